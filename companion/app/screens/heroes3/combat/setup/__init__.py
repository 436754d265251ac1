"""The set-up screen of a Heroes III combat."""
