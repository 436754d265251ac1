"""Setting up a combat of Heroes III: the field, the army, the enemy, and the odds before anybody is placed."""

from __future__ import annotations

import pytest

from companion.app.models.heroes3.combat.setup_draft import KEPT, Draft, Kept
from companion.games.heroes3.combat.model.questions import PlacementQuestion
from companion.games.heroes3.combat.model.setup_data import ENGINE, Settings
from companion.games.heroes3.combat.model.state import CombatState
from companion.kernel.messages import LANGUAGES
from companion.kernel.plain_data import to_plain
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, can_press, has, press, said, write
from tests.in_process_device import Device

NEW = "/new/heroes3/heroes3.combat"
STRONG = ("castle:archangels/pack", "castle:champions/pack")


def keep(house: TableService, **chosen: object) -> None:
    """Leave a set-up behind, as the last combat does."""
    house.store.settings.put(KEPT, to_plain(Kept(Draft(**chosen))))  # type: ignore[arg-type]


def state_of(house: TableService) -> CombatState:
    """The only table there is."""
    (record,) = house.list()
    assert record.setup.engine == ENGINE
    state: CombatState = house.open(record.id).state
    return state


def battle(device: Device, house: TableService) -> CombatState:
    """Press the gold button, and look at the table."""
    press(device, "begin")
    device.wait_until(lambda: has(device, "undo"), "the table to open")
    return state_of(house)


def test_a_field_on_hard_is_entered_with_an_army_found_by_two_letters(house: TableService, sit: Sit) -> None:
    ann = sit(NEW)
    assert not can_press(ann, "begin")
    press(ann, "level-IV", "difficulty-hard", "hero-level-plus", "hero-level-plus", "hero-level-plus")
    ann.sees("I enter a level IV field on Hard")
    ann.sees("3 silver")
    write(ann, "mine-typed", "gri", submit=True)
    write(ann, "mine-typed", "arb")  # Marksmen in French
    press(ann, "mine-add-castle-marksmen", "mine-turn-0")
    state = battle(ann, house)
    assert state.fight.level == "IV"
    assert state.fight.mine.units == ("castle:griffins/pack", "castle:marksmen/few")
    assert state.ask == PlacementQuestion(0)


def test_an_army_has_five_units_and_no_more(house: TableService, sit: Sit) -> None:
    keep(house, mine=("castle:griffins/few",) * 4)
    ann = sit(NEW)
    press(ann, "mine-add-castle-crusaders")
    ann.sees("My army: 5 of 5")
    assert not has(ann, "mine-typed")
    press(ann, "mine-remove-0")
    assert has(ann, "mine-typed")


def test_the_last_army_is_there_again(house: TableService, sit: Sit) -> None:
    keep(house, level="III", mine=STRONG, hero_level=3)
    battle(sit(NEW), house)
    ben = sit(NEW)
    ben.sees("My army: 2 of 5")
    ben.sees("I enter a level III field")


def test_a_hero_above_the_field_does_not_fight(house: TableService, sit: Sit) -> None:
    keep(house, level="I", hero_level=2, mine=STRONG)
    ann = sit(NEW)
    ann.sees("quick combat")
    state = battle(ann, house)
    assert state.outcome == "quick"
    ann.sees("Quick combat")


def test_the_odds_grow_sharper_until_they_are_stopped(house: TableService, sit: Sit) -> None:
    keep(house, level="III", hero_level=3, mine=STRONG)
    ann = sit(NEW)
    press(ann, "odds-work-out")
    ann.sees("What it costs", within=20)
    ann.sees("fights ·")
    if has(ann, "odds-stop"):
        press(ann, "odds-stop")
    assert has(ann, "odds-work-out")


def test_a_what_if_is_compared_with_the_plan(house: TableService, sit: Sit) -> None:
    keep(house, level="III", hero_level=3, mine=STRONG)
    ann = sit(NEW)
    press(ann, "odds-work-out", "what-if-0")
    ann.sees("points", within=20)
    assert "Archangels" in said(ann, "what-if-0") or "Without Archangels" in "\n".join(ann.texts())


