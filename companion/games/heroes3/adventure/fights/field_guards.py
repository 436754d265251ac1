"""Who guards a field where its place prints guards of its own, or the table names them. heroes3 7 and 8."""

from __future__ import annotations

from collections import Counter

from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.content.map_file_schemas import GuardDef
from companion.games.heroes3.adventure.effect_handlers import unit_and_machine_gain_effects
from companion.games.heroes3.adventure.state import AdventureState, OpenFight
from companion.games.heroes3.cards.find_unit_or_card_by_name import require_unit_side
from companion.games.heroes3.cards.unit_cards import FACTIONS, Side, load_units
from companion.games.heroes3.combat.model.neutral_guards import count_neutral_guards
from companion.games.heroes3.combat.model.refusals import NotAllowed, TooMany
from companion.games.heroes3.combat.model.setup_data import MOST_UNITS
from companion.games.heroes3.combat.model.unit_types import TIERS
from companion.kernel.messages import Argument, message
from companion.kernel.refusals import Unknown

AZURE = "azure"


def printed_guards(place: str) -> GuardDef | None:
    """The guards that are printed with a place; None where those of its level stand there."""
    return get_map_content().place(place).guard if place else None


def needs_named_guards(fight: OpenFight) -> bool:
    """Whether only the table can say who defends: a Town of a faction that nobody plays."""
    own = printed_guards(fight.place) if fight.kind == "neutral" else None
    return own is not None and bool(own.faction) and not fight.guards


def unplayed_factions(state: AdventureState) -> list[str]:
    """The factions on the table that nobody plays: one of them defends a Random Town. heroes3 7."""
    body = state.layout.body
    played = {chair.faction for chair in body.players}
    return [name for name in FACTIONS if name not in played and load_units().file.groups[name].box in body.boxes]


def faction_defender_choices(place: str, faction: str) -> list[tuple[int, list[Side]]]:
    """What a faction defends a place with: so many of these sides each; where more fit, the table chooses."""
    own = printed_guards(place)
    return [(count, _fitting(faction, kind)) for kind, count in own.faction.items()] if own is not None else []


def default_faction_defenders(place: str, faction: str) -> tuple[str, ...]:
    """The defence of a place by a faction, where more units fit with the first of them."""
    return tuple(side.key for count, fitting in faction_defender_choices(place, faction) for side in fitting[:count])


def printed_cards_and_tier_they_replace(fight: OpenFight, difficulty: str) -> tuple[tuple[str, ...], str]:
    """Neutral cards that join those that are drawn, and the tier of the card they stand in for; none if there is none.

    heroes3 7: two gold Cyclopes replace one azure card, so without an azure card in the guard nothing is replaced.
    """
    own = printed_guards(fight.place) if fight.kind == "neutral" and not fight.guards else None
    if own is None or not own.instead or not count_neutral_guards(fight.level, difficulty)[TIERS.index(own.instead)]:
        return (), ""
    return tuple(f"neutral:{card}" for card, count in own.cards.items() for _ in range(count)), own.instead


def guards_include_azure(fight: OpenFight, difficulty: str) -> bool:
    """Whether an azure card is among the guards: those named, or those drawn by level. heroes3 8 and 9."""
    if fight.kind != "neutral" or needs_named_guards(fight):
        return False
    if fight.guards:
        return any(load_units().by_key[key].tier == AZURE for key in fight.guards)
    _, instead = printed_cards_and_tier_they_replace(fight, difficulty)
    return count_neutral_guards(fight.level, difficulty)[TIERS.index(AZURE)] > (instead == AZURE)


def has_walls_and_gate(fight: OpenFight) -> bool:
    """Whether Walls and a Gate stand there without an Arrow Tower. heroes3 7."""
    own = printed_guards(fight.place) if fight.kind == "neutral" else None
    return own is not None and own.walls


def parse_named_guards(context: ActContext, place: str, typed: tuple[str, ...]) -> tuple[str, ...]:
    """The guards that the table names, as keys of sides; what is not printed so needs the table's word."""
    sides = [require_unit_side(side) for side in typed]
    if len(sides) > MOST_UNITS:
        context.forbid(TooMany("h3-too-many-units", "6", found=len(sides), most=MOST_UNITS))
    for side in sides:
        if side.group == "siege":
            raise Unknown("h3s-no-such-unit", found=side.key)
    own = printed_guards(place)
    if own is not None and own.faction and sides:
        _check_faction(context, place, own, sides)
    return tuple(side.key for side in sides)


def announce_guards(context: ActContext, fight: OpenFight) -> None:
    """Who stands there, where it is not simply drawn by level."""
    if fight.kind != "neutral":
        return
    if fight.guards:
        sides: list[Argument] = [
            unit_and_machine_gain_effects.unit_name_with_side(load_units().by_key[key]) for key in fight.guards
        ]
        context.note("", "7", message("h3s-tb-guards-named", units=sides))
    elif fight.place and printed_guards(fight.place) is not None:
        place = get_map_content().place(fight.place)
        context.note("", "7", message("h3s-tb-guards", place=place.name, text=place.tell), "remind")


# --- how it works --------------------------------------------------------------------------------


def _check_faction(context: ActContext, place: str, own: GuardDef, sides: list[Side]) -> None:
    """One faction defends that nobody plays, with as many of each tier and side as are printed. heroes3 7."""
    for faction in dict.fromkeys(side.group for side in sides):
        if faction not in unplayed_factions(context.state):
            name = load_units().group_name(faction)
            context.forbid(NotAllowed("h3s-tb-guards-played", "7", faction=name))
    found = Counter(f"{side.tier}/{side.side}" for side in sides)
    if found != Counter(own.faction) or len({side.group for side in sides}) > 1:
        where = get_map_content().place(place)
        context.forbid(NotAllowed("h3s-tb-guards-other", "7", place=where.name, text=where.tell))


def _fitting(faction: str, kind: str) -> list[Side]:
    tier, _, face = kind.partition("/")
    return [side for side in load_units().sides if (side.group, side.tier, side.side) == (faction, tier, face)]
