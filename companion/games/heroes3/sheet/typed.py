"""The words of a typed line: who was meant, what stands behind a mark, and whether they fit."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

from companion.games.heroes3.sheet.state import HeroKind, SheetState

SECONDARY = "secondary"
Words: TypeAlias = list[str]


class Misspelt(Exception):
    """The words do not fit; the usage says what would."""


def seat_of(state: SheetState, typed: str) -> str:
    """The player that was meant, by id, name or a clear beginning of them; empty where it is nobody."""
    chairs = state.layout.chairs.values()
    exact = [chair.id for chair in chairs if typed in (chair.id.lower(), chair.name.lower())]
    close = [chair.id for chair in chairs if chair.id.lower().startswith(typed) or chair.name.lower().startswith(typed)]
    found = exact or close
    return found[0] if len(found) == 1 else ""


def who(state: SheetState, typed: str) -> str:
    """The player that was meant, or the word as it was typed."""
    return seat_of(state, typed.lower()) or typed


def marked(words: Words, *marks: str, flags: Iterable[str] = ()) -> tuple[Words, dict[str, str], set[str]]:
    """Plain words, what stands behind marks (`at windmill`), and flags that were named."""
    plain: Words = []
    found: dict[str, str] = {}
    named: set[str] = set()
    rest = iter(words)
    for word in rest:
        if word in marks:
            found[word] = next(rest, "")
        elif word in flags:
            named.add(word)
        else:
            plain.append(word)
    return plain, found, named


def one_of(word: str, options: Iterable[str]) -> Any:
    """The word, if it is one of these."""
    if word not in options:
        raise Misspelt
    return word


def exactly(words: Words, least: int, most: int | None = None) -> Words:
    """The words, if there are so many of them."""
    if not least <= len(words) <= (least if most is None else most):
        raise Misspelt
    return words


def keys(state: SheetState, seat: str, typed: str) -> tuple[str, ...]:
    """Units between commas, or `none`; those of the own faction need not say so."""
    if typed == "none":
        return ()
    faction = state.layout.chairs[seat].faction if seat else ""
    return tuple(key_of(faction, key) for key in typed.split(",") if key)


def key_of(faction: str, typed: str) -> str:
    """The key of a unit; one of the own faction need not say so."""
    return typed if ":" in typed or not faction else f"{faction}:{typed}"


def hero_of(flags: set[str]) -> HeroKind:
    """Which hero of a player is meant."""
    return "secondary" if SECONDARY in flags else "main"
