"""Terrinoth for programs that use it as a library: set up, legal acts, apply, a bot, a readable position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from companion.games.terrinoth.acts import Act, Choose
from companion.games.terrinoth.bots.party_bot import create_bot
from companion.games.terrinoth.cards.pack_contents import Pack
from companion.games.terrinoth.cards.shipped_packs import require_pack_of_quest
from companion.games.terrinoth.game import Terrinoth
from companion.games.terrinoth.readable_positions import position_to_dict
from companion.games.terrinoth.rules.player_view import PlayerView
from companion.games.terrinoth.setup_data import Chair, Settings, build_setup, make_setup_body
from companion.games.terrinoth.state import TerrinothState
from companion.games.terrinoth.text.line_parser import read_line
from companion.kernel.building_blocks.position_outline import format_outline
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import Tell, ignore_event
from companion.kernel.game import apply_to_copy

__all__ = ["Chair", "Settings", "apply", "bot_act", "describe", "legal_acts", "read_line", "start"]

_GAME = Terrinoth()


def start(
    quest: str,
    heroes: Sequence[str | Chair],
    *,
    seed: int = 0,
    pack: Pack | None = None,
    settings: Settings | None = None,
) -> TerrinothState:
    """The opening position of a quest, of a pack that comes with the app or of another one.

    A hero is the id of a hero card, or a `Chair`. The app rolls the dice and holds the decks.
    """
    chairs = tuple(hero if isinstance(hero, Chair) else Chair(hero, hero=hero) for hero in heroes)
    rules = replace(settings or Settings(), dice="app", decks="app")
    return _GAME.start(
        build_setup(make_setup_body(pack or require_pack_of_quest(quest), quest, chairs, settings=rules), seed),
        ignore_event,
    )


def legal_acts(state: TerrinothState) -> list[Act]:
    """The answers to the open question that would be accepted."""
    return [Choose(option) for option in state.ask.legal] if state.ask is not None else []


def apply(state: TerrinothState, act: Act, tell: Tell = ignore_event) -> TerrinothState:
    """The position after an act; the one before stays as it was. Raises `Refused` with the rule in its message."""
    return apply_to_copy(_GAME, state, act, tell)


def bot_act(state: TerrinothState, level: str = "party", seed: int = 0) -> Act:
    """What an automatic player answers for the heroes: `random` or `party`."""
    return create_bot(level, Luck.from_seed(seed)).pick(PlayerView(state))


def describe(state: TerrinothState) -> str:
    """The position in plain text, everything open."""
    return format_outline({name: value for name, value in position_to_dict(state).items() if name != "legal"})
