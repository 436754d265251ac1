"""From a box and what people chose to a score sheet."""
