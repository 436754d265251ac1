"""The set-up of a table: the mode, who sits where, the settings, and the numbers that follow from them."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Literal

from companion.games.game_boxes import compute_content_stamp
from companion.games.hero_realms.card_data.card_definitions import Card, CardBook, get_card_book
from companion.kernel.building_blocks.seating import Seating
from companion.kernel.game import CorrectedFigure, Setup
from companion.kernel.messages import Text
from companion.kernel.plain_data import BadShape, data_path_argument, from_plain, to_plain
from companion.kernel.refusals import Malformed, Unknown

GAME, ENGINE = "hero-realms", "hero-realms"

Mode = Literal[
    "free-for-all", "hunter-first-blood", "hunter-last-standing", "hydra-2v2", "hydra-3v3", "emperor", "dragon", "lich",
    "boss-vs-boss",
]  # fmt: skip
MODES: dict[str, tuple[int, int]] = {
    "free-for-all": (2, 6),
    "hunter-first-blood": (3, 6),
    "hunter-last-standing": (3, 6),
    "hydra-2v2": (4, 4),
    "hydra-3v3": (6, 6),
    "emperor": (6, 6),
    "dragon": (1, 5),
    "lich": (1, 5),
    "boss-vs-boss": (2, 2),
}
"""The modes with the fewest and the most seats that people name; a party's boss comes by itself."""

PlayedBy = Literal["anyone", "people", "app"]
"""Who plays a seat: see `Chair`."""
Level = Literal["squire", "knight", "legend"]
"""How well the app plays a seat."""

