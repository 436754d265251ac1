"""A hero's sheet: wounds, tokens and conditions to put right, the four cards with what they do, the items."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial

import flet as ft

from companion.app.kit.buttons import icon_button
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption, strong
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.evening import QuestEvening
from companion.app.models.terrinoth.layers import HeroOpen
from companion.app.screens.terrinoth import lookup
from companion.app.screens.terrinoth.heroes import MOST_TOKENS
from companion.app.screens.terrinoth.sheet_parts import card_text, stepped
from companion.app.screens.terrinoth.signs import action_sign
from companion.app.screens.terrinoth.speech import hero_about, hero_health, plain
from companion.app.theme import Look
from companion.games.terrinoth.state import Slot


def hero_sheet(look: Look, guest: Guest, evening: QuestEvening, layer: HeroOpen) -> ft.Control:
    """Everything about one hero."""
    words, w = guest.words, evening.world
    hero = w.table.index[layer.seat]
    mine = w.heroes[hero]
    health = hero_health(evening.view, w, hero)

    def wounds(by: int) -> Awaitable[None]:
        return evening.adjust("wounds", by, layer.seat)

    def tokens(by: int) -> Awaitable[None]:
        return evening.adjust("tokens", by, layer.seat)

    body: list[ft.Control] = [
        stepped(look, words("tha-wounds"), mine.wounds, wounds, "wounds", f"/ {health}", mine.wounds <= 0,
                about=lookup.term(guest, "wounds")),
        stepped(look, words("tha-success"), mine.tokens, tokens, "tokens", f"/ {MOST_TOKENS}", mine.tokens <= 0,
                mine.tokens >= MOST_TOKENS, about=lookup.term(guest, "success-tokens")),
        explained(strong(look, words("tha-conditions"), size=16), lookup.term(guest, "condition")),
        _conditions(look, guest, evening, layer.seat),
        *card_text(look, guest, evening, w.card(mine.card)),
        _type(look, guest, evening, mine.card),
        explained(strong(look, words("tha-activation-cards"), size=16), lookup.term(guest, "activation-card")),
        *(_slot(look, guest, evening, layer.seat, slot) for slot in mine.acts),
    ]  # fmt: skip
    if mine.items:
        body.append(explained(strong(look, words("tha-items"), size=16), lookup.term(guest, "item")))
        for item in mine.items:
            held = lookup.card(guest, w, w.card(item))
            body.append(explained(strong(look, plain(words, w.card(item).name), size=15), held))
            body += card_text(look, guest, evening, w.card(item))
    return sheet(
        look, w.table.names[hero], body, close=words("close"), on_close=partial(evening.show, None),
        subtitle=hero_about(words, w, hero), about=lookup.card(guest, w, w.card(mine.card)),
    )  # fmt: skip


def _conditions(look: Look, guest: Guest, evening: QuestEvening, seat: str) -> ft.Control:
    w = evening.world
    mine = w.heroes[w.table.index[seat]]
    kinds = [card for card in w.table.book.cards.values() if card.kind == "conditions"]
    tags = [
        tap_chip(
            look, plain(guest.words, card.name),
            partial(evening.adjust, card.id, -1 if card.id in mine.conditions else 1, seat),
            selected=card.id in mine.conditions, name=f"condition-{card.id}", about=lookup.card(guest, w, card),
        )
        for card in kinds
    ]  # fmt: skip
    return chips(look, tags, targets=True)


def _slot(look: Look, guest: Guest, evening: QuestEvening, seat: str, slot: Slot) -> ft.Control:
    """One activation card: turn it, or type what it says."""
    words, card = guest.words, evening.world.card(slot.card)
    state = "exhausted" if slot.exhausted else "ready"
    name = plain(words, card.name)
    said: list[ft.Control] = [
        explained(strong(look, name, size=15, lines=2), lookup.card(guest, evening.world, card)),
        explained(caption(look, words("tha-state", state=state)), lookup.term(guest, state)),
        *card_text(look, guest, evening, card),
    ]
    if card.definition.state in ("stub", "stats") and not evening.world.table.book.pack.ours:
        said.append(_type(look, guest, evening, card.id))
    turn = partial(evening.adjust, "exhausted", -1 if slot.exhausted else 1, seat, slot.card)
    label = words("tha-turn", card=name, state=state)
    return ft.Row(
        [
            explained(
                action_sign(slot.action, look.muted if slot.exhausted else look.action, 24),
                lookup.term(guest, slot.action),
            ),
            ft.Column(said, spacing=0, tight=True, expand=True),
            icon_button(look, "rotate", label, turn, name=f"turn-{slot.action}"),
        ],
        spacing=10, vertical_alignment=ft.CrossAxisAlignment.START,
    )  # fmt: skip


def _type(look: Look, guest: Guest, evening: QuestEvening, card: str) -> ft.Control:
    tag = tap_chip(look, guest.words("tha-type-card"), partial(evening.open_card, card), symbol="pencil",
                   name=f"type-{card}")  # fmt: skip
    return chips(look, [tag], targets=True)
