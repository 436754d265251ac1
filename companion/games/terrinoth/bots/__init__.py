"""The automatic player of the heroes."""
