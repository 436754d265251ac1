"""A walk on which everything is pressed for long: which dialogs were opened, and which terms explain nothing."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from types import NoneType
from typing import get_args

from companion.app.models.table_model import AnyTableModel, TableModel
from companion.library.translations import MessageCatalogue, load_message_catalogue
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import has, names, press
from tests.app.long_press.long_press import hold_all, mute
from tests.in_process_device import Device

LANGUAGE = os.environ.get("HELP_LANGUAGE", "en")
"""The suite walks in English; the others take as long again: `HELP_LANGUAGE=fr pytest tests/app/long_press`."""


@dataclass
class Walk:
    """Holds what is on one screen after the other; what was held already is not held again.

    `opened` are the sheets that were open meanwhile, by the engine of the table they lay over. `muted` are the words
    that are called as something of the game and opened nothing; `other` mean something else here, although they are
    called so, as the settings of the app are not those of an AI hero.
    """

    house: TableService
    sit: Sit
    tried: set[str] = field(default_factory=set)
    seated: dict[str, type[AnyTableModel]] = field(default_factory=dict)
    opened: dict[str, set[type]] = field(default_factory=dict)
    muted: list[str] = field(default_factory=list)
    words: MessageCatalogue = field(default_factory=lambda: load_message_catalogue(LANGUAGE))
    other: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.house.store.settings.put("language", LANGUAGE)
        self.other.add(self.words("settings"))

    def at(self, route: str, size: tuple[int, int], game: str, least: int = 3, pressing: bool = False) -> Device:
        """Sit down before a screen and hold everything on it."""
        device = self.sit(route, size)
        self.explained(device, game, least, pressing)
        return device

    def explained(self, device: Device, game: str, least: int = 3, pressing: bool = False) -> None:
        """Hold everything here: at least so many things have a meaning, and each opens it."""
        sitting = sitting_of(device)
        layer = getattr(sitting, "dialog", None)
        if sitting is not None:
            engine = sitting.live.setup.engine
            self.seated[engine] = type(sitting)
            self.opened.setdefault(engine, set()).add(type(layer))
        where = type(layer).__name__ if layer is not None else device.page.route
        silent = mute(device, self.house.library, game, self.other, pressing=pressing)
        self.muted += [f"{said!r} on {where}" for said in silent]
        assert hold_all(device, self.house.library, game, self.tried) >= least, where

    def sheets(self, device: Device, game: str, *openers: str, least: int = 1) -> None:
        """The same for the sheets that these presses open ("menu open-dice"), where they are there."""
        for opener in openers:
            if opener and has(device, opener.split()[0]):
                press(device, *opener.split())
                assert has(device, "close-sheet"), opener
                self.explained(device, game, least)
                self.close(device)

    def close(self, device: Device) -> None:
        """Back to the table, from however many sheets."""
        while has(device, "close-sheet"):
            press(device, "close-sheet")


def sitting_of(device: Device) -> AnyTableModel | None:
    """The table that a device sits at: every part of its screen is given it."""
    given = (value for control in device.walk() for value in getattr(control, "args", ()))
    return next((value for value in given if isinstance(value, TableModel)), None)


def sheets_over(sitting: type[AnyTableModel]) -> set[type]:
    """Every sheet that can lie over such a table: the members of `OpenDialog`, beside the model that has one open."""
    union = vars(sys.modules[sitting.__module__])["OpenDialog"]
    return set(get_args(union)) - {NoneType}


def first(device: Device, beginning: str) -> str:
    """The first thing whose name begins so."""
    return next((name for name in names(device) if name.startswith(beginning)), "")
