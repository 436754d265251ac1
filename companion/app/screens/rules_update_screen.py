"""Rules that were corrected since a table began: the notice above its screen, and what would follow from them."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.controls.buttons import primary_button, secondary_button
from companion.app.kit.layout.panel import panel
from companion.app.kit.layout.screen_header import screen_header
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, EDGE, screen_layout
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, strong_text
from companion.app.models.device_session import DeviceSession
from companion.app.models.rules_update import CorrectionPreview, RuleCorrectionsModel
from companion.app.models.table_model import AnyTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screen_registry import ScreenSize, load_table_screen
from companion.app.theme import GAP, R_CHIP, TARGET, Look

NOTICE_HEIGHT = {"phone": 208, "tablet": 100, "desktop": 100}
"""How high the notice is: so much less room has the screen below it."""
_BUTTONS = 400
"""How wide the two buttons are beside the words."""
_LINES = 6
"""Steps that become impossible, at most so many are shown."""


def impossible_steps_rows(look: Look, head: str, impossible: tuple[str, ...], fine: str) -> list[ft.Control]:
    """What follows from a change of the past: the steps that become impossible by it, or that none does."""
    if not impossible:
        return [caption_text(look, fine, size=15)]
    return [
        strong_text(look, head, size=16),
        *(text(look, f"· {said}", size=15, color=look.harm) for said in impossible[:_LINES]),
    ]


@component
def TableScreenWithRulesNotice(
    look: Look, session: DeviceSession, table_model: AnyTableModel, size: ScreenSize
) -> ft.Control:
    """The screen of a table of any game; above it, where a rule was corrected since, what is to be told of that."""
    notice = use_watch(table_model.ruling, lambda r: r.notice)
    width, height = size
    room = height if notice is None else height - NOTICE_HEIGHT[look.size]
    table = load_table_screen(table_model.live.setup.engine).draw(look, session, table_model, (width, room))
    above = [] if notice is None else [_notice(look, session, table_model.ruling, notice)]
    return ft.Column([*above, ft.Container(table, key="table", expand=True)], spacing=0, expand=True)


def _notice(look: Look, session: DeviceSession, ruling: RuleCorrectionsModel, notice: CorrectionPreview) -> ft.Control:
    words, wide = session.words, not look.phone
    see = secondary_button(
        look,
        words("rules-look"),
        partial(session.device.go, f"/table/{ruling.table_model.id}/rules"),
        name="rules-look",
        height=TARGET,
        size=15,
        expand=True,
    )
    keep = secondary_button(
        look, words("rules-keep"), ruling.keep, name="rules-keep", height=TARGET, size=15, expand=True
    )
    buttons = ft.Row([keep, see], spacing=GAP, width=_BUTTONS if wide else None)
    # The first correction and the step; all of them stand where one sees what would follow.
    paint = look.tone("info")
    lines = [
        text(look, line, size=15, color=paint.ink, lines=1 if wide else 2)
        for line in dict.fromkeys((notice.lines[0], notice.lines[-1]))
    ]
    said = ft.Column(
        [strong_text(look, words("rules-notice"), size=16, color=paint.ink), *lines], spacing=4, expand=True
    )
    inside: ft.Control = ft.Row([said, buttons], spacing=GAP) if wide else ft.Column([said, buttons], spacing=GAP)
    edge = ft.Border.all(1, paint.line) if look.mode == "contrast" else None
    face = ft.Container(
        inside,
        height=NOTICE_HEIGHT[look.size] - GAP,
        bgcolor=paint.fill,
        border=edge,
        border_radius=R_CHIP,
        margin=ft.Margin.only(left=EDGE, right=EDGE, top=GAP),
        padding=ft.Padding.symmetric(horizontal=12, vertical=8),
    )
    return ft.SafeArea(face, avoid_intrusions_bottom=False)


@component
def RuleCorrectionsScreen(look: Look, session: DeviceSession, ruling: RuleCorrectionsModel) -> ft.Control:
    """What the rules as they are now would make of a table, like the preview of a repair; and the choice."""
    preview = use_watch(ruling, lambda r: r.preview)
    words, table = session.words, f"/table/{ruling.table_model.id}"
    top = screen_header(
        look,
        words("rules-open"),
        subtitle=ruling.table_model.name or None,
        back=words("back"),
        on_back=partial(session.device.back, table),
    )
    if preview is None:
        return screen_layout(look, top=top, body=[ft.Row([ft.ProgressRing()], alignment=ft.MainAxisAlignment.CENTER)])
    if not preview.differs:
        return screen_layout(look, top=top, body=[text(look, words("rules-none"))])
    body: list[ft.Control] = [text(look, line) for line in preview.lines]
    head = words("rules-impossible", count=len(preview.impossible))
    follows = [
        strong_text(look, words("rules-preview")),
        *impossible_steps_rows(look, head, preview.impossible, words("rules-fine")),
    ]
    body.append(panel(look, ft.Column(follows, spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)))
    body.append(caption_text(look, words("rules-unchosen"), size=15))
    keep = secondary_button(look, words("rules-keep"), ruling.keep, name="rules-keep", expand=True)
    take = primary_button(look, words("rules-take"), ruling.take, name="rules-take", expand=True)
    return screen_layout(look, top=top, body=body, actions=[keep, take], width=COLUMN_WIDTH)
