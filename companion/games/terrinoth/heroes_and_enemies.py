"""Heroes with their activation cards, and enemies: what lies on the table of each."""

from __future__ import annotations


class Slot:
    """One of a hero's four activation cards."""

    __slots__ = ("action", "card", "exhausted")

    def __init__(self, card: str, action: str, exhausted: bool = False) -> None:
        self.card, self.action, self.exhausted = card, action, exhausted

    def __repr__(self) -> str:
        return f"<Slot {self.card}{' exhausted' if self.exhausted else ''}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Slot) and all(getattr(self, n) == getattr(other, n) for n in self.__slots__)


class Hero:
    """A hero: wounds, success tokens, conditions, items, the four activation cards, the class once one is begun."""

    __slots__ = ("acts", "card", "conditions", "fallen", "hero_class", "items", "tokens", "wounds")

    def __init__(self, card: str) -> None:
        self.card = card
        self.wounds = self.tokens = 0
        self.conditions: list[str] = []
        self.items: list[str] = []
        self.acts: list[Slot] = []
        self.hero_class = ""
        self.fallen = False

    def __repr__(self) -> str:
        return f"<Hero {self.card or self.hero_class}, {self.wounds} wounds{', fallen' if self.fallen else ''}>"

    def copy(self) -> Hero:
        """The same hero."""
        new = Hero(self.card)
        new.wounds, new.tokens, new.hero_class, new.fallen = self.wounds, self.tokens, self.hero_class, self.fallen
        new.conditions, new.items = self.conditions[:], self.items[:]
        new.acts = [Slot(slot.card, slot.action, slot.exhausted) for slot in self.acts]
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hero) and all(getattr(self, n) == getattr(other, n) for n in self.__slots__)


class Enemy:
    """An enemy in play or in the lair. `hero` is whom it is engaged with; a facedown card may be unknown (`""`)."""

    __slots__ = ("card", "exhausted", "facedown", "hero", "id", "wounds", "zone")

    def __init__(self, number: int, card: str, zone: str = "shadows", hero: int = -1) -> None:
        self.id, self.card, self.zone, self.hero = number, card, zone, hero
        self.wounds = 0
        self.exhausted = self.facedown = False

    def __repr__(self) -> str:
        return f"<Enemy {self.ref} {self.card or 'facedown'} {self.zone}, {self.wounds} wounds>"

    @property
    def ref(self) -> str:
        """What an act calls it."""
        return f"e{self.id}"

    @property
    def in_play(self) -> bool:
        """Whether it is engaged or in the shadows."""
        return self.zone in ("engaged", "shadows")

    def copy(self) -> Enemy:
        """The same enemy."""
        new = Enemy(self.id, self.card, self.zone, self.hero)
        new.wounds, new.exhausted, new.facedown = self.wounds, self.exhausted, self.facedown
        return new

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Enemy) and all(getattr(self, n) == getattr(other, n) for n in self.__slots__)
