"""What cards count and test: champions in play, other guards, factions, combat gained."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.hero_realms.card_data.card_definitions import Card
from companion.games.hero_realms.card_data.effect_compiler import Test
from companion.games.hero_realms.state import HeroState


def compute_amount_multiplier(state: HeroState, seat: int, per: str, source: int) -> int:
    """How often a number is gained: by party size, or by a count. `source` is the card whose effect it is."""
    return state.table.party if per == "party" else _COUNTS[per](state, seat, state.table.cards[source])


def _in_play(state: HeroState, seat: int, which: Callable[[Card], bool], without: Card | None = None) -> int:
    cards = state.table.cards
    count = sum(1 for laid in state.seats[seat].play if which(cards[laid.card]))
    # "Other" leaves out the card itself, which is in play while its effect happens.
    return count - 1 if without is not None and which(without) else count


def _champions(state: HeroState, seat: int, source: Card) -> int:
    return _in_play(state, seat, lambda card: card.champion)


def _other_champions(state: HeroState, seat: int, source: Card) -> int:
    return _in_play(state, seat, lambda card: card.champion, source)


def _other_guards(state: HeroState, seat: int, source: Card) -> int:
    return _in_play(state, seat, lambda card: card.guard, source)


def _other_wild(state: HeroState, seat: int, source: Card) -> int:
    return _in_play(state, seat, lambda card: card.faction == source.faction, source)


def _other_knives(state: HeroState, seat: int, source: Card) -> int:
    return _in_play(state, seat, lambda card: "Knife" in card.subtypes, source)


def _actions(state: HeroState, seat: int, source: Card) -> int:
    return _in_play(state, seat, lambda card: card.is_action)


def _factions(state: HeroState, seat: int, source: Card) -> int:
    return sum(1 for count in state.seats[seat].icons[1:] if count > 0)


def _champions_in_discard(state: HeroState, seat: int, source: Card) -> int:
    cards = state.table.cards
    return sum(1 for card in state.seats[seat].discard if cards[card].champion)


_COUNTS: dict[str, Callable[[HeroState, int, Card], int]] = {
    "champion": _champions,
    "other.champion": _other_champions,
    "other.guard": _other_guards,
    "other.wild": _other_wild,
    "other.knife": _other_knives,
    "action": _actions,
    "factions_in_play": _factions,
    "my.discard.champion": _champions_in_discard,
}


def is_condition_met(state: HeroState, seat: int, test: Test, source: int) -> bool:
    """Whether a condition on a card is met now."""
    word, arg, least = test
    if word == "count":
        return _COUNTS[arg](state, seat, state.table.cards[source]) >= (least or 0)
    if word == "combat_gained":
        return state.seats[seat].gained >= (least or 0)
    if word == "hoard_behind":
        return bool(players_with_more_hoard_items(state, seat))
    if word == "hoard_left":
        return bool(state.seats[seat].hoard)
    kind, _, name = arg.partition(".")
    cards = state.table.cards
    if kind == "subtype":
        return any(name in cards[laid.card].subtypes for laid in state.seats[seat].play)
    return sum(1 for laid in state.seats[seat].play if cards[laid.card].id == name) > 1


def list_hoard_items(state: HeroState, seat: int) -> list[int]:
    """The hoard items a seat holds, by number."""
    cards = state.table.cards
    return [laid.card for laid in state.seats[seat].beside if cards[laid.card].role == "hoard"]


def players_with_more_hoard_items(state: HeroState, seat: int) -> list[int]:
    """The other players who hold more hoard items than this one: hero_realms 9.2."""
    mine = len(list_hoard_items(state, seat))
    return [n for n in range(len(state.seats)) if n != seat and len(list_hoard_items(state, n)) > mine]
