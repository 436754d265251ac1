"""Carrying out effects in order: choices, conditions, costs, reminders; `operations.py` has the single operations."""

from __future__ import annotations

from dataclasses import replace

from companion.games.terrinoth import picking
from companion.games.terrinoth.asking import Ask, Flow, ask, ask_yes, forbidden, option
from companion.games.terrinoth.idling import arguments, idle, payable
from companion.games.terrinoth.language import Choose, Do, Each, Effect, Effects, If, Manual, May, Pay
from companion.games.terrinoth.operations import OPERATION
from companion.games.terrinoth.reckoning import holds
from companion.games.terrinoth.saying import say
from companion.games.terrinoth.scope import Scope
from companion.games.terrinoth.state import World
from companion.kernel.words import message


def run(w: World, scope: Scope, effects: Effects) -> Flow[None]:
    """Resolve effects in order. A hero who falls on the way gets no more of the own card."""
    for effect in effects:
        if scope.by == "hero" and w.heroes[scope.hero].fallen:
            return
        yield from _effect(w, scope, effect)


def _effect(w: World, scope: Scope, effect: Effect) -> Flow[None]:
    if isinstance(effect, Do):
        yield from do(w, scope, effect)
    elif isinstance(effect, Manual):
        yield from manual(w, scope, effect.text)
    elif isinstance(effect, May):
        yield from _may(w, scope, effect)
    elif isinstance(effect, If):
        branch = effect.then if (yield from holds(w, scope, effect.test)) else effect.otherwise
        yield from run(w, scope, branch)
    elif isinstance(effect, Each):
        for being in (yield from picking.beings(w, scope, effect.of)):
            yield from run(w, replace(scope, it=being), effect.body)
    elif isinstance(effect, Pay):
        yield from _pay(w, scope, effect)
    else:
        yield from _choose(w, scope, effect)


def _may(w: World, scope: Scope, effect: May) -> Flow[None]:
    if idle(w, scope, effect.body):
        return
    if (yield from ask_yes(w, "may", scope.hero, "H4", what=say(effect.body, w.table.book.word))):
        yield from run(w, scope, effect.body)


def _pay(w: World, scope: Scope, effect: Pay) -> Flow[None]:
    """A cost is paid in full or not at all, and nobody has to pay: terrinoth G2."""
    if not payable(w, scope, effect.cost) or idle(w, scope, effect.body):
        return
    naming = w.table.book.word
    cost, what = say((effect.cost,), naming), say(effect.body, naming)
    if (yield from ask_yes(w, "pay", scope.hero, "G2", cost=cost, what=what)):
        yield from do(w, scope, effect.cost)
        yield from run(w, scope, effect.body)


def _choose(w: World, scope: Scope, effect: Choose) -> Flow[None]:
    """Never a branch that would do nothing, unless none would do anything: terrinoth G1."""
    useless = [idle(w, scope, branch) for branch in effect.branches]
    why = forbidden("th-does-nothing", "G1")
    options = [
        option(str(n + 1), say(branch, w.table.book.word), why if useless[n] and not all(useless) else None)
        for n, branch in enumerate(effect.branches)
    ]
    asked = w.leader if effect.by == "leader" else scope.hero
    answer = yield from ask(w, "choose", asked, options, "G1")
    yield from run(w, scope, effect.branches[int(answer) - 1])


def manual(w: World, scope: Scope, text: str) -> Flow[None]:
    """Something the table does by hand; counters are put right with `Adjust` and `Move`, then it says it is done."""
    card = scope.card.name if scope.card is not None else ""
    asked = message("th-ask-manual", card=card, text=text)
    yield Ask("manual", asked, (option("done", message("th-done")),), scope.hero, "terrinoth G5")


def do(w: World, scope: Scope, effect: Do) -> Flow[None]:
    """One operation."""
    yield from OPERATION[effect.op](w, scope, arguments(effect))
