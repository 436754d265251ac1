"""Helpers for parsing a typed line: finding players, splitting marked words such as `at windmill`, checking words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias, TypeVar

from companion.games.heroes3.adventure.state import AdventureState, HeroKind

SECONDARY = "secondary"
Words: TypeAlias = list[str]
W = TypeVar("W", bound=str)


class MisspeltLine(Exception):
    """The words do not fit; the usage says what would."""


def find_seat_id(state: AdventureState, typed: str) -> str:
    """The player that was meant, by id, name or a clear beginning of them; empty where it is nobody."""
    chairs = state.layout.chairs.values()
    exact = [chair.id for chair in chairs if typed in (chair.id.lower(), chair.name.lower())]
    close = [chair.id for chair in chairs if chair.id.lower().startswith(typed) or chair.name.lower().startswith(typed)]
    found = exact or close
    return found[0] if len(found) == 1 else ""


def find_seat_id_or_word(state: AdventureState, typed: str) -> str:
    """The player that was meant, or the word as it was typed."""
    return find_seat_id(state, typed.lower()) or typed


def split_marked_words(words: Words, *marks: str, flags: Iterable[str] = ()) -> tuple[Words, dict[str, str], set[str]]:
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


def require_one_of(word: str, options: Iterable[W]) -> W:
    """The word, if it is one of these."""
    for option in options:
        if option == word:
            return option
    raise MisspeltLine


def require_word_count(words: Words, least: int, most: int | None = None) -> Words:
    """The words, if there are so many of them."""
    if not least <= len(words) <= (least if most is None else most):
        raise MisspeltLine
    return words


def parse_unit_keys(state: AdventureState, seat: str, typed: str) -> tuple[str, ...]:
    """Units between commas, or `none`; those of the own faction need not say so."""
    if typed == "none":
        return ()
    faction = state.layout.chairs[seat].faction if seat else ""
    return tuple(complete_unit_key(faction, key) for key in typed.split(",") if key)


def complete_unit_key(faction: str, typed: str) -> str:
    """The key of a unit; one of the own faction need not say so."""
    return typed if ":" in typed or not faction else f"{faction}:{typed}"


def parse_hero_kind(flags: set[str]) -> HeroKind:
    """Which hero of a player is meant."""
    return "secondary" if SECONDARY in flags else "main"
