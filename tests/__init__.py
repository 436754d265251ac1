"""Tests: they mirror the rooms of the house, and read like play."""
