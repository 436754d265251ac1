"""What things at a table of Hero Realms are about: opened over the table when they are held."""

from __future__ import annotations

from companion.app.models import about
from companion.app.models.about import About
from companion.app.models.guest import Guest
from companion.games.hero_realms.cards import Card
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.table import GAME
from companion.games.shelf import box


def term(guest: Guest, entry: str) -> About:
    """An entry of the rules of this game."""
    return about.entry(guest, f"{GAME}.{entry}")


def card(guest: Guest, shown: Card) -> About:
    """A card."""
    return about.card(guest, f"{GAME}.{shown.id}")


def seat(guest: Guest, state: HeroState, place: int) -> About:
    """Who sits there: a boss, a character, a role, or just a player."""
    return term(guest, _who(state, place))


def now(guest: Guest, state: HeroState) -> About:
    """What happens now: the boss's turn, or somebody's main phase."""
    return about.now(guest, GAME, phase_now(state), state.table.mode)


def phase_now(state: HeroState) -> str:
    """The phase as the library calls it. What follows the main phase is done with one tap."""
    return "boss" if any(state.table.places[n].boss for n in state.active) else "main"


def _who(state: HeroState, place: int) -> str:
    chair = state.table.places[place]
    if chair.boss or chair.kind in ("captain", "emperor"):
        return chair.kind
    if chair.character:
        return "characters"
    return "hero" if state.table.party_game else "player"


def mode(guest: Guest, chosen: str) -> About:
    """A mode, by its name."""
    return about.word(guest, GAME, next(mode.name for mode in box(GAME).modes if mode.id == chosen))
