"""What has a meaning is explained where it is pressed for long."""
