"""Rules that need no table."""
