"""The session of one device, with the language and the look that its user chose."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Literal, TypeVar, cast, get_args

from companion.app.connected_device import Device, DeviceTexts
from companion.app.models.rules_and_cards_library import LibraryModel
from companion.app.reactivity import Model
from companion.app.theme import Mode
from companion.kernel.messages import LANGUAGES, Message
from companion.kernel.refusals import Refused
from companion.library.translations import MessageCatalogue, load_message_catalogue
from companion.tables.table_service import TableService

TrackerLayout = Literal["auto", "hand", "flat", "wide"]
T = TypeVar("T")


class DeviceSession(Model):
    """Language, settings and the table service: everything a screen needs besides the device itself."""

    def __init__(self, service: TableService, device: Device, language: str) -> None:
        self.service = service
        self.device = device
        kept = service.store.settings.everything()
        self.words: MessageCatalogue = load_message_catalogue(language)
        self._layouts = {key: value for key, value in kept.items() if key.startswith("layout-")}
        self.awake = bool(kept.get("awake", True))
        self.library_model = LibraryModel(self)
        self._begins = False
        self._unkept: dict[str, object] = {}
        self._keeping: asyncio.Task[None] | None = None

    @property
    def language(self) -> str:
        """The two letters of the language on this screen."""
        return self.words.language

    @property
    def layout(self) -> TrackerLayout:
        """How the tracker is laid out on a screen of this size: a choice for the tablet is none for the phone."""
        kept = self._layouts.get(f"layout-{self.device.look.size}")
        return cast(TrackerLayout, kept) if kept in get_args(TrackerLayout) else "auto"

    @property
    def who(self) -> str:
        """How the history names what this device did."""
        return f"device-{self.device.look.size}"

    def speak(self, language: str) -> None:
        """Change the language of everything on this device at once."""
        if language not in LANGUAGES:
            return
        self.words = load_message_catalogue(language)
        self.keep("language", language)
        self.changed()
        self.device.speak(language, build_device_texts(self.words))

    def wear(self, mode: Mode) -> None:
        """Change the colours."""
        self.keep("mode", mode)
        self.device.wear(mode)

    def set_reduced_motion(self, reduced: bool) -> None:
        """Let nothing move, or let it."""
        self.keep("calm", reduced)
        self.device.wear(reduced_motion=reduced)

    def lay_out(self, layout: TrackerLayout) -> None:
        """Choose how the tracker is laid out on screens of this size."""
        key = f"layout-{self.device.look.size}"
        self._layouts[key] = layout
        self.keep(key, layout)
        self.changed()
        self.device.changed()

    def stay_awake(self, awake: bool) -> None:
        """Keep the screen on during play, or not."""
        self.awake = awake
        self.keep("awake", awake)
        self.changed()
        self.device.changed()

    def keep(self, key: str, value: object) -> None:
        """Write a setting down in the background: whoever keeps the database locked must not hold up the screens.

        What was chosen counts on this device at once. Where it cannot be kept, that is said.
        """
        self._unkept[key] = value
        if self._keeping is None or self._keeping.done():
            self._keeping = asyncio.get_running_loop().create_task(self._keep_all())

    async def _keep_all(self) -> None:
        # One after the other, and of several choices of one thing only the last: it is the one that counts.
        while self._unkept:
            key = next(iter(self._unkept))
            value = self._unkept.pop(key)
            try:
                await self.ask(partial(self.service.store.settings.put, key, value))
            except Exception as error:
                self.device.fault(f"the setting {key} was not kept", error)

    async def ask(self, act: Callable[[], T]) -> T | None:
        """Call the table service off the screen's thread; a refusal is shown and gives None."""
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


def build_device_texts(words: MessageCatalogue) -> DeviceTexts:
    """The shell's own few words in a language."""
    return DeviceTexts(
        fault=words("app-fault"),
        dismiss=words("app-dismiss"),
        report=words("report-do"),
        broken=words("broken"),
        again=words("broken-again"),
        home=words("broken-home"),
    )
