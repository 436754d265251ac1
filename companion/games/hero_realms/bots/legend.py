"""Legend: a bot that searches within its turn. Knight makes the obvious choices; Legend searches the others.

Hidden cards are thought up anew for every playout and never looked at. The budget counts for a turn: seconds at a
table, playouts in a simulation, where the same seed must give the same game.
"""

from __future__ import annotations

from itertools import combinations

from companion.games.hero_realms import acts
from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.bots.knight import Knight
from companion.games.hero_realms.bots.legend_search import (
    Budget,
    Candidate,
    OnProgress,
    Progress,
    Search,
    ThriftyKnight,
)
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.rules.card_zones import TURNED
from companion.games.hero_realms.text.question_text import act_text
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.messages import Message, message

AT_THE_TABLE = Budget(seconds=2.0)
"""The time for a turn that people are used to wait."""
IN_SIMULATION = Budget(playouts=100)
"""About 50 ms a turn on the machine it was measured on."""

_PURCHASES, _PAIRS, _ANSWERS = 8, 8, 3
"""How many others than Knight's own choice are looked at."""


def _unheard(progress: Progress) -> None:
    """Ignore the progress of a search that nobody watches."""


class Legend:
    """The bot that searches over samples of the hidden cards."""

    def __init__(
        self,
        luck: Luck,
        budget: Budget = IN_SIMULATION,
        on_progress: OnProgress = _unheard,
        ahead: int = 2,
        caution: float = 0.7,
    ) -> None:
        self.luck, self.budget, self.on_progress = luck, budget, on_progress
        self.knight = Knight()
        self.search = Search(luck, ahead, caution)
        self._turn: tuple[int, tuple[int, ...]] = (-1, ())
        self._left = 0.0
        self._reason: tuple[Message, tuple[Message, ...]] = (message("hr-why-end"), ())

    def pick(self, view: SeatView) -> Act:
        """The act to do now."""
        if self._turn != (view.turns, view.seats):
            self._turn, self._left = (view.turns, view.seats), 1.0
            self.search.stopped = False
            self.knight = Knight()
        plain = self.knight.pick(view)
        self._reason = self.knight.why(view)
        if self.knight.wins_now:
            return plain
        candidates = self._candidates(view, plain)
        return self._think(view, candidates) if len(candidates) > 1 else plain

    def why(self, view: SeatView) -> tuple[Message, tuple[Message, ...]]:
        """The reason of the last pick in words, and what was passed over."""
        return self._reason

    def stop(self) -> None:
        """Think no further this turn; what is decided from now on is decided at once."""
        self.search.stop()

    def _think(self, view: SeatView, candidates: list[Candidate]) -> Act:
        # A share of what is left for each decision, so that the last ones of a turn get theirs; answers matter less.
        part = self._left / (5 if view.asked else 2)
        self._left -= part
        budget = Budget(self.budget.seconds * part, int(self.budget.playouts * part))
        best = self.search.best(view, candidates, budget, self.on_progress)
        if best.glances:
            self._reason = _reason(view, best, candidates, self._reason[0])
        if best.thrifty and not isinstance(best.act, acts.Acquire):
            # Nothing more is worth its place in the deck: so be it for the rest of the turn.
            self.knight = ThriftyKnight()
        return best.act

    def _candidates(self, view: SeatView, plain: Act) -> list[Candidate]:
        """Knight's choice first, then what else is worth a thought."""
        if isinstance(plain, acts.Choose):
            # What the table turned up is no choice at all.
            options = self.knight.passed[:_ANSWERS] if view.asked != TURNED else []
            return [Candidate((act,)) for act in (plain, *(acts.Choose(option) for option in options))]
        if isinstance(plain, acts.Acquire):
            return self._shopping(view, plain)
        others: list[Act] = []
        thrifty = isinstance(self.knight, ThriftyKnight)
        if isinstance(plain, (acts.Attack, acts.Sacrifice, acts.End)):
            others = [act for act in view.legal() if isinstance(act, (acts.Attack, acts.Sacrifice)) and act != plain]
            others += [] if thrifty else self._purchases(view)
        return [Candidate((act,), thrifty) for act in (plain, *others)]

    def _shopping(self, view: SeatView, plain: acts.Acquire) -> list[Candidate]:
        """What to buy: each card, with Knight going on or nothing after it; two cards; or nothing at all."""
        found = self._purchases(view)
        others = [act for act in found if act != plain]
        plans = [Candidate((plain,)), *(Candidate((act,)) for act in others)]
        plans += [Candidate((act,), thrifty=True) for act in found]
        plans += [Candidate(pair, thrifty=True) for pair in self._pairs(view, found)]
        return [*plans, Candidate((ThriftyKnight().pick(view),), thrifty=True)]

    def _purchases(self, view: SeatView) -> list[acts.Acquire]:
        """The cards that can be bought, those worth most first."""
        found = [act for act in view.legal() if isinstance(act, acts.Acquire)]
        worth, index = self.knight.worths(view), view.table.book.index
        return sorted(found, key=lambda act: -worth[index(act.card)])[:_PURCHASES]

    def _pairs(self, view: SeatView, found: list[acts.Acquire]) -> list[tuple[acts.Acquire, acts.Acquire]]:
        """Two cards that can be paid together, those worth most first."""
        cards, index = view.cards, view.table.book.index
        gold, worth = sum(view.gold(n) for n in view.seats), self.knight.worths(view)
        pairs = [
            (one, other)
            for one, other in combinations([act for act in found if not act.source], 2)
            if one.card != other.card and cards[index(one.card)].cost + cards[index(other.card)].cost <= gold
        ]
        return sorted(pairs, key=lambda pair: -sum(worth[index(act.card)] for act in pair))[:_PAIRS]


def _reason(
    view: SeatView, best: Candidate, candidates: list[Candidate], plain: Message
) -> tuple[Message, tuple[Message, ...]]:
    """Knight's reason where Legend came to the same; what else was thought through."""
    count = sum(len(one.glances) + len(one.seen) for one in candidates)
    # Several plans may begin with the same act.
    others = dict.fromkeys(one.act for one in candidates if one.act != best.act)
    passed = tuple(act_text(view._state, act) for act in others)
    if best.act == candidates[0].act:
        return message("hr-why-sure", why=plain, count=count), passed
    return message("hr-why-searched", count=count), passed
