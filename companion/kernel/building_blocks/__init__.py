"""Parts that games are built from: seeded random numbers, piles, limits, seating, timers, effect notation."""
