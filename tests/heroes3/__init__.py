"""The combat engine of Heroes III and everything that plays it."""
