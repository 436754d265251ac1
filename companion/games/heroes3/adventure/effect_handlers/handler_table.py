"""Every word of `content/effect_vocabulary.py` with what carries it out, and the context of acts that knows them all.

The words use the rules of players, fights and scenarios, and these run effects. So nothing below imports this module:
whoever carries out acts creates the context here and hands it down.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.effect_handlers import (
    auction_and_barter_effects,
    card_gain_effects,
    card_loss_effects,
    dice_pool_effects,
    dice_roll_effects,
    immediate_effects,
    lasting_effect_handlers,
    take_or_pay_by_die_effects,
    unit_and_machine_gain_effects,
    unit_loss_effects,
)
from companion.games.heroes3.adventure.effects.effect_context import EffectHandler
from companion.games.heroes3.adventure.effects.effect_runner import EffectRunner
from companion.games.heroes3.adventure.state import AdventureState
from companion.kernel.events import Tell

HANDLERS_BY_WORD: Mapping[str, EffectHandler] = {
    **immediate_effects.HANDLERS,
    **lasting_effect_handlers.HANDLERS,
    **dice_roll_effects.HANDLERS,
    **take_or_pay_by_die_effects.HANDLERS,
    **card_gain_effects.HANDLERS,
    **card_loss_effects.HANDLERS,
    **unit_and_machine_gain_effects.HANDLERS,
    **unit_loss_effects.HANDLERS,
    **auction_and_barter_effects.HANDLERS,
    **dice_pool_effects.HANDLERS,
}
"""How each word of the vocabulary is carried out."""
DECLINABLE_WORDS = frozenset(
    {
        *card_gain_effects.HANDLERS,
        *card_loss_effects.HANDLERS,
        *unit_and_machine_gain_effects.HANDLERS,
        *unit_loss_effects.HANDLERS,
        "ask-table",
    }
)
"""Words whose own question can be declined, so that nobody is asked first whether they want to."""
RUNNER = EffectRunner(HANDLERS_BY_WORD, DECLINABLE_WORDS)


def create_act_context(state: AdventureState, tell: Tell, anyway: bool = False) -> ActContext:
    """What an act is carried out with; `anyway` where the table overrules the rules."""
    return ActContext(state, tell, RUNNER.run, anyway)
