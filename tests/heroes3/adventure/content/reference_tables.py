"""The tables of the reference, which lie beside the checkout at the makers' and are no part of it."""

from __future__ import annotations

import csv
import re
import unicodedata
from pathlib import Path

import pytest

from companion.games.heroes3.adventure.purse import Purse

REFERENCE = Path(__file__).resolve().parents[5] / "shared" / "reference" / "heroes3"
needs_reference = pytest.mark.skipif(not REFERENCE.exists(), reason="the reference does not lie beside the checkout")

Row = dict[str, str]
BOXES = {"Core Game": "core", "Regular Stretch Goals 2024": "stretch-goals", "Stretch goals 2024": "stretch-goals"}
LETTERS = {"G": "gold", "B": "materials", "V": "valuables"}


def rows(name: str) -> list[Row]:
    """The rows of a table of the reference."""
    with (REFERENCE / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def section(number: int) -> str:
    """A section of the rules."""
    text = (REFERENCE / "rules.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {number}\. .*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    return found[0]


def slug(name: str) -> str:
    """A name as an id."""
    flat = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", re.sub(r"['’]", "", flat.casefold())).strip("-")


def box(content: str) -> str:
    """A box by its name in the reference: the game itself, or an expansion."""
    first = content.split(";")[0].strip()
    return BOXES.get(first, slug(first.removesuffix(" Expansion")))


def amounts(text: str) -> Purse:
    """`10G 3B 1V` as a purse."""
    return Purse.of({LETTERS[letter]: int(number) for number, letter in re.findall(r"(\d+)\s?([GBV])\b", text)})


def place_id(name: str) -> str:
    """The id of a place by its name in the reference."""
    if name.endswith(" (Creature Bank)"):
        return "bank-" + slug(name.removesuffix(" (Creature Bank)"))
    return {"mine-building-materials": "mine-materials"}.get(slug(name), slug(name))
