"""Playing cards in a combat: targets, damage, status, board, war machines."""
