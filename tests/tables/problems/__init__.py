"""Damaged tables, and reports of what went wrong."""
