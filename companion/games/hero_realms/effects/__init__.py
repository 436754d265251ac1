"""Running the effects of cards."""
