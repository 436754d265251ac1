"""The odds of Heroes III combats for `companion odds`."""

from __future__ import annotations

import math
from dataclasses import dataclass

from companion.games.command_options import CommandOption
from companion.games.game_commands_and_reports import CommandOptions, CommandReader, CommandReport, GameCommand
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat.model.neutral_guards import LEVELS
from companion.games.heroes3.combat.model.setup_data import Army, Fight, Hero
from companion.games.heroes3.combat.model.unit_types import UnitType, require_unit_type
from companion.games.heroes3.odds.duel_odds import DuelOutcome, compute_duel_odds
from companion.games.heroes3.odds.duel_table import compute_duel_table, list_duelists
from companion.games.heroes3.odds.fight_simulation import ROUND_LIMIT
from companion.games.heroes3.odds.plan_comparison import (
    FightPlan,
    PlanResult,
    compare_plans,
    fight_with_unit,
    fight_without_unit,
    plan_from_field,
)
from companion.games.heroes3.odds.player_policies import require_policy_by_name
from companion.games.heroes3.odds.simulation_statistics import Estimate, Mean, Share
from companion.kernel.messages import message
from companion.kernel.plain_data import Plain, from_plain, to_plain
from companion.kernel.refusals import Malformed, Unknown

GAME = "heroes3"
DIFFICULTIES = ("easy", "normal", "hard", "impossible")
NOW = "now"
"""The plan that others are compared with."""


@dataclass(frozen=True, slots=True)
class OddsOptions:
    """What was asked for."""

    mine: str
    level: str
    difficulty: str
    against: str
    hero: int
    movement: int
    policy: str
    without: tuple[str, ...]
    plus: tuple[str, ...]
    fights: int
    seed: int
    duel: tuple[str, ...]
    adjacent: bool
    table: bool


def run(context: CommandReader, options: CommandOptions) -> CommandReport:
    """The odds of a fight, of a duel, or of all duels."""
    wanted = from_plain(OddsOptions, dict(options))
    first, second = wanted.duel
    if sum((bool(wanted.mine), bool(first or second), wanted.table)) > 1:
        raise Malformed("odds-one-of")
    if wanted.table:
        return _table(context)
    if first or second:
        return _duel(context, require_unit_type(first), require_unit_type(second), wanted.adjacent)
    return _fight(context, wanted)


# --- a fight -------------------------------------------------------------------------------------


def _fight(context: CommandReader, wanted: OddsOptions) -> CommandReport:
    plans = _plans(wanted)
    batch = min(25, wanted.fights)
    with context.progress(context.words("odds-progress"), wanted.fights) as step:
        running = compare_plans(plans, wanted.seed, batch, wanted.fights)
        for found in running:
            step(found[NOW].estimate.fights)
    return CommandReport(_plain(context, wanted, found), lambda: _drawn(context, wanted, found))


def _plans(wanted: OddsOptions) -> dict[str, FightPlan]:
    fight, policy = _fight_of(wanted), require_policy_by_name(wanted.policy)
    plans = {NOW: plan_from_field(fight, policy)}
    for unit in wanted.without:
        plans[f"without {require_unit_type(unit).key}"] = plan_from_field(fight_without_unit(fight, unit), policy)
    for unit in wanted.plus:
        plans[f"with {require_unit_type(unit).key}"] = plan_from_field(fight_with_unit(fight, unit), policy)
    return plans


def _fight_of(wanted: OddsOptions) -> Fight:
    mine, enemies = _units(wanted.mine), _units(wanted.against)
    if not mine:
        raise Malformed("odds-no-army")
    level, difficulty = wanted.level.strip().upper(), wanted.difficulty.strip().lower()
    if not level and not enemies:
        raise Malformed("odds-no-level", options=", ".join(LEVELS))
    if level and level not in LEVELS:
        raise Unknown("odds-no-field-level", found=wanted.level, options=", ".join(LEVELS))
    if difficulty not in DIFFICULTIES:
        raise Unknown("odds-no-difficulty", found=wanted.difficulty, options=", ".join(DIFFICULTIES))
    hero = Hero(wanted.hero, movement=wanted.movement)
    return Fight("neutral", level, difficulty, Army(mine, hero=hero), Army(enemies, by="ai"))  # type: ignore[arg-type]


def _quick(fight: Fight) -> bool:
    """A hero above the level of the field does not fight. heroes3 8."""
    return bool(fight.level) and fight.mine.hero.level > LEVELS.index(fight.level) + 1


