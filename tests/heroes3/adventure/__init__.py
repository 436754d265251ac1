"""Whole games on the map."""
