"""Tests of the screens, in the app's own process and without a browser."""
