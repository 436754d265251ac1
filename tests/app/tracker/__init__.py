"""Screens of score sheets."""
