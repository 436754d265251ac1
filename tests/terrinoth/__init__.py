"""Tests of the engine of Heroes of Terrinoth."""
