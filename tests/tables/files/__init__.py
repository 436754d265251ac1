"""Tables that leave as files and come in again."""
