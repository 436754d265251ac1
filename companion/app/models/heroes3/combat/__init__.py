"""View models of Heroes III combats: the table, its set-up, the board and the odds."""
