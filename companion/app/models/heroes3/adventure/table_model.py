"""A table of the map part as one device sees it: whose sheet is shown, the open questions, what was refused."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.adventure.dialog_states import OpenDialog, PendingQuestionDialog, Section
from companion.app.models.heroes3.adventure.last_events import EventLine, list_last_event_lines
from companion.app.models.heroes3.adventure.map_and_combat_dialog_states import (
    BeginFightDialog,
    ReferenceTablesDialog,
    VisitPlaceDialog,
)
from companion.app.models.table_model import EditableNumber, SeatOption, TableModel
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.questions.pending_questions import QuestionForm, build_question_form
from companion.games.heroes3.adventure.rounds.round_guide import RoundGuide, build_guide
from companion.games.heroes3.adventure.setup_data import PlayerSetup
from companion.games.heroes3.adventure.state import AdventureState, PendingQuestion, PlayerState
from companion.games.heroes3.combat.model.refusals import Forbidden
from companion.kernel.acts import Act
from companion.kernel.messages import Message, message
from companion.kernel.refusals import Refused


@dataclass(frozen=True, slots=True)
class ForbiddenAct:
    """An act that the rules forbid: why, by which rule, and what would be done if the table says so."""

    act: acts.AdventureAct
    message: Message
    rule: str
    burst: str = ""


class AdventureTableModel(TableModel[AdventureState, OpenDialog]):
    """Watch `length`, `seat`, `section`, `dialog`, `refused` and `faces`; change it by calling."""

    def __init__(self, session: DeviceSession, table: str) -> None:
        super().__init__(session, table)
        self.refused: ForbiddenAct | None = None
        self.section: Section = "now"
        self.seat = self.state.active or self.chairs[0].id
        """Whose sheet lies open on this device."""
        self.faces: tuple[int, tuple[str, ...]] = (0, ())
        """The question for which dice or numbers are being typed, or several answers ticked, and those so far."""
        self._guide: tuple[int, RoundGuide] | None = None
        self._last: tuple[int, tuple[EventLine, ...]] | None = None

    # --- following the table ------------------------------------------------------------------

    def catch_up(self, counting: bool = True) -> None:
        """Look at the table as it stands now; whose turn begins, theirs is the sheet to look at."""
        before, active = self.length, self.state.active
        self.shown = self.live.shown
        if self.length != before:
            self.faces = (0, ())
            if self.state.active and self.state.active != active:
                self.seat = self.state.active
            if isinstance(self.dialog, PendingQuestionDialog) and not self.is_open(self.dialog.question):
                self.dialog = None
        self.changed()

    # --- looking ------------------------------------------------------------------------------

    @property
    def top_dialog(self) -> object | None:
        """What was refused lies over everything."""
        return self.refused or self.dialog

    @property
    def chairs(self) -> tuple[PlayerSetup, ...]:
        """The players in the order of their seats."""
        return self.state.layout.body.players

    def chair(self, seat: str) -> PlayerSetup:
        """A player's set-up."""
        return self.state.layout.chairs[seat]

    def place(self, seat: str) -> int:
        """The number of a player's seat, from 0: it gives the player colour and symbol."""
        return next((n for n, chair in enumerate(self.chairs) if chair.id == seat), 0)

    @property
    def sheet(self) -> PlayerState:
        """The sheet that lies open."""
        return self.state.sheets[self.seat]

    @property
    def guide(self) -> RoundGuide:
        """What happens now, and what leads on."""
        if self._guide is None or self._guide[0] != self.length:
            self._guide = self.length, build_guide(self.state)
        return self._guide[1]

    @property
    def last(self) -> tuple[EventLine, ...]:
        """What came of the newest step, without what the guide says."""
        if self._last is None or self._last[0] != self.length:
            said = [todo.message for todo in self.guide.lines]
            self._last = self.length, tuple(line for line in list_last_event_lines(self.live) if line.said not in said)
        return self._last[1]

    @property
    def ai_to_move(self) -> str:
        """In the AI heroes' turn the first of them that has movement left; empty for none. heroes3 13.5."""
        if self.state.table.phase != "ai":
            return ""
        return next((hero.id for hero in self.state.ai.values() if hero.movement and not hero.beaten), "")

    @property
    def matters(self) -> tuple[PendingQuestion, ...]:
        """All open questions: those of the sheet in view and the table's as they came, then those of the others."""
        here = (self.seat, "")
        return tuple(sorted(self.state.table.matters, key=lambda question: (question.seat not in here, question.id)))

    def is_open(self, question: int) -> bool:
        """Whether this question is still open."""
        return any(open_.id == question for open_ in self.state.table.matters)

    def ask(self, question: PendingQuestion) -> QuestionForm:
        """What a question asks for."""
        return build_question_form(self.state, question)

    def change_dialog(self, **changes: Any) -> None:
        """Change what was chosen or typed in the dialog that is open, if it is one that has this."""
        if self.dialog is not None and all(hasattr(self.dialog, name) for name in changes):
            self.show(replace(self.dialog, **changes))

    def step_in_dialog(self, number: str, least: int, most: int | None, by: int) -> None:
        """Change a number in the dialog that is open, as it stands now: a held button calls this again and again."""
        now = max(least, getattr(self.dialog, number, least) + by)
        self.change_dialog(**{number: now if most is None else min(most, now)})

    # --- acting -------------------------------------------------------------------------------

    def tell_refusal(self, act: Act, refused: Refused, burst: str) -> None:
        """What the rules forbid may be overruled; what the table's word does not change, too, is only told."""
        if isinstance(refused, Forbidden) and isinstance(act, acts.AdventureAct) and not act.anyway:
            self.refused = ForbiddenAct(act, refused.message, refused.rule, burst)
        else:
            super().tell_refusal(act, refused, burst)

    async def do(self, act: Act) -> None:
        """Give an act; an open dialog stays open."""
        await self.give(act)

    async def act(self, act: Act) -> None:
        """Give an act; the dialog in which it was tapped is closed if it was accepted."""
        if await self.give(act):
            self.show(None)

    async def overrule_refusal(self) -> None:
        """Do what the rules forbid: the table has decided it, and the history shows it."""
        turned, self.refused = self.refused, None
        if turned is None:
            return
        if await self.give(replace(turned.act, anyway=True), turned.burst) and not isinstance(
            self.dialog, PendingQuestionDialog
        ):
            self.dialog = None
        self.changed()

    def dismiss_refusal(self) -> None:
        """Do not do what the rules forbid."""
        self.refused = None
        self.changed()

    async def next(self) -> None:
        """The one button: answer the open questions first, then go on."""
        if self.guide.blocked is not None and self.matters:
            blocking = [question for question in self.matters if self.ask(question).blocks]
            self.open_pending_question((blocking or self.matters)[0])
        else:
            await self.give(acts.Next(), only_at=self.length)

    def open_pending_question(self, question: PendingQuestion) -> None:
        """Open the dialog of a question, over the sheet of the player whose it is."""
        self.seat = question.seat or self.seat
        self.show(PendingQuestionDialog(question.id))

    async def skip(self) -> None:
        """Go on although something is open: refused, and then the table may say so."""
        self.dialog = None
        await self.give(acts.Next(), only_at=self.length)

    async def settle(self, question: PendingQuestion, *answer: str) -> None:
        """Answer a question; where that asks the same player the next thing, it opens at once."""
        in_sheet = isinstance(self.dialog, PendingQuestionDialog)
        if not await self.give(acts.Settle(question.id, answer), only_at=self.length):
            return
        follows = [
            open_ for open_ in self.state.table.matters if open_.seat == question.seat and open_.id >= question.id
        ]
        self.show(PendingQuestionDialog(follows[0].id) if in_sheet and follows else None)

    async def drop(self, question: PendingQuestion) -> None:
        """Drop a question without an answer: the table says so."""
        await self.give(acts.Settle(question.id, (), anyway=True))

    async def face(self, question: PendingQuestion, face: str) -> None:
        """Type what a real die shows; the last one is given with those before it."""
        typed = (*self.ticked(question), face)
        if len(typed) >= self.ask(question).dice:
            await self.settle(question, *typed)
        else:
            self.faces = question.id, typed
            self.changed()

    def ticked(self, question: PendingQuestion) -> tuple[str, ...]:
        """The faces typed or answers ticked for a question so far."""
        return self.faces[1] if self.faces[0] == question.id else ()

    async def tick(self, question: PendingQuestion, option: str) -> None:
        """Tick one of several answers, or take it back."""
        so_far = self.ticked(question)
        kept = tuple(other for other in so_far if other != option)
        self.faces = question.id, kept if option in so_far else (*so_far, option)
        self.changed()

    def counted(self, question: PendingQuestion, count: str) -> int:
        """The number entered for a question so far."""
        return next((int(part.partition("=")[2]) for part in self.ticked(question) if part.startswith(f"{count}=")), 0)

    def count(self, question: PendingQuestion, count: str, by: int) -> None:
        """Enter a number that a question asks for; it is given with the others."""
        now = max(0, self.counted(question, count) + by)
        others = tuple(part for part in self.ticked(question) if not part.startswith(f"{count}="))
        self.faces = question.id, (*others, f"{count}={now}")
        self.changed()

    async def step(self, what: str, seat: str, by: int) -> None:
        """Put a number right by hand; taps that follow quickly are one step to undo."""
        await self.give(acts.Adjust(seat, what, by), self.burst_for(f"{what}-{seat}"))

    async def spend_movement(self, seat: str, hero: str) -> None:
        """A hero goes one field further."""
        await self.give(acts.Move(seat, hero), self.burst_for(f"move-{seat}-{hero}"))  # type: ignore[arg-type]

    # --- what is in view ----------------------------------------------------------------------

    def pick(self, seat: str) -> None:
        """Look at the sheet of this player."""
        self.seat = seat
        self.changed()

    def turn_to(self, section: Section) -> None:
        """Look at this part of the sheet."""
        self.section = section
        self.changed()

    def begin_fight(self, seat: str) -> None:
        """Choose whom to fight."""
        self.show(BeginFightDialog(seat=seat))

    def visit(self, seat: str) -> None:
        """Choose which place to visit."""
        self.show(VisitPlaceDialog(seat))

    def tables(self) -> None:
        """The tables at the back of the book, and the dice."""
        self.show(ReferenceTablesDialog(seat=self.seat))

    # --- putting steps right: what of an act can be changed -----------------------------------

    def number_of(self, act: Act) -> EditableNumber | None:
        """The number in an act that people may have got wrong."""
        if isinstance(act, acts.Adjust | acts.Experience):
            return EditableNumber(message("h3s-ui-by"), f"{act.by:+d}".replace("-", "−"))
        if isinstance(act, acts.Move):
            return EditableNumber(message("h3s-ui-movement"), str(act.points))
        return EditableNumber(message("h3s-ui-trades"), str(act.times)) if isinstance(act, acts.Trade) else None

    def adjusted(self, act: Act, by: int) -> Act | None:
        """The same act with its number changed."""
        if isinstance(act, acts.Adjust) and act.by + by:
            return replace(act, by=act.by + by)
        if isinstance(act, acts.Experience) and act.by + by > 0:
            return replace(act, by=act.by + by)
        if isinstance(act, acts.Move) and act.points + by > 0:
            return replace(act, points=act.points + by)
        return replace(act, times=act.times + by) if isinstance(act, acts.Trade) and act.times + by > 0 else None

    def movable(self, act: Act) -> list[SeatOption]:
        """The players that an act could have been about."""
        seat = getattr(act, "seat", "")
        return [SeatOption(chair.id, chair.name, chair.id == seat) for chair in self.chairs] if seat else []

    def moved(self, act: Act, seat: str) -> Act | None:
        """The same act, but somebody else's."""
        return replace(act, seat=seat) if getattr(act, "seat", "") else None
