"""Asking whom or what an effect means, where the rules leave it open; and asking for numbers that nobody has typed."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.terrinoth import selecting
from companion.games.terrinoth.asking import Ask, Flow, ask, option
from companion.games.terrinoth.language import Selector
from companion.games.terrinoth.scope import Scope
from companion.games.terrinoth.state import Enemy, Slot, World
from companion.games.terrinoth.telling import called, titled, who
from companion.kernel.questions import Option
from companion.kernel.words import message


def number(w: World, card: str, field: str) -> Flow[int]:
    """A printed number; the table is asked to type it where nobody has."""
    while (found := w.card(card).number(field)) is None:
        asked = message("th-ask-learn", card=titled(w, card), field=message(f"th-field-{field.replace('_', '-')}"))
        yield Ask("learn", asked, (), -1, "terrinoth St2", chance=True, card=card, field=field)
    return found


# --- heroes and enemies --------------------------------------------------------------------------


def heroes(w: World, scope: Scope, selector: Selector) -> Flow[list[int]]:
    """The heroes meant. Ties and free picks are asked: `pick` of whoever is named, ties of the leader (G4)."""
    found = selecting.heroes(w, scope, selector)
    if selector.base not in ("hero.pick", "hero.most", "hero.least"):
        return found
    asked = w.leader if selector.by == "leader" or selector.base != "hero.pick" else scope.hero
    chosen = yield from one_hero(w, "hero", asked, found, "G4")
    return [] if chosen is None else [chosen]


def one_hero(w: World, kind: str, asked: int, found: Sequence[int], rule: str) -> Flow[int | None]:
    """One of several heroes."""
    options = [option(w.table.ids[hero], who(w, hero)) for hero in found]
    answer = yield from ask(w, kind, asked, options, rule)
    return w.table.index[answer] if answer else None


def enemies(w: World, scope: Scope, selector: Selector) -> Flow[list[Enemy]]:
    """The enemies meant. Free picks are asked of whoever is named, ties of the leader (G4)."""
    found = selecting.enemies(w, scope, selector)
    if selector.base not in ("enemy.pick", "enemy.hardest", "enemy.easiest"):
        return found
    asked = w.leader if selector.by == "leader" or selector.base != "enemy.pick" else scope.hero
    chosen = yield from one_enemy(w, "enemy", asked, found, "G7")
    return [] if chosen is None else [chosen]


def one_enemy(w: World, kind: str, asked: int, found: Sequence[Enemy], rule: str) -> Flow[Enemy | None]:
    """One of several enemies."""
    answer = yield from ask(w, kind, asked, [enemy_option(w, enemy) for enemy in found], rule)
    return w.enemy(answer) if answer else None


def enemy_option(w: World, enemy: Enemy) -> Option:
    """An enemy as an answer."""
    return option(enemy.ref, called(w, enemy))


def beings(w: World, scope: Scope, selector: Selector) -> Flow[list[int | Enemy]]:
    """Heroes or enemies, whichever the selector means here."""
    both: list[int | Enemy] = []
    both += yield from heroes(w, scope, selector)
    if not both and not selector.base.startswith("hero."):
        both += yield from _if_enemies(w, scope, selector)
    return both


def _if_enemies(w: World, scope: Scope, selector: Selector) -> Flow[list[Enemy]]:
    if selector.base in ("active", "engaged", "leader", "next", "owner"):
        return []
    return (yield from enemies(w, scope, selector))


def slots(w: World, hero: int, found: list[Slot], n: int, rule: str, kind: str) -> Flow[list[Slot]]:
    """So many of a hero's activation cards, of the player's choice; as many as there are (G6)."""
    chosen: list[Slot] = []
    while found and len(chosen) < n:
        if len(found) <= n - len(chosen):
            return chosen + found
        options = [option(slot.action, titled(w, slot.card)) for slot in found]
        answer = yield from ask(w, kind, hero, options, rule)
        slot = next(slot for slot in found if slot.action == answer)
        chosen.append(slot)
        found = [other for other in found if other is not slot]
    return chosen
