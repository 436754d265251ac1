"""What `companion simulate` does for Terrinoth, and the games it plays for that."""
