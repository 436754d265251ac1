"""A text field that keeps what is being typed in it when the screen is drawn again.

Flet draws a field with the value the model had when drawing began. A person who types has gone on by then, so the older
value would be written over the newer one: letters vanish. This field keeps what the client last said, and takes the
model's value only when somebody else than the typist set it, or when what was typed has been submitted.
"""

from dataclasses import field
from typing import Any

import flet as ft
from flet.controls.base_control import BaseControl


@ft.control("TextField")  # type: ignore[arg-type] # Flet types its decorator for controls without a name
class LiveTextField(ft.TextField):
    """A `TextField` that is never written over with what was typed in it a moment ago."""

    _drawn: str | None = field(default=None, metadata={"skip": True})
    """The model's value when the field was last drawn; none after something was submitted."""
    _on_its_way: list[str] = field(default_factory=list, metadata={"skip": True})
    """What was typed and has not come back from the model yet."""

    def init(self) -> None:
        """Remember the model's value, for the next drawing to see whether it is another one."""
        super().init()  # type: ignore[no-untyped-call] # Flet leaves it bare
        self._drawn = self.value

    def typed(self, value: str) -> None:
        """The client says what stands in the field now, before the model is told."""
        self._on_its_way.append(value)

    def submitted(self) -> None:
        """What was typed is the model's now; the field shows what the model makes of it."""
        self._on_its_way.clear()
        self._drawn = None

    def _migrate_state(self, other: BaseControl) -> None:
        """Take over from the field as it was drawn before, with what the client has in it."""
        super()._migrate_state(other)
        if not isinstance(other, LiveTextField):
            return
        behind = self.value in other._on_its_way or self.value == other._drawn
        if behind and self.value != other.value:
            self._on_its_way = other._on_its_way
            self._keep(other.value)

    def _keep(self, value: Any) -> None:
        # Written where Flet keeps what the client says: as a change of ours it would be sent back.
        self._values["value"] = value
