"""One device at the table: its page, its look, its place in the app, and the only way in from other sessions.

Three faults of Flet 1.0 are met here. Updates scheduled from another session go to the caller's page: hence
`Device.deliver`. After a reconnect the client is sent the whole page at once and then repaints nothing, or,
with a deep tree, hangs: hence the tree is taken down when the connection goes, the page that is sent again is
empty, and the screen is built afresh. What happened while a phone slept was dropped by Flet: building afresh
from the models brings it back. State that must outlive a lost connection lives in models, never in
`use_state`. A fourth one, lists that are patched wrongly, is mended in `flet_fixes`.
"""

import asyncio
import contextvars
import logging
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

import flet as ft

from companion.app.flet_list_diff_fix import patch_flet_list_diff
from companion.app.kit.feedback.error_panel import error_panel
from companion.app.kit.feedback.toast import toast_message
from companion.app.kit.touch.pressable import Callback, stop_hold_repeat
from companion.app.reactivity import Model, component, set_error_placeholder, use_watch
from companion.app.routes import NavigationStack, problem_report_route
from companion.app.theme import LOOKS, Look, Mode, ToneName, apply_theme_to_page
from companion.kernel.messages import LANGUAGES
from companion.log_file import error_text, remove_secrets

log = logging.getLogger(__name__)

_SERVICE_PATIENCE = 2.0
"""Seconds a service of the client may take; in a browser some never answer."""
_RESIZE_REST = 0.12
_FAULT_SECONDS = 20.0
"""How long one can decide to report a fault."""
_MOST_FAULTS = 3


@dataclass(frozen=True, slots=True)
class ToastMessage:
    """A message for the bottom of the screen."""

    text: str
    tone: ToneName = "plain"
    action: str | None = None
    on_action: Callback | None = None
    seconds: float = 5.0


@dataclass(frozen=True, slots=True)
class DeviceTexts:
    """The few words the shell itself shows, already translated. Replaced when the language changes."""

    fault: str
    dismiss: str
    report: str
    broken: str
    again: str
    home: str


