"""Attacks on everything that keeps evenings, for as long as one likes: `make torture ARGS="--kills 2000 --seed 1"`."""
