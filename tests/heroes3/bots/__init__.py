"""AI units and AI heroes."""
