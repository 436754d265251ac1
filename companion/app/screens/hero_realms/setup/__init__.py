"""The set-up screen of Hero Realms."""
