"""Every ability of every card does what it says, and a misprint in any of them would be noticed."""

from __future__ import annotations

import re
from typing import Any

import pytest

from companion.games.hero_realms.card_data.card_definitions import get_card_book, list_card_effects
from companion.games.hero_realms.card_data.effect_compiler import compile_effect
from companion.games.hero_realms.card_data.effect_vocabulary import VOCABULARY
from companion.games.hero_realms.readable_positions import CardPosition
from companion.kernel.building_blocks.effect_parser import BadEffect, parse_effect_text
from companion.kernel.refusals import Refused
from tests.hero_realms.cards.card_rows import DECK, OTHER_PARTNER, PARTNER, ROWS, Row
from tests.hero_realms.sample_tables import do, set_up


def name_of(row: Row) -> str:
    return " ".join([row.card, row.trigger, *row.answers])


@pytest.mark.parametrize("row", ROWS, ids=name_of)
def test_an_ability_does_what_the_card_says(row: Row) -> None:
    board = _lay(row)
    verb = {"primary": "play"}.get(row.trigger, row.trigger)
    state = do(board, f"{verb} {row.card}")
    if row.offered:
        assert sorted(state["legal"]) == sorted(f"choose {option}" for option in row.offered)
    for answer in row.answers:
        state = do(board, answer if answer.startswith("acquire") else f"choose {answer}")
    assert state["question"] == "main", state["legal"]
    assert not set(row.illegal) & set(state["legal"])
    _compare(row.me, state["seats"][_me(row)])
    _compare(row.theirs, state["seats"]["opp"])
    for zone, wanted in row.table.items():
        if isinstance(wanted, dict):
            _compare(wanted, state[zone])
        else:
            assert state[zone] == wanted


def _me(row: Row) -> str:
    return row.mode.split()[0] if row.mode != "free-for-all" else "me"


def _lay(row: Row) -> Any:
    definition = get_card_book().by_id[row.card].definition
    mine: dict[str, Any] = {"id": _me(row), "deck": DECK, **row.mine}
    if row.mode == "free-for-all":
        mine.setdefault("health", 50)
    if row.trigger == "primary":
        mine["hand"] = (row.card, *mine.get("hand", ()))
    elif definition.role == "hoard":
        mine["items"] = (row.card,)
    elif definition.role == "jar":
        mine["jars"] = (row.card,)
    elif definition.role not in ("ability", "skill", "power"):
        mine["play"] = (row.card, *_partners(row), *mine.get("play", ()))
    opp = {"id": "opp", **row.opp}
    if row.mode == "free-for-all":
        return set_up(row.mode, [mine, opp])
    seats = [opp | {"character": "thief"}, mine]
    if row.mode.endswith("of two"):
        seats.insert(0, {"id": "third", "character": "wizard"})
    market = ("hit-job", "deception", "grak-storm-giant", "tyrannor-the-devourer", "fire-bomb")
    return set_up(_me(row), seats, first=_me(row), market=market if row.card == "manipulation" else None)


def _partners(row: Row) -> tuple[Any, ...]:
    """A partner of the faction for an ally ability, expended so that it can be prepared and does nothing itself."""
    if row.trigger != "ally":
        return ()
    faction = get_card_book().by_id[row.card].definition.faction
    partner = PARTNER[faction] if PARTNER[faction] != row.card else OTHER_PARTNER[faction]
    return (CardPosition(partner, expended=True),)


def _compare(wanted: dict[str, Any], found: dict[str, Any]) -> None:
    for name, value in wanted.items():
        if name.endswith("_count"):
            assert len(found[name.removesuffix("_count")]) == value, name
        elif name == "deck_top":
            assert found["deck"][0] == value
        elif isinstance(value, list):
            assert sorted(found[name]) == sorted(value), name
        else:
            assert found[name] == value, name


def test_no_ability_of_any_card_is_left_out() -> None:
    tested = {(row.card, row.trigger) for row in ROWS}
    printed = {
        (card.id, trigger) for card in get_card_book().cards for trigger, _ in list_card_effects(card.definition)
    }
    assert tested | {("guardians-shield", "passive")} == printed


def test_every_branch_of_every_choice_is_taken() -> None:
    for card in get_card_book().cards:
        for trigger, text in list_card_effects(card.definition):
            if "choose(" in text:
                branches = text[text.index("choose(") :].count(";") + 1
                taken = {row.answers[:1] for row in ROWS if (row.card, row.trigger) == (card.id, trigger)}
                assert len(taken) >= branches, (card.id, trigger)


def test_guardians_shield_takes_the_first_three_points_of_each_turn() -> None:
    board = set_up(
        "dragon",
        [
            {"id": "fay", "character": "fighter", "health": 40, "items": ("guardians-shield",)},
            {"id": "dragon", "combat": 9, "deck": DECK * 2},
        ],
        first="dragon",
    )
    assert do(board, "attack fay 2")["seats"]["fay"]["health"] == 40
    assert do(board, "attack fay 3")["seats"]["fay"]["health"] == 38
    assert do(board, "attack fay 4")["seats"]["fay"]["health"] == 34


