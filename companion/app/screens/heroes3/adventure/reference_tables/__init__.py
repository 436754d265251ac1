"""The tables and dice of Heroes III to look at, with and without a table."""
