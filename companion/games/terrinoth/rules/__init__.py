"""The rules of Terrinoth: actions, dice, engagement, exploration, wounds, the peril track."""
