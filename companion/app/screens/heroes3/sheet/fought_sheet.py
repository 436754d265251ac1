"""The outcome of a combat that was fought with cards: who won, what is left of the armies, what it cost and brought."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.app.icons import Icon
from companion.app.kit.buttons import primary
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.sheet import sheet
from companion.app.kit.words import strong
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_fights import after, enter, hit
from companion.app.models.heroes3.sheet_side import FoughtOpen, Outcome
from companion.app.screens.heroes3.sheet.setup_parts import number, plain
from companion.app.screens.heroes3.sheet.speech import unit_about, unit_name, word_about
from companion.app.theme import Look
from companion.games.heroes3.combat.muster import stacked_guards
from companion.games.heroes3.combat.setup import MOST_UNITS
from companion.games.heroes3.sheet import battles, fights
from companion.games.heroes3.sheet.state import OpenFight, Unit

OUTCOMES: dict[str, tuple[Outcome, ...]] = {
    "neutral": ("victory", "retreat", "defeat"),
    "bank": ("victory", "defeat"),
    "heroes": ("victory", "defeat", "surrender", "surrendered"),
    "ai-hero": ("victory", "defeat"),
}
"""How a combat can end. heroes3 10."""
_ENDS: dict[Outcome, str] = {
    "victory": "combat-end", "retreat": "retreat", "defeat": "defeat", "surrender": "surrender",
    "surrendered": "surrender",
}  # fmt: skip
"""The entry about an outcome."""
_NUMBERS = {"movement": "movement-points", "experience": "combat-experience", "stacked": "stack-token"}
_SIGNS: dict[int, Icon] = {0: "shield", 1: "minus", 2: "skull"}
_MOST = 12


def fought_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: FoughtOpen) -> ft.Control:
    """The form of an outcome; what the rules give for it is filled in."""
    words, fight = guest.words, evening.state.table.fight
    body: list[ft.Control] = []
    if fight is not None:
        body = [_outcomes(look, guest, evening, fight, layer), *_armies(look, guest, evening, fight, layer)]
        body += _numbers(look, guest, evening, fight, layer)
    done = primary(look, words("h3s-set-enter"), partial(enter, evening, layer), symbol="check", name="enter-outcome",
                   expand=True, disabled=fight is None)  # fmt: skip
    return sheet(
        look, words("h3s-set-outcome-title"), body, close=words("close"), on_close=partial(evening.show, None),
        actions=[done], about=about.rule(guest, "heroes3 10"),
    )  # fmt: skip


def _outcomes(look: Look, guest: Guest, evening: SheetEvening, fight: OpenFight, layer: FoughtOpen) -> ft.Control:
    words = guest.words
    tags = [
        tap_chip(look, words("h3s-set-outcome", outcome=outcome, name=_enemy(guest, evening, fight)),
                 partial(_put, evening, _ended(evening, fight, layer, outcome)), selected=outcome == layer.outcome,
                 name=f"outcome-{outcome}", about=word_about(guest, _ENDS[outcome]))
        for outcome in OUTCOMES[fight.kind]
    ]  # fmt: skip
    return chips(look, tags, targets=True)


def _ended(evening: SheetEvening, fight: OpenFight, layer: FoughtOpen, outcome: Outcome) -> FoughtOpen:
    """Whoever is beaten has lost the units that fought: up to five of the deck."""
    army = evening.state.sheet(fight.seat).army
    enemy = evening.state.sheet(fight.enemy).army if fight.kind == "heroes" else ()
    return replace(
        layer, outcome=outcome, experience=None, lost=_all(army) if outcome == "defeat" else (),
        enemy_lost=_all(enemy) if outcome == "victory" else (),
    )  # fmt: skip


def _all(army: tuple[Unit, ...]) -> tuple[int, ...]:
    return tuple(2 if unit.pack else 1 for unit in army[:MOST_UNITS])


def _enemy(guest: Guest, evening: SheetEvening, fight: OpenFight) -> str:
    return guest.words("h3s-set-name", name=battles.enemy_name(evening.state, fight))


def _armies(look: Look, guest: Guest, evening: SheetEvening, fight: OpenFight, layer: FoughtOpen) -> list[ft.Control]:
    words = guest.words
    parts: list[ft.Control] = [
        strong(look, words("h3s-set-left", name=evening.chair(fight.seat).name), size=16),
        plain(look, words("h3s-set-left-how")),
        _army(look, guest, evening, fight.seat, layer, "lost"),
    ]
    if fight.kind == "heroes":
        parts += [
            strong(look, words("h3s-set-left", name=evening.chair(fight.enemy).name), size=16),
            _army(look, guest, evening, fight.enemy, layer, "enemy_lost"),
        ]
    return parts


def _army(look: Look, guest: Guest, evening: SheetEvening, seat: str, layer: FoughtOpen, what: str) -> ft.Control:
    """The unit deck: each tap is a hit, a Pack becomes Few, then it is gone; once more and it never was."""
    words, army = guest.words, evening.state.sheet(seat).army
    hits = [*getattr(layer, what), *([0] * len(army))][: len(army)]
    tags = []
    for place, unit in enumerate(army):
        left = after(unit, hits[place])
        said = unit_name(words, left) if left is not None else words("h3s-set-gone", name=unit_name(words, unit))
        changed = tuple(hit(unit, count) if n == place else count for n, count in enumerate(hits))
        tags.append(
            tap_chip(look, said, partial(_put, evening, _with(layer, what, changed)), selected=left is not None,
                     symbol=_SIGNS[0 if not hits[place] else 2 if left is None else 1], name=f"{what}-{place}",
                     about=unit_about(guest, unit))
        )  # fmt: skip
    return chips(look, tags, targets=True)


def _numbers(look: Look, guest: Guest, evening: SheetEvening, fight: OpenFight, layer: FoughtOpen) -> list[ft.Control]:
    words, state = guest.words, evening.state
    parts: list[ft.Control] = []
    if fight.kind == "neutral":
        parts.append(_number(look, guest, evening, "movement", layer.movement))
    if layer.outcome == "victory" and fight.kind in ("neutral", "heroes"):
        if fight.kind == "neutral" and fight.level == "VII":
            parts.append(_azure(look, guest, evening, fight, layer))
        given = layer.experience if layer.experience is not None else fights.expected(state, fight, layer.azure)
        parts.append(_number(look, guest, evening, "experience", given))
    if fight.kind == "bank" and layer.outcome == "victory":
        usual = stacked_guards(battles.difficulty(state, fight.seat))
        parts += [
            _number(look, guest, evening, "stacked", layer.stacked),
            plain(look, words("h3s-set-stacked", usual=usual)),
        ]
    return parts


def _azure(look: Look, guest: Guest, evening: SheetEvening, fight: OpenFight, layer: FoughtOpen) -> ft.Control:
    """What the level brings is known; where the table had other guards it says so."""
    there = battles.azure(evening.state, fight) if layer.azure is None else layer.azure
    switch = tap_chip(look, guest.words("h3s-set-azure"),
                      partial(_put, evening, replace(layer, azure=not there, experience=None)),
                      selected=there, symbol="check" if there else None, name="azure",
                      about=word_about(guest, "tiers"))  # fmt: skip
    return chips(look, [switch], targets=True)


def _number(look: Look, guest: Guest, evening: SheetEvening, what: str, value: int) -> ft.Control:
    def step(by: int) -> None:
        layer = evening.layer
        if isinstance(layer, FoughtOpen):
            now: Any = getattr(layer, what)
            shown = value if now is None else now
            evening.show(_with(layer, what, min(_MOST, max(0, shown + by))))

    said = guest.words("h3s-set-fought-number", what=what)
    return number(look, said, value, step, f"fought-{what}", least=value <= 0, most=value >= _MOST,
                  about=word_about(guest, _NUMBERS[what]))  # fmt: skip


def _with(layer: FoughtOpen, what: str, value: Any) -> FoughtOpen:
    changes: dict[str, Any] = {what: value}
    return replace(layer, **changes)


def _put(evening: SheetEvening, layer: FoughtOpen) -> None:
    evening.show(layer)
