"""What the cards do and say."""
