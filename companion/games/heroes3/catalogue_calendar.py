"""Astrologers Proclaim, Event, Pandora, morale and Adventure cards of Heroes III. heroes3 1, 2, 7 and 11."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from companion.games.heroes3.catalogue_labels import (
    GAME,
    boxes,
    deed_lines,
    doubts_of,
    facet,
    one_source,
    rules,
    type_name,
)  # fmt: skip
from companion.games.heroes3.evening.adventure import adventure_cards
from companion.games.heroes3.evening.calendar import Astrologer, Event, astrologers, events
from companion.games.heroes3.evening.files import AdventureCardDef, MoraleCardDef
from companion.games.heroes3.evening.morale import morale_file
from companion.games.heroes3.evening.places import PandoraCard, places
from companion.kernel.words import LANGUAGES, Words, message
from companion.library.cards import CardEntry, Facet
from companion.library.words import catalogue


def cards() -> Iterator[CardEntry]:
    """Every card of these five decks."""
    yield from (astrologer_card(card) for card in astrologers().values())
    yield from (event_card(card) for card in events().values())
    yield from (pandora_card(card) for card in places().pandora.values())
    yield from (morale_card(card) for card in morale_file().cards)
    yield from (adventure_card(card) for card in adventure_cards())


def astrologer_card(card: Astrologer) -> CardEntry:
    """An Astrologers Proclaim card: how long it holds, what it does, when another one is drawn in its place."""
    return CardEntry(
        id=f"{GAME}.astrologers-{card.id}",
        type="astrologers",
        type_name=type_name("astrologers"),
        name=card.name,
        facets=(*_durations(card), *boxes([card.box])),
        lines=partial(_astrologer_lines, card),
        ours=card.ours,
        see=rules("astrologers-card", "astrologers-round"),
        note=one_source(),
        uncertain=doubts_of(card.deeds),
    )


def _durations(card: Astrologer) -> Iterator[Facet]:
    for when in dict.fromkeys(deed.when for deed in card.deeds):
        yield facet("duration", when)


def _astrologer_lines(card: Astrologer, words: Words) -> Sequence[str]:
    lines = deed_lines(card.deeds, card.tell, words)
    return [*lines, words.say(message("h3l-redraw", when=card.redraw))] if card.redraw else lines


def event_card(card: Event) -> CardEntry:
    """An Event card: who takes part, and what happens."""
    return CardEntry(
        id=f"{GAME}.event-{card.id}",
        type="event",
        type_name=type_name("event"),
        name=card.name,
        facets=(facet("kind", f"event-{card.who}"), *boxes([card.box])),
        lines=partial(_event_lines, card),
        ours=card.ours,
        see=rules("event", "resource-round"),
        note=one_source(),
        uncertain=doubts_of(card.deeds),
    )


def _event_lines(card: Event, words: Words) -> Sequence[str]:
    return [words.say(message("h3l-event-who", who=card.who)), *deed_lines(card.deeds, card.tell, words)]


def pandora_card(card: PandoraCard) -> CardEntry:
    """A Pandora's Box card. They have no names: the titles are ours."""
    return CardEntry(
        id=f"{GAME}.{card.id}",
        type="pandora",
        type_name=type_name("pandora"),
        name=card.name,
        facets=(facet("kind", card.kind), *boxes([card.box])),
        lines=lambda words: deed_lines(card.deeds, card.tell, words),
        ours=card.ours,
        see=rules("pandora", *([card.kind] if card.kind != "once" else [])),
        note=one_source(),
        uncertain=doubts_of(card.deeds),
    )


def morale_card(card: MoraleCardDef) -> CardEntry:
    """A morale card of the Battlefield box; only these are known."""
    number = card.id[-1].upper()
    return CardEntry(
        id=f"{GAME}.morale-{card.id}",
        type="morale-card",
        type_name=type_name("morale-card"),
        name={
            language: catalogue(language)("h3l-morale-name", morale=card.morale, number=number)
            for language in LANGUAGES
        },
        facets=(facet("kind", card.morale),),
        lines=partial(_morale_lines, card),
        ours=LANGUAGES,
        see=rules("morale-cards", f"{card.morale}-morale"),
        note=message("h3l-morale-known"),
    )


def _morale_lines(card: MoraleCardDef, words: Words) -> Sequence[str]:
    lines = [words.name(card.tell)]
    return [*lines, words.say(message("h3l-battlefield-only"))] if card.battlefield else lines


def adventure_card(card: AdventureCardDef) -> CardEntry:
    """An Adventure card of the Battlefield box: an event, or a combat with its rewards."""
    return CardEntry(
        id=f"{GAME}.adventure-{card.id}",
        type="adventure",
        type_name=type_name("adventure"),
        name=card.name,
        facets=(facet("kind", f"adventure-{card.kind}"),),
        lines=partial(_adventure_lines, card),
        ours=card.ours,
        see=rules("adventure-skirmish", "battlefield", *(["morale-cards"] if _speaks_of_morale(card) else [])),
        note=one_source(),
    )


def _adventure_lines(card: AdventureCardDef, words: Words) -> Sequence[str]:
    if card.kind == "event":
        return [words.name(card.tell)]
    lines = [message("h3l-adventure-power", power=int(power), reward=won) for power, won in card.rewards.items()]
    return [words.say(line) for line in (*lines, message("h3l-adventure-basic", reward=card.basic))]


def _speaks_of_morale(card: AdventureCardDef) -> bool:
    return any("morale" in text.get("en", "") for text in (card.tell, card.basic))
