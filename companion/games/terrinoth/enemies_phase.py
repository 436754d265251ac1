"""The enemies' phase, one activation a step: terrinoth 4.2."""

from __future__ import annotations

from companion.games.terrinoth import triggers
from companion.games.terrinoth.asking import Flow, ask, forbidden, option
from companion.games.terrinoth.harm import reveal
from companion.games.terrinoth.language import Do, Trigger
from companion.games.terrinoth.modifiers import cannot
from companion.games.terrinoth.running import do, run
from companion.games.terrinoth.scope import Scope
from companion.games.terrinoth.state import Enemy, World
from companion.games.terrinoth.telling import called, note, titled, who
from companion.games.terrinoth.vocabulary import BASIC_KEYWORDS
from companion.kernel.questions import Option
from companion.kernel.words import message

MOST_ACTIVATIONS = 99
"""More activations than this in one phase mean cards that ready each other for ever; the phase ends then."""


def start(w: World) -> Flow[None]:
    """The phase begins with the leader: terrinoth E1."""
    w.phase, w.stage, w.turn, w.activations = "enemies", "pick", w.leader, 0
    w.active = w.leader
    note(w, "E1", message("th-enemies-phase"), "turn")
    yield from triggers.everywhere(w, Trigger("phase", "enemies"))


def finished(w: World) -> bool:
    """Whether every enemy in play is exhausted: terrinoth E10."""
    return all(enemy.exhausted for enemy in w.in_play()) or w.activations >= MOST_ACTIVATIONS


def finish(w: World) -> Flow[None]:
    """All enemies in play are readied: terrinoth E10."""
    for enemy in w.in_play():
        enemy.exhausted = False
    if w.in_play():
        note(w, "E10", message("th-all-ready"), "turn")
    w.phase, w.stage = "peril", ""
    yield from ()


def pick(w: World) -> Flow[None]:
    """The next hero who can picks one enemy and activates it; those before pass: terrinoth E1, E2."""
    hero = _next_picker(w)
    w.active = hero
    options = [_option(w, enemy, hero) for enemy in w.in_play()]
    answer = yield from ask(w, "pick", hero, options, "E2", always=True)
    w.activations += 1
    yield from activate(w, w.enemy(answer), hero)
    w.turn = (hero + 1) % len(w.heroes)


def _next_picker(w: World) -> int:
    count = len(w.heroes)
    for hero in ((w.turn + k) % count for k in range(count)):
        if w.heroes[hero].fallen:
            continue
        if may_pick(w, hero):
            return hero
        note(w, "E2", message("th-passes", name=who(w, hero)), "plain", hero, message("th-why-passes"))
    raise AssertionError("a ready enemy is engaged with a hero who stands, or in the shadows")


def may_pick(w: World, hero: int) -> list[Enemy]:
    """A ready enemy engaged with the hero, else a ready one in the shadows: terrinoth E2."""
    own = [enemy for enemy in w.engaged(hero) if not enemy.exhausted]
    return own or [enemy for enemy in w.shadows() if not enemy.exhausted]


def _option(w: World, enemy: Enemy, hero: int) -> Option:
    why = None
    if enemy.exhausted:
        why = forbidden("th-enemy-is-exhausted", "E10")
    elif enemy.zone == "engaged" and enemy.hero != hero:
        why = forbidden("th-others-enemy", "E2", name=who(w, enemy.hero))
    elif enemy not in may_pick(w, hero):
        why = forbidden("th-own-first", "E2")
    return option(enemy.ref, called(w, enemy), why)


# --- one activation ------------------------------------------------------------------------------


def activate(w: World, enemy: Enemy, hero: int) -> Flow[None]:
    """Turn it faceup, resolve its bar from left to right, exhaust it: terrinoth E3, E4, E5."""
    key = (enemy.ref, "activate")
    if key in w.running:
        return
    w.running.append(key)
    yield from reveal(w, enemy)
    said = message("th-enemy-activates", enemy=called(w, enemy), name=who(w, hero))
    note(w, "E4", said, "turn", hero)
    if not cannot(w, "activate", enemy, "any"):
        yield from triggers.of_enemy(w, enemy, "activated", hero)
        yield from _bar(w, enemy, hero)
    # The one whose activation this was is exhausted even if the hero fell: terrinoth E12.
    if enemy in w.enemies:
        enemy.exhausted = True
        note(w, "E5", message("th-enemy-exhausted", enemy=called(w, enemy)))
    w.running.remove(key)


def _bar(w: World, enemy: Enemy, hero: int) -> Flow[None]:
    card = w.card(enemy.card)
    if not card.definition.bar:
        yield from _typed_bar(w, enemy, hero)
        return
    for keyword in card.definition.bar:
        if enemy not in w.enemies or (w.heroes[hero].fallen and w.table.settings.after_fall == "stop"):
            return
        yield from _keyword(w, enemy, hero, keyword)


def _keyword(w: World, enemy: Enemy, hero: int, keyword: str) -> Flow[None]:
    """One keyword: basic ones as the rules say (E6), unique ones as the card does (E7)."""
    card = w.card(enemy.card)
    scope = Scope(card, hero, "enemy", enemy)
    before, w.foul = w.foul, True
    if keyword in BASIC_KEYWORDS:
        yield from do(w, scope, Do(keyword))
    elif keyword in card.keywords:
        note(w, "E7", message("th-keyword", enemy=called(w, enemy), keyword=w.table.book.word(keyword)), "turn", hero)
        yield from run(w, scope, card.keywords[keyword])
    w.foul = before


def _typed_bar(w: World, enemy: Enemy, hero: int) -> Flow[None]:
    """A card whose bar nobody has typed: the table reads it out, keyword by keyword."""
    options = [option(word, message(f"th-keyword-{word}")) for word in BASIC_KEYWORDS]
    options.append(option("done", message("th-done")))
    for _ in range(8):
        answer = yield from ask(w, "bar", hero, options, "E4", enemy=titled(w, enemy.card))
        if answer == "done" or enemy not in w.enemies:
            return
        yield from _keyword(w, enemy, hero, answer)
