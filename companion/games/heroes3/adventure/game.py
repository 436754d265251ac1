"""The map part of Heroes III as a game of the kernel: every act has one function that carries it out."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.heroes3.adventure import acts, corrected_rules, save_format_upgrades
from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.acts import Act
from companion.games.heroes3.adventure.effect_handlers.handler_table import create_act_context
from companion.games.heroes3.adventure.fights import fight_acts, neutral_discard_piles
from companion.games.heroes3.adventure.players import (
    ai_heroes,
    flagged_map_fields,
    game_end,
    hero_state_changes,
    place_visits,
    town_acts,
    trading,
)
from companion.games.heroes3.adventure.questions import answer_handling, pending_questions
from companion.games.heroes3.adventure.rounds import manual_corrections, morale_spending, round_steps
from companion.games.heroes3.adventure.scenario import campaign_progress, game_start
from companion.games.heroes3.adventure.setup_data import Layout, parse_setup
from companion.games.heroes3.adventure.state import AdventureState
from companion.games.heroes3.combat.model.refusals import NotAllowed
from companion.kernel.acts import Codec
from companion.kernel.building_blocks.handler_table import HandlerTable
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import Tell
from companion.kernel.game import Setup
from companion.kernel.plain_data import Plain
from companion.kernel.question_types import Question
from companion.kernel.refusals import Ended
from companion.kernel.rule_versions import Rules
from companion.kernel.save_format_upgrades import SaveFormat

ACT_HANDLERS = (
    HandlerTable[ActContext, [], None]()
    .on(acts.Next, round_steps.take_next_round_step)
    .on(acts.Settle, answer_handling.apply_answer)
    .on(acts.Claim, game_end.claim_victory)
    .on(acts.Eliminate, game_end.eliminate_player_by_table_decision)
    .on(acts.Build, town_acts.construct_building)
    .on(acts.Muster, town_acts.recruit_and_reinforce)
    .on(acts.Hire, town_acts.hire_secondary_hero)
    .on(acts.BuySpell, town_acts.buy_spell)
    .on(acts.Use, town_acts.use_building)
    .on(acts.Move, hero_state_changes.spend_movement)
    .on(acts.Visit, place_visits.visit_place)
    .on(acts.Unflag, flagged_map_fields.remove_flag)
    .on(acts.OwnTown, place_visits.set_own_town_held)
    .on(acts.Trade, trading.trade_resources)
    .on(acts.Give, trading.give_resources)
    .on(acts.Swap, trading.swap_cards)
    .on(acts.Experience, hero_state_changes.gain_experience)
    .on(acts.GainMorale, hero_state_changes.gain_morale)
    .on(acts.SpendMorale, morale_spending.spend_morale)
    .on(acts.Expert, hero_state_changes.use_expert_effect)
    .on(acts.GainCard, hero_state_changes.gain_card)
    .on(acts.LoseCard, hero_state_changes.lose_card)
    .on(acts.BeginFight, fight_acts.begin_fight)
    .on(acts.Fought, fight_acts.finish_or_call_off_fight)
    .on(acts.Look, ai_heroes.play_ai_hero_steps)
    .on(acts.Adjust, manual_corrections.correct_number)
    .on(acts.SetMark, manual_corrections.correct_token)
    .on(acts.SetUnits, manual_corrections.correct_units)
    .on(acts.SetAiHero, manual_corrections.correct_ai_hero)
    .on(acts.SetDiscards, neutral_discard_piles.correct_discard_piles)
    .on(acts.SetBuilding, manual_corrections.correct_building)
    .on(acts.Carry, campaign_progress.record_carried_cards)
)
ACTS_AFTER_END = (acts.Carry,)
"""What is still done when the game is over."""

CORRECTION_ACTS = (acts.Adjust, acts.SetMark, acts.SetUnits, acts.SetBuilding, acts.Carry)
"""What is done to the sheet of a player who is out, too."""


class Heroes3Adventure:
    """The engine named `heroes3.sheet`."""

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

    def start(self, setup: Setup, tell: Tell) -> AdventureState:
        """The opening position: everybody's sheet as the scenario has it. heroes3 12."""
        state = AdventureState(Layout(parse_setup(setup), setup.rules), Luck.from_seed(setup.seed))
        game_start.prepare_opening_position(create_act_context(state, tell))
        return state

    def question(self, state: AdventureState) -> Question | None:
        """The first open question, if any; players may answer them in any order."""
        return pending_questions.next_question(state)

    def apply(self, state: AdventureState, act: Act, tell: Tell) -> None:
        """Change the position by an act."""
        if state.ended and not isinstance(act, ACTS_AFTER_END):
            raise Ended("h3s-over")
        context = create_act_context(state, tell, act.anyway)
        sheet = state.sheets.get(getattr(act, "seat", ""))
        if sheet is not None and sheet.out and not isinstance(act, CORRECTION_ACTS):
            context.forbid(NotAllowed("h3s-tb-is-out", "12", name=context.name(sheet.id)))
        held = neutral_discard_piles.count_held_neutrals(state)
        ACT_HANDLERS.handler(act)(context, act)
        round_steps.run_pending_steps(create_act_context(state, tell))
        neutral_discard_piles.update_discards_after_change(state, held)

    def merged(self, acts_given: Sequence[Act]) -> Act | None:
        """Corrections of one number follow each other quickly and read as one."""
        return manual_corrections.merge_number_corrections(acts_given)

    def freeze(self, state: AdventureState) -> dict[str, Plain]:
        """The position as plain data."""
        return state.freeze()

    def thaw(self, setup: Setup, data: object) -> AdventureState:
        """The position that a snapshot holds."""
        return AdventureState.thaw(Layout(parse_setup(setup), setup.rules), data)
