"""How fast it is: measured, not judged."""
