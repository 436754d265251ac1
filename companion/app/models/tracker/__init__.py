"""View models of score sheets: the table and its set-up."""
