"""What the `companion table ...` commands do."""
