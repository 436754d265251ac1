"""Cards that go: removed from the game, sold, or lost from play. heroes3 4 and 5."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from companion.games.heroes3.cards import Card, cards
from companion.games.heroes3.combat.refusals import Forbidden, NotAllowed
from companion.games.heroes3.evening.heroes import MAGIC_ARROW, hero
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.finding import card_name
from companion.games.heroes3.sheet import at_once, carding, heroes, lasting, purses, sources
from companion.games.heroes3.sheet.asked import NONE, Ask
from companion.games.heroes3.sheet.errands import Carried, Errand, Word
from companion.games.heroes3.sheet.state import Matter
from companion.kernel.effects import Do
from companion.kernel.questions import Option
from companion.kernel.refusals import Unknown
from companion.kernel.words import message

KINDS = {
    "artifact or spell": ("artifact", "spell"),
    "spells": ("spell",),
    "spells and abilities": ("spell", "ability"),
    "laid-in card": carding.LAID_IN,
}
"""The kinds of card behind what an effect calls them, where it is not the kind itself."""
SEVERAL = ("spells", "spells and abilities")
"""One or more of these are removed at a time."""
COPY = "#"
"""What tells the second copy of a card from the first where several may go."""


def _remove(errand: Errand) -> Carried:
    refused = nothing_to_part_with(errand, errand.do)
    if refused is None:
        return errand.wait("remove")
    if not errand.about.optional:
        errand.desk.forbid(refused)
    return ()


def ask_remove(errand: Errand, matter: Matter) -> Ask:
    """Ask which card goes."""
    several = errand.do.args[0] in SEVERAL
    fitting = _fitting(errand, errand.do)
    options = tuple(
        replace(carding.option(card), id=f"{card}{COPY}{copy}" if copy else card)
        for card in fitting
        for copy in range(errand.sheet.cards.count(card) if several else 1)
    )
    asked = message(
        "h3s-fx-remove", name=errand.name, source=sources.name(matter.source), does=at_once.phrase(errand)
    )  # fmt: skip
    optional = errand.about.optional or errand.do.word == "sell-artifact"
    return Ask(asked, (*options, NONE) if optional else options, optional=optional, rule="4", several=several)


def take_removed(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """Cards leave the game; a sold one brings gold."""
    if answer == ("none",) and (errand.about.optional or errand.do.word == "sell-artifact"):
        return ()
    several = errand.do.args[0] in SEVERAL
    named = [typed.partition(COPY)[0] for typed in (answer if several else (" ".join(answer),))]
    gone = [carding.named(typed) for typed in named]
    fitting = _fitting(errand, errand.do)
    for card in gone:
        if card.id not in fitting:
            options = [card_name(cards().by_id[one]) for one in fitting]
            errand.desk.forbid(NotAllowed("h3s-fx-not-that-card", "4", card=card_name(card), options=options))
        heroes.remove_card(errand.desk, errand.seat, card.id, "4")
    if errand.do.word == "sell-artifact":
        price = Purse(int(errand.do.args[0]))
        purses.gain(errand.desk, errand.seat, price, errand.rule, sources.name(errand.source))
    errand.remember(removed=len(gone))
    return errand.then


def nothing_to_part_with(errand: Errand, do: Do) -> Forbidden | None:
    """A refusal where the player owns no such card."""
    if _fitting(errand, do):
        return None
    return NotAllowed("h3s-fx-nothing-to-remove", "4", name=errand.name)


def _fitting(errand: Errand, do: Do) -> list[str]:
    """The cards that may go, one of each."""
    wanted = {"sell-artifact": "artifact", "lay-in": "laid-in card"}.get(do.word) or do.args[0]
    own = list(dict.fromkeys(errand.sheet.cards))
    return [card for card in own if card in cards().by_id and _fits(errand, cards().by_id[card], wanted)]


def _fits(errand: Errand, card: Card, wanted: str) -> bool:
    start = hero(errand.state.layout.chairs[errand.seat].hero).ability
    gained = card.id != start or errand.sheet.cards.count(card.id) > 1
    if wanted == "gained ability":
        return card.kind == "ability" and gained
    if wanted == "sellable card":
        # heroes3 5: never a Specialty, Statistic, starting Ability or Magic Arrow.
        return card.kind not in ("specialty", "statistic") and gained and card.id != MAGIC_ARROW
    return wanted == "card" or card.kind in KINDS.get(wanted, (wanted,))


# --- cards laid into the middle ------------------------------------------------------------------


def _lay_in(errand: Errand) -> Carried:
    return errand.wait("lay-in")


def ask_lay_in(errand: Errand, matter: Matter) -> Ask:
    """Ask which card of the hand the player laid into the middle; none, where it came from a deck."""
    options = tuple(carding.option(card) for card in _fitting(errand, errand.do))
    asked = message("h3s-fx-lay-in", name=errand.name, source=sources.name(matter.source))
    return Ask(asked, (*options, NONE), optional=True, rule=errand.rule)


def take_laid_in(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The card leaves the own deck; who took it from the middle has it."""
    if answer == ("none",):
        return ()
    heroes.lay_in(errand.desk, errand.seat, carding.named(" ".join(answer), carding.LAID_IN), errand.rule)
    return errand.then


# --- permanent cards in play ---------------------------------------------------------------------


def _lose_permanent(errand: Errand) -> Carried:
    """Lose this card itself if it is one, else the one that the player names."""
    if any(one.source == errand.source and one.seat == errand.seat for one in errand.state.table.lasting):
        lasting.drop(errand.desk, errand.source, errand.seat)
        return errand.then
    return errand.wait("permanent")


def ask_permanent(errand: Errand, matter: Matter) -> Ask:
    """Ask which permanent card is lost."""
    asked = message("h3s-fx-permanent", name=errand.name, source=sources.name(matter.source))
    return Ask(asked, (*_permanents(errand), NONE), optional=True, rule="4")


def take_permanent(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """A permanent card leaves play: machines and Pandora cards leave the sheet, cards of the deck only play."""
    if answer == ("none",):
        return ()
    known = [one.id for one in _permanents(errand)]
    if len(answer) != 1 or answer[0] not in known:
        raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=[*known, "none"])
    kind, _, what = answer[0].partition(":")
    if kind == "pandora":
        lasting.drop(errand.desk, answer[0], errand.seat)
    else:
        if kind == "machine":
            errand.sheet.machines = tuple(machine for machine in errand.sheet.machines if machine != what)
        errand.note(message("h3s-fx-loses", name=errand.name, what=sources.name(answer[0])), "harm", "4")
    return errand.then


def _permanents(errand: Errand) -> Iterator[Option]:
    own = [f"machine:{machine}" for machine in errand.sheet.machines]
    own += [
        one.source for one in errand.state.table.lasting if one.seat == errand.seat and one.source[:8] == "pandora:"
    ]
    known = cards().by_id
    own += [
        f"card:{card}" for card in errand.sheet.cards if any(play.when == "permanent" for play in known[card].plays)
    ]
    yield from (Option(one, message("h3s-fx-card", card=sources.name(one))) for one in dict.fromkeys(own))


WORDS: Mapping[str, Word] = {
    "remove": _remove,
    "sell-artifact": _remove,
    "lose-permanent": _lose_permanent,
    "lay-in": _lay_in,
}
