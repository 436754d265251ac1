"""A device without a browser: the app's real session, a fake line, and fingers.

Takes milliseconds where a browser takes seconds. What it cannot show is what only the client does: painting, layout,
and repainting after a reconnect; `tests/browser` is for that.

    with Device(main) as ann, Device(main, beside=ann) as ben:
        ann.tap("Add one")
        assert ann.reads("Count") == "1"
"""

import asyncio
import contextvars
import dataclasses
import functools
import inspect
import time
import typing
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from types import TracebackType
from typing import Any, Self, TypeVar, overload

import flet as ft
import msgpack
from flet.components.component import Component
from flet.controls import context as flet_context
from flet.controls.base_control import BaseControl
from flet.controls.value_types import Prop
from flet.messaging.connection import Connection
from flet.messaging.protocol import (
    Message,
    MessageAction,
    RegisterClientResponseBody,
    configure_encode_object_for_msgpack,
)
from flet.messaging.session import Session
from flet.pubsub.pubsub_hub import PubSubHub

from tests.client_tree import ClientTree, differences, twins

Main = Callable[[ft.Page], Awaitable[None] | None]
C = TypeVar("C", bound=BaseControl)
T = TypeVar("T")

_encode = configure_encode_object_for_msgpack(BaseControl)

# Turns of the event loop without a message after which nothing more is expected.
_QUIET_TURNS = 10
# The same loop must also let worker threads finish; nobody waits for them longer than this.
_PATIENCE = 20.0
# Events after each of which the client is compared with the server; then every so many events.
_LOOKS_AT_FIRST = 12


class Line(Connection):
    """The wire to a device that is not there. It packs every message, because packing takes the diff's snapshots."""

    def __init__(self, loop: asyncio.AbstractEventLoop, hub: PubSubHub, executor: ThreadPoolExecutor) -> None:
        """Stretch a line into an event loop that other devices may share."""
        super().__init__()  # type: ignore[no-untyped-call] # Flet leaves it bare
        self.loop = loop
        self.pubsubhub = hub
        self.executor = executor
        self.session: Session | None = None
        self.messages = 0
        self.bytes_down = 0
        self.calls: list[str] = []
        self.answers: dict[str, object] = {}
        self.given: dict[str, Any] = {}
        self.crash: str | None = None
        self.client = ClientTree()

    def send_message(self, message: Message) -> None:
        """Take a message as the socket would, and answer what only a client can answer."""
        self.messages += 1
        packed = msgpack.packb([message.action, message.body], default=_encode)
        self.bytes_down += len(packed)
        if message.action is MessageAction.SESSION_CRASHED:
            self.crash = message.body.message
        elif message.action is MessageAction.REGISTER_CLIENT:
            self.client.register(_unpacked(packed)[1]["page_patch"])
        elif message.action is MessageAction.PATCH_CONTROL:
            _, body = _unpacked(packed)
            self.client.patch(body["id"], body["patch"])
        elif message.action is MessageAction.INVOKE_METHOD:
            self.given[message.body.name] = message.body.args
            self._answer(message.body.control_id, message.body.call_id, message.body.name)

    def wrong_on_client(self, session: Session) -> list[str]:
        """Where the client's page is not the one that the server would send it anew."""
        meant = _unpacked(msgpack.packb(session.page, default=_encode))
        return [*differences(self.client.page, meant, functools.partial(_default, session)), *twins(meant)]

    def _answer(self, control_id: int, call_id: str, method: str) -> None:
        """Answer a call of a device service (clipboard, wakelock, ...) at once: nobody waits for a missing phone."""
        self.calls.append(method)
        if self.session is not None:
            self.loop.call_soon(
                self.session.handle_invoke_method_results, control_id, call_id, self.answers.get(method), None
            )


class _Room:
    """The event loop that devices beside each other share, as they share the server's."""

    def __init__(self) -> None:
        self.runner = asyncio.Runner()
        self.loop = self.runner.get_loop()
        self.executor = ThreadPoolExecutor(max_workers=2)
        self.hub = PubSubHub(loop=self.loop, executor=self.executor)
        self.lines: list[Line] = []

    def new_line(self) -> Line:
        line = Line(self.loop, self.hub, self.executor)
        self.lines.append(line)
        return line

    async def settle(self) -> None:
        """Let everything that was set in motion come to rest."""
        quiet, before = 0, -1
        while quiet < _QUIET_TURNS:
            await asyncio.sleep(0)
            now = sum(line.messages for line in self.lines)
            quiet, before = (quiet + 1 if now == before else 0), now

    def close(self) -> None:
        self.executor.shutdown(wait=True)
        self.runner.close()


