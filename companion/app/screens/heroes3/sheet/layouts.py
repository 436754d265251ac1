"""Where things stand: a phone shows one part of one sheet, a wide screen all players and the whole sheet of one."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import Icon, icon
from companion.app.kinds import Size
from companion.app.kit.tap import tap
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_layers import SECTIONS, Section
from companion.app.screens.heroes3.sheet.actions import ActionBar
from companion.app.screens.heroes3.sheet.army_panel import ArmyPanel
from companion.app.screens.heroes3.sheet.cards_panel import CardsPanel
from companion.app.screens.heroes3.sheet.ending import ending
from companion.app.screens.heroes3.sheet.fight_strip import AiStrip, FightStrip
from companion.app.screens.heroes3.sheet.guide_panel import GuidePanel, Happened
from companion.app.screens.heroes3.sheet.hero_panel import HeroPanel
from companion.app.screens.heroes3.sheet.map_panel import MapPanel
from companion.app.screens.heroes3.sheet.matters import Matters
from companion.app.screens.heroes3.sheet.seats import SeatCard, SeatStrip
from companion.app.screens.heroes3.sheet.speech import word_about
from companion.app.screens.heroes3.sheet.town_panel import TownPanel
from companion.app.screens.heroes3.sheet.treasury import Treasury
from companion.app.theme import R_CHIP, Look
from companion.app.watch import part, use_watch

_WIDE_FROM = 900
_RAIL, _DESKTOP_RAIL = 348, 364
_THREE_FROM = 1400
_TAB = 54
_SYMBOLS: dict[Section, Icon] = {
    "now": "play", "town": "castle", "army": "people", "hero": "crown", "cards": "cards", "map": "pin",
}  # fmt: skip

_ENTRIES: dict[Section, str] = {
    "now": "round", "town": "town-board", "army": "unit-deck", "hero": "hero", "cards": "your-deck", "map": "field",
}  # fmt: skip
"""What explains a part of the sheet."""


def is_wide(size: Size) -> bool:
    """Whether all players stand beside the sheet of one."""
    return size[0] >= _WIDE_FROM and size[0] > size[1]


# --- a phone --------------------------------------------------------------------------------------


@part
def TallBody(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """Players above, one part of the sheet to scroll through, the parts to choose from below."""
    section = use_watch(evening, lambda e: e.section)
    use_watch(evening, _there)
    shown = _now(look, guest, evening, False) if section == "now" else _section(look, guest, evening, section)
    # Another list for each part, so that none begins half way down.
    body = ft.ListView(shown, key=f"part-{section}", spacing=10, expand=True, padding=ft.Padding.only(bottom=8))
    return ft.Column([SeatStrip(look, guest, evening), body, Tabs(look, guest, evening)], spacing=8)


def _there(evening: SheetEvening) -> tuple[bool, ...]:
    """What there is to show at all: an empty part would leave a gap."""
    table = evening.state.table
    return (
        evening.state.ended,
        table.fight is not None,
        bool(table.matters),
        bool(evening.state.ai),
        bool(evening.ai_to_move),
        bool(evening.last),
    )


def _now(look: Look, guest: Guest, evening: SheetEvening, wide: bool) -> list[ft.Control]:
    """What happens now; between what waits and what is over stand the resources, or everybody's cards."""
    over, fighting, waiting, ai, moving, happened = _there(evening)
    if wide:
        middle = [SeatCard.keyed(f"seat-{chair.id}", look, guest, evening, chair.id) for chair in evening.chairs]
    else:
        middle = [Treasury(look, guest, evening, True)]
    shown: list[ft.Control] = ending(look, guest, evening) if over else [GuidePanel(look, guest, evening, wide)]
    if fighting:
        shown.append(FightStrip(look, guest, evening))
    if waiting and not over:
        shown.append(Matters(look, guest, evening))
    strip: list[ft.Control] = [AiStrip(look, guest, evening)] if ai else []
    shown += [*strip, *middle] if moving else [*middle, *strip]
    if happened:
        shown.append(Happened(look, guest, evening))
    return shown


def _section(look: Look, guest: Guest, evening: SheetEvening, section: Section) -> list[ft.Control]:
    panel = {
        "town": lambda: TownPanel(look, guest, evening, False),
        "army": lambda: ArmyPanel(look, guest, evening, 2),
        "hero": lambda: HeroPanel(look, guest, evening),
        "cards": lambda: CardsPanel(look, guest, evening),
        "map": lambda: MapPanel(look, guest, evening, False),
    }[section]()
    return [Treasury(look, guest, evening, False), panel]


@part
def Tabs(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """The parts of the sheet, in reach of the thumb."""
    chosen = use_watch(evening, lambda e: e.section)
    return ft.Row([_tab(look, guest, evening, section, section == chosen) for section in SECTIONS], spacing=4)


def _tab(look: Look, guest: Guest, evening: SheetEvening, section: Section, chosen: bool) -> ft.Control:
    ink = look.action if chosen else look.muted
    said = guest.words("h3s-ui-part", part=section)
    face = ft.Column(
        [
            icon(_SYMBOLS[section], ink, 22),
            text(look, said, size=12, color=ink, family=fonts.BOLD if chosen else fonts.SEMI, lines=1, silent=True),
        ],
        spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        alignment=ft.MainAxisAlignment.CENTER,
    )  # fmt: skip
    return tap(
        look, face, on_tap=partial(evening.turn_to, section), on_long_press=word_about(guest, _ENTRIES[section]),
        label=said, name=f"part-{section}", selected=chosen,
        silent=True, height=_TAB, radius=R_CHIP, fill=look.raised if chosen else None, expand=True, padding=2,
    )  # fmt: skip


# --- a wide screen --------------------------------------------------------------------------------


@part
def WideBody(look: Look, guest: Guest, evening: SheetEvening, size: Size) -> ft.Control:
    """At the left what happens now, all players and what leads on; at the right the whole sheet of one of them."""
    use_watch(evening, _there)
    rail = ft.Column(
        [
            ft.ListView(_now(look, guest, evening, True), spacing=10, expand=True, padding=0),
            ActionBar(look, guest, evening),
        ],
        spacing=10, width=_DESKTOP_RAIL if size[0] >= _THREE_FROM else _RAIL,
    )  # fmt: skip
    return ft.Row(
        [rail, Whole(look, guest, evening, size)], spacing=14, expand=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )  # fmt: skip


@part
def Whole(look: Look, guest: Guest, evening: SheetEvening, size: Size) -> ft.Control:
    """The sheet of the player in view, in two or three columns."""
    first: list[ft.Control] = [Treasury(look, guest, evening, True), HeroPanel(look, guest, evening)]
    town = TownPanel(look, guest, evening, False)
    rest = [ArmyPanel(look, guest, evening, 2), MapPanel(look, guest, evening, False), CardsPanel(look, guest, evening)]
    groups = (
        [[*first, rest[2]], [town], rest[:2]]
        if size[0] >= _THREE_FROM
        else [[*first, rest[1]], [town, rest[0], rest[2]]]
    )
    stacks: list[ft.Control] = [ft.Column(group, spacing=12, expand=True) for group in groups]
    row = ft.Row(stacks, spacing=12, vertical_alignment=ft.CrossAxisAlignment.START)
    return ft.ListView([row], expand=True, padding=ft.Padding.only(bottom=8))
