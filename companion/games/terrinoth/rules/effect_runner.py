"""Carrying out effects in order: choices, conditions, costs, reminders. The single operations are handed in."""

from __future__ import annotations

from dataclasses import replace

from companion.games.terrinoth.effect_context import EffectContext
from companion.games.terrinoth.effects.effect_text import describe_effects
from companion.games.terrinoth.effects.effect_tree import Choose, Do, Each, Effect, Effects, If, Manual, May, Pay
from companion.games.terrinoth.effects.operation_arguments import fill_default_arguments
from companion.games.terrinoth.questions import target_questions
from companion.games.terrinoth.questions.ask_player import ask_player, ask_yes_or_no
from companion.games.terrinoth.questions.open_question import Flow, OpenQuestion, forbidden_message, make_option
from companion.games.terrinoth.questions.quantity_and_condition_questions import evaluate_condition_or_ask
from companion.games.terrinoth.rules.effect_feasibility import can_pay_cost, would_do_nothing
from companion.games.terrinoth.state import World
from companion.kernel.messages import message


def run_effects(w: World, context: EffectContext, effects: Effects) -> Flow[None]:
    """Resolve effects in order. A hero who falls on the way gets no more of the own card."""
    for effect in effects:
        if context.by == "hero" and w.heroes[context.hero].fallen:
            return
        yield from _effect(w, context, effect)


def _effect(w: World, context: EffectContext, effect: Effect) -> Flow[None]:
    if isinstance(effect, Do):
        yield from run_operation(w, context, effect)
    elif isinstance(effect, Manual):
        yield from ask_to_do_by_hand(w, context, effect.text)
    elif isinstance(effect, May):
        yield from _may(w, context, effect)
    elif isinstance(effect, If):
        branch = effect.then if (yield from evaluate_condition_or_ask(w, context, effect.test)) else effect.otherwise
        yield from run_effects(w, context, branch)
    elif isinstance(effect, Each):
        for being in (yield from target_questions.select_heroes_or_enemies_or_ask(w, context, effect.of)):
            yield from run_effects(w, replace(context, it=being), effect.body)
    elif isinstance(effect, Pay):
        yield from _pay(w, context, effect)
    else:
        yield from _choose(w, context, effect)


def _may(w: World, context: EffectContext, effect: May) -> Flow[None]:
    if would_do_nothing(w, context, effect.body):
        return
    if (yield from ask_yes_or_no(w, "may", context.hero, "H4", what=describe_effects(effect.body, w.table.book.word))):
        yield from run_effects(w, context, effect.body)


def _pay(w: World, context: EffectContext, effect: Pay) -> Flow[None]:
    """A cost is paid in full or not at all, and nobody has to pay: terrinoth G2."""
    if not can_pay_cost(w, context, effect.cost) or would_do_nothing(w, context, effect.body):
        return
    naming = w.table.book.word
    cost, what = describe_effects((effect.cost,), naming), describe_effects(effect.body, naming)
    if (yield from ask_yes_or_no(w, "pay", context.hero, "G2", cost=cost, what=what)):
        yield from run_operation(w, context, effect.cost)
        yield from run_effects(w, context, effect.body)


def _choose(w: World, context: EffectContext, effect: Choose) -> Flow[None]:
    """Never a branch that would do nothing, unless none would do anything: terrinoth G1."""
    useless = [would_do_nothing(w, context, branch) for branch in effect.branches]
    why = forbidden_message("th-does-nothing", "G1")
    options = [
        make_option(
            str(n + 1), describe_effects(branch, w.table.book.word), why if useless[n] and not all(useless) else None
        )
        for n, branch in enumerate(effect.branches)
    ]
    asked = w.leader if effect.by == "leader" else context.hero
    answer = yield from ask_player(w, "choose", asked, options, "G1")
    yield from run_effects(w, context, effect.branches[int(answer) - 1])


def ask_to_do_by_hand(w: World, context: EffectContext, text: str) -> Flow[None]:
    """Something the table does by hand; counters are put right with `Adjust` and `Move`, then it says it is done."""
    card = context.card.name if context.card is not None else ""
    asked = message("th-ask-manual", card=card, text=text)
    yield OpenQuestion("manual", asked, (make_option("done", message("th-done")),), context.hero, "terrinoth G5")


def run_operation(w: World, context: EffectContext, effect: Do) -> Flow[None]:
    """One operation, by what the table was laid with."""
    yield from w.table.operations[effect.op](w, context, fill_default_arguments(effect))
