"""The round: its steps, the guide through it, corrections by hand."""
