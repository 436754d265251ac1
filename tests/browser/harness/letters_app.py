"""Flutter's fault with letters in a few lines: texts of many sizes, each laid out while others are painted.

`python -m tests.browser.harness.letters_app --port 8550`; with `--mended` as Companion mends it (`PaintInOneThread`).
"Hurry" runs through all texts faster than they are painted, "Next" shows one page of them after the other. Where
Flutter paints in a thread of its own, a letter or two are missing after every second start.
"""

import argparse
import asyncio

import flet as ft
import uvicorn
from fastapi import FastAPI
from starlette.types import ASGIApp

from companion.app import fonts
from companion.app.security_middleware import PaintInOneThread
from companion.app.server import default_assets_dir

WORDS = (
    "resume", "chapter", "device", "album", "queue", "shelf", "needle", "groove", "sleeve", "liner", "vinyl", "deck",
    "wax", "fade", "tempo", "verse", "enemies", "gain", "one", "movement", "token", "minion", "moves", "into", "melee",
)  # fmt: skip
FACES = (fonts.SERIF, fonts.SANS, fonts.BOLD)
SIZES = 100
ROWS, ROW, COLUMNS, PAGE = 120, 36, 5, 360
"""How many rows there are and how high each of them is; how many texts are in a row; how high a page is."""
PAGES = len(FACES) * SIZES // COLUMNS * ROW // PAGE
"""So many pages show every face in every size."""


def texts(row: int) -> ft.Control:
    """A row of texts, each in a face and a size that no other row has until all have been there."""
    return ft.Row([
        ft.Text(
            " ".join(WORDS[(7 * row + 3 * column + word) % len(WORDS)] for word in range(4)),
            size=11 + number % SIZES / 10,
            font_family=FACES[number // SIZES % len(FACES)],
            no_wrap=True,
        )
        for column in range(COLUMNS)
        for number in [row * COLUMNS + column]
    ])  # fmt: skip


def main(page: ft.Page) -> None:
    """Show the texts to one device."""
    page.padding = 0
    shown = ft.ListView([texts(row) for row in range(ROWS)], item_extent=ROW, height=PAGE, scroll=ft.ScrollMode.HIDDEN)
    state = ft.Text("Ready")
    pages = iter(range(PAGES))

    async def hurry() -> None:
        # None of them waits until the one before is painted.
        async with asyncio.TaskGroup() as jumps:
            for offset in range(0, ROWS * ROW, PAGE // 4):
                jumps.create_task(shown.scroll_to(offset=offset, duration=0))
                await asyncio.sleep(0.02)
        state.value = "Through"
        page.update()

    async def turn() -> None:
        number = next(pages)
        await shown.scroll_to(offset=number * PAGE, duration=0)
        state.value = f"Page {number}"
        page.update()

    page.add(
        shown,
        ft.Row([ft.Button("Hurry", height=48, on_click=hurry), ft.Button("Next", height=48, on_click=turn), state]),
    )


def serve() -> None:
    """Serve the app on loopback until stopped."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--mended", action="store_true")
    given = parser.parse_args()
    assets = fonts.install_fonts(default_assets_dir())
    bare: FastAPI = ft.run(main, export_asgi_app=True, no_cdn=True, assets_dir=str(assets))
    app: ASGIApp = PaintInOneThread(bare) if given.mended else bare
    uvicorn.run(app, host="127.0.0.1", port=given.port, ws="websockets-sansio", log_level="info")


if __name__ == "__main__":
    serve()
