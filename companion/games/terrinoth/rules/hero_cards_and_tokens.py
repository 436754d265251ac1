"""What a hero has: activation cards, success tokens, conditions, items, upgrades."""

from __future__ import annotations

from companion.games.terrinoth.cards.card_types import ActivationCard
from companion.games.terrinoth.effect_context import EffectContext
from companion.games.terrinoth.effects.effect_tree import Filter
from companion.games.terrinoth.events import card_title, emit_event, hero_display_name
from companion.games.terrinoth.heroes_and_enemies import Slot
from companion.games.terrinoth.questions import target_questions
from companion.games.terrinoth.questions.ask_player import ask_player
from companion.games.terrinoth.questions.open_question import Flow, make_option
from companion.games.terrinoth.rules import selectors_and_conditions
from companion.games.terrinoth.rules.passive_abilities import is_forbidden_by_passive
from companion.games.terrinoth.state import World
from companion.kernel.messages import message

MOST_TOKENS = 5
"""Success tokens a hero may have: terrinoth T2."""


# --- activation cards ----------------------------------------------------------------------------


def ask_and_exhaust_activation_cards(w: World, hero: int, where: tuple[Filter, ...], n: int) -> Flow[None]:
    """A hero exhausts ready cards of the own choice, as many as there are: terrinoth G6."""
    found = [slot for slot in selectors_and_conditions.select_activation_cards(w, hero, where) if not slot.exhausted]
    for slot in (yield from target_questions.ask_for_activation_cards(w, hero, found, n, "St1", "exhaust")):
        slot.exhausted = True
        emit_event(
            w,
            "St1",
            message("th-exhausts", name=hero_display_name(w, hero), card=card_title(w, slot.card)),
            "turn",
            hero,
        )


def ask_and_ready_activation_cards(w: World, hero: int, where: tuple[Filter, ...], n: int) -> Flow[None]:
    """A hero readies exhausted cards of the own choice: terrinoth 4.1.2."""
    found = [slot for slot in selectors_and_conditions.select_activation_cards(w, hero, where) if slot.exhausted]
    if is_forbidden_by_passive(w, "ready", hero, "any"):
        return
    for slot in (yield from target_questions.ask_for_activation_cards(w, hero, found, n, "4.1.2", "ready")):
        slot.exhausted = False
        emit_event(
            w,
            "4.1.2",
            message("th-readies", name=hero_display_name(w, hero), card=card_title(w, slot.card)),
            "turn",
            hero,
        )


# --- tokens and conditions -----------------------------------------------------------------------


def change_success_tokens(w: World, hero: int, n: int) -> None:
    """Success tokens come or go, between none and five: terrinoth T2, G6."""
    mine = w.heroes[hero]
    if n > 0 and is_forbidden_by_passive(w, "token", hero, "any"):
        return
    after = max(0, min(MOST_TOKENS, mine.tokens + n))
    change, mine.tokens = after - mine.tokens, after
    if change:
        tone = "gain" if change > 0 else "harm"
        said = message("th-tokens", name=hero_display_name(w, hero), count=change, total=after)
        emit_event(w, "T2", said, "gain" if tone == "gain" else "harm", hero)


def give_condition(w: World, hero: int, condition: str) -> None:
    """A hero gains a condition; a second one of a kind is not gained: terrinoth K1."""
    mine = w.heroes[hero]
    if condition not in mine.conditions:
        mine.conditions.append(condition)
        emit_event(
            w, "K1", message("th-gains", name=hero_display_name(w, hero), card=card_title(w, condition)), "harm", hero
        )


def remove_condition(w: World, hero: int, condition: str) -> None:
    """A condition goes back to the supply."""
    mine = w.heroes[hero]
    if condition in mine.conditions:
        mine.conditions.remove(condition)
        emit_event(
            w, "K1", message("th-loses", name=hero_display_name(w, hero), card=card_title(w, condition)), "heal", hero
        )


# --- items ---------------------------------------------------------------------------------------


def discard_items_of_choice(w: World, hero: int, n: int) -> Flow[None]:
    """A hero discards items of the own choice."""
    mine = w.heroes[hero]
    for _ in range(min(n, len(mine.items))):
        options = [make_option(card, card_title(w, card)) for card in dict.fromkeys(mine.items)]
        card = yield from ask_player(w, "item", hero, options, "DIS")
        _drop(w, hero, card)


def discard_source_card(w: World, context: EffectContext) -> None:
    """An item or a condition that says it is discarded."""
    if context.card is None or not is_source_card_held(w, context):
        return
    if context.card.kind == "conditions":
        remove_condition(w, context.owner, context.card.id)
    else:
        _drop(w, context.owner, context.card.id)


def is_source_card_held(w: World, context: EffectContext) -> bool:
    """Whether the card that speaks still lies before its owner."""
    if context.card is None or context.owner < 0:
        return False
    mine = w.heroes[context.owner]
    return context.card.id in mine.items or context.card.id in mine.conditions


def _drop(w: World, hero: int, card: str) -> None:
    w.heroes[hero].items.remove(card)
    w.decks["exploration"].discard(card)
    emit_event(w, "DIS", message("th-drops", name=hero_display_name(w, hero), card=card_title(w, card)), "plain", hero)


# --- upgrades: terrinoth 10 ----------------------------------------------------------------------


def legal_upgrades(w: World, hero: int) -> list[tuple[Slot, str]]:
    """What a hero may upgrade: a basic card, and the advanced card of the same action (U1, U2)."""
    mine, book = w.heroes[hero], w.table.book
    archetype = w.table.archetype(hero)
    classes = (mine.hero_class,) if mine.hero_class else book.classes(archetype)  # type: ignore[arg-type]
    found = []
    for hero_class in classes:
        four = book.four(archetype, hero_class)
        for slot in mine.acts:
            if not w.card(slot.card).printed_as(ActivationCard).hero_class and slot.action in four:
                found.append((slot, four[slot.action]))
    return found


def ask_and_upgrade_activation_card(w: World, hero: int) -> Flow[None]:
    """A hero replaces a basic card by an advanced one, which comes ready or exhausted as the old one was (U3)."""
    possible = legal_upgrades(w, hero)
    options = [make_option(card, card_title(w, card)) for _, card in possible]
    chosen = yield from ask_player(w, "upgrade", hero, options, "U2")
    for slot, card in possible:
        if card == chosen:
            w.removed.append(slot.card)
            slot.card = card
            w.heroes[hero].hero_class = w.card(card).printed_as(ActivationCard).hero_class
            emit_event(
                w, "U1", message("th-upgrades", name=hero_display_name(w, hero), card=card_title(w, card)), "gain", hero
            )
            return
