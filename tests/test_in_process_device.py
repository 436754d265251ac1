"""The in-process device, tried on the hello app."""

import flet as ft
import pytest

from tests.browser.harness import hello_app
from tests.in_process_device import Device


def test_a_tap_adds_one_and_only_the_changed_part_is_sent() -> None:
    with Device(hello_app.main) as ann:
        assert ann.reads("Count") == "0"
        before = ann.line.bytes_down
        ann.tap("Add one")
        assert ann.reads("Count") == "1"
        assert 0 < ann.line.bytes_down - before < 200


def test_holding_is_not_tapping() -> None:
    with Device(hello_app.main) as ann:
        ann.hold("Add one")
        assert ann.reads("Count") == "10"


def test_typed_text_reaches_the_app() -> None:
    with Device(hello_app.main) as ann:
        ann.enter("Your name", "Ann")
        assert ann.reads("Your name") == "Ann"
        ann.sees("Hello, Ann!")
        assert "Count 0" in ann.texts()


def test_two_devices_are_two_sessions() -> None:
    with Device(hello_app.main) as ann, Device(hello_app.main, beside=ann) as ben:
        ann.tap("Add one")
        assert ann.reads("Count") == "1"
        assert ben.reads("Count") == "0"


def test_a_device_that_comes_back_finds_its_numbers_in_a_new_view() -> None:
    with Device(hello_app.main) as ann:
        ann.tap("Add one")
        old = ann.view._i
        ann.disconnect()
        ann.reconnect()
        assert ann.reads("Count") == "1"
        assert ann.view._i != old
        ann.tap("Add one")
        assert ann.reads("Count") == "2"


def test_a_failure_names_what_is_there() -> None:
    with Device(hello_app.main) as ann, pytest.raises(AssertionError, match=r"nothing is called 'Add two'.*'Add one'"):
        ann.tap("Add two")


def test_an_error_in_a_handler_fails_the_test() -> None:
    def breaks(page: ft.Page) -> None:
        def fail() -> None:
            raise ValueError("the table broke")

        page.add(ft.Button("Break", on_click=fail))

    with Device(breaks) as ann, pytest.raises(AssertionError, match="the table broke"):
        ann.tap("Break")


def test_a_disabled_control_cannot_be_tapped() -> None:
    def main(page: ft.Page) -> None:
        page.add(ft.Button("No", disabled=True, on_click=lambda: None))

    with Device(main) as ann, pytest.raises(AssertionError, match="disabled"):
        ann.tap("No")


def test_services_of_the_device_are_answered() -> None:
    async def main(page: ft.Page) -> None:
        clipboard = ft.Clipboard()
        text = ft.Text("")
        page.add(text)

        async def paste() -> None:
            text.value = await clipboard.get() or ""
            page.update()

        page.add(ft.Button("Paste", on_click=paste))

    with Device(main) as ann:
        ann.line.answers["get"] = "from elsewhere"
        ann.tap("Paste")
        ann.sees("from elsewhere")


def test_a_dialog_is_seen_while_it_is_open() -> None:
    def main(page: ft.Page) -> None:
        dialog = ft.AlertDialog(
            title=ft.Text("Really?"), actions=[ft.TextButton("Yes", on_click=lambda: page.pop_dialog())]
        )
        page.add(ft.Button("Ask", on_click=lambda: page.show_dialog(dialog)))

    with Device(main) as ann:
        assert "Really?" not in ann.texts()
        ann.tap("Ask")
        ann.sees("Really?")
        ann.tap("Yes")
        assert "Really?" not in ann.texts()
