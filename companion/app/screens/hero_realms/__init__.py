"""Hero Realms with an empty chair: set-up, the table, the app's turn as steps, the end."""

from __future__ import annotations

from functools import partial

from companion.app.kit.layout.screen_layout import COLUMN_WIDTH
from companion.app.models.hero_realms.setup_model import HeroRealmsSetupModel
from companion.app.models.hero_realms.table_model import HeroRealmsTableModel
from companion.app.reactivity import use_watch
from companion.app.screen_registry import ScreenSize, SetupScreenSpec
from companion.app.screens.hero_realms import help_callbacks
from companion.app.screens.hero_realms.bot_steps import bot_turn_body
from companion.app.screens.hero_realms.bottom_bar import BOTTOM_BAR
from companion.app.screens.hero_realms.dialog_builders import DIALOGS, dialog_render_key
from companion.app.screens.hero_realms.question_panel import find_open_question
from companion.app.screens.hero_realms.setup.setup_form import HeroRealmsSetupForm
from companion.app.screens.hero_realms.table_layouts import phone_table_body, wide_table_body
from companion.app.screens.hero_realms.table_text import get_current_round, round_and_turn_text, seat_name, table_title
from companion.app.screens.table.header import HeaderSlots
from companion.app.screens.table.layout import TableBody
from companion.app.screens.table.table_screen import TableShell, build_table_screen_spec
from companion.app.ui import Ui


def _body(ui: Ui, model: HeroRealmsTableModel, size: ScreenSize) -> TableBody:
    # What stands above the table comes and goes with these.
    following, _, _ = use_watch(
        model, lambda e: (e.is_bots_turn and not e.at_table, e.state.ended, find_open_question(e) is not None)
    )
    if not ui.phone:
        return TableBody(wide_table_body(ui, model), bar_width=COLUMN_WIDTH)
    build = bot_turn_body if following else phone_table_body
    return TableBody(build(ui, model), COLUMN_WIDTH)


def _header(ui: Ui, model: HeroRealmsTableModel) -> HeaderSlots:
    """Title, and what happens now; in the app's turn, on a phone, the way to the table and back."""
    title, line, apps, at_table = use_watch(
        model, lambda e: (table_title(ui.words, e), round_and_turn_text(ui.words, e), e.is_bots_turn, e.at_table)
    )
    about = help_callbacks.current_phase_help(ui, model.state)
    if not apps or not ui.phone:
        return HeaderSlots(title, line, about, history=True)
    said = ui.words("hra-look-steps") if at_table else ui.words("hra-look-table")
    tool = ui.icon_button("log" if at_table else "grid", said, lambda: model.look(not at_table), name="look")
    seat = model.state.active[0]
    if not at_table:
        title = ui.words("hra-turn-of", name=seat_name(ui.words, model.state, seat))
        level = ui.words(f"hra-level-{model.state.table.places[seat].level}")
        line = " · ".join([level, ui.words("now-round", round=get_current_round(model.state))])
    return HeaderSlots(title, line, about, [tool], history=False)


TABLE = build_table_screen_spec(
    HeroRealmsTableModel, TableShell(_header, _body, BOTTOM_BAR, DIALOGS, dialog_render_key)
)
SETUP = SetupScreenSpec(HeroRealmsSetupModel, partial(HeroRealmsSetupForm.keyed, "new-hero-realms-chair"))
