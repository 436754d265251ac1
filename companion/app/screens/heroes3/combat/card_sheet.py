"""Playing a card in a few taps: two letters, how it is played, its targets on the board. Plain bonuses as well."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import Icon
from companion.app.kit.buttons import primary, quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.field import field
from companion.app.kit.sheet import sheet
from companion.app.kit.stepper import stepper
from companion.app.kit.words import caption, strong
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.heroes3.evening import CombatEvening
from companion.app.models.heroes3.finding import CARD_KINDS, find_cards
from companion.app.models.heroes3.layers import CardDraft, CardsOpen
from companion.app.screens.heroes3.combat import lookup
from companion.app.screens.heroes3.combat.speech import card_name
from companion.app.theme import Look
from companion.games.heroes3.cards import Card, Play, cards
from companion.kernel.effects import Choose, Effect, IfDid, May

_SYMBOLS: dict[str, Icon] = {
    "statistic": "level", "ability": "book", "spell": "experience", "artifact": "crown", "specialty": "star",
}  # fmt: skip
_MOST_POWER, _MOST_DISCARDED = 12, 5
_BONUSES: tuple[tuple[str, int], ...] = (
    ("attack", 1), ("attack", 2), ("defense", 1), ("defense", 2), ("damage", 1), ("damage", 2), ("damage", 3),
)  # fmt: skip


def cards_sheet(look: Look, guest: Guest, evening: CombatEvening, layer: CardsOpen) -> ft.Control:
    """The question which card; with one chosen, how it is played."""
    if layer.draft is not None:
        return _playing(look, guest, evening, layer, layer.draft)
    words = guest.words
    kinds = [
        tap_chip(
            look, words("h3a-card-kind", kind=kind),
            partial(evening.show, replace(layer, kind="" if layer.kind == kind else kind)),
            symbol=_SYMBOLS[kind], selected=layer.kind == kind, name=f"card-kind-{kind}",
            about=lookup.card_kind(guest, kind),
        )
        for kind in CARD_KINDS
    ]  # fmt: skip
    found = find_cards(layer.typed, layer.kind) if layer.typed.strip() or layer.kind else []

    async def submit(typed: str) -> None:
        if typed.strip() and found:
            _choose(evening, layer, found[0])

    box = field(
        look, words("h3a-find-card"), layer.typed, lambda typed: evening.show(replace(layer, typed=typed)),
        name="card-typed", symbol="search", autofocus=not look.phone, on_submit=submit,
    )  # fmt: skip
    tags = [
        tap_chip(
            look, card_name(words, card.id), partial(_choose, evening, layer, card), symbol=_SYMBOLS[card.kind],
            name=f"card-{card.id}", about=lookup.card(guest, card.id),
        )
        for card in found
    ]  # fmt: skip
    body: list[ft.Control] = [box, chips(look, kinds, targets=True), chips(look, tags, targets=True)]
    if not layer.typed.strip() and not layer.kind:
        body += _bonuses(look, guest, evening)
    return sheet(look, words("h3a-cards"), body, close=words("close"), on_close=partial(evening.show, None))


def _choose(evening: CombatEvening, layer: CardsOpen, card: Card) -> None:
    """A card that can only be played in one way goes straight to the board."""
    draft = CardDraft(card.id, way=_ways(card)[0].label)
    if _plain(card):
        evening.play(draft)
    else:
        evening.show(replace(layer, draft=draft))


def _plain(card: Card) -> bool:
    ways = _ways(card)
    return len(ways) == 1 and not ways[0].strength and not _branches(ways[0].effect) and not _discards(ways[0].effect)


def _ways(card: Card) -> list[Play]:
    return [play for play in card.plays if play.combat and play.when != "map"]


def _branches(effect: Effect) -> int:
    return next((len(part.branches) for part in effect if isinstance(part, Choose)), 0)


def _discards(effect: Effect) -> bool:
    return any(isinstance(part, (May, IfDid)) for part in effect)


def _bonuses(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    """Any other card: what it gives to one unit."""
    words = guest.words
    tags = [
        tap_chip(
            look, words("h3a-bonus-of", what=what, amount=amount),
            partial(evening.play, CardDraft(**{what: amount})),  # type: ignore[arg-type]
            name=f"bonus-{what}-{amount}", tone="harm" if what == "damage" else "plain",
            about=lookup.term(guest, what),
        )
        for what, amount in _BONUSES
    ]  # fmt: skip
    return [strong(look, words("h3a-bonus"), size=16), caption(look, words("h3a-bonus-how"), size=14),
            chips(look, tags, targets=True)]  # fmt: skip


def _playing(look: Look, guest: Guest, evening: CombatEvening, layer: CardsOpen, draft: CardDraft) -> ft.Control:
    words, card = guest.words, cards().by_id[draft.card]
    way = next(play for play in card.plays if play.label == draft.way)

    body: list[ft.Control] = []
    if len(_ways(card)) > 1:
        tags = [
            tap_chip(look, words("h3a-way", way=play.label),
                     partial(_change, evening, partial(replace, way=play.label)),
                     selected=play.label == draft.way, name=f"way-{play.label}",
                     about=lookup.term(guest, "basic-expert"))
            for play in {play.label: play for play in _ways(card)}.values()
        ]  # fmt: skip
        body += [caption(look, words("h3a-way-label"), size=15), chips(look, tags, targets=True)]
    if way.strength or card.kind == "spell":
        body.append(_power(look, guest, evening, draft, way))
    if count := _branches(way.effect):
        tags = [
            tap_chip(look, words("h3a-branch", number=n), partial(_change, evening, partial(replace, choice=n)),
                     selected=n == (draft.choice or 1), name=f"branch-{n}")
            for n in range(1, count + 1)
        ]  # fmt: skip
        body += [caption(look, words("h3a-branch-label"), size=15), chips(look, tags, targets=True)]
    if _discards(way.effect):
        body.append(_discarded(look, guest, evening, draft))
    back = quiet(look, words("back"), partial(evening.show, replace(layer, draft=None)), name="card-back")
    onward = primary(look, words("h3a-card-on"), partial(evening.play, draft), name="card-on", expand=True)
    return sheet(
        look, card_name(words, card.id), body, subtitle=words("h3a-card-kind", kind=card.kind), close=words("close"),
        on_close=partial(evening.show, None), scrolls=False, actions=[back, onward], about=lookup.card(guest, card.id),
    )  # fmt: skip


def _change(evening: CombatEvening, edit: Callable[[CardDraft], CardDraft]) -> None:
    """Change the card that is about to be played as it stands now: a finger that holds asks again and again."""
    layer = evening.layer
    if isinstance(layer, CardsOpen) and layer.draft is not None:
        evening.show(replace(layer, draft=edit(layer.draft)))


def _power(look: Look, guest: Guest, evening: CombatEvening, draft: CardDraft, way: Play) -> ft.Control:
    words = guest.words

    def step(by: int) -> None:
        _change(evening, lambda now: replace(now, power=min(_MOST_POWER, max(0, now.power + by))))

    said = words("h3a-power")
    reached = way.at(draft.power)
    about = words("h3a-power-reaches", strength="-" if reached is None else str(reached))
    control = stepper(
        look, draft.power, step, name="power", label=f"{said}: {draft.power}", minus=f"{said} −1", plus=f"{said} +1",
        width=56, at_least=draft.power <= 0, at_most=draft.power >= _MOST_POWER, about=lookup.term(guest, "power"),
    )  # fmt: skip
    lines = ft.Column([text(look, said), caption(look, about, size=14)], spacing=0, tight=True, expand=True)
    return ft.Row([lines, control], spacing=8)


def _discarded(look: Look, guest: Guest, evening: CombatEvening, draft: CardDraft) -> ft.Control:
    words = guest.words

    def step(by: int) -> None:
        _change(evening, lambda now: replace(now, discarded=min(_MOST_DISCARDED, max(0, now.discarded + by))))

    said = words("h3a-discarded")
    control = stepper(
        look, draft.discarded, step, name="discarded", label=f"{said}: {draft.discarded}", minus=f"{said} −1",
        plus=f"{said} +1", width=56, at_least=draft.discarded <= 0, at_most=draft.discarded >= _MOST_DISCARDED,
    )  # fmt: skip
    return ft.Row([text(look, said, expand=True), control], spacing=8)
