"""What cards of heroes, war machines and AI cards do, in plain words, put together from the effects that are played.

Each way to play a card is a line: when, and what it does (`effect_text.py`). Where the strength depends on power,
the sentence says X and a line of its own what X is.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.heroes3.cards.card_file_schema import AiCardDef
from companion.games.heroes3.cards.hero_cards import Card, Machine, Play, load_cards
from companion.games.heroes3.text.card_effect_text import describe_effect, is_price_step
from companion.games.heroes3.text.unit_ability_text import creature_name, phrase_to_message_selector, sort_creatures
from companion.kernel.building_blocks.effect_parser import IfDid, May
from companion.kernel.messages import Argument, Words, message
from companion.library.translations import capitalize_first_letter

_FAMILIES = ("dragons", "elementals", "golems")


def describe_card(card: Card, words: Words) -> list[str]:
    """What a card does: a line for each way to play it, followed by what its power decides and what counts double."""
    plays = [play for play in card.plays if not (play.label == "empowered" and _as_before(play, card))]
    lines = [line for play in plays for line in _play_lines(play, words)]
    repeated = [play for play in card.plays if play.label == "empowered" and _as_before(play, card)]
    if repeated:
        lines.append(words.say(message("h3w-empowered", has="either" if len(repeated) > 1 else "expert")))
    return lines


def describe_war_machine(machine: Machine, words: Words) -> list[str]:
    """What a war machine does, and when it acts. A price in its effect is optional."""
    effect = machine.play.effect
    if is_price_step(effect[0]):
        effect = (IfDid((May(effect[:1]),), effect[1:]),)
    said = describe_effect(effect, words)
    when = message("h3w-when", when=machine.acts)
    return [capitalize_first_letter(words.say(message("h3w-play", label="first", when=when, said=said)))]


def describe_ai_card(card: AiCardDef, words: Words) -> list[str]:
    """What an AI card does, and how much on each difficulty."""
    names = load_cards().difficulty.difficulties
    steps: list[Argument] = [
        message("h3w-at-difficulty", value=amount, difficulty=names[difficulty])
        for difficulty, amount in card.amount.items()
    ]
    lines = [message("h3w-ai-does", does=card.does), message("h3w-by-power", steps=steps)]
    if card.again:
        lines.append(message("h3w-ai-again", difficulties=[names[difficulty] for difficulty in card.again]))
    return [words.say(line) for line in lines]


# --- ways to play a card -------------------------------------------------------------------------


def _as_before(play: Play, card: Card) -> bool:
    """Whether an empowered effect is one of those that the card has anyway."""
    return any(play.text == other.text and play.when == other.when for other in card.plays if other is not play)


def _play_lines(play: Play, words: Words) -> Iterator[str]:
    label = {"1": "first"}.get(play.label, "other" if play.label.isdecimal() else play.label)
    said = describe_effect(play.effect, words, play.when)
    when = message("h3w-when", when=play.when)
    yield capitalize_first_letter(words.say(message("h3w-play", label=label, when=when, said=said)))
    if play.strength:
        steps: list[Argument] = [
            message("h3w-at-power", value=_value(value), power=power) for power, value in play.strength
        ]
        yield words.say(message("h3w-by-power", steps=steps))
    if play.double:
        yield words.say(message("h3w-double", creatures=_creatures(play)))


def _value(value: int | str) -> Argument:
    """A strength: a number, numbers one after the other (`2/1/1`), a resource (`3 gold`), or a word."""
    if isinstance(value, int) or value[:1].isdecimal():
        amount, space, resource = str(value).partition(" ")
        return message("h3w-resource", n=int(amount), resource=resource) if space else value
    return message("h3w-value", value=phrase_to_message_selector(value))


def _creatures(play: Play) -> Argument:
    """The creatures that a card counts double for; a family is named instead of its members."""
    left, found = set(play.double), []
    for family in (*_FAMILIES, "ranged"):
        members = set(load_cards().families.get(family, (family,)))
        if members <= left:
            left -= members
            found.append(message("h3w-family", family=family))
    return [*(creature_name(creature) for creature in sort_creatures(left)), *found]
