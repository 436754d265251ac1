"""Flet's fault with lists in a few lines: two rows that change places while one grows and the other shrinks.

`python -m tests.browser.harness.moving_rows_app --port 8550`; with `--mended` as Companion mends it. Each tap shows the
next of three lists.
"""

import argparse

import flet as ft
import uvicorn
from fastapi import FastAPI

from companion.app.flet_list_diff_fix import patch_flet_list_diff

LISTS = (
    {"first": ("ant", "bee", "cat"), "second": ("dog", "elk")},
    {"second": ("dog", "elk", "fox"), "first": ("ant", "bee")},
    {"second": ("dog", "elk", "fox", "gnu"), "first": ("ant",)},
)


@ft.component
def Rows() -> ft.Control:
    """A button, and rows that a key tells apart."""
    step, set_step = ft.use_state(0)
    rows = [ft.Column([ft.Text(word) for word in words], key=key) for key, words in LISTS[step].items()]
    return ft.Column([ft.Button("Next", height=48, on_click=lambda: set_step(step + 1)), *rows])


def main(page: ft.Page) -> None:
    """Show the rows to one device."""
    page.render(Rows)


def serve() -> None:
    """Serve the app on loopback until stopped."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--mended", action="store_true")
    given = parser.parse_args()
    if given.mended:
        patch_flet_list_diff()
    exported: FastAPI = ft.run(main, export_asgi_app=True, no_cdn=True, assets_dir=None)
    uvicorn.run(exported, host="127.0.0.1", port=given.port, ws="websockets-sansio", log_level="info")


if __name__ == "__main__":
    serve()