BOSS_COUNTS_AS = 3
"""Each boss counts as three players for the other one: hero_realms 8.5."""
HAND = 5
"""Cards drawn at the end of a turn: hero_realms 3.3."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The open questions of the rules, answered by the table: hero_realms 12. `skill_checks_per_turn` 0 is no limit."""

    nontarget_stun_ignores_guards: bool = True
    hydra_guard_must_be_prepared: bool = True
    lich_excess_damage_carries: bool = False
    grimoire_return: Literal["bottom", "shuffle"] = "bottom"
    stolen_hoard_arrives_prepared: bool = True
    skill_checks_per_turn: int = 0
    defeated_can_be_healed: bool = False
    party_seating: Literal["line", "ring"] = "line"
    pending_acquire_choice: Literal["player", "oldest"] = "player"


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat as people chose it: a character pack, or which boss in boss against boss, and who sits there.

    `people`: a player with physical cards, whose hand, deck and discard pile only they know. `app`: the app holds the
    cards and plays them, at a level. `anyone`: the app holds the cards, and whoever has the screen plays them.
    """

    id: str
    name: str = ""
    character: str = ""
    boss: str = ""
    played_by: PlayedBy = "anyone"
    level: Level = "knight"


@dataclass(frozen=True, slots=True)
class SetupBody:
    """What a table of the engine is set up with. `first` is a seat; where it is empty, the mode or luck decides.

    `market` says who deals the market: the app, or the table, which then tells what turned up. The boss of a party is
    no seat that people name, so who plays it stands here; its cards are always the app's. `corrections` are those of
    the setup: the figures that this table plays instead of the printed ones.
    """

    mode: Mode
    seats: tuple[Chair, ...]
    settings: Settings = field(default_factory=Settings)
    first: str = ""
    market: Literal["app", "table"] = "app"
    boss_played_by: Literal["anyone", "app"] = "anyone"
    boss_level: Level = "knight"
    corrections: tuple[CorrectedFigure, ...] = ()


def build_setup(body: SetupBody, seed: int) -> Setup:
    """The setup of a table."""
    return Setup(GAME, ENGINE, seed, to_plain(body), compute_content_stamp())


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """A seat as the engine knows it: who shares its life, on which side it stands, how many cards it draws."""

    id: str
    name: str | Text
    kind: str
    side: int
    life: int
    hand: int
    character: str = ""
    played_by: PlayedBy = "anyone"
    level: Level = "knight"

    @property
    def boss(self) -> bool:
        """Whether a boss sits here."""
        return self.kind in ("dragon", "lich")


class Layout:
    """Everything about a table that never changes. All copies of a position share it."""

    def __init__(self, body: SetupBody, rules_version: int | None = None) -> None:
        self.rules_version = rules_version
        self.body, self.mode, self.settings = body, body.mode, body.settings
        self.book: CardBook = get_card_book(body.corrections)
        self.cards: list[Card] = self.book.cards
        self.party_game = body.mode in ("dragon", "lich")
        self.hydra = body.mode.startswith("hydra")
        self.hunter = body.mode.startswith("hunter")
        self.duel = body.mode == "boss-vs-boss"
        self.real_market = body.market == "table"
        # The size at the start counts for the whole game: hero_realms 9.1 and 10.
        self.party = BOSS_COUNTS_AS if self.duel else len(body.seats)
        self.places = tuple(_places(body, self.book, self.party))
        self.index = {place.id: n for n, place in enumerate(self.places)}
        self.seating = Seating(tuple(place.id for place in self.places))
        self.boss = next((n for n, place in enumerate(self.places) if place.boss), -1) if self.party_game else -1
        # Whose cards lie on the real table: their hands, decks and discard piles are unknown here.
        self.people = frozenset(n for n, place in enumerate(self.places) if place.played_by == "people")
        self._simulated: Layout | None = None
        self.dragons = tuple(n for n, place in enumerate(self.places) if place.kind == "dragon")
        # Who takes a turn together: hero_realms 7.4. Everybody else acts alone.
        sides = sorted({place.side for place in self.places})
        self.groups: tuple[tuple[int, ...], ...] = (
            tuple(tuple(n for n, p in enumerate(self.places) if p.side == side) for side in sides)
            if self.hydra
            else tuple((n,) for n in range(len(self.places)))
        )
        self.lives = max(place.life for place in self.places) + 1

    @property
    def simulated(self) -> Layout:
        """The same table with all cards in the app: what a bot searches with."""
        if not self.people:
            return self
        if self._simulated is None:
            chairs = tuple(replace(chair, played_by="anyone") for chair in self.body.seats)
            self._simulated = Layout(replace(self.body, seats=chairs), self.rules_version)
        return self._simulated

    def opponents(self, seat: int) -> list[int]:
        """Everybody on another side."""
        side = self.places[seat].side
        return [n for n, place in enumerate(self.places) if place.side != side]

    def mates(self, seat: int) -> list[int]:
        """Everybody else on the same side."""
        side = self.places[seat].side
        return [n for n, place in enumerate(self.places) if place.side == side and n != seat]


def parse_setup_body(setup: Setup) -> SetupBody:
    """The body of a setup, checked."""
    try:
        body = from_plain(SetupBody, setup.body)
    except BadShape as bad:
        fault = bad.faults[0]
        raise Malformed(
            "hr-bad-setup", field=data_path_argument(fault.path), found=fault.found, expected=fault.expected
        ) from bad
    _check(body)
    return replace(body, corrections=setup.corrections)


def _check(body: SetupBody) -> None:
    least, most = MODES[body.mode]
    if not least <= len(body.seats) <= most:
        raise Malformed("hr-bad-seats", mode=body.mode, least=least, most=most, found=len(body.seats))
    ids = [chair.id for chair in body.seats]
    if len(set(ids)) < len(ids) or not all(ids):
        raise Malformed("hr-same-seats", found=", ".join(ids))
    if body.first and body.first not in ids:
        raise Unknown("hr-no-seat", found=body.first, options=", ".join(ids))
    if body.settings.skill_checks_per_turn < 0:
        raise Malformed(
            "hr-bad-setup",
            field="settings.skill_checks_per_turn",
            found=str(body.settings.skill_checks_per_turn),
            expected="0 or more",
        )
    known = get_card_book().characters
    for chair in body.seats:
        if body.mode == "boss-vs-boss":
            if chair.boss not in ("dragon", "lich"):
                raise Unknown("hr-no-boss", found=chair.boss, options="dragon, lich")
            if chair.played_by == "people":
                raise Malformed("hr-boss-by-people", name=chair.name or chair.id)
        elif chair.character not in known and (chair.character or body.mode in ("dragon", "lich")):
            raise Unknown("hr-no-character", found=chair.character, options=", ".join(known))


def _places(body: SetupBody, book: CardBook, party: int) -> list[SeatLayout]:
    count = len(body.seats)
    places = []
    for n, chair in enumerate(body.seats):
        kind, side, life = "player", n, n
        if body.mode.startswith("hydra"):
            side = life = n // (count // 2)
        elif body.mode == "emperor":
            # Captain, emperor, captain facing captain, emperor, captain: hero_realms 7.5.
            kind, side = ("emperor" if n % 3 == 1 else "captain"), n // 3
        elif body.mode in ("dragon", "lich"):
            kind, side = "hero", 0
        elif body.mode == "boss-vs-boss":
            kind = chair.boss
        hand = book.bosses[kind].hand.of(party) if kind in book.bosses else HAND
        name = chair.name or chair.id
        places.append(SeatLayout(chair.id, name, kind, side, life, hand, chair.character, chair.played_by, chair.level))
    if body.mode in ("dragon", "lich"):
        boss = book.bosses[body.mode]
        hand, sits = boss.hand.of(party), body.boss_played_by
        places.append(SeatLayout(body.mode, boss.name, body.mode, 1, count, hand, "", sits, body.boss_level))
    return places
