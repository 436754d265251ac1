"""The tracker in the hand, lying flat and on a wide screen: the same taps, the same numbers."""

from __future__ import annotations

import flet as ft
import pytest

from companion.app.models import table_model
from companion.games.game_boxes import load_box
from companion.games.tracker import acts
from companion.games.tracker.state import SheetState
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import (
    DESKTOP,
    PHONE,
    TABLET,
    can_press,
    create_table,
    has,
    keep_pressing,
    names,
    press,
    said,
    shows,
    stays,
    surface,
)
from tests.in_process_device import Device

LAYOUTS = {"hand": PHONE, "flat": TABLET, "wide": DESKTOP}
PARTY = {"choices": ({"character": "wizard"}, {"character": "cleric"})}
METER = load_box("terrinoth").meters[0].id
TRACK = {"spaces": {METER: ("grey", "green", "grey", "red")}, "seat_numbers": ({"health": 6}, {"health": 7})}

# Game, mode, how it was set up, a counter of Ana's that can go up, and what it shows at first.
EVENINGS = [
    pytest.param("hero-realms", "free-for-all", {}, "life", 50, id="hero realms"),
    pytest.param("hero-realms", "dragon", PARTY, "life", 50, id="party against the dragon"),
    pytest.param("heroes3", "clash", {"numbers": {"start-gold": 15}}, "gold", 15, id="heroes 3"),
    pytest.param("terrinoth", "quest", TRACK, "wounds", 0, id="terrinoth"),
    pytest.param("score-sheet", "free", {}, "c1", 0, id="score sheet"),
]


@pytest.fixture(params=LAYOUTS)
def layout(request: pytest.FixtureRequest, house: TableService) -> str:
    """One layout after the other, each on a screen of a size where people use it."""
    for size in ("phone", "tablet", "desktop"):
        house.store.settings.put(f"layout-{size}", request.param)
    return str(request.param)


