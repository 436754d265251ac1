"""Reporting a problem: what the file holds, with or without names, and where it goes."""

from __future__ import annotations

import flet as ft

from companion.app.kit.layout.screen_layout import COLUMN_WIDTH
from companion.app.models.problem_report import ProblemReportModel
from companion.app.reactivity import component, use_watch
from companion.app.ui import Ui


@component
def ProblemReportScreen(ui: Ui, report: ProblemReportModel) -> ft.Control:
    """Choose whether names are in it, then save the file or copy its text."""
    names, saved = use_watch(report, lambda r: (r.names, r.saved))
    home = f"/table/{report.table}" if report.table else "/"
    top = ui.back_header(ui.words("report-open"), home)
    how = "report-how-alone" if not report.table else "report-how-unopened" if report.trouble else "report-how"
    said: list[ft.Control] = [ui.text(ui.words(how))]
    if report.error:
        said.append(ui.caption(ui.words("report-error", error=report.error)))
    body: list[ft.Control] = [ui.column_panel(said, spacing=8)]
    if report.table:
        without = "report-names-left-out" if report.unreadable else "report-names-no"
        called = [(True, ui.words("report-names-yes")), (False, ui.words(without))]
        chosen = ui.segmented_choice(
            called, names, report.call, name="report-names", label=ui.words("report-names"), across=True
        )
        asked: list[ft.Control] = [ui.strong(ui.words("report-names")), chosen]
        if report.unreadable and not names:
            asked.append(ui.caption(ui.words("report-left-out")))
        body.append(ui.column_panel(asked))
    if saved:
        body.append(ui.panel(ui.text(ui.words("export-saved", place=saved), selectable=True), active=True))
    actions = [
        ui.button(ui.words("export-copy"), report.copy, name="report-copy", expand=True),
        ui.primary_button(ui.words("export-save"), report.save, symbol="share", name="report-save", expand=True),
    ]
    return ui.screen_layout(top=top, body=body, actions=actions, width=COLUMN_WIDTH)
