"""The library: loads and checks content, and puts messages into words. Rules and card search will live here."""
