"""Effects in plain words: what a card does, for people who read it in their language instead of the notation.

The card editor shows it as a preview, questions show it as their options.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import reduce
from typing import TypeAlias

from companion.games.terrinoth.cards.pack_validation import STANDARD_CONDITIONS
from companion.games.terrinoth.effects import effect_vocabulary as v
from companion.games.terrinoth.effects.effect_tree import (
    AllOrAny,
    Choose,
    Compare,
    Condition,
    Do,
    Each,
    Effect,
    Effects,
    FactTest,
    Filter,
    Filters,
    If,
    Manual,
    May,
    MeasuredNumber,
    Modifier,
    NamedNumber,
    Not,
    Number,
    Passive,
    Pay,
    Place,
    Quantity,
    Selector,
    Trigger,
)
from companion.games.terrinoth.effects.effect_tree import Argument as TreeArgument
from companion.games.terrinoth.effects.operation_arguments import OperationArguments, fill_default_arguments
from companion.kernel.messages import Argument, Message, message

NameLookup: TypeAlias = Callable[[str], Argument]
"""What a keyword, trait, class or colour is called, such as `CardBook.word`."""


def describe_effects(effects: Effects, naming: NameLookup = str) -> Argument:
    """Effects, one after the other."""
    return _joined("then", [_effect(effect, naming) for effect in effects])


def _within(effects: Effects, naming: NameLookup) -> Argument:
    """Effects that hang on something else: joined more closely, so that it is clear where they end."""
    return _joined("and", [_effect(effect, naming) for effect in effects])


def describe_trigger(trigger: Trigger, naming: NameLookup = str) -> Message:
    """When something happens."""
    # Spaces of the peril track and locations have names of their own; phases are said by the message.
    what = naming(trigger.word) if trigger.name in ("peril", "travelTo") else trigger.word
    return message(f"th-on-{_dashed(trigger.name)}", what=what)


def describe_passive(passive: Passive, naming: NameLookup = str, kind: str = "") -> Argument:
    """What is always different, for whom, and while what holds. `kind` is the kind of card that says it."""
    banning = all(modifier.name == "cannot" for modifier in passive.modifiers)
    who = _concerned(passive, naming, kind) if passive.whom is not None or banning else None
    about = "everybody" if banning and who is None and kind else "hero" if _about_heroes(passive, kind) else ""
    said = _joined("also", [_modifier(modifier, naming, about) for modifier in passive.modifiers])
    if passive.by:
        said = message(f"th-say-by-{passive.by}", what=said)
    if who is not None:
        said = message("th-say-for-ban" if banning else "th-say-for", who=who, what=said)
    if passive.test is not None:
        said = message("th-say-while", test=describe_condition(passive.test, naming), what=said)
    return said


def _concerned(passive: Passive, naming: NameLookup, kind: str) -> Message | None:
    """Whom a passive ability is about: those it names, else who has the card; that of a place is about everybody."""
    if passive.whom is not None:
        return describe_selector(passive.whom, naming)
    if kind == "enemies":
        return message("th-who-this-enemy")
    return message("th-who-owner") if kind in _OF_HEROES else None


def _about_heroes(passive: Passive, kind: str) -> bool:
    if passive.whom is not None:
        return passive.whom.base in v.HEROES - v.ENEMIES
    return kind in _OF_HEROES


_OF_HEROES = ("heroes", "activation", "exploration", "conditions")
"""Kinds of cards that lie before a hero."""


def _joined(how: str, parts: Sequence[Argument]) -> Argument:
    return reduce(lambda one, other: message(f"th-say-{how}", one=one, other=other), parts)


# --- effects -------------------------------------------------------------------------------------


def _effect(effect: Effect, naming: NameLookup) -> Argument:
    if isinstance(effect, Do):
        return _do(effect, naming)
    if isinstance(effect, Manual):
        return effect.text
    if isinstance(effect, May):
        return message("th-say-may", what=_within(effect.body, naming))
    if isinstance(effect, If):
        said = message("th-say-if", test=describe_condition(effect.test, naming), what=_within(effect.then, naming))
        return message("th-say-else", first=said, what=_within(effect.otherwise, naming)) if effect.otherwise else said
    if isinstance(effect, Each):
        return message("th-say-each", who=describe_selector(effect.of, naming), what=_within(effect.body, naming))
    if isinstance(effect, Pay):
        return message("th-say-pay", cost=_do(effect.cost, naming), what=_within(effect.body, naming))
    return _choice(effect, naming)


def _choice(effect: Choose, naming: NameLookup) -> Message:
    said = [_within(branch, naming) for branch in effect.branches]
    options = reduce(lambda one, other: message("th-say-or", one=one, other=other), said)
    return message("th-say-choose", who=message(f"th-who-{effect.by}"), options=options)


_SHIFTING = ("token", "progress", "peril")
"""Operations that move something up or down by a number."""
_COUNTED = ("exhaust", "ready", "discard")
"""Operations on some of a hero's cards, or on one thing."""


