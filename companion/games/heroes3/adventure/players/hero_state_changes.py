"""Heroes: movement, experience, morale, expert effects, cards, the secondary hero. heroes3 2 to 4."""

from __future__ import annotations

from typing import Literal

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.content import heroes_and_starting_decks as boards
from companion.games.heroes3.adventure.content.file_schemas import LevelDef
from companion.games.heroes3.adventure.players import player_queries, resource_gains_and_payments
from companion.games.heroes3.adventure.rules import hero_levels, morale
from companion.games.heroes3.adventure.state import HeroKind
from companion.games.heroes3.cards.find_unit_or_card_by_name import card_name, require_card_by_name
from companion.games.heroes3.cards.hero_cards import Card, load_cards
from companion.games.heroes3.combat.model.refusals import NotAllowed, WrongMoment
from companion.kernel.messages import message
from companion.kernel.refusals import BeyondLimit

# --- movement ------------------------------------------------------------------------------------


def spend_movement(context: ActContext, act: acts.Move) -> None:
    """Movement points are spent, on the own turn only. heroes3 2."""
    _counted(act.points)
    sheet = context.sheet(act.seat)
    if context.state.active != act.seat:
        context.forbid(WrongMoment("h3s-own-turn-only", "2", name=context.name(act.seat)))
    if context.state.table.fight is not None and act.on != "combat":
        context.forbid(WrongMoment("h3s-not-in-combat", "2"))
    _has_hero(context, act.seat, act.hero)
    if act.on == "combat" and context.rule("free-combat-rounds"):
        # heroes3 12: fighting on costs nothing.
        context.note(act.seat, "12", message("h3s-fights-on-free", name=context.name(act.seat)))
        return
    _take_movement(context, act.seat, act.hero, act.points)
    if act.on == "field" and act.hero == sheet.at_post:
        sheet.at_post = ""
    resource_gains_and_payments.count_for_game_statistics(context, act.seat, "moved", act.points)
    left = sheet.movement if act.hero == "main" else sheet.secondary_movement
    name = context.name(act.seat)
    context.note(act.seat, "2", message("h3s-moves", name=name, hero=act.hero, on=act.on, count=act.points, left=left))


def add_movement(context: ActContext, seat: str, hero: HeroKind, by: int) -> None:
    """Movement points for this turn; a price where `by` is below 0. heroes3 1."""
    sheet = context.sheet(seat)
    if not _has_hero(context, seat, hero):
        return
    if by < 0:
        _take_movement(context, seat, hero, -by)
    elif hero == "main":
        sheet.movement += by
    else:
        sheet.secondary_movement += by
    context.note(
        seat,
        "1",
        message("h3s-movement", name=context.name(seat), hero=hero, by=f"{by:+d}"),
        "gain" if by > 0 else "plain",
    )


def add_secondary_hero(context: ActContext, seat: str) -> None:
    """A secondary hero appears, one at a time, with its movement points. heroes3 3."""
    sheet = context.sheet(seat)
    if sheet.secondary:
        context.forbid(NotAllowed("h3s-one-secondary", "3", name=context.name(seat)))
    sheet.secondary = True
    sheet.secondary_movement = player_queries.movement_per_round(context.state, seat, "secondary")
    context.note(seat, "3", message("h3s-secondary-appears", name=context.name(seat)), "gain")


def _take_movement(context: ActContext, seat: str, hero: HeroKind, points: int) -> None:
    sheet = context.sheet(seat)
    left = sheet.movement if hero == "main" else sheet.secondary_movement
    if points > left:
        context.forbid(
            NotAllowed("h3s-too-far", "2", name=context.name(seat), hero=hero, left=left, missing=points - left)
        )
    # Movement points are tokens: even where the table says so there are never fewer than none.
    if hero == "main":
        sheet.movement = max(0, left - points)
    else:
        sheet.secondary_movement = max(0, left - points)


def _has_hero(context: ActContext, seat: str, hero: HeroKind) -> bool:
    """Whether a player has this hero, without whom nothing moves, whatever the table says."""
    there = hero == "main" or context.sheet(seat).secondary
    if not there:
        context.forbid(NotAllowed("h3s-no-secondary", "3", name=context.name(seat)))
    return there


# --- experience and expert effects ---------------------------------------------------------------


def gain_experience(context: ActContext, act: acts.Experience) -> None:
    """The main hero gains experience. heroes3 3."""
    _counted(act.by)
    add_experience(context, act.seat, act.by)


def add_experience(context: ActContext, seat: str, by: int) -> None:
    """Experience, and what every level on the way brings, in order. heroes3 3."""
    sheet = context.sheet(seat)
    before, experts = sheet.experience, player_queries.expert_uses_per_round(sheet)
    sheet.experience, reached = hero_levels.experience_after_gain(before, by)
    gained = sheet.experience - before
    resource_gains_and_payments.count_for_game_statistics(context, seat, "experience-gained", gained)
    if gained:
        context.note(seat, "3", message("h3s-experience", name=context.name(seat), count=gained), "gain")
    if lost := by - gained:
        context.note(seat, "3", message("h3s-experience-lost", name=context.name(seat), count=lost), "remind")
    # The limit is by the round: what a new level adds can be used at once.
    sheet.expert += player_queries.expert_uses_per_round(sheet) - experts
    for level in reached:
        _reach(context, seat, level)


def use_expert_effect(context: ActContext, act: acts.Expert) -> None:
    """An expert effect is used. heroes3 3."""
    sheet = context.sheet(act.seat)
    if sheet.expert < 1:
        level, most = player_queries.get_main_hero_level(sheet).level, player_queries.expert_uses_per_round(sheet)
        context.forbid(NotAllowed("h3s-no-expert", "3", name=context.name(act.seat), level=level, most=most))
    sheet.expert = max(0, sheet.expert - 1)
    context.note(act.seat, "3", message("h3s-expert", name=context.name(act.seat), left=sheet.expert))


