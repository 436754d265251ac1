"""How Squire answers questions in the middle of an effect: by the worth of cards and the health at stake."""

from __future__ import annotations

import re
from collections.abc import Callable

from companion.games.hero_realms.ask_and_answer import NONE
from companion.games.hero_realms.bots.squire_card_values import CardWorths
from companion.games.hero_realms.decisions.seat_view import SeatView

_POINTS = {"gold": 1.4, "combat": 1.2, "health": 0.6, "draw": 2.4}
_KEEP = 2.6
"""Cards worth less than this are sacrificed gladly: the starters and little else."""


def choose_best_answer(view: SeatView, table: CardWorths) -> tuple[str, list[str]]:
    """The option to take, and the others."""
    options = view.options()
    score = _SCORES.get(view.asked, _first)
    best = max(options, key=lambda option: score(view, table, option))
    return best, [option for option in options if option != best]


def _card(view: SeatView, option: str) -> int:
    name = option.rpartition("/")[2].rpartition(":")[2].partition("#")[0]
    return view.table.book.index(name)


def _worth(view: SeatView, table: CardWorths, option: str) -> float:
    return table.stage(view.turns, len(view.table.groups))[_card(view, option)]


def _first(view: SeatView, table: CardWorths, option: str) -> float:
    return 0.0


def _keep_good(view: SeatView, table: CardWorths, option: str) -> float:
    """Give away what is worth least."""
    return -_worth(view, table, option) if option != NONE else -100.0


def _take_good(view: SeatView, table: CardWorths, option: str) -> float:
    return _worth(view, table, option) if option != NONE else -100.0


def _thin(view: SeatView, table: CardWorths, option: str) -> float:
    """Sacrifice weak cards, from the discard pile first; keep the others."""
    if option == NONE:
        return -_KEEP
    return -_worth(view, table, option) + (0.1 if option.startswith("discard:") else 0.0)


def _drop(view: SeatView, table: CardWorths, option: str) -> float:
    return -_KEEP if option == NONE else -_worth(view, table, option)


def _stun(view: SeatView, table: CardWorths, option: str) -> float:
    if option == NONE:
        return -100.0
    return table.board[_card(view, option)] + view.cards[_card(view, option)].defense * 0.3


def _poorest(view: SeatView, table: CardWorths, option: str) -> float:
    return -view.health(view.table.index[option])


def _fullest_hand(view: SeatView, table: CardWorths, option: str) -> float:
    return view.hand_count(view.table.index[option])


def _most_champions(view: SeatView, table: CardWorths, option: str) -> float:
    return sum(table.board[laid.card] for laid in view.play(view.table.index[option]))


def _effect(view: SeatView, table: CardWorths, option: str) -> float:
    """A branch by its numbers; stunning counts only where there is somebody to stun."""
    if option.startswith("stun"):
        seat = view.seats[0]
        targets = [laid for n in view.reach(seat)[1] for laid in view.play(n)]
        return max((table.board[laid.card] for laid in targets), default=0.0)
    if option.startswith(("reveal_hoard", "if(hoard_behind)")):
        return 4.0 if option.startswith("if") else 3.0
    found = re.match(r"([a-z]+)[+ ](\d+)", option)
    if found is None:
        return 0.5
    return _POINTS.get(found[1], 0.5) * int(found[2])


def _more(view: SeatView, table: CardWorths, option: str) -> float:
    return float(option)


def _do_it(view: SeatView, table: CardWorths, option: str) -> float:
    return -1.0 if option == NONE else 1.0


def _to_hand(view: SeatView, table: CardWorths, option: str) -> float:
    return 1.0 if option == "hand" else 0.0


def _partner(view: SeatView, table: CardWorths, option: str) -> float:
    """The faction that lets most ally abilities be used."""
    seat, cards = view.seats[0], view.cards
    faction = ("none", "imperial", "guild", "necros", "wild").index(option)
    alone = view.icons(seat)[faction] == 1
    waiting = [x for x in view.play(seat) if cards[x.card].faction == faction and cards[x.card].ally and not x.used]
    return (2.0 if alone and waiting else 0.0) + (1.0 if not view.icons(seat)[faction] else 0.0)


def _item(view: SeatView, table: CardWorths, option: str) -> float:
    return -1.0 if option == NONE else float(view.cards[_card(view, option)].check)


_SCORES: dict[str, Callable[[SeatView, CardWorths, str], float]] = {
    "heal": _poorest,
    "bless": _poorest,
    "blast": _poorest,
    "discard": _keep_good,
    "skill-pay": _keep_good,
    "sac": _thin,
    "look-discard": _drop,
    "topdeck": _take_good,
    "search": _take_good,
    "look-order": _take_good,
    "raise": _take_good,
    "free": _take_good,
    "last-card": _take_good,
    "prepare": _stun,
    "stun": _stun,
    "opponent": _fullest_hand,
    "empty-hand": _fullest_hand,
    "stun-all": _most_champions,
    "choose": _effect,
    "number": _more,
    "yes-no": _do_it,
    "goes": _to_hand,
    "faction": _partner,
    "plunder": _item,
    "skill-steal": _item,
}
