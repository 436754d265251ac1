"""Tests that open the app in a real browser, with one or more people at it."""
