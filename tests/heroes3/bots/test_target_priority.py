"""AI units attack whom the rules name: always legal, always of the first possible class, as read a second time."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.heroes3.combat.bots.ai_decisions import is_ai_to_decide, possible_ai_acts
from companion.games.heroes3.combat.game import Heroes3Combat
from companion.games.heroes3.combat.line_parser import write_line
from companion.games.heroes3.combat.model.setup_data import Army, CombatSetup, Fight, Siege, UnitCard, build_setup
from companion.games.heroes3.combat.model.state import CombatState
from companion.games.heroes3.combat.model.unit_types import all_unit_types
from companion.games.heroes3.combat.reach_and_legal_acts import legal_acts
from companion.kernel.events import ignore_event
from tests.heroes3.bots.ai_rules_again import ALL, TOWER, expected

PLAYERS = sorted(
    key for key, kind in all_unit_types().items() if kind.plain is not kind and kind.side in ("few", "pack")
)
NEUTRALS = sorted(key for key, kind in all_unit_types().items() if kind.plain is not kind and kind.side == "neutral")
GUARDS = sorted(key for key, kind in all_unit_types().items() if kind.plain is not kind and kind.side == "bank")
SETTINGS = settings(max_examples=150, deadline=None)


@st.composite
def positions(draw: st.DrawFn, siege: bool = False) -> CombatState:
    """Units of both sides anywhere on the board, one AI unit about to act."""
    open_spaces = [space for space in ALL if not siege or space[1] != "3"]
    places = draw(st.lists(st.sampled_from(open_spaces), min_size=2, max_size=10, unique=True))
    cut = draw(st.integers(max(1, len(places) - 5), min(5, len(places) - 1)))
    mine = tuple(UnitCard(draw(st.sampled_from(PLAYERS)), space) for space in places[:cut])
    pool = PLAYERS if siege else draw(st.sampled_from([NEUTRALS, NEUTRALS, GUARDS]))
    theirs = tuple(UnitCard(draw(st.sampled_from(pool)), space) for space in places[cut:])
    attacker = draw(st.sampled_from(["mine", "theirs"])) if siege else "mine"
    walls = Siege(gate=draw(st.sampled_from(["A3", "B3", "C3", "D3"])), tower=draw(st.booleans())) if siege else None
    tower_acts = walls is not None and walls.tower and attacker == "mine" and draw(st.booleans())
    acting = TOWER if tower_acts else draw(st.sampled_from(places[cut:]))
    fight = Fight("ai-hero", mine=Army(mine), theirs=Army(theirs, by="ai"), siege=walls, open_round=1, acting=acting)
    if attacker == "theirs":
        fight = replace(fight, attacker="theirs")
    return Heroes3Combat().start(build_setup(CombatSetup(fight), draw(st.integers(0, 2**32))), ignore_event)


def lines(state: CombatState) -> set[str]:
    return {write_line(act) for act in possible_ai_acts(state)}


def ready(state: CombatState) -> bool:
    """A question at the start of an activation is another matter."""
    return not state.ended and state.ask is None and is_ai_to_decide(state)


@SETTINGS
@given(positions())
def test_a_neutral_unit_attacks_the_first_class_and_the_closest_in_it(state: CombatState) -> None:
    if ready(state):
        found, wanted = lines(state), expected(state)
        assert found == wanted or (wanted == {"nearer or done"} and all(line[:4] in ("move", "done") for line in found))


@SETTINGS
@given(positions(siege=True))
def test_walls_gate_and_tower_change_what_ai_units_do(state: CombatState) -> None:
    if ready(state):
        found, wanted = lines(state), expected(state)
        vague = {"nearer or done": ("move", "done"), "to a wall": ("move", "done")}
        free = vague.get(next(iter(wanted)), ())
        assert found == wanted or (free and all(line.startswith(free) for line in found))


@SETTINGS
@given(positions(), positions(siege=True))
def test_whatever_an_ai_unit_may_do_is_legal(state: CombatState, besieged: CombatState) -> None:
    for position in (state, besieged):
        if ready(position):
            legal = {write_line(act) for act in legal_acts(position)}
            assert lines(position) <= legal
            for act in possible_ai_acts(position):
                Heroes3Combat().apply(position.copy(), act, ignore_event)


@SETTINGS
@given(positions())
def test_ai_units_never_defend_on_an_open_field_and_attack_if_they_can(state: CombatState) -> None:
    if ready(state):
        legal = {write_line(act) for act in legal_acts(state)}
        found = lines(state)
        assert "defend" not in found
        if any(line.startswith("attack") for line in legal):
            assert all(line.startswith("attack") for line in found)
