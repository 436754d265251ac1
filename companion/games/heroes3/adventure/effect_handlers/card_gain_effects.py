"""Effects by which a player gains cards: search, draw, buy, or choose a Statistic card. heroes3 4."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from companion.games.heroes3.adventure.content.heroes_and_starting_decks import STATISTICS
from companion.games.heroes3.adventure.effect_handlers import immediate_effects
from companion.games.heroes3.adventure.effects import effect_origins, lasting_effects
from companion.games.heroes3.adventure.effects.effect_context import EffectContext, EffectHandler, StepResult
from companion.games.heroes3.adventure.effects.effect_notation import parse_effect
from companion.games.heroes3.adventure.players import hero_state_changes, player_queries, resource_gains_and_payments
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.question_form import NONE, QuestionForm
from companion.games.heroes3.adventure.state import PendingQuestion
from companion.games.heroes3.cards.find_unit_or_card_by_name import card_name, require_card_by_name
from companion.games.heroes3.cards.hero_cards import Card, iter_effect_words, load_cards
from companion.games.heroes3.combat.model.refusals import NotAllowed, TooMany
from companion.kernel.messages import message
from companion.kernel.question_types import Option
from companion.kernel.refusals import Unknown

DISCARDED, MINOR = "discarded abilities", "minor artifact"
LAID_IN: tuple[str, ...] = ("spell", "artifact", "ability")
"""The kinds of card that players put into the middle."""
DECKS = {
    "artifacts": ("artifact",), "spells": ("spell",), "abilities": ("ability",), DISCARDED: ("ability",),
    MINOR: ("artifact",), "artifact": ("artifact",), "spell": ("spell",), "ability": ("ability",),
    "laid-in card": LAID_IN,
}  # fmt: skip
"""The kinds of card that lie in a deck; the own deck and discard pile are not on the sheet."""
NECROMANCY, NECROPOLIS = "necromancy", "necropolis"
FIRST_OF_SCHOOL = "take-card(spell)"


def require_card_of_kinds(typed: str, kinds: Iterable[str] = ()) -> Card:
    """The card that somebody means, by its id or name; `Unknown` where it is of another kind."""
    card = load_cards().by_id.get(typed) or require_card_by_name(typed)
    if kinds and card.kind not in kinds:
        raise Unknown("h3s-fx-wrong-card", card=card_name(card), kinds=[message("h3s-fx-kind", kind=k) for k in kinds])
    return card


def card_option(card: str) -> Option:
    """A card to choose."""
    return Option(card, message("h3s-fx-card", card=card_name(load_cards().by_id[card])))


# --- search --------------------------------------------------------------------------------------


def _search(effect_context: EffectContext) -> StepResult:
    if effect_context.do.args[0] not in DECKS:
        return immediate_effects.announce_to_table(effect_context)
    if player_queries.SPELLS in effect_context.step:
        effect_context.step = _widened(effect_context)
    return effect_context.wait("search")


def _widened(effect_context: EffectContext) -> str:
    """A Search for spells, of more cards where the astrologers say so. heroes3 1."""
    said = [
        do
        for one in lasting_effects.find_lasting_effects(effect_context.state, "spell-search", effect_context.seat)
        for do in iter_effect_words(parse_effect(one.effect))
    ]
    count = max(int(do.args[-1]) for do in (effect_context.do, *said))
    return effect_context.step.replace(
        f"{player_queries.SPELLS}{effect_context.do.args[1]})", f"{player_queries.SPELLS}{count})"
    )


def _take(effect_context: EffectContext) -> StepResult:
    """A card that the table shows is named; a Necromancy card needs no name."""
    if effect_context.do.args[0] != NECROMANCY:
        return effect_context.wait("search")
    _gain(effect_context, NECROMANCY)
    return effect_context.then


def _school_search(effect_context: EffectContext) -> StepResult:
    """The Search for spells that is open becomes the first spell of a school. heroes3 6."""
    open_ = player_queries.pending_spell_search(effect_context.state, effect_context.seat)
    immediate_effects.announce_to_table(effect_context)
    if open_ is None:
        return (*parse_effect(FIRST_OF_SCHOOL), *effect_context.then)
    step = re.sub(re.escape(player_queries.SPELLS) + r"\d+\)", FIRST_OF_SCHOOL, open_.step)
    effect_context.context.reopen(replace(open_, step=step))
    return effect_context.then


def _search_per_two(effect_context: EffectContext) -> StepResult:
    """Search for every two cards that were removed just before."""
    deck, count = effect_context.do.args
    ways = [f"search({one}, {count})" for one in deck.split(" or ")]
    search = ways[0] if len(ways) == 1 else f"choose({'; '.join(ways)})"
    return (*parse_effect(search) * (effect_context.memory.removed // 2), *effect_context.then)


def build_search_result_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Which card was kept? Searching is always optional. heroes3 7."""
    # Instead of searching a deck one may take the top card of its discard pile: heroes3 4.
    pile = "yes" if effect_context.do.word == "search" and effect_context.do.args[0] != DISCARDED else "no"
    does, source = immediate_effects.describe_effect_step(effect_context), effect_origins.origin_name(matter.source)
    asked = message("h3s-fx-search", name=effect_context.name, source=source, does=does, pile=pile)
    return QuestionForm(asked, (NONE,), cards=frozenset(DECKS[effect_context.do.args[0]]), optional=True, rule="4")


