"""What people at the real table can do now, for a screen that offers it: with the reason where something cannot be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from companion.games.hero_realms import acts
from companion.games.hero_realms.cards import Card
from companion.games.hero_realms.moves.attacking import can_hit
from companion.games.hero_realms.moves.company import can_borrow_from, can_check
from companion.games.hero_realms.moves.playing import can_sacrifice, prepared
from companion.games.hero_realms.naming import refs
from companion.games.hero_realms.people.company import may_heal
from companion.games.hero_realms.people.owning import source
from companion.games.hero_realms.reach import champions
from companion.games.hero_realms.state import EMPTY, HeroState
from companion.kernel.acts import Act
from companion.kernel.refusals import Refused
from companion.kernel.words import Message


@dataclass(frozen=True, slots=True)
class Target:
    """A player, or a champion (named as acts do) before one; `needs` is the damage that stuns or defeats it."""

    player: str
    champion: str
    card: Card | None
    needs: int
    refusal: Message | None


@dataclass(frozen=True, slots=True)
class Offer:
    """A market slot, or with slot 0 the Fire Gem stack; no card where the slot is empty."""

    slot: int
    card: Card | None


@dataclass(frozen=True, slots=True)
class Layable:
    """A champion that may be laid down: one they are known to own, or one that they may have bought unseen."""

    card: Card
    owned: bool


@dataclass(frozen=True, slots=True)
class Usable:
    """A card before a person with an ability of its own: how it is used (the act), and why it cannot be now."""

    card: Card
    act: Act
    refusal: Message | None


@dataclass(frozen=True, slots=True)
class Stealable:
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
class PeopleOptions:
    """Everything a person on turn may tell with one tap."""

    seat: str
    offers: tuple[Offer, ...]
    targets: tuple[Target, ...]
    layable: tuple[Layable, ...]
    usable: tuple[Usable, ...]
    expended: tuple[str, ...]
    healing: tuple[str, ...]
    discarding: tuple[str, ...]
    stealable: tuple[Stealable, ...]
    lenders: tuple[Lender, ...]


def people_options(state: HeroState, seat: int) -> PeopleOptions:
    """What a person may do in their turn."""
    places, name = state.table.places, state.table.places[seat].id
    return PeopleOptions(
        name,
        tuple(_offers(state)),
        tuple(_targets(state, seat)),
        tuple(_layable(state, seat)),
        tuple(_usable(state, seat)),
        tuple(_own(state, seat, expended=True)),
        tuple(places[n].id for n in may_heal(state, seat)),
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


def _offers(state: HeroState) -> Iterator[Offer]:
    cards = state.table.cards
    for slot, card in enumerate(state.row, 1):
        yield Offer(slot, cards[card] if card != EMPTY else None)
    yield Offer(0, cards[state.table.book.gem] if state.gems else None)


def _targets(state: HeroState, seat: int) -> Iterator[Target]:
    for other in state.table.opponents(seat):
        if state.seats[other].out:
            continue
        player = state.table.places[other].id
        act = acts.Attack(player)
        refusal = _refusal(can_hit, state, seat, act)
        yield Target(player, "", None, state.life(other), refusal)
        for laid in champions(state, other):
            champion = refs(state, other, [laid])[0].partition("/")[2]
            act = acts.Attack(player, champion)
            refusal = _refusal(can_hit, state, seat, act)
            needs = state.defense(other, laid) - laid.damage
            yield Target(player, champion, state.table.cards[laid.card], needs, refusal)


def _layable(state: HeroState, seat: int) -> Iterator[Layable]:
    """Champions they own, each kind once, then those that may be theirs because a copy is unseen, by name."""
    cards = state.table.cards
    owned = Counter(card for card in state.seats[seat].deck if cards[card].champion)
    yield from (Layable(cards[card], True) for card in sorted(owned, key=lambda card: cards[card].id))
    for card in sorted(cards, key=lambda card: card.id):
        foreign = not card.champion or card.index in owned or card.role not in ("market", "character")
        if not foreign and _refusal(source, state, seat, card) is None:
            yield Layable(card, False)


def _usable(state: HeroState, seat: int) -> Iterator[Usable]:
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
            yield Usable(card, act, _refusal(can_sacrifice, state, act))


def _expendable(state: HeroState, seat: int, card: Card) -> Usable:
    act = acts.Expend(card.id, state.table.places[seat].id)
    return Usable(card, act, _refusal(lambda: prepared(state, act)))


def _own(state: HeroState, seat: int, expended: bool) -> list[str]:
    laid = [laid for laid in champions(state, seat) if laid.expended == expended]
    return [ref.partition("/")[2] for ref in refs(state, seat, laid)]


def _stealable(state: HeroState, seat: int) -> Iterator[Stealable]:
    if state.table.mode != "dragon":
        return
    cards = state.table.cards
    for laid in state.seats[state.table.boss].beside:
        item = cards[laid.card]
        refusal = _refusal(can_check, state, seat, item)
        yield Stealable(item, item.check, refusal)


def _lenders(state: HeroState, seat: int) -> Iterator[Lender]:
    if not state.table.party_game:
        return
    for other in range(state.table.party):
        if state.seats[other].out:
            refusal = _refusal(can_borrow_from, state, seat, other)
            yield Lender(state.table.places[other].id, refusal)


# --- as acts -------------------------------------------------------------------------------------


def told_acts(state: HeroState, seat: int, name: str) -> list[tuple[Act, Message | None]]:
    """What a person may tell that needs no number and no card from hand, and why some of it cannot be now."""
    options = people_options(state, seat)
    found: list[tuple[Act, Message | None]] = [
        (acts.Take(offer.slot, name), None) for offer in options.offers if offer.card is not None
    ]
    found += [(acts.Attack(t.player, t.champion, 0, name), t.refusal) for t in options.targets if t.champion]
    found += [(type(use.act)(use.card.id, name), use.refusal) for use in options.usable]
    found += [(acts.Check(item.card.id, True, name), item.refusal) for item in options.stealable]
    return found


def plain_acts(state: HeroState, seat: int, name: str) -> list[Act]:
    """Those of them that can be."""
    return [act for act, refusal in told_acts(state, seat, name) if refusal is None]