def _units(typed: str) -> tuple[str, ...]:
    return tuple(require_unit_type(part.strip()).key for part in typed.split(",") if part.strip())


def _plain(context: CommandReader, wanted: OddsOptions, found: dict[str, PlanResult]) -> dict[str, Plain]:
    fight = _fight_of(wanted)
    now = found[NOW].estimate
    return {
        "game": GAME,
        "mine": to_plain(fight.mine.units),
        "level": fight.level,
        "difficulty": fight.difficulty,
        "against": to_plain(fight.theirs.units),
        "hero": wanted.hero,
        "movement": wanted.movement,
        "policy": wanted.policy,
        "fights": now.fights,
        "seed": wanted.seed,
        "quick": _quick(fight),
        **_estimate(context, now),
        "what_if": {
            name: _estimate(context, compared.estimate) | {"difference": _number(compared.difference)}
            for name, compared in found.items()
            if name != NOW
        },
        "seconds": round(now.seconds, 3),
        "fights_per_second": round(now.fights / now.seconds, 1),
    }


def _estimate(context: CommandReader, found: Estimate) -> dict[str, Plain]:
    return {
        "win": _share(found.win),
        "win_first_round": _share(found.first_round),
        "retreat": _share(found.retreat),
        "defeat": _share(found.defeat),
        "open": found.open_fights,
        "rounds": round(found.rounds, 3),
        "experience": _number(found.experience),
        "losses": [
            {
                "unit": loss.unit.key,
                "name": context.words.name(loss.unit.name),
                "gone": _share(loss.gone),
                "flipped": _share(loss.flipped),
            }
            for loss in found.losses
        ],
    }


def _share(share: Share) -> dict[str, float]:
    return {"share": round(share.value, 4), "low": round(share.low, 4), "high": round(share.high, 4)}


def _number(mean: Mean) -> dict[str, float | None]:
    """An average; one fight alone says nothing about its spread."""
    sure = math.isfinite(mean.low)
    return {
        "mean": round(mean.value, 4),
        "low": round(mean.low, 4) if sure else None,
        "high": round(mean.high, 4) if sure else None,
    }


def _drawn(context: CommandReader, wanted: OddsOptions, found: dict[str, PlanResult]) -> list[str]:
    words, now = context.words, found[NOW].estimate
    fight = _fight_of(wanted)
    lines = [
        words("odds-fight", fights=now.fights, level=fight.level or "-",
              difficulty=words.name(load_cards().difficulty.difficulties[fight.difficulty]).lower(),
              policy=message("h3c-policy", policy=wanted.policy)),
        words("odds-win", **_percent(now.win)),
        words("odds-round", **_percent(now.first_round)),
        words("odds-retreat", **_percent(now.retreat)),
        words("odds-defeat", **_percent(now.defeat)),
        words("odds-experience", mean=_two(now.experience.value), low=_two(now.experience.low),
              high=_two(now.experience.high)),
    ]  # fmt: skip
    if _quick(fight):
        lines.append(words("odds-quick"))
    if now.open_fights:
        lines.append(words("odds-open", limit=ROUND_LIMIT, count=now.open_fights))
    for loss in now.losses:
        gone, flipped = _one(loss.gone.value), _one(loss.flipped.value)
        lines.append(words("odds-loss", unit=_called(context, loss.unit), gone=gone, flipped=flipped))
    for name, compared in found.items():
        if name != NOW:
            lines.append(_compared(context, name, compared))
    lines.append(words("odds-speed", rate=round(now.fights / now.seconds)))
    return lines


def _compared(context: CommandReader, name: str, compared: PlanResult) -> str:
    how, _, unit = name.partition(" ")
    gap = compared.difference
    return context.words(
        "odds-what-if",
        how=how,
        unit=_called(context, require_unit_type(unit)),
        share=_one(compared.estimate.win.value),
        gap=_signed(gap.value),
        low=_signed(gap.low),
        high=_signed(gap.high),
    )


def _percent(share: Share) -> dict[str, str]:
    return {"share": _one(share.value), "low": _one(share.low), "high": _one(share.high)}


def _one(share: float) -> str:
    return f"{100 * share:.1f}"


def _signed(share: float) -> str:
    return f"{100 * share:+.1f}" if math.isfinite(share) else "?"


def _two(value: float) -> str:
    return f"{value:.2f}" if math.isfinite(value) else "?"


