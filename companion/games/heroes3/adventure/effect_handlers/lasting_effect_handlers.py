"""Effects that last for a while: production of a flagged field, Astrologers cards, permanent cards."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.heroes3.adventure.effects import effect_origins, lasting_effects
from companion.games.heroes3.adventure.effects.effect_context import EffectContext, EffectHandler, StepResult
from companion.games.heroes3.adventure.rules.income import FlaggedField
from companion.kernel.messages import message

UNDECIDED = FlaggedField("settlement")
"""A settlement for which nothing was chosen yet, or units."""


def _production(effect_context: EffectContext) -> StepResult:
    """Set the resource of a settlement; anything else raises the production track while it lasts. heroes3 7."""
    resource = effect_context.do.args[1]
    flags = list(effect_context.sheet.flags)
    if effect_context.source != "place:settlement":
        lasting_effects.start_lasting_effect(
            effect_context.context, effect_context.source, effect_context.step, "always", effect_context.seat
        )
    elif UNDECIDED in flags:
        flags[flags.index(UNDECIDED)] = FlaggedField("settlement", resource)
        effect_context.sheet.flags = tuple(flags)
        effect_context.note(message("h3s-fx-settlement", name=effect_context.name, resource=resource))
    else:
        # Somebody took it before the choice was made: it produces for nobody.
        effect_context.note(
            message(
                "h3s-fx-had-no-flag", name=effect_context.name, place=effect_origins.origin_name(effect_context.source)
            ),
            "remind",
        )
    return effect_context.then


def _so_long(effect_context: EffectContext) -> StepResult:
    lasting_effects.start_lasting_effect(
        effect_context.context, effect_context.source, effect_context.step, "always", effect_context.seat
    )
    return effect_context.then


def _this_round(effect_context: EffectContext) -> StepResult:
    lasting_effects.start_lasting_effect(
        effect_context.context, effect_context.source, effect_context.step, "this-round", effect_context.seat
    )
    return effect_context.then


HANDLERS: Mapping[str, EffectHandler] = {
    "production": _production,
    "cheaper-reinforcing": _this_round,
    "free-spell-book": _this_round,
    "easier-neutrals": _this_round,
    "truce": _this_round,
    "stronger-schools": _this_round,
    "sure-defense": _this_round,
    "two-events": _this_round,
    "spell-search": _this_round,
    **dict.fromkeys(("movement", "hand-limit", "reroll", "spoils", "power"), _so_long),
}
