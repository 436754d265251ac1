"""What the commands do. Imported only when one of them runs, for much of it stands on large libraries."""
