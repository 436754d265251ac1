"""`companion table`."""
