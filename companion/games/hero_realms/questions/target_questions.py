"""Questions about targets of an effect: preparing, raising, stunning champions, making a player discard."""

from __future__ import annotations

from companion.games.hero_realms.ask_and_answer import QuestionKind, QuestionKinds
from companion.games.hero_realms.events import OptionalTell, emit_event, get_card_name, seat_name
from companion.games.hero_realms.questions.own_card_questions import discard_or_ask_which
from companion.games.hero_realms.rules.attack_reach import attackable_champions, champions_in_play
from companion.games.hero_realms.rules.card_zones import discard_from_hand, discard_pile_or_pooled_cards, put_into_play
from companion.games.hero_realms.rules.damage import (
    damage_champion_directly,
    damage_player,
    stun_all_champions,
    stun_champion,
)
from companion.games.hero_realms.rules.name_lookup import (
    card_references,
    distinct_card_ids,
    require_card_by_reference,
    seat_indices_to_ids,
)
from companion.games.hero_realms.state import HeroState
from companion.kernel.messages import message

# --- champions -----------------------------------------------------------------------------------


def _prepare_options(state: HeroState, seat: int, a: object, b: object) -> list[str]:
    return card_references(state, seat, [laid for laid in champions_in_play(state, seat) if laid.expended])


def _prepare(state: HeroState, seat: int, a: object, b: object, option: str, tell: OptionalTell) -> None:
    laid = require_card_by_reference(state, option)[1]
    laid.expended = False
    if tell:
        emit_event(
            tell,
            state,
            seat,
            "4.2",
            message("hr-prepares", name=seat_name(state, seat), card=get_card_name(state, laid.card)),
        )


def _raise_options(state: HeroState, seat: int, a: object, b: object) -> list[str]:
    mine = state.seats[seat]
    return distinct_card_ids(
        state, [card for card in mine.stunned if card in discard_pile_or_pooled_cards(state, seat)]
    )


def _raise(state: HeroState, seat: int, a: object, b: object, option: str, tell: OptionalTell) -> None:
    mine, card = state.seats[seat], state.table.book.index(option)
    discard_pile_or_pooled_cards(state, seat).remove(card)
    mine.stunned.remove(card)
    put_into_play(state, seat, card, seat)
    if tell:
        emit_event(
            tell,
            state,
            seat,
            "4",
            message("hr-raises", name=seat_name(state, seat), card=get_card_name(state, card)),
            "gain",
        )


def _stun_options(state: HeroState, seat: int, a: bool, b: object) -> list[str]:
    targeted = a or not state.table.settings.nontarget_stun_ignores_guards
    if targeted:
        return [ref for n in state.reach[seat][1] for ref in card_references(state, n, attackable_champions(state, n))]
    # The text has no target: neither guards nor seats protect (hero_realms 6.3).
    others = [n for n in state.table.opponents(seat) if not state.seats[n].out]
    return [ref for n in others for ref in card_references(state, n, champions_in_play(state, n))]


def _stun(state: HeroState, seat: int, a: bool, b: object, option: str, tell: OptionalTell) -> None:
    victim, laid = require_card_by_reference(state, option)
    stun_champion(state, victim, laid, tell)
    state.did = 1


# --- players -------------------------------------------------------------------------------------


def _target_options(state: HeroState, seat: int, a: object, b: object) -> list[str]:
    """Players can be targeted through guards: hero_realms 6.2."""
    return seat_indices_to_ids(state, state.reach[seat][0])


def _opponent(state: HeroState, seat: int, a: int, b: object, option: str, tell: OptionalTell) -> None:
    discard_or_ask_which(state, state.table.index[option], a, tell)


def _stun_all(state: HeroState, seat: int, a: object, b: object, option: str, tell: OptionalTell) -> None:
    stun_all_champions(state, state.table.index[option], tell)


def _blast(state: HeroState, seat: int, a: int, b: object, option: str, tell: OptionalTell) -> None:
    target = state.table.index[option]
    for laid in champions_in_play(state, target):
        damage_champion_directly(state, target, laid, a, tell)
    damage_player(state, seat, target, a, tell)


def _defeated_options(state: HeroState, seat: int, a: object, b: object) -> list[str]:
    return seat_indices_to_ids(state, [n for n in state.table.opponents(seat) if state.seats[n].out])


def _empty_hand(state: HeroState, seat: int, a: object, b: object, option: str, tell: OptionalTell) -> None:
    target = state.table.index[option]
    if target in state.table.people:
        state.seats[target].held = 0
        if tell:
            emit_event(
                tell, state, target, "8.4", message("hr-must-empty-hand", name=seat_name(state, target)), "remind"
            )
    for card in state.seats[target].hand[:]:
        discard_from_hand(state, target, card, tell, "8.4")


KINDS: QuestionKinds = {
    "prepare": QuestionKind[object, object](_prepare_options, _prepare),
    "raise": QuestionKind[object, object](_raise_options, _raise),
    "stun": QuestionKind[bool, object](_stun_options, _stun),
    "opponent": QuestionKind[int, object](_target_options, _opponent),
    "stun-all": QuestionKind[object, object](_target_options, _stun_all),
    "blast": QuestionKind[int, object](_target_options, _blast),
    "empty-hand": QuestionKind[object, object](_defeated_options, _empty_hand),
}
