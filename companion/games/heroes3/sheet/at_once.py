"""Words that are carried out at once: resources, experience, movement, morale, and what only the table can do."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.heroes3.combat.refusals import NotAllowed
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.wording import effect_words
from companion.games.heroes3.sheet import heroes, proclaiming, purses, sources
from companion.games.heroes3.sheet.asked import DONE, NONE, Ask
from companion.games.heroes3.sheet.errands import Carried, Errand, Word
from companion.games.heroes3.sheet.state import HeroKind, Matter
from companion.kernel.questions import Option
from companion.kernel.refusals import Unknown
from companion.kernel.words import Message, message

HEROES: tuple[HeroKind, ...] = ("main", "secondary")


def amount(errand: Errand) -> Purse:
    """The resources that a word names: `gold+5`, `pay(3, gold)`."""
    do = errand.do
    if do.args:
        return Purse.of({do.args[1]: int(do.args[0])})
    return Purse.of({do.word: int(do.amount)})


def phrase(errand: Errand) -> Message:
    """What the step is about, in words."""
    return effect_words(errand.about.effect, sources.tell(errand.source))


# --- resources -----------------------------------------------------------------------------------


def _gain(errand: Errand) -> Carried:
    purses.gain(errand.desk, errand.seat, amount(errand), errand.rule, sources.name(errand.source))
    return errand.then


def _pay(errand: Errand) -> Carried:
    source = sources.name(errand.source)
    purses.pay_told(errand.desk, errand.seat, amount(errand), errand.rule, source, source)
    return errand.then


def _less_income(errand: Errand) -> Carried:
    errand.sheet.less_income += amount(errand)
    return told(errand)


# --- heroes --------------------------------------------------------------------------------------


def _experience(errand: Errand) -> Carried:
    """The main hero gains it; what a secondary hero visits gives none. heroes3 3."""
    if errand.hero == "secondary":
        errand.note(message("h3s-experience-never", name=errand.name), "remind", "3")
        return errand.then
    heroes.add_experience(errand.desk, errand.seat, int(errand.do.amount))
    return errand.then


def _movement(errand: Errand) -> Carried:
    """On a visit the hero who visits gains it, else one of choice. heroes3 1."""
    if errand.sheet.secondary and not errand.source.startswith("place:"):
        return errand.wait("hero")
    heroes.add_movement(errand.desk, errand.seat, errand.hero, int(errand.do.amount))
    return errand.then


def _main_movement(errand: Errand) -> Carried:
    heroes.add_movement(errand.desk, errand.seat, "main", int(errand.do.amount))
    return errand.then


def _lose_movement(errand: Errand) -> Carried:
    able = [hero for hero in HEROES if points(errand, hero) >= int(errand.do.args[0])]
    if len(able) > 1:
        return errand.wait("hero")
    heroes.add_movement(errand.desk, errand.seat, able[0] if able else "main", -int(errand.do.args[0]))
    return errand.then


def points(errand: Errand, hero: HeroKind) -> int:
    """The movement points that a hero has; none where there is no such hero."""
    sheet = errand.sheet
    return sheet.movement if hero == "main" else sheet.secondary_movement if sheet.secondary else 0


def ask_hero(errand: Errand, matter: Matter) -> Ask:
    """Ask which of the two heroes gains or pays the movement points."""
    options = tuple(Option(hero, message("h3s-fx-hero", hero=hero, points=points(errand, hero))) for hero in HEROES)
    return Ask(message("h3s-fx-which-hero", name=errand.name, does=phrase(errand)), options, rule="1")


def take_hero(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The hero who gains or pays the movement points."""
    hero = next((hero for hero in HEROES if answer == (hero,)), None)
    if hero is None:
        raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=list(HEROES))
    by = -int(errand.do.args[0]) if errand.do.args else int(errand.do.amount)
    heroes.add_movement(errand.desk, errand.seat, hero, by)
    return errand.then


def _morale(errand: Errand) -> Carried:
    heroes.add_morale(errand.desk, errand.seat, "positive" if errand.do.args == ("positive",) else "negative")
    return errand.then


def _secondary(errand: Errand) -> Carried:
    heroes.give_secondary(errand.desk, errand.seat)
    return errand.then


# --- cubes on buildings --------------------------------------------------------------------------


def _cube(errand: Errand) -> Carried:
    building, most = cubes_of(errand), int(errand.do.args[0])
    errand.sheet.cubes[building] = min(most, errand.sheet.cubes.get(building, 0) + 1)
    errand.note(message("h3s-fx-cube", source=sources.name(errand.source), count=errand.sheet.cubes[building]))
    return errand.then


