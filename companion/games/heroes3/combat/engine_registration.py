"""Combat of Heroes III by its rules, as an engine that the table service can run."""

from __future__ import annotations

from companion.games.engines import Engine, TableOverview
from companion.games.game_boxes import load_box
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.ai_side_autoplay import CombatAutoPlayer
from companion.games.heroes3.combat.cli_setup import build_setup_from_cli_options
from companion.games.heroes3.combat.game import Heroes3Combat
from companion.games.heroes3.combat.line_parser import read_line, write_line
from companion.games.heroes3.combat.model.ask_and_answer import answer_options
from companion.games.heroes3.combat.model.questions import DiceQuestion, PlacementQuestion
from companion.games.heroes3.combat.model.setup_data import GAME
from companion.games.heroes3.combat.model.state import CombatState
from companion.games.heroes3.combat.reach_and_legal_acts import legal_acts
from companion.games.heroes3.combat.summary import current_status_message, summary_lines
from companion.kernel.messages import message


def build_table_list_entry(state: CombatState) -> TableOverview:
    """A combat in one line."""
    fight = state.fight
    mode = message("h3-face", kind=fight.kind, level=fight.level or "-", difficulty=fight.difficulty)
    return TableOverview(load_box(GAME).name, mode, (), current_status_message(state))


def example_typed_lines(state: CombatState) -> list[str]:
    """A few lines that would work at this table now: one of each kind of act, or the answers to the open question."""
    asked = state.ask
    if asked is None:
        kinds = {type(act): write_line(act) for act in reversed(legal_acts(state))}
        return list(kinds.values())[::-1][:4]
    if isinstance(asked, DiceQuestion):
        return ["roll", "roll" + " +1" * asked.count]
    if isinstance(asked, PlacementQuestion):
        waiting = [fighter.kind.key for fighter in state.fighters if fighter.side == asked.side and fighter.cell < 0]
        return [*(f"place {key} B2" for key in waiting[:1]), "ready"]
    return [f"choose {option}" for option in answer_options(state)[:4]]


def _read(state: CombatState, line: str, now: int) -> Act:
    return read_line(state, line)


ENGINE = Engine(
    Heroes3Combat(),
    build_table_list_entry,
    _read,
    example_typed_lines,
    build_setup_from_cli_options,
    summary_lines,
    autoplay=CombatAutoPlayer,
)
