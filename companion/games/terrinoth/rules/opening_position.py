"""Setting up: decks by the piles of the sheet, heroes with their basic cards, the nemesis in its lair: terrinoth 3."""

from __future__ import annotations

from companion.games.terrinoth.cards.card_book import CardBook, stub_hero_id
from companion.games.terrinoth.cards.card_types import PileDef
from companion.games.terrinoth.effects.effect_vocabulary import ACTIONS
from companion.games.terrinoth.heroes_and_enemies import Enemy, Hero, Slot
from companion.games.terrinoth.state import Layout, World
from companion.kernel.building_blocks.seeded_random import Luck


def build_opening_world(table: Layout, seed: int) -> World:
    """The table before the first location is revealed."""
    w = World(table, Luck.from_seed(seed))
    sheet = table.sheet
    for seat, chair in enumerate(table.seats):
        w.heroes.append(_hero(table, seat, chair.hero or stub_hero_id(table.archetype(seat))))
    for deck in ("enemies", "locations", "exploration"):
        w.decks[deck].cards = _deck(w, deck, getattr(sheet, deck))
    if sheet.nemesis:
        w.serial += 1
        w.enemies.append(Enemy(w.serial, sheet.nemesis, "lair"))
    return w


def _hero(table: Layout, seat: int, card: str) -> Hero:
    hero = Hero(card)
    four = table.book.four(table.archetype(seat))
    hero.acts = [Slot(four[action], action) for action in ACTIONS]
    return hero


def _deck(w: World, deck: str, piles: tuple[PileDef, ...]) -> list[str]:
    """Each pile is shuffled by itself, then they are stacked in the order shown: terrinoth S-2, S-3, S-4, P4."""
    sheet = w.table.sheet
    random_sets = _random_sets(w, piles) if deck == "enemies" else []
    stacked: list[list[str]] = []
    for n, pile in enumerate(piles):
        cards = _named(w.table.book, deck, pile)
        for name in random_sets[n] if random_sets else ():
            cards += w.table.book.copies(w.table.book.sets[name])
        w.luck.shuffle(cards)
        stacked.append(cards)
    order = w.table.settings.pile_order
    if (sheet.order if order == "quest" else order) == "first_is_top":
        # The last card of a list is the top one.
        stacked.reverse()
    return [card for cards in stacked for card in cards]


def _named(book: CardBook, deck: str, pile: PileDef) -> list[str]:
    found: list[str] = []
    for name in pile.sets:
        if deck == "enemies":
            found += book.copies(book.sets[book.set_named(name)])
        else:
            found += book.copies(card.id for card in book.pack.exploration if card.set == name and not card.quest_only)
    return found + book.copies(book.named(deck, name) for name in pile.cards)


def _random_sets(w: World, piles: tuple[PileDef, ...]) -> list[list[str]]:
    """First every set named anywhere in the setup, then the random ones from what is left: terrinoth P2."""
    book = w.table.book
    taken = {book.set_named(name) for pile in piles for name in pile.sets}
    drawn: list[list[str]] = []
    for pile in piles:
        mine: list[str] = []
        for wanted in pile.random:
            left = [name for name in book.sets if name not in taken and book.level(name) == wanted.level]
            for _ in range(wanted.n):
                name = w.luck.pick(left)
                left.remove(name)
                taken.add(name)
                mine.append(name)
        drawn.append(mine)
    return drawn
