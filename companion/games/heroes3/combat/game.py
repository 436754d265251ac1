"""Combat of Heroes III as a game of the kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from companion.games.heroes3.combat import acts, corrected_rules, question_text, save_format_upgrades
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.attacks.attack_dice import apply_rolled_dice
from companion.games.heroes3.combat.cards.card_play import play_card
from companion.games.heroes3.combat.combat_start import begin_combat, create_opening_state
from companion.games.heroes3.combat.flow import (
    activation,
    activation_abilities,
    ai_hero_decks,
    manual_changes,
    neutral_draw_and_placement,
)
from companion.games.heroes3.combat.flow.combat_end import apply_surrender
from companion.games.heroes3.combat.model.ask_and_answer import apply_answer
from companion.games.heroes3.combat.model.events import OptionalTell
from companion.games.heroes3.combat.model.pending_steps import run_pending_steps
from companion.games.heroes3.combat.model.refusals import WrongMoment
from companion.games.heroes3.combat.model.setup_data import Layout, check_fight, parse_combat_setup
from companion.games.heroes3.combat.model.snapshots import state_from_plain, state_to_plain
from companion.games.heroes3.combat.model.state import CombatState
from companion.kernel.acts import Codec
from companion.kernel.building_blocks.handler_table import HandlerTable
from companion.kernel.events import Tell, ignore_event
from companion.kernel.game import Setup
from companion.kernel.plain_data import Plain
from companion.kernel.question_types import Question
from companion.kernel.refusals import Ended
from companion.kernel.rule_versions import Rules
from companion.kernel.save_format_upgrades import SaveFormat

Handlers: TypeAlias = HandlerTable[CombatState, [OptionalTell], None]
ACTIONS = (
    Handlers()
    .on(acts.Move, activation.apply_move)
    .on(acts.Attack, activation.apply_attack)
    .on(acts.Defend, activation.apply_defend)
    .on(acts.Done, activation.apply_done)
    .on(acts.Use, activation_abilities.apply_use_ability)
    .on(acts.Surrender, apply_surrender)
)
"""What the active unit does, or a hero instead. Not while something is asked."""
PLACING = (
    Handlers()
    .on(acts.Place, neutral_draw_and_placement.apply_place)
    .on(acts.Ready, neutral_draw_and_placement.apply_ready)
)
ALWAYS = (
    Handlers()
    .on(acts.Boost, manual_changes.apply_boost)
    .on(acts.Damage, manual_changes.apply_damage)
    .on(acts.Heal, manual_changes.apply_heal)
    .on(acts.Shift, manual_changes.apply_unit_relocation)
    .on(acts.Remove, manual_changes.apply_unit_or_wall_removal)
    .on(acts.Mark, manual_changes.apply_token_mark)
    .on(acts.Put, manual_changes.apply_unit_correction)
    .on(acts.PlayCard, play_card)
    .on(acts.AiDeck, ai_hero_decks.apply_ai_deck_act)
)
"""What the table may enter at any moment, also before it rolls the dice."""


class Heroes3Combat:
    """The engine named `heroes3.combat`."""

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

    def start(self, setup: Setup, tell: Tell) -> CombatState:
        """The opening position: everybody placed as far as nobody has to be asked."""
        return create_opening_state(
            Layout(parse_combat_setup(setup), setup.rules), setup.seed, None if tell is ignore_event else tell
        )

    def question(self, state: CombatState) -> Question | None:
        """The decision or the dice that play waits for."""
        return question_text.build_question(state)

    def apply(self, state: CombatState, act: Act, tell: Tell) -> None:
        """Change the position by an act."""
        told: OptionalTell = None if tell is ignore_event else tell
        if state.phase == "over":
            if not isinstance(act, acts.NextFight):
                raise Ended("h3-fight-over")
            check_fight(act.fight)
            begin_combat(state, act.fight, told)
            return
        if isinstance(act, acts.Choose):
            apply_answer(state, act.option, told)
        elif isinstance(act, acts.Roll):
            apply_rolled_dice(state, act.dice, told)
        elif (acting := ACTIONS.find_handler(act)) is not None:
            if state.ask is not None:
                raise WrongMoment("h3-answer-first", "9")
            acting(state, act, told)
        elif (placing := PLACING.find_handler(act)) is not None:
            placing(state, act, told)
        elif (entering := ALWAYS.find_handler(act)) is not None:
            manual_changes.postpone_question(state)
            entering(state, act, told)
        else:
            raise WrongMoment("h3-still-fighting", "9")
        run_pending_steps(state, told)

    def merged(self, acts_given: Sequence[Act]) -> Act | None:
        """Acts of a combat are never merged into one."""
        return None

    def freeze(self, state: CombatState) -> dict[str, Plain]:
        """The position as plain data."""
        return state_to_plain(state)

    def thaw(self, setup: Setup, data: object) -> CombatState:
        """The position that a snapshot holds."""
        return state_from_plain(Layout(parse_combat_setup(setup), setup.rules), data)
