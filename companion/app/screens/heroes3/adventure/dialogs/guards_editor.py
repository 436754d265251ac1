"""Who guards a field: what its place prints, a faction that the table names, or any units. heroes3 7 and 8."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.models.heroes3.adventure.combat_handover import move_open_fight_to_combat_table
from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import BeginFightDialog, GuardsDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.card_and_unit_pickers import army_chips, found_units
from companion.app.screens.heroes3.adventure.form_parts import explanation_text
from companion.app.screens.heroes3.adventure.setup.starting_position_and_rounds_forms import (
    starting_unit_name as listed_name,
)
from companion.app.screens.heroes3.adventure.shared_rows import done_button, switch_chip
from companion.app.screens.heroes3.adventure.table_text_and_help import rule_term_help, unit_help, unit_name
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.fights import combat_setup, field_guards
from companion.games.heroes3.adventure.state import OpenFight, Unit
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat.model.setup_data import MOST_UNITS


def name_guards_dialog(ui: Ui, model: AdventureTableModel, dialog: GuardsDialog) -> ft.Control:
    """The open combat is fought in the app after all, and only the table knows who defends."""
    said = ui.words("h3s-set-fight-here")
    fight = partial(move_open_fight_to_combat_table, model, dialog.guards)
    here = done_button(ui, said, fight, "guards-fight", "sword", "combat-start", disabled=not dialog.guards)
    name = ui.words.name(get_map_content().place(dialog.place).name)
    rows = guards_editor_rows(ui, model, dialog)
    return table_dialog(ui, model, name, rows, actions=[here], about=ui.rule_help("heroes3 7"))


def describe_guards(ui: Ui, model: AdventureTableModel, fight: OpenFight) -> str:
    """The army that a neutral field has: by its level, as its place prints it, or as the table names it."""
    state = model.state
    if fight.guards:
        return ui.words("h3s-set-guards-are", units=[listed_name(ui.words, key) for key in fight.guards])
    if field_guards.needs_named_guards(fight):
        return ui.words.name(get_map_content().place(fight.place).tell)
    difficulty = combat_setup.neutral_difficulty(state, fight.seat)
    joining, instead = field_guards.printed_cards_and_tier_they_replace(fight, difficulty)
    drawn = {tier: n - (tier == instead) for tier, n in load_cards().guards(fight.level, difficulty).items()}
    said = [ui.words("h3a-guards", count=n, tier=ui.words("h3a-tier", tier=tier)) for tier, n in drawn.items() if n]
    said += [
        ui.words("h3l-copies", count=joining.count(key), card=load_units().by_key[key].name)
        for key in dict.fromkeys(joining)
    ]
    return ui.words("h3a-guarded", guards=said)


def guards_editor_rows(ui: Ui, model: AdventureTableModel, dialog: BeginFightDialog | GuardsDialog) -> list[ft.Control]:
    """The faction of a Random Town and what it defends with; units by hand where the table says so."""
    own = field_guards.printed_guards(dialog.place)
    parts: list[ft.Control] = []
    if own is not None and own.faction:
        head = ui.strong(ui.words("h3s-set-guards-faction"), size=16)
        parts += [ui.explained(head, ui.card_help(f"heroes3.place-{dialog.place}")), _factions(ui, model, dialog)]
        parts += _choices(ui, model, dialog)
    said = ui.words("h3s-set-guards-by-hand")
    switch = partial(model.show, _switched(dialog))
    about = rule_term_help(ui, "neutral-army")
    by_hand = switch_chip(ui, said, switch, dialog.naming, "guards-by-hand", about, "pencil")
    parts.append(ui.chip_row([by_hand], targets=True))
    return [*parts, *_by_hand(ui, model, dialog)] if dialog.naming else parts


def neutral_discards_rows(ui: Ui, model: AdventureTableModel) -> list[ft.Control]:
    """How many neutral cards lie on the discard piles, and the word that they were shuffled. heroes3 8."""
    count = len(model.state.table.discarded)
    if not count:
        return []
    about = rule_term_help(ui, "neutral-army")
    shuffled = partial(model.do, acts.SetDiscards())
    said = ui.explained(explanation_text(ui, ui.words("h3s-tb-neutral-discards", count=count)), about)
    anew = ui.tappable_chip(
        ui.words("h3s-set-shuffled"), shuffled, symbol="rotate", name="neutrals-shuffled", about=about
    )
    return [said, ui.chip_row([anew], targets=True)]


# --- a faction that nobody plays -------------------------------------------------------------------


def _factions(ui: Ui, model: AdventureTableModel, dialog: BeginFightDialog | GuardsDialog) -> ft.Control:
    unplayed = field_guards.unplayed_factions(model.state)
    if not unplayed:
        return explanation_text(ui, ui.words("h3s-set-guards-nobody"))
    return ui.choice_chips(
        [(faction, ui.words.name(load_units().group_name(faction))) for faction in unplayed],
        [dialog.faction],
        lambda faction: model.change_dialog(
            faction=faction, guards=field_guards.default_faction_defenders(dialog.place, faction)
        ),
        name="guard",
        about=lambda _: rule_term_help(ui, "faction"),
    )


def _choices(ui: Ui, model: AdventureTableModel, dialog: BeginFightDialog | GuardsDialog) -> list[ft.Control]:
    """Where more units fit than stand there, the table says which: one tap puts it in the place of the last."""
    if not dialog.faction or dialog.naming:
        return []
    parts: list[ft.Control] = []
    for count, fitting in field_guards.faction_defender_choices(dialog.place, dialog.faction):
        if len(fitting) <= count:
            continue
        there = [side.key for side in fitting if side.key in dialog.guards]
        tags = [
            ui.tappable_chip(
                unit_name(ui.words, Unit.of(side.key)),
                name=f"defends-{side.unit}",
                on_tap=partial(model.change_dialog, guards=_swapped(dialog.guards, there[-1], side.key)),
                selected=side.key in there,
                about=unit_help(ui, f"{side.group}:{side.unit}"),
            )
            for side in fitting
        ]
        parts += [explanation_text(ui, ui.words("h3s-set-guards-which", count=count)), ui.chip_row(tags, targets=True)]
    return parts


def _swapped(guards: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    return guards if new in guards else tuple(new if key == old else key for key in guards)


def _switched(dialog: BeginFightDialog | GuardsDialog) -> BeginFightDialog | GuardsDialog:
    """By hand, beginning with who stands there; or again as it is printed."""
    printed = field_guards.default_faction_defenders(dialog.place, dialog.faction) if dialog.faction else ()
    return replace(dialog, naming=not dialog.naming, guards=printed if dialog.naming else dialog.guards)


# --- any units -------------------------------------------------------------------------------------


def _by_hand(ui: Ui, model: AdventureTableModel, dialog: BeginFightDialog | GuardsDialog) -> list[ft.Control]:
    """A tap turns a card over and then takes it away; letters find what is missing."""
    parts = army_chips(ui, dialog.guards, lambda guards: model.change_dialog(guards=guards), "guard-at")
    if len(dialog.guards) >= MOST_UNITS:
        return parts
    box = ui.text_field(
        ui.words("h3a-find-unit"),
        dialog.unit_typed,
        lambda typed: model.change_dialog(unit_typed=typed),
        name="guard-typed",
        symbol="search",
        key=f"guard-typed-{len(dialog.guards)}",
    )

    def join(key: str) -> None:
        model.change_dialog(guards=(*dialog.guards, key), unit_typed="")

    return [*parts, box, found_units(ui, dialog.unit_typed, join, "guard-join-{0.key}", first="neutral")]
