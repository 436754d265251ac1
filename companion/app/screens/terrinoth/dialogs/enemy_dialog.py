"""An enemy's sheet: what its card says, wounds and readiness to put right, and where it lies."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.terrinoth.dialog_states import EnemyDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.screens.terrinoth import help_callbacks
from companion.app.screens.terrinoth.dialogs.shared_dialog_rows import (
    card_text_rows,
    number_stepper_row,
    type_card_button,
)
from companion.app.screens.terrinoth.table_text import enemy_name, message_argument_text, printed_number_text
from companion.app.ui import Ui
from companion.games.terrinoth.cards.card_text import trait_names
from companion.games.terrinoth.rules.player_view import VisibleEnemy


def enemy_dialog(ui: Ui, model: TerrinothTableModel, dialog: EnemyDialog) -> ft.Control:
    """Everything that people may see of one enemy."""
    foe = next((foe for foe in model.view.foes() if foe.ref == dialog.ref), None)
    if foe is None:
        return ft.Container()
    body: list[ft.Control] = [*_refusal(ui, model, foe)]
    if foe.card is not None:
        body += [_numbers(ui, foe), *_traits(ui, model, foe)]
        body += [*card_text_rows(ui, model, foe.card), type_card_button(ui, model, foe.card.id)]
        health = printed_number_text(foe.health)
        body.append(number_stepper_row(ui, model, "wounds", foe.wounds, health, foe.ref))
    state = "exhausted" if foe.exhausted else "ready"
    if foe.zone != "lair":
        turn = partial(model.adjust, "exhausted", -1 if foe.exhausted else 1, foe.ref)
        said, held = ui.words("tha-turn-foe", state=state), help_callbacks.rule_term_help(ui, "enemy-exhausted")
        body.append(ui.button(said, turn, symbol="rotate", name="turn", height=48, on_long_press=held))
    body += _places(ui, model, foe)
    name, subtitle = enemy_name(ui.words, model.world, foe), ui.words("tha-state", state=state)
    return table_dialog(ui, model, name, body, subtitle=subtitle, about=help_callbacks.enemy_help(ui, model.world, foe))


def _refusal(ui: Ui, model: TerrinothTableModel, foe: VisibleEnemy) -> list[ft.Control]:
    """Why it is no answer to the open question, where it is among the answers."""
    options = model.ask.options if model.ask is not None else ()
    return [
        ui.chip(ui.session.why(option.refusal), tone="harm", about=help_callbacks.refusal_help(ui, option.refusal))
        for option in options
        if option.id == foe.ref and option.refusal is not None
    ]


def _numbers(ui: Ui, foe: VisibleEnemy) -> ft.Control:
    tags = []
    for name, value in (("attack", foe.attack), ("health", foe.health), ("resistance", foe.resistance)):
        said = f"{ui.words('tha-field', field=name)} {printed_number_text(value)}"
        tags.append(ui.chip(said, about=help_callbacks.field_help(ui, name)))
    return ui.chip_row(tags)


def _traits(ui: Ui, model: TerrinothTableModel, foe: VisibleEnemy) -> list[ft.Control]:
    assert foe.card is not None
    known = foe.card.definition
    names = trait_names(foe.card, model.world.table.book.word)
    said = [(message_argument_text(ui.words, name), "traits") for name in names]
    said += [(ui.words("tha-level", level=known.level), "difficulty")] if known.level else []
    said += [(ui.words("tha-role", role=known.role), known.role)] if known.role else []
    tags = [ui.explained(ui.caption(word, size=14), help_callbacks.rule_term_help(ui, entry)) for word, entry in said]
    return [ft.Row(tags, spacing=12, run_spacing=4, wrap=True)] if tags else []


def _places(ui: Ui, model: TerrinothTableModel, foe: VisibleEnemy) -> list[ft.Control]:
    """Where it can be put by hand."""
    table = model.world.table
    tags: list[ft.Control] = []
    for seat, name in zip(table.ids, table.names, strict=True):
        here = foe.zone == "engaged" and table.ids[foe.hero] == seat
        if foe.card is not None and not here and not model.world.heroes[table.index[seat]].fallen:
            act = partial(model.move, foe.ref, "engaged", seat)
            tags.append(ui.tappable_chip(ui.words("tha-move-hero", name=name), act, name=f"move-{seat}"))
    zones = ["shadows"] if foe.zone != "shadows" else []
    if foe.card is not None:
        zones += (["lair"] if foe.zone != "lair" else []) if foe.nemesis else ["discard"]
    for zone in zones:
        said = ui.words("tha-move", zone=zone)
        act = partial(model.move, foe.ref, zone)
        tags.append(
            ui.tappable_chip(said, act, name=f"move-{zone}", about=help_callbacks.card_zone_or_side_help(ui, zone))
        )
    return [ui.strong(ui.words("tha-move-label"), size=16), ui.chip_row(tags, targets=True)] if tags else []
