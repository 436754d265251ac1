"""The map part of Heroes III as an engine that the table service can run."""

from __future__ import annotations

from companion.games.engines import Engine, TableOverview
from companion.games.game_boxes import load_box
from companion.games.heroes3.adventure.acts import Act
from companion.games.heroes3.adventure.content.heroes_and_starting_decks import require_hero
from companion.games.heroes3.adventure.content.scenarios import get_scenario_content
from companion.games.heroes3.adventure.fights import combat_setup
from companion.games.heroes3.adventure.game import Heroes3Adventure
from companion.games.heroes3.adventure.players import game_end, player_queries
from companion.games.heroes3.adventure.questions import pending_questions
from companion.games.heroes3.adventure.refusals import purse_text
from companion.games.heroes3.adventure.rounds import round_guide
from companion.games.heroes3.adventure.scenario.cli_setup import build_setup_from_cli_options
from companion.games.heroes3.adventure.setup_data import GAME
from companion.games.heroes3.adventure.state import AdventureState
from companion.games.heroes3.adventure.text.line_parser import example_typed_lines, parse_line
from companion.games.heroes3.cards.unit_cards import load_units
from companion.kernel.messages import Message, message


def build_table_list_entry(state: AdventureState) -> TableOverview:
    """A game in one line: the scenario or the mode, who plays, what happens now."""
    body = state.layout.body
    people = tuple((chair.name, number) for number, chair in enumerate(body.players))
    return TableOverview(
        load_box(GAME).name, body.title or get_scenario_content().modes[body.mode], people, _now(state)
    )


def summary_lines(state: AdventureState) -> list[Message]:
    """A game as lines: where the round is, every sheet, the combat that is fought, what is open."""
    lines = [_now(state), *(_sheet(state, seat) for seat in state.sheets)]
    if (fight := state.table.fight) is not None:
        enemy = combat_setup.enemy_name(state, fight)
        lines.append(message("h3s-tb-fight", name=state.layout.names(fight.seat), hero=fight.hero, enemy=enemy))
    for matter in state.table.matters:
        who = state.layout.names(matter.seat) if matter.seat else message("h3s-the-table")
        asked = pending_questions.build_question_form(state, matter)
        lines.append(message("h3s-tb-line-matter", number=matter.id, name=who, asked=asked.message))
    return lines


def _now(state: AdventureState) -> Message:
    ended = game_end.game_result(state)
    return ended.message if ended is not None else round_guide.build_guide(state).title


def _sheet(state: AdventureState, seat: str) -> Message:
    chair, sheet = state.layout.chairs[seat], state.sheet(seat)
    army = [load_units().by_key[unit.side].name for unit in sheet.army]
    return message(
        "h3s-tb-line-sheet",
        name=chair.name,
        faction=load_units().group_name(chair.faction),
        hero=require_hero(chair.hero).name,
        level=player_queries.get_main_hero_level(sheet).level,
        purse=purse_text(sheet.purse),
        income=purse_text(player_queries.next_income(state, seat).track),
        movement=sheet.movement,
        morale=sheet.morale,
        units=army,
        count=len(army),
        out="yes" if sheet.out else "no",
    )


def _read(state: AdventureState, line: str, now: int) -> Act:
    return parse_line(state, line)


ENGINE = Engine(
    Heroes3Adventure(), build_table_list_entry, _read, example_typed_lines, build_setup_from_cli_options, summary_lines
)
