"""Setting up a combat of Heroes III: who fights whom and for what, and what the odds are before anybody is placed."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Literal

from companion.app.models.guest import Guest
from companion.app.models.heroes3.map_turn import MapTurn
from companion.app.models.heroes3.odds_before import OddsBefore
from companion.app.watch import Model
from companion.games.heroes3.cards import cards
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.muster import LEVELS, bank_names
from companion.games.heroes3.combat.setup import (
    ENGINE,
    GAME,
    MOST_UNITS,
    Army,
    Body,
    Difficulty,
    Fight,
    Hero,
    Settings,
    Siege,
    check_fight,
    lay,
)
from companion.games.heroes3.units import units
from companion.games.shelf import box as box_of
from companion.kernel.piles import Pile
from companion.kernel.plain import BadShape, from_plain, to_plain
from companion.kernel.refusals import Refused
from companion.tables.live import LiveTable

KEPT = "last-heroes3-combat"
"""Where the last set-up is kept: the same army fights again with one tap."""
Kind = Literal["neutral", "bank", "ai-hero", "heroes"]
Where = Literal["land", "sea", "their-town", "my-town"]
Drawing = Literal["app", "table", "known"]
"""Who draws the neutral cards: the app, the table one by one, or they are known and typed now."""
AI_TYPES = ("might", "magic", "skill")
MOST_AI_CARDS = 12


@dataclass(frozen=True, slots=True)
class Draft:
    """Everything chosen so far. Units are keys such as `castle:griffins/pack`."""

    kind: Kind = "neutral"
    level: str = "I"
    difficulty: Difficulty = "normal"
    bank: str = "crypt"
    where: Where = "land"
    attacker: Literal["mine", "theirs"] = "mine"
    faction: str = "castle"
    mine: tuple[str, ...] = ()
    hero_level: int = 1
    movement: int = 3
    main: bool = True
    others: int = 0
    machines: tuple[str, ...] = ()
    drawing: Drawing = "app"
    their_faction: str = "necropolis"
    theirs: tuple[str, ...] = ()
    their_level: int = 1
    their_main: bool = True
    might: int = 4
    magic: int = 2
    skill: int = 0
    spells: tuple[str, ...] = ("magic-arrow",)


@dataclass(frozen=True, slots=True)
class Kept:
    """A set-up as it is remembered, with the table it was for."""

    draft: Draft = field(default_factory=Draft)
    settings: Settings = field(default_factory=Settings)
    table: str = ""


class CombatLaying(Model):
    """One set-up. Change `draft` and `settings` through the methods; `missing` says what does not fit yet."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.box = box_of(GAME)
        self.done, self.more = False, False
        self.typed = {"mine": "", "theirs": "", "spells": ""}
        kept = self._kept()
        self.draft, self.settings, self._last = kept.draft, kept.settings, self._last_table(kept.table)
        self.go_on = True
        self.odds, self.map_turn = OddsBefore(self), MapTurn()

    # --- choosing -----------------------------------------------------------------------------

    def put(self, **changed: Any) -> None:
        """Change any of the choices."""
        self.draft = replace(self.draft, **changed)
        if self.draft.kind in ("neutral", "bank") and self.draft.where in ("their-town", "my-town"):
            self.draft = replace(self.draft, where="land")
        self._another()

    def settle(self, **changed: Any) -> None:
        """Answer a question of the rules; conventions of AI units are among them."""
        known = {name: value for name, value in changed.items() if hasattr(self.settings, name)}
        rest = {name: value for name, value in changed.items() if name not in known}
        self.settings = replace(self.settings, **known, conventions=replace(self.settings.conventions, **rest))
        self._another()

    def add(self, side: str, key: str) -> None:
        """One unit more for a side."""
        army: tuple[str, ...] = getattr(self.draft, side)
        if len(army) < MOST_UNITS:
            self.typed[side] = ""
            self.put(**{side: (*army, key)})

    def turn(self, side: str, place: int) -> None:
        """Turn the card of a unit over: Few to Pack and back."""
        army = list(getattr(self.draft, side))
        here = units().by_key[army[place]]
        other = here.above if here.above >= 0 else here.below
        if other >= 0:
            army[place] = units().sides[other].key
            self.put(**{side: tuple(army)})

    def remove(self, side: str, place: int) -> None:
        """One unit less."""
        army = getattr(self.draft, side)
        self.put(**{side: (*army[:place], *army[place + 1 :])})

    def type(self, side: str, letters: str) -> None:
        """Letters typed to find a unit or a spell."""
        self.typed[side] = letters
        self.changed()

    def unfold(self) -> None:
        """Show or hide the finer choices."""
        self.more = not self.more
        self.changed()

    def continue_decks(self, wanted: bool) -> None:
        """Draw from the decks of the last combat, or from fresh ones."""
        self.go_on = wanted
        self.changed()

    def _another(self) -> None:
        """The fight is another one: what was worked out about it holds no more."""
        self.odds.forget()
        self.changed()

    # --- the fight ----------------------------------------------------------------------------

    @property
    def fight(self) -> Fight:
        """The combat as it is chosen."""
        draft = self.draft
        siege = Siege() if draft.where in ("their-town", "my-town") else None
        attacker = "mine" if draft.where == "their-town" else "theirs" if draft.where == "my-town" else draft.attacker
        if draft.kind in ("neutral", "bank"):
            attacker = "mine"
        return Fight(
            kind=draft.kind,
            level=draft.level if draft.kind == "neutral" else "",  # type: ignore[arg-type]
            difficulty=draft.difficulty,
            mine=self._my_army(),
            theirs=self._their_army(),
            attacker=attacker,
            board="bank" if draft.kind == "bank" else "naval" if draft.where == "sea" else "field",
            siege=siege,
            bank=draft.bank if draft.kind == "bank" else "",
            drawn_by="table" if draft.drawing == "table" else "app",
            own_town=draft.where == "my-town",
        )

    def _my_army(self) -> Army:
        draft = self.draft
        hero = Hero(draft.hero_level, draft.main, draft.movement, draft.faction)
        return Army(draft.mine, "people", hero, others=draft.others, machines=draft.machines)

    def _their_army(self) -> Army:
        draft = self.draft
        if draft.kind == "bank" or (draft.kind == "neutral" and draft.drawing != "known"):
            return Army(by="ai")
        hero = Hero(draft.their_level, draft.their_main, faction=draft.their_faction)
        if draft.kind == "ai-hero":
            return Army(draft.theirs, "ai", hero, deck=self._ai_deck(), spells=draft.spells)
        return Army(draft.theirs, "people" if draft.kind == "heroes" else "ai", hero)

    def _ai_deck(self) -> tuple[str, ...]:
        """So many AI cards of each type: one of each kind in turn, for how many copies there are is not known."""
        deck: list[str] = []
        for kind in AI_TYPES:
            of_kind = [card.id for card in cards().ai.values() if card.type == kind]
            deck += [of_kind[n % len(of_kind)] for n in range(getattr(self.draft, kind))]
        return tuple(deck)

    @property
    def missing(self) -> str | None:
        """Why the combat cannot begin like this; None when it can."""
        words, draft = self.guest.words, self.draft
        if not draft.mine:
            return words("h3a-missing-mine")
        if not draft.theirs and (draft.kind in ("ai-hero", "heroes") or (self._neutral and draft.drawing == "known")):
            return words("h3a-missing-theirs")
        try:
            check_fight(self.fight)
        except Refused as refused:
            return words.say(refused.message)
        return None

    @property
    def _neutral(self) -> bool:
        return self.draft.kind == "neutral"

    @property
    def quick(self) -> bool:
        """Whether the hero is above the field, so that nobody fights. heroes3 8."""
        return self._neutral and self.draft.hero_level > LEVELS.index(self.draft.level) + 1

    # --- the decks of the last combat ---------------------------------------------------------

    @property
    def discarded(self) -> int:
        """How many neutral cards the last combat's decks have seen; 0 where there are none to go on with."""
        return sum(len(deck.discards) for deck in self._last.state.decks) if self._last is not None else 0

    @property
    def continues(self) -> bool:
        """Whether the combat goes on at the last table, with its decks. Other settings need a table of their own."""
        last = self._last
        return (
            self.go_on
            and last is not None
            and bool(last.state.decks)
            and from_plain(Body, last.setup.body).settings == self.settings
        )

    def remembered(self) -> list[Pile]:
        """The decks that the neutral army is drawn from; none where they are fresh."""
        return list(self._last.state.decks) if self._last is not None and self.continues else []

    def _last_table(self, table: str) -> LiveTable | None:
        """The table of the last combat, if it is over and still there."""
        house = self.guest.house
        if not any(record.id == table for record in house.list()):
            return None
        live = house.open(table)
        return live if live.setup.engine == ENGINE and live.state.ended else None

    # --- beginning ----------------------------------------------------------------------------

    async def begin(self) -> None:
        """Set the table up, or go on at the last one, and go there."""
        self.odds.stop()
        house, fight, last = self.guest.house, self.fight, self._last if self.continues else None

        def start() -> str:
            if last is not None:
                table = last.id
                house.give(table, acts.NextFight(fight), who=self.guest.who)
            else:
                table = house.begin(lay(Body(fight, self.settings), secrets.randbits(48)), "")
            house.store.settings.put(KEPT, to_plain(Kept(self.draft, self.settings, table)))
            return table

        self.done = await self.guest.sit_down(start)

    def _kept(self) -> Kept:
        """The last set-up; units that are no longer known are left out."""
        try:
            kept = from_plain(Kept, self.guest.house.store.settings.get(KEPT, None))
        except BadShape:
            return Kept()
        draft = kept.draft
        known = partial(filter, lambda key: key in units().by_key)
        mine, theirs = tuple(known(draft.mine)), tuple(known(draft.theirs))
        bank = draft.bank if draft.bank in bank_names() else bank_names()[0]
        return replace(kept, draft=replace(draft, mine=mine, theirs=theirs, bank=bank))
