"""View models of Hero Realms with bots: the set-up, the table, the thinking bot, its turn, the statistics."""
