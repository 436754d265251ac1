"""An AI hero: army, decks, and its turn on the map, step by step from what the table sees. heroes3 13.4 and 13.5."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import (
    AiArmyDialog,
    AiHeroDialog,
    BeginFightDialog,
)
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.models.heroes3.combat.ai_map_turn import FARTHEST, NOWHERE
from companion.app.screens.heroes3.adventure.form_parts import explanation_text, subheading
from companion.app.screens.heroes3.adventure.shared_rows import done_button
from companion.app.screens.heroes3.adventure.table_text_and_help import card_name, place_help, unit_help, unit_name
from companion.app.screens.heroes3.combat.setup.ai_map_turn_panel import ai_step_row, distance_stepper_row
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.players import ai_heroes
from companion.games.heroes3.adventure.setup_data import AiHero
from companion.games.heroes3.adventure.state import HeroKind, Unit
from companion.games.heroes3.combat.bots.ai_hero_map_turn import Spot, Step, Surroundings, plan_map_turn
from companion.games.heroes3.combat.model.neutral_guards import LEVELS
from companion.library.translations import capitalize_first_letter

_FIGHTS = ("attack", "besiege")


def ai_hero_dialog(ui: Ui, model: AdventureTableModel, dialog: AiHeroDialog) -> ft.Control:
    """The hero's own sheet; in the AI heroes' turn also what it does next."""
    state = model.state
    hero, sheet_ = ai_heroes.ai_hero_with_entered_changes(state, dialog.hero), state.ai[dialog.hero]
    name = capitalize_first_letter(ui.words("h3s-set-name", name=ai_heroes.ai_hero_name(hero)))
    body: list[ft.Control] = [*_army(ui, model, dialog), *_decks(ui, hero)]
    actions: list[ft.Control] = []
    if state.table.phase == "ai" and sheet_.movement and not sheet_.beaten:
        steps = plan_ai_steps(ui, model, dialog)
        body = [*_turn(ui, model, dialog, steps), *body]
        actions = _actions(ui, model, dialog, steps)
    level, beaten = LEVELS[hero.level - 1], "beaten" if sheet_.beaten else "there"
    subtitle = ui.words("h3s-set-ai-subtitle", level=level, movement=sheet_.movement, state=beaten)
    about = ui.rule_help("heroes3 13.5")
    page = f"ai-{dialog.hero}-{sheet_.movement}"
    return table_dialog(ui, model, name, body, subtitle=subtitle, actions=actions, about=about, page=page)


def _army(ui: Ui, model: AdventureTableModel, dialog: AiHeroDialog) -> list[ft.Control]:
    army = model.state.ai[dialog.hero].army
    shown = [ui.chip(unit_name(ui.words, Unit.of(key)), about=unit_help(ui, Unit.of(key))) for key in army]
    none = explanation_text(ui, ui.words("h3s-set-ai-no-army"))
    flags = model.state.ai[dialog.hero].flags
    parts: list[ft.Control] = [
        subheading(ui, ui.words("h3s-set-ai-army-now"), "ai-army"),
        ui.chip_row(shown) if shown else none,
    ]
    if flags:
        names = [ui.words.name(get_map_content().place(flag.place).name) for flag in flags]
        parts.append(explanation_text(ui, ui.words("h3s-set-ai-flags", places=names)))
    right = partial(model.show, AiArmyDialog(dialog.hero))
    return [*parts, ui.button(ui.words("h3s-ui-by-hand"), right, symbol="pencil", name="ai-army", height=48, size=16)]


def _decks(ui: Ui, hero: AiHero) -> list[ft.Control]:
    words = ui.words
    deck = [words("h3s-set-counted", count=n, name=words("h3a-ai-type", type=kind)) for kind, n in hero.deck.items()]
    spells = [words("h3l-copies", count=n, card=card_name(words, spell)) for spell, n in hero.spells.items()]
    skills = [card_name(words, card) for card in hero.skills]
    parts: list[ft.Control] = []
    for asked, entry, said in (
        ("h3a-ai-deck", "ai-deck", deck),
        ("h3a-ai-spells", "ai-spell-deck", spells),
        ("h3s-set-ai-skills", "ai-skill", skills),
    ):
        if said:
            parts += [subheading(ui, words(asked), entry), explanation_text(ui, ", ".join(said))]
    if hero.elsewhere:
        missing = [ui.words("h3s-set-ai-part", part=part) for part in hero.elsewhere]
        parts.append(ui.caption(ui.words("h3s-set-ai-elsewhere", parts=missing), size=14))
    return parts


# --- its turn --------------------------------------------------------------------------------------


def _turn(ui: Ui, model: AdventureTableModel, dialog: AiHeroDialog, steps: tuple[Step, ...]) -> list[ft.Control]:
    """What is around it, how far away, and what it does about that."""
    parts: list[ft.Control] = [ui.strong(ui.words("h3a-map")), ui.caption(ui.words("h3a-map-about"), size=15)]
    for near in _heroes(model):
        far = dict(dialog.heroes).get(near, NOWHERE)
        put, name = partial(_put, model, "heroes", near), _hero_name(ui, model, near)
        parts.append(distance_stepper_row(ui, name, far, put, f"near-{near.replace('/', '-')}"))
    for near, far in dialog.fields:
        name = _field_name(ui, model, near)
        parts.append(distance_stepper_row(ui, name, far, partial(_put, model, "fields", near), f"field-{_slug(near)}"))
    tags = [
        ui.tappable_chip(
            _field_name(ui, model, near),
            partial(_put, model, "fields", near, 2),
            symbol="plus",
            name=f"there-{_slug(near)}",
            about=place_help(ui, near.partition("@")[0]),
        )
        for near in _fields(model)
        if near not in dict(dialog.fields)
    ]
    parts += [ui.caption(ui.words("h3s-set-ai-fields")), ui.chip_row(tags, targets=True)]
    for place in ("unknown", "town"):
        said = ui.words("h3a-map-place", place=place)
        step = partial(model.step_in_dialog, place, NOWHERE, FARTHEST)
        parts.append(distance_stepper_row(ui, said, getattr(dialog, place), step, f"map-{place}"))
    rows = [ai_step_row(ui, number, step) for number, step in enumerate(steps, 1)]
    return [*parts, ui.strong(ui.words("h3a-map-steps")), *rows]


def _actions(ui: Ui, model: AdventureTableModel, dialog: AiHeroDialog, steps: tuple[Step, ...]) -> list[ft.Control]:
    """Carry the steps out on its sheet; where they end in an attack, the combat is begun next."""
    look = partial(submit_ai_hero_surroundings, model)
    go = done_button(ui, ui.words("h3s-set-ai-go"), look, "ai-go", "forward")
    if not any(step.what in _FIGHTS for step in steps):
        return [go]
    victim = next((near.partition("/") for near, far in dialog.heroes if far >= 0), (model.chairs[0].id, "", ""))
    besieged = any(step.what == "besiege" for step in steps)
    hero: HeroKind = "secondary" if victim[2] == "secondary" else "main"
    fight = BeginFightDialog(seat=victim[0], hero=hero, kind="ai-hero", enemy=dialog.hero, own_town=besieged)
    said, begin = ui.words("h3s-set-ai-fight"), partial(model.show, fight)
    return [go, ui.button(said, begin, symbol="sword", name="ai-fight", expand=True)]


async def submit_ai_hero_surroundings(model: AdventureTableModel) -> None:
    """Tell the app what the table sees; the hero's next steps are carried out on its sheet."""
    dialog = model.dialog
    if isinstance(dialog, AiHeroDialog) and await model.give(build_surroundings_act(dialog)):
        # It stands somewhere else now: what is around it is said anew.
        model.show(AiHeroDialog(dialog.hero))


