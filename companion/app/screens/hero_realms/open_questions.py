"""The nine questions that the rules leave open, each with a line about it and the answer this table gives."""

from __future__ import annotations

from functools import partial
from typing import Any

import flet as ft

from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.stepper import stepper
from companion.app.kit.words import caption, strong
from companion.app.models.guest import Guest
from companion.app.models.hero_realms.laying import HeroLaying
from companion.app.screens.hero_realms import lookup
from companion.app.theme import Look

MOST_CHECKS = 9

# Which answers there are, the default first: hero_realms 12. `skill_checks_per_turn` is a number of its own.
ANSWERS: dict[str, tuple[tuple[Any, str], ...]] = {
    "nontarget_stun_ignores_guards": ((True, "hra-open-yes"), (False, "hra-open-no")),
    "hydra_guard_must_be_prepared": ((True, "hra-open-yes"), (False, "hra-open-no")),
    "lich_excess_damage_carries": ((False, "hra-open-no"), (True, "hra-open-yes")),
    "grimoire_return": (("bottom", "hra-open-bottom"), ("shuffle", "hra-open-shuffle")),
    "stolen_hoard_arrives_prepared": ((True, "hra-open-yes"), (False, "hra-open-no")),
    "defeated_can_be_healed": ((False, "hra-open-no"), (True, "hra-open-yes")),
    "party_seating": (("line", "hra-open-line"), ("ring", "hra-open-ring")),
    "pending_acquire_choice": (("player", "hra-open-player"), ("oldest", "hra-open-oldest")),
}
_ASKED = {
    "nontarget_stun_ignores_guards": "hra-open-nontarget",
    "hydra_guard_must_be_prepared": "hra-open-hydra",
    "lich_excess_damage_carries": "hra-open-excess",
    "grimoire_return": "hra-open-grimoire",
    "stolen_hoard_arrives_prepared": "hra-open-stolen",
    "defeated_can_be_healed": "hra-open-defeated",
    "party_seating": "hra-open-seating",
    "pending_acquire_choice": "hra-open-pending",
}
_ABOUT = {
    "nontarget_stun_ignores_guards": "stun-without-target",
    "hydra_guard_must_be_prepared": "hydra-guard",
    "lich_excess_damage_carries": "jar-breaks",
    "grimoire_return": "grimoire",
    "stolen_hoard_arrives_prepared": "steal-hoard",
    "defeated_can_be_healed": "revive",
    "party_seating": "nearby",
    "pending_acquire_choice": "next-acquire",
}
"""The entry of the rules that says what each question is about."""


def open_questions(look: Look, guest: Guest, laying: HeroLaying) -> ft.Control:
    """All nine, with the defaults chosen."""
    words = guest.words
    rows: list[ft.Control] = [
        explained(strong(look, words("hra-open-questions")), lookup.term(guest, "open-questions")),
        caption(look, words("hra-open-about"), size=15),
        *(_question(look, guest, laying, setting) for setting in ANSWERS),
        _checks(look, guest, laying),
    ]
    return panel(look, ft.Column(rows, spacing=14))


def _question(look: Look, guest: Guest, laying: HeroLaying, setting: str) -> ft.Control:
    words, given = guest.words, getattr(laying.body.settings, setting)
    asked = words(_ASKED[setting])
    tags, held = [], lookup.term(guest, _ABOUT[setting])
    for n, (value, said) in enumerate(ANSWERS[setting]):
        answer = words(said) if n else words("hra-open-default", answer=words(said))
        tags.append(
            tap_chip(
                look,
                answer,
                partial(laying.settle, setting, value),
                selected=value == given,
                symbol="check" if value == given else None,
                label=f"{asked} {answer}",
                name=f"open-{setting}-{str(value).lower()}",
                about=held,
            )
        )
    heading = explained(caption(look, asked, size=15), held)
    return ft.Column([heading, chips(look, tags, targets=True)], spacing=2, tight=True)


def _checks(look: Look, guest: Guest, laying: HeroLaying) -> ft.Control:
    """How many skill checks a turn; none given means no limit."""
    words, count = guest.words, laying.body.settings.skill_checks_per_turn

    def step(by: int) -> None:
        now = laying.body.settings.skill_checks_per_turn
        laying.settle("skill_checks_per_turn", min(MOST_CHECKS, max(0, now + by)))

    said, held = words("hra-open-checks", count=count), lookup.term(guest, "skill-check")
    control = stepper(
        look,
        count or "∞",
        step,
        name="open-skill_checks_per_turn",
        label=said,
        minus=words("hra-open-checks-less"),
        plus=words("hra-open-checks-more"),
        width=56,
        at_least=count == 0,
        at_most=count == MOST_CHECKS,
        about=held,
    )
    return ft.Row([explained(caption(look, said, size=15, expand=True), held), control], spacing=8)