@pytest.fixture
def quick_fingers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let taps follow each other quickly, however busy the machine is that they are tried on."""
    monkeypatch.setattr(table_model, "BURST_SECONDS", 60.0)


def _open(sit: Sit, table: str, layout: str = "hand") -> Device:
    return sit(f"/table/{table}", LAYOUTS[layout])


def _state(house: TableService, table: str) -> SheetState:
    state: SheetState = house.open(table).state
    return state


@pytest.mark.usefixtures("quick_fingers")
@pytest.mark.parametrize(("game", "mode", "how", "counter", "start"), EVENINGS)
def test_a_tap_is_a_point_undo_takes_it_back_and_redo_brings_it_again(
    game: str, mode: str, how: dict[str, object], counter: str, start: int, house: TableService, sit: Sit, layout: str
) -> None:
    table = create_table(house, game, mode, "Ana", "Ben", **dict(how))
    ann = _open(sit, table, layout)
    assert not can_press(ann, "undo")
    before, number = said(ann, f"ana-{counter}"), f"ana-{counter}"
    assert str(start) in before
    press(ann, f"{number}-plus", f"{number}-plus", f"{number}-minus")
    assert _state(house, table).value(counter, "ana") == start + 1
    assert said(ann, number) == before.replace(f" {start}", f" {start + 1}", 1)
    press(ann, "undo")
    assert said(ann, number) == before, "taps in quick succession are one step"
    if layout != "flat":
        press(ann, "redo")
        assert _state(house, table).value(counter, "ana") == start + 1


@pytest.mark.parametrize(("game", "mode", "how", "counter", "start"), EVENINGS)
def test_the_gold_button_moves_the_game_on(
    game: str, mode: str, how: dict[str, object], counter: str, start: int, house: TableService, sit: Sit, layout: str
) -> None:
    table = create_table(house, game, mode, "Ana", "Ben", **dict(how))
    ann = _open(sit, table, layout)
    flow = _state(house, table).sheet.flow
    steps = len(flow.phases) or len(flow.turns) or 1
    seen = set()
    for _ in range(steps):
        seen.add((_state(house, table).phase, _state(house, table).active))
        press(ann, "next")
    assert _state(house, table).round == 2
    assert len(seen) == steps, "every phase or turn had its time"


def test_the_running_change_adds_up_and_fades(house: TableService, sit: Sit, layout: str) -> None:
    table = create_table(house, "hero-realms", "free-for-all")
    ann = _open(sit, table, layout)
    press(ann, "ana-life-minus", "ana-life-minus", "ana-life-minus")
    shown = [text.value for text in ann.all(ft.Text)]
    assert "−3" in shown
    press(ann, "ana-life-plus")
    assert "−2" in [text.value for text in ann.all(ft.Text)]
    if layout == "hand":
        gone = table_model.BURST_SECONDS + 3
        ann.wait_until(lambda: "−2" not in [text.value for text in ann.all(ft.Text)], "the change to fade", gone)


@pytest.mark.usefixtures("quick_fingers")
def test_holding_repeats_until_the_finger_is_lifted(house: TableService, sit: Sit, layout: str) -> None:
    table = create_table(house, "hero-realms", "free-for-all")
    ann = _open(sit, table, layout)
    keep_pressing(
        ann, "ben-life-minus", lambda: _state(house, table).value("life", "ben") <= 46, "four points to be taken"
    )
    press(ann, "undo")
    assert said(ann, "ben-life") == "Ben: Life 50", "the whole hold is one step"
    stays(ann, lambda: said(ann, "ben-life") == "Ben: Life 50", "nothing more to be taken")


def test_a_hold_ends_when_the_connection_does(house: TableService, sit: Sit) -> None:
    table = create_table(house, "hero-realms", "free-for-all")
    ann = _open(sit, table)
    finger = next(c for c in ann.walk(ann.find("ana-life-minus")) if isinstance(c, ft.GestureDetector))
    ann.fire(finger, "long_press_start", {"l": {"x": 1, "y": 1}, "g": {"x": 1, "y": 1}})
    ann.disconnect()
    left = _state(house, table).value("life", "ana") - 1  # one point may be on its way to the disk
    stays(ann, lambda: _state(house, table).value("life", "ana") >= left, "no further point to be taken", 1.2)


@pytest.mark.parametrize(
    ("keys", "ends"),
    [
        pytest.param(("pad-1", "pad-2"), 38, id="taking off is what it begins with"),
        pytest.param(("pad-way-plus", "pad-1", "pad-0"), 60, id="adding"),
        pytest.param(("pad-way-set", "pad-9"), 9, id="setting"),
        pytest.param(("pad-9", "pad-9", "pad-9"), 0, id="more than there is means all there is"),
        pytest.param(("pad-4", "pad-4", "pad-erase"), 46, id="erasing a digit"),
    ],
)
def test_the_pad_is_for_big_numbers(
    keys: tuple[str, ...], ends: int, house: TableService, sit: Sit, layout: str
) -> None:
    table = create_table(house, "hero-realms", "free-for-all", "Ana", "Ben", "Cleo")
    ann = _open(sit, table, layout)
    press(ann, "pad-ben-life")
    ann.sees("Ben: Life")
    assert not can_press(ann, "pad-done"), "taking off nothing is no step"
    press(ann, *keys)
    ann.sees(f"Life 50 → {ends}")
    assert _state(house, table).value("life", "ben") == 50, "nothing changes before it is confirmed"
    press(ann, "pad-done")
    assert _state(house, table).value("life", "ben") == ends
    assert not has(ann, "pad-done")


def test_gold_and_combat_empty_at_the_end_of_the_turn(house: TableService, sit: Sit) -> None:
    table = create_table(house, "hero-realms", "free-for-all")
    ann = _open(sit, table)
    press(ann, "ana-gold-plus", "ana-combat-plus", "ana-combat-plus")
    assert not has(ann, "ben-gold-plus"), "only whose turn it is has pools to fill"
    press(ann, "next")
    ann.sees("Ben to play")
    assert has(ann, "ben-gold-plus")
    assert _state(house, table).value("combat", "ana") == 0


def test_the_last_one_standing_wins_and_undo_brings_the_table_back(house: TableService, sit: Sit, layout: str) -> None:
    table = create_table(house, "hero-realms", "free-for-all")
    ann = _open(sit, table, layout)
    press(ann, "pad-ben-life", "pad-way-set", "pad-0", "pad-done")
    if layout == "flat":
        press(ann, "parts")
    ann.sees("Ana wins")
    if layout == "flat":
        press(ann, "close-sheet")
    press(ann, "undo")
    shows(ann, "ben-life", "Ben: Life 50")
    assert not _state(house, table).ended


def test_a_new_evening_is_two_taps_away_when_one_is_over(house: TableService, sit: Sit) -> None:
    table = create_table(house, "hero-realms", "free-for-all")
    house.give(table, acts.Finish(("ben",)))
    ann = _open(sit, table)
    ann.sees("Ben wins")
    press(ann, "again")
    ann.sees("Free-for-all")
    assert can_press(ann, "begin")


def test_what_cannot_be_done_is_refused_in_words_and_changes_nothing(
    house: TableService, sit: Sit, layout: str
) -> None:
    table = create_table(house, "terrinoth", "quest", **TRACK)
    ann = _open(sit, table, layout)
    before = house.open(table).shown.length
    press(ann, "ana-wounds-minus")
    assert has(ann, "toast-close")
    assert any("0" in text and "Wounds" in text for text in ann.texts()), ann.texts()
    assert house.open(table).shown.length == before
    press(ann, "toast-close")
    assert not has(ann, "toast-close")


def test_the_dragon_takes_blows_and_shows_what_adds_up(house: TableService, sit: Sit) -> None:
    table = create_table(house, "hero-realms", "dragon", "Ana", "Ben", **PARTY)
    ann = _open(sit, table)
    ann.sees("Dragon: Life 100")
    press(ann, "dragon-life-5", "dragon-life-5", "dragon-life-1")
    ann.sees("Dragon: Life 89")
    ann.sees("−11 so far")
    press(ann, "dragon-life-pad", "pad-9", "pad-0", "pad-done")
    ann.sees("Ana and Ben win")


def test_teams_share_one_total(house: TableService, sit: Sit, layout: str) -> None:
    table = create_table(house, "hero-realms", "hydra-2v2", "Ana", "Ben", "Cleo", "Dora")
    ann = _open(sit, table, layout)
    ann.sees("First head: Life 75")
    press(ann, "ana-life-minus")
    ann.sees("First head: Life 74")
    assert _state(house, table).value("life", "ben") == 74


@pytest.mark.parametrize("way", ["typed", "drawn"])
def test_the_lich_asks_which_jar_came_up(way: str, house: TableService, sit: Sit, layout: str) -> None:
    table = create_table(house, "hero-realms", "lich", "Ana", "Ben", **PARTY)
    ann = _open(sit, table, layout)
    if layout == "flat":
        press(ann, "parts")
    ann.sees("Soul jar: what came up?")
    press(ann, "card-void" if way == "typed" else "draw")
    life = _state(house, table).value("life", "lich")
    assert life == 50 if way == "typed" else life in {30, 35, 40, 45, 50, 55}
    if layout == "flat":
        press(ann, "close-sheet")
    ann.sees(f"Lich: Life {life}")
    assert _state(house, table).waiting is None


def test_the_danger_track_is_entered_moved_and_followed(house: TableService, sit: Sit, layout: str) -> None:
    table = create_table(house, "terrinoth", "quest")
    ann = _open(sit, table, layout)
    if layout == "flat":
        press(ann, "parts")
    press(ann, f"enter-{METER}")
    assert not can_press(ann, "spaces-done")
    press(ann, "space-grey", "space-red", "space-red", "spaces-erase", "space-green", "spaces-done")
    assert _state(house, table).meters[METER].spaces == ("grey", "red", "green")
    if layout == "flat":
        press(ann, "parts")
    ann.sees("Next space: Red")
    press(ann, f"{METER}-2")
    assert _state(house, table).meters[METER].at == 2
    press(ann, f"edit-{METER}", "spaces-erase", "spaces-done")
    assert _state(house, table).meters[METER].spaces == ("grey", "red")


@pytest.mark.parametrize(
    ("language", "letters"), [("en", "X G V Y"), ("es", "X V M Am"), ("fr", "X Ve Vi J"), ("it", "X Ve Vi G")]
)
def test_the_spaces_of_a_track_have_the_letters_of_the_readers_language(
    language: str, letters: str, house: TableService, sit: Sit
) -> None:
    house.store.settings.put("language", language)
    track = {"spaces": {METER: ("grey", "green", "violet", "yellow")}}
    ann = _open(sit, create_table(house, "terrinoth", "quest", "Ana", "Ben", **track))
    spaces = (surface(ann, f"{METER}-{n}") for n in range(4))
    shown = [str(part.value) for space in spaces for part in ann.walk(space) if isinstance(part, ft.Text)]
    assert " ".join(shown) == letters


def test_the_table_has_counters_of_its_own(house: TableService, sit: Sit) -> None:
    table = create_table(house, "terrinoth", "quest", numbers={"exploration": 2})
    ann = _open(sit, table)
    counters = [name for name in names(ann) if name.endswith("-progress-plus")]
    assert len(counters) == 1
    press(ann, counters[0], counters[0])
    ann.sees("The location is fully explored")


def test_the_wide_screen_tells_the_story_of_the_evening(house: TableService, sit: Sit) -> None:
    table = create_table(house, "hero-realms", "free-for-all")
    ann = _open(sit, table, "wide")
    ann.sees("Nothing yet. The first tap will stand here.")
    press(ann, "ana-life-minus", "ana-life-minus")
    ann.sees("Ana: Life −2, now 48")
    press(ann, "undo")
    assert "Ana: Life −2, now 48" not in ann.texts()


@pytest.mark.parametrize("elsewhere", ["open-export", "open-settings"])
def test_who_comes_back_from_where_the_menu_led_sees_the_table(elsewhere: str, house: TableService, sit: Sit) -> None:
    ann = sit(f"/table/{create_table(house, 'hero-realms', 'free-for-all')}")
    press(ann, "menu", elsewhere, "back")
    assert has(ann, "undo")
    assert not has(ann, "close-sheet")


def test_holding_takes_more_and_more_dice(house: TableService, sit: Sit) -> None:
    ann = _open(sit, create_table(house, "heroes3", "clash", numbers={"start-gold": 15}))
    press(ann, "menu", "open-dice")
    keep_pressing(ann, "dice-count-plus", lambda: int(said(ann, "dice-count").split()[0]) >= 4, "four dice")
