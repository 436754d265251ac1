"""Whether an effect would do nothing (terrinoth G1), and whether a cost can be paid in full (G2). Asks nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from companion.games.terrinoth import belongings, selecting
from companion.games.terrinoth.language import (
    Choose,
    Do,
    Each,
    Effect,
    Effects,
    Filters,
    If,
    Manual,
    May,
    Place,
    Quantity,
    Selector,
)
from companion.games.terrinoth.scope import Scope
from companion.games.terrinoth.state import Enemy, World
from companion.games.terrinoth.vocabulary import OPERATIONS

Args = dict[str, Any]


def idle(w: World, scope: Scope, effects: Effects) -> bool:
    """Whether nothing at all would change."""
    return all(_idle(w, scope, effect) for effect in effects)


def _idle(w: World, scope: Scope, effect: Effect) -> bool:
    if isinstance(effect, Do):
        check = _IDLE.get(effect.op)
        return check is not None and check(w, scope, arguments(effect))
    if isinstance(effect, Manual):
        return False
    if isinstance(effect, May):
        return idle(w, scope, effect.body)
    if isinstance(effect, If):
        return idle(w, scope, effect.then if selecting.holds(w, scope, effect.test) else effect.otherwise)
    if isinstance(effect, Each):
        beings = _beings(w, scope, effect.of)
        return all(idle(w, replace(scope, it=being), effect.body) for being in beings)
    if isinstance(effect, Choose):
        return all(idle(w, scope, branch) for branch in effect.branches)
    return not payable(w, scope, effect.cost) or idle(w, scope, effect.body)


def payable(w: World, scope: Scope, cost: Do) -> bool:
    """Whether a cost can be paid in full, from one's own cards and tokens: terrinoth G2."""
    args = arguments(cost)
    n = abs(selecting.value(w, scope, args["n"]) or 0) if "n" in args else 1
    if cost.op == "token":
        return all(w.heroes[hero].tokens >= n for hero in selecting.heroes(w, scope, args["who"]))
    if cost.op == "progress":
        return w.progress >= n
    if cost.op in ("exhaust", "discard"):
        return _enough(w, scope, cost.op, args["what"], n)
    return not _idle(w, scope, cost)


def _enough(w: World, scope: Scope, op: str, what: Selector, n: int) -> bool:
    if what.part == "act":
        ready = [s for hero in selecting.heroes(w, scope, what) for s in selecting.slots(w, hero, what.where)]
        return sum(not slot.exhausted for slot in ready) >= n
    if what.part == "item":
        return sum(len(w.heroes[hero].items) for hero in selecting.heroes(w, scope, what)) >= n
    if what.base == "self" and scope.enemy is None:
        return belongings.holds_self(w, scope)
    return any(op == "discard" or not enemy.exhausted for enemy in selecting.enemies(w, scope, what))


def arguments(effect: Do) -> Args:
    """The arguments of an operation with the defaults filled in."""
    given = dict(effect.args)
    return {param.name: given.get(param.name, param.default) for param in OPERATIONS[effect.op]}


def _beings(w: World, scope: Scope, selector: Selector) -> list[int | Enemy]:
    found: list[int | Enemy] = list(selecting.heroes(w, scope, selector))
    return found or list(selecting.enemies_or_none(w, scope, selector))


def _number(w: World, scope: Scope, quantity: Quantity) -> int:
    """What a quantity comes to; one that the table must say is taken to be something."""
    found = selecting.value(w, scope, quantity)
    return 1 if found is None else found


def _moving(w: World, scope: Scope, args: Args) -> bool:
    enemy = scope.enemy
    return enemy is None or not enemy.in_play or (enemy.zone == "engaged" and enemy.hero == scope.hero)


def _wound(w: World, scope: Scope, args: Args) -> bool:
    return _number(w, scope, args["n"]) <= 0 or not _beings(w, scope, args["who"])


def _recover(w: World, scope: Scope, args: Args) -> bool:
    beings = _beings(w, scope, args["who"])
    return not any(being.wounds if isinstance(being, Enemy) else w.heroes[being].wounds for being in beings)


