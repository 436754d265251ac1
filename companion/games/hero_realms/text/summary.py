"""A table of Hero Realms as lines: whose turn it is, everybody's life and champions, the market."""

from __future__ import annotations

from companion.games.hero_realms.events import seat_name
from companion.games.hero_realms.state import EMPTY, HeroState
from companion.kernel.messages import Argument, Message, message


def current_turn_message(state: HeroState) -> Message:
    """Whose turn it is."""
    return message("now-ended") if state.ended else message("now-turn", name=seat_name(state, state.active[0]))


def summary_lines(state: HeroState) -> list[Message]:
    """What lies open on the table."""
    cards = state.table.cards
    row: Argument = [cards[card].name for card in state.row if card != EMPTY]
    market = [message("hr-line-market", cards=row)] if row else []
    return [current_turn_message(state), *(_seat(state, seat) for seat in range(len(state.seats))), *market]


def _seat(state: HeroState, seat: int) -> Message:
    laid: Argument = [state.table.cards[laid.card].name for laid in state.seats[seat].play]
    count = len(state.seats[seat].play)
    return message("hr-line-seat", name=seat_name(state, seat), life=state.life(seat), cards=laid, count=count)
