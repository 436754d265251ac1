"""Who is out, who has won, and who may attack whom."""

from __future__ import annotations

from companion.games.tracker.acts import Back, Finish, Out
from companion.games.tracker.name_lookup import require_seat
from companion.games.tracker.rules import turn_flow
from companion.games.tracker.rules.counter_values import change_counter_within_limits
from companion.games.tracker.score_sheet import AttackDef, EndDef
from companion.games.tracker.state import SheetState
from companion.kernel.building_blocks.seating import Seating
from companion.kernel.events import Event, Reason, Tell
from companion.kernel.messages import Message
from companion.kernel.refusals import Malformed, NotNow


def check_eliminations_and_winner(state: SheetState, tell: Tell) -> None:
    """After an act: see whether somebody is out now, and whether somebody has won."""
    end = state.sheet.end
    if end is None:
        return
    for seat in state.living:
        if state.ended or state.waiting is not None:
            return
        if seat not in state.out and state.has(end.counter, seat) and _is_lost(state, end, seat):
            _lose(state, end, seat, tell)


def _lose(state: SheetState, end: EndDef, seat: str, tell: Tell) -> None:
    pile = next((p for p in state.sheet.piles if p.seat == seat and p.counter == end.counter), None)
    if pile is not None and len(state.drawn.get(pile.id, ())) < pile.draws:
        state.waiting = pile.id
        tell(Event(Message("pile-asks", {"pile": pile.name}), Reason(pile.source), "turn", seat))
        return
    for lost in _who_falls(state, end, seat):
        _fall(state, end, lost, tell)


def take_seat_out(state: SheetState, act: Out, tell: Tell) -> None:
    """A seat leaves the game because the table says so."""
    seat = require_seat(state, act.seat)
    if seat.id in state.out:
        raise NotNow("seat-is-out", name=state.name(seat.id))
    end = state.sheet.end or EndDef("all-out")
    for lost in _who_falls(state, end, seat.id):
        _fall(state, end, lost, tell)


def bring_seat_back(state: SheetState, act: Back, tell: Tell) -> None:
    """A seat comes back: somebody was counted out by mistake, or the table says so."""
    seat = require_seat(state, act.seat)
    if seat.id not in state.out:
        raise NotNow("seat-not-out", name=state.name(seat.id))
    end = state.sheet.end
    for lost in _who_falls(state, end or EndDef("all-out"), seat.id, standing=False):
        state.out = tuple(s for s in state.out if s != lost)
        if end is not None and state.has(end.counter, lost) and _is_lost(state, end, lost):
            value = state.value(end.counter, lost)
            change_counter_within_limits(state, end.counter, lost, -1 if end.full else end.at + 1 - value, tell)
        tell(Event(Message("seat-back", {"name": state.name(lost)}), tone="heal", seat=lost))


def end_table_by_decision(state: SheetState, act: Finish, tell: Tell) -> None:
    """The table ends by its own decision."""
    for winner in act.winners:
        require_seat(state, winner)
    if len(set(act.winners)) != len(act.winners):
        raise Malformed("finish-twice")
    _end(state, act.winners, "", tell)


def attackable_seats(state: SheetState, seat: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The players a seat may attack, and the seats whose champions it may attack."""
    rule = next((a for a in state.sheet.attacks if a.kind == state.sheet.seat(seat).kind), None)
    if rule is None or state.ended or seat in state.out:
        return (), ()
    players = tuple(s for s in _targets(state, rule, seat) if s != seat)
    if rule.champions == "same":
        return players, players
    return players, tuple(dict.fromkeys(s for s in _neighbours(state, seat) if s != seat))


# --- how it works --------------------------------------------------------------------------------


def _is_lost(state: SheetState, end: EndDef, seat: str) -> bool:
    value = state.value(end.counter, seat)
    if not end.full:
        return value <= end.at
    high = state.limits(end.counter, seat).high
    return high is not None and value >= high


def _who_falls(state: SheetState, end: EndDef, seat: str, standing: bool = True) -> list[str]:
    """The seat, or its whole team where the total that ran out is shared."""
    team = state.sheet.team_of(seat)
    members = team.seats if team is not None and end.counter in team.holds else (seat,)
    return [s for s in members if (s not in state.out) == standing]


def _fall(state: SheetState, end: EndDef, seat: str, tell: Tell) -> None:
    if state.ended:
        return
    heir = Seating(tuple(s.id for s in state.sheet.seats)).right_of(seat, state.living)
    state.out = (*state.out, seat)
    tell(Event(Message("seat-out", {"name": state.name(seat)}), Reason(end.source), "harm", seat))
    turn_flow.run_effects(state, end.on_out, (seat,), tell)
    if winners := _winners(state, end, seat, heir):
        _end(state, winners, end.source, tell)
    elif not state.living:
        _end(state, (), end.source, tell)
    elif end.bounty is not None and heir is not None:
        change_counter_within_limits(state, end.bounty.counter, heir, end.bounty.amount, tell, Reason(end.source))
        if end.bounty.remind:
            state.remind(end.bounty.remind)
            reminder = Message("reminder-for", {"name": state.name(heir), "text": end.bounty.remind})
            tell(Event(reminder, Reason(end.source), "remind", heir))


def _winners(state: SheetState, end: EndDef, fallen: str, heir: str | None) -> tuple[str, ...]:
    living = state.living
    if end.win == "last-seat":
        return living if len(living) == 1 else ()
    if end.win == "first-blood":
        return (heir,) if heir is not None else ()
    if end.win == "emperor":
        lost = state.sheet.seat(fallen)
        return tuple(s.id for s in state.sheet.seats if s.team != lost.team) if lost.kind == "emperor" else ()
    if end.win == "last-team":
        teams = {state.sheet.seat(s).team for s in living}
        return tuple(s.id for s in state.sheet.seats if s.team in teams) if len(teams) == 1 else ()
    if end.win == "side":
        sides = {state.sheet.seat(s).side for s in living}
        return tuple(s.id for s in state.sheet.seats if s.side in sides) if len(sides) == 1 else ()
    return ()


def _end(state: SheetState, winners: tuple[str, ...], source: str, tell: Tell) -> None:
    state.ended, state.winners, state.waiting = True, winners, None
    message = Message("table-won", {"names": [state.name(w) for w in winners]}) if winners else Message("table-over")
    tell(Event(message, Reason(source) if source else None, "end"))


def _targets(state: SheetState, rule: AttackDef, seat: str) -> tuple[str, ...]:
    sheet, living = state.sheet, state.living
    me = sheet.seat(seat)
    if rule.players == "left":
        left = Seating(tuple(s.id for s in sheet.seats)).left_of(seat, living)
        return (left,) if left is not None else ()
    if rule.players == "other-team":
        return tuple(s for s in living if sheet.seat(s).team != me.team)
    if rule.players == "other-side":
        return tuple(s for s in living if sheet.seat(s).side != me.side)
    if rule.players == "facing":
        opposite = Seating(tuple(s.id for s in sheet.seats)).facing(seat)
        if opposite in living:
            return (opposite,)
        # hero_realms 7.5: the captain opposite is gone, so the emperor behind lies open.
        return tuple(s for s in living if sheet.seat(s).team != me.team and sheet.seat(s).kind == "emperor")
    return living if rule.players == "anyone" else ()


def _neighbours(state: SheetState, seat: str) -> tuple[str, ...]:
    seating = Seating(tuple(s.id for s in state.sheet.seats))
    both = (seating.left_of(seat, state.living), seating.right_of(seat, state.living))
    return tuple(s for s in both if s is not None)
