"""Turns, zones, damage, who can attack whom."""
