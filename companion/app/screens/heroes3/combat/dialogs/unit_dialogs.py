"""One unit in full, and every way to put it right by hand; all units in a list; a unit that joins."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import make_icon
from companion.app.models.heroes3.combat.board_display import UnitDisplay, build_unit_display
from companion.app.models.heroes3.combat.dialog_states import JoiningUnitDialog, UnitDialog, UnitListDialog
from companion.app.models.heroes3.combat.table_model import CombatTableModel
from companion.app.models.heroes3.unit_and_card_search import find_units
from companion.app.screens.heroes3.combat.help_callbacks import TOKENS, ability_help, rule_term_help, unit_help
from companion.app.screens.heroes3.combat.table_text import describe_unit_aloud, tier_name, unit_name_with_card_side
from companion.app.screens.heroes3.combat.unit_card import get_unit_card_colour, unit_card_content
from companion.app.screens.heroes3.combat.unit_chip import unit_chip
from companion.app.screens.heroes3.combat.unit_icons import row_with_sign
from companion.app.screens.table.dialog_and_search_field import search_field, table_dialog
from companion.app.theme import GAP
from companion.app.ui import Ui
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.model.board import NAMES, SPACES, spaces_in_mask
from companion.games.heroes3.combat.model.state import Fighter, space_name
from companion.games.heroes3.text.unit_ability_text import describe_side_abilities

_SWITCHES = ("paralysed", "defending", "retaliated", "acted")
_COUNTED = ("poison", "corrosion")


def unit_dialog(ui: Ui, model: CombatTableModel, dialog: UnitDialog) -> ft.Control:
    """A unit: its figures, its tokens, and corrections of each."""
    words, fighter = ui.words, model.at(dialog.space)
    if fighter is None:
        return table_dialog(ui, model, dialog.space, [], scrolls=False)
    face, card = build_unit_display(model.state, fighter), unit_help(ui, fighter.kind)
    body: list[ft.Control] = [_figures(ui, face), *_abilities(ui, fighter)]
    if face.tokens:
        body.append(ui.chip_row([_token(ui, token, count) for token, count in face.tokens]))
    body.append(ui.button(words("h3a-look-up"), card, symbol="book", name="look-up", height=48))
    if model.state.phase == "fight":
        body += _by_hand(ui, model, fighter)
    about = f"{tier_name(words, face.tier)} · {words('h3a-moves', kind=face.kind)} · {dialog.space}"
    return table_dialog(ui, model, unit_name_with_card_side(words, fighter.kind), body, subtitle=about, about=card)


def _figures(ui: Ui, face: UnitDisplay) -> ft.Control:
    return ft.Row(
        [
            _figure(ui, "attack", str(face.attack)),
            _figure(ui, "defense", str(face.defense)),
            _figure(ui, "health", f"{face.left}/{face.health}"),
            _figure(ui, "initiative", str(face.initiative)),
        ],
        spacing=6,
    )


def _figure(ui: Ui, name: str, number: str) -> ft.Control:
    lines = [ui.number(number, size=26), ui.caption(ui.words("h3a-figure", figure=name), size=13, lines=1)]
    centre = ft.CrossAxisAlignment.CENTER
    box = ft.Column(list(lines), spacing=0, tight=True, expand=True, horizontal_alignment=centre)
    return ui.explained(box, rule_term_help(ui, name))


def _abilities(ui: Ui, fighter: Fighter) -> list[ft.Control]:
    """What the unit can do, a line for each ability; a unit that has lost them for a while has none."""
    if fighter.kind is not fighter.kind.able:
        return []
    side = load_units().by_key[fighter.kind.key]
    told = zip(side.abilities, describe_side_abilities(side, ui.words), strict=True)
    rows: list[ft.Control] = []
    for n, (ability, said) in enumerate(told, 1):
        row = row_with_sign(make_icon("bolt", ui.action, 18), ui.text(said, size=16, expand=True))
        named = ft.Semantics(content=row, identifier=f"ability-{n}", container=True)
        rows.append(ui.explained(named, ability_help(ui, ability)))
    return rows


def _token(ui: Ui, token: str, count: int) -> ft.Control:
    said = ui.words("h3a-token", token=token, count=count)
    return ui.chip(said, tone="gold", about=rule_term_help(ui, TOKENS[token]))


# --- putting right ---------------------------------------------------------------------------------


def _by_hand(ui: Ui, model: CombatTableModel, fighter: Fighter) -> list[ft.Control]:
    space, words = space_name(fighter.cell), ui.words
    tools: list[ft.Control] = []
    other = fighter.kind.few or fighter.kind.pack
    if other is not None:
        turn, sides = partial(model.correct, acts.Put(space, kind=other.key)), rule_term_help(ui, "few-pack")
        said = words("h3a-turn-to", side=other.side)
        tools.append(ui.tappable_chip(said, turn, symbol="rotate", name="turn-card", about=sides))
    if fighter.cell < SPACES:
        carry = partial(model.carry, space)
        tools.append(ui.tappable_chip(words("h3a-put-elsewhere"), carry, symbol="hand", name="carry"))
    take_off = partial(model.correct, acts.Remove(space), closes=True)
    return [
        ui.strong(words("h3a-by-hand")),
        ui.caption(words("h3a-by-hand-how"), size=14),
        _damage(ui, model, fighter, space),
        _switches(ui, model, fighter, space),
        *(_counted(ui, model, fighter, space, token) for token in _COUNTED),
        ui.chip_row(tools, targets=True),
        ui.destructive_button(words("h3a-take-off"), take_off, name="take-off", height=52),
    ]


def _damage(ui: Ui, model: CombatTableModel, fighter: Fighter, space: str) -> ft.Control:

    async def step(by: int) -> None:
        now = model.at(space)
        if now is not None:
            await model.give(acts.Put(space, damage=max(0, now.damage + by)), burst=f"damage-{space}-{now.n}")

    said, held = ui.words("h3a-figure", figure="damage"), rule_term_help(ui, "damage")
    least, most = fighter.damage <= 0, fighter.damage >= fighter.health - 1
    return ui.labelled_stepper(said, fighter.damage, step, "damage", None, least, most, about=held)


def _switches(ui: Ui, model: CombatTableModel, fighter: Fighter, space: str) -> ft.Control:
    tags = []
    for token in _SWITCHES:
        if token == "acted" and fighter.n == model.state.active:
            continue
        on = bool(getattr(fighter, token))
        chip = ui.tappable_chip(
            ui.words("h3a-token-name", token=token),
            partial(model.correct, acts.Mark(space, token, 0 if on else 1)),
            selected=on,
            symbol="check" if on else None,
            name=f"mark-{token}",
            about=rule_term_help(ui, TOKENS[token]),
        )
        tags.append(chip)
    return ui.chip_row(tags, targets=True)


def _counted(ui: Ui, model: CombatTableModel, fighter: Fighter, space: str, token: str) -> ft.Control:
    count = int(getattr(fighter, token))

    async def step(by: int) -> None:
        now = model.at(space)
        if now is not None:
            await model.give(acts.Mark(space, token, max(0, int(getattr(now, token)) + by)))

    said, held = ui.words("h3a-token-name", token=token), rule_term_help(ui, TOKENS[token])
    return ui.labelled_stepper(said, count, step, f"count-{token}", least=count <= 0, about=held)


# --- all units, and new ones -----------------------------------------------------------------------


def unit_list_dialog(ui: Ui, model: CombatTableModel, dialog: UnitListDialog) -> ft.Control:
    """Every unit on the board: a tap opens its sheet. For those who cannot hold a finger on the board."""
    rows: list[ft.Control] = []
    for side, owner in enumerate(("mine", "theirs")):
        rows.append(ui.strong(ui.words("h3a-owner", owner=owner), size=16))
        rows += [_line(ui, model, fighter) for fighter in model.state.living(side)]
    return table_dialog(ui, model, ui.words("h3a-units"), rows, about=rule_term_help(ui, "unit"))


def _line(ui: Ui, model: CombatTableModel, fighter: Fighter) -> ft.Control:
    face, space = build_unit_display(model.state, fighter), space_name(fighter.cell)
    wide = ui.dialog_content_width(ui.device.width) - 2 * GAP
    return ui.pressable(
        ft.Container(unit_card_content(ui, face, wide, 72), padding=GAP, height=72 + 2 * GAP),
        on_tap=partial(model.show, UnitDialog(space)),
        on_long_press=unit_help(ui, fighter.kind),
        label=f"{space}: {describe_unit_aloud(ui.words, face)}",
        name=f"unit-{space}",
        silent=True,
        fill=get_unit_card_colour(ui, face.mine),
        radius=14 if face.mine else 6,
    )


def joining_unit_dialog(ui: Ui, model: CombatTableModel, dialog: JoiningUnitDialog) -> ft.Control:
    """A unit that stands on the real board and not here: which, whose, where."""
    heading, sides = ui.words("h3a-join"), [(side, ui.words("h3a-owner", owner=side)) for side in ("mine", "theirs")]
    free = [(NAMES[space], NAMES[space]) for space in spaces_in_mask(model.state.free)]

    def side(chosen: str) -> None:
        model.show(replace(dialog, side=chosen))

    def place(chosen: str) -> None:
        model.show(replace(dialog, space=chosen))

    tags = [
        unit_chip(
            ui,
            ui.words,
            card,
            partial(model.correct, acts.Put(card.key, dialog.space, side=dialog.side), closes=True),
            name=f"join-{card.group}-{card.unit}",
            about=ui.words.name(load_units().group_name(card.group)),
            held=unit_help(ui, card),
        )
        for card in (find_units(dialog.typed) if dialog.typed.strip() else [])
    ]
    body = [
        ui.segmented_choice(sides, dialog.side, side, name="join-side", label=heading),
        ui.choice_chips(free, [dialog.space], place, name="join"),
        search_field(ui, model, dialog, ui.words("h3a-find-unit"), "join-typed"),
        ui.chip_row(tags, targets=True),
    ]
    return table_dialog(ui, model, heading, body, about=rule_term_help(ui, "unit"))
