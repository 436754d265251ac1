"""The cards of one table: those of its pack, and stubs for what everybody has but nobody has typed yet."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterable, Mapping

from companion.games.terrinoth.cards.card_types import (
    ActivationCard,
    Archetype,
    Card,
    ConditionCard,
    EnemyCard,
    HeroCard,
)
from companion.games.terrinoth.cards.pack import pack_from_plain
from companion.games.terrinoth.cards.pack_contents import Pack
from companion.games.terrinoth.cards.pack_validation import STANDARD_CONDITIONS, group_enemy_sets, pile_names_of_card
from companion.games.terrinoth.effects.effect_vocabulary import ACTIONS
from companion.kernel.messages import Argument, message

CLASSES: Mapping[Archetype, tuple[str, str]] = {
    # Two classes an archetype: terrinoth U2. Only Knight and Thief are verified as English names.
    "warrior": ("knight", "berserker"),
    "healer": ("spiritspeaker", "disciple"),
    "mage": ("runemaster", "geomancer"),
    "scout": ("thief", "wildlander"),
}
ARCHETYPES: tuple[Archetype, ...] = ("healer", "mage", "scout", "warrior")

STUB_EFFECTS = {
    "attack": "attack(?)",
    "explore": "explore(?)",
    # Every rest card also readies all of the hero's cards: terrinoth 4.1.2.
    "rest": "rest(?); ready(active.act, all)",
    "aid": "aid(?)",
}
"""What an activation card does as long as nobody has typed it: its action, with as many dice as the table says."""


class CardBook:
    """Every card by its id."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.cards: dict[str, Card] = {d.id: Card(kind, d) for kind, _, d in pack.cards()}
        for name in STANDARD_CONDITIONS:
            if name not in self.cards:
                self.cards[name] = Card("conditions", ConditionCard(name, name), message(f"th-condition-{name}"))
        for archetype in ARCHETYPES:
            self._stub_hero(archetype)
            self._stub(archetype, "")
            for hero_class in self.classes(archetype):
                self._stub(archetype, hero_class)
        self.modifying = _modifying(self.cards.values())
        self.sets = {name: [card.id for card in cards] for name, cards in group_enemy_sets(pack.enemies).items()}

    def _stub(self, archetype: Archetype, hero_class: str) -> None:
        """Stubs for the cards of an archetype or class that the pack does not have."""
        known = {card.action for card in self._activation(archetype, hero_class)}
        for action in ACTIONS:
            if action not in known:
                name = "-".join(filter(None, (archetype, hero_class, action)))
                definition = ActivationCard(name, name, archetype, action, hero_class)
                what, whose = (
                    message(f"th-action-{action}"),
                    self.word(hero_class) if hero_class else message(f"th-archetype-{archetype}"),
                )
                self.cards[name] = Card("activation", definition, message("th-stub", what=what, whose=whose))

    def _stub_hero(self, archetype: Archetype) -> None:
        """A hero that stands for one whose card nobody has typed."""
        name = stub_hero_id(archetype)
        if name not in self.cards:
            definition = HeroCard(name, archetype, archetype)
            self.cards[name] = Card("heroes", definition, message(f"th-archetype-{archetype}"))

    def _activation(self, archetype: str, hero_class: str) -> list[ActivationCard]:
        found = (card.printed_as(ActivationCard) for card in self.cards.values() if card.kind == "activation")
        return [card for card in found if (card.archetype, card.hero_class) == (archetype, hero_class)]

    def classes(self, archetype: Archetype) -> tuple[str, ...]:
        """The classes of an archetype: those of the pack, else those of the box."""
        typed = dict.fromkeys(
            card.hero_class for card in self.pack.activation if card.archetype == archetype and card.hero_class
        )
        return tuple(typed) or CLASSES[archetype]

    def four(self, archetype: str, hero_class: str = "") -> dict[str, str]:
        """The four cards of an archetype or class: action and id."""
        return {card.action: card.id for card in self._activation(archetype, hero_class)[::-1]}

    def named(self, kind: str, name: str) -> str:
        """The id of a card by id or title; the name itself where there is none."""
        if name in self.cards:
            return name
        for card in self.cards.values():
            if card.kind == kind and name in pile_names_of_card(card.definition):
                return card.id
        return name

    def set_named(self, name: str) -> str:
        """An enemy set by its name or by the id or title of one of its cards."""
        if name in self.sets:
            return name
        for key, ids in self.sets.items():
            if any(name in pile_names_of_card(self.cards[card].definition) for card in ids):
                return key
        return name

    def word(self, word: str) -> Argument:
        """What a keyword, trait, class or colour is called; the word itself where the pack gives no name."""
        return self.pack.words.get(word, word)

    def copies(self, ids: Iterable[str]) -> list[str]:
        """Cards with their copies."""
        return [card for card in ids for _ in range(self.cards[card].count)]

    def level(self, set_name: str) -> str | None:
        """The level of a set."""
        return self.cards[self.sets[set_name][0]].printed_as(EnemyCard).level


def _modifying(cards: Iterable[Card]) -> dict[str, frozenset[str]]:
    """The cards that modify something, by what it is: `atk`, `cannot wound`."""
    found: dict[str, set[str]] = {}
    for card in cards:
        for modifier in (modifier for passive in card.passives for modifier in passive.modifiers):
            key = f"cannot {modifier.word}" if modifier.name == "cannot" else modifier.name
            found.setdefault(key, set()).add(card.id)
    return {key: frozenset(ids) for key, ids in found.items()}


def stub_hero_id(archetype: str) -> str:
    """The id of the hero that stands for one whose card nobody has typed."""
    return f"hero-{archetype}"


def card_book_from_pack_data(plain: Mapping[str, object]) -> CardBook:
    """The book of a pack given as plain data; the same pack is read only once."""
    return _book_of(json.dumps(plain, ensure_ascii=False))


@functools.lru_cache(maxsize=32)
def _book_of(text: str) -> CardBook:
    return CardBook(pack_from_plain(json.loads(text)))
