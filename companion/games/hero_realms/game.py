"""Hero Realms as a game of the kernel: every mode, every boss, every card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeVar

from companion.games.hero_realms import acts, corrected_rules, save_format_upgrades
from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.ask_and_answer import OPTIONS, apply_answer, legal_answers
from companion.games.hero_realms.effects.effect_runner import resume_programs
from companion.games.hero_realms.events import OptionalTell, seat_name
from companion.games.hero_realms.moves import ACT_HANDLERS
from companion.games.hero_realms.physical import act_handler_tables as physical_handlers
from companion.games.hero_realms.physical.act_handler_tables import CORRECTION_HANDLERS
from companion.games.hero_realms.refusals import NotAnOption, NotThere, NotYourTurn
from companion.games.hero_realms.rules.attack_reach import update_attack_reach
from companion.games.hero_realms.rules.card_zones import TURNED, merge_physical_players_cards
from companion.games.hero_realms.rules.name_lookup import require_acting_seat
from companion.games.hero_realms.rules.opening_and_turns import build_opening_position, end_turn, end_turn_of_fallen
from companion.games.hero_realms.setup_data import Layout, parse_setup_body
from companion.games.hero_realms.state import HeroState, state_from_plain, state_to_plain
from companion.games.hero_realms.text import question_text
from companion.kernel.acts import Codec
from companion.kernel.events import Tell, ignore_event
from companion.kernel.game import Setup
from companion.kernel.plain_data import Plain
from companion.kernel.question_types import Question
from companion.kernel.refusals import Ended
from companion.kernel.rule_versions import Rules
from companion.kernel.save_format_upgrades import SaveFormat

D = TypeVar("D", bound=acts.Deed)
_TAPPED = (acts.Attack, acts.Heal)
"""Acts that are tapped several times in a row; their amounts add up."""


class HeroRealms:
    """The engine named `hero-realms`."""

    @property
    def codec(self) -> Codec[Act]:
        """Writes and reads the acts."""
        return acts.CODEC

    @property
    def save_format(self) -> SaveFormat:
        """The format that tables are saved in."""
        return save_format_upgrades.FORMAT

    @property
    def rules(self) -> Rules:
        """The rules, with everything that was ever corrected in them."""
        return corrected_rules.RULES

    def start(self, setup: Setup, tell: Tell) -> HeroState:
        """The opening position."""
        return build_opening_position(
            Layout(parse_setup_body(setup), setup.rules), setup.seed, None if tell is ignore_event else tell
        )

    def question(self, state: HeroState) -> Question | None:
        """The decision that play waits for."""
        return question_text.build_question(state)

    def apply(self, state: HeroState, act: Act, tell: Tell) -> None:
        """Change the position by an act."""
        told: OptionalTell = None if tell is ignore_event else tell
        if state.winners:
            raise Ended("hr-over")
        if isinstance(act, acts.Choose):
            _answer(state, act, told)
        elif isinstance(act, acts.TurnUp):
            _turn_up(state, act, told)
        elif state.asks and not _can_wait(state):
            asking = state.asks[0].seat
            raise NotYourTurn("hr-answer-first", "4", name=seat_name(state, asking))
        elif isinstance(act, acts.End):
            if act.seat:
                require_acting_seat(state, act.seat)
            end_turn(state, told)
        elif isinstance(act, acts.Correction):
            CORRECTION_HANDLERS.handler(act)(state, act, told)
        elif not state.table.people and (handler := ACT_HANDLERS.find_handler(act)) is not None:
            handler(state, act, told)
        else:
            _find_handler(state, act)(state, act, told)
        _settle(state, told)

    def merged(self, acts_given: Sequence[Act]) -> Act | None:
        """Taps on one life total make one attack, one gain of health, or one correction."""
        first, last = acts_given[0], acts_given[-1]
        if isinstance(first, acts.CorrectLife):
            same = [act for act in acts_given if isinstance(act, acts.CorrectLife) and act.player == first.player]
            return last if len(same) == len(acts_given) else None
        if not isinstance(first, _TAPPED) or not first.amount:
            return None
        taps = [act for act in acts_given if isinstance(act, _TAPPED) and replace(act, amount=first.amount) == first]
        return replace(first, amount=sum(tap.amount for tap in taps)) if len(taps) == len(acts_given) else None

    def freeze(self, state: HeroState) -> dict[str, Plain]:
        """The position as plain data."""
        return state_to_plain(state)

    def thaw(self, setup: Setup, data: object) -> HeroState:
        """The position that a snapshot holds."""
        state = state_from_plain(Layout(parse_setup_body(setup), setup.rules), data)
        update_attack_reach(state)
        return state


def _can_wait(state: HeroState) -> bool:
    """Whether all that is asked is which market cards turned up, while physical players go on playing."""
    physical = state.table.people
    return (
        bool(physical)
        and not state.frames
        and any(n in physical for n in state.active)
        and all(ask.kind == TURNED for ask in state.asks)
    )


def _find_handler(state: HeroState, act: D) -> Callable[[HeroState, D, OptionalTell], None]:
    """The function for an act: for cards the app holds, or for what the table enters of physical players."""
    physical = state.table.people
    if isinstance(act, acts.Take) and act.seat and state.table.index.get(act.seat) in physical:
        # What was forgotten when it was bought is entered later, whoever is on turn.
        return physical_handlers.ACT_HANDLERS.handler(act)
    if physical and require_acting_seat(state, act.seat) in physical:
        handler = physical_handlers.ACT_HANDLERS.find_handler(act)
        if handler is None:
            raise NotYourTurn("hr-real-cards", "3.1", name=seat_name(state, require_acting_seat(state, act.seat)))
        return handler
    handler = ACT_HANDLERS.find_handler(act)
    if handler is None:
        raise NotYourTurn("hr-cards-here", "3.1", name=seat_name(state, require_acting_seat(state, act.seat)))
    return handler


def _answer(state: HeroState, act: acts.Choose, tell: OptionalTell) -> None:
    if not state.asks:
        raise NotAnOption("hr-nothing-asked", "4", found=act.option)
    _possible(state, state.asks[0].kind, act.option, legal_answers(state))
    apply_answer(state, act.option, tell)
    resume_programs(state, tell)


def _turn_up(state: HeroState, act: acts.TurnUp, tell: OptionalTell) -> None:
    """The answer for a slot that is named, whichever of several was asked for first."""
    asked = next((ask for ask in state.asks if ask.kind == TURNED and ask.a == act.slot - 1), None)
    if asked is None:
        raise NotAnOption("hr-slot-not-asked", "5", slot=act.slot)
    _possible(state, TURNED, act.card, OPTIONS[TURNED](state, asked.seat, asked.a, None))
    state.asks = [asked, *(ask for ask in state.asks if ask is not asked)]
    apply_answer(state, act.card, tell)
    resume_programs(state, tell)


def _possible(state: HeroState, kind: str, option: str, possible: list[str]) -> None:
    """Refuse an answer that is none; of a market card that cannot have turned up, say why."""
    if option in possible:
        return
    card = state.table.book.by_id.get(option)
    if kind == TURNED and card is not None and card.role == "market":
        raise NotThere("hr-all-seen", "5", card=card.name, count=card.definition.copies)
    raise NotAnOption("hr-not-an-option", "4", found=option, options=", ".join(possible))


def _settle(state: HeroState, tell: OptionalTell) -> None:
    """After every act: a finished game asks nothing more, and a fallen player's turn is over."""
    if state.table.people:
        merge_physical_players_cards(state)
    if state.winners:
        state.asks, state.frames = [], []
    elif not state.asks and state.seats[state.active[0]].out:
        # A team falls as one, so the first of it tells for all.
        end_turn_of_fallen(state, tell)
        merge_physical_players_cards(state)
