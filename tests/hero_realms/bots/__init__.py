"""Who plays by itself in Hero Realms."""
