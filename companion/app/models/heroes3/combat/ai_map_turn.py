"""The AI hero's turn on the map: what the table says of its surroundings, and the steps that follow. heroes3 13.5."""

from __future__ import annotations

from companion.app.reactivity import Model
from companion.games.heroes3.combat.bots.ai_hero_map_turn import MOVEMENT, Spot, Step, Surroundings, plan_map_turn
from companion.kernel.messages import Words, message

NOWHERE = -1
"""A distance of something that is not there."""
FARTHEST = 12
PLACES = ("hero", "first", "second", "unknown", "town")
"""What is asked for: a player's hero, two Mines or Settlements on the tile, the face-down tile on the way, the Town."""


class AiMapTurnModel(Model):
    """Watch `open`, `movement` and `distances`, in fields."""

    def __init__(self) -> None:
        self.open = False
        self.movement = MOVEMENT
        self.distances = dict.fromkeys(PLACES, NOWHERE)

    def unfold(self) -> None:
        """Show or hide it."""
        self.open = not self.open
        self.changed()

    def spend(self, by: int) -> None:
        """Movement points left."""
        self.movement = min(MOVEMENT, max(0, self.movement + by))
        self.changed()

    def put(self, place: str, by: int) -> None:
        """How far something is, or, below 0, that it is not there."""
        self.distances[place] = min(FARTHEST, max(NOWHERE, self.distances[place] + by))
        self.changed()

    def steps(self, words: Words) -> tuple[Step, ...]:
        """What the AI hero does, in order, as far as the table's words reach."""
        far = self.distances
        heroes, flaggables = self._spots(words, "hero"), self._spots(words, "first", "second")
        return plan_map_turn(Surroundings(self.movement, heroes, flaggables, far["town"], far["unknown"]))

    def _spots(self, words: Words, *places: str) -> tuple[Spot, ...]:
        there = [place for place in places if self.distances[place] >= 0]
        return tuple(Spot(words.say(message("h3a-map-name", place=place)), self.distances[place]) for place in there)
