"""What buildings, places and cards do."""
