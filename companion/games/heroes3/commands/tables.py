"""The tables of Heroes III for `companion tables`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from companion.games.command_options import CommandOption
from companion.games.game_commands_and_reports import (
    CommandOptions,
    CommandReader,
    CommandReport,
    GameCommand,
    ReportTable,
)
from companion.games.heroes3.adventure.content import towns
from companion.games.heroes3.adventure.content.reference_tables import get_reference_tables
from companion.games.heroes3.adventure.effects.effect_text import describe_effect, describe_triggered_effect
from companion.games.heroes3.adventure.refusals import purse_text
from companion.games.heroes3.adventure.rules import hero_levels, map_dice
from companion.games.heroes3.cards.find_unit_or_card_by_name import normalize_name
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import FACTIONS, load_units
from companion.games.heroes3.commands import trade
from companion.kernel.messages import message
from companion.kernel.plain_data import Plain
from companion.kernel.refusals import Malformed, Unknown

GAME = "heroes3"
Rows: TypeAlias = Sequence[tuple[Mapping[str, Plain], list[str]]]
"""The rows of a table for programs, each with its cells for people."""


def run(context: CommandReader, options: CommandOptions) -> CommandReport:
    """One of the tables, or the calculator."""
    table, faction, have, want = (str(options[name]) for name in ("table", "faction", "have", "want"))
    if table not in TABLES:
        raise Unknown("tables-no-table", found=table, options=list(TABLES))
    if ((have or want) and table != "trade") or (faction and table != "buildings"):
        raise Malformed("tables-calculator-only")
    if have or want:
        return trade.calculate_trade(context, GAME, have, want)
    if faction:
        return _buildings(context, (find_faction_by_name(faction),))
    return TABLES[table](context)


def find_faction_by_name(typed: str) -> str:
    """The faction that was meant, by its id or its name in any language."""
    for faction in FACTIONS:
        if normalize_name(typed) in {faction, *map(normalize_name, load_units().group_name(faction).values())}:
            return faction
    raise Unknown("h3e-no-faction", found=typed, options=list(FACTIONS))


def _answer(table: str, heads: Sequence[str], rows: Rows) -> CommandReport:
    """A table: each row for programs and for people."""
    plain: dict[str, Plain] = {"game": GAME, "table": table, "rows": [row for row, _ in rows]}
    return CommandReport(plain, lambda: [ReportTable(heads, [cells for _, cells in rows])])


# --- the tables ----------------------------------------------------------------------------------


def _difficulty(context: CommandReader) -> CommandReport:
    """heroes3 8: the guards of a field by its level and the difficulty."""
    words, table = context.words, load_cards().difficulty

    def army(guards: dict[str, int]) -> str:
        tiers = load_units().file.tiers
        return ", ".join(words("tables-army", count=count, tier=tiers[tier]) for tier, count in guards.items())

    rows: Rows = [
        ({"level": level, "guards": row}, [level, *(army(guards) for guards in row.values())])
        for level, row in table.fields.items()
    ]
    names = [words.name(name) for name in table.difficulties.values()]
    return _answer("difficulty", [words("tables-col-level"), *names], rows)


def _trade(context: CommandReader) -> CommandReport:
    """heroes3 5: what buys what."""
    words = context.words
    rows = []
    for rate in get_reference_tables().rates.values():
        paid, gained = message(f"h3e-{rate.give}", count=rate.pay), message(f"h3e-{rate.get}", count=rate.gain)
        plain_row: dict[str, Plain] = {"give": rate.give, "get": rate.get, "pay": rate.pay, "gain": rate.gain}
        rows.append((plain_row, [words.say(paid), words.say(gained)]))
    return _answer("trade", [words("tables-col-give"), words("tables-col-get")], rows)


def _dice(context: CommandReader) -> CommandReport:
    """heroes3 5: the six faces of each die."""
    words = context.words

    def face(die: str, written: str) -> str:
        return (
            words.say(describe_effect(map_dice.parse_face_effect(written), {}))
            if get_reference_tables().dice[die].does
            else written
        )

    rows = []
    for die, entry in get_reference_tables().dice.items():
        shown = [face(die, written) for written in map_dice.die_faces(die)]
        rows.append(
            (
                {"die": die, "faces": list(map_dice.die_faces(die)), "told": shown},
                [words.name(entry.name), " | ".join(shown)],
            )
        )
    return _answer("dice", [words("tables-col-die"), words("tables-col-faces")], rows)


def _levels(context: CommandReader) -> CommandReport:
    """heroes3 3: what each level has and brings."""
    words, table = context.words, hero_levels.level_table()
    rows = []
    for number, level in enumerate(table.levels):
        experience = number * table.experience_per_level
        brings = (
            words("tables-specialty", level=level.specialty)
            if level.specialty
            else words("tables-search-abilities", count=level.search)
        )
        plain_row: dict[str, Plain] = {
            "level": level.level, "experience": experience, "hand": level.hand, "expert": level.expert,
            "search": level.search, "specialty": level.specialty,
        }  # fmt: skip
        rows.append((plain_row, [level.level, str(experience), str(level.hand), str(level.expert), brings]))
    heads = [
        words("tables-col-level"),
        words("tables-col-experience"),
        words("tables-col-hand"),
        words("tables-col-expert"),
        words("tables-col-brings"),
    ]
    return _answer("levels", heads, rows)


def _ai(context: CommandReader) -> CommandReport:
    """heroes3 13.4: the AI cards by difficulty."""
    words = context.words
    rows: Rows = [
        (
            {"card": card.id, "type": card.type, "does": card.does, "amount": card.amount, "again": list(card.again)},
            [words.name(card.name), card.id, *(str(amount) for amount in card.amount.values())],
        )
        for card in load_cards().ai.values()
    ]
    names = [words.name(name) for name in load_cards().difficulty.difficulties.values()]
    return _answer("ai", [words("tables-col-card"), "", *names], rows)


def _buildings(context: CommandReader, factions: Sequence[str] = FACTIONS) -> CommandReport:
    """heroes3 6: what the buildings cost and bring."""
    words = context.words
    rows = []
    for faction in factions:
        for building in towns.require_town(faction).buildings.values():
            lines = [words.say(describe_triggered_effect(deed, building.tell)) for deed in building.deeds]
            disputed = [words.name(deed.disputed) for deed in building.deeds if deed.disputed]
            plain_row: dict[str, Plain] = {
                "faction": faction, "building": building.id, "kind": building.kind, "tier": building.tier,
                "name": words.name(building.name), "cost": building.cost.amounts(),
                "deeds": [{"when": deed.when, "does": deed.text} for deed in building.deeds],
                "told": lines, "disputed": disputed,
            }  # fmt: skip
            cells = [
                words.name(load_units().group_name(faction)),
                words.name(building.name),
                words.say(purse_text(building.cost)),
            ]
            rows.append((plain_row, [*cells, " · ".join([*lines, *disputed])]))
    heads = [
        words("tables-col-faction"),
        words("tables-col-building"),
        words("tables-col-cost"),
        words("tables-col-brings"),
    ]
    return _answer("buildings", heads, rows)


TABLES: dict[str, Callable[[CommandReader], CommandReport]] = {
    "difficulty": _difficulty,
    "trade": _trade,
    "dice": _dice,
    "levels": _levels,
    "ai": _ai,
    "buildings": _buildings,
}

COMMAND = GameCommand(
    run,
    (
        CommandOption("table", "difficulty, trade, dice, levels, ai or buildings.", metavar="TABLE", positional=True),
        CommandOption("faction", "Only the buildings of this faction.", metavar="FACTION"),
        CommandOption("have", "What you have to trade with.", metavar="AMOUNTS"),
        CommandOption("want", "What you want for it: a resource, amounts, or a building.", metavar="WHAT"),
    ),
    examples=(
        "companion tables heroes3 difficulty",
        "companion tables heroes3 buildings --faction castle",
        'companion tables heroes3 trade --have "7 gold 2 valuables"',
        'companion tables heroes3 trade --have "7 gold 2 valuables" --want building',
        'companion tables heroes3 trade --have "9 gold 5 materials" --want castle:citadel --json',
    ),
    notes="""\
Amounts are written as people say them: "7 gold 2 valuables", in any language. What is wanted is a
resource, amounts, or a building.""",
)
