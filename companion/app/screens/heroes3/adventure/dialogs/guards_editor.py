"""Who guards a field: what its place prints, a faction that the table names, or any units. heroes3 7 and 8."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.kit.controls.buttons import primary_button
from companion.app.kit.controls.chips import chip_row, tappable_chip
from companion.app.kit.controls.text_field import text_field
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.adventure.combat_handover import move_open_fight_to_combat_table
from companion.app.models.heroes3.adventure.map_and_combat_dialogs import BeginFightDialog, GuardsDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.models.heroes3.unit_and_card_search import find_units
from companion.app.screens.heroes3.adventure.form_parts import explanation_text, subheading
from companion.app.screens.heroes3.adventure.setup.starting_position_and_rounds_forms import (
    starting_unit_name as listed_name,
)
from companion.app.screens.heroes3.adventure.table_text import rule_term_help_callback, unit_help_callback, unit_name
from companion.app.screens.heroes3.combat.unit_chip import unit_chip
from companion.app.screens.table.dialog import table_dialog
from companion.app.theme import Look
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.fights import combat_setup, field_guards
from companion.games.heroes3.adventure.state import OpenFight, Unit
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat.model.setup_data import MOST_UNITS

_FEW = 8


def name_guards_dialog(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: GuardsDialog
) -> ft.Control:
    """The open combat is fought in the app after all, and only the table knows who defends."""
    words = session.words
    here = primary_button(
        look,
        words("h3s-set-fight-here"),
        partial(move_open_fight_to_combat_table, model, dialog.guards),
        symbol="sword",
        name="guards-fight",
        expand=True,
        disabled=not dialog.guards,
        on_long_press=rule_term_help_callback(session, "combat-start"),
    )
    return table_dialog(
        look,
        model,
        words.name(get_map_content().place(dialog.place).name),
        guards_editor_rows(look, session, model, dialog),
        actions=[here],
        about=open_help_callbacks.open_rule_callback(session, "heroes3 7"),
    )


def describe_guards(session: DeviceSession, model: AdventureTableModel, fight: OpenFight) -> str:
    """The army that a neutral field has: by its level, as its place prints it, or as the table names it."""
    words, state = session.words, model.state
    if fight.guards:
        return words("h3s-set-guards-are", units=[listed_name(words, key) for key in fight.guards])
    if field_guards.needs_named_guards(fight):
        return words.name(get_map_content().place(fight.place).tell)
    difficulty = combat_setup.neutral_difficulty(state, fight.seat)
    joining, instead = field_guards.joining_neutral_cards(fight, difficulty)
    drawn = {tier: n - (tier == instead) for tier, n in load_cards().guards(fight.level, difficulty).items()}
    said = [words("h3a-guards", count=n, tier=words("h3a-tier", tier=tier)) for tier, n in drawn.items() if n]
    said += [
        words("h3l-copies", count=joining.count(key), card=load_units().by_key[key].name)
        for key in dict.fromkeys(joining)
    ]
    return words("h3a-guarded", guards=said)


def guards_editor_rows(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: BeginFightDialog | GuardsDialog
) -> list[ft.Control]:
    """The faction of a Random Town and what it defends with; units by hand where the table says so."""
    words, own = session.words, field_guards.printed_guards(dialog.place)
    parts: list[ft.Control] = []
    if own is not None and own.faction:
        head = subheading(
            look,
            words("h3s-set-guards-faction"),
            open_help_callbacks.open_card_callback(session, f"heroes3.place-{dialog.place}"),
        )
        parts += [head, _factions(look, session, model, dialog)]
        parts += _choices(look, session, model, dialog)
    by_hand = tappable_chip(
        look,
        words("h3s-set-guards-by-hand"),
        partial(model.show, _switched(dialog)),
        name="guards-by-hand",
        selected=dialog.naming,
        symbol="check" if dialog.naming else "pencil",
        about=rule_term_help_callback(session, "neutral-army"),
    )
    parts.append(chip_row(look, [by_hand], targets=True))
    return [*parts, *_by_hand(look, session, model, dialog)] if dialog.naming else parts


def neutral_discards_rows(look: Look, session: DeviceSession, model: AdventureTableModel) -> list[ft.Control]:
    """How many neutral cards lie on the discard piles, and the word that they were shuffled. heroes3 8."""
    words, count = session.words, len(model.state.table.discarded)
    if not count:
        return []
    said = explain_on_long_press(
        explanation_text(look, words("h3s-tb-neutral-discards", count=count)),
        rule_term_help_callback(session, "neutral-army"),
    )
    anew = tappable_chip(
        look,
        words("h3s-set-shuffled"),
        partial(model.do, acts.SetDiscards()),
        symbol="rotate",
        name="neutrals-shuffled",
        about=rule_term_help_callback(session, "neutral-army"),
    )
    return [said, chip_row(look, [anew], targets=True)]


# --- a faction that nobody plays -------------------------------------------------------------------


def _factions(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: BeginFightDialog | GuardsDialog
) -> ft.Control:
    tags = [
        tappable_chip(
            look,
            session.words.name(load_units().group_name(faction)),
            name=f"guard-{faction}",
            on_tap=partial(
                model.show,
                replace(dialog, faction=faction, guards=field_guards.default_defenders(dialog.place, faction)),
            ),
            selected=dialog.faction == faction,
            about=rule_term_help_callback(session, "faction"),
        )
        for faction in field_guards.unplayed_factions(model.state)
    ]
    return (
        chip_row(look, tags, targets=True) if tags else explanation_text(look, session.words("h3s-set-guards-nobody"))
    )


def _choices(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: BeginFightDialog | GuardsDialog
) -> list[ft.Control]:
    """Where more units fit than stand there, the table says which: one tap puts it in the place of the last."""
    if not dialog.faction or dialog.naming:
        return []
    parts: list[ft.Control] = []
    for count, fitting in field_guards.guard_choices(dialog.place, dialog.faction):
        if len(fitting) <= count:
            continue
        there = [side.key for side in fitting if side.key in dialog.guards]
        tags = [
            tappable_chip(
                look,
                unit_name(session.words, Unit.of(side.key)),
                name=f"defends-{side.unit}",
                on_tap=partial(model.show, replace(dialog, guards=_swapped(dialog.guards, there[-1], side.key))),
                selected=side.key in there,
                about=unit_help_callback(session, f"{side.group}:{side.unit}"),
            )
            for side in fitting
        ]
        parts += [
            explanation_text(look, session.words("h3s-set-guards-which", count=count)),
            chip_row(look, tags, targets=True),
        ]
    return parts


def _swapped(guards: tuple[str, ...], old: str, new: str) -> tuple[str, ...]:
    return guards if new in guards else tuple(new if key == old else key for key in guards)


def _switched(dialog: BeginFightDialog | GuardsDialog) -> BeginFightDialog | GuardsDialog:
    """By hand, beginning with who stands there; or again as it is printed."""
    printed = field_guards.default_defenders(dialog.place, dialog.faction) if dialog.faction else ()
    return replace(dialog, naming=not dialog.naming, guards=printed if dialog.naming else dialog.guards)


# --- any units -------------------------------------------------------------------------------------


def _by_hand(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: BeginFightDialog | GuardsDialog
) -> list[ft.Control]:
    """A tap turns a card over and then takes it away; letters find what is missing."""
    words = session.words
    taken = [
        tappable_chip(
            look,
            unit_name(words, unit),
            name=f"guard-at-{at}",
            selected=True,
            symbol="rotate",
            on_tap=partial(model.show, replace(dialog, guards=army_with_unit_flipped_or_removed(dialog.guards, at))),
            label=words("h3s-set-turn", name=unit_name(words, unit)),
            about=unit_help_callback(session, unit),
        )
        for at, unit in enumerate(map(Unit.of, dialog.guards))
    ]
    parts: list[ft.Control] = [chip_row(look, taken, targets=True)] if taken else []
    if len(dialog.guards) >= MOST_UNITS:
        return parts
    box = text_field(
        look,
        words("h3a-find-unit"),
        dialog.unit_typed,
        lambda typed: model.show(replace(dialog, unit_typed=typed)),
        name="guard-typed",
        symbol="search",
        key=f"guard-typed-{len(dialog.guards)}",
    )
    found = find_units(dialog.unit_typed, first="neutral")[:_FEW] if dialog.unit_typed.strip() else []
    tags = [
        unit_chip(
            look,
            words,
            side,
            partial(model.show, _joined(dialog, side.key)),
            name=f"guard-join-{side.key}",
            label=words("h3s-set-add", name=side.name),
            about=words.name(load_units().group_name(side.group)),
            held=unit_help_callback(session, f"{side.group}:{side.unit}"),
        )
        for side in found
    ]
    return [*parts, box, chip_row(look, tags, targets=True)]


def _joined(dialog: BeginFightDialog | GuardsDialog, key: str) -> BeginFightDialog | GuardsDialog:
    return replace(dialog, guards=(*dialog.guards, key), unit_typed="")


def army_with_unit_flipped_or_removed(army: tuple[str, ...], at: int) -> tuple[str, ...]:
    """Few becomes a Pack; a Pack, or a neutral card, goes."""
    above = load_units().by_key[army[at]].above
    return (*army[:at], *([load_units().sides[above].key] if above >= 0 else []), *army[at + 1 :])
