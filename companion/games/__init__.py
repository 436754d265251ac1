"""The games, one folder each. `tracker` is the score sheet that keeps any game whose box is described in `content/`."""
