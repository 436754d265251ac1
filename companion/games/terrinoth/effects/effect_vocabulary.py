"""The words that cards are written in. The set is closed: whatever is not here cannot be on a card (but see `manual`).

docs/terrinoth.md explains every word, `resolution/effect_operations.py` carries the operations out, tests/terrinoth has
a test for each.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from companion.games.terrinoth.effects.effect_tree import Argument, Filters, NamedNumber, Number, Place, Selector


@dataclass(frozen=True, slots=True)
class Param:
    """One argument of an operation: what may stand there, and what holds where nothing does."""

    name: str
    kind: str
    default: Argument | None = None
    words: frozenset[str] = frozenset()


def _words(name: str, default: str, *words: str) -> Param:
    return Param(name, "word", default, frozenset(words))


ACTIVE: Final = Selector("active")
_WHO, _N, _ONE = Param("who", "being"), Param("n", "quantity"), Param("n", "quantity", Number(1))
_DICE = Param("dice", "quantity")

OPERATIONS: dict[str, tuple[Param, ...]] = {
    # The three basic keywords: terrinoth E6.
    "advance": (),
    "retreat": (),
    "damage": (),
    "wound": (_WHO, _N),
    "recover": (_WHO, _N),
    "engage": (Param("enemy", "enemy"), Param("hero", "hero", ACTIVE)),
    "toShadows": (Param("enemy", "enemy"), _words("face", "up", "up", "down")),
    "spawn": (
        _ONE,
        Param("to", "place", Place("default")),
        _words("face", "up", "up", "down"),
        _words("from", "deck", "deck", "discard", "lair"),
        Param("filter", "filters", Filters(())),
    ),
    "reveal": (Param("enemy", "enemy"),),
    "activate": (Param("enemy", "enemy"), Param("by", "hero", ACTIVE)),
    "exhaust": (Param("what", "thing"), _ONE),
    "ready": (Param("what", "thing"), Param("n", "quantity", NamedNumber("all"))),
    "give": (Param("condition", "name"), Param("who", "hero", ACTIVE)),
    "cure": (Param("condition", "name"), Param("who", "hero", ACTIVE)),
    "token": (Param("who", "hero"), _N),
    "progress": (_N,),
    "peril": (_ONE, _words("resolve", "yes", "yes", "no")),
    "draw": (
        _words("deck", "exploration", "exploration"),
        _ONE,
        Param("keep", "quantity", NamedNumber("all")),
        _words("rest", "discard", "top", "bottom", "choice", "discard"),
    ),
    "discard": (Param("what", "thing"), _ONE),
    "upgrade": (Param("who", "hero", ACTIVE),),
    # The four actions: terrinoth 4.1.1.
    "attack": (_DICE, Param("targets", "quantity", Number(1)), _words("ranged", "no", "yes", "no")),
    "explore": (_DICE,),
    "rest": (_DICE,),
    "aid": (_DICE,),
    "reroll": (_ONE, _words("die", "any", "hero", "enemy", "any")),
    "leader": (Param("who", "hero"),),
    "win": (),
    "lose": (),
}
Action = Literal["attack", "explore", "rest", "aid"]
ACTIONS: tuple[Action, ...] = ("attack", "explore", "rest", "aid")
BASIC_KEYWORDS = ("advance", "retreat", "damage")

HEROES = frozenset({
    "active", "engaged", "leader", "target", "next", "owner", "it", "hero.each", "hero.other", "hero.pick",
    "hero.most", "hero.least",
})  # fmt: skip
ENEMIES = frozenset({"self", "nemesis", "target", "it", "enemy.each", "enemy.pick", "enemy.hardest", "enemy.easiest"})
MEASURES = frozenset({"wounds", "tokens", "engaged"})
PICKERS = frozenset({"leader", "active"})
PARTS = frozenset({"act", "item"})

LEVELS = ("trivial", "challenging", "formidable")
ROLES = ("minion", "chieftain", "nemesis")
ENEMY_FILTERS: dict[str, frozenset[str]] = {
    # Nothing listed: any word. `same` is the title or a trait of the card that speaks.
    "trait": frozenset(),
    "title": frozenset(),
    "role": frozenset(ROLES),
    "level": frozenset(LEVELS),
    "engaged": frozenset({"active", "leader", "owner", "it", "target", "engaged", "any"}),
    "zone": frozenset({"shadows", "engaged", "lair", "play"}),
}
ENEMY_FLAGS = frozenset({"ready", "exhausted", "facedown", "wounded", "self"})
CARD_FLAGS = frozenset({*ACTIONS, "ready", "exhausted", "basic", "advanced"})

QUANTITIES = frozenset({"atk", "res", "health", "heroes", "progress", "successes", "round", "X", "?", "all"})
MEASURED: dict[str, str] = {"count": "thing", "wounds": "being", "tokens": "hero"}
COMPARISONS = ("=", "!=", "<=", ">=", "<", ">")

TESTS: dict[str, str] = {
    "inLair": "enemy", "defeated": "being", "explored": "location", "zone": "zone", "has": "has", "leading": "hero",
}  # fmt: skip
PLACES = frozenset({"final", "active"})
ZONES = frozenset({"shadows", "engaged", "lair"})

PHASES = ("heroes", "enemies", "peril", "travel")
TRIGGERS: dict[str, frozenset[str] | None] = {
    # None: no brackets; an empty set: any word in them.
    "threat": None, "counterattack": None, "activated": None, "spawned": None, "engaged": None, "defeated": None,
    "wounded": None, "roll": None, "endRound": None, "use": None, "resolve": None, "start": None, "setup": None,
    "phase": frozenset(PHASES), "travelTo": frozenset(), "peril": frozenset(),
}  # fmt: skip

SHIFTS = frozenset({"atk", "res", "health", "dice", "spawnRed", "spawnBlack"})
"""Modifiers with a number to add: `atk+1`. `dice(attack)+1` is for one action only."""
BANNED = frozenset({
    "exhaust", "ready", "toShadows", "engage", "wound", "recover", "token", "advance", "retreat", "damage",
    "counterattack", "activate", "attack", "explore", "rest", "aid",
})  # fmt: skip
"""What `cannot(...)` may forbid."""
DICE_REROLLED = frozenset({"enemy", "hero"})
MODIFIERS = SHIFTS | {"limit", "cannot", "firstWoundTo", "rerollBlank"}
