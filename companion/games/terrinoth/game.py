"""Heroes of Terrinoth as a game of the kernel."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.terrinoth import acts, corrected_rules, save_format_upgrades, snapshots
from companion.games.terrinoth.acts import Act
from companion.games.terrinoth.questions.open_question import OpenQuestion, QuestEnded
from companion.games.terrinoth.refusals import Illegal, NotAnOption, NotNow, WrongDice
from companion.games.terrinoth.resolution.effect_operations import OPERATION_FUNCTIONS
from companion.games.terrinoth.rounds import nefarious_rule
from companion.games.terrinoth.rounds.peril_travel_and_round_end import lose_quest_if_defeat_condition_met
from companion.games.terrinoth.rounds.round_steps import run_next_step
from companion.games.terrinoth.rounds.step_replay import replay_step
from companion.games.terrinoth.rules import manual_corrections, player_entered_cards
from companion.games.terrinoth.rules.decks import NEW_CARD_PREFIX, title_to_id
from companion.games.terrinoth.rules.opening_position import build_opening_world
from companion.games.terrinoth.setup_data import parse_setup_body
from companion.games.terrinoth.state import Layout, TerrinothState, World
from companion.kernel.acts import Codec
from companion.kernel.events import Tell, ignore_event
from companion.kernel.game import Setup
from companion.kernel.plain_data import Plain, Unchecked
from companion.kernel.question_types import Chance, Decision, Question
from companion.kernel.refusals import Ended
from companion.kernel.rule_versions import Rules
from companion.kernel.save_format_upgrades import SaveFormat


class Terrinoth:
    """The engine named `terrinoth`."""

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

    def start(self, setup: Setup, tell: Tell) -> TerrinothState:
        """The opening position."""
        state = TerrinothState(build_opening_world(build_fixed_table_data(setup), setup.seed))
        _listen(state.world, tell)
        run_to_first_question(state)
        return state

    def question(self, state: TerrinothState) -> Question | None:
        """The decision or chance that play waits for; None when it is over."""
        asked = state.ask
        if asked is None:
            return None
        seat = state.world.table.ids[asked.hero] if asked.hero >= 0 else None
        kind = Chance if asked.chance else Decision
        return kind(asked.id, asked.message, asked.options, seat, asked.rule)

    def apply(self, state: TerrinothState, act: Act, tell: Tell) -> None:
        """Change the position by an act."""
        asked = state.ask
        if asked is None:
            raise Ended("th-over")
        if isinstance(act, (acts.Choose, acts.Roll)):
            _check(asked, act)
            resume_current_step(state)
            _listen(state.world, tell)
            state.answers.append(act)
            _advance(state, act)
        elif isinstance(act, acts.Learn):
            _learn(state, act, tell)
        else:
            _correct(state, act, tell)

    def merged(self, acts_given: Sequence[Act]) -> Act | None:
        """Corrections of one number follow each other quickly and read as one."""
        return manual_corrections.merge_corrections(acts_given)

    def freeze(self, state: TerrinothState) -> dict[str, Plain]:
        """The position as plain data."""
        answers = [acts.CODEC.write(act) for act in state.answers]
        return {"world": snapshots.world_to_plain(state.base), "answers": answers}

    def thaw(self, setup: Setup, data: Unchecked) -> TerrinothState:
        """The position that a snapshot holds."""
        world = snapshots.world_from_plain(build_fixed_table_data(setup), data["world"])
        state = TerrinothState(world)
        state.answers = [acts.CODEC.read(answer) for answer in data["answers"]]
        resume_current_step(state)
        return state


def build_fixed_table_data(setup: Setup) -> Layout:
    """What never changes at a table: its setup, checked, and the operations that carry out what its cards say."""
    return Layout(parse_setup_body(setup), OPERATION_FUNCTIONS, setup.rules)


def _listen(world: World, tell: Tell) -> None:
    world.tell = None if tell is ignore_event else tell


# --- answers -------------------------------------------------------------------------------------


def _check(asked: OpenQuestion, act: acts.Choose | acts.Roll) -> None:
    if isinstance(act, acts.Roll):
        _check_dice(asked, act)
        return
    for option in asked.options:
        if option.id == act.option:
            if option.refusal is not None:
                raise Illegal(option.refusal)
            return
    title = act.option.removeprefix(NEW_CARD_PREFIX)
    if asked.new and act.option.startswith(NEW_CARD_PREFIX) and title_to_id(title) and len(title) <= 80:
        return
    rule = asked.rule.removeprefix("terrinoth ")
    if asked.id in ("dice", "learn"):
        raise NotAnOption("th-not-so", rule, what=asked.message)
    raise NotAnOption("th-not-an-option", rule, found=act.option[:60], options=", ".join(asked.legal))


def _check_dice(asked: OpenQuestion, act: acts.Roll) -> None:
    if asked.dice is None:
        raise NotNow("th-no-roll", "A1", what=asked.message)
    white, black = asked.dice
    if (len(act.hero), len(act.enemy)) != asked.dice:
        raise WrongDice(
            "th-wrong-dice", "A1", white=white, black=black, white_found=len(act.hero), black_found=len(act.enemy)
        )


# --- going on ------------------------------------------------------------------------------------


def run_to_first_question(state: TerrinothState) -> None:
    """Lead a position that waits for nothing to its first question."""
    _advance(state)


def _advance(state: TerrinothState, act: Act | None = None) -> None:
    """Run the rules until they ask something or the quest is over."""
    while True:
        if state.world.outcome:
            _settle(state)
            return
        try:
            if state.flow is None:
                state.flow, act = run_next_step(state.world), None
            state.ask = state.flow.send(act)
        except StopIteration:
            _finish_step(state)
            continue
        except QuestEnded:
            continue
        if not (state.ask.foul and state.world.table.settings.nefarious):
            return
        state.ask = nefarious_rule.keep_most_harmful_options(state, state.ask)
        if len(state.ask.legal) != 1:
            return
        # Only the worst is left: it happens, and is kept as an answer like any other.
        act = acts.Choose(state.ask.legal[0])
        state.answers.append(act)


def _finish_step(state: TerrinothState) -> None:
    try:
        lose_quest_if_defeat_condition_met(state.world)
    except QuestEnded:
        return
    _settle(state)


def _settle(state: TerrinothState) -> None:
    """A step is over: the world as it is now is where the next step begins, and the inputs are forgotten."""
    state.flow, state.ask, state.answers = None, None, []
    state.world.running = []
    state.world.acting = state.world.foul = False
    state.base = state.world.copy()


def resume_current_step(state: TerrinothState) -> None:
    """Make the generator of the current step anew, after a copy or from a snapshot, and lead it to its question."""
    if state.flow is not None or state.base.outcome:
        return
    state.world = state.base.copy()
    state.flow, state.ask = replay_step(state.world, state.answers)
    if state.ask.foul and state.world.table.settings.nefarious:
        state.ask = nefarious_rule.keep_most_harmful_options(state, state.ask)


# --- learning and correcting ---------------------------------------------------------------------


def _learn(state: TerrinothState, act: acts.Learn, tell: Tell) -> None:
    """A card is typed. At the beginning of a step it becomes part of the world, in the middle an answer."""
    player_entered_cards.check_entered_card(state.world, act)
    asked = state.ask
    assert asked is not None
    if asked.id == "learn":
        resume_current_step(state)
        _listen(state.world, tell)
        player_entered_cards.learn_entered_card(state.world, act)
        state.answers.append(act)
        _advance(state, act)
    elif state.answers:
        resume_current_step(state)
        _listen(state.world, tell)
        player_entered_cards.learn_entered_card(state.world, act)
        state.answers.append(act)
    else:
        base = state.base.copy()
        _listen(base, tell)
        player_entered_cards.learn_entered_card(base, act)
        _begin_again(state, base)


def _correct(state: TerrinothState, act: Act, tell: Tell) -> None:
    """Numbers are put right by hand, between two steps or while the table does something by hand."""
    asked = state.ask
    assert asked is not None
    manual_corrections.check_correction(state.world, act)
    if asked.id in ("manual", "bar"):
        resume_current_step(state)
        _listen(state.world, tell)
        manual_corrections.apply_correction(state.world, act)
        state.answers.append(act)
    elif not state.answers:
        base = state.base.copy()
        _listen(base, tell)
        manual_corrections.apply_correction(base, act)
        _begin_again(state, base)
    else:
        raise NotNow("th-finish-first", "G5", what=asked.message)


def _begin_again(state: TerrinothState, base: World) -> None:
    base.tell = None
    state.base, state.world = base, base.copy()
    state.flow, state.ask = None, None
    _advance(state)
