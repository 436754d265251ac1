"""How an adventure begins: scenario checks, the opening position, campaigns."""
