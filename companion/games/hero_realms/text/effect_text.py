"""What a card says, in plain words: put together from the same effects that the engine runs.

A card is written once, as data; whoever changes a number there changes what is played and what is read. Every word of
`effect_vocabulary.py` has its phrase in `content/words/<language>/hero_realms_cards.ftl`; phrases begin small, because
they may stand inside a sentence, and become sentences here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeGuard

from companion.games.hero_realms.card_data.card_definitions import Card, CardDef, get_card_book, list_card_effects
from companion.games.hero_realms.card_data.effect_vocabulary import VOCABULARY
from companion.kernel.building_blocks.effect_parser import (
    Choose,
    Condition,
    Do,
    Effect,
    EffectStep,
    If,
    IfDid,
    May,
    parse_effect_text,
)
from companion.kernel.messages import Argument, Message, Words, message

_POOLS = ("gold", "combat", "health")


def describe_card(card: Card, words: Words) -> list[str]:
    """A card as its owner reads it: what it is, then a line for each ability."""
    lines = [words.say(line) for line in _standing(card.definition)]
    for trigger, text in list_card_effects(card.definition):
        said = describe_effect(parse_effect_text(text, VOCABULARY), words)
        lines.append(_capital(words.say(_ability(card.definition, trigger, said))))
    return lines


def describe_effect(effect: Effect, words: Words) -> str:
    """An effect as sentences; the first one begins small, because it may follow a colon."""
    first, *others = [words.say(phrase) for phrase in _phrases(effect)]
    return " ".join([f"{first}.", *(f"{_capital(sentence)}." for sentence in others)])


def _capital(sentence: str) -> str:
    return f"{sentence[:1].upper()}{sentence[1:]}"


def describe_branch(text: str) -> Argument:
    """A branch that a player may choose, as phrases."""
    return _inside(parse_effect_text(text, VOCABULARY))


def _standing(definition: CardDef) -> Iterator[Message]:
    """What holds without anybody doing anything."""
    if definition.type == "champion":
        yield message("hrc-guard" if definition.guard else "hrc-defense", count=definition.defense)
    if definition.health:
        yield message("hrc-jar", count=definition.health)
    if definition.check:
        yield message("hrc-check", count=definition.check)
    if definition.stays_expended:
        yield message("hrc-stays-expended")


def _ability(definition: CardDef, trigger: str, said: str) -> Message:
    """The words of an ability behind what it takes to use it."""
    if trigger == "expend":
        if definition.pay:
            return message("hrc-expend-paid", price=_pool("gold", definition.pay), said=said)
        return message("hrc-expend", said=said)
    if trigger == "ally":
        return message("hrc-ally", faction=definition.faction, said=said)
    if trigger == "sacrifice":
        if definition.after_turns:
            return message("hrc-sacrifice-later", turn=definition.after_turns + 1, said=said)
        return message("hrc-sacrifice", said=said)
    return message("hrc-plain", said=said)


# --- steps ---------------------------------------------------------------------------------------


def _phrases(effect: Effect) -> Iterator[Message]:
    """The phrases of an effect in order; what is gained one after another is said in one breath."""
    gains: list[Do] = []
    for step in effect:
        if isinstance(step, Do) and step.word in _POOLS:
            gains.append(step)
            continue
        if gains:
            yield _gained(gains)
            gains = []
        yield from _step(step)
    if gains:
        yield _gained(gains)


def _inside(effect: Effect) -> Argument:
    """The phrases of an effect within a sentence: one, or several as people list them."""
    return list(_phrases(effect))


def _gained(gains: list[Do]) -> Message:
    sure = [_amount(step) for step in gains if not step.per]
    counted = [message("hrc-for-each", gain=_amount(step), each=_each(step.per)) for step in gains if step.per]
    if not counted:
        return message("hrc-gain", gains=sure)
    if not sure:
        return message("hrc-gain", gains=counted)
    return message("hrc-gain-more", gains=sure, more=counted)


def _amount(step: Do) -> Message:
    return _pool(step.word, int(step.amount))


def _pool(pool: str, count: int) -> Message:
    return message("hrc-amount", pool=pool, count=count)


def _each(counted: str) -> Message:
    return message("hrc-each", what=_name(counted))


def _name(phrase: str) -> str:
    """A phrase of the vocabulary as a selector can read it."""
    return phrase.translate(str.maketrans("._| ", "----"))


def _step(step: EffectStep) -> Iterator[Message]:
    if isinstance(step, Do):
        yield _WORDS[step.word](step)
    elif isinstance(step, Choose):
        yield _choose(step)
    elif isinstance(step, May):
        yield message("hrc-may", phrase=_inside(step.body))
    elif isinstance(step, IfDid):
        yield from _phrases(step.body)
        yield message("hrc-if-done", phrase=_inside(step.then))
    elif step.otherwise:
        yield message("hrc-if-else", test=_test(step.test), phrase=_inside(step.then), other=_inside(step.otherwise))
    else:
        yield message("hrc-if", test=_test(step.test), phrase=_inside(step.then))


def _choose(step: Choose) -> Message:
    """One of several: gains alone are told apart by "or", other branches are spelled out."""
    gains = [_amount(do) for branch in step.branches for do in branch if _sure_gain(do)]
    if len(gains) == len(step.branches) == sum(len(branch) for branch in step.branches):
        return message("hrc-gain", gains=message("hrc-or", one=_listed(gains[:-1]), other=gains[-1]))
    *others, last = step.branches
    tested = "tested" if isinstance(last[0], If) else "plain"
    return message("hrc-or-else", one=_listed([_inside(one) for one in others]), other=_inside(last), kind=tested)


def _sure_gain(step: EffectStep) -> TypeGuard[Do]:
    return isinstance(step, Do) and step.word in _POOLS and not step.per


def _listed(options: Sequence[Argument]) -> Argument:
    """All but the last of several: a, b."""
    found = options[0]
    for other in options[1:]:
        found = message("hrc-comma", one=found, other=other)
    return found


def _test(test: Condition) -> Message:
    if test.word == "count":
        return message("hrc-test-count", count=test.least or 0, what=_name(test.arg))
    if test.word == "combat_gained":
        return message("hrc-test-combat", gained=_pool("combat", test.least or 0))
    if test.word == "hoard_behind":
        return message("hrc-test-hoard")
    kind, _, name = test.arg.partition(".")
    if kind == "subtype":
        return message("hrc-test-subtype", what=name.lower())
    return message("hrc-test-other", card=get_card_book().by_id[name].name)


# --- words ---------------------------------------------------------------------------------------


def _draw(step: Do) -> Message:
    if step.high is None:
        return message("hrc-draw", count=step.amount)
    if step.amount == 0:
        return message("hrc-draw-up-to", count=step.high)
    return message("hrc-draw-between", least=step.amount, most=step.high)


def _discard(step: Do) -> Message:
    return message("hrc-discard-same") if step.amount == "same" else message("hrc-discard", count=step.amount)


def _next_acquire(step: Do) -> Message:
    kind, what = step.args
    if what == "cost-1":
        return message("hrc-next-cheaper", kind=kind, saved=_pool("gold", 1))
    return message("hrc-next-goes", kind=kind, where=what)


def _damage(step: Do) -> Message:
    return message("hrc-damage", count=int(step.args[0]), whom=_name(step.args[1]))


def _lose_health(step: Do) -> Message:
    if step.args[1] == "me":
        return message("hrc-lose-own", lost=_pool("health", int(step.args[0])))
    return message("hrc-lose-each", lost=_pool("health", int(step.args[0])))


def _summon(step: Do) -> Message:
    return message("hrc-summon-party") if step.amount == "party" else message("hrc-summon", count=step.amount)


def _prevent(step: Do) -> Message:
    usual, duel = step.args
    return message("hrc-prevent", count=int(usual), boss=int(duel))


def _bless(step: Do) -> Message:
    health, defense = step.args
    return message("hrc-bless", gain=_pool("health", int(health)), defense=int(defense))


def _look(step: Do) -> Message:
    cards, dropped = step.args
    return message("hrc-look", count=int(cards), most=int(dropped))


_WORDS: dict[str, Callable[[Do], Message]] = {
    "draw": _draw,
    "discard": _discard,
    "opp_discard": lambda step: message("hrc-opponent-discards", count=int(step.args[1])),
    "stun": lambda step: message("hrc-stun", whom=_name(step.args[0])),
    "prepare": lambda step: message("hrc-prepare"),
    "sac": lambda step: message("hrc-sac", count=int(step.args[1])),
    "topdeck": lambda step: message("hrc-topdeck", kind=_name(step.args[0])),
    "next_acquire": _next_acquire,
    "acquire_free": lambda step: message("hrc-acquire-free", count=int(step.args[0])),
    "acquire_from": lambda step: message("hrc-heist", count=int(step.args[1])),
    "dmg": _damage,
    "lose_health": _lose_health,
    "summon": _summon,
    "reveal_hoard": lambda step: message("hrc-reveal-hoard", count=int(step.args[0])),
    "steal_hoard": lambda step: message("hrc-steal-hoard"),
    "skill_steal": lambda step: message("hrc-skill-steal"),
    "choose_faction": lambda step: message("hrc-choose-faction"),
    "taunt_clear": lambda step: message("hrc-taunt-clear"),
    "taunt_immune": lambda step: message("hrc-taunt-immune"),
    "prevent": _prevent,
    "search": lambda step: message("hrc-search"),
    "discard_hand": lambda step: message("hrc-discard-hand"),
    "put_into_play": lambda step: message("hrc-put-into-play"),
    "bless": _bless,
    "look": _look,
}
