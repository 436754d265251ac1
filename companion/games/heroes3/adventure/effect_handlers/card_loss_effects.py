"""Effects by which a player loses cards: removed from the game, sold, or taken out of play. heroes3 4 and 5."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from companion.games.heroes3.adventure.content.heroes_and_starting_decks import MAGIC_ARROW, require_hero
from companion.games.heroes3.adventure.effect_handlers import card_gain_effects, immediate_effects
from companion.games.heroes3.adventure.effects import effect_origins, lasting_effects
from companion.games.heroes3.adventure.effects.effect_context import EffectContext, EffectHandler, StepResult
from companion.games.heroes3.adventure.players import hero_state_changes, resource_gains_and_payments
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.question_form import NONE, QuestionForm
from companion.games.heroes3.adventure.state import PendingQuestion
from companion.games.heroes3.cards.find_unit_or_card_by_name import card_name
from companion.games.heroes3.cards.hero_cards import Card, load_cards
from companion.games.heroes3.combat.model.refusals import Forbidden, NotAllowed
from companion.kernel.building_blocks.effect_parser import Do
from companion.kernel.messages import message
from companion.kernel.question_types import Option
from companion.kernel.refusals import Unknown

KINDS = {
    "artifact or spell": ("artifact", "spell"),
    "spells": ("spell",),
    "spells and abilities": ("spell", "ability"),
    "laid-in card": card_gain_effects.LAID_IN,
}
"""The kinds of card behind what an effect calls them, where it is not the kind itself."""
SEVERAL = ("spells", "spells and abilities")
"""One or more of these are removed at a time."""
COPY = "#"
"""What tells the second copy of a card from the first where several may go."""


def _remove(effect_context: EffectContext) -> StepResult:
    refused = no_card_to_lose_refusal(effect_context, effect_context.do)
    if refused is None:
        return effect_context.wait("remove")
    if not effect_context.about.optional:
        effect_context.context.forbid(refused)
    return ()


def build_card_removal_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask which card is removed."""
    several = effect_context.do.args[0] in SEVERAL
    fitting = _fitting(effect_context, effect_context.do)
    options = tuple(
        replace(card_gain_effects.card_option(card), id=f"{card}{COPY}{copy}" if copy else card)
        for card in fitting
        for copy in range(effect_context.sheet.cards.count(card) if several else 1)
    )
    asked = message(
        "h3s-fx-remove",
        name=effect_context.name,
        source=effect_origins.origin_name(matter.source),
        does=immediate_effects.describe_effect_step(effect_context),
    )
    optional = effect_context.about.optional or effect_context.do.word == "sell-artifact"
    return QuestionForm(asked, (*options, NONE) if optional else options, optional=optional, rule="4", several=several)


def apply_card_removal_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """Cards leave the game; a sold one brings gold."""
    if answer == ("none",) and (effect_context.about.optional or effect_context.do.word == "sell-artifact"):
        return ()
    several = effect_context.do.args[0] in SEVERAL
    named = [typed.partition(COPY)[0] for typed in (answer if several else (" ".join(answer),))]
    gone = [card_gain_effects.require_card_of_kinds(typed) for typed in named]
    fitting = _fitting(effect_context, effect_context.do)
    for card in gone:
        if card.id not in fitting:
            options = [card_name(load_cards().by_id[one]) for one in fitting]
            effect_context.context.forbid(
                NotAllowed("h3s-fx-not-that-card", "4", card=card_name(card), options=options)
            )
        hero_state_changes.remove_card(effect_context.context, effect_context.seat, card.id, "4")
    if effect_context.do.word == "sell-artifact":
        price = Purse(int(effect_context.do.args[0]))
        resource_gains_and_payments.gain_resources(
            effect_context.context,
            effect_context.seat,
            price,
            effect_context.rule,
            effect_origins.origin_name(effect_context.source),
        )
    effect_context.memory = replace(effect_context.memory, removed=len(gone))
    return effect_context.then


def no_card_to_lose_refusal(effect_context: EffectContext, do: Do) -> Forbidden | None:
    """A refusal where the player owns no such card."""
    if _fitting(effect_context, do):
        return None
    return NotAllowed("h3s-fx-nothing-to-remove", "4", name=effect_context.name)


