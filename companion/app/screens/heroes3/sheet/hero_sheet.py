"""The hero's numbers and tokens to put right, and morale to gain or to spend."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import flet as ft

from companion.app.icons import Icon
from companion.app.kit.buttons import quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption, strong
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_layers import HeroOpen, MoraleOpen, TokensOpen
from companion.app.screens.heroes3.sheet.parts import counted
from companion.app.screens.heroes3.sheet.speech import morale_words, word_about
from companion.app.screens.heroes3.sheet.treasury import TOKENS
from companion.app.theme import Look
from companion.games.heroes3.sheet import acts
from companion.games.heroes3.sheet.state import Sheet

_MARKS: tuple[tuple[str, str], ...] = (("secondary", "secondary-hero"), ("hand-goes", "second-negative"))


def hero_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: HeroOpen) -> ft.Control:
    """Experience, movement, expert uses and rounds without a home, put right by hand."""
    words, seat = guest.words, layer.seat
    mine = evening.state.sheets[seat]
    numbers = [
        ("experience", mine.experience, "experience"), ("movement", mine.movement, "movement-points"),
        ("expert", mine.expert, "expert-uses"), ("homeless", mine.homeless, "elimination"),
    ]  # fmt: skip
    if mine.secondary:
        numbers.insert(2, ("secondary-movement", mine.secondary_movement, "secondary-hero"))
    body: list[ft.Control] = [
        counted(look, words("h3s-ui-number", what=what), value, _step(evening, what, seat), name=f"right-{what}",
                least=value <= 0, about=word_about(guest, entry))
        for what, value, entry in numbers
    ]  # fmt: skip
    tags = [
        _mark(look, guest, evening, seat, mark, mine.secondary if mark == "secondary" else mine.hand_goes, entry)
        for mark, entry in _MARKS
    ]
    body.append(chips(look, tags, targets=True))
    return _sheet(look, guest, evening, words("h3s-ui-hero"), body, "hero", words("h3s-ui-by-hand"))


def tokens_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: TokensOpen) -> ft.Control:
    """What each token is for, and to put it right."""
    words, seat = guest.words, layer.seat
    mine = evening.state.sheets[seat]
    ready = {"build": mine.build_token, "population": mine.population_token, "spell-book": mine.spell_token}
    body: list[ft.Control] = [
        quiet(look, words("h3s-ui-buy-spell"), partial(evening.act, acts.BuySpell(seat)), symbol="book",
              name="buy-spell", height=56, on_long_press=word_about(guest, "spell-book-token")),
        strong(look, words("h3s-ui-put-right"), size=16),
        chips(look, [_mark(look, guest, evening, seat, token, ready[token], f"{token}-token", symbol)
                     for token, symbol in TOKENS], targets=True),
    ]  # fmt: skip
    return _sheet(look, guest, evening, words("h3s-ui-tokens"), body, "town-tokens", words("h3s-ui-tokens-how"))


def _mark(
    look: Look,
    guest: Guest,
    evening: SheetEvening,
    seat: str,
    mark: str,
    on: bool,
    entry: str,
    symbol: Icon | None = None,
) -> ft.Control:
    return tap_chip(
        look, guest.words("h3s-ui-mark", mark=mark), partial(evening.do, acts.SetMark(seat, mark, not on)),  # type: ignore[arg-type]
        selected=on, symbol="check" if on else symbol, name=f"mark-{mark}", about=word_about(guest, entry),
    )  # fmt: skip


def morale_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: MoraleOpen) -> ft.Control:
    """Gain morale, or spend the positive token in one of three ways."""
    words, seat = guest.words, layer.seat
    mine: Sheet = evening.state.sheets[seat]
    cards = evening.state.layout.morale_cards
    entry = "morale-cards" if cards else f"{mine.morale}-morale" if mine.morale != "none" else "morale"
    now = strong(look, morale_words(words, evening.state, mine))
    body: list[ft.Control] = [explained(now, word_about(guest, entry))]
    if cards:
        body += _morale_cards(look, guest, evening, mine)
    elif mine.morale == "positive":
        body.append(caption(look, words("h3s-ui-spend-morale"), size=15))
        body += [
            quiet(look, words("h3s-ui-spend", on=on), partial(evening.act, acts.SpendMorale(seat, on)),
                  name=f"spend-{on}", height=56, on_long_press=word_about(guest, "positive-morale"))
            for on in ("draw", "swap", "reroll")
        ]  # fmt: skip
    gains: tuple[tuple[str, Icon], ...] = (("positive", "sun"), ("negative", "moon"))
    body += [
        quiet(look, words("h3s-ui-gain-morale", morale=gained), partial(evening.act, acts.GainMorale(seat, gained)),  # type: ignore[arg-type]
              symbol=symbol, name=f"morale-{gained}", height=56, on_long_press=word_about(guest, f"{gained}-morale"))
        for gained, symbol in gains
    ]  # fmt: skip
    if mine.morale != "none":
        clear = partial(evening.act, acts.SetMark(seat, "no-morale", True))
        said = words("h3s-ui-no-morale-cards") if cards else words("h3s-ui-no-morale")
        body.append(quiet(look, said, clear, symbol="close", name="no-morale", height=52))
    return _sheet(look, guest, evening, words("h3s-ui-morale-title"), body, "morale")


def _morale_cards(look: Look, guest: Guest, evening: SheetEvening, mine: Sheet) -> list[ft.Control]:
    """How the cards of the Battlefield box are gained, and one of them used."""
    words = guest.words
    parts: list[ft.Control] = [caption(look, words("h3s-ui-morale-on-cards"), size=15)]
    if mine.morale_cards:
        use = partial(evening.act, acts.SpendMorale(mine.id, "card"))
        parts.append(quiet(look, words("h3s-ui-use-morale-card"), use, symbol="cards", name="spend-card", height=56,
                           on_long_press=word_about(guest, "morale-cards")))  # fmt: skip
    return parts


def _step(evening: SheetEvening, what: str, seat: str) -> Callable[[int], Awaitable[None]]:
    async def step(by: int) -> None:
        await evening.step(what, seat, by)

    return step


def _sheet(
    look: Look, guest: Guest, evening: SheetEvening, heading: str, body: list[ft.Control], entry: str,
    subtitle: str | None = None,
) -> ft.Control:  # fmt: skip
    return sheet(
        look, heading, body, close=guest.words("close"), on_close=partial(evening.show, None), subtitle=subtitle,
        scrolls=False, about=word_about(guest, entry),
    )  # fmt: skip
