"""A game that exists only here, as two folders: `content/fifth_wheel` and `games/fifth_wheel`."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import companion.games
from companion.games import engines, game_boxes
from companion.library import content_location, translations

HERE = Path(__file__).parent
CONTENT, GAMES = HERE / "content", HERE / "games"
_READ_ONCE = (
    game_boxes.load_boxes,
    game_boxes.compute_content_stamp,
    translations.load_message_catalogue,
    engines._names,
    engines._renamed,
)


@contextmanager
def game_added(folder: Path) -> Iterator[None]:
    """The app as it is once somebody has put the two folders of this game where those of the other games are."""
    for entry in [*content_location.content_folder().iterdir(), CONTENT / "fifth_wheel"]:
        (folder / entry.name).symlink_to(entry, target_is_directory=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("COMPANION_CONTENT", str(folder))
        # As with COMPANION_GAMES, which is read when the app starts.
        patch.setattr(companion.games, "__path__", [*companion.games.__path__, str(GAMES)])
        _forget()
        try:
            yield
        finally:
            patch.undo()
            _forget()


def _forget() -> None:
    for read in _READ_ONCE:
        read.cache_clear()
