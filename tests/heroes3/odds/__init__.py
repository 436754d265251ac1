"""Simulated fights and exact duels."""
