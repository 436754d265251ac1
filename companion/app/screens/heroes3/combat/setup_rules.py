"""How the table reads the rules: the gaps G1 to G6 of the rules for AI units, and the open readings, one line each."""

from __future__ import annotations

from functools import partial
from typing import Any

import flet as ft

from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.words import caption
from companion.app.models.guest import Guest
from companion.app.models.heroes3.laying import CombatLaying
from companion.app.screens.heroes3.combat import lookup
from companion.app.theme import Look

# Which answers there are, the default first: heroes3 13.2 (G1 to G6), 6, 9 and the optional rules.
ANSWERS: dict[str, tuple[Any, ...]] = {
    "distance": ("steps", "straight"),
    "attack_space": ("ask", "first"),
    "out_of_reach": ("approach", "stay"),
    "ranged_move": ("never", "away"),
    "second_targets": ("always", "never"),
    "returns": (False, True),
    "rerolls": (True, False),
    "instead": (False, True),
    "retaliation": ("ordinary", "never"),
    "paralysis_ends": ("attacked", "damaged"),
    "retaliates_as": ("few", "pack"),
    "penalty_when_retaliating": (True, False),
    "stop_before_dice": (False, True),
    "flying_attack_then_move": (False, True),
    "die_changes_damage": (True, False),
    "every_attack_hurts": (False, True),
    "free_extension": (False, True),
}


_ABOUT = {
    "distance": "ai-targets", "attack_space": "ai-attack-space", "out_of_reach": "ai-no-target",
    "ranged_move": "ai-ranged", "second_targets": "ai-abilities", "returns": "ai-abilities", "rerolls": "reroll",
    "instead": "ability-instead", "retaliation": "retaliation", "paralysis_ends": "paralysis", "retaliates_as": "flip",
    "penalty_when_retaliating": "combat-penalty", "stop_before_dice": "cards-in-attack",
    "flying_attack_then_move": "unit-types", "die_changes_damage": "attack-die",
    "every_attack_hurts": "variants-easier", "free_extension": "variants-easier",
}  # fmt: skip
"""The entry of the rules that says what each question is about."""


def rules(look: Look, guest: Guest, laying: CombatLaying) -> list[ft.Control]:
    """Every question with the answer of this table."""
    words = guest.words
    return [
        caption(look, words("h3a-rules-about"), size=15),
        *(_question(look, guest, laying, setting) for setting in ANSWERS),
    ]


def _question(look: Look, guest: Guest, laying: CombatLaying, setting: str) -> ft.Control:
    words = guest.words
    holder = laying.settings if hasattr(laying.settings, setting) else laying.settings.conventions
    given = getattr(holder, setting)
    asked = words("h3a-rule", rule=setting)
    tags, held = [], lookup.term(guest, _ABOUT[setting])
    for n, value in enumerate(ANSWERS[setting]):
        word = {True: "yes", False: "no"}.get(value, value)
        said = words("h3a-rule-answer", answer=f"{word}")
        if n == 0:
            said = words("h3a-rule-usual", answer=said)
        tags.append(
            tap_chip(
                look, said, partial(laying.settle, **{setting: value}), selected=value == given,
                symbol="check" if value == given else None, label=f"{asked} {said}", name=f"rule-{setting}-{word}",
                about=held,
            )
        )  # fmt: skip
    heading = explained(caption(look, asked, size=15), held)
    return ft.Column([heading, chips(look, tags, targets=True)], spacing=2, tight=True)
