"""What a player has or pays: gold, building materials and valuables. heroes3 5."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import astuple, dataclass


@dataclass(frozen=True, slots=True, order=True)
class Purse:
    """An amount of the three resources; never changed, only added up."""

    gold: int = 0
    materials: int = 0
    valuables: int = 0

    @classmethod
    def of(cls, amounts: Mapping[str, int]) -> Purse:
        """The purse with these amounts by name."""
        return cls(amounts.get("gold", 0), amounts.get("materials", 0), amounts.get("valuables", 0))

    def amounts(self) -> dict[str, int]:
        """The three amounts by name."""
        return {"gold": self.gold, "materials": self.materials, "valuables": self.valuables}

    def __add__(self, other: Purse) -> Purse:
        return Purse(self.gold + other.gold, self.materials + other.materials, self.valuables + other.valuables)

    def __sub__(self, other: Purse) -> Purse:
        return Purse(self.gold - other.gold, self.materials - other.materials, self.valuables - other.valuables)

    def __mul__(self, times: int) -> Purse:
        return Purse(self.gold * times, self.materials * times, self.valuables * times)

    def __bool__(self) -> bool:
        return any(astuple(self))

    def covers(self, cost: Purse) -> bool:
        """Whether everything in the cost can be paid."""
        return not self.missing(cost)

    def missing(self, cost: Purse) -> Purse:
        """What is missing to pay the cost; a debt in what is not asked for is no hindrance."""
        both = zip(astuple(cost), astuple(self), strict=True)
        return Purse(*(max(0, asked - there) if asked else 0 for asked, there in both))

    def floored(self) -> Purse:
        """The same without anything below 0."""
        return Purse(max(0, self.gold), max(0, self.materials), max(0, self.valuables))
