"""A game that exists only here, as a folder of content: nothing else knows it."""
