"""Touching: what can be pressed, held and explained, and the callbacks behind it."""
