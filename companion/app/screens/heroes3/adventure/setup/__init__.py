"""The set-up screen of the map part of Heroes III."""
