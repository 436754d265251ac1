"""The app of one device: which screen belongs to which address."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import cast, get_args

import flet as ft

from companion.app.models.evening import Evening
from companion.app.models.guest import Guest, shell_words
from companion.app.models.laying import Laying
from companion.app.models.lobby import Lobby
from companion.app.models.parcel import Parcel
from companion.app.models.past import Past
from companion.app.routes import match
from companion.app.screens.export import ExportScreen, ImportScreen
from companion.app.screens.history import HistoryScreen
from companion.app.screens.home import HomeScreen
from companion.app.screens.library import LibraryScreen
from companion.app.screens.settings import SettingsScreen
from companion.app.screens.setup import GamesScreen, SetupScreen
from companion.app.screens.tracker import Tracker
from companion.app.shell import Device, open_device
from companion.app.theme import LOOKS, Mode
from companion.kernel.refusals import Refused
from companion.library.places import system_language
from companion.library.words import catalogue
from companion.tables.house import House


def app_main(house: House) -> Callable[[ft.Page], None]:
    """What Flet calls for every device that comes: one guest, one screen at a time."""

    def main(page: ft.Page) -> None:
        kept = house.store.settings.everything()
        mode = cast(Mode, kept["mode"]) if kept.get("mode") in get_args(Mode) else "dark"
        words = catalogue(str(kept.get("language") or system_language()))
        page.title = words("app-name")
        rooms = Rooms(house)
        look = replace(LOOKS[mode], reduced_motion=kept.get("calm") is True)
        device = open_device(page, rooms.draw, said=shell_words(words), look=look)
        device.on_return.append(rooms.catch_up)
        device.on_gone.append(rooms.leave)

    return main


class Rooms:
    """Keeps the model of the screen a device is on, and makes the next one when it goes elsewhere."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.guest: Guest | None = None
        self._evening: Evening | None = None
        self._laying: Laying | None = None
        self._past: Past | None = None
        self._lobby: Lobby | None = None
        self._awake = False

    def draw(self, device: Device) -> ft.Control:
        """The screen for the device's address; an address that leads nowhere leads home."""
        if self.guest is None:
            self.guest = Guest(self.house, device)
        self._stay_awake(device, self.guest)
        try:
            return self._screen(device, self.guest)
        except Refused as refused:
            device.refuse(self.guest.words.say(refused.message))
            return HomeScreen.keyed("home", device.look, self.guest, self._home())

    def catch_up(self) -> None:
        """Look at the tables again: what happened while the device was away was not delivered."""
        self._awake = False
        if self._evening is not None:
            self._evening.catch_up(counting=False)
        if self._lobby is not None:
            self._lobby.refresh()

    def leave(self) -> None:
        """Stop following the tables: the device is gone, or goes elsewhere."""
        for followed in (self._evening, self._lobby):
            if followed is not None:
                followed.close()
        self._evening = self._lobby = None

    def _stay_awake(self, device: Device, guest: Guest) -> None:
        """Keep the screen on while a table is open, where its person wants that."""
        awake = guest.awake and match(device.route, "/table/{table}") is not None
        if awake != self._awake:
            self._awake = awake
            device.page.run_task(device.keep_awake, awake)

    def _screen(self, device: Device, guest: Guest) -> ft.Control:
        look, route = device.look, device.route
        size = (device.width, device.height)
        if found := match(route, "/table/{table}"):
            return Tracker.keyed(f"table-{found['table']}", look, guest, self._table(found["table"]), size)
        if found := match(route, "/table/{table}/history"):
            return HistoryScreen.keyed("history", look, guest, self._history(found["table"]))
        if found := match(route, "/table/{table}/export"):
            return ExportScreen.keyed("export", look, guest, Parcel(guest, found["table"]))
        if match(route, "/import") is not None:
            return ImportScreen.keyed("import", look, guest, Parcel(guest))
        if found := match(route, "/new/{game}"):
            return SetupScreen.keyed(f"new-{found['game']}", look, guest, self._new(found["game"]))
        if match(route, "/new") is not None:
            return GamesScreen.keyed("games", look, guest)
        if match(route, "/settings") is not None:
            return SettingsScreen.keyed("settings", look, guest)
        if match(route, "/library") is not None:
            return LibraryScreen.keyed("library", look, guest, "")
        if found := match(route, "/library/{game}"):
            return LibraryScreen.keyed(f"library-{found['game']}", look, guest, found["game"])
        return HomeScreen.keyed("home", look, guest, self._home())

    def _home(self) -> Lobby:
        assert self.guest is not None
        if self._lobby is None or self._lobby.language != self.guest.language:
            self.leave()
            self._lobby = Lobby(self.guest)
        return self._lobby

    def _table(self, table: str) -> Evening:
        assert self.guest is not None
        if self._evening is None or self._evening.id != table:
            self.leave()
            self._evening = Evening(self.guest, table)
        return self._evening

    def _history(self, table: str) -> Past:
        evening = self._table(table)
        if self._past is None or self._past.evening is not evening:
            self._past = Past(evening)
        return self._past

    def _new(self, game: str) -> Laying:
        assert self.guest is not None
        if self._laying is None or self._laying.box.id != game or self._laying.done:
            self._laying = Laying(self.guest, game)
        return self._laying
