"""Which function handles each act of a physical player, and each correction."""

from __future__ import annotations

from typing import Any

from companion.games.hero_realms import acts
from companion.games.hero_realms.physical import card_acts, combat_acts, entry_corrections, teammate_acts

ACT_HANDLERS: dict[type, Any] = {
    acts.Take: card_acts.take_market_card,
    acts.Acquire: card_acts.acquire_card,
    acts.Play: card_acts.play_card,
    acts.Expend: card_acts.use_expend_ability,
    acts.Prepare: card_acts.prepare_champion,
    acts.Ally: card_acts.use_ally_ability,
    acts.Sacrifice: card_acts.sacrifice_card,
    acts.Pass: card_acts.pass_card_to_teammate,
    acts.Attack: combat_acts.apply_attack,
    acts.Harm: combat_acts.deal_direct_damage,
    acts.Stun: combat_acts.stun_by_effect,
    acts.ForceDiscard: combat_acts.force_discard,
    acts.Heal: teammate_acts.heal_player,
    acts.Borrow: teammate_acts.borrow_card,
    acts.Check: teammate_acts.record_skill_check,
}
CORRECTION_HANDLERS: dict[type, Any] = {
    acts.CorrectLife: entry_corrections.correct_life,
    acts.CorrectSlot: entry_corrections.correct_market_slot,
    acts.CorrectChampion: entry_corrections.correct_champion_in_play,
    acts.CorrectItem: entry_corrections.correct_hoard_item_holder,
}
