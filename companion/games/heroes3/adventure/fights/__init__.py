"""Fights on the map: who guards a field, setting a combat up, what its outcome brings."""
