"""The app of one device: which screen belongs to which address."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Generic, TypeVar, cast, get_args

import flet as ft

from companion.app.browser_language import detect_browser_language
from companion.app.connected_device import Device, set_page_language, start_device_on_page
from companion.app.models.content_packs import PacksModel
from companion.app.models.device_session import DeviceSession, build_device_texts
from companion.app.models.problem_report import ProblemReportModel
from companion.app.models.rules_and_cards_library import LibraryPage
from companion.app.models.step_history_and_repair import HistoryModel
from companion.app.models.table_export_import import TableTransferModel
from companion.app.models.table_list import TableListModel
from companion.app.models.table_model import AnyTableModel
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
from companion.app.screens.content_packs import ImportPackScreen, PackScreen, PacksScreen
from companion.app.screens.corrected_rules_screens import RuleCorrectionsScreen, TableScreenWithRulesNotice
from companion.app.screens.history import HistoryScreen
from companion.app.screens.home import HomeScreen
from companion.app.screens.library import LibraryScreen
from companion.app.screens.library.game_facts_screen import GameFactsScreen
from companion.app.screens.library.library_page import LibraryPageScreen, library_page_dialog
from companion.app.screens.problem_report import ProblemReportScreen
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

M = TypeVar("M", bound=Model)


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
    device = start_device_on_page(page, rooms.draw, said=build_device_texts(words), look=look)
    device.on_return.append(rooms.catch_up)
    device.on_gone.append(rooms.leave)


class KeptModel(Generic[M]):
    """The model of a kind of screen: kept as long as it is about the same thing, and begun anew once it is done."""

    def __init__(self) -> None:
        self._about: object = None
        self._model: M | None = None

    def get(self, about: object, make: Callable[[], M]) -> M:
        """The model that is about this."""
        if self._model is None or self._about != about or getattr(self._model, "done", False):
            self._about, self._model = about, make()
        return self._model


class ScreenRouter:
    """Keeps the model of the screen a device is on, and makes the next one when it goes elsewhere."""

    def __init__(self, service: TableService, language: str) -> None:
        self.service, self._language = service, language
        self.session: DeviceSession | None = None
        self._table_model: AnyTableModel | None = None
        self._lobby: TableListModel | None = None
        self._importing: TableTransferModel | None = None
        self._tracker_setup = KeptModel[TrackerSetupModel]()
        self._way = KeptModel[Model]()
        self._tables = KeptModel[Model]()
        self._past = KeptModel[HistoryModel]()
        self._unopened = KeptModel[UnopenableTableModel]()
        self._packing = KeptModel[PacksModel]()
        self._problem = KeptModel[ProblemReportModel]()
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
        if self._lobby is None or self._lobby.language != ui.language:
            self.leave()
            self._lobby = TableListModel(ui.session)
        return HomeScreen.keyed("home", ui, self._lobby)

    def _draw_table(self, ui: Ui, table: str) -> ft.Control:
        table_model = self._table(ui, table)
        table_model.ruling.check()
        return TableScreenWithRulesNotice.keyed(f"seat-{table}", ui, table_model, (ui.device.width, ui.device.height))

    def _draw_rules(self, ui: Ui, table: str) -> ft.Control:
        ruling = self._table(ui, table).ruling
        ruling.prepare()
        return RuleCorrectionsScreen.keyed(f"rules-{table}", ui, ruling)

    def _draw_unopened(self, ui: Ui, refused: Refused) -> ft.Control:
        """A table that is here and cannot be opened says why; any other address that leads nowhere leads home."""
        places = (match_route(ui.device.route, each) for each in TABLE_ROUTES)
        if (found := next((place for place in places if place is not None), None)) is not None:
            table, why = found["table"], refused.message
            try:
                unopened = self._unopened.get((table, why), partial(UnopenableTableModel, ui.session, table, why))
                return UnopenableTableScreen.keyed(f"unopened-{table}", ui, unopened)
            except Refused:
                log.info("nothing is stored of table %s", table)
        ui.device.refuse(ui.words.say(refused.message))
        return self._draw_home(ui)

    def _draw_history(self, ui: Ui, table: str) -> ft.Control:
        table_model = self._table(ui, table)
        return HistoryScreen.keyed("history", ui, self._past.get(table_model, partial(HistoryModel, table_model)))

    def _draw_export(self, ui: Ui, table: str) -> ft.Control:
        return ExportTableScreen.keyed("export", ui, TableTransferModel(ui.session, table))

    def _draw_report(self, ui: Ui, table: str = "") -> ft.Control:
        # The table is not opened for it: that may be what fails.
        problem = self._problem.get(table, partial(ProblemReportModel, ui.session, table))
        return ProblemReportScreen.keyed(f"report-{table}", ui, problem)

    def _draw_import(self, ui: Ui) -> ft.Control:
        self._importing = self._importing or TableTransferModel(ui.session)
        return ImportTableScreen.keyed("import", ui, self._importing)

    def _draw_setup(self, ui: Ui, game: str) -> ft.Control:
        setup_model = self._tracker_setup.get(game, partial(TrackerSetupModel, ui.session, game))
        return TrackerSetupScreen.keyed(f"new-{game}", ui, setup_model)

    def _draw_way(self, ui: Ui, game: str, engine: str) -> ft.Control:
        ways = [way.engine for way in load_box(game).ways]
        if engine not in ways:
            raise Unknown("engine-unknown", engine=engine, options=ways)
        kind = load_setup_screen(engine)
        return kind.draw(ui, self._way.get(engine, partial(kind.begin, ui.session)))

    def _draw_library(self, ui: Ui) -> ft.Control:
        ui.session.library_model.load_library()
        return LibraryScreen.keyed("library", ui, ui.session.library_model)

    def _draw_page(self, ui: Ui, page: LibraryPage) -> ft.Control:
        library_model = ui.session.library_model
        library_model.load_library()
        return LibraryPageScreen.keyed(f"{page.kind}-{page.id}", ui, library_model, self._packs(ui), page)

    def _draw_tables(self, ui: Ui, game: str) -> ft.Control:
        if not has_reference_tables(game):
            return GameFactsScreen.keyed(f"numbers-{game}", ui, game)
        kind = load_reference_tables_screen(game)
        return kind.draw(ui, self._tables.get(game, kind.begin))

    # --- the models behind several of them ----------------------------------------------------

    def _table(self, ui: Ui, table: str) -> AnyTableModel:
        if self._table_model is None or self._table_model.id != table:
            self.leave()
            engine = self.service.open(table).setup.engine
            self._table_model = load_table_screen(engine).sit(ui.session, table)
        return self._table_model

    def _packs(self, ui: Ui) -> PacksModel:
        return self._packing.get("", partial(PacksModel, ui.session))


SCREEN_ROUTES: dict[str, Callable[..., ft.Control]] = {
    "/table/{table}": ScreenRouter._draw_table,
    "/table/{table}/history": ScreenRouter._draw_history,
    "/table/{table}/rules": ScreenRouter._draw_rules,
    "/table/{table}/export": ScreenRouter._draw_export,
    "/table/{table}/report": ScreenRouter._draw_report,
    "/report": ScreenRouter._draw_report,
    "/import": ScreenRouter._draw_import,
    "/new": lambda _, ui: ChooseGameScreen.keyed("games", ui),
    "/new/{game}": ScreenRouter._draw_setup,
    "/new/{game}/{engine}": ScreenRouter._draw_way,
    "/settings": lambda _, ui: SettingsScreen.keyed("settings", ui),
    "/packs": lambda rooms, ui: PacksScreen.keyed("packs", ui, rooms._packs(ui)),
    "/packs/bring": lambda rooms, ui: ImportPackScreen.keyed("bring-pack", ui, rooms._packs(ui)),
    "/packs/{pack}": lambda rooms, ui, pack: PackScreen.keyed(f"pack-{pack}", ui, rooms._packs(ui), pack),
    "/library": ScreenRouter._draw_library,
    "/library/rule/{entry}": lambda rooms, ui, entry: rooms._draw_page(ui, LibraryPage("rule", entry)),
    "/library/card/{card}": lambda rooms, ui, card: rooms._draw_page(ui, LibraryPage("card", card)),
    "/library/numbers/{game}": lambda _, ui, game: GameFactsScreen.keyed(f"numbers-{game}", ui, game),
    "/library/tables/{game}": ScreenRouter._draw_tables,
}
"""Which screen belongs to which address; what stands in braces is handed on."""
TABLE_ROUTES = [address for address in SCREEN_ROUTES if address.startswith("/table/{table}")]
