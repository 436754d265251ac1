"""One unit in full, and every way to put it right by hand; all units in a list; a unit that joins."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import icon
from companion.app.kit.buttons import destructive, quiet
from companion.app.kit.chips import chip, chips, choice, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.field import field
from companion.app.kit.sheet import sheet, sheet_room
from companion.app.kit.stepper import stepper
from companion.app.kit.tap import Act as Tap
from companion.app.kit.tap import tap
from companion.app.kit.words import caption, figure, strong
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.heroes3.board import UnitFace, unit_face
from companion.app.models.heroes3.evening import CombatEvening
from companion.app.models.heroes3.finding import find_units
from companion.app.models.heroes3.layers import JoinOpen, UnitOpen, UnitsOpen
from companion.app.screens.heroes3.combat import lookup
from companion.app.screens.heroes3.combat.speech import kind_name, tier_name, unit_label
from companion.app.screens.heroes3.combat.unit_card import ground_colour, unit_card
from companion.app.screens.heroes3.combat.unit_chip import unit_chip
from companion.app.theme import GAP, Look
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.board import NAMES, SPACES, spaces
from companion.games.heroes3.combat.state import CombatState, Fighter, space_name
from companion.games.heroes3.units import Ability, units
from companion.games.heroes3.wording import side_words
from companion.kernel.acts import Act

_SWITCHES = ("paralysed", "defending", "retaliated", "acted")
_COUNTED = ("poison", "corrosion")


def unit_sheet(look: Look, guest: Guest, evening: CombatEvening, layer: UnitOpen) -> ft.Control:
    """A unit: its figures, its tokens, and corrections of each."""
    words, fighter = guest.words, evening.at(layer.space)
    close = partial(evening.show, None)
    if fighter is None:
        return sheet(look, layer.space, [], close=words("close"), on_close=close, scrolls=False)
    face = unit_face(evening.state, fighter)
    card = lookup.unit(guest, fighter.kind)
    body: list[ft.Control] = [_figures(look, guest, face), *_abilities(look, guest, fighter)]
    if face.tokens:
        body.append(chips(look, [_token(look, guest, token, count) for token, count in face.tokens]))
    body.append(quiet(look, words("h3a-look-up"), card, symbol="book", name="look-up", height=48))
    if evening.state.phase == "fight":
        body += _by_hand(look, guest, evening, fighter)
    about = f"{tier_name(words, face.tier)} · {words('h3a-moves', kind=face.kind)} · {layer.space}"
    heading = kind_name(words, fighter.kind)
    return sheet(look, heading, body, subtitle=about, close=words("close"), on_close=close, about=card)


def _figures(look: Look, guest: Guest, face: UnitFace) -> ft.Control:
    words = guest.words
    shown = {
        "attack": str(face.attack), "defense": str(face.defense), "health": f"{face.left}/{face.health}",
        "initiative": str(face.initiative),
    }  # fmt: skip
    boxes: list[ft.Control] = [
        explained(
            ft.Column(
                [figure(look, number, size=26), caption(look, words("h3a-figure", figure=name), size=13, lines=1)],
                spacing=0,
                tight=True,
                expand=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            lookup.term(guest, name),
        )
        for name, number in shown.items()
    ]
    return ft.Row(boxes, spacing=6)


def _abilities(look: Look, guest: Guest, fighter: Fighter) -> list[ft.Control]:
    """What the unit can do, a line for each ability; a unit that has lost them for a while has none."""
    if fighter.kind is not fighter.kind.able:
        return []
    side = units().by_key[fighter.kind.key]
    lines = zip(side.abilities, side_words(side, guest.words), strict=True)
    return [_ability(look, guest, ability, said, f"ability-{n}") for n, (ability, said) in enumerate(lines, 1)]


def _ability(look: Look, guest: Guest, ability: Ability, said: str, name: str) -> ft.Control:
    row = ft.Row(
        [icon("bolt", look.action, 18), text(look, said, size=16, expand=True)],
        spacing=10,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return explained(ft.Semantics(content=row, identifier=name, container=True), lookup.ability(guest, ability))


def _token(look: Look, guest: Guest, token: str, count: int) -> ft.Control:
    said = guest.words("h3a-token", token=token, count=count)
    return chip(look, said, tone="gold", about=lookup.term(guest, lookup.TOKENS[token]))


# --- putting right ---------------------------------------------------------------------------------


def _by_hand(look: Look, guest: Guest, evening: CombatEvening, fighter: Fighter) -> list[ft.Control]:
    words, space = guest.words, space_name(fighter.cell)
    rows: list[ft.Control] = [strong(look, words("h3a-by-hand")), caption(look, words("h3a-by-hand-how"), size=14)]
    rows.append(_damage(look, guest, evening, fighter, space))
    rows.append(_switches(look, guest, evening, fighter, space))
    rows += [_counted(look, guest, evening, fighter, space, token) for token in _COUNTED]
    tools: list[ft.Control] = []
    other = fighter.kind.few or fighter.kind.pack
    if other is not None:
        turn = _giving(evening, acts.Put(space, kind=other.key))
        said, sides = words("h3a-turn-to", side=other.side), lookup.term(guest, "few-pack")
        tools.append(tap_chip(look, said, turn, symbol="rotate", name="turn-card", about=sides))
    if fighter.cell < SPACES:
        carry = partial(evening.carry, space)
        tools.append(tap_chip(look, words("h3a-put-elsewhere"), carry, symbol="hand", name="carry"))
    rows.append(chips(look, tools, targets=True))
    rows.append(
        destructive(look, words("h3a-take-off"), partial(_take_off, evening, space), name="take-off", height=52)
    )
    return rows


def _giving(evening: CombatEvening, act: Act) -> Tap:
    async def run() -> None:
        await evening.give(act)

    return run


def _damage(look: Look, guest: Guest, evening: CombatEvening, fighter: Fighter, space: str) -> ft.Control:
    words = guest.words

    async def step(by: int) -> None:
        now = evening.at(space)
        if now is not None:
            await evening.give(acts.Put(space, damage=max(0, now.damage + by)), burst=f"damage-{space}-{now.n}")

    said, held = words("h3a-figure", figure="damage"), lookup.term(guest, "damage")
    control = stepper(
        look, fighter.damage, step, name="damage", label=f"{said}: {fighter.damage}", minus=f"{said} −1",
        plus=f"{said} +1", width=56, at_least=fighter.damage <= 0, at_most=fighter.damage >= fighter.health - 1,
        about=held,
    )  # fmt: skip
    return ft.Row([explained(text(look, said, expand=True), held), control], spacing=8)


def _switches(look: Look, guest: Guest, evening: CombatEvening, fighter: Fighter, space: str) -> ft.Control:
    words = guest.words
    tags = []
    for token in _SWITCHES:
        on = bool(getattr(fighter, token))
        if token == "acted" and fighter.n == evening.state.active:
            continue
        act = _giving(evening, acts.Mark(space, token, 0 if on else 1))
        tags.append(
            tap_chip(
                look, words("h3a-token-name", token=token), act, selected=on, symbol="check" if on else None,
                name=f"mark-{token}", about=lookup.term(guest, lookup.TOKENS[token]),
            )
        )  # fmt: skip
    return chips(look, tags, targets=True)


def _counted(look: Look, guest: Guest, evening: CombatEvening, fighter: Fighter, space: str, token: str) -> ft.Control:
    words, count = guest.words, int(getattr(fighter, token))

    async def step(by: int) -> None:
        now = evening.at(space)
        if now is not None:
            await evening.give(acts.Mark(space, token, max(0, int(getattr(now, token)) + by)))

    said, held = words("h3a-token-name", token=token), lookup.term(guest, lookup.TOKENS[token])
    control = stepper(
        look, count, step, name=f"count-{token}", label=f"{said}: {count}", minus=f"{said} −1", plus=f"{said} +1",
        width=56, at_least=count <= 0, about=held,
    )  # fmt: skip
    return ft.Row([explained(text(look, said, expand=True), held), control], spacing=8)


async def _take_off(evening: CombatEvening, space: str) -> None:
    evening.show(None)
    await evening.give(acts.Remove(space))


# --- all units, and new ones -----------------------------------------------------------------------


def units_sheet(look: Look, guest: Guest, evening: CombatEvening, layer: UnitsOpen) -> ft.Control:
    """Every unit on the board: a tap opens its sheet. For those who cannot hold a finger on the board."""
    words = guest.words
    rows: list[ft.Control] = []
    for side in (0, 1):
        rows.append(strong(look, words("h3a-owner", owner="mine" if side == 0 else "theirs"), size=16))
        rows += [_line(look, guest, evening, fighter) for fighter in evening.state.living(side)]
    return sheet(
        look, words("h3a-units"), rows, close=words("close"), on_close=partial(evening.show, None),
        about=lookup.term(guest, "unit"),
    )  # fmt: skip


def _line(look: Look, guest: Guest, evening: CombatEvening, fighter: Fighter) -> ft.Control:
    face, space = unit_face(evening.state, fighter), space_name(fighter.cell)
    wide = sheet_room(look, guest.device.width) - 2 * GAP
    inside = ft.Container(unit_card(look, guest, face, wide, 72), padding=GAP, height=72 + 2 * GAP)
    return tap(
        look,
        inside,
        on_tap=partial(evening.show, UnitOpen(space)),
        on_long_press=lookup.unit(guest, fighter.kind),
        label=f"{space}: {unit_label(guest.words, face)}",
        name=f"unit-{space}",
        silent=True,
        fill=ground_colour(look, face.mine),
        radius=14 if face.mine else 6,
    )


def join_sheet(look: Look, guest: Guest, evening: CombatEvening, layer: JoinOpen) -> ft.Control:
    """A unit that stands on the real board and not here: which, whose, where."""
    words = guest.words
    sides = [("mine", words("h3a-owner", owner="mine")), ("theirs", words("h3a-owner", owner="theirs"))]

    def side(chosen: str) -> None:
        evening.show(replace(layer, side=chosen))

    where = [
        tap_chip(
            look, NAMES[space], partial(evening.show, replace(layer, space=NAMES[space])),
            selected=layer.space == NAMES[space], name=f"join-{NAMES[space]}",
        )
        for space in _free(evening.state)
    ]  # fmt: skip
    box = field(
        look, words("h3a-find-unit"), layer.typed, lambda typed: evening.show(replace(layer, typed=typed)),
        name="join-typed", symbol="search",
    )  # fmt: skip
    found = find_units(layer.typed) if layer.typed.strip() else []
    tags = [
        unit_chip(
            look, words, card, partial(_join, evening, layer, card.key), label=words.name(card.name),
            name=f"join-{card.group}-{card.unit}", about=words.name(units().group_name(card.group)),
            held=lookup.unit(guest, card),
        )
        for card in found
    ]  # fmt: skip
    body: list[ft.Control] = [
        choice(look, sides, layer.side, side, name="join-side", label=words("h3a-join")),
        chips(look, where, targets=True),
        box,
        chips(look, tags, targets=True),
    ]
    return sheet(
        look, words("h3a-join"), body, close=words("close"), on_close=partial(evening.show, None),
        about=lookup.term(guest, "unit"),
    )  # fmt: skip


def _free(state: CombatState) -> tuple[int, ...]:
    return spaces(state.free)


async def _join(evening: CombatEvening, layer: JoinOpen, key: str) -> None:
    evening.show(None)
    await evening.give(acts.Put(key, layer.space, side=layer.side))
