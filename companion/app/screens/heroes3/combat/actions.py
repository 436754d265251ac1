"""The bar at the bottom: undo, always in reach, and the one gold action of the moment with what stands beside it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.app.kit.buttons import TALL, icon_button, primary, quiet
from companion.app.kit.tap import Act
from companion.app.models.guest import Guest
from companion.app.models.heroes3.evening import CombatEvening
from companion.app.models.heroes3.layers import CardsOpen, DrawnOpen
from companion.app.models.heroes3.moment import Moment, stands_at, wants_more
from companion.app.models.heroes3.sheet_fights import flow_back, sheet_of
from companion.app.models.lobby import new_route
from companion.app.screens.heroes3.combat import lookup
from companion.app.screens.heroes3.combat.prompt import nearest_act
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.asking import NO, NONE, YES, options
from companion.games.heroes3.combat.ending import FIGHT_ON, RETREAT, may_go_on
from companion.games.heroes3.combat.setup import ENGINE, GAME


def actions(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    """The bar, for `screen(actions=...)`."""
    return [ft.Container(ActionBar(look, guest, evening), expand=True)]


@part
def ActionBar(look: Look, guest: Guest, evening: CombatEvening) -> ft.Control:
    """Undo, perhaps redo, then what the moment offers."""
    words = guest.words
    can_undo, can_redo = use_watch(
        evening,
        lambda e: (
            e.shown.can_undo > 0 or e.draft is not None or bool(e.carrying or e.aim),
            e.shown.can_redo > 0,
        ),
    )
    use_watch(evening, lambda e: (e.length, e.moment, e.aimed, e.overruling, e.draft, e.carrying, e.typed_dice))
    undo = icon_button(
        look, "undo", words("undo"), evening.undo, name="undo", size=TALL, fill=look.raised, disabled=not can_undo
    )
    row: list[ft.Control] = [undo]
    if can_redo and evening.moment != "dice":
        row.append(icon_button(look, "redo", words("redo"), evening.redo, name="redo", size=TALL, fill=look.raised))
    return ft.Row([*row, *_onward(look, guest, evening)], spacing=8)


def _onward(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    """What the moment offers: perhaps something beside the gold action, and the gold action last."""
    if evening.draft is not None:
        ready = wants_more(evening.state, evening.draft) is None
        return [_gold(look, guest, "h3a-card-play", evening.play_now if ready else None, "play-card")]
    if evening.carrying:
        return [_gold(look, guest, "h3a-carry-leave", partial(evening.carry, evening.carrying), "leave")]
    return _MOMENTS[evening.moment](look, guest, evening)


def _gold(look: Look, guest: Guest, said: str, act: Act | None, name: str) -> ft.Control:
    return primary(look, guest.words(said), act, name=name, expand=True, disabled=act is None)


def _beside(look: Look, guest: Guest, said: str, act: Act, name: str) -> ft.Control:
    return quiet(look, guest.words(said), act, name=name)


def _place(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    asked = evening.state.ask
    placed = asked is not None and bool(evening.state.units(int(asked[1])))
    rest = [_beside(look, guest, "h3a-place-all", evening.place_all, "place-all")] if evening.waiting else []
    return [*rest, _gold(look, guest, "h3a-ready", partial(evening.act, acts.Ready()) if placed else None, "ready")]


def _drawn(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    return [_gold(look, guest, "h3a-draw-which", partial(evening.show, DrawnOpen()), "which-card")]


def _yes(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    return [
        _beside(look, guest, "no", _choose(evening, NO), "answer-no"),
        _gold(look, guest, "yes", _choose(evening, YES), "answer-yes"),
    ]


def _question(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    """Questions are answered on the board; the gold button declines where that is allowed."""
    if NONE not in options(evening.state):
        return _on_board(look, guest, evening)
    step = evening.state.ask is not None and evening.state.ask[2] == "step"
    return [_gold(look, guest, "h3a-stay" if step else "h3a-none", _choose(evening, NONE), "answer-none")]


def _on_board(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    return [_gold(look, guest, "h3a-tap", None, "answer")]


def _limit(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    fight = _choose(evening, FIGHT_ON) if may_go_on(evening.state) else None
    return [
        _beside(look, guest, "h3a-retreat", _choose(evening, RETREAT), "retreat"),
        _gold(look, guest, "h3a-fight-on", fight, "fight-on"),
    ]


def _table(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    return [_gold(look, guest, "h3a-done", _choose(evening, options(evening.state)[0]), "table-done")]


def _chair(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    return [
        _beside(look, guest, "h3a-all", evening.step_all, "all-steps"),
        _gold(look, guest, "h3a-next", _step(evening), "next-step"),
    ]


def _over(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    """The outcome goes back to the evening it belongs to; else another combat may follow."""
    if sheet := sheet_of(guest.house, evening.live):
        back = partial(flow_back, guest, evening.id, sheet)
        return [_gold(look, guest, "h3s-set-back-to-evening", back, "back-to-evening")]
    return [_gold(look, guest, "h3a-again", lambda: guest.device.go(new_route(GAME, ENGINE)), "again")]


def _mine(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    """A unit of the people: cards, and to defend; with a target chosen, the attack from the nearest space."""
    words, state = guest.words, evening.state
    if (attack := nearest_act(evening)) is not None and isinstance(attack, acts.Attack):
        said = words("h3a-attack-from", space=stands_at(state, attack))
        return [primary(look, said, partial(evening.act, attack), name="attack", expand=True)]
    cards = quiet(look, words("h3a-cards"), partial(evening.show, CardsOpen()), symbol="cards", name="cards")
    may_defend = state.may_defend and not state.struck and acts.Defend() in evening.given
    act, said, name = (acts.Defend(), "h3a-defend", "defend") if may_defend else (acts.Done(), "h3a-finish", "finish")
    held = lookup.term(guest, "defend" if may_defend else "activation")
    return [cards, primary(look, words(said), partial(evening.act, act), name=name, expand=True, on_long_press=held)]


def _dice(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    """The three faces of the die, and the app's own throw."""
    words = guest.words
    faces = [
        quiet(
            look,
            said,
            partial(evening.die, face),
            name=f"die-{face}",
            label=words("h3a-die", face=said),
            expand=True,
            on_long_press=lookup.term(guest, "attack-die"),
        )
        for face, said in ((-1, "−1"), (0, "0"), (1, "+1"))
    ]
    # Its word needs twice the room of a face.
    return [*faces, primary(look, words("h3a-roll-app"), partial(evening.act, acts.Roll()), name="roll", expand=2)]


def _choose(evening: CombatEvening, option: str) -> Act:
    return partial(evening.act, acts.Choose(option))


def _step(evening: CombatEvening) -> Act:
    async def run() -> None:
        await evening.step()

    return run


_MOMENTS: dict[Moment, Callable[[Look, Guest, CombatEvening], list[ft.Control]]] = {
    "place": _place, "card": _drawn, "dice": _dice, "yes": _yes, "question": _question, "limit": _limit,
    "table": _table, "chair": _chair, "tie": _on_board, "over": _over, "mine": _mine,
}  # fmt: skip
