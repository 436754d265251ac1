"""Whole evenings of Heroes III: people type what they do on the map; some combats are fought at tables of the app."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from companion.games.cli_setup import CliSetupOrder
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.acts import Act
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.fights import fight_acts
from companion.games.heroes3.adventure.game import Heroes3Adventure
from companion.games.heroes3.adventure.players import player_queries, unit_offers
from companion.games.heroes3.adventure.scenario.cli_setup import build_setup_from_cli_options
from companion.games.heroes3.adventure.state import AdventureState, OpenFight
from companion.games.heroes3.adventure.text.line_parser import parse_line
from companion.games.heroes3.combat.model.neutral_guards import creature_bank_names
from companion.games.heroes3.combat.model.setup_data import build_setup as lay_combat
from companion.games.heroes3.odds.player_policies import SENSIBLE
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import ignore_event
from companion.kernel.game import Setup
from companion.tables.live_table import LiveTable
from companion.tables.table_service import TableService
from tests.golden.players.combats import Fighters
from tests.golden.players.playing import People, Plan, Step, play_on
from tests.heroes3.adventure.question_answers import possible

PEOPLE = ("Ana", "Bea", "Cleo", "Dan")
TEAMS = {(name, "team"): "ab"[n % 2] for n, name in enumerate(PEOPLE)}
WALKS = 8
"""Things that are done on the map in a turn."""
COMBAT = 200
"""A combat with more entries than this is called off."""
FIELDS = ("I", "II", "III")
VISITED = tuple(place for place in get_map_content().by_id if not place.startswith("bank-") and place != "blocked")


@dataclass(frozen=True, slots=True)
class Wish:
    """An evening as it is ordered.

    It ends with the `last` player, by a `claim`, or at the `limit` of its rounds. With `here` combats are fought at
    tables of the app.
    """

    people: int
    mode: str
    ends: str = "limit"
    rules: tuple[str, ...] = ()
    here: bool = False
    rounds: int = 3
    factions: tuple[str, ...] = ()
    choices: dict[str, str] = field(default_factory=dict)


WISHES = {
    "clash-two": Wish(2, "clash", here=True, choices={"cards": "app"}),
    "clash-three": Wish(
        3, "clash", "last", ("no-town-income", "one-resource-dice", "secondary-hero-start", "least-damage")
    ),
    "clash-real-dice": Wish(
        2, "clash", "claim", factions=("tower", "fortress"), choices={"dice": "table", "second-negative": "goes"}
    ),
    "clash-six-rounds": Wish(
        2, "clash", "last", rounds=6, factions=("inferno", "stronghold"), choices={"cards": "app"}
    ),
    "alliance": Wish(4, "alliance", "last", ("double-income", "trade-anywhere", "free-combat-rounds")),
    "alliance-scenario": Wish(4, "alliance", "claim", rounds=2, choices={"scenario": "arrogance"}),
    "cooperative": Wish(2, "cooperative", "claim", ("plain-attack-die", "astrologers-always"), here=True),
    "cooperative-ai": Wish(
        2, "cooperative", rules=("cards-to-discard",), here=True, choices={"scenario": "emerald-island"}
    ),
    "campaign": Wish(1, "campaign", "last", ("no-rerolls",), here=True, choices={"difficulty": "hard"}),
    "campaign-ai": Wish(1, "campaign", here=True, choices={"scenario": "greek-gift", "ai-army": "losses"}),
    "tournament": Wish(
        2, "tournament", "claim", ("no-start-bonus", "no-astrologers", "clear-black-cubes"),
        factions=("cove", "conflux"), choices={"morale": "cards", "cards": "app"},
    ),
}  # fmt: skip


def plans() -> Iterator[Plan]:
    """Every mode, with and without optional rules, against neutral units, each other and AI heroes."""
    for name, wish in WISHES.items():
        yield Plan(f"evening-{name}", partial(_laid, wish), partial(Evening, wish=wish), slips=6, longest=500)
    wish = WISHES["clash-two"]
    yield Plan("evening-corrected", partial(_laid, wish), partial(Evening, wish=wish), slips=6, longest=500, packs=True)


def _laid(wish: Wish, seed: int) -> Setup:
    choices = {("", what): option for what, option in wish.choices.items()}
    choices |= {(name, "faction"): faction for name, faction in zip(PEOPLE, wish.factions, strict=False)}
    if wish.mode == "alliance":
        choices |= TEAMS
    if "scenario" not in wish.choices or wish.choices["scenario"] == "arrogance":
        choices |= {("", "units"): "bronze/few,bronze/pack", ("", "buildings"): "bronze"}
    numbers = {"rounds": wish.rounds, "gold": 30, "materials": 9, "valuables": 4}
    return build_setup_from_cli_options(
        CliSetupOrder(PEOPLE[: wish.people], wish.mode, choices, numbers, wish.rules, seed=seed)
    )


class Evening:
    """Everybody at the table of an evening."""

    def __init__(self, luck: Luck, wish: Wish) -> None:
        self.luck, self.wish = luck, wish
        self._turn: tuple[int, str] = (0, "")
        self._left: list[Callable[[AdventureState, str], str]] = []
        self._tried = 0

    def step(self, house: TableService, live: LiveTable) -> Step:
        """What is settled, fought or done on the map now, or that the round goes on."""
        state: AdventureState = live.state
        if state.table.matters:
            return self._settle(state)
        if state.table.fight is not None:
            return Step(self._fought(house, state, state.table.fight), "Ana", instead=_OTHER_ENDS)
        if state.table.phase == "ai":
            return Step(self._look(state), "Ana")
        if state.table.phase != "turn":
            return Step(acts.Next(), "Ana")
        return self._go_on(house, live, state)

    # --- what is open ---------------------------------------------------------------------------

    def _settle(self, state: AdventureState) -> Step:
        """One of the possible answers; where none was accepted lately, the table drops the matter."""
        matter = self.luck.pick(state.table.matters)
        ways = possible(state, matter)
        self._tried += 1
        if not ways or self._tried > 40:
            self._tried = 0
            return Step(acts.Settle(matter.id, anyway=True), "Ana")
        others = tuple(acts.Settle(matter.id, way) for way in ways[:3])
        return Step(acts.Settle(matter.id, self.luck.pick(ways)), matter.seat.title(), instead=others)

    # --- a turn ---------------------------------------------------------------------------------

    def _go_on(self, house: TableService, live: LiveTable, state: AdventureState) -> Step:
        seat = state.active
        if self._turn != (state.table.round, seat):
            self._turn, self._tried = (state.table.round, seat), 0
            self._left = [*(self.luck.pick(_ON_THE_MAP) for _ in range(WALKS)), _musters, _builds]
        if state.table.round >= self.wish.rounds and self.wish.ends != "limit" and not state.table.ends:
            return Step(self._end(state), "Ana")
        if not self._left:
            return Step(acts.Next(), seat.title())
        act = parse_line(state, self._left.pop()(state, seat).replace("?", self._any()))
        if isinstance(act, acts.BeginFight) and self.wish.here:
            act = self._at_a_table(house, live, act)
        return Step(act, seat.title())

    def _any(self) -> str:
        return self.luck.pick(VISITED)

    def _end(self, state: AdventureState) -> Act:
        """The victory condition is reached, or a player leaves the game."""
        if self.wish.ends == "claim":
            return acts.Claim((state.active,), now=self.luck.below(2) == 0)
        others = [seat for seat, sheet in state.sheets.items() if not sheet.out and seat != state.active]
        return acts.Eliminate(self.luck.pick(others or [state.active]))

    # --- combats --------------------------------------------------------------------------------

    def _at_a_table(self, house: TableService, live: LiveTable, act: acts.BeginFight) -> Act:
        """The same combat at a table of the app; where nobody fights, as it was."""
        tried = live.state.copy()
        Heroes3Adventure().apply(tried, act, ignore_event)
        if tried.table.fight is None:
            return act
        setup = lay_combat(fight_acts.combat_setup_for_fight(live.state, tried.table.fight, live.id), self.luck.word())
        setup = replace(setup, corrections=live.state.layout.body.corrections)
        return replace(act, table=house.begin(setup, f"{live.setup.body['mode']} combat"))

    def _fought(self, house: TableService, state: AdventureState, fight: OpenFight) -> Act:
        if not fight.table:
            ends = ("fought victory", "fought victory", "fought retreat", "fought defeat", "fought called-off")
            return parse_line(state, self.luck.pick(ends))
        combat = house.open(fight.table)
        people = People(house, combat, self.luck, slips=4)
        play_on(combat, Fighters(self.luck, SENSIBLE), people, COMBAT)
        return (
            fight_acts.build_outcome_act_from_combat(combat.state) if combat.state.ended else acts.Fought("called-off")
        )

    def _look(self, state: AdventureState) -> Act:
        """What an AI hero that has movement left sees around it; when all have moved, the round goes on."""
        moving = [hero for hero, sheet in state.ai.items() if sheet.movement]
        self._tried += 1
        if not moving or self._tried % 6 == 0:
            return acts.Next()
        seat = self.luck.pick(list(state.sheets))
        seen: dict[str, Any] = self.luck.pick(
            (
                {"heroes": (acts.NearbyTarget(seat, 2),)},
                {"flaggables": (acts.NearbyTarget("mine-gold", 1), acts.NearbyTarget("settlement", 3))},
                {"town": 4},
                {"unknown": 2},
            )
        )
        return acts.Look(self.luck.pick(moving), **seen)


_OTHER_ENDS = (acts.Fought("retreat"), acts.Fought("called-off"))


# --- what is done in a turn, as people type it; `?` is any place on the map -----------------------


def _builds(state: AdventureState, seat: str) -> str:
    built = [
        building
        for building, refused in player_queries.building_refusals_for_player(state, seat).items()
        if refused is None
    ]
    return f"{seat} build {built[state.table.round % len(built)]}" if built else f"{seat} move"


def _musters(state: AdventureState, seat: str) -> str:
    offers = [offer.unit for offer in unit_offers.recruit_offers(state, seat) if offer.refusal is None]
    return f"{seat} muster recruit {offers[-1]}" if offers else f"{seat} trade gold materials"


def _visits(state: AdventureState, seat: str) -> str:
    return f"{seat} visit ?"


def _fights_guards(state: AdventureState, seat: str) -> str:
    return f"{seat} fight neutral {FIELDS[state.table.round % len(FIELDS)]} at ?"


def _fights_bank(state: AdventureState, seat: str) -> str:
    return f"{seat} fight bank {creature_bank_names()[state.table.round % 3]}"


def _fights_hero(state: AdventureState, seat: str) -> str:
    others = [other for other in state.sheets if other != seat]
    if state.ai:
        return f"{seat} fight ai-hero {next(iter(state.ai))}"
    return f"{seat} fight heroes {others[0]}" if others else f"{seat} xp 1"


def _line(text: str) -> Callable[[AdventureState, str], str]:
    return lambda state, seat: f"{seat} {text}"


_ON_THE_MAP = (
    _visits, _visits, _visits, _fights_guards, _fights_guards, _fights_bank, _fights_hero, _builds, _musters,
    _line("move"), _line("hire"), _line("spell"), _line("morale positive"), _line("spend reroll"), _line("expert"),
    _line("card haste"), _line("trade gold valuables"), _line("gold +2"), _line("visit mine-gold"), _line("xp 2"),
    _line("use city-hall"), _line("visit settlement"),
)  # fmt: skip