def _do(effect: Do, naming: NameLookup) -> Message:
    """One operation: its message gets every argument in words."""
    args = fill_default_arguments(effect)
    said = {name: _argument(value, naming) for name, value in args.values.items()}
    if effect.op in ("give", "cure"):
        said["condition"] = _state(args.word("condition"), naming)
    if effect.op in ("wound", "recover"):
        said["kind"] = _kind(args.quantity("n"))
    if effect.op in _SHIFTING:
        said |= _shift(args.quantity("n"))
    if effect.op in _COUNTED:
        if not args.selector("what").part:
            return message(f"th-do-{effect.op}-one", what=said["what"])
        return message(f"th-do-{effect.op}", what=_some(args.selector("what"), args.quantity("n"), naming))
    if effect.op == "draw":
        said["keeps"] = "all" if args.quantity("keep") == _ALL else "some"
    if effect.op == "attack" and args.word("ranged") == "yes":
        return message("th-do-attack-ranged", dice=said["dice"], targets=said["targets"])
    if effect.op == "spawn":
        return _spawn(args, said, naming)
    return message(f"th-do-{_dashed(effect.op)}", **said)


_ALL = NamedNumber("all")


def _kind(n: Quantity) -> str:
    """How a number is told: a number, all there are, a letter for what the table must say, or something reckoned."""
    if isinstance(n, Number):
        return "number"
    if isinstance(n, NamedNumber):
        return {"all": "all", "X": "letter", "?": "letter"}.get(n.name, "other")
    return "other"


def _shift(n: Quantity) -> dict[str, Argument]:
    """A number to go up or down by; what is not a plain number is told as it is."""
    if not isinstance(n, Number):
        return {"way": "other", "count": 0}
    signed = f"+{n.value}" if n.value > 0 else str(n.value)
    return {"n": signed, "way": "down" if n.value < 0 else "up", "count": abs(n.value)}


def _some(what: Selector, n: Quantity, naming: NameLookup) -> Message:
    """So many of a hero's cards or items: *2 activation cards of the target (exhausted)*."""
    said = message(
        f"th-some-{what.part}",
        n=describe_quantity(n, naming),
        kind=_kind(n),
        whose=_selected("of", replace(what, where=())),
    )
    one = isinstance(n, Number) and n.value == 1
    return _with_demands(said, what, naming, _of(what, many=not one))


def _spawn(args: OperationArguments, said: dict[str, Argument], naming: NameLookup) -> Message:
    where, source = args.filters("filter"), args.word("from")
    kind: Message = message("th-some-enemies", n=said["n"])
    many = args.quantity("n") != Number(1)
    if where.where:
        kind = message("th-who-with", who=kind, demands=_filters(where.where, naming, "enemies" if many else "enemy"))
    if source == "lair":
        kind, many = message("th-some-nemesis"), False
    to, face = _place(args.place("to"), many, naming), said["face"]
    return message("th-do-spawn", kind=kind, to=to, face=face, source=message(f"th-from-{source}"))