def test_guardians_shield_takes_five_between_bosses() -> None:
    board = set_up(
        "boss-vs-boss",
        [{"id": "red", "boss": "dragon", "items": ("guardians-shield",)}, {"id": "blue", "boss": "lich", "combat": 9}],
        first="blue",
    )
    assert do(board, "attack red 9")["seats"]["red"]["health"] == 146


def test_a_blessed_champion_is_harder_to_stun_until_the_end_of_the_next_turn() -> None:
    board = set_up(
        "lich",
        [
            {"id": "cleo", "character": "cleric", "gold": 2, "health": 50, "deck": DECK, "play": ("follower",)},
            {"id": "lich", "hand": ("soul-crush", "soul-crush"), "deck": DECK, "jars": ("heart-of-evil",)},
        ],
    )
    do(board, "expend bless", "end", "play soul-crush", "choose combat")
    assert do(board, "attack cleo/follower 1")["seats"]["cleo"]["play"] == ["follower"]
    assert do(board, "attack cleo/follower 1")["seats"]["cleo"]["play"] == []


def test_the_ring_stays_expended_until_it_is_stolen() -> None:
    board = set_up(
        "dragon",
        [
            {"id": "fay", "character": "fighter", "hand": ("arkus-imperial-dragon",), "deck": DECK},
            {"id": "dragon", "items": ("ring-of-wishes", "sword-of-destiny"), "deck": DECK * 2, "taunted_by": ("fay",)},
        ],
        first="dragon",
    )
    do(board, "expend ring-of-wishes", "choose deck:gold", "expend sword-of-destiny", "end")
    seats: Any = board.shown()["seats"]
    assert seats["dragon"]["ready"] == ["sword-of-destiny"]


def test_heist_waits_for_the_third_turn_and_takes_only_cards_with_a_cost() -> None:
    early = set_up("free-for-all", [{"id": "me", "character": "thief", "turns_taken": 1}, {"id": "opp"}])
    legal: Any = early.shown()["legal"]
    assert "sacrifice heist" not in legal
    late = set_up(
        "free-for-all",
        [{"id": "me", "character": "thief", "turns_taken": 2, "gold": 9}, {"id": "opp", "discard": ("gold", "spark")}],
    )
    state = do(late, "sacrifice heist")
    assert "acquire spark from opp" in state["legal"]
    assert "acquire gold from opp" not in state["legal"]


def test_a_discount_is_taken_off_the_next_card_of_its_kind_only() -> None:
    board = set_up(
        "free-for-all",
        [{"id": "me", "gold": 4, "hand": ("horn-of-calling",)}, {"id": "opp"}],
        market=("cron-the-berserker", "rampage", "orc-grunt", "arkus-imperial-dragon", "grak-storm-giant"),
    )
    state = do(board, "play horn-of-calling")
    assert "acquire rampage" not in state["legal"]
    assert do(board, "acquire cron-the-berserker")["seats"]["me"]["gold"] == 0


def test_corruption_wakes_at_twenty_and_turns_at_thirty_cards() -> None:
    for count, power in ((19, []), (20, ["corruption"]), (30, ["corruption-flipped"])):
        board = set_up(
            "lich",
            [
                {"id": "fay", "character": "fighter", "deck": DECK},
                {"id": "lich", "jars": ("void",), "discard": ("gold",) * (count - 1), "hand": ("gold",)},
            ],
            first="lich",
        )
        ready = do(board, "play gold", "end")["seats"]["lich"]["ready"]
        assert [card for card in ready if card.startswith("corruption")] == power


# --- would a wrong effect be noticed? ------------------------------------------------------------

IMMATERIAL = {
    # More defense shows only when somebody attacks: test_a_blessed_champion_is_harder_to_stun...
    ("bless", "bless(3,2)")
}
SWAPPED = {"gold+": "combat+", "combat+": "health+", "health+": "gold+", "draw ": "summon ", "any": "champion"}


def misprints(text: str) -> list[str]:
    """An effect with one number one higher, or one resource for another, wherever there is one."""
    found = [text[: m.start()] + str(int(m[0]) + 1) + text[m.end() :] for m in re.finditer(r"\d+", text)]
    for old, new in SWAPPED.items():
        if old in text:
            found.append(text.replace(old, new, 1))
    return found


def readable(text: str) -> bool:
    try:
        parse_effect_text(text, VOCABULARY)
    except BadEffect:
        return False
    return True


MISPRINTS = [
    (card.id, trigger, wrong)
    for card in get_card_book().cards
    for trigger, text in list_card_effects(card.definition)
    if trigger != "passive"
    for wrong in misprints(text)
    if readable(wrong) and (card.id, wrong) not in IMMATERIAL
]


def test_a_misprint_in_any_effect_would_be_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    missed = []
    for card, trigger, wrong in MISPRINTS:
        program = getattr(get_card_book().by_id[card], trigger)
        with monkeypatch.context() as patched:
            patched.setattr(program, "code", compile_effect(parse_effect_text(wrong, VOCABULARY), 0, "").code)
            patched.setattr(program, "bound", [])
            if not any(_fails(row) for row in ROWS if (row.card, row.trigger) == (card, trigger)):
                missed.append((card, trigger, wrong))
    assert missed == []
    assert len(MISPRINTS) > 250


def _fails(row: Row) -> bool:
    try:
        test_an_ability_does_what_the_card_says(row)
    except (AssertionError, Refused):
        return True
    return False
