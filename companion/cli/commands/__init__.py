"""The commands with their options and help. What they do is in `handlers/`."""
