"""Screens of Heroes of Terrinoth."""
