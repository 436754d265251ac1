"""A combat begins: with which hero, against whom, for which place; fought here or with cards."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.app import fonts
from companion.app.kit.controls.buttons import primary_button, secondary_button
from companion.app.kit.controls.chips import chip_row, segmented_choice, tappable_chip
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.kit.touch.pressable import pressable_surface
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.adventure.combat_handover import begin_fight_in_app, begin_fight_with_cards
from companion.app.models.heroes3.adventure.map_and_combat_dialogs import BeginFightDialog, FightKind
from companion.app.models.heroes3.adventure.place_search import find_places
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.models.open_help_callbacks import OpenHelpCallback
from companion.app.screens.heroes3.adventure.dialogs.guards_editor import (
    describe_guards,
    guards_editor_rows,
    neutral_discards_rows,
)
from companion.app.screens.heroes3.adventure.form_parts import explanation_text, form_number_row, subheading
from companion.app.screens.heroes3.adventure.table_text import place_help_callback, rule_term_help_callback
from companion.app.screens.table.dialog import search_field, table_dialog
from companion.app.theme import R_CHIP, TARGET, Look
from companion.games.heroes3.adventure.content.map_content import SYMBOLS, get_map_content
from companion.games.heroes3.adventure.fights import combat_setup, field_guards, fight_acts
from companion.games.heroes3.adventure.players import ai_heroes, place_visits
from companion.games.heroes3.adventure.state import OpenFight
from companion.games.heroes3.cards.unit_cards import NAVAL, load_units
from companion.games.heroes3.combat.model.neutral_guards import LEVELS, count_stacked_guards

_PLACES = 8
_ENTRIES = {"neutral": "neutral-army", "bank": "creature-bank", "heroes": "hero", "ai-hero": "ai-hero"}
"""The entry about a kind of combat."""


def begin_fight_dialog(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: BeginFightDialog
) -> ft.Control:
    """The form of a combat; what the rules say of it stands below each choice."""
    words, state = session.words, model.state
    kinds = [(kind, words("h3s-set-fight-kind", kind=kind)) for kind in _kinds(model, dialog)]
    body: list[ft.Control] = [_chosen(look, session, model, dialog, "kind", kinds)]
    if state.sheet(dialog.seat).secondary:
        body.append(_heroes(look, session, model, dialog, "hero"))
    body += _ENEMIES[dialog.kind](look, session, model, dialog)
    if dialog.kind != "bank":
        body += _place(look, session, model, dialog)
    if dialog.kind == "neutral":
        body += guards_editor_rows(look, session, model, dialog) + neutral_discards_rows(look, session, model)
    ready = dialog.kind in ("neutral",) or bool(dialog.enemy if dialog.kind != "bank" else dialog.bank)
    quick = dialog.kind == "neutral" and fight_acts.is_quick_combat(state, _open(dialog))
    cards_ = secondary_button(
        look,
        words("h3s-set-with-cards"),
        partial(begin_fight_with_cards, model, dialog),
        symbol="cards",
        name="with-cards",
        expand=True,
        disabled=not ready,
    )
    here = primary_button(
        look,
        words("h3s-set-quick") if quick else words("h3s-set-fight-here"),
        partial(begin_fight_in_app, model, dialog),
        symbol="sword",
        name="fight-here",
        expand=True,
        disabled=not ready or (field_guards.needs_named_guards(_open(dialog)) and not quick),
        on_long_press=rule_term_help_callback(session, "quick-combat" if quick else "combat-start"),
    )
    return table_dialog(
        look,
        model,
        words("h3s-set-fight", name=model.chair(dialog.seat).name),
        body,
        actions=[here] if quick else [cards_, here],
        about=open_help_callbacks.open_rule_callback(session, "heroes3 8"),
    )


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
    look: Look,
    session: DeviceSession,
    model: AdventureTableModel,
    dialog: BeginFightDialog,
    what: str,
    options: list[tuple[Any, str]],
) -> ft.Control:
    tags = [
        tappable_chip(
            look,
            said,
            partial(model.show, _with(dialog, what, value)),
            name=f"{what}-{value}",
            selected=getattr(dialog, what) == value,
            about=_about(session, what, value),
        )
        for value, said in options
    ]
    return chip_row(look, tags, targets=True)


def _about(session: DeviceSession, what: str, value: str) -> OpenHelpCallback:
    """What an answer opens: the kind of combat, a Creature Bank, or whoever is fought."""
    if what == "bank":
        return place_help_callback(session, value)
    return rule_term_help_callback(session, _ENTRIES.get(value, "hero"))


def _with(dialog: BeginFightDialog, what: str, value: Any) -> BeginFightDialog:
    changes: dict[str, Any] = {what: value}
    return replace(dialog, **changes)


def _heroes(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: BeginFightDialog, what: str
) -> ft.Control:
    words = session.words
    options: list[tuple[Any, str]] = [("main", words("h3a-hero-main")), ("secondary", words("h3a-hero-secondary"))]
    label = words("h3s-set-fight-hero", which=what)
    return segmented_choice(
        look,
        options,
        getattr(dialog, what),
        lambda hero: model.show(_with(dialog, what, hero)),
        name=what.replace("_", "-"),
        label=label,
        about=lambda hero: rule_term_help_callback(session, "hero" if hero == "main" else "secondary-hero"),
    )


# --- against whom ----------------------------------------------------------------------------------


def _neutral(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: BeginFightDialog
) -> list[ft.Control]:
    words, fight = session.words, _open(dialog)
    said = (
        words("h3a-quick-about")
        if fight_acts.is_quick_combat(model.state, fight)
        else describe_guards(session, model, fight)
    )
    head = subheading(look, words("h3a-level"), rule_term_help_callback(session, "field-level"))
    return [
        head,
        _levels(look, session, model, dialog),
        explain_on_long_press(explanation_text(look, said), rule_term_help_callback(session, "difficulty")),
    ]


def _levels(look: Look, session: DeviceSession, model: AdventureTableModel, dialog: BeginFightDialog) -> ft.Control:
    taps: list[ft.Control] = []
    for level in LEVELS:
        on = level == dialog.level
        face = text(
            look, level, size=16, color=look.on_action if on else look.ink, family=fonts.BOLD, lines=1, silent=True
        )
        taps.append(
            pressable_surface(
                look,
                face,
                on_tap=partial(model.show, replace(dialog, level=level)),
                name=f"level-{level}",
                selected=on,
                height=TARGET,
                fill=look.action if on else look.raised,
                radius=R_CHIP,
                padding=0,
                expand=True,
                label=session.words("h3a-level-of", level=level),
                silent=True,
                border=ft.Border.all(1, look.action if on else look.line),
                on_long_press=rule_term_help_callback(session, "field-level"),
            )
        )
    # Seven must fit on a phone, each wide enough for a thumb.
    return ft.Row(taps, spacing=2)


def _bank(look: Look, session: DeviceSession, model: AdventureTableModel, dialog: BeginFightDialog) -> list[ft.Control]:
    words = session.words
    options = [(bank.id, words.name(bank.name)) for bank in load_units().banks.values()]
    parts: list[ft.Control] = [_chosen(look, session, model, dialog, "bank", options)]
    if dialog.bank:
        guards = [words.name(side.name) for side in load_units().guards(dialog.bank)]
        stacked = count_stacked_guards(combat_setup.neutral_difficulty(model.state, dialog.seat))
        said = explanation_text(look, words("h3a-bank-guards", units=guards, stacked=stacked))
        parts.append(explain_on_long_press(said, rule_term_help_callback(session, "bank-setup")))
    return parts


def _player(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: BeginFightDialog
) -> list[ft.Control]:
    state = model.state
    options = [(seat, model.chair(seat).name) for seat in _enemies(model, dialog)]
    parts: list[ft.Control] = [_chosen(look, session, model, dialog, "enemy", options)]
    if dialog.enemy in state.sheets:
        if state.sheet(dialog.enemy).secondary and not dialog.garrison:
            parts.append(_heroes(look, session, model, dialog, "enemy_hero"))
        parts.append(
            chip_row(
                look, [_switch(look, session, model, dialog, what) for what in ("own_town", "garrison")], targets=True
            )
        )
    return parts


def _ai(look: Look, session: DeviceSession, model: AdventureTableModel, dialog: BeginFightDialog) -> list[ft.Control]:
    words, state = session.words, model.state
    options = [
        (hero, words("h3s-set-name", name=ai_heroes.ai_hero_name(state.layout.ai[hero])))
        for hero, ai in state.ai.items()
        if not ai.beaten
    ]
    parts: list[ft.Control] = [_chosen(look, session, model, dialog, "enemy", options)]
    if dialog.enemy in state.ai:
        if not state.ai[dialog.enemy].army:
            parts.append(explanation_text(look, words("h3s-set-ai-no-army")))
        # Who is attacked by an AI hero may defend a place with units alone, too: heroes3 11.
        switches = ("own_town", "garrison") if state.table.phase == "ai" else ("own_town",)
        parts.append(chip_row(look, [_switch(look, session, model, dialog, what) for what in switches], targets=True))
    return parts


def _switch(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: BeginFightDialog, what: str
) -> ft.Control:
    on = bool(getattr(dialog, what))
    return tappable_chip(
        look,
        session.words("h3s-set-fight-switch", what=what.replace("_", "-")),
        name=what.replace("_", "-"),
        on_tap=partial(model.show, _with(dialog, what, not on)),
        selected=on,
        symbol="check" if on else None,
        about=open_help_callbacks.open_rule_callback(session, "heroes3 11"),
    )


_ENEMIES = {"neutral": _neutral, "bank": _bank, "heroes": _player, "ai-hero": _ai}


# --- for which place -------------------------------------------------------------------------------


def _place(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: BeginFightDialog
) -> list[ft.Control]:
    """What is visited after a victory; it may as well be said then."""
    words = session.words
    parts: list[ft.Control] = [
        subheading(look, words("h3s-set-fight-place"), rule_term_help_callback(session, "field"))
    ]
    if dialog.place:
        name = words.name(get_map_content().place(dialog.place).name)
        taken = tappable_chip(
            look,
            name,
            partial(model.show, _at(dialog, "")),
            selected=True,
            symbol="close",
            label=words("h3s-set-drop", name=name),
            name="no-place",
            about=place_help_callback(session, dialog.place),
        )
        return [*parts, chip_row(look, [taken], targets=True), *_printed(look, session, model, dialog)]
    box = search_field(look, model, dialog, words("h3s-set-find-place"), "place-typed")
    found = find_places(words, dialog.typed, model.state.layout.body.boxes)[:_PLACES]
    tags = [
        tappable_chip(
            look,
            words.name(place.name),
            partial(model.show, _at(dialog, place.id)),
            name=f"place-{place.id}",
            about=open_help_callbacks.open_card_callback(session, f"heroes3.place-{place.id}"),
        )
        for place in found
    ]
    return [*parts, box, chip_row(look, tags, targets=True)]


def _printed(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: BeginFightDialog
) -> list[ft.Control]:
    """What is printed with the place: the dice of a symbol, guards of its own. heroes3 7."""
    words = session.words
    if field_guards.printed_guards(dialog.place) is not None and dialog.kind == "neutral":
        return [explanation_text(look, words.name(get_map_content().place(dialog.place).tell))]
    if dialog.place not in SYMBOLS:
        return []

    def step(by: int) -> None:
        model.show(replace(dialog, dice=dialog.dice + by))

    said = words("h3s-set-place-number", what="dice")
    return [
        form_number_row(
            look,
            said,
            dialog.dice,
            step,
            "fight-dice",
            least=dialog.dice <= 1,
            most=dialog.dice >= place_visits.MOST_DICE,
            about=rule_term_help_callback(session, "symbols"),
        )
    ]


def _at(dialog: BeginFightDialog, place: str) -> BeginFightDialog:
    """For another place, whose guards are said anew."""
    return replace(dialog, place=place, typed="", guards=(), faction="", naming=False)


def _open(dialog: BeginFightDialog) -> OpenFight:
    return OpenFight(dialog.seat, dialog.hero, dialog.kind, dialog.level, place=dialog.place, guards=dialog.guards)
