"""The set-up of a table: quest, heroes, settings, and the pack of cards it is played with."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from companion.games.game_boxes import compute_content_stamp
from companion.games.terrinoth.cards.card_book import ARCHETYPES, CardBook, card_book_from_pack_data
from companion.games.terrinoth.cards.card_types import HeroCard
from companion.games.terrinoth.cards.pack_contents import Pack
from companion.kernel.game import CorrectedFigure, Setup
from companion.kernel.plain_data import BadShape, Unchecked, data_path_argument, from_plain, to_plain
from companion.kernel.refusals import Malformed, Unknown

GAME, ENGINE = "terrinoth", "terrinoth"


@dataclass(frozen=True, slots=True)
class Settings:
    """The open questions of the rules, answered by the table; the defaults are those of the reference.

    `dice` and `decks`: whose they are, the table's real ones or the app's. `round_limit` 0 is none.
    """

    dice: Literal["table", "app"] = "table"
    decks: Literal["app", "table"] = "app"
    action_without_target: Literal["roll", "forbid"] = "roll"  # H5
    roll_order: Literal["counterattacks_first", "threats_first"] = "counterattacks_first"  # A3e
    after_fall: Literal["resolve", "stop"] = "resolve"  # E12
    engage_facedown: Literal["reveal", "forbid"] = "reveal"  # N2
    fallen_conditions: Literal["supply", "keep"] = "supply"  # D3
    fallen_enemies: Literal["keep", "ready", "exhausted"] = "keep"  # D3
    leader_falls: Literal["choose", "next"] = "choose"  # D4
    count_after_fall: Literal["unchanged", "exchange"] = "unchanged"  # HCd
    lair_faceup: bool = True  # NM3
    defeated_nemesis: Literal["removed", "discard_then_lair_on_reshuffle", "back_to_lair_now"] = "removed"  # NM6
    show_discarded: bool = True  # TR4
    pile_order: Literal["quest", "first_is_top", "first_is_bottom"] = "quest"  # P4
    nefarious: bool = False  # NEF
    round_limit: int = 0


@dataclass(frozen=True, slots=True)
class Chair:
    """A hero at the table: the hero card, or an archetype where the card is not typed. `player` may run two heroes."""

    id: str
    name: str = ""
    hero: str = ""
    archetype: str = ""
    player: str = ""


@dataclass(frozen=True, slots=True)
class Body:
    """What a table of the engine is set up with: two to four heroes, clockwise; the first leads if none is named.

    The pack lies in it as plain data, so a table can be replayed whatever becomes of the owner's files later.
    """

    quest: str
    seats: tuple[Chair, ...]
    pack: dict[str, Unchecked]
    leader: str = ""
    settings: Settings = field(default_factory=Settings)


def build_setup(body: Body, seed: int) -> Setup:
    """The setup of a table."""
    return Setup(GAME, ENGINE, seed, to_plain(body), compute_content_stamp())


def make_setup_body(
    pack: Pack, quest: str, seats: tuple[Chair, ...], leader: str = "", settings: Settings | None = None
) -> Body:
    """The body of a table with a pack; of the pack's quests only the one that is played comes along."""
    kept = replace(pack, quests=tuple(sheet for sheet in pack.quests if sheet.id == quest))
    return Body(quest, seats, to_plain(kept), leader, settings or Settings())


def parse_setup_body(setup: Setup) -> Body:
    """The body of a setup, checked; refused with the field that is wrong."""
    try:
        body = from_plain(Body, setup.body)
        body = replace(body, pack=_corrected(body.pack, setup.corrections))
        book = card_book_from_pack_data(body.pack)
    except BadShape as bad:
        fault = bad.faults[0]
        raise Malformed(
            "th-bad-setup", field=data_path_argument(fault.path), found=fault.found, expected=fault.expected
        ) from bad
    _check(body, book)
    return body


def _corrected(pack: dict[str, Unchecked], corrections: tuple[CorrectedFigure, ...]) -> dict[str, Unchecked]:
    """The cards of a pack with the figures that a table plays instead of the printed ones (docs/packs.md)."""
    if not corrections:
        return pack
    figures: dict[str, dict[str, int]] = {}
    for correction in corrections:
        figures.setdefault(correction.card, {})[correction.figure] = correction.value
    return {
        kind: [card | figures.get(f"{GAME}.{kind}-{card['id']}", {}) for card in cards] if _is_cards(cards) else cards
        for kind, cards in pack.items()
    }


def _is_cards(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(card, dict) and "id" in card for card in value)


def _check(body: Body, book: CardBook) -> None:
    if not 2 <= len(body.seats) <= 4:
        raise Malformed("th-bad-seats", found=len(body.seats), rule="terrinoth HC1")
    ids = [chair.id for chair in body.seats]
    if len(set(ids)) < len(ids) or not all(ids):
        raise Malformed("th-same-seats", found=", ".join(ids))
    if body.leader and body.leader not in ids:
        raise Unknown("th-no-seat", found=body.leader, options=", ".join(ids))
    quests = [sheet.id for sheet in book.pack.quests]
    if body.quest not in quests:
        raise Unknown("th-no-quest", found=body.quest, options=", ".join(quests))
    if body.settings.round_limit < 0:
        raise Malformed(
            "th-bad-setup", field="settings.round_limit", found=str(body.settings.round_limit), expected="0"
        )
    heroes = [card.id for card in book.pack.heroes]
    taken: set[str] = set()
    for chair in body.seats:
        archetype = _archetype(chair, book, heroes)
        # One set of basic cards an archetype: terrinoth S-8.
        if archetype in taken:
            raise Malformed("th-same-archetype", found=archetype, rule="terrinoth S-8")
        taken.add(archetype)


def _archetype(chair: Chair, book: CardBook, heroes: list[str]) -> str:
    if chair.hero and chair.hero not in heroes:
        raise Unknown("th-no-hero", found=chair.hero, options=", ".join(heroes))
    archetype = chair.archetype or (book.cards[chair.hero].printed_as(HeroCard).archetype if chair.hero else "")
    if archetype not in ARCHETYPES:
        raise Unknown("th-no-archetype", found=str(archetype), options=", ".join(ARCHETYPES))
    return str(archetype)
