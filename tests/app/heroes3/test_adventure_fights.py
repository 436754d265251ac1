"""Combats of an adventure: begun on its table, fought at one of their own or with cards, and brought back."""

from __future__ import annotations

import pytest

from companion.app.models.heroes3.adventure.combat_handover import get_combat_status
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.players import ai_heroes
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.setup_data import (
    AdventureSetup,
    AiHero,
    PlayerSetup,
    Settings,
    StartingPosition,
    build_setup,
)
from companion.games.heroes3.adventure.state import AdventureState
from companion.games.heroes3.combat import acts as combat_acts
from companion.games.heroes3.combat.bots.ai_decisions import is_ai_to_decide, possible_ai_acts
from companion.games.heroes3.combat.flow.combat_end import surviving_units
from companion.games.heroes3.combat.model.questions import DiceQuestion, PlacementQuestion
from companion.games.heroes3.combat.model.setup_data import ENGINE as COMBAT
from companion.games.heroes3.combat.model.state import MINE, CombatState
from companion.games.heroes3.odds.player_policies import SENSIBLE, choose_next_placement
from companion.kernel.acts import Act
from companion.kernel.messages import LANGUAGES, same_text_in_all_languages
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, can_press, has, keep_pressing, nameless, press, write
from tests.in_process_device import Device

ANA = PlayerSetup("ana", "Ana", "castle", "catherine")
BEA = PlayerSetup("bea", "Bea", "necropolis", "sandro")
STRONG = ("castle:archangels/pack", "castle:champions/pack", "castle:griffins/pack")
SANDRO = AiHero("sandro", same_text_in_all_languages("Sandro"), 1, ("necropolis:skeletons/few",), {"might": 2})


def begin(house: TableService, *players: PlayerSetup, **changed: object) -> str:
    """An evening in which it is Ana's turn in round 1; everybody has three strong units."""
    start = StartingPosition(Purse(20, 5, 5), units=changed.pop("units", STRONG), buildings=("bronze", "citadel"))  # type: ignore[arg-type]
    settings = changed.pop("settings", Settings(cards="app"))
    body = AdventureSetup(players or (ANA, BEA), start=start, settings=settings, rules=("no-start-bonus",), **changed)  # type: ignore[arg-type]
    table = house.begin(build_setup(body, 7), "")
    while state_of(house, table).active != "ana":
        house.give(table, acts.Next(anyway=True))
    return table


def state_of(house: TableService, table: str) -> AdventureState:
    """The evening as it stands."""
    state: AdventureState = house.open(table).state
    return state


def combat_of(house: TableService) -> str:
    """The only table of combat."""
    (record,) = [record for record in house.list() if record.setup.engine == COMBAT]
    return record.id


def next_act(state: CombatState) -> Act:
    """What a sensible table does."""
    asked = state.ask
    if isinstance(asked, PlacementQuestion):
        return choose_next_placement(state, asked.side)
    if isinstance(asked, DiceQuestion):
        return combat_acts.Roll()
    if is_ai_to_decide(state):
        found = possible_ai_acts(state)
        return found[0] if len(found) == 1 else SENSIBLE.choose_for_ai(state, found)
    return SENSIBLE.answer(state) if asked is not None else SENSIBLE.act(state)


def fight_out(house: TableService, table: str) -> CombatState:
    """Play a combat to its end."""
    for _ in range(600):
        state: CombatState = house.open(table).state
        if state.ended:
            return state
        house.give(table, next_act(state))
    raise AssertionError("the combat does not end")


def open_fights(device: Device) -> None:
    """From the sheet to the form of a combat."""
    if has(device, "part-map"):
        press(device, "part-map")
    press(device, "fight")


def in_combat(device: Device, house: TableService, level: str = "I") -> str:
    """Begin a combat for a field in the app, and wait until its board is there."""
    open_fights(device)
    press(device, f"level-{level}", "fight-here")
    device.wait_until(lambda: has(device, "place-all") or has(device, "ready"), "the board to be there")
    return combat_of(house)


