"""What `companion simulate` does for Hero Realms, and the games it plays for that."""
