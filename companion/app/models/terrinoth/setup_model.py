"""The set-up of Terrinoth: the quest, the heroes, whose dice and decks, and the open questions of the rules."""

from __future__ import annotations

import re
import secrets
from dataclasses import replace
from typing import Any

from companion.app.models.device_session import DeviceSession
from companion.app.models.recent_players import recent_players_not_seated
from companion.app.models.terrinoth.owners_typed_cards import (
    PlayableQuest,
    build_typed_quest_and_nemesis,
    list_playable_quests,
    load_owned_cards,
    save_dice_faces,
    save_typed_quest,
)
from companion.app.models.terrinoth.setup_draft import BOX, LEAST, MOST, SIDES, Draft, Seat
from companion.app.models.tracker.setup_model import COLOUR_NAMES
from companion.app.reactivity import Model
from companion.games.game_boxes import load_box as box_of
from companion.games.terrinoth.cards.card_book import ARCHETYPES
from companion.games.terrinoth.cards.card_types import DiceFaces, HeroCard
from companion.games.terrinoth.cards.pack import Pack, merge_packs
from companion.games.terrinoth.setup_data import GAME, Body, Chair, build_setup, make_setup_body, parse_setup_body
from companion.games.tracker.name_lookup import normalize_letters
from companion.games.tracker.rules.marks_dials_notes_and_timers import LONGEST_NAME
from companion.kernel.messages import message
from companion.kernel.plain_data import BadShape, from_plain, to_plain
from companion.kernel.refusals import Refused
from companion.tables.remember_setup import remember_players

KEPT = "last-terrinoth"
"""Where the last set-up is kept."""


