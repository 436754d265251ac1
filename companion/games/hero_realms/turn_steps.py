"""A chair's turn at the real table, step by step: what it does, what the table does for it, and why.

`waiting` says who has to say something next; `next_step` is what a chair does now. The step is only told here: give
its act to the table, and it has happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from companion.games.hero_realms import acts
from companion.games.hero_realms.asked import spoken
from companion.games.hero_realms.asking import NONE
from companion.games.hero_realms.chairs import Player, decide
from companion.games.hero_realms.game import HeroRealms
from companion.games.hero_realms.lines import write_line
from companion.games.hero_realms.state import EMPTY, HeroState
from companion.games.hero_realms.telling import who
from companion.games.hero_realms.view import View
from companion.games.hero_realms.zones import TURNED
from companion.kernel.acts import Act
from companion.kernel.events import Event, Reason
from companion.kernel.words import Message, message


@dataclass(frozen=True, slots=True)
class Waiting:
    """Who says what comes next: the table which card turned up, people, the app, or whoever has the screen."""

    kind: Literal["over", "turned", "people", "app", "anyone"]
    seat: str


@dataclass(frozen=True, slots=True)
class Step:
    """One thing a chair does: its act (also as a line), what the table is told, why, and all it leads to."""

    seat: str
    act: Act
    line: str
    says: Message
    reason: Reason
    events: tuple[Event, ...]


def waiting(state: HeroState) -> Waiting:
    """Whom play waits for."""
    places = state.table.places
    if state.winners:
        return Waiting("over", places[state.winners[0]].id)
    if state.asks:
        kind, seat = state.asks[0][0], state.asks[0][1]
        return Waiting("turned" if kind == TURNED else places[seat].played_by, places[seat].id)
    # Where a team of people and chairs shares a turn, people end it.
    seat = next((n for n in state.active if n in state.table.people), state.active[0])
    return Waiting(places[seat].played_by, places[seat].id)


def next_step(state: HeroState, player: Player) -> Step | None:
    """What a chair does now; None when that is not the app's to decide, or a team has only people left to act."""
    now, deciding = waiting(state), View(state).seats[0]
    shares_turn = not state.asks and deciding not in state.table.people and now.kind == "people"
    if now.kind not in ("app", "anyone") and not shares_turn:
        return None
    act, told = decide(state, player)
    if shares_turn and isinstance(act, acts.End):
        return None
    after, events = state.copy(), list[Event]()
    HeroRealms().apply(after, act, events.append)
    assert told.reason is not None
    seat = state.table.places[deciding].id
    says = in_words(state, after, deciding, act, events)
    return Step(seat, act, write_line(act), says, told.reason, tuple(events))


# --- in words ------------------------------------------------------------------------------------


def in_words(before: HeroState, after: HeroState, seat: int, act: Act, events: Sequence[Event]) -> Message:
    """What a chair did, as the table is told: the position before and after it, and the events in between."""
    name = who(before, seat)
    if isinstance(act, (acts.Play, acts.Expend, acts.Ally, acts.Sacrifice)):
        return _used(before, after, seat, act)
    if isinstance(act, acts.Acquire) and not act.source:
        return _bought(before, after, seat, act)
    if isinstance(act, acts.Attack):
        count = before.seats[seat].combat - after.seats[seat].combat
        target = who(before, before.table.index[act.player])
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
    return message("hr-decides", name=name, what=spoken(before, act))


_USED = {acts.Play: "play", acts.Expend: "expend", acts.Ally: "ally", acts.Sacrifice: "sacrifice"}


def _used(
    before: HeroState, after: HeroState, seat: int, act: acts.Play | acts.Expend | acts.Ally | acts.Sacrifice
) -> Message:
    """A card or an ability, with what it brings at once."""
    card = before.table.book.by_id[act.card.partition("#")[0]]
    mine, then = before.seats[seat], after.seats[seat]
    paid = card.pay if isinstance(act, acts.Expend) else 0
    gained = {
        "gold": then.gold - mine.gold + paid,
        "combat": then.combat - mine.combat,
        "health": after.life(seat) - before.life(seat),
    }
    gains = [message("hr-step-gain", pool=pool, count=count) for pool, count in gained.items() if count > 0]
    name = who(before, seat)
    return message(f"hr-step-{_USED[type(act)]}", name=name, card=card.name, count=len(gains), gains=gains)


def _bought(before: HeroState, after: HeroState, seat: int, act: acts.Acquire) -> Message:
    """A purchase, and what the table does with the empty slot."""
    name, card = who(before, seat), before.table.book.by_id[act.card]
    if card.index == before.table.book.gem:
        return message("hr-step-buys-gem", name=name, card=card.name)
    slot = before.row.index(card.index)
    if before.table.real_market and before.deck:
        return message("hr-step-buys-ask", name=name, card=card.name, slot=slot + 1)
    if after.row[slot] == EMPTY:
        return message("hr-step-buys-last", name=name, card=card.name, slot=slot + 1)
    new = before.table.cards[after.row[slot]].name
    return message("hr-step-buys-new", name=name, card=card.name, slot=slot + 1, new=new)
