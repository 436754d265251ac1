"""The main phase: what a player may do, checked and then done. A `can_...` raises the refusal and changes nothing."""

from __future__ import annotations

from typing import Any

from companion.games.hero_realms import acts
from companion.games.hero_realms.moves import attacking, buying, company, playing

CHECKS: dict[type, Any] = {
    acts.Play: playing.can_play,
    acts.Expend: playing.can_expend,
    acts.Ally: playing.can_ally,
    acts.Sacrifice: playing.can_sacrifice,
    acts.Acquire: buying.can_acquire,
    acts.Attack: attacking.can_attack,
    acts.Pass: company.can_pass,
    acts.Borrow: company.can_borrow,
    acts.Steal: company.can_steal,
}
DEEDS: dict[type, Any] = {
    acts.Play: playing.play,
    acts.Expend: playing.expend,
    acts.Ally: playing.ally,
    acts.Sacrifice: playing.sacrifice,
    acts.Acquire: buying.acquire,
    acts.Attack: attacking.attack,
    acts.Pass: company.hand_on,
    acts.Borrow: company.borrow,
    acts.Steal: company.steal,
}
