"""The round of Terrinoth, phase by phase."""
