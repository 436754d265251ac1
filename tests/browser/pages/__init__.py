"""Kinds of screens, and what holds of all."""
