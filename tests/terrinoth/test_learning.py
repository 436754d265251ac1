"""Cards that nobody has typed: playing on with stubs, typing what is missing, and putting things right by hand."""

from __future__ import annotations

import json
from typing import Any

import pytest

from companion.games.terrinoth import acts
from companion.games.terrinoth.cards.pack import Pack, pack_from_text
from companion.games.terrinoth.rules.player_entered_cards import add_learned_cards_to_pack
from companion.games.terrinoth.setup_data import Chair, Settings, build_setup, make_setup_body
from companion.games.terrinoth.state import TerrinothState
from companion.kernel.events import ignore_event
from companion.kernel.plain_data import to_plain
from companion.kernel.refusals import Refused
from companion.kernel.table import Table
from tests.terrinoth.sample_tables import GAME, do, set_up

EMPTY = pack_from_text("name: Nothing typed yet\nquests: [{id: sheet, title: A sheet}]\n")
SEATS = (Chair("ana", "Ana", archetype="warrior"), Chair("bo", "Bo", archetype="scout"))


def with_nothing() -> Table[TerrinothState, Any]:
    """A table of two heroes whose cards all lie on the table and none in the app."""
    return Table(GAME, build_setup(make_setup_body(EMPTY, "sheet", SEATS, settings=Settings(decks="table")), 1))


def asked(table: Table[TerrinothState, Any]) -> str:
    assert table.state.ask is not None
    return table.state.ask.id + (f" {table.state.ask.field}" if table.state.ask.field else "")


def test_a_round_can_be_played_with_no_card_typed_at_all() -> None:
    table = with_nothing()
    assert asked(table) == "draw-locations"
    table.give(acts.Choose("new:Posada del camino"))
    assert asked(table) == "final"
    table.give(acts.Choose("no"))
    assert asked(table) == "learn spawn_engaged"
    table.give(acts.Learn("posada-del-camino", {"spawn_engaged": 1, "spawn_shadows": 1, "exploration": 2}))
    assert asked(table) == "draw-enemies"
    table.give(acts.Choose("new:Plaga de ratas"))
    assert asked(table) == "activation"
    table.give(acts.Choose("explore"))
    # How many dice the card has is asked for, then the real dice are typed.
    assert asked(table) == "number"
    table.give(acts.Choose("2"))
    assert table.state.ask is not None
    assert table.state.ask.dice == (2, 1)
    table.give(acts.Roll(("success", "shield"), ("counterattack",)))
    assert asked(table) == "learn attack"
    table.give(acts.Learn("plaga-de-ratas", {"attack": 1}))
    assert asked(table) == "activation"
    assert table.state.world.progress == 1
    assert table.state.world.heroes[0].wounds == 0
    for _ in range(3):
        table.give(acts.Choose("rest"))
        table.give(acts.Choose("0"))
        if table.state.ask.dice == (0, 1):
            table.give(acts.Roll((), ("blank",)))
    # The enemies' phase: the bar is read out by the table, the facedown card is told when it is turned.
    assert asked(table) == "pick"
    table.give(acts.Choose(table.state.ask.legal[0]))
    assert asked(table) == "bar"
    table.give(acts.Choose("damage"))
    assert asked(table) == "learn health"
    table.give(acts.Learn("hero-warrior", {"health": 8}))
    table.give(acts.Choose("done"))
    assert table.state.world.heroes[0].wounds == 1
    assert asked(table) == "pick"
    table.give(acts.Choose(table.state.ask.legal[0]))
    assert asked(table) == "draw-enemies"
    table.give(acts.Choose("new:Bandido"))
    table.give(acts.Choose("done"))
    # The peril track is not typed either: by hand.
    assert asked(table) == "manual"
    table.give(acts.Choose("done"))
    assert asked(table) == "activation"
    assert table.state.world.round == 2
    assert {card.id for card in table.state.world.learned.values()} >= {
        "bandido",
        "plaga-de-ratas",
        "posada-del-camino",
    }


def test_what_a_table_learned_is_kept_for_the_next_game() -> None:
    table = with_nothing()
    table.give(acts.Choose("new:Old Inn"))
    table.give(acts.Learn("old-inn", {"exploration": 7, "state": "stats"}))
    pack = add_learned_cards_to_pack(Pack("Our copy"), table.state.world.learned.values())
    assert [(card.id, card.exploration, card.state) for card in pack.locations] == [("old-inn", 7, "stats")]
    assert pack_from_text(json.dumps(to_plain(pack))) == pack


