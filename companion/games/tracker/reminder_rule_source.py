"""Finds the rule paragraph that a reminder on a sheet comes from."""

from __future__ import annotations

import dataclasses

from companion.games.tracker.score_sheet import Sheet
from companion.kernel.messages import Text


def find_reminder_rule_paragraph(sheet: Sheet, reminder: Text) -> str:
    """The paragraph that a reminder of this sheet follows from; empty where the content names none."""
    return _within(sheet, reminder, "") or ""


def _within(part: object, reminder: Text, around: str) -> str | None:
    """The paragraph nearest around the reminder in a part of the sheet; None where the part does not hold it."""
    if part == reminder:
        return around
    if dataclasses.is_dataclass(part):
        around = getattr(part, "source", "") or around
        inside: list[object] = [getattr(part, field.name) for field in dataclasses.fields(part)]
    elif isinstance(part, dict):
        inside = list(part.values())
    elif isinstance(part, tuple):
        inside = list(part)
    else:
        return None
    return next((found for one in inside if (found := _within(one, reminder, around)) is not None), None)
