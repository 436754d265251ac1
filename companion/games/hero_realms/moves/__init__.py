"""The main phase: what a player may do, checked and then done. A `validate_...` only raises refusals."""

from __future__ import annotations

from typing import Any

from companion.games.hero_realms import acts
from companion.games.hero_realms.moves import attacks, cards_and_abilities, purchases, teammates

VALIDATORS: dict[type, Any] = {
    acts.Play: cards_and_abilities.require_legal_play,
    acts.Expend: cards_and_abilities.require_legal_expend,
    acts.Ally: cards_and_abilities.require_legal_ally,
    acts.Sacrifice: cards_and_abilities.require_legal_sacrifice,
    acts.Acquire: purchases.require_legal_acquire,
    acts.Attack: attacks.require_legal_attack,
    acts.Pass: teammates.require_legal_pass,
    acts.Borrow: teammates.require_legal_borrow,
    acts.Steal: teammates.require_legal_steal,
}
ACT_HANDLERS: dict[type, Any] = {
    acts.Play: cards_and_abilities.play_card,
    acts.Expend: cards_and_abilities.use_expend_ability,
    acts.Ally: cards_and_abilities.use_ally_ability,
    acts.Sacrifice: cards_and_abilities.sacrifice_card,
    acts.Acquire: purchases.acquire_card,
    acts.Attack: attacks.apply_attack,
    acts.Pass: teammates.pass_card_to_teammate,
    acts.Borrow: teammates.borrow_card,
    acts.Steal: teammates.steal_hoard_item,
}
