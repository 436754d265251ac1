"""Heroes of Terrinoth: set-up, the table, the enemies one activation a step, and cards that are learnt on the way."""

from __future__ import annotations

from functools import partial

from companion.app.models.terrinoth.setup_model import TerrinothSetupModel
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.reactivity import use_watch
from companion.app.screen_registry import SetupScreenSpec
from companion.app.screens.table.header import HeaderSlots
from companion.app.screens.table.layout import build_tall_or_wide_body
from companion.app.screens.table.table_screen import TableShell, build_table_screen_spec
from companion.app.screens.terrinoth import help_callbacks
from companion.app.screens.terrinoth.bottom_bar import BOTTOM_BAR
from companion.app.screens.terrinoth.dialog_builders import DIALOGS
from companion.app.screens.terrinoth.setup.setup_form import TerrinothSetupForm
from companion.app.screens.terrinoth.table_layouts import TallTableBody, WideTableBody
from companion.app.screens.terrinoth.table_text import quest_name, round_and_phase_text
from companion.app.ui import Ui


def _header(ui: Ui, model: TerrinothTableModel) -> HeaderSlots:
    """The quest, round and phase, and the ways to the history and the menu."""
    title, line = use_watch(model, lambda e: (quest_name(ui.words, e.world), round_and_phase_text(ui.words, e.world)))
    return HeaderSlots(title, line, help_callbacks.current_phase_help(ui, model.world))


_BODY = build_tall_or_wide_body(TallTableBody, WideTableBody)
TABLE = build_table_screen_spec(TerrinothTableModel, TableShell(_header, _BODY, BOTTOM_BAR, DIALOGS))
SETUP = SetupScreenSpec(TerrinothSetupModel, partial(TerrinothSetupForm.keyed, "new-terrinoth"))
