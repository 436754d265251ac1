"""The hero's numbers and tokens to put right, and morale to gain or to spend."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.controls.buttons import secondary_button
from companion.app.kit.controls.chips import chip_row, tappable_chip
from companion.app.kit.text.text_styles import caption_text, strong_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.adventure.dialogs import HeroDialog, MoraleDialog, TokensDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.panels.resources_panel import TOKENS
from companion.app.screens.heroes3.adventure.shared_rows import number_stepper_row
from companion.app.screens.heroes3.adventure.table_text import morale_text, rule_term_help_callback
from companion.app.screens.table.dialog import table_dialog
from companion.app.theme import Look
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.state import PlayerState

_MARKS: tuple[tuple[str, str], ...] = (("secondary", "secondary-hero"), ("hand-goes", "second-negative"))


def correct_hero_dialog(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: HeroDialog
) -> ft.Control:
    """Experience, movement, expert uses and rounds without a home, put right by hand."""
    words, seat = session.words, dialog.seat
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
            look,
            words("h3s-ui-number", what=what),
            value,
            partial(model.step, what, seat),
            name=f"right-{what}",
            least=value <= 0,
            about=rule_term_help_callback(session, entry),
        )
        for what, value, entry in numbers
    ]
    tags = [
        _mark(look, session, model, seat, mark, mine.secondary if mark == "secondary" else mine.hand_goes, entry)
        for mark, entry in _MARKS
    ]
    body.append(chip_row(look, tags, targets=True))
    about = rule_term_help_callback(session, "hero")
    return table_dialog(
        look, model, words("h3s-ui-hero"), body, scrolls=False, about=about, subtitle=words("h3s-ui-by-hand")
    )


def town_tokens_dialog(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: TokensDialog
) -> ft.Control:
    """What each token is for, and to put it right."""
    words, seat = session.words, dialog.seat
    mine = model.state.sheets[seat]
    ready = {"build": mine.build_token, "population": mine.population_token, "spell-book": mine.spell_token}
    body: list[ft.Control] = [
        secondary_button(
            look,
            words("h3s-ui-buy-spell"),
            partial(model.act, acts.BuySpell(seat)),
            symbol="book",
            name="buy-spell",
            height=56,
            on_long_press=rule_term_help_callback(session, "spell-book-token"),
        ),
        strong_text(look, words("h3s-ui-put-right"), size=16),
        chip_row(
            look,
            [
                _mark(look, session, model, seat, token, ready[token], f"{token}-token", symbol)
                for token, symbol in TOKENS
            ],
            targets=True,
        ),
    ]
    about = rule_term_help_callback(session, "town-tokens")
    return table_dialog(
        look, model, words("h3s-ui-tokens"), body, scrolls=False, about=about, subtitle=words("h3s-ui-tokens-how")
    )


def _mark(
    look: Look,
    session: DeviceSession,
    model: AdventureTableModel,
    seat: str,
    mark: str,
    on: bool,
    entry: str,
    symbol: IconName | None = None,
) -> ft.Control:
    return tappable_chip(
        look,
        session.words("h3s-ui-mark", mark=mark),
        partial(model.do, acts.SetMark(seat, mark, not on)),  # type: ignore[arg-type]
        selected=on,
        symbol="check" if on else symbol,
        name=f"mark-{mark}",
        about=rule_term_help_callback(session, entry),
    )


def morale_dialog(look: Look, session: DeviceSession, model: AdventureTableModel, dialog: MoraleDialog) -> ft.Control:
    """Gain morale, or spend the positive token in one of three ways."""
    words, seat = session.words, dialog.seat
    mine: PlayerState = model.state.sheets[seat]
    cards = model.state.layout.morale_cards
    entry = "morale-cards" if cards else f"{mine.morale}-morale" if mine.morale != "none" else "morale"
    now = strong_text(look, morale_text(words, model.state, mine))
    body: list[ft.Control] = [explain_on_long_press(now, rule_term_help_callback(session, entry))]
    if cards:
        body += _morale_cards(look, session, model, mine)
    elif mine.morale == "positive":
        body.append(caption_text(look, words("h3s-ui-spend-morale"), size=15))
        body += [
            secondary_button(
                look,
                words("h3s-ui-spend", on=on),
                partial(model.act, acts.SpendMorale(seat, on)),
                name=f"spend-{on}",
                height=56,
                on_long_press=rule_term_help_callback(session, "positive-morale"),
            )
            for on in ("draw", "swap", "reroll")
        ]
    gains: tuple[tuple[str, IconName], ...] = (("positive", "sun"), ("negative", "moon"))
    body += [
        secondary_button(
            look,
            words("h3s-ui-gain-morale", morale=gained),
            partial(model.act, acts.GainMorale(seat, gained)),  # type: ignore[arg-type]
            symbol=symbol,
            name=f"morale-{gained}",
            height=56,
            on_long_press=rule_term_help_callback(session, f"{gained}-morale"),
        )
        for gained, symbol in gains
    ]
    if mine.morale != "none":
        clear = partial(model.act, acts.SetMark(seat, "no-morale", True))
        said = words("h3s-ui-no-morale-cards") if cards else words("h3s-ui-no-morale")
        body.append(secondary_button(look, said, clear, symbol="close", name="no-morale", height=52))
    about = rule_term_help_callback(session, "morale")
    return table_dialog(look, model, words("h3s-ui-morale-title"), body, scrolls=False, about=about)


def _morale_cards(
    look: Look, session: DeviceSession, model: AdventureTableModel, mine: PlayerState
) -> list[ft.Control]:
    """How the cards of the Battlefield box are gained, and one of them used."""
    words = session.words
    parts: list[ft.Control] = [caption_text(look, words("h3s-ui-morale-on-cards"), size=15)]
    if mine.morale_cards:
        use = partial(model.act, acts.SpendMorale(mine.id, "card"))
        parts.append(
            secondary_button(
                look,
                words("h3s-ui-use-morale-card"),
                use,
                symbol="cards",
                name="spend-card",
                height=56,
                on_long_press=rule_term_help_callback(session, "morale-cards"),
            )
        )
    return parts
