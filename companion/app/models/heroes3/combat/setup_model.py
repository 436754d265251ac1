"""Setting up a combat of Heroes III: who fights whom and for what, and what the odds are before anybody is placed."""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import partial
from typing import Any

from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.combat.ai_map_turn import AiMapTurnModel
from companion.app.models.heroes3.combat.setup_draft import KEPT, TOWNS, Kept
from companion.app.models.heroes3.combat.setup_odds import SetupOddsModel
from companion.app.reactivity import Model
from companion.games.game_boxes import load_box as box_of
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.model.neutral_guards import LEVELS, creature_bank_names
from companion.games.heroes3.combat.model.setup_data import (
    ENGINE,
    GAME,
    MOST_UNITS,
    Army,
    CombatSetup,
    Fight,
    Hero,
    Siege,
    build_setup,
    check_fight,
)
from companion.kernel.building_blocks.piles import Pile
from companion.kernel.plain_data import BadShape, from_plain, to_plain
from companion.kernel.refusals import Refused
from companion.tables.live_table import LiveTable

AI_TYPES = ("might", "magic", "skill")
MOST_AI_CARDS = 12


class CombatSetupModel(Model):
    """One set-up. Change `draft` and `settings` through the methods; `missing` says what does not fit yet."""

    def __init__(self, session: DeviceSession) -> None:
        self.session = session
        self.box = box_of(GAME)
        self.done, self.more = False, False
        self.typed = {"mine": "", "theirs": "", "spells": ""}
        kept = self._kept()
        self.draft, self.settings, self._last = kept.draft, kept.settings, self._last_table(kept.table)
        self.go_on = True
        self.odds, self.map_turn = SetupOddsModel(self), AiMapTurnModel()

    # --- choosing -----------------------------------------------------------------------------

    def put(self, **changed: Any) -> None:
        """Change any of the choices."""
        self.draft = replace(self.draft, **changed)
        if self.draft.kind in ("neutral", "bank") and self.draft.where in TOWNS:
            self.draft = replace(self.draft, where="land")
        self._another()

    def choose(self, what: str, value: object) -> None:
        """Make one choice, named like the field of the draft that keeps it."""
        self.put(**{what: value})

    def step(self, what: str, least: int, most: int, by: int) -> None:
        """A number of the draft goes up or down within its limits."""
        self.choose(what, min(most, max(least, getattr(self.draft, what) + by)))

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
            self.choose(side, (*army, key))

    def add_spell(self, spell: str) -> None:
        """One spell more for the AI spell deck."""
        self.typed["spells"] = ""
        self.put(spells=(*self.draft.spells, spell))

    def turn(self, side: str, place: int) -> None:
        """Turn the card of a unit over: Few to Pack and back."""
        army = list(getattr(self.draft, side))
        here = load_units().by_key[army[place]]
        other = here.above if here.above >= 0 else here.below
        if other >= 0:
            army[place] = load_units().sides[other].key
            self.choose(side, tuple(army))

    def remove(self, side: str, place: int) -> None:
        """One unit of a side less, or one spell."""
        kept = getattr(self.draft, side)
        self.choose(side, (*kept[:place], *kept[place + 1 :]))

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
        siege = Siege() if draft.where in TOWNS else None
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

    @property
    def _enemy_is_drawn(self) -> bool:
        """Whether cards say who the enemy is, and nobody chooses its units."""
        return self.draft.kind == "bank" or (self.draft.kind == "neutral" and self.draft.drawing != "known")

    def _my_army(self) -> Army:
        draft = self.draft
        hero = Hero(draft.hero_level, draft.main, draft.movement, draft.faction)
        return Army(draft.mine, "people", hero, others=draft.others, machines=draft.machines)

    def _their_army(self) -> Army:
        draft = self.draft
        if self._enemy_is_drawn:
            return Army(by="ai")
        hero = Hero(draft.their_level, draft.their_main, faction=draft.their_faction)
        if draft.kind == "ai-hero":
            return Army(draft.theirs, "ai", hero, deck=self._ai_deck(), spells=draft.spells)
        return Army(draft.theirs, "people" if draft.kind == "heroes" else "ai", hero)

    def _ai_deck(self) -> tuple[str, ...]:
        """So many AI cards of each type: one of each kind in turn, for how many copies there are is not known."""
        deck: list[str] = []
        for kind in AI_TYPES:
            of_kind = [card.id for card in load_cards().ai.values() if card.type == kind]
            deck += [of_kind[n % len(of_kind)] for n in range(getattr(self.draft, kind))]
        return tuple(deck)

    @property
    def missing(self) -> str | None:
        """Why the combat cannot begin like this; None when it can."""
        words, draft = self.session.words, self.draft
        if not draft.mine:
            return words("h3a-missing-mine")
        if not draft.theirs and not self._enemy_is_drawn:
            return words("h3a-missing-theirs")
        try:
            check_fight(self.fight)
        except Refused as refused:
            return words.say(refused.message)
        return None

    @property
    def quick(self) -> bool:
        """Whether the hero is above the field, so that nobody fights. heroes3 8."""
        return self.draft.kind == "neutral" and self.draft.hero_level > LEVELS.index(self.draft.level) + 1

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
            and from_plain(CombatSetup, last.setup.body).settings == self.settings
        )

    def remembered(self) -> list[Pile]:
        """The decks that the neutral army is drawn from; none where they are fresh."""
        return list(self._last.state.decks) if self._last is not None and self.continues else []

    def _last_table(self, table: str) -> LiveTable | None:
        """The table of the last combat, if it is over and still there."""
        service = self.session.service
        if not any(record.id == table for record in service.list()):
            return None
        live = service.open(table)
        return live if live.setup.engine == ENGINE and live.state.ended else None

    # --- beginning ----------------------------------------------------------------------------

    async def begin(self) -> None:
        """Set the table up, or go on at the last one, and go there."""
        self.odds.stop()
        service, fight, last = self.session.service, self.fight, self._last if self.continues else None

        def start() -> str:
            if last is not None:
                table = last.id
                service.give(table, acts.NextFight(fight), who=self.session.who)
            else:
                table = service.begin(build_setup(CombatSetup(fight, self.settings), secrets.randbits(48)), "")
            service.store.settings.put(KEPT, to_plain(Kept(self.draft, self.settings, table)))
            return table

        self.done = await self.session.sit_down(start)

    def _kept(self) -> Kept:
        """The last set-up; units that are no longer known are left out."""
        try:
            kept = from_plain(Kept, self.session.service.store.settings.get(KEPT, None))
        except BadShape:
            return Kept()
        draft = kept.draft
        known = partial(filter, lambda key: key in load_units().by_key)
        mine, theirs = tuple(known(draft.mine)), tuple(known(draft.theirs))
        bank = draft.bank if draft.bank in creature_bank_names() else creature_bank_names()[0]
        return replace(kept, draft=replace(draft, mine=mine, theirs=theirs, bank=bank))
