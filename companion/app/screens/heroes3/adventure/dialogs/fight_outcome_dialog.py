"""The outcome of a combat that was fought with cards: who won, what is left of the armies, what it cost and brought."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.controls.buttons import primary_button
from companion.app.kit.controls.chips import chip_row, tappable_chip
from companion.app.kit.text.text_styles import strong_text
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.adventure.combat_handover import (
    enter_card_fight_outcome,
    next_hit_count,
    unit_after_hits,
)
from companion.app.models.heroes3.adventure.map_and_combat_dialogs import FightOutcomeDialog, Outcome
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.screens.heroes3.adventure.form_parts import explanation_text, form_number_row
from companion.app.screens.heroes3.adventure.table_text import rule_term_help_callback, unit_help_callback, unit_name
from companion.app.screens.table.dialog import table_dialog
from companion.app.theme import Look
from companion.games.heroes3.adventure.fights import combat_setup, fight_acts
from companion.games.heroes3.adventure.state import OpenFight, Unit
from companion.games.heroes3.combat.model.neutral_guards import count_stacked_guards
from companion.games.heroes3.combat.model.setup_data import MOST_UNITS

OUTCOMES: dict[str, tuple[Outcome, ...]] = {
    "neutral": ("victory", "retreat", "defeat"),
    "bank": ("victory", "defeat"),
    "heroes": ("victory", "defeat", "surrender", "surrendered"),
    "ai-hero": ("victory", "defeat"),
}
"""How a combat can end. heroes3 10."""
_ENDS: dict[Outcome, str] = {
    "victory": "combat-end",
    "retreat": "retreat",
    "defeat": "defeat",
    "surrender": "surrender",
    "surrendered": "surrender",
}
"""The entry about an outcome."""
_NUMBERS = {"movement": "movement-points", "experience": "combat-experience", "stacked": "stack-token"}
_SIGNS: dict[int, IconName] = {0: "shield", 1: "minus", 2: "skull"}
_MOST = 12


def fight_outcome_dialog(
    look: Look, session: DeviceSession, model: AdventureTableModel, dialog: FightOutcomeDialog
) -> ft.Control:
    """The form of an outcome; what the rules give for it is filled in."""
    words, fight = session.words, model.state.table.fight
    body: list[ft.Control] = []
    if fight is not None:
        body = [_outcomes(look, session, model, fight, dialog), *_armies(look, session, model, fight, dialog)]
        body += _numbers(look, session, model, fight, dialog)
    done = primary_button(
        look,
        words("h3s-set-enter"),
        partial(enter_card_fight_outcome, model, dialog),
        symbol="check",
        name="enter-outcome",
        expand=True,
        disabled=fight is None,
    )
    return table_dialog(
        look,
        model,
        words("h3s-set-outcome-title"),
        body,
        actions=[done],
        about=open_help_callbacks.open_rule_callback(session, "heroes3 10"),
    )


def _outcomes(
    look: Look, session: DeviceSession, model: AdventureTableModel, fight: OpenFight, dialog: FightOutcomeDialog
) -> ft.Control:
    words = session.words
    tags = [
        tappable_chip(
            look,
            words("h3s-set-outcome", outcome=outcome, name=_enemy(session, model, fight)),
            partial(_put, model, _ended(model, fight, dialog, outcome)),
            selected=outcome == dialog.outcome,
            name=f"outcome-{outcome}",
            about=rule_term_help_callback(session, _ENDS[outcome]),
        )
        for outcome in OUTCOMES[fight.kind]
    ]
    return chip_row(look, tags, targets=True)


def _ended(
    model: AdventureTableModel, fight: OpenFight, dialog: FightOutcomeDialog, outcome: Outcome
) -> FightOutcomeDialog:
    """Whoever is beaten has lost the units that fought: up to five of the deck."""
    army = model.state.sheet(fight.seat).army
    enemy = model.state.sheet(fight.enemy).army if fight.kind == "heroes" else ()
    return replace(
        dialog,
        outcome=outcome,
        experience=None,
        lost=_all(army) if outcome == "defeat" else (),
        enemy_lost=_all(enemy) if outcome == "victory" else (),
    )


def _all(army: tuple[Unit, ...]) -> tuple[int, ...]:
    return tuple(2 if unit.pack else 1 for unit in army[:MOST_UNITS])


def _enemy(session: DeviceSession, model: AdventureTableModel, fight: OpenFight) -> str:
    return session.words("h3s-set-name", name=combat_setup.enemy_name(model.state, fight))


def _armies(
    look: Look, session: DeviceSession, model: AdventureTableModel, fight: OpenFight, dialog: FightOutcomeDialog
) -> list[ft.Control]:
    words = session.words
    parts: list[ft.Control] = [
        strong_text(look, words("h3s-set-left", name=model.chair(fight.seat).name), size=16),
        explanation_text(look, words("h3s-set-left-how")),
        _army(look, session, model, fight.seat, dialog, "lost"),
    ]
    if fight.kind == "heroes":
        parts += [
            strong_text(look, words("h3s-set-left", name=model.chair(fight.enemy).name), size=16),
            _army(look, session, model, fight.enemy, dialog, "enemy_lost"),
        ]
    return parts


def _army(
    look: Look, session: DeviceSession, model: AdventureTableModel, seat: str, dialog: FightOutcomeDialog, what: str
) -> ft.Control:
    """The unit deck: each tap is a hit, a Pack becomes Few, then it is gone; once more and it never was."""
    words, army = session.words, model.state.sheet(seat).army
    hits = [*getattr(dialog, what), *([0] * len(army))][: len(army)]
    tags = []
    for place, unit in enumerate(army):
        left = unit_after_hits(unit, hits[place])
        said = unit_name(words, left) if left is not None else words("h3s-set-gone", name=unit_name(words, unit))
        changed = tuple(next_hit_count(unit, count) if n == place else count for n, count in enumerate(hits))
        tags.append(
            tappable_chip(
                look,
                said,
                partial(_put, model, _with(dialog, what, changed)),
                selected=left is not None,
                symbol=_SIGNS[0 if not hits[place] else 2 if left is None else 1],
                name=f"{what}-{place}",
                about=unit_help_callback(session, unit),
            )
        )
    return chip_row(look, tags, targets=True)


def _numbers(
    look: Look, session: DeviceSession, model: AdventureTableModel, fight: OpenFight, dialog: FightOutcomeDialog
) -> list[ft.Control]:
    words, state = session.words, model.state
    parts: list[ft.Control] = []
    if fight.kind == "neutral":
        parts.append(_number(look, session, model, "movement", dialog.movement))
    if dialog.outcome == "victory" and fight.kind in ("neutral", "heroes"):
        if fight.kind == "neutral" and fight.level == "VII":
            parts.append(_azure(look, session, model, fight, dialog))
        given = (
            dialog.experience
            if dialog.experience is not None
            else fight_acts.expected_experience(state, fight, dialog.azure)
        )
        parts.append(_number(look, session, model, "experience", given))
    if fight.kind == "bank" and dialog.outcome == "victory":
        usual = count_stacked_guards(combat_setup.neutral_difficulty(state, fight.seat))
        parts += [
            _number(look, session, model, "stacked", dialog.stacked),
            explanation_text(look, words("h3s-set-stacked", usual=usual)),
        ]
    return parts


def _azure(
    look: Look, session: DeviceSession, model: AdventureTableModel, fight: OpenFight, dialog: FightOutcomeDialog
) -> ft.Control:
    """What the level brings is known; where the table had other guards it says so."""
    there = combat_setup.has_azure_guard(model.state, fight) if dialog.azure is None else dialog.azure
    switch = tappable_chip(
        look,
        session.words("h3s-set-azure"),
        partial(_put, model, replace(dialog, azure=not there, experience=None)),
        selected=there,
        symbol="check" if there else None,
        name="azure",
        about=rule_term_help_callback(session, "tiers"),
    )
    return chip_row(look, [switch], targets=True)


def _number(look: Look, session: DeviceSession, model: AdventureTableModel, what: str, value: int) -> ft.Control:
    def step(by: int) -> None:
        dialog = model.dialog
        if isinstance(dialog, FightOutcomeDialog):
            now: Any = getattr(dialog, what)
            shown = value if now is None else now
            model.show(_with(dialog, what, min(_MOST, max(0, shown + by))))

    said = session.words("h3s-set-fought-number", what=what)
    return form_number_row(
        look,
        said,
        value,
        step,
        f"fought-{what}",
        least=value <= 0,
        most=value >= _MOST,
        about=rule_term_help_callback(session, _NUMBERS[what]),
    )


def _with(dialog: FightOutcomeDialog, what: str, value: Any) -> FightOutcomeDialog:
    changes: dict[str, Any] = {what: value}
    return replace(dialog, **changes)


def _put(model: AdventureTableModel, dialog: FightOutcomeDialog) -> None:
    model.show(dialog)
