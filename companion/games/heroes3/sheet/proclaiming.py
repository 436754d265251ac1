"""Astrologers, Events and Pandora cards are drawn and carried out. heroes3 1 and 7."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from typing import Protocol

from companion.games.heroes3.cards import words_of
from companion.games.heroes3.combat.refusals import Forbidden, NotAllowed
from companion.games.heroes3.evening.calendar import astrologers, events, must_redraw
from companion.games.heroes3.evening.deeds import Deed
from companion.games.heroes3.evening.places import places
from companion.games.heroes3.finding import plain
from companion.games.heroes3.sheet import lasting, running
from companion.games.heroes3.sheet.asked import APP, Ask
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.errands import Carried, Errand
from companion.games.heroes3.sheet.state import Matter
from companion.kernel.effects import Do, Effect, If, May
from companion.kernel.questions import Option
from companion.kernel.refusals import Unknown
from companion.kernel.words import Text, message

SEA, STRETCH_GOALS = "cove", "stretch-goals"
"""The box with the sea tiles, and the one with the Pandora cards."""
TABLE_WIDE = frozenset({"ask-table", "clear-cubes", "nothing", "auction", "dice-pool"})
"""What is done once for the whole table."""
PASSIVE = frozenset({
    "movement", "hand-limit", "free-spell-book", "easier-neutrals", "reroll", "spoils", "truce", "free-whirlpools",
    "spell-search", "two-events", "stronger-schools", "sure-defense", "ask-table",
})  # fmt: skip
"""What only holds while it lasts; everything else is done."""


def draw_astrologers(desk: Desk) -> None:
    """Draw the Astrologers card of the round, or ask which one was drawn."""
    if desk.state.layout.settings.cards == "table":
        desk.open("", "draw-astrologers", "draw:astrologers")
    else:
        _proclaim(desk, _drawn(desk, "draw-astrologers"))


def draw_event(desk: Desk) -> None:
    """Draw an Event, or ask which one was drawn; the one who draws moves on clockwise."""
    table, seats = desk.state.table, [chair.id for chair in desk.state.layout.body.players]
    at = table.event_drawer % len(seats)
    drawer = next(seat for seat in (*seats[at:], *seats[:at]) if not desk.sheet(seat).out)
    table.event_drawer = seats.index(drawer) + 1
    if desk.state.layout.settings.cards == "table":
        desk.open(drawer, "draw-event", "draw:event")
    elif lasting.of(desk.state, "two-events"):
        first = _drawn(desk, "draw-event")
        other = desk.state.luck.pick([card for card in _left(desk, "draw-event") if card != first])
        desk.open(drawer, "draw-event", "draw:event", found=(first, other))
    else:
        _happen(desk, drawer, _drawn(desk, "draw-event"))


def pandora(errand: Errand) -> Carried:
    """A player draws a Pandora card, where the deck is on the table."""
    if (refused := no_pandora(errand)) is not None:
        errand.desk.forbid(refused)
    if errand.state.layout.settings.cards == "table":
        return errand.wait("draw-pandora")
    _open(errand, _drawn(errand.desk, "draw-pandora"))
    return errand.then


def no_pandora(errand: Errand) -> Forbidden | None:
    """A refusal where the Pandora cards are not on the table."""
    there = STRETCH_GOALS in errand.state.layout.body.boxes
    return None if there else NotAllowed("h3s-fx-no-pandora", "7")


def may_be_impossible(source: str) -> bool:
    """Whether the table may have to draw another card in the place of this one."""
    kind, _, card = source.partition(":")
    return kind == "astrologers" and astrologers()[card].redraw == "impossible"


def ask_draw(errand: Errand, matter: Matter) -> Ask:
    """Ask which card was drawn."""
    known = _deck(errand.desk, matter.kind)
    options = tuple(
        Option(card, message("h3s-fx-card", card=known[card].name))
        for card in matter.found or _left(errand.desk, matter.kind)
    )
    if matter.found:
        return Ask(message("h3s-fx-which-event", name=errand.name), options, rule=errand.rule)
    return Ask(message("h3s-fx-draw", name=errand.name, deck=matter.kind), (APP, *options), rule=errand.rule)


def take_drawn(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The card that was drawn is carried out."""
    desk = errand.desk
    if matter.found:
        card = _picked(desk, matter, " ".join(answer))
    elif answer == ("app",):
        card = _drawn(desk, matter.kind)
    else:
        known = _DECKS[matter.kind]()
        card = _named(known, " ".join(answer), _deck(desk, matter.kind))
        if card not in _deck(desk, matter.kind):
            desk.on_table((known[card].box,), known[card].name)
    if matter.kind == "draw-astrologers" and _put_aside(desk, card):
        return None
    desk.close(matter)
    if matter.kind == "draw-astrologers":
        _proclaim(desk, card)
    elif matter.kind == "draw-event":
        _happen(desk, matter.seat, card)
    else:
        _open(errand, card)
    return errand.then


