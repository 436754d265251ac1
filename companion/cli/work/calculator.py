"""The trade calculator of `companion tables heroes3 trade`: what can I get for what I have? heroes3 5."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.work import paint
from companion.games.heroes3.evening import towns, trade
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.refusals import told
from companion.games.heroes3.evening.tables import tables
from companion.games.heroes3.finding import plain
from companion.kernel.refusals import BeyondLimit, Malformed
from companion.library.words import Catalogue

MOST = 99
"""More of a resource than anybody has at a table."""
MOST_LISTED = 20
"""Nobody reads a longer list: so many valuables at most if everything were traded for them."""
_SHORT = 3
"""So many letters of a resource's name are enough: `mat`, `obj`, `val`."""


def reckon(desk: Desk, game: str, have: str, want: str) -> Answer:
    """What a purse can become: everything, as much as possible of a resource, or what it takes to pay a cost."""
    if not have:
        raise Malformed("tables-no-have")
    purse = amounts(have)
    if not want:
        return _bundles(desk, game, purse)
    resource = resource_called(want)
    if resource:
        return _planned(desk, game, purse, Purse(), trade.most(purse, resource))
    cost = _cost(want)
    return _planned(desk, game, purse, cost, trade.plan(purse, cost))


def amounts(typed: str) -> Purse:
    """`7 gold 2 valuables` as a purse; in any language, with or without commas."""
    pairs = re.findall(r"(\d+)\s*([^\d,;]+)", typed)
    read = re.sub(r"[\s,;]+", "", "".join(number + name for number, name in pairs))
    if not pairs or read != re.sub(r"[\s,;]+", "", typed):
        raise Malformed("tables-bad-purse", found=typed)
    total = Purse()
    for number, name in pairs:
        resource = resource_called(name)
        if not resource:
            raise Malformed("tables-bad-purse", found=typed)
        if len(number) > len(str(MOST)) or int(number) > MOST:
            raise BeyondLimit("tables-too-much", found=number, most=MOST)
        total += Purse.of({resource: int(number)})
    return total


def resource_called(typed: str) -> str:
    """The resource that was meant, by its id or name in any language or a beginning of it; "" if none was."""
    wanted = plain(typed)
    wanted = wanted.removeprefix("de ").removeprefix("d ")
    written = {resource: [resource, *map(plain, name.values())] for resource, name in tables().resources.items()}
    exact = [resource for resource, names in written.items() if wanted in names]
    if exact:
        return exact[0]
    near = [resource for resource, names in written.items() if any(name.startswith(wanted) for name in names)]
    return near[0] if len(near) == 1 and len(wanted) >= _SHORT else ""


def _cost(want: str) -> Purse:
    """What a building costs, named as `castle:city-hall`, or amounts."""
    faction, colon, building = want.partition(":")
    if not colon:
        return amounts(want)
    return towns.town(plain(faction)).building(plain(building).replace(" ", "-")).cost


def _bundles(desk: Desk, game: str, have: Purse) -> Answer:
    if have.gold // 6 + have.materials // 3 + have.valuables > MOST_LISTED:
        raise BeyondLimit("tables-too-many-bundles")
    words, found = desk.words, trade.bundles(have)

    def draw() -> list[RenderableType]:
        names = [words.name(name) for name in tables().resources.values()]
        drawn = paint.columns(desk.paper, *names)
        for bundle in found:
            drawn.add_row(*(paint.text(str(count)) for count in bundle.amounts().values()))
        return [_having(words, have), paint.text(words("tables-bundles")), drawn]

    plain_ = {"game": game, "table": "trade", "have": have.amounts(), "bundles": [one.amounts() for one in found]}
    return Answer(plain_, draw)


def _planned(desk: Desk, game: str, have: Purse, cost: Purse, made: trade.Plan | None) -> Answer:
    words = desk.words

    def draw() -> list[RenderableType]:
        if made is None:
            return [_having(words, have), paint.text(words("tables-out-of-reach", cost=told(cost)))]
        steps = [
            paint.text("  " + words("tables-trade-line", paid=told(step.paid), gained=told(step.gained)))
            for step in made.trades
        ]
        none = [] if steps else [paint.text(words("tables-no-trade-needed"))]
        return [_having(words, have), *none, *steps, paint.text(words("tables-after", purse=told(made.after)))]

    steps = [_step(step) for step in made.trades] if made else []
    after = made.after.amounts() if made else None
    plain_ = {
        "game": game, "table": "trade", "have": have.amounts(), "cost": cost.amounts(), "reached": made is not None,
        "trades": steps, "after": after,
    }  # fmt: skip
    return Answer(plain_, draw)


def _step(step: trade.Trade) -> Mapping[str, Any]:
    paid, gained = step.paid.amounts()[step.give], step.gained.amounts()[step.get]
    return {"give": step.give, "get": step.get, "times": step.times, "paid": paid, "gained": gained}


def _having(words: Catalogue, have: Purse) -> RenderableType:
    return paint.text(words("tables-have", purse=told(have)))
