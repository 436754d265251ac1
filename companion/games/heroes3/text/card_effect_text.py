"""Effects of cards as sentences of any language, word by word.

Each word of the vocabulary has a message `h3w-card-<word>`; what raises or lowers a figure is told in one breath
(`h3w-boost`). Where an amount depends on power or on discarded cards, the sentence says X.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from companion.games.heroes3.cards.card_effect_vocabulary import CARD_WORDS
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.text.unit_ability_text import (
    build_message_arguments,
    creature_name,
    phrase_to_message_selector,
)
from companion.kernel.building_blocks.effect_parser import Choose, Do, Effect, EffectStep, IfDid, May
from companion.kernel.messages import Argument, Message, Text, Words, message
from companion.library.translations import capitalize_first_letter

_GAINS = frozenset(
    {
        "attack", "attack-apart", "defense", "initiative", "health", "less-attack", "less-defense", "less-initiative",
        "no-penalty", "steady",
    }
)  # fmt: skip
"""What units have more or less of; several of these are told in one breath."""
_PRICES = frozenset({"discard", "remove-this", "pay-materials", "spend-machine"})


def describe_effect(effect: Effect, words: Words, when: str = "instant") -> str:
    """An effect as sentences; the first one begins small, because it follows a colon."""
    first, *others = [words.say(phrase) for phrase in _sentences(effect, when)]
    return " ".join([f"{first}.", *(f"{capitalize_first_letter(sentence)}." for sentence in others)])


# --- sentences -----------------------------------------------------------------------------------


def _sentences(effect: Effect, when: str, aimed: bool = False) -> Iterator[Message]:
    """The sentences of an effect: prices first, figures of the same units in one breath.

    `aimed`: a unit was named already, and whatever follows in the same effect means that one.
    """
    at = 0
    while at < len(effect):
        together = _together(effect, at)
        first = together[0]
        if isinstance(first, Do) and first.word in _GAINS:
            phrase = _boost(_gains(together), _reach(together), aimed)
        else:
            phrase = _step(first, when, aimed)
            if len(together) > 1:
                phrase = message("h3w-twice", phrase=phrase)
        yield message("h3w-first", phrase=phrase) if at == 0 and len(effect) > 1 and is_price_step(first) else phrase
        at, aimed = at + len(together), aimed or _aims(first)


def _together(effect: Effect, at: int) -> Sequence[EffectStep]:
    """The steps from here on that make one sentence: gains of the same units, or the same step twice."""
    end = at + 1
    while end < len(effect) and (effect[end] == effect[at] or _alike(effect[at], effect[end])):
        end += 1
    return effect[at:end]


def _alike(one: EffectStep, other: EffectStep) -> bool:
    """Whether two steps give the same units something for the same time."""
    if not (isinstance(one, Do) and isinstance(other, Do) and {one.word, other.word} <= _GAINS):
        return False
    return one.word == "steady" or _reach([one]) == _reach([other])


def is_price_step(step: EffectStep) -> bool:
    """Whether a step is a price that is paid for the rest."""
    return isinstance(step, Do) and (step.word in _PRICES or (step.word, step.args) == ("expert-use", ("pay",)))


def _aims(step: EffectStep) -> bool:
    return isinstance(step, Do) and (step.word in _GAINS or step.word == "cleanse")


def _reach(steps: Sequence[EffectStep]) -> tuple[str, str]:
    """Whose figures these words change, and how long."""
    step = steps[-1]
    assert isinstance(step, Do)
    if step.word in ("less-attack", "less-defense"):
        return "unit", step.args[1]
    if step.word in ("less-initiative", "health"):
        return "unit" if step.word == "less-initiative" else "own", "combat"
    return ("own", "attack") if step.word == "steady" else (step.args[-2], step.args[-1])


def _gain(step: EffectStep) -> Message:
    assert isinstance(step, Do)
    counted = step.args and step.word != "no-penalty"
    return message("h3w-gain", figure=step.word, n=_amount(step.args[0]) if counted else 0)


def _gains(steps: Sequence[EffectStep]) -> Message:
    gains = [_gain(step) for step in steps]
    return _either("h3w-list-and", gains) if len(gains) > 1 else gains[0]


def _boost(gains: Argument, reach: tuple[str, str], aimed: bool) -> Message:
    whom, until = reach
    who = "same-unit" if aimed and whom in ("unit", "own") else phrase_to_message_selector(whom)
    return message("h3w-boost", gains=gains, whom=message("h3w-whom", whom=who), until=_until(until))


def _inside(effect: Effect, when: str, aimed: bool = False) -> Argument:
    """An effect within a sentence: one phrase, or several as people list them."""
    return list(_sentences(effect, when, aimed))


def _step(step: EffectStep, when: str, aimed: bool) -> Message:
    if isinstance(step, Do):
        if step.word in _AIMED:
            return _AIMED[step.word](step, aimed)
        return _WORDS[step.word](step) if step.word in _WORDS else _usual(step, when)
    if isinstance(step, Choose):
        return _choose(step, when)
    if isinstance(step, May):
        if len(step.body) > 1 and is_price_step(step.body[0]):
            return _step(IfDid((May(step.body[:1]),), step.body[1:]), when, aimed)
        return message("h3w-if-you-like", phrase=_inside(step.body, when, aimed))
    if isinstance(step, IfDid):
        done, then = _inside(step.body, when, aimed), _inside(step.then, when, aimed)
        return message("h3w-and-then", one=done, other=then)
    test = message("h3w-test", test=step.test.word)
    if not step.otherwise:
        return message("h3w-if", test=test, phrase=_inside(step.then, when))
    return message("h3w-if-else", test=test, phrase=_inside(step.then, when), other=_inside(step.otherwise, when))


def _choose(step: Choose, when: str) -> Message:
    """One of several: gains of the same units are told apart by "or", other branches are spelled out."""
    one = [branch[0] for branch in step.branches if len(branch) == 1]
    if len(one) == len(step.branches) and all(_alike(one[0], other) for other in one):
        return _boost(_either("h3w-list-or", [_gain(gain) for gain in one]), _reach(one), aimed=False)
    return _either("h3w-or-else", [_inside(branch, when) for branch in step.branches])


def _either(joined: str, options: Sequence[Argument]) -> Message:
    """Several as people offer them: a, b or c."""
    *before, last = options
    found = before[0]
    for other in before[1:]:
        found = message("h3w-comma", one=found, other=other)
    return Message(joined, {"one": found, "other": last})


# --- words ---------------------------------------------------------------------------------------


def _amount(arg: str) -> Argument:
    """A number, or X where it depends on power or on discarded cards."""
    return int(arg) if arg.isdecimal() else "X"


def _until(until: str) -> Message:
    return message("h3w-until", until=phrase_to_message_selector(until))


def _usual(step: Do, when: str) -> Message:
    """A word whose message needs nothing but its arguments."""
    args = build_message_arguments(step.args, CARD_WORDS[step.word].args) | {"when": when}
    return message(f"h3w-card-{step.word}", **args)


def _heal(step: Do, aimed: bool) -> Message:
    return message("h3w-card-heal", n=_amount(step.args[0]), whom="same" if aimed else "own")


def _defense_against(step: Do, aimed: bool) -> Message:
    amount, what, until = step.args
    whom = message("h3w-whom", whom="same-unit" if aimed else "unit")
    return message(
        "h3w-card-defense-against",
        n=_amount(amount),
        what=phrase_to_message_selector(what),
        whom=whom,
        until=_until(until),
    )


def _thorns(step: Do) -> Message:
    amount, what, until = step.args
    return message("h3w-card-thorns", n=_amount(amount), what=phrase_to_message_selector(what), until=_until(until))


def _tiered(whose: str) -> Callable[[Do], Message]:
    """A word about a unit up to a tier."""

    def say(step: Do) -> Message:
        return message(f"h3w-card-{step.word}", unit=_up_to(step.args[0], whose))

    return say


def _up_to(tier: str, whose: str) -> Message:
    kind = tier.replace(" ", "-") if tier in ("any", "not azure") else "up-to"
    return message("h3w-tiered", tier=kind, whose=whose, level=message("h3w-tier", tier=tier))


def _forget(step: Do) -> Message:
    return message("h3w-card-forget", unit=_up_to(step.args[0], step.args[1]))


def _ignore_defense(step: Do) -> Message:
    tier, whom, until = step.args
    who = _up_to(tier, "own") if tier != "any" else message("h3w-whom", whom=phrase_to_message_selector(whom))
    return message("h3w-card-ignore-defense", unit=who, until=_until(until))


def _elemental(step: Do) -> Message:
    return message("h3w-card-elemental", whom=message("h3w-whom", whom=phrase_to_message_selector(step.args[0])))


def _chain(step: Do) -> Message:
    return message("h3w-card-chain", n="X" if step.args[0] == "strength" else step.args[0])


def _creature(step: Do) -> Message:
    return message(f"h3w-card-{step.word}", creature=creature_name(step.args[0]))


def _recast(step: Do) -> Message:
    return message("h3w-card-recast", card=load_cards().by_id[step.args[0]].name)


def _horde(step: Do) -> Message:
    horde = load_cards().hordes[step.args[0]]
    return message(
        "h3w-card-horde",
        sides=message("h3w-horde-sides", sides="-".join(horde.sides)),
        creature=creature_name(horde.creature),
        name=horde.name,
        attack=horde.attack,
        defense=horde.defense,
        health=horde.health,
        initiative=horde.initiative,
    )


def _machine(step: Do) -> Message:
    machine: Text = load_cards().machines[step.args[0]].name
    return message("h3w-card-machine", machine=machine, what=phrase_to_message_selector(step.args[1]))


_AIMED: dict[str, Callable[[Do, bool], Message]] = {"heal": _heal, "defense-against": _defense_against}
"""Words about one unit that may have been named already."""

_WORDS: dict[str, Callable[[Do], Message]] = {
    "thorns": _thorns,
    "chain": _chain,
    "dispel": _tiered("any"),
    "shift-damage": _tiered("own"),
    "rescue": _tiered("own"),
    "paralyze": _tiered("any"),
    "skip": _tiered("any"),
    "forget": _forget,
    "berserk": _tiered("any"),
    "silence": _tiered("any"),
    "anti-magic": _tiered("any"),
    "misfortune": _tiered("enemy"),
    "teleport": _tiered("own"),
    "clone": _tiered("own"),
    "redirect-spell": _tiered("own"),
    "elemental": _elemental,
    "ignore-defense": _ignore_defense,
    "summon": _creature,
    "join": _creature,
    "recast": _recast,
    "horde": _horde,
    "machine": _machine,
}
"""Words that need more than their arguments."""
