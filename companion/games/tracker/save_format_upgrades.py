"""The save format of score sheets, and the steps from older ones."""

from __future__ import annotations

from companion.kernel.plain_data import Unchecked
from companion.kernel.save_format_upgrades import PlainMapping, SaveFormat, Upgrade


def _without_auto(sheet: dict[str, Unchecked]) -> PlainMapping:
    """Until 9e2811e a timer said whether every turn starts it again (`auto`), which nothing ever carried out."""
    if "timers" in sheet:
        sheet["timers"] = [{key: value for key, value in timer.items() if key != "auto"} for timer in sheet["timers"]]
    return sheet


FORMAT = SaveFormat((Upgrade(setup=_without_auto),))
