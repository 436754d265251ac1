"""What things at a table of Hero Realms are about: opened over the table when they are held."""

from __future__ import annotations

from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.open_help_callbacks import OpenHelpCallback
from companion.games.game_boxes import load_box
from companion.games.hero_realms.card_data.card_definitions import Card
from companion.games.hero_realms.setup_data import GAME
from companion.games.hero_realms.state import HeroState


def rule_term_help_callback(session: DeviceSession, entry: str) -> OpenHelpCallback:
    """An entry of the rules of this game."""
    return open_help_callbacks.open_entry_callback(session, f"{GAME}.{entry}")


def card_help_callback(session: DeviceSession, shown: Card) -> OpenHelpCallback:
    """A card."""
    return open_help_callbacks.open_card_callback(session, f"{GAME}.{shown.id}")


def seat_help_callback(session: DeviceSession, state: HeroState, place: int) -> OpenHelpCallback:
    """Who sits there: a boss, a character, a role, or just a player."""
    return rule_term_help_callback(session, _who(state, place))


def current_phase_help_callback(session: DeviceSession, state: HeroState) -> OpenHelpCallback:
    """What happens now: the boss's turn, or somebody's main phase."""
    return open_help_callbacks.open_phase_callback(session, GAME, current_phase_entry_id(state), state.table.mode)


def current_phase_entry_id(state: HeroState) -> str:
    """The phase as the library calls it. What follows the main phase is done with one tap."""
    return "boss" if any(state.table.places[n].boss for n in state.active) else "main"


def _who(state: HeroState, place: int) -> str:
    chair = state.table.places[place]
    if chair.boss or chair.kind in ("captain", "emperor"):
        return chair.kind
    if chair.character:
        return "characters"
    return "hero" if state.table.party_game else "player"


def mode_help_callback(session: DeviceSession, chosen: str) -> OpenHelpCallback:
    """A mode, by its name."""
    return open_help_callbacks.open_entry_or_card_by_name_callback(
        session, GAME, next(mode.name for mode in load_box(GAME).modes if mode.id == chosen)
    )
