"""What a browser is answered when it asks for an address: the app at every place in it, nothing where nothing is."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import flet as ft
import httpx
import pytest
from flet.messaging.protocol import Message as Telling
from flet.messaging.protocol import MessageAction
from flet_web.fastapi.flet_app_manager import app_manager
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from companion.app.browser_language import AcceptLanguageMiddleware, detect_browser_language
from companion.app.loading_page import build_index_html
from companion.app.screen_router import SCREEN_ROUTES
from companion.app.server import build_asgi_app
from companion.kernel.messages import LANGUAGES
from companion.library.translations import load_message_catalogue

DOTTED = ["/", *(re.sub(r"\{\w+\}", "some.name.png", address) for address in SCREEN_ROUTES)]
"""Every address of a screen, with names in it that look like files."""
MISSING = ["/missing.png", "/assets/missing.js", "/assets/fonts/missing.ttf", "/canvaskit/missing.wasm", "/tables.js"]


def nothing(page: ft.Page) -> None:
    """An app without screens: only the way to it matters here."""


class Browser:
    """Something that asks as a browser does, without one."""

    def __init__(self, served: ASGIApp) -> None:
        self._wire = httpx.ASGITransport(served)

    def ask(self, address: str, method: str = "GET") -> httpx.Response:
        """The answer to a request."""
        return asyncio.run(self._ask(method, address))

    async def _ask(self, method: str, address: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=self._wire, base_url="http://localhost") as client:
            return await client.request(method, address)


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """A browser before the app."""
    yield Browser(build_asgi_app(nothing, "127.0.0.1", tmp_path_factory.mktemp("assets")))
    app_manager.delete_temp_dirs()


@pytest.mark.parametrize("address", DOTTED)
def test_every_place_can_be_opened_and_reloaded_whatever_its_name(address: str, browser: Browser) -> None:
    answer = browser.ask(address)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    # A page that was kept as a picture would still be shown when there is a newer one.
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == browser.ask("/").text
    assert browser.ask(address, "HEAD").status_code == 200


def test_before_the_app_is_drawn_people_see_its_own_sign_and_words(browser: Browser) -> None:
    page, manifest = browser.ask("/").text, browser.ask("/manifest.json").json()
    assert "<title>Companion</title>" in page
    assert "loading-animation" not in page
    for language in LANGUAGES:
        words = load_message_catalogue(language)
        assert all(words(said) in page for said in ("door-coming", "door-cut", "door-cut-about"))
    assert manifest["name"] == manifest["short_name"] == "Companion"
    assert [browser.ask(f"/{sign['src']}").headers["content-type"] for sign in manifest["icons"]] == ["image/svg+xml"]


def test_a_page_of_flet_that_is_not_as_expected_is_not_served_by_halves() -> None:
    with pytest.raises(ValueError, match="loading"):
        build_index_html("<html><title>Another Flet</title></html>")


@pytest.mark.parametrize("address", MISSING)
def test_a_file_that_is_not_there_is_not_there(address: str, browser: Browser) -> None:
    assert browser.ask(address).status_code == 404


@pytest.mark.parametrize(
    "address", ["/", "/library", "/flutter_bootstrap.js", "/canvaskit/skwasm.wasm", "/missing.png"]
)
def test_no_page_is_isolated_so_that_letters_are_laid_out_and_painted_in_one_thread(
    address: str, browser: Browser
) -> None:
    assert browser.ask(address).headers.get_list("cross-origin-embedder-policy") == ["unsafe-none"]


@pytest.mark.parametrize("file", ["/flutter_bootstrap.js", "/manifest.json", "/assets/FontManifest.json"])
def test_a_file_that_is_there_is_not_taken_for_a_place(file: str, browser: Browser) -> None:
    answer = browser.ask(file)
    assert answer.status_code == 200
    assert not answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    ("asked", "greeted"),
    [("it-IT,it;q=0.9,en;q=0.8", "it"), ("de-DE,fr;q=0.7,en;q=0.3", "fr"), ("de", "es"), ("", "es")],
)
def test_a_browser_is_greeted_in_the_first_of_its_languages_that_we_speak(
    asked: str, greeted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    heard: list[str] = []

    async def inside(scope: Scope, receive: Receive, send: Send) -> None:
        heard.append(detect_browser_language())

    async def nobody() -> Message:
        raise AssertionError("nothing more is asked")

    async def nowhere(message: Message) -> None:
        raise AssertionError("nothing is answered")

    scope = {"type": "websocket", "headers": [(b"accept-language", asked.encode())] if asked else []}
    asyncio.run(AcceptLanguageMiddleware(inside)(scope, nobody, nowhere))
    assert heard == [greeted]


def test_a_message_is_not_written_out_for_a_log_that_nobody_keeps(browser: Browser) -> None:
    class Screen:
        def __repr__(self) -> str:
            raise AssertionError("the whole screen was written out")

    assert f"{Telling(MessageAction.PATCH_CONTROL, Screen())}" == "Message(PATCH_CONTROL)"
