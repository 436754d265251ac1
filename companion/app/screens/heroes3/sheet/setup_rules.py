"""Difficulty with its starting bonus, the boxes on the table, the optional rules, and how the table plays."""

from __future__ import annotations

from functools import partial, reduce
from typing import Any

import flet as ft

from companion.app.icons import Icon
from companion.app.kit.chips import chips, choice, tap_chip
from companion.app.kit.words import strong
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet_draft import box_names
from companion.app.models.heroes3.sheet_laying import SheetLaying
from companion.app.models.heroes3.sheet_problems import rules_problem
from companion.app.screens.heroes3.sheet.setup_parts import fold, plain, problem, section
from companion.app.screens.heroes3.sheet.speech import box_about
from companion.app.theme import Look
from companion.games.heroes3.cards import cards
from companion.games.heroes3.evening.files import OptionalRuleDef
from companion.games.heroes3.evening.scenarios import scenarios, start_bonus
from companion.games.heroes3.evening.wording import effect_words
from companion.games.heroes3.units import units
from companion.kernel.words import Message, message

EFFECTS: dict[str, Icon] = {"easier": "leaf", "harder": "skull", "variant": "rotate"}
SETTINGS: dict[str, tuple[str, ...]] = {
    "dice": ("app", "table"),
    "cards": ("table", "app"),
    "morale": ("tokens", "cards"),
    "second_negative": ("stays", "goes"),
    "ai_army": ("static", "losses"),
}
"""How the table plays: the possible answers, the usual one first. heroes3 2 and 13.5 for the last three."""


def difficulty(look: Look, guest: Guest, laying: SheetLaying) -> ft.Control:
    """How hard, and what one gets for it at the start."""
    words, draft = guest.words, laying.draft
    options = [(one, words.name(name)) for one, name in cards().difficulty.difficulties.items()]
    parts: list[ft.Control] = [
        choice(look, options, draft.difficulty, lambda one: laying.put(difficulty=one), name="difficulty",
               label=words("h3s-set-difficulty"), about=lambda _: about.entry(guest, "heroes3.difficulty")),
        plain(look, _bonus(guest, laying)),
    ]  # fmt: skip
    return section(
        look, "skull", words("h3s-set-difficulty"), parts, "difficulty-panel", about.entry(guest, "heroes3.difficulty")
    )


def _bonus(guest: Guest, laying: SheetLaying) -> str:
    words, draft = guest.words, laying.draft
    known = start_bonus(draft.difficulty, draft.mode, set(draft.rules))
    ways = [effect_words(bonus.deed.effect, bonus.tell) for bonus in known]
    if draft.mode == "campaign":
        return words("h3s-set-bonus-campaign")
    if not ways:
        return words("h3s-set-bonus-none")
    return words("h3s-set-bonus", ways=reduce(_either, ways))


def _either(first: Message, second: Message) -> Message:
    return message("h3e-or", first=first, second=second)


def boxes(look: Look, guest: Guest, laying: SheetLaying) -> ft.Control:
    """The boxes on the table: they bring factions, heroes, places and cards."""
    words = guest.words
    tags = [
        tap_chip(look, words.name(units().file.boxes[box]), partial(laying.switch_box, box),
                 selected=box in laying.draft.boxes, symbol="check" if box in laying.draft.boxes else None,
                 name=f"box-{box}", about=box_about(guest, box))
        for box in box_names()
    ]  # fmt: skip
    parts: list[ft.Control] = [chips(look, tags, targets=True)]
    if len(laying.draft.seats) > len(laying.factions):
        parts += problem(look, words("h3s-set-few-factions", count=len(laying.draft.seats)), "boxes-problem")
    return section(look, "cubes", words("h3s-set-boxes"), parts, "boxes-panel")


def rules(look: Look, guest: Guest, laying: SheetLaying) -> ft.Control:
    """The optional rules by what they make of the game; each explains itself when it is on, and when it is held."""
    words, draft = guest.words, laying.draft
    unfolded = "rules" in laying.open
    known = scenarios().rules
    chosen = [words.name(known[rule].name) for rule in draft.rules]
    parts: list[ft.Control] = [
        plain(look, words("h3s-set-rules-on", rules=", ".join(chosen)) if chosen else words("h3s-set-rules-off")),
        *problem(look, rules_problem(words, draft), "rules-problem"),
        fold(look, words("h3s-set-less") if unfolded else words("h3s-set-rules-choose"),
             partial(laying.unfold, "rules"), "unfold-rules", unfolded),
    ]  # fmt: skip
    if unfolded:
        for effect in EFFECTS:
            parts.append(strong(look, words("h3s-set-effect", effect=effect), size=16))
            parts += [_rule(look, guest, laying, rule) for rule in known.values() if rule.effect == effect]
    return section(look, "book", words("h3s-set-rules"), parts, "rules", about.rule(guest, "heroes3 12"))


def _rule(look: Look, guest: Guest, laying: SheetLaying, rule: OptionalRuleDef) -> ft.Control:
    words, on = guest.words, rule.id in laying.draft.rules
    switch = tap_chip(
        look, words.name(rule.name), partial(laying.switch_rule, rule.id), selected=on, name=f"rule-{rule.id}",
        symbol="check" if on else EFFECTS[rule.effect], about=about.card(guest, f"heroes3.optional-{rule.id}"),
    )  # fmt: skip
    lines: list[ft.Control] = [chips(look, [switch], targets=True)]
    if on and rule.tell:
        lines.append(ft.Container(plain(look, words.name(rule.tell)), padding=ft.Padding.only(left=12, bottom=6)))
    return ft.Column(lines, spacing=0, tight=True)


def settings(look: Look, guest: Guest, laying: SheetLaying) -> ft.Control:
    """Who rolls, who draws, and a question that the book leaves open."""
    words = guest.words
    parts: list[ft.Control] = []
    for setting, answers in SETTINGS.items():
        if setting == "ai_army" and not laying.draft.ai:
            continue
        if setting == "second_negative" and laying.draft.settings.morale == "cards":
            continue
        dashed = setting.replace("_", "-")
        options: list[tuple[Any, str]] = [
            (answer, words("h3s-set-answer", setting=dashed, answer=answer)) for answer in answers
        ]
        asked = words("h3s-set-setting", setting=dashed)
        now = getattr(laying.draft.settings, setting)
        parts.append(plain(look, asked))
        parts.append(choice(look, options, now, partial(laying.settle, setting), name=dashed, label=asked))
    return section(look, "dice", words("h3s-set-settings"), parts, "settings-panel", about.rule(guest, "heroes3 2"))
