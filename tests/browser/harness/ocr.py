"""What is painted, read letter by letter from the picture, and compared with what a screen reader says there.

    painted = read_picture(ann)
    assert painted.unspoken_share <= MOST_UNSPOKEN, painted.unspoken
    assert painted.share_of("A champion with a black shield") >= LEAST_PAINTED

Labels come from the accessibility tree and can be right while the picture is wrong. Tesseract reads the picture alone.
"""

from __future__ import annotations

import csv
import io
import re
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from PIL import Image, ImageOps, ImageStat

from tests.browser.harness.eyes import settled_picture
from tests.browser.harness.people import Person, Seen
from tests.browser.harness.server import ROOT

MOST_UNSPOKEN = 0.12
"""The share of painted words that no label at their place has. Measured on right screens of all games and sizes: 0 to
0.08, from words that are cut off and from print that is part of a picture."""
LEAST_PAINTED = 0.8
"""The share of a sentence's words that must be read where it stands."""

_SCALE = 3
"""Tesseract was made for print: letters of 14 points are read well when they are 42 pixels high."""
_SURE = 75
"""Of 100. Icons and dice are read as letters, too, with less confidence."""
_LONG = 4
"""Letters. Shorter words are too often something else: signs, numerals in circles, edges."""
_ALIKE = 0.75
"""How much two words have in common that are the same but for a misread letter."""
_SLACK = 6
"""Points that a word may stick out of the box of its label."""


@dataclass(frozen=True)
class Word:
    """A word in the picture, and where its middle is, in points."""

    text: str
    x: float
    y: float


@dataclass(frozen=True)
class Painted:
    """What was read, and what of it no label says."""

    words: Sequence[Word]
    unspoken: Sequence[Word]

    @property
    def unspoken_share(self) -> float:
        """How much of what is painted no label has; of an empty screen all."""
        return len(self.unspoken) / len(self.words) if self.words else 1.0

    def share_of(self, text: str) -> float:
        """How much of a sentence is painted."""
        wanted = [word for word in _words(text) if len(word) >= _LONG]
        read = [word for word in wanted if any(_alike(each.text, word) for each in self.words)]
        return len(read) / len(wanted)


def read_picture(person: Person) -> Painted:
    """Read a person's screen as it is painted, and compare it with its labels."""
    picture = settled_picture(person)
    labels = [seen for seen in picture.labels if seen.name]
    words = [word for word in _read(picture.image.convert("L")) if len(word.text) >= _LONG]
    return Painted(words, [word for word in words if not _is_spoken(word, labels)])


# ---------------------------------------------------------------- reading


def _read(shot: Image.Image) -> list[Word]:
    # Dark letters on light ground, large: what Tesseract knows.
    if ImageStat.Stat(shot).mean[0] < 128:
        shot = ImageOps.invert(shot)
    large = ImageOps.autocontrast(shot.resize((shot.width * _SCALE, shot.height * _SCALE), Image.Resampling.LANCZOS))
    file = io.BytesIO()
    large.save(file, "PNG")
    program = subprocess.run(
        [ROOT / "build" / "ensure_tesseract.sh", "--no-install"], capture_output=True, text=True, check=True
    ).stdout.strip()
    # Page mode 11: words wherever they are, in no order.
    told = subprocess.run(
        [program, "stdin", "stdout", "--psm", "11", "tsv"], input=file.getvalue(), capture_output=True, check=True
    ).stdout.decode()
    rows = csv.DictReader(io.StringIO(told), delimiter="\t", quoting=csv.QUOTE_NONE)
    return [word for row in rows if float(row["conf"]) >= _SURE for word in _placed(row)]


def _placed(row: dict[str, str]) -> list[Word]:
    x = (int(row["left"]) + int(row["width"]) / 2) / _SCALE
    y = (int(row["top"]) + int(row["height"]) / 2) / _SCALE
    return [Word(word, x, y) for word in _words(row["text"])]


# ---------------------------------------------------------------- comparing


def _words(text: str) -> list[str]:
    return [word.casefold() for word in re.findall(r"[^\W\d_]+", text)]


def _is_spoken(word: Word, labels: Sequence[Seen]) -> bool:
    return any(_alike(word.text, said) for seen in labels if _inside(word, seen) for said in _words(seen.name))


def _inside(word: Word, seen: Seen) -> bool:
    across = seen.x - _SLACK <= word.x <= seen.x + seen.width + _SLACK
    return across and seen.y - _SLACK <= word.y <= seen.y + seen.height + _SLACK


def _alike(one: str, other: str) -> bool:
    # A word that is cut off at an edge, or joined to its neighbour, is still that word.
    return one == other or (len(other) >= _LONG and (one in other or other in one)) or _ratio(one, other) >= _ALIKE


def _ratio(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other, autojunk=False).ratio()
