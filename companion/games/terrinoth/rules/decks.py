"""Drawing from decks: the app deals, or the table says what it drew; a card nobody has typed becomes a stub."""

from __future__ import annotations

import re
import unicodedata

from companion.games.terrinoth import acts
from companion.games.terrinoth.cards.card_types import Card, EnemyCard, ExplorationCard, LocationCard
from companion.games.terrinoth.events import emit_event
from companion.games.terrinoth.heroes_and_enemies import Enemy
from companion.games.terrinoth.questions.open_question import Flow, OpenQuestion, make_option
from companion.games.terrinoth.state import World
from companion.kernel.messages import message

NEW_CARD_PREFIX = "new:"
NO_CARD = "none"


def draw_card_or_ask(w: World, deck: str, question: str = "", must: bool = False) -> Flow[str | None]:
    """The top card of a deck; None when there is none left: terrinoth SP4, SP5."""
    pile = w.decks[deck]
    if w.table.settings.decks == "table" or w.blind:
        return (yield from _told(w, deck, question or f"th-ask-draw-{deck}", must))
    if not pile.cards and deck != "locations":
        reshuffle_discards(w, deck)
    return pile.cards.pop() if pile.cards else None


def reshuffle_discards(w: World, deck: str) -> None:
    """An empty deck is made anew from its discard pile; a nemesis in it goes back to the lair (terrinoth SP4, NM6)."""
    pile = w.decks[deck]
    if not pile.discards:
        return
    cards = pile.discards
    pile.discards = []
    for card in cards:
        if deck == "enemies" and w.card(card).printed_as(EnemyCard).role == "nemesis":
            add_enemy_from_card(w, card, "lair")
        else:
            pile.cards.append(card)
    pile.shuffle(w.luck)
    emit_event(w, "SP4", message("th-reshuffled", deck=message(f"th-deck-{deck}"), count=len(pile.cards)))


def _told(w: World, deck: str, question: str, must: bool) -> Flow[str | None]:
    """Ask the table what it drew; what is left in the deck as far as the app knows is offered."""
    pile = w.decks[deck]
    if not pile.cards and deck != "locations":
        reshuffle_discards(w, deck)
    options = [make_option(card, w.card(card).name) for card in sorted(set(pile.cards or _all(w, deck)))]
    if not must:
        options.append(make_option(NO_CARD, message("th-none-left")))
    act = yield OpenQuestion(
        f"draw-{deck}", message(question), tuple(options), -1, "terrinoth SP1", chance=True, new=True
    )
    assert isinstance(act, acts.Choose)
    if act.option == NO_CARD:
        return None
    if act.option.startswith(NEW_CARD_PREFIX):
        return create_stub_card(w, deck, act.option.removeprefix(NEW_CARD_PREFIX).strip())
    if act.option in pile.cards:
        pile.cards.remove(act.option)
    return act.option


def _all(w: World, deck: str) -> list[str]:
    """Every card of a kind that the table knows; nemeses are never in a deck (terrinoth NM1)."""
    cards = {**w.table.book.cards, **w.learned}
    return [c.id for c in cards.values() if c.kind == deck and getattr(c.definition, "role", None) != "nemesis"]


def create_stub_card(w: World, deck: str, title: str) -> str:
    """A card that nobody has typed: its title is known, nothing else."""
    slug = title_to_id(title) or deck
    card, n = slug, 1
    while w.knows(card):
        if w.card(card).kind == deck and title.casefold() in w.card(card).title_words:
            return card
        n += 1
        card = f"{slug}-{n}"
    made = {"enemies": EnemyCard, "locations": LocationCard, "exploration": ExplorationCard}[deck](card, title)
    w.learned[card] = Card(deck, made)
    emit_event(w, "St2", message("th-new-card", card=title), "remind")
    return card


def title_to_id(title: str) -> str:
    """An id made from a title: small letters without marks, dashes between words."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    return "-".join(re.findall(r"[a-z0-9]+", plain))


def add_enemy_from_card(w: World, card: str, zone: str) -> None:
    """Put an enemy card somewhere as a new enemy."""
    w.serial += 1
    w.enemies.append(Enemy(w.serial, card, zone))
