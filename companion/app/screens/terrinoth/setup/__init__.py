"""The set-up screen of Terrinoth."""
