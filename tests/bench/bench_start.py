"""How long the app takes from its start to its first frame, as a ratio to an empty Flet app in the same run."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.harness.people import PHONE, launched_browser
from tests.browser.harness.server import Server, companion, hello

ROUNDS = 5
TARGET = 1.5


def run() -> list[tuple[str, str]]:
    """Start both apps in turn, several times, each with a browser that has nothing in its cache."""
    ours: list[float] = []
    empty: list[float] = []
    with tempfile.TemporaryDirectory() as folder, launched_browser() as browser:
        data = Path(folder)
        first_paint(browser, lambda: companion(data))  # makes the database, reads everything from disk once
        for _ in range(ROUNDS):
            empty.append(first_paint(browser, hello))
            ours.append(first_paint(browser, lambda: companion(data)))
    ratio = statistics.median(ours) / statistics.median(empty)
    return [
        ("empty Flet app, start to first paint", f"{statistics.median(empty):.2f} s"),
        ("Companion, start to first paint", f"{statistics.median(ours):.2f} s"),
        ("ratio", f"{ratio:.2f} (target {TARGET})"),
    ]


def first_paint(browser: Browser, app: Callable[[], Server]) -> float:
    """Seconds from starting the process until Flutter has drawn its first frame."""
    context = browser.new_context(viewport=PHONE)
    page = context.new_page()
    begun = time.perf_counter()
    with app() as server:
        page.goto(server.url)
        page.wait_for_selector("#loading", state="detached", timeout=60_000)
        passed = time.perf_counter() - begun
        context.close()
    return passed
