"""Heroes III in the library."""
