"""Typing into a field while the screen is drawn again: what was typed stays, whatever the model has by then."""

from __future__ import annotations

from collections.abc import Callable

import flet as ft
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.app.kit.controls.overwrite_safe_text_field import LiveTextField
from companion.app.kit.controls.text_field import text_field
from companion.app.reactivity import Model, component, use_watch
from companion.app.theme import LOOKS
from tests.in_process_device import Device


class Asked(Model):
    """A question as a model keeps it."""

    query = ""
    slow = False
    waiting: tuple[str, ...] = ()

    def type(self, query: str) -> None:
        """Take what was typed, at once or, like a search on another thread, when `catch_up` comes to it."""
        if self.slow:
            self.waiting += (query,)
        else:
            self.put(query)

    def catch_up(self) -> None:
        """Come to the next thing that was typed."""
        first, *rest = self.waiting
        self.waiting = tuple(rest)
        self.put(first)

    def put(self, query: str) -> None:
        """Have another question, and show it."""
        self.query = query
        self.changed()


@component
def Screen(asked: Asked) -> ft.Control:
    """A field and what it says."""
    query = use_watch(asked, lambda a: a.query)
    return ft.Column(
        [text_field(LOOKS["dark"], "Ask", query, asked.type, name="ask", on_submit=lambda _: asked.put(""))]
    )


@pytest.fixture
def asked() -> Asked:
    return Asked()


def _open(asked: Asked) -> Device:
    return Device(lambda page: page.render(Screen, asked))


def _do(device: Device, act: Callable[[], None]) -> None:
    """Change the model as the app does: on the device's own page."""

    async def run() -> None:
        act()

    device.page.run_task(run)
    device.settle()


def _client_has(device: Device) -> str:
    """What stands in the field on the client, which only messages and fingers change."""
    box = device.find("Ask", LiveTextField)
    found = [c for c in _controls(device.line.client.page) if c.get("_i") == box._i]
    return str(found[0].get("value", ""))


def _controls(value: object) -> list[dict[str, object]]:
    if isinstance(value, dict):
        return [value, *(inner for each in value.values() for inner in _controls(each))]
    return [inner for each in value for inner in _controls(each)] if isinstance(value, list) else []


@given(st.lists(st.sampled_from(["type", "catch up"]), max_size=20))
def test_a_model_that_lags_behind_takes_no_letter_back(events: list[str]) -> None:
    asked = Asked()
    asked.slow = True
    with _open(asked) as ann:
        typed = ""
        for event in events:
            if event == "type":
                typed += "abcdefghijklmnopqrstuvwxyz"[len(typed)]
                ann.enter("Ask", typed)
            elif asked.waiting:
                _do(ann, asked.catch_up)
            assert _client_has(ann) == typed
        while asked.waiting:
            _do(ann, asked.catch_up)
        assert _client_has(ann) == typed == asked.query


def test_what_somebody_else_sets_is_shown(asked: Asked) -> None:
    with _open(asked) as ann:
        ann.enter("Ask", "gu")
        ann.enter("Ask", "guard")
        _do(ann, lambda: asked.put("fire gem"))
        assert _client_has(ann) == "fire gem"
        _do(ann, lambda: asked.put("guard"))
        assert _client_has(ann) == "guard", "also when it was typed here before"


def test_a_submitted_field_shows_what_became_of_it(asked: Asked) -> None:
    with _open(asked) as ann:
        ann.enter("Ask", "guard", submit=True)
        assert _client_has(ann) == ""
