"""Tables of every engine in the middle of play, made without a screen, to be looked at."""
