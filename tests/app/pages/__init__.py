"""Screens away from the tables."""
