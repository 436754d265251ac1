"""Progress on the active location, and the cards of the exploration deck."""

from __future__ import annotations

from dataclasses import replace

from companion.games.terrinoth.cards.card_types import Card, ExplorationCard
from companion.games.terrinoth.effect_context import EffectContext
from companion.games.terrinoth.effects.effect_tree import Trigger
from companion.games.terrinoth.events import card_title, emit_event, hero_display_name
from companion.games.terrinoth.questions.ask_player import ask_player
from companion.games.terrinoth.questions.open_question import Flow, make_option
from companion.games.terrinoth.rules import selectors_and_conditions, triggered_abilities
from companion.games.terrinoth.rules.decks import draw_card_or_ask
from companion.games.terrinoth.rules.effect_runner import ask_to_do_by_hand
from companion.games.terrinoth.state import World
from companion.kernel.messages import message


def add_progress(w: World, n: int, rule: str) -> None:
    """Progress on the active location; it may exceed the exploration value, and never falls below none."""
    after = max(0, w.progress + n)
    change, w.progress = after - w.progress, after
    if change:
        emit_event(w, rule, message("th-progress", count=change, total=after), "gain" if change > 0 else "harm")
        if change > 0 and selectors_and_conditions.is_location_explored(w):
            emit_event(w, rule, message("th-explored", card=card_title(w, w.location)), "gain")


def draw_keep_and_resolve_exploration_cards(w: World, hero: int, n: int, keep: int, rest: str) -> Flow[None]:
    """Draw exploration cards, keep some and resolve them, put the others back or away."""
    drawn: list[str] = []
    for _ in range(n):
        card = yield from draw_card_or_ask(w, "exploration")
        if card is not None:
            drawn.append(card)
    kept = yield from _kept(w, hero, drawn, keep)
    for card in drawn:
        yield from _put(w, hero, card, rest)
    for card in kept:
        yield from resolve_exploration_card(w, hero, card)


def _kept(w: World, hero: int, drawn: list[str], keep: int) -> Flow[list[str]]:
    """The cards that are kept; they leave the list of those drawn."""
    kept: list[str] = []
    while drawn and len(kept) < keep:
        options = [make_option(card, card_title(w, card)) for card in dict.fromkeys(drawn)]
        card = yield from ask_player(w, "keep", hero, options, "CLM")
        drawn.remove(card)
        kept.append(card)
    return kept


def _put(w: World, hero: int, card: str, rest: str) -> Flow[None]:
    pile = w.decks["exploration"]
    if rest == "choice":
        options = [make_option("top", message("th-on-top")), make_option("bottom", message("th-under"))]
        rest = yield from ask_player(w, "put", hero, options, "CLM", card=card_title(w, card))
    if rest == "discard":
        pile.discard(card)
    elif rest == "top":
        pile.put_on_top(card)
    else:
        pile.put_under(card)


def resolve_exploration_card(w: World, hero: int, card: str) -> Flow[None]:
    """An item is claimed, an event is resolved and discarded: terrinoth IT1."""
    if w.card(card).printed_as(ExplorationCard).kind is None:
        yield from _sort(w, hero, card)
    printed = w.card(card)
    if printed.printed_as(ExplorationCard).kind == "item":
        w.heroes[hero].items.append(card)
        emit_event(w, "IT1", message("th-claims", name=hero_display_name(w, hero), card=printed.name), "gain", hero)
        return
    emit_event(w, "IT1", message("th-event", name=hero_display_name(w, hero), card=printed.name), "turn", hero)
    context = EffectContext(printed, hero, "quest", owner=hero)
    if Trigger("resolve") in printed.on:
        yield from triggered_abilities.resolve_in_chosen_order(w, [(printed, context)], Trigger("resolve"))
    else:
        yield from ask_to_do_by_hand(w, context, printed.printed_as(ExplorationCard).note)
    w.decks["exploration"].discard(card)


def _sort(w: World, hero: int, card: str) -> Flow[None]:
    """A card that nobody has typed: the table says which kind it is, and it is remembered."""
    options = [make_option("item", message("th-item")), make_option("event", message("th-event-kind"))]
    kind = yield from ask_player(w, "sort", hero, options, "IT1", card=card_title(w, card))
    sorted_card = replace(w.card(card).printed_as(ExplorationCard), kind="item" if kind == "item" else "event")
    w.learned[card] = Card("exploration", sorted_card)
