"""A position as an indented text, from the plain data in which position files compare it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from companion.kernel.plain_data import Plain


def format_outline(shown: Mapping[str, Plain]) -> str:
    """One line an entry, in the order given; what is empty, zero or false is left out.

    >>> print(format_outline({"round": 2, "won": [], "seats": {"ana": {"life": 7, "marks": ["poisoned", "cursed"]}}}))
    round: 2
    seats:
      ana: life 7, marks (poisoned, cursed)
    """
    return "\n".join(_lines(shown))


def _lines(shown: Mapping[str, Plain]) -> Iterator[str]:
    for name, value in shown.items():
        if isinstance(value, Mapping) and any(isinstance(item, Mapping) for item in value.values()):
            yield f"{name}:"
            yield from (f"  {key}: {_spelled(item)}" for key, item in value.items())
        elif value:
            yield f"{name}: {_spelled(value)}"


def _spelled(value: Plain) -> str:
    if isinstance(value, Mapping):
        return ", ".join(_pair(name, item) for name, item in value.items() if item)
    if isinstance(value, (list, tuple)):
        return ", ".join(map(_spelled, value))
    return str(value)


def _pair(name: str, value: Plain) -> str:
    if value is True:
        return name
    several = isinstance(value, (list, tuple, Mapping))
    return f"{name} ({_spelled(value)})" if several else f"{name} {value}"
