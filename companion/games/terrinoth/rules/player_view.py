"""What the players can see; bots that play the heroes decide from this and nothing else.

Hidden are the order of every deck and what lies facedown in the shadows (terrinoth St2). All the rest is open: the game
is played together.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.terrinoth.cards.card_types import Card
from companion.games.terrinoth.heroes_and_enemies import Enemy, Hero
from companion.games.terrinoth.questions.open_question import OpenQuestion
from companion.games.terrinoth.rules.passive_abilities import sum_modifiers
from companion.games.terrinoth.rules.peril_track import current_peril_colour
from companion.games.terrinoth.rules.selectors_and_conditions import is_location_explored, is_nemesis
from companion.games.terrinoth.state import TerrinothState


@dataclass(frozen=True, slots=True)
class VisibleEnemy:
    """An enemy as people see it: a facedown one has no card, and numbers that nobody typed are None."""

    ref: str
    card: Card | None
    zone: str
    hero: int
    wounds: int
    exhausted: bool
    attack: int | None = None
    health: int | None = None
    resistance: int | None = None
    nemesis: bool = False


class PlayerView:
    """A position as the heroes' players see it."""

    __slots__ = ("_foes", "_state", "_world")

    def __init__(self, state: TerrinothState) -> None:
        self._state, self._world = state, state.world
        self._foes: list[VisibleEnemy] | None = None

    @property
    def ask(self) -> OpenQuestion:
        """The open question."""
        assert self._state.ask is not None
        return self._state.ask

    @property
    def phase(self) -> str:
        """The phase of the round."""
        return self._world.phase

    @property
    def round(self) -> int:
        """The number of the round."""
        return self._world.round

    @property
    def leader(self) -> int:
        """Who leads the party."""
        return self._world.leader

    @property
    def active(self) -> int:
        """The active hero."""
        return self._world.active

    @property
    def heroes(self) -> list[Hero]:
        """The heroes, by seat."""
        return self._world.heroes

    def name(self, hero: int) -> str:
        """What a hero is called."""
        return self._world.table.names[hero]

    def seat(self, name: str) -> int:
        """The number of a seat; -1 if there is none of this id."""
        return self._world.table.index.get(name, -1)

    def health(self, hero: int) -> int:
        """The health of a hero; a guess where nobody has typed it."""
        printed = self._world.card(self._world.heroes[hero].card).number("health")
        return (
            (10 if printed is None else printed) + self._world.table.bonus + sum_modifiers(self._world, "health", hero)
        )

    def luck(self) -> float:
        """Successes that a white die brings on average, criticals rolled on; a guess where its faces are not typed."""
        faces = self._world.table.book.pack.dice.hero
        if faces is None:
            return 0.6
        again = faces.count("critical")
        return (faces.count("success") + again) / max(1, len(faces) - again)

    def card(self, card: str) -> Card:
        """A card that lies open."""
        return self._world.card(card)

    def foes(self) -> list[VisibleEnemy]:
        """Every enemy, in play and in the lair."""
        if self._foes is None:
            self._foes = [self._foe(enemy) for enemy in self._world.enemies]
        return self._foes

    def _foe(self, enemy: Enemy) -> VisibleEnemy:
        w, ref = self._world, enemy.ref
        if enemy.facedown or not enemy.card:
            return VisibleEnemy(ref, None, enemy.zone, enemy.hero, enemy.wounds, enemy.exhausted)
        card = w.card(enemy.card)
        attack, health, resistance = (
            None if (printed := card.number(name)) is None else max(0, printed + sum_modifiers(w, word, enemy))
            for name, word in (("attack", "atk"), ("health", "health"), ("resistance", "res"))
        )
        return VisibleEnemy(
            ref,
            card,
            enemy.zone,
            enemy.hero,
            enemy.wounds,
            enemy.exhausted,
            attack,
            health,
            resistance,
            is_nemesis(w, enemy),
        )

    @property
    def location(self) -> Card | None:
        """The active location."""
        return self._world.card(self._world.location) if self._world.location else None

    @property
    def progress(self) -> int:
        """Progress on it."""
        return self._world.progress

    @property
    def explored(self) -> bool:
        """Whether it is fully explored."""
        return is_location_explored(self._world)

    @property
    def final(self) -> bool:
        """Whether it is the last one."""
        return self._world.final

    @property
    def track(self) -> tuple[tuple[str, ...], int]:
        """The spaces of the peril track and the place of the token."""
        return self._world.table.sheet.track, self._world.peril

    @property
    def quest(self) -> Card:
        """The quest sheet."""
        return self._world.table.quest

    @property
    def nemesis_fallen(self) -> bool:
        """Whether the nemesis has been defeated."""
        return self._world.nemesis_fallen

    def left(self, deck: str) -> int:
        """How many cards a deck still has."""
        return len(self._world.decks[deck].cards)

    def discards(self, deck: str) -> list[str]:
        """A discard pile, which anybody may look through."""
        return self._world.decks[deck].discards


def view_to_dict(state: TerrinothState) -> dict[str, object]:
    """All that a view shows, as plain data: two positions that look the same to the table give the same."""
    view, w = PlayerView(state), state.world
    return {
        "phase": view.phase,
        "round": view.round,
        "leader": view.leader,
        "active": view.active,
        "colour": current_peril_colour(w),
        "heroes": [(h.wounds, h.tokens, h.fallen, tuple(h.items), tuple(h.conditions)) for h in view.heroes],
        "cards": [[(slot.card, slot.exhausted) for slot in hero.acts] for hero in view.heroes],
        "foes": [
            (f.ref, f.card.id if f.card else "", f.zone, f.hero, f.wounds, f.exhausted, f.attack) for f in view.foes()
        ],
        "location": (w.location, view.progress, view.final),
        "left": {deck: view.left(deck) for deck in w.decks},
        "discards": {deck: tuple(view.discards(deck)) for deck in w.decks},
        "asked": None if state.ask is None else (state.ask.id, state.ask.legal),
    }
