"""What things at a combat are about: opened over the board when they are held."""

from __future__ import annotations

from companion.app.models import about
from companion.app.models.about import About
from companion.app.models.guest import Guest
from companion.games.heroes3.cards import cards
from companion.games.heroes3.catalogue import explained_by
from companion.games.heroes3.chair.deciding import decides
from companion.games.heroes3.combat.kinds import Kind
from companion.games.heroes3.combat.setup import GAME
from companion.games.heroes3.combat.state import CombatState
from companion.games.heroes3.units import Ability, Side, units

TOKENS = {
    "paralysed": "paralysis", "defending": "defend", "retaliated": "retaliation", "acted": "activation",
    "poison": "poison", "corrosion": "unit-tokens", "stack": "stack-token", "attack": "attack", "defense": "defense",
    "ongoing": "ongoing",
}  # fmt: skip
"""The entry that explains a token on a unit, or what is remembered of it."""
GROUNDS = {"": "combat-board", "wall": "walls", "gate": "gate", "obstacle": "obstacle"}
"""The entry that explains what lies on a space; a Fire Wall is a spell."""
_KINDS = {"statistic": "statistic-card", "ability": "ability-card", "spell": "spell", "artifact": "artifact",
          "specialty": "specialty"}  # fmt: skip


def term(guest: Guest, entry: str) -> About:
    """An entry of the rules of this game."""
    return about.entry(guest, f"{GAME}.{entry}")


def unit(guest: Guest, shown: Kind | Side) -> About:
    """A unit: its card with both sides."""
    side = units().by_key[shown.able.key] if isinstance(shown, Kind) else shown
    return about.card(guest, f"{GAME}.{side.group}-{side.unit}", f"{GAME}.unit")


def ability(guest: Guest, shown: Ability) -> About:
    """What an ability speaks of, or when it works."""
    return term(guest, explained_by(shown))


def card(guest: Guest, card_id: str) -> About:
    """A card of a hero, an AI card or a War Machine by its id."""
    book = cards()
    if card_id in book.by_id:
        return about.card(guest, f"{GAME}.{book.by_id[card_id].kind}-{card_id}")
    return about.card(guest, f"{GAME}.{'machine' if card_id in book.machines else 'ai'}-{card_id}", f"{GAME}.ai-cards")


def card_kind(guest: Guest, kind: str) -> About:
    """A kind of card."""
    return term(guest, _KINDS[kind])


def ground(guest: Guest, lies: str) -> About:
    """What lies on a space without a unit."""
    return card(guest, lies) if lies == "fire-wall" else term(guest, GROUNDS[lies])


def now(guest: Guest, state: CombatState) -> About:
    """What happens now: an AI unit is activated, or the phase of the combat."""
    ai = state.phase == "fight" and decides(state)
    return about.now(guest, GAME, ("ai-activation", "fight") if ai else state.phase)
