"""Text: styles, formatted text, large numbers, shrinking text to its room."""
