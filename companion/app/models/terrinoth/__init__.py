"""Heroes of Terrinoth as one device sees it: set-up, table, and the cards that are learnt on the way."""