def test_another_choice_makes_the_odds_worthless(house: TableService, sit: Sit) -> None:
    keep(house, level="III", hero_level=3, mine=STRONG)
    ann = sit(NEW)
    press(ann, "odds-work-out")
    ann.sees("What it costs", within=20)
    press(ann, "level-IV")
    assert "What it costs" not in "\n".join(ann.texts())


def test_an_ai_hero_has_the_cards_that_the_scenario_gives(house: TableService, sit: Sit) -> None:
    keep(house, kind="ai-hero", mine=STRONG, might=1, magic=0, skill=0, spells=())
    ann = sit(NEW)
    press(ann, "theirs-add-necropolis-zombies", "ai-magic-plus", "ai-magic-plus")
    write(ann, "spells-typed", "lig")
    press(ann, "spell-lightning-bolt")
    army = battle(ann, house).fight.theirs
    assert army.by == "ai"
    assert army.deck == ("might-attack-a", "magic-cast-a", "magic-cast-b")
    assert army.spells == ("lightning-bolt",)


def test_a_town_is_besieged_or_defended(house: TableService, sit: Sit) -> None:
    keep(house, kind="ai-hero", mine=STRONG, theirs=("necropolis:zombies/few",), spells=("magic-arrow",))
    ann = sit(NEW)
    press(ann, "where-my-town")
    ann.sees("I defend my Town")
    fight = battle(ann, house).fight
    assert fight.siege is not None
    assert fight.attacker == "theirs"
    assert fight.own_town


def test_a_bank_names_its_guards(house: TableService, sit: Sit) -> None:
    keep(house, kind="bank", mine=STRONG, difficulty="hard")
    ann = sit(NEW)
    press(ann, "bank-crypt")
    ann.sees("Skeletons")
    ann.sees("3 of them have a Stack token")
    assert [fighter.kind.creature for fighter in battle(ann, house).units(1)] == []


def test_open_questions_are_answered_in_the_fold_out(house: TableService, sit: Sit) -> None:
    keep(house, level="III", hero_level=3, mine=STRONG)
    ann = sit(NEW)
    press(ann, "more", "rule-attack_space-first", "rule-free_extension-yes", "dice-table", "machine-ballista")
    state = battle(ann, house)
    assert state.layout.settings == Settings(
        dice="table", free_extension=True, conventions=type(state.layout.settings.conventions)(attack_space="first")
    )
    assert state.fight.mine.machines == ("ballista",)


def test_the_ai_hero_moves_on_the_map_step_by_step(house: TableService, sit: Sit) -> None:
    keep(house, kind="ai-hero", mine=STRONG)
    ann = sit(NEW)
    press(ann, "map-turn")
    ann.sees("towards the player's Town")
    press(ann, "map-first-plus", "map-first-plus", "map-first-plus")
    ann.sees("Mine or Settlement on its tile: 2 fields away")
    ann.sees("Move 2 fields towards the Mine or Settlement")
    ann.sees("movement left: 1")
    press(ann, "map-hero-plus", "map-hero-plus")
    ann.sees("Attack the player's hero.")


def test_what_is_missing_is_said(house: TableService, sit: Sit) -> None:
    keep(house, kind="heroes", mine=STRONG)
    ann = sit(NEW)
    ann.sees("Choose at least one unit of the enemy.")
    assert not can_press(ann, "begin")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_combat_is_set_up_in_every_language_and_size(
    language: str, house: TableService, sit: Sit
) -> None:
    house.store.settings.put("language", language)
    keep(house, mine=STRONG, theirs=("necropolis:zombies/few",))
    for size in (PHONE, DESKTOP):
        ann = sit(NEW, size)
        for kind in ("neutral", "bank", "ai-hero", "heroes"):
            press(ann, f"kind-{kind}")
            assert len(ann.texts()) > 20
        press(ann, "kind-neutral", "drawing-known", "drawing-table", "more", "more")
