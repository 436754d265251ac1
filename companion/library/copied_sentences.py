"""Finds sentences that were copied: ten words in a row that stand in a rulebook, too.

`make lint` runs it where the texts of the rulebooks lie beside the checkout (`../shared/seeds`).
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Iterator
from pathlib import Path

from companion.library.text_normalization import normalized_words

RUN = 10
"""So many words in a row are no accident."""
_TARGET = re.compile(r"\]\([^)]*\)")


def find_copied_sentences(ours: Iterable[Path], seeds: Iterable[Path]) -> Iterator[str]:
    """Each place in our files that shares a run of words with a seed, named once."""
    known = {run for seed in seeds for _, run in split_into_word_runs(seed.read_text(encoding="utf-8"))}
    for file in ours:
        last = -RUN
        for line, run in split_into_word_runs(file.read_text(encoding="utf-8")):
            if run in known and line > last + 1:
                yield f"{file.parent.name}/{file.name}:{line}: as in a rulebook: {' '.join(run)}"
            last = line if run in known else last


def split_into_word_runs(text: str) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Every run of ten words with the line on which it ends."""
    latest: deque[str] = deque(maxlen=RUN)
    for number, line in enumerate(text.splitlines(), 1):
        for word in normalized_words(_TARGET.sub("]", line)):
            latest.append(word)
            if len(latest) == RUN:
                yield number, tuple(latest)
