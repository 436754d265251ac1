"""Who guards a field: what its place prints, a faction that the table names, or any units. heroes3 7 and 8."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.models.heroes3.adventure.combat_handover import move_open_fight_to_combat_table
from companion.app.models.heroes3.adventure.map_and_combat_dialogs import BeginFightDialog, GuardsDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.models.heroes3.unit_and_card_search import find_units
from companion.app.screens.heroes3.adventure.form_parts import explanation_text, subheading
from companion.app.screens.heroes3.adventure.setup.starting_position_and_rounds_forms import (
    starting_unit_name as listed_name,
)
from companion.app.screens.heroes3.adventure.table_text import rule_term_help, unit_help, unit_name
from companion.app.screens.heroes3.combat.unit_chip import unit_chip
from companion.app.screens.table.dialog import table_dialog
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.fights import combat_setup, field_guards
from companion.games.heroes3.adventure.state import OpenFight, Unit
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat.model.setup_data import MOST_UNITS

_FEW = 8


def name_guards_dialog(ui: Ui, model: AdventureTableModel, dialog: GuardsDialog) -> ft.Control:
    """The open combat is fought in the app after all, and only the table knows who defends."""
    here = ui.primary_button(
        ui.words("h3s-set-fight-here"),
        partial(move_open_fight_to_combat_table, model, dialog.guards),
        symbol="sword",
        name="guards-fight",
        expand=True,
        disabled=not dialog.guards,
        on_long_press=rule_term_help(ui, "combat-start"),
    )
    return table_dialog(
        ui,
        model,
        ui.words.name(get_map_content().place(dialog.place).name),
        guards_editor_rows(ui, model, dialog),
        actions=[here],
        about=ui.rule_help("heroes3 7"),
    )


def describe_guards(ui: Ui, model: AdventureTableModel, fight: OpenFight) -> str:
    """The army that a neutral field has: by its level, as its place prints it, or as the table names it."""
    state = model.state
    if fight.guards:
        return ui.words("h3s-set-guards-are", units=[listed_name(ui.words, key) for key in fight.guards])
    if field_guards.needs_named_guards(fight):
        return ui.words.name(get_map_content().place(fight.place).tell)
    difficulty = combat_setup.neutral_difficulty(state, fight.seat)
    joining, instead = field_guards.joining_neutral_cards(fight, difficulty)
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
        head = subheading(ui, ui.words("h3s-set-guards-faction"), ui.card_help(f"heroes3.place-{dialog.place}"))
        parts += [head, _factions(ui, model, dialog)]
        parts += _choices(ui, model, dialog)
    by_hand = ui.tappable_chip(
        ui.words("h3s-set-guards-by-hand"),
        partial(model.show, _switched(dialog)),
        name="guards-by-hand",
        selected=dialog.naming,
        symbol="check" if dialog.naming else "pencil",
        about=rule_term_help(ui, "neutral-army"),
    )
    parts.append(ui.chip_row([by_hand], targets=True))
    return [*parts, *_by_hand(ui, model, dialog)] if dialog.naming else parts


def neutral_discards_rows(ui: Ui, model: AdventureTableModel) -> list[ft.Control]:
    """How many neutral cards lie on the discard piles, and the word that they were shuffled. heroes3 8."""
    count = len(model.state.table.discarded)
    if not count:
        return []
    said = ui.explained(
        explanation_text(ui, ui.words("h3s-tb-neutral-discards", count=count)), rule_term_help(ui, "neutral-army")
    )
    anew = ui.tappable_chip(
        ui.words("h3s-set-shuffled"),
        partial(model.do, acts.SetDiscards()),
        symbol="rotate",
        name="neutrals-shuffled",
        about=rule_term_help(ui, "neutral-army"),
    )
    return [said, ui.chip_row([anew], targets=True)]


# --- a faction that nobody plays -------------------------------------------------------------------


def _factions(ui: Ui, model: AdventureTableModel, dialog: BeginFightDialog | GuardsDialog) -> ft.Control:
    tags = [
        ui.tappable_chip(
            ui.words.name(load_units().group_name(faction)),
            name=f"guard-{faction}",
            on_tap=partial(
                model.show,
                replace(dialog, faction=faction, guards=field_guards.default_defenders(dialog.place, faction)),
            ),
            selected=dialog.faction == faction,
            about=rule_term_help(ui, "faction"),
        )
        for faction in field_guards.unplayed_factions(model.state)
    ]
    return ui.chip_row(tags, targets=True) if tags else explanation_text(ui, ui.words("h3s-set-guards-nobody"))


def _choices(ui: Ui, model: AdventureTableModel, dialog: BeginFightDialog | GuardsDialog) -> list[ft.Control]:
    """Where more units fit than stand there, the table says which: one tap puts it in the place of the last."""
    if not dialog.faction or dialog.naming:
        return []
    parts: list[ft.Control] = []
    for count, fitting in field_guards.guard_choices(dialog.place, dialog.faction):
        if len(fitting) <= count:
            continue
        there = [side.key for side in fitting if side.key in dialog.guards]
        tags = [
            ui.tappable_chip(
                unit_name(ui.words, Unit.of(side.key)),
                name=f"defends-{side.unit}",
                on_tap=partial(model.show, replace(dialog, guards=_swapped(dialog.guards, there[-1], side.key))),
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
    printed = field_guards.default_defenders(dialog.place, dialog.faction) if dialog.faction else ()
    return replace(dialog, naming=not dialog.naming, guards=printed if dialog.naming else dialog.guards)


# --- any units -------------------------------------------------------------------------------------


def _by_hand(ui: Ui, model: AdventureTableModel, dialog: BeginFightDialog | GuardsDialog) -> list[ft.Control]:
    """A tap turns a card over and then takes it away; letters find what is missing."""
    taken = [
        ui.tappable_chip(
            unit_name(ui.words, unit),
            name=f"guard-at-{at}",
            selected=True,
            symbol="rotate",
            on_tap=partial(model.show, replace(dialog, guards=army_with_unit_flipped_or_removed(dialog.guards, at))),
            label=ui.words("h3s-set-turn", name=unit_name(ui.words, unit)),
            about=unit_help(ui, unit),
        )
        for at, unit in enumerate(map(Unit.of, dialog.guards))
    ]
    parts: list[ft.Control] = [ui.chip_row(taken, targets=True)] if taken else []
    if len(dialog.guards) >= MOST_UNITS:
        return parts
    box = ui.text_field(
        ui.words("h3a-find-unit"),
        dialog.unit_typed,
        lambda typed: model.show(replace(dialog, unit_typed=typed)),
        name="guard-typed",
        symbol="search",
        key=f"guard-typed-{len(dialog.guards)}",
    )
    found = find_units(dialog.unit_typed, first="neutral")[:_FEW] if dialog.unit_typed.strip() else []
    tags = [
        unit_chip(
            ui,
            ui.words,
            side,
            partial(model.show, _joined(dialog, side.key)),
            name=f"guard-join-{side.key}",
            label=ui.words("h3s-set-add", name=side.name),
            about=ui.words.name(load_units().group_name(side.group)),
            held=unit_help(ui, f"{side.group}:{side.unit}"),
        )
        for side in found
    ]
    return [*parts, box, ui.chip_row(tags, targets=True)]


def _joined(dialog: BeginFightDialog | GuardsDialog, key: str) -> BeginFightDialog | GuardsDialog:
    return replace(dialog, guards=(*dialog.guards, key), unit_typed="")


def army_with_unit_flipped_or_removed(army: tuple[str, ...], at: int) -> tuple[str, ...]:
    """Few becomes a Pack; a Pack, or a neutral card, goes."""
    above = load_units().by_key[army[at]].above
    return (*army[:at], *([load_units().sides[above].key] if above >= 0 else []), *army[at + 1 :])
