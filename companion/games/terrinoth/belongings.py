"""What a hero has: activation cards, success tokens, conditions, items, upgrades."""

from __future__ import annotations

from companion.games.terrinoth import picking, selecting
from companion.games.terrinoth.asking import Flow, ask, option
from companion.games.terrinoth.language import Filter
from companion.games.terrinoth.modifiers import cannot
from companion.games.terrinoth.scope import Scope
from companion.games.terrinoth.state import Slot, World
from companion.games.terrinoth.telling import note, titled, who
from companion.kernel.words import message

MOST_TOKENS = 5
"""Success tokens a hero may have: terrinoth T2."""


# --- activation cards ----------------------------------------------------------------------------


def exhaust(w: World, hero: int, where: tuple[Filter, ...], n: int) -> Flow[None]:
    """A hero exhausts ready cards of the own choice, as many as there are: terrinoth G6."""
    found = [slot for slot in selecting.slots(w, hero, where) if not slot.exhausted]
    for slot in (yield from picking.slots(w, hero, found, n, "St1", "exhaust")):
        slot.exhausted = True
        note(w, "St1", message("th-exhausts", name=who(w, hero), card=titled(w, slot.card)), "turn", hero)


def ready(w: World, hero: int, where: tuple[Filter, ...], n: int) -> Flow[None]:
    """A hero readies exhausted cards of the own choice: terrinoth 4.1.2."""
    found = [slot for slot in selecting.slots(w, hero, where) if slot.exhausted]
    if cannot(w, "ready", hero, "any"):
        return
    for slot in (yield from picking.slots(w, hero, found, n, "4.1.2", "ready")):
        slot.exhausted = False
        note(w, "4.1.2", message("th-readies", name=who(w, hero), card=titled(w, slot.card)), "turn", hero)


# --- tokens and conditions -----------------------------------------------------------------------


def tokens(w: World, hero: int, n: int) -> None:
    """Success tokens come or go, between none and five: terrinoth T2, G6."""
    mine = w.heroes[hero]
    if n > 0 and cannot(w, "token", hero, "any"):
        return
    after = max(0, min(MOST_TOKENS, mine.tokens + n))
    change, mine.tokens = after - mine.tokens, after
    if change:
        tone = "gain" if change > 0 else "harm"
        said = message("th-tokens", name=who(w, hero), count=change, total=after)
        note(w, "T2", said, "gain" if tone == "gain" else "harm", hero)


def give(w: World, hero: int, condition: str) -> None:
    """A hero gains a condition; a second one of a kind is not gained: terrinoth K1."""
    mine = w.heroes[hero]
    if condition not in mine.conditions:
        mine.conditions.append(condition)
        note(w, "K1", message("th-gains", name=who(w, hero), card=titled(w, condition)), "harm", hero)


def cure(w: World, hero: int, condition: str) -> None:
    """A condition goes back to the supply."""
    mine = w.heroes[hero]
    if condition in mine.conditions:
        mine.conditions.remove(condition)
        note(w, "K1", message("th-loses", name=who(w, hero), card=titled(w, condition)), "heal", hero)


# --- items ---------------------------------------------------------------------------------------


def discard_items(w: World, hero: int, n: int) -> Flow[None]:
    """A hero discards items of the own choice."""
    mine = w.heroes[hero]
    for _ in range(min(n, len(mine.items))):
        options = [option(card, titled(w, card)) for card in dict.fromkeys(mine.items)]
        card = yield from ask(w, "item", hero, options, "DIS")
        _drop(w, hero, card)


def discard_self(w: World, scope: Scope) -> None:
    """An item or a condition that says it is discarded."""
    if scope.card is None or not holds_self(w, scope):
        return
    if scope.card.kind == "conditions":
        cure(w, scope.owner, scope.card.id)
    else:
        _drop(w, scope.owner, scope.card.id)


def holds_self(w: World, scope: Scope) -> bool:
    """Whether the card that speaks still lies before its owner."""
    if scope.card is None or scope.owner < 0:
        return False
    mine = w.heroes[scope.owner]
    return scope.card.id in mine.items or scope.card.id in mine.conditions


def _drop(w: World, hero: int, card: str) -> None:
    w.heroes[hero].items.remove(card)
    w.decks["exploration"].discard(card)
    note(w, "DIS", message("th-drops", name=who(w, hero), card=titled(w, card)), "plain", hero)


# --- upgrades: terrinoth 10 ----------------------------------------------------------------------


def upgrades(w: World, hero: int) -> list[tuple[Slot, str]]:
    """What a hero may upgrade: a basic card, and the advanced card of the same action (U1, U2)."""
    mine, book = w.heroes[hero], w.table.book
    archetype = w.table.archetype(hero)
    classes = (mine.hero_class,) if mine.hero_class else book.classes(archetype)  # type: ignore[arg-type]
    found = []
    for hero_class in classes:
        four = book.four(archetype, hero_class)
        for slot in mine.acts:
            if not w.card(slot.card).definition.hero_class and slot.action in four:
                found.append((slot, four[slot.action]))
    return found


def upgrade(w: World, hero: int) -> Flow[None]:
    """A hero replaces a basic card by an advanced one, which comes ready or exhausted as the old one was (U3)."""
    possible = upgrades(w, hero)
    options = [option(card, titled(w, card)) for _, card in possible]
    chosen = yield from ask(w, "upgrade", hero, options, "U2")
    for slot, card in possible:
        if card == chosen:
            w.removed.append(slot.card)
            slot.card = card
            w.heroes[hero].hero_class = w.card(card).definition.hero_class
            note(w, "U1", message("th-upgrades", name=who(w, hero), card=titled(w, card)), "gain", hero)
            return
