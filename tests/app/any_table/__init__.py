"""What the screens of every table have in common."""
