"""What a unit can do, in plain words of any language, put together from the abilities that the engine carries out.

Each word of the vocabulary has a message of its own, `h3w-unit-<word>`, which is given the arguments of the word: its
numbers as `n` and `m`, its phrases as `what` and `how`. `card_text.py` says what the cards of heroes do.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence

from companion.games.heroes3.cards.unit_ability_vocabulary import WORDS
from companion.games.heroes3.cards.unit_cards import Ability, Side, load_units
from companion.kernel.messages import Argument, Message, Text, Words, message
from companion.library.translations import capitalize_first_letter

_STRIKING = frozenset({"two-dice", "reroll", "attack-bonus", "extra-damage", "poison", "enemy-discards"})
"""About attacks; under `always` they count for retaliation as well (heroes3 6), and the line says so."""
_PLAIN = frozenset({"unlimited-retaliation"})
"""Say themselves when they work."""
_FACES = {"-1": "minus", "0": "zero", "+1": "plus"}


def describe_side_abilities(side: Side, words: Words) -> list[str]:
    """What one side of a unit can do: a sentence for each ability, in the order of the card."""
    return [capitalize_first_letter(line) for line in _lines(side, words)]


def describe_unit_abilities(sides: Sequence[Side], words: Words) -> list[str]:
    """What a unit can do on both sides: first what they share, then what only one of them has."""
    if len(sides) == 1:
        return describe_side_abilities(sides[0], words)
    said = [_lines(side, words) for side in sides]
    shared = [line for line in said[0] if all(line in others for others in said)]
    lines = [capitalize_first_letter(line) for line in shared]
    for side, own in zip(sides, said, strict=True):
        name = load_units().file.sides[side.side]
        lines += [words.say(message("h3w-on-side", side=name, said=line)) for line in own if line not in shared]
    return lines


def _lines(side: Side, words: Words) -> list[str]:
    return [words.say(_line(ability)) for ability in side.abilities]


def _line(ability: Ability) -> Message:
    return message("h3w-line", trigger=_trigger(ability), said=_said(ability))


def _trigger(ability: Ability) -> str:
    if ability.word in _PLAIN:
        return "always"
    return "striking" if ability.trigger == "always" and ability.word in _STRIKING else ability.trigger


def _said(ability: Ability) -> Message:
    args = build_message_arguments(ability.args, WORDS[ability.word].args) | {"trigger": ability.trigger}
    if ability.word == "attack-against":
        args["creature"] = creature_name(str(ability.args[1]))
    elif ability.word == "summon":
        args["creature"] = creature_name(str(ability.args[0]))
    return message(f"h3w-unit-{ability.word}", **args)


# --- what the wording of cards needs, too --------------------------------------------------------


def build_message_arguments(args: Iterable[int | str], shapes: Sequence[str | frozenset[str]]) -> dict[str, Argument]:
    """The arguments of a word under the names that messages know them by; an amount that is no number is X."""
    numbers: list[Argument] = []
    phrases: list[Argument] = []
    told = "some"
    for arg, shape in zip(args, shapes, strict=True):
        if not _counts(shape):
            phrases.append(phrase_to_message_selector(str(arg)))
        elif str(arg).isdecimal():
            numbers.append(int(arg))
        else:
            numbers.append("X")
            told = phrase_to_message_selector(str(arg))
    return dict(zip(("n", "m"), [*numbers, 0], strict=False)) | dict(
        zip(("what", "how"), phrases or [told], strict=False)
    )


def _counts(shape: str | frozenset[str]) -> bool:
    """Whether an argument is an amount. A 0 may also be a face of a die, and a 1 the only way to write a word."""
    return isinstance(shape, str) or "2" in shape


def phrase_to_message_selector(phrase: str) -> str:
    """A phrase of the vocabulary as a message can select by it: `die -1` is `die-minus`."""
    return "-".join(_FACES.get(part, part) for part in phrase.split())


@functools.cache
def _creatures() -> dict[str, Text]:
    found: dict[str, Text] = {}
    for side in load_units().sides:
        found.setdefault(side.creature, side.name)
    return found


def creature_name(creature: str) -> Text:
    """What a kind of being is called."""
    return _creatures()[creature]


def sort_creatures(creatures: Iterable[str]) -> list[str]:
    """Kinds of beings in the order of the files, whatever order they come in."""
    order = list(_creatures())
    return sorted(creatures, key=order.index)
