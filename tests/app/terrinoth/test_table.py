"""A quest on the screen: answers, dice, the enemies one activation a step, pages, corrections, the end."""

from __future__ import annotations

import pytest

from companion.app.kit.graphics.meter_track import distinct_initials
from companion.app.screens.terrinoth.game_icons import COLOURS
from companion.games.terrinoth import acts
from companion.kernel.messages import LANGUAGES
from companion.library.translations import load_message_catalogue
from companion.tables.autoplay import BOT
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, TABLET, can_press, has, lines, nameless, names, press, said
from tests.app.terrinoth.sample_quest import answer, begin, give, state_of, until
from tests.in_process_device import Device

SIZES = (PHONE, TABLET, DESKTOP)


def at(sit: Sit, table: str, size: tuple[int, int] = PHONE) -> Device:
    """Sit down at the table."""
    return sit(f"/table/{table}", size)


# --- what lies there -------------------------------------------------------------------------------


def test_heroes_enemies_location_and_peril_are_told_to_a_screen_reader(house: TableService, sit: Sit) -> None:
    table = begin(house)
    for size in SIZES:
        ann = at(sit, table, size)
        assert said(ann, "hero-mira") == "Mira: wounds 0 of 19, success tokens 0, leads the party"
        assert said(ann, "hero-oskar").startswith("Oskar: wounds 0 of 17")
        assert "Old Mill: progress 0 of 3" in said(ann, "location")
        assert said(ann, "danger").startswith("Peril: space 1 of 6, start. in 2: green")
        shown = [said(ann, name) for name in names(ann) if name.startswith("foe-")]
        assert any(foe.startswith("Rat King: attack 2, wounds 0 of 4, resistance 1, ready") for foe in shown)
        assert any(foe.startswith("Warden") for foe in shown), "the nemesis lies in the lair"


def test_what_lies_facedown_stays_hidden(house: TableService, sit: Sit) -> None:
    table = begin(house)
    hidden = next(enemy for enemy in state_of(house, table).world.enemies if enemy.facedown)
    ann = at(sit, table)
    assert said(ann, f"foe-{hidden.ref}") == "Facedown enemy, ready"
    press(ann, f"foe-{hidden.ref}")
    assert not has(ann, "type-card"), "nobody may read its card"


# --- the heroes' phase -----------------------------------------------------------------------------


