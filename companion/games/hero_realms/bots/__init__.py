"""The automatic players: random, Squire, Knight and Legend."""
