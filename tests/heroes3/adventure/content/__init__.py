"""The files of towns, heroes, map and scenarios."""
