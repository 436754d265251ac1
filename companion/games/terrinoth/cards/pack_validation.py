"""What must hold in a pack beyond its shape: effects that can be read, names that exist, numbers that can be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from companion.games.terrinoth.cards.card_types import (
    PRINTED_NUMBERS,
    ActivationCard,
    Definition,
    EnemyCard,
    ExplorationCard,
    PileDef,
    QuestSheet,
    iter_effect_fields,
)
from companion.games.terrinoth.cards.pack_contents import Pack
from companion.games.terrinoth.effects import effect_vocabulary as v
from companion.games.terrinoth.effects.effect_json import BadEffectJson, effects_from_text_or_json
from companion.games.terrinoth.effects.effect_parser import read_condition, read_passive, read_trigger
from companion.games.terrinoth.effects.effect_tree import (
    AllOrAny,
    Choose,
    Condition,
    Do,
    Each,
    Effect,
    Effects,
    FactTest,
    If,
    May,
    Not,
    Passive,
    Pay,
)
from companion.kernel.building_blocks.effect_parser import BadEffect
from companion.kernel.messages import Argument, message

STANDARD_CONDITIONS = ("poisoned", "weakened", "focused")
"""The three types of the box (terrinoth K1); they are there as stubs even where a pack does not describe them."""
Path = tuple[str | int, ...]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class PackFault:
    """One thing wrong in a pack."""

    path: Path
    found: Argument
    expected: Argument
    column: int = 0


def find_pack_faults(pack: Pack) -> Iterator[PackFault]:
    """Everything wrong with a pack that has the right shape."""
    readable = True
    for wrong in (*_ids(pack), *_dice(pack), *(w for kind, n, d in pack.cards() for w in _card(kind, n, d))):
        readable = False
        yield wrong
    # Names are looked up only in effects that can be read.
    if readable:
        yield from _conditions(pack)
        for n, quest in enumerate(pack.quests):
            yield from _quest(pack, quest, ("quests", n))


def _ids(pack: Pack) -> Iterator[PackFault]:
    counts = Counter(definition.id for _, _, definition in pack.cards())
    for kind, n, definition in pack.cards():
        if not definition.id or any(sign.isspace() or sign in "#/:" for sign in definition.id):
            yield PackFault((kind, n, "id"), repr(definition.id), message("th-expected-id"))
        elif counts[definition.id] > 1:
            yield PackFault(
                (kind, n, "id"), message("th-found-id-twice", id=definition.id), message("th-expected-id-once")
            )


def _dice(pack: Pack) -> Iterator[PackFault]:
    for die in ("hero", "enemy"):
        faces = getattr(pack.dice, die)
        if faces is not None and len(faces) != 6:
            yield PackFault(("dice", die), message("th-found-faces", n=len(faces)), message("th-expected-faces"))


# --- one card ------------------------------------------------------------------------------------


def _card(kind: str, n: int, definition: Definition) -> Iterator[PackFault]:
    for wrong in find_card_faults(kind, definition):
        yield PackFault((kind, n, *wrong.path), wrong.found, wrong.expected, wrong.column)


def find_card_faults(kind: str, definition: Definition) -> Iterator[PackFault]:
    """Everything wrong with one card on its own."""
    yield from _numbers(kind, definition)
    for trigger in definition.on:
        yield from _try(("on", trigger), read_trigger, trigger)
    for path, effects in iter_effect_fields(definition):
        yield from _try(path, effects_from_text_or_json, effects)
    for n, passive in enumerate(definition.passive):
        yield from _try(("passive", n), read_passive, passive)
    if isinstance(definition, EnemyCard):
        yield from _enemy(definition)
    if isinstance(definition, ActivationCard) and definition.does is not None:
        yield from _activation(definition)
    if isinstance(definition, QuestSheet):
        for name in ("victory", "defeat"):
            if text := getattr(definition, name):
                yield from _try((name,), read_condition, text)


def _numbers(kind: str, definition: Definition) -> Iterator[PackFault]:
    for name in (*PRINTED_NUMBERS.get(kind, ()), "copies"):
        value = getattr(definition, name, None)
        least = 1 if name in ("copies", "health") else 0
        if value is not None and not least <= value <= 99:
            yield PackFault((name,), str(value), message("th-expected-figure", least=least))


def _try(path: Path, read: Callable[[T], object], text: T) -> Iterator[PackFault]:
    try:
        read(text)
    except BadEffect as bad:
        yield PackFault(path, bad.found, bad.expected, bad.column)
    except BadEffectJson as bad:
        yield PackFault((*path, bad.field) if bad.field else path, bad.found, bad.expected, bad.column)


def _enemy(definition: EnemyCard) -> Iterator[PackFault]:
    known = (*v.BASIC_KEYWORDS, *definition.keywords)
    for n, keyword in enumerate(definition.bar):
        if keyword not in known:
            yield PackFault(("bar", n), repr(keyword), message("th-expected-keyword", options=", ".join(known)))
    for keyword in definition.keywords:
        if keyword in v.BASIC_KEYWORDS:
            yield PackFault(("keywords", keyword), repr(keyword), message("th-expected-new-keyword"))


def _activation(definition: ActivationCard) -> Iterator[PackFault]:
    """The card carries its action exactly once: terrinoth H3."""
    try:
        found = [do.op for do in iter_operations(effects_from_text_or_json(definition.does)) if do.op in v.ACTIONS]
    except (BadEffect, BadEffectJson):
        return
    if found != [definition.action]:
        stands = message("th-found-actions", actions=found) if found else message("th-found-no-action")
        yield PackFault(("does",), stands, message("th-expected-action", action=definition.action))


# --- names ---------------------------------------------------------------------------------------


def iter_operations(effects: Effects) -> Iterator[Do]:
    """Every operation in effects, however deep."""
    for effect in effects:
        if isinstance(effect, Do):
            yield effect
        if isinstance(effect, Pay):
            yield effect.cost
        for inner in nested_effects(effect):
            yield from iter_operations(inner)


def nested_effects(effect: Effect) -> tuple[Effects, ...]:
    """The effects inside an effect."""
    if isinstance(effect, May | Each | Pay):
        return (effect.body,)
    if isinstance(effect, If):
        return (effect.then, effect.otherwise)
    return effect.branches if isinstance(effect, Choose) else ()


def _tests(effects: Effects) -> Iterator[Condition]:
    for effect in effects:
        if isinstance(effect, If):
            yield effect.test
        for inner in nested_effects(effect):
            yield from _tests(inner)


def _named_in(condition: Condition | None) -> Iterator[str]:
    if isinstance(condition, FactTest) and condition.name == "has":
        yield condition.word
    elif isinstance(condition, Not):
        yield from _named_in(condition.of)
    elif isinstance(condition, AllOrAny):
        for part in condition.of:
            yield from _named_in(part)


def _conditions(pack: Pack) -> Iterator[PackFault]:
    """Conditions that are given, cured or asked for must exist."""
    known = {*STANDARD_CONDITIONS, *(card.id for card in pack.conditions)}
    expected = message("th-expected-condition", options=", ".join(sorted(known)))
    for kind, n, definition in pack.cards():
        for path, effects in iter_effect_fields(definition):
            read = effects_from_text_or_json(effects)
            names = [str(dict(do.args)["condition"]) for do in iter_operations(read) if do.op in ("give", "cure")]
            names += [name for test in _tests(read) for name in _named_in(test)]
            for name in names:
                if name not in known:
                    yield PackFault((kind, n, *path), repr(name), expected)
        for at, text in enumerate(definition.passive):
            passive: Passive = read_passive(text)
            for name in _named_in(passive.test):
                if name not in known:
                    yield PackFault((kind, n, "passive", at), repr(name), expected)


# --- quests --------------------------------------------------------------------------------------


def pile_names_of_card(definition: Definition) -> set[str]:
    """What a card may be called in a pile: its id, its set, or its title in any language."""
    title = definition.title
    titles = [title] if isinstance(title, str) else list(title.values())
    return {definition.id, *titles}


def _quest(pack: Pack, quest: QuestSheet, at: Path) -> Iterator[PackFault]:
    nemeses = {card.id for card in pack.enemies if card.role == "nemesis"}
    if quest.nemesis and quest.nemesis not in nemeses:
        expected = message("th-expected-nemesis", options=", ".join(sorted(nemeses)) or "-")
        yield PackFault((*at, "nemesis"), repr(quest.nemesis), expected)
    colours = {read_trigger(trigger).word for trigger in quest.on if read_trigger(trigger).name == "peril"}
    for colour in sorted(colours - set(quest.track)) if quest.track else ():
        expected = message("th-expected-space", options=", ".join(quest.track))
        yield PackFault((*at, "on", f"peril({colour})"), repr(colour), expected)
    for deck in ("enemies", "locations", "exploration"):
        yield from _piles(pack, deck, getattr(quest, deck), (*at, deck))
    if quest.enemies:
        yield from _enough_sets(pack, quest, (*at, "enemies"))


def _piles(pack: Pack, deck: str, piles: tuple[PileDef, ...], at: Path) -> Iterator[PackFault]:
    definitions = getattr(pack, deck)
    cards = {name for definition in definitions for name in pile_names_of_card(definition)}
    sets = {definition.set for definition in definitions if isinstance(definition, EnemyCard | ExplorationCard)}
    if deck == "enemies":
        sets |= {name for d in definitions if d.role != "nemesis" for name in pile_names_of_card(d)}
    for n, pile in enumerate(piles):
        for place, name in enumerate(pile.sets):
            if deck == "locations" or not name or name not in sets:
                expected = message("th-expected-set", options=", ".join(sorted(sets - {""})))
                yield PackFault((*at, n, "sets", place), repr(name), expected)
        for place, name in enumerate(pile.cards):
            if name not in cards:
                yield PackFault((*at, n, "cards", place), repr(name), message("th-expected-card-of", deck=deck))
        for place, wanted in enumerate(pile.random):
            if deck != "enemies" or not 0 < wanted.n <= 19:
                found = message("th-found-random", n=wanted.n, deck=deck)
                yield PackFault((*at, n, "random", place), found, message("th-expected-random"))


def _enough_sets(pack: Pack, quest: QuestSheet, at: Path) -> Iterator[PackFault]:
    """Random sets are drawn from what the quest does not name: terrinoth P2."""
    named = {name for pile in quest.enemies for name in pile.sets}
    free: Counter[str] = Counter()
    for members in group_enemy_sets(pack.enemies).values():
        if (
            not any(named & {member.set, *pile_names_of_card(member)} for member in members)
            and members[0].level is not None
        ):
            free[members[0].level] += 1
    for n, pile in enumerate(quest.enemies):
        for place, wanted in enumerate(pile.random):
            free[wanted.level] -= wanted.n
            if free[wanted.level] < 0:
                found = message("th-found-too-many-sets", n=-free[wanted.level], level=wanted.level)
                yield PackFault((*at, n, "random", place), found, message("th-expected-sets-left"))


def group_enemy_sets(enemies: tuple[EnemyCard, ...]) -> dict[str, list[EnemyCard]]:
    """The enemy sets: the cards with one set name, else with one title; nemeses and cards of a quest are in none."""
    found: dict[str, list[EnemyCard]] = {}
    for card in enemies:
        if card.role != "nemesis" and not card.quest_only:
            title = card.title if isinstance(card.title, str) else card.title.get("en", card.id)
            found.setdefault(card.set or title, []).append(card)
    return found
