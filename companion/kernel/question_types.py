"""What play waits for: a decision of a person, or an outcome of chance."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.kernel.messages import Message


@dataclass(frozen=True, slots=True)
class Option:
    """One possible answer; an illegal one says why it is not possible."""

    id: str
    message: Message
    refusal: Message | None = None

    @property
    def legal(self) -> bool:
        """Whether this answer would be accepted."""
        return self.refusal is None


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice the rules leave to a person."""

    id: str
    message: Message
    options: tuple[Option, ...]
    seat: str | None = None
    rule: str | None = None


@dataclass(frozen=True, slots=True)
class Chance:
    """An outcome of chance: the app can draw it, or the table types what the real die or card showed."""

    id: str
    message: Message
    options: tuple[Option, ...] = field(default_factory=tuple)
    seat: str | None = None
    rule: str | None = None


Question = Decision | Chance
