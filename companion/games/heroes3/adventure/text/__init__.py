"""Typed lines of the adventure, read into acts."""
