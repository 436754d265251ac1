"""The round, led by one button. heroes3 1 and 2.

What is still to come waits in `table.steps`, and every step has one function here. A step that opens something stops
the others until it is settled; `run_pending_steps`, called after every act, takes them up again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.acts import Next
from companion.games.heroes3.adventure.content.towns import building_effects_due_at
from companion.games.heroes3.adventure.content.triggered_effect_loading import When
from companion.games.heroes3.adventure.effect_handlers import event_card_draws
from companion.games.heroes3.adventure.effects import effect_origins, lasting_effects
from companion.games.heroes3.adventure.fights import fight_outcomes
from companion.games.heroes3.adventure.players import (
    ai_heroes,
    game_end,
    player_queries,
    resource_gains_and_payments,
    turn_order_and_team_choice,
)
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.questions import pending_questions
from companion.games.heroes3.adventure.rules import round_calendar
from companion.games.heroes3.adventure.rules.income import fixed_resource_gain
from companion.games.heroes3.adventure.state import AdventureState
from companion.games.heroes3.combat.model.refusals import WrongMoment
from companion.kernel.messages import message

FORTRESS = "fortress"
"""The box that has the Event cards."""


def take_next_round_step(context: ActContext, act: Next) -> None:
    """The next step of the round; refused while something is open, unless the table drops it."""
    _drop(context)
    table = context.state.table
    if table.steps:
        return  # `run_pending_steps` takes them up.
    if table.phase == "opening":
        begin_first_round(context)
    elif table.phase == "start":
        table.steps = ("order", "turn")
    elif table.phase == "turn":
        _end_turn(context)
    else:
        table.phase, table.steps = "start", ("end",)


def begin_first_round(context: ActContext) -> None:
    """Round 1: nothing is restored and nothing comes in, so play begins at once. heroes3 1."""
    table = context.state.table
    table.round, table.phase = 1, "start"
    context.note("", "1", message("h3s-round", round=1, kind="first"), "turn")
    _line_up(context)
    table.steps = ("scenario", "order", "turn")


def run_pending_steps(context: ActContext) -> None:
    """Carry out the waiting steps until one of them opens a question."""
    table = context.state.table
    while table.steps and next_step_refusal(context.state) is None and not context.state.ended:
        step, *rest = table.steps
        table.steps = tuple(rest)
        word, _, detail = step.partition(":")
        if word == "again":
            _movement_again(context, int(detail))
        else:
            _STEPS[word](context)


def next_step_refusal(state: AdventureState) -> WrongMoment | None:
    """Why the button cannot be pressed now."""
    if state.table.fight is not None:
        return WrongMoment("h3s-fight-open", "8")
    count = len(pending_questions.blocking_questions(state))
    return WrongMoment("h3s-matters-open", "1", count=count) if count else None


def has_active_ai_hero(state: AdventureState) -> bool:
    """Whether an AI hero is still in play."""
    return any(not hero.beaten for hero in state.ai.values())


# --- the start of a round: heroes3 1 -------------------------------------------------------------


def _begin_round(context: ActContext) -> None:
    table = context.state.table
    table.round, table.phase = table.round + 1, "start"
    kind = round_calendar.round_kind(table.round)
    context.note("", "1", message("h3s-round", round=table.round, kind=kind), "turn")
    _line_up(context)
    lasting_effects.expire_lasting_effects(context)
    table.steps = (*_STARTS[kind], "cubes", "scenario")


def _line_up(context: ActContext) -> None:
    table = context.state.table
    table.order, table.turn = turn_order_and_team_choice.compute_turn_order(context.state), 0


def _tokens(context: ActContext) -> None:
    for seat in context.state.table.order:
        sheet = context.sheet(seat)
        sheet.build_token = sheet.population_token = sheet.spell_token = True
        sheet.used = ()
    context.note("", "1", message("h3s-tokens"))


def _movement(context: ActContext) -> None:
    for seat in context.state.table.order:
        sheet = context.sheet(seat)
        sheet.movement = player_queries.movement_per_round(context.state, seat)
        sheet.secondary_movement = (
            player_queries.movement_per_round(context.state, seat, "secondary") if sheet.secondary else 0
        )
    context.note("", "1", message("h3s-movement-back"))


def _movement_again(context: ActContext, before: int) -> None:
    """A card that the astrologers have just proclaimed, or that it replaced, changes the movement of this round."""
    players = context.state.table.order
    by = lasting_effects.lasting_movement_bonus(context.state, players[0]) - before
    for seat in players:
        sheet = context.sheet(seat)
        sheet.movement = max(0, sheet.movement + by)
        if sheet.secondary:
            sheet.secondary_movement = max(0, sheet.secondary_movement + by)


def _experts(context: ActContext) -> None:
    for seat in context.state.table.order:
        sheet = context.sheet(seat)
        sheet.expert = player_queries.expert_uses_per_round(sheet)
    context.note("", "1", message("h3s-experts-back"))


def _income(context: ActContext) -> None:
    """The production track of every player; what lowers the next income is used up by it."""
    for seat in context.state.table.order:
        sheet = context.sheet(seat)
        resource_gains_and_payments.gain_resources(
            context, seat, player_queries.next_income(context.state, seat).track, "1", message("h3s-production")
        )
        sheet.less_income = Purse()


def _event(context: ActContext) -> None:
    table, boxes = context.state.table, context.state.layout.body.boxes
    if round_calendar.is_event_due(table.round, len(table.order), FORTRESS in boxes):
        event_card_draws.draw_event_card_or_ask(context)


def _astrologers(context: ActContext) -> None:
    table = context.state.table
    if table.order and round_calendar.is_astrologers_card_drawn(table.round, context.state.layout.rules):
        table.steps = (f"again:{lasting_effects.lasting_movement_bonus(context.state, table.order[0])}", *table.steps)
        event_card_draws.draw_astrologers_card_or_ask(context)


def _cubes(context: ActContext) -> None:
    if round_calendar.are_black_cubes_cleared(context.state.table.round, context.state.layout.rules):
        context.open("", "tell", "rule:clear-black-cubes")


def _scenario(context: ActContext) -> None:
    """What the scenario brings in this round, in the table's own words."""
    for number, event in enumerate(context.state.layout.body.events):
        if event.round == context.state.table.round:
            context.open("", "tell", f"scenario:{number}")


