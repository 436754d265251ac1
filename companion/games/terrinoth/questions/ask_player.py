"""Asking a player.

    target = yield from ask_player(w, "target", hero, options, "ATT")

A question with one legal answer is not asked, except where the table should see every step.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.terrinoth import acts
from companion.games.terrinoth.questions.open_question import Flow, OpenQuestion, make_option
from companion.games.terrinoth.state import World
from companion.kernel.messages import Argument, message
from companion.kernel.question_types import Option


def ask_player(
    w: World,
    kind: str,
    hero: int,
    options: Sequence[Option],
    rule: str,
    always: bool = False,
    about: str = "",
    **args: Argument,
) -> Flow[str]:
    """Ask a hero's player; the id of the option taken, or nothing if there is none. `about` goes into `field`."""
    legal = [o for o in options if o.refusal is None]
    if not legal:
        return ""
    if len(legal) == 1 and not always:
        return legal[0].id
    name = w.table.names[hero] if hero >= 0 else ""
    asked = message(f"th-ask-{kind}", name=name, **args)
    act = yield OpenQuestion(kind, asked, tuple(options), hero, f"terrinoth {rule}", field=about, foul=w.foul)
    assert isinstance(act, acts.Choose)
    return act.option


def ask_yes_or_no(w: World, kind: str, hero: int, rule: str, **args: Argument) -> Flow[bool]:
    """Ask yes or no."""
    options = (make_option("yes", message("th-yes")), make_option("no", message("th-no")))
    return (yield from ask_player(w, kind, hero, options, rule, False, "", **args)) == "yes"
