"""Hero Realms as a game of the kernel: every mode, every boss, every card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion.games.hero_realms import acts, asked
from companion.games.hero_realms.asking import OPTIONS, answer, options
from companion.games.hero_realms.moves import DEEDS
from companion.games.hero_realms.naming import actor
from companion.games.hero_realms.people import deeds as people_deeds
from companion.games.hero_realms.people.deeds import CORRECTIONS
from companion.games.hero_realms.reach import renew_reach
from companion.games.hero_realms.refusals import NotAnOption, NotThere, NotYourTurn
from companion.games.hero_realms.running import resume
from companion.games.hero_realms.state import HeroState, freeze, thaw
from companion.games.hero_realms.table import Layout, read_body
from companion.games.hero_realms.telling import Told, who
from companion.games.hero_realms.turns import drop_turn, end_turn, opening
from companion.games.hero_realms.zones import TURNED, put_together
from companion.kernel.acts import Act, Codec
from companion.kernel.events import Tell, silent
from companion.kernel.game import Setup
from companion.kernel.questions import Question
from companion.kernel.refusals import Ended

_TAPPED = {acts.Attack: ("amount",), acts.Heal: ("amount",), acts.CorrectLife: ("life",)}
"""Acts that people tap several times in a row, and what those taps add to."""


class HeroRealms:
    """The engine named `hero-realms`."""

    @property
    def codec(self) -> Codec:
        """Writes and reads the acts."""
        return acts.CODEC

    def start(self, setup: Setup, tell: Tell) -> HeroState:
        """The opening position."""
        return opening(Layout(read_body(setup)), setup.seed, None if tell is silent else tell)

    def question(self, state: HeroState) -> Question | None:
        """The decision that play waits for."""
        return asked.question(state)

    def apply(self, state: HeroState, act: Act, tell: Tell) -> None:
        """Change the position by an act."""
        told: Told = None if tell is silent else tell
        if state.winners:
            raise Ended("hr-over")
        kind = type(act)
        if kind is acts.Choose:
            _answer(state, act, told)
        elif kind is acts.TurnUp:
            _turn_up(state, act, told)
        elif state.asks and not _can_wait(state):
            asking = state.asks[0][1]
            raise NotYourTurn("hr-answer-first", "4", name=who(state, asking))
        elif kind is acts.End:
            if act.seat:
                actor(state, act.seat)
            end_turn(state, told)
        elif kind in DEEDS and not state.table.people:
            DEEDS[kind](state, act, told)
        elif kind in CORRECTIONS:
            CORRECTIONS[kind](state, act, told)
        else:
            _deed(state, act)(state, act, told)
        _settle(state, told)

    def merged(self, acts_given: Sequence[Act]) -> Act | None:
        """Taps on one life total make one attack, one gain of health, or one correction."""
        first, last = acts_given[0], acts_given[-1]
        alike = {replace(act, **dict.fromkeys(_TAPPED.get(type(act), ()), 0)) for act in acts_given}
        if len(alike) > 1 or type(first) not in _TAPPED:
            return None
        if isinstance(first, acts.CorrectLife):
            return last
        return replace(first, amount=sum(act.amount for act in acts_given)) if first.amount else None

    def freeze(self, state: HeroState) -> dict[str, Any]:
        """The position as plain data."""
        return freeze(state)

    def thaw(self, setup: Setup, data: object) -> HeroState:
        """The position that a snapshot holds."""
        state = thaw(Layout(read_body(setup)), data)
        renew_reach(state)
        return state


def _can_wait(state: HeroState) -> bool:
    """Whether all that is asked is which market cards turned up, while people with real cards go on playing."""
    people = state.table.people
    return (
        bool(people)
        and not state.frames
        and any(n in people for n in state.active)
        and all(ask[0] == TURNED for ask in state.asks)
    )


def _deed(state: HeroState, act: Act) -> Any:
    """What an act does: with cards the app holds, or as the table tells it of people."""
    kind, people = type(act), state.table.people
    if kind is acts.Take and state.table.index.get(act.seat) in people:
        # What was forgotten when it was bought is entered later, whoever is on turn.
        return people_deeds.DEEDS[kind]
    if people and actor(state, act.seat) in people:
        deed = people_deeds.DEEDS.get(kind)
        if deed is None:
            raise NotYourTurn("hr-real-cards", "3.1", name=who(state, actor(state, act.seat)))
        return deed
    deed = DEEDS.get(kind)
    if deed is None:
        raise NotYourTurn("hr-cards-here", "3.1", name=who(state, actor(state, act.seat)))
    return deed


def _answer(state: HeroState, act: acts.Choose, tell: Told) -> None:
    if not state.asks:
        raise NotAnOption("hr-nothing-asked", "4", found=act.option)
    _possible(state, state.asks[0][0], act.option, options(state))
    answer(state, act.option, tell)
    resume(state, tell)


def _turn_up(state: HeroState, act: acts.TurnUp, tell: Told) -> None:
    """The answer for a slot that is named, whichever of several was asked for first."""
    asked = next((ask for ask in state.asks if ask[0] == TURNED and ask[2] == act.slot - 1), None)
    if asked is None:
        raise NotAnOption("hr-slot-not-asked", "5", slot=act.slot)
    _possible(state, TURNED, act.card, OPTIONS[TURNED](state, asked[1], asked[2], None))
    state.asks = [asked, *(ask for ask in state.asks if ask is not asked)]
    answer(state, act.card, tell)
    resume(state, tell)


def _possible(state: HeroState, kind: str, option: str, possible: list[str]) -> None:
    """Refuse an answer that is none; of a market card that cannot have turned up, say why."""
    if option in possible:
        return
    card = state.table.book.by_id.get(option)
    if kind == TURNED and card is not None and card.role == "market":
        raise NotThere("hr-all-seen", "5", card=card.name, count=card.definition.copies)
    raise NotAnOption("hr-not-an-option", "4", found=option, options=", ".join(possible))


def _settle(state: HeroState, tell: Told) -> None:
    """After every act: a finished game asks nothing more, and a fallen player's turn is over."""
    if state.table.people:
        put_together(state)
    if state.winners:
        state.asks, state.frames = [], []
    elif not state.asks and state.seats[state.active[0]].out:
        # A team falls as one, so the first of it tells for all.
        drop_turn(state, tell)
        put_together(state)
