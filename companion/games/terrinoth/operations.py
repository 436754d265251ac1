"""The operations of effects: one function each, called with what the card gave it and the defaults filled in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.games.terrinoth import actions, belongings, engaging, exploring, harm, picking, selecting, track
from companion.games.terrinoth.asking import Flow
from companion.games.terrinoth.language import Filters, Place, Selector
from companion.games.terrinoth.modifiers import attack_of, cannot
from companion.games.terrinoth.reckoning import amount
from companion.games.terrinoth.scope import Scope
from companion.games.terrinoth.state import Enemy, World
from companion.games.terrinoth.telling import called, note
from companion.kernel.words import message

Args = dict[str, Any]


# --- the three basic keywords: terrinoth E6 ------------------------------------------------------


def _advance(w: World, scope: Scope, args: Args) -> Flow[None]:
    enemy = scope.enemy
    if enemy is not None and enemy.in_play and not cannot(w, "advance", enemy, scope.by):
        yield from engaging.engage(w, enemy, scope.hero, "enemy", "E6")


def _retreat(w: World, scope: Scope, args: Args) -> Flow[None]:
    enemy = scope.enemy
    if enemy is not None and not cannot(w, "retreat", enemy, scope.by):
        yield from engaging.to_shadows(w, enemy, "enemy", "E6")


def _damage(w: World, scope: Scope, args: Args) -> Flow[None]:
    """The hero it is engaged with suffers, or from the shadows the active hero; shields do not help."""
    enemy = scope.enemy
    if enemy is None or not enemy.in_play or cannot(w, "damage", enemy, scope.by):
        return
    hero = enemy.hero if enemy.zone == "engaged" else scope.hero
    strength = yield from attack_of(w, enemy)
    why = message("th-why-damage", enemy=called(w, enemy))
    yield from harm.wound_hero(w, hero, strength, "E6", why, "enemy")


# --- wounds and engagement -----------------------------------------------------------------------


def _wound(w: World, scope: Scope, args: Args) -> Flow[None]:
    n = yield from amount(w, scope, args["n"])
    for being in (yield from picking.beings(w, scope, args["who"])):
        if isinstance(being, Enemy):
            yield from harm.wound_enemy(w, being, n, scope.hero, scope.by, "W1")
        else:
            why = message("th-why-card", card=scope.card.name) if scope.card is not None else None
            yield from harm.wound_hero(w, being, n, "W1", why, scope.by)


def _recover(w: World, scope: Scope, args: Args) -> Flow[None]:
    n = yield from amount(w, scope, args["n"])
    for being in (yield from picking.beings(w, scope, args["who"])):
        if isinstance(being, Enemy):
            healed = min(n, being.wounds)
            being.wounds -= healed
            if healed > 0:
                note(w, "W2", message("th-enemy-recovers", enemy=called(w, being), count=healed, total=being.wounds))
        else:
            harm.recover_hero(w, being, n)


def _engage(w: World, scope: Scope, args: Args) -> Flow[None]:
    """Whoever is told to engage an enemy picks one that is not engaged with him already: terrinoth N2."""
    for hero in (yield from picking.heroes(w, scope, args["hero"])):
        selector: Selector = args["enemy"]
        found = [e for e in selecting.enemies(w, scope, selector) if not (e.zone == "engaged" and e.hero == hero)]
        if w.table.settings.engage_facedown == "forbid":
            found = [enemy for enemy in found if not enemy.facedown]
        if selector.base in ("enemy.pick", "enemy.hardest", "enemy.easiest"):
            asked = scope.hero if selector.base == "enemy.pick" and selector.by != "leader" else w.leader
            chosen = yield from picking.one_enemy(w, "engage", asked, found, "N2")
            found = [] if chosen is None else [chosen]
        for enemy in found:
            yield from engaging.engage(w, enemy, hero, scope.by, "N2")


def _to_shadows(w: World, scope: Scope, args: Args) -> Flow[None]:
    for enemy in (yield from picking.enemies(w, scope, args["enemy"])):
        yield from engaging.to_shadows(w, enemy, scope.by, "E6", args["face"] == "down")


def _spawn(w: World, scope: Scope, args: Args) -> Flow[None]:
    n = yield from amount(w, scope, args["n"])
    to: Place = args["to"]
    where: Filters = args["filter"]
    heroes: list[int] = []
    if to.hero is not None:
        heroes = yield from picking.heroes(w, scope, to.hero)
        if not heroes:
            return
    yield from engaging.spawn(w, scope, n, to, args["face"] == "down", args["from"], where.where, heroes)


def _reveal(w: World, scope: Scope, args: Args) -> Flow[None]:
    for enemy in (yield from picking.enemies(w, scope, args["enemy"])):
        yield from harm.reveal(w, enemy)


def _activate(w: World, scope: Scope, args: Args) -> Flow[None]:
    from companion.games.terrinoth.enemies_phase import activate

    for hero in (yield from picking.heroes(w, scope, args["by"])):
        for enemy in (yield from picking.enemies(w, scope, args["enemy"])):
            if enemy.in_play:
                yield from activate(w, enemy, hero)


# --- exhausting, readying, discarding ------------------------------------------------------------


def _exhaust(w: World, scope: Scope, args: Args) -> Flow[None]:
    what: Selector = args["what"]
    if what.part == "act":
        n = yield from amount(w, scope, args["n"])
        for hero in (yield from picking.heroes(w, scope, what)):
            yield from belongings.exhaust(w, hero, what.where, n)
        return
    for enemy in (yield from picking.enemies(w, scope, what)):
        if not enemy.exhausted and not cannot(w, "exhaust", enemy, scope.by):
            enemy.exhausted = True
            note(w, "St1", message("th-enemy-exhausted", enemy=called(w, enemy)), "turn")


def _ready(w: World, scope: Scope, args: Args) -> Flow[None]:
    what: Selector = args["what"]
    if what.part == "act":
        n = yield from amount(w, scope, args["n"])
        for hero in (yield from picking.heroes(w, scope, what)):
            yield from belongings.ready(w, hero, what.where, n)
        return
    for enemy in (yield from picking.enemies(w, scope, what)):
        if enemy.exhausted and not cannot(w, "ready", enemy, scope.by):
            enemy.exhausted = False
            note(w, "St1", message("th-enemy-ready", enemy=called(w, enemy)), "turn")


def _discard(w: World, scope: Scope, args: Args) -> Flow[None]:
    what: Selector = args["what"]
    if what.part == "item":
        n = yield from amount(w, scope, args["n"])
        for hero in (yield from picking.heroes(w, scope, what)):
            yield from belongings.discard_items(w, hero, n)
    elif what.base == "self" and scope.enemy is None:
        belongings.discard_self(w, scope)
    else:
        for enemy in (yield from picking.enemies(w, scope, what)):
            # A nemesis belongs to no deck: terrinoth NM1.
            if enemy.in_play and not selecting.is_nemesis(w, enemy):
                yield from harm.discard_enemy(w, enemy, "DIS")


# --- what heroes have ----------------------------------------------------------------------------


def _give(w: World, scope: Scope, args: Args) -> Flow[None]:
    for hero in (yield from picking.heroes(w, scope, args["who"])):
        belongings.give(w, hero, args["condition"])


def _cure(w: World, scope: Scope, args: Args) -> Flow[None]:
    for hero in (yield from picking.heroes(w, scope, args["who"])):
        belongings.cure(w, hero, args["condition"])


def _token(w: World, scope: Scope, args: Args) -> Flow[None]:
    n = yield from amount(w, scope, args["n"])
    for hero in (yield from picking.heroes(w, scope, args["who"])):
        belongings.tokens(w, hero, n)


def _upgrade(w: World, scope: Scope, args: Args) -> Flow[None]:
    for hero in (yield from picking.heroes(w, scope, args["who"])):
        yield from belongings.upgrade(w, hero)


def _leader(w: World, scope: Scope, args: Args) -> Flow[None]:
    for hero in (yield from picking.heroes(w, scope, args["who"])):
        harm.lead(w, hero, "TR2")


# --- the table -----------------------------------------------------------------------------------


def _progress(w: World, scope: Scope, args: Args) -> Flow[None]:
    n = yield from amount(w, scope, args["n"])
    exploring.progress(w, n, "EXP")


def _peril(w: World, scope: Scope, args: Args) -> Flow[None]:
    n = yield from amount(w, scope, args["n"])
    yield from track.move(w, n, args["resolve"] == "yes")


def _draw(w: World, scope: Scope, args: Args) -> Flow[None]:
    n = yield from amount(w, scope, args["n"])
    keep = yield from amount(w, scope, args["keep"])
    yield from exploring.draw_cards(w, scope.hero, n, keep, args["rest"])


def _win(w: World, scope: Scope, args: Args) -> Flow[None]:
    harm.win(w, "EG1")
    yield from ()


def _lose(w: World, scope: Scope, args: Args) -> Flow[None]:
    harm.lose(w, message("th-why-quest"), "EG1")
    yield from ()


# --- actions: terrinoth 4.1.1 --------------------------------------------------------------------


def _attack(w: World, scope: Scope, args: Args) -> Flow[None]:
    dice = yield from amount(w, scope, args["dice"])
    targets = yield from amount(w, scope, args["targets"])
    yield from actions.attack(w, scope, dice, targets, args["ranged"] == "yes")


def _explore(w: World, scope: Scope, args: Args) -> Flow[None]:
    yield from actions.explore(w, scope, (yield from amount(w, scope, args["dice"])))


def _rest(w: World, scope: Scope, args: Args) -> Flow[None]:
    yield from actions.rest(w, scope, (yield from amount(w, scope, args["dice"])))


def _aid(w: World, scope: Scope, args: Args) -> Flow[None]:
    yield from actions.aid(w, scope, (yield from amount(w, scope, args["dice"])))


def _reroll(w: World, scope: Scope, args: Args) -> Flow[None]:
    if scope.memory.dice is not None:
        n = yield from amount(w, scope, args["n"])
        yield from actions.reroll(w, scope.hero, scope.memory.dice, n, args["die"])


OPERATION: dict[str, Callable[[World, Scope, Args], Flow[None]]] = {
    "advance": _advance, "retreat": _retreat, "damage": _damage, "wound": _wound, "recover": _recover,
    "engage": _engage, "toShadows": _to_shadows, "spawn": _spawn, "reveal": _reveal, "activate": _activate,
    "exhaust": _exhaust, "ready": _ready, "give": _give, "cure": _cure, "token": _token, "progress": _progress,
    "peril": _peril, "draw": _draw, "discard": _discard, "upgrade": _upgrade, "attack": _attack, "explore": _explore,
    "rest": _rest, "aid": _aid, "reroll": _reroll, "leader": _leader, "win": _win, "lose": _lose,
}  # fmt: skip