def apply_search_result_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """Give the player the card that was kept from a Search."""
    if answer == ("none",):
        return ()
    card = require_card_of_kinds(" ".join(answer), DECKS[effect_context.do.args[0]])
    if effect_context.do.args[0] == MINOR and card.level != "minor":
        effect_context.context.forbid(NotAllowed("h3s-fx-not-minor", effect_context.rule, card=card_name(card)))
    effect_context.context.on_table(card.boxes, card_name(card))
    _gain(effect_context, card.id)
    return effect_context.then


def _gain(effect_context: EffectContext, card: str) -> None:
    hero_state_changes.add_card(effect_context.context, effect_context.seat, card, "4")
    if card == NECROMANCY and effect_context.faction != NECROPOLIS:
        effect_context.note(message("h3s-fx-necromancy", name=effect_context.name), "remind", "4")


# --- artifacts for gold --------------------------------------------------------------------------


def _buy(effect_context: EffectContext) -> StepResult:
    return effect_context.wait("buy")


def build_artifact_purchase_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask which artifacts the player buys."""
    asked = message("h3s-fx-buy", name=effect_context.name, does=immediate_effects.describe_effect_step(effect_context))
    several = int(effect_context.do.args[0]) > 1
    return QuestionForm(
        asked, (NONE,), cards=frozenset({"artifact"}), optional=True, rule=effect_context.rule, several=several
    )


def apply_artifact_purchase_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """Artifacts are paid for and taken."""
    if answer == ("none",):
        return ()
    most, *prices = (int(arg) for arg in effect_context.do.args)
    bought = [require_card_of_kinds(typed, ("artifact",)) for typed in (answer if most > 1 else (" ".join(answer),))]
    if len(bought) > most:
        effect_context.context.forbid(TooMany("h3s-fx-too-many", effect_context.rule, count=len(bought), most=most))
    price = dict(zip(("minor", "major", "relic"), prices, strict=True))
    for card in bought:
        effect_context.context.on_table(card.boxes, card_name(card))
        cost, source = Purse(price[card.level]), effect_origins.origin_name(effect_context.source)
        resource_gains_and_payments.pay_and_announce(
            effect_context.context, effect_context.seat, cost, effect_context.rule, card_name(card), source
        )
        _gain(effect_context, card.id)
    return effect_context.then


# --- Statistic cards -----------------------------------------------------------------------------


def _statistic(effect_context: EffectContext) -> StepResult:
    return effect_context.wait("statistic")


def build_statistic_card_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask which Statistic card, or which for which."""
    asked = message(
        "h3s-fx-statistic",
        name=effect_context.name,
        source=effect_origins.origin_name(matter.source),
        does=immediate_effects.describe_effect_step(effect_context),
    )
    options = tuple(_statistics(effect_context).values())
    optional = effect_context.do.word != "gain-statistic"
    return QuestionForm(asked, (*options, NONE) if optional else options, optional=optional, rule="4")


def apply_statistic_card_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """A Statistic card is gained, swapped or empowered."""
    typed, known = " ".join(answer), _statistics(effect_context)
    if typed == "none" and effect_context.do.word != "gain-statistic":
        return ()
    if typed not in known:
        raise Unknown("h3s-fx-no-option", found=typed, options=list(known))
    if effect_context.do.word == "empower":
        effect_context.sheet.empowered = (*effect_context.sheet.empowered, typed)
        effect_context.note(
            message("h3s-fx-empowered", name=effect_context.name, card=load_cards().by_id[typed].name), "gain", "4"
        )
    elif effect_context.do.word == "swap-statistic":
        old, new = typed.split()
        hero_state_changes.remove_card(effect_context.context, effect_context.seat, old, "4")
        hero_state_changes.add_card(effect_context.context, effect_context.seat, new, "4")
    else:
        hero_state_changes.add_card(effect_context.context, effect_context.seat, typed, "4")
    return effect_context.then


def _statistics(effect_context: EffectContext) -> dict[str, Option]:
    """What can be named: a Statistic, one that can be empowered, or an own one and another."""
    sheet = effect_context.sheet
    if effect_context.do.word == "gain-statistic":
        return {card: card_option(card) for card in STATISTICS}
    plain = [card for card in STATISTICS if sheet.cards.count(card) > sheet.empowered.count(card)]
    if effect_context.do.word == "empower":
        return {card: card_option(card) for card in plain}
    names = {card: load_cards().by_id[card].name for card in STATISTICS}
    return {
        f"{old} {new}": Option(f"{old} {new}", message("h3s-fx-swap", old=names[old], new=names[new]))
        for old in STATISTICS
        for new in STATISTICS
        if old != new and old in sheet.cards
    }


HANDLERS: Mapping[str, EffectHandler] = {
    **dict.fromkeys(("search", "search-stacked", "draw-keep"), _search),
    "take-card": _take,
    "school-search": _school_search,
    "search-per-two": _search_per_two,
    "buy-artifacts": _buy,
    **dict.fromkeys(("gain-statistic", "swap-statistic", "empower"), _statistic),
}
