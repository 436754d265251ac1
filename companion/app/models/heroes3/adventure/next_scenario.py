"""Starts the next scenario of a campaign: at once where its beginning is known, else through the set-up."""

from __future__ import annotations

import secrets

from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.models.table_list import setup_screen_route
from companion.games.heroes3.adventure.scenario import campaign_progress
from companion.games.heroes3.adventure.setup_data import ENGINE, GAME, build_setup
from companion.games.heroes3.adventure.state import AdventureState
from companion.kernel.plain_data import to_plain

NEXT = "next-heroes3-sheet"
"""Where the next scenario waits for the set-up to take it over."""


def can_skip_next_scenario_setup(state: AdventureState) -> bool:
    """Whether the next scenario can begin without anybody typing what its book prints."""
    following = campaign_progress.find_next_scenario(state)
    return campaign_progress.is_scenario_lost(state) or (following is not None and following.start is not None)


async def begin_next_scenario(model: AdventureTableModel) -> None:
    """Set up the next scenario, or the same one once more, and go there."""
    session, body = model.session, campaign_progress.build_next_scenario_setup(model.state)
    if body is None:
        return
    table = await session.begin(lambda: session.service.begin(build_setup(body, secrets.randbits(48)), ""))
    if table is not None:
        session.device.go(f"/table/{table}")


async def open_next_scenario_setup(model: AdventureTableModel) -> None:
    """Let the set-up ask for what only the book of the next scenario tells; everything else is filled in."""
    session, body = model.session, campaign_progress.build_next_scenario_setup(model.state)
    if body is not None:
        await session.ask(lambda: session.service.store.settings.put(NEXT, to_plain(body)))
        session.device.go(setup_screen_route(GAME, ENGINE))
