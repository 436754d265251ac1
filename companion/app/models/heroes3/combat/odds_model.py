"""The odds of a fight, worked out while somebody watches: on a thread of its own, sharper every moment."""

from __future__ import annotations

import asyncio
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Mapping

from companion.app.reactivity import Model
from companion.games.heroes3.combat.model.unit_types import UnitType
from companion.games.heroes3.odds.plan_comparison import FightPlan, PlanResult, compare_plans
from companion.games.heroes3.odds.simulation_statistics import Estimate
from companion.kernel.messages import Message
from companion.kernel.refusals import Refused

NOW = "now"
"""The plan as it stands; all others are compared with it."""
SURE, QUITE_SURE = 0.01, 0.03
"""Half the interval of the chance to win at which a watched estimate, and one that runs by itself, is good enough."""
PATIENCE, SHORT_PATIENCE = 40.0, 2.0
"""Seconds after which they end in any case."""
_GLANCE = 0.2
_BATCH = 10
"""Fights of each plan between two looks at the clock: what stopping takes."""


class OddsModel(Model, ABC):
    """Watch `compared`, `running`, `refusal`, `policy` and `what_ifs`. Belongs to one device."""

    def __init__(self) -> None:
        self.policy = "sensible"
        """How one's own units are played in the simulated fights."""
        self.what_ifs: frozenset[str] = frozenset()
        self.compared: dict[str, PlanResult] = {}
        self.running = False
        self.refusal: Message | None = None
        self._about: object = None
        self._stop = threading.Event()
        self._latest: dict[str, PlanResult] = {}
        self._task: asyncio.Task[None] | None = None

    @property
    def estimate(self) -> Estimate | None:
        """The odds of the plan as it stands."""
        return self.compared[NOW].estimate if NOW in self.compared else None

    # --- what is asked: a set-up and a combat each say it for themselves -----------------------

    @abstractmethod
    def plans(self) -> Mapping[str, FightPlan]:
        """The plan as it stands under `NOW`, and the what-ifs that are asked for."""

    @abstractmethod
    def subject(self) -> object:
        """What the odds are about: another subject makes what is known worthless."""

    @abstractmethod
    def possible_what_ifs(self) -> list[str]:
        """What can be asked: `without` or `more` with a unit behind it, or `retreat`."""

    @abstractmethod
    def what_if_unit(self, name: str) -> UnitType | None:
        """The unit a what-if is about."""

    # --- asking -------------------------------------------------------------------------------

    def choose_policy(self, policy: str) -> None:
        """Play one's own units in another way; what was worked out is worked out anew."""
        self.policy = policy
        if self.running or self.compared:
            self.start_calculation()
        self.changed()

    def what_if(self, name: str) -> None:
        """Ask for a what-if as well, or no longer."""
        self.what_ifs = self.what_ifs ^ {name}
        self.start_calculation()
        self.changed()

    def start_calculation(self, sure: float = SURE, patience: float = PATIENCE) -> None:
        """Begin to work the odds out; whatever was running stops. Refusals of a plan are kept to be shown."""
        self.stop()
        about = (self.subject(), self.policy)
        if about != self._about:
            self.compared = {}
        self._about, self.refusal = about, None
        try:
            made = dict(self.plans())
        except Refused as refused:
            self.refusal = refused.message
            self.changed()
            return
        self.running, self._stop, self._latest = True, threading.Event(), {}
        self._task = asyncio.get_running_loop().create_task(self._watch(made, self._stop, sure, patience))
        self.changed()

    def stop(self) -> None:
        """Work no further; what is known stays."""
        self._stop.set()
        if self.running:
            self.running = False
            self.changed()

    def forget(self) -> None:
        """Nothing is known: the fight is another one now."""
        self.stop()
        self.what_ifs = frozenset()
        if self.compared or self.refusal is not None:
            self.compared, self.refusal, self._about = {}, None, None
            self.changed()

    async def _watch(self, plans: dict[str, FightPlan], stop: threading.Event, sure: float, patience: float) -> None:
        work = asyncio.get_running_loop().create_task(asyncio.to_thread(self._work, plans, stop, sure, patience))
        try:
            while not work.done():
                await asyncio.wait({work}, timeout=_GLANCE)
                if stop is not self._stop or stop.is_set():
                    return
                self._show()
            work.result()
            self.running = False
            self._show()
        finally:
            stop.set()
            await asyncio.gather(work, return_exceptions=True)

    def _show(self) -> None:
        self.compared = self._latest or self.compared
        self.changed()

    def _work(self, plans: dict[str, FightPlan], stop: threading.Event, sure: float, patience: float) -> None:
        """On the worker thread: fight until it is sure enough."""
        end = time.monotonic() + patience
        for compared in compare_plans(plans, batch=_BATCH):
            if stop.is_set():
                return
            self._latest = compared
            widest = max(found.estimate.win.half for found in compared.values())
            if widest <= sure or time.monotonic() > end:
                return
            # Screens of the same process want their turn.
            time.sleep(0.002)
