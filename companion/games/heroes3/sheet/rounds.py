"""The round, led by one button. heroes3 1 and 2.

What is still to come waits in `table.steps`, and every step has one function here. A step that opens something stops
the others until it is settled; `carry_on`, called after every act, takes them up again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.games.heroes3.combat.refusals import WrongMoment
from companion.games.heroes3.evening import calendar
from companion.games.heroes3.evening.deeds import When
from companion.games.heroes3.evening.income import plain_gain
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.towns import due
from companion.games.heroes3.sheet import (
    aftermath,
    ai_heroes,
    asking,
    ending,
    lasting,
    looking,
    order,
    proclaiming,
    purses,
    running,
    sources,
)
from companion.games.heroes3.sheet.acts import Next
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.state import SheetState
from companion.kernel.words import message

FORTRESS = "fortress"
"""The box that has the Event cards."""


def go_on(desk: Desk, act: Next) -> None:
    """The next step of the round; refused while something is open, unless the table drops it."""
    _drop(desk)
    table = desk.state.table
    if table.steps:
        return  # `carry_on` takes them up.
    if table.phase == "opening":
        begin_first_round(desk)
    elif table.phase == "start":
        table.steps = ("order", "turn")
    elif table.phase == "turn":
        _end_turn(desk)
    else:
        table.phase, table.steps = "start", ("end",)


def begin_first_round(desk: Desk) -> None:
    """Round 1: nothing is restored and nothing comes in, so play begins at once. heroes3 1."""
    table = desk.state.table
    table.round, table.phase = 1, "start"
    desk.note("", "1", message("h3s-round", round=1, kind="first"), "turn")
    _line_up(desk)
    table.steps = ("scenario", "order", "turn")


def carry_on(desk: Desk) -> None:
    """Steps that waited are carried out until one of them opens something."""
    table = desk.state.table
    while table.steps and blocked(desk.state) is None and not desk.state.ended:
        step, *rest = table.steps
        table.steps = tuple(rest)
        word, _, detail = step.partition(":")
        if word == "again":
            _movement_again(desk, int(detail))
        else:
            _STEPS[word](desk)


def blocked(state: SheetState) -> WrongMoment | None:
    """Why the button cannot be pressed now."""
    if state.table.fight is not None:
        return WrongMoment("h3s-fight-open", "8")
    count = len(asking.blocking(state))
    return WrongMoment("h3s-matters-open", "1", count=count) if count else None


def ai_left(state: SheetState) -> bool:
    """Whether an AI hero is still in play."""
    return any(not hero.beaten for hero in state.ai.values())


# --- the start of a round: heroes3 1 -------------------------------------------------------------


def _begin_round(desk: Desk) -> None:
    table = desk.state.table
    table.round, table.phase = table.round + 1, "start"
    kind = calendar.round_kind(table.round)
    desk.note("", "1", message("h3s-round", round=table.round, kind=kind), "turn")
    _line_up(desk)
    lasting.expire(desk)
    table.steps = (*_STARTS[kind], "cubes", "scenario")


def _line_up(desk: Desk) -> None:
    table = desk.state.table
    table.order, table.turn = order.order(desk.state), 0


def _tokens(desk: Desk) -> None:
    for seat in desk.state.table.order:
        sheet = desk.sheet(seat)
        sheet.build_token = sheet.population_token = sheet.spell_token = True
        sheet.used = ()
    desk.note("", "1", message("h3s-tokens"))


def _movement(desk: Desk) -> None:
    for seat in desk.state.table.order:
        sheet = desk.sheet(seat)
        sheet.movement = looking.movement_most(desk.state, seat)
        sheet.secondary_movement = looking.movement_most(desk.state, seat, "secondary") if sheet.secondary else 0
    desk.note("", "1", message("h3s-movement-back"))


def _movement_again(desk: Desk, before: int) -> None:
    """A card that the astrologers have just proclaimed, or that it replaced, changes the movement of this round."""
    players = desk.state.table.order
    by = lasting.movement(desk.state, players[0]) - before
    for seat in players:
        sheet = desk.sheet(seat)
        sheet.movement = max(0, sheet.movement + by)
        if sheet.secondary:
            sheet.secondary_movement = max(0, sheet.secondary_movement + by)


def _experts(desk: Desk) -> None:
    for seat in desk.state.table.order:
        sheet = desk.sheet(seat)
        sheet.expert = looking.expert_most(sheet)
    desk.note("", "1", message("h3s-experts-back"))


def _income(desk: Desk) -> None:
    """The production track of every player; what lowers the next income is used up by it."""
    for seat in desk.state.table.order:
        sheet = desk.sheet(seat)
        purses.gain(desk, seat, looking.income(desk.state, seat).track, "1", message("h3s-production"))
        sheet.less_income = Purse()


def _event(desk: Desk) -> None:
    table, boxes = desk.state.table, desk.state.layout.body.boxes
    if calendar.event_due(table.round, len(table.order), FORTRESS in boxes):
        proclaiming.draw_event(desk)


def _astrologers(desk: Desk) -> None:
    table = desk.state.table
    if table.order and calendar.astrologers_speak(table.round, desk.state.layout.rules):
        table.steps = (f"again:{lasting.movement(desk.state, table.order[0])}", *table.steps)
        proclaiming.draw_astrologers(desk)


def _cubes(desk: Desk) -> None:
    if calendar.cubes_cleared(desk.state.table.round, desk.state.layout.rules):
        desk.open("", "tell", "rule:clear-black-cubes")


def _scenario(desk: Desk) -> None:
    """What the scenario brings in this round, in the table's own words."""
    for number, event in enumerate(desk.state.layout.body.events):
        if event.round == desk.state.table.round:
            desk.open("", "tell", f"scenario:{number}")


