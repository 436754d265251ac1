"""The hero's numbers and tokens to put right, and morale to gain or to spend."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName
from companion.app.models.heroes3.adventure.dialog_states import HeroDialog, MoraleDialog, TokensDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.panels.resources_panel import TOKENS
from companion.app.screens.heroes3.adventure.shared_rows import number_stepper_row, sheet_button, switch_chip
from companion.app.screens.heroes3.adventure.table_text_and_help import morale_text, rule_term_help
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.state import PlayerState


def correct_hero_dialog(ui: Ui, model: AdventureTableModel, dialog: HeroDialog) -> ft.Control:
    """Experience, movement, expert uses and rounds without a home, put right by hand."""
    seat, words = dialog.seat, ui.words
    mine = model.state.sheets[seat]
    numbers = [
        ("experience", mine.experience, "experience"),
        ("movement", mine.movement, "movement-points"),
        ("expert", mine.expert, "expert-uses"),
        ("homeless", mine.homeless, "elimination"),
    ]
    if mine.secondary:
        numbers.insert(2, ("secondary-movement", mine.secondary_movement, "secondary-hero"))
    body: list[ft.Control] = []
    for what, value, entry in numbers:
        said = words("h3s-ui-number", what=what)
        step = partial(model.step, what, seat)
        body.append(number_stepper_row(ui, said, value, step, f"right-{what}", entry))
    tags = [
        _mark(ui, model, seat, "secondary", mine.secondary, "secondary-hero"),
        _mark(ui, model, seat, "hand-goes", mine.hand_goes, "second-negative"),
    ]
    body.append(ui.chip_row(tags, targets=True))
    about, how = rule_term_help(ui, "hero"), words("h3s-ui-by-hand")
    return table_dialog(ui, model, words("h3s-ui-hero"), body, scrolls=False, about=about, subtitle=how)


def town_tokens_dialog(ui: Ui, model: AdventureTableModel, dialog: TokensDialog) -> ft.Control:
    """What each token is for, and to put it right."""
    seat, words = dialog.seat, ui.words
    mine = model.state.sheets[seat]
    ready = {"build": mine.build_token, "population": mine.population_token, "spell-book": mine.spell_token}
    tags = [_mark(ui, model, seat, token, ready[token], f"{token}-token", symbol) for token, symbol in TOKENS]
    buy = partial(model.act, acts.BuySpell(seat))
    body: list[ft.Control] = [
        sheet_button(ui, words("h3s-ui-buy-spell"), buy, "buy-spell", "book", "spell-book-token", height=56),
        ui.strong(words("h3s-ui-put-right"), size=16),
        ui.chip_row(tags, targets=True),
    ]
    about, how = rule_term_help(ui, "town-tokens"), words("h3s-ui-tokens-how")
    return table_dialog(ui, model, words("h3s-ui-tokens"), body, scrolls=False, about=about, subtitle=how)


def _mark(
    ui: Ui, model: AdventureTableModel, seat: str, mark: str, on: bool, entry: str, symbol: IconName | None = None
) -> ft.Control:
    act = partial(model.do, acts.SetMark(seat, mark, not on))  # type: ignore[arg-type]
    about = rule_term_help(ui, entry)
    return switch_chip(ui, ui.words("h3s-ui-mark", mark=mark), act, on, f"mark-{mark}", about, symbol)


def morale_dialog(ui: Ui, model: AdventureTableModel, dialog: MoraleDialog) -> ft.Control:
    """Gain morale, or spend the positive token in one of three ways."""
    seat, words = dialog.seat, ui.words
    mine: PlayerState = model.state.sheets[seat]
    cards = model.state.layout.morale_cards
    entry = "morale-cards" if cards else f"{mine.morale}-morale" if mine.morale != "none" else "morale"
    now = ui.strong(morale_text(words, model.state, mine))
    body: list[ft.Control] = [ui.explained(now, rule_term_help(ui, entry))]
    if cards:
        # How the cards of the Battlefield box are gained, and one of them used.
        body.append(ui.caption(words("h3s-ui-morale-on-cards"), size=15))
        if mine.morale_cards:
            said = words("h3s-ui-use-morale-card")
            use = partial(model.act, acts.SpendMorale(seat, "card"))
            body.append(sheet_button(ui, said, use, "spend-card", "cards", "morale-cards", height=56))
    elif mine.morale == "positive":
        body.append(ui.caption(words("h3s-ui-spend-morale"), size=15))
        for on in ("draw", "swap", "reroll"):
            spend = partial(model.act, acts.SpendMorale(seat, on))
            said = words("h3s-ui-spend", on=on)
            body.append(sheet_button(ui, said, spend, f"spend-{on}", entry="positive-morale", height=56))
    gains: tuple[tuple[str, IconName], ...] = (("positive", "sun"), ("negative", "moon"))
    for gained, symbol in gains:
        gain = partial(model.act, acts.GainMorale(seat, gained))  # type: ignore[arg-type]
        said = words("h3s-ui-gain-morale", morale=gained)
        body.append(sheet_button(ui, said, gain, f"morale-{gained}", symbol, f"{gained}-morale", height=56))
    if mine.morale != "none":
        clear = partial(model.act, acts.SetMark(seat, "no-morale", True))
        said = words("h3s-ui-no-morale-cards") if cards else words("h3s-ui-no-morale")
        body.append(sheet_button(ui, said, clear, "no-morale", "close"))
    about = rule_term_help(ui, "morale")
    return table_dialog(ui, model, words("h3s-ui-morale-title"), body, scrolls=False, about=about)
