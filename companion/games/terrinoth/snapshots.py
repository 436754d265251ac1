"""A world as plain data and back."""

from __future__ import annotations

from companion.games.terrinoth.cards.card_types import CARD_KINDS, Card
from companion.games.terrinoth.heroes_and_enemies import Enemy, Hero, Slot
from companion.games.terrinoth.state import Layout, World, world_plain_fields
from companion.kernel.building_blocks.piles import Pile
from companion.kernel.building_blocks.seeded_random import Luck
from companion.kernel.plain_data import Plain, Unchecked, from_plain, to_plain


def world_to_plain(w: World) -> dict[str, Plain]:
    """The world as plain data."""
    return {
        **world_plain_fields(w),
        "luck": w.luck.state,
        "queue": w.queue[:],
        "removed": w.removed[:],
        "heroes": [_freeze_hero(hero) for hero in w.heroes],
        "enemies": [{name: getattr(enemy, name) for name in Enemy.__slots__} for enemy in w.enemies],
        "decks": {name: {"cards": pile.cards[:], "discards": pile.discards[:]} for name, pile in w.decks.items()},
        "learned": [[card.kind, to_plain(card.definition)] for card in w.learned.values()],
    }


def _freeze_hero(hero: Hero) -> dict[str, Plain]:
    plain: dict[str, Plain] = {name: getattr(hero, name) for name in Hero.__slots__ if name != "acts"}
    plain |= {"conditions": hero.conditions[:], "items": hero.items[:]}
    return plain | {"acts": [[slot.card, slot.action, slot.exhausted] for slot in hero.acts]}


def world_from_plain(table: Layout, data: Unchecked) -> World:
    """The world that plain data holds."""
    w = World(table, Luck(data["luck"]))
    for name in world_plain_fields(w):
        setattr(w, name, data[name])
    w.queue, w.removed = list(data["queue"]), list(data["removed"])
    w.heroes = [_thaw_hero(plain) for plain in data["heroes"]]
    w.enemies = [_thaw_enemy(plain) for plain in data["enemies"]]
    w.decks = {name: Pile(list(pile["cards"]), list(pile["discards"])) for name, pile in data["decks"].items()}
    for kind, plain in data["learned"]:
        w.learned[plain["id"]] = Card(kind, from_plain(CARD_KINDS[kind], plain))
    return w


def _thaw_hero(plain: Unchecked) -> Hero:
    hero = Hero(plain["card"])
    for name in ("wounds", "tokens", "hero_class", "fallen"):
        setattr(hero, name, plain[name])
    hero.conditions, hero.items = list(plain["conditions"]), list(plain["items"])
    hero.acts = [Slot(*slot) for slot in plain["acts"]]
    return hero


def _thaw_enemy(plain: Unchecked) -> Enemy:
    enemy = Enemy(plain["id"], plain["card"])
    for name in Enemy.__slots__:
        setattr(enemy, name, plain[name])
    return enemy
