"""The hero's numbers and tokens to put right, and morale to gain or to spend."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName
from companion.app.models.heroes3.adventure.dialogs import HeroDialog, MoraleDialog, TokensDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.panels.resources_panel import TOKENS
from companion.app.screens.heroes3.adventure.shared_rows import number_stepper_row
from companion.app.screens.heroes3.adventure.table_text import morale_text, rule_term_help
from companion.app.screens.table.dialog import table_dialog
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.state import PlayerState

_MARKS: tuple[tuple[str, str], ...] = (("secondary", "secondary-hero"), ("hand-goes", "second-negative"))


def correct_hero_dialog(ui: Ui, model: AdventureTableModel, dialog: HeroDialog) -> ft.Control:
    """Experience, movement, expert uses and rounds without a home, put right by hand."""
    seat = dialog.seat
    mine = model.state.sheets[seat]
    numbers = [
        ("experience", mine.experience, "experience"),
        ("movement", mine.movement, "movement-points"),
        ("expert", mine.expert, "expert-uses"),
        ("homeless", mine.homeless, "elimination"),
    ]
    if mine.secondary:
        numbers.insert(2, ("secondary-movement", mine.secondary_movement, "secondary-hero"))
    body: list[ft.Control] = [
        number_stepper_row(
            ui,
            ui.words("h3s-ui-number", what=what),
            value,
            partial(model.step, what, seat),
            name=f"right-{what}",
            least=value <= 0,
            about=rule_term_help(ui, entry),
        )
        for what, value, entry in numbers
    ]
    tags = [
        _mark(ui, model, seat, mark, mine.secondary if mark == "secondary" else mine.hand_goes, entry)
        for mark, entry in _MARKS
    ]
    body.append(ui.chip_row(tags, targets=True))
    about = rule_term_help(ui, "hero")
    return table_dialog(
        ui, model, ui.words("h3s-ui-hero"), body, scrolls=False, about=about, subtitle=ui.words("h3s-ui-by-hand")
    )


def town_tokens_dialog(ui: Ui, model: AdventureTableModel, dialog: TokensDialog) -> ft.Control:
    """What each token is for, and to put it right."""
    seat = dialog.seat
    mine = model.state.sheets[seat]
    ready = {"build": mine.build_token, "population": mine.population_token, "spell-book": mine.spell_token}
    body: list[ft.Control] = [
        ui.button(
            ui.words("h3s-ui-buy-spell"),
            partial(model.act, acts.BuySpell(seat)),
            symbol="book",
            name="buy-spell",
            height=56,
            on_long_press=rule_term_help(ui, "spell-book-token"),
        ),
        ui.strong(ui.words("h3s-ui-put-right"), size=16),
        ui.chip_row(
            [_mark(ui, model, seat, token, ready[token], f"{token}-token", symbol) for token, symbol in TOKENS],
            targets=True,
        ),
    ]
    about = rule_term_help(ui, "town-tokens")
    return table_dialog(
        ui, model, ui.words("h3s-ui-tokens"), body, scrolls=False, about=about, subtitle=ui.words("h3s-ui-tokens-how")
    )


def _mark(
    ui: Ui, model: AdventureTableModel, seat: str, mark: str, on: bool, entry: str, symbol: IconName | None = None
) -> ft.Control:
    return ui.tappable_chip(
        ui.words("h3s-ui-mark", mark=mark),
        partial(model.do, acts.SetMark(seat, mark, not on)),  # type: ignore[arg-type]
        selected=on,
        symbol="check" if on else symbol,
        name=f"mark-{mark}",
        about=rule_term_help(ui, entry),
    )


def morale_dialog(ui: Ui, model: AdventureTableModel, dialog: MoraleDialog) -> ft.Control:
    """Gain morale, or spend the positive token in one of three ways."""
    seat = dialog.seat
    mine: PlayerState = model.state.sheets[seat]
    cards = model.state.layout.morale_cards
    entry = "morale-cards" if cards else f"{mine.morale}-morale" if mine.morale != "none" else "morale"
    now = ui.strong(morale_text(ui.words, model.state, mine))
    body: list[ft.Control] = [ui.explained(now, rule_term_help(ui, entry))]
    if cards:
        body += _morale_cards(ui, model, mine)
    elif mine.morale == "positive":
        body.append(ui.caption(ui.words("h3s-ui-spend-morale"), size=15))
        body += [
            ui.button(
                ui.words("h3s-ui-spend", on=on),
                partial(model.act, acts.SpendMorale(seat, on)),
                name=f"spend-{on}",
                height=56,
                on_long_press=rule_term_help(ui, "positive-morale"),
            )
            for on in ("draw", "swap", "reroll")
        ]
    gains: tuple[tuple[str, IconName], ...] = (("positive", "sun"), ("negative", "moon"))
    body += [
        ui.button(
            ui.words("h3s-ui-gain-morale", morale=gained),
            partial(model.act, acts.GainMorale(seat, gained)),  # type: ignore[arg-type]
            symbol=symbol,
            name=f"morale-{gained}",
            height=56,
            on_long_press=rule_term_help(ui, f"{gained}-morale"),
        )
        for gained, symbol in gains
    ]
    if mine.morale != "none":
        clear = partial(model.act, acts.SetMark(seat, "no-morale", True))
        said = ui.words("h3s-ui-no-morale-cards") if cards else ui.words("h3s-ui-no-morale")
        body.append(ui.button(said, clear, symbol="close", name="no-morale", height=52))
    about = rule_term_help(ui, "morale")
    return table_dialog(ui, model, ui.words("h3s-ui-morale-title"), body, scrolls=False, about=about)


def _morale_cards(ui: Ui, model: AdventureTableModel, mine: PlayerState) -> list[ft.Control]:
    """How the cards of the Battlefield box are gained, and one of them used."""
    parts: list[ft.Control] = [ui.caption(ui.words("h3s-ui-morale-on-cards"), size=15)]
    if mine.morale_cards:
        use = partial(model.act, acts.SpendMorale(mine.id, "card"))
        parts.append(
            ui.button(
                ui.words("h3s-ui-use-morale-card"),
                use,
                symbol="cards",
                name="spend-card",
                height=56,
                on_long_press=rule_term_help(ui, "morale-cards"),
            )
        )
    return parts
