"""Cards and units that are entered by hand: those there are as tags that take them away, letters that find more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Literal, TypeAlias

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.touch.callbacks import Callback
from companion.app.models.heroes3.adventure.setup_draft import AiDraft
from companion.app.models.heroes3.combat.setup_model import AI_TYPES, MOST_AI_CARDS
from companion.app.models.heroes3.unit_and_card_search import find_combat_cards, find_units
from companion.app.screens.heroes3.adventure.form_parts import form_number_row, subheading
from companion.app.screens.heroes3.adventure.table_text_and_help import card_help, card_name, unit_help, unit_name
from companion.app.screens.heroes3.combat.unit_chip import unit_chip
from companion.app.ui import Ui
from companion.games.heroes3.adventure.state import Unit
from companion.games.heroes3.cards.hero_cards import Card
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat.model.neutral_guards import LEVELS

Army: TypeAlias = tuple[str, ...]
"""Units, as keys of sides."""
AiCardKind: TypeAlias = Literal["spells", "skills"]
_FEW = 8


def taken_chips(
    ui: Ui,
    taken: Iterable[tuple[str, Callback]],
    on_tap: Callable[[int], Awaitable[None] | None],
    name: str,
    turns: bool = False,
) -> list[ft.Control]:
    """What is there, with what explains it: a tap takes it away, or `turns` it over. No line where there is nothing."""
    tags = [
        ui.tappable_chip(
            text,
            partial(on_tap, at),
            selected=True,
            symbol="rotate" if turns else "close",
            label=ui.words("h3s-set-turn" if turns else "h3s-set-drop", name=text),
            name=f"{name}-{at}",
            about=about,
        )
        for at, (text, about) in enumerate(taken)
    ]
    return [ui.chip_row(tags, targets=True)] if tags else []


def card_chips(
    ui: Ui,
    cards: Iterable[str],
    on_tap: Callable[[str], Awaitable[None] | None],
    name: str,
    symbol: IconName | None = "plus",
) -> ft.Row:
    """Cards to tap, each of which explains itself."""
    tags = [
        ui.tappable_chip(
            card_name(ui.words, card),
            partial(on_tap, card),
            symbol=symbol,
            name=f"{name}-{card}",
            about=card_help(ui, card),
        )
        for card in cards
    ]
    return ui.chip_row(tags, targets=True)


# --- units -----------------------------------------------------------------------------------------


def army_chips(
    ui: Ui,
    army: Army,
    put: Callable[[Army], Awaitable[None] | None],
    name: str,
    text: Callable[[str], str] | None = None,
) -> list[ft.Control]:
    """The units of an army: a tap turns a card over, and once more takes it away."""

    def turn(at: int) -> Awaitable[None] | None:
        """Few becomes a Pack; a Pack, or a neutral card, goes."""
        above = load_units().by_key[army[at]].above
        return put((*army[:at], *([load_units().sides[above].key] if above >= 0 else []), *army[at + 1 :]))

    taken = [(text(key) if text else unit_name(ui.words, Unit.of(key)), unit_help(ui, Unit.of(key))) for key in army]
    return taken_chips(ui, taken, turn, name, turns=True)


def found_units(
    ui: Ui, typed: str, join: Callable[[str], Awaitable[None] | None], name: str, first: str = ""
) -> ft.Row:
    """The units that the letters mean; `name` is filled in with the side of each."""
    found = find_units(typed, first=first)[:_FEW] if typed.strip() else []
    tags = [
        unit_chip(
            ui,
            ui.words,
            side,
            partial(join, side.key),
            name=name.format(side),
            label=ui.words("h3s-set-add", name=side.name),
            about=ui.words.name(load_units().group_name(side.group)),
            held=unit_help(ui, f"{side.group}:{side.unit}"),
        )
        for side in found
    ]
    return ui.chip_row(tags, targets=True)


# --- the level and the decks of an AI hero. heroes3 13.4 -------------------------------------------


@dataclass(frozen=True, slots=True)
class CardNames:
    """How the controls for one kind of card are named: the cards there are, the field, its key, and what is found."""

    taken: str
    field: str
    key: str
    found: str


@dataclass(frozen=True, slots=True)
class AiHeroEditor:
    """An AI hero's level and cards, in the set-up or while the evening goes on.

    `hero` is how it stands now, `put` changes one part of it; `ending` ends the names of its numbers.
    """

    ui: Ui
    hero: Callable[[], AiDraft]
    put: Callable[[str, object], Awaitable[None] | None]
    typed: Callable[[AiCardKind], str]
    type: Callable[[AiCardKind, str], None]
    ending: str
    names: Callable[[AiCardKind], CardNames]

    def level_row(self) -> ft.Control:
        """The level, in Roman numerals."""
        said, level = self.ui.words("h3s-set-ai-level"), self.hero().level
        step, most = partial(self._step, "level", 1, len(LEVELS)), len(LEVELS)
        name = f"ai-level-{self.ending}"
        return form_number_row(self.ui, said, level, step, name, "level", least=1, most=most, shown=LEVELS[level - 1])

    def deck_rows(self) -> list[ft.Control]:
        """How many cards of each type, the spells it casts, and the cards that a Skill card uses."""
        ui = self.ui
        return [
            subheading(ui, ui.words("h3a-ai-deck"), "ai-deck"),
            *map(self._count_row, AI_TYPES),
            subheading(ui, ui.words("h3a-ai-spells"), "ai-spell-deck"),
            *self._cards("spells", "h3a-find-spell"),
            subheading(ui, ui.words("h3s-set-ai-skills-used"), "ai-skill"),
            *self._cards("skills", "h3s-set-find-skill"),
        ]

    def _step(self, what: str, least: int, most: int, by: int) -> Awaitable[None] | None:
        return self.put(what, min(most, max(least, getattr(self.hero(), what) + by)))

    def _count_row(self, kind: str) -> ft.Control:
        said = self.ui.words("h3a-ai-type", type=kind)
        count = int(getattr(self.hero(), kind))
        step = partial(self._step, kind, 0, MOST_AI_CARDS)
        name = f"ai-{kind}-{self.ending}"
        return form_number_row(self.ui, said, count, step, name, "ai-card-values", most=MOST_AI_CARDS)

    def _cards(self, what: AiCardKind, asked: str) -> list[ft.Control]:
        """The cards it has, and letters that find another."""
        ui, names, typed = self.ui, self.names(what), self.typed(what)
        has: tuple[str, ...] = getattr(self.hero(), what)

        def drop(at: int) -> Awaitable[None] | None:
            return self.put(what, (*has[:at], *has[at + 1 :]))

        def learn(card: str) -> Awaitable[None] | None:
            return self.put(what, (*has, card))

        field = ui.text_field(
            ui.words(asked),
            typed,
            partial(self.type, what),
            name=names.field,
            symbol="search",
            key=f"{names.key}-{len(has)}",
        )
        taken = [(card_name(ui.words, card), card_help(ui, card)) for card in has]
        parts = [*taken_chips(ui, taken, drop, names.taken), field]
        found = _find_ai_cards(what, typed)[:_FEW] if typed.strip() else []
        return [*parts, card_chips(ui, [card.id for card in found], learn, names.found)] if found else parts


def _find_ai_cards(what: AiCardKind, typed: str) -> list[Card]:
    """What these letters mean: spells that an AI hero can cast, or the Ability and Specialty cards it uses."""
    if what == "skills":
        return [*find_combat_cards(typed, "ability"), *find_combat_cards(typed, "specialty")]
    return [card for card in find_combat_cards(typed, "spell") if card.ai != "none"]
