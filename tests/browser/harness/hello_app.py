"""The smallest Flet app that has everything the harness must handle.

It proves the harness when the real app is not to blame, and is the "empty Flet app" that benchmarks compare with:
`python -m tests.browser.harness.hello_app --port 8550`.
"""

import argparse
from collections.abc import Callable
from dataclasses import dataclass

import flet as ft
import uvicorn
from fastapi import FastAPI


@ft.observable
@dataclass
class Hello(ft.Observable):
    """What one device shows. It outlives a lost connection, as a view model must."""

    count: int = 0
    name: str = ""
    connections: int = 1


@ft.component
def Counter(hello: Hello) -> ft.Control:
    """Show a number, a button that adds one on a tap and ten when it is held."""

    def add(points: int) -> None:
        hello.count += points

    return ft.Column(
        controls=[
            ft.Semantics(
                label="Count",
                value=str(hello.count),
                identifier="count",
                exclude_semantics=True,
                content=ft.Text(str(hello.count), size=64),
            ),
            ft.Button("Add one", height=48, on_click=lambda: add(1), on_long_press=lambda: add(10)),
        ]
    )


@ft.component
def Greeting(hello: Hello) -> ft.Control:
    """Ask for a name and greet it."""

    def rename(event: ft.Event[ft.TextField]) -> None:
        hello.name = event.control.value

    return ft.Column(
        controls=[
            ft.TextField(label="Your name", value=hello.name, on_change=rename),
            ft.Text(f"Hello, {hello.name}!" if hello.name else "Hello, whoever you are"),
        ]
    )


@ft.component
def App(hello: Hello) -> list[ft.View]:
    """Put the parts into the one view of the app."""
    return [
        ft.View(
            # After a reconnect the client repaints nothing below a view it already has. A new key is a new view;
            # a key on anything inside the view does not help, nor does a new route or page.update().
            key=f"connection-{hello.connections}",
            route="/",
            controls=[
                ft.Semantics(header=True, content=ft.Text("The empty chair", size=28)),
                ft.Text(f"Connection {hello.connections}"),
                Counter(hello),
                Greeting(hello),
            ],
        )
    ]


def main(page: ft.Page) -> None:
    """Show the app to one device."""
    hello = Hello()

    def connected() -> None:
        hello.connections += 1

    page.title = "Hello"
    page.on_connect = connected
    page.render_views(App, hello)


def asgi(show: Callable[[ft.Page], None]) -> FastAPI:
    """Return an app for a server; everything it needs comes from this machine."""
    exported: FastAPI = ft.run(show, export_asgi_app=True, no_cdn=True, assets_dir=None)
    return exported


def serve(show: Callable[[ft.Page], None]) -> None:
    """Serve an app on loopback until stopped."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--port", type=int, required=True)
    port: int = parser.parse_args().port
    uvicorn.run(asgi(show), host="127.0.0.1", port=port, ws="websockets-sansio", log_level="info")


if __name__ == "__main__":
    serve(main)
