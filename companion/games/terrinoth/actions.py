"""The four actions and their four steps: roll, hero dice, enemy dice, clean-up: terrinoth 4.1."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.terrinoth import belongings, dice, exploring, harm, picking, triggers
from companion.games.terrinoth.asking import Flow, ask, forbidden, option
from companion.games.terrinoth.language import Trigger
from companion.games.terrinoth.modifiers import attack_of, cannot, rerolls_blanks, resistance_of, shift
from companion.games.terrinoth.scope import Dice, Scope
from companion.games.terrinoth.selecting import difficulty
from companion.games.terrinoth.state import Enemy, World
from companion.games.terrinoth.telling import called, note, who
from companion.kernel.questions import Option
from companion.kernel.words import message

MOST_SPENT = 2
"""Success tokens that may be spent before a roll: terrinoth T1."""

reroll = dice.reroll


def attack(w: World, scope: Scope, count: int, targets: int, ranged: bool) -> Flow[None]:
    """Each success is a wound to the target, less its resistance: terrinoth ATT, RNG."""
    scope.memory.targets = tuple((yield from _targets(w, scope.hero, targets, ranged)))

    def strike(rolled: Dice) -> Flow[None]:
        aimed = [enemy for enemy in scope.memory.targets if enemy.in_play]
        for enemy, share in (yield from _split(w, scope.hero, aimed, rolled.successes)):
            if share:
                yield from harm.reveal(w, enemy)
                through = share - (yield from resistance_of(w, enemy))
                yield from harm.wound_enemy(w, enemy, through, scope.hero, "hero", "ATT")

    yield from _act(w, scope, "attack", count, strike)


def explore(w: World, scope: Scope, count: int) -> Flow[None]:
    """Each success is progress on the active location: terrinoth EXP."""

    def advance(rolled: Dice) -> Flow[None]:
        exploring.progress(w, rolled.successes, "EXP")
        yield from ()

    yield from _act(w, scope, "explore", count, advance)


def rest(w: World, scope: Scope, count: int) -> Flow[None]:
    """Each success takes a wound away: terrinoth RST."""

    def heal(rolled: Dice) -> Flow[None]:
        harm.recover_hero(w, scope.hero, rolled.successes, "RST")
        yield from ()

    yield from _act(w, scope, "rest", count, heal)


def aid(w: World, scope: Scope, count: int) -> Flow[None]:
    """Each success is a success token for another hero, chosen before the roll: terrinoth AID."""
    others = [hero for hero in w.living() if hero != scope.hero]
    chosen = yield from picking.one_hero(w, "aid", scope.hero, others, "AID")
    scope.memory.aided = -1 if chosen is None else chosen

    def help_(rolled: Dice) -> Flow[None]:
        if chosen is not None and not w.heroes[chosen].fallen:
            belongings.tokens(w, chosen, rolled.successes)
        yield from ()

    yield from _act(w, scope, "aid", count, help_)


# --- the steps -----------------------------------------------------------------------------------


def _act(w: World, scope: Scope, action: str, count: int, apply: Callable[[Dice], Flow[None]]) -> Flow[None]:
    hero = scope.hero
    spent = yield from _spend(w, hero, action)
    strikers = [enemy for enemy in w.engaged(hero) if not enemy.exhausted]
    white = max(0, count + shift(w, "dice", hero, action))
    # Nobody is defeated before the clean-up: terrinoth A4.
    w.acting = True
    rolled = scope.memory.dice = Dice(action)
    rolled.hero, rolled.enemy = yield from dice.throw(w, hero, white, len(strikers))
    yield from _rerolls(w, scope, rolled)
    yield from _count(w, hero, rolled, spent)
    yield from apply(rolled)
    steps = [_counterattacks, _threats]
    if w.table.settings.roll_order == "threats_first":
        steps.reverse()
    for step in steps:
        yield from step(w, hero, rolled, strikers)
    yield from harm.clean_up(w, hero)


def _targets(w: World, hero: int, count: int, ranged: bool) -> Flow[list[Enemy]]:
    """Targets are chosen before the roll; those that cannot be one are shown with the reason."""
    chosen: list[Enemy] = []
    while len(chosen) < count:
        options = [_target(w, enemy, hero, ranged) for enemy in w.enemies if enemy not in chosen]
        answer = yield from ask(w, "target", hero, options, "RNG" if ranged else "ATT")
        if not answer:
            break
        chosen.append(w.enemy(answer))
    return chosen


def _target(w: World, enemy: Enemy, hero: int, ranged: bool) -> Option:
    why = None
    if enemy.zone == "lair":
        why = forbidden("th-in-lair", "NM2")
    elif not ranged and (enemy.zone != "engaged" or enemy.hero != hero):
        why = forbidden("th-not-engaged", "ATT")
    return option(enemy.ref, called(w, enemy), why)


def _spend(w: World, hero: int, action: str) -> Flow[int]:
    """Before the roll, up to two success tokens: terrinoth A0, T1."""
    held = w.heroes[hero].tokens
    if not held:
        return 0
    why = forbidden("th-two-tokens", "T1")
    options = [option(str(n), why=why if n > MOST_SPENT else None) for n in range(held + 1)]
    spent = int((yield from ask(w, "spend", hero, options, "T1", about=action)))
    belongings.tokens(w, hero, -spent)
    return spent


def _rerolls(w: World, scope: Scope, rolled: Dice) -> Flow[None]:
    """What cards do with the roll before it counts: terrinoth A5."""
    for kind in ("hero", "enemy"):
        if rerolls_blanks(w, scope.hero, kind):
            yield from dice.reroll_blanks(w, scope.hero, rolled, kind)
    own = [(scope.card, scope)] if scope.card is not None and scope.card.kind == "activation" else []
    yield from triggers.around(w, scope.hero, Trigger("roll"), own, scope)


def _count(w: World, hero: int, rolled: Dice, spent: int) -> Flow[None]:
    """Successes and shields; a critical is a success and rolls its die again: terrinoth A2."""
    faces, again = rolled.hero, rolled.hero.count("critical")
    rolled.successes = spent + faces.count("success") + faces.count("critical")
    rolled.shields = faces.count("shield")
    while again:
        faces, _ = yield from dice.throw(w, hero, again, 0)
        rolled.successes += faces.count("success") + faces.count("critical")
        rolled.shields += faces.count("shield")
        again = faces.count("critical")
    said = message("th-rolled", name=who(w, hero), successes=rolled.successes, shields=rolled.shields)
    note(w, "A2", said, "turn", hero)


def _split(w: World, hero: int, aimed: list[Enemy], successes: int) -> Flow[list[tuple[Enemy, int]]]:
    """With several targets the hero splits the successes after the roll."""
    if len(aimed) <= 1:
        return [(enemy, successes) for enemy in aimed]
    shares = dict.fromkeys((enemy.ref for enemy in aimed), 0)
    for left in range(successes, 0, -1):
        options = [option(enemy.ref, called(w, enemy)) for enemy in aimed]
        shares[(yield from ask(w, "split", hero, options, "ATT", left=left))] += 1
    return [(enemy, shares[enemy.ref]) for enemy in aimed]


# --- enemy dice ----------------------------------------------------------------------------------


def _counterattacks(w: World, hero: int, rolled: Dice, strikers: list[Enemy]) -> Flow[None]:
    """The strongest strike first; their attack values are summed, all shields taken off: terrinoth A3a, A3b."""
    waiting = [enemy for enemy in strikers if enemy in w.enemies and not cannot(w, "counterattack", enemy, "any")]
    struck: list[Enemy] = []
    total = 0
    for _ in range(rolled.enemy.count("counterattack")):
        enemy = yield from _next_striker(w, waiting)
        if enemy is None:
            break
        waiting = [other for other in waiting if other is not enemy]
        strength = yield from attack_of(w, enemy)
        struck.append(enemy)
        total += strength
        said = message("th-strikes", enemy=called(w, enemy), name=who(w, hero), count=strength)
        note(w, "A3a", said, "harm", hero, message("th-why-strikes"))
    if struck:
        why = message("th-why-shields", total=total, shields=rolled.shields)
        yield from harm.wound_hero(w, hero, total - rolled.shields, "A3b", why, "enemy")
    for enemy in struck:
        yield from triggers.of_enemy(w, enemy, "counterattack", hero)


def _next_striker(w: World, waiting: list[Enemy]) -> Flow[Enemy | None]:
    """The highest attack, then the more difficult enemy, then the leader picks: terrinoth A3a."""
    ranked: dict[str, tuple[int, tuple[int, int]]] = {}
    for enemy in waiting:
        ranked[enemy.ref] = ((yield from attack_of(w, enemy)), difficulty(w, enemy))
    best = [enemy for enemy in waiting if ranked[enemy.ref] == max(ranked.values())]
    return (yield from picking.one_enemy(w, "striker", w.leader, best, "A3a"))


def _threats(w: World, hero: int, rolled: Dice, strikers: list[Enemy]) -> Flow[None]:
    """However many threat faces: every threat effect, once: terrinoth A3c."""
    if "threat" in rolled.enemy:
        note(w, "A3c", message("th-threat"), "turn", hero)
        yield from triggers.threats(w, hero)
