"""One unit in full, and every way to put it right by hand; all units in a list; a unit that joins."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import make_icon
from companion.app.kit.touch.pressable import Callback as Tap
from companion.app.models.heroes3.combat.board_display import UnitDisplay, build_unit_display
from companion.app.models.heroes3.combat.dialogs import JoiningUnitDialog, UnitDialog, UnitListDialog
from companion.app.models.heroes3.combat.table_model import CombatTableModel
from companion.app.models.heroes3.unit_and_card_search import find_units
from companion.app.screens.heroes3.combat import help_topics
from companion.app.screens.heroes3.combat.table_text import describe_unit_aloud, tier_name, unit_name_with_side
from companion.app.screens.heroes3.combat.unit_card import get_unit_card_colour, unit_card_content
from companion.app.screens.heroes3.combat.unit_chip import unit_chip
from companion.app.screens.table.dialog import search_field, table_dialog
from companion.app.theme import GAP
from companion.app.ui import Ui
from companion.games.heroes3.cards.unit_cards import Ability, load_units
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.model.board import NAMES, SPACES, spaces_in_mask
from companion.games.heroes3.combat.model.state import CombatState, Fighter, space_name
from companion.games.heroes3.text.unit_ability_text import describe_side_abilities

_SWITCHES = ("paralysed", "defending", "retaliated", "acted")
_COUNTED = ("poison", "corrosion")


def unit_dialog(ui: Ui, model: CombatTableModel, dialog: UnitDialog) -> ft.Control:
    """A unit: its figures, its tokens, and corrections of each."""
    words, fighter = ui.words, model.at(dialog.space)
    if fighter is None:
        return table_dialog(ui, model, dialog.space, [], scrolls=False)
    face = build_unit_display(model.state, fighter)
    card = help_topics.unit_help(ui, fighter.kind)
    body: list[ft.Control] = [_figures(ui, face), *_abilities(ui, fighter)]
    if face.tokens:
        body.append(ui.chip_row([_token(ui, token, count) for token, count in face.tokens]))
    body.append(ui.button(words("h3a-look-up"), card, symbol="book", name="look-up", height=48))
    if model.state.phase == "fight":
        body += _by_hand(ui, model, fighter)
    about = f"{tier_name(words, face.tier)} · {words('h3a-moves', kind=face.kind)} · {dialog.space}"
    heading = unit_name_with_side(words, fighter.kind)
    return table_dialog(ui, model, heading, body, subtitle=about, about=card)


def _figures(ui: Ui, face: UnitDisplay) -> ft.Control:
    shown = {
        "attack": str(face.attack),
        "defense": str(face.defense),
        "health": f"{face.left}/{face.health}",
        "initiative": str(face.initiative),
    }
    boxes: list[ft.Control] = [
        ui.explained(
            ft.Column(
                [ui.number(number, size=26), ui.caption(ui.words("h3a-figure", figure=name), size=13, lines=1)],
                spacing=0,
                tight=True,
                expand=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            help_topics.rule_term_help(ui, name),
        )
        for name, number in shown.items()
    ]
    return ft.Row(boxes, spacing=6)


def _abilities(ui: Ui, fighter: Fighter) -> list[ft.Control]:
    """What the unit can do, a line for each ability; a unit that has lost them for a while has none."""
    if fighter.kind is not fighter.kind.able:
        return []
    side = load_units().by_key[fighter.kind.key]
    lines = zip(side.abilities, describe_side_abilities(side, ui.words), strict=True)
    return [_ability(ui, ability, said, f"ability-{n}") for n, (ability, said) in enumerate(lines, 1)]


def _ability(ui: Ui, ability: Ability, said: str, name: str) -> ft.Control:
    row = ft.Row(
        [make_icon("bolt", ui.action, 18), ui.text(said, size=16, expand=True)],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return ui.explained(
        ft.Semantics(content=row, identifier=name, container=True), help_topics.ability_help(ui, ability)
    )


def _token(ui: Ui, token: str, count: int) -> ft.Control:
    said = ui.words("h3a-token", token=token, count=count)
    return ui.chip(said, tone="gold", about=help_topics.rule_term_help(ui, help_topics.TOKENS[token]))


# --- putting right ---------------------------------------------------------------------------------


def _by_hand(ui: Ui, model: CombatTableModel, fighter: Fighter) -> list[ft.Control]:
    space = space_name(fighter.cell)
    rows: list[ft.Control] = [ui.strong(ui.words("h3a-by-hand")), ui.caption(ui.words("h3a-by-hand-how"), size=14)]
    rows.append(_damage(ui, model, fighter, space))
    rows.append(_switches(ui, model, fighter, space))
    rows += [_counted(ui, model, fighter, space, token) for token in _COUNTED]
    tools: list[ft.Control] = []
    other = fighter.kind.few or fighter.kind.pack
    if other is not None:
        turn = _giving(model, acts.Put(space, kind=other.key))
        said, sides = ui.words("h3a-turn-to", side=other.side), help_topics.rule_term_help(ui, "few-pack")
        tools.append(ui.tappable_chip(said, turn, symbol="rotate", name="turn-card", about=sides))
    if fighter.cell < SPACES:
        carry = partial(model.carry, space)
        tools.append(ui.tappable_chip(ui.words("h3a-put-elsewhere"), carry, symbol="hand", name="carry"))
    rows.append(ui.chip_row(tools, targets=True))
    rows.append(
        ui.destructive_button(ui.words("h3a-take-off"), partial(_take_off, model, space), name="take-off", height=52)
    )
    return rows


def _giving(model: CombatTableModel, act: Act) -> Tap:
    async def run() -> None:
        await model.give(act)

    return run


def _damage(ui: Ui, model: CombatTableModel, fighter: Fighter, space: str) -> ft.Control:

    async def step(by: int) -> None:
        now = model.at(space)
        if now is not None:
            await model.give(acts.Put(space, damage=max(0, now.damage + by)), burst=f"damage-{space}-{now.n}")

    said, held = ui.words("h3a-figure", figure="damage"), help_topics.rule_term_help(ui, "damage")
    least, most = fighter.damage <= 0, fighter.damage >= fighter.health - 1
    return ui.labelled_stepper(said, fighter.damage, step, "damage", None, least, most, about=held)


def _switches(ui: Ui, model: CombatTableModel, fighter: Fighter, space: str) -> ft.Control:
    tags = []
    for token in _SWITCHES:
        on = bool(getattr(fighter, token))
        if token == "acted" and fighter.n == model.state.active:
            continue
        act = _giving(model, acts.Mark(space, token, 0 if on else 1))
        tags.append(
            ui.tappable_chip(
                ui.words("h3a-token-name", token=token),
                act,
                selected=on,
                symbol="check" if on else None,
                name=f"mark-{token}",
                about=help_topics.rule_term_help(ui, help_topics.TOKENS[token]),
            )
        )
    return ui.chip_row(tags, targets=True)


def _counted(ui: Ui, model: CombatTableModel, fighter: Fighter, space: str, token: str) -> ft.Control:
    count = int(getattr(fighter, token))

    async def step(by: int) -> None:
        now = model.at(space)
        if now is not None:
            await model.give(acts.Mark(space, token, max(0, int(getattr(now, token)) + by)))

    said, held = (ui.words("h3a-token-name", token=token), help_topics.rule_term_help(ui, help_topics.TOKENS[token]))
    return ui.labelled_stepper(said, count, step, f"count-{token}", least=count <= 0, about=held)


async def _take_off(model: CombatTableModel, space: str) -> None:
    model.show(None)
    await model.give(acts.Remove(space))


# --- all units, and new ones -----------------------------------------------------------------------


def unit_list_dialog(ui: Ui, model: CombatTableModel, dialog: UnitListDialog) -> ft.Control:
    """Every unit on the board: a tap opens its sheet. For those who cannot hold a finger on the board."""
    rows: list[ft.Control] = []
    for side in (0, 1):
        rows.append(ui.strong(ui.words("h3a-owner", owner="mine" if side == 0 else "theirs"), size=16))
        rows += [_line(ui, model, fighter) for fighter in model.state.living(side)]
    return table_dialog(ui, model, ui.words("h3a-units"), rows, about=help_topics.rule_term_help(ui, "unit"))


def _line(ui: Ui, model: CombatTableModel, fighter: Fighter) -> ft.Control:
    face, space = build_unit_display(model.state, fighter), space_name(fighter.cell)
    wide = ui.dialog_content_width(ui.device.width) - 2 * GAP
    inside = ft.Container(unit_card_content(ui, face, wide, 72), padding=GAP, height=72 + 2 * GAP)
    return ui.pressable(
        inside,
        on_tap=partial(model.show, UnitDialog(space)),
        on_long_press=help_topics.unit_help(ui, fighter.kind),
        label=f"{space}: {describe_unit_aloud(ui.words, face)}",
        name=f"unit-{space}",
        silent=True,
        fill=get_unit_card_colour(ui, face.mine),
        radius=14 if face.mine else 6,
    )


def joining_unit_dialog(ui: Ui, model: CombatTableModel, dialog: JoiningUnitDialog) -> ft.Control:
    """A unit that stands on the real board and not here: which, whose, where."""
    sides = [("mine", ui.words("h3a-owner", owner="mine")), ("theirs", ui.words("h3a-owner", owner="theirs"))]

    def side(chosen: str) -> None:
        model.show(replace(dialog, side=chosen))

    where = [
        ui.tappable_chip(
            NAMES[space],
            partial(model.show, replace(dialog, space=NAMES[space])),
            selected=dialog.space == NAMES[space],
            name=f"join-{NAMES[space]}",
        )
        for space in _free(model.state)
    ]
    box = search_field(ui, model, dialog, ui.words("h3a-find-unit"), "join-typed")
    found = find_units(dialog.typed) if dialog.typed.strip() else []
    tags = [
        unit_chip(
            ui,
            ui.words,
            card,
            partial(_join, model, dialog, card.key),
            label=ui.words.name(card.name),
            name=f"join-{card.group}-{card.unit}",
            about=ui.words.name(load_units().group_name(card.group)),
            held=help_topics.unit_help(ui, card),
        )
        for card in found
    ]
    body: list[ft.Control] = [
        ui.segmented_choice(sides, dialog.side, side, name="join-side", label=ui.words("h3a-join")),
        ui.chip_row(where, targets=True),
        box,
        ui.chip_row(tags, targets=True),
    ]
    return table_dialog(ui, model, ui.words("h3a-join"), body, about=help_topics.rule_term_help(ui, "unit"))


def _free(state: CombatState) -> tuple[int, ...]:
    return spaces_in_mask(state.free)


async def _join(model: CombatTableModel, dialog: JoiningUnitDialog, key: str) -> None:
    model.show(None)
    await model.give(acts.Put(key, dialog.space, side=dialog.side))