def _spend_cube(errand: Errand) -> Carried:
    building = cubes_of(errand)
    if not errand.sheet.cubes.get(building, 0):
        errand.desk.forbid(NotAllowed("h3s-fx-no-cube", "6", source=sources.name(errand.source)))
        return errand.then
    errand.sheet.cubes[building] -= 1
    errand.note(message("h3s-fx-cube", source=sources.name(errand.source), count=errand.sheet.cubes[building]))
    return errand.then


def cubes_of(errand: Errand) -> str:
    """The building whose cubes a word counts."""
    return errand.source.rpartition(":")[2]


# --- what the table does -------------------------------------------------------------------------


def told(errand: Errand) -> Carried:
    """One line for the table: the sheet keeps no hands, decks and maps."""
    told = message("h3s-fx-told", name=errand.name, source=sources.name(errand.source), does=phrase(errand))
    errand.note(told, "remind")
    return errand.then


def tell(errand: Errand) -> Carried:
    """The table does it and says so. What does not depend on it goes on."""
    if errand.then:
        return errand.wait("tell")
    errand.desk.open(errand.seat, "tell", errand.source, step=errand.step, hero=errand.hero)
    return ()


def ask_tell(errand: Errand, matter: Matter) -> Ask:
    """Ask the table to do something."""
    options: tuple[Option, ...] = (DONE, NONE) if errand.about.optional else (DONE,)
    if proclaiming.may_be_impossible(matter.source):
        options += (Option("redraw", message("h3s-fx-redraw")),)
    return Ask(tell_words(errand, matter), options, optional=errand.about.optional, rule=errand.rule)


def tell_words(errand: Errand, matter: Matter) -> Message:
    """What the table is to do; what a scenario brings is in its own words."""
    kind, _, number = matter.source.partition(":")
    text = errand.state.layout.body.events[int(number)].text if kind == "scenario" else sources.tell(matter.source)
    source = sources.name(matter.source)
    if not text:
        return message("h3s-fx-tell-name", name=errand.name, source=source)
    return message("h3s-fx-tell", name=errand.name, source=source, text=text)


def take_told(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The table has done it, or left it."""
    if answer == ("redraw",) and proclaiming.may_be_impossible(matter.source):
        errand.desk.close(matter)
        proclaiming.draw_astrologers(errand.desk)
        return None
    if answer == ("none",) and errand.about.optional:
        return ()
    if answer != ("done",):
        raise Unknown(
            "h3s-fx-no-option", found=" ".join(answer), options=[one.id for one in ask_tell(errand, matter).options]
        )
    errand.note(message("h3s-fx-is-done", name=errand.name, source=sources.name(matter.source)))
    return errand.then


def _trade(errand: Errand) -> Carried:
    return errand.wait("trade")


def ask_trade(errand: Errand, matter: Matter) -> Ask:
    """Ask whether the trades are done."""
    return Ask(message("h3s-fx-trade", name=errand.name), (DONE,), rule="5")


def take_traded(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The trades are done."""
    if answer not in (("done",), ("none",)):
        raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=["done"])
    return errand.then


def _pandora(errand: Errand) -> Carried:
    return proclaiming.pandora(errand)


def _nothing(errand: Errand) -> Carried:
    errand.note(message("h3s-fx-nothing", name=errand.name, source=sources.name(errand.source)))
    return errand.then


WORDS: Mapping[str, Word] = {
    **dict.fromkeys(("gold", "materials", "valuables"), _gain),
    **dict.fromkeys(("pay", "lose"), _pay),
    "less-income": _less_income,
    "xp": _experience,
    "mp": _movement,
    "main-mp": _main_movement,
    "lose-mp": _lose_movement,
    "morale": _morale,
    "secondary-hero": _secondary,
    "cube": _cube,
    "spend-cube": _spend_cube,
    "trade": _trade,
    "pandora": _pandora,
    "nothing": _nothing,
    "ask-table": tell,
    **dict.fromkeys(
        (
            "draw", "discard", "swap-hand", "shuffle-discard", "take-back", "enemy-discards", "spell-book", "recruits",
            "reinforces", "fortifies", "units-for-anything", "attack", "defense", "reveal-tile", "rotate-tile",
            "clear-cubes", "free-whirlpools",
        ),
        told,
    ),
}  # fmt: skip
