"""The calendar: which kind of round it is, the Astrologers Proclaim cards and the Events. heroes3 1."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Set
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from companion.games.heroes3.adventure.content.file_schemas import AstrologerFile, EventFile
from companion.games.heroes3.adventure.content.triggered_effect_loading import (
    TimedEffect,
    load_content_file,
    parse_triggered_effects,
)
from companion.kernel.messages import Text
from companion.kernel.refusals import BeyondLimit
from companion.library.content_location import content_folder

RoundKind = Literal["first", "resource", "astrologers"]
FIRST_ASTROLOGERS = 2
CLEARING = (4, 8, 12)
"""The rounds in which an optional rule removes the black cubes. heroes3 12."""


@dataclass(frozen=True, slots=True, eq=False)
class AstrologersCard:
    """An Astrologers Proclaim card; `redraw` is when another one is drawn in its place."""

    id: str
    name: Text
    box: str
    redraw: str
    deeds: tuple[TimedEffect, ...]
    tell: Text
    ours: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class EventCard:
    """An Event card; `who` is all, choose (everybody picks a way), pass (cards go round) or drawer."""

    id: str
    name: Text
    box: str
    who: str
    deeds: tuple[TimedEffect, ...]
    tell: Text
    ours: tuple[str, ...] = ()


def round_kind(number: int) -> RoundKind:
    """Round 1 brings nothing, odd rounds after it resources, even ones the astrologers."""
    if number < 1:
        raise BeyondLimit("h3e-no-round", found=number)
    if number == 1:
        return "first"
    return "resource" if number % 2 else "astrologers"


def is_astrologers_card_drawn(number: int, rules: Set[str] = frozenset()) -> bool:
    """Whether an Astrologers card is drawn in this round; optional rules have it always or never. heroes3 12."""
    if "no-astrologers" in rules:
        return False
    kind = round_kind(number)
    return kind == "astrologers" or (kind == "resource" and "astrologers-always" in rules)


def is_event_due(number: int, players: int, fortress: bool) -> bool:
    """Whether an Event is drawn: in resource rounds, with the Fortress box and two players or more."""
    return fortress and players >= 2 and round_kind(number) == "resource"


def are_black_cubes_cleared(number: int, rules: Set[str] = frozenset()) -> bool:
    """Whether black cubes leave visitable fields now: an optional rule. heroes3 12."""
    return "clear-black-cubes" in rules and number in CLEARING


def must_replace_drawn_card(card: AstrologersCard, number: int, *, sea: bool, campaign: bool, difficulty: str) -> bool:
    """Whether this card is put aside for another. Where it is simply `impossible`, the table says so."""
    return {
        "first-astrologers": number == FIRST_ASTROLOGERS,
        "no-sea": not sea,
        "campaign": campaign,
        "easy": difficulty == "easy",
    }.get(card.redraw, False)


@functools.cache
def astrologers_cards() -> Mapping[str, AstrologersCard]:
    """The cards of the content folder in use, by id."""
    return load_astrologers_cards(content_folder() / "heroes3")


@functools.cache
def event_cards() -> Mapping[str, EventCard]:
    """The events of the content folder in use, by id."""
    return load_event_cards(content_folder() / "heroes3")


def load_astrologers_cards(folder: Path) -> Mapping[str, AstrologersCard]:
    """The cards of a folder, or `BadContent`."""
    read = load_content_file(AstrologerFile, folder / "astrologers.yaml").astrologers
    return {
        card.id: AstrologersCard(
            card.id, card.name, card.box, card.redraw, parse_triggered_effects(card.deeds), card.tell, card.ours
        )
        for card in read
    }


def load_event_cards(folder: Path) -> Mapping[str, EventCard]:
    """The events of a folder, or `BadContent`."""
    read = load_content_file(EventFile, folder / "events.yaml").events
    return {
        card.id: EventCard(
            card.id, card.name, card.box, card.who, parse_triggered_effects(card.deeds), card.tell, card.ours
        )
        for card in read
    }
