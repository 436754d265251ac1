"""Packs of cards."""
