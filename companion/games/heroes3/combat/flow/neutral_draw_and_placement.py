"""Drawing the neutral army and placing everybody. heroes3 8, 11 and 13.3."""

from __future__ import annotations

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.model.ask_and_answer import (
    ask_for_space,
    ask_for_unit,
    register_answer_handler,
    register_option_handler,
)
from companion.games.heroes3.combat.model.board import BESIDE, BIT, BY_NAME, NAMES, NOWHERE, ROW, SPACES, spaces_in_mask
from companion.games.heroes3.combat.model.events import SIDES, OptionalTell, emit_event, is_human_side, unit_label
from companion.games.heroes3.combat.model.neutral_guards import (
    count_guards_besides_printed,
    count_stacked_guards,
    creature_bank_guards,
)
from companion.games.heroes3.combat.model.pending_steps import register_step_handler
from companion.games.heroes3.combat.model.questions import CardQuestion, FirstToPlace, GateSpace, PlacementQuestion
from companion.games.heroes3.combat.model.refusals import Occupied, TooMany, WrongMoment, WrongPlace
from companion.games.heroes3.combat.model.setup_data import (
    MOST_UNITS,
    Army,
    UnitCard,
    army_unit_cards,
    missing_space_mask,
    placement_zone_mask,
)
from companion.games.heroes3.combat.model.state import STACKS, CombatState, Fighter
from companion.games.heroes3.combat.model.steps import DrawNeutrals, PlaceArmy, PlaceBankGuards, SetUpSiege, SortArmy
from companion.games.heroes3.combat.model.unit_types import TIERS, TOWER_KEY
from companion.games.heroes3.combat.reach_and_legal_acts import besieged_side
from companion.kernel.messages import message
from companion.kernel.refusals import Unknown


def add_army(state: CombatState, side: int, army: Army) -> None:
    """Bring the units of an army to the table; those with a space stand on it at once."""
    for card in army_unit_cards(army):
        fighter = add_unplaced_unit(state, side, card.unit)
        _dress(fighter, card)
        if card.space:
            state.put(fighter, BY_NAME[card.space])


def add_unplaced_unit(state: CombatState, side: int, key: str) -> Fighter:
    """One more unit for a side, not placed yet."""
    fighter = Fighter(len(state.fighters), side, state.layout.kind_of(key))
    state.fighters.append(fighter)
    return fighter


def _dress(fighter: Fighter, card: UnitCard) -> None:
    fighter.damage, fighter.poison, fighter.corrosion = card.damage, card.poison, card.corrosion
    fighter.paralysed, fighter.defending = card.paralysed, card.defending
    fighter.acted, fighter.retaliated = card.acted, card.retaliated
    if card.stack not in STACKS:
        raise Unknown("h3-no-stack", found=card.stack, options=", ".join(STACKS[1:]))
    fighter.stack = STACKS.index(card.stack)
    if not 0 <= fighter.damage < fighter.health:
        raise WrongPlace(
            "h3-damage-beyond", "6", unit=unit_label(fighter), found=fighter.damage, most=fighter.health - 1
        )


# --- drawing -------------------------------------------------------------------------------------


def add_printed_guards(state: CombatState) -> None:
    """The cards that are printed with the place come to the table, out of their decks. heroes3 7."""
    for key in state.fight.guards:
        guard = add_unplaced_unit(state, 1, key).kind
        pile = state.decks[guard.tier]
        for cards in (pile.cards, pile.discards):
            if guard.key in cards:
                cards.remove(guard.key)


@register_step_handler(DrawNeutrals)
def draw_neutral_army(state: CombatState, now: DrawNeutrals, tell: OptionalTell) -> None:
    """Draw the neutral army by field level and difficulty, one card after the other."""
    fight = state.fight
    printed = tuple(map(state.layout.kind_of, fight.guards))
    wanted = count_guards_besides_printed(fight.level, fight.difficulty, printed, fight.instead)
    have = [0, 0, 0, 0]
    for fighter in state.fighters:
        if fighter.side == 1:
            have[fighter.kind.tier] += 1
    for tier, count in enumerate(wanted):
        if have[tier] < count:
            state.todo.append(now)
            _draw_one(state, tier, tell)
            return


def _draw_one(state: CombatState, tier: int, tell: OptionalTell) -> None:
    pile = state.decks[tier]
    if state.fight.drawn_by == "table":
        state.ask = CardQuestion(1, tier)
        return
    if not pile.cards:
        pile.cards, pile.discards = pile.discards, []
    if not pile.cards:
        raise TooMany("h3-deck-empty", "8", tier=TIERS[tier])
    _drawn(state, pile.cards.pop(state.luck.below(len(pile.cards))), tell)


def _drawn(state: CombatState, key: str, tell: OptionalTell) -> None:
    fighter = add_unplaced_unit(state, 1, key)
    if tell is not None:
        emit_event(tell, 1, "8", message("h3-drawn", unit=fighter.kind.name))


