"""Screens of Heroes III."""
