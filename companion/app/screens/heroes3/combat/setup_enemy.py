"""Choosing the enemy: drawn by the app or from the real decks, or known; an AI hero with its cards; another hero."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.chips import chips, choice, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.field import field
from companion.app.kit.stepper import stepper
from companion.app.kit.words import caption, strong
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.finding import find_cards
from companion.app.models.heroes3.laying import AI_TYPES, MOST_AI_CARDS, CombatLaying
from companion.app.screens.heroes3.combat import lookup
from companion.app.screens.heroes3.combat.setup_army import army, plain_line
from companion.app.theme import Look
from companion.games.heroes3.cards import cards
from companion.games.heroes3.combat.muster import stacked_guards
from companion.games.heroes3.combat.setup import GAME
from companion.games.heroes3.units import units

_FEW_SPELLS = 8


def enemy(look: Look, guest: Guest, laying: CombatLaying) -> list[ft.Control]:
    """What the panel of the enemy holds for this kind of combat."""
    words, kind = guest.words, laying.draft.kind
    if kind == "bank":
        return _bank(look, guest, laying)
    if kind == "neutral":
        return _neutral(look, guest, laying)
    shown = army(look, guest, laying, "theirs")
    if kind == "ai-hero":
        shown += _ai_cards(look, guest, laying)
    else:
        shown += [plain_line(look, words("h3a-heroes-about")), _level(look, guest, laying)]
    return shown


def _neutral(look: Look, guest: Guest, laying: CombatLaying) -> list[ft.Control]:
    words, draft = guest.words, laying.draft
    options = [(how, words("h3a-drawing", how=how)) for how in ("app", "table", "known")]
    shown: list[ft.Control] = [
        choice(
            look,
            options,
            draft.drawing,
            _drawing(laying),
            name="drawing",
            label=words("h3a-drawing-label"),
            about=lambda _: lookup.term(guest, "neutral-unit"),
        ),
        plain_line(look, words("h3a-drawing-about", how=draft.drawing)),
    ]
    if draft.drawing == "known":
        return [*shown, *army(look, guest, laying, "theirs")]
    return [*shown, *_decks(look, guest, laying)]


def _drawing(laying: CombatLaying) -> partial[None]:
    return partial(_put_drawing, laying)


def _put_drawing(laying: CombatLaying, how: str) -> None:
    laying.put(drawing=how)


def _decks(look: Look, guest: Guest, laying: CombatLaying) -> list[ft.Control]:
    """The virtual decks remember what they discarded; people may shuffle them anew."""
    words, seen = guest.words, laying.discarded
    if not seen:
        return []
    options = [(True, words("h3a-decks-on")), (False, words("h3a-decks-fresh"))]
    picked = choice(look, options, laying.go_on, laying.continue_decks, name="decks", label=words("h3a-decks"))
    other = [] if laying.continues or not laying.go_on else [plain_line(look, words("h3a-decks-settings"))]
    return [caption(look, words("h3a-decks-seen", count=seen), size=15), picked, *other]


def _bank(look: Look, guest: Guest, laying: CombatLaying) -> list[ft.Control]:
    words, draft = guest.words, laying.draft
    tags = [
        tap_chip(
            look, words.name(bank.name), partial(laying.put, bank=bank.id), selected=bank.id == draft.bank,
            name=f"bank-{bank.id}", about=about.word(guest, GAME, bank.name),
        )
        for bank in units().banks.values()
    ]  # fmt: skip
    guards = [words.name(side.name) for side in units().guards(draft.bank)]
    said = words("h3a-bank-guards", units=guards, stacked=stacked_guards(draft.difficulty))
    return [chips(look, tags, targets=True), explained(plain_line(look, said), lookup.term(guest, "bank-setup"))]


def _level(look: Look, guest: Guest, laying: CombatLaying) -> ft.Control:
    words, draft = guest.words, laying.draft

    def step(by: int) -> None:
        laying.put(their_level=min(7, max(1, laying.draft.their_level + by)))

    control = stepper(
        look, draft.their_level, step, name="their-level", label=words("h3a-their-level", level=draft.their_level),
        minus=words("h3a-less"), plus=words("h3a-more"), width=56, at_least=draft.their_level <= 1,
        at_most=draft.their_level >= 7, about=lookup.term(guest, "level"),
    )  # fmt: skip
    return ft.Row([text(look, words("h3a-their-level-name"), expand=True), control], spacing=8)


def _ai_cards(look: Look, guest: Guest, laying: CombatLaying) -> list[ft.Control]:
    """How many AI cards of each type the scenario gives, and the spells of the AI spell deck."""
    words = guest.words
    shown: list[ft.Control] = [
        explained(strong(look, words("h3a-ai-deck"), size=16), lookup.term(guest, "ai-deck")),
        plain_line(look, words("h3a-ai-deck-about")),
    ]
    shown += [_counter(look, guest, laying, kind) for kind in AI_TYPES]
    spells = explained(strong(look, words("h3a-ai-spells"), size=16), lookup.term(guest, "ai-spell-deck"))
    return [*shown, spells, *_spells(look, guest, laying)]


def _counter(look: Look, guest: Guest, laying: CombatLaying, kind: str) -> ft.Control:
    words, count = guest.words, int(getattr(laying.draft, kind))

    def step(by: int) -> None:
        now = int(getattr(laying.draft, kind))
        laying.put(**{kind: min(MOST_AI_CARDS, max(0, now + by))})

    name, held = words("h3a-ai-type", type=kind), lookup.term(guest, "ai-card-values")
    control = stepper(
        look, count, step, name=f"ai-{kind}", label=f"{name}: {count}", minus=f"{name} −1", plus=f"{name} +1", width=56,
        at_least=count <= 0, at_most=count >= MOST_AI_CARDS, about=held,
    )  # fmt: skip
    return ft.Row([explained(text(look, name, expand=True), held), control], spacing=8)


def _spells(look: Look, guest: Guest, laying: CombatLaying) -> list[ft.Control]:
    words, chosen, typed = guest.words, laying.draft.spells, laying.typed["spells"]
    taken = [
        tap_chip(
            look, words.name(cards().by_id[spell].name), partial(_drop, laying, place), selected=True, symbol="close",
            label=words("h3a-remove", name=words.name(cards().by_id[spell].name)), name=f"spell-remove-{place}",
            about=lookup.card(guest, spell),
        )
        for place, spell in enumerate(chosen)
    ]  # fmt: skip
    box = field(
        look, words("h3a-find-spell"), typed, partial(laying.type, "spells"), name="spells-typed", symbol="search",
        key=f"spells-{len(chosen)}",
    )  # fmt: skip
    found = [card for card in find_cards(typed, "spell") if card.ai != "none"][:_FEW_SPELLS] if typed.strip() else []
    add = [
        tap_chip(
            look,
            words.name(card.name),
            partial(_take, laying, card.id),
            symbol="plus",
            name=f"spell-{card.id}",
            about=lookup.card(guest, card.id),
        )
        for card in found
    ]
    return [chips(look, taken, targets=True), box, *([chips(look, add, targets=True)] if add else [])]


def _drop(laying: CombatLaying, place: int) -> None:
    spells = laying.draft.spells
    laying.put(spells=(*spells[:place], *spells[place + 1 :]))


def _take(laying: CombatLaying, spell: str) -> None:
    laying.typed["spells"] = ""
    laying.put(spells=(*laying.draft.spells, spell))
