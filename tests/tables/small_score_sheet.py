"""A score sheet small enough to hold in the head, for tests of everything around the games."""

from __future__ import annotations

from companion.games.tracker.game import TrackerGame
from companion.games.tracker.score_sheet import CounterDef, DieDef, EndDef, FaceDef, Flow, Seat, Sheet
from companion.kernel.game import ContentStamp, Setup
from companion.kernel.messages import untranslated_text
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
        title=untranslated_text("Hero Realms"),
        mode_name=untranslated_text("Small"),
        colour="ember",
        seats=seats,
        counters=(
            CounterDef("life", untranslated_text("Life"), "heart", low=0, high=99, show="main"),
            CounterDef("gold", untranslated_text("Gold"), "coin", low=0, show="pool"),
        ),
        dice=(
            DieDef(
                "d6", untranslated_text("Die"), tuple(FaceDef(str(n), untranslated_text(str(n))) for n in range(1, 7))
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
