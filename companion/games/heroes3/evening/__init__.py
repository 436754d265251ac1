"""The evening around the fights of Heroes III: towns, heroes, map, calendar and tables, as data and plain reckoning.

Nothing here keeps a table: these are the facts and the sums that a sheet is built on.
"""
