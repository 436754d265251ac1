"""An adventure of Heroes III on the screen: what is open, town, army, hero, deck, and what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.state import PlayerState, Unit
from companion.games.heroes3.combat.model.refusals import NotAllowed
from companion.kernel.messages import LANGUAGES
from companion.library.translations import load_message_catalogue
from companion.tables.history_text import describe_history
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import (
    DESKTOP,
    PHONE,
    TABLET,
    can_press,
    has,
    lines,
    nameless,
    names,
    press,
    said,
    surface,
    write,
)
from tests.in_process_device import Device
from tests.sample_tables.heroes3_adventures import ANA, BEA, CLEO, Scribe, body

NO_BONUS = "no-start-bonus"
SHEETS = (
    "purse-gold", "income", "muster", "add-unit", "unit-0", "add-card", "card-attack", "hero-right", "morale",
    "own-town", "token-build", "trade", "building-citadel",
)  # fmt: skip
"""What opens a sheet of its own over the table."""
SECTIONS = ("now", "town", "army", "hero", "cards", "map")


def laid(house: TableService, **settings: str) -> Scribe:
    """A table on Ana's first turn, with nothing open."""
    scribe = Scribe(house, body(rules=(NO_BONUS,), **settings))
    scribe.to_turn("ana")
    return scribe


def at(scribe: Scribe, sit: Sit, size: tuple[int, int] = PHONE, part: str = "") -> Device:
    """Sit down at the table, with this part of the sheet in view."""
    device = sit(f"/table/{scribe.table}", size)
    if part:
        press(device, f"part-{part}")
    return device


def purse(scribe: Scribe, seat: str = "ana") -> Purse:
    """What a player has."""
    return scribe.state.sheets[seat].purse


def sheet(scribe: Scribe, seat: str = "ana") -> PlayerState:
    """A player's sheet as it stands."""
    return scribe.state.sheets[seat]


def open_matters(scribe: Scribe) -> int:
    """How much is open."""
    return len(scribe.state.table.matters)


def told(scribe: Scribe) -> str:
    """The whole history in English."""
    live = scribe.house.open(scribe.table)
    return "\n".join(
        line for step in describe_history(live, load_message_catalogue("en"), last=100) for line, _, _ in step.ruled
    )


# --- what is open ----------------------------------------------------------------------------------


def test_the_button_leads_through_everything_open_and_then_on(house: TableService, sit: Sit) -> None:
    scribe = Scribe(house, body())
    ann = at(scribe, sit)
    for _ in range(20):
        if not scribe.state.table.matters:
            break
        press(ann, "next")
        matter = next(matter for matter in scribe.state.table.matters if any(f"-{matter.id}-" in n for n in names(ann)))
        press(ann, next(name for name in names(ann) if name.startswith(f"answer-{matter.id}-")))
    assert not scribe.state.table.matters, "every bonus and every unit is chosen"
    press(ann, "next")
    ann.wait_until(lambda: scribe.state.active == "ana", "Ana's turn")
    ann.sees("Ana's turn")


def test_the_button_opens_what_is_open_over_the_sheet_of_whose_it_is(house: TableService, sit: Sit) -> None:
    scribe = Scribe(house, body())
    for matter in scribe.state.table.matters:
        if matter.seat == "ana":
            scribe.give(acts.Settle(matter.id, (), anyway=True))
    matter = scribe.state.table.matters[0]
    assert matter.seat == "bea"
    ann = at(scribe, sit)
    press(ann, "next", f"drop-{matter.id}", "part-hero")
    ann.sees("Sandro · ")


def test_the_same_question_twice_shows_how_many_are_left(house: TableService, sit: Sit) -> None:
    units = replace(body(rules=(NO_BONUS,)).start, units=("bronze/few", "bronze/few"))
    scribe = Scribe(house, replace(body(rules=(NO_BONUS,)), start=units))
    first, second = (matter for matter in scribe.state.table.matters if matter.seat == "ana")
    ann = at(scribe, sit)
    press(ann, "next")
    ann.sees("Ana · Open: 2.")
    press(ann, f"answer-{first.id}-castle:griffins")
    assert has(ann, f"drop-{second.id}")
    assert "Ana · Open:" not in lines(ann)


