"""What the words of effects do: handed in at the one place that lays a table, for it needs all rules."""
