"""Setting up a combat: what is fought for, the two armies, dice, and the odds before anybody is placed."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.heroes3.combat.setup_draft import TOWNS
from companion.app.models.heroes3.combat.setup_model import CombatSetupModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.combat.help_callbacks import card_help, rule_term_help
from companion.app.screens.heroes3.combat.odds_panel import OddsPanel
from companion.app.screens.heroes3.combat.setup.ai_map_turn_panel import AiMapTurnPanel
from companion.app.screens.heroes3.combat.setup.army_form import army_form, explanation_text
from companion.app.screens.heroes3.combat.setup.enemy_form import enemy_form
from companion.app.screens.heroes3.combat.setup.open_rules_form import open_rules_form
from companion.app.screens.heroes3.level_buttons import level_buttons
from companion.app.screens.setup_header_and_engine_choice import engine_choice, setup_header, setup_in_columns
from companion.app.ui import OpenHelp, Ui
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.combat.model.neutral_guards import LEVELS
from companion.games.heroes3.combat.model.setup_data import ENGINE, MOST_UNITS
from companion.library.translations import MessageCatalogue

KINDS = ("neutral", "bank", "ai-hero", "heroes")
DIFFICULTIES = ("easy", "normal", "hard", "impossible")
_MOST_MOVEMENT = _MOST_OTHERS = 9
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
    enemy = ui.form_section(ui.words("h3a-enemy"), enemy_form(ui, model), symbol="skull", name="the-enemy")
    theirs = [enemy, _dice(ui, model)]
    rest = [_rules(ui, model), ui.caption(ui.words.name(model.box.notice))]
    if model.draft.kind == "ai-hero":
        rest.insert(0, AiMapTurnPanel(ui, model.map_turn))
    way = engine_choice(ui, model.box, ENGINE)
    said = ui.words("h3a-begin-quick") if model.quick else ui.words("h3a-begin")
    start = ui.start_button(said, model.begin, "sword", model.missing)
    columns = [fight, *theirs, *rest], [mine, odds]
    return setup_in_columns(ui, top, way, [fight, mine, *theirs, odds, *rest], columns, start)


# --- what is fought for ----------------------------------------------------------------------------


def _fight(ui: Ui, model: CombatSetupModel) -> ft.Control:
    draft, neutral = model.draft, model.draft.kind == "neutral"
    said = ui.title(_sentence(ui.words, model), size=22, lines=3)
    parts: list[ft.Control] = [
        ui.explained(said, _about(ui, "kind", draft.kind)),
        _tags(ui, model, "kind", [(kind, ui.words("h3a-kind", kind=kind)) for kind in KINDS]),
    ]
    if neutral:
        label = ui.caption(ui.words("h3a-level"), size=14)
        parts += [ui.explained(label, rule_term_help(ui, "field-level")), _levels(ui, model)]
    difficulties = [(one, ui.words("h3a-difficulty", difficulty=one)) for one in DIFFICULTIES]
    label = ui.caption(ui.words("h3a-difficulty-label"), size=14)
    parts += [ui.explained(label, rule_term_help(ui, "difficulty")), _tags(ui, model, "difficulty", difficulties)]
    if neutral:
        parts.append(explanation_text(ui, _guards(ui.words, model)))
    if draft.kind != "bank":
        places = ("land", "sea") if neutral else ("land", "sea", *TOWNS)
        parts.append(ui.caption(ui.words("h3a-where"), size=14))
        parts.append(_tags(ui, model, "where", [(where, ui.words("h3a-place-of", where=where)) for where in places]))
    if draft.kind in ("ai-hero", "heroes") and draft.where not in TOWNS:
        sides = [(side, ui.words("h3a-attacker", side=side)) for side in ("mine", "theirs")]
        parts.append(_tags(ui, model, "attacker", sides))
    parts.append(_hero(ui, model))
    return ui.form_section(ui.words("h3a-fight"), parts, symbol="banner", name="the-fight")


def _sentence(words: MessageCatalogue, model: CombatSetupModel) -> str:
    draft = model.draft
    kind = "siege" if draft.where in TOWNS else draft.kind
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
    taps = level_buttons(ui, model.draft.level, partial(model.choose, "level"))
    if not ui.phone:
        return ft.Row(taps, spacing=5)
    rows = [ft.Row(taps[:4], spacing=5), ft.Row([*taps[4:], ft.Container(expand=True)], spacing=5)]
    return ft.Column(list(rows), spacing=5)


def _tags(ui: Ui, model: CombatSetupModel, what: str, options: list[tuple[str, str]]) -> ft.Control:
    chosen = [getattr(model.draft, what)]
    about = partial(_about, ui, what)
    return ui.choice_chips(options, chosen, partial(model.choose, what), name=what, about=about)


def _about(ui: Ui, what: str, value: str) -> OpenHelp:
    return rule_term_help(ui, _ABOUT.get(value) or _ABOUT[what])


def _hero(ui: Ui, model: CombatSetupModel) -> ft.Control:
    draft = model.draft
    rows = [
        _number(ui, model, "hero_level", "h3a-hero-level", "level", 1, len(LEVELS), shown=LEVELS[draft.hero_level - 1])
    ]
    if draft.kind == "neutral":
        rows.append(_number(ui, model, "movement", "h3a-movement", "movement-points", 0, _MOST_MOVEMENT))
    who = ui.segmented_choice(
        [(True, ui.words("h3a-hero-main")), (False, ui.words("h3a-hero-secondary"))],
        draft.main,
        partial(model.choose, "main"),
        name="hero",
        label=ui.words("h3a-hero"),
        about=lambda main: rule_term_help(ui, "hero" if main else "secondary-hero"),
    )
    return ft.Column([*rows, who], spacing=8, tight=True)


def _number(
    ui: Ui, model: CombatSetupModel, what: str, message: str, entry: str, least: int, most: int, shown: str = ""
) -> ft.Control:
    """A number of the draft between a minus and a plus; `shown` instead of its figures."""
    now, about = getattr(model.draft, what), rule_term_help(ui, entry)
    said, name, step = ui.words(message), what.replace("_", "-"), partial(model.step, what, least, most)
    return ui.labelled_stepper(said, shown or now, step, name, None, now <= least, now >= most, about=about, width=64)


# --- armies, dice, odds, rules ---------------------------------------------------------------------


def _army(ui: Ui, model: CombatSetupModel) -> ft.Control:
    heading = ui.words("h3a-my-army", count=len(model.draft.mine), most=MOST_UNITS)
    about = rule_term_help(ui, "unit-deck")
    return ui.form_section(heading, army_form(ui, model, "mine"), symbol="shield", name="my-army", about=about)


def _dice(ui: Ui, model: CombatSetupModel) -> ft.Control:
    said, about = ui.words("h3a-dice"), rule_term_help(ui, "attack-die")
    picked = ui.segmented_choice(
        [("app", ui.words("h3a-dice-app")), ("table", ui.words("h3a-dice-table"))],
        model.settings.dice,
        lambda dice: model.settle(dice=dice),
        name="dice",
        label=said,
        about=lambda _: about,
    )
    return ui.form_section(said, [picked], symbol="dice", name="dice", about=about)


def _odds(ui: Ui, model: CombatSetupModel) -> ft.Control:
    if model.missing is not None or model.quick:
        said = "h3a-odds-quick" if model.quick else "h3a-odds-later"
        shown = explanation_text(ui, ui.words(said))
    else:
        shown = OddsPanel(ui, model.odds)
    return ui.form_section(ui.words("h3a-odds"), [shown], symbol="chart", name="odds")


def _rules(ui: Ui, model: CombatSetupModel) -> ft.Control:
    said = ui.words("setup-less") if model.more else ui.words("h3a-rules")
    unfold = ui.unfold_button(said, model.unfold, "more", model.more)
    if not model.more:
        return unfold
    machines = ui.choice_chips(
        [(machine.id, ui.words.name(machine.name)) for machine in load_cards().machines.values()],
        model.draft.machines,
        partial(_machine, model),
        name="machine",
        about=partial(card_help, ui),
    )
    inside: list[ft.Control] = [
        _number(ui, model, "others", "h3a-others", "level", 0, _MOST_OTHERS),
        ui.explained(ui.strong(ui.words("h3a-machines"), size=16), rule_term_help(ui, "war-machine")),
        machines,
        ui.strong(ui.words("h3a-rules"), size=16),
        *open_rules_form(ui, model),
    ]
    return ft.Column([unfold, ui.panel(ft.Column(inside, spacing=14))], spacing=12)


def _machine(model: CombatSetupModel, machine: str) -> None:
    kept = model.draft.machines
    model.put(machines=tuple(m for m in kept if m != machine) if machine in kept else (*kept, machine))
