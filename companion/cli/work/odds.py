"""The odds of Heroes III combats for `companion odds`."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.work import paint
from companion.cli.work.waiting import bar
from companion.games.heroes3.cards import cards
from companion.games.heroes3.combat.kinds import Kind, kind_of
from companion.games.heroes3.combat.muster import LEVELS
from companion.games.heroes3.combat.setup import Army, Fight, Hero
from companion.games.heroes3.odds.duel import Outcome, duel
from companion.games.heroes3.odds.estimates import Estimate, Mean, Share
from companion.games.heroes3.odds.fights import ROUND_LIMIT
from companion.games.heroes3.odds.policies import policy_called
from companion.games.heroes3.odds.table import duel_table, duelists
from companion.games.heroes3.odds.whatif import Compared, Plan, compare, field_plan, one_more, without
from companion.games.heroes3.units import units
from companion.kernel.refusals import Malformed, Unknown
from companion.kernel.words import message

GAMES = ("heroes3",)
DIFFICULTIES = ("easy", "normal", "hard", "impossible")
NOW = "now"
"""The plan that others are compared with."""


@dataclass(frozen=True, slots=True)
class Wanted:
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


def odds(desk: Desk, game: str, wanted: Wanted, pair: tuple[str, str], adjacent: bool, table: bool) -> Answer:
    """The odds of a fight, of a duel, or of all duels."""
    if game not in GAMES:
        raise Unknown("odds-no-game", found=game, options=", ".join(GAMES))
    if sum((bool(wanted.mine), any(pair), table)) > 1:
        raise Malformed("odds-one-of")
    if table:
        return _table(desk)
    if any(pair):
        return _duel(desk, kind_of(pair[0]), kind_of(pair[1]), adjacent)
    return _fight(desk, game, wanted)


# --- a fight -------------------------------------------------------------------------------------


def _fight(desk: Desk, game: str, wanted: Wanted) -> Answer:
    plans = _plans(wanted)
    batch = min(25, wanted.fights)
    with bar(desk.words("odds-progress")) as shown:
        task = shown.add_task("", total=wanted.fights)
        running = compare(plans, wanted.seed, batch, wanted.fights)
        for found in running:
            shown.update(task, completed=found[NOW].estimate.fights)
    return Answer(_plain(desk, game, wanted, found), lambda: _drawn(desk, wanted, found))


def _plans(wanted: Wanted) -> dict[str, Plan]:
    fight, policy = _fight_of(wanted), policy_called(wanted.policy)
    plans = {NOW: field_plan(fight, policy)}
    for unit in wanted.without:
        plans[f"without {kind_of(unit).key}"] = field_plan(without(fight, unit), policy)
    for unit in wanted.plus:
        plans[f"with {kind_of(unit).key}"] = field_plan(one_more(fight, unit), policy)
    return plans


def _fight_of(wanted: Wanted) -> Fight:
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
    return tuple(kind_of(part.strip()).key for part in typed.split(",") if part.strip())


def _plain(desk: Desk, game: str, wanted: Wanted, found: dict[str, Compared]) -> dict[str, Any]:
    fight = _fight_of(wanted)
    now = found[NOW].estimate
    return {
        "game": game,
        "mine": list(fight.mine.units),
        "level": fight.level,
        "difficulty": fight.difficulty,
        "against": list(fight.theirs.units),
        "hero": wanted.hero,
        "movement": wanted.movement,
        "policy": wanted.policy,
        "fights": now.fights,
        "seed": wanted.seed,
        "quick": _quick(fight),
        **_estimate(desk, now),
        "what_if": {
            name: _estimate(desk, compared.estimate) | {"difference": _number(compared.difference)}
            for name, compared in found.items()
            if name != NOW
        },
        "seconds": round(now.seconds, 3),
        "fights_per_second": round(now.fights / now.seconds, 1),
    }


def _estimate(desk: Desk, found: Estimate) -> dict[str, Any]:
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
                "name": desk.words.name(loss.unit.name),
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


def _drawn(desk: Desk, wanted: Wanted, found: dict[str, Compared]) -> list[RenderableType]:
    words, now = desk.words, found[NOW].estimate
    fight = _fight_of(wanted)
    lines = [
        words("odds-fight", fights=now.fights, level=fight.level or "-",
              difficulty=words.name(cards().difficulty.difficulties[fight.difficulty]).lower(),
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
        lines.append(words("odds-loss", unit=_called(desk, loss.unit), gone=gone, flipped=flipped))
    for name, compared in found.items():
        if name != NOW:
            lines.append(_compared(desk, name, compared))
    lines.append(words("odds-speed", rate=round(now.fights / now.seconds)))
    return [paint.text(line) for line in lines]


def _compared(desk: Desk, name: str, compared: Compared) -> str:
    how, _, unit = name.partition(" ")
    gap = compared.difference
    return desk.words(
        "odds-what-if", how=how, unit=_called(desk, kind_of(unit)), share=_one(compared.estimate.win.value),
        gap=_signed(gap.value), low=_signed(gap.low), high=_signed(gap.high),
    )  # fmt: skip


def _percent(share: Share) -> dict[str, str]:
    return {"share": _one(share.value), "low": _one(share.low), "high": _one(share.high)}


def _one(share: float) -> str:
    return f"{100 * share:.1f}"


def _signed(share: float) -> str:
    return f"{100 * share:+.1f}" if math.isfinite(share) else "?"


def _two(value: float) -> str:
    return f"{value:.2f}" if math.isfinite(value) else "?"


def _called(desk: Desk, kind: Kind) -> str:
    sides = units().file.sides
    side = f" ({desk.words.name(sides[kind.side])})" if kind.side in sides else ""
    return f"{desk.words.name(kind.name)}{side}"


# --- duels ---------------------------------------------------------------------------------------


def _duel(desk: Desk, first: Kind, second: Kind, adjacent: bool) -> Answer:
    found = duel(first, second, adjacent)
    plain = {
        "game": "heroes3",
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
    return Answer(plain, lambda: _drawn_duel(desk, first, second, found))


def _drawn_duel(desk: Desk, first: Kind, second: Kind, found: Outcome) -> list[RenderableType]:
    words = desk.words
    lines = [
        words("odds-duel", first=_called(desk, first), second=_called(desk, second),
              wins=f"{100 * found.first:.2f}", loses=f"{100 * found.second:.2f}")
    ]  # fmt: skip
    if found.draw:
        lines.append(words("odds-duel-draw", draw=f"{100 * found.draw:.2f}"))
    else:
        lines.append(words("odds-duel-rounds", rounds=_two(found.rounds)))
    lines.append(words("odds-duel-left", first=_two(found.first_left), second=_two(found.second_left)))
    return [paint.text(line) for line in lines]


def _table(desk: Desk) -> Answer:
    who = duelists()
    found: dict[str, dict[str, list[float]]] = {kind.key: {} for kind in who}
    with bar(desk.words("odds-table-progress")) as shown:
        task = shown.add_task("", total=len(who) ** 2)
        for row in duel_table(who):
            found[row.first][row.second] = [round(row.wins, 9), round(row.loses, 9), round(row.draw, 9)]
            shown.advance(task)
    plain = {"game": "heroes3", "exact": True, "units": list(found), "duels": found}
    return Answer(plain, lambda: _csv(found))


def _csv(found: dict[str, dict[str, list[float]]]) -> list[RenderableType]:
    lines = ["first,second,wins,loses,draw"]
    for first, others in found.items():
        for second, (wins, loses, draw) in others.items():
            lines.append(f"{first},{second},{wins},{loses},{draw}")
    return [paint.text(line) for line in lines]
