"""Who guards a field where its place prints guards of its own, or the table names them. heroes3 7 and 8."""

from __future__ import annotations

from collections import Counter

from companion.games.heroes3.combat.kinds import TIERS
from companion.games.heroes3.combat.muster import neutral_numbers
from companion.games.heroes3.combat.refusals import NotAllowed, TooMany
from companion.games.heroes3.combat.setup import MOST_UNITS
from companion.games.heroes3.evening.map_files import GuardDef
from companion.games.heroes3.evening.places import places
from companion.games.heroes3.finding import find_side
from companion.games.heroes3.sheet import enlisting
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.state import OpenFight, SheetState
from companion.games.heroes3.units import FACTIONS, Side, units
from companion.kernel.refusals import Unknown
from companion.kernel.words import Argument, message

AZURE = "azure"


def printed(place: str) -> GuardDef | None:
    """The guards that are printed with a place; None where those of its level stand there."""
    return places().place(place).guard if place else None


def unnamed(fight: OpenFight) -> bool:
    """Whether only the table can say who defends: a Town of a faction that nobody plays."""
    own = printed(fight.place) if fight.kind == "neutral" else None
    return own is not None and bool(own.faction) and not fight.guards


def unused(state: SheetState) -> list[str]:
    """The factions on the table that nobody plays: one of them defends a Random Town. heroes3 7."""
    body = state.layout.body
    played = {chair.faction for chair in body.players}
    return [name for name in FACTIONS if name not in played and units().file.groups[name].box in body.boxes]


def choices(place: str, faction: str) -> list[tuple[int, list[Side]]]:
    """What a faction defends a place with: so many of these sides each; where more fit, the table chooses."""
    own = printed(place)
    return [(count, _fitting(faction, kind)) for kind, count in own.faction.items()] if own is not None else []


def defenders(place: str, faction: str) -> tuple[str, ...]:
    """The defence of a place by a faction, where more units fit with the first of them."""
    return tuple(side.key for count, fitting in choices(place, faction) for side in fitting[:count])


def joining(fight: OpenFight, difficulty: str) -> tuple[tuple[str, ...], str]:
    """Neutral cards that join those that are drawn, and the tier of the card they stand in for; none if there is none.

    heroes3 7: two gold Cyclopes replace one azure card, so without an azure card in the guard nothing is replaced.
    """
    own = printed(fight.place) if fight.kind == "neutral" and not fight.guards else None
    if own is None or not own.instead or not neutral_numbers(fight.level, difficulty)[TIERS.index(own.instead)]:
        return (), ""
    return tuple(f"neutral:{card}" for card, count in own.cards.items() for _ in range(count)), own.instead


def azure(fight: OpenFight, difficulty: str) -> bool:
    """Whether an azure card is among the guards: those named, or those drawn by level. heroes3 8 and 9."""
    if fight.kind != "neutral" or unnamed(fight):
        return False
    if fight.guards:
        return any(units().by_key[key].tier == AZURE for key in fight.guards)
    _, instead = joining(fight, difficulty)
    return neutral_numbers(fight.level, difficulty)[TIERS.index(AZURE)] > (instead == AZURE)


def walled(fight: OpenFight) -> bool:
    """Whether Walls and a Gate stand there without an Arrow Tower. heroes3 7."""
    own = printed(fight.place) if fight.kind == "neutral" else None
    return own is not None and own.walls


def named(desk: Desk, place: str, typed: tuple[str, ...]) -> tuple[str, ...]:
    """The guards that the table names, as keys of sides; what is not printed so needs the table's word."""
    sides = [find_side(side) for side in typed]
    if len(sides) > MOST_UNITS:
        desk.forbid(TooMany("h3-too-many-units", "6", found=len(sides), most=MOST_UNITS))
    for side in sides:
        if side.group == "siege":
            raise Unknown("h3s-no-such-unit", found=side.key)
    own = printed(place)
    if own is not None and own.faction and sides:
        _check_faction(desk, place, own, sides)
    return tuple(side.key for side in sides)


def tell(desk: Desk, fight: OpenFight) -> None:
    """Who stands there, where it is not simply drawn by level."""
    if fight.kind != "neutral":
        return
    if fight.guards:
        sides: list[Argument] = [enlisting.side_words(units().by_key[key]) for key in fight.guards]
        desk.note("", "7", message("h3s-tb-guards-named", units=sides))
    elif fight.place and printed(fight.place) is not None:
        place = places().place(fight.place)
        desk.note("", "7", message("h3s-tb-guards", place=place.name, text=place.tell), "remind")


# --- how it works --------------------------------------------------------------------------------


def _check_faction(desk: Desk, place: str, own: GuardDef, sides: list[Side]) -> None:
    """One faction defends that nobody plays, with as many of each tier and side as are printed. heroes3 7."""
    for faction in dict.fromkeys(side.group for side in sides):
        if faction not in unused(desk.state):
            name = units().group_name(faction)
            desk.forbid(NotAllowed("h3s-tb-guards-played", "7", faction=name))
    found = Counter(f"{side.tier}/{side.side}" for side in sides)
    if found != Counter(own.faction) or len({side.group for side in sides}) > 1:
        where = places().place(place)
        desk.forbid(NotAllowed("h3s-tb-guards-other", "7", place=where.name, text=where.tell))


def _fitting(faction: str, kind: str) -> list[Side]:
    tier, _, face = kind.partition("/")
    return [side for side in units().sides if (side.group, side.tier, side.side) == (faction, tier, face)]
