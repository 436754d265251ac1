"""Tables of Hero Realms with bots, for the tests of its screens."""

from __future__ import annotations

from typing import Any

from companion.games.hero_realms import acts
from companion.games.hero_realms.ask_and_answer import legal_answers
from companion.games.hero_realms.bot_turn_steps import decide_next_step, find_awaited_actor
from companion.games.hero_realms.bots.bot_factory import create_bot_for_seat
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.setup_data import Chair, SetupBody, build_setup
from companion.games.hero_realms.state import HeroState
from companion.tables.table_service import TableService
from tests.app.device_actions import has, press, write
from tests.in_process_device import Device

MARKET = ("orc-grunt", "spark", "rake-master-assassin", "bribe", "taxation")


def party(level: str = "knight", mode: str = "dragon", market: str = "table", **more: Any) -> SetupBody:
    """Ana and Ben with their real cards against a boss that the app plays."""
    heroes = (Chair("ana", "Ana", "cleric", played_by="people"), Chair("ben", "Ben", "thief", played_by="people"))
    return SetupBody(mode, heroes, market=market, boss_played_by="app", boss_level=level, **more)  # type: ignore[arg-type]


def duel(level: str = "knight", **more: Any) -> SetupBody:
    """Ana against the app."""
    chairs = (Chair("ana", "Ana", played_by="people"), Chair("app", "The app", played_by="app", level=level))  # type: ignore[arg-type]
    return SetupBody("free-for-all", chairs, first="ana", **more)


def begin(house: TableService, body: SetupBody, seed: int = 5, row: tuple[str, ...] = MARKET) -> str:
    """Lay the table; a real market is told at once."""
    table = house.begin(build_setup(body, seed), "")
    if body.market == "table":
        for card in row:
            house.give(table, acts.Choose(card), who="device-phone")
    return table


def state_of(house: TableService, table: str) -> HeroState:
    """The table as it stands."""
    state: HeroState = house.open(table).state
    return state


def row_of(house: TableService, table: str) -> list[str]:
    """The ids of the market cards; nothing for an empty slot."""
    state = state_of(house, table)
    return [state.table.cards[card].id if card >= 0 else "" for card in state.row]


def cards_shown(device: Device) -> list[str]:
    """The cards of the open slot sheet, in reading order."""
    shown = [str(getattr(control, "identifier", "")) for control in device.walk()]
    return list(dict.fromkeys(name for name in shown if name.startswith("card-")))


def type_card(device: Device, letters: str) -> str:
    """Type letters into the open slot sheet and tap the first card that is left; its id."""
    write(device, "slot-typed", letters)
    found = cards_shown(device)
    assert found, f"no card begins with {letters!r}"
    press(device, found[0])
    return found[0].removeprefix("card-")


def step(device: Device) -> None:
    """Press "Next" and wait until the step is there; a card that turned up is told."""
    if has(device, "ask-slot"):
        press(device, "ask-slot")
        press(device, cards_shown(device)[0])
        return
    press(device, "next-step")


def play_app_turn(device: Device, most: int = 60) -> None:
    """Press whatever is gold until the app's turn is over."""
    for _ in range(most):
        if not (has(device, "next-step") or has(device, "ask-slot")):
            return
        step(device)
    raise AssertionError("the app's turn never ends")


def app_turn(house: TableService, table: str) -> None:
    """Let the app play its turn without a screen; of the cards that may turn up, the first does."""
    turn = state_of(house, table).turns
    player = create_bot_for_seat(state_of(house, table), SeatView(state_of(house, table)).seats[0])
    while not (state := state_of(house, table)).ended and state.turns == turn:
        if find_awaited_actor(state).kind == "turned":
            house.give(table, acts.Choose(legal_answers(state)[0]), who="device-phone")
        else:
            done = decide_next_step(state, player)
            assert done is not None
            house.give(table, done.act, who="chair", why=done.reason)
