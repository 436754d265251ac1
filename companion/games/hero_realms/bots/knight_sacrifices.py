"""What Knight gives up for good: cards and abilities sacrificed for combat now, or to stun the champions of others."""

from __future__ import annotations

from companion.games.hero_realms.bots.knight_attacks import (
    GuardedFront,
    list_attack_targets_with_guards,
    value_of_stunning,
)
from companion.games.hero_realms.bots.knight_card_values import CardValues
from companion.games.hero_realms.card_data.card_definitions import Card
from companion.games.hero_realms.card_data.effect_compiler import Operand, number_operand
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.state import CardInPlay
from companion.kernel.messages import Message, message


def choose_sacrifice(
    view: SeatView, seat: int, values: CardValues, stage: int, combat: int
) -> tuple[Card, Message] | None:
    """A card to sacrifice now and why; None if all are better kept."""
    mine = [laid.card for laid in view.play(seat)]
    mine += [laid.card for laid in view.beside(seat) if view.cards[laid.card].role == "ability"]
    ready = [card for card in mine if view.cards[card].sacrifice is not None]
    if not ready:
        return None
    return _for_combat(view, seat, values, stage, combat, ready) or _for_champions(view, seat, values, stage, ready)


def _for_combat(
    view: SeatView, seat: int, values: CardValues, stage: int, combat: int, ready: list[int]
) -> tuple[Card, Message] | None:
    """When it ends somebody now, or when a card has done what it was bought for."""
    giving = [card for card in ready if values.parting[card]]
    if not giving:
        return None
    more = sum(values.parting[card] for card in giving)
    for front in list_attack_targets_with_guards(view, seat):
        if front.face < 0:
            continue
        needed = front.health + front.wall(view)
        if combat < needed <= combat + more:
            return view.cards[min(giving, key=values.parting.__getitem__)], message("hr-why-final")
        if front.wall(view) <= combat:
            spent = next((card for card in giving if values.spent[stage][card]), None)
            if spent is not None:
                return view.cards[spent], message("hr-why-spent")
    return None


def _for_champions(
    view: SeatView, seat: int, values: CardValues, stage: int, ready: list[int]
) -> tuple[Card, Message] | None:
    """When the champions it takes off the table are worth more than the card."""
    against = list_attack_targets_with_guards(view, seat)
    for kind in ready:
        card = view.cards[kind]
        assert card.sacrifice is not None
        taken = max(
            (_cleared(view, name, a, against, values, stage) for name, a, _ in card.sacrifice.code), default=0.0
        )
        price = values.tuning.ability if card.role == "ability" else values.whole[stage][kind] * values.tuning.sweep
        if taken > price:
            return card, message("hr-why-sweep")
    return None


def _cleared(
    view: SeatView, operation: str, operand: Operand, against: list[GuardedFront], values: CardValues, stage: int
) -> float:
    """The worth of the champions that an operation stuns."""

    def worth(front: GuardedFront, most: int) -> float:
        hit: list[tuple[int, CardInPlay]] = [*front.guards, *front.others]
        return sum(value_of_stunning(view, x, values, stage) for owner, x in hit if view.toughness(owner, x) <= most)

    if operation == "dmg_champions":
        return sum(worth(front, number_operand(operand)) for front in against)
    if operation == "dmg_target":
        amount = number_operand(operand)
        return max((worth(front, amount) + amount * values.tuning.face for front in against), default=0.0)
    if operation == "stun_all":
        return max((worth(front, 1000) for front in against), default=0.0)
    if operation == "stun":
        exposed = [pair for front in against for pair in front.guards or front.others]
        return max((value_of_stunning(view, x, values, stage) for _, x in exposed), default=0.0)
    return 0.0
