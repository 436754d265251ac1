"""Asking whom or what an effect means, where the rules leave it open; and asking for numbers that nobody has typed."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.terrinoth.effect_context import EffectContext
from companion.games.terrinoth.effects.effect_tree import Selector
from companion.games.terrinoth.events import card_title, enemy_display_name, hero_display_name
from companion.games.terrinoth.heroes_and_enemies import Enemy, Slot
from companion.games.terrinoth.questions.ask_player import ask_player
from companion.games.terrinoth.questions.open_question import Flow, OpenQuestion, make_option
from companion.games.terrinoth.rules import selectors_and_conditions
from companion.games.terrinoth.state import World
from companion.kernel.messages import message
from companion.kernel.question_types import Option


def get_printed_number_or_ask(w: World, card: str, field: str) -> Flow[int]:
    """A printed number; the table is asked to type it where nobody has."""
    while (found := w.card(card).number(field)) is None:
        asked = message("th-ask-learn", card=card_title(w, card), field=message(f"th-field-{field.replace('_', '-')}"))
        yield OpenQuestion("learn", asked, (), -1, "terrinoth St2", chance=True, card=card, field=field)
    return found


# --- heroes and enemies --------------------------------------------------------------------------


def select_heroes_or_ask(w: World, context: EffectContext, selector: Selector) -> Flow[list[int]]:
    """The heroes meant. Ties and free picks are asked: `pick` of whoever is named, ties of the leader (G4)."""
    found = selectors_and_conditions.select_heroes(w, context, selector)
    if selector.base not in ("hero.pick", "hero.most", "hero.least"):
        return found
    asked = w.leader if selector.by == "leader" or selector.base != "hero.pick" else context.hero
    chosen = yield from ask_for_hero(w, "hero", asked, found, "G4")
    return [] if chosen is None else [chosen]


def ask_for_hero(w: World, kind: str, asked: int, found: Sequence[int], rule: str) -> Flow[int | None]:
    """One of several heroes."""
    options = [make_option(w.table.ids[hero], hero_display_name(w, hero)) for hero in found]
    answer = yield from ask_player(w, kind, asked, options, rule)
    return w.table.index[answer] if answer else None


def select_enemies_or_ask(w: World, context: EffectContext, selector: Selector) -> Flow[list[Enemy]]:
    """The enemies meant. Free picks are asked of whoever is named, ties of the leader (G4)."""
    found = selectors_and_conditions.select_enemies(w, context, selector)
    if selector.base not in ("enemy.pick", "enemy.hardest", "enemy.easiest"):
        return found
    asked = w.leader if selector.by == "leader" or selector.base != "enemy.pick" else context.hero
    chosen = yield from ask_for_enemy(w, "enemy", asked, found, "G7")
    return [] if chosen is None else [chosen]


def ask_for_enemy(w: World, kind: str, asked: int, found: Sequence[Enemy], rule: str) -> Flow[Enemy | None]:
    """One of several enemies."""
    answer = yield from ask_player(w, kind, asked, [make_enemy_option(w, enemy) for enemy in found], rule)
    return w.enemy(answer) if answer else None


def make_enemy_option(w: World, enemy: Enemy) -> Option:
    """An enemy as an answer."""
    return make_option(enemy.ref, enemy_display_name(w, enemy))


def select_heroes_or_enemies_or_ask(w: World, context: EffectContext, selector: Selector) -> Flow[list[int | Enemy]]:
    """Heroes or enemies, whichever the selector means here."""
    both: list[int | Enemy] = []
    both += yield from select_heroes_or_ask(w, context, selector)
    if not both and not selector.base.startswith("hero."):
        both += yield from _if_enemies(w, context, selector)
    return both


def _if_enemies(w: World, context: EffectContext, selector: Selector) -> Flow[list[Enemy]]:
    if selector.base in ("active", "engaged", "leader", "next", "owner"):
        return []
    return (yield from select_enemies_or_ask(w, context, selector))


def ask_for_activation_cards(w: World, hero: int, found: list[Slot], n: int, rule: str, kind: str) -> Flow[list[Slot]]:
    """So many of a hero's activation cards, of the player's choice; as many as there are (G6)."""
    chosen: list[Slot] = []
    while found and len(chosen) < n:
        if len(found) <= n - len(chosen):
            return chosen + found
        options = [make_option(slot.action, card_title(w, slot.card)) for slot in found]
        answer = yield from ask_player(w, kind, hero, options, rule)
        slot = next(slot for slot in found if slot.action == answer)
        chosen.append(slot)
        found = [other for other in found if other is not slot]
    return chosen
