"""The full engine of Hero Realms."""