def _card_options(state: CombatState, asked: CardQuestion) -> list[str]:
    pile = state.decks[asked.tier]
    return sorted({*pile.cards, *pile.discards})


def _card_told(state: CombatState, asked: CardQuestion, option: str, tell: OptionalTell) -> None:
    pile = state.decks[asked.tier]
    if option in pile.cards:
        pile.cards.remove(option)
    else:
        # The real deck was made anew from its discards: the virtual one follows.
        pile.cards, pile.discards = pile.cards + pile.discards, []
        pile.cards.remove(option)
    _drawn(state, option, tell)


register_option_handler(CardQuestion, _card_options, _card_told)


@register_step_handler(PlaceBankGuards)
def place_bank_guards(state: CombatState, _: PlaceBankGuards, tell: OptionalTell) -> None:
    """The guards of a Creature Bank on the corners, some of them with a random Stack token. heroes3 11."""
    fight = state.fight
    corners = spaces_in_mask(placement_zone_mask(fight, 1))
    for corner, kind in zip(corners, creature_bank_guards(fight.bank), strict=True):
        state.put(add_unplaced_unit(state, 1, kind.key), corner)
    stacked = count_stacked_guards(fight.difficulty) if fight.stacked is None else fight.stacked
    standing = state.units(1)
    chosen = list(range(len(standing)))
    state.luck.shuffle(chosen)
    for n in chosen[: max(0, min(stacked, len(standing)))]:
        standing[n].stack = 1 + state.luck.below(len(STACKS) - 1)
        if tell is not None:
            told = message("h3-stacked", unit=unit_label(standing[n]), token=STACKS[standing[n].stack])
            emit_event(tell, 1, "11", told)


# --- placing by people -----------------------------------------------------------------------------


@register_step_handler(PlaceArmy)
def place_units_or_ask(state: CombatState, now: PlaceArmy, tell: OptionalTell) -> None:
    """A side places its units: people where they like, AI units by their rule."""
    side = now.side
    waiting = [fighter for fighter in state.fighters if fighter.side == side and fighter.cell == NOWHERE]
    if not waiting:
        return
    if now.partly and any(fighter.cell >= 0 for fighter in state.fighters if fighter.side == side):
        # Whoever was described without a space stays in the unit deck.
        _keep_back(state, side)
        return
    state.phase = "place"
    if is_human_side(state, side):
        state.ask = PlacementQuestion(side)
        return
    state.todo.append(PlaceArmy(side, partly=0))
    _place_next(state, side, waiting, tell)


def apply_place(state: CombatState, act: acts.Place, tell: OptionalTell) -> None:
    """People put a unit on a space of their side, or take it off."""
    side = _placing(state, act.side)
    fighter = _waiting(state, side, act.unit)
    if not act.space:
        state.put(fighter, NOWHERE)
        return
    space = BY_NAME.get(act.space.upper())
    if space is None or space >= SPACES:
        raise Unknown("h3-no-space", found=act.space)
    if not placement_zone_mask(state.fight, side) & BIT[space]:
        raise WrongPlace("h3-wrong-place", "8", unit=fighter.kind.name, space=NAMES[space])
    if state.taken & BIT[space] and state.board[space] != fighter.n:
        raise Occupied("h3-occupied", "8", space=NAMES[space])
    if fighter.cell == NOWHERE and len(state.units(side)) >= MOST_UNITS:
        raise TooMany("h3-too-many-units", "6", found=MOST_UNITS + 1, most=MOST_UNITS)
    state.put(fighter, space)
    if tell is not None:
        emit_event(tell, side, "8", message("h3-placed", unit=fighter.kind.name, space=NAMES[space]))


def _placing(state: CombatState, name: str) -> int:
    if not isinstance(state.ask, PlacementQuestion):
        raise WrongMoment("h3-not-placing", "8")
    if name and name != SIDES[state.ask.side]:
        raise WrongMoment("h3-other-side-places", "8", side=name)
    return state.ask.side


def _waiting(state: CombatState, side: int, name: str) -> Fighter:
    """A unit of the army by its key, or by the space it stands on; of alike ones the first that is not placed."""
    standing = state.at(BY_NAME[name.upper()]) if name.upper() in BY_NAME else None
    if standing is not None and standing.side == side:
        return standing
    key = state.layout.kind_of(name).key
    alike = [fighter for fighter in state.fighters if fighter.side == side and fighter.kind.key == key]
    if not alike:
        raise Unknown("h3-not-in-army", found=name)
    return next((fighter for fighter in alike if fighter.cell == NOWHERE), alike[0])


def apply_ready(state: CombatState, act: acts.Ready, tell: OptionalTell) -> None:
    """The side is placed; units left over stay in the unit deck."""
    side = _placing(state, act.side)
    if not state.units(side):
        raise WrongPlace("h3-nobody-placed", "8")
    state.ask = None
    _keep_back(state, side)


def _keep_back(state: CombatState, side: int) -> None:
    """Units that were not placed stay in the unit deck."""
    for fighter in state.fighters:
        if fighter.side == side and fighter.cell == NOWHERE and fighter.alive:
            fighter.alive = False
            state.sides[side].reserve = (*state.sides[side].reserve, fighter.kind.key)