class Device:
    """One phone, tablet or desktop with the app open, driven by the names its controls have for a screen reader."""

    def __init__(
        self,
        main: Main,
        *,
        beside: "Device | None" = None,
        route: str = "/",
        size: tuple[int, int] = (390, 844),
        dark: bool = True,
    ) -> None:
        """Open the app; devices that should meet are opened `beside` one another."""
        self._main = main
        self._owns_room = beside is None
        self._room: _Room = _Room() if beside is None else beside._room
        # Every session has a context of its own, as every websocket of the server has.
        self._context = contextvars.copy_context()
        self.line = self._room.new_line()
        self._fired = 0
        self.session = self._run(self._register(_client(route, size, dark)))
        self._run(self._start())

    def __enter__(self) -> Self:
        """Return the device itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Switch the device off."""
        self.close()

    @property
    def page(self) -> ft.Page:
        """The page as the app knows it."""
        page: ft.Page = self.session.page
        return page

    @property
    def view(self) -> ft.View:
        """The view on top, the only one a person sees."""
        return list(_views(self.page.views))[-1]

    def close(self) -> None:
        """Close the session, and the loop if this device opened it."""
        try:
            self.check_client("everything that was done")
        finally:
            self._run(self._end())
            self._close_room()

    def _close_room(self) -> None:
        if self._owns_room:
            self._room.close()

    # ------------------------------------------------------------ looking

    def walk(self, root: BaseControl | None = None) -> Iterator[BaseControl]:
        """Yield every control that is shown, parents before children."""
        tops = (self.view, self.page._overlay, self.page._dialogs) if root is None else (root,)
        waiting: list[BaseControl] = [*reversed(tops)]
        while waiting:
            control = waiting.pop()
            if not getattr(control, "visible", True) or getattr(control, "open", None) is False:
                continue
            yield control
            waiting.extend(reversed(_children(control)))

    @overload
    def find(self, name: str) -> BaseControl: ...
    @overload
    def find(self, name: str, kind: type[C]) -> C: ...
    def find(self, name: str, kind: type[BaseControl] = BaseControl) -> BaseControl:
        """Return the control with this accessible name; with several, the first."""
        for control in self.walk():
            if isinstance(control, kind) and name in _names(control):
                return control
        raise AssertionError(self._nothing_called(name, kind))

    def all(self, kind: type[C]) -> list[C]:
        """Return every shown control of a kind, in reading order."""
        return [control for control in self.walk() if isinstance(control, kind)]

    def texts(self) -> list[str]:
        """Return what a screen reader would say, in reading order."""
        return list(self._spoken(None))

    def sees(self, text: str, within: float = _PATIENCE) -> None:
        """Fail unless the text is shown, or comes to be shown."""
        self.wait_until(lambda: any(text in said for said in self.texts()), f"{text!r} to be shown", within)

    def reads(self, name: str) -> str:
        """Return the value that belongs to a name: a labelled number, or what stands in a field."""
        control = self.find(name)
        value = getattr(control, "value", None)
        return str(value) if value is not None else ""

    # ------------------------------------------------------------ touching

    def tap(self, name: str) -> None:
        """Tap what has this name."""
        control = self._with_handler(name, ("on_click", "on_tap", "on_change", "on_select"))
        if isinstance(control, ft.Checkbox | ft.Switch):
            self.set(control, "value", not control.value)
            return
        for event in ("click", "tap", "select", "change"):
            if getattr(control, f"on_{event}", None):
                self.fire(control, event)
                return

    def hold(self, name: str) -> None:
        """Press what has this name for long."""
        control = self._with_handler(name, ("on_long_press", "on_long_press_start"))
        for event in ("long_press_start", "long_press", "long_press_end"):
            if getattr(control, f"on_{event}", None):
                self.fire(control, event)

    def enter(self, label: str, text: str, *, submit: bool = False) -> None:
        """Type into the field with this label, replacing what was there."""
        field = self.find(label, ft.TextField)
        self.set(field, "value", text)
        if submit:
            self.fire(field, "submit", text)

    def set(self, control: BaseControl, prop: str, value: object) -> None:
        """Change a control's property the way the client does, and tell the app."""
        self.session.apply_patch(control._i, {prop: value})
        self.line.client.update(control._i, {prop: value})
        self.fire(control, "change", value)

    def fire(self, control: BaseControl, event: str, data: object = None) -> None:
        """Send one event of a control, wait until it is handled, and fail if its handler failed."""
        if getattr(control, "disabled", False):
            raise AssertionError(f"{_describe(control)} is disabled")
        self._run(self._dispatch(control._i, event, data))
        if self.line.crash:
            raise AssertionError(f"the app failed in on_{event} of {_describe(control)}:\n{self.line.crash}")
        self._fired += 1
        # A client that has gone wrong stays wrong: after many events it is enough to look now and then.
        if self._fired <= _LOOKS_AT_FIRST or self._fired % _LOOKS_AT_FIRST == 0:
            self.check_client(f"on_{event} of {_describe(control)}")

    def check_client(self, after: str) -> None:
        """Fail if the client's page is another one than the server would send it anew."""
        # Flet's types do not say that the connection can be gone.
        connection: object = self.session.connection
        wrong = [] if connection is None else self.line.wrong_on_client(self.session)
        if wrong:
            raise AssertionError(f"after {after} people see something else than is meant:\n" + "\n".join(wrong[:10]))

    def fire_at_once(self, control: BaseControl, event: str, times: int) -> None:
        """Send one event several times before the app has come to handle the first, as quick fingers do."""
        self._run(self._burst(control._i, event, times))
        self.check_client(f"{times} times on_{event}")

    # ------------------------------------------------------------ time and the line

    def settle(self) -> None:
        """Let everything that was set in motion come to rest."""
        self._run(self._room.settle())

    def wait_until(self, true: Callable[[], bool], what: str, within: float = _PATIENCE) -> None:
        """Let the app go on until something is true; `what` names it in the failure."""
        end = time.monotonic() + within
        while not true():
            if time.monotonic() > end:
                raise AssertionError(f"waited {within} s for {what}; shown: {self.texts()}")
            self._run(asyncio.sleep(0.01))

    def disconnect(self) -> None:
        """Lose the connection, as a phone does that falls asleep."""
        self._run(self._disconnect())

    def reconnect(self, route: str | None = None) -> None:
        """Come back to the same session over a new line, or at another address in the same tab."""
        self.line = self._room.new_line()
        self._run(self._reconnect(route))

    # ------------------------------------------------------------ inside

    def _run(self, work: Coroutine[Any, Any, T]) -> T:
        # Each piece of work gets a copy, as each of the server's tasks does.
        return self._room.runner.run(work, context=self._context.copy())

    async def _register(self, client: dict[str, object]) -> Session:
        session = Session(self.line)
        self.line.session = session
        _bind(session.page)
        session.apply_page_patch(client)
        self._send_page(session, session.get_page_patch())
        return session

    async def _start(self) -> None:
        _bind(self.page)
        flet_context.context.reset_auto_update()
        result = self._main(self.page)
        if inspect.isawaitable(result):
            await result
        await self.session.after_event(self.page)
        await self._room.settle()

    async def _dispatch(self, control_id: int, event: str, data: object) -> None:
        await self.session.dispatch_event(control_id, event, data)
        await self._room.settle()

    async def _burst(self, control_id: int, event: str, times: int) -> None:
        await asyncio.gather(*(self.session.dispatch_event(control_id, event, None) for _ in range(times)))
        await self._room.settle()

    async def _disconnect(self) -> None:
        await self.session.disconnect(session_timeout_seconds=3600)
        await self._room.settle()

    async def _reconnect(self, route: str | None) -> None:
        self.line.session = self.session
        if route is not None:
            self.session.apply_page_patch({"route": route})
        self._send_page(self.session, self.page)
        await self.session.connect(self.line)
        await self._room.settle()

    async def _end(self) -> None:
        if self.session.connection is not None:
            await self.session.disconnect(session_timeout_seconds=0)
        self.session.close()
        await self._room.settle()

    def _send_page(self, session: Session, page: object) -> None:
        body = RegisterClientResponseBody(session_id=session.id, page_patch=page, error="")
        self.line.send_message(Message(MessageAction.REGISTER_CLIENT, body))

    def _with_handler(self, name: str, handlers: tuple[str, ...]) -> BaseControl:
        """Return what reacts when the control with this name is touched: itself, what it wraps, or what it lies on."""
        named = self.find(name)
        for control in (*self.walk(named), *_ancestors(named)):
            if any(getattr(control, handler, None) for handler in handlers):
                return control
        raise AssertionError(f"{_describe(named)} does not react: none of {', '.join(handlers)} is set")

    def _spoken(self, root: BaseControl | None) -> Iterator[str]:
        silent: set[int] = set()
        for control in self.walk(root):
            parent = control.parent
            if parent is not None and (parent._i in silent or getattr(parent, "exclude_semantics", False)):
                silent.add(control._i)
            elif said := _says(control):
                yield said

    def _nothing_called(self, name: str, kind: type[BaseControl]) -> str:
        there = sorted({known for control in self.walk() if isinstance(control, kind) for known in _names(control)})
        what = "nothing" if kind is BaseControl else f"no {kind.__name__}"
        return f"{what} is called {name!r}; there are: {', '.join(map(repr, there)) or 'no names at all'}"


