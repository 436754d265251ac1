"""Combats of Heroes III: people place and fight as one of the app's policies has it, AI sides by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Literal

from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.attacks.attack_dice import FACES
from companion.games.heroes3.combat.bots.ai_decisions import decide_ai_act, is_ai_to_decide
from companion.games.heroes3.combat.model.ai_conventions import Conventions
from companion.games.heroes3.combat.model.ask_and_answer import answer_options
from companion.games.heroes3.combat.model.questions import Choice, DiceQuestion, PlacementQuestion, RoundLimitQuestion
from companion.games.heroes3.combat.model.setup_data import Army, CombatSetup, Fight, Hero, Settings, Siege, build_setup
from companion.games.heroes3.combat.model.state import CombatState, space_name
from companion.games.heroes3.combat.reach_and_legal_acts import legal_acts
from companion.games.heroes3.odds.player_policies import CAUTIOUS, RECKLESS, SENSIBLE, Policy
from companion.kernel.building_blocks.seeded_random import Luck
from companion.tables.live_table import LiveTable
from companion.tables.table_service import TableService
from tests.golden.players.playing import CHAIR, Plan, Step

CARDS = ("magic-arrow", "bless", "haste", "slow", "stone-skin", "lightning-bolt", "curse", "attack", "defense")
"""What people play from their hands now and then."""
OTHER_READINGS = Settings(
    paralysis_ends="damaged",
    retaliates_as="pack",
    penalty_when_retaliating=False,
    flying_attack_then_move=True,
    die_changes_damage=False,
    every_attack_hurts=True,
    free_extension=True,
)
"""The table reads the rules in the other way, and plays by the optional ones."""
OTHER_CONVENTIONS = Conventions(
    distance="straight",
    attack_space="first",
    out_of_reach="stay",
    ranged_move="away",
    second_targets="never",
    returns=True,
    rerolls=False,
    instead=True,
    retaliation="never",
)
"""AI units are played in the other way where the rulebook is silent."""


def plans() -> Iterator[Plan]:
    """Neutral units, heroes, AI heroes, banks and sieges, won and lost; every faction fights somewhere."""
    fights = _fights()
    for name, (policy, fight) in fights.items():
        yield _plan(name, policy, CombatSetup(fight))
    neutral = fights["neutral-2"][1]
    yield _plan("real-dice", SENSIBLE, CombatSetup(neutral, Settings(dice="table", stop_before_dice=True)))
    yield _plan("other-readings", RECKLESS, CombatSetup(fights["heroes-field"][1], OTHER_READINGS))
    conventions = Settings(conventions=OTHER_CONVENTIONS)
    yield _plan("other-conventions", SENSIBLE, CombatSetup(fights["ai-hero"][1], conventions))
    strong = replace(neutral, level="V", difficulty="hard")
    yield replace(_plan("retreat", CAUTIOUS, CombatSetup(strong)), fits=lambda state: state.outcome == "retreat")
    drawn = replace(neutral, drawn_by="table")
    yield _plan("drawn-by-the-table", CAUTIOUS, CombatSetup(drawn))
    yield replace(_plan("corrected", SENSIBLE, CombatSetup(neutral)), packs=True)


def _plan(name: str, policy: Policy, body: CombatSetup) -> Plan:
    return Plan(f"combat-{name}", partial(build_setup, body), partial(Fighters, policy=policy), slips=7, longest=250)


def _fights() -> dict[str, tuple[Policy, Fight]]:
    deck = ("might-attack-a", "might-defense-a", "magic-cast-a", "skill-use-a")
    necropolis = replace(_army("necropolis", "few"), by="ai", deck=deck, spells=("curse", "slow"))
    inferno = replace(_army("inferno", "pack"), by="ai", deck=deck, spells=("fireball", "bloodlust"))
    return {
        "neutral-1": (RECKLESS, Fight(level="I", difficulty="easy", mine=_army("rampart", "few", 2))),
        "neutral-2": (SENSIBLE, Fight(level="II", mine=_army("castle", "few"))),
        "neutral-4": (CAUTIOUS, Fight(level="IV", difficulty="hard", mine=_army("dungeon", "pack"))),
        "neutral-6": (SENSIBLE, Fight(level="VI", difficulty="impossible", mine=_army("tower", "pack", 5, gold=True))),
        "naval": (SENSIBLE, Fight(level="III", mine=_army("cove", "pack"), board="naval")),
        "bank": (SENSIBLE, Fight("bank", mine=_army("fortress", "pack"), board="bank", bank="dwarven-treasury")),
        "utopia": (RECKLESS, Fight("bank", mine=_army("conflux", "pack"), board="bank", bank="dragon-utopia")),
        "heroes-field": (SENSIBLE, Fight("heroes", mine=_army("stronghold", "few"), theirs=_army("conflux", "few"))),
        "heroes-siege": (
            RECKLESS,
            Fight("heroes", mine=_army("inferno", "pack"), theirs=_army("cove", "few"), siege=Siege("B3")),
        ),
        "ai-hero": (SENSIBLE, Fight("ai-hero", mine=_army("castle", "pack"), theirs=necropolis)),
        "ai-siege": (SENSIBLE, Fight("ai-hero", mine=_siege_army("rampart"), theirs=necropolis, siege=Siege())),
        "ai-attacks": (
            CAUTIOUS,
            Fight("ai-hero", mine=_army("tower", "pack"), theirs=inferno, attacker="theirs", siege=Siege()),
        ),
    }


def _army(faction: str, side: Literal["few", "pack"], count: int = 4, gold: bool = False) -> Army:
    """The first units of a faction, without the most expensive ones unless they are asked for."""
    tiers = ("bronze", "silver", "gold") if gold else ("bronze", "silver")
    keys = [found.key for found in load_units().sides if found.group == faction and found.side == side]
    own = [key for key in keys if load_units().by_key[key].tier in tiers]
    return Army(tuple(own[-count:] if gold else own[:count]), hero=Hero(1, faction=faction), rerolls=1)


def _siege_army(faction: str) -> Army:
    return replace(_army(faction, "pack", 5), machines=("catapult", "ballista", "first-aid-tent"))


class Fighters:
    """Both sides of a combat."""

    def __init__(self, luck: Luck, policy: Policy) -> None:
        self.luck, self.policy = luck, policy

    def step(self, house: TableService, live: LiveTable) -> Step:
        """What the AI decides, what the table chooses for it, or what people do."""
        state: CombatState = live.state
        if not is_ai_to_decide(state):
            return self._people(state)
        verdict = decide_ai_act(state)
        if verdict.act is not None:
            others = tuple(choice.act for choice in verdict.options if choice.act != verdict.act)
            return Step(verdict.act, CHAIR, verdict.reason, instead=others)
        choices = [choice.act for choice in verdict.options]
        chosen = self.policy.choose_for_ai(state, choices)
        return Step(chosen, "Ana", verdict.reason, instead=tuple(act for act in choices if act != chosen))

    def _people(self, state: CombatState) -> Step:
        if state.ask is not None:
            return Step(self._answer(state), "Ana", instead=_other_answers(state))
        if self.luck.below(12) == 0:
            return Step(self._card(state), "Bea")
        act = self.policy.act(state)
        return Step(act, "Ana", instead=tuple(other for other in legal_acts(state) if other != act)[:4])

    def _answer(self, state: CombatState) -> Act:
        asked = state.ask
        if isinstance(asked, DiceQuestion) and not state.layout.app_dice:
            return acts.Roll(tuple(self.luck.pick(FACES) for _ in range(asked.count)))
        if isinstance(asked, (DiceQuestion, PlacementQuestion, RoundLimitQuestion, Choice)):
            return self.policy.answer(state)
        return acts.Choose(self.luck.pick(answer_options(state)))

    def _card(self, state: CombatState) -> Act:
        """A card from the hand, on any unit; which of them it may be played on the rules say."""
        standing = [space_name(fighter.cell) for fighter in state.fighters if fighter.cell >= 0]
        return acts.PlayCard(self.luck.pick(CARDS), 1, (self.luck.pick(standing),))


def _other_answers(state: CombatState) -> tuple[Act, ...]:
    if isinstance(state.ask, (DiceQuestion, PlacementQuestion)):
        return ()
    return tuple(acts.Choose(option) for option in answer_options(state))
