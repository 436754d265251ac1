"""Every kind of combat is fought to its end by taps alone: nothing on the screen leads nowhere."""

from __future__ import annotations

from dataclasses import replace

import flet as ft
import pytest

from companion.games.heroes3.combat.model.setup_data import Army, Fight, Hero, Settings, Siege
from companion.tables.table_service import TableService
from tests.app.conftest import Sit
from tests.app.device_actions import press
from tests.in_process_device import Device
from tests.sample_tables.heroes3_combats import MINE, Marshal, field

UNDEAD = ("necropolis:vampires/few", "necropolis:zombies/pack", "necropolis:liches/few")
AI_HERO = Army(
    UNDEAD,
    "ai",
    Hero(level=3),
    deck=("might-attack-a", "might-defense-a", "magic-cast-a", "magic-cast-b", "skill-use-a"),
    spells=("magic-arrow", "stone-skin", "fireball", "cure"),
)
HERO = Army(MINE, hero=Hero(level=4, movement=3, faction="castle"))
KINDS: dict[str, tuple[Fight, Settings]] = {
    "field": (field(MINE, ()), Settings(stop_before_dice=True)),
    "real cards and dice": (replace(field(MINE, ()), drawn_by="table"), Settings(dice="table")),
    "at sea": (replace(field(MINE, ()), board="naval"), Settings()),
    "bank": (Fight("bank", difficulty="hard", mine=HERO, board="bank", bank="crypt"), Settings()),
    "ai hero": (Fight("ai-hero", difficulty="hard", mine=HERO, theirs=AI_HERO), Settings()),
    "their town": (Fight("ai-hero", difficulty="hard", mine=HERO, theirs=AI_HERO, siege=Siege()), Settings()),
    "my town": (
        Fight("ai-hero", difficulty="hard", mine=HERO, theirs=AI_HERO, siege=Siege(), attacker="theirs", own_town=True),
        Settings(),
    ),
    "heroes": (Fight("heroes", mine=HERO, theirs=Army(UNDEAD, hero=Hero(level=3))), Settings()),
    "war machines": (
        replace(field(MINE, ()), mine=replace(HERO, machines=("ballista", "first-aid-tent", "ammo-cart"))), Settings(),
    ),
}  # fmt: skip
_FIRST = (
    "place-all",
    "ready",
    "choose-0",
    "tie-0",
    "die-0",
    "attack",
    "next-step",
    "answer-yes",
    "answer-none",
    "fight-on",
)
_LAST = ("use-ability", "retreat", "table-done", "finish", "which-card")


def offered(device: Device) -> dict[str, str]:
    """What can be pressed now, by its identifier, with what it says; the upper one of two."""
    found: dict[str, str] = {}
    for control in device.all(ft.Semantics):
        held = control.content
        while isinstance(held, ft.GestureDetector):
            # What explains itself when it is held.
            held = held.content
        if control.identifier and isinstance(held, ft.Container) and held.on_click is not None:
            found[control.identifier] = str(control.label or "")
    return found


def onward(shown: dict[str, str]) -> str:
    """What somebody in a hurry presses."""
    drawn = [name for name in shown if name.startswith("drawn-") and name != "drawn-typed"]
    if drawn:
        return drawn[0]
    for name in _FIRST:
        if name in shown:
            return name
    for mark in ("Can be attacked", "Can be chosen"):
        marked = [name for name, said in shown.items() if mark in said]
        if marked:
            return marked[-1]
    if "defend" in shown and "finish" not in shown:
        reached = [name for name, said in shown.items() if "Can be reached" in said]
        return reached[-1] if reached else "defend"
    return next(name for name in _LAST if name in shown)


@pytest.mark.parametrize("kind", KINDS)
def test_a_combat_is_fought_by_taps_to_its_end(kind: str, house: TableService, sit: Sit) -> None:
    house.store.settings.put("heroes3-odds-in-view", False)
    fight, settings = KINDS[kind]
    marshal = Marshal(house, fight, settings)
    ann = sit(f"/table/{marshal.table}")
    for _ in range(250):
        if marshal.state.ended:
            break
        before = marshal.house.open(marshal.table).length
        pressed = onward(offered(ann))
        press(ann, pressed)
        if pressed in ("place-all", "next-step"):
            ann.wait_until(lambda: "place-all" not in offered(ann), f"{pressed} to be done")
        if marshal.house.open(marshal.table).length == before:
            ann.settle()
    assert marshal.state.ended, offered(ann)
    ann.sees({"victory": "Victory", "retreat": "Retreat"}.get(marshal.state.outcome, "Defeat"))
