"""Dialogs of a Heroes III combat: units and playing cards."""