def go_back(device: Device) -> None:
    """The combat is over: back to the evening."""
    device.wait_until(lambda: has(device, "back-to-evening"), "the end of the combat")
    press(device, "back-to-evening")


def test_a_combat_fought_here_flows_back_to_the_sheet(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = sit(f"/table/{table}")
    combat = in_combat(ann, house, "II")
    assert state_of(house, table).table.fight.table == combat  # type: ignore[union-attr]
    fought = fight_out(house, combat)
    assert fought.outcome == "victory"
    go_back(ann)
    ann.wait_until(lambda: state_of(house, table).table.fight is None, "the sheet to have it")
    sheet = state_of(house, table).sheet("ana")
    assert sheet.experience == fought.experience == 2
    assert tuple(unit.side for unit in sheet.army) == surviving_units(fought, MINE)
    assert sheet.tally["fights-won"] == 1


def test_the_combat_can_be_left_and_gone_on_with(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = sit(f"/table/{table}")
    combat = in_combat(ann, house)
    press(ann, "back")
    ann.wait_until(lambda: has(ann, "go-on-fight"), "the strip of the combat")
    assert get_combat_status(house, state_of(house, table).table.fight) == "running"  # type: ignore[arg-type]
    press(ann, "go-on-fight")
    ann.wait_until(lambda: has(ann, "ready"), "the board again")
    assert not house.open(combat).state.ended


def test_an_outcome_is_entered_once_only(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann, ben = sit(f"/table/{table}"), None
    combat = in_combat(ann, house)
    fight_out(house, combat)
    ben = sit(f"/table/{combat}")
    go_back(ann)
    ann.wait_until(lambda: state_of(house, table).table.fight is None, "the sheet to have it")
    length = house.open(table).shown.length
    go_back(ben)
    ben.sees("does not wait for this combat")
    ben.wait_until(lambda: has(ben, "menu") and not has(ben, "back-to-evening"), "the evening")
    assert house.open(table).shown.length == length


def test_after_undo_the_result_is_taken_over_from_the_sheet(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = sit(f"/table/{table}")
    combat = in_combat(ann, house)
    fight_out(house, combat)
    go_back(ann)
    ann.wait_until(lambda: state_of(house, table).table.fight is None, "the sheet to have it")
    won = state_of(house, table).sheet("ana").experience
    house.undo(table)
    assert state_of(house, table).sheet("ana").experience == 0
    ann.wait_until(lambda: has(ann, "take-over"), "the strip of the combat")
    press(ann, "take-over")
    ann.wait_until(lambda: state_of(house, table).table.fight is None, "the sheet to have it again")
    assert state_of(house, table).sheet("ana").experience == won == 1


def test_a_combat_whose_table_was_deleted_is_entered_by_hand_or_fought_anew(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = sit(f"/table/{table}")
    combat = in_combat(ann, house)
    press(ann, "back")
    house.destroy(combat)
    ben = sit(f"/table/{table}")
    ben.sees("was deleted")
    press(ben, "fight-here-now")
    ben.wait_until(lambda: has(ben, "ready"), "a board of its own")
    again = combat_of(house)
    fight = state_of(house, table).table.fight
    assert fight is not None
    assert fight.table == again != combat


def test_a_combat_goes_on_by_itself_when_the_evening_was_deleted(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = sit(f"/table/{table}")
    combat = in_combat(ann, house)
    fight_out(house, combat)
    house.destroy(table)
    ben = sit(f"/table/{combat}")
    assert has(ben, "again")
    assert not has(ben, "back-to-evening")


def test_the_outcome_of_a_combat_with_cards_is_typed(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = sit(f"/table/{table}")
    open_fights(ann)
    press(ann, "level-I", "with-cards")
    ann.wait_until(lambda: state_of(house, table).table.fight is not None, "the combat to be open")
    assert get_combat_status(house, state_of(house, table).table.fight) == "cards"  # type: ignore[arg-type]
    open_outcome(ann)
    press(ann, "outcome-victory", "lost-0", "lost-1", "lost-1", "fought-movement-plus", "enter-outcome")
    ann.wait_until(lambda: state_of(house, table).table.fight is None, "the outcome to be entered")
    sheet = state_of(house, table).sheet("ana")
    assert [unit.side for unit in sheet.army] == ["castle:archangels/few", "castle:griffins/pack"]
    assert (sheet.experience, sheet.movement) == (1, 2)


def open_outcome(device: Device) -> None:
    """The form of the outcome."""
    if has(device, "part-now"):
        press(device, "part-now")
    press(device, "enter-outcome-open")


def test_a_defeat_takes_the_units_that_fought(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = sit(f"/table/{table}")
    open_fights(ann)
    press(ann, "level-I", "with-cards")
    open_outcome(ann)
    press(ann, "outcome-defeat", "lost-2", "enter-outcome")
    ann.wait_until(lambda: state_of(house, table).table.fight is None, "the outcome to be entered")
    assert [unit.side for unit in state_of(house, table).sheet("ana").army] == ["castle:griffins/pack"]


def test_a_combat_is_called_off(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = sit(f"/table/{table}")
    open_fights(ann)
    press(ann, "with-cards")
    if has(ann, "part-now"):
        press(ann, "part-now")
    press(ann, "call-off")
    ann.wait_until(lambda: state_of(house, table).table.fight is None, "it to be called off")
    assert [unit.side for unit in state_of(house, table).sheet("ana").army] == list(STRONG)


def test_another_player_is_fought_and_both_sheets_have_it(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = sit(f"/table/{table}")
    open_fights(ann)
    press(ann, "kind-heroes", "enemy-bea", "with-cards")
    open_outcome(ann)
    press(ann, "outcome-victory", "enemy_lost-0", "enter-outcome")
    ann.wait_until(lambda: state_of(house, table).table.fight is None, "the outcome to be entered")
    state = state_of(house, table)
    assert state.sheet("ana").trophies == ("bea",)
    assert state.sheet("ana").purse.gold == 25
    assert state.sheet("bea").purse.gold == 15
    # Bea plays Necropolis: morale is nothing to her. Her first unit never was hit after the third tap.
    assert [unit.side for unit in state.sheet("bea").army] == [STRONG[0]]


def test_an_ai_hero_moves_and_is_fought(house: TableService, sit: Sit) -> None:
    table = begin(house, ANA, mode="campaign", ai=(SANDRO,))
    house.give(table, acts.Next(anyway=True))
    assert state_of(house, table).table.phase == "ai"
    ann = sit(f"/table/{table}")
    press(ann, "ai-sandro", "there-mine-gold", "near-ana-plus", "near-ana-plus", "near-ana-plus", "ai-go")
    ann.wait_until(lambda: state_of(house, table).ai["sandro"].movement < 3, "the AI hero to move")
    open_ai_fight(ann, house, table)
    combat = combat_of(house)
    assert house.open(combat).state.fight.kind == "ai-hero"
    fight_out(house, combat)
    go_back(ann)
    ann.wait_until(lambda: state_of(house, table).ai["sandro"].beaten, "the AI hero to be beaten")


def open_ai_fight(device: Device, house: TableService, table: str) -> None:
    """The AI hero has reached its target: the combat begins in the app."""
    if state_of(house, table).ai["sandro"].movement:
        press(device, "near-ana-plus", "ai-fight", "fight-here")
    else:
        device.tap("Close")
        open_fights(device)
        press(device, "kind-ai-hero", "enemy-sandro", "fight-here")
    device.wait_until(lambda: has(device, "ready"), "the board to be there")


def test_a_hero_above_the_field_does_not_fight(house: TableService, sit: Sit) -> None:
    table = begin(house)
    house.give(table, acts.Experience("ana", 2))
    for matter in state_of(house, table).table.matters:
        house.give(table, acts.Settle(matter.id, (), anyway=True))
    ann = sit(f"/table/{table}")
    open_fights(ann)
    ann.sees("quick combat")
    assert not has(ann, "with-cards")
    write(ann, "place-typed", "windm")
    press(ann, "place-windmill", "fight-here")
    ann.wait_until(lambda: state_of(house, table).sheet("ana").purse.valuables == 6, "the windmill to be visited")
    assert [record.setup.engine for record in house.list()] == ["heroes3.sheet"]


def test_a_combat_out_of_turn_is_refused_and_may_be_overruled(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = sit(f"/table/{table}", DESKTOP)
    press(ann, "seat-bea")
    open_fights(ann)
    press(ann, "fight-here")
    ann.wait_until(lambda: has(ann, "says-so"), "the refusal with its rule")
    assert state_of(house, table).table.fight is None
    assert [record.setup.engine for record in house.list()] == ["heroes3.sheet"]
    press(ann, "says-so")
    ann.wait_until(lambda: has(ann, "fight-here-now"), "the strip of the combat")
    press(ann, "fight-here-now")
    ann.wait_until(lambda: has(ann, "ready"), "the board to be there")
    fight = state_of(house, table).table.fight
    assert fight is not None
    assert (fight.seat, fight.table) == ("bea", combat_of(house))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_every_sheet_is_drawn_in_every_language(
    house: TableService, sit: Sit, language: str, size: tuple[int, int]
) -> None:
    house.store.settings.put("language", language)
    table = begin(house, boxes=("core", "naval-battles"))
    ann = sit(f"/table/{table}", size)
    open_fights(ann)
    press(ann, "kind-bank", "bank-crypt", "kind-heroes", "enemy-bea", "own-town", "kind-neutral", "with-cards")
    assert not nameless(ann)
    open_outcome(ann)
    for outcome in ("retreat", "defeat", "victory"):
        press(ann, f"outcome-{outcome}")
    assert not nameless(ann)
    assert can_press(ann, "enter-outcome")


def test_heroes3_13_4_the_army_of_an_ai_hero_is_entered_by_hand(house: TableService, sit: Sit) -> None:
    unknown = AiHero("sandro", same_text_in_all_languages("Sandro"), elsewhere=("army",))
    table = begin(house, ANA, mode="campaign", ai=(unknown,))
    ann = sit(f"/table/{table}")
    press(ann, "ai-sandro", "ai-army")
    write(ann, "ai-unit-typed", "skel")
    press(ann, "ai-join-necropolis:skeletons/few")
    ann.wait_until(lambda: state_of(house, table).ai["sandro"].army == ("necropolis:skeletons/few",), "the unit")
    press(ann, "army-0", "ai-beaten")
    ann.wait_until(lambda: state_of(house, table).ai["sandro"].beaten, "the hero to be beaten")
    assert state_of(house, table).ai["sandro"].army == ("necropolis:skeletons/pack",)
    press(ann, "army-0")
    ann.wait_until(lambda: not state_of(house, table).ai["sandro"].army, "the unit to go")
    assert not nameless(ann)


def test_heroes3_11_a_place_is_defended_against_an_ai_hero_with_units_alone(house: TableService, sit: Sit) -> None:
    table = begin(house, ANA, mode="campaign", ai=(SANDRO,))
    house.give(table, acts.Next(anyway=True))
    ann = sit(f"/table/{table}")
    open_fights(ann)
    press(ann, "kind-ai-hero", "enemy-sandro", "own-town", "garrison", "with-cards")
    ann.wait_until(lambda: state_of(house, table).table.fight is not None, "the combat")
    assert state_of(house, table).sheet("ana").purse.gold == 12


def test_heroes3_7_the_dice_of_a_symbol_are_said_before_the_combat(house: TableService, sit: Sit) -> None:
    table = begin(house, settings=Settings(dice="table", cards="app"))
    ann = sit(f"/table/{table}")
    open_fights(ann)
    write(ann, "place-typed", "resource")
    press(ann, "place-resource-symbol", "fight-dice-plus", "with-cards")
    open_outcome(ann)
    press(ann, "enter-outcome")
    ann.wait_until(lambda: bool(state_of(house, table).table.matters), "the dice")
    assert "roll(2, resource, one)" in [matter.step for matter in state_of(house, table).table.matters]


def test_heroes3_5_allies_swap_cards_on_adjacent_fields(house: TableService, sit: Sit) -> None:
    table = begin(house, mode="cooperative")
    house.give(table, acts.GainCard("ana", "haste"))
    house.give(table, acts.GainCard("bea", "slow"))
    ann = sit(f"/table/{table}")
    press(ann, "part-cards", "card-attack")
    assert not has(ann, "swap-bea-slow")
    ann.tap("Close")
    press(ann, "card-haste", "swap-bea-slow")
    ann.wait_until(lambda: "haste" in state_of(house, table).sheet("bea").cards, "the swap")
    assert "slow" in state_of(house, table).sheet("ana").cards


# --- guards, neutral decks, AI decks ---------------------------------------------------------------


def test_heroes3_7_a_random_town_is_fought_against_the_faction_that_the_table_names(
    house: TableService, sit: Sit
) -> None:
    table = begin(house, ANA, mode="campaign", boxes=("core", "tower", "inferno"))
    ann = sit(f"/table/{table}")
    open_fights(ann)
    press(ann, "level-VII")
    write(ann, "place-typed", "random")
    press(ann, "place-random-town")
    assert not can_press(ann, "fight-here")
    assert not has(ann, "guard-castle")
    # Named by hand and not after all: the printed defence is there again.
    press(ann, "guard-tower", "guards-by-hand", "guard-at-0", "guards-by-hand", "defends-gremlins", "fight-here")
    ann.wait_until(lambda: has(ann, "place-all") or has(ann, "ready"), "the board to be there")
    combat: CombatState = house.open(combat_of(house)).state
    assert combat.fight.theirs.units == (
        "tower:gremlins/pack",
        "tower:genies/pack",
        "tower:magi/pack",
        "tower:nagas/few",
        "tower:titans/few",
    )
    assert combat.fight.siege is not None
    assert not combat.fight.siege.tower


def test_heroes3_7_who_defends_may_be_said_when_the_combat_comes_to_the_app(house: TableService, sit: Sit) -> None:
    table = begin(house, ANA, mode="campaign", boxes=("core", "tower", "inferno"))
    house.give(table, acts.BeginFight("ana", level="VII", place="random-town"))
    ann = sit(f"/table/{table}")
    press(ann, "fight-here-now")
    assert not can_press(ann, "guards-fight")
    press(ann, "guard-tower", "guards-fight")
    ann.wait_until(lambda: has(ann, "place-all") or has(ann, "ready"), "the board to be there")
    fight = state_of(house, table).table.fight
    assert fight is not None
    assert fight.table == combat_of(house)
    assert len(fight.guards) == 5


def test_heroes3_8_guards_are_named_by_hand(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = sit(f"/table/{table}")
    open_fights(ann)
    press(ann, "guards-by-hand")
    write(ann, "guard-typed", "boar")
    press(ann, "guard-join-neutral:boars")
    write(ann, "guard-typed", "skel")
    press(ann, "guard-join-necropolis:skeletons/few", "guard-at-1")
    ann.sees("On guard")
    press(ann, "guard-at-0", "with-cards")
    ann.wait_until(lambda: state_of(house, table).table.fight is not None, "the combat to be open")
    assert state_of(house, table).table.fight.guards == ("necropolis:skeletons/pack",)  # type: ignore[union-attr]


def test_heroes3_8_the_neutral_decks_of_an_evening_last(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = sit(f"/table/{table}")
    combat = in_combat(ann, house, "II")
    fight_out(house, combat)
    go_back(ann)
    ann.wait_until(lambda: len(state_of(house, table).table.discarded) == 2, "the cards on the discard piles")
    for matter in state_of(house, table).table.matters:
        house.give(table, acts.Settle(matter.id, (), anyway=True))
    open_fights(ann)
    ann.sees("Discard piles of the neutral decks: 2 cards")
    press(ann, "neutrals-shuffled")
    ann.wait_until(lambda: not state_of(house, table).table.discarded, "the decks to be whole")


def test_holding_gives_an_ai_hero_more_and_more_cards(house: TableService, sit: Sit) -> None:
    table = begin(house, ANA, mode="campaign", ai=(SANDRO,))
    ann = sit(f"/table/{table}")
    press(ann, "ai-sandro", "ai-army")

    def held() -> int:
        return ai_heroes.ai_hero_with_entered_changes(state_of(house, table), "sandro").deck.get("magic", 0)

    keep_pressing(ann, "ai-magic-now-plus", lambda: held() >= 3, "three cards")


def test_heroes3_13_4_level_and_decks_of_an_ai_hero_are_entered_by_hand(house: TableService, sit: Sit) -> None:
    table = begin(house, ANA, mode="campaign", ai=(SANDRO,))
    ann = sit(f"/table/{table}")
    press(ann, "ai-sandro", "ai-army", "ai-level-now-plus", "ai-might-now-minus", "ai-magic-now-plus")
    write(ann, "ai-spell-typed", "curse")
    press(ann, "ai-spell-curse")
    write(ann, "ai-skill-typed", "armor")
    press(ann, "ai-skill-armorer")
    ann.wait_until(lambda: state_of(house, table).ai["sandro"].skills == ("armorer",), "everything to be entered")
    now = ai_heroes.ai_hero_with_entered_changes(state_of(house, table), "sandro")
    assert (now.level, now.deck, now.spells) == (2, {"might": 1, "magic": 1}, {"curse": 1})
    press(ann, "ai-spell-now-0")
    ann.wait_until(lambda: state_of(house, table).ai["sandro"].spells == {}, "the spell to be gone")
    press(ann, "close-sheet")
    ann.sees("AI hero of level II")


def test_heroes3_2_morale_cards_are_counted_and_used(house: TableService, sit: Sit) -> None:
    table = begin(house, settings=Settings(cards="app", morale="cards"))
    ann = sit(f"/table/{table}", DESKTOP)
    press(ann, "morale", "morale-positive")
    ann.wait_until(lambda: state_of(house, table).sheet("ana").morale_cards == 1, "a card")
    ann.sees("Positive morale cards: 1")
    press(ann, "morale", "spend-card")
    ann.wait_until(lambda: state_of(house, table).sheet("ana").morale_cards == 0, "the card to be used")
    ann.sees("No morale cards")


@pytest.mark.parametrize("language", LANGUAGES)
def test_guards_decks_and_morale_cards_are_drawn_in_every_language(
    house: TableService, sit: Sit, language: str
) -> None:
    house.store.settings.put("language", language)
    table = begin(
        house,
        ANA,
        mode="campaign",
        boxes=("core", "dungeon", "tower", "inferno"),
        ai=(SANDRO,),
        settings=Settings(cards="app", morale="cards"),
    )
    house.give(table, acts.SetDiscards(("neutral:boars",)))
    house.give(table, acts.GainMorale("ana", "positive"))
    ann = sit(f"/table/{table}", DESKTOP)
    press(ann, "fight", "level-VII")
    write(ann, "place-typed", "random")
    press(ann, "place-random-town", "guard-tower", "guards-by-hand")
    assert not nameless(ann)
    press(ann, "close-sheet", "morale")
    assert not nameless(ann)
    press(ann, "close-sheet", "ai-sandro", "ai-army")
    assert not nameless(ann)