def test_the_same_title_is_the_same_card() -> None:
    board = set_up(
        phase="peril",
        track=("start", "green"),
        on={"peril(green)": "spawn(2, to=shadows)"},
        settings={"decks": "table"},
    )
    do(board, "choose new:Cave Spider", "choose new:cave spider")
    assert [enemy.card for enemy in board.state.world.enemies] == ["cave-spider", "cave-spider"]


def test_a_learned_card_is_in_the_snapshot() -> None:
    table = with_nothing()
    table.give(acts.Choose("new:Old Inn"))
    table.give(acts.Choose("yes"))
    frozen = json.loads(json.dumps(GAME.freeze(table.state)))
    assert GAME.thaw(table.setup, frozen) == table.state


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"attack": "much"}, "attack"),
        ({"attack": -1}, "attack"),
        ({"wings": 2}, "wings"),
        ({"id": "other"}, "id"),
        ({"bar": ["advance", "bite"]}, "bar[1]"),
        ({"keywords": {"bite": "wund(active)"}}, "keywords.bite, 1"),
        ({"on": {"threats": "win"}}, "on.threats, 1"),
    ],
)
def test_what_cannot_stand_on_a_card_is_refused_with_the_field(fields: dict[str, object], field: str) -> None:
    board = set_up(shadows=("alpha",))
    before = GAME.freeze(board.state)
    with pytest.raises(Refused) as refused:
        GAME.apply(board.state, acts.Learn("alpha", fields), ignore_event)
    assert refused.value.message.args["field"] == field
    assert GAME.freeze(board.state) == before


def test_a_card_typed_in_the_middle_of_an_action_counts_from_then_on() -> None:
    board = set_up({"ana": {"engaged": ["alpha"]}})
    do(board, "choose explore", "learn alpha attack=4", "roll blank blank / counterattack")
    seats: Any = board.shown()["seats"]
    assert seats["ana"]["wounds"] == 4


# --- by hand -------------------------------------------------------------------------------------


def test_numbers_are_put_right_between_two_steps() -> None:
    board = set_up({"ana": {"wounds": 2}}, shadows=("gamma",), progress=1)
    shown = do(
        board,
        "adjust wounds +3 ana",
        "adjust tokens +2 bo",
        "adjust progress +2",
        "adjust wounds +1 gamma",
        "adjust poisoned +1 cy",
        "adjust exhausted +1 gamma",
        "adjust exhausted +1 di aid",
        "adjust peril +1",
    )
    seats = shown["seats"]
    assert (seats["ana"]["wounds"], seats["bo"]["tokens"], seats["cy"]["conditions"]) == (5, 2, ["poisoned"])
    assert (shown["progress"], shown["peril"], shown["gamma"]["wounds"], shown["gamma"]["exhausted"]) == (3, 1, 1, True)
    assert seats["di"]["exhausted"] == ["aid"]
    assert do(board, "adjust poisoned -1 cy")["seats"]["cy"]["conditions"] == []


def test_enemies_are_moved_by_hand_but_never_a_fourth_to_one_hero() -> None:
    board = set_up({"ana": {"engaged": ["alpha", "alpha"]}}, shadows=("gamma", "delta"), lair="nem")
    assert do(board, "move gamma to engaged ana")["gamma"]["hero"] == "ana"
    for line in ("move delta to engaged ana", "move delta to lair", "move nem to discard", "move delta to moon"):
        with pytest.raises(Refused):
            do(board, line)
    assert do(board, "move delta to discard")["discard"] == ["delta"]


def test_in_the_middle_of_an_action_the_open_question_comes_first() -> None:
    board = set_up()
    do(board, "choose explore")
    with pytest.raises(Refused) as refused:
        do(board, "adjust wounds +1 ana")
    assert refused.value.message.id == "th-finish-first"


def test_while_something_is_done_by_hand_numbers_may_be_put_right() -> None:
    board = set_up({"ana": {"cards": {"explore": 'manual "Roll for it"; explore(0)'}}})
    do(board, "choose explore", "adjust wounds +2 ana", "adjust wounds +1 ana")
    assert do(board, "choose done")["seats"]["ana"]["wounds"] == 3


def test_corrections_of_one_number_read_as_one() -> None:
    taps = [acts.Adjust("wounds", 1, "ana"), acts.Adjust("wounds", 1, "ana")]
    assert GAME.merged(taps) == acts.Adjust("wounds", 2, "ana")
    assert GAME.merged([*taps, acts.Adjust("wounds", 1, "bo")]) is None
    assert GAME.merged([acts.Choose("attack")]) is None
