"""Heroes: movement, experience, morale, expert effects, cards, the secondary hero. heroes3 2 to 4."""

from __future__ import annotations

from typing import Literal

from companion.games.heroes3.cards import Card, cards
from companion.games.heroes3.combat.refusals import NotAllowed, WrongMoment
from companion.games.heroes3.evening import heroes as boards
from companion.games.heroes3.evening import levels, morale
from companion.games.heroes3.evening.files import LevelDef
from companion.games.heroes3.finding import card_name, find_card
from companion.games.heroes3.sheet import acts, looking, purses, running
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.state import HeroKind
from companion.kernel.refusals import BeyondLimit
from companion.kernel.words import message

# --- movement ------------------------------------------------------------------------------------


def move(desk: Desk, act: acts.Move) -> None:
    """Movement points are spent, on the own turn only. heroes3 2."""
    _counted(act.points)
    sheet = desk.sheet(act.seat)
    if desk.state.active != act.seat:
        desk.forbid(WrongMoment("h3s-own-turn-only", "2", name=desk.name(act.seat)))
    if desk.state.table.fight is not None and act.on != "combat":
        desk.forbid(WrongMoment("h3s-not-in-combat", "2"))
    _has_hero(desk, act.seat, act.hero)
    if act.on == "combat" and desk.rule("free-combat-rounds"):
        # heroes3 12: fighting on costs nothing.
        desk.note(act.seat, "12", message("h3s-fights-on-free", name=desk.name(act.seat)))
        return
    _take_movement(desk, act.seat, act.hero, act.points)
    if act.on == "field" and act.hero == sheet.at_post:
        sheet.at_post = ""
    purses.count(desk, act.seat, "moved", act.points)
    left = sheet.movement if act.hero == "main" else sheet.secondary_movement
    name = desk.name(act.seat)
    desk.note(act.seat, "2", message("h3s-moves", name=name, hero=act.hero, on=act.on, count=act.points, left=left))


def add_movement(desk: Desk, seat: str, hero: HeroKind, by: int) -> None:
    """Movement points for this turn; a price where `by` is below 0. heroes3 1."""
    sheet = desk.sheet(seat)
    if not _has_hero(desk, seat, hero):
        return
    if by < 0:
        _take_movement(desk, seat, hero, -by)
    elif hero == "main":
        sheet.movement += by
    else:
        sheet.secondary_movement += by
    desk.note(
        seat,
        "1",
        message("h3s-movement", name=desk.name(seat), hero=hero, by=f"{by:+d}"),
        "gain" if by > 0 else "plain",
    )


def give_secondary(desk: Desk, seat: str) -> None:
    """A secondary hero appears, one at a time, with its movement points. heroes3 3."""
    sheet = desk.sheet(seat)
    if sheet.secondary:
        desk.forbid(NotAllowed("h3s-one-secondary", "3", name=desk.name(seat)))
    sheet.secondary = True
    sheet.secondary_movement = looking.movement_most(desk.state, seat, "secondary")
    desk.note(seat, "3", message("h3s-secondary-appears", name=desk.name(seat)), "gain")


def _take_movement(desk: Desk, seat: str, hero: HeroKind, points: int) -> None:
    sheet = desk.sheet(seat)
    left = sheet.movement if hero == "main" else sheet.secondary_movement
    if points > left:
        desk.forbid(NotAllowed("h3s-too-far", "2", name=desk.name(seat), hero=hero, left=left, missing=points - left))
    # Movement points are tokens: even where the table says so there are never fewer than none.
    if hero == "main":
        sheet.movement = max(0, left - points)
    else:
        sheet.secondary_movement = max(0, left - points)


def _has_hero(desk: Desk, seat: str, hero: HeroKind) -> bool:
    """Whether a player has this hero, without whom nothing moves, whatever the table says."""
    there = hero == "main" or desk.sheet(seat).secondary
    if not there:
        desk.forbid(NotAllowed("h3s-no-secondary", "3", name=desk.name(seat)))
    return there


# --- experience and expert effects ---------------------------------------------------------------


def gain_experience(desk: Desk, act: acts.Experience) -> None:
    """The main hero gains experience. heroes3 3."""
    _counted(act.by)
    add_experience(desk, act.seat, act.by)


def add_experience(desk: Desk, seat: str, by: int) -> None:
    """Experience, and what every level on the way brings, in order. heroes3 3."""
    sheet = desk.sheet(seat)
    before, experts = sheet.experience, looking.expert_most(sheet)
    sheet.experience, reached = levels.gain(before, by)
    gained = sheet.experience - before
    purses.count(desk, seat, "experience-gained", gained)
    if gained:
        desk.note(seat, "3", message("h3s-experience", name=desk.name(seat), count=gained), "gain")
    if lost := by - gained:
        desk.note(seat, "3", message("h3s-experience-lost", name=desk.name(seat), count=lost), "remind")
    # The limit is by the round: what a new level adds can be used at once.
    sheet.expert += looking.expert_most(sheet) - experts
    for level in reached:
        _reach(desk, seat, level)


def use_expert(desk: Desk, act: acts.Expert) -> None:
    """An expert effect is used. heroes3 3."""
    sheet = desk.sheet(act.seat)
    if sheet.expert < 1:
        level, most = looking.level(sheet).level, looking.expert_most(sheet)
        desk.forbid(NotAllowed("h3s-no-expert", "3", name=desk.name(act.seat), level=level, most=most))
    sheet.expert = max(0, sheet.expert - 1)
    desk.note(act.seat, "3", message("h3s-expert", name=desk.name(act.seat), left=sheet.expert))