def _unpacked(packed: bytes) -> Any:
    return msgpack.unpackb(packed, strict_map_key=False)


def _default(session: Session, control_id: int, name: str) -> object:
    """The value of a property that is not sent because it is the default."""
    if name.startswith("on_"):
        return False
    return _unpacked(msgpack.packb(getattr(session.index.get(control_id), name, None), default=_encode))


def _bind(page: ft.Page) -> None:
    """Make a page the current one of this task, as the server does before it calls the app."""
    # Flet declares the variable by its default, None.
    current: contextvars.ContextVar[Any] = flet_context._context_page
    current.set(page)


def _client(route: str, size: tuple[int, int], dark: bool) -> dict[str, object]:
    """Return what a browser says of itself when it registers."""
    width, height = size
    none = {"top": 0.0, "right": 0.0, "bottom": 0.0, "left": 0.0}
    return {
        "route": route,
        "web": True,
        "platform": "linux",
        "platform_brightness": "dark" if dark else "light",
        "width": float(width),
        "height": float(height),
        "media": {
            "padding": none,
            "view_padding": none,
            "view_insets": none,
            "device_pixel_ratio": 1.0,
            "orientation": "portrait" if height >= width else "landscape",
            "always_use_24_hour_format": False,
        },
    }


def _views(views: object) -> Iterator[ft.View]:
    """Yield the page's views, which may be rendered by components."""
    if isinstance(views, ft.View):
        yield views
    elif isinstance(views, Component):
        yield from _views(views._b)
    elif isinstance(views, list):
        for view in views:
            yield from _views(view)


