"""Champions and players that an effect is about: preparing, raising, stunning, making somebody discard."""

from __future__ import annotations

from typing import Any

from companion.games.hero_realms.choices.own_cards import discard_some
from companion.games.hero_realms.harm import hurt_player, scorch, stun, stun_all
from companion.games.hero_realms.naming import find, ids, refs, seat_ids
from companion.games.hero_realms.reach import champions, exposed
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.telling import Told, card_name, note, who
from companion.games.hero_realms.zones import discard_from_hand, enter, pile_of
from companion.kernel.words import message

# --- champions -----------------------------------------------------------------------------------


def _prepare_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    return refs(state, seat, [laid for laid in champions(state, seat) if laid.expended])


def _prepare(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    laid = find(state, option)[1]
    laid.expended = False
    if tell:
        note(tell, state, seat, "4.2", message("hr-prepares", name=who(state, seat), card=card_name(state, laid.card)))


def _raise_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    mine = state.seats[seat]
    return ids(state, [card for card in mine.stunned if card in pile_of(state, seat)])


def _raise(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    mine, card = state.seats[seat], state.table.book.index(option)
    pile_of(state, seat).remove(card)
    mine.stunned.remove(card)
    enter(state, seat, card, seat)
    if tell:
        note(tell, state, seat, "4", message("hr-raises", name=who(state, seat), card=card_name(state, card)), "gain")


def _stun_options(state: HeroState, seat: int, a: bool, b: Any) -> list[str]:
    targeted = a or not state.table.settings.nontarget_stun_ignores_guards
    if targeted:
        return [ref for n in state.reach[seat][1] for ref in refs(state, n, exposed(state, n))]
    # The text has no target: neither guards nor seats protect (hero_realms 6.3).
    others = [n for n in state.table.opponents(seat) if not state.seats[n].out]
    return [ref for n in others for ref in refs(state, n, champions(state, n))]


def _stun(state: HeroState, seat: int, a: bool, b: Any, option: str, tell: Told) -> None:
    victim, laid = find(state, option)
    stun(state, victim, laid, tell)
    state.did = 1


# --- players -------------------------------------------------------------------------------------


def _target_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    """Players can be targeted through guards: hero_realms 6.2."""
    return seat_ids(state, state.reach[seat][0])


def _opponent(state: HeroState, seat: int, a: int, b: Any, option: str, tell: Told) -> None:
    discard_some(state, state.table.index[option], a, tell)


def _stun_all(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    stun_all(state, state.table.index[option], tell)


def _blast(state: HeroState, seat: int, a: int, b: Any, option: str, tell: Told) -> None:
    target = state.table.index[option]
    for laid in champions(state, target):
        scorch(state, target, laid, a, tell)
    hurt_player(state, seat, target, a, tell)


def _defeated_options(state: HeroState, seat: int, a: Any, b: Any) -> list[str]:
    return seat_ids(state, [n for n in state.table.opponents(seat) if state.seats[n].out])


def _empty_hand(state: HeroState, seat: int, a: Any, b: Any, option: str, tell: Told) -> None:
    target = state.table.index[option]
    if target in state.table.people:
        state.seats[target].held = 0
        if tell:
            note(tell, state, target, "8.4", message("hr-must-empty-hand", name=who(state, target)), "remind")
    for card in state.seats[target].hand[:]:
        discard_from_hand(state, target, card, tell, "8.4")


KINDS: dict[str, tuple[Any, Any]] = {
    "prepare": (_prepare_options, _prepare),
    "raise": (_raise_options, _raise),
    "stun": (_stun_options, _stun),
    "opponent": (_target_options, _opponent),
    "stun-all": (_target_options, _stun_all),
    "blast": (_target_options, _blast),
    "empty-hand": (_defeated_options, _empty_hand),
}
