"""A combat of Heroes III as one device sees it: the board, the taps on it, and the app that plays the enemy."""

from __future__ import annotations

import uuid
from dataclasses import replace

from companion.app.models.automatic_play import AutomaticPlay
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.combat.awaited_input import (
    AwaitedInput,
    build_card_act_from_draft,
    filter_attacks_on_target,
    find_awaited_input,
    find_common_attack_target,
    get_attack_origin,
    get_target_space,
    list_next_card_target_spaces,
    list_tappable_acts,
)
from companion.app.models.heroes3.combat.board_display import (
    SpaceDisplay,
    SpaceMarks,
    build_space_display,
    compute_act_target_marks,
    compute_bot_plan_marks,
)
from companion.app.models.heroes3.combat.dialog_states import CardDraft, DrawnCardDialog, OpenDialog, UnitDialog
from companion.app.models.heroes3.combat.odds_model import QUITE_SURE, SHORT_PATIENCE
from companion.app.models.heroes3.combat.position_odds import PositionOddsModel
from companion.app.models.table_model import TableModel
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.bots.ai_decisions import AiDecision, decide_ai_act, is_ai_to_decide
from companion.games.heroes3.combat.model.board import BY_NAME, NAMES, NOWHERE, spaces_in_mask
from companion.games.heroes3.combat.model.questions import DiceQuestion, PlacementQuestion
from companion.games.heroes3.combat.model.setup_data import placement_zone_mask
from companion.games.heroes3.combat.model.state import CombatState, Fighter, space_name
from companion.games.heroes3.odds.player_policies import choose_next_placement

IN_VIEW = "heroes3-odds-in-view"
"""A setting that is kept: whether the odds stand over the board."""


