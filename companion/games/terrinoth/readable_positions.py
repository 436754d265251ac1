"""Positions written by hand: cards, who has what, who stands where. The format is explained in docs/positions.md."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, cast

from companion.games.terrinoth.cards.card_book import ARCHETYPES
from companion.games.terrinoth.cards.card_types import (
    ActivationCard,
    Archetype,
    ConditionCard,
    DiceFaces,
    EnemyCard,
    ExplorationCard,
    HeroCard,
    LocationCard,
    PileDef,
    QuestSheet,
)
from companion.games.terrinoth.cards.pack_contents import Pack
from companion.games.terrinoth.effects.effect_vocabulary import ACTIONS
from companion.games.terrinoth.game import build_fixed_table_data, run_to_first_question
from companion.games.terrinoth.heroes_and_enemies import Enemy
from companion.games.terrinoth.rules.opening_position import build_opening_world
from companion.games.terrinoth.rules.peril_track import current_peril_colour
from companion.games.terrinoth.rules.selectors_and_conditions import is_location_explored
from companion.games.terrinoth.setup_data import Chair, Settings, build_setup, make_setup_body
from companion.games.terrinoth.state import TerrinothState, World
from companion.games.terrinoth.text.line_parser import enemy_line_name, legal_answers_as_lines
from companion.kernel.game import Setup
from companion.kernel.plain_data import Plain
from companion.kernel.refusals import Unknown

DEFAULT_CARD_EFFECTS = {
    "attack": "attack(2)",
    "explore": "explore(2)",
    "rest": "rest(2); ready(active.act, all)",
    "aid": "aid(2)",
}
"""What the activation cards of a position do where it does not say."""
DEFAULT_LOCATION = LocationCard("place", "Place", spawn_engaged=0, spawn_shadows=0, exploration=5)


@dataclass(frozen=True, slots=True)
class FixtureCards:
    """Cards made up for a position."""

    enemies: tuple[EnemyCard, ...] = ()
    locations: tuple[LocationCard, ...] = ()
    exploration: tuple[ExplorationCard, ...] = ()
    conditions: tuple[ConditionCard, ...] = ()
    activation: tuple[ActivationCard, ...] = ()


@dataclass(frozen=True, slots=True)
class EnemyPosition:
    """An enemy that is not simply there, faceup and ready."""

    card: str
    wounds: int = 0
    exhausted: bool = False
    facedown: bool = False


@dataclass(frozen=True, slots=True)
class HeroPosition:
    """A hero; `cards` are activation cards by action, as effects."""

    id: str
    name: str = ""
    archetype: str = ""
    health: int | None = 10
    wounds: int = 0
    tokens: int = 0
    items: tuple[str, ...] = ()
    conditions: tuple[str, ...] = ()
    engaged: tuple[str | EnemyPosition, ...] = ()
    cards: dict[str, str] = field(default_factory=dict)
    exhausted: tuple[str, ...] = ()
    fallen: bool = False
    on: dict[str, object] = field(default_factory=dict)
    passive: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TerrinothPosition:
    """What lies on the table. Lists of a deck begin with the top card. `turn` is the hero whose turn it is."""

    heroes: tuple[HeroPosition, ...]
    cards: FixtureCards = field(default_factory=FixtureCards)
    dice: DiceFaces = field(default_factory=DiceFaces)
    shadows: tuple[str | EnemyPosition, ...] = ()
    lair: str = ""
    nemesis_defeated: bool = False
    deck: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()
    exploration: tuple[str, ...] = ()
    location: str = "place"
    locations: tuple[str, ...] = ()
    progress: int = 0
    track: tuple[str, ...] = ("start", "grey", "grey", "grey")
    peril: int = 0
    on: dict[str, object] = field(default_factory=dict)
    passive: tuple[str, ...] = ()
    victory: str = ""
    defeat: str = ""
    leader: str = ""
    phase: Literal["heroes", "enemies", "peril", "travel", "end"] = "heroes"
    turn: str = ""
    queue: tuple[str, ...] = ()


def build_position_setup(position: TerrinothPosition, settings: Settings, seed: int) -> Setup:
    """The setup of a position's table."""
    chairs = tuple(Chair(hero.id, hero.name, f"hero-of-{hero.id}") for hero in position.heroes)
    return build_setup(make_setup_body(_pack(position), "position", chairs, position.leader, settings), seed)


def build_position_state(position: TerrinothPosition, settings: Settings, seed: int) -> TerrinothState:
    """The position described, at its first question."""
    setup = build_position_setup(position, settings, seed)
    w = build_opening_world(build_fixed_table_data(setup), seed)
    for n, described in enumerate(position.heroes):
        _hero(w, n, described)
    for entry in position.shadows:
        _enemy(w, entry, "shadows", -1)
    if not position.lair:
        w.enemies = [enemy for enemy in w.enemies if enemy.zone != "lair"]
    w.nemesis_fallen = position.nemesis_defeated
    w.decks["enemies"].cards = [_card(w, card) for card in position.deck[::-1]]
    w.decks["enemies"].discards = [_card(w, card) for card in position.discard[::-1]]
    w.decks["exploration"].cards = [_card(w, card) for card in position.exploration[::-1]]
    w.decks["locations"].cards = [_card(w, card) for card in position.locations[::-1]]
    w.location, w.progress, w.peril = _card(w, position.location), position.progress, position.peril
    w.final = not position.locations
    _whose_turn(w, position)
    state = TerrinothState(w)
    run_to_first_question(state)
    return state


