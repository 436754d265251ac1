"""The main phase: what a player may do, checked and then done. A `validate_...` only raises refusals."""

from __future__ import annotations

from companion.games.hero_realms import acts
from companion.games.hero_realms.events import OptionalTell
from companion.games.hero_realms.moves import attacks, cards_and_abilities, purchases, teammates_and_hoard_theft
from companion.games.hero_realms.state import HeroState
from companion.kernel.building_blocks.handler_table import HandlerTable

VALIDATORS = (
    HandlerTable[HeroState, [], object]()
    .on(acts.Play, cards_and_abilities.require_legal_play)
    .on(acts.Expend, cards_and_abilities.require_legal_expend)
    .on(acts.Ally, cards_and_abilities.require_legal_ally)
    .on(acts.Sacrifice, cards_and_abilities.require_legal_sacrifice)
    .on(acts.Acquire, purchases.require_legal_acquire)
    .on(acts.Attack, attacks.require_legal_attack)
    .on(acts.Pass, teammates_and_hoard_theft.require_legal_pass)
    .on(acts.Borrow, teammates_and_hoard_theft.require_legal_borrow)
    .on(acts.Steal, teammates_and_hoard_theft.require_legal_steal)
)
ACT_HANDLERS = (
    HandlerTable[HeroState, [OptionalTell], None]()
    .on(acts.Play, cards_and_abilities.play_card)
    .on(acts.Expend, cards_and_abilities.use_expend_ability)
    .on(acts.Ally, cards_and_abilities.use_ally_ability)
    .on(acts.Sacrifice, cards_and_abilities.sacrifice_card)
    .on(acts.Acquire, purchases.acquire_card)
    .on(acts.Attack, attacks.apply_attack)
    .on(acts.Pass, teammates_and_hoard_theft.pass_card_to_teammate)
    .on(acts.Borrow, teammates_and_hoard_theft.borrow_card)
    .on(acts.Steal, teammates_and_hoard_theft.steal_hoard_item)
)
