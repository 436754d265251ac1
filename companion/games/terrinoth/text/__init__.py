"""Positions and typed lines as text."""
