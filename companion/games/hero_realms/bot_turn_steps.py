"""A bot's turn at a real table, step by step: what it does, what the table does for it, and why.

`find_awaited_actor` says who has to act next; `decide_next_step` is what a bot does now. The step is only described
here: whoever shows it applies its act to the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from companion.games.hero_realms import acts
from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.ask_and_answer import NONE
from companion.games.hero_realms.bots.bot_factory import Bot, decide_act
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.events import seat_name
from companion.games.hero_realms.game import HeroRealms
from companion.games.hero_realms.rules.card_zones import TURNED
from companion.games.hero_realms.state import EMPTY, HeroState
from companion.games.hero_realms.text.line_parser import write_line
from companion.games.hero_realms.text.question_text import act_text
from companion.kernel.events import Event, Reason
from companion.kernel.messages import Message, message

TOLD_BY_HEADLINE = frozenset((
    "hr-plays", "hr-gold", "hr-combat", "hr-expends", "hr-allies", "hr-draws", "hr-acquires", "hr-attacks",
    "hr-attacks-champion", "hr-turn", "hr-sacrificed", "hr-shuffles",
))  # fmt: skip
"""Events that repeat what `describe_bot_act` says, or that concern only the app's own cards."""


@dataclass(frozen=True, slots=True)
class AwaitedActor:
    """Whom play waits for: the table (a card turned up), physical players, the app, or whoever has the screen."""

    kind: Literal["over", "turned", "people", "app", "anyone"]
    seat: str


@dataclass(frozen=True, slots=True)
class BotStep:
    """One thing a bot does: its act (also as a line), what the table is told, why, and all it leads to."""

    seat: str
    act: Act
    line: str
    says: Message
    reason: Reason
    events: tuple[Event, ...]


def find_awaited_actor(state: HeroState) -> AwaitedActor:
    """Whom play waits for."""
    places = state.table.places
    if state.winners:
        return AwaitedActor("over", places[state.winners[0]].id)
    if state.asks:
        kind, seat = state.asks[0].kind, state.asks[0].seat
        return AwaitedActor("turned" if kind == TURNED else places[seat].played_by, places[seat].id)
    # Where a team of humans and bots shares a turn, the humans end it.
    seat = next((n for n in state.active if n in state.table.people), state.active[0])
    return AwaitedActor(places[seat].played_by, places[seat].id)


def decide_next_step(state: HeroState, player: Bot) -> BotStep | None:
    """What a bot does now; None when that is not the app's to decide, or only human teammates are left to act."""
    now, deciding = find_awaited_actor(state), SeatView(state).seats[0]
    shares_turn = not state.asks and deciding not in state.table.people and now.kind == "people"
    if now.kind not in ("app", "anyone") and not shares_turn:
        return None
    act, told = decide_act(state, player)
    if shares_turn and isinstance(act, acts.End):
        return None
    after, events = state.copy(), list[Event]()
    HeroRealms().apply(after, act, events.append)
    assert told.reason is not None
    seat = state.table.places[deciding].id
    says = describe_bot_act(state, after, deciding, act, events)
    return BotStep(seat, act, write_line(act), says, told.reason, tuple(events))


# --- in words ------------------------------------------------------------------------------------


def describe_bot_act(before: HeroState, after: HeroState, seat: int, act: Act, events: Sequence[Event]) -> Message:
    """What a bot did, in words for the table: the position before and after it, and the events in between."""
    name = seat_name(before, seat)
    if isinstance(act, (acts.Play, acts.Expend, acts.Ally, acts.Sacrifice)):
        return _used(before, after, seat, act)
    if isinstance(act, acts.Acquire) and not act.source:
        return _bought(before, after, seat, act)
    if isinstance(act, acts.Attack):
        count = before.seats[seat].combat - after.seats[seat].combat
        target = seat_name(before, before.table.index[act.player])
        if act.champion:
            card = before.table.book.by_id[act.champion.partition("#")[0]].name
            return message("hr-attacks-champion", name=name, target=target, card=card, count=count)
        return message("hr-attacks", name=name, target=target, count=count)
    if isinstance(act, acts.End):
        return message("hr-step-end", name=name)
    if isinstance(act, acts.Choose):
        # What it led to says more than what was chosen; that a deck had to be shuffled for it does not.
        told = [event.message for event in events if event.message.id != "hr-shuffles"]
        if told:
            return told[0]
        if act.option == NONE:
            return message("hr-step-declines", name=name)
    return message("hr-decides", name=name, what=act_text(before, act))


_USED = {acts.Play: "play", acts.Expend: "expend", acts.Ally: "ally", acts.Sacrifice: "sacrifice"}


def _used(
    before: HeroState, after: HeroState, seat: int, act: acts.Play | acts.Expend | acts.Ally | acts.Sacrifice
) -> Message:
    """The message for a card or an ability that was used, with what it brings at once."""
    card = before.table.book.by_id[act.card.partition("#")[0]]
    mine, then = before.seats[seat], after.seats[seat]
    paid = card.pay if isinstance(act, acts.Expend) else 0
    gained = {
        "gold": then.gold - mine.gold + paid,
        "combat": then.combat - mine.combat,
        "health": after.life(seat) - before.life(seat),
    }
    gains = [message("hr-step-gain", pool=pool, count=count) for pool, count in gained.items() if count > 0]
    name = seat_name(before, seat)
    return message(f"hr-step-{_USED[type(act)]}", name=name, card=card.name, count=len(gains), gains=gains)


def _bought(before: HeroState, after: HeroState, seat: int, act: acts.Acquire) -> Message:
    """The message for a purchase, and what the table does with the empty slot."""
    name, card = seat_name(before, seat), before.table.book.by_id[act.card]
    if card.index == before.table.book.gem:
        return message("hr-step-buys-gem", name=name, card=card.name)
    slot = before.row.index(card.index)
    if before.table.real_market and before.deck:
        return message("hr-step-buys-ask", name=name, card=card.name, slot=slot + 1)
    if after.row[slot] == EMPTY:
        return message("hr-step-buys-last", name=name, card=card.name, slot=slot + 1)
    new = before.table.cards[after.row[slot]].name
    return message("hr-step-buys-new", name=name, card=card.name, slot=slot + 1, new=new)
