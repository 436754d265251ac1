"""How Knight spends combat: guards in the way, champions worth stunning, and the players behind them."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from companion.games.hero_realms.bots.knight_card_values import CardValues
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.state import CardInPlay

_LOOKED_AT = 6
"""Champions of one side that are weighed against each other; more than that is rare, and the dearest are looked at."""


@dataclass(frozen=True, slots=True)
class Strike:
    """The next blow of the best plan: at a champion, or at a player where there is none."""

    worth: float
    target: int
    laid: CardInPlay | None = None
    kills: bool = False


@dataclass(frozen=True, slots=True)
class GuardedFront:
    """Those who stand behind the same guards: one player, or a team."""

    members: tuple[int, ...]
    face: int
    """Who is hit when the way is free, -1 if nobody may be."""
    guards: tuple[tuple[int, CardInPlay], ...]
    others: tuple[tuple[int, CardInPlay], ...]
    health: int

    def wall(self, view: SeatView) -> int:
        """Combat needed to get past the guards."""
        return sum(view.toughness(owner, laid) for owner, laid in self.guards)


def list_attack_targets_with_guards(view: SeatView, seat: int) -> list[GuardedFront]:
    """Everybody that a seat may attack now."""
    players, owners = view.reach(seat)
    taunters = view.taunters(seat)
    if taunters:
        # A taunted Dragon may spend combat on the taunters only: hero_realms 9.3.
        players, owners = (tuple(n for n in group if n in taunters) for group in (players, owners))
    found: dict[int, list[int]] = {}
    for owner in owners:
        found.setdefault(view.table.places[owner].life, []).append(owner)
    return [_front(view, tuple(members), players) for members in found.values()]


def _front(view: SeatView, members: tuple[int, ...], players: tuple[int, ...]) -> GuardedFront:
    cards = view.cards
    guards: list[tuple[int, CardInPlay]] = []
    others: list[tuple[int, CardInPlay]] = []
    for owner in members:
        for laid in view.play(owner):
            if cards[laid.card].champion:
                (guards if cards[laid.card].guard and not laid.expended else others).append((owner, laid))
    face = next((n for n in members if n in players), -1)
    return GuardedFront(members, face, tuple(guards), tuple(others), view.health(members[0]))


def choose_best_strike(view: SeatView, seat: int, values: CardValues, stage: int, combat: int) -> Strike | None:
    """The next blow of the plan worth most for this combat; None where nothing can be hit."""
    best: Strike | None = None
    open_faces = [
        front for front in list_attack_targets_with_guards(view, seat) if front.face >= 0 and not front.guards
    ]
    for front in list_attack_targets_with_guards(view, seat):
        spare = any(other.members != front.members for other in open_faces)
        found = _on_front(view, front, values, stage, combat, spare)
        if found is not None and (best is None or found.worth > best.worth):
            best = found
    return best


def _on_front(
    view: SeatView, front: GuardedFront, values: CardValues, stage: int, combat: int, spare: bool
) -> Strike | None:
    tuning = values.tuning
    left = combat - front.wall(view)
    per_face = _face(front, values)
    if front.face >= 0 and left >= front.health:
        first = front.guards[0] if front.guards else None
        worth = tuning.finish - front.health * 0.1
        return Strike(worth, first[0], first[1], True) if first else Strike(worth, front.face, None, True)
    elsewhere = tuning.face if spare else 0.0
    best = _on_guards(view, front, values, stage, combat, elsewhere)
    if left < 0 or (left == 0 and not front.guards):
        return best
    broken = sum(value_of_stunning(view, laid, values, stage) for _, laid in front.guards)
    use = per_face if front.face >= 0 else elsewhere
    for chosen in _affordable(view, front.others, left):
        spent = sum(view.toughness(owner, laid) for owner, laid in chosen)
        won = sum(value_of_stunning(view, laid, values, stage) for _, laid in chosen)
        worth = broken + won + (left - spent) * use
        if worth > 0 and (best is None or worth > best.worth):
            target = next(iter((*front.guards, *chosen)), None)
            if target is not None:
                best = Strike(worth, *target)
            elif front.face >= 0:
                best = Strike(worth, front.face)
    return best


def _on_guards(
    view: SeatView, front: GuardedFront, values: CardValues, stage: int, combat: int, elsewhere: float
) -> Strike | None:
    """Some of the guards, but not all: the way stays closed, and what is left hits somebody else."""
    best: Strike | None = None
    for chosen in _affordable(view, front.guards, combat):
        if not chosen or len(chosen) == len(front.guards):
            continue
        spent = sum(view.toughness(owner, laid) for owner, laid in chosen)
        worth = sum(value_of_stunning(view, laid, values, stage) for _, laid in chosen) + (combat - spent) * elsewhere
        if best is None or worth > best.worth:
            best = Strike(worth, *chosen[0])
    return best


def _affordable(
    view: SeatView, champions: tuple[tuple[int, CardInPlay], ...], combat: int
) -> list[tuple[tuple[int, CardInPlay], ...]]:
    """Sets of champions that can be stunned together."""
    within = [pair for pair in champions if view.toughness(*pair) <= combat][:_LOOKED_AT]
    found: list[tuple[tuple[int, CardInPlay], ...]] = [()]
    for count in range(1, len(within) + 1):
        found += [
            chosen for chosen in combinations(within, count) if sum(view.toughness(*pair) for pair in chosen) <= combat
        ]
    return found


def value_of_stunning(view: SeatView, laid: CardInPlay, values: CardValues, stage: int) -> float:
    """What it is worth that a champion is gone: its turns to come, and the damage it would take."""
    tuning = values.tuning
    return values.board[stage][laid.card] * tuning.reprisal + view.cards[laid.card].defense * tuning.wall


def _face(front: GuardedFront, values: CardValues) -> float:
    tuning = values.tuning
    return tuning.face + tuning.focus * max(0.0, 1.0 - front.health / 50.0)
