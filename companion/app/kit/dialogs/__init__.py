"""Dialogs over a screen, and the number pad."""
