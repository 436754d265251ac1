"""What physical players can do now, for a screen that offers it, with the reason where something cannot be done."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from companion.games.hero_realms import acts
from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.card_data.card_definitions import Card
from companion.games.hero_realms.moves.attacks import require_legal_attack_target
from companion.games.hero_realms.moves.cards_and_abilities import require_expendable_card, require_legal_sacrifice
from companion.games.hero_realms.moves.teammates_and_hoard_theft import validate_lender, validate_skill_check
from companion.games.hero_realms.physical.card_ownership import require_card_source
from companion.games.hero_realms.physical.teammate_and_hoard_acts import legal_heal_targets
from companion.games.hero_realms.rules.attack_reach import champions_in_play
from companion.games.hero_realms.rules.name_lookup import card_references
from companion.games.hero_realms.state import EMPTY, HeroState
from companion.kernel.messages import Message
from companion.kernel.refusals import Refused


@dataclass(frozen=True, slots=True)
class Target:
    """A player, or a champion (named as acts do) before one; `needs` is the damage that stuns or defeats it."""

    player: str
    champion: str
    card: Card | None
    needs: int
    refusal: Message | None


@dataclass(frozen=True, slots=True)
class MarketOffer:
    """A market slot, or with slot 0 the Fire Gem stack; no card where the slot is empty."""

    slot: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class PlayableChampion:
    """A champion that may be played: one they are known to own, or one that they may have bought unseen."""

    card: Card
    owned: bool


@dataclass(frozen=True, slots=True)
class UsableCard:
    """A card in play with an ability of its own: how it is used (the act), and why it cannot be used now."""

    card: Card
    act: acts.Expend | acts.Ally | acts.Sacrifice
    refusal: Message | None


@dataclass(frozen=True, slots=True)
class StealableItem:
    """A hoard item of the Dragon: printed costs of the cards discarded must add up to its number (hero_realms 9.4)."""

    card: Card
    number: int
    refusal: Message | None


@dataclass(frozen=True, slots=True)
class Lender:
    """A defeated player, one card of whose hand may be borrowed in each cycle."""

    player: str
    refusal: Message | None


@dataclass(frozen=True, slots=True)
class PhysicalPlayerOptions:
    """Everything a physical player on turn may enter with one tap."""

    seat: str
    offers: tuple[MarketOffer, ...]
    targets: tuple[Target, ...]
    layable: tuple[PlayableChampion, ...]
    usable: tuple[UsableCard, ...]
    expended: tuple[str, ...]
    healing: tuple[str, ...]
    discarding: tuple[str, ...]
    stealable: tuple[StealableItem, ...]
    lenders: tuple[Lender, ...]


def list_physical_player_options(state: HeroState, seat: int) -> PhysicalPlayerOptions:
    """What a physical player may do in their turn."""
    places, name = state.table.places, state.table.places[seat].id
    return PhysicalPlayerOptions(
        name,
        tuple(_offers(state)),
        tuple(_targets(state, seat)),
        tuple(_layable(state, seat)),
        tuple(_usable(state, seat)),
        tuple(_own(state, seat, expended=True)),
        tuple(places[n].id for n in legal_heal_targets(state, seat)),
        tuple(places[n].id for n in state.reach[seat][0]),
        tuple(_stealable(state, seat)),
        tuple(_lenders(state, seat)),
    )


def _refusal(check: Callable[..., object], *args: object) -> Message | None:
    try:
        check(*args)
    except Refused as refused:
        return refused.message
    return None


def _offers(state: HeroState) -> Iterator[MarketOffer]:
    cards = state.table.cards
    for slot, card in enumerate(state.row, 1):
        yield MarketOffer(slot, cards[card] if card != EMPTY else None)
    yield MarketOffer(0, cards[state.table.book.gem] if state.gems else None)


def _targets(state: HeroState, seat: int) -> Iterator[Target]:
    for other in state.table.opponents(seat):
        if state.seats[other].out:
            continue
        player = state.table.places[other].id
        act = acts.Attack(player)
        refusal = _refusal(require_legal_attack_target, state, seat, act)
        yield Target(player, "", None, state.life(other), refusal)
        for laid in champions_in_play(state, other):
            champion = card_references(state, other, [laid])[0].partition("/")[2]
            act = acts.Attack(player, champion)
            refusal = _refusal(require_legal_attack_target, state, seat, act)
            needs = state.defense(other, laid) - laid.damage
            yield Target(player, champion, state.table.cards[laid.card], needs, refusal)


def _layable(state: HeroState, seat: int) -> Iterator[PlayableChampion]:
    """Champions they own, each kind once, then those that may be theirs because a copy is unseen, by name."""
    cards = state.table.cards
    owned = Counter(card for card in state.seats[seat].deck if cards[card].champion)
    yield from (PlayableChampion(cards[card], True) for card in sorted(owned, key=lambda card: cards[card].id))
    for card in sorted(cards, key=lambda card: card.id):
        foreign = not card.champion or card.index in owned or card.role not in ("market", "character")
        if not foreign and _refusal(require_card_source, state, seat, card) is None:
            yield PlayableChampion(card, False)


def _usable(state: HeroState, seat: int) -> Iterator[UsableCard]:
    for champion in dict.fromkeys(laid.card for laid in state.seats[seat].play):
        card = state.table.cards[champion]
        if card.expend is not None:
            yield _expendable(state, seat, card)
    for laid in state.seats[seat].beside:
        card, name = state.table.cards[laid.card], state.table.places[seat].id
        if card.expend is not None:
            yield _expendable(state, seat, card)
        if card.sacrifice is not None:
            act = acts.Sacrifice(card.id, name)
            yield UsableCard(card, act, _refusal(require_legal_sacrifice, state, act))


def _expendable(state: HeroState, seat: int, card: Card) -> UsableCard:
    act = acts.Expend(card.id, state.table.places[seat].id)
    return UsableCard(card, act, _refusal(lambda: require_expendable_card(state, act)))


def _own(state: HeroState, seat: int, expended: bool) -> list[str]:
    laid = [laid for laid in champions_in_play(state, seat) if laid.expended == expended]
    return [ref.partition("/")[2] for ref in card_references(state, seat, laid)]


def _stealable(state: HeroState, seat: int) -> Iterator[StealableItem]:
    if state.table.mode != "dragon":
        return
    cards = state.table.cards
    for laid in state.seats[state.table.boss].beside:
        item = cards[laid.card]
        refusal = _refusal(validate_skill_check, state, seat, item)
        yield StealableItem(item, item.check, refusal)


def _lenders(state: HeroState, seat: int) -> Iterator[Lender]:
    if not state.table.party_game:
        return
    for other in range(state.table.party):
        if state.seats[other].out:
            refusal = _refusal(validate_lender, state, seat, other)
            yield Lender(state.table.places[other].id, refusal)


# --- as acts -------------------------------------------------------------------------------------


def list_acts_with_refusals(state: HeroState, seat: int, name: str) -> list[tuple[Act, Message | None]]:
    """The acts of a physical player that need no number and no card from hand, with why some cannot be done now."""
    options = list_physical_player_options(state, seat)
    found: list[tuple[Act, Message | None]] = [
        (acts.Take(offer.slot, name), None) for offer in options.offers if offer.card is not None
    ]
    found += [(acts.Attack(t.player, t.champion, 0, name), t.refusal) for t in options.targets if t.champion]
    found += [(replace(use.act, card=use.card.id, seat=name), use.refusal) for use in options.usable]
    found += [(acts.Check(item.card.id, True, name), item.refusal) for item in options.stealable]
    return found


def list_possible_acts(state: HeroState, seat: int, name: str) -> list[Act]:
    """Those of these acts that can be done now."""
    return [act for act, refusal in list_acts_with_refusals(state, seat, name) if refusal is None]
