"""Knight: a tuned bot. Plays in the right order, buys sets of cards for the deck it has, plans where combat goes.

Like Squire it looks at the table anew for every act and remembers nothing, so it can take over any seat at any moment.
"""

from __future__ import annotations

from functools import cache

from companion.games.hero_realms import acts
from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.bots.knight_attacks import Strike, choose_best_strike
from companion.games.hero_realms.bots.knight_card_values import CardValues, compute_card_values
from companion.games.hero_realms.bots.knight_purchases import choose_best_purchases
from companion.games.hero_realms.bots.knight_question_answers import choose_best_answer
from companion.games.hero_realms.bots.knight_sacrifices import choose_sacrifice
from companion.games.hero_realms.bots.knight_tuning import KNIGHT, Tuning
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.state import EMPTY
from companion.kernel.messages import Message, message

# Acts are plain values: built once and shared.
_play, _expend, _ally, _acquire = cache(acts.Play), cache(acts.Expend), cache(acts.Ally), cache(acts.Acquire)
_attack, _choose, _end, _sacrifice = cache(acts.Attack), cache(acts.Choose), cache(acts.End), cache(acts.Sacrifice)


class Knight:
    """The tuned heuristic."""

    def __init__(self, tuning: Tuning = KNIGHT) -> None:
        self.tuning = tuning
        self._why: Message = message("hr-why-end")
        self._passed: list[str] = []
        self._table: CardValues | None = None

    def pick(self, view: SeatView) -> Act:
        """The act to do now."""
        table = self._table
        if table is None or table.book is not view.table.book:
            table = self._table = compute_card_values(view.table.book, self.tuning)
        stage = table.stage(view.turns / len(view.table.groups))
        self._passed = []
        if view.asked:
            option, self._passed = choose_best_answer(view, table, stage)
            self._why = message("hr-why-answer")
            return _choose(option)
        for step in (self._play, self._abilities, self._purchase, self._skill, self._strike):
            # A team goes through each step together, so that everybody's combat is there when it strikes.
            for seat in view.seats:
                if view.out(seat):
                    continue
                found = step(view, seat, table, stage)
                if found is not None:
                    return found
        self._why = message("hr-why-end")
        return _end("")

    @property
    def wins_now(self) -> bool:
        """Whether the last pick is a blow that takes the last of somebody's health."""
        return self._why.id == "hr-why-kill"

    @property
    def passed(self) -> list[str]:
        """What the last pick passed over, by id."""
        return self._passed

    def worths(self, view: SeatView) -> list[float]:
        """What every card is worth to it now."""
        table = compute_card_values(view.table.book, self.tuning)
        return table.whole[table.stage(view.turns / len(view.table.groups))]

    def why(self, view: SeatView) -> tuple[Message, tuple[Message, ...]]:
        """The reason of the last pick in words, and what was passed over."""
        return self._why, tuple(message("hr-option", option=name) for name in self._passed)

    # --- cards and abilities ---------------------------------------------------------------------

    def _play(self, view: SeatView, seat: int, table: CardValues, stage: int) -> Act | None:
        if view.table.party_game and seat != view.table.boss:
            act = self._party(view)
            if act is not None:
                return act
        hand = view.hand(seat)
        if not hand:
            return None
        self._why = _PLAY
        # Among cards of the same order the best goes first: what is left may have to be discarded for a draw.
        worth, order = table.whole[stage], table.order
        card = max(hand, key=lambda card: (order[card], worth[card]))
        return _play(view.cards[card].id, _name(view, seat))

    def _party(self, view: SeatView) -> Act | None:
        """Borrow the best card of the defeated; steal from a taunted Dragon when two cards or less pay for it."""
        if not view.taunters(view.table.boss) and not any(view.out(n) for n in range(view.table.party)):
            return None
        table = compute_card_values(view.table.book, self.tuning)
        found = view.legal()
        borrowed = [act for act in found if isinstance(act, acts.Borrow)]
        if borrowed:
            self._why = message("hr-why-borrow")
            index = view.table.book.index
            # From a real hand the table chooses, which is as good as any.
            return max(borrowed, key=lambda act: table.whole[-1][index(act.card)] if act.card else 0.0)
        for act in found:
            if isinstance(act, acts.Steal) and len(act.cards) <= 2:
                self._why = message("hr-why-steal")
                return act
        return None

    def _abilities(self, view: SeatView, seat: int, table: CardValues, stage: int) -> Act | None:
        """Expend what draws first and what chooses last; allies in between, for they may prepare what was expended."""
        cards, icons, name = view.cards, view.icons(seat), _name(view, seat)
        self._why = _ABILITY
        ready = [x.card for x in view.play(seat) if not x.expended and cards[x.card].expend is not None]
        ready += [
            x.card
            for x in view.beside(seat)
            if not x.expended and cards[x.card].expend is not None and not cards[x.card].pay
        ]
        first = min(ready, key=table.turn_order.__getitem__) if ready else EMPTY
        if first != EMPTY and table.turn_order[first] < 3:
            return _expend(cards[first].id, name)
        for laid in view.play(seat):
            card = cards[laid.card]
            if not laid.used and card.ally is not None and icons[card.faction] > 1:
                return _ally(card.id, name)
        return _expend(cards[first].id, name) if first != EMPTY else None

    def _skill(self, view: SeatView, seat: int, table: CardValues, stage: int) -> Act | None:
        """A character's skill, with gold that bought nothing; never at the price of the last points of health."""
        cards, gold = view.cards, view.gold(seat)
        if gold < 2:
            return None
        for laid in view.beside(seat):
            card = cards[laid.card]
            if card.role == "skill" and not laid.expended and card.pay <= gold and view.health(seat) > 5:
                self._why = message("hr-why-skill")
                return _expend(card.id, _name(view, seat))
        return None

    # --- buying ----------------------------------------------------------------------------------

    def _purchase(self, view: SeatView, seat: int, table: CardValues, stage: int) -> Act | None:
        gold = sum(view.gold(n) for n in view.seats)
        if not gold:
            return None
        _, chosen = choose_best_purchases(view, seat, table, stage, gold)
        if not chosen:
            return None
        cards, card = view.cards, chosen[0]
        self._passed = [
            cards[other].id
            for other in dict.fromkeys(view.row)
            if other not in (card, EMPTY) and cards[other].cost <= gold
        ]
        self._why = message("hr-why-buy", card=cards[card].name, worth=round(table.whole[stage][card]))
        return _acquire(cards[card].id, _name(view, seat))

    # --- combat ----------------------------------------------------------------------------------

    def _strike(self, view: SeatView, seat: int, table: CardValues, stage: int) -> Act | None:
        combat = view.combat(seat)
        # Teammates add their combat: what all of them have decides whether a target falls.
        together = sum(view.combat(n) for n in view.seats) if len(view.seats) > 1 else combat
        given = choose_sacrifice(view, seat, table, stage, together)
        if given is not None:
            card, self._why = given
            return _sacrifice(card.id, _name(view, seat))
        if not combat:
            return None
        strike = choose_best_strike(view, seat, table, stage, together)
        if strike is None:
            return None
        self._say_why(view, strike)
        champion = view.cards[strike.laid.card].id if strike.laid is not None else ""
        return _attack(view.table.places[strike.target].id, champion, 0, _name(view, seat))

    def _say_why(self, view: SeatView, strike: Strike) -> None:
        if strike.laid is not None:
            card = view.cards[strike.laid.card]
            guards = card.guard and not strike.laid.expended
            self._why = Message("hr-why-guard" if guards else "hr-why-champion", {"card": card.name})
        elif strike.kills:
            self._why = message("hr-why-kill")
        else:
            self._why = message("hr-why-face", target=view.table.places[strike.target].name)


_PLAY, _ABILITY = message("hr-why-play"), message("hr-why-ability")


def _name(view: SeatView, seat: int) -> str:
    """Who does it, said only where several act together."""
    return view.table.places[seat].id if view.table.hydra else ""
