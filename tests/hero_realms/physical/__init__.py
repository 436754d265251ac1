"""Tables with real cards."""
