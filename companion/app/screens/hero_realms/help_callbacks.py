"""What things at a table of Hero Realms are about: opened over the table when they are held."""

from __future__ import annotations

from companion.app.ui import OpenHelp, Ui
from companion.games.game_boxes import load_box
from companion.games.hero_realms.card_data.card_definitions import Card
from companion.games.hero_realms.setup_data import GAME
from companion.games.hero_realms.state import HeroState


def rule_term_help(ui: Ui, entry: str) -> OpenHelp:
    """An entry of the rules of this game."""
    return ui.entry_help(f"{GAME}.{entry}")


def card_help(ui: Ui, shown: Card) -> OpenHelp:
    """A card."""
    return ui.card_help(f"{GAME}.{shown.id}")


def seat_help(ui: Ui, state: HeroState, place: int) -> OpenHelp:
    """Who sits there: a boss, a character, a role, or just a player."""
    return rule_term_help(ui, _who(state, place))


def current_phase_help(ui: Ui, state: HeroState) -> OpenHelp:
    """What happens now: the boss's turn, or somebody's main phase."""
    return ui.phase_help(GAME, current_phase_entry_id(state), state.table.mode)


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


def mode_help(ui: Ui, chosen: str) -> OpenHelp:
    """A mode, by its name."""
    return ui.word_help(GAME, next(mode.name for mode in load_box(GAME).modes if mode.id == chosen))
