"""The models of tables whose game has no screens of its own."""
