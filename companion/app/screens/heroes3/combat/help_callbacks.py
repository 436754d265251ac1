"""What things at a combat are about: opened over the board when they are held."""

from __future__ import annotations

from companion.app.ui import OpenHelp, Ui
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import Ability, Side, load_units
from companion.games.heroes3.catalogue import rule_entry_for_ability
from companion.games.heroes3.combat.bots.ai_decisions import is_ai_to_decide
from companion.games.heroes3.combat.model.setup_data import GAME
from companion.games.heroes3.combat.model.state import CombatState
from companion.games.heroes3.combat.model.unit_types import UnitType

TOKENS = {
    "paralysed": "paralysis", "defending": "defend", "retaliated": "retaliation", "acted": "activation",
    "poison": "poison", "corrosion": "unit-tokens", "stack": "stack-token", "attack": "attack", "defense": "defense",
    "ongoing": "ongoing",
}  # fmt: skip
"""The entry that explains a token on a unit, or what is remembered of it."""
GROUNDS = {"": "combat-board", "wall": "walls", "gate": "gate", "obstacle": "obstacle"}
"""The entry that explains what lies on a space; a Fire Wall is a spell."""


def rule_term_help(ui: Ui, entry: str) -> OpenHelp:
    """An entry of the rules of this game."""
    return ui.entry_help(f"{GAME}.{entry}")


def unit_help(ui: Ui, shown: UnitType | Side) -> OpenHelp:
    """A unit: its card with both sides."""
    side = load_units().by_key[shown.able.key] if isinstance(shown, UnitType) else shown
    return ui.card_help(f"{GAME}.{side.group}-{side.unit}", f"{GAME}.unit")


def ability_help(ui: Ui, shown: Ability) -> OpenHelp:
    """What an ability speaks of, or when it works."""
    return rule_term_help(ui, rule_entry_for_ability(shown))


def card_help(ui: Ui, card_id: str) -> OpenHelp:
    """A card of a hero, an AI card or a War Machine by its id."""
    book = load_cards()
    if card_id in book.by_id:
        return ui.card_help(f"{GAME}.{book.by_id[card_id].kind}-{card_id}")
    return ui.card_help(f"{GAME}.{'machine' if card_id in book.machines else 'ai'}-{card_id}", f"{GAME}.ai-cards")


def card_kind_help(ui: Ui, kind: str) -> OpenHelp:
    """A kind of card."""
    return rule_term_help(ui, f"{kind}-card" if kind in ("statistic", "ability") else kind)


def ground_help(ui: Ui, lies: str) -> OpenHelp:
    """What lies on a space without a unit."""
    return card_help(ui, lies) if lies == "fire-wall" else rule_term_help(ui, GROUNDS[lies])


def current_phase_help(ui: Ui, state: CombatState) -> OpenHelp:
    """What happens now: an AI unit is activated, or the phase of the combat."""
    ai = state.phase == "fight" and is_ai_to_decide(state)
    return ui.phase_help(GAME, ("ai-activation", "fight") if ai else state.phase)
