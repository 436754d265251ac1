"""Questions to the players: what is open, and how rules ask for a number, a target or a yes."""
