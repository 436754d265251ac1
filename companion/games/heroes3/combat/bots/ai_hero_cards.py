"""The AI hero's cards: one is drawn and carried out at each activation of an AI unit. heroes3 13.1 and 13.4."""

from __future__ import annotations

from companion.games.heroes3.cards.hero_cards import load_cards as book
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.bots.ai_hero_spells import plan_spell_use
from companion.games.heroes3.combat.bots.decision_types import AiPlan
from companion.games.heroes3.combat.flow.turn_order import remaining_turn_order
from companion.games.heroes3.combat.model.ai_conventions import Conventions
from companion.games.heroes3.combat.model.state import THEIRS, CombatState, Fighter, space_name


def plan_ai_hero_card(state: CombatState) -> AiPlan | None:
    """The next act with the AI hero's cards in this activation; None when the unit itself is to act."""
    side = state.sides[THEIRS]
    if side.hand:
        return _carry_out(state, side.hand[0])
    if side.spell:
        # Its Magic card went under the deck: the spell is of no use now.
        return AiPlan("spell-back", (acts.AiDeck("back", "spells", side.spell),))
    if state.moved or state.struck or side.drawn == state.round * 100 + state.active + 1:
        return None
    if side.kept and side.first in (-1, state.active):
        # With which power a kept spell is cast is not said: with that of the weaker Magic card.
        power = book().ai["magic-cast-a"].amount[state.fight.difficulty]
        kept = plan_spell_use(state, side.kept, power, _how(state))
        if kept is not None:
            return kept._replace(rule="spell-from-last-round")
    if side.deck is None or not side.deck.cards:
        # An empty AI deck gives no more cards in this combat.
        return None
    return AiPlan("card-draw", (acts.AiDeck("draw"),))


def _carry_out(state: CombatState, card: str) -> AiPlan:
    drawn, difficulty = book().ai[card], state.fight.difficulty
    amount = drawn.amount[difficulty]
    if drawn.does == "attack":
        # It waits for whoever attacks next, which is the active unit if it has a target.
        return AiPlan("card-attack", (acts.Boost(attack=amount, waits=True, side="theirs", card=card),))
    if drawn.does.startswith("defend"):
        chosen = _toughest(state) if drawn.does == "defend-healthiest" else _next_to_act(state)
        found = tuple(
            acts.Boost(space_name(f.cell), defense=amount, until="attacked", side="theirs", card=card) for f in chosen
        )
        return AiPlan("card-defense", found or (acts.AiDeck("done", "cards", card),), tuple(chosen))
    if drawn.does == "cast":
        return _magic(state, card, amount)
    back = state.round == 1 and difficulty in drawn.again
    return AiPlan("card-skill", (acts.AiDeck("back" if back else "done", "cards", card),))


def _magic(state: CombatState, card: str, power: int) -> AiPlan:
    side = state.sides[THEIRS]
    if not side.spell:
        pile = side.spell_deck
        if pile is None or not (pile.cards or pile.discards):
            return AiPlan("card-no-spell", (acts.AiDeck("done", "cards", card),))
        return AiPlan("card-magic", (acts.AiDeck("draw", "spells"),))
    used = plan_spell_use(state, side.spell, power, _how(state))
    if used is None:
        return AiPlan("spell-useless", (acts.AiDeck("bottom", "cards", card),))
    return used


def _toughest(state: CombatState) -> list[Fighter]:
    """The AI unit with the highest health; ties go to the higher tier, then the player chooses (GAP)."""
    units = state.units(THEIRS)
    best = max(((f.health, f.kind.tier) for f in units), default=None)
    return [fighter for fighter in units if (fighter.health, fighter.kind.tier) == best]


def _next_to_act(state: CombatState) -> list[Fighter]:
    """The AI unit that activates next; after the last one of a round, the first of the next round."""
    coming = [f for f in remaining_turn_order(state) if f.side == THEIRS and f.n != state.active and f.cell < 20]
    if coming:
        return coming[:1]
    return sorted(state.units(THEIRS), key=lambda fighter: (-fighter.initiative, fighter.n))[:1]


def _how(state: CombatState) -> Conventions:
    return state.layout.settings.conventions
