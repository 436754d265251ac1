"""What stands on a card in plain words, line by line: for the preview while it is typed, for sheets and the library."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.terrinoth.cards.card_types import Card
from companion.games.terrinoth.effects.effect_parser import read_effects, read_passive, read_trigger
from companion.games.terrinoth.effects.effect_text import (
    NameLookup,
    describe_effects,
    describe_passive,
    describe_trigger,
)
from companion.games.terrinoth.effects.effect_tree import Effects, Passive
from companion.games.terrinoth.effects.effect_vocabulary import BASIC_KEYWORDS
from companion.kernel.messages import Argument, Message, message


def card_text_lines(card: Card, naming: NameLookup = str) -> list[Message]:
    """Everything that a card says, in the order in which it is printed: bar, keywords, abilities, what it does."""
    known = card.definition
    found: list[Message] = []
    if bar := getattr(known, "bar", ()):
        found.append(effect_bar_text(bar, naming))
    if card.does is not None:
        found.append(message("thc-does", what=describe_effects(card.does, naming)))
    found += [keyword_effect_text(word, effects, naming) for word, effects in card.keywords.items()]
    found += [
        message("thc-on", when=describe_trigger(when, naming), what=describe_effects(effects, naming))
        for when, effects in card.on.items()
    ]
    found += [_passive_line(passive, naming, card.kind) for passive in card.passives]
    if known.note:
        found.append(message("thc-note", text=known.note))
    return found


def effect_bar_text(bar: Sequence[str], naming: NameLookup = str) -> Message:
    """The effect bar, left to right."""
    return message("thc-bar", words=[keyword_name(word, naming) for word in bar])


def keyword_effect_text(word: str, effects: Effects, naming: NameLookup = str) -> Message:
    """What a keyword of the card's own does."""
    return message("thc-keyword", word=keyword_name(word, naming), what=describe_effects(effects, naming))


def keyword_name(word: str, naming: NameLookup = str) -> Argument:
    """What a keyword is called: the three of the rules by their names, others as the card does."""
    return message(f"th-keyword-{word}") if word in BASIC_KEYWORDS else naming(word)


def trait_names(card: Card, naming: NameLookup = str) -> list[Argument]:
    """The traits of a card as people read them."""
    return [naming(trait) for trait in getattr(card.definition, "traits", ())]


def preview_entered_card_line(place: str, text: str, naming: NameLookup = str) -> Message:
    """The preview of one line while it is typed: `place` is a keyword, `on threat` and the like, `passive`, `does`."""
    if place == "passive":
        return _passive_line(read_passive(text), naming)
    if place == "does":
        return message("thc-does", what=describe_effects(read_effects(text), naming))
    if place.startswith("on "):
        return message(
            "thc-on",
            when=describe_trigger(read_trigger(place[3:]), naming),
            what=describe_effects(read_effects(text), naming),
        )
    return keyword_effect_text(place, read_effects(text), naming)


def _passive_line(passive: Passive, naming: NameLookup, kind: str = "") -> Message:
    """A passive ability; one that holds only while something does is not there always."""
    line = "thc-always" if passive.test is None else "thc-does"
    return message(line, what=describe_passive(passive, naming, kind))
