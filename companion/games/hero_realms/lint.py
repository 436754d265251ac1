"""Checks Hero Realms: the numbers of its box, counts of cards, decks by party size, names, and words nobody uses."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from companion.games.hero_realms.card_data.card_definitions import (
    FACTIONS,
    FILES,
    CardBook,
    CardDef,
    list_card_effects,
    load_card_book,
)
from companion.games.hero_realms.card_data.effect_vocabulary import VOCABULARY
from companion.games.tracker.setup.game_box import Amount, Box
from companion.kernel.messages import LANGUAGES
from companion.library.content_reader import BadContent, read_content_file

FOLDER = "hero_realms"
_SOURCE = re.compile(r"hero_realms \d+(\.\d+)?")


def problems(content: Path) -> list[str]:
    """Everything wrong with the box and the cards in a content folder; nothing if it has none."""
    folder = content / FOLDER
    return [f"{FOLDER}: {problem}" for problem in _box_problems(folder)] + _card_problems(folder)


def find_game_box_problems(box: Box) -> Iterator[str]:
    """The numbers of the box that everything hangs on (hero_realms 2, 9.1 and 10)."""
    modes = {mode.id: mode for mode in box.modes}
    characters = {o.id: o.gives.get("life") for c in box.choices if c.id == "character" for o in c.options}
    jars = [sorted(pile.cards.values()) for pile in box.piles]
    facts: list[tuple[str, object, object]] = [
        ("life of the characters", characters, {"cleric": 55, "fighter": 60, "ranger": 58, "thief": 52, "wizard": 50}),
        ("soul jars", jars, [[30, 35, 40, 45, 50, 55]]),
        ("players a boss counts as", modes["boss-vs-boss"].counts_as, 3),
    ]
    for mode, life in (("hydra-2v2", 75), ("hydra-3v3", 100)):
        teams = modes[mode].teams
        facts.append((f"shared life in {mode}", teams.shared if teams else None, {"life": Amount(base=life)}))
    for mode in ("dragon", "boss-vs-boss"):
        facts.append((f"the Dragon's life in {mode}", modes[mode].holds["dragon"]["life"], Amount(per_player=50)))
        facts.append((f"the Dragon's hand in {mode}", modes[mode].hands["dragon"].flat, Amount(4, per_player=1)))
    for mode, hands in _OPENING_HANDS.items():
        kind = modes[mode].groups[0].kind
        rule = modes[mode].hands[kind]
        found = (rule.order, rule.two, rule.by_team, rule.flat.base if rule.flat else None)
        facts.append((f"opening hands in {mode}", found, hands))
    yield from _facts(*facts)


_OPENING_HANDS: dict[str, tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], int | None]] = {
    "free-for-all": ((3, 4, 5), (3, 5), (), None),
    "hunter-first-blood": ((3, 4, 5), (), (), None),
    "hunter-last-standing": ((3, 4, 5), (), (), None),
    "hydra-2v2": ((), (), (3, 5), None),
    "hydra-3v3": ((), (), (3, 5), None),
    "emperor": ((), (), (3, 5), None),
    "dragon": ((), (), (), 3),
    "lich": ((), (), (), 3),
}


def _box_problems(folder: Path) -> list[str]:
    try:
        return (
            list(find_game_box_problems(read_content_file(Box, folder / "box.yaml")))
            if (folder / "box.yaml").exists()
            else []
        )
    except BadContent:
        # Told already by the check of all boxes, with its line.
        return []


def _card_problems(folder: Path) -> list[str]:
    if not any((folder / name).exists() for name in FILES):
        return []
    try:
        book = load_card_book(folder)
    except BadContent as bad:
        return [f"{FOLDER}/{mistake}" for mistake in bad.mistakes]
    return [f"{FOLDER}: {problem}" for problem in (*_counts(book), *_decks(book), *_cards(book), *_words(book))]


def _facts(*facts: tuple[str, object, object]) -> Iterator[str]:
    yield from (f"{what}: found {found}, expected {wanted}" for what, found, wanted in facts if found != wanted)


def _counts(book: CardBook) -> Iterator[str]:
    """What the box holds: hero_realms 1, 2, 9.2 and 10."""
    factions = Counter(book.cards[card].definition.faction for card in book.market)
    starters = sum(card.copies for card in book.base.cards if card.role == "starter")
    yield from _facts(
        ("market cards", len(book.market), 80),
        ("kinds of market cards", len(set(book.market)), 54),
        ("market cards by faction", dict(sorted(factions.items())), dict.fromkeys(sorted(FACTIONS[1:]), 20)),
        ("starter cards in the box", starters, 40),
        ("Fire Gems", book.base.gems, 16),
        ("hoard items", len(book.hoard), 9),
        ("minions in the grimoire", len(book.grimoire), 10),
        (
            "health of the soul jars",
            sorted(book.cards[jar].definition.health for jar in book.jars),
            [30, 35, 40, 45, 50, 55],
        ),
        ("sources", [s for s in _sources(book) if not _SOURCE.fullmatch(s)], []),
    )


def _sources(book: CardBook) -> list[str]:
    return [book.base.source, book.packs.source, *(boss.source for boss in book.bosses.values())]


def _decks(book: CardBook) -> Iterator[str]:
    """Ten cards for everybody, and the bosses' decks by party size: hero_realms 2 and 9.1."""
    yield from _facts(("cards of a starting deck", sum(book.base.starters.values()), 10))
    for name, boss in book.bosses.items():
        sizes = tuple(len(book.boss_deck(name, party)) for party in range(1, 6))
        yield from _facts((f"deck of the {name} by party size", sizes, boss.deck_sizes))
    for pack in book.packs.characters:
        yield from _facts(
            (f"deck of the {pack.id}", sum(pack.deck.values()), 10),
            (f"ability of the {pack.id}", book.by_id[pack.ability].role, "ability"),
            (f"skill of the {pack.id}", book.by_id[pack.skill].role, "skill"),
        )


def _cards(book: CardBook) -> Iterator[str]:
    """Each card for itself: names, and the figures that its type needs."""
    for card_id, count in Counter(card.id for card in book.cards).items():
        if count > 1:
            yield f"the id {card_id} is used twice"
    for card in book.cards:
        yield from (f"{card.id}: {problem}" for problem in _card(card.definition))


def _card(card: CardDef) -> Iterator[str]:
    missing = [language for language in LANGUAGES if not card.name.get(language, "").strip()]
    if missing:
        yield f"no name in {', '.join(missing)}"
    if extra := sorted((set(card.name) | set(card.ours)) - set(LANGUAGES)):
        yield f"unknown language {', '.join(extra)}"
    champion = card.type == "champion"
    if champion != (card.defense > 0):
        yield f"defense {card.defense} on a card of the type {card.type}"
    if card.guard and not champion:
        yield "a guard that is no champion"
    if card.role in ("market", "gem") and not card.cost:
        yield "no cost"
    if (card.role == "hoard") != (card.check > 0):
        yield f"skill check {card.check} on a card of the role {card.role}"
    if card.ally and card.faction == "none":
        yield "an ally ability without a faction"


def _words(book: CardBook) -> Iterator[str]:
    """Words of the vocabulary that no card uses."""
    text = " ".join(text for card in book.cards for _, text in list_card_effects(card.definition))
    used = set(re.findall(r"[a-z_]+", text))
    yield from (f"no card uses the word {word}" for word in sorted({*VOCABULARY.words, *VOCABULARY.tests} - used))
