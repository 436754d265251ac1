"""The tables of Heroes III for `companion tables`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rich.console import RenderableType

from companion.cli.answers import Answer
from companion.cli.desk import Desk
from companion.cli.work import calculator, paint
from companion.games.heroes3.cards import cards
from companion.games.heroes3.evening import dice, levels, towns
from companion.games.heroes3.evening.refusals import told
from companion.games.heroes3.evening.tables import tables
from companion.games.heroes3.evening.wording import deed_words, effect_words
from companion.games.heroes3.finding import plain
from companion.games.heroes3.units import FACTIONS, units
from companion.kernel.refusals import Malformed, Unknown
from companion.kernel.words import message

GAMES = ("heroes3",)


def show(desk: Desk, game: str, table: str, faction: str, have: str, want: str) -> Answer:
    """One of the tables, or the calculator."""
    if game not in GAMES:
        raise Unknown("tables-no-game", found=game, options=list(GAMES))
    if table not in TABLES:
        raise Unknown("tables-no-table", found=table, options=list(TABLES))
    if ((have or want) and table != "trade") or (faction and table != "buildings"):
        raise Malformed("tables-calculator-only")
    if have or want:
        return calculator.reckon(desk, game, have, want)
    if faction:
        return _buildings(desk, (faction_called(faction),))
    return TABLES[table](desk)


def faction_called(typed: str) -> str:
    """The faction that was meant, by its id or its name in any language."""
    for faction in FACTIONS:
        if plain(typed) in {faction, *map(plain, units().group_name(faction).values())}:
            return faction
    raise Unknown("h3e-no-faction", found=typed, options=list(FACTIONS))


def _answer(desk: Desk, table: str, heads: Sequence[str], rows: Sequence[tuple[dict[str, Any], list[str]]]) -> Answer:
    """A table: each row for programs and for people."""

    def draw() -> list[RenderableType]:
        drawn = paint.columns(desk.paper, *heads)
        for _, cells in rows:
            drawn.add_row(*(paint.text(cell) for cell in cells))
        return [drawn]

    return Answer({"game": GAMES[0], "table": table, "rows": [row for row, _ in rows]}, draw)


# --- the tables ----------------------------------------------------------------------------------


def _difficulty(desk: Desk) -> Answer:
    """heroes3 8: the guards of a field by its level and the difficulty."""
    words, table = desk.words, cards().difficulty

    def army(guards: dict[str, int]) -> str:
        tiers = units().file.tiers
        return ", ".join(words("tables-army", count=count, tier=tiers[tier]) for tier, count in guards.items())

    rows = [
        ({"level": level, "guards": row}, [level, *(army(guards) for guards in row.values())])
        for level, row in table.fields.items()
    ]
    names = [words.name(name) for name in table.difficulties.values()]
    return _answer(desk, "difficulty", [words("tables-col-level"), *names], rows)


def _trade(desk: Desk) -> Answer:
    """heroes3 5: what buys what."""
    words = desk.words
    rows = []
    for rate in tables().rates.values():
        paid, gained = message(f"h3e-{rate.give}", count=rate.pay), message(f"h3e-{rate.get}", count=rate.gain)
        plain_row = {"give": rate.give, "get": rate.get, "pay": rate.pay, "gain": rate.gain}
        rows.append((plain_row, [words.say(paid), words.say(gained)]))
    return _answer(desk, "trade", [words("tables-col-give"), words("tables-col-get")], rows)


def _dice(desk: Desk) -> Answer:
    """heroes3 5: the six faces of each die."""
    words = desk.words

    def face(die: str, written: str) -> str:
        return words.say(effect_words(dice.face_effect(written), {})) if tables().dice[die].does else written

    rows = []
    for die, entry in tables().dice.items():
        shown = [face(die, written) for written in dice.faces(die)]
        rows.append(
            ({"die": die, "faces": list(dice.faces(die)), "told": shown}, [words.name(entry.name), " | ".join(shown)])
        )
    return _answer(desk, "dice", [words("tables-col-die"), words("tables-col-faces")], rows)


def _levels(desk: Desk) -> Answer:
    """heroes3 3: what each level has and brings."""
    words, table = desk.words, levels.levels()
    rows = []
    for number, level in enumerate(table.levels):
        experience = number * table.experience_per_level
        brings = (
            words("tables-specialty", level=level.specialty)
            if level.specialty
            else words("tables-search-abilities", count=level.search)
        )
        plain_row = {
            "level": level.level, "experience": experience, "hand": level.hand, "expert": level.expert,
            "search": level.search, "specialty": level.specialty,
        }  # fmt: skip
        rows.append((plain_row, [level.level, str(experience), str(level.hand), str(level.expert), brings]))
    heads = [
        words("tables-col-level"), words("tables-col-experience"), words("tables-col-hand"), words("tables-col-expert"),
        words("tables-col-brings"),
    ]  # fmt: skip
    return _answer(desk, "levels", heads, rows)


def _ai(desk: Desk) -> Answer:
    """heroes3 13.4: the AI cards by difficulty."""
    words = desk.words
    rows = [
        (
            {"card": card.id, "type": card.type, "does": card.does, "amount": card.amount, "again": list(card.again)},
            [words.name(card.name), card.id, *(str(amount) for amount in card.amount.values())],
        )
        for card in cards().ai.values()
    ]
    names = [words.name(name) for name in cards().difficulty.difficulties.values()]
    return _answer(desk, "ai", [words("tables-col-card"), "", *names], rows)


def _buildings(desk: Desk, factions: Sequence[str] = FACTIONS) -> Answer:
    """heroes3 6: what the buildings cost and bring."""
    words = desk.words
    rows = []
    for faction in factions:
        for building in towns.town(faction).buildings.values():
            lines = [words.say(deed_words(deed, building.tell)) for deed in building.deeds]
            disputed = [words.name(deed.disputed) for deed in building.deeds if deed.disputed]
            plain_row = {
                "faction": faction, "building": building.id, "kind": building.kind, "tier": building.tier,
                "name": words.name(building.name), "cost": building.cost.amounts(),
                "deeds": [{"when": deed.when, "does": deed.text} for deed in building.deeds],
                "told": lines, "disputed": disputed,
            }  # fmt: skip
            cells = [words.name(units().group_name(faction)), words.name(building.name), words.say(told(building.cost))]
            rows.append((plain_row, [*cells, paint.DOT.join([*lines, *disputed])]))
    heads = [
        words("tables-col-faction"), words("tables-col-building"), words("tables-col-cost"), words("tables-col-brings"),
    ]  # fmt: skip
    return _answer(desk, "buildings", heads, rows)


TABLES: dict[str, Callable[[Desk], Answer]] = {
    "difficulty": _difficulty,
    "trade": _trade,
    "dice": _dice,
    "levels": _levels,
    "ai": _ai,
    "buildings": _buildings,
}
