"""The tracker: the home of the evening, laid out for a hand, for a table seen from all sides, or for a wide screen."""

from __future__ import annotations

from companion.app.kit.layout.screen_layout import COLUMN_WIDTH
from companion.app.models.device_session import TrackerLayout
from companion.app.models.tracker.table_model import TrackerTableModel
from companion.app.reactivity import use_watch
from companion.app.screen_registry import ScreenSize
from companion.app.screens.table.header import HeaderSlots
from companion.app.screens.table.layout import TableBody
from companion.app.screens.table.table_screen import TableShell, build_table_screen_spec
from companion.app.screens.tracker.bottom_bar import BOTTOM_BAR
from companion.app.screens.tracker.dialog_builders import DIALOGS, dialog_render_key
from companion.app.screens.tracker.flat_tablet_layout import build_flat_layout
from companion.app.screens.tracker.help_callbacks import current_phase_help
from companion.app.screens.tracker.phone_layout import build_phone_layout
from companion.app.screens.tracker.table_text import current_turn_text, table_title_text
from companion.app.screens.tracker.wide_layout import build_wide_layout
from companion.app.ui import Ui


def layout_for_device(ui: Ui) -> TrackerLayout:
    """The layout this device shows: the one that was chosen, or the one that fits the screen."""
    if ui.session.layout != "auto":
        return ui.session.layout
    return "hand" if ui.phone else "wide"


def _body(ui: Ui, model: TrackerTableModel, size: ScreenSize) -> TableBody:
    layout = use_watch(ui.session, lambda _: layout_for_device(ui))
    if layout == "flat":
        return TableBody(build_flat_layout(ui, model), has_header=False, has_bar=False)
    if layout == "hand":
        return TableBody(build_phone_layout(ui, model), COLUMN_WIDTH)
    return TableBody(build_wide_layout(ui, model), bar_width=COLUMN_WIDTH)


def _header(ui: Ui, model: TrackerTableModel) -> HeaderSlots:
    title, line = use_watch(model, lambda e: (table_title_text(ui.words, e), current_turn_text(ui.words, e)))
    return HeaderSlots(title, line, current_phase_help(ui, model), history=True)


TABLE = build_table_screen_spec(TrackerTableModel, TableShell(_header, _body, BOTTOM_BAR, DIALOGS, dialog_render_key))
