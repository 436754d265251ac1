"""Checks packs: the adventures that come with the app, and how well a pack of an owner fits the box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from companion.games.terrinoth.cards.card_book import ARCHETYPES
from companion.games.terrinoth.cards.card_types import ActivationCard, EnemyCard, iter_effect_fields
from companion.games.terrinoth.cards.pack import read_pack
from companion.games.terrinoth.cards.pack_contents import Pack
from companion.games.terrinoth.cards.pack_validation import group_enemy_sets, iter_operations
from companion.games.terrinoth.cards.shipped_packs import FOLDER, list_pack_files
from companion.games.terrinoth.effects.effect_json import effects_from_text_or_json
from companion.games.terrinoth.effects.effect_tree import Effects, NamedNumber
from companion.games.terrinoth.effects.effect_vocabulary import ACTIONS
from companion.kernel.messages import LANGUAGES
from companion.library.content_reader import BadContent

_WORDED = ("title", "name", "about", "intro", "won", "lost")


def problems(content: Path) -> list[str]:
    """Everything wrong with the adventures in a content folder; nothing if it has none."""
    found: list[str] = []
    for file in list_pack_files(content):
        try:
            pack = read_pack(file)
        except BadContent as bad:
            found += [f"{FOLDER}/{mistake}" for mistake in bad.mistakes]
            continue
        found += [f"{FOLDER}/{file.name}: {problem}" for problem in (*_ours(pack), *find_pack_warnings(pack))]
    return found


def _ours(pack: Pack) -> Iterator[str]:
    """What we ship is our own, in four languages, with nothing left to type."""
    if not pack.ours:
        yield "a pack that comes with the app holds only cards of our own: ours must be true"
    if pack.dice.hero is None or pack.dice.enemy is None:
        yield "no faces of the dice, so nobody can play it without typing them"
    yield from _languages(pack, "the pack")
    yield from _words(pack)
    for kind, _, definition in pack.cards():
        yield from _languages(definition, f"{kind} {definition.id}")
        missing = [name for name in ("attack", "health", "resistance", "spawn_engaged", "spawn_shadows", "exploration")
                   if getattr(definition, name, 0) is None]  # fmt: skip
        if missing:
            yield f"{kind} {definition.id}: no {', '.join(missing)}"
        if any(
            NamedNumber("?") in _numbers(effects_from_text_or_json(effects))
            for _, effects in iter_effect_fields(definition)
        ):
            yield f"{kind} {definition.id}: a number is still ?"


def _numbers(effects: Effects) -> list[object]:
    return [argument for do in iter_operations(effects) for _, argument in do.args]


def _words(pack: Pack) -> Iterator[str]:
    """Keywords, traits, classes and colours are words that people see."""
    wanted = {trait for _, _, definition in pack.cards() for trait in getattr(definition, "traits", ())}
    wanted |= {keyword for enemy in pack.enemies for keyword in enemy.keywords}
    wanted |= {card.hero_class for card in pack.activation} | {space for quest in pack.quests for space in quest.track}
    for word in sorted(wanted - {""}):
        text = pack.words.get(word)
        if not isinstance(text, dict) or any(not text.get(language, "").strip() for language in LANGUAGES):
            yield f"words.{word}: not in all of {', '.join(LANGUAGES)}"


def _languages(part: object, where: str) -> Iterator[str]:
    for name in _WORDED:
        text = getattr(part, name, "")
        if text and (isinstance(text, str) or any(not text.get(language, "").strip() for language in LANGUAGES)):
            yield f"{where}.{name}: not in all of {', '.join(LANGUAGES)}"


# --- how a pack fits the box ---------------------------------------------------------------------


def find_pack_warnings(pack: Pack) -> Iterator[str]:
    """What is odd about a pack, though it can be played: sets, actions and counts that do not fit the box."""
    for name, cards in group_enemy_sets(pack.enemies).items():
        yield from _set(name, cards)
    for archetype in ARCHETYPES:
        for hero_class in dict.fromkeys(c.hero_class for c in pack.activation if c.archetype == archetype):
            mine = [c for c in pack.activation if (c.archetype, c.hero_class) == (archetype, hero_class)]
            yield from _four(f"{archetype} {hero_class}".strip(), mine)
    if len(pack.locations) > len({str(card.title) for card in pack.locations}):
        yield "two locations have one title"
    for enemy in pack.enemies:
        if not enemy.bar and enemy.state in ("complete", "checked"):
            yield f"enemies {enemy.id}: complete, but without an effect bar"


def _set(name: str, cards: list[EnemyCard]) -> Iterator[str]:
    """Two minions and a chieftain of one level: terrinoth S-2; that the level is one is an assumption of ours."""
    roles = Counter({card.role: card.count for card in cards})
    if roles != Counter(minion=2, chieftain=1):
        told = ", ".join(f"{count} {role}" for role, count in roles.items())
        yield f"the set {name} is {told}, expected 2 minion, 1 chieftain"
    if len({card.level for card in cards}) > 1:
        yield f"the set {name} has several levels"


def _four(whose: str, cards: list[ActivationCard]) -> Iterator[str]:
    """One card an action: terrinoth C5."""
    counts: Counter[str] = Counter(card.action for card in cards)
    for action in ACTIONS:
        if counts[action] != 1:
            yield f"{whose}: {counts[action]} cards for {action}, expected 1"
