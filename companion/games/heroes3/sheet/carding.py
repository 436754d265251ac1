"""Cards that come: searched for, drawn, bought, and Statistic cards of choice. heroes3 4."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from companion.games.heroes3.cards import Card, cards, words_of
from companion.games.heroes3.combat.refusals import NotAllowed, TooMany
from companion.games.heroes3.evening.heroes import STATISTICS
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.finding import card_name, find_card
from companion.games.heroes3.sheet import at_once, heroes, lasting, looking, purses, sources
from companion.games.heroes3.sheet.asked import NONE, Ask
from companion.games.heroes3.sheet.errands import Carried, Errand, Word
from companion.games.heroes3.sheet.spelling import read
from companion.games.heroes3.sheet.state import Matter
from companion.kernel.questions import Option
from companion.kernel.refusals import Unknown
from companion.kernel.words import message

DISCARDED, MINOR = "discarded abilities", "minor artifact"
LAID_IN: tuple[str, ...] = ("spell", "artifact", "ability")
"""The kinds of card that players lay into the middle."""
DECKS = {
    "artifacts": ("artifact",), "spells": ("spell",), "abilities": ("ability",), DISCARDED: ("ability",),
    MINOR: ("artifact",), "artifact": ("artifact",), "spell": ("spell",), "ability": ("ability",),
    "laid-in card": LAID_IN,
}  # fmt: skip
"""The kinds of card that lie in a deck; the own deck and discard pile are not on the sheet."""
NECROMANCY, NECROPOLIS = "necromancy", "necropolis"
FIRST_OF_SCHOOL = "take-card(spell)"


def named(typed: str, kinds: Iterable[str] = ()) -> Card:
    """The card that somebody means, by its id or name; `Unknown` where it is of another kind."""
    card = cards().by_id.get(typed) or find_card(typed)
    if kinds and card.kind not in kinds:
        raise Unknown("h3s-fx-wrong-card", card=card_name(card), kinds=[message("h3s-fx-kind", kind=k) for k in kinds])
    return card


def option(card: str) -> Option:
    """A card to choose."""
    return Option(card, message("h3s-fx-card", card=card_name(cards().by_id[card])))


# --- search --------------------------------------------------------------------------------------


def _search(errand: Errand) -> Carried:
    if errand.do.args[0] not in DECKS:
        return at_once.told(errand)
    if looking.SPELLS in errand.step:
        errand.step = _widened(errand)
    return errand.wait("search")


def _widened(errand: Errand) -> str:
    """A Search for spells, of more cards where the astrologers say so. heroes3 1."""
    said = [do for one in lasting.of(errand.state, "spell-search", errand.seat) for do in words_of(read(one.effect))]
    count = max(int(do.args[-1]) for do in (errand.do, *said))
    return errand.step.replace(f"{looking.SPELLS}{errand.do.args[1]})", f"{looking.SPELLS}{count})")


def _take(errand: Errand) -> Carried:
    """A card that the table shows is named; a Necromancy card needs no name."""
    if errand.do.args[0] != NECROMANCY:
        return errand.wait("search")
    _gain(errand, NECROMANCY)
    return errand.then


def _school_search(errand: Errand) -> Carried:
    """The Search for spells that is open becomes the first spell of a school. heroes3 6."""
    open_ = looking.spell_search(errand.state, errand.seat)
    at_once.told(errand)
    if open_ is None:
        return (*read(FIRST_OF_SCHOOL), *errand.then)
    errand.desk.reopen(open_, step=re.sub(re.escape(looking.SPELLS) + r"\d+\)", FIRST_OF_SCHOOL, open_.step))
    return errand.then


def _search_per_two(errand: Errand) -> Carried:
    """Search for every two cards that were removed just before."""
    deck, count = errand.do.args
    ways = [f"search({one}, {count})" for one in deck.split(" or ")]
    search = ways[0] if len(ways) == 1 else f"choose({'; '.join(ways)})"
    return (*read(search) * (errand.memory.removed // 2), *errand.then)


def ask_search(errand: Errand, matter: Matter) -> Ask:
    """Which card was kept? Searching is always optional. heroes3 7."""
    # Instead of searching a deck one may take the top card of its discard pile: heroes3 4.
    pile = "yes" if errand.do.word == "search" and errand.do.args[0] != DISCARDED else "no"
    does, source = at_once.phrase(errand), sources.name(matter.source)
    asked = message("h3s-fx-search", name=errand.name, source=source, does=does, pile=pile)
    return Ask(asked, (NONE,), cards=frozenset(DECKS[errand.do.args[0]]), optional=True, rule="4")


def take_found(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The card that was kept comes to the player."""
    if answer == ("none",):
        return ()
    card = named(" ".join(answer), DECKS[errand.do.args[0]])
    if errand.do.args[0] == MINOR and card.level != "minor":
        errand.desk.forbid(NotAllowed("h3s-fx-not-minor", errand.rule, card=card_name(card)))
    errand.desk.on_table(card.boxes, card_name(card))
    _gain(errand, card.id)
    return errand.then


