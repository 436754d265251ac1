"""Position files: positions of any game written by hand, played act by act."""
