"""The language of effects: every word of it does what it says."""
