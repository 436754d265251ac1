"""Choosing an army: up to five units, found by two letters or tapped tier by tier, each as Few or as a Pack."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.models.heroes3.combat.setup_model import CombatSetupModel
from companion.app.models.heroes3.unit_and_card_search import find_units, list_faction_units, list_neutral_units
from companion.app.screens.heroes3.combat import help_topics
from companion.app.screens.heroes3.combat.unit_chip import get_tier_number, unit_chip
from companion.app.screens.heroes3.combat.unit_icons import UnitIconName, tier_icon, unit_icon
from companion.app.ui import Ui
from companion.games.heroes3.cards.unit_cards import FACTIONS, Side, load_units
from companion.games.heroes3.combat.model.setup_data import MOST_UNITS

_NEUTRAL = "neutral"


def army_form(ui: Ui, model: CombatSetupModel, side: str) -> list[ft.Control]:
    """The units of a side, and where others are found. `side` is `mine` or `theirs`."""
    chosen: tuple[str, ...] = getattr(model.draft, side)
    rows: list[ft.Control] = [_unit(ui, model, side, place, key) for place, key in enumerate(chosen)]
    if not chosen:
        rows.append(ui.caption(ui.words("h3a-army-empty"), size=15))
    parts = [_keyed(rows, f"{side}-army")]
    if len(chosen) < MOST_UNITS:
        parts.append(_keyed(_finding(ui, model, side), f"{side}-finding"))
    return parts


def _keyed(rows: list[ft.Control], key: str) -> ft.Control:
    """Rows with an identity of their own: those below stay the same controls when one more comes above."""
    return ft.Column(rows, key=key, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _unit(ui: Ui, model: CombatSetupModel, side: str, place: int, key: str) -> ft.Control:
    card = load_units().by_key[key]
    name = ui.words.name(card.name)
    kind: UnitIconName = "flying" if card.type == "flying" else "ranged" if card.type == "ranged" else "ground"
    lead: list[ft.Control] = [unit_icon(kind, ui.muted, 20)]
    if (tier := tier_icon(ui, get_tier_number(card), ui.surface, 18)) is not None:
        lead.insert(0, tier)
    lines = ft.Column([ui.strong(name, size=17, lines=1), _figures(ui, card)], spacing=1, tight=True, expand=True)
    held = help_topics.unit_help(ui, card)
    row: list[ft.Control] = [ui.explained(ft.Row(lead, spacing=4, tight=True), held), ui.explained(lines, held)]
    if card.above >= 0 or card.below >= 0:
        pack = card.side == "pack"
        row.append(
            ui.tappable_chip(
                ui.words("h3a-side", side=card.side),
                partial(model.turn, side, place),
                selected=pack,
                label=ui.words("h3a-turn", name=name, side=card.side),
                name=f"{side}-turn-{place}",
                about=help_topics.rule_term_help(ui, "few-pack"),
            )
        )
    remove = partial(model.remove, side, place)
    said = ui.words("h3a-remove", name=name)
    row.append(ui.icon_button("close", said, remove, name=f"{side}-remove-{place}", bare=True, ink=ui.muted))
    return ft.Row(row, spacing=10)


def _figures(ui: Ui, card: Side) -> ft.Control:
    """The printed figures: Attack, Defense, health, Initiative."""
    said = ui.words(
        "h3a-figures-short", attack=card.attack, defense=card.defense, health=card.health, initiative=card.initiative
    )
    shown: tuple[tuple[IconName, int], ...] = (
        ("sword", card.attack),
        ("shield", card.defense),
        ("heart", card.health),
        ("bolt", card.initiative),
    )
    pairs: list[ft.Control] = [
        ft.Row(
            [make_icon(symbol, ui.muted, 14), ui.number(str(value), size=14, color=ui.muted, silent=True)],
            spacing=2,
            tight=True,
        )
        for symbol, value in shown
    ]
    return ft.Semantics(content=ft.Row(pairs, spacing=9, tight=True), label=said, container=True)


def _finding(ui: Ui, model: CombatSetupModel, side: str) -> list[ft.Control]:
    typed = model.typed[side]
    faction = model.draft.faction if side == "mine" else model.draft.their_faction
    which = "faction" if side == "mine" else "their_faction"
    neutral_only = side == "theirs" and model.draft.kind == "neutral"
    search = ui.text_field(
        ui.words("h3a-find-unit"),
        typed,
        partial(model.type, side),
        name=f"{side}-typed",
        symbol="search",
        on_submit=partial(_first, model, side, faction),
        key=f"{side}-{len(getattr(model.draft, side))}",
    )
    if typed.strip():
        found = find_units(typed, (_NEUTRAL,) if neutral_only else (*FACTIONS, _NEUTRAL), faction)
        tags = [_tag(ui, model, side, card, named=card.group != faction) for card in found]
        none = [] if found else [ui.caption(ui.words("h3a-find-none", typed=typed), size=15)]
        return [search, *none, ui.chip_row(tags, targets=True)]
    shown: list[ft.Control] = [search]
    if not neutral_only:
        shown.append(ui.chip_row([_faction(ui, model, which, f, faction) for f in FACTIONS], line=True))
    pool = list_neutral_units() if neutral_only else list_faction_units(faction)
    tags = [_tag(ui, model, side, card) for card in pool]
    return [*shown, ui.chip_row(tags, targets=True)]


def _faction(ui: Ui, model: CombatSetupModel, which: str, faction: str, chosen: str) -> ft.Control:
    return ui.tappable_chip(
        ui.words.name(load_units().group_name(faction)),
        partial(model.put, **{which: faction}),
        selected=faction == chosen,
        name=f"{which}-{faction}",
        about=help_topics.rule_term_help(ui, "faction"),
    )


def _tag(ui: Ui, model: CombatSetupModel, side: str, card: Side, named: bool = False) -> ft.Control:
    about = ui.words.name(load_units().group_name(card.group)) if named else ""
    return unit_chip(
        ui,
        ui.words,
        card,
        partial(model.add, side, card.key),
        label=ui.words(
            "h3a-add", name=ui.words.name(card.name), tier=ui.words("h3a-tier", tier=card.tier), about=about
        ),
        name=f"{side}-add-{card.group}-{card.unit}",
        about=about,
        held=help_topics.unit_help(ui, card),
    )


def _first(model: CombatSetupModel, side: str, faction: str, typed: str) -> None:
    """Enter takes the first that was found."""
    neutral_only = side == "theirs" and model.draft.kind == "neutral"
    found = find_units(typed, (_NEUTRAL,) if neutral_only else (*FACTIONS, _NEUTRAL), faction)
    if typed.strip() and found:
        model.add(side, found[0].key)


def explanation_text(ui: Ui, said: str) -> ft.Control:
    """A line of explanation."""
    return ui.text(said, size=15, color=ui.muted)
