"""Recruiting and reinforcing: a basket with what it costs together and what is left, before anything is paid."""

from __future__ import annotations

from functools import partial
from typing import Literal

import flet as ft

from companion.app.icons import make_icon
from companion.app.models.heroes3.adventure.dialog_states import RecruitDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.form_parts import subheading
from companion.app.screens.heroes3.adventure.shared_rows import empty_list_text, price_row, sheet_button, tappable_row
from companion.app.screens.heroes3.adventure.table_text_and_help import (
    missing_requirement_text,
    resources_text,
    rule_term_help,
    unit_help,
)
from companion.app.screens.heroes3.combat.unit_icons import TIER_NAMES, tier_icon
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.players import unit_offers
from companion.games.heroes3.adventure.players.unit_offers import UnitOffer
from companion.games.heroes3.adventure.state import AdventureState, Unit

Basket = Literal["recruit", "reinforce"]


def recruit_dialog(ui: Ui, model: AdventureTableModel, dialog: RecruitDialog) -> ft.Control:
    """Everything that can be recruited or reinforced; a tap puts it in the basket, the minus takes it out again."""
    state, seat = model.state, dialog.seat
    chosen = len(dialog.recruit) + len(dialog.reinforce)
    body: list[ft.Control] = []
    offered: tuple[tuple[Basket, list[UnitOffer]], ...] = (
        ("recruit", unit_offers.recruit_offers(state, seat)),
        ("reinforce", unit_offers.reinforce_offers(_recruited(state, dialog), seat)),
    )
    for basket, offers in offered:
        body.append(subheading(ui, ui.words("h3s-ui-basket", basket=basket), basket))
        body += [_offer(ui, model, dialog, basket, offer) for offer in offers]
        if not offers:
            body.append(empty_list_text(ui, ui.words("h3s-ui-none-here")))
    if not state.sheets[seat].secondary:
        hire = partial(model.act, acts.Hire(seat))
        body.append(sheet_button(ui, ui.words("h3s-ui-hire"), hire, "hire", "plus", "hire-secondary"))
    done = partial(model.act, acts.Muster(seat, dialog.recruit, dialog.reinforce))
    said = ui.words("h3s-ui-muster-now", count=chosen)
    onward: list[ft.Control] = [ui.primary_button(said, done, name="muster-now", disabled=not chosen)]
    if chosen:
        # Below the list, so that nothing moves away from the finger as the basket fills.
        onward.insert(0, _total(ui, model, dialog))
    foot = ft.Column(onward, spacing=12, tight=True, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    have = ui.words("h3s-ui-have", amount=resources_text(ui.words, state.sheets[seat].purse))
    about = rule_term_help(ui, "recruit")
    return table_dialog(ui, model, ui.words("h3s-ui-muster"), body, subtitle=have, about=about, actions=[foot])


def _total(ui: Ui, model: AdventureTableModel, dialog: RecruitDialog) -> ft.Control:
    """What the basket costs, and what is left then."""
    purse = model.state.sheets[dialog.seat].purse
    cost = unit_offers.muster_cost(model.state, dialog.seat, dialog.recruit, dialog.reinforce)
    paid = unit_offers.unit_payment_with_substitutes(model.state, dialog.seat, cost)
    left = ui.words("h3s-ui-left", amount=resources_text(ui.words, (purse - paid).floored()))
    return ft.Row(
        [
            ui.caption(ui.words("h3s-ui-together"), size=15),
            price_row(ui, cost, purse.missing(paid), size=20),
            ui.caption(left, size=14, expand=True),
        ],
        spacing=12,
    )


def _recruited(state: AdventureState, dialog: RecruitDialog) -> AdventureState:
    """The position with the basket's recruits: these can be reinforced at once."""
    after = state.copy()
    after.sheets[dialog.seat].army += tuple(Unit(unit) for unit in dialog.recruit)
    return after


def _offer(ui: Ui, model: AdventureTableModel, dialog: RecruitDialog, basket: Basket, offer: UnitOffer) -> ft.Control:
    chosen: tuple[str, ...] = getattr(dialog, basket)
    count = chosen.count(offer.unit)

    def less() -> None:
        at = chosen.index(offer.unit)
        model.change_dialog(**{basket: (*chosen[:at], *chosen[at + 1 :])})

    below = ""
    if offer.refusal is not None and not count:
        below = missing_requirement_text(ui.words, offer.refusal) or ui.words.say(offer.refusal.message)
    name = ui.words.name(offer.name)
    tier = TIER_NAMES.index(offer.tier) if offer.tier in TIER_NAMES else -1
    cost = resources_text(ui.words, offer.cost)
    label = ui.words("h3s-ui-offer-aloud", name=name, basket=basket, cost=cost, count=count, below=below)
    mark = ui.number(f"{count}×", size=18, color=ui.action, silent=True) if count else None
    row = tappable_row(
        ui,
        name,
        below,
        partial(model.change_dialog, **{basket: (*chosen, offer.unit)}),
        name=f"{basket}-{offer.unit}",
        sign=mark or tier_icon(ui, tier, ui.raised, 20) or make_icon("people", ui.muted, 20),
        end=price_row(ui, offer.cost, silent=True),
        about=unit_help(ui, offer.unit),
        label=label,
        faded=offer.refusal is not None and not count,
        bright=bool(count),
    )
    if not count:
        return row
    said = ui.words("h3s-ui-basket-out", name=name)
    out = ui.icon_button("minus", said, less, name=f"out-{offer.unit}", fill=ui.raised)
    return ft.Row([ft.Container(row, expand=True), out], spacing=8)
