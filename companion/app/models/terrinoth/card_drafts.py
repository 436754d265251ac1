"""A card as far as it has been typed, and an effect on it as far as it has been tapped together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from companion.games.terrinoth.cards.card_book import STUB_EFFECTS
from companion.games.terrinoth.cards.card_types import PRINTED_NUMBERS, Card
from companion.games.terrinoth.effects.effect_json import effects_from_text_or_json
from companion.games.terrinoth.effects.effect_notation_writer import effects_to_notation
from companion.games.terrinoth.effects.effect_parser import read_effects, read_passive
from companion.games.terrinoth.effects.effect_vocabulary import BASIC_KEYWORDS, OPERATIONS
from companion.kernel.building_blocks.effect_parser import BadEffect

ON = "on "
"""Before the name of a trigger, where a line of text hangs on one."""
PASSIVE = "passive"
DOES = "does"
"""What an activation card does, top to bottom."""


_MOST_DICE = 20


@dataclass(frozen=True, slots=True)
class CardLineDraft:
    """One line of a card's text being put together: where it stands, the effects so far, and the one at hand.

    `place` is a keyword of the bar, `on threat` and the like, or `passive`. `op` is the operation whose arguments are
    being tapped; `free` a text of the notation, or a reminder in the table's own words, typed instead.
    """

    place: str
    effects: tuple[str, ...] = ()
    op: str = ""
    args: tuple[tuple[str, str], ...] = ()
    free: str = ""
    way: str = "tap"

    def given(self, name: str) -> str:
        """What was tapped for an argument; empty where its default holds."""
        return dict(self.args).get(name, "")

    def with_arg(self, name: str, value: str) -> CardLineDraft:
        """The same line with an argument tapped; tapped again, it is taken back."""
        kept = tuple(pair for pair in self.args if pair[0] != name)
        return replace(self, args=kept if self.given(name) == value else (*kept, (name, value)))

    @property
    def current(self) -> str:
        """The operation at hand as it would be written; empty while an argument without a default is missing."""
        if not self.op:
            return ""
        shown: list[str] = []
        for param in OPERATIONS[self.op]:
            value = self.given(param.name)
            if value:
                shown.append(value if param.default is None else f"{param.name}={value}")
            elif param.default is None:
                return ""
        return f"{self.op}({', '.join(shown)})" if shown else self.op

    @property
    def text(self) -> str:
        """The whole line in the notation."""
        if self.way == "remind":
            said = self.free.strip().replace('"', "'")
            return f'manual "{said}"' if said else ""
        if self.way == "type":
            return self.free.strip()
        return "; ".join((*self.effects, *([self.current] if self.current else [])))

    @property
    def fault(self) -> BadEffect | None:
        """What is wrong with the line as it stands; None where it can be kept."""
        try:
            read_passive(self.text) if self.place == PASSIVE and self.way != "remind" else read_effects(self.text)
        except BadEffect as bad:
            return bad
        return None


@dataclass(frozen=True, slots=True)
class CardDraft:
    """A card being typed: what was known before, changed by what has been tapped."""

    card: str
    kind: str
    title: str
    numbers: tuple[tuple[str, int], ...] = ()
    role: str = ""
    level: str = ""
    sort: str = ""
    traits: tuple[str, ...] = ()
    bar: tuple[str, ...] = ()
    lines: tuple[tuple[str, str], ...] = ()
    passive: tuple[str, ...] = ()
    note: str = ""
    action: str = ""
    wanted: str = ""
    """The number that play waits for."""
    line: CardLineDraft | None = None
    typing: str = ""
    """What kind of word is being typed: a trait, or a keyword of the card's own."""
    word: str = ""
    """That word as far as it was typed."""

    def number(self, name: str) -> int | None:
        """A number as far as it was typed."""
        return dict(self.numbers).get(name)

    def with_number(self, name: str, value: int | None) -> CardDraft:
        """The same card with a number typed, or taken back with None."""
        kept = tuple(pair for pair in self.numbers if pair[0] != name)
        return replace(self, numbers=kept if value is None else (*kept, (name, value)))

    def with_line(self, place: str, text: str) -> CardDraft:
        """The same card with a line of text; an empty one is taken away."""
        if place == PASSIVE:
            return replace(self, passive=(*self.passive, text) if text else (), line=None)
        kept = tuple(pair for pair in self.lines if pair[0] != place)
        return replace(self, lines=(*kept, (place, text)) if text else kept, line=None)

    @property
    def dice(self) -> int | None:
        """The dice of an activation card, where its text is nothing but its action."""
        does = dict(self.lines).get(DOES, "")
        return next((n for n in range(_MOST_DICE) if does and does == self._with_dice(n)), None)

    def with_dice(self, count: int | None) -> CardDraft:
        """The same activation card with so many dice for its action, and nothing else on it."""
        return self.with_line(DOES, self._with_dice(count) if count is not None else "")

    def _with_dice(self, count: int) -> str:
        return STUB_EFFECTS[self.action].replace("?", str(count))

    @property
    def missing(self) -> list[str]:
        """The numbers that nobody has typed."""
        return [name for name in PRINTED_NUMBERS.get(self.kind, ()) if self.number(name) is None]

    @property
    def unexplained(self) -> list[str]:
        """Keywords of the card's own that say nothing yet."""
        return [word for word in self.bar if word not in BASIC_KEYWORDS and word not in dict(self.lines)]

    @property
    def state(self) -> str:
        """How far the card is."""
        if self.missing or (self.kind == "activation" and DOES not in dict(self.lines)):
            return "stub"
        return "complete" if self.kind != "enemies" or (self.bar and not self.unexplained) else "stats"

    @property
    def fields(self) -> dict[str, object]:
        """What an act of learning says. Only what was typed, so nothing that is known is lost."""
        given: dict[str, object] = {"title": self.title.strip(), "note": self.note.strip(), "state": self.state}
        given |= dict(self.numbers)
        if self.kind in ("enemies", "locations"):
            given |= {"level": self.level} if self.level else {}
        if self.kind in ("enemies", "locations", "exploration", "heroes"):
            given["traits"] = list(self.traits)
        if self.kind == "enemies":
            given |= {"role": self.role} if self.role else {}
            given |= {"bar": list(self.bar), "keywords": self._lines(keywords=True)}
        if self.kind == "exploration" and self.sort:
            given["kind"] = self.sort
        if self.kind == "activation" and DOES in dict(self.lines):
            given["does"] = dict(self.lines)[DOES]
        given |= {"on": self._lines(keywords=False), "passive": list(self.passive)}
        return given

    def _lines(self, keywords: bool) -> dict[str, str]:
        return {place.removeprefix(ON): text for place, text in self.lines if place.startswith(ON) != keywords}


