"""The resources of a player in numerals to be read across the table, the income below them, the tokens beside them."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.numeral import numeral, sign
from companion.app.kit.panel import panel
from companion.app.kit.tap import tap
from companion.app.kit.words import caption, figure
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_layers import IncomeOpen, MusterOpen, PurseOpen, TokensOpen
from companion.app.screens.heroes3.sheet.parts import SIGNS, resource_ink, tile
from companion.app.screens.heroes3.sheet.speech import RESOURCE_ENTRIES, RESOURCES, amount, resource_name, word_about
from companion.app.theme import R_CHIP, TARGET, Look
from companion.app.watch import part, use_watch
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.sheet import looking

_NUMERAL = 96
"""As wide as a number may be: a third of the narrowest column that a wide screen has."""
TOKENS: tuple[tuple[str, Icon], ...] = (("build", "castle"), ("population", "people"), ("spell-book", "book"))


@part
def Treasury(look: Look, guest: Guest, evening: SheetEvening, big: bool) -> ft.Control:
    """What a player has: three numbers; a tap opens what can be done with them."""
    seat, purse, income, sure = use_watch(
        evening, lambda e: (e.seat, e.sheet.purse, _income(e), not looking.income(e.state, e.seat).open)
    )
    words = guest.words
    numbers = [_resource(look, guest, evening, seat, resource, purse, big) for resource in RESOURCES]
    coming = ft.Row(
        [
            icon("next", look.muted, 20),
            caption(look, words("h3s-ui-income"), size=15, silent=True),
            *[_coming(look, resource, count) for resource, count in income.amounts().items() if count],
            *([] if sure else [caption(look, words("h3s-ui-income-more"), size=15, silent=True)]),
        ],
        spacing=10, alignment=ft.MainAxisAlignment.CENTER,
    )  # fmt: skip
    below = tap(
        look, coming, on_tap=partial(evening.show, IncomeOpen(seat)), on_long_press=word_about(guest, "income"),
        label=words("h3s-ui-income-aloud", amount=amount(words, income)), name="income", silent=True, height=TARGET,
        radius=R_CHIP,
    )  # fmt: skip
    column = ft.Column([ft.Row(numbers, spacing=8), below], spacing=2)
    return panel(look, column, padding=ft.Padding.only(left=10, right=10, top=10, bottom=2), name="treasury")


def _income(evening: SheetEvening) -> Purse:
    return looking.income(evening.state, evening.seat).sure


def _resource(
    look: Look, guest: Guest, evening: SheetEvening, seat: str, resource: str, purse: Purse, big: bool
) -> ft.Control:
    count, said = purse.amounts()[resource], resource_name(guest.words, resource)
    high, figures = 58 if big else 44, max(2, *(len(str(each)) for each in purse.amounts().values()))
    size = ft.Column(
        [
            numeral(look, count, width=_NUMERAL, height=high, color=look.harm if count < 0 else None, figures=figures),
            ft.Row(
                [
                    icon(SIGNS[resource], resource_ink(look, resource), 18),
                    caption(look, guest.words("h3s-ui-resource", resource=resource), silent=True, lines=1),
                ],
                spacing=5, alignment=ft.MainAxisAlignment.CENTER,
            ),
        ],
        spacing=2, horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )  # fmt: skip
    return tap(
        look, size, on_tap=partial(evening.show, PurseOpen(seat)),
        on_long_press=word_about(guest, RESOURCE_ENTRIES[resource]),
        label=f"{said}: {count}", name=f"purse-{resource}", radius=R_CHIP, expand=True,
        padding=ft.Padding.symmetric(vertical=4),
    )  # fmt: skip


def _coming(look: Look, resource: str, count: int) -> ft.Control:
    return ft.Row(
        [icon(SIGNS[resource], resource_ink(look, resource), 18), figure(look, sign(count), size=17, silent=True)],
        spacing=4, tight=True,
    )  # fmt: skip


@part
def Tokens(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """The three town tokens: which are still to be used in this round."""
    use_watch(evening, lambda e: (e.seat, tokens_of(e)))
    words = guest.words
    tags = []
    for (token, symbol), (_, ready) in zip(TOKENS, tokens_of(evening), strict=True):
        name = words("h3s-ui-token", token=token)
        said = words("h3s-ui-token-state", token=name, state="ready" if ready else "used")
        go = partial(evening.show, token_layer(evening.seat, token, ready))
        tags.append(
            tile(
                look, symbol if ready else "check", name, go, tone="info" if ready else "plain", label=said,
                name=f"token-{token}", about=word_about(guest, f"{token}-token"),
            )
        )  # fmt: skip
    return ft.Row(tags, spacing=8)


def token_layer(seat: str, token: str, ready: bool = True) -> MusterOpen | TokensOpen:
    """Where a town token leads: to what it is for, and once it is used to putting it right."""
    return MusterOpen(seat) if token == "population" and ready else TokensOpen(seat)


def tokens_of(evening: SheetEvening) -> tuple[tuple[str, bool], ...]:
    """Which tokens are still to be used."""
    sheet = evening.sheet
    return (("build", sheet.build_token), ("population", sheet.population_token), ("spell-book", sheet.spell_token))
