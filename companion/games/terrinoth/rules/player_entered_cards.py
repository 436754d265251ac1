"""Cards typed while playing: what the table types becomes part of this table, and can be kept for the next one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from companion.games.terrinoth import acts
from companion.games.terrinoth.cards.card_types import (
    CARD_KINDS,
    ActivationCard,
    Card,
    ConditionCard,
    Definition,
    EnemyCard,
    ExplorationCard,
    HeroCard,
    LocationCard,
    QuestSheet,
    replace_card_fields,
)
from companion.games.terrinoth.cards.pack import merge_packs
from companion.games.terrinoth.cards.pack_contents import Pack
from companion.games.terrinoth.cards.pack_validation import find_card_faults
from companion.games.terrinoth.events import emit_event
from companion.games.terrinoth.refusals import BadCard, NotThere
from companion.games.terrinoth.state import World
from companion.kernel.messages import message
from companion.kernel.plain_data import BadShape, data_path_argument, data_path_text, from_plain

D = TypeVar("D", bound=Definition)


def check_entered_card(w: World, act: acts.Learn) -> None:
    """Refuse what cannot stand on this card."""
    build_entered_card(w, act)


def learn_entered_card(w: World, act: acts.Learn) -> None:
    """Use the card as it was typed from now on."""
    w.learned[act.card] = learned = build_entered_card(w, act)
    emit_event(w, "CLM", message("th-learned", card=learned.name), "remind")


def build_entered_card(w: World, act: acts.Learn) -> Card:
    """The card as it was typed, or a refusal with the field, what was found and what was expected."""
    if not w.knows(act.card) or w.card(act.card).kind == "quests":
        raise NotThere("th-no-card", "CLM", found=act.card[:60])
    old = w.card(act.card)
    fields = {name for name in act.fields if name not in CARD_KINDS[old.kind].__dataclass_fields__ or name == "id"}
    if fields:
        raise BadCard("th-bad-card", "CLM", field=sorted(fields)[0], found="-", expected=", ".join(_open(old.kind)))
    try:
        definition = from_plain(CARD_KINDS[old.kind], replace_card_fields(old.definition, act.fields))
    except BadShape as bad:
        fault = bad.faults[0]
        where = data_path_argument(fault.path)
        raise BadCard("th-bad-card", "CLM", field=where, found=fault.found, expected=fault.expected) from bad
    for wrong in find_card_faults(old.kind, definition):
        where = data_path_text(wrong.path) + (f", {wrong.column}" if wrong.column else "")
        raise BadCard("th-bad-card", "CLM", field=where, found=wrong.found, expected=wrong.expected)
    return Card(old.kind, definition)


def _open(kind: str) -> list[str]:
    return [name for name in CARD_KINDS[kind].__dataclass_fields__ if name != "id"]


def add_learned_cards_to_pack(pack: Pack, cards: Iterable[Card]) -> Pack:
    """A pack with cards that a table has learned, in the place of those with the same ids or behind the others."""
    typed: list[Definition] = [learned.definition for learned in cards]
    learned_pack = Pack(
        pack.name,
        heroes=_of_kind(HeroCard, typed),
        activation=_of_kind(ActivationCard, typed),
        enemies=_of_kind(EnemyCard, typed),
        locations=_of_kind(LocationCard, typed),
        exploration=_of_kind(ExplorationCard, typed),
        conditions=_of_kind(ConditionCard, typed),
        quests=_of_kind(QuestSheet, typed),
    )
    return merge_packs([pack, learned_pack])


def _of_kind(kind: type[D], typed: Iterable[Definition]) -> tuple[D, ...]:
    return tuple(definition for definition in typed if isinstance(definition, kind))
