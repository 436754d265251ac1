"""Replays an evening of the corpus by today's rules, and says what is different and what to do about it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from companion import __version__
from companion.kernel.game import AnyGame
from companion.kernel.plain_data import to_plain
from companion.library.translations import load_message_catalogue
from companion.tables.files.file_format import (
    FORMAT_VERSION,
    BadFile,
    FileContents,
    compute_state_checksum,
    parse_table_file,
    serialize_table_file,
    upgrade_file_contents,
)
from companion.tables.files.file_replay import replay_file, setup_from_file_data
from companion.tables.files.import_file import import_table
from companion.tables.live_table import LiveTable
from companion.tables.table_service import TableService

SHOWN = 12
"""So many fields that differ are named."""
ADVICE = """
If a rule was corrected on purpose, register the correction, so that tables of the old rule stay as they were: see
docs/saves.md, "Correcting a rule". If not, this change is a fault. The evening itself stays as it is."""


class LeadsElsewhere(AssertionError):
    """By today's rules an evening does not lead where it led; the message says where it parts."""


def brought_in(house: TableService, name: str, data: bytes) -> LiveTable:
    """The evening as a table of a house, if it leads where it led when it was played."""
    try:
        brought = import_table(house, data)
    except BadFile as bad:
        raise LeadsElsewhere(_explained(house, name, data, load_message_catalogue("en").say(bad.message))) from None
    live = house.open(brought.id)
    recorded = recorded_position(live.game, parse_table_file(data))
    if brought.differs or recorded not in (None, live.game.freeze(live.state)):
        raise LeadsElsewhere(_explained(house, name, data, "taken as one that differs"))
    return live


def recorded_position(game: AnyGame, contents: FileContents) -> Any:
    """The position in the file, as today's app writes it; None where the format of then cannot be brought up."""
    frozen = game.save_format.state(contents.state, contents.setup.format)
    if frozen is None:
        return None
    setup = setup_from_file_data(upgrade_file_contents(contents, game.save_format))
    return game.freeze(game.thaw(setup, frozen))


def in_todays_file(game: AnyGame, contents: FileContents) -> bytes:
    """The file as today's app would write it, without having replayed anything."""
    today = upgrade_file_contents(contents, game.save_format)
    setup = replace(today.setup, format=game.save_format.number)
    state = recorded_position(game, contents)
    return serialize_table_file(
        replace(
            today,
            app=__version__,
            format_version=FORMAT_VERSION,
            setup=setup,
            state=state,
            checksum=compute_state_checksum(state),
        )
    )


def differences(was: Any, now: Any, place: str = "") -> Iterator[str]:
    """Every field in which two positions differ: `seats[0].life: 12, now 11`."""
    if isinstance(was, dict) and isinstance(now, dict):
        for key in sorted({*was, *now}):
            yield from differences(was.get(key), now.get(key), f"{place}.{key}" if place else key)
    elif isinstance(was, list) and isinstance(now, list) and len(was) == len(now):
        for n, (one, other) in enumerate(zip(was, now, strict=True)):
            yield from differences(one, other, f"{place}[{n}]")
    elif was != now:
        yield f"{place}: {was!r}, now {now!r}"


# --- how it works -----------------------------------------------------------------------------------


def _explained(house: TableService, name: str, data: bytes, reason: str) -> str:
    contents = parse_table_file(data)
    found = replay_file(house.engines, contents)
    entry = to_plain(found.entry) if found.entry is not None else "the set-up"
    if found.outcome == "refused":
        assert found.why is not None
        return f"{name}: refused now: {entry}\n  {load_message_catalogue('en').say(found.why)}{ADVICE}"
    if found.outcome == "failed":
        return f"{name}: the game fails at {entry}\n{found.error}{ADVICE}"
    fields = list(differences(recorded_position(house.engines[contents.setup.engine], contents), found.state))
    if not fields:
        return f"{name}: {reason}"
    more = [f"and {len(fields) - SHOWN} more"] if len(fields) > SHOWN else []
    return (
        "\n  ".join([f"{name}: no step is refused, but the position is another one:", *fields[:SHOWN], *more]) + ADVICE
    )
