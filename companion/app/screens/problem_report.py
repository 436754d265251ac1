"""Reporting a problem: what the file holds, with or without names, and where it goes."""

from __future__ import annotations

import flet as ft

from companion.app.kit.controls.buttons import primary_button, secondary_button
from companion.app.kit.controls.chips import segmented_choice
from companion.app.kit.layout.panel import panel
from companion.app.kit.layout.screen_header import screen_header
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, screen_layout
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, strong_text
from companion.app.models.device_session import DeviceSession
from companion.app.models.problem_report import ProblemReportModel
from companion.app.reactivity import component, use_watch
from companion.app.theme import Look


@component
def ProblemReportScreen(look: Look, session: DeviceSession, report: ProblemReportModel) -> ft.Control:
    """Choose whether names are in it, then save the file or copy its text."""
    names, saved = use_watch(report, lambda r: (r.names, r.saved))
    words = session.words
    home = f"/table/{report.table}" if report.table else "/"
    top = screen_header(look, words("report-open"), back=words("back"), on_back=lambda: session.device.back(home))
    how = "report-how-alone" if not report.table else "report-how-unopened" if report.trouble else "report-how"
    said: list[ft.Control] = [text(look, words(how))]
    if report.error:
        said.append(caption_text(look, words("report-error", error=report.error)))
    body: list[ft.Control] = [panel(look, ft.Column(said, spacing=8))]
    if report.table:
        without = "report-names-left-out" if report.unreadable else "report-names-no"
        called = [(True, words("report-names-yes")), (False, words(without))]
        chosen = segmented_choice(
            look, called, names, report.call, name="report-names", label=words("report-names"), across=True
        )
        asked: list[ft.Control] = [strong_text(look, words("report-names")), chosen]
        if report.unreadable and not names:
            asked.append(caption_text(look, words("report-left-out")))
        body.append(panel(look, ft.Column(asked, spacing=10)))
    if saved:
        body.append(panel(look, text(look, words("export-saved", place=saved), selectable=True), active=True))
    actions = [
        secondary_button(look, words("export-copy"), report.copy, name="report-copy", expand=True),
        primary_button(look, words("export-save"), report.save, symbol="share", name="report-save", expand=True),
    ]
    return screen_layout(look, top=top, body=body, actions=actions, width=COLUMN_WIDTH)
