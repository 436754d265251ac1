"""Backups of the whole database: writing and restoring them."""