def _place(place: Place, many: bool, naming: NameLookup) -> Message:
    """Where enemies come into play: several of them go round the table."""
    if place.hero:
        return message("th-to-hero", who=describe_selector(place.hero, naming), many="yes" if many else "no")
    if place.name != "default":
        return message("th-to-shadows-place")
    return message("th-to-default") if many else message("th-to-hero", who=message("th-who-active"), many="no")


def _argument(value: TreeArgument | None, naming: NameLookup) -> Argument:
    if isinstance(value, Selector):
        return describe_selector(value, naming)
    if isinstance(value, Place):
        return _place(value, many=False, naming=naming)
    if isinstance(value, Filters):
        return _filters(value.where, naming, "enemy") if value.where else ""
    if isinstance(value, str):
        return value
    assert value is not None
    return describe_quantity(value, naming)


# --- who, how many, whether ----------------------------------------------------------------------


def describe_selector(selector: Selector, naming: NameLookup = str) -> Message:
    """Who or what is meant."""
    if selector.part:
        said = message(f"th-part-{selector.part}", whose=_selected("of", selector))
    else:
        said = _selected("who", selector)
    return _with_demands(said, selector, naming, _of(selector, many=bool(selector.part)))


def _whose(selector: Selector, naming: NameLookup) -> Message:
    """The same where something of theirs is meant: *del héroe activo*, *du héros actif*."""
    return _with_demands(_selected("of", selector), selector, naming, _of(selector, many=False))


def _many(selector: Selector, naming: NameLookup) -> Message:
    """All of a kind, to be counted: *of enemies*."""
    if selector.part:
        said = message(f"th-many-{selector.part}", whose=_selected("of", selector))
    elif selector.base in _KINDS:
        said = message(f"th-many-{selector.base.replace('.', '-')}")
    else:
        said = _selected("of", selector)
    return _with_demands(said, selector, naming, _of(selector, many=True))


_KINDS = ("hero.each", "hero.other", "enemy.each")


def _selected(case: str, selector: Selector) -> Message:
    name = selector.base.replace(".", "-") + ("-leader" if selector.by == "leader" else "")
    return message(f"th-{case}-{name}", what=message(f"th-amount-{selector.word}") if selector.word else "")


def _of(selector: Selector, many: bool) -> str:
    """What demands are made of, for their ending: an enemy, enemies, a card, cards."""
    if selector.part == "act":
        return "cards" if many else "card"
    return "enemies" if many else "enemy"


def _with_demands(said: Message, selector: Selector, naming: NameLookup, of: str) -> Message:
    if not selector.where:
        return said
    return message("th-who-with", who=said, demands=_filters(selector.where, naming, of))


def _filters(where: tuple[Filter, ...], naming: NameLookup, of: str) -> Argument:
    said = [_filter(demand, naming, of) for demand in where]
    return reduce(lambda one, other: message("th-filter-list", one=one, other=other), said)


def _filter(demand: Filter, naming: NameLookup, of: str) -> Message:
    if demand.negated and demand.key == "self":
        return message("th-filter-other")
    said = _demand(demand, naming, of)
    return message("th-filter-not", what=said) if demand.negated else said


def _demand(demand: Filter, naming: NameLookup, of: str) -> Message:
    if demand.value == "same":
        return message(f"th-same-{demand.key}")
    value: Argument = demand.value
    if demand.key == "engaged":
        value = message(f"th-who-{demand.value}")
    elif demand.value:
        closed = v.ENEMY_FILTERS[demand.key]
        value = message(f"th-value-{demand.value}", of=of) if closed else naming(demand.value)
    return message(f"th-filter-{demand.key}", what=value, of=of)