# --- placing by rule ---------------------------------------------------------------------------------


def _place_next(state: CombatState, side: int, waiting: list[Fighter], tell: OptionalTell) -> None:
    """Ranged units first, then by Initiative, then by tier; who is tied then is asked. heroes3 8."""
    ranged = [fighter for fighter in waiting if fighter.kind.ranged]
    group = ranged or waiting
    best = max((fighter.initiative, fighter.kind.tier) for fighter in group)
    tied = [fighter for fighter in group if (fighter.initiative, fighter.kind.tier) == best]
    # Players choose among what is tied; of alike units it does not matter which one is taken.
    options = list({fighter.kind.key: fighter.n for fighter in reversed(tied)}.values())[::-1]
    ask_for_unit(state, 1 - side, FirstToPlace(), options, tell)


@register_answer_handler(FirstToPlace)
def apply_first_placed_choice(state: CombatState, purpose: FirstToPlace, value: int, tell: OptionalTell) -> None:
    """The unit goes to the leftmost free space of its row, or of the other row where that is full."""
    fighter = state.fighters[value]
    rows = (ROW[0], ROW[1]) if fighter.side == 0 else (ROW[4], ROW[3])
    own, other = rows if fighter.kind.ranged else rows[::-1]
    free = spaces_in_mask(own & state.free) or spaces_in_mask(other & state.free)
    state.put(fighter, free[0])
    # Placement order is the order of the list: it decides among tied AI units.
    if tell is not None:
        emit_event(tell, fighter.side, "8", message("h3-placed", unit=fighter.kind.name, space=NAMES[free[0]]))


@register_step_handler(SortArmy)
def sort_units_by_space(state: CombatState, now: SortArmy, tell: OptionalTell) -> None:
    """Put the units of a side in the order in which they were placed: Backline first, then left to right."""
    side = now.side
    own = [fighter for fighter in state.fighters if fighter.side == side]
    rows = {fighter.n: (-(fighter.cell // 4) if side else fighter.cell // 4, fighter.cell % 4) for fighter in own}
    ordered = sorted(own, key=lambda fighter: rows[fighter.n] if fighter.cell >= 0 else (99, 0))
    numbers = [fighter.n for fighter in own]
    for n, fighter in zip(numbers, ordered, strict=True):
        fighter.n = n
        state.fighters[n] = fighter
        if fighter.cell >= 0:
            state.board[fighter.cell] = n


# --- siege -------------------------------------------------------------------------------------------


@register_step_handler(SetUpSiege)
def set_up_siege(state: CombatState, _: SetUpSiege, tell: OptionalTell) -> None:
    """The defender puts Walls and the Gate on the middle row, and the Arrow Tower beside the board. heroes3 11."""
    plan = state.fight.siege
    assert plan is not None
    side = besieged_side(state)
    if plan.tower:
        tower = Fighter(len(state.fighters), side, state.layout.kind(TOWER_KEY))
        state.fighters.append(tower)
        state.put(tower, BESIDE)
        state.tower = tower.n
    if plan.gate or plan.walls is not None:
        walls = plan.walls if plan.walls is not None else tuple(n for n in NAMES if n[1] == "3" and n != plan.gate)
        _raise(state, BY_NAME[plan.gate] if plan.gate else -1, sum(BIT[BY_NAME[name]] for name in walls), tell)
        return
    options = spaces_in_mask(ROW[2]) if is_human_side(state, side) else _gate_by_rule(state, side)
    ask_for_space(state, side if is_human_side(state, side) else 1 - side, GateSpace(), options, tell)


def _gate_by_rule(state: CombatState, side: int) -> tuple[int, ...]:
    """In front of the AI ground unit with the highest Initiative; players choose among ties. heroes3 13.3."""
    ground = [fighter for fighter in state.units(side) if fighter.kind.ground]
    if not ground:
        return spaces_in_mask(ROW[2])
    best = max(fighter.initiative for fighter in ground)
    return tuple(sorted({8 + fighter.cell % 4 for fighter in ground if fighter.initiative == best}))


@register_answer_handler(GateSpace)
def apply_gate_space_choice(state: CombatState, purpose: GateSpace, value: int, tell: OptionalTell) -> None:
    """The Gate stands there, Walls on the rest of the row."""
    _raise(state, value, ROW[2] & ~BIT[value], tell)


def _raise(state: CombatState, gate_space: int, walls: int, tell: OptionalTell) -> None:
    state.gate, state.walls = gate_space, walls & ~state.taken
    state.taken |= state.walls | BIT[gate_space]
    if tell is not None:
        emit_event(
            tell, besieged_side(state), "11", message("h3-walls", gate=NAMES[gate_space] if gate_space >= 0 else "-")
        )


def reset_board(state: CombatState) -> None:
    """An empty board with the spaces it lacks."""
    state.taken = missing_space_mask(state.fight)