def _children(control: BaseControl) -> list[BaseControl]:
    kind: Any = type(control)
    given, found = control._values, list[BaseControl]()
    for name, sparse in _shown_fields(kind):
        value = given.get(name) if sparse else getattr(control, name, None)
        if isinstance(value, BaseControl):
            found.append(value)
        elif type(value) is list:
            found += [child for child in value if isinstance(child, BaseControl)]
    return found


@functools.cache
def _shown_fields(kind: Any) -> tuple[tuple[str, bool], ...]:
    """The fields that can hold a control, and whether Flet keeps only what was given to them."""
    # Asked for every control on every look at the screen; a class has fifty fields, few of which can hold a control.
    shown = [f for f in dataclasses.fields(kind) if not f.metadata.get("skip") and f.name != "_parent"]
    able = [f.name for f in shown if not f.name.startswith("on_") and _may_hold(f.type)]
    return tuple((name, isinstance(inspect.getattr_static(kind, name, None), Prop)) for name in able)


def _may_hold(hint: Any) -> bool:
    """Whether a field of this type can hold a control; where that cannot be told, it can."""
    inside = typing.get_args(hint)
    if inside:
        return any(_may_hold(part) for part in inside)
    return not isinstance(hint, type) or issubclass(hint, BaseControl | list) or issubclass(BaseControl, hint)


def _ancestors(control: BaseControl) -> Iterator[BaseControl]:
    parent = control.parent
    while parent is not None:
        yield parent
        parent = parent.parent


def _names(control: BaseControl) -> list[str]:
    """Return the names a screen reader knows a control by. A tooltip is none: Flet does not pass it on."""
    found = [getattr(control, prop, None) for prop in ("label", "semantics_label", "identifier", "content")]
    if isinstance(control, ft.Text):
        found.append(_says(control))
    return [name for name in found if isinstance(name, str) and name]


def _says(control: BaseControl) -> str:
    """Return what a screen reader says at one control, without its children."""
    if isinstance(control, ft.Text):
        spans = "".join(span.text or "" for span in control.spans or [])
        return control.semantics_label or f"{control.value or ''}{spans}"
    parts = [getattr(control, prop, None) for prop in ("label", "semantics_label", "value", "content")]
    return " ".join(part for part in parts if isinstance(part, str) and part)


def _describe(control: BaseControl) -> str:
    return f"{type(control).__name__} {' / '.join(_names(control)) or 'without a name'!r}"
