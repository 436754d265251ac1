"""From one scenario of a campaign to the next: begun at once where its beginning is known, else by the set-up."""

from __future__ import annotations

import secrets

from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.lobby import new_route
from companion.games.heroes3.sheet import campaigns
from companion.games.heroes3.sheet.setup import ENGINE, GAME, lay
from companion.games.heroes3.sheet.state import SheetState
from companion.kernel.plain import to_plain

NEXT = "next-heroes3-sheet"
"""Where the next scenario waits for the set-up to take it over."""


def whole(state: SheetState) -> bool:
    """Whether the next scenario can begin without anybody typing what its book prints."""
    following = campaigns.next_scenario(state)
    return campaigns.lost(state) or (following is not None and following.start is not None)


async def begin_next(evening: SheetEvening) -> None:
    """Lay the table for the next scenario, or for the same one once more, and go there."""
    guest, body = evening.guest, campaigns.next_body(evening.state)
    if body is None:
        return
    table = await guest.begin(lambda: guest.house.begin(lay(body, secrets.randbits(48)), ""))
    if table is not None:
        guest.device.go(f"/table/{table}")


async def to_setup(evening: SheetEvening) -> None:
    """Let the set-up ask for what only the book of the next scenario tells; everything else is filled in."""
    guest, body = evening.guest, campaigns.next_body(evening.state)
    if body is not None:
        await guest.ask(lambda: guest.house.store.settings.put(NEXT, to_plain(body)))
        guest.device.go(new_route(GAME, ENGINE))
