"""Hero Realms for programs that use it as a library: set up, legal acts, apply, a bot, a readable position."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.hero_realms.acts import Act
from companion.games.hero_realms.bots.bot_factory import create_bot
from companion.games.hero_realms.decisions.legal_acts import legal_acts
from companion.games.hero_realms.decisions.seat_view import SeatView
from companion.games.hero_realms.game import HeroRealms
from companion.games.hero_realms.readable_positions import position_to_dict
from companion.games.hero_realms.setup_data import Chair, Mode, Settings, SetupBody, build_setup
from companion.games.hero_realms.state import HeroState
from companion.games.hero_realms.text.line_parser import read_line
from companion.kernel.building_blocks.position_outline import format_outline
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import Tell, ignore_event
from companion.kernel.game import apply_to_copy

__all__ = ["Chair", "Settings", "apply", "bot_act", "describe", "legal_acts", "read_line", "start"]

_GAME = HeroRealms()


def start(
    mode: Mode, seats: Sequence[str | Chair], *, seed: int = 0, first: str = "", settings: Settings | None = None
) -> HeroState:
    """The opening position. A seat is its id, or a `Chair` where it has a character or is a boss."""
    chairs = tuple(seat if isinstance(seat, Chair) else Chair(seat) for seat in seats)
    return _GAME.start(build_setup(SetupBody(mode, chairs, settings or Settings(), first), seed), ignore_event)


def apply(state: HeroState, act: Act, tell: Tell = ignore_event) -> HeroState:
    """The position after an act; the one before stays as it was. Raises `Refused` with the rule in its message."""
    return apply_to_copy(_GAME, state, act, tell)


def bot_act(state: HeroState, level: str = "knight", seed: int = 0) -> Act:
    """What an automatic player does for whoever has to decide: `random`, `squire`, `knight` or `legend`."""
    return create_bot(level, Luck.from_seed(seed)).pick(SeatView(state))


def describe(state: HeroState) -> str:
    """The position in plain text, everything open."""
    return format_outline({name: value for name, value in position_to_dict(state).items() if name != "legal"})
