"""A table of Hero Realms with an empty chair: setting it up, sitting at it, the app thinking, its turn, the end."""
