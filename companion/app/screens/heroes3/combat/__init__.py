"""Combat of Heroes III: set-up with the odds, the board, the enemy one step at a time, the end."""

from __future__ import annotations

from functools import partial

from companion.app.models.heroes3.adventure.combat_handover import find_adventure_table_id
from companion.app.models.heroes3.combat.dialog_states import OddsDialog
from companion.app.models.heroes3.combat.setup_model import CombatSetupModel
from companion.app.models.heroes3.combat.table_model import CombatTableModel
from companion.app.reactivity import use_watch
from companion.app.screen_registry import SetupScreenSpec
from companion.app.screens.heroes3.combat.bottom_bar import BOTTOM_BAR
from companion.app.screens.heroes3.combat.dialog_builders import DIALOGS, dialog_render_key
from companion.app.screens.heroes3.combat.help_callbacks import current_phase_help
from companion.app.screens.heroes3.combat.setup.setup_form import CombatSetupForm
from companion.app.screens.heroes3.combat.table_layouts import TallTableBody, WideTableBody
from companion.app.screens.heroes3.combat.table_text import combat_round_text, combat_title
from companion.app.screens.table.header import HeaderSlots
from companion.app.screens.table.layout import build_tall_or_wide_body
from companion.app.screens.table.table_screen import TableShell, build_table_screen_spec
from companion.app.ui import Ui


def _header(ui: Ui, model: CombatTableModel) -> HeaderSlots:
    """What is fought for, the round, and the ways to the odds, the history and the menu."""
    # What happens now changes with every step.
    title, line, _ = use_watch(
        model, lambda e: (combat_title(ui.words, e.state.fight), combat_round_text(ui.words, e.state), e.length)
    )
    sheet = find_adventure_table_id(ui.session.service, model.live)
    odds = ui.icon_button("chart", ui.words("h3a-odds"), partial(model.show, OddsDialog()), name="open-odds")
    # A combat of an evening leads back to its sheet; it goes on there whenever people want.
    back = (ui.words("h3s-set-see-evening"), f"/table/{sheet}") if sheet else None
    return HeaderSlots(title, line, current_phase_help(ui, model.state), [odds], back)


_BODY = build_tall_or_wide_body(TallTableBody, WideTableBody)
TABLE = build_table_screen_spec(CombatTableModel, TableShell(_header, _BODY, BOTTOM_BAR, DIALOGS, dialog_render_key))
SETUP = SetupScreenSpec(CombatSetupModel, partial(CombatSetupForm.keyed, "new-heroes3-combat"))
