"""A score sheet small enough to hold in the head, for tests of everything around the games."""

from __future__ import annotations

from companion.games.tracker.game import TrackerGame
from companion.games.tracker.score_sheet import CounterDef, DieDef, EndDef, FaceDef, Flow, Seat, Sheet
from companion.kernel.game import ContentStamp, Setup
from companion.kernel.messages import same_text_in_all_languages
from companion.kernel.plain_data import to_plain

ENGINES = {"tracker": TrackerGame()}


def small_sheet(*names: str) -> Sheet:
    """Seats with 50 life each, a pool of gold, turns, and a die."""
    seats = tuple(
        Seat(name.lower(), name, "player", colour=n, holds={"life": 50, "gold": 0})
        for n, name in enumerate(names or ("Red", "Blue"))
    )
    return Sheet(
        game="hero-realms",
        mode="small",
        title=same_text_in_all_languages("Hero Realms"),
        mode_name=same_text_in_all_languages("Small"),
        colour="ember",
        seats=seats,
        counters=(
            CounterDef("life", same_text_in_all_languages("Life"), "heart", low=0, high=99, show="main"),
            CounterDef("gold", same_text_in_all_languages("Gold"), "coin", low=0, show="pool"),
        ),
        dice=(
            DieDef(
                "d6",
                same_text_in_all_languages("Die"),
                tuple(FaceDef(str(n), same_text_in_all_languages(str(n))) for n in range(1, 7)),
            ),
        ),
        flow=Flow(turns=tuple((seat.id,) for seat in seats)),
        end=EndDef(win="last-seat"),
        first=seats[0].id,
        players=len(seats),
    )


def small_setup(*names: str, seed: int = 7) -> Setup:
    """A setup of the small sheet."""
    sheet = small_sheet(*names)
    return Setup(sheet.game, "tracker", seed, to_plain(sheet), ContentStamp("1.0", "abc123"))