def _fitting(effect_context: EffectContext, do: Do) -> list[str]:
    """The cards that may go, one of each."""
    wanted = {"sell-artifact": "artifact", "lay-in": "laid-in card"}.get(do.word) or do.args[0]
    own = list(dict.fromkeys(effect_context.sheet.cards))
    return [
        card for card in own if card in load_cards().by_id and _fits(effect_context, load_cards().by_id[card], wanted)
    ]


def _fits(effect_context: EffectContext, card: Card, wanted: str) -> bool:
    start = require_hero(effect_context.state.layout.chairs[effect_context.seat].hero).ability
    gained = card.id != start or effect_context.sheet.cards.count(card.id) > 1
    if wanted == "gained ability":
        return card.kind == "ability" and gained
    if wanted == "sellable card":
        # heroes3 5: never a Specialty, Statistic, starting Ability or Magic Arrow.
        return card.kind not in ("specialty", "statistic") and gained and card.id != MAGIC_ARROW
    return wanted == "card" or card.kind in KINDS.get(wanted, (wanted,))


# --- cards laid into the middle ------------------------------------------------------------------


def _lay_in(effect_context: EffectContext) -> StepResult:
    return effect_context.wait("lay-in")


def build_card_to_middle_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask which card of the hand the player put into the middle; none, where it came from a deck."""
    options = tuple(card_gain_effects.card_option(card) for card in _fitting(effect_context, effect_context.do))
    asked = message("h3s-fx-lay-in", name=effect_context.name, source=effect_origins.origin_name(matter.source))
    return QuestionForm(asked, (*options, NONE), optional=True, rule=effect_context.rule)


def apply_card_to_middle_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """Move the card from the player's deck to whoever took it from the middle."""
    if answer == ("none",):
        return ()
    hero_state_changes.put_card_in_middle(
        effect_context.context,
        effect_context.seat,
        card_gain_effects.require_card_of_kinds(" ".join(answer), card_gain_effects.LAID_IN),
        effect_context.rule,
    )
    return effect_context.then


# --- permanent cards in play ---------------------------------------------------------------------


def _lose_permanent(effect_context: EffectContext) -> StepResult:
    """Lose this card itself if it is one, else the one that the player names."""
    if any(
        one.source == effect_context.source and one.seat == effect_context.seat
        for one in effect_context.state.table.lasting
    ):
        lasting_effects.end_lasting_effects(effect_context.context, effect_context.source, effect_context.seat)
        return effect_context.then
    return effect_context.wait("permanent")


def build_lost_permanent_card_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask which permanent card is lost."""
    asked = message("h3s-fx-permanent", name=effect_context.name, source=effect_origins.origin_name(matter.source))
    return QuestionForm(asked, (*_permanents(effect_context), NONE), optional=True, rule="4")


def apply_lost_permanent_card_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """A permanent card leaves play: machines and Pandora cards leave the sheet, cards of the deck only play."""
    if answer == ("none",):
        return ()
    known = [one.id for one in _permanents(effect_context)]
    if len(answer) != 1 or answer[0] not in known:
        raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=[*known, "none"])
    kind, _, what = answer[0].partition(":")
    if kind == "pandora":
        lasting_effects.end_lasting_effects(effect_context.context, answer[0], effect_context.seat)
    else:
        if kind == "machine":
            effect_context.sheet.machines = tuple(
                machine for machine in effect_context.sheet.machines if machine != what
            )
        effect_context.note(
            message("h3s-fx-loses", name=effect_context.name, what=effect_origins.origin_name(answer[0])), "harm", "4"
        )
    return effect_context.then


def _permanents(effect_context: EffectContext) -> Iterator[Option]:
    own = [f"machine:{machine}" for machine in effect_context.sheet.machines]
    own += [
        one.source
        for one in effect_context.state.table.lasting
        if one.seat == effect_context.seat and one.source[:8] == "pandora:"
    ]
    known = load_cards().by_id
    own += [
        f"card:{card}"
        for card in effect_context.sheet.cards
        if any(play.when == "permanent" for play in known[card].plays)
    ]
    yield from (Option(one, message("h3s-fx-card", card=effect_origins.origin_name(one))) for one in dict.fromkeys(own))


HANDLERS: Mapping[str, EffectHandler] = {
    "remove": _remove,
    "sell-artifact": _remove,
    "lose-permanent": _lose_permanent,
    "lay-in": _lay_in,
}
