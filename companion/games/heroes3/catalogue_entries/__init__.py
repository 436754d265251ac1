"""Library entries of what the map part of Heroes III has: towns, places, scenarios, event cards."""
