"""How fast the library answers: reading it, building the index, and searching letter by letter as people type.

Every question of `tests/library/questions` is typed one letter after the other in its own language, and every
beginning of it is a search over all rules and cards, as in the app. Seconds are those of the processor.
"""

from __future__ import annotations

import statistics
import subprocess
import sys
import time

from companion.games.card_catalogues import load_all_cards
from companion.kernel.messages import LANGUAGES
from companion.library.content_location import content_folder
from companion.library.library_facade import Library
from tests.library.sample_questions import Asked, all_questions

TARGET = 20.0
"""Milliseconds for the 95th percentile of a search."""
ROUNDS = 3
"""The best of so many counts: the one that was disturbed least."""
SHOWN = 30
"""Results that the app asks for."""


def run() -> list[tuple[str, str]]:
    """Measure everything; each line a name and a figure."""
    reading = min(_seconds(lambda: _read(_fresh())) for _ in range(ROUNDS))
    library = _fresh()
    _read(library)
    building = [_seconds(lambda language=language: library.search(language)) for language in LANGUAGES]
    times = sorted(took for asked in all_questions() for took in _typed(library, asked))
    slow = 1000 * times[int(0.95 * len(times))]
    rules, cards = len(library.rules.entries), len(library.cards)
    return [
        ("entries of the rules, cards", f"{rules}, {cards}"),
        ("reading rules and cards", f"{1000 * reading:.0f} ms"),
        ("index of one language, with its words", f"{1000 * statistics.median(building):.0f} ms"),
        ("searches measured", f"{len(times)}"),
        ("search while typing, median", f"{1000 * statistics.median(times):.2f} ms"),
        ("search while typing, 95th percentile", f"{slow:.2f} ms (target {TARGET:.0f} ms)"),
        ("search while typing, slowest", f"{1000 * times[-1]:.2f} ms"),
        ("library from nothing to the first answer", f"{_start_up():.2f} s"),
    ]


def _fresh() -> Library:
    return Library(content_folder(), load_all_cards)


def _read(library: Library) -> None:
    assert library.rules.entries
    assert library.cards


def _typed(library: Library, asked: Asked) -> list[float]:
    """The seconds of each search while a question is typed."""
    question, times = asked.question.ask, []
    for length in range(1, len(question) + 1):
        begun = time.process_time()
        library.find(question[:length], asked.language, limit=SHOWN)
        times.append(time.process_time() - begun)
    return times


def _seconds(work: object) -> float:
    assert callable(work)
    begun = time.process_time()
    work()
    return time.process_time() - begun


def _start_up() -> float:
    """A new process that loads everything and answers one question, as the first search after a start."""
    code = (
        "from companion.games.card_catalogues import load_all_cards;"
        "from companion.library.library_facade import Library;"
        "from companion.library.content_location import content_folder;"
        "assert Library(content_folder(), load_all_cards).find('guard', 'en')"
    )
    took = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        took.append(time.perf_counter() - begun)
    return min(took)
