"""Which of the acts people do, and which put things right."""

from __future__ import annotations

from typing import Any

from companion.games.hero_realms import acts
from companion.games.hero_realms.people import cards, company, corrections, fighting

DEEDS: dict[type, Any] = {
    acts.Take: cards.take,
    acts.Acquire: cards.acquire,
    acts.Play: cards.play,
    acts.Expend: cards.expend,
    acts.Prepare: cards.prepare,
    acts.Ally: cards.ally,
    acts.Sacrifice: cards.sacrifice,
    acts.Pass: cards.hand_on,
    acts.Attack: fighting.attack,
    acts.Harm: fighting.harm,
    acts.Stun: fighting.stun,
    acts.ForceDiscard: fighting.force_discard,
    acts.Heal: company.heal,
    acts.Borrow: company.borrow,
    acts.Check: company.check,
}
CORRECTIONS: dict[type, Any] = {
    acts.CorrectLife: corrections.correct_life,
    acts.CorrectSlot: corrections.correct_slot,
    acts.CorrectChampion: corrections.correct_champion,
    acts.CorrectItem: corrections.correct_item,
}
