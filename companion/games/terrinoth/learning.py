"""Learning a card while playing: what the table types becomes part of this table, and can be kept for the next one."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from companion.games.terrinoth import acts
from companion.games.terrinoth.cards import KINDS, Card, with_fields
from companion.games.terrinoth.checking import card_faults
from companion.games.terrinoth.pack import Pack
from companion.games.terrinoth.refusals import BadCard, NotThere
from companion.games.terrinoth.state import World
from companion.games.terrinoth.telling import note
from companion.kernel.plain import BadShape, from_plain, place_of, spell_path
from companion.kernel.words import message


def check(w: World, act: acts.Learn) -> None:
    """Refuse what cannot stand on this card."""
    card(w, act)


def learn(w: World, act: acts.Learn) -> None:
    """From now on the card is known as typed."""
    w.learned[act.card] = learned = card(w, act)
    note(w, "CLM", message("th-learned", card=learned.name), "remind")


def card(w: World, act: acts.Learn) -> Card:
    """The card as it was typed, or a refusal with the field, what was found and what was expected."""
    if not w.knows(act.card) or w.card(act.card).kind == "quests":
        raise NotThere("th-no-card", "CLM", found=act.card[:60])
    old = w.card(act.card)
    fields = {name for name in act.fields if name not in KINDS[old.kind].__dataclass_fields__ or name == "id"}
    if fields:
        raise BadCard("th-bad-card", "CLM", field=sorted(fields)[0], found="-", expected=", ".join(_open(old.kind)))
    try:
        definition = from_plain(KINDS[old.kind], with_fields(old.definition, act.fields))
    except BadShape as bad:
        fault = bad.faults[0]
        where = place_of(fault.path)
        raise BadCard("th-bad-card", "CLM", field=where, found=fault.found, expected=fault.expected) from bad
    for wrong in card_faults(old.kind, definition):
        where = spell_path(wrong.path) + (f", {wrong.column}" if wrong.column else "")
        raise BadCard("th-bad-card", "CLM", field=where, found=wrong.found, expected=wrong.expected)
    return Card(old.kind, definition)


def _open(kind: str) -> list[str]:
    return [name for name in KINDS[kind].__dataclass_fields__ if name != "id"]


def kept(pack: Pack, cards: Iterable[Card]) -> Pack:
    """A pack with cards that a table has learned, in the place of those with the same ids or behind the others."""
    lists: dict[str, dict[str, Any]] = {kind: {c.id: c for c in getattr(pack, kind)} for kind in KINDS}
    for learned in cards:
        lists[learned.kind][learned.id] = learned.definition
    typed: dict[str, Any] = {kind: tuple(by_id.values()) for kind, by_id in lists.items()}
    return replace(pack, **typed)
