"""Choosing an army: up to five units, found by two letters or tapped tier by tier, each as Few or as a Pack."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.controls.text_field import OnTextChange
from companion.app.models.heroes3.combat.setup_model import CombatSetupModel
from companion.app.models.heroes3.unit_and_card_search import find_units, list_faction_units, list_neutral_units
from companion.app.screens.heroes3.combat.help_callbacks import rule_term_help, unit_help
from companion.app.screens.heroes3.combat.unit_chip import get_tier_number, unit_chip
from companion.app.screens.heroes3.combat.unit_icons import MOVEMENT_SIGNS, tier_icon, unit_icon
from companion.app.ui import Ui
from companion.games.heroes3.cards.unit_cards import FACTIONS, Side, load_units
from companion.games.heroes3.combat.model.setup_data import MOST_UNITS

_NEUTRAL = "neutral"


def army_form(ui: Ui, model: CombatSetupModel, side: str) -> list[ft.Control]:
    """The units of a side, and where others are found. `side` is `mine` or `theirs`."""
    chosen: tuple[str, ...] = getattr(model.draft, side)
    rows: list[ft.Control] = [_unit(ui, model, side, place, key) for place, key in enumerate(chosen)]
    parts = [_keyed(rows or [ui.caption(ui.words("h3a-army-empty"), size=15)], f"{side}-army")]
    if len(chosen) < MOST_UNITS:
        parts.append(_keyed(_finding(ui, model, side), f"{side}-finding"))
    return parts


def _keyed(rows: list[ft.Control], key: str) -> ft.Control:
    """Rows with an identity of their own: those below stay the same controls when one more comes above."""
    return ft.Column(rows, key=key, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _unit(ui: Ui, model: CombatSetupModel, side: str, place: int, key: str) -> ft.Control:
    card = load_units().by_key[key]
    name, held = ui.words.name(card.name), unit_help(ui, card)
    lead: list[ft.Control] = [unit_icon(MOVEMENT_SIGNS[card.type], ui.muted, 20)]
    if (tier := tier_icon(ui, get_tier_number(card), ui.surface, 18)) is not None:
        lead.insert(0, tier)
    lines = ft.Column([ui.strong(name, size=17, lines=1), _figures(ui, card)], spacing=1, tight=True, expand=True)
    row: list[ft.Control] = [ui.explained(ft.Row(lead, spacing=4, tight=True), held), ui.explained(lines, held)]
    if card.above >= 0 or card.below >= 0:
        turn = ui.tappable_chip(
            ui.words("h3a-side", side=card.side),
            partial(model.turn, side, place),
            selected=card.side == "pack",
            label=ui.words("h3a-turn", name=name, side=card.side),
            name=f"{side}-turn-{place}",
            about=rule_term_help(ui, "few-pack"),
        )
        row.append(turn)
    said, remove = ui.words("h3a-remove", name=name), partial(model.remove, side, place)
    row.append(ui.icon_button("close", said, remove, name=f"{side}-remove-{place}", bare=True, ink=ui.muted))
    return ft.Row(row, spacing=10)


def _figures(ui: Ui, card: Side) -> ft.Control:
    """The printed figures: Attack, Defense, health, Initiative."""
    figures = {"attack": card.attack, "defense": card.defense, "health": card.health, "initiative": card.initiative}
    signs: tuple[IconName, ...] = ("sword", "shield", "heart", "bolt")
    pairs: list[ft.Control] = []
    for symbol, value in zip(signs, figures.values(), strict=True):
        number = ui.number(str(value), size=14, color=ui.muted, silent=True)
        pairs.append(ft.Row([make_icon(symbol, ui.muted, 14), number], spacing=2, tight=True))
    said = ui.words("h3a-figures-short", **figures)
    return ft.Semantics(content=ft.Row(pairs, spacing=9, tight=True), label=said, container=True)


def _finding(ui: Ui, model: CombatSetupModel, side: str) -> list[ft.Control]:
    """Units by their letters, or else those of a faction; the neutral army knows only neutral ones."""
    typed, which = model.typed[side], "faction" if side == "mine" else "their_faction"
    neutral_only = side == "theirs" and model.draft.kind == "neutral"
    faction: str = getattr(model.draft, which)
    among = (_NEUTRAL,) if neutral_only else (*FACTIONS, _NEUTRAL)

    def submit(letters: str) -> None:
        if letters.strip() and (found := find_units(letters, among, faction)):
            model.add(side, found[0].key)

    shown = [finding_field(ui, model, side, ui.words("h3a-find-unit"), submit)]
    if typed.strip():
        pool = find_units(typed, among, faction)
        if not pool:
            shown.append(ui.caption(ui.words("h3a-find-none", typed=typed), size=15))
    elif neutral_only:
        pool = list_neutral_units()
    else:
        pool = list_faction_units(faction)
        shown.append(_factions(ui, model, which, faction))
    tags = [_tag(ui, model, side, card, named=bool(typed.strip()) and card.group != faction) for card in pool]
    return [*shown, ui.chip_row(tags, targets=True)]


def finding_field(
    ui: Ui, model: CombatSetupModel, what: str, label: str, submit: OnTextChange | None = None
) -> ft.Control:
    """The letters that find units of a side, or spells; empty again when one more was chosen."""
    key, typed = f"{what}-{len(getattr(model.draft, what))}", model.typed[what]
    type_in, name = partial(model.type, what), f"{what}-typed"
    return ui.text_field(label, typed, type_in, name=name, symbol="search", on_submit=submit, key=key)


def _factions(ui: Ui, model: CombatSetupModel, which: str, chosen: str) -> ft.Control:
    tags = [
        ui.tappable_chip(
            ui.words.name(load_units().group_name(faction)),
            partial(model.choose, which, faction),
            selected=faction == chosen,
            name=f"{which}-{faction}",
            about=rule_term_help(ui, "faction"),
        )
        for faction in FACTIONS
    ]
    return ui.chip_row(tags, line=True)


def _tag(ui: Ui, model: CombatSetupModel, side: str, card: Side, named: bool) -> ft.Control:
    about = ui.words.name(load_units().group_name(card.group)) if named else ""
    tier = ui.words("h3a-tier", tier=card.tier)
    label = ui.words("h3a-add", name=ui.words.name(card.name), tier=tier, about=about)
    name, add = f"{side}-add-{card.group}-{card.unit}", partial(model.add, side, card.key)
    return unit_chip(ui, ui.words, card, add, name=name, label=label, about=about, held=unit_help(ui, card))


def explanation_text(ui: Ui, said: str) -> ft.Control:
    """A line of explanation."""
    return ui.text(said, size=15, color=ui.muted)
