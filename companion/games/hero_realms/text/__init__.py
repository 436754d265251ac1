"""Cards, questions, positions and typed lines as text."""
