"""What things on the screen are about: given to a tag, a number or a line, it is opened over the table when held.

Each function makes the `about` of a control of the kit; nothing is looked up before somebody holds it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from companion.app.models.guest import Guest
from companion.kernel.words import Text

About: TypeAlias = Callable[[], Awaitable[None]]


def entry(guest: Guest, entry_id: str) -> About:
    """An entry of the rules: `hero-realms.guard`."""
    return partial(guest.reading.look_up_entry, entry_id)


def word(guest: Guest, game: str, name: Text | str) -> About:
    """A word of a game, by what the edition calls it: the entry or the card of that name."""
    said = name if isinstance(name, str) else guest.words.name(name)
    return partial(guest.reading.look_up_word, game, said)


def term(guest: Guest, game: str, name: str, source: str = "") -> About:
    """What may be a word of a game: the entry or the card of that name, or else the paragraph that tells of it."""
    return partial(guest.reading.look_up_term, game, name, source)


def rule(guest: Guest, source: str) -> About | None:
    """A paragraph of the reference: `hero_realms 6.2`; nothing where none is given."""
    return partial(guest.reading.look_up_rule, source) if source else None


def card(guest: Guest, card_id: str, otherwise: str = "") -> About:
    """A card; where only its owner knows it, the entry that explains its kind."""
    return partial(guest.reading.look_up_card, card_id, otherwise)


def line(guest: Guest, game: str, said: str, source: str = "") -> About:
    """A sentence: the paragraph it follows from, or else what it speaks of."""
    return rule(guest, source) or partial(guest.reading.look_up_word, game, said)


def question(guest: Guest, game: str, close: Callable[[], None]) -> About:
    """Whatever somebody at this table wants to know; the menu it was chosen from is closed."""

    async def ask() -> None:
        close()
        await guest.reading.ask_about(game)

    return ask


def now(guest: Guest, game: str, phase: str | tuple[str, ...] = "", mode: str = "") -> About:
    """What happens now."""
    return partial(guest.reading.look_up_now, game, phase, mode)


def setup(guest: Guest, game: str, mode: str = "") -> About:
    """How the game is set up."""
    return partial(guest.reading.look_up_setup, game, mode)
