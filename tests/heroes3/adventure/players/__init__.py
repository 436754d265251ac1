"""What each player has and does."""
