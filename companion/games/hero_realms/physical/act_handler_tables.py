"""Which function handles each act of a physical player, and each correction."""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.events import OptionalTell
from companion.games.hero_realms.physical import card_acts, combat_acts, entry_corrections, teammate_and_hoard_acts
from companion.games.hero_realms.state import HeroState
from companion.kernel.building_blocks.handler_table import HandlerTable

ACT_HANDLERS = (
    HandlerTable[HeroState, [OptionalTell], None]()
    .on(acts.Take, card_acts.take_market_card)
    .on(acts.Acquire, card_acts.acquire_card)
    .on(acts.Play, card_acts.play_card)
    .on(acts.Expend, card_acts.use_expend_ability)
    .on(acts.Prepare, card_acts.prepare_champion)
    .on(acts.Ally, card_acts.use_ally_ability)
    .on(acts.Sacrifice, card_acts.sacrifice_card)
    .on(acts.Pass, card_acts.pass_card_to_teammate)
    .on(acts.Attack, combat_acts.apply_attack)
    .on(acts.Harm, combat_acts.deal_direct_damage)
    .on(acts.Stun, combat_acts.stun_by_effect)
    .on(acts.ForceDiscard, combat_acts.force_discard)
    .on(acts.Heal, teammate_and_hoard_acts.heal_player)
    .on(acts.Borrow, teammate_and_hoard_acts.borrow_card)
    .on(acts.Check, teammate_and_hoard_acts.record_skill_check)
)
CORRECTION_HANDLERS = (
    HandlerTable[HeroState, [OptionalTell], None]()
    .on(acts.CorrectLife, entry_corrections.correct_life)
    .on(acts.CorrectSlot, entry_corrections.correct_market_slot)
    .on(acts.CorrectChampion, entry_corrections.correct_champion_in_play)
    .on(acts.CorrectItem, entry_corrections.correct_hoard_item_holder)
)
