"""Rules that were corrected since a table began: the notice above its screen, and what would follow from them."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, EDGE
from companion.app.models.corrected_rules_choice import CorrectionPreview, RuleCorrectionsModel
from companion.app.models.table_model import AnyTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screen_registry import ScreenSize, load_table_screen
from companion.app.theme import GAP, R_CHIP, TARGET
from companion.app.ui import Ui

NOTICE_HEIGHT = {"phone": 208, "tablet": 100, "desktop": 100}
"""How high the notice is: so much less room has the screen below it."""
_BUTTONS = 400
"""How wide the two buttons are beside the words."""
_LINES = 6
"""Steps that become impossible, at most so many are shown."""


def impossible_steps_rows(ui: Ui, head: str, impossible: tuple[str, ...], fine: str) -> list[ft.Control]:
    """What follows from a change of the past: the steps that become impossible by it, or that none does."""
    if not impossible:
        return [ui.caption(fine, size=15)]
    return [ui.strong(head, size=16), *(ui.text(f"· {said}", size=15, color=ui.harm) for said in impossible[:_LINES])]


@component
def TableScreenWithRulesNotice(ui: Ui, table_model: AnyTableModel, size: ScreenSize) -> ft.Control:
    """The screen of a table of any game; above it, where a rule was corrected since, what is to be told of that."""
    notice = use_watch(table_model.ruling, lambda r: r.notice)
    width, height = size
    room = height if notice is None else height - NOTICE_HEIGHT[ui.size]
    table = load_table_screen(table_model.live.setup.engine).draw(ui, table_model, (width, room))
    above = [] if notice is None else [_notice(ui, table_model.ruling, notice)]
    return ft.Column([*above, ft.Container(table, key="table", expand=True)], spacing=0, expand=True)


def _notice(ui: Ui, ruling: RuleCorrectionsModel, notice: CorrectionPreview) -> ft.Control:
    wide = not ui.phone
    go = partial(ui.device.go, f"/table/{ruling.table_model.id}/rules")
    see = ui.button(ui.words("rules-look"), go, name="rules-look", height=TARGET, size=15, expand=True)
    keep = ui.button(ui.words("rules-keep"), ruling.keep, name="rules-keep", height=TARGET, size=15, expand=True)
    buttons = ft.Row([keep, see], spacing=GAP, width=_BUTTONS if wide else None)
    # The first correction and the step; all of them stand where one sees what would follow.
    paint = ui.tone("info")
    lines = [
        ui.text(line, size=15, color=paint.ink, lines=1 if wide else 2)
        for line in dict.fromkeys((notice.lines[0], notice.lines[-1]))
    ]
    said = ft.Column([ui.strong(ui.words("rules-notice"), size=16, color=paint.ink), *lines], spacing=4, expand=True)
    inside: ft.Control = ft.Row([said, buttons], spacing=GAP) if wide else ft.Column([said, buttons], spacing=GAP)
    edge = ft.Border.all(1, paint.line) if ui.mode == "contrast" else None
    face = ft.Container(
        inside,
        height=NOTICE_HEIGHT[ui.size] - GAP,
        bgcolor=paint.fill,
        border=edge,
        border_radius=R_CHIP,
        margin=ft.Margin.only(left=EDGE, right=EDGE, top=GAP),
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
    )
    return ft.SafeArea(face, avoid_intrusions_bottom=False)


@component
def RuleCorrectionsScreen(ui: Ui, ruling: RuleCorrectionsModel) -> ft.Control:
    """What the rules as they are now would make of a table, like the preview of a repair; and the choice."""
    preview = use_watch(ruling, lambda r: r.preview)
    table = f"/table/{ruling.table_model.id}"
    top = ui.back_header(ui.words("rules-open"), table, subtitle=ruling.table_model.name or None)
    if preview is None:
        return ui.screen_layout(top=top, body=[ft.Row([ft.ProgressRing()], alignment=ft.MainAxisAlignment.CENTER)])
    if not preview.differs:
        return ui.screen_layout(top=top, body=[ui.text(ui.words("rules-none"))])
    body: list[ft.Control] = [ui.text(line) for line in preview.lines]
    head = ui.words("rules-impossible", count=len(preview.impossible))
    follows = [
        ui.strong(ui.words("rules-preview")),
        *impossible_steps_rows(ui, head, preview.impossible, ui.words("rules-fine")),
    ]
    body.append(ui.column_panel(follows, spacing=8, stretched=True))
    body.append(ui.caption(ui.words("rules-unchosen"), size=15))
    keep = ui.button(ui.words("rules-keep"), ruling.keep, name="rules-keep", expand=True)
    take = ui.primary_button(ui.words("rules-take"), ruling.take, name="rules-take", expand=True)
    return ui.screen_layout(top=top, body=body, actions=[keep, take], width=COLUMN_WIDTH)
