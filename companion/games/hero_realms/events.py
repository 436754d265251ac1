"""Events of the engine: what happened to whom, and the paragraph it follows from.

The engine passes `None` instead of a `Tell` where nobody listens, so that a simulation spends nothing on sentences.
"""

from __future__ import annotations

from companion.games.hero_realms.state import HeroState
from companion.kernel.events import Event, Reason, Tell, Tone
from companion.kernel.messages import Argument, Message, Text

OptionalTell = Tell | None


def emit_event(tell: Tell, state: HeroState, seat: int, rule: str, what: Message, tone: Tone = "plain") -> None:
    """Tell one thing that happened at a seat, by the rule `hero_realms <rule>`."""
    tell(Event(what, Reason(f"hero_realms {rule}"), tone, state.table.places[seat].id))


def seat_name(state: HeroState, seat: int) -> Argument:
    """What a seat is called."""
    return state.table.places[seat].name


def get_card_name(state: HeroState, card: int) -> Text:
    """What a card is called."""
    return state.table.cards[card].name