# --- turns: heroes3 2 ----------------------------------------------------------------------------


def _turn(context: ActContext) -> None:
    """A turn begins: the hand is refreshed, then what happens at the start of a turn."""
    table = context.state.table
    if not turn_order_and_team_choice.is_turn_of_remaining_player(context.state, table.turn):
        _hand_over(context)
        return
    seat = table.order[table.turn]
    table.phase = "turn"
    context.note(seat, "2", message("h3s-turn", name=context.name(seat)), "turn")
    context.note(seat, "2", message("h3s-hand", limit=player_queries.hand_limit(context.state, seat)), "remind")
    _deeds(context, seat, "start-of-turn")


def _end_turn(context: ActContext) -> None:
    """A turn ends: extra movement is gone, and the whole hand where a second negative token came."""
    table, seat = context.state.table, context.state.active
    sheet = context.sheet(seat)
    if not sheet.out:
        _deeds(context, seat, "end-of-turn")
        lasting_effects.run_end_of_turn_effects(context, seat)
    if sheet.hand_goes and not sheet.out:
        sheet.hand_goes = False
        context.note(seat, "2", message("h3s-hand-goes", name=context.name(seat)), "harm")
    sheet.movement = min(sheet.movement, player_queries.movement_per_round(context.state, seat))
    sheet.secondary_movement = min(
        sheet.secondary_movement, player_queries.movement_per_round(context.state, seat, "secondary")
    )
    sheet.at_post = ""
    table.phase = "start"
    _hand_over(context)


def _hand_over(context: ActContext) -> None:
    table = context.state.table
    table.turn += 1
    table.steps = ("order", "turn") if table.turn < len(table.order) else ("ai",)


def _ai(context: ActContext) -> None:
    """The AI heroes' turn comes after everybody's; without any the round ends. heroes3 13.5."""
    table = context.state.table
    if has_active_ai_hero(context.state):
        table.phase = "ai"
        ai_heroes.refresh_ai_movement(context)
    else:
        table.steps = ("end",)


def _end(context: ActContext) -> None:
    """The round ends: who is out, whether somebody has won. heroes3 12."""
    if not game_end.end_game_if_due_after_round(context):
        _begin_round(context)


# --- how it works --------------------------------------------------------------------------------


def _deeds_of_all(when: When) -> Callable[[ActContext], None]:
    def step(context: ActContext) -> None:
        for seat in context.state.table.order:
            _deeds(context, seat, when)

    return step


def _deeds(context: ActContext, seat: str, when: When) -> None:
    """Carry out what a player's buildings do at a moment: plain gains at once, everything else by its questions."""
    built = set(context.sheet(seat).built)
    for building, deed in building_effects_due_at(player_queries.player_town(context.state, seat), built, when):
        gained = fixed_resource_gain(deed.effect)
        if gained is None:
            context.run_effect(seat, player_queries.building_effect_origin(building), deed.effect)
        else:
            resource_gains_and_payments.gain_resources(context, seat, gained, "6", building.name)


def _drop(context: ActContext) -> None:
    """Drop the open questions that block the button, because the table says so."""
    table = context.state.table
    refusal = next_step_refusal(context.state)
    if refusal is None:
        return
    context.forbid(refusal)
    if table.fight is not None:
        context.note(table.fight.seat, "8", message("h3s-fight-dropped"), "remind")
        table.fight = None
    for matter in pending_questions.blocking_questions(context.state):
        context.close(matter)
        what = effect_origins.origin_name(matter.source)
        context.note(matter.seat, "1", message("h3s-dropped", name=context.name(matter.seat), what=what), "remind")


_RESTORED = ("tokens", "movement", "experts", "announced")
_STARTS: Mapping[round_calendar.RoundKind, tuple[str, ...]] = {
    "first": (),
    "resource": (*_RESTORED, "income", "resource-deeds", "event", "astrologers"),
    "astrologers": (*_RESTORED, "astrologers", "astrologers-deeds"),
}
_STEPS: Mapping[str, Callable[[ActContext], None]] = {
    fight_outcomes.STEP: fight_outcomes.visit_field_after_victory,
    "tokens": _tokens,
    "movement": _movement,
    "experts": _experts,
    "announced": lasting_effects.run_announced_effects,
    "income": _income,
    "resource-deeds": _deeds_of_all("resource-round"),
    "event": _event,
    "astrologers": _astrologers,
    "astrologers-deeds": _deeds_of_all("astrologers-round"),
    "cubes": _cubes,
    "scenario": _scenario,
    "order": turn_order_and_team_choice.ask_team_who_goes_first,
    "turn": _turn,
    "ai": _ai,
    "end": _end,
}
