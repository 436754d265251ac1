"""A quest as one device sees it: the table, the open question, and what just happened, page by page."""

from __future__ import annotations

import uuid
from functools import partial
from typing import Literal

from companion.app.models.automatic_play import AutomaticPlay
from companion.app.models.device_session import DeviceSession
from companion.app.models.table_model import EditableNumber, SeatOption, TableModel
from companion.app.models.terrinoth.card_drafts import CardDraft, convert_card_to_draft, pick_changed_fields
from companion.app.models.terrinoth.dialog_states import CardEditorDialog, DrawnCardDialog, EnemyDialog, OpenDialog
from companion.app.models.terrinoth.game_statistics import GameStatistics, count_game_statistics
from companion.app.models.terrinoth.owners_typed_cards import save_typed_cards
from companion.app.models.terrinoth.story_pages import StoryPage, list_newest_step_pages, merge_pages
from companion.games.terrinoth import acts
from companion.games.terrinoth.events import card_title
from companion.games.terrinoth.questions.open_question import OpenQuestion
from companion.games.terrinoth.rules.decks import NEW_CARD_PREFIX
from companion.games.terrinoth.rules.player_view import PlayerView
from companion.games.terrinoth.state import TerrinothState, World
from companion.kernel.acts import Act
from companion.kernel.messages import message

AwaitedInput = Literal["told", "dice", "learn", "draw", "pick", "yes", "done", "choose", "over"]
"""What the device waits for: that a page is read, dice, a number of a card, a card that was drawn, the only enemy that
can be next, yes or no, a reminder to be ticked off, any other answer; or nothing more."""

MOST_STEPS = 60


