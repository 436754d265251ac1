"""What a player does, as people type it behind the player's name: `ana build citadel`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from companion.games.heroes3.sheet import acts
from companion.games.heroes3.sheet.state import SheetState
from companion.games.heroes3.sheet.typed import SECONDARY, Misspelt, Words, exactly, hero_of, keys, marked, one_of, who
from companion.kernel.acts import Act

RESOURCES = ("gold", "materials", "valuables")
NUMBERS = (
    *RESOURCES, "movement", "secondary-movement", "experience", "expert", "homeless", "income-gold",
    "income-materials", "income-valuables",
)  # fmt: skip
"""What `ana gold +3` puts right."""
Reader: TypeAlias = Callable[[SheetState, str, Words], Act]


def _plain(kind: Callable[[str], Act]) -> Reader:
    def read(state: SheetState, seat: str, words: Words) -> Act:
        exactly(words, 0)
        return kind(seat)

    return read


def _named(kind: Callable[[str, str], Act]) -> Reader:
    return lambda state, seat, words: kind(seat, exactly(words, 1)[0])


def _muster(state: SheetState, seat: str, words: Words) -> Act:
    plain, found, _ = marked(words, "recruit", "reinforce")
    exactly(plain, 0)
    recruit, reinforce = (keys(state, seat, found.get(mark, "")) for mark in ("recruit", "reinforce"))
    if not recruit and not reinforce:
        raise Misspelt
    return acts.Muster(seat, recruit, reinforce)


def _move(state: SheetState, seat: str, words: Words) -> Act:
    plain, found, flags = marked(words, "on", flags=(SECONDARY,))
    on = one_of(found.get("on", "field"), ("field", "revisit", "reveal", "place-tile", "combat"))
    return acts.Move(seat, hero_of(flags), int(exactly(plain, 0, 1)[0]) if plain else 1, on)


def _visit(state: SheetState, seat: str, words: Words) -> Act:
    plain, found, flags = marked(words, "from", "dice", "stacked", flags=(SECONDARY, "again"))
    taken = who(state, found["from"]) if "from" in found else ""
    dice, stacked = int(found.get("dice", 1)), int(found.get("stacked", 0))
    first = "again" not in flags and not taken
    return acts.Visit(seat, exactly(plain, 1)[0], hero_of(flags), taken, first, dice, stacked)


def _unflag(state: SheetState, seat: str, words: Words) -> Act:
    place, *chosen = exactly(words, 1, 2)
    return acts.Unflag(seat, place, who(state, chosen[0]) if chosen and place == "town" else "".join(chosen))


def _town(state: SheetState, seat: str, words: Words) -> Act:
    return acts.OwnTown(seat, one_of(exactly(words, 1)[0], ("held", "lost")) == "held")


def _trade(state: SheetState, seat: str, words: Words) -> Act:
    give, get, *times = exactly(words, 2, 3)
    return acts.Trade(seat, give, get, int(times[0]) if times else 1)


def _give(state: SheetState, seat: str, words: Words) -> Act:
    plain, found, _ = marked(words[1:], *RESOURCES)
    exactly(plain, 0)
    given: Any = {resource: int(amount) for resource, amount in found.items()}
    return acts.Give(seat, who(state, words[0]), **given)


def _swap(state: SheetState, seat: str, words: Words) -> Act:
    card, to, other = exactly(words, 3)
    return acts.Swap(seat, who(state, to), card, other)


def _fight(state: SheetState, seat: str, words: Words) -> Act:
    plain, found, flags = marked(
        words, "at", "table", "dice", "guards", flags=(SECONDARY, "their-secondary", "own-town", "garrison")
    )  # fmt: skip
    kind, enemy = exactly(plain, 2)
    kind = one_of(kind, ("neutral", "heroes", "ai-hero", "bank"))
    return acts.BeginFight(
        seat, hero_of(flags), kind, enemy if kind == "neutral" else "",
        {"heroes": who(state, enemy), "ai-hero": enemy}.get(kind, ""),
        "secondary" if "their-secondary" in flags else "main", enemy if kind == "bank" else "", found.get("at", ""),
        "own-town" in flags, "garrison" in flags, found.get("table", ""), int(found.get("dice", 1)),
        keys(state, "", found.get("guards", "")),
    )  # fmt: skip


def _put(state: SheetState, seat: str, words: Words) -> Act:
    what, by = exactly(words, 2)
    return acts.Adjust(seat, one_of(what, NUMBERS), int(by.replace("−", "-")))


def _mark(state: SheetState, seat: str, words: Words) -> Act:
    mark, on = exactly(words, 2)
    known = ("build", "population", "spell-book", SECONDARY, "hand-goes", "no-morale")
    return acts.SetMark(seat, one_of(mark, known), one_of(on, ("on", "off")) == "on")


def _units(state: SheetState, seat: str, words: Words) -> Act:
    plain, found, _ = marked(words, "machines")
    army = keys(state, seat, ",".join(exactly(plain, 0, 1)))
    return acts.SetUnits(seat, army, tuple(key for key in found.get("machines", "").split(",") if key))


def _board(built: bool) -> Reader:
    return lambda state, seat, words: acts.SetBuilding(seat, exactly(words, 1)[0], built)


PLAYER: dict[str, tuple[str, Reader]] = {
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
    "xp": ("xp EXPERIENCE", lambda state, seat, words: acts.Experience(seat, int(exactly(words, 1)[0]))),
    "morale": ("morale positive|negative", lambda state, seat, words: acts.GainMorale(seat, _side(words))),
    "spend": ("spend draw|swap|reroll|card", lambda state, seat, words: acts.SpendMorale(seat, _spent(words))),
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


def _side(words: Words) -> Any:
    return one_of(exactly(words, 1)[0], ("positive", "negative"))


def _spent(words: Words) -> Any:
    return one_of(words[0] if words else "draw", ("draw", "swap", "reroll", "card"))
