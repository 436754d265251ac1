"""How Knight answers questions in the middle of an effect; like Squire where it sees no more than that."""

from __future__ import annotations

import re
from collections.abc import Callable

from companion.games.hero_realms.ask_and_answer import NONE
from companion.games.hero_realms.bots.knight_attacks import list_attack_targets_with_guards
from companion.games.hero_realms.bots.knight_card_values import STAGES, CardValues
from companion.games.hero_realms.bots.knight_purchases import choose_best_purchases
from companion.games.hero_realms.bots.squire_card_values import compute_card_worths
from companion.games.hero_realms.bots.squire_question_answers import choose_best_answer as plain_answer
from companion.games.hero_realms.decisions.seat_view import SeatView

_Score = Callable[[SeatView, CardValues, int, str], float]


def choose_best_answer(view: SeatView, values: CardValues, stage: int) -> tuple[str, list[str]]:
    """The option to take, and the others, the better ones first."""
    score = _SCORES.get(view.asked)
    if score is None:
        return plain_answer(view, compute_card_worths(view.table.book))
    best, *others = sorted(view.options(), key=lambda option: -score(view, values, stage, option))
    return best, others


def _card(view: SeatView, option: str) -> int:
    name = option.rpartition("/")[2].rpartition(":")[2].partition("#")[0]
    return view.table.book.index(name)


def _drop(view: SeatView, values: CardValues, stage: int, option: str) -> float:
    """Discard what would do least when played: dead gold late, a dagger early."""
    return -values.whole[stage][_card(view, option)]


def _take(view: SeatView, values: CardValues, stage: int, option: str) -> float:
    return values.whole[stage][_card(view, option)] if option != NONE else 0.0


def _thin(view: SeatView, values: CardValues, stage: int, option: str) -> float:
    """Sacrifice weak cards for good; one in hand is missed this turn as well."""
    if option == NONE:
        return -values.tuning.keep
    worth = values.whole[stage][_card(view, option)]
    return -worth - (0.5 * worth if option.startswith("hand:") else 0.0)


def _stun(view: SeatView, values: CardValues, stage: int, option: str) -> float:
    if option == NONE:
        return -1.0
    card = _card(view, option)
    tuning = values.tuning
    guard = 1.5 if view.cards[card].guard else 0.0
    return values.board[stage][card] * tuning.reprisal + view.cards[card].defense + guard


def _prepare(view: SeatView, values: CardValues, stage: int, option: str) -> float:
    return values.board[stage][_card(view, option)]


def _branch(view: SeatView, values: CardValues, stage: int, option: str) -> float:
    """A branch by what it does now: gold by what it would buy more, combat by whether it can be used."""
    seat, tuning = view.seats[0], values.tuning
    late = stage / STAGES
    found = re.match(r"([a-z]+)\+(\d+)(\*count\(champion\))?", option)
    if found is None:
        if option.startswith("stun"):
            targets = [laid for n in view.reach(seat)[1] for laid in view.play(n)]
            board = values.board[stage]
            return max((board[x.card] * tuning.reprisal + view.cards[x.card].defense for x in targets), default=0.0)
        return 4.0 if option.startswith("if(") else 3.0
    count = int(found[2])
    if found[3]:
        count *= sum(1 for laid in view.play(seat) if view.cards[laid.card].champion)
    if found[1] == "gold":
        gold = view.gold(seat)
        more = (
            choose_best_purchases(view, seat, values, stage, gold + count)[0]
            - choose_best_purchases(view, seat, values, stage, gold)[0]
        )
        return more * 1.2
    if found[1] == "combat":
        return (
            count * (tuning.combat[0] + (tuning.combat[1] - tuning.combat[0]) * late)
            if list_attack_targets_with_guards(view, seat)
            else 0.0
        )
    return count * (tuning.health[0] + (tuning.health[1] - tuning.health[0]) * late)


_SCORES: dict[str, _Score] = {
    "discard": _drop,
    "skill-pay": _drop,
    "sac": _thin,
    "topdeck": _take,
    "search": _take,
    "raise": _take,
    "free": _take,
    "last-card": _take,
    "look-order": _take,
    "prepare": _prepare,
    "stun": _stun,
    "choose": _branch,
}
