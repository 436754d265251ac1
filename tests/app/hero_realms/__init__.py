"""Screens of Hero Realms."""
