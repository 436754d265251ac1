"""The cards of the owner's copy: a pack of their own on this device, which grows with every card that is learnt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from companion.app.models.device_session import DeviceSession
from companion.games.terrinoth.cards.card_book import CardBook
from companion.games.terrinoth.cards.card_types import Card, DiceFaces, EnemyCard, QuestSheet
from companion.games.terrinoth.cards.pack import Pack, merge_packs, pack_from_plain
from companion.games.terrinoth.cards.shipped_packs import load_shipped_packs
from companion.games.terrinoth.rules.decks import title_to_id
from companion.games.terrinoth.rules.player_entered_cards import add_learned_cards_to_pack
from companion.games.terrinoth.setup_data import GAME
from companion.kernel.messages import Argument
from companion.kernel.plain_data import BadShape, to_plain
from companion.library.packs import Pack as OwnersPack

OWN = "our-terrinoth"
"""The pack that learnt cards are kept in."""
_HEAD = ("pack", "id", "name", "about", "language", "ours")
"""What stands in the pack around the group, and not in it."""


@dataclass(frozen=True, slots=True)
class PlayableQuest:
    """A quest that can be played: its sheet, and the pack with its cards. `ours` marks what comes with the app."""

    sheet: QuestSheet
    pack: Pack
    ours: bool

    @property
    def name(self) -> Argument:
        """What it is called."""
        return self.sheet.title


def list_playable_quests(mine: Pack) -> list[PlayableQuest]:
    """Every quest there is: our own adventures, then those of the owner's cards."""
    found = [PlayableQuest(sheet, pack, True) for pack in load_shipped_packs() for sheet in pack.quests]
    return [*found, *(PlayableQuest(sheet, mine, False) for sheet in mine.quests)]


def load_owned_cards(session: DeviceSession) -> Pack:
    """All cards of the packs on this device that are switched on, as one pack."""
    packs = [pack for shelved in session.service.packs.active() if (pack := _read(shelved)) is not None]
    return merge_packs(packs) if packs else Pack(session.words("tha-own-pack"))


def save_typed_cards(session: DeviceSession, cards: Iterable[Card]) -> None:
    """Remember learnt cards for the next game. Blocks: call it off the screen's thread."""
    _write(session, add_learned_cards_to_pack(_own(session), cards))


def save_dice_faces(session: DeviceSession, faces: DiceFaces) -> None:
    """Remember the faces of the owner's dice."""
    _write(session, replace(_own(session), dice=faces))


def save_typed_quest(session: DeviceSession, sheet: QuestSheet, nemesis: EnemyCard | None) -> None:
    """Remember a quest sheet that was typed at set-up, with its nemesis."""
    own = _own(session)
    cards = [Card("enemies", nemesis)] if nemesis is not None and all(c.id != nemesis.id for c in own.enemies) else []
    others = tuple(known for known in own.quests if known.id != sheet.id)
    _write(session, replace(add_learned_cards_to_pack(own, cards), quests=(*others, sheet)))


def build_typed_quest_and_nemesis(
    pack: Pack, title: str, nemesis: str, track: tuple[str, ...]
) -> tuple[QuestSheet, EnemyCard | None]:
    """A quest of the box whose cards nobody has typed: its title, the track, and perhaps its nemesis."""
    foe = next((card for card in pack.enemies if nemesis and card.title == nemesis), None)
    taken = {card.id for _, _, card in pack.cards()} | set(CardBook(Pack("")).cards)
    if nemesis and foe is None:
        foe = EnemyCard(_free(title_to_id(nemesis) or "nemesis", taken), nemesis, role="nemesis")
    known = next((sheet for sheet in pack.quests if sheet.title == title), None)
    quest = known.id if known is not None else _free(title_to_id(title) or "quest", taken | {foe.id if foe else ""})
    return QuestSheet(quest, title, nemesis=foe.id if foe is not None else "", track=track), foe


def _free(slug: str, taken: set[str]) -> str:
    names = (slug if n == 1 else f"{slug}-{n}" for n in range(1, len(taken) + 2))
    return next(name for name in names if name not in taken)


def _shelved(session: DeviceSession) -> OwnersPack:
    """The pack that learnt cards are kept in, or a new one to begin with."""
    mine = next((s.pack for s in session.service.packs.everything() if s.id == OWN and s.pack is not None), None)
    return mine or OwnersPack(1, OWN, session.words("tha-own-pack"), language=session.language)


def _own(session: DeviceSession) -> Pack:
    return _read(_shelved(session)) or Pack(session.words("tha-own-pack"))


def _write(session: DeviceSession, cards: Pack) -> None:
    """Keep the group of the game in the owner's pack; whatever else the pack says stays."""
    pack = _shelved(session)
    group: dict[str, Any] = {name: value for name, value in to_plain(cards).items() if name not in _HEAD}
    session.service.packs.keep(replace(pack, sections={**pack.sections, GAME: group}))


def _read(pack: OwnersPack) -> Pack | None:
    """The cards of a pack; None where it has none of this game, or none that this version can read."""
    section = pack.sections.get(GAME)
    if not section:
        return None
    try:
        return pack_from_plain({"name": pack.name, **section})
    except BadShape:
        return None
