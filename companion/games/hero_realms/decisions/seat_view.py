"""What a seat may see. Bots decide from this and nothing else.

Of players with physical cards only what they are known to own is known, not where it is.

Open to everybody: health, pools, play areas, discard piles, the market row, hoard items, and how many cards lie
hidden (hero_realms 1). Hidden: other hands, the order of every deck, face-down hoard items, jars and minions. What is
in the own deck is known, its order is not.
"""

from __future__ import annotations

from companion.games.hero_realms import ask_and_answer
from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.card_data.card_definitions import Card
from companion.games.hero_realms.decisions import legal_acts
from companion.games.hero_realms.rules.attack_reach import attackable_champions, is_guarded
from companion.games.hero_realms.setup_data import Layout
from companion.games.hero_realms.state import CardInPlay, HeroState
from companion.kernel.refusals import NotNow


class SeatView:
    """A position seen from the seats that decide now: one seat, or a team that acts together."""

    __slots__ = ("_state", "cards", "seats", "table")

    def __init__(self, state: HeroState) -> None:
        self._state = state
        self.seats: tuple[int, ...] = (state.asks[0].seat,) if state.asks else state.active
        if len(self.seats) > 1 and state.table.people:
            # Of a team that shares the turn, those whose cards the app holds.
            self.seats = tuple(n for n in self.seats if n not in state.table.people) or self.seats
        self.table: Layout = state.table
        self.cards: list[Card] = state.table.cards

    # --- hidden from others ---------------------------------------------------------------------

    def hand(self, seat: int) -> list[int]:
        """The cards in the own hand."""
        if seat not in self.seats:
            raise NotNow("hr-hidden")
        return self._state.seats[seat].hand

    def own_deck(self, seat: int) -> list[int]:
        """The cards of the own deck, sorted: what is in it is known, their order is not."""
        if seat not in self.seats:
            raise NotNow("hr-hidden")
        return sorted(self._state.seats[seat].deck)

    def legal(self) -> list[Act]:
        """Everything that may be done now by those who decide."""
        found = legal_acts.legal_acts(self._state)
        if self.asked or len(self.seats) == len(self._state.active):
            return found
        # A bot does nothing for the human players of its team.
        own = {self.table.places[seat].id for seat in self.seats}
        return [act for act in found if not (seat := getattr(act, "seat", "")) or seat in own]

    # --- the open question ----------------------------------------------------------------------

    @property
    def asked(self) -> str:
        """The kind of question in the middle of an effect, or nothing."""
        return self._state.asks[0].kind if self._state.asks else ""

    def options(self) -> list[str]:
        """The answers to it."""
        return ask_and_answer.legal_answers(self._state)

    # --- open to everybody ----------------------------------------------------------------------

    @property
    def turns(self) -> int:
        """Turns begun so far, everybody's."""
        return self._state.turns

    @property
    def row(self) -> list[int]:
        """The market row; -1 is an empty slot."""
        return self._state.row

    @property
    def gems(self) -> int:
        """Fire Gems in the stack."""
        return self._state.gems

    @property
    def market_left(self) -> int:
        """Cards in the market deck."""
        return len(self._state.deck)

    def gold(self, seat: int) -> int:
        """A gold pool."""
        return self._state.seats[seat].gold

    def combat(self, seat: int) -> int:
        """A combat pool."""
        return self._state.seats[seat].combat

    def health(self, seat: int) -> int:
        """Somebody's health."""
        return self._state.life(seat)

    def out(self, seat: int) -> bool:
        """Whether a seat is eliminated or defeated."""
        return self._state.seats[seat].out

    def play(self, seat: int) -> list[CardInPlay]:
        """A play area."""
        return self._state.seats[seat].play

    def beside(self, seat: int) -> list[CardInPlay]:
        """Skill, ability, hoard items, open jar and power of a seat."""
        return self._state.seats[seat].beside

    def icons(self, seat: int) -> list[int]:
        """How many cards of each faction a seat has in play."""
        return self._state.seats[seat].icons

    def discard(self, seat: int) -> list[int]:
        """A discard pile: anybody may inspect it at any time. Of physical players it is not known."""
        return self._state.seats[seat].discard

    def hand_count(self, seat: int) -> int:
        """How many cards somebody holds; of physical players, how many it should be by the rules."""
        mine = self._state.seats[seat]
        return min(mine.held, len(mine.deck)) if seat in self.table.people else len(mine.hand)

    def deck_count(self, seat: int) -> int:
        """How many cards are in somebody's deck; of physical players, in deck and discard pile together."""
        count = len(self._state.seats[seat].deck)
        return count - self.hand_count(seat) if seat in self.table.people else count

    def taunters(self, seat: int) -> list[int]:
        """Who taunted this Dragon."""
        return self._state.seats[seat].taunters

    def reach(self, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Whom a seat may attack: players, and owners of champions."""
        return self._state.reach[seat]

    def guarded(self, seat: int) -> bool:
        """Whether guards protect a player."""
        return is_guarded(self._state, seat)

    def exposed(self, seat: int) -> list[CardInPlay]:
        """Champions of a player that may be attacked."""
        return attackable_champions(self._state, seat)

    def toughness(self, seat: int, laid: CardInPlay) -> int:
        """Combat that is still needed to stun a champion."""
        return self._state.defense(seat, laid) - laid.damage


def view_to_dict(state: HeroState) -> dict[str, object]:
    """All that a view shows, as plain data: two positions that look the same to a seat give the same."""
    view = SeatView(state)
    table = state.table
    everybody = {
        place.id: {
            "health": view.health(n),
            "gold": view.gold(n),
            "combat": view.combat(n),
            "out": view.out(n),
            "play": [(x.card, x.owner, x.expended, x.used, x.damage) for x in view.play(n)],
            "beside": [(x.card, x.expended) for x in view.beside(n)],
            "discard": view.discard(n)[:],
            "hand": view.hand_count(n),
            "deck": view.deck_count(n),
            "taunters": view.taunters(n)[:],
        }
        for n, place in enumerate(table.places)
    }
    own = {table.places[n].id: (sorted(view.hand(n)), view.own_deck(n)) for n in view.seats}
    market = (view.row[:], view.gems, view.market_left)
    return {"seats": everybody, "own": own, "market": market, "asked": view.asked, "turns": view.turns}
