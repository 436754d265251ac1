"""The app's turn on the screen: step by step with reasons, taken back, run through, thought about and cut short."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest

from companion.games.hero_realms import acts, autoplay
from companion.games.hero_realms.bot_turn_steps import decide_next_step
from companion.games.hero_realms.setup_data import Chair, SetupBody
from companion.kernel.messages import LANGUAGES
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import DESKTOP, PHONE, TABLET, has, lines, nameless, names, press, said, surface
from tests.app.hero_realms.sample_tables import begin, duel, party, play_app_turn, state_of, step
from tests.in_process_device import Device


@pytest.fixture
def table(house: TableService) -> str:
    """The Dragon's first turn against Ana and Ben; Ana has taunted it."""
    table = begin(house, party())
    house.give(table, acts.Attack("dragon", "", 12, "ana"), who="device-phone")
    house.give(table, acts.End("ana"), who="device-phone")
    house.give(table, acts.End("ben"), who="device-phone")
    return table


def _acts(house: TableService, table: str, since: int) -> list[object]:
    return [step.act for step in house.open(table).steps if step.number > since and step.who == "chair"]


def test_next_does_one_step_with_words_and_a_reason(table: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    ann.sees("Dragon is about to act")
    ann.sees("Taunted by Ana")
    before = house.open(table).shown.length
    press(ann, "next-step")
    assert has(ann, "step-1")
    assert not has(ann, "step-2")
    given = _acts(house, table, before)
    assert given, "it did something"
    assert len({type(act) for act in given}) == 1, "several cards are one step only where they are alike"
    ann.sees("Dragon plays")
    steps = [step for step in house.open(table).steps if step.who == "chair"]
    assert all(step.why is not None and step.why.rule == "hero_realms 3.1" for step in steps)


def test_a_step_is_taken_back_whole_and_done_again(table: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    opening = state_of(house, table)
    press(ann, "next-step")
    first = state_of(house, table)
    press(ann, "undo")
    assert state_of(house, table) == opening
    ann.sees("Dragon is about to act")
    press(ann, "next-step")
    assert state_of(house, table) == first, "the same thought about the same table"


def test_a_purchase_asks_for_the_card_before_the_turn_goes_on(table: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    for _ in range(20):
        press(ann, "next-step")
        if has(ann, "ask-slot"):
            break
    ann.sees("turn up a new card there")
    assert not has(ann, "all-steps")
    assert any(isinstance(step.act, acts.Acquire) for step in house.open(table).steps)
    step(ann)
    ann.sees("turns up.")
    assert has(ann, "next-step")


def test_all_runs_until_the_table_is_asked_or_the_turn_is_over(table: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    for _ in range(20):
        if has(ann, "all-steps"):
            press(ann, "all-steps")
        if has(ann, "ask-slot"):
            step(ann)
        if has(ann, "end-turn"):
            break
    assert state_of(house, table).active == (0,)
    ann.sees("End turn → Ben")
    press(ann, "last-turn")
    ann.sees("What the app did last")
    ann.sees("Dragon ends the turn.")


def test_what_was_passed_over_unfolds(table: str, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    for _ in range(20):
        press(ann, "next-step")
        if has(ann, "ask-slot"):
            break
    before = lines(ann)
    newest = f"why-{max(int(name[4:]) for name in names(ann) if name.startswith('why-'))}"
    assert said(ann, newest).startswith("What was passed over")
    press(ann, newest)
    assert len(lines(ann)) > len(before)
    assert "· " in lines(ann)
    press(ann, newest)
    assert lines(ann) == before


def test_on_a_phone_the_table_is_one_tap_away_from_the_steps(table: str, sit: Sit) -> None:
    ann = sit(f"/table/{table}", PHONE)
    assert not has(ann, "market")
    press(ann, "look")
    assert has(ann, "market")
    press(ann, "look")
    assert not has(ann, "market")


def test_a_tablet_shows_steps_and_table_side_by_side(table: str, sit: Sit) -> None:
    ann = sit(f"/table/{table}", TABLET)
    press(ann, "next-step")
    assert has(ann, "market")
    assert has(ann, "step-1")


def test_the_history_names_the_app_and_its_reasons(table: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    press(ann, "next-step")
    history = sit(f"/table/{table}/history")
    history.sees("The app · ")
    kept = next(step for step in house.open(table).steps if step.who == "chair").why
    assert kept is not None
    newest = house.open(table).steps[-1]
    press(
        history, f"repair-{next(s.number for s in house.open(table).steps if s.burst == newest.burst)}", "mend-remove"
    )
    history.sees("This step will be removed.")


def test_two_devices_never_both_step(
    table: str, house: TableService, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = sit(f"/table/{table}"), sit(f"/table/{table}")
    gate, thinking = threading.Event(), threading.Event()

    def slow(state: object, player: object) -> object:
        thinking.set()
        assert gate.wait(20)
        return decide_next_step(state, player)  # type: ignore[arg-type]

    before = house.open(table).shown.length
    with monkeypatch.context() as patched:
        patched.setattr(autoplay, "decide_next_step", slow)
        _start(ann, "next-step")
        ann.wait_until(thinking.is_set, "Ann's device to think")
        patched.setattr(autoplay, "decide_next_step", decide_next_step)
        press(ben, "next-step")
        after = house.open(table).shown.length
        assert after > before
        gate.set()
        ann.wait_until(lambda: not _thinks(ann), "Ann's thought to be dropped")
    ann.settle()
    assert house.open(table).shown.length == after, "Ann's thought was about a table that had gone on"


def _start(device: Device, name: str, times: int = 1) -> Callable[[], bool]:
    """Press without waiting for what the press does; whether that is done."""
    control, loop = surface(device, name), device._room.loop
    pressed = [loop.create_task(device._dispatch(control._i, "click", None)) for _ in range(times)]
    device.settle()
    return lambda: all(press.done() for press in pressed)


def _thinks(device: Device) -> bool:
    return has(device, "decide-now")


def test_a_hasty_second_press_does_nothing(table: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{table}")
    _start(ann, "next-step", times=2)
    ann.wait_until(lambda: has(ann, "step-1"), "the first step")
    ann.settle()
    assert not has(ann, "step-2")
    assert not has(ann, "toast-close"), "nobody is told off for it"


def test_undo_drops_the_thought(house: TableService, sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begin(house, duel("legend", market="table"))
    house.give(table, acts.End("ana"), who="device-phone")
    ann = sit(f"/table/{table}")
    gate = threading.Event()

    def slow(state: object, player: object) -> object:
        assert gate.wait(20)
        return decide_next_step(state, player)  # type: ignore[arg-type]

    monkeypatch.setattr(autoplay, "decide_next_step", slow)
    _start(ann, "next-step")
    ann.sees("Thinking for ")
    assert has(ann, "decide-now")
    press(ann, "undo")
    length = house.open(table).shown.length
    gate.set()
    ann.wait_until(lambda: has(ann, "end-turn"), "Ana's turn to be back")
    ann.settle()
    assert house.open(table).shown.length == length
    assert state_of(house, table).active == (0,)


def test_legend_shows_that_it_thinks_and_can_be_cut_short(house: TableService, sit: Sit) -> None:
    table = begin(house, duel("legend", market="table"))
    house.give(table, acts.End("ana"), who="device-phone")
    ann = sit(f"/table/{table}")
    hurried = 0
    for _ in range(30):
        if has(ann, "end-turn"):
            break
        if has(ann, "ask-slot"):
            step(ann)
            continue
        hurried += _step_in_a_hurry(ann)
    assert has(ann, "end-turn"), "its turn came to an end"
    assert hurried
    assert any(step.who == "chair" for step in house.open(table).steps)


def _step_in_a_hurry(device: Device) -> bool:
    """The next step of the app, without letting it think; whether it had begun to."""
    done = _start(device, "next-step")
    device.wait_until(lambda: _thinks(device) or done(), "the app to think or to be done")
    thought = _thinks(device)
    if thought:
        device.sees("at most 2 a turn")
        press(device, "decide-now")
    device.wait_until(done, "the app to be done")
    return thought


def test_a_missing_hero_plays_in_turn_with_people(house: TableService, sit: Sit) -> None:
    chairs = (*party().seats, Chair("cleo", "Cleo", "wizard", played_by="app", level="squire"))
    table = begin(house, SetupBody("dragon", chairs, market="app", boss_played_by="app", boss_level="squire"))
    ann = sit(f"/table/{table}")
    press(ann, "end-turn", "end-turn")
    ann.sees("Cleo is about to act")
    play_app_turn(ann)
    assert state_of(house, table).active == (0,), "Cleo and the Dragon have had their turns"


def test_a_team_shares_its_turn_with_the_app(house: TableService, sit: Sit) -> None:
    chairs = tuple(
        Chair(name.lower(), name, played_by="people" if name in ("Ana", "Ben") else "app", level="squire")
        for name in ("Ana", "Cleo", "Ben", "Dora")
    )
    table = begin(house, SetupBody("hydra-2v2", chairs, first="ana", market="app"))
    ann = sit(f"/table/{table}")
    assert has(ann, "next-step"), "Cleo acts in Ana's turn"
    for _ in range(30):
        if not has(ann, "next-step"):
            break
        press(ann, "next-step")
    assert state_of(house, table).active == (0, 1), "people end the turn they share"
    assert any(step.who == "chair" for step in house.open(table).steps)
    press(ann, "end-turn")
    assert state_of(house, table).active == (2, 3)


def test_a_boss_on_the_screen_is_played_by_whoever_has_it(house: TableService, sit: Sit) -> None:
    chairs = (Chair("ana", "Ana", boss="dragon"), Chair("lich", "The Lich", boss="lich", played_by="app"))
    table = begin(house, SetupBody("boss-vs-boss", chairs, first="ana"))
    ann = sit(f"/table/{table}")
    assert has(ann, "question")
    before = house.open(table).shown.length
    press(ann, "answer-0")
    assert house.open(table).shown.length == before + 1


def test_a_phone_that_slept_through_a_step_sees_it_when_it_wakes(table: str, house: TableService, sit: Sit) -> None:
    ann, ben = sit(f"/table/{table}"), sit(f"/table/{table}")
    ben.disconnect()
    press(ann, "next-step")
    ben.reconnect()
    ben.wait_until(lambda: has(ben, "step-1"), "Ben's phone to catch up")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_steps_are_drawn_in_every_language_and_size(
    language: str, table: str, house: TableService, sit: Sit
) -> None:
    house.store.settings.put("language", language)
    ann = sit(f"/table/{table}", PHONE)
    for _ in range(3):
        step(ann)
        assert nameless(ann) == []
    wide = sit(f"/table/{table}", DESKTOP)
    assert has(wide, "step-1")
    assert nameless(wide) == []
