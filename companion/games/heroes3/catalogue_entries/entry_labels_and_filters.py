"""What the entries of Heroes III in the library share: names of figures, filters, lines of effects.

Labels that many cards share are made once, so that they are put in words once.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence

from companion.games.heroes3.adventure.content.triggered_effect_loading import TimedEffect
from companion.games.heroes3.adventure.effects.effect_text import describe_triggered_effect, is_done_only_by_table
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.kernel.messages import Argument, Message, Text, Words, message
from companion.library.card_entries import Facet, Figure, Label
from companion.library.translations import capitalize_first_letter

GAME = "heroes3"


@functools.cache
def stat_name(figure: str) -> Message:
    """What a figure is called."""
    return message("h3w-figure", figure=figure)


@functools.cache
def price_resource_name(resource: str) -> Message:
    """What a part of a price is called."""
    return message("h3w-price", resource=resource)


@functools.cache
def make_facet(facet_id: str, value: str) -> Facet:
    """A filter value that has a message of its own."""
    return Facet(facet_id, value, message(f"h3w-facet-{facet_id}", value=value))


@functools.cache
def card_type_name(kind: str) -> Message:
    """What a type of card is called."""
    return message("h3w-type", value=kind)


@functools.cache
def faction_facet(group: str) -> Facet:
    """A faction, or the neutral, summoned or siege cards."""
    return Facet("faction", group, load_units().group_name(group))


@functools.cache
def gold_price_facet(amount: int) -> Facet:
    """What something costs in gold, as a filter."""
    return Facet("gold", str(amount), message("h3e-gold", count=amount))


def game_box_facets(names: Iterable[str]) -> Iterator[Facet]:
    """The boxes that something comes in."""
    yield from (_box(box) for box in names if box)


@functools.cache
def _box(box: str) -> Facet:
    return Facet("box", box, load_units().file.boxes[box])


def rule_entry_ids(*entries: str) -> tuple[str, ...]:
    """Entries of the rules by their short ids, each once."""
    return tuple(dict.fromkeys(f"{GAME}.{entry}" for entry in entries))


def certainty_note(certainty: str) -> Label:
    """A remark where figures come from one source."""
    return message("h3w-single") if certainty == "single" else {}


_ONE_SOURCE = message("h3l-one-source")


def single_source_note() -> Label:
    """A remark where everything on a card comes from one source."""
    return _ONE_SOURCE


def price_figures(cost: Purse) -> Iterator[Figure]:
    """A price as figures, without what is not asked for."""
    for resource, amount in cost.amounts().items():
        if amount:
            yield Figure(resource, price_resource_name(resource), amount)


def describe_purse(purse: Purse) -> list[Argument]:
    """A purse as a list of amounts."""
    parts: list[Argument] = [message(f"h3e-{name}", count=amount) for name, amount in purse.amounts().items() if amount]
    return parts or [message("h3e-nothing")]


def specialty_card_name(card: str) -> Message:
    """A Specialty card by hero and level, then as it is called."""
    found = load_cards().by_id[card]
    return message("h3l-skill", hero=found.hero, level=found.level, card=found.name)


def describe_triggered_effects(deeds: Sequence[TimedEffect], tell: Text, words: Words) -> list[str]:
    """What something does, a sentence for each timed effect."""
    return [message_to_sentence(_deed(deed, tell), words) for deed in deeds]


def list_triggered_effect_doubts(deeds: Sequence[TimedEffect]) -> tuple[Text, ...]:
    """What sources disagree about, or what nobody could check."""
    return tuple(deed.disputed for deed in deeds if deed.disputed)


def message_to_sentence(said: Message, words: Words) -> str:
    """A phrase as a sentence of its own."""
    told = capitalize_first_letter(words.say(said))
    return told if told.endswith(".") else f"{told}."


def _deed(deed: TimedEffect, tell: Text) -> Message:
    if is_done_only_by_table(deed.effect):
        # Nothing but what the table does: no need to quote it.
        return message("h3e-deed", when=message(f"h3e-when-{deed.when}"), does=tell)
    return describe_triggered_effect(deed, tell)