def _engage(w: World, scope: Scope, args: Args) -> bool:
    hidden = w.table.settings.engage_facedown == "forbid"
    found = [e for e in selecting.enemies(w, scope, args["enemy"]) if not (hidden and e.facedown)]
    heroes = selecting.heroes(w, scope, args["hero"])
    return not any(enemy.zone != "engaged" or enemy.hero != hero for enemy in found for hero in heroes)


def _to_shadows(w: World, scope: Scope, args: Args) -> bool:
    return all(enemy.zone == "shadows" for enemy in selecting.enemies(w, scope, args["enemy"]))


def _spawn(w: World, scope: Scope, args: Args) -> bool:
    to: Place = args["to"]
    if to.hero is not None and not selecting.heroes(w, scope, to.hero):
        return True
    if args["from"] == "lair":
        return not any(enemy.zone == "lair" for enemy in w.enemies)
    if w.table.settings.decks == "table":
        return False
    pile, where = w.decks["enemies"], args["filter"]
    assert isinstance(where, Filters)
    cards = pile.discards if args["from"] == "discard" else pile.cards + pile.discards
    return not cards or _number(w, scope, args["n"]) <= 0


def _exhaust(w: World, scope: Scope, args: Args) -> bool:
    return _all_already(w, scope, args["what"], exhausted=True)


def _ready(w: World, scope: Scope, args: Args) -> bool:
    return _all_already(w, scope, args["what"], exhausted=False)


def _all_already(w: World, scope: Scope, what: Selector, exhausted: bool) -> bool:
    if what.part == "act":
        found = [slot for hero in selecting.heroes(w, scope, what) for slot in selecting.slots(w, hero, what.where)]
        return all(slot.exhausted == exhausted for slot in found)
    return all(enemy.exhausted == exhausted for enemy in selecting.enemies(w, scope, what))


def _discard(w: World, scope: Scope, args: Args) -> bool:
    return not _enough(w, scope, "discard", args["what"], 1)


def _give(w: World, scope: Scope, args: Args) -> bool:
    return all(args["condition"] in w.heroes[hero].conditions for hero in selecting.heroes(w, scope, args["who"]))


def _cure(w: World, scope: Scope, args: Args) -> bool:
    return not any(args["condition"] in w.heroes[hero].conditions for hero in selecting.heroes(w, scope, args["who"]))


def _token(w: World, scope: Scope, args: Args) -> bool:
    n = _number(w, scope, args["n"])
    heroes = [w.heroes[hero] for hero in selecting.heroes(w, scope, args["who"])]
    return n == 0 or all(hero.tokens == (0 if n < 0 else belongings.MOST_TOKENS) for hero in heroes)


def _progress(w: World, scope: Scope, args: Args) -> bool:
    n = _number(w, scope, args["n"])
    return n == 0 or (n < 0 and w.progress == 0)


def _upgrade(w: World, scope: Scope, args: Args) -> bool:
    return not any(belongings.upgrades(w, hero) for hero in selecting.heroes(w, scope, args["who"]))


def _draw(w: World, scope: Scope, args: Args) -> bool:
    pile = w.decks["exploration"]
    return w.table.settings.decks == "app" and not pile.cards and not pile.discards


_IDLE: dict[str, Callable[[World, Scope, Args], bool]] = {
    "advance": _moving,
    "retreat": lambda w, scope, args: scope.enemy is None or scope.enemy.zone != "engaged",
    "damage": lambda w, scope, args: scope.enemy is None or not scope.enemy.in_play,
    "wound": _wound,
    "recover": _recover,
    "engage": _engage,
    "toShadows": _to_shadows,
    "spawn": _spawn,
    "reveal": lambda w, scope, args: not any(e.facedown for e in selecting.enemies(w, scope, args["enemy"])),
    "activate": lambda w, scope, args: not any(e.in_play for e in selecting.enemies(w, scope, args["enemy"])),
    "exhaust": _exhaust,
    "ready": _ready,
    "discard": _discard,
    "give": _give,
    "cure": _cure,
    "token": _token,
    "progress": _progress,
    "upgrade": _upgrade,
    "draw": _draw,
    "reroll": lambda w, scope, args: scope.memory.dice is None,
    "leader": lambda w, scope, args: w.leader in selecting.heroes(w, scope, args["who"]),
}
