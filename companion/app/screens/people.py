"""More people at the table, in every set-up: a button, and those who played before."""

from __future__ import annotations

from functools import partial
from typing import Protocol

import flet as ft

from companion.app.kit.buttons import quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.words import caption
from companion.app.models.guest import Guest
from companion.app.theme import Look


class Seating(Protocol):
    """A set-up to which people can be added."""

    def add(self, name: str = "") -> None:
        """One more person."""

    def suggestions(self) -> list[str]:
        """People who played before and are not at the table yet."""


def add_people(look: Look, guest: Guest, laying: Seating, label: str = "add-person") -> list[ft.Control]:
    """What adds one more; `label` is the message on the button."""
    words = guest.words
    again = [
        tap_chip(look, f"+ {name}", partial(laying.add, name), name=f"again-{n}")
        for n, name in enumerate(laying.suggestions())
    ]
    button = quiet(look, words(label), laying.add, symbol="plus", name="add-person", height=48)
    return [button, *([caption(look, words("played-before")), chips(look, again, targets=True)] if again else [])]
