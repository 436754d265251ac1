"""Companion: the app that takes the empty chair at a game table."""

__version__ = "0.2.0"
