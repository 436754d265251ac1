"""How each word of an effect is carried out: dice, cards, units, choices, auctions."""
