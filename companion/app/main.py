"""The app of one device: which screen belongs to which address."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import cast, get_args

import flet as ft

from companion.app.browser_language import detect_browser_language
from companion.app.connected_device import Device, attach_device_to_page, set_page_language
from companion.app.models.device_session import DeviceSession, build_device_texts
from companion.app.models.history import HistoryModel
from companion.app.models.library import LibraryPage
from companion.app.models.packs import PacksModel
from companion.app.models.problem_report import ProblemReportModel
from companion.app.models.table_list import TableListModel
from companion.app.models.table_model import AnyTableModel
from companion.app.models.table_transfer import TableTransferModel
from companion.app.models.tracker.setup_model import TrackerSetupModel
from companion.app.models.unopenable_table import UnopenableTableModel
from companion.app.reactivity import Model
from companion.app.routes import match_route
from companion.app.screen_registry import (
    has_reference_tables,
    load_reference_tables_screen,
    load_setup_screen,
    load_table_screen,
)
from companion.app.screens.choose_game_and_tracker_setup import ChooseGameScreen, TrackerSetupScreen
from companion.app.screens.history import HistoryScreen
from companion.app.screens.home import HomeScreen
from companion.app.screens.library import LibraryScreen
from companion.app.screens.library.game_numbers import GameNumbersScreen
from companion.app.screens.library.library_page import LibraryPageScreen, library_page_dialog
from companion.app.screens.packs import ImportPackScreen, PackScreen, PacksScreen
from companion.app.screens.problem_report import ProblemReportScreen
from companion.app.screens.rules_update_screen import RuleCorrectionsScreen, TableScreenWithRulesNotice
from companion.app.screens.settings import SettingsScreen
from companion.app.screens.table_export_import import ExportTableScreen, ImportTableScreen
from companion.app.screens.unopenable_table import UnopenableTableScreen
from companion.app.theme import LOOKS, Mode
from companion.app.ui import Ui
from companion.games.game_boxes import load_box
from companion.kernel.refusals import Refused, Unknown
from companion.library.translations import load_message_catalogue
from companion.tables.table_service import TableService

log = logging.getLogger(__name__)


def make_flet_main(service: TableService) -> Callable[[ft.Page], None]:
    """The function that Flet calls for every device that connects: it makes its session and draws its screens."""

    def main(page: ft.Page) -> None:
        try:
            _let_in(service, page)
        except Exception:
            # Flet would send what went wrong to the browser as it is, in the words of the database.
            log.exception("a device could not be let in")
            page.session.error(load_message_catalogue(detect_browser_language())("app-fault"))

    return main


def _let_in(service: TableService, page: ft.Page) -> None:
    kept = service.store.settings.everything()
    mode = cast(Mode, kept["mode"]) if kept.get("mode") in get_args(Mode) else "dark"
    words = load_message_catalogue(str(kept.get("language") or detect_browser_language()))
    page.title = words("app-name")
    set_page_language(page, words.language)
    rooms = ScreenRouter(service, words.language)
    look = replace(LOOKS[mode], reduced_motion=kept.get("calm") is True)
    device = attach_device_to_page(page, rooms.draw, said=build_device_texts(words), look=look)
    device.on_return.append(rooms.catch_up)
    device.on_gone.append(rooms.leave)


class ScreenRouter:
    """Keeps the model of the screen a device is on, and makes the next one when it goes elsewhere."""

    def __init__(self, service: TableService, language: str) -> None:
        self.service, self._language = service, language
        self.session: DeviceSession | None = None
        self._table_model: AnyTableModel | None = None
        self._tracker_setup: TrackerSetupModel | None = None
        self._way: tuple[str, Model] | None = None
        self._tables: tuple[str, Model] | None = None
        self._past: HistoryModel | None = None
        self._lobby: TableListModel | None = None
        self._unopened: UnopenableTableModel | None = None
        self._packing: PacksModel | None = None
        self._problem: ProblemReportModel | None = None
        self._importing: TableTransferModel | None = None
        self._awake = False

    def draw(self, device: Device) -> ft.Control:
        """The screen for the device's address; an address that leads nowhere leads home."""
        if self.session is None:
            self.session = DeviceSession(self.service, device, self._language)
        ui = Ui.of(device.look, self.session)
        self._stay_awake(ui)
        try:
            drawn = self._screen(ui)
        except Refused as refused:
            drawn = self._draw_unopened(ui, refused)
        return self._covered(ui, drawn)

    def _covered(self, ui: Ui, drawn: ft.Control) -> ft.Control:
        """The screen with what was looked up over it; what lies below neither takes focus nor speaks meanwhile."""
        over = ui.session.library_model.over
        below = ft.Semantics(content=drawn, exclude_semantics=bool(over), disabled=bool(over), expand=True)
        layers: list[ft.Control] = [ft.Container(below, left=0, top=0, right=0, bottom=0)]
        if over:
            layers.append(library_page_dialog(ui, ui.session.library_model, over[-1]))
        return ft.Stack(layers, expand=True)

    def catch_up(self) -> None:
        """Look at the tables again: what happened while the device was away was not delivered."""
        self._awake = False
        if self._table_model is not None:
            self._table_model.catch_up(counting=False)
        if self._lobby is not None:
            self._lobby.refresh()

    def leave(self) -> None:
        """Stop following the tables: the device is gone, or goes elsewhere."""
        for followed in (self._table_model, self._lobby):
            if followed is not None:
                followed.close()
        self._table_model = self._lobby = None
        self._stop_importing()

    def _stop_importing(self) -> None:
        if self._importing is not None:
            self._importing.cancel()
            self._importing = None

    def _stay_awake(self, ui: Ui) -> None:
        """Keep the screen on while a table is open, where its person wants that."""
        awake = ui.session.awake and match_route(ui.device.route, "/table/{table}") is not None
        if awake != self._awake:
            self._awake = awake
            ui.device.page.run_task(ui.device.keep_awake, awake)

    def _screen(self, ui: Ui) -> ft.Control:
        if ui.device.route != "/import":
            self._stop_importing()
        for address, draw in SCREEN_ROUTES.items():
            if (found := match_route(ui.device.route, address)) is not None:
                return draw(self, ui, *found.values())
        return self._draw_home(ui)

    # --- one screen an address ----------------------------------------------------------------

    def _draw_home(self, ui: Ui) -> ft.Control:
        return HomeScreen.keyed("home", ui, self._home())

    def _draw_table(self, ui: Ui, table: str) -> ft.Control:
        table_model = self._table(table)
        table_model.ruling.check()
        return TableScreenWithRulesNotice.keyed(f"seat-{table}", ui, table_model, (ui.device.width, ui.device.height))

    def _draw_rules(self, ui: Ui, table: str) -> ft.Control:
        ruling = self._table(table).ruling
        ruling.prepare()
        return RuleCorrectionsScreen.keyed(f"rules-{table}", ui, ruling)

    def _draw_unopened(self, ui: Ui, refused: Refused) -> ft.Control:
        """A table that is here and cannot be opened says why; any other address that leads nowhere leads home."""
        found = next(
            (place for each in TABLE_ROUTES if (place := match_route(ui.device.route, each)) is not None), None
        )
        if found is not None:
            table = found["table"]
            try:
                if self._unopened is None or (self._unopened.id, self._unopened.trouble) != (table, refused.message):
                    self._unopened = UnopenableTableModel(ui.session, table, refused.message)
                return UnopenableTableScreen.keyed(f"unopened-{table}", ui, self._unopened)
            except Refused:
                log.info("nothing is stored of table %s", table)
        ui.device.refuse(ui.words.say(refused.message))
        return self._draw_home(ui)

    def _draw_history(self, ui: Ui, table: str) -> ft.Control:
        return HistoryScreen.keyed("history", ui, self._history(table))

    def _draw_export(self, ui: Ui, table: str) -> ft.Control:
        return ExportTableScreen.keyed("export", ui, TableTransferModel(ui.session, table))

    def _draw_report(self, ui: Ui, table: str = "") -> ft.Control:
        # The table is not opened for it: that may be what fails.
        if self._problem is None or self._problem.table != table:
            self._problem = ProblemReportModel(ui.session, table)
        return ProblemReportScreen.keyed(f"report-{table}", ui, self._problem)

    def _draw_import(self, ui: Ui) -> ft.Control:
        self._importing = self._importing or TableTransferModel(ui.session)
        return ImportTableScreen.keyed("import", ui, self._importing)

    def _draw_shelf(self, ui: Ui) -> ft.Control:
        return ChooseGameScreen.keyed("games", ui)

    def _draw_setup(self, ui: Ui, game: str) -> ft.Control:
        return TrackerSetupScreen.keyed(f"new-{game}", ui, self._new(game))

    def _draw_way(self, ui: Ui, game: str, engine: str) -> ft.Control:
        ways = [way.engine for way in load_box(game).ways]
        if engine not in ways:
            raise Unknown("engine-unknown", engine=engine, options=ways)
        kind = load_setup_screen(engine)
        if self._way is None or self._way[0] != engine or getattr(self._way[1], "done", False):
            self._way = engine, kind.begin(ui.session)
        return kind.draw(ui, self._way[1])

    def _draw_packs(self, ui: Ui) -> ft.Control:
        return PacksScreen.keyed("packs", ui, self._packs())

    def _draw_bring_pack(self, ui: Ui) -> ft.Control:
        return ImportPackScreen.keyed("bring-pack", ui, self._packs())

    def _draw_pack(self, ui: Ui, pack: str) -> ft.Control:
        return PackScreen.keyed(f"pack-{pack}", ui, self._packs(), pack)

    def _draw_settings(self, ui: Ui) -> ft.Control:
        return SettingsScreen.keyed("settings", ui)

    def _draw_library(self, ui: Ui) -> ft.Control:
        ui.session.library_model.load_library()
        return LibraryScreen.keyed("library", ui, ui.session.library_model)

    def _draw_rule(self, ui: Ui, entry: str) -> ft.Control:
        ui.session.library_model.load_library()
        page = LibraryPage("rule", entry)
        return LibraryPageScreen.keyed(f"rule-{entry}", ui, ui.session.library_model, self._packs(), page)

    def _draw_card(self, ui: Ui, card: str) -> ft.Control:
        ui.session.library_model.load_library()
        page = LibraryPage("card", card)
        return LibraryPageScreen.keyed(f"card-{card}", ui, ui.session.library_model, self._packs(), page)

    def _draw_numbers(self, ui: Ui, game: str) -> ft.Control:
        return GameNumbersScreen.keyed(f"numbers-{game}", ui, game)

    def _draw_tables(self, ui: Ui, game: str) -> ft.Control:
        if not has_reference_tables(game):
            return self._draw_numbers(ui, game)
        kind = load_reference_tables_screen(game)
        if self._tables is None or self._tables[0] != game:
            self._tables = game, kind.begin()
        return kind.draw(ui, self._tables[1])

    # --- the models behind them ---------------------------------------------------------------

    def _home(self) -> TableListModel:
        assert self.session is not None
        if self._lobby is None or self._lobby.language != self.session.language:
            self.leave()
            self._lobby = TableListModel(self.session)
        return self._lobby

    def _table(self, table: str) -> AnyTableModel:
        assert self.session is not None
        if self._table_model is None or self._table_model.id != table:
            self.leave()
            engine = self.service.open(table).setup.engine
            self._table_model = load_table_screen(engine).sit(self.session, table)
        return self._table_model

    def _history(self, table: str) -> HistoryModel:
        table_model = self._table(table)
        if self._past is None or self._past.table_model is not table_model:
            self._past = HistoryModel(table_model)
        return self._past

    def _packs(self) -> PacksModel:
        assert self.session is not None
        if self._packing is None:
            self._packing = PacksModel(self.session)
        return self._packing

    def _new(self, game: str) -> TrackerSetupModel:
        assert self.session is not None
        if self._tracker_setup is None or self._tracker_setup.box.id != game or self._tracker_setup.done:
            self._tracker_setup = TrackerSetupModel(self.session, game)
        return self._tracker_setup


