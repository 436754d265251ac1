"""Questions that wait for an answer, and what the answers do."""