def _reach(context: ActContext, seat: str, level: LevelDef) -> None:
    """A level brings a Search in the Ability deck, or the next Specialty card."""
    told = message("h3s-level", name=context.name(seat), level=level.level, hand=level.hand, expert=level.expert)
    context.note(seat, "3", told, "gain")
    if level.specialty:
        board = boards.require_hero(context.state.layout.chairs[seat].hero)
        add_card(context, seat, board.specialty(level.specialty), "3")
    if level.search:
        context.run_effect(seat, f"level:{level.level}", f"search(abilities, {level.search})")


# --- morale --------------------------------------------------------------------------------------


def gain_morale(context: ActContext, act: acts.GainMorale) -> None:
    """A player gains morale. heroes3 2."""
    add_morale(context, act.seat, act.morale)


def add_morale(context: ActContext, seat: str, which: Literal["positive", "negative"]) -> None:
    """Morale by its table: Necropolis ignores it; a second negative token costs the hand. heroes3 2."""
    sheet, name = context.sheet(seat), context.name(seat)
    faction = context.state.layout.chairs[seat].faction
    if faction in morale.morale_table().immune:
        context.note(seat, "2", message("h3s-morale-ignored", name=name))
        return
    if context.state.layout.morale_cards:
        _deal_morale(context, seat, which)
        return
    gained = morale.morale_after_gaining_token(sheet.morale, which, faction)
    sheet.morale = gained.morale
    if gained.spend_first:
        context.note(seat, "2", message("h3s-morale-again", name=name), "remind")
        return
    if gained.discard_hand:
        stays = context.state.layout.settings.second_negative == "stays"
        sheet.hand_goes = True
        if not stays:
            sheet.morale = "none"
        context.note(seat, "2", message("h3s-hand-will-go", name=name, stays="yes" if stays else "no"), "harm")
        return
    told = message("h3s-morale", name=name, gained=which, now=sheet.morale)
    context.note(seat, "2", told, "gain" if which == "positive" else "harm")


def _deal_morale(context: ActContext, seat: str, which: Literal["positive", "negative"]) -> None:
    """Cards in the place of tokens: two positive ones at most, any number of negative ones. heroes3 2."""
    sheet = context.sheet(seat)
    dealt = morale.morale_after_gaining_card(sheet.morale, sheet.morale_cards, which)
    sheet.morale, sheet.morale_cards = dealt.morale, dealt.cards
    told = message("h3s-morale-card", name=context.name(seat), gained=which, card=dealt.card, count=dealt.cards)
    context.note(seat, "2", told, "harm" if which == "negative" else "remind" if dealt.card == "full" else "gain")


# --- cards ---------------------------------------------------------------------------------------


def gain_card(context: ActContext, act: acts.GainCard) -> None:
    """A card comes to the deck. heroes3 4."""
    card = require_known_card(act.card)
    context.on_table(card.boxes, card_name(card))
    add_card(context, act.seat, card.id, "4")


def lose_card(context: ActContext, act: acts.LoseCard) -> None:
    """A card leaves the game. heroes3 4."""
    remove_card(context, act.seat, require_known_card(act.card).id, "4")


def add_card(context: ActContext, seat: str, card: str, rule: str) -> None:
    """A card by its id comes to the hand (or the discard pile, by an optional rule). heroes3 4."""
    sheet = context.sheet(seat)
    name = card_name(require_known_card(card))
    sheet.cards = (*sheet.cards, card)
    resource_gains_and_payments.count_for_game_statistics(context, seat, "cards-gained")
    to = "discard" if context.rule("cards-to-discard") else "hand"
    context.note(seat, rule, message("h3s-card", name=context.name(seat), card=name, to=to), "gain")


def remove_card(context: ActContext, seat: str, card: str, rule: str) -> None:
    """A card by its id leaves the game, an empowered one after those that are not. heroes3 4."""
    sheet, known = context.sheet(seat), require_known_card(card)
    _part_with(context, seat, known)
    sheet.removed = (*sheet.removed, card)
    context.note(seat, rule, message("h3s-card-removed", name=context.name(seat), card=card_name(known)))


def put_card_in_middle(context: ActContext, seat: str, card: Card, rule: str) -> None:
    """A card of the hand is laid into the middle for whoever takes it. heroes3 1."""
    _part_with(context, seat, card)
    context.note(seat, rule, message("h3s-fx-laid-in", name=context.name(seat), card=card_name(card)))


def transfer_card(context: ActContext, seat: str, to: str, card: Card) -> None:
    """A card goes from one player to another. heroes3 5."""
    _part_with(context, seat, card)
    context.sheet(to).cards = (*context.sheet(to).cards, card.id)


def _part_with(context: ActContext, seat: str, known: Card) -> None:
    sheet, card = context.sheet(seat), known.id
    if card not in sheet.cards:
        context.forbid(NotAllowed("h3s-card-not-owned", "4", name=context.name(seat), card=card_name(known)))
        return
    at = sheet.cards.index(card)
    sheet.cards = (*sheet.cards[:at], *sheet.cards[at + 1 :])
    if sheet.empowered.count(card) > sheet.cards.count(card):
        at = sheet.empowered.index(card)
        sheet.empowered = (*sheet.empowered[:at], *sheet.empowered[at + 1 :])


def require_known_card(typed: str) -> Card:
    """The card with this id or name, or `Unknown` with the nearest."""
    return load_cards().by_id.get(typed) or require_card_by_name(typed)


def _counted(number: int) -> None:
    if number < 1:
        raise BeyondLimit("h3s-at-least-one", found=number)