def convert_card_to_draft(card: Card, title: str, wanted: str = "") -> CardDraft:
    """A card as it is known, ready to be changed."""
    known: Any = card.definition
    numbers = {name: card.number(name) for name in PRINTED_NUMBERS.get(card.kind, ())}
    lines = [(word, _written(effects)) for word, effects in getattr(known, "keywords", {}).items()]
    if getattr(known, "does", None) is not None:
        lines.append((DOES, _written(known.does)))
    lines += [(ON + trigger, _written(effects)) for trigger, effects in known.on.items()]
    return CardDraft(
        card.id,
        card.kind,
        title,
        tuple((name, value) for name, value in numbers.items() if value is not None),
        role=getattr(known, "role", None) or "",
        level=getattr(known, "level", None) or "",
        sort=getattr(known, "kind", None) or "",
        traits=tuple(getattr(known, "traits", ())),
        bar=tuple(getattr(known, "bar", ())),
        lines=tuple(lines),
        passive=tuple(known.passive),
        note=known.note,
        action=getattr(known, "action", ""),
        wanted=wanted,
    )


def _written(effects: object) -> str:
    return effects if isinstance(effects, str) else effects_to_notation(effects_from_text_or_json(effects))


def pick_changed_fields(draft: CardDraft, before: Mapping[str, object]) -> dict[str, object]:
    """Of the fields of a draft, those that say something else than before."""
    return {name: value for name, value in draft.fields.items() if before.get(name) != value}