def _reach(desk: Desk, seat: str, level: LevelDef) -> None:
    """A level brings a Search in the Ability deck, or the next Specialty card."""
    told = message("h3s-level", name=desk.name(seat), level=level.level, hand=level.hand, expert=level.expert)
    desk.note(seat, "3", told, "gain")
    if level.specialty:
        board = boards.hero(desk.state.layout.chairs[seat].hero)
        add_card(desk, seat, board.specialty(level.specialty), "3")
    if level.search:
        running.run(desk, seat, f"level:{level.level}", f"search(abilities, {level.search})")


# --- morale --------------------------------------------------------------------------------------


def gain_morale(desk: Desk, act: acts.GainMorale) -> None:
    """A player gains morale. heroes3 2."""
    add_morale(desk, act.seat, act.morale)


def add_morale(desk: Desk, seat: str, which: Literal["positive", "negative"]) -> None:
    """Morale by its table: Necropolis ignores it; a second negative token costs the hand. heroes3 2."""
    sheet, name = desk.sheet(seat), desk.name(seat)
    faction = desk.state.layout.chairs[seat].faction
    if faction in morale.morale_file().immune:
        desk.note(seat, "2", message("h3s-morale-ignored", name=name))
        return
    if desk.state.layout.morale_cards:
        _deal_morale(desk, seat, which)
        return
    gained = morale.gain(sheet.morale, which, faction)
    sheet.morale = gained.morale
    if gained.spend_first:
        desk.note(seat, "2", message("h3s-morale-again", name=name), "remind")
        return
    if gained.discard_hand:
        stays = desk.state.layout.settings.second_negative == "stays"
        sheet.hand_goes = True
        if not stays:
            sheet.morale = "none"
        desk.note(seat, "2", message("h3s-hand-will-go", name=name, stays="yes" if stays else "no"), "harm")
        return
    told = message("h3s-morale", name=name, gained=which, now=sheet.morale)
    desk.note(seat, "2", told, "gain" if which == "positive" else "harm")


def _deal_morale(desk: Desk, seat: str, which: Literal["positive", "negative"]) -> None:
    """Cards in the place of tokens: two positive ones at most, any number of negative ones. heroes3 2."""
    sheet = desk.sheet(seat)
    dealt = morale.deal(sheet.morale, sheet.morale_cards, which)
    sheet.morale, sheet.morale_cards = dealt.morale, dealt.cards
    told = message("h3s-morale-card", name=desk.name(seat), gained=which, card=dealt.card, count=dealt.cards)
    desk.note(seat, "2", told, "harm" if which == "negative" else "remind" if dealt.card == "full" else "gain")


# --- cards ---------------------------------------------------------------------------------------


def gain_card(desk: Desk, act: acts.GainCard) -> None:
    """A card comes to the deck. heroes3 4."""
    card = known_card(act.card)
    desk.on_table(card.boxes, card_name(card))
    add_card(desk, act.seat, card.id, "4")


def lose_card(desk: Desk, act: acts.LoseCard) -> None:
    """A card leaves the game. heroes3 4."""
    remove_card(desk, act.seat, known_card(act.card).id, "4")


def add_card(desk: Desk, seat: str, card: str, rule: str) -> None:
    """A card by its id comes to the hand (or the discard pile, by an optional rule). heroes3 4."""
    sheet = desk.sheet(seat)
    name = card_name(known_card(card))
    sheet.cards = (*sheet.cards, card)
    purses.count(desk, seat, "cards-gained")
    to = "discard" if desk.rule("cards-to-discard") else "hand"
    desk.note(seat, rule, message("h3s-card", name=desk.name(seat), card=name, to=to), "gain")


def remove_card(desk: Desk, seat: str, card: str, rule: str) -> None:
    """A card by its id leaves the game, an empowered one after those that are not. heroes3 4."""
    sheet, known = desk.sheet(seat), known_card(card)
    _part_with(desk, seat, known)
    sheet.removed = (*sheet.removed, card)
    desk.note(seat, rule, message("h3s-card-removed", name=desk.name(seat), card=card_name(known)))


def lay_in(desk: Desk, seat: str, card: Card, rule: str) -> None:
    """A card of the hand is laid into the middle for whoever takes it. heroes3 1."""
    _part_with(desk, seat, card)
    desk.note(seat, rule, message("h3s-fx-laid-in", name=desk.name(seat), card=card_name(card)))


def pass_on(desk: Desk, seat: str, to: str, card: Card) -> None:
    """A card goes from one player to another. heroes3 5."""
    _part_with(desk, seat, card)
    desk.sheet(to).cards = (*desk.sheet(to).cards, card.id)


def _part_with(desk: Desk, seat: str, known: Card) -> None:
    sheet, card = desk.sheet(seat), known.id
    if card not in sheet.cards:
        desk.forbid(NotAllowed("h3s-card-not-owned", "4", name=desk.name(seat), card=card_name(known)))
        return
    at = sheet.cards.index(card)
    sheet.cards = (*sheet.cards[:at], *sheet.cards[at + 1 :])
    if sheet.empowered.count(card) > sheet.cards.count(card):
        at = sheet.empowered.index(card)
        sheet.empowered = (*sheet.empowered[:at], *sheet.empowered[at + 1 :])


def known_card(typed: str) -> Card:
    """The card with this id or name, or `Unknown` with the nearest."""
    return cards().by_id.get(typed) or find_card(typed)


def _counted(number: int) -> None:
    if number < 1:
        raise BeyondLimit("h3s-at-least-one", found=number)
