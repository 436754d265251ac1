"""Walks of forty touches through the screens of every game: the client is silent, and the picture is a fresh one.

Longer ones: `make walk ARGS="--seed 7 --steps 2000"`.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.conftest import Seat
from tests.browser.harness.server import Server, companion
from tests.browser.walk import GAMES, SIZES, Walk, lay

STEPS = 40
SEED = 12
WALKS = [
    ("hero-realms", "phone"), ("heroes3-combat", "tablet"), ("heroes3-evening", "desktop"), ("terrinoth", "phone"),
    ("score-sheets", "tablet"), ("pages", "desktop"),
]  # fmt: skip


@pytest.fixture(scope="module")
def laid(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, dict[str, list[str]]]]:
    """The app with tables of every game, and where walks go."""
    data = tmp_path_factory.mktemp("walks")
    paths = lay(data, *GAMES)
    with companion(data) as server:
        yield server, paths


def test_every_game_is_walked_and_every_size() -> None:
    assert {game for game, _ in WALKS} == set(GAMES)
    assert {size for _, size in WALKS} == set(SIZES)


@pytest.mark.unseen("a walk ends with a look of its own")
@pytest.mark.parametrize(("game", "size"), WALKS)
def test_whatever_is_touched_the_screen_stays_right(
    game: str, size: str, laid: tuple[Server, dict[str, list[str]]], seat: Seat
) -> None:
    server, paths = laid
    walk = Walk(seat("Walker", size=SIZES[size]), server, paths[game], SEED, f"{game}-{size}", every=STEPS // 2)
    walk.go(STEPS)
    assert len(walk.steps) == STEPS
    assert walk.looks == 2
