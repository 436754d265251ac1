"""Serving the app: to browsers on this machine or the home network, or in a window of its own."""

import asyncio
import importlib
import importlib.util
import logging
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import flet as ft
import uvicorn
from platformdirs import user_cache_path
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp

from companion.app import fonts, loading_page
from companion.app.browser_language import AcceptLanguageMiddleware
from companion.app.flet_log_shortening import shorten_flet_log_messages
from companion.app.security_middleware import (
    CacheHeaders,
    ContentSecurityPolicy,
    HomeNetworkOnly,
    LimitUnregisteredWebsockets,
    PaintInOneThread,
    ServeIndexForRoutes,
    is_loopback_address,
)
from companion.log_file import log_server_errors

log = logging.getLogger(__name__)

FletMain = Callable[[ft.Page], None] | Callable[[ft.Page], Awaitable[None]]


def build_asgi_app(main: FletMain, host: str, assets_dir: Path) -> ASGIApp:
    """The app as ASGI: Flet inside, then places and headers, gzip, and the guards outermost."""
    shorten_flet_log_messages()
    fonts.install_fonts(assets_dir)
    loading_page.install_loading_page(assets_dir)
    app: ASGIApp = ft.run(main, export_asgi_app=True, no_cdn=True, assets_dir=str(assets_dir.resolve()))
    app = ContentSecurityPolicy(ServeIndexForRoutes(PaintInOneThread(CacheHeaders(AcceptLanguageMiddleware(app)))))
    if not is_loopback_address(host):
        # Over the air 14 MB of first load become 5. On this machine packing would only cost time.
        app = GZipMiddleware(app, minimum_size=1024, compresslevel=6)
    app = LimitUnregisteredWebsockets(app)
    return HomeNetworkOnly(app, host)


async def run_server_async(
    prepare: Callable[[], FletMain], host: str, port: int, assets_dir: Path, ready: Callable[[str], None]
) -> None:
    """Serve until SIGTERM or Ctrl+C. `ready` gets the address once connections are accepted and the app is prepared."""
    prepared: asyncio.Future[FletMain] = asyncio.get_running_loop().create_future()

    async def main(page: ft.Page) -> None:
        opened = (await asyncio.shield(prepared))(page)
        if opened is not None:
            await opened

    config = uvicorn.Config(
        build_asgi_app(main, host, assets_dir),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=4 * 1024 * 1024,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
    log_server_errors()
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started and not task.done():
        await asyncio.sleep(0.02)
    try:
        # The browser fetches Flutter for a second or two: long enough to open the database behind its back.
        prepared.set_result(await asyncio.to_thread(prepare))
        if server.started:
            ready(_address(server, host, port))
    finally:
        # What could not be prepared is told by whoever called; there is nothing to serve.
        server.should_exit = server.should_exit or not prepared.done()
        await task


def _address(server: uvicorn.Server, host: str, port: int) -> str:
    if port == 0:  # the system chose one
        port = int(server.servers[0].sockets[0].getsockname()[1])
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def run_server(
    prepare: Callable[[], FletMain],
    host: str = "127.0.0.1",
    port: int = 0,
    assets_dir: Path | None = None,
    ready: Callable[[str], None] = print,
) -> None:
    """Serve the app that `prepare` brings, until it is asked to stop. What `prepare` raises is raised here."""
    asyncio.run(run_server_async(prepare, host, port, assets_dir or default_assets_dir(), ready))


def default_assets_dir() -> Path:
    """Where fonts are made ready: the user's cache folder."""
    return user_cache_path("companion", appauthor=False) / "assets"


def is_window_client_installed() -> bool:
    """Whether a native window can be opened without downloading anything first."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    if importlib.util.find_spec("flet_desktop") is None:
        return False
    flet_desktop: Any = importlib.import_module("flet_desktop")
    view = os.environ.get("FLET_VIEW_PATH")
    if view and any(Path(view).glob("flet*")):
        return True
    bundled = Path(flet_desktop.get_package_bin_dir()) / flet_desktop.get_artifact_filename()
    if bundled.is_file():
        return True
    cached = (Path.home() / ".flet" / "client").glob(f"flet-desktop-*-{flet_desktop.version.version}*")
    return any(folder.is_dir() for folder in cached)


def run_in_app_window(main: FletMain, assets_dir: Path | None = None) -> bool:
    """Run in a native window until it is closed. False, at once, where there is no display or no client."""
    if not is_window_client_installed():
        return False
    assets = fonts.install_fonts(assets_dir or default_assets_dir())
    run: Any = ft.run
    try:
        run(main, view=ft.AppView.FLET_APP, assets_dir=str(assets.resolve()))
    except Exception:
        log.exception("the window could not be opened")
        return False
    return True