def _gain(errand: Errand, card: str) -> None:
    heroes.add_card(errand.desk, errand.seat, card, "4")
    if card == NECROMANCY and errand.faction != NECROPOLIS:
        errand.note(message("h3s-fx-necromancy", name=errand.name), "remind", "4")


# --- artifacts for gold --------------------------------------------------------------------------


def _buy(errand: Errand) -> Carried:
    return errand.wait("buy")


def ask_buy(errand: Errand, matter: Matter) -> Ask:
    """Ask which artifacts the player buys."""
    asked = message("h3s-fx-buy", name=errand.name, does=at_once.phrase(errand))
    several = int(errand.do.args[0]) > 1
    return Ask(asked, (NONE,), cards=frozenset({"artifact"}), optional=True, rule=errand.rule, several=several)


def take_bought(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """Artifacts are paid for and taken."""
    if answer == ("none",):
        return ()
    most, *prices = (int(arg) for arg in errand.do.args)
    bought = [named(typed, ("artifact",)) for typed in (answer if most > 1 else (" ".join(answer),))]
    if len(bought) > most:
        errand.desk.forbid(TooMany("h3s-fx-too-many", errand.rule, count=len(bought), most=most))
    price = dict(zip(("minor", "major", "relic"), prices, strict=True))
    for card in bought:
        errand.desk.on_table(card.boxes, card_name(card))
        cost, source = Purse(price[card.level]), sources.name(errand.source)
        purses.pay_told(errand.desk, errand.seat, cost, errand.rule, card_name(card), source)
        _gain(errand, card.id)
    return errand.then


# --- Statistic cards -----------------------------------------------------------------------------


def _statistic(errand: Errand) -> Carried:
    return errand.wait("statistic")


def ask_statistic(errand: Errand, matter: Matter) -> Ask:
    """Ask which Statistic card, or which for which."""
    asked = message(
        "h3s-fx-statistic", name=errand.name, source=sources.name(matter.source), does=at_once.phrase(errand)
    )  # fmt: skip
    options = tuple(_statistics(errand).values())
    optional = errand.do.word != "gain-statistic"
    return Ask(asked, (*options, NONE) if optional else options, optional=optional, rule="4")


def take_statistic(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """A Statistic card is gained, swapped or empowered."""
    typed, known = " ".join(answer), _statistics(errand)
    if typed == "none" and errand.do.word != "gain-statistic":
        return ()
    if typed not in known:
        raise Unknown("h3s-fx-no-option", found=typed, options=list(known))
    if errand.do.word == "empower":
        errand.sheet.empowered = (*errand.sheet.empowered, typed)
        errand.note(message("h3s-fx-empowered", name=errand.name, card=cards().by_id[typed].name), "gain", "4")
    elif errand.do.word == "swap-statistic":
        old, new = typed.split()
        heroes.remove_card(errand.desk, errand.seat, old, "4")
        heroes.add_card(errand.desk, errand.seat, new, "4")
    else:
        heroes.add_card(errand.desk, errand.seat, typed, "4")
    return errand.then


def _statistics(errand: Errand) -> dict[str, Option]:
    """What can be named: a Statistic, one that can be empowered, or an own one and another."""
    sheet = errand.sheet
    if errand.do.word == "gain-statistic":
        return {card: option(card) for card in STATISTICS}
    plain = [card for card in STATISTICS if sheet.cards.count(card) > sheet.empowered.count(card)]
    if errand.do.word == "empower":
        return {card: option(card) for card in plain}
    names = {card: cards().by_id[card].name for card in STATISTICS}
    return {
        f"{old} {new}": Option(f"{old} {new}", message("h3s-fx-swap", old=names[old], new=names[new]))
        for old in STATISTICS
        for new in STATISTICS
        if old != new and old in sheet.cards
    }


WORDS: Mapping[str, Word] = {
    **dict.fromkeys(("search", "search-stacked", "draw-keep"), _search),
    "take-card": _take,
    "school-search": _school_search,
    "search-per-two": _search_per_two,
    "buy-artifacts": _buy,
    **dict.fromkeys(("gain-statistic", "swap-statistic", "empower"), _statistic),
}
