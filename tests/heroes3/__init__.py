"""Tests of the engines of Heroes III, of combats and of whole games."""
