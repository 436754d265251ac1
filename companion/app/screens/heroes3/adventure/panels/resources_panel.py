"""The resources of a player in numerals to be read across the table, the income below them, the tokens beside them."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.text.big_number import format_signed
from companion.app.models.heroes3.adventure.dialog_states import (
    IncomeDialog,
    RecruitDialog,
    ResourcesDialog,
    TokensDialog,
)
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.adventure.shared_rows import action_tile, resource_sign
from companion.app.screens.heroes3.adventure.table_text_and_help import (
    RESOURCE_ENTRIES,
    RESOURCES,
    resource_name,
    resources_text,
    rule_term_help,
)
from companion.app.theme import R_CHIP, TARGET, ToneName
from companion.app.ui import Ui
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.purse import Purse

_NUMERAL = 96
"""As wide as a number may be: a third of the narrowest column that a wide screen has."""
TOKENS: tuple[tuple[str, IconName], ...] = (("build", "castle"), ("population", "people"), ("spell-book", "book"))


@component
def ResourcesPanel(ui: Ui, model: AdventureTableModel, big: bool) -> ft.Control:
    """What a player has: three numbers; a tap opens what can be done with them."""
    seat, purse, income, sure = use_watch(
        model, lambda e: (e.seat, e.sheet.purse, _income(e), not player_queries.next_income(e.state, e.seat).open)
    )
    numbers = [_resource(ui, model, seat, resource, purse, big) for resource in RESOURCES]
    coming = ft.Row(
        [
            make_icon("next", ui.muted, 20),
            ui.caption(ui.words("h3s-ui-income"), size=15, silent=True),
            *[_coming(ui, resource, count) for resource, count in income.amounts().items() if count],
            *([] if sure else [ui.caption(ui.words("h3s-ui-income-more"), size=15, silent=True)]),
        ],
        spacing=10,
        alignment=ft.MainAxisAlignment.CENTER,
    )
    below = ui.pressable(
        coming,
        on_tap=partial(model.show, IncomeDialog(seat)),
        on_long_press=rule_term_help(ui, "income"),
        label=ui.words("h3s-ui-income-aloud", amount=resources_text(ui.words, income)),
        name="income",
        silent=True,
        height=TARGET,
        radius=R_CHIP,
    )
    column = ft.Column([ft.Row(numbers, spacing=8), below], spacing=2)
    return ui.panel(column, padding=ft.Padding.only(left=10, right=10, top=10, bottom=2), name="treasury")


def _income(model: AdventureTableModel) -> Purse:
    return player_queries.next_income(model.state, model.seat).sure


def _resource(ui: Ui, model: AdventureTableModel, seat: str, resource: str, purse: Purse, big: bool) -> ft.Control:
    count, said = purse.amounts()[resource], resource_name(ui.words, resource)
    high, figures = 58 if big else 44, max(2, *(len(str(each)) for each in purse.amounts().values()))
    named = ui.caption(ui.words("h3s-ui-resource", resource=resource), silent=True, lines=1)
    face = ft.Column(
        [
            ui.big_number(count, width=_NUMERAL, height=high, color=ui.harm if count < 0 else None, figures=figures),
            ft.Row([resource_sign(ui, resource, 18), named], spacing=5, alignment=ft.MainAxisAlignment.CENTER),
        ],
        spacing=2,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return ui.pressable(
        face,
        on_tap=partial(model.show, ResourcesDialog(seat)),
        on_long_press=rule_term_help(ui, RESOURCE_ENTRIES[resource]),
        label=f"{said}: {count}",
        name=f"purse-{resource}",
        radius=R_CHIP,
        expand=True,
        padding=ft.Padding.symmetric(vertical=4),
    )


def _coming(ui: Ui, resource: str, count: int) -> ft.Control:
    number = ui.number(format_signed(count), size=17, silent=True)
    return ft.Row([resource_sign(ui, resource, 18), number], spacing=4, tight=True)


@component
def TownTokensRow(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """The three town tokens: which are still to be used in this round."""
    use_watch(model, lambda e: (e.seat, list_town_tokens(e)))
    tags = []
    for (token, symbol), (_, ready) in zip(TOKENS, list_town_tokens(model), strict=True):
        name = ui.words("h3s-ui-token", token=token)
        said = ui.words("h3s-ui-token-state", token=name, state="ready" if ready else "used")
        go = partial(model.show, dialog_for_token(model.seat, token, ready))
        sign = symbol if ready else "check"
        tone: ToneName = "info" if ready else "plain"
        tags.append(action_tile(ui, sign, name, go, f"token-{token}", f"{token}-token", tone=tone, label=said))
    return ft.Row(tags, spacing=8)


def dialog_for_token(seat: str, token: str, ready: bool = True) -> RecruitDialog | TokensDialog:
    """Where a town token leads: to what it is for, and once it is used to putting it right."""
    return RecruitDialog(seat) if token == "population" and ready else TokensDialog(seat)


def list_town_tokens(model: AdventureTableModel) -> tuple[tuple[str, bool], ...]:
    """Which tokens are still to be used."""
    sheet = model.sheet
    return (("build", sheet.build_token), ("population", sheet.population_token), ("spell-book", sheet.spell_token))
