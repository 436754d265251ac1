"""Every word that cards are written in, played in a combat that ends otherwise if the word is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.heroes3.cards.card_effect_vocabulary import CARD_WORDS
from companion.games.heroes3.cards.find_unit_or_card_by_name import require_card_by_name
from companion.games.heroes3.cards.hero_cards import iter_effect_words, load_cards
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.cards.card_play import EFFECT_HANDLERS, select_way_to_play
from companion.games.heroes3.combat.cards.card_targets import required_targets
from companion.games.heroes3.combat.cards.war_machines import machines_of_side
from companion.games.heroes3.combat.model.refusals import NotAllowed, NoTarget, WrongMoment
from companion.games.heroes3.combat.model.setup_data import Hero
from companion.kernel.refusals import Refused, Unknown
from companion.lab.run_position_files import find_differences
from tests.heroes3.combat.card_cases import CASES, DEMONS, FEW, SHOOTER, SIEGE, Case
from tests.heroes3.combat.sample_combats import at, combat, do, hurt, told


def played(case: Case) -> dict[str, Any]:
    more = dict(case.more)
    spells, skipped, theirs_acts = more.pop("spells", 0), more.pop("skip_lines", ()), more.pop("theirs_acts", False)
    board = combat(case.mine, case.theirs, case.acting, **more)
    if spells:
        board.state.sides[0].spells_allowed = spells
    lines = [line for n, line in enumerate(case.lines) if n not in skipped]
    if theirs_acts:
        do(board, lines.pop(0))
        board.state.fighters[board.state.active].side = 0
        # An enemy casts while its own unit is activated.
        enemy = next(f for f in board.state.fighters if f.side == 1)
        board.state.active = enemy.n
    return do(board, *lines)


@pytest.mark.parametrize("name", CASES)
def test_a_card_works_as_it_says(name: str) -> None:
    case = CASES[name]
    assert find_differences(case.expect, played(case), "at the end") == []


def test_every_word_for_the_board_is_tried() -> None:
    elsewhere = {"spend-machine", "opening"}
    told_only = {"ask-table", "redirect-spell", "recast", "cards-as-attack", "early-spell", "block-spells", "no-escape"}
    tried = {word for case in CASES.values() for word in case.words.split()}
    wanted = {word for word, entry in CARD_WORDS.items() if entry.kind in ("board", "rule")}
    assert wanted - tried == told_only | elsewhere


def comes_out_the_same(case: Case) -> bool:
    try:
        return find_differences(case.expect, played(case), "at the end") == []
    except Refused:
        return False


@pytest.mark.parametrize("word", sorted({word for case in CASES.values() for word in case.words.split()}))
def test_without_the_word_a_case_of_it_comes_out_differently(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EFFECT_HANDLERS, word, lambda cast, args: None)
    assert not all(comes_out_the_same(case) for case in CASES.values() if word in case.words.split())


def test_the_engine_knows_every_word_of_every_card() -> None:
    for card in load_cards().by_id.values():
        for play in card.plays:
            assert {do_.word for do_ in iter_effect_words(play.effect)} <= EFFECT_HANDLERS.keys(), card.id


# --- what may not be done ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("card no-such-thing", Unknown),
        ("card town-portal", NotAllowed),
        ("card magic-arrow", NoTarget),
        ("card magic-arrow on D5", NoTarget),
        ("card blind on B4", NoTarget),
        ("card implosion on B4", NotAllowed),
        ("card bloodlust on B4", NoTarget),
        ("card fireball on B4 D4", NoTarget),
        ("card attack way golden on B3", Refused),
        ("card ballista on B4", NotAllowed),
        ("card slayer on B3 B4", NoTarget),
        ("card magic-arrow side theirs on B3", WrongMoment),
        ("card sandro-i on B3", NoTarget),
        ("card catherine-i choice 3 on B3", Refused),
        ("card rescue", Refused),
        ("card resurrection power 4", NotAllowed),
    ],
)
def test_a_card_that_cannot_be_played_so_is_refused(line: str, kind: type[Refused]) -> None:
    board = combat({"B2": FEW, "B3": DEMONS}, {"B4": DEMONS, "B5": DEMONS}, "B3")
    before = board.state.copy()
    with pytest.raises(kind):
        do(board, line)
    assert board.state == before


def test_one_spell_a_combat_round() -> None:
    board = combat({"B3": DEMONS}, {"B4": DEMONS}, "B3")
    do(board, "card magic-arrow on B4")
    with pytest.raises(NotAllowed) as refused:
        do(board, "card lightning-bolt on B4")
    assert refused.value.message.id == "h3-one-spell"
    shown = do(board, "done", "done", "choose fight-on", "card lightning-bolt on B4")
    assert at(shown, "B4")["damage"] == 3


def test_specialties_are_no_spells() -> None:
    board = combat({"B3": DEMONS}, {"B4": DEMONS}, "B3")
    shown = do(board, "card magic-arrow on B4", "card ciele-vi on B4")
    assert at(shown, "B4")["damage"] == 3


def test_a_secondary_hero_plays_no_cards() -> None:
    board = combat({"B3": DEMONS}, {"B4": DEMONS}, "B3", hero=Hero(main=False))
    with pytest.raises(NotAllowed) as refused:
        do(board, "card attack on B3")
    assert refused.value.message.args["rule"] == "heroes3 3"


def test_a_card_may_be_played_before_the_die_is_told() -> None:
    board = combat({"B3": DEMONS}, {"B4": DEMONS}, "B3")
    shown = do(board, "attack B4", "card defense way expert side theirs on B4", "roll 0")
    assert at(shown, "B4")["damage"] == 1


def test_a_spell_that_removes_the_attacker_ends_its_attack() -> None:
    board = combat({"B3": hurt(DEMONS, 7), "A1": FEW}, {"B4": DEMONS}, "B3")
    shown = do(board, "attack B4", "damage B3 1")
    assert (shown["lost"], shown["dice"]) == ([DEMONS], 0)
    assert at(shown, "B4")["damage"] == 0


def test_haste_changes_who_acts_next() -> None:
    board = combat({"B3": DEMONS, "B2": FEW}, {"B4": DEMONS}, "B3")
    shown = do(board, "card haste power 2 on B2", "done")
    assert shown["acting"] == "B2"


def test_spells_may_be_blocked_altogether() -> None:
    board = combat({"B3": DEMONS}, {"B4": DEMONS}, "B3")
    do(board, "card recanters-cloak way 2")
    with pytest.raises(NotAllowed):
        do(board, "card magic-arrow on B4")


def test_shackles_keep_the_enemy_from_surrendering() -> None:
    board = combat({"B3": DEMONS}, {"B4": DEMONS}, "B4", kind="heroes", played_by="people")
    do(board, "card shackles-of-war side theirs")
    with pytest.raises(NotAllowed) as refused:
        do(board, "surrender")
    assert refused.value.message.id == "h3-no-escape"


def test_what_is_played_as_combat_starts_is_not_played_in_a_later_round() -> None:
    late = combat({"B3": DEMONS}, {"B4": DEMONS}, "B3", kind="heroes", played_by="people")
    late.state.round = 2
    for line in ("card shackles-of-war", "card tarnum-castle-iv"):
        with pytest.raises(WrongMoment) as refused:
            do(late, line)
        assert refused.value.message.id == "h3-only-at-start"


def test_the_ring_of_the_wayfarer_paralyses_only_as_a_combat_with_neutrals_starts() -> None:
    ring = "card ring-of-the-wayfarer way 2 on B4"
    assert at(do(combat({"B3": DEMONS}, {"B4": DEMONS}, "B3"), ring), "B4")["paralysed"]
    with pytest.raises(NotAllowed) as refused:
        do(combat({"B3": DEMONS}, {"B4": DEMONS}, "B3", kind="heroes", played_by="people"), ring)
    assert refused.value.message.id == "h3-only-neutral"


def test_rion_frees_only_units_of_his_own_side_from_paralysis() -> None:
    board = combat({"B3": DEMONS}, {"B4": hurt(DEMONS, 0, paralysed=True)}, "B3")
    with pytest.raises(Refused):
        do(board, "card rion-iv choice 2 on B4")


def test_both_spells_that_tarnum_finds_may_be_cast_after_another_one() -> None:
    board = combat({"B3": DEMONS}, {"B4": DEMONS, "B5": DEMONS}, "B3")
    do(board, "card magic-arrow on B5", "card tarnum-conflux-vi", "card magic-arrow on B5", "card magic-arrow on B5")
    with pytest.raises(Refused):
        do(board, "card magic-arrow on B4")


def test_a_school_that_the_astrologers_favour_has_more_power() -> None:
    def harmed(card: str) -> int:
        board = combat({"B3": DEMONS}, {"B4": DEMONS}, "B3")
        board.state.sides[0].wards = (("power-air", 1, 0, 0),)
        damage: int = at(do(board, f"card {card} on B4"), "B4")["damage"]
        return damage

    assert harmed("lightning-bolt") == 3
    assert harmed("implosion power 1") == 2
    # The caster picks the school of Magic Arrow.
    assert harmed("magic-arrow") == 2


def test_a_tome_frees_magic_arrow_from_its_power_for_the_caster_picks_its_school() -> None:
    board = combat({"B3": DEMONS}, {"B4": DEMONS}, "B3")
    shown = do(board, "card tome-of-fire way 2", "card magic-arrow on B4")
    assert at(shown, "B4")["damage"] == 3


def test_a_defense_token_needs_no_die_where_the_astrologers_say_so() -> None:
    board = combat({"B3": DEMONS}, {"B4": {"unit": DEMONS, "defending": True}}, "B3")
    board.state.sides[1].wards = (("sure-tokens", 1, 0, 1),)
    plain = combat({"B3": DEMONS}, {"B4": DEMONS}, "B3")
    struck, bare = (at(do(each, "attack B4", "roll 0"), "B4")["damage"] for each in (board, plain))
    assert struck == bare - 1


def test_intelligence_gives_a_spell_more() -> None:
    board = combat({"B3": DEMONS}, {"B4": DEMONS}, "B3")
    shown = do(board, "card intelligence way expert", "card magic-arrow on B4", "card lightning-bolt on B4")
    assert at(shown, "B4")["damage"] == 3


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("card quicksand", "heroes3-ask-quicksand"),
        ("card magic-mirror", "h3-hand"),
        ("card ciele-iv", "h3-hand"),
        ("card crag-hack-vi", "h3-hand"),
        ("card offense on B3", "h3-hand"),
        ("card leadership", "h3-not-in-combat"),
    ],
)
def test_what_happens_to_hands_is_told(line: str, message: str) -> None:
    board = combat({"B3": DEMONS}, {"B4": DEMONS}, "B3")
    try:
        assert message in told(board, line)
    except NotAllowed as refused:
        assert refused.message.id == message


def test_the_first_way_that_works_in_combat_is_taken() -> None:
    assert select_way_to_play(require_card_by_name("attack"), "").label == "basic"
    assert select_way_to_play(require_card_by_name("necklace-of-swiftness"), "2").text == "step"
    assert select_way_to_play(require_card_by_name("Catherine IV"), "").text == "health(1)"


def test_a_card_for_two_rounds_says_so() -> None:
    board = combat({"B1": "castle:zealots/few"}, {"B4": DEMONS}, "B1")
    said = [event.message for event in board.give(board.read("card archery way expert"))]
    assert {event.args["until"] for event in said if event.id == "h3-boost"} == {"next-round"}


def test_machines_act_at_the_start_of_each_round() -> None:
    board = combat(
        {"B2": "castle:zealots/few"}, {"B4": DEMONS, "A5": "neutral:zombies"}, machines=("ballista", "ammo-cart")
    )
    shown = board.shown()
    assert at(shown, "A5")["damage"] == 1
    assert at(shown, "B2")["initiative"] == 7


def test_a_cannon_asks_whether_it_fires() -> None:
    board = combat({"B2": DEMONS}, {"B4": DEMONS, "A5": DEMONS}, machines=("cannon",))
    assert board.shown()["options"] == ["A5", "B4", "none"]
    assert at(do(board, "choose A5"), "A5")["damage"] == 2


def test_a_spent_ballista_is_gone() -> None:
    board = combat({"B3": DEMONS}, {"B4": DEMONS}, "B3", machines=("ballista",))
    do(board, "card gerwulf-iv way 2 on B4")
    assert machines_of_side(board.state, 0) == []
    with pytest.raises(NotAllowed):
        do(board, "card gerwulf-vi way 2 on B4")


# --- what a screen asks to tap -----------------------------------------------------------------------------

PLAYS = [(card.id, play.label) for card in load_cards().by_id.values() for play in card.plays if play.combat]


def test_a_card_says_what_it_is_aimed_at() -> None:
    assert required_targets("attack") == ("unit",)
    assert required_targets("fireball") == ("space", "space?")
    assert required_targets("teleport") == ("own", "space")
    assert required_targets("cyra-iv") == ("own", "enemy")
    assert required_targets("greater-gnolls-flail") == ("unit", "enemy")
    assert required_targets("archery") == ()


@pytest.mark.parametrize("choice", [1, 2])
def test_whoever_taps_what_a_card_asks_for_has_named_enough(choice: int) -> None:
    board = combat({"B2": FEW, "A1": SHOOTER}, {"B4": DEMONS, "B5": DEMONS}, "B2", **SIEGE)
    for card, way in PLAYS:
        own, spare = iter(["B2", "A1"]), iter(["C2", "D2", "D1"])
        taps = {"own": own, "enemy": iter(["B4", "B5"]), "unit": iter(["B4", "B5", "B2"]), "space": spare}
        targets = tuple(next(taps[aim.rstrip("?")]) for aim in required_targets(card, way, choice))
        try:
            board.give(acts.PlayCard(card, 5, targets, way, choice, 1, "mine"))
        except Refused as refused:
            assert refused.message.id != "h3-card-needs-target", (card, way, targets)
        board = combat({"B2": FEW, "A1": SHOOTER}, {"B4": DEMONS, "B5": DEMONS}, "B2", **SIEGE)
