"""Companion: the app that takes the empty chair at a game table."""

__version__ = "0.1.0"
