"""Questions about a player's state: limits, income, and what a player may build, recruit or use now.

Nothing here changes anything. The acts ask the same functions before they do something.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from companion.games.heroes3.adventure.content import towns
from companion.games.heroes3.adventure.content.file_schemas import LevelDef
from companion.games.heroes3.adventure.content.towns import Building, Town
from companion.games.heroes3.adventure.content.triggered_effect_loading import TimedEffect
from companion.games.heroes3.adventure.effects import lasting_effects
from companion.games.heroes3.adventure.rules import income as incomes
from companion.games.heroes3.adventure.rules.hero_levels import level_for_experience, level_table
from companion.games.heroes3.adventure.rules.income import Income
from companion.games.heroes3.adventure.state import AdventureState, HeroKind, PendingQuestion, PlayerState
from companion.games.heroes3.combat.model.refusals import Forbidden, NotAllowed, WrongMoment
from companion.kernel.building_blocks.effect_parser import Do
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


def get_main_hero_level(sheet: PlayerState) -> LevelDef:
    """The level of the main hero. heroes3 3."""
    return level_for_experience(sheet.experience)


def hand_limit(state: AdventureState, seat: str) -> int:
    """How many cards the hand may hold as the turn begins. heroes3 2 and 3."""
    return max(
        LEAST_HAND, get_main_hero_level(state.sheet(seat)).hand + lasting_effects.lasting_hand_limit_bonus(state, seat)
    )


def expert_uses_per_round(sheet: PlayerState) -> int:
    """How many expert effects a round brings. heroes3 3."""
    return get_main_hero_level(sheet).expert


def movement_per_round(state: AdventureState, seat: str, hero: HeroKind = "main") -> int:
    """The movement points that a round brings to a hero. heroes3 1."""
    table = level_table()
    own = table.main_movement if hero == "main" else table.secondary_movement
    return max(0, own + lasting_effects.lasting_movement_bonus(state, seat))


def can_reroll_with_morale(state: AdventureState, seat: str) -> bool:
    """Whether morale lets a player roll a die again: a token does, what cards do only the table knows. heroes3 2."""
    return state.sheet(seat).morale == "positive" and not state.layout.morale_cards


def pending_questions_of(state: AdventureState, seat: str) -> tuple[PendingQuestion, ...]:
    """The open questions of a player."""
    return tuple(matter for matter in state.table.matters if matter.seat == seat)


# --- the town ------------------------------------------------------------------------------------


def player_town(state: AdventureState, seat: str) -> Town:
    """The town board of a player."""
    return towns.require_town(state.layout.chairs[state.sheet(seat).id].faction, state.layout.body.corrections)


def count_homes(sheet: PlayerState) -> int:
    """How many Towns and Settlements a player has; a Random Town is one like a Settlement. heroes3 7 and 12."""
    return int(sheet.town) + sum(flag.place in HOMES for flag in sheet.flags)


def next_income(state: AdventureState, seat: str) -> Income:
    """What the next resource round brings. heroes3 1."""
    sheet = state.sheet(seat)
    start = sheet.start_income + lasting_effects.lasting_production(state, seat)
    brought = incomes.compute_income(player_town(state, seat), set(sheet.built), start, sheet.flags, state.layout.rules)
    return replace(brought, track=(brought.track - sheet.less_income).floored())


def building_refusals_for_player(state: AdventureState, seat: str) -> dict[str, Refused | None]:
    """Every building that does not stand yet, with why it cannot be built now. heroes3 6."""
    sheet = state.sheet(seat)
    found = towns.refusals_by_building(player_town(state, seat), set(sheet.built), sheet.purse, not sheet.build_token)
    closed, amid = town_token_moment_refusal(state), town_token_interruption_refusal(state)
    return {building: closed or refusal or amid for building, refusal in found.items()}


def town_token_moment_refusal(state: AdventureState) -> Forbidden | None:
    """Why nobody can use a town token now: they are used in turns and never during a combat. heroes3 2.

    In the AI heroes' turn they are as well, for everybody may react to a combat that is announced. One with cards only
    counts as announced: whether its units are placed only the table knows.
    """
    if state.table.fight is not None and state.table.fight.table:
        return WrongMoment("h3s-not-in-combat", "2")
    if state.table.phase not in ("turn", "ai"):
        return WrongMoment("h3s-in-a-turn", "2")
    return None


def town_token_interruption_refusal(state: AdventureState) -> Forbidden | None:
    """Something else is under way, in the middle of which no town token is used. heroes3 2."""
    under_way = any(matter.kind != "offer" for matter in state.table.matters)
    return WrongMoment("h3s-mid-action", "2") if under_way else None


def list_building_uses_with_refusals(
    state: AdventureState, seat: str
) -> list[tuple[Building, TimedEffect, Refused | None]]:
    """What the buildings offer to whoever asks for it, with why not now."""
    sheet = state.sheet(seat)
    return [
        (building, deed, _no_use(state, sheet, building, deed))
        for building in player_town(state, seat).buildings.values()
        if building.id in sheet.built
        for deed in building.deeds
        if deed.when in OFFERED
    ]


def building_effect_origin(building: Building) -> str:
    """What a building is called as a source, and in `Sheet.used`."""
    return f"building:{building.key}"


def spell_token_price(state: AdventureState, seat: str) -> int | None:
    """What the Spell Book token costs; None without a Mage Guild, unless a card makes it free. heroes3 2."""
    if lasting_effects.find_lasting_effects(state, "free-spell-book", seat):
        return 0
    sheet = state.sheet(seat)
    prices = [
        int(step.args[0])
        for _, deed in towns.building_effects_due_at(player_town(state, seat), set(sheet.built), "always")
        for step in deed.effect
        if isinstance(step, Do) and step.word == "spell-book"
    ]
    return min(prices, default=None)


def has_building_or_lasting_effect(state: AdventureState, seat: str, word: str) -> bool:
    """Whether a building, or something that holds for a while, says this word to a player."""
    standing = towns.building_effects_due_at(player_town(state, seat), set(state.sheet(seat).built), "always")
    words = {step.word for _, deed in standing for step in deed.effect if isinstance(step, Do)}
    return word in words or bool(lasting_effects.find_lasting_effects(state, word, seat))


def pending_spell_search(state: AdventureState, seat: str) -> PendingQuestion | None:
    """The Search for spells that waits for a player, if one does. heroes3 4."""
    return next((one for one in pending_questions_of(state, seat) if one.kind == "search" and SPELLS in one.step), None)


def spell_purchase_refusals(state: AdventureState, seat: str) -> Iterator[Forbidden]:
    """Why the Spell Book token cannot be used now, apart from its price. heroes3 2."""
    sheet = state.sheet(seat)
    if (closed := town_token_moment_refusal(state)) is not None:
        yield closed
    if not sheet.spell_token:
        yield NotAllowed("h3s-token-used", "2", name=state.layout.names(seat), token="spell-book")
    if spell_token_price(state, seat) is None:
        yield NotAllowed("h3s-no-mage-guild", "2")
    elif sheet.guild_round == state.table.round and not lasting_effects.find_lasting_effects(
        state, "free-spell-book", seat
    ):
        yield NotAllowed("h3s-guild-too-new", "2")
    if (amid := town_token_interruption_refusal(state)) is not None:
        yield amid


def hire_refusals(state: AdventureState, seat: str) -> Iterator[Forbidden]:
    """Why no secondary hero can be hired now, apart from the price. heroes3 2 and 3."""
    sheet = state.sheet(seat)
    if (closed := town_token_moment_refusal(state)) is not None:
        yield closed
    if not sheet.population_token:
        yield NotAllowed("h3s-token-used", "2", name=state.layout.names(seat), token="population")
    if sheet.secondary:
        yield NotAllowed("h3s-one-secondary", "3", name=state.layout.names(seat))
    if not count_homes(sheet):
        yield NotAllowed("h3s-no-home", "3", name=state.layout.names(seat))
    if (amid := town_token_interruption_refusal(state)) is not None:
        yield amid


def _no_use(state: AdventureState, sheet: PlayerState, building: Building, deed: TimedEffect) -> Refused | None:
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
    if building_effect_origin(building) in sheet.used:
        return NotAllowed("h3s-used-already", "6", building=building.name, when=deed.when)
    if deed.text == "school-search" and pending_spell_search(state, sheet.id) is None:
        return WrongMoment("h3s-no-spell-search", "6", building=building.name)
    return None
