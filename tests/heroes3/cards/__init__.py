"""The cards as data and as text."""
