"""Dice: real ones, whose faces the table types, or the app's once the faces are known."""

from __future__ import annotations

from companion.games.terrinoth import acts
from companion.games.terrinoth.effect_context import ActionDice
from companion.games.terrinoth.events import emit_event, hero_display_name
from companion.games.terrinoth.questions.ask_player import ask_player
from companion.games.terrinoth.questions.open_question import Flow, OpenQuestion, forbidden_message, make_option
from companion.games.terrinoth.state import World
from companion.kernel.messages import message

APP = "app"
"""The answer that leaves a roll to the app."""


def roll_dice_or_ask(w: World, hero: int, white: int, black: int) -> Flow[tuple[list[str], list[str]]]:
    """Roll so many white and black dice: terrinoth A1."""
    if not white and not black:
        return [], []
    faces = w.table.book.pack.dice
    known = faces.hero is not None and faces.enemy is not None
    if not (known and w.table.settings.dice == "app"):
        why = None if known else forbidden_message("th-no-faces", "A1")
        asked = message("th-ask-dice", name=hero_display_name(w, hero), white=white, black=black)
        options = (make_option(APP, message("th-app-rolls"), why),)
        act = yield OpenQuestion("dice", asked, options, hero, "terrinoth A1", chance=True, dice=(white, black))
        if isinstance(act, acts.Roll):
            return list(act.hero), list(act.enemy)
    assert faces.hero is not None
    assert faces.enemy is not None
    rolled = [w.luck.pick(faces.hero) for _ in range(white)], [w.luck.pick(faces.enemy) for _ in range(black)]
    shown = [message(f"th-face-{face}") for face in (*rolled[0], *rolled[1])]
    emit_event(w, "A1", message("th-app-rolled", name=hero_display_name(w, hero), faces=shown), "turn", hero)
    return [*rolled[0]], [*rolled[1]]


def offer_rerolls(w: World, hero: int, rolled: ActionDice, n: int, die: str) -> Flow[None]:
    """So many rerolls; the same die may be rolled again with the next one: terrinoth A5."""
    for left in range(n, 0, -1):
        options = []
        for kind in ("hero", "enemy"):
            if die in (kind, "any"):
                faces = rolled.hero if kind == "hero" else rolled.enemy
                options += [make_option(f"{kind}-{n + 1}", message(f"th-face-{face}")) for n, face in enumerate(faces)]
        if not options:
            return
        options.append(make_option("none", message("th-no")))
        answer = yield from ask_player(w, "reroll", hero, options, "A5", left=left)
        if answer == "none":
            return
        kind, _, place = answer.partition("-")
        yield from _again(w, hero, rolled, kind, int(place) - 1)


def reroll_blank_dice(w: World, hero: int, rolled: ActionDice, kind: str) -> Flow[None]:
    """Blanks of one kind of die are rolled again, once: `rerollBlank`."""
    for place, face in enumerate(rolled.hero if kind == "hero" else rolled.enemy):
        if face == "blank":
            yield from _again(w, hero, rolled, kind, place)


def _again(w: World, hero: int, rolled: ActionDice, kind: str, place: int) -> Flow[None]:
    white, black = yield from roll_dice_or_ask(w, hero, int(kind == "hero"), int(kind == "enemy"))
    if kind == "hero":
        rolled.hero[place] = white[0]
    else:
        rolled.enemy[place] = black[0]
