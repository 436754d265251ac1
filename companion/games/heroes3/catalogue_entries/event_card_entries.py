"""Astrologers Proclaim, Event, Pandora, morale and Adventure cards of Heroes III. heroes3 1, 2, 7 and 11."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from companion.games.heroes3.adventure.content.adventure_cards import adventure_cards
from companion.games.heroes3.adventure.content.file_schemas import AdventureCardDef, MoraleCardDef
from companion.games.heroes3.adventure.content.map_content import PandoraCard, get_map_content
from companion.games.heroes3.adventure.rules.morale import morale_table
from companion.games.heroes3.adventure.rules.round_calendar import (
    AstrologersCard,
    EventCard,
    astrologers_cards,
    event_cards,
)
from companion.games.heroes3.catalogue_entries.entry_labels_and_filters import (
    GAME,
    card_type_name,
    describe_triggered_effects,
    game_box_facets,
    list_triggered_effect_doubts,
    make_facet,
    rule_entry_ids,
    single_source_note,
)
from companion.kernel.messages import LANGUAGES, Words, message
from companion.library.card_entries import CardEntry, Facet
from companion.library.translations import load_message_catalogue


def build_event_card_entries() -> Iterator[CardEntry]:
    """Every card of these five decks."""
    yield from (build_astrologer_entry(card) for card in astrologers_cards().values())
    yield from (build_event_entry(card) for card in event_cards().values())
    yield from (build_pandora_entry(card) for card in get_map_content().pandora.values())
    yield from (build_morale_entry(card) for card in morale_table().cards)
    yield from (build_adventure_entry(card) for card in adventure_cards())


def build_astrologer_entry(card: AstrologersCard) -> CardEntry:
    """An Astrologers Proclaim card: how long it holds, what it does, when another one is drawn in its place."""
    return CardEntry(
        id=f"{GAME}.astrologers-{card.id}",
        type="astrologers",
        type_name=card_type_name("astrologers"),
        name=card.name,
        facets=(*_durations(card), *game_box_facets([card.box])),
        lines=partial(_astrologer_lines, card),
        ours=card.ours,
        see=rule_entry_ids("astrologers-card", "astrologers-round"),
        note=single_source_note(),
        uncertain=list_triggered_effect_doubts(card.deeds),
    )


def _durations(card: AstrologersCard) -> Iterator[Facet]:
    for when in dict.fromkeys(deed.when for deed in card.deeds):
        yield make_facet("duration", when)


def _astrologer_lines(card: AstrologersCard, words: Words) -> Sequence[str]:
    lines = describe_triggered_effects(card.deeds, card.tell, words)
    return [*lines, words.say(message("h3l-redraw", when=card.redraw))] if card.redraw else lines


def build_event_entry(card: EventCard) -> CardEntry:
    """An Event card: who takes part, and what happens."""
    return CardEntry(
        id=f"{GAME}.event-{card.id}",
        type="event",
        type_name=card_type_name("event"),
        name=card.name,
        facets=(make_facet("kind", f"event-{card.who}"), *game_box_facets([card.box])),
        lines=partial(_event_lines, card),
        ours=card.ours,
        see=rule_entry_ids("event", "resource-round"),
        note=single_source_note(),
        uncertain=list_triggered_effect_doubts(card.deeds),
    )


def _event_lines(card: EventCard, words: Words) -> Sequence[str]:
    return [
        words.say(message("h3l-event-who", who=card.who)),
        *describe_triggered_effects(card.deeds, card.tell, words),
    ]


def build_pandora_entry(card: PandoraCard) -> CardEntry:
    """A Pandora's Box card. They have no names: the titles are ours."""
    return CardEntry(
        id=f"{GAME}.{card.id}",
        type="pandora",
        type_name=card_type_name("pandora"),
        name=card.name,
        facets=(make_facet("kind", card.kind), *game_box_facets([card.box])),
        lines=lambda words: describe_triggered_effects(card.deeds, card.tell, words),
        ours=card.ours,
        see=rule_entry_ids("pandora", *([card.kind] if card.kind != "once" else [])),
        note=single_source_note(),
        uncertain=list_triggered_effect_doubts(card.deeds),
    )


def build_morale_entry(card: MoraleCardDef) -> CardEntry:
    """A morale card of the Battlefield box; only these are known."""
    number = card.id[-1].upper()
    return CardEntry(
        id=f"{GAME}.morale-{card.id}",
        type="morale-card",
        type_name=card_type_name("morale-card"),
        name={
            language: load_message_catalogue(language)("h3l-morale-name", morale=card.morale, number=number)
            for language in LANGUAGES
        },
        facets=(make_facet("kind", card.morale),),
        lines=partial(_morale_lines, card),
        ours=LANGUAGES,
        see=rule_entry_ids("morale-cards", f"{card.morale}-morale"),
        note=message("h3l-morale-known"),
    )


def _morale_lines(card: MoraleCardDef, words: Words) -> Sequence[str]:
    lines = [words.name(card.tell)]
    return [*lines, words.say(message("h3l-battlefield-only"))] if card.battlefield else lines


def build_adventure_entry(card: AdventureCardDef) -> CardEntry:
    """An Adventure card of the Battlefield box: an event, or a combat with its rewards."""
    return CardEntry(
        id=f"{GAME}.adventure-{card.id}",
        type="adventure",
        type_name=card_type_name("adventure"),
        name=card.name,
        facets=(make_facet("kind", f"adventure-{card.kind}"),),
        lines=partial(_adventure_lines, card),
        ours=card.ours,
        see=rule_entry_ids("adventure-skirmish", "battlefield", *(["morale-cards"] if _speaks_of_morale(card) else [])),
        note=single_source_note(),
    )


def _adventure_lines(card: AdventureCardDef, words: Words) -> Sequence[str]:
    if card.kind == "event":
        return [words.name(card.tell)]
    lines = [message("h3l-adventure-power", power=int(power), reward=won) for power, won in card.rewards.items()]
    return [words.say(line) for line in (*lines, message("h3l-adventure-basic", reward=card.basic))]


def _speaks_of_morale(card: AdventureCardDef) -> bool:
    return any("morale" in text.get("en", "") for text in (card.tell, card.basic))
