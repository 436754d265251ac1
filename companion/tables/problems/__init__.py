"""What to do when something is wrong: check tables, look at unreadable ones, make a problem report."""
