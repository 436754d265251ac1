"""The app people touch: look, components, shell and screens."""
