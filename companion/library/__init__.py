"""The library: loads and checks content, puts messages into words, and answers questions about rules and cards."""
