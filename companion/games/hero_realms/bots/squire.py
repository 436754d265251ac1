"""Squire: a simple bot. Plays everything, uses what is free, buys the best card it can pay, hits where it counts.

It looks at one act at a time and remembers nothing between them, so it can take over any seat at any moment.
"""

from __future__ import annotations

from functools import cache

from companion.games.hero_realms import acts
from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.bots.squire_card_values import CardWorths, compute_card_worths
from companion.games.hero_realms.bots.squire_question_answers import choose_best_answer
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.state import EMPTY, CardInPlay
from companion.kernel.messages import Message, message

_LEAST_WORTH = 2.0
"""A card worth less is not bought."""
_CHAMPION_WORTH = 2.0
"""A champion that brings less a turn is left alone when its player can be hit."""

_PLAY, _ABILITY = ("play", None), ("ability", None)

# Acts are plain values: built once and shared.
_play, _expend, _ally, _acquire = cache(acts.Play), cache(acts.Expend), cache(acts.Ally), cache(acts.Acquire)
_attack, _choose, _end = cache(acts.Attack), cache(acts.Choose), cache(acts.End)


class Squire:
    """The plain heuristic."""

    def __init__(self) -> None:
        self._why: tuple[str, object] = ("end", None)
        self._passed: list[str] = []
        self._steps = (self._play, self._abilities, self._purchase, self._skill, self._strike)

    def pick(self, view: SeatView) -> Act:
        """The act to do now."""
        self._passed = []
        table = compute_card_worths(view.table.book)
        if view.asked:
            option, self._passed = choose_best_answer(view, table)
            self._why = ("answer", None)
            return _choose(option)
        for step in self._steps:
            # A team goes through each step together, so that everybody's combat is there when it strikes.
            for seat in view.seats:
                found = step(view, seat, table)
                if found is not None:
                    return found
        self._why = ("end", None)
        return _end("")

    def why(self, view: SeatView) -> tuple[Message, tuple[Message, ...]]:
        """The reason of the last pick in words, and what was passed over."""
        kind, what = self._why
        if kind == "buy":
            assert isinstance(what, tuple)
            others = self._affordable(view, what[0])
            passed = tuple(message("hr-option", option=name) for name in others)
            return message("hr-why-buy", card=view.cards[what[0]].name, worth=round(what[1])), passed
        passed = tuple(message("hr-option", option=name) for name in self._passed)
        if kind in ("guard", "champion"):
            card_name = view.cards[int(str(what))].name
            told = "hr-why-guard" if kind == "guard" else "hr-why-champion"
            return Message(told, {"card": card_name}), passed
        if kind == "face":
            return message("hr-why-face", target=view.table.places[int(str(what))].name), passed
        return message(f"hr-why-{kind}"), passed

    # --- the main phase, in the order a plain player goes through it -----------------------------

    def _play(self, view: SeatView, seat: int, table: CardWorths) -> Act | None:
        if view.table.party_game and seat != view.table.boss:
            act = self._party(view)
            if act is not None:
                return act
        hand = view.hand(seat)
        if not hand:
            return None
        self._why = _PLAY
        card = max(hand, key=table.order.__getitem__) if len(hand) > 1 else hand[0]
        return _play(view.cards[card].id, _name(view, seat))

    def _party(self, view: SeatView) -> Act | None:
        """Borrow from the defeated, and steal from a taunted Dragon when it costs two cards or less."""
        boss = view.table.boss
        if not view.taunters(boss) and not any(view.out(n) for n in range(view.table.party)):
            return None
        for act in view.legal():
            if isinstance(act, acts.Borrow):
                self._why = ("borrow", None)
                return act
            if isinstance(act, acts.Steal) and len(act.cards) <= 2:
                self._why = ("steal", None)
                return act
        return None

    def _abilities(self, view: SeatView, seat: int, table: CardWorths) -> Act | None:
        """Expend first, then use allies: an ally may prepare what was expended."""
        cards, icons = view.cards, view.icons(seat)
        play = view.play(seat)
        for laid in play:
            if not laid.expended and cards[laid.card].expend is not None:
                self._why = _ABILITY
                return _expend(cards[laid.card].id, _name(view, seat))
        for laid in play:
            card = cards[laid.card]
            if not laid.used and card.ally is not None and icons[card.faction] > 1:
                self._why = _ABILITY
                return _ally(card.id, _name(view, seat))
        for laid in view.beside(seat):
            card = cards[laid.card]
            if not laid.expended and card.expend is not None and not card.pay:
                self._why = _ABILITY
                return _expend(card.id, _name(view, seat))
        return None

    def _purchase(self, view: SeatView, seat: int, table: CardWorths) -> Act | None:
        gold = view.gold(seat) if len(view.seats) == 1 else sum(view.gold(n) for n in view.seats)
        if not gold:
            return None
        worth = table.stage(view.turns, len(view.table.groups))
        cards, gem = view.cards, view.table.book.gem
        best, found = EMPTY, _LEAST_WORTH
        for card in view.row:
            if card != EMPTY and worth[card] > found and cards[card].cost <= gold:
                best, found = card, worth[card]
        if view.gems and cards[gem].cost <= gold and worth[gem] > found:
            best, found = gem, worth[gem]
        if best == EMPTY:
            return None
        self._why = ("buy", (best, found))
        return _acquire(cards[best].id, _name(view, seat))

    def _affordable(self, view: SeatView, bought: int) -> list[str]:
        """The other market cards that could have been bought."""
        gold = sum(view.gold(n) for n in view.seats)
        row = [view.cards[card] for card in view.row if card not in (EMPTY, bought)]
        return [card.id for card in row if card.cost <= gold]

    def _skill(self, view: SeatView, seat: int, table: CardWorths) -> Act | None:
        """A character's skill, with gold that bought nothing; never at the price of the last points of health."""
        cards, gold = view.cards, view.gold(seat)
        if gold < 2:
            return None
        for laid in view.beside(seat):
            card = cards[laid.card]
            if card.role == "skill" and not laid.expended and card.pay <= gold and view.health(seat) > 5:
                self._why = ("skill", None)
                return _expend(card.id, _name(view, seat))
        return None

    # --- combat ----------------------------------------------------------------------------------

    def _strike(self, view: SeatView, seat: int, table: CardWorths) -> Act | None:
        combat = view.combat(seat)
        target = self._weakest(view, seat)
        if target is None:
            return None
        # Teammates add their combat: what all of them have decides whether a target falls.
        together = sum(view.combat(n) for n in view.seats) if len(view.seats) > 1 else combat
        last = self._final(view, seat, target, together, table)
        if last is not None or not combat:
            return last
        cards, name = view.cards, _name(view, seat)
        # The guards of a team stand before all of it.
        owners = view.reach(seat)[1] if view.table.hydra else (target,)
        for owner, laid in sorted(
            ((n, x) for n in owners for x in view.exposed(n)), key=lambda pair: view.toughness(*pair)
        ):
            if view.toughness(owner, laid) <= together and self._worth_it(view, owner, laid, together, table):
                self._why = ("guard" if cards[laid.card].guard else "champion", laid.card)
                return _attack(view.table.places[owner].id, cards[laid.card].id, 0, name)
        if target in view.reach(seat)[0] and not view.guarded(target):
            self._why = ("kill", None) if together >= view.health(target) else ("face", target)
            return _attack(view.table.places[target].id, "", 0, name)
        return None

    def _weakest(self, view: SeatView, seat: int) -> int | None:
        """The one with the least health and guards among those that can be hit."""
        players, owners = view.reach(seat)
        taunters = view.taunters(seat)
        if taunters:
            players, owners = (tuple(n for n in group if n in taunters) for group in (players, owners))
        if len(players) == 1:
            return players[0]
        candidates = players or owners
        if not candidates:
            return None
        weakest = min(candidates, key=lambda n: view.health(n) + _guards(view, n))
        self._passed = [view.table.places[n].id for n in candidates if n != weakest]
        return weakest

    def _worth_it(self, view: SeatView, target: int, laid: CardInPlay, combat: int, table: CardWorths) -> bool:
        """Guards are in the way; others are hit when they bring much, unless the player falls now."""
        if view.cards[laid.card].guard and not laid.expended:
            return True
        return combat < view.health(target) and table.board[laid.card] >= _CHAMPION_WORTH

    def _final(self, view: SeatView, seat: int, target: int, combat: int, table: CardWorths) -> Act | None:
        """Sacrifice for combat when that takes the last of somebody's health, or nearly so."""
        parting = [laid for laid in view.play(seat) if table.parting_combat[laid.card]]
        parting += [laid for laid in view.beside(seat) if table.parting_combat[laid.card]]
        if not parting:
            return None
        needed = view.health(target) + _guards(view, target)
        more = sum(table.parting_combat[laid.card] for laid in parting)
        if combat < needed <= combat + more:
            self._why = ("final", None)
            return acts.Sacrifice(view.cards[parting[0].card].id, _name(view, seat))
        return None


def _guards(view: SeatView, seat: int) -> int:
    """Combat needed to get past the guards of a player."""
    cards = view.cards
    members = [seat, *view.table.mates(seat)] if view.table.hydra else [seat]
    return sum(
        view.toughness(n, laid)
        for n in members
        for laid in view.play(n)
        if cards[laid.card].guard and not laid.expended
    )


def _name(view: SeatView, seat: int) -> str:
    """Who does it, said only where several act together."""
    return view.table.places[seat].id if view.table.hydra else ""
