"""What the sheets say when somebody looks: limits, income, and what a player may build, recruit or use now.

Nothing here changes anything. The acts ask the same functions before they do something.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.games.heroes3.combat.refusals import Forbidden, NotAllowed, WrongMoment
from companion.games.heroes3.evening import income as incomes
from companion.games.heroes3.evening import towns
from companion.games.heroes3.evening.deeds import Deed
from companion.games.heroes3.evening.files import LevelDef
from companion.games.heroes3.evening.income import Income
from companion.games.heroes3.evening.levels import level_at, levels
from companion.games.heroes3.evening.towns import Building, Town
from companion.games.heroes3.sheet import lasting
from companion.games.heroes3.sheet.state import HeroKind, Matter, Sheet, SheetState
from companion.kernel.effects import Do
from companion.kernel.refusals import Refused

HOMES = ("settlement", "random-town", "town")
"""The places that are a home besides the own town."""
SPELLS = "search(spells, "
"""How a Search for spells is written."""
LEAST_HAND = 4
"""No effect makes the hand limit lower than this."""
ONCE = ("once-a-turn", "each-round")
"""What a building offers once in the own turn or once in the round; of `own-turn` nobody says how often."""
OFFERED = ("own-turn", *ONCE, "combat")
"""The moments at which a building waits for its owner to use it."""


# --- the hero ------------------------------------------------------------------------------------


def level(sheet: Sheet) -> LevelDef:
    """The level of the main hero. heroes3 3."""
    return level_at(sheet.experience)


def hand_limit(state: SheetState, seat: str) -> int:
    """How many cards the hand may hold as the turn begins. heroes3 2 and 3."""
    return max(LEAST_HAND, level(state.sheet(seat)).hand + lasting.hand(state, seat))


def expert_most(sheet: Sheet) -> int:
    """How many expert effects a round brings. heroes3 3."""
    return level(sheet).expert


def movement_most(state: SheetState, seat: str, hero: HeroKind = "main") -> int:
    """The movement points that a round brings to a hero. heroes3 1."""
    table = levels()
    own = table.main_movement if hero == "main" else table.secondary_movement
    return max(0, own + lasting.movement(state, seat))


def rerolls(state: SheetState, seat: str) -> bool:
    """Whether morale lets a player roll a die again: a token does, what cards do only the table knows. heroes3 2."""
    return state.sheet(seat).morale == "positive" and not state.layout.morale_cards


def matters_of(state: SheetState, seat: str) -> tuple[Matter, ...]:
    """What waits for a player."""
    return tuple(matter for matter in state.table.matters if matter.seat == seat)


# --- the town ------------------------------------------------------------------------------------


def town(state: SheetState, seat: str) -> Town:
    """The town board of a player."""
    return towns.town(state.layout.chairs[state.sheet(seat).id].faction, state.layout.body.corrections)


def homes(sheet: Sheet) -> int:
    """How many Towns and Settlements a player has; a Random Town is one like a Settlement. heroes3 7 and 12."""
    return int(sheet.town) + sum(flag.place in HOMES for flag in sheet.flags)


def income(state: SheetState, seat: str) -> Income:
    """What the next resource round brings. heroes3 1."""
    sheet = state.sheet(seat)
    start = sheet.start_income + lasting.production(state, seat)
    brought = incomes.income(town(state, seat), set(sheet.built), start, sheet.flags, state.layout.rules)
    return replace(brought, track=(brought.track - sheet.less_income).floored())


def buildable(state: SheetState, seat: str) -> dict[str, Refused | None]:
    """Every building that does not stand yet, with why it cannot be built now. heroes3 6."""
    sheet = state.sheet(seat)
    found = towns.buildable(town(state, seat), set(sheet.built), sheet.purse, not sheet.build_token)
    closed, amid = town_closed(state), mid_action(state)
    return {building: closed or refusal or amid for building, refusal in found.items()}


def town_closed(state: SheetState) -> Forbidden | None:
    """Why nobody can use a town token now: they are used in turns and never during a combat. heroes3 2.

    In the AI heroes' turn they are as well, for everybody may react to a combat that is announced. One with cards only
    counts as announced: whether its units are placed only the table knows.
    """
    if state.table.fight is not None and state.table.fight.table:
        return WrongMoment("h3s-not-in-combat", "2")
    if state.table.phase not in ("turn", "ai"):
        return WrongMoment("h3s-in-a-turn", "2")
    return None


def mid_action(state: SheetState) -> Forbidden | None:
    """Something else is under way, in the middle of which no town token is used. heroes3 2."""
    under_way = any(matter.kind != "offer" for matter in state.table.matters)
    return WrongMoment("h3s-mid-action", "2") if under_way else None


def uses(state: SheetState, seat: str) -> list[tuple[Building, Deed, Refused | None]]:
    """What the buildings offer to whoever asks for it, with why not now."""
    sheet = state.sheet(seat)
    return [
        (building, deed, _no_use(state, sheet, building, deed))
        for building in town(state, seat).buildings.values()
        if building.id in sheet.built
        for deed in building.deeds
        if deed.when in OFFERED
    ]


def source_of(building: Building) -> str:
    """What a building is called as a source, and in `Sheet.used`."""
    return f"building:{building.key}"


def spell_price(state: SheetState, seat: str) -> int | None:
    """What the Spell Book token costs; None without a Mage Guild, unless a card makes it free. heroes3 2."""
    if lasting.of(state, "free-spell-book", seat):
        return 0
    sheet = state.sheet(seat)
    prices = [
        int(step.args[0])
        for _, deed in towns.due(town(state, seat), set(sheet.built), "always")
        for step in deed.effect
        if isinstance(step, Do) and step.word == "spell-book"
    ]
    return min(prices, default=None)


def has_word(state: SheetState, seat: str, word: str) -> bool:
    """Whether a building, or something that holds for a while, says this word to a player."""
    standing = towns.due(town(state, seat), set(state.sheet(seat).built), "always")
    words = {step.word for _, deed in standing for step in deed.effect if isinstance(step, Do)}
    return word in words or bool(lasting.of(state, word, seat))


def spell_search(state: SheetState, seat: str) -> Matter | None:
    """The Search for spells that waits for a player, if one does. heroes3 4."""
    return next((one for one in matters_of(state, seat) if one.kind == "search" and SPELLS in one.step), None)


def why_no_spell(state: SheetState, seat: str) -> Iterator[Forbidden]:
    """Why the Spell Book token cannot be used now, apart from its price. heroes3 2."""
    sheet = state.sheet(seat)
    if (closed := town_closed(state)) is not None:
        yield closed
    if not sheet.spell_token:
        yield NotAllowed("h3s-token-used", "2", name=state.layout.names(seat), token="spell-book")
    if spell_price(state, seat) is None:
        yield NotAllowed("h3s-no-mage-guild", "2")
    elif sheet.guild_round == state.table.round and not lasting.of(state, "free-spell-book", seat):
        yield NotAllowed("h3s-guild-too-new", "2")
    if (amid := mid_action(state)) is not None:
        yield amid


def why_no_hire(state: SheetState, seat: str) -> Iterator[Forbidden]:
    """Why no secondary hero can be hired now, apart from the price. heroes3 2 and 3."""
    sheet = state.sheet(seat)
    if (closed := town_closed(state)) is not None:
        yield closed
    if not sheet.population_token:
        yield NotAllowed("h3s-token-used", "2", name=state.layout.names(seat), token="population")
    if sheet.secondary:
        yield NotAllowed("h3s-one-secondary", "3", name=state.layout.names(seat))
    if not homes(sheet):
        yield NotAllowed("h3s-no-home", "3", name=state.layout.names(seat))
    if (amid := mid_action(state)) is not None:
        yield amid


def _no_use(state: SheetState, sheet: Sheet, building: Building, deed: Deed) -> Refused | None:
    fight = state.table.fight
    if deed.when == "combat":
        if fight is None or sheet.id not in (fight.seat, fight.enemy):
            return WrongMoment("h3s-only-in-combat", "9", building=building.name)
        if "spend-cube" in deed.text and not sheet.cubes.get(building.id):
            return NotAllowed("h3s-no-cube", "6", building=building.name)
        return None
    if deed.when != "each-round" and state.active != sheet.id:
        return WrongMoment("h3s-own-turn-only", "2", name=state.layout.names(sheet.id))
    if deed.when != "each-round" and fight is not None:
        return WrongMoment("h3s-not-in-combat", "2")
    if source_of(building) in sheet.used:
        return NotAllowed("h3s-used-already", "6", building=building.name, when=deed.when)
    if deed.text == "school-search" and spell_search(state, sheet.id) is None:
        return WrongMoment("h3s-no-spell-search", "6", building=building.name)
    return None
