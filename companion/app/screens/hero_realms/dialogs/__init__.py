"""Dialogs of a Hero Realms table: seats, market slots, choosing champions."""
