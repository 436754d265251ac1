"""Every part of the kit on one page, to look at while working on it.

`python -m companion.app.gallery --port 8599`, then open /, /drawings or /four, with ?light or ?contrast.
"""

import argparse
import logging
from collections import Counter
from functools import partial

import flet as ft

from companion.app.icons import Icon, icon, names
from companion.app.kit.badge import badge, mark_of
from companion.app.kit.bar import bar, split_bar
from companion.app.kit.buttons import destructive, icon_button, primary, quiet, tinted
from companion.app.kit.chips import chip, chips, choice, tap_chip
from companion.app.kit.empty import empty
from companion.app.kit.field import field
from companion.app.kit.header import header
from companion.app.kit.meter import Space, meter
from companion.app.kit.numeral import numeral, sign
from companion.app.kit.pad import Entry, PadWords, pad
from companion.app.kit.panel import panel
from companion.app.kit.qr import qr
from companion.app.kit.screen import FULL, SHELF, screen
from companion.app.kit.sheet import sheet
from companion.app.kit.stepper import stepper
from companion.app.kit.words import caption, heading, strong, title, words
from companion.app.routes import match
from companion.app.serve import serve
from companion.app.shell import Device, ShellWords, open_device
from companion.app.theme import GAP, LOOKS, PAD, Look, Mode
from companion.app.watch import Model, part, use_watch

drawn: Counter[str] = Counter()
"""How often each part was drawn, to prove that one tap draws one leaf."""


class Evening(Model):
    """A pretend table."""

    def __init__(self) -> None:
        self.names = ["Ana", "Ben", "Cleo", "Dov"]
        self.life = [41, 23, 37, 50]
        self.change = [0, -6, 0, 0]
        self.boss = 112
        self.danger = 4
        self.way = "hand"
        self.entry: Entry | None = None
        self.sheet = False
        self.name = "Ana"

    def step(self, seat: int, by: int) -> None:
        """One point."""
        self.life[seat] += by
        self.change[seat] += by
        self.changed()

    def put(self, **fields: object) -> None:
        """Set some fields and let the parts know."""
        for key, value in fields.items():
            setattr(self, key, value)
        self.changed()


