"""A position as plain data and back: units by their keys, everything else as it is."""

from __future__ import annotations

from typing import Any

from companion.games.heroes3.combat.model.questions import CombatQuestion
from companion.games.heroes3.combat.model.saved_records import read_record
from companion.games.heroes3.combat.model.setup_data import Layout
from companion.games.heroes3.combat.model.state import (
    FIGHTER_FLAGS,
    FIGHTER_NUMBERS,
    SIDE_NUMBERS,
    SIDE_TEXTS,
    STATE_PLAIN,
    CombatState,
    Fallen,
    Fighter,
    Side,
)
from companion.games.heroes3.combat.model.steps import Step
from companion.kernel.building_blocks.piles import Pile
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.plain_data import Plain


def state_to_plain(state: CombatState) -> dict[str, Plain]:
    """The position as plain data, units by their ids."""
    plain: dict[str, Plain] = {name: getattr(state, name) for name in STATE_PLAIN}
    plain |= {
        "fight": state.layout.write_fight(state.fight),
        "fighters": [_freeze_fighter(fighter) for fighter in state.fighters],
        "sides": [_freeze_side(side) for side in state.sides],
        "decks": [_freeze_pile(deck) for deck in state.decks],
        "ground": [list(token) for token in state.ground],
        "todo": [step.saved() for step in state.todo],
        "ask": None if state.ask is None else state.ask.saved(),
        "dice": list(state.dice),
        "fallen": list(state.fallen or ()),
        "luck": state.luck.state,
    }
    return plain


def _freeze_fighter(fighter: Fighter) -> dict[str, Plain]:
    plain: dict[str, Plain] = {name: getattr(fighter, name) for name in (*FIGHTER_NUMBERS, *FIGHTER_FLAGS)}
    plain |= {"kind": fighter.kind.key, "effects": [list(effect) for effect in fighter.effects]}
    return plain


def _freeze_side(side: Side) -> dict[str, Plain]:
    plain: dict[str, Plain] = {name: getattr(side, name) for name in (*SIDE_NUMBERS, *SIDE_TEXTS)}
    plain["hand"], plain["powers"] = list(side.hand), dict(side.powers)
    plain["wards"], plain["reserve"] = [list(ward) for ward in side.wards], list(side.reserve)
    plain["deck"] = None if side.deck is None else _freeze_pile(side.deck)
    plain["spell_deck"] = None if side.spell_deck is None else _freeze_pile(side.spell_deck)
    return plain


def _freeze_pile(pile: Pile) -> dict[str, Plain]:
    return {"cards": pile.cards[:], "discards": pile.discards[:]}


def state_from_plain(layout: Layout, data: Any) -> CombatState:
    """The position that plain data holds."""
    state = CombatState(layout, Luck(data["luck"]), layout.read_fight(data["fight"]))
    for name in STATE_PLAIN:
        setattr(state, name, data[name])
    for n, plain in enumerate(data["fighters"]):
        fighter = Fighter(n, plain["side"], layout.kind(plain["kind"]))
        for name in (*FIGHTER_NUMBERS, *FIGHTER_FLAGS):
            setattr(fighter, name, plain[name])
        fighter.effects = tuple((w, a, u, b) for w, a, u, b in plain["effects"])
        state.fighters.append(fighter)
        if fighter.cell >= 0:
            state.board[fighter.cell] = n
    state.sides = [_thaw_side(plain) for plain in data["sides"]]
    state.decks = [Pile(list(plain["cards"]), list(plain["discards"])) for plain in data["decks"]]
    state.ground = tuple((s, w, a, u, b) for s, w, a, u, b in data["ground"])
    state.todo = [read_record(Step, step) for step in data["todo"]]
    state.ask = None if data["ask"] is None else read_record(CombatQuestion, data["ask"])
    state.dice, state.fallen = tuple(data["dice"]), Fallen(*data["fallen"]) if data["fallen"] else None
    return state


def _thaw_side(plain: Any) -> Side:
    side = Side()
    for name in (*SIDE_NUMBERS, *SIDE_TEXTS):
        setattr(side, name, plain[name])
    side.hand = tuple(plain["hand"])
    side.powers = dict(plain["powers"])
    side.wards = tuple((w, a, u, b) for w, a, u, b in plain["wards"])
    side.reserve = tuple(plain["reserve"])
    side.deck, side.spell_deck = (
        None if plain[name] is None else Pile(list(plain[name]["cards"]), list(plain[name]["discards"]))
        for name in ("deck", "spell_deck")
    )
    return side