SCREEN_ROUTES: dict[str, Callable[..., ft.Control]] = {
    "/table/{table}": ScreenRouter._draw_table,
    "/table/{table}/history": ScreenRouter._draw_history,
    "/table/{table}/rules": ScreenRouter._draw_rules,
    "/table/{table}/export": ScreenRouter._draw_export,
    "/table/{table}/report": ScreenRouter._draw_report,
    "/report": ScreenRouter._draw_report,
    "/import": ScreenRouter._draw_import,
    "/new": ScreenRouter._draw_shelf,
    "/new/{game}": ScreenRouter._draw_setup,
    "/new/{game}/{engine}": ScreenRouter._draw_way,
    "/settings": ScreenRouter._draw_settings,
    "/packs": ScreenRouter._draw_packs,
    "/packs/bring": ScreenRouter._draw_bring_pack,
    "/packs/{pack}": ScreenRouter._draw_pack,
    "/library": ScreenRouter._draw_library,
    "/library/rule/{entry}": ScreenRouter._draw_rule,
    "/library/card/{card}": ScreenRouter._draw_card,
    "/library/numbers/{game}": ScreenRouter._draw_numbers,
    "/library/tables/{game}": ScreenRouter._draw_tables,
}
"""Which screen belongs to which address; what stands in braces is handed on."""
TABLE_ROUTES = [address for address in SCREEN_ROUTES if address.startswith("/table/{table}")]
