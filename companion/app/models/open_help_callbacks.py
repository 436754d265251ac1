"""Callbacks that open a library page over the table when a tag, a number or a line on the screen is held down.

Each function makes the `about` of a control of the kit; nothing is looked up before somebody holds it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from companion.app.models.device_session import DeviceSession
from companion.kernel.messages import Text

OpenHelpCallback: TypeAlias = Callable[[], Awaitable[None]]


def open_entry_callback(session: DeviceSession, entry_id: str) -> OpenHelpCallback:
    """An entry of the rules: `hero-realms.guard`."""
    return partial(session.library_model.look_up_entry, entry_id)


def open_entry_or_card_by_name_callback(session: DeviceSession, game: str, name: Text | str) -> OpenHelpCallback:
    """A word of a game, by what the edition calls it: the entry or the card of that name."""
    said = name if isinstance(name, str) else session.words.name(name)
    return partial(session.library_model.look_up_word, game, said)


def open_name_or_paragraph_callback(session: DeviceSession, game: str, name: str, source: str = "") -> OpenHelpCallback:
    """What may be a word of a game: the entry or the card of that name, or else the paragraph that tells of it."""
    return partial(session.library_model.look_up_term, game, name, source)


def open_rule_callback(session: DeviceSession, source: str) -> OpenHelpCallback | None:
    """A paragraph of the reference: `hero_realms 6.2`; nothing where none is given."""
    return partial(session.library_model.look_up_rule, source) if source else None


def open_card_callback(session: DeviceSession, card_id: str, otherwise: str = "") -> OpenHelpCallback:
    """A card; where only its owner knows it, the entry that explains its kind."""
    return partial(session.library_model.look_up_card, card_id, otherwise)


def open_sentence_callback(session: DeviceSession, game: str, said: str, source: str = "") -> OpenHelpCallback:
    """A sentence: the paragraph it follows from, or else what it speaks of."""
    return open_rule_callback(session, source) or partial(session.library_model.look_up_word, game, said)


def open_library_search_callback(session: DeviceSession, game: str, close: Callable[[], None]) -> OpenHelpCallback:
    """Whatever somebody at this table wants to know; the menu it was chosen from is closed."""

    async def ask() -> None:
        close()
        await session.library_model.ask_about(game)

    return ask


def open_phase_callback(
    session: DeviceSession, game: str, phase: str | tuple[str, ...] = "", mode: str = ""
) -> OpenHelpCallback:
    """What happens now."""
    return partial(session.library_model.look_up_now, game, phase, mode)


def open_setup_help_callback(session: DeviceSession, game: str, mode: str = "") -> OpenHelpCallback:
    """How the game is set up."""
    return partial(session.library_model.look_up_setup, game, mode)