class TerrinothSetupModel(Model):
    """One set-up. Change `draft` through the methods; `missing` says what does not fit yet."""

    def __init__(self, session: DeviceSession) -> None:
        self.session = session
        self.box = box_of(GAME)
        self.done = False
        self.more = False
        self.faces: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        """Faces of the white and the black die that are being tapped."""
        self.mine = load_owned_cards(session)
        """The owner's cards, read once: the form is drawn again with every tap."""
        self.offers: list[PlayableQuest] = list_playable_quests(self.mine)
        self.draft = self._kept()
        self._fit()

    # --- choosing -----------------------------------------------------------------------------

    def put(self, **changed: Any) -> None:
        """Change something."""
        self.draft = replace(self.draft, **changed)
        self._fit()
        self.changed()

    def settle(self, setting: str, value: Any) -> None:
        """Answer an open question of the rules."""
        self.put(settings=replace(self.draft.settings, **{setting: value}))

    def pick_quest(self, quest: str) -> None:
        """Choose a quest. Only the table itself can deal what the app does not know."""
        self.draft = replace(self.draft, quest=quest)
        self.settle("decks", "app" if self.may_deal else "table")

    def add_space(self, colour: str) -> None:
        """One more space on the danger track."""
        self.put(track=(*self.draft.track, colour))

    def drop_space(self) -> None:
        """Take the last space away; the start stays."""
        self.put(track=self.draft.track[:-1] or ("start",))

    def name_seat(self, place: int, name: str) -> None:
        """Name who plays a hero."""
        self._seat(place, name=name)

    def choose(self, place: int, archetype: str, hero: str = "") -> None:
        """Choose an archetype, or a hero of it. Whoever has it already gets what is given up: there is one of each."""
        before = self.draft.seats[place].archetype
        seats = [
            replace(s, archetype=before, hero="") if s.archetype == archetype and n != place else s
            for n, s in enumerate(self.draft.seats)
        ]
        self.draft = replace(self.draft, seats=tuple(seats))
        self._seat(place, archetype=archetype, hero=hero)

    def add(self, name: str = "") -> None:
        """One hero more."""
        if len(self.draft.seats) < MOST:
            self.put(seats=(*self.draft.seats, self._fresh(name)))

    def remove(self, place: int) -> None:
        """One hero less."""
        seats = tuple(seat for n, seat in enumerate(self.draft.seats) if n != place)
        self.put(seats=seats, leader=0)

    def unfold(self) -> None:
        """Show or hide the open questions of the rules."""
        self.more = not self.more
        self.changed()

    # --- dice ---------------------------------------------------------------------------------

    def add_face(self, die: int, face: str) -> None:
        """One face of the white (0) or black (1) die."""
        self._type_faces(die, (*self.faces[die], face)[:SIDES])

    def drop_face(self, die: int) -> None:
        """Take the last face back."""
        self._type_faces(die, self.faces[die][:-1])

    def _type_faces(self, die: int, typed: tuple[str, ...]) -> None:
        self.faces = (typed, self.faces[1]) if die == 0 else (self.faces[0], typed)
        self.changed()

    async def keep_faces(self) -> None:
        """Keep the twelve faces for this game and the next ones."""
        faces = DiceFaces(self.faces[0], self.faces[1])  # type: ignore[arg-type]
        await self.session.ask(lambda: save_dice_faces(self.session, faces))
        self.mine = load_owned_cards(self.session)
        self.offers = list_playable_quests(self.mine)
        self.changed()

    @property
    def knows_dice(self) -> bool:
        """Whether the app could roll."""
        dice = self.pack.dice
        return dice.hero is not None and dice.enemy is not None

    # --- looking ------------------------------------------------------------------------------

    @property
    def offer(self) -> PlayableQuest | None:
        """The quest chosen; None for one of the box that is typed now."""
        return next((offer for offer in self.offers if offer.sheet.id == self.draft.quest), None)

    @property
    def may_deal(self) -> bool:
        """Whether the app could deal: it knows the decks of the quest."""
        return self.offer is not None and bool(self.offer.sheet.enemies and self.offer.sheet.locations)

    @property
    def pack(self) -> Pack:
        """The cards of the table. An adventure of ours brings its own, and the owner's dice."""
        if self.offer is None or not self.offer.ours:
            return self.mine
        return merge_packs([Pack("", dice=self.mine.dice, ours=True), self.offer.pack])

    @property
    def heroes(self) -> list[HeroCard]:
        """The heroes whose cards are known."""
        return list(self.pack.heroes)

    def suggestions(self) -> list[str]:
        """Players who played before and are not at the table yet."""
        return recent_players_not_seated(self.session, (seat.name for seat in self.draft.seats))

    @property
    def missing(self) -> str | None:
        """Why the quest cannot begin like this; None when it can."""
        words, draft = self.session.words, self.draft
        if self.offer is None and not draft.title.strip():
            return words("tha-missing-title")
        names = [" ".join(seat.name.split()) for seat in draft.seats]
        for n, name in enumerate(names):
            if not name:
                return words("tha-missing-name", number=n + 1)
            if len(name) > LONGEST_NAME or not name.isprintable():
                return words("name-bad", found=name[:40], high=LONGEST_NAME)
            if not draft.solo and normalize_letters(name) in map(normalize_letters, names[:n]):
                return words("name-taken", found=name)
        if draft.settings.dice == "app" and not self.knows_dice:
            return words("tha-missing-faces")
        try:
            parse_setup_body(build_setup(self.body()[0], 1))
        except Refused as refused:
            return words.say(refused.message)
        return None

    # --- beginning ----------------------------------------------------------------------------

    async def begin(self) -> None:
        """Set the table up, remember who sat down, and go there."""
        service, session = self.session.service, self.session
        body, typed = self.body()

        def start() -> str:
            table = service.begin(build_setup(body, secrets.randbits(48)), "")
            remember_players(service, list(dict.fromkeys(chair.player for chair in body.seats)))
            if typed is not None:
                save_typed_quest(session, *typed)
            service.store.settings.put(KEPT, to_plain(replace(self.draft, quest=body.quest)))
            return table

        self.done = await self.session.sit_down(start)

    def body(self) -> tuple[Body, Any]:
        """The set-up of the table, and the quest sheet and nemesis that were typed for it, if any."""
        draft, pack, typed = self.draft, self.pack, None
        quest = draft.quest
        if self.offer is None:
            # A start alone is no track, and the table keeps it by hand.
            track = draft.track if len(draft.track) > 1 else ()
            typed = build_typed_quest_and_nemesis(pack, draft.title.strip(), draft.nemesis.strip(), track)
            quest = typed[0].id
            added = Pack("", quests=(typed[0],), enemies=(typed[1],) if typed[1] is not None else ())
            pack = merge_packs([pack, added])
        chairs = self._chairs()
        leader = chairs[min(draft.leader, len(chairs) - 1)].id
        return make_setup_body(pack, quest, chairs, leader, draft.settings), typed

    def _chairs(self) -> tuple[Chair, ...]:
        taken: set[str] = set()
        chairs: list[Chair] = []
        words = self.session.words
        for n, seat in enumerate(self.draft.seats):
            player = " ".join((self.draft.seats[0] if self.draft.solo else seat).name.split())
            # Who plays two heroes calls them by what they are.
            name = self._hero_name(seat) if self.draft.solo else player
            slug = re.sub(r"[^a-z0-9]+", "-", normalize_letters(name)).strip("-") or f"hero-{n + 1}"
            slug = slug if slug not in taken else f"{slug}-{n + 1}"
            taken.add(slug)
            hero = seat.hero if any(card.id == seat.hero for card in self.heroes) else ""
            archetype = "" if hero else seat.archetype
            chairs.append(Chair(slug, name[:1].upper() + name[1:] or words("tha-hero"), hero, archetype, player))
        return tuple(chairs)

    def _hero_name(self, seat: Seat) -> str:
        card = next((card for card in self.heroes if card.id == seat.hero), None)
        if card is None:
            return self.session.words.say(message(f"th-archetype-{seat.archetype}"))
        return card.title if isinstance(card.title, str) else self.session.words.name(card.title)

    # --- how it works -------------------------------------------------------------------------

    def _kept(self) -> Draft:
        """The last set-up; a quest that is gone is replaced by the first there is."""
        try:
            draft = from_plain(Draft, self.session.service.store.settings.get(KEPT, None))
        except BadShape:
            people = [player.name for player in self.session.service.store.people.last_group()][:MOST]
            draft = Draft(seats=tuple(Seat(name, ARCHETYPES[n - 1]) for n, name in enumerate(people)))
        known = [offer.sheet.id for offer in self.offers]
        if draft.quest not in known:
            draft = replace(draft, quest=known[0] if known else BOX)
        return draft

    def _fit(self) -> None:
        """Two to four heroes, each of an archetype of its own; decks that the app does not know are the table's."""
        draft = self.draft
        seats = draft.seats[: 2 if draft.solo else MOST]
        self.draft = replace(draft, seats=seats)
        while len(self.draft.seats) < LEAST:
            self.draft = replace(self.draft, seats=(*self.draft.seats, self._fresh()))
        if self.offer is not None and self.offer.ours:
            # Our own adventure brings its heroes, so nobody plays one that is not known.
            self.draft = replace(self.draft, seats=tuple(map(self._known, self.draft.seats)))
        if not self.may_deal and self.draft.settings.decks == "app":
            self.draft = replace(self.draft, settings=replace(self.draft.settings, decks="table"))

    def _known(self, seat: Seat) -> Seat:
        mine = [card.id for card in self.heroes if card.archetype == seat.archetype]
        return seat if seat.hero in mine or not mine else replace(seat, hero=mine[0])

    def _fresh(self, name: str = "") -> Seat:
        taken = {normalize_letters(seat.name) for seat in self.draft.seats}
        names = [name, *self.suggestions(), *map(self.session.words, COLOUR_NAMES)]
        free = next(name for name in names if name and normalize_letters(name) not in taken)
        used = {seat.archetype for seat in self.draft.seats}
        order = ("warrior", "healer", "mage", "scout")
        return Seat(free, next(archetype for archetype in order if archetype not in used))

    def _seat(self, place: int, **changed: Any) -> None:
        seats = self.draft.seats
        self.put(seats=(*seats[:place], replace(seats[place], **changed), *seats[place + 1 :]))
