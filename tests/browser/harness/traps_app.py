"""A Flet app of buttons that a screen reader finds and a finger cannot use, to prove that the harness refuses them.

`python -m tests.browser.harness.traps_app --port 8550`.
"""

from dataclasses import dataclass

import flet as ft

from tests.browser.harness.hello_app import serve


@ft.observable
@dataclass
class Count(ft.Observable):
    """How often anything was pressed, and what is left of what was typed."""

    presses: int = 0
    typed: str = ""


@ft.component
def Traps(count: Count) -> ft.Control:
    """Covered, small, off the screen, without effect, greedy, and two that only have to be scrolled to."""

    def add() -> None:
        count.presses += 1

    def eat(event: ft.Event[ft.TextField]) -> None:
        count.typed = event.control.value.replace("q", "")

    def button(name: str, height: int = 48, left: int | None = None) -> ft.Control:
        return ft.Button(name, on_click=add, height=height, width=200, left=left)

    def under(cover: ft.Control, name: str) -> ft.Control:
        return ft.Stack([button(name), cover], width=200, height=48)

    # Painted, so that it takes a touch, and unknown to a screen reader.
    glass = ft.Container(bgcolor="#01000000", left=0, top=0, right=0, bottom=0)
    cloth = ft.Semantics(label="A curtain", content=ft.Container(expand=True))
    curtain = ft.Container(cloth, on_click=add, left=0, top=0, right=0, bottom=0)
    list_of_lines = ft.ListView(
        [*(ft.Container(ft.Text(f"Line {n}"), height=40) for n in range(30)), button("At the end")], expand=True
    )
    across = ft.Row(
        [*(ft.Container(ft.Text(f"Word {n}"), width=90) for n in range(12)), button("Far right")],
        scroll=ft.ScrollMode.AUTO,
    )
    return ft.Column(
        [
            ft.Text(f"Presses {count.presses}"),
            under(glass, "Under glass"),
            under(curtain, "Behind a curtain"),
            button("Tiny", height=32),
            ft.Stack([button("Over the edge", left=-300)], width=390, height=48, clip_behavior=ft.ClipBehavior.NONE),
            ft.Container(ft.Text("Only words"), height=48),
            ft.TextField(label="Eats letters", value=count.typed, on_change=eat),
            across,
            list_of_lines,
        ],
        expand=True,
    )


@ft.component
def App(count: Count) -> list[ft.View]:
    """Put them on one page."""
    return [ft.View(route="/", controls=[Traps(count)])]


def main(page: ft.Page) -> None:
    """Show the traps to one device."""
    page.render_views(App, Count())


if __name__ == "__main__":
    serve(main)
