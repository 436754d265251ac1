"""What a player does, as people type it behind the player's name: `ana build citadel`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, get_args

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.acts import Act
from companion.games.heroes3.adventure.state import AdventureState
from companion.games.heroes3.adventure.text.line_parsing_helpers import (
    SECONDARY,
    MisspeltLine,
    Words,
    find_seat_id_or_word,
    parse_hero_kind,
    parse_unit_keys,
    require_one_of,
    require_word_count,
    split_marked_words,
)

RESOURCES = ("gold", "materials", "valuables")
NUMBERS = (
    *RESOURCES, "movement", "secondary-movement", "experience", "expert", "homeless", "income-gold",
    "income-materials", "income-valuables",
)  # fmt: skip
"""What `ana gold +3` puts right."""
SPENT_ON: tuple[acts.MovementUse, ...] = get_args(acts.MovementUse)
MARKS: tuple[acts.MarkName, ...] = get_args(acts.MarkName)
LineReader: TypeAlias = Callable[[AdventureState, str, Words], Act]


def _plain(kind: Callable[[str], Act]) -> LineReader:
    def read(state: AdventureState, seat: str, words: Words) -> Act:
        require_word_count(words, 0)
        return kind(seat)

    return read


def _named(kind: Callable[[str, str], Act]) -> LineReader:
    return lambda state, seat, words: kind(seat, require_word_count(words, 1)[0])


def _muster(state: AdventureState, seat: str, words: Words) -> Act:
    plain, found, _ = split_marked_words(words, "recruit", "reinforce")
    require_word_count(plain, 0)
    recruit, reinforce = (parse_unit_keys(state, seat, found.get(mark, "")) for mark in ("recruit", "reinforce"))
    if not recruit and not reinforce:
        raise MisspeltLine
    return acts.Muster(seat, recruit, reinforce)


def _move(state: AdventureState, seat: str, words: Words) -> Act:
    plain, found, flags = split_marked_words(words, "on", flags=(SECONDARY,))
    points = int(require_word_count(plain, 0, 1)[0]) if plain else 1
    return acts.Move(seat, parse_hero_kind(flags), points, require_one_of(found.get("on", "field"), SPENT_ON))


def _visit(state: AdventureState, seat: str, words: Words) -> Act:
    plain, found, flags = split_marked_words(words, "from", "dice", "stacked", flags=(SECONDARY, "again"))
    taken = find_seat_id_or_word(state, found["from"]) if "from" in found else ""
    dice, stacked = int(found.get("dice", 1)), int(found.get("stacked", 0))
    first = "again" not in flags and not taken
    return acts.Visit(seat, require_word_count(plain, 1)[0], parse_hero_kind(flags), taken, first, dice, stacked)


def _unflag(state: AdventureState, seat: str, words: Words) -> Act:
    place, *chosen = require_word_count(words, 1, 2)
    return acts.Unflag(
        seat, place, find_seat_id_or_word(state, chosen[0]) if chosen and place == "town" else "".join(chosen)
    )


def _town(state: AdventureState, seat: str, words: Words) -> Act:
    return acts.OwnTown(seat, require_one_of(require_word_count(words, 1)[0], ("held", "lost")) == "held")


def _trade(state: AdventureState, seat: str, words: Words) -> Act:
    give, get, *times = require_word_count(words, 2, 3)
    return acts.Trade(seat, give, get, int(times[0]) if times else 1)


def _give(state: AdventureState, seat: str, words: Words) -> Act:
    plain, found, _ = split_marked_words(words[1:], *RESOURCES)
    require_word_count(plain, 0)
    gold, materials, valuables = (int(found.get(resource, 0)) for resource in RESOURCES)
    return acts.Give(seat, find_seat_id_or_word(state, words[0]), gold, materials, valuables)


def _swap(state: AdventureState, seat: str, words: Words) -> Act:
    card, to, other = require_word_count(words, 3)
    return acts.Swap(seat, find_seat_id_or_word(state, to), card, other)


def _morale(state: AdventureState, seat: str, words: Words) -> Act:
    return acts.GainMorale(seat, require_one_of(require_word_count(words, 1)[0], ("positive", "negative")))


def _spend(state: AdventureState, seat: str, words: Words) -> Act:
    return acts.SpendMorale(seat, require_one_of(words[0] if words else "draw", ("draw", "swap", "reroll", "card")))


def _fight(state: AdventureState, seat: str, words: Words) -> Act:
    plain, found, flags = split_marked_words(
        words, "at", "table", "dice", "guards", flags=(SECONDARY, "their-secondary", "own-town", "garrison")
    )
    kind, enemy = require_word_count(plain, 2)
    return acts.BeginFight(
        seat,
        parse_hero_kind(flags),
        require_one_of(kind, ("neutral", "heroes", "ai-hero", "bank")),
        enemy if kind == "neutral" else "",
        {"heroes": find_seat_id_or_word(state, enemy), "ai-hero": enemy}.get(kind, ""),
        "secondary" if "their-secondary" in flags else "main",
        enemy if kind == "bank" else "",
        found.get("at", ""),
        "own-town" in flags,
        "garrison" in flags,
        found.get("table", ""),
        int(found.get("dice", 1)),
        parse_unit_keys(state, "", found.get("guards", "")),
    )


def _put(state: AdventureState, seat: str, words: Words) -> Act:
    what, by = require_word_count(words, 2)
    return acts.Adjust(seat, require_one_of(what, NUMBERS), int(by.replace("−", "-")))


def _mark(state: AdventureState, seat: str, words: Words) -> Act:
    mark, on = require_word_count(words, 2)
    return acts.SetMark(seat, require_one_of(mark, MARKS), require_one_of(on, ("on", "off")) == "on")


def _units(state: AdventureState, seat: str, words: Words) -> Act:
    plain, found, _ = split_marked_words(words, "machines")
    army = parse_unit_keys(state, seat, ",".join(require_word_count(plain, 0, 1)))
    return acts.SetUnits(seat, army, tuple(key for key in found.get("machines", "").split(",") if key))


def _board(built: bool) -> LineReader:
    return lambda state, seat, words: acts.SetBuilding(seat, require_word_count(words, 1)[0], built)


PLAYER_COMMANDS: dict[str, tuple[str, LineReader]] = {
    "build": ("build BUILDING", _named(acts.Build)),
    "muster": ("muster [recruit UNIT,UNIT] [reinforce UNIT,UNIT]", _muster),
    "hire": ("hire", _plain(acts.Hire)),
    "spell": ("spell", _plain(acts.BuySpell)),
    "use": ("use BUILDING", _named(acts.Use)),
    "move": ("move [POINTS] [secondary] [on field|revisit|reveal|place-tile|combat]", _move),
    "visit": ("visit PLACE [secondary] [again] [from WHO] [dice N] [stacked N]", _visit),
    "unflag": ("unflag PLACE [RESOURCE|WHO]", _unflag),
    "town": ("town held|lost", _town),
    "trade": ("trade RESOURCE RESOURCE [TIMES]", _trade),
    "give": ("give WHO [gold N] [materials N] [valuables N]", _give),
    "swap": ("swap CARD WHO CARD", _swap),
    "xp": ("xp EXPERIENCE", lambda state, seat, words: acts.Experience(seat, int(require_word_count(words, 1)[0]))),
    "morale": ("morale positive|negative", _morale),
    "spend": ("spend draw|swap|reroll|card", _spend),
    "expert": ("expert", _plain(acts.Expert)),
    "card": ("card CARD", _named(acts.GainCard)),
    "discard": ("discard CARD", _named(acts.LoseCard)),
    "fight": (
        "fight neutral|heroes|ai-hero|bank LEVEL|WHO|BANK [at PLACE] [dice N] [guards UNIT,UNIT] [secondary] "
        "[own-town] [garrison]",
        _fight,
    ),
    "out": ("out", _plain(acts.Eliminate)),
    "put": ("NUMBER +N", _put),
    "mark": ("mark MARK on|off", _mark),
    "units": ("units UNIT,UNIT [machines MACHINE,MACHINE]", _units),
    "built": ("built BUILDING", _board(True)),
    "unbuilt": ("unbuilt BUILDING", _board(False)),
    "carry": ("carry CARD ...", lambda state, seat, words: acts.Carry(seat, tuple(words))),
}
