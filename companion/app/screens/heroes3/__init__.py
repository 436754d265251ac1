"""Screens of Heroes III besides the score sheet."""
