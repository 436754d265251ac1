"""Players who played at a table of this device before."""

from __future__ import annotations

from collections.abc import Iterable

from companion.app.models.device_session import DeviceSession
from companion.games.tracker.name_lookup import normalize_letters

MOST_SUGGESTED = 6
"""So many are offered."""


def recent_players_not_seated(session: DeviceSession, seated: Iterable[str]) -> list[str]:
    """Those who played last and are not at the table yet."""
    taken = {normalize_letters(name) for name in seated}
    everybody = session.service.store.people.everybody()
    return [player.name for player in everybody if normalize_letters(player.name) not in taken][:MOST_SUGGESTED]
