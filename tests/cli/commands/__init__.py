"""The other commands."""