# --- turns: heroes3 2 ----------------------------------------------------------------------------


def _turn(desk: Desk) -> None:
    """A turn begins: the hand is refreshed, then what happens at the start of a turn."""
    table = desk.state.table
    if not order.in_play(desk.state, table.turn):
        _hand_over(desk)
        return
    seat = table.order[table.turn]
    table.phase = "turn"
    desk.note(seat, "2", message("h3s-turn", name=desk.name(seat)), "turn")
    desk.note(seat, "2", message("h3s-hand", limit=looking.hand_limit(desk.state, seat)), "remind")
    _deeds(desk, seat, "start-of-turn")


def _end_turn(desk: Desk) -> None:
    """A turn ends: extra movement is gone, and the whole hand where a second negative token came."""
    table, seat = desk.state.table, desk.state.active
    sheet = desk.sheet(seat)
    if not sheet.out:
        _deeds(desk, seat, "end-of-turn")
        lasting.turn_ends(desk, seat)
    if sheet.hand_goes and not sheet.out:
        sheet.hand_goes = False
        desk.note(seat, "2", message("h3s-hand-goes", name=desk.name(seat)), "harm")
    sheet.movement = min(sheet.movement, looking.movement_most(desk.state, seat))
    sheet.secondary_movement = min(sheet.secondary_movement, looking.movement_most(desk.state, seat, "secondary"))
    sheet.at_post = ""
    table.phase = "start"
    _hand_over(desk)


def _hand_over(desk: Desk) -> None:
    table = desk.state.table
    table.turn += 1
    table.steps = ("order", "turn") if table.turn < len(table.order) else ("ai",)


def _ai(desk: Desk) -> None:
    """The AI heroes' turn comes after everybody's; without any the round ends. heroes3 13.5."""
    table = desk.state.table
    if ai_left(desk.state):
        table.phase = "ai"
        ai_heroes.begin_turn(desk)
    else:
        table.steps = ("end",)


def _end(desk: Desk) -> None:
    """The round ends: who is out, whether somebody has won. heroes3 12."""
    if not ending.end_of_round(desk):
        _begin_round(desk)


# --- how it works --------------------------------------------------------------------------------


def _deeds_of_all(when: When) -> Callable[[Desk], None]:
    def step(desk: Desk) -> None:
        for seat in desk.state.table.order:
            _deeds(desk, seat, when)

    return step


def _deeds(desk: Desk, seat: str, when: When) -> None:
    """What a player's buildings do at such a moment: plain gains at once, everything else as it is settled."""
    built = set(desk.sheet(seat).built)
    for building, deed in due(looking.town(desk.state, seat), built, when):
        gained = plain_gain(deed.effect)
        if gained is None:
            running.run(desk, seat, looking.source_of(building), deed.effect)
        else:
            purses.gain(desk, seat, gained, "6", building.name)


def _drop(desk: Desk) -> None:
    """What is open blocks the button; the table may say that it is left undone."""
    table = desk.state.table
    refusal = blocked(desk.state)
    if refusal is None:
        return
    desk.forbid(refusal)
    if table.fight is not None:
        desk.note(table.fight.seat, "8", message("h3s-fight-dropped"), "remind")
        table.fight = None
    for matter in asking.blocking(desk.state):
        desk.close(matter)
        what = sources.name(matter.source)
        desk.note(matter.seat, "1", message("h3s-dropped", name=desk.name(matter.seat), what=what), "remind")


_RESTORED = ("tokens", "movement", "experts", "announced")
_STARTS: Mapping[calendar.RoundKind, tuple[str, ...]] = {
    "first": (),
    "resource": (*_RESTORED, "income", "resource-deeds", "event", "astrologers"),
    "astrologers": (*_RESTORED, "astrologers", "astrologers-deeds"),
}
_STEPS: Mapping[str, Callable[[Desk], None]] = {
    aftermath.STEP: aftermath.visit_now,
    "tokens": _tokens,
    "movement": _movement,
    "experts": _experts,
    "announced": lasting.announced,
    "income": _income,
    "resource-deeds": _deeds_of_all("resource-round"),
    "event": _event,
    "astrologers": _astrologers,
    "astrologers-deeds": _deeds_of_all("astrologers-round"),
    "cubes": _cubes,
    "scenario": _scenario,
    "order": order.decide_first,
    "turn": _turn,
    "ai": _ai,
    "end": _end,
}
