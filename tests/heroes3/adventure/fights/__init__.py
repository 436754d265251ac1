"""Combats on the map: who fights, and what comes of it."""
