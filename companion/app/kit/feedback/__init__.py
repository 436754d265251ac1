"""Feedback: short messages, empty lists, what could not be drawn."""
