"""Serving the app from the command line: a window, or a server with its address, a QR code and the browser."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from typing import TYPE_CHECKING

from companion.app.security_middleware import is_loopback_address
from companion.app.server import FletMain, is_window_client_installed, run_in_app_window, run_server
from companion.cli.context import CommandContext
from companion.cli.output.qr_code import qr_code_lines
from companion.cli.results import print_json
from companion.kernel.refusals import NotNow, Unknown

if TYPE_CHECKING:
    from companion.tables.database_watch import DatabaseWatch


def run_in_window_or_browser(context: CommandContext, host: str, port: int) -> None:
    """Open a window where there can be one; otherwise serve the browser of this machine."""
    with _opening(context) as prepare:
        if not (is_window_client_installed() and run_in_app_window(prepare())):
            _serve(context, prepare, host, port, any_port=True, browser=True)


def serve_until_stopped(context: CommandContext, host: str, port: int, *, any_port: bool, browser: bool) -> None:
    """Serve until Ctrl+C or SIGTERM."""
    with _opening(context) as prepare:
        _serve(context, prepare, host, port, any_port=any_port, browser=browser)


@contextmanager
def _opening(context: CommandContext) -> Iterator[Callable[[], FletMain]]:
    """Open the table service when the app is prepared, and watch the database for other processes until the end."""
    watches: list[DatabaseWatch] = []

    def prepare() -> FletMain:
        # These bring the database and the screens with them, which takes a second: not before the server listens.
        from companion.app.screen_router import make_flet_main
        from companion.tables.database_watch import DatabaseWatch

        watches.append(DatabaseWatch(context.house))
        watches[0].start()
        _ = context.words
        return make_flet_main(context.house)

    try:
        yield prepare
    finally:
        for watch in watches:
            watch.stop()


def _serve(
    context: CommandContext, prepare: Callable[[], FletMain], host: str, port: int, *, any_port: bool, browser: bool
) -> None:
    taken = not is_port_free(host, port)
    if taken and not any_port:
        raise NotNow("cli-port-taken", port=port)

    def ready(address: str) -> None:
        shown = address if is_loopback_address(host) else address.replace("127.0.0.1", _address_outside(host))
        _say(context, shown, taken_port=port if taken else None, outside=not is_loopback_address(host))
        if browser and can_open_browser():
            # Some browsers keep the call until they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    # Ctrl+C is the way to end it.
    with suppress(KeyboardInterrupt):
        run_server(prepare, host, 0 if taken else port, ready=ready)


def is_port_free(host: str, port: int) -> bool:
    """Whether nobody listens on this port yet. An address that is not ours is refused."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError) as error:
        raise Unknown("cli-host-unknown", found=host) from error
    with closing(socket.socket(found[0], found[1])) as probe:
        if sys.platform != "win32":
            # As the server does: a port that was closed a moment ago is free.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(found[4])
        except PermissionError as error:
            raise NotNow("cli-port-forbidden", port=port) from error
        except OSError as error:
            if error.errno == errno.EADDRNOTAVAIL:
                raise Unknown("cli-host-unknown", found=host) from error
            return False
    return True


def can_open_browser() -> bool:
    """Whether opening a browser shows something: not over ssh, where a text browser would take the terminal."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def _address_outside(host: str) -> str:
    """The address under which other devices find this machine."""
    if host not in ("0.0.0.0", "::", ""):
        return host
    with closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            # Nothing is sent: this only asks the system which way out it would take.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def _say(context: CommandContext, address: str, taken_port: int | None, outside: bool) -> None:
    if context.options.json:
        print_json({"address": address, "data": context.store.where, "outside": outside})
        return
    words, paper = context.words, context.paper
    if taken_port is not None:
        paper.print(words("cli-port-other", port=taken_port), style="yellow")
    paper.print(words("cli-serving", address=address), style="bold")
    for line in qr_code_lines(address, coloured=paper.is_terminal and not paper.no_color):
        paper.print(line, soft_wrap=True)
    if outside:
        paper.print(words("cli-serving-outside"), style="yellow")
    paper.print(words("cli-serving-end", where=context.store.where), style="dim")
    sys.stdout.flush()
