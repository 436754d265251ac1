"""What the entries of Heroes III in the library share: names of figures, what to sift by, lines of deeds.

Labels that many cards share are made once, so that they are put in words once.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Iterator, Sequence

from companion.games.heroes3.cards import cards
from companion.games.heroes3.evening.deeds import Deed
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.wording import deed_words, only_told
from companion.games.heroes3.units import units
from companion.kernel.words import Argument, Message, Text, Words, message
from companion.library.cards import Facet, Figure, Label
from companion.library.words import capital

GAME = "heroes3"


@functools.cache
def figure_name(figure: str) -> Message:
    """What a figure is called."""
    return message("h3w-figure", figure=figure)


@functools.cache
def price_name(resource: str) -> Message:
    """What a part of a price is called."""
    return message("h3w-price", resource=resource)


@functools.cache
def facet(facet_id: str, value: str) -> Facet:
    """Something to sift by that has a message of its own."""
    return Facet(facet_id, value, message(f"h3w-facet-{facet_id}", value=value))


@functools.cache
def type_name(kind: str) -> Message:
    """What a type of card is called."""
    return message("h3w-type", value=kind)


@functools.cache
def faction(group: str) -> Facet:
    """A faction, or the neutral, summoned or siege cards."""
    return Facet("faction", group, units().group_name(group))


@functools.cache
def in_gold(amount: int) -> Facet:
    """What something costs in gold, for sifting."""
    return Facet("gold", str(amount), message("h3e-gold", count=amount))


def boxes(names: Iterable[str]) -> Iterator[Facet]:
    """The boxes that something comes in."""
    yield from (_box(box) for box in names if box)


@functools.cache
def _box(box: str) -> Facet:
    return Facet("box", box, units().file.boxes[box])


def rules(*entries: str) -> tuple[str, ...]:
    """Entries of the rules by their short ids, each once."""
    return tuple(dict.fromkeys(f"{GAME}.{entry}" for entry in entries))


def note(certainty: str) -> Label:
    """A remark where figures come from one source."""
    return message("h3w-single") if certainty == "single" else {}


_ONE_SOURCE = message("h3l-one-source")


def one_source() -> Label:
    """A remark where everything on a card comes from one source."""
    return _ONE_SOURCE


def price(cost: Purse) -> Iterator[Figure]:
    """A price as figures, without what is not asked for."""
    for resource, amount in cost.amounts().items():
        if amount:
            yield Figure(resource, price_name(resource), amount)


def purse_words(purse: Purse) -> list[Argument]:
    """A purse as a list of amounts."""
    parts: list[Argument] = [message(f"h3e-{name}", count=amount) for name, amount in purse.amounts().items() if amount]
    return parts or [message("h3e-nothing")]


def specialty_name(card: str) -> Message:
    """A Specialty card by hero and level, then as it is called."""
    found = cards().by_id[card]
    return message("h3l-skill", hero=found.hero, level=found.level, card=found.name)


def deed_lines(deeds: Sequence[Deed], tell: Text, words: Words) -> list[str]:
    """What something does, a sentence for each deed."""
    return [sentence(_deed(deed, tell), words) for deed in deeds]


def doubts_of(deeds: Sequence[Deed]) -> tuple[Text, ...]:
    """What sources disagree about, or what nobody could check."""
    return tuple(deed.disputed for deed in deeds if deed.disputed)


def sentence(said: Message, words: Words) -> str:
    """A phrase as a sentence of its own."""
    told = capital(words.say(said))
    return told if told.endswith(".") else f"{told}."


def _deed(deed: Deed, tell: Text) -> Message:
    if only_told(deed.effect):
        # Nothing but what the table does: no need to quote it.
        return message("h3e-deed", when=message(f"h3e-when-{deed.when}"), does=tell)
    return deed_words(deed, tell)
