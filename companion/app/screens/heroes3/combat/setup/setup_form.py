"""Setting up a combat: what is fought for, the two armies, dice, and the odds before anybody is placed."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import IconName
from companion.app.kit.controls.chips import chip_row, segmented_choice, tappable_chip
from companion.app.kit.controls.stepper import OnStep, labelled_stepper
from companion.app.kit.layout.form_section import form_section, unfold_button
from companion.app.kit.layout.panel import panel
from companion.app.kit.layout.start_button import start_button_with_hint
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, strong_text, title_text
from companion.app.kit.touch.callbacks import Callback
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.kit.touch.pressable import pressable_surface
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.combat.setup_model import CombatSetupModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.combat import help_topics
from companion.app.screens.heroes3.combat.odds_panel import OddsPanel
from companion.app.screens.heroes3.combat.setup.ai_map_turn_panel import AiMapTurnPanel
from companion.app.screens.heroes3.combat.setup.army_form import army_form, explanation_text
from companion.app.screens.heroes3.combat.setup.enemy_form import enemy_form
from companion.app.screens.heroes3.combat.setup.rule_settings import rule_settings_form
from companion.app.screens.setup_engine_choice import engine_choice, setup_header, setup_in_columns
from companion.app.theme import R_CHIP, TARGET, Look
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.combat.model.neutral_guards import LEVELS
from companion.games.heroes3.combat.model.setup_data import ENGINE, MOST_UNITS
from companion.library.translations import MessageCatalogue

KINDS = ("neutral", "bank", "ai-hero", "heroes")
DIFFICULTIES = ("easy", "normal", "hard", "impossible")
_MOST_MOVEMENT, _MOST_OTHERS = 9, 9
_ABOUT = {
    "neutral": "neutral-army", "bank": "creature-bank", "ai-hero": "ai-hero", "heroes": "hero",
    "difficulty": "difficulty", "where": "combat-board", "sea": "naval-board", "their-town": "siege",
    "my-town": "siege", "attacker": "attacker",
}  # fmt: skip
"""The entry about an answer, or about the question."""


@component
def CombatSetupForm(look: Look, session: DeviceSession, model: CombatSetupModel) -> ft.Control:
    """The form in one column on a phone, in two where there is room: the own army and the odds right."""
    use_watch(model, lambda m: (m.draft, m.settings, m.more, dict(m.typed), m.go_on, m.missing, m.continues))
    words = session.words
    top = setup_header(look, session, model.box, "h3a-setup")
    fight, mine, odds = _fight(look, session, model), _army(look, session, model), _odds(look, session, model)
    theirs = [_enemy(look, session, model), _dice(look, session, model)]
    rest = [_rules(look, session, model), caption_text(look, words.name(model.box.notice))]
    if model.draft.kind == "ai-hero":
        rest.insert(0, AiMapTurnPanel(look, session, model.map_turn))
    way = engine_choice(look, session, model.box, ENGINE)
    said = words("h3a-begin-quick") if model.quick else words("h3a-begin")
    start = start_button_with_hint(look, said, model.begin, "sword", model.missing)
    columns = [fight, *theirs, *rest], [mine, odds]
    return setup_in_columns(look, top, way, [fight, mine, *theirs, odds, *rest], columns, start)


def _box(
    look: Look, symbol: IconName, heading: str, parts: list[ft.Control], name: str, about: Callback | None = None
) -> ft.Control:
    return form_section(look, heading, parts, symbol=symbol, name=name, about=about)


# --- what is fought for ----------------------------------------------------------------------------


def _fight(look: Look, session: DeviceSession, model: CombatSetupModel) -> ft.Control:
    words, draft = session.words, model.draft
    said = title_text(look, _sentence(words, model), size=22, lines=3)
    parts: list[ft.Control] = [
        explain_on_long_press(
            said, help_topics.rule_term_help_callback(session, _ABOUT.get(draft.kind) or _ABOUT["kind"])
        )
    ]
    kinds = [(kind, words("h3a-kind", kind=kind)) for kind in KINDS]
    parts.append(_tags(look, session, model, "kind", kinds, draft.kind))
    if draft.kind == "neutral":
        level = explain_on_long_press(
            caption_text(look, words("h3a-level"), size=14), help_topics.rule_term_help_callback(session, "field-level")
        )
        parts += [level, _levels(look, session, model)]
    difficulties = [(one, words("h3a-difficulty", difficulty=one)) for one in DIFFICULTIES]
    label = caption_text(look, words("h3a-difficulty-label"), size=14)
    parts.append(explain_on_long_press(label, help_topics.rule_term_help_callback(session, "difficulty")))
    parts.append(_tags(look, session, model, "difficulty", difficulties, draft.difficulty))
    if draft.kind == "neutral":
        parts.append(explanation_text(look, _guards(words, model)))
    if draft.kind != "bank":
        places = ("land", "sea") if draft.kind == "neutral" else ("land", "sea", "their-town", "my-town")
        parts += [caption_text(look, words("h3a-where"), size=14)]
        named = [(where, words("h3a-place-of", where=where)) for where in places]
        parts.append(_tags(look, session, model, "where", named, draft.where))
    if draft.kind in ("ai-hero", "heroes") and draft.where in ("land", "sea"):
        sides = [(side, words("h3a-attacker", side=side)) for side in ("mine", "theirs")]
        parts.append(_tags(look, session, model, "attacker", sides, draft.attacker))
    parts += [_hero(look, session, model)]
    return _box(look, "banner", words("h3a-fight"), parts, "the-fight")


def _sentence(words: MessageCatalogue, model: CombatSetupModel) -> str:
    draft = model.draft
    kind = "siege" if draft.where in ("their-town", "my-town") else draft.kind
    difficulty = words("h3a-difficulty", difficulty=draft.difficulty)
    return words("h3a-sentence", kind=kind, level=draft.level, difficulty=difficulty, where=draft.where)


def _guards(words: MessageCatalogue, model: CombatSetupModel) -> str:
    if model.quick:
        return words("h3a-quick-about")
    found = load_cards().guards(model.draft.level, model.draft.difficulty)
    said = [
        words("h3a-guards", count=count, tier=words("h3a-tier", tier=tier)) for tier, count in found.items() if count
    ]
    return words("h3a-guarded", guards=said)


def _levels(look: Look, session: DeviceSession, model: CombatSetupModel) -> ft.Control:
    """The seven levels side by side; on a phone four and three, or a thumb would hit two of them."""
    taps: list[ft.Control] = []
    for level in LEVELS:
        on = level == model.draft.level
        ink = look.on_action if on else look.ink
        face = text(look, level, size=16, color=ink, family=fonts.BOLD, lines=1, silent=True)
        label = session.words("h3a-level-of", level=level)
        taps.append(
            pressable_surface(
                look,
                face,
                on_tap=partial(model.put, level=level),
                name=f"level-{level}",
                selected=on,
                height=TARGET,
                fill=look.action if on else look.raised,
                radius=R_CHIP,
                padding=0,
                expand=True,
                label=label,
                on_long_press=help_topics.rule_term_help_callback(session, "field-level"),
                silent=True,
                border=ft.Border.all(1, look.action if on else look.line),
            )
        )
    if not look.phone:
        return ft.Row(taps, spacing=5)
    rows = [ft.Row(taps[:4], spacing=5), ft.Row([*taps[4:], ft.Container(expand=True)], spacing=5)]
    return ft.Column(list(rows), spacing=5)


def _tags(
    look: Look, session: DeviceSession, model: CombatSetupModel, what: str, options: list[tuple[str, str]], chosen: str
) -> ft.Control:
    tags = [
        tappable_chip(
            look,
            said,
            partial(model.put, **{what: value}),
            selected=value == chosen,
            name=f"{what}-{value}",
            about=help_topics.rule_term_help_callback(session, _ABOUT.get(value) or _ABOUT[what]),
        )
        for value, said in options
    ]
    return chip_row(look, tags, targets=True)


def _hero(look: Look, session: DeviceSession, model: CombatSetupModel) -> ft.Control:
    words, draft = session.words, model.draft

    def level(by: int) -> None:
        model.put(hero_level=min(len(LEVELS), max(1, model.draft.hero_level + by)))

    def movement(by: int) -> None:
        model.put(movement=min(_MOST_MOVEMENT, max(0, model.draft.movement + by)))

    roman = LEVELS[draft.hero_level - 1]
    rows: list[ft.Control] = [
        _number(
            look,
            session,
            "hero-level",
            words("h3a-hero-level"),
            roman,
            level,
            draft.hero_level <= 1,
            draft.hero_level >= len(LEVELS),
            "level",
        )
    ]
    if draft.kind == "neutral":
        rows.append(
            _number(
                look,
                session,
                "movement",
                words("h3a-movement"),
                draft.movement,
                movement,
                draft.movement <= 0,
                draft.movement >= _MOST_MOVEMENT,
                "movement-points",
            )
        )
    who = [(True, words("h3a-hero-main")), (False, words("h3a-hero-secondary"))]
    rows.append(
        segmented_choice(
            look,
            who,
            draft.main,
            partial(_put_main, model),
            name="hero",
            label=words("h3a-hero"),
            about=lambda main: help_topics.rule_term_help_callback(session, "hero" if main else "secondary-hero"),
        )
    )
    return ft.Column(rows, spacing=8, tight=True)


def _put_main(model: CombatSetupModel, main: bool) -> None:
    model.put(main=main)


def _number(
    look: Look,
    session: DeviceSession,
    name: str,
    said: str,
    value: int | str,
    step: OnStep,
    least: bool,
    most: bool,
    entry: str,
) -> ft.Control:
    about = help_topics.rule_term_help_callback(session, entry)
    return labelled_stepper(look, said, value, step, name, None, least, most, about=about, width=64)


# --- armies, dice, odds, rules ---------------------------------------------------------------------


def _army(look: Look, session: DeviceSession, model: CombatSetupModel) -> ft.Control:
    words = session.words
    heading = words("h3a-my-army", count=len(model.draft.mine), most=MOST_UNITS)
    return _box(
        look,
        "shield",
        heading,
        army_form(look, session, model, "mine"),
        "my-army",
        help_topics.rule_term_help_callback(session, "unit-deck"),
    )


def _enemy(look: Look, session: DeviceSession, model: CombatSetupModel) -> ft.Control:
    return _box(look, "skull", session.words("h3a-enemy"), enemy_form(look, session, model), "the-enemy")


def _dice(look: Look, session: DeviceSession, model: CombatSetupModel) -> ft.Control:
    words = session.words
    options = [("app", words("h3a-dice-app")), ("table", words("h3a-dice-table"))]
    picked = segmented_choice(
        look,
        options,
        model.settings.dice,
        partial(_put_dice, model),
        name="dice",
        label=words("h3a-dice"),
        about=lambda _: help_topics.rule_term_help_callback(session, "attack-die"),
    )
    return _box(
        look, "dice", words("h3a-dice"), [picked], "dice", help_topics.rule_term_help_callback(session, "attack-die")
    )


def _put_dice(model: CombatSetupModel, dice: str) -> None:
    model.settle(dice=dice)


def _odds(look: Look, session: DeviceSession, model: CombatSetupModel) -> ft.Control:
    if model.missing is not None or model.quick:
        said = "h3a-odds-quick" if model.quick else "h3a-odds-later"
        parts: list[ft.Control] = [explanation_text(look, session.words(said))]
    else:
        parts = [OddsPanel(look, session, model.odds)]
    return _box(look, "chart", session.words("h3a-odds"), parts, "odds")


def _rules(look: Look, session: DeviceSession, model: CombatSetupModel) -> ft.Control:
    words = session.words
    said = words("setup-less") if model.more else words("h3a-rules")
    unfold = unfold_button(look, said, model.unfold, "more", model.more)
    if not model.more:
        return unfold

    def others(by: int) -> None:
        model.put(others=min(_MOST_OTHERS, max(0, model.draft.others + by)))

    more = _number(
        look,
        session,
        "others",
        words("h3a-others"),
        model.draft.others,
        others,
        model.draft.others <= 0,
        model.draft.others >= _MOST_OTHERS,
        "level",
    )
    machines = [
        tappable_chip(
            look,
            words.name(machine.name),
            partial(_machine, model, machine.id),
            selected=machine.id in model.draft.machines,
            name=f"machine-{machine.id}",
            about=help_topics.card_help_callback(session, machine.id),
        )
        for machine in load_cards().machines.values()
    ]
    inside: list[ft.Control] = [
        more,
        explain_on_long_press(
            strong_text(look, words("h3a-machines"), size=16),
            help_topics.rule_term_help_callback(session, "war-machine"),
        ),
        chip_row(look, machines, targets=True),
        strong_text(look, words("h3a-rules"), size=16),
        *rule_settings_form(look, session, model),
    ]
    return ft.Column([unfold, panel(look, ft.Column(inside, spacing=14))], spacing=12)


def _machine(model: CombatSetupModel, machine: str) -> None:
    kept = model.draft.machines
    model.put(machines=tuple(m for m in kept if m != machine) if machine in kept else (*kept, machine))
