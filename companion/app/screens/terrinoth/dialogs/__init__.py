"""Dialogs of a Terrinoth table: heroes, enemies, locations, entering cards and effects."""
