"""The order of play that a mode leads to: who begins, whose turn follows whose, and who is in which team."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.tracker.name_lookup import normalize_letters
from companion.games.tracker.score_sheet import Seat, Team
from companion.games.tracker.setup.game_box import Chosen, Mode
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.refusals import Unknown


def choose_first_seat(mode: Mode, chosen: Chosen, seats: list[Seat], seed: int) -> tuple[str, bool]:
    """Who begins: chosen by the table, or by luck among the people (the boss is never first against a party)."""
    able = [seat for seat in seats if not seat.automatic]
    if mode.teams is not None and mode.turns in ("teams", "each"):
        # Which team begins is luck; its first member opens.
        able = [able[0], able[len(able) // 2]] if mode.turns == "teams" else able[:1]
    if chosen.first is None:
        return Luck.from_seed(seed).pick(able).id, len(able) > 1
    wanted = normalize_letters(chosen.first)
    for seat in seats:
        if not seat.automatic and wanted in (normalize_letters(seat.name), seat.id):
            return seat.id, False
    raise Unknown("unknown-seat", found=chosen.first, options=[seat.name for seat in seats if not seat.automatic])


def build_turn_order(mode: Mode, seats: list[Seat], teams: list[Team], first: str) -> tuple[tuple[str, ...], ...]:
    """Who is on turn after whom; a team that acts together is one group. The automatic seats come last."""
    people = [seat.id for seat in seats if not seat.automatic]
    rest = tuple((seat.id,) for seat in seats if seat.automatic)
    if mode.turns == "none":
        return ()
    if mode.turns == "teams":
        order = sorted(teams, key=lambda team: first not in team.seats)
        return tuple(team.seats for team in order) + rest
    if mode.turns == "alternate":
        order = sorted(teams, key=lambda team: first not in team.seats)
        rows = zip(*[sorted(team.seats, key=lambda seat: seat != first) for team in order], strict=True)
        return tuple((seat,) for row in rows for seat in row) + rest
    start = people.index(first)
    return tuple((seat,) for seat in people[start:] + people[:start]) + rest


@dataclass(frozen=True, slots=True)
class TurnPlace:
    """Where a seat stands in the order of play."""

    turn: int
    count: int
    begins: bool
    first_team: bool


def compute_turn_place(turns: tuple[tuple[str, ...], ...], seat: Seat, seats: list[Seat], first: str) -> TurnPlace:
    """Where a seat stands in the order of play."""
    turn = next((n for n, group in enumerate(turns) if seat.id in group), 0)
    opening = next(s.team for s in seats if s.id == first)
    return TurnPlace(turn, len(turns), seat.id == first, seat.team == opening)


def build_teams(mode: Mode, seats: list[Seat], players: int) -> list[Team]:
    """The teams of a mode: the people are shared out in the order they sit."""
    if mode.teams is None:
        return []
    people = [seat.id for seat in seats if not seat.automatic]
    size = len(people) // len(mode.teams.names)
    return [
        Team(
            f"team-{n + 1}",
            name,
            tuple(people[n * size : (n + 1) * size]),
            {c: a.base + a.per_player * players for c, a in mode.teams.shared.items()},
        )
        for n, name in enumerate(mode.teams.names)
    ]
