"""Effects of places and cards on the map: context, running them, writing them, what lasts."""