class TerrinothTableModel(TableModel[TerrinothState, OpenDialog]):
    """A quest. Watch `length`, `dialog`, `pages`, `faces`; change it by calling."""

    def __init__(self, session: DeviceSession, table: str) -> None:
        super().__init__(session, table)
        self.pages: tuple[StoryPage, ...] = ()
        """Pages that this device has still to read before the next question."""
        self.faces: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
        """Faces of the white and black dice typed so far."""
        self._auto = AutomaticPlay(self)
        self._counted: tuple[int, GameStatistics] = (-1, GameStatistics())
        self._last: tuple[int, tuple[StoryPage, ...]] = (-1, ())
        self._settle()

    # --- following the table ------------------------------------------------------------------

    def catch_up(self, counting: bool = True) -> None:
        """Look at the table as it stands now; what was half typed for the question before is dropped."""
        before, self.shown = self.length, self.live.shown
        if self.length != before:
            self.pages = ()
            self._settle()
        self.changed()

    def _settle(self) -> None:
        self.faces = ((), ())
        if self.moment == "draw" and self.dialog is None:
            self.dialog = DrawnCardDialog()
        elif self._outdated:
            self.dialog = None

    @property
    def _outdated(self) -> bool:
        """Whether the open dialog is about something that is over, or gone."""
        if isinstance(self.dialog, EnemyDialog):
            return all(enemy.ref != self.dialog.ref for enemy in self.world.enemies)
        return isinstance(self.dialog, DrawnCardDialog) and self.moment != "draw"

    # --- looking ------------------------------------------------------------------------------

    @property
    def world(self) -> World:
        """The table as it lies there. Cards that lie facedown in it are not for the screen: see `view`."""
        return self.state.world

    @property
    def view(self) -> PlayerView:
        """What people at the table may see."""
        return PlayerView(self.state)

    @property
    def ask(self) -> OpenQuestion | None:
        """The open question."""
        return self.state.ask

    @property
    def moment(self) -> AwaitedInput:
        """What this device waits for."""
        asked = self.ask
        if self.pages:
            return "told"
        if asked is None:
            return "over"
        if asked.dice is not None:
            return "dice"
        if asked.id == "learn":
            return "learn"
        if asked.id.startswith("draw-"):
            return "draw"
        if self._auto.acts_now:
            return "pick"
        if {option.id for option in asked.options} == {"yes", "no"}:
            return "yes"
        return "done" if asked.id == "manual" else "choose"

    @property
    def last(self) -> tuple[StoryPage, ...]:
        """What came of the newest step."""
        if self._last[0] != self.length:
            self._last = self.length, list_newest_step_pages(self.live)
        return self._last[1]

    @property
    def counted(self) -> GameStatistics:
        """What the quest came to."""
        if self._counted[0] != self.length:
            self._counted = self.length, count_game_statistics(self.live)
        return self._counted[1]

    @property
    def actor(self) -> int:
        """The hero whose turn it is to act or to answer; -1 where it is everybody's."""
        asked = self.ask
        return asked.hero if asked is not None and asked.hero >= 0 else self.world.active

    def may_choose(self, option: str) -> bool:
        """Whether an answer would be accepted now."""
        return not self.pages and self.ask is not None and option in self.ask.legal

    # --- answering ----------------------------------------------------------------------------

    async def choose(self, option: str) -> None:
        """Answer the question."""
        await self._answer(acts.Choose(option))

    async def tap(self, ref: str) -> None:
        """An enemy on the table was tapped: the answer, where it is one, else a closer look."""
        if self.may_choose(ref):
            await self.choose(ref)
        else:
            self.show(EnemyDialog(ref))

    async def face(self, die: int, face: str) -> None:
        """Type what a white (0) or black (1) die shows."""
        asked = self.ask
        if asked is not None and asked.dice is not None and len(self.faces[die]) < asked.dice[die]:
            typed = list(self.faces)
            typed[die] = (*typed[die], face)
            self.faces = (typed[0], typed[1])
            self.changed()

    def take_back(self, die: int) -> None:
        """Take the last face of a die back."""
        typed = list(self.faces)
        typed[die] = typed[die][:-1]
        self.faces = (typed[0], typed[1])
        self.changed()

    @property
    def rolled(self) -> bool:
        """Whether every die has been typed."""
        asked = self.ask
        return asked is not None and asked.dice is not None and tuple(map(len, self.faces)) == asked.dice

    async def roll(self) -> None:
        """Give the dice that were typed."""
        if self.rolled:
            await self._answer(acts.Roll(self.faces[0], self.faces[1]))  # type: ignore[arg-type]

    async def _answer(self, act: Act) -> bool:
        phase, length = self.world.phase, self.length
        if not await self.give(act, only_at=length):
            return False
        self._turn_to_pages(phase)
        return True

    def _turn_to_pages(self, phase: str) -> None:
        """Show what came of a step that was made in a phase."""
        told = self.last
        # An action of a hero is shown beside the next question; an enemy's, and what a new phase brings, page by page.
        if len(told) > 1 or (phase == "enemies" and told) or self.state.ended:
            self.pages = told
            self.changed()

    # --- reading on ---------------------------------------------------------------------------

    async def next(self) -> None:
        """The page is read: the next one, or the next enemy where only one can be meant."""
        if self.pages:
            self.pages = self.pages[1:]
            self.changed()
            if self.pages:
                return
        await self._step()

    async def all(self) -> None:
        """Everything that needs no answer, at once; what came of it stands on one page."""
        told, burst = list(self.pages), uuid.uuid4().hex[:8]
        self.pages = ()
        for _ in range(MOST_STEPS):
            if not await self._step(burst):
                break
            told += self.pages
            self.pages = ()
        self.pages = merge_pages(told)
        self.changed()

    async def _step(self, burst: str = "") -> bool:
        """Let the app do the next thing, where it is not for people to say."""
        phase = self.world.phase
        if self.moment != "pick" or not await self._auto.step(burst):
            return False
        self._turn_to_pages(phase)
        return True

    # --- cards --------------------------------------------------------------------------------

    async def name_drawn_card(self, title: str) -> None:
        """A card was drawn that nobody has typed; go on with its title, and open it to be typed."""
        before = set(self.world.learned)
        title = " ".join(title.split())
        if await self._answer(acts.Choose(NEW_CARD_PREFIX + title)):
            fresh = [card for card in self.world.learned if card not in before]
            if fresh:
                self.open_card(fresh[0])

    def open_card(self, card: str, wanted: str = "") -> None:
        """Begin to type a card."""
        self.show(CardEditorDialog(self._draft(card, wanted)))

    def _draft(self, card: str, wanted: str = "") -> CardDraft:
        name = self.session.words.say(message("th-option", option=card_title(self.world, card)))
        return convert_card_to_draft(self.world.card(card), name, wanted)

    def type_card(self, draft: CardDraft) -> None:
        """Change the card that is being typed."""
        self.show(CardEditorDialog(draft))

    async def learn(self, draft: CardDraft) -> None:
        """Keep what was typed: at this table, and in the owner's pack for the next one."""
        fields = pick_changed_fields(draft, self._draft(draft.card).fields)
        if not fields:
            self.show(None)
        elif await self.give(acts.Learn(draft.card, fields), only_at=self.length):
            self.dialog = None
            await self._remember()
            self._settle()
            self.changed()

    async def learn_number(self, value: int) -> None:
        """The number that play waits for."""
        asked = self.ask
        if asked is not None and asked.id == "learn":
            draft = self._draft(asked.card).with_number(asked.field, value)
            await self.learn(draft)

    async def _remember(self) -> None:
        """Keep the learnt cards in the owner's pack. Cards of our own adventure are no part of it."""
        if self.world.table.book.pack.ours:
            return
        cards = list(self.world.learned.values())
        await self.session.ask(partial(save_typed_cards, self.session, cards))

    # --- putting right ------------------------------------------------------------------------

    async def adjust(self, what: str, by: int, who: str = "", card: str = "") -> None:
        """Put a number right by hand."""
        burst = f"{what}-{who}-{card}-{uuid.uuid4().hex[:4]}"
        await self.give(acts.Adjust(what, by, who, card), burst)

    async def move(self, ref: str, to: str, hero: str = "") -> None:
        """Put an enemy elsewhere by hand."""
        await self.give(acts.Move(ref, to, hero))

    # --- putting steps right: what of an act can be changed -----------------------------------

    def number_of(self, act: Act) -> EditableNumber | None:
        """The number in a correction by hand."""
        if isinstance(act, acts.Adjust):
            return EditableNumber(message("tha-by-hand"), f"{act.by:+d}".replace("-", "−"))
        return None

    def adjusted(self, act: Act, by: int) -> Act | None:
        """The same correction by another number."""
        if isinstance(act, acts.Adjust) and act.by + by:
            return acts.Adjust(act.what, act.by + by, act.who, act.card)
        return None

    def movable(self, act: Act) -> list[SeatOption]:
        """The heroes that a correction could have been about."""
        if not isinstance(act, acts.Adjust) or act.who not in self.world.table.index:
            return []
        table = self.world.table
        return [SeatOption(seat, name, seat == act.who) for seat, name in zip(table.ids, table.names, strict=True)]

    def moved(self, act: Act, seat: str) -> Act | None:
        """The same correction, but another hero's."""
        return acts.Adjust(act.what, act.by, seat, act.card) if isinstance(act, acts.Adjust) else None
