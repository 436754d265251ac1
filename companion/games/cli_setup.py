"""The set-up options of a table as they were typed in a terminal, and how an engine reads them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING

from companion.games.tracker.name_lookup import normalize_letters
from companion.games.tracker.rules.marks_dials_notes_and_timers import LONGEST_NAME
from companion.kernel.plain_data import Plain, to_plain
from companion.kernel.refusals import Malformed, Unknown

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

_SWITCH = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


@dataclass(frozen=True, slots=True)
class CliSetupOrder:
    """Who sits at the table, and what was chosen, by seat or ("") for everybody.

    Seats are places in `people`. `first` is who begins; empty leaves it to chance. `language` is that of
    the one who orders, for names that are kept in one.
    """

    people: tuple[str, ...]
    mode: str = ""
    choices: Mapping[tuple[str, str], str] = field(default_factory=dict)
    numbers: Mapping[str, int] = field(default_factory=dict)
    rules: tuple[str, ...] = ()
    first: str = ""
    title: str = ""
    seed: int = 0
    language: str = "en"

    def check(self, of_seat: Sequence[str], of_table: Sequence[str], numbers: Sequence[str]) -> None:
        """Refuse what there is not to choose, with a list of what there is."""
        for seat, what in self.choices:
            _known(what, of_seat if seat else (*of_seat, *of_table))
        for what in self.numbers:
            _known(what, numbers)

    def chosen(self, what: str, name: str = "", otherwise: str = "") -> str:
        """What was chosen for somebody, or else for everybody, or else `otherwise`."""
        return self.choices.get((name, what)) or self.choices.get(("", what)) or otherwise

    def listed(self, what: str) -> tuple[str, ...]:
        """Several things with commas between them."""
        return tuple(part.strip() for part in self.chosen(what).split(",") if part.strip())

    def settings(self, usual: DataclassInstance) -> dict[str, Plain]:
        """The settings of a table in plain form: the usual ones, and what was chosen instead."""
        plain = to_plain(usual)
        for name in cli_setting_names(type(usual)):
            if ("", name) in self.choices:
                key = name.replace("-", "_")
                plain[key] = _like(getattr(usual, key), self.choices[("", name)], name)
        return plain

    def seats(self) -> dict[str, str]:
        """The id of everybody's seat by name. Raises `Malformed` for names that cannot be, or that two have."""
        found: dict[str, str] = {}
        for place, name in enumerate(self.people):
            if not name or len(name) > LONGEST_NAME or not name.isprintable():
                raise Malformed("name-bad", found=name[:40], high=LONGEST_NAME)
            slug = re.sub(r"[^a-z0-9]+", "-", normalize_letters(name)).strip("-") or f"player-{place + 1}"
            if slug in found.values() or name in found:
                raise Malformed("name-taken", found=name)
            found[name] = slug
        return found


def cli_setting_names(settings: type) -> tuple[str, ...]:
    """The settings of a dataclass as they are typed; those that are dataclasses themselves are not among them."""
    return tuple(f.name.replace("_", "-") for f in fields(settings) if f.type in ("bool", "int") or _literal(f.type))


def _literal(kind: object) -> bool:
    return isinstance(kind, str) and kind.startswith("Literal")


def _known(found: str, known: Sequence[str]) -> None:
    if found not in known:
        raise Unknown("order-no-choice", found=found, options=list(known))


def _like(usual: object, typed: str, name: str) -> bool | int | str:
    """What was typed, as the kind of value that a setting has; whether it is one of its values the engine checks."""
    if isinstance(usual, bool):
        if typed.casefold() not in _SWITCH:
            raise Malformed("cli-rule-bad", found=f"{name}={typed}")
        return _SWITCH[typed.casefold()]
    return int(typed) if isinstance(usual, int) and typed.isdecimal() else typed
