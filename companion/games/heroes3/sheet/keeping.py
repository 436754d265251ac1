"""Words that hold for a while: production of a flagged field, the astrologers' word, permanent cards."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.heroes3.evening.income import Flag
from companion.games.heroes3.sheet import lasting, sources
from companion.games.heroes3.sheet.errands import Carried, Errand, Word
from companion.kernel.words import message

UNDECIDED = Flag("settlement")
"""A settlement for which nothing was chosen yet, or units."""


def _production(errand: Errand) -> Carried:
    """A settlement gets its resource; anything else raises the track so long. heroes3 7."""
    resource = errand.do.args[1]
    flags = list(errand.sheet.flags)
    if errand.source != "place:settlement":
        lasting.begin(errand.desk, errand.source, errand.step, "always", errand.seat)
    elif UNDECIDED in flags:
        flags[flags.index(UNDECIDED)] = Flag("settlement", resource)
        errand.sheet.flags = tuple(flags)
        errand.note(message("h3s-fx-settlement", name=errand.name, resource=resource))
    else:
        # Somebody took it before the choice was made: it produces for nobody.
        errand.note(message("h3s-fx-had-no-flag", name=errand.name, place=sources.name(errand.source)), "remind")
    return errand.then


def _so_long(errand: Errand) -> Carried:
    lasting.begin(errand.desk, errand.source, errand.step, "always", errand.seat)
    return errand.then


def _this_round(errand: Errand) -> Carried:
    lasting.begin(errand.desk, errand.source, errand.step, "this-round", errand.seat)
    return errand.then


WORDS: Mapping[str, Word] = {
    "production": _production,
    "cheaper-reinforcing": _this_round,
    "free-spell-book": _this_round,
    "easier-neutrals": _this_round,
    "truce": _this_round,
    "stronger-schools": _this_round,
    "sure-defense": _this_round,
    "two-events": _this_round,
    "spell-search": _this_round,
    **dict.fromkeys(("movement", "hand-limit", "reroll", "spoils", "power"), _so_long),
}
