"""Cards, effects and unit abilities of Heroes III in words."""
