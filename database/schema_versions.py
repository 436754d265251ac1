"""The versions of the database that this app knows, oldest first: one a file in `migrations/versions/`.

They stand here, too, so that opening an up-to-date database does not import Alembic, which takes half a second.
"""

VERSIONS = ("0001", "0002", "0003", "0004", "0005", "0006")
NEWEST = VERSIONS[-1]