# --- what the cards bring ------------------------------------------------------------------------


def _proclaim(desk: Desk, card: str) -> None:
    """An Astrologers card is in force for everybody."""
    table, found = desk.state.table, astrologers()[card]
    lasting.replaced(desk)
    table.astrologers, table.spoken = card, _gone(table.spoken, card, len(_deck(desk, "draw-astrologers")))
    desk.note("", "1", message("h3s-fx-astrologers", card=found.name), "turn")
    source = f"astrologers:{card}"
    for deed in found.deeds:
        _tell_doubt(desk, deed)
        if deed.when == "now" or any(do.word == "less-income" for do in words_of(deed.effect)):
            _for_all(desk, source, deed.effect, lasting.everybody(desk.state))
        else:
            _begin(desk, source, deed)


def _begin(desk: Desk, source: str, deed: Deed) -> None:
    """Something that lasts: it only holds, or it is offered once to each player meanwhile."""
    seats = lasting.everybody(desk.state)
    if deed.when == "first-combat":
        for seat in seats:
            lasting.begin(desk, source, deed.text, deed.when, seat)
        return
    lasting.begin(desk, source, deed.text, deed.when)
    if deed.when in lasting.LATER or _passive(deed.effect):
        return
    for seat in seats:
        if not _left_out(desk, seat, source, deed.effect):
            desk.open(seat, "offer", source, step=deed.text)


def _happen(desk: Desk, drawer: str, card: str) -> None:
    """An Event is resolved clockwise from the drawer."""
    table, found = desk.state.table, events()[card]
    table.happened = _gone(table.happened, card, len(_deck(desk, "draw-event")))
    desk.note(drawer, "1", message("h3s-fx-event", name=desk.name(drawer), card=found.name), "turn")
    seats = lasting.everybody(desk.state)
    at = seats.index(drawer) if drawer in seats else 0
    for deed in found.deeds:
        _tell_doubt(desk, deed)
        _for_all(desk, f"event:{card}", deed.effect, [drawer] if found.who == "drawer" else [*seats[at:], *seats[:at]])


def _open(errand: Errand, card: str) -> None:
    """A Pandora card: what it does now, and what it does while it stays."""
    table, found = errand.state.table, places().pandora[card]
    table.opened = _gone(table.opened, card, len(_deck(errand.desk, "draw-pandora")))
    errand.note(message("h3s-fx-pandora", name=errand.name, card=found.name), rule="7")
    for deed in found.deeds:
        _tell_doubt(errand.desk, deed)
        if deed.when == "now":
            running.run(errand.desk, errand.seat, f"pandora:{card}", deed.effect, hero=errand.hero)
        else:
            lasting.begin(errand.desk, f"pandora:{card}", deed.text, deed.when, errand.seat)


def _for_all(desk: Desk, source: str, effect: Effect, seats: list[str]) -> None:
    """What the whole table does is done once and first; the rest by each player in this order."""
    own = next((number for number, step in enumerate(effect) if not _table_wide(step)), len(effect))
    running.run(desk, "", source, effect[:own])
    for seat in seats if effect[own:] else ():
        running.run(desk, seat, source, effect[own:])


