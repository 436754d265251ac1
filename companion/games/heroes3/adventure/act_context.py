"""What rules get for carrying out an act: the position, where to report events, whether the table overrules rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from companion.games.heroes3.adventure.state import (
    AdventureState,
    EffectMemory,
    HeroKind,
    LastingEffect,
    PendingQuestion,
    PlayerState,
)
from companion.games.heroes3.combat.model.refusals import Forbidden, NotAllowed
from companion.kernel.building_blocks.effect_parser import Effect
from companion.kernel.events import Event, Reason, Tell, Tone
from companion.kernel.messages import Argument, Message, message

NOTHING = EffectMemory()


class RunEffect(Protocol):
    """Carries out an effect for a player, and `rest` after it."""

    def __call__(
        self,
        context: ActContext,
        seat: str,
        source: str,
        effect: Effect | str,
        *,
        hero: HeroKind = "main",
        rest: str = "",
        memory: EffectMemory = NOTHING,
    ) -> None:
        """Carry it out; what needs a person or a die waits as an open matter."""


class ActContext:
    """What every rule of the sheet works at.

    Words of effects use the rules, and rules run effects: so they get `run_effect` here and do not import the words.
    """

    def __init__(self, state: AdventureState, tell: Tell, run_effect: RunEffect, anyway: bool = False) -> None:
        self.state, self.anyway = state, anyway
        self._tell, self._run_effect = tell, run_effect

    # --- reporting ---

    def note(self, seat: str, rule: str, what: Message, tone: Tone = "plain", why: Message | None = None) -> None:
        """Tell one thing that happened to a player (or the table), by the rule `heroes3 <rule>`."""
        self._tell(Event(what, Reason(f"heroes3 {rule}", why), tone, seat or None))

    def tell(self, what: Message, reason: Reason, tone: Tone = "plain") -> None:
        """Tell one thing with the reason that an automatic player gave."""
        self._tell(Event(what, reason, tone))

    def forbid(self, refusal: Forbidden) -> None:
        """Refuse, unless the table says so: then the history shows which rule was overruled."""
        if not self.anyway:
            raise refusal
        self._tell(Event(message("h3s-overruled", why=refusal.message), Reason(refusal.rule), "remind"))

    def on_table(self, boxes: Iterable[str], what: Argument) -> None:
        """Refuse what lies in none of the boxes on the table; what names no box is everywhere. heroes3 12."""
        wanted = set(filter(None, boxes))
        if wanted and wanted.isdisjoint(self.state.layout.body.boxes):
            self.forbid(NotAllowed("h3s-not-on-table", "12", what=what))

    def name(self, seat: str) -> Argument:
        """What a player is called; the table itself where nobody is named."""
        return self.state.layout.chairs[seat].name if seat else message("h3s-the-table")

    # --- effects ---

    def run_effect(
        self,
        seat: str,
        source: str,
        effect: Effect | str,
        *,
        hero: HeroKind = "main",
        rest: str = "",
        memory: EffectMemory = NOTHING,
    ) -> None:
        """Carry out an effect for a player (the table where `seat` is empty), and `rest` after it."""
        self._run_effect(self, seat, source, effect, hero=hero, rest=rest, memory=memory)

    # --- what is open ---

    def open(
        self,
        seat: str,
        kind: str,
        source: str,
        *,
        step: str = "",
        rest: str = "",
        found: tuple[str, ...] = (),
        hero: HeroKind = "main",
        memory: EffectMemory = NOTHING,
    ) -> PendingQuestion:
        """Open a question that has to be answered before play goes on."""
        table = self.state.table
        table.serial += 1
        matter = PendingQuestion(table.serial, seat, kind, source, step, rest, found, hero, memory)
        table.matters = (*table.matters, matter)
        return matter

    def close(self, matter: PendingQuestion) -> None:
        """Close a question that was answered."""
        table = self.state.table
        table.matters = tuple(open_ for open_ in table.matters if open_.id != matter.id)

    def reopen(self, changed: PendingQuestion) -> None:
        """Put a changed question in the place of the open one, for example after its dice were rolled."""
        table = self.state.table
        table.matters = tuple(changed if open_.id == changed.id else open_ for open_ in table.matters)

    def lasts(self, lasting: LastingEffect) -> None:
        """Start a lasting effect."""
        self.state.table.lasting = (*self.state.table.lasting, lasting)

    # --- looking ---

    def sheet(self, seat: str) -> PlayerState:
        """The sheet of a player."""
        return self.state.sheet(seat)

    def rule(self, optional: str) -> bool:
        """Whether this optional rule is in force. heroes3 12."""
        return optional in self.state.layout.rules
