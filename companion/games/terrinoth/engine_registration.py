"""Heroes of Terrinoth by its rules, as an engine that the table service can run."""

from __future__ import annotations

from companion.games.engines import Engine, TableOverview
from companion.games.game_boxes import load_box
from companion.games.terrinoth.acts import Act
from companion.games.terrinoth.cli_setup import build_setup_from_cli_options
from companion.games.terrinoth.enemy_autoplay import QuestAutoPlayer
from companion.games.terrinoth.game import Terrinoth
from companion.games.terrinoth.setup_data import GAME
from companion.games.terrinoth.state import TerrinothState
from companion.games.terrinoth.text.line_parser import legal_answers_as_lines, read_line
from companion.games.terrinoth.text.summary import current_turn_message, summary_lines
from companion.kernel.messages import same_text_in_all_languages


def build_table_list_entry(state: TerrinothState) -> TableOverview:
    """A table of Terrinoth in one line: the quest, who plays, whose turn it is."""
    table = state.world.table
    names = {chair.player or chair.name or chair.id: n for n, chair in reversed(list(enumerate(table.seats)))}
    people = tuple(sorted(names.items(), key=lambda entry: entry[1]))
    title = table.sheet.title
    title = same_text_in_all_languages(title) if isinstance(title, str) else title
    return TableOverview(load_box(GAME).name, title, people, current_turn_message(state))


def example_typed_lines(state: TerrinothState) -> list[str]:
    """A few lines that would work at this table now."""
    asked = state.ask
    if asked is None:
        return []
    if asked.dice is not None:
        white, black = asked.dice
        return [" ".join(["roll", *["success"] * white, *(["/", *["blank"] * black] if black else [])])]
    if asked.id == "learn":
        return [f"learn {asked.card} {asked.field}=1"]
    return legal_answers_as_lines(state)[:4]


def _read(state: TerrinothState, line: str, now: int) -> Act:
    return read_line(state, line)


ENGINE = Engine(
    Terrinoth(),
    build_table_list_entry,
    _read,
    example_typed_lines,
    build_setup_from_cli_options,
    summary_lines,
    autoplay=QuestAutoPlayer,
)
