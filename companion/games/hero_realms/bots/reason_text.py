"""Why a bot did what it did, in words that fit the moment: whom it leaves how weak, what it bought instead of what.

A bot keeps only a short tag of its reason while it plays, so that simulations pay nothing for words. The sentence is
made here, when somebody asks, from the view the bot had and the act it chose.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.hero_realms import acts
from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.ask_and_answer import NONE
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.state import EMPTY, CardInPlay
from companion.kernel.messages import Argument, Message, message

_SURE = "hr-why-sure"
_OTHERS = 3
"""So many cards that were passed over are named."""


def describe_reason(view: SeatView, act: Act, plain: Message) -> Message:
    """The reason of an act with the names and numbers of the moment; the plain one where nothing is to be added."""
    if plain.id == _SURE:
        inner = plain.args["why"]
        assert isinstance(inner, Message)
        return Message(_SURE, {**plain.args, "why": describe_reason(view, act, inner)})
    if plain.id == "hr-why-searched" and isinstance(act, (acts.Attack, acts.Acquire)):
        inner = _attack(view, act, plain) if isinstance(act, acts.Attack) else _purchase(view, act)
        return Message(_SURE, {**plain.args, "why": inner})
    if isinstance(act, acts.Attack):
        return _attack(view, act, plain)
    if isinstance(act, acts.Acquire) and plain.id == "hr-why-buy":
        return _purchase(view, act)
    if isinstance(act, acts.Play) and plain.id == "hr-why-play":
        return _play(view, act)
    if isinstance(act, acts.Ally) and plain.id == "hr-why-ability":
        faction = view.table.book.by_id[act.card].definition.faction
        return message("hr-why-ally", faction=faction)
    if isinstance(act, acts.Choose) and plain.id == "hr-why-answer":
        return _answer(view, act.option)
    return plain


# --- combat --------------------------------------------------------------------------------------


def _attack(view: SeatView, act: acts.Attack, plain: Message) -> Message:
    seat = view.table.index[act.seat] if act.seat else view.seats[0]
    target = view.table.index[act.player]
    combat = sum(view.combat(n) for n in view.seats)
    if act.champion:
        return _champion(view, target, act.champion, combat)
    name, left = view.table.places[target].name, view.health(target) - view.combat(seat)
    if left <= 0:
        return message("hr-why-finish", target=name, count=view.health(target))
    if taunters := view.taunters(seat):
        names: Argument = [view.table.places[n].name for n in taunters]
        return message("hr-why-taunted", names=names, target=name, left=left)
    return _among(view, seat, target, left)


def _among(view: SeatView, seat: int, target: int, left: int) -> Message:
    """Why this one of those who can be hit."""
    name = view.table.places[target].name
    others = [n for n in view.reach(seat)[0] if n != target]
    if not others:
        return message("hr-why-only-target", target=name, left=left)
    if all(view.guarded(n) for n in others):
        return message("hr-why-unguarded", target=name, left=left)
    if all(view.health(target) <= view.health(n) for n in others):
        return message("hr-why-weakest", target=name, left=left)
    return message("hr-why-most-use", target=name, left=left)


def _champion(view: SeatView, owner: int, ref: str, combat: int) -> Message:
    name, _, number = ref.partition("#")
    kind = view.table.book.index(name)
    laid = [x for x in view.play(owner) if x.card == kind][int(number or 1) - 1]
    card, rest = view.cards[kind], combat - view.toughness(owner, laid)
    target = view.table.places[owner].name
    if _stands_guard(view, laid):
        return message("hr-why-guard-gone", card=card.name, target=target, left=max(0, rest))
    return message("hr-why-champion-gone", card=card.name, target=target)


def _stands_guard(view: SeatView, laid: CardInPlay) -> bool:
    return view.cards[laid.card].guard and not laid.expended


# --- cards ---------------------------------------------------------------------------------------


def _purchase(view: SeatView, act: acts.Acquire) -> Message:
    """The best value for the gold, over the other cards it would have paid for."""
    cards, bought = view.cards, view.table.book.index(act.card)
    gold = sum(view.gold(n) for n in view.seats)
    within = [card for card in dict.fromkeys(view.row) if card not in (EMPTY, bought) and cards[card].cost <= gold]
    if not within:
        return message("hr-why-best-alone", card=cards[bought].name, gold=gold)
    dearest = sorted(within, key=lambda card: -cards[card].cost)[:_OTHERS]
    others: Argument = [cards[card].name for card in dearest]
    return message("hr-why-best-buy", card=cards[bought].name, gold=gold, others=others)


def _play(view: SeatView, act: acts.Play) -> Message:
    """Why this card now: what draws goes first, what counts other cards goes last."""
    card = view.table.book.by_id[act.card]
    names: Sequence[str] = [name for name, _, _ in card.primary.code] if card.primary is not None else ()
    if "draw" in names and "unless" not in names:
        return message("hr-why-play-draws", card=card.name)
    if card.champion:
        return message("hr-why-play-champion", card=card.name)
    if len(view.hand(view.seats[0])) == 1:
        return message("hr-why-play-last")
    return message("hr-why-play")


_ANSWERS = {
    "discard": "least", "skill-pay": "least", "sac": "thin", "look-discard": "thin", "stun": "threat",
    "stun-all": "threat", "prepare": "own", "heal": "weakest", "bless": "weakest", "blast": "weakest",
    "opponent": "fullest", "empty-hand": "fullest", "topdeck": "best", "search": "best", "free": "best",
    "raise": "best", "look-order": "best", "last-card": "best", "plunder": "item", "skill-steal": "item",
    "choose": "most", "number": "most", "yes-no": "most", "goes": "most", "faction": "partner",
}  # fmt: skip


def _answer(view: SeatView, option: str) -> Message:
    kind = "none" if option == NONE else _ANSWERS.get(view.asked)
    return message(f"hr-why-answer-{kind}") if kind is not None else message("hr-why-answer")
