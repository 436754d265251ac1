"""A matter in a sheet of its own: every answer as a button, and cards found while typing."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.models.heroes3.adventure.card_search import search_cards_for_deck
from companion.app.models.heroes3.adventure.dialog_states import PendingQuestionDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.models.heroes3.unit_and_card_search import has_word_starting_with
from companion.app.screens.heroes3.adventure.panels.pending_questions import (
    APP,
    NONE,
    build_answer_buttons,
    can_answer_without_searching,
)
from companion.app.screens.heroes3.adventure.shared_rows import info_row, sheet_button, tappable_row
from companion.app.screens.heroes3.adventure.table_text_and_help import (
    card_help,
    card_name,
    effect_source_help,
    effect_source_name,
    rule_help,
    unit_help,
)
from companion.app.screens.table.dialog_and_search_field import search_field, table_dialog
from companion.app.ui import OpenHelp, Ui
from companion.games.heroes3.adventure.effects import effect_origins
from companion.games.heroes3.adventure.questions.pending_questions import QuestionForm
from companion.games.heroes3.adventure.state import PendingQuestion
from companion.games.heroes3.cards.find_unit_or_card_by_name import normalize_name
from companion.kernel.messages import same_text_in_all_languages
from companion.library.translations import capitalize_first_letter

MOST_FORBIDDEN = 8
"""More answers that the rules forbid are not shown: another letter finds what is meant."""


def pending_question_dialog(ui: Ui, model: AdventureTableModel, dialog: PendingQuestionDialog) -> ft.Control:
    """Everything that settles one matter."""
    words = ui.words
    question = model.state.matter(dialog.question)
    ask = model.ask(question)
    name = model.chair(question.seat).name if question.seat else words("h3s-ui-table")
    waiting = sum(other.seat == question.seat for other in model.matters)
    if waiting > 1:
        # The next question may be the same one again: the number shows that the last answer was taken.
        name = f"{name} · {words('h3s-ui-open-count', count=waiting)}"
    about = effect_source_help(ui, question.source) or rule_help(ui, ask.rule)
    body: list[ft.Control] = [ui.text(words.say(ask.message), size=17)]
    if question.kind != "tell" and (said := words.name(effect_origins.origin_table_instructions(question.source))):
        body.append(info_row(ui, "info", said, about=about, color=ui.muted))
    many = not can_answer_without_searching(ask)
    if many:
        body += _found(ui, model, dialog, question, ask)
        # Those that are searched for are shown as tags; what remains declines, or leaves it to the app.
        ask = replace(ask, options=tuple(option for option in ask.options if option.id in (APP, NONE)))
    body += build_answer_buttons(ui, model, question, ask, gold=True)
    said, drop = words("h3s-ui-drop"), partial(model.drop, question)
    body.append(sheet_button(ui, said, drop, f"drop-{question.id}", "close", height=48))
    heading = capitalize_first_letter(effect_source_name(words, question.source))
    return table_dialog(ui, model, heading, body, subtitle=name, scrolls=many, about=about)


def _found(
    ui: Ui, model: AdventureTableModel, dialog: PendingQuestionDialog, question: PendingQuestion, ask: QuestionForm
) -> list[ft.Control]:
    """A field to type in, and what fits the letters."""
    wanted = normalize_name(dialog.typed)
    fitting = [
        (option, said)
        for option in ask.options
        if option.id not in (APP, NONE)
        and (
            (said := ui.words.say(option.message))
            and (not wanted or has_word_starting_with(same_text_in_all_languages(said), wanted))
        )
    ]
    offered = [(option.id, said) for option, said in fitting if option.legal]
    # What the rules forbid is found by its letters: it is refused with the reason, and the table may say so.
    forbidden = [(option, said) for option, said in fitting if not option.legal and (wanted or not offered)]
    if ask.cards is not None and not fitting:
        body = model.state.layout.body
        faction = model.chair(question.seat).faction if question.seat else ""
        offered = [
            (card.id, card_name(ui.words, card.id))
            for card in search_cards_for_deck(dialog.typed, ask.cards, body.boxes, faction)
        ]

    choose = model.tick if ask.several else model.settle

    async def submit(typed: str) -> None:
        if typed.strip() and offered:
            await choose(question, offered[0][0])

    box = search_field(
        ui,
        model,
        dialog,
        ui.words("h3s-ui-find"),
        "matter-typed",
        on_submit=submit,
        key=f"matter-{question.id}",
        autofocus=not ui.phone,
    )
    tags = [
        ui.tappable_chip(
            said,
            partial(choose, question, option),
            name=f"pick-{option}",
            selected=option in model.ticked(question) if ask.several else None,
            about=_about(ui, question, ask, option),
        )
        for option, said in offered
    ]
    lines = [
        tappable_row(
            ui,
            said,
            ui.words.say(option.refusal),
            partial(choose, question, option.id),
            name=f"pick-{option.id}",
            about=_about(ui, question, ask, option.id),
            faded=True,
        )
        for option, said in forbidden[:MOST_FORBIDDEN]
        if option.refusal is not None
    ]
    none = [] if offered or lines else [ui.caption(ui.words("h3s-ui-find-none", typed=dialog.typed), size=15)]
    return [box, *none, ui.chip_row(tags, targets=True), *lines]


def _about(ui: Ui, question: PendingQuestion, ask: QuestionForm, option: str) -> OpenHelp | None:
    """What an answer opens when it is held: the card or the unit that it names."""
    if ask.cards is not None:
        return card_help(ui, option)
    return unit_help(ui, option) if question.kind == "recruit" else None
