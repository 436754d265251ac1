"""The combat board: four columns A to D, five rows; row 1 is the own Backline, row 5 the enemy's. heroes3 8.

A space is a number from 0 (A1) to 19 (D5). A set of spaces is a bit mask, so that who can reach what is worked out
with a few shifts. Whatever blocks is a bit that is set in `taken`.
"""

from __future__ import annotations

COLUMNS, ROWS = 4, 5
SPACES = COLUMNS * ROWS
NOWHERE = -1
"""Where a unit is that is not placed or has left the board."""
BESIDE = 20
"""Where the Arrow Tower is: beside the board. heroes3 11."""

NAMES: tuple[str, ...] = tuple("ABCD"[n % COLUMNS] + str(n // COLUMNS + 1) for n in range(SPACES))
TOWER = "tower"
BY_NAME: dict[str, int] = {name: n for n, name in enumerate(NAMES)} | {TOWER: BESIDE}

ALL = (1 << SPACES) - 1
BIT: tuple[int, ...] = (*(1 << n for n in range(SPACES)), 0)
"""The bit of a space; the last one, beside the board, has none."""
_NOT_LEFT = ALL & ~sum(1 << n for n in range(0, SPACES, COLUMNS))
_NOT_RIGHT = ALL & ~sum(1 << n for n in range(COLUMNS - 1, SPACES, COLUMNS))
MIDDLE_ROW = 2


def row_mask(number: int) -> int:
    """The spaces of a row, counted from 0 on the own side."""
    return 0b1111 << (number * COLUMNS)


ROW: tuple[int, ...] = tuple(row_mask(n) for n in range(ROWS))
BACKLINE = (ROW[0], ROW[4])
"""The Backline of each side."""
HALF = (ROW[0] | ROW[1], ROW[3] | ROW[4])
"""Where each side is placed on the ordinary board. heroes3 8."""
CORNERS = 1 << 0 | 1 << 3 | 1 << 16 | 1 << 19
"""Where the guards of a Creature Bank stand. heroes3 11."""
CENTRE = sum(1 << (r * COLUMNS + c) for r in (1, 2, 3) for c in (1, 2))
"""Where the visitors of a Creature Bank stand; the spaces are taken from the picture: unverified. heroes3 11."""
NAVAL_GAP = 1 << 9 | 1 << 10
"""The two middle spaces that the naval board lacks. heroes3 11."""


def neighbour_mask(spaces: int) -> int:
    """The spaces one step away from any of these."""
    return (spaces << 4 | spaces >> 4 | (spaces & _NOT_RIGHT) << 1 | (spaces & _NOT_LEFT) >> 1) & ALL


NEAR: tuple[int, ...] = (*(neighbour_mask(1 << n) for n in range(SPACES)), 0)
"""The neighbours of each space; the Arrow Tower has none."""


def _distance(one: int, other: int) -> int:
    return abs(one % COLUMNS - other % COLUMNS) + abs(one // COLUMNS - other // COLUMNS)


DISTANCE: tuple[tuple[int, ...], ...] = tuple(tuple(_distance(a, b) for b in range(SPACES)) for a in range(SPACES))
"""Steps between two spaces with nothing between them."""
WITHIN: tuple[tuple[int, ...], ...] = tuple(
    tuple(sum(1 << b for b in range(SPACES) if DISTANCE[a][b] <= steps) for steps in range(8)) for a in range(SPACES)
)
"""`WITHIN[space][steps]`: the spaces at most so many steps away, over everything."""
_LISTS: dict[int, tuple[int, ...]] = {}


def spaces_in_mask(mask: int) -> tuple[int, ...]:
    """The spaces of a set, in the order A1, B1, ... D5. Masks repeat in play, so each is taken apart only once."""
    found = _LISTS.get(mask)
    if found is None:
        found = _LISTS[mask] = tuple(n for n in range(SPACES) if mask >> n & 1)
    return found


def reachable_on_foot_mask(start: int, free: int, steps: int) -> int:
    """Where one comes on foot from a space, over free spaces only; the start itself is in it."""
    reached = edge = BIT[start]
    for _ in range(steps):
        edge = neighbour_mask(edge) & free & ~reached
        if not edge:
            break
        reached |= edge
    return reached


def count_steps_on_foot(start: int, free: int) -> list[int]:
    """The number of steps on foot to every space, 99 where there is no way."""
    found = [99] * SPACES
    reached = edge = BIT[start]
    found[start] = steps = 0
    while edge:
        steps += 1
        edge = neighbour_mask(edge) & free & ~reached
        reached |= edge
        for space in spaces_in_mask(edge):
            found[space] = steps
    return found


def space_behind(attacker: int, target: int) -> int:
    """The space straight behind the target, seen from a neighbouring attacker; `NOWHERE` beyond the edge."""
    step = target - attacker
    beyond = target + step
    if not 0 <= beyond < SPACES or DISTANCE[target][beyond] != 1:
        return NOWHERE
    return beyond
