"""Simulates many games of one quest by a bot: how often the party wins, how long it takes."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace

from companion.games.terrinoth.bots.party_bot import create_bot
from companion.games.terrinoth.cards.card_book import ARCHETYPES
from companion.games.terrinoth.cards.pack import Pack
from companion.games.terrinoth.game import Terrinoth
from companion.games.terrinoth.rules.player_view import PlayerView
from companion.games.terrinoth.setup_data import Body, Chair, Settings, build_setup, make_setup_body
from companion.games.terrinoth.state import TerrinothState
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.events import ignore_event
from companion.kernel.refusals import Malformed, Unknown

ROUND_LIMIT = 60
"""A game that is still open after so many rounds is counted as lost to time, and told apart."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played: a quest of a pack with so many heroes (one player alone runs two), by whom, by which rules."""

    pack: Pack
    quest: str
    heroes: int
    level: str = "party"
    settings: Settings = field(default_factory=Settings)


@dataclass(slots=True)
class Tally:
    """The results of the games so far."""

    games: int = 0
    wins: int = 0
    open_games: int = 0
    rounds: list[int] = field(default_factory=list)
    fallen: Counter[int] = field(default_factory=Counter)
    acts: int = 0
    seconds: float = 0.0


def build_contest_setup(contest: Contest, game: int = 0) -> Body:
    """The table of one game; which archetypes take part and which of their heroes goes round from game to game."""
    pack = contest.pack
    if contest.quest not in {sheet.id for sheet in pack.quests}:
        raise Unknown("th-no-quest", found=contest.quest, options=", ".join(sheet.id for sheet in pack.quests))
    if not 1 <= contest.heroes <= 4:
        raise Malformed("th-bad-seats", found=contest.heroes, rule="terrinoth HC1")
    if pack.dice.hero is None or pack.dice.enemy is None:
        raise Malformed("th-no-faces", rule="terrinoth A1")
    count = max(2, contest.heroes)
    chairs = []
    for n in range(count):
        archetype = ARCHETYPES[(game + n) % len(ARCHETYPES)]
        heroes = [card.id for card in pack.heroes if card.archetype == archetype]
        hero = heroes[(game // len(ARCHETYPES)) % len(heroes)] if heroes else ""
        chairs.append(Chair(f"hero-{n + 1}", hero=hero, archetype="" if hero else archetype))
    settings = replace(contest.settings, dice="app", decks="app")
    settings = replace(settings, round_limit=settings.round_limit or ROUND_LIMIT)
    return make_setup_body(pack, contest.quest, tuple(chairs), settings=settings)


def play_one_game(contest: Contest, seed: int, game: int = 0) -> tuple[TerrinothState, int]:
    """One game to its end; the last position and the number of acts."""
    engine = Terrinoth()
    state = engine.start(build_setup(build_contest_setup(contest, game), seed), ignore_event)
    plays = create_bot(contest.level, Luck.from_seed(seed ^ 0x5EED))
    acts = 0
    while state.ask is not None:
        if state.ask.chance and not state.ask.legal:
            # A number that nobody has typed: a pack with holes cannot be simulated.
            raise Malformed("th-bad-setup", field=state.ask.card, found=state.ask.field, expected="-")
        engine.apply(state, plays.pick(PlayerView(state)), ignore_event)
        acts += 1
    return state, acts


def simulate_games(contest: Contest, games: int, seed: int, step: Callable[[int], None] = lambda done: None) -> Tally:
    """Play games one after another; the same seed gives the same result."""
    tally, begun = Tally(), time.perf_counter()
    limit = contest.settings.round_limit or ROUND_LIMIT
    for game in range(games):
        state, acts = play_one_game(contest, seed * 1_000_003 + game, game)
        tally.games += 1
        tally.acts += acts
        tally.rounds.append(state.world.round)
        tally.wins += state.world.outcome == "won"
        standing = any(not hero.fallen for hero in state.world.heroes)
        tally.open_games += state.world.outcome == "lost" and standing and state.world.round >= limit
        tally.fallen[sum(hero.fallen for hero in state.world.heroes)] += 1
        step(game + 1)
    tally.seconds = time.perf_counter() - begun
    return tally