def _called(context: CommandReader, kind: UnitType) -> str:
    sides = load_units().file.sides
    side = f" ({context.words.name(sides[kind.side])})" if kind.side in sides else ""
    return f"{context.words.name(kind.name)}{side}"


# --- duels ---------------------------------------------------------------------------------------


def _duel(context: CommandReader, first: UnitType, second: UnitType, adjacent: bool) -> CommandReport:
    found = compute_duel_odds(first, second, adjacent)
    plain: dict[str, Plain] = {
        "game": GAME,
        "first": first.key,
        "second": second.key,
        "adjacent": adjacent,
        "exact": True,
        "wins": found.first,
        "loses": found.second,
        "draw": found.draw,
        "rounds": found.rounds if found.rounds >= 0 else None,
        "left": {"first": found.first_left, "second": found.second_left},
    }
    return CommandReport(plain, lambda: _drawn_duel(context, first, second, found))


def _drawn_duel(context: CommandReader, first: UnitType, second: UnitType, found: DuelOutcome) -> list[str]:
    words = context.words
    lines = [
        words(
            "odds-duel",
            first=_called(context, first),
            second=_called(context, second),
            wins=f"{100 * found.first:.2f}",
            loses=f"{100 * found.second:.2f}",
        )
    ]
    if found.draw:
        lines.append(words("odds-duel-draw", draw=f"{100 * found.draw:.2f}"))
    else:
        lines.append(words("odds-duel-rounds", rounds=_two(found.rounds)))
    lines.append(words("odds-duel-left", first=_two(found.first_left), second=_two(found.second_left)))
    return lines


def _table(context: CommandReader) -> CommandReport:
    who = list_duelists()
    found: dict[str, dict[str, list[float]]] = {kind.key: {} for kind in who}
    with context.progress(context.words("odds-table-progress"), len(who) ** 2) as step:
        for done, row in enumerate(compute_duel_table(who), 1):
            found[row.first][row.second] = [round(row.wins, 9), round(row.loses, 9), round(row.draw, 9)]
            step(done)
    plain: dict[str, Plain] = {"game": GAME, "exact": True, "units": list(found), "duels": found}
    return CommandReport(plain, lambda: _csv(found))


def _csv(found: dict[str, dict[str, list[float]]]) -> list[str]:
    lines = ["first,second,wins,loses,draw"]
    for first, others in found.items():
        for second, (wins, loses, draw) in others.items():
            lines.append(f"{first},{second},{wins},{loses},{draw}")
    return lines


COMMAND = GameCommand(
    run,
    (
        CommandOption("mine", "Your units that fight, up to five, with commas between.", metavar="UNITS"),
        CommandOption("level", "The level of the field, I to VII.", metavar="LEVEL"),
        CommandOption("difficulty", "easy, normal, hard or impossible.", "normal", metavar="D"),
        CommandOption("against", "The enemy's units, where they are known already.", metavar="UNITS"),
        CommandOption("hero", "The level of your hero.", 1, metavar="N", least=1, most=7),
        CommandOption("movement", "Movement points for further combat rounds.", 3, metavar="N", least=0),
        CommandOption("policy", "How your units play: sensible, cautious or reckless.", "sensible", metavar="WAY"),
        CommandOption("without", "What if this unit stayed away? Repeatable.", (), metavar="UNIT"),
        CommandOption("plus", "What if this unit came, too? Repeatable.", (), metavar="UNIT"),
        CommandOption("fights", "How many fights.", 1000, metavar="F", least=1),
        CommandOption("seed", "The same seed gives the same result.", 1, metavar="S"),
        CommandOption("duel", "Exact odds of two units against each other.", ("", ""), metavar="FIRST SECOND"),
        CommandOption("adjacent", "In a duel: they are neighbours from the start.", False),
        CommandOption("table", "The exact duel of every unit against every unit, as CSV.", False),
    ),
    examples=(
        'companion odds heroes3 --mine "castle:Marksmen/pack,castle:Crusaders/few" --level IV --difficulty hard'
        " --fights 1000",
        'companion odds heroes3 --mine "castle:Griffins/few" --level II --plus castle:Griffins/pack'
        " --without castle:Griffins/few",
        'companion odds heroes3 --duel "castle:Crusaders/few" "necropolis:Zombies/pack" --json',
        "companion odds heroes3 --table > duels.csv",
    ),
    notes="A unit is written FACTION:NAME/SIDE, such as castle:Marksmen/pack or neutral:Medusas, in any language.",
)
