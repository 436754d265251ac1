"""Combat of Heroes III as one device sees it: setting it up, the board, the moment, the odds."""
