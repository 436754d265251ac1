"""Setting up a combat: what is fought for, the two armies, dice, and the odds before anybody is placed."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import IconName
from companion.app.kit.controls.stepper import OnStep
from companion.app.kit.touch.callbacks import Callback
from companion.app.models.heroes3.combat.setup_model import CombatSetupModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.combat import help_topics
from companion.app.screens.heroes3.combat.odds_panel import OddsPanel
from companion.app.screens.heroes3.combat.setup.ai_map_turn_panel import AiMapTurnPanel
from companion.app.screens.heroes3.combat.setup.army_form import army_form, explanation_text
from companion.app.screens.heroes3.combat.setup.enemy_form import enemy_form
from companion.app.screens.heroes3.combat.setup.rule_settings import rule_settings_form
from companion.app.screens.setup_engine_choice import engine_choice, setup_header, setup_in_columns
from companion.app.theme import R_CHIP, TARGET
from companion.app.ui import Ui
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
def CombatSetupForm(ui: Ui, model: CombatSetupModel) -> ft.Control:
    """The form in one column on a phone, in two where there is room: the own army and the odds right."""
    use_watch(model, lambda m: (m.draft, m.settings, m.more, dict(m.typed), m.go_on, m.missing, m.continues))
    top = setup_header(ui, model.box, "h3a-setup")
    fight, mine, odds = _fight(ui, model), _army(ui, model), _odds(ui, model)
    theirs = [_enemy(ui, model), _dice(ui, model)]
    rest = [_rules(ui, model), ui.caption(ui.words.name(model.box.notice))]
    if model.draft.kind == "ai-hero":
        rest.insert(0, AiMapTurnPanel(ui, model.map_turn))
    way = engine_choice(ui, model.box, ENGINE)
    said = ui.words("h3a-begin-quick") if model.quick else ui.words("h3a-begin")
    start = ui.start_button(said, model.begin, "sword", model.missing)
    columns = [fight, *theirs, *rest], [mine, odds]
    return setup_in_columns(ui, top, way, [fight, mine, *theirs, odds, *rest], columns, start)


def _box(
    ui: Ui, symbol: IconName, heading: str, parts: list[ft.Control], name: str, about: Callback | None = None
) -> ft.Control:
    return ui.form_section(heading, parts, symbol=symbol, name=name, about=about)


# --- what is fought for ----------------------------------------------------------------------------


def _fight(ui: Ui, model: CombatSetupModel) -> ft.Control:
    draft = model.draft
    said = ui.title(_sentence(ui.words, model), size=22, lines=3)
    parts: list[ft.Control] = [
        ui.explained(said, help_topics.rule_term_help(ui, _ABOUT.get(draft.kind) or _ABOUT["kind"]))
    ]
    kinds = [(kind, ui.words("h3a-kind", kind=kind)) for kind in KINDS]
    parts.append(_tags(ui, model, "kind", kinds, draft.kind))
    if draft.kind == "neutral":
        level = ui.explained(ui.caption(ui.words("h3a-level"), size=14), help_topics.rule_term_help(ui, "field-level"))
        parts += [level, _levels(ui, model)]
    difficulties = [(one, ui.words("h3a-difficulty", difficulty=one)) for one in DIFFICULTIES]
    label = ui.caption(ui.words("h3a-difficulty-label"), size=14)
    parts.append(ui.explained(label, help_topics.rule_term_help(ui, "difficulty")))
    parts.append(_tags(ui, model, "difficulty", difficulties, draft.difficulty))
    if draft.kind == "neutral":
        parts.append(explanation_text(ui, _guards(ui.words, model)))
    if draft.kind != "bank":
        places = ("land", "sea") if draft.kind == "neutral" else ("land", "sea", "their-town", "my-town")
        parts += [ui.caption(ui.words("h3a-where"), size=14)]
        named = [(where, ui.words("h3a-place-of", where=where)) for where in places]
        parts.append(_tags(ui, model, "where", named, draft.where))
    if draft.kind in ("ai-hero", "heroes") and draft.where in ("land", "sea"):
        sides = [(side, ui.words("h3a-attacker", side=side)) for side in ("mine", "theirs")]
        parts.append(_tags(ui, model, "attacker", sides, draft.attacker))
    parts += [_hero(ui, model)]
    return _box(ui, "banner", ui.words("h3a-fight"), parts, "the-fight")


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


def _levels(ui: Ui, model: CombatSetupModel) -> ft.Control:
    """The seven levels side by side; on a phone four and three, or a thumb would hit two of them."""
    taps: list[ft.Control] = []
    for level in LEVELS:
        on = level == model.draft.level
        ink = ui.on_action if on else ui.ink
        face = ui.text(level, size=16, color=ink, family=fonts.BOLD, lines=1, silent=True)
        label = ui.words("h3a-level-of", level=level)
        taps.append(
            ui.pressable(
                face,
                on_tap=partial(model.put, level=level),
                name=f"level-{level}",
                selected=on,
                height=TARGET,
                fill=ui.action if on else ui.raised,
                radius=R_CHIP,
                padding=0,
                expand=True,
                label=label,
                on_long_press=help_topics.rule_term_help(ui, "field-level"),
                silent=True,
                border=ft.Border.all(1, ui.action if on else ui.line),
            )
        )
    if not ui.phone:
        return ft.Row(taps, spacing=5)
    rows = [ft.Row(taps[:4], spacing=5), ft.Row([*taps[4:], ft.Container(expand=True)], spacing=5)]
    return ft.Column(list(rows), spacing=5)


def _tags(ui: Ui, model: CombatSetupModel, what: str, options: list[tuple[str, str]], chosen: str) -> ft.Control:
    tags = [
        ui.tappable_chip(
            said,
            partial(model.put, **{what: value}),
            selected=value == chosen,
            name=f"{what}-{value}",
            about=help_topics.rule_term_help(ui, _ABOUT.get(value) or _ABOUT[what]),
        )
        for value, said in options
    ]
    return ui.chip_row(tags, targets=True)


def _hero(ui: Ui, model: CombatSetupModel) -> ft.Control:
    draft = model.draft

    def level(by: int) -> None:
        model.put(hero_level=min(len(LEVELS), max(1, model.draft.hero_level + by)))

    def movement(by: int) -> None:
        model.put(movement=min(_MOST_MOVEMENT, max(0, model.draft.movement + by)))

    roman = LEVELS[draft.hero_level - 1]
    rows: list[ft.Control] = [
        _number(
            ui,
            "hero-level",
            ui.words("h3a-hero-level"),
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
                ui,
                "movement",
                ui.words("h3a-movement"),
                draft.movement,
                movement,
                draft.movement <= 0,
                draft.movement >= _MOST_MOVEMENT,
                "movement-points",
            )
        )
    who = [(True, ui.words("h3a-hero-main")), (False, ui.words("h3a-hero-secondary"))]
    rows.append(
        ui.segmented_choice(
            who,
            draft.main,
            partial(_put_main, model),
            name="hero",
            label=ui.words("h3a-hero"),
            about=lambda main: help_topics.rule_term_help(ui, "hero" if main else "secondary-hero"),
        )
    )
    return ft.Column(rows, spacing=8, tight=True)


def _put_main(model: CombatSetupModel, main: bool) -> None:
    model.put(main=main)


def _number(
    ui: Ui, name: str, said: str, value: int | str, step: OnStep, least: bool, most: bool, entry: str
) -> ft.Control:
    about = help_topics.rule_term_help(ui, entry)
    return ui.labelled_stepper(said, value, step, name, None, least, most, about=about, width=64)


# --- armies, dice, odds, rules ---------------------------------------------------------------------


def _army(ui: Ui, model: CombatSetupModel) -> ft.Control:
    heading = ui.words("h3a-my-army", count=len(model.draft.mine), most=MOST_UNITS)
    return _box(
        ui, "shield", heading, army_form(ui, model, "mine"), "my-army", help_topics.rule_term_help(ui, "unit-deck")
    )


def _enemy(ui: Ui, model: CombatSetupModel) -> ft.Control:
    return _box(ui, "skull", ui.words("h3a-enemy"), enemy_form(ui, model), "the-enemy")


def _dice(ui: Ui, model: CombatSetupModel) -> ft.Control:
    options = [("app", ui.words("h3a-dice-app")), ("table", ui.words("h3a-dice-table"))]
    picked = ui.segmented_choice(
        options,
        model.settings.dice,
        partial(_put_dice, model),
        name="dice",
        label=ui.words("h3a-dice"),
        about=lambda _: help_topics.rule_term_help(ui, "attack-die"),
    )
    return _box(ui, "dice", ui.words("h3a-dice"), [picked], "dice", help_topics.rule_term_help(ui, "attack-die"))


def _put_dice(model: CombatSetupModel, dice: str) -> None:
    model.settle(dice=dice)


def _odds(ui: Ui, model: CombatSetupModel) -> ft.Control:
    if model.missing is not None or model.quick:
        said = "h3a-odds-quick" if model.quick else "h3a-odds-later"
        parts: list[ft.Control] = [explanation_text(ui, ui.words(said))]
    else:
        parts = [OddsPanel(ui, model.odds)]
    return _box(ui, "chart", ui.words("h3a-odds"), parts, "odds")


def _rules(ui: Ui, model: CombatSetupModel) -> ft.Control:
    said = ui.words("setup-less") if model.more else ui.words("h3a-rules")
    unfold = ui.unfold_button(said, model.unfold, "more", model.more)
    if not model.more:
        return unfold

    def others(by: int) -> None:
        model.put(others=min(_MOST_OTHERS, max(0, model.draft.others + by)))

    more = _number(
        ui,
        "others",
        ui.words("h3a-others"),
        model.draft.others,
        others,
        model.draft.others <= 0,
        model.draft.others >= _MOST_OTHERS,
        "level",
    )
    machines = [
        ui.tappable_chip(
            ui.words.name(machine.name),
            partial(_machine, model, machine.id),
            selected=machine.id in model.draft.machines,
            name=f"machine-{machine.id}",
            about=help_topics.card_help(ui, machine.id),
        )
        for machine in load_cards().machines.values()
    ]
    inside: list[ft.Control] = [
        more,
        ui.explained(ui.strong(ui.words("h3a-machines"), size=16), help_topics.rule_term_help(ui, "war-machine")),
        ui.chip_row(machines, targets=True),
        ui.strong(ui.words("h3a-rules"), size=16),
        *rule_settings_form(ui, model),
    ]
    return ft.Column([unfold, ui.panel(ft.Column(inside, spacing=14))], spacing=12)


def _machine(model: CombatSetupModel, machine: str) -> None:
    kept = model.draft.machines
    model.put(machines=tuple(m for m in kept if m != machine) if machine in kept else (*kept, machine))