class Device(Model):
    """A browser tab or window. Watch `look`, `route`, `width` and `height`."""

    def __init__(self, page: ft.Page, draw: "Callable[[Device], ft.Control]", said: DeviceTexts, look: Look) -> None:
        self.page = page
        self._draw = draw
        self.said = said
        self.width, self.height = float(page.width or 390), float(page.height or 844)
        self.look = look.sized(self.width, self.height)
        self.places = NavigationStack(page.route or "/")
        self.generation = 0
        self.note: ToastMessage | None = None
        # What went wrong here with its traceback and when, newest first: for a report of the problem.
        self.faults: list[tuple[str, int]] = []
        # What lies over the screen, if anything: the screen is drawn again when it changes.
        self.covered: tuple[object, ...] = ()
        self.on_return: list[Callable[[], None]] = []
        self.on_gone: list[Callable[[], None]] = []
        self._resize: asyncio.Task[None] | None = None
        self._fading: asyncio.Task[None] | None = None
        self._wakelock: ft.Wakelock | None = None

    # -- from other sessions -------------------------------------------------------------------------------

    @property
    def connected(self) -> bool:
        """Whether somebody is looking; a session that lost its connection waits for it to come back."""
        try:
            return self.page.session.connection is not None
        except RuntimeError:  # the session is gone for good
            return False

    def deliver(self, callback: Callable[[], None]) -> bool:
        """Run a callback as this device, from anywhere. False if nobody is there; a later look catches up."""
        if not self.connected:
            return False

        async def run() -> None:
            try:
                callback()
            except Exception as error:
                self.fault("delivery failed", error)

        # In a copy of the context: `run_task` sets the current page, which must not leak into the caller's.
        contextvars.copy_context().run(self.page.run_task, run)
        return True

    # -- place ----------------------------------------------------------------------------------------------

    @property
    def route(self) -> str:
        """Where in the app this device is, such as /table/ab12."""
        return self.places.here

    def go(self, route: str) -> None:
        """Go to a place; the browser's back button returns."""
        if self.places.visit(route):
            self._follow()

    def go_instead(self, route: str, otherwise: str = "/") -> None:
        """Go to a place that takes the place of this one: "back" leads from there where it leads from here."""
        self.places.leave(otherwise)
        self.places.visit(route)
        self._follow()

    def back(self, otherwise: str = "/") -> None:
        """Go where one came from, or, after a deep link, where `otherwise` says."""
        self.places.leave(otherwise)
        self._follow()

    def _follow(self) -> None:
        self.changed()

        async def push() -> None:
            try:
                await asyncio.wait_for(self.page.push_route(self.route), _SERVICE_PATIENCE)
            except Exception:
                log.debug("the address bar did not follow to %s", self.route)

        self.page.run_task(push)

    # -- look -----------------------------------------------------------------------------------------------

    def wear(self, mode: Mode | None = None, *, reduced_motion: bool | None = None) -> None:
        """Change the colours or the motion of this device at once."""
        calm = self.look.reduced_motion if reduced_motion is None else reduced_motion
        base = LOOKS[mode or self.look.mode]
        self.look = replace(base, reduced_motion=calm).sized(self.width, self.height)
        apply_theme_to_page(self.page, self.look)
        self.page.update()
        self.changed()

    def speak(self, language: str, said: DeviceTexts) -> None:
        """Show everything in another language."""
        self.said = said
        set_page_language(self.page, language)
        self.page.update()
        # Every word on the screen is another one now, also in parts that have nothing else new to show.
        self.redraw()

    def redraw(self) -> None:
        """Build the whole screen anew from the models."""
        self.generation += 1
        self.changed()

    # -- messages -------------------------------------------------------------------------------------------

    def tell(
        self,
        text: str,
        *,
        tone: ToneName = "plain",
        action: str | None = None,
        on_action: Callback | None = None,
        seconds: float = 5.0,
    ) -> None:
        """Show a message at the bottom; it replaces the one before and goes away by itself."""
        self.note = ToastMessage(text, tone, action, on_action, seconds)
        self.changed()
        if self._fading is not None:
            self._fading.cancel()
        self._fading = asyncio.get_running_loop().create_task(self._fade(self.note))

    def refuse(self, text: str) -> None:
        """Say that something cannot be done, and why."""
        self.tell(text, tone="harm", seconds=7.0)

    def dismiss_message(self) -> None:
        """Take the message away."""
        self.note = None
        self.changed()

    async def _fade(self, note: ToastMessage) -> None:
        await asyncio.sleep(note.seconds)
        if self.note is note:
            self.dismiss_message()

    def fault(self, what: str, error: BaseException | None = None) -> None:
        """Log an error of ours with its traceback, and tell the person only that something went wrong."""
        # Flet calls from where it caught the error, and has made a text of it.
        error = error or sys.exception()
        log.error("%s", what.split("\n", 1)[0] if error is not None else what, exc_info=error)
        self.note_fault(error_text(error) if error is not None else remove_secrets(what))
        if self.connected:
            self.tell(
                self.said.fault, tone="harm", action=self.said.report, on_action=self.report, seconds=_FAULT_SECONDS
            )

    def note_fault(self, text: str) -> None:
        """Remember what went wrong, for a report."""
        if not self.faults or self.faults[0][0] != text:
            self.faults = [(text, time.time_ns() // 1_000_000), *self.faults[: _MOST_FAULTS - 1]]

    def draw_broken(self, error: Exception) -> ft.Control:
        """What stands in the place of a part that cannot be drawn; the rest of the screen goes on."""
        self.note_fault(error_text(error))
        ways: list[tuple[str, str, Callback]] = [
            ("broken-again", self.said.again, self.redraw),
            ("broken-report", self.said.report, self.report),
        ]
        if self.route != "/":
            # The way back may be part of what is missing.
            ways.append(("broken-home", self.said.home, lambda: self.go("/")))
        return error_panel(self.look, self.said.broken, ways)

    def report(self) -> None:
        """Go where one reports what went wrong here."""
        self.go(problem_report_route(self.route))

    # -- services -------------------------------------------------------------------------------------------

    async def keep_awake(self, awake: bool) -> bool:
        """Keep the screen on during play. False when the client cannot; play goes on all the same."""
        try:
            if self._wakelock is None:
                self._wakelock = ft.Wakelock()
            call = self._wakelock.enable() if awake else self._wakelock.disable()
            await asyncio.wait_for(call, _SERVICE_PATIENCE)
        except Exception as error:
            log.info("no wakelock: %s", type(error).__name__)
            return False
        return True

    # -- life of the page -----------------------------------------------------------------------------------

    def _build(self) -> None:
        self.generation += 1
        self.page.render(_Root, self, self._draw)

    def _on_connect(self, _event: object) -> None:
        self.page.session.start_updates_scheduler()
        for back in self.on_return:
            back()
        # A page loaded anew may have been given another address; what stood there before is not drawn again.
        self.places.arrive(self.page.route or self.route)
        self._build()

    def _on_disconnect(self, _event: object) -> None:
        stop_hold_repeat(self.page)
        # Nobody gets this update; it unmounts the parts, so that a sleeping phone costs nothing.
        self.page.views[0].controls = []
        self.page.update()

    def _on_close(self, _event: object) -> None:
        stop_hold_repeat(self.page)
        for task in (self._fading, self._resize):
            if task is not None:
                task.cancel()
        for gone in self.on_gone:
            gone()
        self.on_gone.clear()

    def _on_route(self, event: ft.RouteChangeEvent) -> None:
        if self.places.arrive(event.route):
            self.changed()

    def _on_resize(self, event: ft.PageResizeEvent) -> None:
        if self._resize is not None:
            self._resize.cancel()
        self._resize = asyncio.get_running_loop().create_task(self._settle(event.width, event.height))

    async def _settle(self, width: float, height: float) -> None:
        await asyncio.sleep(_RESIZE_REST)  # a dragged window edge sends dozens of sizes
        self.width, self.height = width, height
        self.look = self.look.sized(width, height)
        self.changed()


@component
def _Notes(device: Device) -> ft.Control:
    note, look, said = use_watch(device, lambda d: (d.note, d.look, d.said))
    if note is None:
        return ft.Container(width=0, height=0)

    async def act() -> None:
        device.dismiss_message()
        done = note.on_action() if note.on_action is not None else None
        if done is not None:
            await done

    return toast_message(
        look,
        note.text,
        tone=note.tone,
        action=note.action,
        on_action=act,
        close=said.dismiss,
        on_close=device.dismiss_message,
    )


@component
def _Screen(device: Device, draw: Callable[[Device], ft.Control]) -> ft.Control:
    use_watch(device, lambda d: (d.route, d.look, d.said, d.covered))
    return draw(device)


@component
def _Root(device: Device, draw: Callable[[Device], ft.Control]) -> ft.Control:
    generation = use_watch(device, lambda d: d.generation)
    return ft.Stack(
        [_Screen.keyed(f"screen-{generation}", device, draw), _Notes.keyed(f"notes-{generation}", device)],
        key=f"root-{generation}",
        expand=True,
    )


def set_page_language(page: ft.Page, language: str) -> None:
    """Say which language the page is in: to screen readers, and to Flet's client for the few words of its own."""
    page.locale_configuration = ft.LocaleConfiguration([ft.Locale(each) for each in LANGUAGES], ft.Locale(language))


def start_device_on_page(
    page: ft.Page, draw: Callable[[Device], ft.Control], *, said: DeviceTexts, look: Look = LOOKS["dark"]
) -> Device:
    """Make a page one of our devices and draw its first screen.

    `draw` returns the screen for `device.route`; it is called again when route, look or words change.
    """
    patch_flet_list_diff()
    device = Device(page, draw, said, look)
    # Every traceback Flet would send to the client passes through `session.error`.
    setattr(page.session, "error", lambda message: device.fault(message))  # noqa: B010
    set_error_placeholder(page, device.draw_broken)
    page.padding = 0
    page.spacing = 0
    apply_theme_to_page(page, device.look)
    page.on_connect = device._on_connect
    page.on_disconnect = device._on_disconnect
    page.on_close = device._on_close
    page.on_route_change = device._on_route
    page.on_resize = device._on_resize
    device._build()
    return device
