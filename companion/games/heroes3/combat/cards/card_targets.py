"""What a card wants to be aimed at, so that a screen can mark what to tap before the card is played. heroes3 4."""

from __future__ import annotations

from companion.games.heroes3.cards.find_unit_or_card_by_name import require_card_by_name
from companion.games.heroes3.combat.cards.card_play import select_way_to_play
from companion.kernel.building_blocks.effect_parser import Choose, Do, Effect, If, IfDid, May

OWN, ENEMY, UNIT, SPACE = "own", "enemy", "unit", "space"
MAYBE = "?"
"""Behind a target that may be left out."""

_OF_AREA: dict[str, tuple[str, ...]] = {
    "unit": (UNIT,),
    "same unit": (UNIT,),
    "enemy": (ENEMY,),
    "two enemies": (ENEMY, ENEMY + MAYBE),
    "unit and neighbour": (UNIT, UNIT + MAYBE),
    "unit and two neighbours": (UNIT, UNIT + MAYBE, UNIT + MAYBE),
    "two spaces": (SPACE, SPACE + MAYBE),
    "two spaces or pieces": (SPACE, SPACE + MAYBE),
    "two around": (SPACE, UNIT + MAYBE, UNIT + MAYBE),
    "around": (SPACE,),
    "space and around": (SPACE,),
    "line": (SPACE,),
}
_OF_WORD: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        ("health", "heal", "spell-armour", "no-retaliation", "softer-retaliation", "steady", "force-ability", "horde",
         "activate"),
        (OWN,),
    ),
    **dict.fromkeys(
        ("less-attack", "less-defense", "less-initiative", "weakness-token", "defense-against", "ward", "thorns",
         "paralyze", "no-paralysis", "skip", "forget", "berserk", "silence", "anti-magic", "anti-school",
         "mark-retaliated", "ready-retaliation", "cancel-die", "misfortune", "triple-die", "roll-and-pick"),
        (UNIT,),
    ),
    **dict.fromkeys(
        ("dispel", "end-ongoing", "dice-damage", "obstacle", "fire-wall", "summon", "join"), (SPACE,)
    ),
    "chain": (UNIT, UNIT + MAYBE, UNIT + MAYBE),
    "shift-damage": (OWN, OWN),
    "swap": (OWN, OWN),
    "teleport": (OWN, SPACE),
    "step": (OWN, SPACE),
    "clone": (OWN, SPACE),
    "slay": (OWN, ENEMY),
    "remove-obstacles": (SPACE, SPACE + MAYBE, SPACE + MAYBE),
}  # fmt: skip


def required_targets(card: str, way: str = "", choice: int = 0) -> tuple[str, ...]:
    """What `PlayCard.targets` wants, in order: own, enemy, unit or space, with a `?` behind what may be left out."""
    found: list[str] = []
    for wanted in _wanted(select_way_to_play(require_card_by_name(card), way).effect, choice):
        for n, aim in enumerate(wanted):
            if n == len(found):
                found.append(aim)
            elif found[n] == UNIT:
                # Two parts of a card mean the same unit: the narrower of the two counts.
                found[n] = aim
    return tuple(found)


def _wanted(effect: Effect, choice: int) -> list[tuple[str, ...]]:
    found: list[tuple[str, ...]] = []
    for part in effect:
        if isinstance(part, Do):
            found.append(_of(part, strengthens=bool(found) and found[0][:1] in ((OWN,), (UNIT,))))
        elif isinstance(part, Choose):
            found += _wanted(part.branches[max(0, min(choice, len(part.branches)) - 1)], choice)
        elif isinstance(part, May):
            found += _wanted(part.body, choice)
        elif isinstance(part, IfDid):
            found += _wanted((*part.body, *part.then), choice)
        elif isinstance(part, If):
            found += [(OWN, ENEMY)] if part.test.word != "tent-owned" else _wanted(part.then, choice)
    return found


def _of(do: Do, strengthens: bool) -> tuple[str, ...]:
    if do.word in ("less-attack", "less-defense") and strengthens:
        # The card strengthens one unit and weakens another.
        return (UNIT, ENEMY)
    if do.word in ("attack", "defense", "initiative", "attack-apart", "ignore-defense"):
        return _whom(do.args[1])
    if do.word in ("no-penalty", "cleanse", "unparalyze", "elemental"):
        return _whom(do.args[0])
    if do.word == "hinder":
        return (UNIT,) if do.args[0] == "unit" else (OWN,)
    if do.word == "damage":
        return _OF_AREA.get(do.args[1], ())
    if do.word == "destroy":
        return () if do.args[0] in ("all", "tower") else (SPACE, SPACE + MAYBE)[: 1 if do.args[0] == "1" else 2]
    return _OF_WORD.get(do.word, ())


def _whom(phrase: str) -> tuple[str, ...]:
    if phrase == "unit":
        return (UNIT,)
    return (OWN,) if phrase in ("own", "own ground or flying", "own ranged") else ()
