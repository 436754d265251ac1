"""The rules of Fifth Wheel: drive on and risk the miles of this stage, or camp and keep them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from companion.kernel.acts import Codec
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import Event, Reason, Tell, Tone
from companion.kernel.game import Setup
from companion.kernel.messages import Argument, Message, message
from companion.kernel.plain_data import Plain, from_plain, to_plain
from companion.kernel.question_types import Decision, Option, Question
from companion.kernel.refusals import BeyondLimit, Ended, NotNow
from companion.kernel.rule_versions import Rules
from companion.kernel.save_format_upgrades import SaveFormat

from .setup import Driver, RaceSetup

BROKEN, HIGHEST = 1, 6
"""The face that breaks the axle, and the highest one of the die."""
NOBODY = -1

# --- acts: what people can do --------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Drive:
    """Roll the die. `shown` is what a real die showed; 0 lets the app roll."""

    shown: int = 0


@dataclass(frozen=True, slots=True)
class Camp:
    """End the stage and keep its miles."""


Act = Drive | Camp
CODEC: Codec[Act] = Codec((Drive, Camp))

# --- the position --------------------------------------------------------------------------------


@dataclass(slots=True)
class RaceState:
    """Who has driven how far, whose turn it is, and the miles of the stage under way."""

    race: RaceSetup
    luck: Luck
    miles: list[int] = field(default_factory=list)
    turn: int = 0
    stage: int = 0
    winner: int = NOBODY

    @property
    def ended(self) -> bool:
        """Whether somebody has arrived."""
        return self.winner != NOBODY

    @property
    def driver(self) -> Driver:
        """Whose turn it is."""
        return self.race.drivers[self.turn]

    def copy(self) -> RaceState:
        """A position of its own that is equal to this one."""
        return replace(self, luck=self.luck.copy(), miles=list(self.miles))


# --- the rules -----------------------------------------------------------------------------------


class FifthWheel:
    """The engine named `fifth-wheel`."""

    codec = CODEC
    save_format = SaveFormat(())
    rules = Rules(())

    def start(self, setup: Setup, tell: Tell) -> RaceState:
        """Everybody at mile 0."""
        race = from_plain(RaceSetup, setup.body)
        state = RaceState(race, Luck.from_seed(setup.seed), [0] * len(race.drivers))
        tell(_event("fw-begins", "fifth_wheel 6", "turn", state, goal=race.goal))
        return state

    def question(self, state: RaceState) -> Question | None:
        """Drive on or camp: each option's id is the line that chooses it."""
        if state.ended:
            return None
        asked = message("fw-asks", name=state.driver.name, stage=state.stage)
        drive = Option("drive", message("fw-drive"))
        camp = Option("camp", message("fw-camp", stage=state.stage), _camp_refusal(state))
        return Decision("stage", asked, (drive, camp), state.driver.id, "fifth_wheel 7")

    def apply(self, state: RaceState, act: Act, tell: Tell) -> None:
        """Change the position by an act and tell what happened, or refuse it."""
        if state.ended:
            raise Ended("table-ended")
        if isinstance(act, Drive):
            _drive(state, act.shown, tell)
        else:
            _camp(state, tell)

    def merged(self, acts: Sequence[Act]) -> Act | None:
        """No two acts are one."""
        return None

    def freeze(self, state: RaceState) -> dict[str, Plain]:
        """The position without what the setup holds already."""
        plain = to_plain(state)
        del plain["race"]
        return plain

    def thaw(self, setup: Setup, data: object) -> RaceState:
        """The position that a snapshot holds."""
        frozen = from_plain(dict[str, object], data)
        return from_plain(RaceState, {**frozen, "race": setup.body})


def _drive(state: RaceState, shown: int, tell: Tell) -> None:
    """fifth_wheel 7: a one breaks the axle, and the miles of the stage are lost."""
    if shown and not 1 <= shown <= HIGHEST:
        raise BeyondLimit("fw-no-face", found=shown, high=HIGHEST, rule="fifth_wheel 7")
    face = shown or 1 + state.luck.below(HIGHEST)
    if face == BROKEN:
        tell(_event("fw-broken", "fifth_wheel 7", "harm", state, lost=state.stage))
        _next_turn(state, tell)
    else:
        state.stage += face
        tell(_event("fw-drives", "fifth_wheel 7", "gain", state, miles=face, stage=state.stage))


def _camp(state: RaceState, tell: Tell) -> None:
    """fifth_wheel 8: the miles of the stage are kept. fifth_wheel 9: who reaches the goal has won."""
    refusal = _camp_refusal(state)
    if refusal is not None:
        raise NotNow(refusal.id, **refusal.args)
    state.miles[state.turn] += state.stage
    tell(_event("fw-camps", "fifth_wheel 8", "plain", state, miles=state.miles[state.turn]))
    if state.miles[state.turn] >= state.race.goal:
        state.winner, state.stage = state.turn, 0
        tell(_event("fw-wins", "fifth_wheel 9", "end", state))
    else:
        _next_turn(state, tell)


def _camp_refusal(state: RaceState) -> Message | None:
    return None if state.stage else message("fw-nothing-driven", rule="fifth_wheel 8")


def _next_turn(state: RaceState, tell: Tell) -> None:
    state.turn, state.stage = (state.turn + 1) % len(state.race.drivers), 0
    tell(_event("fw-turn", "fifth_wheel 7", "turn", state))


def _event(about: str, rule: str, tone: Tone, state: RaceState, **args: Argument) -> Event:
    """Something that happens to whoever is on turn."""
    return Event(message(about, name=state.driver.name, **args), Reason(rule), tone, state.driver.id)
