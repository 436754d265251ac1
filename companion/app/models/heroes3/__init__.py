"""View models of Heroes III: the map part and its combats."""
