"""What can be tapped for each argument of an operation, in plain words."""

from __future__ import annotations

from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.terrinoth.table_text import message_argument_text
from companion.games.terrinoth.effects.effect_parser import read_passive, read_quantity, read_selector
from companion.games.terrinoth.effects.effect_text import describe_passive, describe_quantity, describe_selector
from companion.games.terrinoth.effects.effect_vocabulary import Param
from companion.library.translations import MessageCatalogue

_HEROES = ("active", "engaged", "hero.each", "hero.other", "leader", "next", "hero.most(wounds)", "hero.least(wounds)",
           "hero.pick")  # fmt: skip
_ENEMIES = ("self", "enemy.each", "enemy.pick", "enemy.each[zone=shadows]", "enemy.each[engaged=active]",
            "enemy.each[title=same]", "enemy.each[trait=same]", "nemesis")  # fmt: skip
_CARDS = ("active.act[ready]", "active.act[attack]", "active.act[explore]", "active.act[rest]", "active.act[aid]",
          "active.act[exhausted]", "hero.each.act[ready]", "active.item")  # fmt: skip
_NUMBERS = ("1", "2", "3", "4", "5", "atk", "heroes", "all")
_PLACES = {"shadows": "shadows", "engaged(active)": "active", "engaged(leader)": "leader"}
_PASSIVES = ("atk+1", "atk+2", "res+1", "res+2", "health+1", "health+2", "dice-1", "dice+1", "cannot(toShadows)",
             "cannot(wound)", "cannot(exhaust)", "cannot(recover)", "limit(engaged)=2", "limit(engaged)=4")  # fmt: skip
_SKIPPED = {("draw", "deck"), ("spawn", "filter"), ("discard", "n"), ("activate", "by")}
"""Arguments that have only one value, or that need the notation."""


def effect_operation_name(words: MessageCatalogue, op: str) -> str:
    """What an operation is called on its button."""
    return words("tha-op", op=op)


def list_effect_argument_options(
    words: MessageCatalogue, model: TerrinothTableModel, op: str, param: Param
) -> list[tuple[str, str]]:
    """The values offered for an argument, each with its words."""
    if (op, param.name) in _SKIPPED:
        return []
    if param.kind == "quantity":
        offered_numbers = [value for value in _NUMBERS if value != "all" or param.default is not None]
        return [
            (value, message_argument_text(words, describe_quantity(read_quantity(value)))) for value in offered_numbers
        ]
    if param.kind == "word":
        return [(value, words("tha-value", value=value)) for value in sorted(param.words)]
    if param.kind == "name":
        cards = model.world.table.book.cards.values()
        return [(card.id, message_argument_text(words, card.name)) for card in cards if card.kind == "conditions"]
    if param.kind == "place":
        return [(value, words("tha-spawn-to", place=place)) for value, place in _PLACES.items()]
    offered = {
        "hero": _HEROES,
        "enemy": _ENEMIES,
        "being": (*_HEROES, *_ENEMIES[:4]),
        "thing": (*_ENEMIES[:4], *_CARDS),
    }.get(param.kind, ())
    return [(value, words.say(describe_selector(read_selector(value, param.kind)))) for value in offered]


def list_passive_effect_options(words: MessageCatalogue) -> list[tuple[str, str]]:
    """What may always be different on a card, each with its words."""
    return [(written, message_argument_text(words, describe_passive(read_passive(written)))) for written in _PASSIVES]
