"""The town: building, units, the Mage Guild, and what buildings offer. heroes3 2, 3 and 6.

Every token is used once a round, in anybody's turn, but not during a combat.
"""

from __future__ import annotations

from companion.games.heroes3.combat.refusals import Forbidden, NotAllowed
from companion.games.heroes3.evening.deeds import Deed
from companion.games.heroes3.evening.levels import levels
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.refusals import told
from companion.games.heroes3.evening.towns import Building, check_build
from companion.games.heroes3.evening.wording import effect_words
from companion.games.heroes3.sheet import acts, heroes, lasting, looking, mustering, purses, running
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.state import Unit
from companion.kernel.effects import Do
from companion.kernel.refusals import Refused, Unknown
from companion.kernel.words import Message, message

_IN_COMBAT = {"attack", "defense", "power", "enemy-discards"}
"""Words that are played out at the combat board."""


def build(desk: Desk, act: acts.Build) -> None:
    """A building is built with the Build token. heroes3 6."""
    sheet, town = desk.sheet(act.seat), looking.town(desk.state, act.seat)
    building = town.building(act.building)
    if (closed := looking.town_closed(desk.state)) is not None:
        desk.forbid(closed)
    try:
        check_build(town, building.id, set(sheet.built), building.cost, not sheet.build_token)
    except Forbidden as refusal:
        desk.forbid(refusal)
    if (amid := looking.mid_action(desk.state)) is not None:
        desk.forbid(amid)
    purses.pay(desk, act.seat, building.cost, "6", building.name)
    sheet.build_token = False
    _reacts(desk, act.seat)
    raise_up(desk, act.seat, building)
    if building.kind == "mage-guild":
        sheet.guild_round = desk.state.table.round
    purses.count(desk, act.seat, "built")
    desk.note(act.seat, "6", _builds(desk, act.seat, building))
    for deed in building.due("built"):
        running.run(desk, act.seat, looking.source_of(building), deed.effect)


def raise_up(desk: Desk, seat: str, building: Building) -> None:
    """The building stands on the board from now on."""
    sheet = desk.sheet(seat)
    if building.id not in sheet.built:
        sheet.built = (*sheet.built, building.id)


def muster(desk: Desk, act: acts.Muster) -> None:
    """Units are recruited and reinforced with the Population token. heroes3 2 and 6."""
    sheet = desk.sheet(act.seat)
    for refusal in mustering.why_no_muster(desk.state, act.seat, act.recruit, act.reinforce):
        desk.forbid(refusal)
    cost = mustering.muster_cost(desk.state, act.seat, act.recruit, act.reinforce)
    paid = mustering.payment(desk.state, act.seat, cost)
    purses.pay(desk, act.seat, paid, "6", message("h3s-units", count=len(act.recruit) + len(act.reinforce)))
    if act.reinforce and mustering.cheaper(desk.state, act.seat):
        lasting.used(desk, act.seat, "cheaper-reinforcing")
    sheet.population_token = False
    _reacts(desk, act.seat)
    for unit in act.recruit:
        sheet.army = (*sheet.army, Unit(unit))
        _recruited(desk, act.seat, unit)
    for unit in act.reinforce:
        sheet.army = mustering.reinforced(sheet.army, unit)
        _reinforced(desk, act.seat, unit)
    if paid:
        desk.note(act.seat, "6", message("h3s-paid", name=desk.name(act.seat), amount=told(paid)))


def hire(desk: Desk, act: acts.Hire) -> None:
    """A secondary hero is hired with the Population token, in an own Town or Settlement. heroes3 3."""
    sheet = desk.sheet(act.seat)
    for refusal in looking.why_no_hire(desk.state, act.seat):
        desk.forbid(refusal)
    price = Purse(levels().secondary_cost)
    purses.pay(desk, act.seat, price, "3", message("h3s-secondary-hero"))
    sheet.population_token = False
    _reacts(desk, act.seat)
    desk.note(act.seat, "3", message("h3s-paid", name=desk.name(act.seat), amount=told(price)))
    if not sheet.secondary:
        heroes.give_secondary(desk, act.seat)


