"""Every game, played on the screen."""
