"""People who sat at a table of this device before."""

from __future__ import annotations

from collections.abc import Iterable

from companion.app.models.guest import Guest
from companion.games.tracker.naming import plain_letters

MOST = 6
"""So many are offered."""


def not_seated(guest: Guest, seated: Iterable[str]) -> list[str]:
    """Those who played last and are not at the table yet."""
    taken = {plain_letters(name) for name in seated}
    everybody = guest.house.store.people.everybody()
    return [player.name for player in everybody if plain_letters(player.name) not in taken][:MOST]