class CombatTableModel(TableModel[CombatState, OpenDialog]):
    """A combat. Watch `length`, `dialog`, `signs` and what lies between a tap and an act; change it by calling."""

    def __init__(self, session: DeviceSession, table: str) -> None:
        super().__init__(session, table)
        self.draft: CardDraft | None = None
        self.picked = -1
        self.odds, self.in_view = PositionOddsModel(self), session.service.store.settings.get(IN_VIEW, True) is True
        self._auto = AutomaticPlay(self)
        self._decision: tuple[int, AiDecision | None] = (-1, None)
        self._signs: tuple[object, SpaceMarks] = (None, {})
        self._settle()

    def close(self) -> None:
        """Stop following the table, and whatever is being worked out for it."""
        super().close()
        self.odds.stop()

    # --- following the table ------------------------------------------------------------------

    def catch_up(self, counting: bool = True) -> None:
        """Look at the table as it stands now; what was half said about the position before is dropped."""
        before, self.shown = self.length, self.live.shown
        if self.length != before:
            self._settle()
        self.changed()

    def _settle(self) -> None:
        self.aim = ""
        self.carrying = ""
        """A space whose unit is being put elsewhere by hand."""
        self.typed_dice: tuple[int, ...] = ()
        self.using = self.overruling = self.unfolded = False
        if self.draft is not None and self.state.ended:
            self.draft = None
        if self.moment == "place" and self.picked not in (left := [fighter.n for fighter in self.waiting]):
            self.picked = left[0] if left else -1
        if self.moment == "card" and self.dialog is None:
            self.dialog = DrawnCardDialog()
        elif isinstance(self.dialog, DrawnCardDialog) and self.moment != "card":
            self.dialog = None
        self.odds.stop()
        if self.in_view and self.state.phase in ("place", "fight", "limit"):
            self.odds.start_calculation(QUITE_SURE, SHORT_PATIENCE)

    # --- looking ------------------------------------------------------------------------------

    @property
    def verdict(self) -> AiDecision | None:
        """What the app decides now, with its reason; None where it has nothing to decide."""
        if self._decision[0] != self.length:
            self._decision = self.length, decide_ai_act(self.state) if is_ai_to_decide(self.state) else None
        return self._decision[1]

    @property
    def moment(self) -> AwaitedInput:
        """What play waits for."""
        found = find_awaited_input(self.state, self.verdict)
        return "mine" if found in ("chair", "tie") and self.overruling and self.state.ask is None else found

    @property
    def given(self) -> list[Act]:
        """The acts among which taps on the board choose."""
        return list_tappable_acts(self.state, self.verdict, self.overruling)

    @property
    def aimed(self) -> str:
        """The target of the attack, where only the space to attack from is left to say."""
        return self.aim or (find_common_attack_target(self.given) if self.moment == "tie" else "")

    @property
    def signs(self) -> SpaceMarks:
        """How the spaces are marked."""
        key = (self.length, self.aim, self.picked, self.using, self.overruling, self.draft, self.carrying)
        if self._signs[0] != key:
            self._signs = key, self._marks()
        return self._signs[1]

    def _marks(self) -> SpaceMarks:
        state, draft, verdict = self.state, self.draft, self.verdict
        if draft is not None:
            named: SpaceMarks = dict.fromkeys(list_next_card_target_spaces(state, draft), ("option", 0))
            return named | {space: ("named", n) for n, space in enumerate(draft.targets, 1)}
        if self.carrying:
            free: SpaceMarks = {NAMES[space]: ("place", 0) for space in spaces_in_mask(state.free)}
            return free | {self.carrying: ("picked", 0)}
        if self.moment == "place":
            zone = placement_zone_mask(state.fight, self.placing) & state.free
            found: SpaceMarks = {NAMES[space]: ("place", 0) for space in spaces_in_mask(zone)}
            if self.picked >= 0 and (cell := state.fighters[self.picked].cell) != NOWHERE:
                found[space_name(cell)] = ("picked", 0)
            return found
        if self.moment == "chair" and verdict is not None and verdict.act is not None:
            return compute_bot_plan_marks(verdict.act)
        return compute_act_target_marks(state, self.given, self.aimed, self.using)

    def face(self, space: int) -> SpaceDisplay:
        """A space as it is drawn now."""
        return build_space_display(self.state, space, self.signs)

    @property
    def placing(self) -> int:
        """The side that places its units now; below 0 while nobody does."""
        asked = self.state.ask
        return asked.side if isinstance(asked, PlacementQuestion) else -1

    @property
    def waiting(self) -> list[Fighter]:
        """The units that are still to be placed."""
        return [f for f in self.state.fighters if f.side == self.placing and f.alive and f.cell == NOWHERE]

    def at(self, space: str) -> Fighter | None:
        """The unit on a space by its name."""
        return self.state.at(BY_NAME[space]) if space in BY_NAME else None

    # --- taps on the board --------------------------------------------------------------------

    async def tap(self, space: int) -> None:
        """A space was tapped: what that means depends on what play waits for."""
        name = space_name(space)
        if self.draft is not None:
            self._name_target(name)
        elif self.carrying:
            await self._put_down(name)
        elif self.moment == "place":
            await self._place(name)
        elif not await self._choose(name) and self.state.at(space) is not None:
            self.show(UnitDialog(name))

    async def _choose(self, name: str) -> bool:
        """Act where the tap is enough to say what is meant; else keep the target and ask where from."""
        given = [act for act in self.given if isinstance(act, acts.Use) == self.using]
        if self.aimed and name != self.aimed:
            for act in filter_attacks_on_target(given, self.aimed):
                if get_attack_origin(self.state, act) == name:
                    await self.act(act)
                    return True
        if self.aim == name:
            self.take_aim("")
            return True
        fitting = [act for act in given if get_target_space(act) == name]
        if not fitting:
            return False
        if len(fitting) > 1 and filter_attacks_on_target(fitting, name):
            self.take_aim(name)
            return True
        await self.act(fitting[0])
        return True

    def take_aim(self, target: str) -> None:
        """Choose whom to attack; where from is still to be said."""
        self.aim = target
        self.changed()

    async def _place(self, name: str) -> None:
        standing = self.at(name)
        if standing is not None and standing.side == self.placing:
            # A tap on a unit that stands there takes it in hand again.
            self.picked = standing.n
            await self.act(acts.Place(name))
        elif self.picked >= 0:
            await self.act(acts.Place(self.state.fighters[self.picked].kind.key, name))

    def pick(self, n: int) -> None:
        """Take a unit in hand that is still to be placed."""
        self.picked = n
        self.changed()

    async def place_all(self) -> None:
        """Let the app put the rest of the army in a sensible place."""
        burst = uuid.uuid4().hex[:8]
        while self.placing >= 0:
            act = choose_next_placement(self.state, self.placing)
            if isinstance(act, acts.Ready) or not await self.give(act, burst):
                return

    # --- acting -------------------------------------------------------------------------------

    async def act(self, act: Act) -> None:
        """Give what the table does. In place of the app's decision it is the table's all the same."""
        await self.give(act, only_at=self.length)

    async def correct(self, act: Act, closes: bool = False) -> None:
        """Put something right by hand, in the dialog that is open; with `closes` that is closed."""
        if closes:
            self.show(None)
        await self.give(act)

    async def step(self) -> None:
        """Carry out what the app has decided, with what follows from it without another thought."""
        await self._auto.step()

    async def step_all(self) -> None:
        """Carry out one decision after the other, until the table is asked something."""
        await self._auto.step_while(lambda: self.moment == "chair")

    async def die(self, face: int) -> None:
        """Type what a real die shows; the last one is given with those before it."""
        asked = self.state.ask
        if not isinstance(asked, DiceQuestion):
            return
        self.typed_dice = (*self.typed_dice, face)
        if len(self.typed_dice) == asked.count:
            await self.act(acts.Roll(self.typed_dice))
        self.changed()

    # --- cards and corrections ----------------------------------------------------------------

    def play(self, draft: CardDraft | None) -> None:
        """Begin to play a card, change what is said of it, or leave it."""
        self.draft = draft
        self.show(None)

    def _name_target(self, name: str) -> None:
        draft = self.draft
        assert draft is not None
        kept = tuple(space for space in draft.targets if space != name)
        if kept == draft.targets:
            kept = (*draft.targets, name) if draft.card else (name,)
        self.play(replace(draft, targets=kept))

    async def play_drafted_card(self) -> None:
        """Play the card that is drafted."""
        draft = self.draft
        if draft is not None and await self.give(build_card_act_from_draft(draft), only_at=self.length):
            self.play(None)

    def carry(self, space: str) -> None:
        """Take a unit up to put it elsewhere by hand; again, to leave it."""
        self.carrying = "" if space == self.carrying else space
        self.show(None)

    async def _put_down(self, name: str) -> None:
        if name != self.carrying and self.at(name) is None:
            await self.give(acts.Put(self.carrying, name))
        self.carrying = ""
        self.changed()

    # --- the odds -----------------------------------------------------------------------------

    def keep_in_view(self, wanted: bool) -> None:
        """Show the odds over the board, or not."""
        self.in_view = wanted
        self.session.keep(IN_VIEW, wanted)
        self.changed()

    # --- sheets and modes ---------------------------------------------------------------------

    def unfold(self) -> None:
        """Show what the app passed over, or hide it."""
        self.unfolded = not self.unfolded
        self.changed()

    def overrule(self, on: bool) -> None:
        """Decide for the app's unit, or leave it to the app again."""
        self.overruling, self.aim, self.using = on, "", False
        self.changed()

    def use(self, on: bool) -> None:
        """Choose the target of what stands on the unit's card."""
        self.using, self.aim = on, ""
        self.changed()

    async def undo(self) -> None:
        """Take back the last step; a card that was only drafted is left first."""
        if self.draft is not None or self.carrying or self.aim:
            self.draft, self.carrying, self.aim = None, "", ""
            self.changed()
            return
        await super().undo()
