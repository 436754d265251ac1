"""The cards of Hero Realms for the library: names, figures, filters, and what they do in plain words."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import partial

from companion.games.hero_realms.card_data.card_definitions import Card, CardBook, get_card_book
from companion.games.hero_realms.text.effect_text import describe_card
from companion.kernel.messages import Message, message
from companion.library.card_entries import CardEntry, Facet, Figure, Label

GAME = "hero-realms"
_COUNTED = ("starter", "gem", "market", "minion")
"""Cards of which the box holds several; of the others there is one, or the decks say how many."""


def cards() -> Iterable[CardEntry]:
    """Every card of the game."""
    found = get_card_book()
    boxes, used = _boxes(found), _used_in(found)
    return [_entry(card, boxes[card.id], used.get(card.id, [])) for card in found.cards]


def _entry(card: Card, box: str, used: list[Message]) -> CardEntry:
    definition = card.definition
    return CardEntry(
        id=f"{GAME}.{card.id}",
        type=_type(card),
        type_name=_type_name(card),
        name=card.name,
        figures=tuple(_figures(card)),
        facets=tuple(_facets(card, box)),
        lines=partial(describe_card, card),
        ours=definition.ours,
        see=tuple(f"{GAME}.{entry}" for entry in _explained_by(card)),
        used_in=tuple(used),
        note=_note(card),
        uncertain=tuple(message(f"hrc-doubt-{doubt}") for doubt in _DOUBTS.get(card.id, ())),
        terms=_OTHER_NAMES.get(card.id, ()),
    )


_NOTES = {
    "throwing-axe": "combat", "fireball": "guards", "void": "loss", "dragons-claw": "when-played", "fire-gem": "gem",
    "tyrannor-the-devourer": "mix", "corruption": "awake", "corruption-flipped": "flipped",
}  # fmt: skip
"""What the words of a card leave out, by its id."""
_DOUBTS = {
    "cunning-blow": ("guards",), "orb-of-death": ("guards",), "revenant": ("guards",), "infernal-wealth": ("guards",),
    "amulet-of-cleansing": ("amulet",), "soul-diamond": ("diamond",), "frozen-touch": ("stepped-up",),
    "borg-ogre-mercenary": ("list",), "death-threat": ("list",), "rake-master-assassin": ("list",),
    "smash-and-grab": ("list",), "lys-the-unseen": ("spelling",), "tyrannor-the-devourer": ("spelling",),
}  # fmt: skip
"""What no text decides or sources disagree about, by the id of the card."""
_OTHER_NAMES = {
    "close-ranks": ("Serrer les rangs",),
    "lys-the-unseen": ("Lys, el Oculto",),
    "tyrannor-the-devourer": ("Tyrannor, el Devorador",),
}


def _note(card: Card) -> Label:
    if card.id in _NOTES:
        return message(f"hrc-note-{_NOTES[card.id]}")
    return message("hrc-note-once") if card.type == "ability" else {}


def _type(card: Card) -> str:
    return "minion" if card.minion else card.definition.type.replace("_", "-")


def _type_name(card: Card) -> Message:
    return message(f"card-type-{_type(card)}")


def _figures(card: Card) -> Iterator[Figure]:
    """The figures that `describe_card` does not say anyway."""
    if card.printed:
        yield Figure("cost", message("card-figure-cost"), card.cost)
    if card.role in _COUNTED:
        yield Figure("copies", message("card-figure-copies"), card.definition.copies)


def _facets(card: Card, box: str) -> Iterator[Facet]:
    if card.faction:
        faction = card.definition.faction
        yield Facet("faction", faction, message(f"card-faction-{faction}"))
    if card.printed:
        yield Facet("cost", str(card.cost), message("card-cost", cost=card.cost))
    yield Facet("box", box, message(f"card-box-{box}"))


def _boxes(found: CardBook) -> dict[str, str]:
    """Which box a card comes in, by its id."""
    files = {"base": found.base.cards, "characters": found.packs.cards}
    files |= {name: boss.cards for name, boss in found.bosses.items()}
    return {card.id: name for name, definitions in files.items() for card in definitions}


def _used_in(found: CardBook) -> dict[str, list[Message]]:
    """The decks and characters that a card belongs to, by its id."""
    used: dict[str, list[Message]] = defaultdict(list)
    for card, count in found.base.starters.items():
        used[card].append(message("card-in-starters", count=count))
    for pack in found.packs.characters:
        for card, count in {pack.ability: 1, pack.skill: 1, **pack.deck}.items():
            used[card].append(message("card-in-pack", character=pack.id, count=count))
    for boss in found.bosses.values():
        for entry in boss.deck:
            used[entry.card].append(message("card-in-boss", boss=boss.name, count=entry.copies, party=entry.party))
    return used


_BY_TYPE = {
    "action": "action", "item": "item", "champion": "champion", "hoard_item": "hoard", "soul_jar": "soul-jar",
    "power": "corruption", "ability": "characters", "skill": "characters",
}  # fmt: skip
_BY_TRIGGER = {"expend": "expend", "ally": "ally", "sacrifice": "sacrifice"}


def _explained_by(card: Card) -> Iterator[str]:
    """The entries of the rules that explain what is on a card, the most useful ones first."""
    if card.guard:
        yield "guard"
    if card.minion:
        yield "grimoire"
    elif card.id == "fire-gem":
        yield "fire-gem"
    else:
        yield _BY_TYPE[card.type]
    yield from (entry for trigger, entry in _BY_TRIGGER.items() if getattr(card.definition, trigger))
    if card.check:
        yield "skill-check"