def buy_spell(desk: Desk, act: acts.BuySpell) -> None:
    """The Mage Guild sells Search(2) in the Spell deck for the Spell Book token. heroes3 2."""
    for refusal in looking.why_no_spell(desk.state, act.seat):
        desk.forbid(refusal)
    sheet, guild = desk.sheet(act.seat), looking.town(desk.state, act.seat).building("mage-guild")
    price = Purse(looking.spell_price(desk.state, act.seat) or 0)
    purses.pay(desk, act.seat, price, "2", guild.name)
    sheet.spell_token = False
    _reacts(desk, act.seat)
    purses.count(desk, act.seat, "spells-bought")
    desk.note(act.seat, "2", message("h3s-buys-spell", name=desk.name(act.seat), amount=told(price)))
    running.run(desk, act.seat, looking.source_of(guild), "search(spells, 2)")


def use(desk: Desk, act: acts.Use) -> None:
    """A building is used: in the own turn, once in the round, or in a combat."""
    sheet = desk.sheet(act.seat)
    building = looking.town(desk.state, act.seat).building(act.building)
    deed, refusal = _offered(desk, act.seat, building)
    if isinstance(refusal, Forbidden):
        desk.forbid(refusal)
    source = looking.source_of(building)
    desk.note(act.seat, "6", message("h3s-uses", name=desk.name(act.seat), building=building.name))
    if deed.when in looking.ONCE and source not in sheet.used:
        sheet.used = (*sheet.used, source)
    if "spend-cube" in deed.text:
        sheet.cubes[building.id] = max(0, sheet.cubes.get(building.id, 0) - 1)
    if deed.when == "combat" or _played_in_combat(deed):
        words = effect_words(deed.effect, building.tell)
        desk.note(act.seat, "9", message("h3s-in-combat", what=words), "remind")
        return
    running.run(desk, act.seat, source, deed.effect)


# --- how it works --------------------------------------------------------------------------------


def _reacts(desk: Desk, seat: str) -> None:
    """A token is used as somebody announces a combat: only before its units are placed. heroes3 2."""
    if desk.state.table.fight is not None:
        desk.note(seat, "2", message("h3s-tb-town-first"), "remind")


def _builds(desk: Desk, seat: str, building: Building) -> Message:
    return message("h3s-builds", name=desk.name(seat), building=building.name, cost=told(building.cost))


def _recruited(desk: Desk, seat: str, unit: str) -> None:
    purses.count(desk, seat, "recruited")
    side = mustering.few(unit)
    desk.note(seat, "6", message("h3s-recruits", name=desk.name(seat), unit=side.name), "gain")


def _reinforced(desk: Desk, seat: str, unit: str) -> None:
    purses.count(desk, seat, "reinforced")
    side = mustering.pack(unit)
    desk.note(seat, "6", message("h3s-reinforces", name=desk.name(seat), unit=side.name), "gain")


def _offered(desk: Desk, seat: str, building: Building) -> tuple[Deed, Refused | None]:
    """What a building offers: what is possible now comes first. A refusal where nothing can be used at all."""
    every = [deed for deed in building.deeds if deed.when in looking.OFFERED]
    if not every:
        raise Unknown("h3s-nothing-to-use", building=building.name)
    offers = [(deed, why) for found, deed, why in looking.uses(desk.state, seat) if found is building]
    if not offers:
        desk.forbid(NotAllowed("h3s-not-built", "6", building=building.name))
        return every[0], None
    return next((offer for offer in offers if offer[1] is None), offers[0])


def _played_in_combat(deed: Deed) -> bool:
    return all(isinstance(step, Do) and step.word in _IN_COMBAT for step in deed.effect)