def test_an_attack_is_chosen_typed_and_told(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = at(sit, table)
    press(ann, "answer-attack")
    asked = state_of(house, table).ask
    assert asked is not None
    assert asked.dice == (2, 1)
    assert not can_press(ann, "enter-roll"), "a roll is given when every die is typed"
    press(ann, "face-0-success", "face-0-success", "face-1-counterattack")
    assert not can_press(ann, "face-0-success"), "no more dice than were rolled"
    press(ann, "back-1", "face-1-blank", "enter-roll")
    assert state_of(house, table).world.heroes[0].acts[0].exhausted
    assert "wounds +2" in lines(ann) or "is defeated" in lines(ann)
    press(ann, "undo")
    assert state_of(house, table).ask is not None
    assert state_of(house, table).ask.dice == (2, 1)  # type: ignore[union-attr]


def test_what_is_not_legal_is_shown_with_the_reason(house: TableService, sit: Sit) -> None:
    table = begin(house)
    give(house, table, acts.Adjust("exhausted", 1, "mira", "attack"))
    ann = at(sit, table)
    assert "This card is exhausted" in said(ann, "answer-attack")
    assert not can_press(ann, "answer-attack")


def test_more_than_two_tokens_are_refused_with_the_rule(house: TableService, sit: Sit) -> None:
    table = begin(house)
    give(house, table, acts.Adjust("tokens", 4, "mira"))
    ann = at(sit, table)
    press(ann, "answer-attack")
    assert can_press(ann, "answer-2")
    assert not can_press(ann, "answer-3")
    assert "T1" in said(ann, "answer-3")
    press(ann, "answer-2")
    assert state_of(house, table).ask.dice is not None  # type: ignore[union-attr]


# --- the enemies' phase ----------------------------------------------------------------------------


def test_the_enemies_go_one_activation_a_step(house: TableService, sit: Sit) -> None:
    table = begin(house)
    until(house, table, "pick")
    ann = at(sit, table)
    assert "activates against Mira: Advance" in lines(ann)
    before = state_of(house, table).world.activations
    press(ann, "next-step")
    world = state_of(house, table).world
    assert world.activations == before + 1
    step = house.open(table).steps[-1]
    assert (step.who, step.why and step.why.rule) == (BOT, "terrinoth E2"), "the app did it, and says why"
    assert "Mira activates Bog Rat" in lines(ann) or "Mira activates Rat King" in lines(ann)
    assert has(ann, "rule-E4"), "the rule can be looked up"
    press(ann, "next-step")
    assert state_of(house, table).world.activations == before + 2, (
        "reading on activates the only enemy that can be next"
    )


def test_all_enemies_at_once_leave_one_page_to_read(house: TableService, sit: Sit) -> None:
    table = begin(house)
    until(house, table, "pick")
    before = state_of(house, table).world.activations
    ann = at(sit, table)
    press(ann, "all-steps")
    world = state_of(house, table).world
    assert world.round == 2, "nothing was left to choose"
    assert world.peril == 1
    assert "Move" in lines(ann)
    press(ann, "next-step")
    assert has(ann, "answer-explore") or has(ann, "answer-attack")
    press(ann, "undo")
    assert state_of(house, table).world.activations == before, "what was done at once is undone at once"
    assert can_press(ann, "all-steps")


def test_a_new_phase_is_told_on_a_page_of_its_own(house: TableService, sit: Sit) -> None:
    table = begin(house)
    until(house, table, "pick")
    while state_of(house, table).world.activations < 2:
        answer(house, table)
    ann = at(sit, table)
    press(ann, "next-step")
    assert state_of(house, table).world.round == 2
    press(ann, "next-step")
    assert "Peril phase" in lines(ann)
    assert "move the token to space 2" in lines(ann)


def test_a_choice_between_enemies_is_made_on_the_table(house: TableService, sit: Sit) -> None:
    table = begin(house)
    foes = [enemy for enemy in state_of(house, table).world.enemies if enemy.zone == "engaged"]
    give(house, table, acts.Move(foes[1].ref, "engaged", "mira"))
    until(house, table, "pick")
    ann = at(sit, table)
    assert not has(ann, "next-step"), "two enemies could be next"
    press(ann, f"foe-{foes[1].ref}")
    assert next(e for e in state_of(house, table).world.enemies if e.ref == foes[1].ref).exhausted


# --- putting right ---------------------------------------------------------------------------------


def test_wounds_tokens_conditions_and_cards_are_put_right_by_hand(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = at(sit, table)
    press(ann, "menu", "right-mira", "wounds-plus", "tokens-plus", "condition-poisoned", "turn-attack")
    hero = state_of(house, table).world.heroes[0]
    assert (hero.wounds, hero.tokens, hero.conditions, hero.acts[0].exhausted) == (1, 1, ["poisoned"], True)
    press(ann, "close-sheet", "location", "progress-plus", "peril-plus")
    world = state_of(house, table).world
    assert (world.progress, world.peril) == (1, 1)


def test_an_enemy_is_put_elsewhere_and_a_fourth_is_refused(house: TableService, sit: Sit) -> None:
    table = begin(house)
    ann = at(sit, table)
    foe = next(enemy for enemy in state_of(house, table).world.enemies if enemy.zone == "engaged" and enemy.hero == 0)
    press(ann, f"foe-{foe.ref}", "move-oskar", "turn")
    moved = next(e for e in state_of(house, table).world.enemies if e.ref == foe.ref)
    assert (moved.zone, moved.hero, moved.exhausted) == ("engaged", 1, True)


def test_corrections_can_be_changed_in_the_history(house: TableService, sit: Sit) -> None:
    table = begin(house)
    give(house, table, acts.Adjust("wounds", 2, "mira"))
    ann = sit(f"/table/{table}/history")
    press(ann, next(name for name in names(ann) if name.startswith("repair-")))
    assert "By hand" in lines(ann)


def test_a_rule_is_looked_up_over_the_table(house: TableService, sit: Sit) -> None:
    ann = at(sit, begin(house))
    press(ann, "rule-H3")
    ann.wait_until(lambda: has(ann, "close-sheet"), "the rule over the table")
    press(ann, "close-sheet")
    assert can_press(ann, "answer-attack")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_spaces_of_the_track_differ_without_colour(language: str) -> None:
    words = load_message_catalogue(language)
    names = [words("tha-colour", colour=colour) for colour in COLOURS if colour != "grey"]
    assert len(set(distinct_initials(names).values())) == len(names)


# --- the end, and every language -------------------------------------------------------------------


@pytest.mark.parametrize("outcome", ["won", "lost"])
def test_the_end_says_what_the_quest_came_to(outcome: str, house: TableService, sit: Sit) -> None:
    table = begin(house)
    if outcome == "lost":
        for seat in ("mira", "oskar"):
            give(house, table, acts.Adjust("wounds", 30, seat))
    else:
        give(house, table, acts.Adjust("progress", 9))
        until(house, table, "travel")
        give(house, table, acts.Choose("yes"))
        until(house, table, "activation")
        give(house, table, acts.Adjust("progress", 9))
        for _ in range(80):
            if state_of(house, table).ended:
                break
            answer(house, table)
    assert state_of(house, table).world.outcome == outcome
    ann = at(sit, table)
    assert f"The quest is {outcome}" in lines(ann)
    assert "Rounds" in lines(ann)
    press(ann, "again")
    assert has(ann, "begin"), "play again leads to the set-up"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_and_sheet_is_drawn_in_every_language(language: str, house: TableService, sit: Sit) -> None:
    house.store.settings.put("language", language)
    table = begin(house)
    for size in SIZES:
        assert nameless(at(sit, table, size)) == []
    ann = at(sit, table)
    for opens in (("menu",), ("hero-mira",), ("foe-e1",), ("location",), ("menu", "open-cards")):
        press(ann, *opens)
        assert has(ann, "close-sheet"), opens
        assert nameless(ann) == [], opens
        press(ann, "close-sheet")
    for asked in ("dice", "pick"):
        until(house, table, asked)
        ann.settle()
        assert nameless(ann) == []
    press(ann, "next-step")
    assert nameless(ann) == []
