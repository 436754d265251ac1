"""The commands that Fifth Wheel carries out itself."""
