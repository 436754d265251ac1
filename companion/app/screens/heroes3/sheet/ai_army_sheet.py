"""An AI hero put right: what only the scenario's page names, and whether it is beaten. heroes3 13.4 and 13.5."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.field import field
from companion.app.kit.sheet import sheet
from companion.app.kit.tap import Act
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.finding import find_units
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_side import AiArmyOpen, AiOpen
from companion.app.screens.heroes3.combat.unit_chip import unit_chip
from companion.app.screens.heroes3.sheet.ai_decks_part import decks_part
from companion.app.screens.heroes3.sheet.guards_part import turned
from companion.app.screens.heroes3.sheet.setup_parts import plain
from companion.app.screens.heroes3.sheet.speech import unit_about, unit_name, word_about
from companion.app.theme import Look
from companion.games.heroes3.combat.setup import MOST_UNITS
from companion.games.heroes3.sheet import acts, ai_heroes
from companion.games.heroes3.sheet.state import Unit
from companion.games.heroes3.units import units
from companion.library.words import capital

_FEW = 8


def ai_army_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: AiArmyOpen) -> ft.Control:
    """A tap turns a card over and then takes it away; letters find what is missing."""
    words, ai = guest.words, evening.state.ai[layer.hero]
    taken = [
        tap_chip(look, unit_name(words, Unit.of(key)), _put(evening, layer, turned(ai.army, at)), symbol="rotate",
                 label=words("h3s-set-turn", name=unit_name(words, Unit.of(key))), name=f"army-{at}", selected=True,
                 about=unit_about(guest, Unit.of(key)))
        for at, key in enumerate(ai.army)
    ]  # fmt: skip
    body = [chips(look, taken, targets=True) if taken else plain(look, words("h3s-set-ai-no-army"))]
    if len(ai.army) < MOST_UNITS:
        body += _more(look, guest, evening, layer, ai.army)
    beaten = acts.SetAiHero(layer.hero, ai.army, not ai.beaten)
    switch = tap_chip(look, words("h3s-set-ai-is-beaten"), partial(_give, evening, layer, beaten), name="ai-beaten",
                      selected=ai.beaten, symbol="check" if ai.beaten else None,
                      about=about.rule(guest, "heroes3 13.5"))  # fmt: skip
    return sheet(
        look, capital(words("h3s-set-name", name=ai_heroes.name(evening.state.layout.ai[layer.hero]))),
        [*body, chips(look, [switch], targets=True), *decks_part(look, guest, evening, layer)], close=words("close"),
        on_close=partial(evening.show, AiOpen(layer.hero)), subtitle=words("h3s-ui-by-hand"),
        about=word_about(guest, "ai-army"),
    )  # fmt: skip


def _more(
    look: Look, guest: Guest, evening: SheetEvening, layer: AiArmyOpen, army: tuple[str, ...]
) -> list[ft.Control]:
    words = guest.words
    box = field(look, words("h3a-find-unit"), layer.typed, lambda typed: evening.show(replace(layer, typed=typed)),
                name="ai-unit-typed", symbol="search", key=f"ai-unit-{len(army)}")  # fmt: skip
    found = find_units(layer.typed)[:_FEW] if layer.typed.strip() else []
    tags = [
        unit_chip(look, words, side, _put(evening, layer, (*army, side.key)), name=f"ai-join-{side.key}",
                  label=words("h3s-set-add", name=side.name), about=words.name(units().group_name(side.group)),
                  held=unit_about(guest, f"{side.group}:{side.unit}"))
        for side in found
    ]  # fmt: skip
    return [box, chips(look, tags, targets=True)]


def _put(evening: SheetEvening, layer: AiArmyOpen, army: tuple[str, ...]) -> Act:
    return partial(_give, evening, layer, acts.SetAiHero(layer.hero, army, evening.state.ai[layer.hero].beaten))


async def _give(evening: SheetEvening, layer: AiArmyOpen, act: acts.SetAiHero) -> None:
    """The sheet stays open: an army has several cards."""
    if await evening.give(act):
        evening.show(AiArmyOpen(layer.hero))
