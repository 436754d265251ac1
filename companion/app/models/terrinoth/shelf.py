"""The cards of the owner's copy: a pack of their own on this device, which grows with every card that is learnt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from companion.app.models.guest import Guest
from companion.games.terrinoth.book import Book
from companion.games.terrinoth.cards import Card, DiceFaces, EnemyCard, QuestSheet
from companion.games.terrinoth.drawing import slug_of
from companion.games.terrinoth.learning import kept
from companion.games.terrinoth.pack import Pack, joined, pack_from_plain
from companion.games.terrinoth.shipped import adventures
from companion.kernel.plain import BadShape, to_plain
from companion.kernel.words import Argument
from companion.library.packs import Pack as OwnersPack

OWN = "our-terrinoth"
"""The pack that learnt cards are kept in."""
_HEAD = ("pack", "id", "name", "about", "language", "ours")
"""What stands in the pack around the group, and not in it."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A quest that can be played: its sheet, and the pack with its cards. `ours` marks what comes with the app."""

    sheet: QuestSheet
    pack: Pack
    ours: bool

    @property
    def name(self) -> Argument:
        """What it is called."""
        return self.sheet.title


def offers(mine: Pack) -> list[Offer]:
    """Every quest there is: our own adventures, then those of the owner's cards."""
    found = [Offer(sheet, pack, True) for pack in adventures() for sheet in pack.quests]
    return [*found, *(Offer(sheet, mine, False) for sheet in mine.quests)]


def owned(guest: Guest) -> Pack:
    """All cards of the packs on this device that are switched on, as one pack."""
    packs = [pack for shelved in guest.house.packs.active() if (pack := _read(shelved)) is not None]
    return joined(packs) if packs else Pack(guest.words("tha-own-pack"))


def keep(guest: Guest, cards: Iterable[Card]) -> None:
    """Remember learnt cards for the next game. Blocks: call it off the screen's thread."""
    _write(guest, kept(_own(guest), cards))


def keep_dice(guest: Guest, faces: DiceFaces) -> None:
    """Remember the faces of the owner's dice."""
    _write(guest, replace(_own(guest), dice=faces))


def keep_quest(guest: Guest, sheet: QuestSheet, nemesis: EnemyCard | None) -> None:
    """Remember a quest sheet that was typed at set-up, with its nemesis."""
    own = _own(guest)
    cards = [Card("enemies", nemesis)] if nemesis is not None and all(c.id != nemesis.id for c in own.enemies) else []
    others = tuple(known for known in own.quests if known.id != sheet.id)
    _write(guest, replace(kept(own, cards), quests=(*others, sheet)))


def fresh_quest(pack: Pack, title: str, nemesis: str, track: tuple[str, ...]) -> tuple[QuestSheet, EnemyCard | None]:
    """A quest of the box whose cards nobody has typed: its title, the track, and perhaps its nemesis."""
    foe = next((card for card in pack.enemies if nemesis and card.title == nemesis), None)
    taken = {card.id for _, _, card in pack.cards()} | set(Book(Pack("")).cards)
    if nemesis and foe is None:
        foe = EnemyCard(_free(slug_of(nemesis) or "nemesis", taken), nemesis, role="nemesis")
    known = next((sheet for sheet in pack.quests if sheet.title == title), None)
    quest = known.id if known is not None else _free(slug_of(title) or "quest", taken | {foe.id if foe else ""})
    return QuestSheet(quest, title, nemesis=foe.id if foe is not None else "", track=track), foe


def _free(slug: str, taken: set[str]) -> str:
    names = (slug if n == 1 else f"{slug}-{n}" for n in range(1, len(taken) + 2))
    return next(name for name in names if name not in taken)


def _own(guest: Guest) -> Pack:
    mine = next((s.pack for s in guest.house.packs.everything() if s.id == OWN and s.pack is not None), None)
    found = _read(mine) if mine is not None else None
    return found if found is not None else Pack(guest.words("tha-own-pack"))


def _write(guest: Guest, cards: Pack) -> None:
    """Keep the group of the game in the owner's pack; whatever else the pack says stays."""
    shelved = next((s.pack for s in guest.house.packs.everything() if s.id == OWN and s.pack is not None), None)
    pack = shelved or OwnersPack(1, OWN, guest.words("tha-own-pack"), language=guest.language)
    group: dict[str, Any] = {name: value for name, value in to_plain(cards).items() if name not in _HEAD}
    guest.house.packs.keep(replace(pack, terrinoth=group))


def _read(pack: OwnersPack) -> Pack | None:
    """The cards of a pack; None where it has none of this game, or none that this version can read."""
    if not pack.terrinoth:
        return None
    try:
        return pack_from_plain({"name": pack.name, **pack.terrinoth})
    except BadShape:
        return None
