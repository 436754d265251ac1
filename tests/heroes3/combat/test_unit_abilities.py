"""Every word of the units' abilities: at least one combat each that ends otherwise if the ability is wrong."""

from __future__ import annotations

from copy import copy
from typing import Any

import pytest

from companion.games.heroes3.cards.unit_ability_vocabulary import WORDS
from companion.games.heroes3.combat.model.unit_types import UnitType, all_unit_types, require_unit_type
from companion.kernel.refusals import Refused
from companion.lab.run_position_files import find_differences
from tests.heroes3.combat.ability_cases import CASES, DEMONS, Case
from tests.heroes3.combat.sample_combats import at, combat, do, hurt, told


def board_of(case: Case) -> Any:
    more = dict(case.more)
    if more.pop("twice", False):
        board = combat(case.mine, case.theirs, case.acting, **more)
        board.state.sides[0].spells_allowed = 2
        return board
    return combat(case.mine, case.theirs, case.acting, **more)


@pytest.mark.parametrize("name", CASES)
def test_an_ability_works_as_its_card_says(name: str) -> None:
    case = CASES[name]
    assert find_differences(case.expect, do(board_of(case), *case.lines), "at the end") == []


@pytest.mark.parametrize("name", CASES)
def test_a_case_is_about_the_words_it_names(name: str) -> None:
    case = CASES[name]
    kind = require_unit_type(case.unit)
    own = {*kind.attacking, *kind.retaliating, *kind.activation, *kind.instead}
    assert own & set(case.words.split())


TOLD = {
    "draw-card": ("h3-draw", {"B3": "dungeon:minotaurs/few"}, {"B4": DEMONS}, ("attack B4", "roll -1")),
    "enemy-discards": ("h3-discard", {"B3": DEMONS}, {"B4": "bank-crypt:wraiths"}, ("attack B4", "roll -1", "roll 0")),
    "spell-tax": ("h3-spell-tax", {"B1": DEMONS}, {"B5": "neutral:familiars"}, ("card magic-arrow on B5",)),
}


@pytest.mark.parametrize("word", TOLD)
def test_what_the_table_does_with_its_cards_is_told(word: str) -> None:
    message, mine, theirs, lines = TOLD[word]
    board = combat(dict(mine), dict(theirs), next(iter(mine)))
    assert message in told(board, *lines)


@pytest.mark.parametrize(
    ("unit", "message"),
    [("necropolis:wraiths/pack", "h3-discard"), ("necropolis:ghost-dragons/few", "h3-strip-morale")],
)
def test_what_an_activation_asks_of_the_enemy_is_told(unit: str, message: str) -> None:
    board = combat({"B3": DEMONS}, {"B4": unit}, "B3")
    board.state.sides[0].rerolls = 0
    assert message in told(board, "done")


def test_ghost_dragons_take_a_reroll_that_comes_from_morale() -> None:
    board = combat({"B3": DEMONS}, {"B4": "necropolis:ghost-dragons/few"}, "B3", rerolls=1)
    do(board, "done")
    assert board.state.sides[0].rerolls == 0


def test_archangels_draw_as_combat_starts() -> None:
    from companion.games.heroes3.combat.model.setup_data import Army, CombatSetup, Fight, UnitCard, build_setup
    from companion.kernel.events import Event
    from tests.heroes3.combat.sample_combats import GAME

    events: list[Event] = []
    mine = Army((UnitCard("castle:archangels/few", "B2"),))
    GAME.start(build_setup(CombatSetup(Fight(mine=mine, level="I")), 1), events.append)
    assert [event.message.id for event in events].count("h3-draw") == 1


def test_genies_ask_the_table() -> None:
    board = combat({"B3": "tower:genies/few"}, {"B5": DEMONS}, "B3")
    shown = do(board, "use")
    assert (shown["question"], shown["options"]) == ("table", ["done"])
    assert at(do(board, "choose done"), "B3")["acted"] is True


def test_stacked_faerie_dragons_forbid_spells() -> None:
    from companion.games.heroes3.combat.model.refusals import NotAllowed

    dragons = hurt("bank-dragon-utopia:faerie-dragons", 0, stack="attack")
    board = combat({"B1": "castle:griffins/few"}, {"B5": dragons}, "B1")
    with pytest.raises(NotAllowed):
        do(board, "card magic-arrow on B5")


def test_the_tower_cannot_be_struck_from_beside_the_board() -> None:
    from companion.games.heroes3.combat.model.refusals import NoTarget
    from companion.games.heroes3.combat.model.setup_data import Siege

    board = combat({"B2": DEMONS}, {"B5": DEMONS}, "B2", siege=Siege(gate="C3"), kind="ai-hero")
    with pytest.raises(NoTarget):
        do(board, "attack tower")


# --- a case that cannot fail proves nothing ----------------------------------------------------------------


def without(kind: UnitType, word: str) -> UnitType:
    """The same side of a card, as if this word did not stand on it."""
    other = copy(kind)
    for moment in ("always", "attacking", "retaliating", "activation", "instead"):
        setattr(other, moment, {name: args for name, args in getattr(kind, moment).items() if name != word})
    other.after = tuple(tuple(name for name in group if name != word) for group in kind.after)
    return other


def comes_out_the_same(case: Case) -> bool:
    try:
        return find_differences(case.expect, do(board_of(case), *case.lines), "at the end") == []
    except Refused:
        return False


BY_ITS_PLACE = {"off-board", "only-shot-or-cards"}
"""What the Arrow Tower can and cannot follows from where it stands."""
TRIED = {word for case in CASES.values() for word in case.words.split()}


@pytest.mark.parametrize("word", sorted(TRIED - BY_ITS_PLACE))
def test_without_the_word_a_case_of_it_comes_out_differently(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in list(all_unit_types().values()):
        if any(word in powers for powers in (kind.attacking, kind.retaliating, kind.activation, kind.instead)):
            lacking = without(kind, word)
            monkeypatch.setitem(all_unit_types(), kind.key, lacking)
            if kind.pack is not None:
                monkeypatch.setattr(kind.pack, "few", lacking)
    assert not all(comes_out_the_same(case) for case in CASES.values() if word in case.words.split())


COVERED_ELSEWHERE = {
    "unlimited-retaliation": "position c36b",
    "draw-card": "told",
    "enemy-discards": "told",
    "spell-tax": "told",
    "strip-morale": "told",
    "ask-table": "asked",
    "block-spells": "refused",
    "only-shot-or-cards": "refused",
}


def test_every_word_that_works_in_combat_is_tried() -> None:
    in_combat = {word for word, entry in WORDS.items() if set(entry.triggers) != {"map"}}
    tried = {word for case in CASES.values() for word in case.words.split()} | COVERED_ELSEWHERE.keys()
    assert in_combat - tried == set()
