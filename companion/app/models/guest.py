"""A guest: one device in the house, with the language and the look its person chose."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Literal, TypeVar, cast, get_args

from companion.app.models.reading import Reading
from companion.app.shell import Device, ShellWords
from companion.app.theme import Mode
from companion.app.watch import Model
from companion.kernel.refusals import Refused
from companion.kernel.words import LANGUAGES, Message
from companion.library.words import Catalogue, catalogue
from companion.tables.house import House

Layout = Literal["auto", "hand", "flat", "wide"]
T = TypeVar("T")


class Guest(Model):
    """Language, settings and the way to the house. Everything a screen needs besides the device itself."""

    def __init__(self, house: House, device: Device, language: str) -> None:
        self.house = house
        self.device = device
        kept = house.store.settings.everything()
        self.words: Catalogue = catalogue(language)
        self._layouts = {key: value for key, value in kept.items() if key.startswith("layout-")}
        self.awake = bool(kept.get("awake", True))
        self.reading = Reading(self)
        self._begins = False

    @property
    def language(self) -> str:
        """The two letters of the language on this screen."""
        return self.words.language

    @property
    def layout(self) -> Layout:
        """How the tracker is laid out on a screen of this size: a choice for the tablet is none for the phone."""
        kept = self._layouts.get(f"layout-{self.device.look.size}")
        return cast(Layout, kept) if kept in get_args(Layout) else "auto"

    @property
    def who(self) -> str:
        """How the history names what this device did."""
        return f"device-{self.device.look.size}"

    def speak(self, language: str) -> None:
        """Change the language of everything on this device at once."""
        if language not in LANGUAGES:
            return
        self.words = catalogue(language)
        self.house.store.settings.put("language", language)
        self.changed()
        self.device.speak(language, shell_words(self.words))

    def wear(self, mode: Mode) -> None:
        """Change the colours."""
        self.house.store.settings.put("mode", mode)
        self.device.wear(mode)

    def calm(self, reduced: bool) -> None:
        """Let nothing move, or let it."""
        self.house.store.settings.put("calm", reduced)
        self.device.wear(reduced_motion=reduced)

    def lay_out(self, layout: Layout) -> None:
        """Choose how the tracker is laid out on screens of this size."""
        key = f"layout-{self.device.look.size}"
        self._layouts[key] = layout
        self.house.store.settings.put(key, layout)
        self.changed()
        self.device.changed()

    def stay_awake(self, awake: bool) -> None:
        """Keep the screen on during play, or not."""
        self.awake = awake
        self.house.store.settings.put("awake", awake)
        self.changed()
        self.device.changed()

    async def ask(self, act: Callable[[], T]) -> T | None:
        """Do something in the house off the screen's thread; a refusal is shown and gives None."""
        try:
            return await asyncio.to_thread(act)
        except Refused as refused:
            self.device.refuse(self.why(refused.message))
            return None

    async def begin(self, start: Callable[[], str]) -> str | None:
        """Begin a table, with `start` giving its id; None where that is refused, and for a hasty second tap."""
        if self._begins:
            return None
        self._begins = True
        try:
            return await self.ask(start)
        finally:
            self._begins = False

    async def sit_down(self, start: Callable[[], str]) -> bool:
        """Begin the table that was set up and go there; False where there is none."""
        table = await self.begin(start)
        if table is None:
            return False
        self.device.go_instead(f"/table/{table}")
        return True

    def why(self, refusal: Message) -> str:
        """Why something is not possible, with the number of the rule alone: which game it is of, everybody knows."""
        rule = str(refusal.args.get("rule", "")).rpartition(" ")[2]
        return self.words.say(Message(refusal.id, {**refusal.args, "rule": rule}) if rule else refusal)


def shell_words(words: Catalogue) -> ShellWords:
    """The shell's own few words in a language."""
    return ShellWords(fault=words("app-fault"), dismiss=words("app-dismiss"))