def _table_wide(step: object) -> bool:
    if isinstance(step, May) and len(step.body) == 1:
        step = step.body[0]
    return isinstance(step, Do) and step.word in TABLE_WIDE


def _passive(effect: Effect) -> bool:
    return all(isinstance(step, Do) and step.word in PASSIVE for step in effect)


def _left_out(desk: Desk, seat: str, source: str, effect: Effect) -> bool:
    """Whether a test leaves this player out, such as one for a hero."""
    (step, *_) = effect
    return isinstance(step, If) and running.holds(Errand(desk, seat, source), step.test) is False


def _tell_doubt(desk: Desk, deed: Deed) -> None:
    if deed.disputed:
        desk.note("", "1", message("h3s-fx-disputed", text=deed.disputed), "remind")


# --- decks ---------------------------------------------------------------------------------------


class _Named(Protocol):
    @property
    def name(self) -> Text: ...

    @property
    def box(self) -> str: ...


_DECKS: Mapping[str, Callable[[], Mapping[str, _Named]]] = {
    "draw-astrologers": astrologers,
    "draw-event": events,
    "draw-pandora": lambda: places().pandora,
}


def _deck(desk: Desk, kind: str) -> Mapping[str, _Named]:
    """The cards of the boxes on the table; all of them where the boxes have none."""
    every = _DECKS[kind]()
    boxes = desk.state.layout.body.boxes
    return {card: found for card, found in every.items() if found.box in boxes} or every


def _left(desk: Desk, kind: str) -> list[str]:
    """What the app may draw: nothing that was drawn since the deck was shuffled, and nothing to be put aside."""
    table = desk.state.table
    gone = {"draw-astrologers": table.spoken, "draw-event": table.happened, "draw-pandora": table.opened}[kind]
    left = [card for card in _deck(desk, kind) if card not in gone]
    if kind == "draw-astrologers":
        left = [card for card in left if not _redrawn(desk, card)]
    return left or list(_deck(desk, kind))


def _drawn(desk: Desk, kind: str) -> str:
    return desk.state.luck.pick(_left(desk, kind))


def _picked(desk: Desk, matter: Matter, typed: str) -> str:
    """The Event of the two that happens; the other one goes under the deck. heroes3 1."""
    known = {card: _DECKS[matter.kind]()[card] for card in matter.found}
    card = _named(known, typed, known)
    table = desk.state.table
    for other in matter.found:
        if other != card:
            table.happened = _gone(table.happened, other, len(_deck(desk, matter.kind)))
    return card


def _gone(gone: tuple[str, ...], card: str, size: int) -> tuple[str, ...]:
    """The cards that do not come back before the deck is through."""
    return (card,) if len(set(gone)) >= size else (*gone, card)


def _redrawn(desk: Desk, card: str) -> bool:
    body = desk.state.layout.body
    return must_redraw(
        astrologers()[card], desk.state.table.round, sea=SEA in body.boxes, campaign=body.mode == "campaign",
        difficulty=body.difficulty,
    )  # fmt: skip


def _put_aside(desk: Desk, card: str) -> bool:
    """Some cards are put aside for another one; the table draws again."""
    if not _redrawn(desk, card):
        return False
    desk.note("", "1", message("h3s-fx-put-aside", card=astrologers()[card].name), "remind")
    return True


def _named(known: Mapping[str, _Named], typed: str, likely: Mapping[str, _Named]) -> str:
    """The card that somebody means; `Unknown` names those on the table that come near."""
    if typed in known:
        return typed
    written_ = {plain(wording): card for card, found in known.items() for wording in (card, *found.name.values())}
    if plain(typed) in written_:
        return written_[plain(typed)]
    near = difflib.get_close_matches(plain(typed), [one for one in written_ if written_[one] in likely], 5, 0.3)
    options = [known[card].name for card in dict.fromkeys(written_[one] for one in near)]
    raise Unknown("h3s-fx-no-such-card", found=typed, options=options)
