"""Progress on the active location, and the cards of the exploration deck."""

from __future__ import annotations

from dataclasses import replace

from companion.games.terrinoth import selecting, triggers
from companion.games.terrinoth.asking import Flow, ask, option
from companion.games.terrinoth.cards import Card
from companion.games.terrinoth.drawing import draw
from companion.games.terrinoth.language import Trigger
from companion.games.terrinoth.scope import Scope
from companion.games.terrinoth.state import World
from companion.games.terrinoth.telling import note, titled, who
from companion.kernel.words import message


def progress(w: World, n: int, rule: str) -> None:
    """Progress on the active location; it may exceed the exploration value, and never falls below none."""
    after = max(0, w.progress + n)
    change, w.progress = after - w.progress, after
    if change:
        note(w, rule, message("th-progress", count=change, total=after), "gain" if change > 0 else "harm")
        if change > 0 and selecting.explored(w):
            note(w, rule, message("th-explored", card=titled(w, w.location)), "gain")


def draw_cards(w: World, hero: int, n: int, keep: int, rest: str) -> Flow[None]:
    """Draw exploration cards, keep some and resolve them, put the others back or away."""
    drawn: list[str] = []
    for _ in range(n):
        card = yield from draw(w, "exploration")
        if card is not None:
            drawn.append(card)
    kept = yield from _kept(w, hero, drawn, keep)
    for card in drawn:
        yield from _put(w, hero, card, rest)
    for card in kept:
        yield from found(w, hero, card)


def _kept(w: World, hero: int, drawn: list[str], keep: int) -> Flow[list[str]]:
    """The cards that are kept; they leave the list of those drawn."""
    kept: list[str] = []
    while drawn and len(kept) < keep:
        options = [option(card, titled(w, card)) for card in dict.fromkeys(drawn)]
        card = yield from ask(w, "keep", hero, options, "CLM")
        drawn.remove(card)
        kept.append(card)
    return kept


def _put(w: World, hero: int, card: str, rest: str) -> Flow[None]:
    pile = w.decks["exploration"]
    if rest == "choice":
        options = [option("top", message("th-on-top")), option("bottom", message("th-under"))]
        rest = yield from ask(w, "put", hero, options, "CLM", card=titled(w, card))
    if rest == "discard":
        pile.discard(card)
    elif rest == "top":
        pile.put_on_top(card)
    else:
        pile.put_under(card)


def found(w: World, hero: int, card: str) -> Flow[None]:
    """An item is claimed, an event is resolved and discarded: terrinoth IT1."""
    if w.card(card).definition.kind is None:
        yield from _sort(w, hero, card)
    printed = w.card(card)
    if printed.definition.kind == "item":
        w.heroes[hero].items.append(card)
        note(w, "IT1", message("th-claims", name=who(w, hero), card=printed.name), "gain", hero)
        return
    note(w, "IT1", message("th-event", name=who(w, hero), card=printed.name), "turn", hero)
    scope = Scope(printed, hero, "quest", owner=hero)
    if Trigger("resolve") in printed.on:
        yield from triggers.in_order(w, [(printed, scope)], Trigger("resolve"))
    else:
        from companion.games.terrinoth.running import manual

        yield from manual(w, scope, printed.definition.note)
    w.decks["exploration"].discard(card)


def _sort(w: World, hero: int, card: str) -> Flow[None]:
    """A card that nobody has typed: the table says which kind it is, and it is remembered."""
    options = [option("item", message("th-item")), option("event", message("th-event-kind"))]
    kind = yield from ask(w, "sort", hero, options, "IT1", card=titled(w, card))
    w.learned[card] = Card("exploration", replace(w.card(card).definition, kind=kind))
