"""A card that is being carried out: whose it is, how strong, on whom. Words: `cards/card_effect_vocabulary.py`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from companion.games.heroes3.cards.find_unit_or_card_by_name import card_name
from companion.games.heroes3.cards.hero_cards import Card, Play
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.attacks.spell_damage_and_protection import (
    can_take_effects,
    can_take_ongoing_effects,
    is_immune_to_spell,
)
from companion.games.heroes3.combat.flow.activation import parse_space
from companion.games.heroes3.combat.model.board import SPACES
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event, unit_label
from companion.games.heroes3.combat.model.refusals import NotAllowed, NoTarget
from companion.games.heroes3.combat.model.state import CombatState, Fighter, space_name
from companion.games.heroes3.combat.model.unit_types import TIERS
from companion.kernel.messages import Text, message

ONE_ATTACK, ACTIVATION, COMBAT = -2, -1, 0
"""How long an effect lasts, besides a combat round: until the next attack, the end of the activation, the combat."""


@dataclass(slots=True)
class CardContext:
    """One card being carried out. `strength` is what its power reached, `targets` the spaces still to be used."""

    state: CombatState
    act: acts.PlayCard
    card: Card
    play: Play
    side: int
    strength: int | str
    tell: OptionalTell
    used: list[Fighter] = field(default_factory=list)

    @property
    def name(self) -> Text:
        """What the card is called."""
        return card_name(self.card)

    @property
    def source(self) -> str:
        """What units are protected from: spell, specialty or other."""
        return self.card.kind if self.card.kind in ("spell", "specialty") else "other"

    def amount(self, arg: str, target: Fighter | None = None) -> int:
        """A number, the strength, or the cards discarded; doubled for the units the card names."""
        if arg == "x":
            value = self.act.discarded
        elif arg == "strength":
            value = self.strength if isinstance(self.strength, int) else 0
        else:
            value = int(arg)
        return 2 * value if target is not None and self.doubles(target) else value

    def doubles(self, target: Fighter) -> bool:
        """Whether the card counts twice for this unit."""
        double = self.play.double
        return target.kind.creature in double or ("ranged" in double and target.kind.ranged)

    def space(self, index: int) -> int:
        """The space named at this place."""
        if index >= len(self.act.targets):
            raise NoTarget("h3-card-needs-target", "4", card=self.name, count=index + 1)
        return parse_space(self.act.targets[index])

    def unit(self, index: int = 0) -> Fighter:
        """The unit named at this place."""
        space = self.space(index)
        found = self.state.at(space)
        if found is None:
            raise NoTarget("h3-nobody-there", "8", space=space_name(space))
        return found

    def own(self, index: int = 0) -> Fighter:
        """The own unit named at this place."""
        found = self.unit(index)
        if found.side != self.side:
            raise NoTarget("h3-not-own", "4", unit=unit_label(found))
        return found

    def up_to(self, arg: str, target: Fighter) -> None:
        """Refuse a unit of a higher tier than the card reaches."""
        if arg in ("any", "dragons"):
            return
        if arg == "not azure":
            highest = TIERS.index("gold")
        else:
            name = self.strength if arg == "strength" else arg
            highest = TIERS.index(str(name)) if name in TIERS else -1
        if target.kind.tier > highest:
            raise NoTarget("h3-tier-too-high", "4", unit=unit_label(target), tier=TIERS[highest])

    def whom(self, arg: str) -> list[Fighter]:
        """The units whose figures change."""
        state = self.state
        if arg.startswith("all own"):
            own = state.units(self.side)
            if arg == "all own":
                return own
            return [f for f in own if (f.kind.ranged if arg.endswith("ranged") else f.kind.ground)]
        if arg in ("own liches", "own zealots"):
            return [f for f in state.units(self.side) if f.kind.creature == arg.removeprefix("own ")]
        found = self.unit() if arg == "unit" else self.own()
        if arg == "own ground or flying" and found.kind.ranged:
            raise NoTarget("h3-not-ranged", "4", unit=unit_label(found))
        if arg == "own ranged" and not found.kind.ranged:
            raise NoTarget("h3-only-ranged", "4", unit=unit_label(found))
        return [found]

    def touches(self, target: Fighter, damage: bool = False) -> bool:
        """Whether the card works on a unit at all; told where it does not."""
        source = self.source
        blocked = source == "spell" and is_immune_to_spell(self.state, target, self.card.school, self.card.id)
        if not damage and not blocked:
            blocked = not can_take_effects(target, source)
            blocked = blocked or (self.play.when == "ongoing" and not can_take_ongoing_effects(target, source))
        if blocked and self.tell is not None:
            emit_event(self.tell, target.side, "6", message("h3-unaffected", unit=unit_label(target), card=self.name))
        return not blocked

    def lasts(self, until: str) -> int:
        """The last combat round of an effect, as it is kept."""
        if until == "attack":
            return ONE_ATTACK
        if until == "activation":
            return ACTIVATION
        return {"round": self.state.round, "next round": self.state.round + 1}.get(until, COMBAT)

    def stick(self, target: Fighter, word: str, amount: int, until: int) -> None:
        """Put a lasting effect on a unit, unless it is immune."""
        if self.touches(target):
            target.effects = (*target.effects, (word, amount, until, self.side))
            if self.tell is not None:
                told = message("h3-effect", unit=unit_label(target), card=self.name)
                emit_event(self.tell, target.side, "4", told)

    def ward(self, word: str, amount: int = 1, until: int = COMBAT, side: int | None = None) -> None:
        """Something that lasts for a whole side."""
        holder = self.state.sides[self.side if side is None else side]
        holder.wards = (*holder.wards, (word, amount, until, self.side))
        if self.tell is not None:
            emit_event(self.tell, self.side, "4", message("h3-ward", card=self.name))


EffectHandler = Callable[[CardContext, tuple[str, ...]], None]


class EffectTable(dict[str, EffectHandler]):
    """What the words of one module do; `card_play.py` puts the tables of all of them together."""

    def word(self, word: str) -> Callable[[EffectHandler], EffectHandler]:
        """Mark what a word of a card does."""

        def keep(doing: EffectHandler) -> EffectHandler:
            self[word] = doing
            return doing

        return keep


def require_free_space(cast: CardContext, index: int) -> int:
    """A free space named at this place."""
    space = cast.space(index)
    if space >= SPACES or cast.state.taken >> space & 1:
        raise NotAllowed("h3-occupied", "8", space=space_name(space))
    return space
