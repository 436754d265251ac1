"""The app of one device: which screen belongs to which address."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import cast, get_args

import flet as ft

from companion.app.greeting import greeting_language
from companion.app.kinds import has_tables, setup_kind, table_kind, tables_kind
from companion.app.models.guest import Guest, shell_words
from companion.app.models.laying import Laying
from companion.app.models.lobby import Lobby
from companion.app.models.packing import Packing
from companion.app.models.parcel import Parcel
from companion.app.models.past import Past
from companion.app.models.reading import Page
from companion.app.models.sitting import Sitting
from companion.app.routes import match
from companion.app.screens.export import ExportScreen, ImportScreen
from companion.app.screens.history import HistoryScreen
from companion.app.screens.home import HomeScreen
from companion.app.screens.library import LibraryScreen
from companion.app.screens.library.numbers import NumbersScreen
from companion.app.screens.library.page import PageScreen, cover
from companion.app.screens.packs import BringPackScreen, PackScreen, PacksScreen
from companion.app.screens.settings import SettingsScreen
from companion.app.screens.setup import GamesScreen, SetupScreen
from companion.app.shell import Device, name_language, open_device
from companion.app.theme import LOOKS, Mode
from companion.app.watch import Model
from companion.games.shelf import box
from companion.kernel.refusals import Refused, Unknown
from companion.library.words import catalogue
from companion.tables.house import House

log = logging.getLogger(__name__)


def app_main(house: House) -> Callable[[ft.Page], None]:
    """What Flet calls for every device that comes: one guest, one screen at a time."""

    def main(page: ft.Page) -> None:
        try:
            _let_in(house, page)
        except Exception:
            # Flet would send what went wrong to the browser as it is, in the words of the database.
            log.exception("a device could not be let in")
            page.session.error(catalogue(greeting_language())("app-fault"))

    return main


def _let_in(house: House, page: ft.Page) -> None:
    kept = house.store.settings.everything()
    mode = cast(Mode, kept["mode"]) if kept.get("mode") in get_args(Mode) else "dark"
    words = catalogue(str(kept.get("language") or greeting_language()))
    page.title = words("app-name")
    name_language(page, words.language)
    rooms = Rooms(house, words.language)
    look = replace(LOOKS[mode], reduced_motion=kept.get("calm") is True)
    device = open_device(page, rooms.draw, said=shell_words(words), look=look)
    device.on_return.append(rooms.catch_up)
    device.on_gone.append(rooms.leave)


class Rooms:
    """Keeps the model of the screen a device is on, and makes the next one when it goes elsewhere."""

    def __init__(self, house: House, language: str) -> None:
        self.house, self._language = house, language
        self.guest: Guest | None = None
        self._sitting: Sitting | None = None
        self._laying: Laying | None = None
        self._way: tuple[str, Model] | None = None
        self._tables: tuple[str, Model] | None = None
        self._past: Past | None = None
        self._lobby: Lobby | None = None
        self._packing: Packing | None = None
        self._awake = False

    def draw(self, device: Device) -> ft.Control:
        """The screen for the device's address; an address that leads nowhere leads home."""
        if self.guest is None:
            self.guest = Guest(self.house, device, self._language)
        self._stay_awake(device, self.guest)
        try:
            drawn = self._screen(device, self.guest)
        except Refused as refused:
            device.refuse(self.guest.words.say(refused.message))
            drawn = self._draw_home(device, self.guest)
        return self._covered(device, self.guest, drawn)

    def _covered(self, device: Device, guest: Guest, drawn: ft.Control) -> ft.Control:
        """The screen with what was looked up over it; what lies below neither takes focus nor speaks meanwhile."""
        over = guest.reading.over
        below = ft.Semantics(content=drawn, exclude_semantics=bool(over), disabled=bool(over), expand=True)
        layers: list[ft.Control] = [ft.Container(below, left=0, top=0, right=0, bottom=0)]
        if over:
            layers.append(cover(device.look, guest, guest.reading, over[-1]))
        return ft.Stack(layers, expand=True)

    def catch_up(self) -> None:
        """Look at the tables again: what happened while the device was away was not delivered."""
        self._awake = False
        if self._sitting is not None:
            self._sitting.catch_up(counting=False)
        if self._lobby is not None:
            self._lobby.refresh()

    def leave(self) -> None:
        """Stop following the tables: the device is gone, or goes elsewhere."""
        for followed in (self._sitting, self._lobby):
            if followed is not None:
                followed.close()
        self._sitting = self._lobby = None

    def _stay_awake(self, device: Device, guest: Guest) -> None:
        """Keep the screen on while a table is open, where its person wants that."""
        awake = guest.awake and match(device.route, "/table/{table}") is not None
        if awake != self._awake:
            self._awake = awake
            device.page.run_task(device.keep_awake, awake)

    def _screen(self, device: Device, guest: Guest) -> ft.Control:
        for address, draw in ADDRESSES.items():
            if (found := match(device.route, address)) is not None:
                return draw(self, device, guest, *found.values())
        return self._draw_home(device, guest)

    # --- one screen an address ----------------------------------------------------------------

    def _draw_home(self, device: Device, guest: Guest) -> ft.Control:
        return HomeScreen.keyed("home", device.look, guest, self._home())

    def _draw_table(self, device: Device, guest: Guest, table: str) -> ft.Control:
        sitting = self._table(table)
        size = (device.width, device.height)
        return table_kind(sitting.live.setup.engine).draw(device.look, guest, sitting, size)

    def _draw_history(self, device: Device, guest: Guest, table: str) -> ft.Control:
        return HistoryScreen.keyed("history", device.look, guest, self._history(table))

    def _draw_export(self, device: Device, guest: Guest, table: str) -> ft.Control:
        return ExportScreen.keyed("export", device.look, guest, Parcel(guest, table))

    def _draw_import(self, device: Device, guest: Guest) -> ft.Control:
        return ImportScreen.keyed("import", device.look, guest, Parcel(guest))

    def _draw_shelf(self, device: Device, guest: Guest) -> ft.Control:
        return GamesScreen.keyed("games", device.look, guest)

    def _draw_setup(self, device: Device, guest: Guest, game: str) -> ft.Control:
        return SetupScreen.keyed(f"new-{game}", device.look, guest, self._new(game))

    def _draw_way(self, device: Device, guest: Guest, game: str, engine: str) -> ft.Control:
        ways = [way.engine for way in box(game).ways]
        if engine not in ways:
            raise Unknown("engine-unknown", engine=engine, options=ways)
        kind = setup_kind(engine)
        if self._way is None or self._way[0] != engine or getattr(self._way[1], "done", False):
            self._way = engine, kind.begin(guest)
        return kind.draw(device.look, guest, self._way[1])

    def _draw_packs(self, device: Device, guest: Guest) -> ft.Control:
        return PacksScreen.keyed("packs", device.look, guest, self._packs())

    def _draw_bring_pack(self, device: Device, guest: Guest) -> ft.Control:
        return BringPackScreen.keyed("bring-pack", device.look, guest, self._packs())

    def _draw_pack(self, device: Device, guest: Guest, pack: str) -> ft.Control:
        return PackScreen.keyed(f"pack-{pack}", device.look, guest, self._packs(), pack)

    def _draw_settings(self, device: Device, guest: Guest) -> ft.Control:
        return SettingsScreen.keyed("settings", device.look, guest)

    def _draw_library(self, device: Device, guest: Guest) -> ft.Control:
        guest.reading.wake()
        return LibraryScreen.keyed("library", device.look, guest, guest.reading)

    def _draw_rule(self, device: Device, guest: Guest, entry: str) -> ft.Control:
        guest.reading.wake()
        page = Page("rule", entry)
        return PageScreen.keyed(f"rule-{entry}", device.look, guest, guest.reading, self._packs(), page)

    def _draw_card(self, device: Device, guest: Guest, card: str) -> ft.Control:
        guest.reading.wake()
        page = Page("card", card)
        return PageScreen.keyed(f"card-{card}", device.look, guest, guest.reading, self._packs(), page)

    def _draw_numbers(self, device: Device, guest: Guest, game: str) -> ft.Control:
        return NumbersScreen.keyed(f"numbers-{game}", device.look, guest, game)

    def _draw_tables(self, device: Device, guest: Guest, game: str) -> ft.Control:
        if not has_tables(game):
            return self._draw_numbers(device, guest, game)
        kind = tables_kind(game)
        if self._tables is None or self._tables[0] != game:
            self._tables = game, kind.begin()
        return kind.draw(device.look, guest, self._tables[1])

    # --- the models behind them ---------------------------------------------------------------

    def _home(self) -> Lobby:
        assert self.guest is not None
        if self._lobby is None or self._lobby.language != self.guest.language:
            self.leave()
            self._lobby = Lobby(self.guest)
        return self._lobby

    def _table(self, table: str) -> Sitting:
        assert self.guest is not None
        if self._sitting is None or self._sitting.id != table:
            self.leave()
            engine = self.house.open(table).setup.engine
            self._sitting = table_kind(engine).sit(self.guest, table)
        return self._sitting

    def _history(self, table: str) -> Past:
        sitting = self._table(table)
        if self._past is None or self._past.sitting is not sitting:
            self._past = Past(sitting)
        return self._past

    def _packs(self) -> Packing:
        assert self.guest is not None
        if self._packing is None:
            self._packing = Packing(self.guest)
        return self._packing

    def _new(self, game: str) -> Laying:
        assert self.guest is not None
        if self._laying is None or self._laying.box.id != game or self._laying.done:
            self._laying = Laying(self.guest, game)
        return self._laying


ADDRESSES: dict[str, Callable[..., ft.Control]] = {
    "/table/{table}": Rooms._draw_table,
    "/table/{table}/history": Rooms._draw_history,
    "/table/{table}/export": Rooms._draw_export,
    "/import": Rooms._draw_import,
    "/new": Rooms._draw_shelf,
    "/new/{game}": Rooms._draw_setup,
    "/new/{game}/{engine}": Rooms._draw_way,
    "/settings": Rooms._draw_settings,
    "/packs": Rooms._draw_packs,
    "/packs/bring": Rooms._draw_bring_pack,
    "/packs/{pack}": Rooms._draw_pack,
    "/library": Rooms._draw_library,
    "/library/rule/{entry}": Rooms._draw_rule,
    "/library/card/{card}": Rooms._draw_card,
    "/library/numbers/{game}": Rooms._draw_numbers,
    "/library/tables/{game}": Rooms._draw_tables,
}
"""Which screen belongs to which address; what stands in braces is handed on."""
