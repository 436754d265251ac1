"""Files beside the database: written whole or not at all, named, and cleared away when left unfinished."""