@part
def SeatLine(device: Device, evening: Evening, seat: int) -> ft.Control:
    """One player's line of the tracker."""
    look = use_watch(device, lambda d: d.look)
    life, change = use_watch(evening, lambda e: (e.life[seat], e.change[seat]))
    drawn[f"seat {seat}"] += 1
    name = evening.names[seat]
    tags: list[ft.Control] = (
        [chip(look, "2 guards")]
        if seat == 0
        else [chip(look, sign(change), tone="harm" if change < 0 else "heal")]
        if change
        else []
    )
    row = ft.Row(
        [
            badge(seat),
            ft.Column([strong(look, name), *tags], spacing=4, expand=True, tight=True),
            stepper(
                look,
                life,
                partial(evening.step, seat),
                name=f"life-{seat}",
                label=f"{name}: {life}",
                minus=f"{name} minus one",
                plus=f"{name} plus one",
                width=78,
                height=52,
            ),
        ],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    return panel(look, row, active=seat == 0, padding=14)


@part
def Boss(device: Device, evening: Evening) -> ft.Control:
    """The boss's panel."""
    look = use_watch(device, lambda d: d.look)
    life = use_watch(evening, lambda e: e.boss)
    drawn["boss"] += 1
    ember = look.tint("ember")

    def hit(by: int) -> None:
        evening.put(boss=max(0, evening.boss - by))

    return panel(
        look,
        ft.Column(
            [
                ft.Row(
                    [
                        ft.Column(
                            [
                                title(look, "The Dragon"),
                                chips(
                                    look,
                                    [
                                        chip(look, "Taunted: Ana", tone="harm", symbol="sword"),
                                        chip(look, "Hoard 3", tone="gold", symbol="coin"),
                                    ],
                                ),
                            ],
                            expand=True,
                            spacing=GAP,
                            tight=True,
                        ),
                        numeral(look, life, width=150, height=76, label=f"The Dragon: {life}", name="boss"),
                    ]
                ),
                bar(look, life / 150, label="life of the Dragon", color=ember),
                ft.Row(
                    [
                        *(
                            tinted(look, f"−{n}", partial(hit, n), color=ember, expand=True, name=f"boss-{n}")
                            for n in (1, 5)
                        ),
                        tinted(
                            look,
                            "−8 so far",
                            partial(hit, 8),
                            color=ember,
                            expand=2,
                            strength=0.6,
                            name="boss-8",
                        ),
                    ],
                    spacing=GAP,
                ),
            ],
            spacing=12,
        ),
        tint=ember,
    )


@part
def Danger(device: Device, evening: Evening) -> ft.Control:
    """The danger meter."""
    look = use_watch(device, lambda d: d.look)
    at = use_watch(evening, lambda e: e.danger)
    drawn["danger"] += 1
    spaces = [
        Space("calm 1"),
        Space("calm 2"),
        Space("green", "heal", symbol="leaf"),
        Space("calm 3"),
        Space("amber", "gold", "A"),
        Space("violet", "arcane", "V"),
        Space("calm 4"),
        Space("red", "harm", symbol="skull"),
        Space("doom", "harm", symbol="skull"),
    ]
    return panel(
        look,
        ft.Column(
            [
                ft.Row(
                    [
                        strong(look, "Danger", expand=True),
                        caption(look, "next: violet, each hero suffers 1", lines=1),
                    ]
                ),
                meter(look, spaces, at, name="danger", on_pick=lambda i: evening.put(danger=i)),
            ],
            spacing=GAP,
        ),
    )


def _step(look: Look, number: int, text: str, reason: str, *, active: bool = False, faded: bool = False) -> ft.Control:
    dot = ft.Container(
        strong(look, str(number), size=15, color=look.on_action if active else look.muted),
        width=32,
        height=32,
        border_radius=10,
        bgcolor=look.action if active else look.raised,
        alignment=ft.Alignment.CENTER,
    )
    said: list[ft.Control] = [strong(look, text, size=17)]
    if reason:
        said.append(caption(look, reason))
    row = ft.Row(
        [dot, ft.Column(said, spacing=4, expand=True, tight=True)],
        spacing=14,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return panel(look, row, active=active, faded=faded)


_TOOLS: tuple[Icon, ...] = ("undo", "redo", "log", "gear", "qr")
_SIDES: tuple[tuple[Icon, int], ...] = (("minus", -1), ("plus", 1))


def _break() -> None:
    raise RuntimeError("a fault on purpose")


def _buttons(look: Look, device: Device, evening: Evening) -> list[ft.Control]:
    return [
        heading(look, "Buttons"),
        ft.Row(
            [
                primary(
                    look,
                    "Roll",
                    lambda: device.tell("Rolled a 4", action="Undo"),
                    symbol="dice",
                    expand=2,
                    name="roll",
                ),
                quiet(
                    look,
                    "Undo",
                    lambda: device.refuse("Nothing left to take back"),
                    symbol="undo",
                    expand=True,
                ),
            ],
            spacing=GAP,
        ),
        ft.Row(
            [
                quiet(look, "Pad", lambda: evening.put(entry=Entry()), expand=True, height=48, name="open-pad"),
                quiet(look, "Sheet", lambda: evening.put(sheet=True), expand=True, height=48, name="open-sheet"),
                quiet(look, "Off", None, disabled=True, expand=True, height=48),
            ],
            spacing=GAP,
        ),
        destructive(look, "Delete the table", _break, name="delete"),
        ft.Row(
            [
                *(icon_button(look, s, s, lambda: None) for s in _TOOLS),
                icon_button(look, "moon", "moon", lambda: None, selected=True),
            ],
            spacing=GAP,
            wrap=True,
        ),
    ]


def _pieces(look: Look, device: Device, evening: Evening) -> list[ft.Control]:
    return [
        heading(look, "Chips"),
        chips(
            look,
            [
                chip(look, "plain"),
                chip(look, "gold 3", tone="gold", symbol="coin"),
                chip(look, "combat 6", tone="harm", symbol="sword"),
                chip(look, "healed", tone="heal"),
                chip(look, "Rally the Troops 4", tone="info"),
                chip(look, "The Rot 3", tone="arcane"),
            ],
        ),
        chips(
            look,
            [
                tap_chip(look, "Hero Realms", lambda: None, selected=True),
                tap_chip(look, "Heroes III", lambda: None, selected=False),
                tap_chip(look, "+ new card?", lambda: None),
            ],
        ),
        choice(
            look,
            [("flat", "Flat"), ("hand", "Hand"), ("wide", "Wide")],
            evening.way,
            lambda way: evening.put(way=way),
            name="layout",
            symbols=["rotate", "phone", "desktop"],
        ),
        field(look, "Name", evening.name, lambda v: evening.put(name=v), name="name", symbol="people"),
        field(look, "Life at the start", "abc", name="life", error="a number from 1 to 999"),
        split_bar(look, [(0.41, look.heal), (0.46, look.tone("heal").line)], label="win 41 %, 87 %"),
        ft.Row([words(look, "Serif, sans: á é í ó ú ñ ç è ê œ « » – − ½", expand=True)]),
        title(look, "Título: á é í ó ú ñ ç è ê œ « » – − ½"),
        ft.Row(
            [
                qr("http://192.168.1.20:8550/table/ab12cd", label="address of this table", size=180),
                ft.Column([numeral(look, n, width=120, height=56) for n in ("1111", "8888", "1718")], tight=True),
            ],
            spacing=ROOMY,
        ),
        panel(
            look,
            empty(
                look,
                "cards",
                "No table yet. Lay one and the evening begins.",
                heading="The chairs are empty",
                action=primary(look, "New table", lambda: None),
            ),
        ),
    ]


ROOMY = 24


@part
def Parts(device: Device, evening: Evening) -> ft.Control:
    """The page of everything."""
    look = use_watch(device, lambda d: d.look)
    entry, open_sheet, _way, _name = use_watch(evening, lambda e: (e.entry, e.sheet, e.way, e.name))
    drawn["page"] += 1
    layer = _pad(look, evening, entry) if entry is not None else _sheet(look, evening) if open_sheet else None
    left: list[ft.Control] = [
        Boss(device, evening),
        *(SeatLine.keyed(f"s{i}", device, evening, i) for i in range(3)),
        Danger(device, evening),
        _step(look, 2, "Buys Rally the Troops from slot 1", "Best value for this pass."),
        _step(
            look,
            3,
            "Attacks Ana’s guard Parov with 5",
            "Taunted: combat may only be spent on Ana and her champions.",
            active=True,
        ),
        _step(look, 4, "Attacks Ana with 4", "", faded=True),
    ]
    right = [*_buttons(look, device, evening), *_pieces(look, device, evening)]
    body: list[ft.Control] = [*left, *right]
    if not look.phone:
        body = [
            ft.Row(
                [
                    ft.Column(side, expand=True, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
                    for side in (left, right)
                ],
                vertical_alignment=ft.CrossAxisAlignment.START,
                spacing=PAD,
            )
        ]
    return screen(
        look,
        width=SHELF,
        body=body,
        layer=layer,
        top=header(
            look,
            "Against the Dragon",
            subtitle="Round 6 · Ana’s turn",
            back="Back",
            on_back=device.back,
            tools=[icon_button(look, "qr", "Share", lambda: device.go("/drawings"), name="share")],
        ),
        actions=[
            quiet(look, "Undo", lambda: device.tell("Taken back: −3 for Ana", action="Redo"), name="undo"),
            primary(look, "End turn → Ben", lambda: device.tell(str(dict(drawn))), expand=True, name="end"),
        ],
    )


def _pad(look: Look, evening: Evening, entry: Entry) -> ft.Control:
    said = PadWords("Ana’s life", "Close", "Take", "Add", "Set", "Erase", f"41 → {entry.result(41)}", "now 41")
    return pad(
        look,
        said,
        entry,
        lambda e: evening.put(entry=e),
        on_done=lambda: evening.put(entry=None),
        on_close=lambda: evening.put(entry=None),
    )


def _sheet(look: Look, evening: Evening) -> ft.Control:
    rule = "While you have a prepared guard, nobody may attack you or choose your other champions as a target. "
    return sheet(
        look,
        "Prepared guard",
        [words(look, rule * 6), chips(look, [chip(look, "Examples 3")])],
        close="Close",
        on_close=lambda: evening.put(sheet=False),
        subtitle="Rule · Hero Realms",
        actions=[primary(look, "Understood", lambda: evening.put(sheet=False), expand=True)],
    )


@part
def FlatSeat(device: Device, evening: Evening, seat: int) -> ft.Control:
    """A quarter of a tablet lying on the table."""
    look, wide, high = use_watch(device, lambda d: (d.look, d.width, d.height))
    life, change = use_watch(evening, lambda e: (e.life[seat], e.change[seat]))
    drawn[f"flat {seat}"] += 1
    name, mark = evening.names[seat], mark_of(seat)
    box, tall = wide / 2 - 24 - 2 * 96 - 40, high / 2 - 150
    step = partial(evening.step, seat)
    side = [
        icon_button(
            look,
            s,
            f"{name} {s}",
            partial(step, by),
            on_hold=partial(step, by),
            size=96,
            bare=True,
            ink=look.muted,
            glyph=40,
            name=f"{s}-{seat}",
        )
        for s, by in _SIDES
    ]
    middle = ft.Row(
        [side[0], numeral(look, life, width=box, height=tall, label=f"{name}: {life}"), side[1]],
        alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
        expand=True,
    )
    head = ft.Row(
        [
            badge(seat),
            strong(look, name, size=20),
            strong(look, sign(change) if change else "", size=24, color=look.harm if change < 0 else look.heal),
        ],
        spacing=12,
    )
    foot = ft.Row(
        [
            chip(look, "Gold 5", tone="gold", symbol="coin"),
            chip(look, "Combat 0", tone="harm", symbol="sword"),
        ],
        alignment=ft.MainAxisAlignment.CENTER,
    )
    body = panel(look, ft.Column([head, middle, foot]), tint=mark.colour, active=seat == 0, padding=20, expand=True)
    return ft.RotatedBox(quarter_turns=2, content=body, expand=True) if seat < 2 else body


@part
def Four(device: Device, evening: Evening) -> ft.Control:
    """Four panels turned toward the sides of the table."""
    look = use_watch(device, lambda d: d.look)
    drawn["four"] += 1
    rows: list[ft.Control] = [
        ft.Row(
            [FlatSeat.keyed(f"f{i}", device, evening, i) for i in pair],
            spacing=10,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        for pair in ((0, 1), (2, 3))
    ]
    return screen(look, width=FULL, body=ft.Column(rows, spacing=10, expand=True))


@part
def Icons(device: Device) -> ft.Control:
    """Every icon, small and large."""
    look = use_watch(device, lambda d: d.look)
    cells = [
        panel(
            look,
            ft.Column(
                [
                    icon(n, look.ink, 48),
                    ft.Row([icon(n, look.action, 24), icon(n, look.muted, 16)], tight=True),
                    caption(look, n),
                ],
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                spacing=4,
            ),
            padding=8,
            width=104,
        )
        for n in names()
    ]
    return screen(
        look,
        width=FULL,
        top=header(look, "Icons", back="Back", on_back=device.back),
        body=[ft.Row(list(cells), wrap=True, spacing=GAP, run_spacing=GAP)],
    )


def main(page: ft.Page) -> None:
    """A device that shows the gallery."""
    evening = Evening()

    def draw(device: Device) -> ft.Control:
        if match(device.route, "/drawings") is not None:
            return Icons(device)
        if match(device.route, "/four") is not None:
            return Four(device, evening)
        return Parts(device, evening)

    mode: Mode = next((m for m in LOOKS if m in (page.route or "").partition("?")[2]), "dark")
    open_device(page, draw, said=ShellWords("Something went wrong. Nothing was lost.", "Dismiss"), look=LOOKS[mode])


if __name__ == "__main__":
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s %(message)s")
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--port", type=int, default=8599)
    serve(lambda: main, port=options.parse_args().port)
