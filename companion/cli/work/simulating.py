"""Many games for `companion simulate`: which game, with a progress bar, and figures that every game tells alike."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any, TypeVar

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.work.waiting import bar
from companion.kernel.chances import interval
from companion.kernel.refusals import Malformed, Unknown
from companion.lab.arena import mean

T = TypeVar("T")

OPTIONS = {
    "hero-realms": ("mode", "seats", "boss", "party"),
    "terrinoth": ("quest", "heroes"),
}
"""The games, and the options that only one of them knows."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What was asked for. What nobody typed is empty."""

    mode: str = ""
    seats: int = 0
    boss: str = ""
    party: int = 0
    quest: str = ""
    heroes: int = 0
    level: str = ""
    games: int = 100
    seed: int = 1


def simulate(desk: Desk, game: str, wanted: Wanted) -> Answer:
    """Play and count."""
    if game not in OPTIONS:
        raise Unknown("simulate-no-game", found=game, options=", ".join(OPTIONS))
    foreign = {name for other, names in OPTIONS.items() if other != game for name in names}
    for option in fields(wanted):
        if option.name in foreign and getattr(wanted, option.name):
            allowed = ", ".join(f"--{name}" for name in OPTIONS[game])
            raise Malformed("simulate-not-its-option", option=f"--{option.name}", game=game, options=allowed)
    if game == "terrinoth":
        from companion.cli.work import simulating_quests

        return simulating_quests.simulate(desk, wanted)
    from companion.cli.work import simulating_matches

    return simulating_matches.simulate(desk, wanted)


# --- what all games share ------------------------------------------------------------------------


def played(desk: Desk, games: int, play: Callable[[Callable[[int], None]], T]) -> T:
    """Play with a progress bar."""
    with bar(desk.words("simulate-progress")) as shown:
        task = shown.add_task("", total=games)
        return play(lambda done: shown.update(task, completed=done))


def share(wins: int, games: int) -> dict[str, Any]:
    """How often somebody won, with the 95 % interval, for programs."""
    low, high = interval(wins, games)
    return {"wins": wins, "share": round(wins / games, 4), "low": round(low, 4), "high": round(high, 4)}


def share_in_words(wins: int, games: int) -> dict[str, str]:
    """The same for people, in per cent."""
    low, high = interval(wins, games)
    return {"share": f"{100 * wins / games:.1f}", "low": f"{100 * low:.1f}", "high": f"{100 * high:.1f}"}


def length(counts: Sequence[int]) -> dict[str, Any]:
    """How long games took."""
    return {"mean": round(mean(counts), 2), "least": min(counts), "most": max(counts)}
