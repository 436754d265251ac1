"""What the books say, read from content files: towns, heroes, places, scenarios, event cards."""
