"""The course of a combat: placement, turn order, activation, AI hero decks, its end."""
