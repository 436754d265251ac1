"""The map part of Heroes III on a screen: set-up, what everybody has, the guide through the round, the combats."""

from __future__ import annotations

from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import use_watch
from companion.app.screens.heroes3.adventure.bottom_bar import BOTTOM_BAR
from companion.app.screens.heroes3.adventure.dialog_builders import DIALOGS
from companion.app.screens.heroes3.adventure.setup.setup_form import SETUP as SETUP
from companion.app.screens.heroes3.adventure.table_layouts import TallTableBody, WideTableBody
from companion.app.screens.heroes3.adventure.table_text_and_help import round_and_turn_text, table_title
from companion.app.screens.table.header import HeaderSlots
from companion.app.screens.table.layout import build_tall_or_wide_body
from companion.app.screens.table.table_screen import TableShell, build_table_screen_spec
from companion.app.ui import Ui
from companion.games.heroes3.adventure.setup_data import GAME


def _header(ui: Ui, model: AdventureTableModel) -> HeaderSlots:
    """What is played, the round, whose turn it is, and the ways to the tables, the history and the menu."""
    title, line = use_watch(model, lambda e: (table_title(ui.words, e.state), round_and_turn_text(ui.words, e.state)))
    tables = ui.icon_button("dice", ui.words("h3s-ui-tables"), model.tables, name="tables-tool")
    about = ui.phase_help(GAME, ("turn", "round"))
    return HeaderSlots(title, line, about, () if ui.phone else (tables,))


_BODY = build_tall_or_wide_body(lambda ui, model, _: TallTableBody(ui, model), WideTableBody)
TABLE = build_table_screen_spec(
    AdventureTableModel, TableShell(_header, _BODY, BOTTOM_BAR, DIALOGS, lambda e: (e.length, e.faces))
)