def describe_quantity(quantity: Quantity, naming: NameLookup = str) -> Argument:
    """A number."""
    if isinstance(quantity, Number):
        return quantity.value
    if isinstance(quantity, NamedNumber):
        return message(f"th-number-{_NAMES.get(quantity.name, quantity.name)}")
    if isinstance(quantity, MeasuredNumber):
        if quantity.name == "count":
            return message("th-number-count", of=_many(quantity.of, naming))
        return message(f"th-number-{quantity.name}", whose=_whose(quantity.of, naming))
    left, right = describe_quantity(quantity.left, naming), describe_quantity(quantity.right, naming)
    return message("th-number-sum", left=left, sign=quantity.sign, right=right)


_NAMES = {"X": "x", "?": "unknown"}
_SIGNS = {">=": "at-least", "<=": "at-most", ">": "more", "<": "less", "!=": "other-than", "=": "just"}
_OPPOSITES = {">=": "<", "<": ">=", "<=": ">", ">": "<=", "!=": "=", "=": "!="}


def describe_condition(condition: Condition, naming: NameLookup = str, holds: bool = True) -> Message:
    """What must hold, or must not: *not* is said where the verb is, so it moves inwards."""
    if isinstance(condition, Compare):
        left, right = describe_quantity(condition.left, naming), describe_quantity(condition.right, naming)
        sign = condition.sign if holds else _OPPOSITES[condition.sign]
        return message("th-test-compare", left=left, sign=_SIGNS[sign], right=right)
    if isinstance(condition, Not):
        return describe_condition(condition.of, naming, not holds)
    if isinstance(condition, AllOrAny):
        parts = [describe_condition(part, naming, holds) for part in condition.of]
        word = condition.word if holds else {"and": "or", "or": "and"}[condition.word]
        return reduce(lambda one, other: message(f"th-test-{word}", one=one, other=other), parts)
    return _test(condition, naming, "yes" if holds else "no")


def _test(test: FactTest, naming: NameLookup, holds: str) -> Message:
    if test.of is None:
        return message(f"th-test-explored-{test.word}", holds=holds)
    who = describe_selector(test.of, naming)
    of = "card" if test.of.base == "self" else "enemy"
    if test.name == "zone":
        return message("th-test-zone", who=who, zone=message(f"th-value-{test.word}", of=of), holds=holds)
    what = _state(test.word, naming) if test.name == "has" else test.word
    return message(f"th-test-{_dashed(test.name)}", who=who, what=what, of=of, holds=holds)


def _state(condition: str, naming: NameLookup) -> Argument:
    """What a condition is called: those of the box in the reader's language, others by their own name."""
    return message(f"th-condition-{condition}") if condition in STANDARD_CONDITIONS else naming(condition)


def _modifier(modifier: Modifier, naming: NameLookup, about: str) -> Message:
    if modifier.name in v.SHIFTS:
        action = message(f"th-action-{modifier.word}") if modifier.word else message("th-action-any")
        count = f"{modifier.amount:+d}".replace("-", "−")
        return message(f"th-mod-{_dashed(modifier.name)}", count=count, action=action)
    if modifier.who is not None:
        return message("th-mod-first-wound-to", who=describe_selector(modifier.who, naming))
    if modifier.name == "cannot":
        # An enemy is readied and exhausted itself, of a hero the cards are.
        cards = about == "hero" and modifier.word in ("ready", "exhaust")
        what = message(f"th-ban-{modifier.word}-cards" if cards else f"th-ban-{_dashed(modifier.word)}")
        return message("th-mod-nobody-can" if about == "everybody" else "th-mod-cannot", what=what)
    return message(f"th-mod-{_dashed(modifier.name)}", count=modifier.amount, die=modifier.word)


def _dashed(name: str) -> str:
    return "".join(f"-{sign.lower()}" if sign.isupper() else sign for sign in name)