def build_surroundings_act(dialog: AiHeroDialog) -> acts.Look:
    """What the table sees, without what is not there."""
    heroes = tuple(acts.NearbyTarget(name, far) for name, far in dialog.heroes if far >= 0)
    fields = tuple(acts.NearbyTarget(name, far) for name, far in dialog.fields if far >= 0)
    return acts.Look(dialog.hero, heroes, fields, dialog.town, dialog.unknown)


def plan_ai_steps(ui: Ui, model: AdventureTableModel, dialog: AiHeroDialog) -> tuple[Step, ...]:
    """The steps that follow from what was said so far."""
    movement = model.state.ai[dialog.hero].movement
    heroes = tuple(Spot(_hero_name(ui, model, near), far) for near, far in dialog.heroes if far >= 0)
    fields = tuple(Spot(_field_name(ui, model, near), far) for near, far in dialog.fields if far >= 0)
    return plan_map_turn(Surroundings(movement, heroes, fields, dialog.town, dialog.unknown))


# --- what may be near ------------------------------------------------------------------------------


def _heroes(model: AdventureTableModel) -> list[str]:
    """Every hero of a player, as the act names it: `ana`, `ana/secondary`."""
    found: list[str] = []
    for seat, sheet_ in model.state.sheets.items():
        if not sheet_.out:
            found += [seat, *([f"{seat}/secondary"] if sheet_.secondary else [])]
    return found


def _fields(model: AdventureTableModel) -> list[str]:
    """Fields that it can flag: those nobody has, and those of players, `mine-gold@ana`."""
    owned = [f"{flag.place}@{seat}" for seat, sheet_ in model.state.sheets.items() for flag in sheet_.flags]
    boxes = model.state.layout.body.boxes
    free = [place for place in ai_heroes.FLAGGED if get_map_content().place(place).box in boxes]
    return [*free, *dict.fromkeys(near for near in owned if near.partition("@")[0] in ai_heroes.FLAGGED)]


def _hero_name(ui: Ui, model: AdventureTableModel, near: str) -> str:
    seat, _, kind = near.partition("/")
    return ui.words("h3s-set-ai-hero-of", name=model.chair(seat).name, hero="secondary" if kind else "main")


def _field_name(ui: Ui, model: AdventureTableModel, near: str) -> str:
    place, _, owner = near.partition("@")
    name = ui.words.name(get_map_content().place(place).name)
    return ui.words("h3s-set-ai-field-of", place=name, name=model.chair(owner).name) if owner else name


def _slug(near: str) -> str:
    return near.replace("@", "-of-")


def _put(model: AdventureTableModel, what: str, near: str, by: int) -> None:
    dialog = model.dialog
    if isinstance(dialog, AiHeroDialog):
        known = dict(getattr(dialog, what))
        known[near] = min(FARTHEST, max(NOWHERE, known.get(near, NOWHERE) + by))
        model.change_dialog(**{what: tuple(known.items())})
