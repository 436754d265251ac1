"""View models of the map part of Heroes III: the table, its set-up, dialogs and searches."""
