"""View models of Heroes of Terrinoth: the set-up, the table, and the cards that are typed while playing."""