def test_the_one_gold_button_is_that_of_the_bar_until_a_sheet_lies_over_it(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    scribe.give(acts.Experience("ana", 2))
    matter = scribe.state.table.matters[0]
    ann = at(scribe, sit)
    gold = surface(ann, "next").bgcolor
    assert surface(ann, f"choose-{matter.id}").bgcolor != gold
    assert not has(ann, "todo-visit"), "what is open comes before the deeds of the turn"
    shady = happening(house, "a-shady-auction")
    bids = next(matter for matter in shady.state.table.matters if matter.kind == "bids")
    bea = at(shady, sit)
    assert surface(bea, f"counts-{bids.id}").bgcolor != gold
    while not has(bea, f"drop-{bids.id}"):
        press(bea, "next" if not has(bea, "close-sheet") else next(n for n in names(bea) if n.endswith("-done")))
    assert surface(bea, f"counts-{bids.id}").bgcolor == gold


def happening(house: TableService, event: str) -> Scribe:
    """A table on which this Event has just been drawn."""
    scribe = Scribe(house, replace(body(rules=(NO_BONUS,), cards="table"), boxes=("core", "rampart", "fortress")))
    while not any(matter.kind == "draw-event" for matter in scribe.state.table.matters):
        scribe.give(acts.Next(anyway=True))
    drawn = next(matter for matter in scribe.state.table.matters if matter.kind == "draw-event")
    scribe.give(acts.Settle(drawn.id, (event,)))
    return scribe


def test_heroes3_1_a_neutral_unit_that_may_not_be_had_is_found_refused_and_overruled(
    house: TableService, sit: Sit
) -> None:
    scribe = happening(house, "prison")
    lay_out, choice = scribe.state.table.matters[:2]
    ann = at(scribe, sit)
    # What the table does first stands first, and is told once.
    assert lines(ann).count("Draw two neutral cards") == 1
    press(ann, f"answer-{lay_out.id}-done", f"answer-{choice.id}-recruit-neutrals(1, printed, no azure)")
    recruit = next(matter for matter in scribe.state.table.matters if matter.kind == "recruit")
    press(ann, f"choose-{recruit.id}")
    assert has(ann, "pick-neutral:peasants")
    write(ann, "matter-typed", "black")
    assert "missing: 2 gold" in said(ann, "pick-neutral:black-dragons")
    press(ann, "pick-neutral:black-dragons", "says-so")
    assert Unit("neutral:black-dragons") in sheet(scribe).army
    assert "The table says so: Black Dragons costs 30 gold; missing: 2 gold" in told(scribe)


def test_heroes3_1_bids_are_counted_and_given_together(house: TableService, sit: Sit) -> None:
    scribe = happening(house, "a-shady-auction")
    before = purse(scribe, "bea")
    ann = at(scribe, sit)
    bids = next(matter for matter in scribe.state.table.matters if matter.kind == "bids")
    for _ in range(3):
        press(ann, f"count-{bids.id}-bea-plus")
    press(ann, f"count-{bids.id}-ana-plus", f"count-{bids.id}-bea-minus", f"counts-{bids.id}")
    ann.sees("pays 2 gold")
    assert purse(scribe, "bea") == before - Purse(2)
    # The next artifact begins at 0.
    again = next(matter for matter in scribe.state.table.matters if matter.kind == "bids")
    assert can_press(ann, f"counts-{again.id}")
    assert not can_press(ann, f"count-{again.id}-bea-minus")


def test_what_is_open_for_others_is_one_line_that_opens_their_sheet(house: TableService, sit: Sit) -> None:
    ann = at(Scribe(house, body()), sit)
    ann.sees("Bea has 2 things to settle")
    press(ann, "open-of-bea")
    ann.sees("Starting units")
    assert has(ann, "close-sheet")


def test_real_dice_are_typed_one_face_each(house: TableService, sit: Sit) -> None:
    scribe = Scribe(house, body(dice="table"))
    matter = next(m for m in scribe.state.table.matters if m.seat == "ana" and m.kind == "choose")
    scribe.give(acts.Settle(matter.id, ("roll(2, resource, one)",)))
    roll = next(m for m in scribe.state.table.matters if m.kind == "roll")
    before = purse(scribe)
    ann = at(scribe, sit)
    ann.sees("0 of 2 typed")
    faces = [name for name in names(ann) if name.startswith(f"face-{roll.id}-")]
    assert len(faces) > 2, "every different face can be typed"
    press(ann, f"face-{roll.id}-gold+6")
    ann.sees("1 of 2 typed")
    press(ann, f"face-{roll.id}-valuables+1")
    chosen = next(m for m in scribe.state.table.matters if m.kind == "rolled")
    press(ann, f"answer-{chosen.id}-gold+6")
    assert purse(scribe) == before + Purse(6)


def test_a_searched_card_is_found_by_its_letters_in_the_readers_language(house: TableService, sit: Sit) -> None:
    house.store.settings.put("language", "es")
    scribe = laid(house)
    scribe.give(acts.Experience("ana", 2))
    matter = scribe.state.table.matters[0]
    ann = at(scribe, sit)
    press(ann, f"choose-{matter.id}")
    write(ann, "matter-typed", "sabid")
    ann.sees("Sabiduría")
    press(ann, "pick-wisdom")
    assert "wisdom" in sheet(scribe).cards
    assert not scribe.state.table.matters


def test_the_artifact_of_the_starting_bonus_is_named_and_must_be_a_minor_one(house: TableService, sit: Sit) -> None:
    scribe = Scribe(house, replace(body(), difficulty="hard"))
    matter = next(m for m in scribe.state.table.matters if m.seat == "ana" and m.kind == "choose")
    scribe.give(acts.Settle(matter.id, ("2",)))
    search = next(m for m in scribe.state.table.matters if m.kind == "search")
    ann = at(scribe, sit)
    press(ann, f"choose-{search.id}")
    write(ann, "matter-typed", "angel wings")
    press(ann, "pick-angel-wings")
    ann.sees("is no minor artifact")
    press(ann, "leave-it")
    write(ann, "matter-typed", "armor of wonder")
    press(ann, "pick-armor-of-wonder")
    assert "armor-of-wonder" in sheet(scribe).cards


def test_what_is_open_can_be_left_only_if_the_table_says_so(house: TableService, sit: Sit) -> None:
    scribe = Scribe(house, body())
    ann = at(scribe, sit)
    press(ann, "skip")
    ann.sees("Not by the rules")
    press(ann, "leave-it")
    assert open_matters(scribe) == 4
    press(ann, "skip", "says-so")
    assert open_matters(scribe) == 0
    assert "4 things" in told(scribe), "the history shows what was overruled"


# --- the town --------------------------------------------------------------------------------------


def test_a_building_is_paid_for_and_stands(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    before = purse(scribe)
    ann = at(scribe, sit, part="town")
    assert "can be built for 10 gold" in said(ann, "building-city-hall")
    press(ann, "building-city-hall", "build")
    assert purse(scribe) == before - Purse(10, 4)
    assert "built" in said(ann, "building-city-hall")
    assert "used in this round" in said(ann, "token-build")


def test_a_refusal_names_rule_and_lack_and_the_table_overrules_it(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    scribe.give(acts.Adjust("ana", "gold", -15))
    ann = at(scribe, sit, part="town")
    assert "Missing: 7 gold" in said(ann, "building-city-hall")
    press(ann, "building-city-hall", "build")
    ann.sees("missing: 7 gold")
    ann.sees("Read rule 6")
    assert "city-hall" not in sheet(scribe).built, "a refusal changes nothing"
    press(ann, "says-so")
    assert "city-hall" in sheet(scribe).built
    assert purse(scribe).gold == -7
    assert "missing: 7 gold" in told(scribe), "the history shows what was overruled"
    press(ann, "undo")
    assert "city-hall" not in sheet(scribe).built


def test_dwellings_out_of_order_say_which_comes_first(house: TableService, sit: Sit) -> None:
    ann = at(laid(house), sit, part="town")
    later = [name for name in names(ann) if name.startswith("building-") and "First: " in said(ann, name)]
    assert later, "the gold dwelling waits for the silver one"


def test_the_population_token_leads_to_recruiting_and_once_used_to_putting_it_right(
    house: TableService, sit: Sit
) -> None:
    scribe = laid(house)
    ann = at(scribe, sit, part="town")
    press(ann, "token-population", "recruit-castle:marksmen", "muster-now")
    assert Unit("castle:marksmen") in sheet(scribe).army
    press(ann, "token-population", "mark-population")
    assert sheet(scribe).population_token


# --- the army --------------------------------------------------------------------------------------


def test_a_basket_of_units_is_added_up_before_it_is_paid(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    before = purse(scribe)
    ann = at(scribe, sit, part="army")
    press(ann, "muster")
    assert not can_press(ann, "muster-now")
    press(ann, "recruit-castle:griffins", "recruit-castle:marksmen", "recruit-castle:marksmen")
    ann.sees("Left: 8 gold")
    press(ann, "out-castle:marksmen")
    ann.sees("Left: 11 gold")
    press(ann, "muster-now")
    army = sheet(scribe).army
    assert Unit("castle:griffins") in army
    assert Unit("castle:marksmen") in army
    assert purse(scribe) == before - Purse(7)


def test_what_the_basket_costs_stands_below_the_list_so_that_nothing_moves(house: TableService, sit: Sit) -> None:
    ann = at(laid(house), sit, part="army")
    press(ann, "muster", "recruit-castle:griffins")
    heard = ann.texts()
    assert heard.index("Together") > heard.index("Reinforce") > heard.index("Recruit")


def test_a_recruit_can_be_reinforced_in_the_same_basket(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    scribe.give(acts.SetBuilding("ana", "citadel"), acts.Adjust("ana", "gold", 20))
    ann = at(scribe, sit, part="army")
    press(ann, "muster", "recruit-castle:marksmen", "reinforce-castle:marksmen", "muster-now")
    assert Unit("castle:marksmen", pack=True) in sheet(scribe).army


def test_recruiting_without_the_dwelling_is_refused_and_overruled(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    ann = at(scribe, sit, part="army")
    press(ann, "muster")
    assert "First: Holy Grounds" in said(ann, "recruit-castle:crusaders")
    press(ann, "recruit-castle:crusaders", "muster-now")
    ann.sees("Not by the rules")
    press(ann, "says-so")
    assert Unit("castle:crusaders") in sheet(scribe).army


def test_what_the_tables_word_does_not_change_is_told_and_not_asked_again(
    house: TableService, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = at(laid(house), sit, part="hero")
    press(ann, "main-pip-3", "main-pip-2", "main-pip-1", "main-pip-1")
    ann.sees("Not by the rules")

    def always(*_: object, **__: object) -> None:
        raise NotAllowed("h3s-no-mage-guild", "2")

    monkeypatch.setattr(TableService, "give", always)
    press(ann, "says-so")
    ann.sees("Mage Guild")
    assert not has(ann, "says-so")


def test_the_unit_deck_is_put_right_by_hand(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    scribe.give(acts.SetUnits("ana", ("castle:griffins/few",)))
    ann = at(scribe, sit, part="army")
    press(ann, "unit-0", "flip")
    assert sheet(scribe).army == (Unit("castle:griffins", pack=True),)
    press(ann, "unit-0", "lose-unit")
    assert not sheet(scribe).army
    press(ann, "add-unit")
    write(ann, "unit-typed", "boar")
    press(ann, next(name for name in names(ann) if name.startswith("join-neutral")))
    assert sheet(scribe).army[0].unit.startswith("neutral:")


def test_a_unit_found_by_letters_is_told_from_the_neutral_card_of_the_same_name(house: TableService, sit: Sit) -> None:
    ann = at(laid(house), sit, part="army")
    press(ann, "add-unit")
    write(ann, "unit-typed", "archan")
    assert said(ann, "join-castle:archangels/few") == "Archangels, Castle"
    shown = {said(ann, name) for name in names(ann) if name.startswith("join-")}
    assert shown == {"Archangels, Castle", "Archangels, Neutral"}


# --- a turn on a phone -----------------------------------------------------------------------------


def test_a_turn_is_played_from_what_happens_now(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    scribe.give(acts.SetUnits("ana", ("castle:griffins/pack",)))
    ann = at(scribe, sit)
    press(ann, "main-pip-3", "main-pip-2")
    assert sheet(scribe).movement == 1
    press(ann, "todo-visit", "place-mine-gold", "visit")
    assert [flag.place for flag in sheet(scribe).flags] == ["mine-gold"]
    press(ann, "todo-fight", "with-cards")
    assert scribe.state.table.fight is not None
    assert not has(ann, "todo-fight"), "one combat at a time"


def test_while_a_combat_is_open_the_gold_button_is_the_one_that_ends_it(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    scribe.give(acts.SetUnits("ana", ("castle:griffins/pack",)))
    ann = at(scribe, sit)
    gold = surface(ann, "next").bgcolor
    press(ann, "todo-fight", "with-cards")
    assert surface(ann, "enter-outcome-open").bgcolor == gold
    assert surface(ann, "next").bgcolor != gold
    scribe.give(acts.Experience("ana", 2))
    ann.wait_until(lambda: surface(ann, "next").bgcolor == gold, "the bar to lead to what is open")
    assert surface(ann, "enter-outcome-open").bgcolor != gold


def test_what_the_guide_says_is_not_told_a_second_time(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    ann = at(scribe, sit)
    assert scribe.state.active == "ana"
    assert lines(ann).count("As the turn begins") == 1


def test_the_tag_of_a_player_says_what_the_player_has_now(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    ann = at(scribe, sit)
    assert "18 gold" in said(ann, "seat-ana")
    scribe.give(acts.Adjust("ana", "gold", -7))
    ann.wait_until(lambda: "11 gold" in said(ann, "seat-ana"), "Ana's tag to say 11 gold")


# --- the hero --------------------------------------------------------------------------------------


def test_movement_is_tapped_away_and_a_fourth_point_is_refused(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    ann = at(scribe, sit, part="hero")
    press(ann, "main-pip-3", "main-pip-2", "main-pip-1")
    assert sheet(scribe).movement == 0
    press(ann, "main-pip-1")
    ann.sees("Not by the rules")
    press(ann, "leave-it")
    assert sheet(scribe).movement == 0


def test_experience_brings_a_level_and_its_search(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    ann = at(scribe, sit, part="hero")
    press(ann, "gain-xp", "gain-xp")
    ann.sees("Level II")
    assert scribe.state.table.matters, "the level brings a search"
    assert "Experience: 2 of 12" in said(ann, "experience")


def test_expert_uses_are_shown_from_the_level_that_has_some(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    ann = at(scribe, sit, part="hero")
    assert has(ann, "morale")
    assert not has(ann, "expert")
    scribe.give(acts.Experience("ana", 2))
    ann.wait_until(lambda: has(ann, "expert"), "the expert use of level II")


def test_morale_is_gained_and_spent(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    ann = at(scribe, sit, part="hero")
    press(ann, "morale", "morale-positive")
    assert sheet(scribe).morale == "positive"
    press(ann, "morale", "spend-draw")
    assert sheet(scribe).morale == "none"


def test_numbers_are_put_right_by_hand(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    ann = at(scribe, sit, part="hero")
    press(ann, "hero-right", "right-movement-plus")
    assert sheet(scribe).movement == 4
    press(ann, "mark-secondary")
    assert sheet(scribe).secondary


# --- resources, deck, map --------------------------------------------------------------------------


def test_resources_are_put_right_and_taps_in_a_row_are_one_step(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    before = purse(scribe)
    ann = at(scribe, sit)
    press(ann, "purse-gold", "right-gold-plus", "right-gold-plus", "right-gold-plus")
    assert purse(scribe) == before + Purse(3)
    press(ann, "close-sheet", "undo")
    assert purse(scribe) == before


def test_income_says_where_it_comes_from(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    scribe.give(acts.Visit("ana", "mine-materials"), acts.SetBuilding("ana", "city-hall"))
    ann = at(scribe, sit)
    assert "10 gold and 2 building materials" in said(ann, "income")
    press(ann, "income")
    assert "2 building materials" in said(ann, "source-flag-0")
    assert has(ann, "source-city-hall")


def test_trade_follows_the_table_and_the_calculator_fills_it_in(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    scribe.give(acts.Visit("ana", "trading-post"))
    scribe.give(acts.Settle(scribe.state.table.matters[0].id, ("trade",)))
    before, matter = purse(scribe), scribe.state.table.matters[0]
    ann = at(scribe, sit)
    press(ann, f"trade-{matter.id}", "get-valuables", "times-plus")
    ann.sees("12")
    press(ann, "trade-now")
    assert purse(scribe) == before + Purse(-12, 0, 2)
    press(ann, f"trade-{matter.id}", "most-gold", "trade-now")
    assert purse(scribe) == before + Purse(-3, 0, -1), "three valuables for three gold each"
    press(ann, f"answer-{matter.id}-done")
    assert not scribe.state.table.matters


def test_two_trades_of_the_calculator_stand_below_each_other(house: TableService, sit: Sit) -> None:
    ann = at(laid(house), sit, part="map")
    press(ann, "trade")
    assert "\n" in said(ann, "most-gold")
    assert " and " not in said(ann, "most-gold")


def test_trade_away_from_a_trading_post_is_for_the_table_to_allow(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    before = purse(scribe)
    ann = at(scribe, sit, part="map")
    press(ann, "trade", "trade-now")
    ann.sees("Not by the rules")
    assert purse(scribe) == before
    press(ann, "says-so")
    assert purse(scribe) == before + Purse(-2, 1)


def test_a_card_is_added_by_search_and_removed(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    ann = at(scribe, sit, part="cards")
    press(ann, "add-card", "kind-spell")
    write(ann, "card-typed", "light")
    press(ann, "add-lightning-bolt")
    assert "lightning-bolt" in sheet(scribe).cards
    press(ann, "card-lightning-bolt", "remove-card")
    assert "lightning-bolt" not in sheet(scribe).cards


def test_a_lost_flag_leaves_the_list(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    scribe.give(acts.Visit("ana", "mine-gold"))
    ann = at(scribe, sit, part="map")
    assert "5 gold" in said(ann, "flag-0")
    press(ann, "flag-0", "unflag")
    assert not sheet(scribe).flags


# --- the table -------------------------------------------------------------------------------------


def test_the_sheet_of_whoever_begins_a_turn_comes_into_view(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    ann = at(scribe, sit)
    press(ann, "next")
    ann.wait_until(lambda: scribe.state.active == "bea", "Bea's turn")
    ann.sees("Bea's turn")
    press(ann, "seat-ana", "part-hero")
    ann.sees("Catherine")


@pytest.mark.parametrize("size", [TABLET, DESKTOP], ids=["tablet", "desktop"])
def test_a_wide_screen_shows_everybody_and_the_whole_sheet(
    house: TableService, sit: Sit, size: tuple[int, int]
) -> None:
    scribe = Scribe(house, body(ANA, BEA, CLEO, rules=(NO_BONUS,)))
    scribe.to_turn("ana")
    ann = at(scribe, sit, size)
    for name in (
        "seat-ana",
        "seat-bea",
        "seat-cleo",
        "town",
        "army",
        "hero",
        "deck",
        "map",
        "treasury",
        "guide",
        "next",
    ):
        assert has(ann, name), name
    press(ann, "seat-bea")
    ann.sees("Sandro · ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_everything_is_drawn_and_named_in_every_language(
    house: TableService, sit: Sit, language: str, size: tuple[int, int]
) -> None:
    house.store.settings.put("language", language)
    scribe = Scribe(house, body())
    ann = at(scribe, sit, size)
    assert not nameless(ann)
    scribe.to_turn("ana")
    for part in SECTIONS if size == PHONE else ("now",):
        if size == PHONE:
            press(ann, f"part-{part}")
        assert not nameless(ann), part
        assert "h3s-" not in lines(ann), part


def test_every_sheet_opens_and_closes(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    scribe.give(acts.SetUnits("ana", ("castle:griffins/few",)), acts.Visit("ana", "settlement", anyway=True))
    scribe.give(acts.GainMorale("ana", "positive"))
    ann = at(scribe, sit, DESKTOP)
    for name in (*SHEETS, "visit", "fight", "tables", "menu"):
        press(ann, name)
        assert has(ann, "close-sheet"), name
        assert not nameless(ann), name
        assert "h3s-" not in lines(ann), name
        press(ann, "close-sheet")
        assert not has(ann, "close-sheet"), name


def test_the_end_is_claimed_in_the_menu(house: TableService, sit: Sit) -> None:
    scribe = laid(house)
    ann = at(scribe, sit)
    press(ann, "menu", "open-finish", "winner-ana", "finish-now")
    # When it ends is no third player to choose.
    assert can_press(ann, "finish-round")
    ann.sees("Ana has won")
    press(ann, "finish-done")
    assert scribe.state.ended
    assert scribe.state.table.winners == ("ana",)
    ann.sees("Ana")
    # Nobody waits for a turn any more: the town does not say so.
    press(ann, "part-town")
    assert not [text for text in ann.texts() if text.startswith("Town tokens are used")]
