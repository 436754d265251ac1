"""Tests of the games and of what `content/` says of them."""
