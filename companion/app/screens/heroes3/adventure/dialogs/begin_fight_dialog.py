"""A combat begins: with which hero, against whom, for which place; fought here or with cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.models.heroes3.adventure.combat_handover import begin_fight_in_app, build_begin_fight_act
from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import BeginFightDialog, FightKind
from companion.app.models.heroes3.adventure.place_search import find_places
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.dialogs.guards_editor import (
    describe_guards,
    guards_editor_rows,
    neutral_discards_rows,
)
from companion.app.screens.heroes3.adventure.form_parts import explanation_text, form_number_row, subheading
from companion.app.screens.heroes3.adventure.shared_rows import done_button, hero_choice, switch_chip
from companion.app.screens.heroes3.adventure.table_text_and_help import place_help, rule_term_help
from companion.app.screens.heroes3.level_buttons import level_buttons
from companion.app.screens.table.dialog_and_search_field import search_field, table_dialog
from companion.app.ui import Ui
from companion.games.heroes3.adventure.content.map_content import SYMBOLS, get_map_content
from companion.games.heroes3.adventure.fights import combat_setup, field_guards, fight_acts
from companion.games.heroes3.adventure.players import ai_heroes, place_visits
from companion.games.heroes3.adventure.state import OpenFight
from companion.games.heroes3.cards.unit_cards import NAVAL, load_units
from companion.games.heroes3.combat.model.neutral_guards import count_stacked_guards

_PLACES = 8
_ENTRIES = {"neutral": "neutral-army", "bank": "creature-bank", "heroes": "hero", "ai-hero": "ai-hero"}
"""The entry about a kind of combat."""


def begin_fight_dialog(ui: Ui, model: AdventureTableModel, dialog: BeginFightDialog) -> ft.Control:
    """The form of a combat; what the rules say of it stands below each choice."""
    state = model.state
    kinds = [(kind, ui.words("h3s-set-fight-kind", kind=kind)) for kind in _kinds(model, dialog)]
    body: list[ft.Control] = [_chosen(ui, model, dialog, "kind", kinds)]
    if state.sheet(dialog.seat).secondary:
        body.append(hero_choice(ui, model, dialog.hero))
    body += _ENEMIES[dialog.kind](ui, model, dialog)
    if dialog.kind != "bank":
        body += _place(ui, model, dialog)
    if dialog.kind == "neutral":
        body += guards_editor_rows(ui, model, dialog) + neutral_discards_rows(ui, model)
    ready = dialog.kind == "neutral" or bool(dialog.enemy if dialog.kind != "bank" else dialog.bank)
    quick = dialog.kind == "neutral" and fight_acts.is_quick_combat(state, _open(dialog))
    unnamed = field_guards.needs_named_guards(_open(dialog)) and not quick
    said = ui.words("h3s-set-quick" if quick else "h3s-set-fight-here")
    begin = partial(begin_fight_in_app, model, dialog)
    entry = "quick-combat" if quick else "combat-start"
    actions = [done_button(ui, said, begin, "fight-here", "sword", entry, disabled=not ready or unnamed)]
    if not quick:
        said = ui.words("h3s-set-with-cards")
        begin = partial(model.act, build_begin_fight_act(dialog))
        cards = ui.button(said, begin, symbol="cards", name="with-cards", expand=True, disabled=not ready)
        actions.insert(0, cards)
    heading = ui.words("h3s-set-fight", name=model.chair(dialog.seat).name)
    return table_dialog(ui, model, heading, body, actions=actions, about=ui.rule_help("heroes3 8"))


def _kinds(model: AdventureTableModel, dialog: BeginFightDialog) -> list[FightKind]:
    """The kinds of combat that this evening can have."""
    state = model.state
    found: list[FightKind] = ["neutral"]
    if NAVAL in state.layout.body.boxes:
        found.append("bank")
    if _enemies(model, dialog):
        found.append("heroes")
    if state.ai:
        found.append("ai-hero")
    return found


def _enemies(model: AdventureTableModel, dialog: BeginFightDialog) -> list[str]:
    """Players who may be attacked: nobody attacks allies. heroes3 7."""
    state, mine = model.state, model.chair(dialog.seat)
    mode = state.layout.body.mode
    if mode in ("campaign", "cooperative"):
        return []
    others = [chair for chair in model.chairs if chair.id != dialog.seat and not state.sheet(chair.id).out]
    return [chair.id for chair in others if mode != "alliance" or chair.team != mine.team]


def _chosen(
    ui: Ui, model: AdventureTableModel, dialog: BeginFightDialog, what: str, options: Sequence[tuple[str, str]]
) -> ft.Control:
    """One of these; held, each opens the kind of combat, the Creature Bank, or whoever is fought."""
    return ui.choice_chips(
        options,
        [getattr(dialog, what)],
        lambda value: model.change_dialog(**{what: value}),
        name=what,
        about=lambda value: (
            place_help(ui, value) if what == "bank" else rule_term_help(ui, _ENTRIES.get(value, "hero"))
        ),
    )


# --- against whom ----------------------------------------------------------------------------------


def _neutral(ui: Ui, model: AdventureTableModel, dialog: BeginFightDialog) -> list[ft.Control]:
    fight = _open(dialog)
    said = (
        ui.words("h3a-quick-about")
        if fight_acts.is_quick_combat(model.state, fight)
        else describe_guards(ui, model, fight)
    )
    levels = level_buttons(ui, dialog.level, lambda level: model.change_dialog(level=level))
    return [
        subheading(ui, ui.words("h3a-level"), "field-level"),
        # Seven must fit on a phone, each wide enough for a thumb.
        ft.Row(levels, spacing=2),
        ui.explained(explanation_text(ui, said), rule_term_help(ui, "difficulty")),
    ]


def _bank(ui: Ui, model: AdventureTableModel, dialog: BeginFightDialog) -> list[ft.Control]:
    options = [(bank.id, ui.words.name(bank.name)) for bank in load_units().banks.values()]
    parts: list[ft.Control] = [_chosen(ui, model, dialog, "bank", options)]
    if dialog.bank:
        guards = [ui.words.name(side.name) for side in load_units().guards(dialog.bank)]
        stacked = count_stacked_guards(combat_setup.neutral_difficulty(model.state, dialog.seat))
        said = explanation_text(ui, ui.words("h3a-bank-guards", units=guards, stacked=stacked))
        parts.append(ui.explained(said, rule_term_help(ui, "bank-setup")))
    return parts


def _player(ui: Ui, model: AdventureTableModel, dialog: BeginFightDialog) -> list[ft.Control]:
    state = model.state
    options = [(seat, model.chair(seat).name) for seat in _enemies(model, dialog)]
    parts: list[ft.Control] = [_chosen(ui, model, dialog, "enemy", options)]
    if dialog.enemy in state.sheets:
        if state.sheet(dialog.enemy).secondary and not dialog.garrison:
            parts.append(hero_choice(ui, model, dialog.enemy_hero, "enemy_hero"))
        parts.append(ui.chip_row([_switch(ui, model, dialog, what) for what in ("own_town", "garrison")], targets=True))
    return parts


def _ai(ui: Ui, model: AdventureTableModel, dialog: BeginFightDialog) -> list[ft.Control]:
    state = model.state
    options = [
        (hero, ui.words("h3s-set-name", name=ai_heroes.ai_hero_name(state.layout.ai[hero])))
        for hero, ai in state.ai.items()
        if not ai.beaten
    ]
    parts: list[ft.Control] = [_chosen(ui, model, dialog, "enemy", options)]
    if dialog.enemy in state.ai:
        if not state.ai[dialog.enemy].army:
            parts.append(explanation_text(ui, ui.words("h3s-set-ai-no-army")))
        # Who is attacked by an AI hero may defend a place with units alone, too: heroes3 11.
        switches = ("own_town", "garrison") if state.table.phase == "ai" else ("own_town",)
        parts.append(ui.chip_row([_switch(ui, model, dialog, what) for what in switches], targets=True))
    return parts


def _switch(ui: Ui, model: AdventureTableModel, dialog: BeginFightDialog, what: str) -> ft.Control:
    name, on = what.replace("_", "-"), bool(getattr(dialog, what))
    said = ui.words("h3s-set-fight-switch", what=name)
    act = partial(model.change_dialog, **{what: not on})
    return switch_chip(ui, said, act, on, name, ui.rule_help("heroes3 11"))


_ENEMIES = {"neutral": _neutral, "bank": _bank, "heroes": _player, "ai-hero": _ai}


# --- for which place -------------------------------------------------------------------------------


def _place(ui: Ui, model: AdventureTableModel, dialog: BeginFightDialog) -> list[ft.Control]:
    """What is visited after a victory; it may as well be said then."""
    parts: list[ft.Control] = [subheading(ui, ui.words("h3s-set-fight-place"), "field")]
    if dialog.place:
        taken = ui.words.name(get_map_content().place(dialog.place).name)
        drop = partial(model.show, _at(dialog, ""))
        about = place_help(ui, dialog.place)
        label = ui.words("h3s-set-drop", name=taken)
        chip = ui.tappable_chip(taken, drop, selected=True, symbol="close", label=label, name="no-place", about=about)
        return [*parts, ui.chip_row([chip], targets=True), *_printed(ui, model, dialog)]
    box = search_field(ui, model, dialog, ui.words("h3s-set-find-place"), "place-typed")
    found = find_places(ui.words, dialog.typed, model.state.layout.body.boxes)[:_PLACES]
    tags = [
        ui.tappable_chip(
            ui.words.name(place.name),
            partial(model.show, _at(dialog, place.id)),
            name=f"place-{place.id}",
            about=ui.card_help(f"heroes3.place-{place.id}"),
        )
        for place in found
    ]
    return [*parts, box, ui.chip_row(tags, targets=True)]


def _printed(ui: Ui, model: AdventureTableModel, dialog: BeginFightDialog) -> list[ft.Control]:
    """What is printed with the place: the dice of a symbol, guards of its own. heroes3 7."""
    if field_guards.printed_guards(dialog.place) is not None and dialog.kind == "neutral":
        return [explanation_text(ui, ui.words.name(get_map_content().place(dialog.place).tell))]
    if dialog.place not in SYMBOLS:
        return []
    said = ui.words("h3s-set-place-number", what="dice")
    most = place_visits.MOST_DICE
    step = partial(model.step_in_dialog, "dice", 1, most)
    return [form_number_row(ui, said, dialog.dice, step, "fight-dice", "symbols", least=1, most=most)]


def _at(dialog: BeginFightDialog, place: str) -> BeginFightDialog:
    """For another place, whose guards are said anew."""
    return replace(dialog, place=place, typed="", guards=(), faction="", naming=False)


def _open(dialog: BeginFightDialog) -> OpenFight:
    return OpenFight(dialog.seat, dialog.hero, dialog.kind, dialog.level, place=dialog.place, guards=dialog.guards)