def _pack(position: TerrinothPosition) -> Pack:
    heroes, activation = [], list(position.cards.activation)
    free = [a for a in ARCHETYPES if a not in {hero.archetype for hero in position.heroes}]
    for hero in position.heroes:
        # A fifth hero gets any: the table refuses so many. It also refuses a word that is no archetype.
        archetype = cast(Archetype, hero.archetype or (free.pop() if free else ARCHETYPES[0]))
        heroes.append(
            HeroCard(f"hero-of-{hero.id}", hero.name or hero.id, archetype, hero.health, hero.on, hero.passive)
        )
        for action in ACTIONS:
            does = hero.cards.get(action, DEFAULT_CARD_EFFECTS[action])
            activation.append(ActivationCard(f"{hero.id}-{action}", f"{hero.id}-{action}", archetype, action, "", does))
    cards = position.cards
    locations = (
        cards.locations if any(c.id == "place" for c in cards.locations) else (*cards.locations, DEFAULT_LOCATION)
    )
    nemesis = position.lair or next((c.id for c in cards.enemies if c.role == "nemesis"), "")
    quest = QuestSheet(
        "position",
        "Position",
        nemesis,
        position.track,
        position.on,
        position.passive,
        position.victory,
        position.defeat,
        locations=(PileDef(cards=("place",)),),
    )
    return Pack(
        "Position",
        dice=position.dice,
        heroes=tuple(heroes),
        activation=tuple(activation),
        enemies=cards.enemies,
        locations=locations,
        exploration=cards.exploration,
        conditions=cards.conditions,
        quests=(quest,),
    )


def _card(w: World, name: str) -> str:
    if not w.knows(name):
        raise Unknown("th-no-such-card", found=name, options=", ".join(w.table.book.cards))
    return name


def _hero(w: World, n: int, described: HeroPosition) -> None:
    hero = w.heroes[n]
    hero.wounds, hero.tokens, hero.fallen = described.wounds, described.tokens, described.fallen
    hero.items = [_card(w, card) for card in described.items]
    hero.conditions = [_card(w, card) for card in described.conditions]
    for slot in hero.acts:
        slot.exhausted = slot.action in described.exhausted
    for entry in described.engaged:
        _enemy(w, entry, "engaged", n)


def _enemy(w: World, described: str | EnemyPosition, zone: str, hero: int) -> None:
    given = described if isinstance(described, EnemyPosition) else EnemyPosition(described)
    w.serial += 1
    # A facedown card that the table dealt itself may be unknown.
    card = "" if given.facedown and not given.card else _card(w, given.card)
    enemy = Enemy(w.serial, card, zone, hero)
    enemy.wounds, enemy.exhausted, enemy.facedown = given.wounds, given.exhausted, given.facedown
    w.enemies.append(enemy)


def _whose_turn(w: World, position: TerrinothPosition) -> None:
    index = w.table.index
    for name in (position.turn, *position.queue):
        if name and name not in index:
            raise Unknown("th-no-seat", found=name, options=", ".join(index))
    first = index[position.turn] if position.turn else w.leader
    w.phase, w.active = position.phase, first
    count = len(w.heroes)
    if position.phase == "heroes":
        w.stage = "begin"
        w.queue = [index[name] for name in position.queue] or [(first + k) % count for k in range(count)]
    elif position.phase == "enemies":
        w.stage, w.turn = "pick", first


# --- and back: what people see -------------------------------------------------------------------


def position_to_dict(state: TerrinothState) -> dict[str, Plain]:
    """A position as people read it, everything open; each enemy also stands at the top, by what lines call it."""
    w, asked = state.world, state.ask
    table = w.table
    plain: dict[str, Plain] = {
        "phase": w.phase,
        "round": w.round,
        "leader": table.ids[w.leader],
        "active": table.ids[w.active],
        "outcome": w.outcome,
        "location": w.location,
        "progress": w.progress,
        "explored": is_location_explored(w),
        "final": w.final,
        "peril": w.peril,
        "colour": current_peril_colour(w),
        "shadows": [enemy_line_name(w, enemy) for enemy in w.shadows()],
        "lair": [enemy_line_name(w, enemy) for enemy in w.enemies if enemy.zone == "lair"],
        "deck": w.decks["enemies"].cards[::-1],
        "discard": w.decks["enemies"].discards[::-1],
        "exploration": w.decks["exploration"].cards[::-1],
        "exploration_discard": w.decks["exploration"].discards[::-1],
        "locations": w.decks["locations"].cards[::-1],
        "seats": {name: _shown_hero(w, n) for n, name in enumerate(table.ids)},
        "question": asked.id if asked is not None else None,
        "asked": table.ids[asked.hero] if asked is not None and asked.hero >= 0 else None,
        "dice": list(asked.dice) if asked is not None and asked.dice is not None else None,
        "legal": legal_answers_as_lines(state),
    }
    return {enemy_line_name(w, enemy): _shown_enemy(w, enemy) for enemy in w.enemies} | plain


def _shown_hero(w: World, n: int) -> dict[str, Plain]:
    hero = w.heroes[n]
    return {
        "wounds": hero.wounds,
        "tokens": hero.tokens,
        "fallen": hero.fallen,
        "class": hero.hero_class,
        "engaged": [enemy_line_name(w, enemy) for enemy in w.engaged(n)],
        "ready": [slot.action for slot in hero.acts if not slot.exhausted],
        "exhausted": [slot.action for slot in hero.acts if slot.exhausted],
        "cards": [slot.card for slot in hero.acts],
        "items": hero.items[:],
        "conditions": hero.conditions[:],
    }


def _shown_enemy(w: World, enemy: Enemy) -> dict[str, Plain]:
    return {
        "card": enemy.card,
        "wounds": enemy.wounds,
        "exhausted": enemy.exhausted,
        "facedown": enemy.facedown,
        "zone": enemy.zone,
        "hero": w.table.ids[enemy.hero] if enemy.hero >= 0 else None,
    }
