"""The screens, one module each. They know models and the kit; nothing in them knows a particular game."""
