"""What `companion odds` and `companion tables` do for Heroes III."""
