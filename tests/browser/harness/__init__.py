"""How browser tests see and touch the app, proved on small apps of their own."""
