"""What holds for a while: the astrologers' word, permanent cards, and what buildings give for a round. heroes3 1."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.games.heroes3.cards import words_of
from companion.games.heroes3.evening.calendar import astrologers_speak, round_kind
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.wording import effect_words
from companion.games.heroes3.sheet import running, sources
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.spelling import read
from companion.games.heroes3.sheet.state import Lasting, SheetState
from companion.kernel.effects import Do
from companion.kernel.words import message

LATER = ("next-round", "next-resource-round")
"""What is announced now and carried out in a round to come."""
FAR = 100
"""No evening is longer: the next astrologers' round is looked for so far."""


def of(state: SheetState, word: str, seat: str = "") -> list[Lasting]:
    """What holds now for this player (or everybody) and has this word in its effect."""
    return [one for one, do in _in_force(state, seat) if do.word == word]


def movement(state: SheetState, seat: str) -> int:
    """How many movement points more, or less, every hero of this player has."""
    return _difference(state, seat, "movement")


def hand(state: SheetState, seat: str) -> int:
    """How much higher, or lower, this player's hand limit is; it never goes below 4 by it."""
    return _difference(state, seat, "hand-limit")


def production(state: SheetState, seat: str) -> Purse:
    """What lasting cards add to the production track of a player."""
    found = [do for _, do in _in_force(state, seat) if do.word == "production"]
    return sum((Purse.of({do.args[1]: int(do.args[0])}) for do in found), Purse())


def begin(desk: Desk, source: str, effect: str, when: str, seat: str = "") -> None:
    """Something holds from now on, for a player or for everybody."""
    desk.lasts(Lasting(source, effect, when, _until(desk.state, when), seat))
    does = effect_words(read(effect), sources.tell(source))
    told = message("h3s-fx-lasts", source=sources.name(source), when=message(f"h3e-when-{when}"), does=does)
    desk.note(seat, sources.rule(source), told, "remind")


def drop(desk: Desk, source: str, seat: str = "") -> None:
    """What a card brought is over for a player, or for everybody."""
    _drop(desk, lambda one: one.source == source and one.seat == seat)


def used(desk: Desk, seat: str, word: str) -> None:
    """A player has used up something that holds once, such as `cheaper-reinforcing`; `word` may be a moment, too."""
    own = [one for one in desk.state.table.lasting if one.seat == seat]
    fitting = [one for one in own if one.when == word or any(do.word == word for do in words_of(read(one.effect)))]
    if fitting:
        _drop(desk, lambda one: one is fitting[0])


def fought(desk: Desk, seat: str, won: bool) -> None:
    """A player has fought a combat to its end, quick ones aside: the first one is over, a won one may bring a die."""
    used(desk, seat, "first-combat")
    for spoils in of(desk.state, "spoils", seat) if won else ():
        running.run(desk, seat, spoils.source, "roll(1, resource, all)")


def turn_ends(desk: Desk, seat: str) -> None:
    """Carry out what this player's lasting cards do at the end of a turn."""
    for one in desk.state.table.lasting:
        if one.seat == seat and one.when == "end-of-turn":
            running.run(desk, seat, one.source, one.effect)


def expire(desk: Desk) -> None:
    """A round starts: what is over is over."""
    now = desk.state.table.round
    _drop(desk, lambda one: bool(one.until) and one.until < now)


def announced(desk: Desk) -> None:
    """Carry out what was announced for this round."""
    table = desk.state.table
    due = [one for one in table.lasting if one.when in LATER and one.until == table.round]
    table.lasting = tuple(one for one in table.lasting if one not in due)
    for one in due:
        for seat in [one.seat] if one.seat else everybody(desk.state):
            running.run(desk, seat, one.source, one.effect)


def replaced(desk: Desk) -> None:
    """Another Astrologers card takes the place of the last one."""
    _drop(desk, lambda one: one.when == "until-replaced")


def everybody(state: SheetState) -> list[str]:
    """All who still play, clockwise from the starting player."""
    return [chair.id for chair in state.layout.body.players if not state.sheet(chair.id).out]


def _drop(desk: Desk, over: Callable[[Lasting], bool]) -> None:
    """What is over is told once, and with it ends what it still offers."""
    table = desk.state.table
    gone = [one for one in table.lasting if over(one)]
    table.lasting = tuple(one for one in table.lasting if one not in gone)
    left = {one.source for one in table.lasting}
    for source in dict.fromkeys(one.source for one in gone):
        desk.note("", sources.rule(source), message("h3s-fx-over", source=sources.name(source)))
        if source not in left:
            table.matters = tuple(open_ for open_ in table.matters if (open_.kind, open_.source) != ("offer", source))


def _in_force(state: SheetState, seat: str) -> Iterator[tuple[Lasting, Do]]:
    for one in state.table.lasting:
        if one.when not in LATER and one.seat in ("", seat):
            yield from ((one, do) for do in words_of(read(one.effect)))


def _difference(state: SheetState, seat: str, word: str) -> int:
    found = [do.args for _, do in _in_force(state, seat) if do.word == word]
    return sum(int(count) if which == "more" else -int(count) for count, which in found)


def _until(state: SheetState, when: str) -> int:
    """The last round in which it holds, or the one in which it is carried out; 0 for no end of its own."""
    now = state.table.round
    if when in ("this-round", "first-combat"):
        return now
    if when in ("two-rounds", "next-round"):
        return now + 1
    if when == "next-resource-round":
        return next(number for number in range(now + 1, now + FAR) if round_kind(number) == "resource")
    if when in ("until-next-astrologers", "not-stated"):
        rules = state.layout.rules
        return next((n - 1 for n in range(now + 1, now + FAR) if astrologers_speak(n, rules)), 0)
    return 0
