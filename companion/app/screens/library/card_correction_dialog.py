"""Putting a figure of a card right, for this table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.app.models.content_packs import CorrectionDraft, PacksModel
from companion.app.ui import Ui
from companion.library.card_entries import CardEntry, label_text


def draft_first_number_correction(card: CardEntry) -> CorrectionDraft | None:
    """A correction of the first number on a card; nothing where it has none, or where a pack brought the card."""
    numbers = [figure for figure in card.figures if isinstance(figure.value, int)]
    if not numbers or card.pack:
        return None
    return CorrectionDraft(card.id, numbers[0].id, int(numbers[0].value))


def build_card_correction_dialog(ui: Ui, packs_model: PacksModel, card: CardEntry) -> ft.Control:
    """Which figure, what it should be, and why."""
    made = packs_model.correcting
    assert made is not None
    values = {figure.id: figure.value for figure in card.figures if isinstance(figure.value, int)}
    named = {figure.id: label_text(figure.name, ui.words) for figure in card.figures if figure.id in values}

    def pick(figure: str) -> None:
        packs_model.correct(CorrectionDraft(card.id, figure, values[figure], made.why))

    def change(how: Callable[[CorrectionDraft], CorrectionDraft]) -> None:
        if (now := packs_model.correcting) is not None:
            packs_model.correct(how(now))

    def step(by: int) -> None:
        change(lambda now: replace(now, value=max(0, now.value + by)))

    def explain(typed: str) -> None:
        change(lambda now: replace(now, why=typed))

    body: list[ft.Control] = [
        ui.segmented_choice(list(named.items()), made.figure, pick, name="correct-figure"),
        ui.number_stepper(
            made.value,
            step,
            name="correct-value",
            label=f"{named[made.figure]} {made.value}",
            minus=ui.words("mend-less"),
            plus=ui.words("mend-more"),
            width=120,
        ),
        ui.text_field(ui.words("correct-why"), made.why, explain, name="correct-why", max_length=120),
        ui.caption(ui.words("correct-how")),
    ]
    keep = ui.primary_button(ui.words("rule-keep"), packs_model.keep_correction, name="correct-keep", expand=True)
    return ui.modal_dialog(
        ui.words("card-correct"),
        body,
        subtitle=ui.words.name(card.name),
        close=ui.words("close"),
        on_close=lambda: packs_model.correct(None),
        actions=[keep],
        scrolls=False,
    )
