"""Astrologers, Events and Pandora cards are drawn and carried out. heroes3 1 and 7."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from typing import Protocol

from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.content.map_content import get_map_content
from companion.games.heroes3.adventure.content.triggered_effect_loading import TimedEffect
from companion.games.heroes3.adventure.effects import lasting_effects
from companion.games.heroes3.adventure.effects.effect_conditions import evaluate_condition
from companion.games.heroes3.adventure.effects.effect_context import EffectContext, StepResult
from companion.games.heroes3.adventure.question_form import APP, QuestionForm
from companion.games.heroes3.adventure.rules.round_calendar import (
    astrologers_cards,
    event_cards,
    must_replace_drawn_card,
)
from companion.games.heroes3.adventure.state import PendingQuestion
from companion.games.heroes3.cards.find_unit_or_card_by_name import normalize_name
from companion.games.heroes3.cards.hero_cards import iter_effect_words
from companion.games.heroes3.combat.model.refusals import Forbidden, NotAllowed
from companion.kernel.building_blocks.effect_parser import Do, Effect, If, May
from companion.kernel.messages import Text, message
from companion.kernel.question_types import Option
from companion.kernel.refusals import Unknown

SEA, STRETCH_GOALS = "cove", "stretch-goals"
"""The box with the sea tiles, and the one with the Pandora cards."""
TABLE_WIDE = frozenset({"ask-table", "clear-cubes", "nothing", "auction", "dice-pool"})
"""What is done once for the whole table."""
PASSIVE = frozenset({
    "movement", "hand-limit", "free-spell-book", "easier-neutrals", "reroll", "spoils", "truce", "free-whirlpools",
    "spell-search", "two-events", "stronger-schools", "sure-defense", "ask-table",
})  # fmt: skip
"""What only holds while it lasts; everything else is done."""


def draw_astrologers_card_or_ask(context: ActContext) -> None:
    """Draw the Astrologers card of the round, or ask which one was drawn."""
    if context.state.layout.settings.cards == "table":
        context.open("", "draw-astrologers", "draw:astrologers")
    else:
        _proclaim(context, _drawn(context, "draw-astrologers"))


def draw_event_card_or_ask(context: ActContext) -> None:
    """Draw an Event, or ask which one was drawn; the one who draws moves on clockwise."""
    table, seats = context.state.table, [chair.id for chair in context.state.layout.body.players]
    at = table.event_drawer % len(seats)
    drawer = next(seat for seat in (*seats[at:], *seats[:at]) if not context.sheet(seat).out)
    table.event_drawer = seats.index(drawer) + 1
    if context.state.layout.settings.cards == "table":
        context.open(drawer, "draw-event", "draw:event")
    elif lasting_effects.find_lasting_effects(context.state, "two-events"):
        first = _drawn(context, "draw-event")
        other = context.state.luck.pick([card for card in _left(context, "draw-event") if card != first])
        context.open(drawer, "draw-event", "draw:event", found=(first, other))
    else:
        _happen(context, drawer, _drawn(context, "draw-event"))


def draw_pandora_card_or_ask(effect_context: EffectContext) -> StepResult:
    """A player draws a Pandora card, where the deck is on the table."""
    if (refused := no_pandora_deck_refusal(effect_context)) is not None:
        effect_context.context.forbid(refused)
    if effect_context.state.layout.settings.cards == "table":
        return effect_context.wait("draw-pandora")
    _open(effect_context, _drawn(effect_context.context, "draw-pandora"))
    return effect_context.then


def no_pandora_deck_refusal(effect_context: EffectContext) -> Forbidden | None:
    """A refusal where the Pandora cards are not on the table."""
    there = STRETCH_GOALS in effect_context.state.layout.body.boxes
    return None if there else NotAllowed("h3s-fx-no-pandora", "7")


def may_need_replacement_card(source: str) -> bool:
    """Whether the table may have to draw another card in the place of this one."""
    kind, _, card = source.partition(":")
    return kind == "astrologers" and astrologers_cards()[card].redraw == "impossible"


def build_drawn_card_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask which card was drawn."""
    known = _deck(effect_context.context, matter.kind)
    options = tuple(
        Option(card, message("h3s-fx-card", card=known[card].name))
        for card in matter.found or _left(effect_context.context, matter.kind)
    )
    if matter.found:
        return QuestionForm(message("h3s-fx-which-event", name=effect_context.name), options, rule=effect_context.rule)
    return QuestionForm(
        message("h3s-fx-draw", name=effect_context.name, deck=matter.kind), (APP, *options), rule=effect_context.rule
    )


def apply_drawn_card_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """The card that was drawn is carried out."""
    context = effect_context.context
    if matter.found:
        card = _picked(context, matter, " ".join(answer))
    elif answer == ("app",):
        card = _drawn(context, matter.kind)
    else:
        known = _DECKS[matter.kind]()
        card = _named(known, " ".join(answer), _deck(context, matter.kind))
        if card not in _deck(context, matter.kind):
            context.on_table((known[card].box,), known[card].name)
    if matter.kind == "draw-astrologers" and _put_aside(context, card):
        return None
    context.close(matter)
    if matter.kind == "draw-astrologers":
        _proclaim(context, card)
    elif matter.kind == "draw-event":
        _happen(context, matter.seat, card)
    else:
        _open(effect_context, card)
    return effect_context.then


# --- what the cards bring ------------------------------------------------------------------------


def _proclaim(context: ActContext, card: str) -> None:
    """An Astrologers card is in force for everybody."""
    table, found = context.state.table, astrologers_cards()[card]
    lasting_effects.end_previous_astrologers_card(context)
    table.astrologers, table.spoken = card, _gone(table.spoken, card, len(_deck(context, "draw-astrologers")))
    context.note("", "1", message("h3s-fx-astrologers", card=found.name), "turn")
    source = f"astrologers:{card}"
    for deed in found.deeds:
        _tell_doubt(context, deed)
        if deed.when == "now" or any(do.word == "less-income" for do in iter_effect_words(deed.effect)):
            _for_all(context, source, deed.effect, lasting_effects.active_seats_in_order(context.state))
        else:
            _begin(context, source, deed)


def _begin(context: ActContext, source: str, deed: TimedEffect) -> None:
    """Start a lasting effect: it only holds, or it is offered once to each player meanwhile."""
    seats = lasting_effects.active_seats_in_order(context.state)
    if deed.when == "first-combat":
        for seat in seats:
            lasting_effects.start_lasting_effect(context, source, deed.text, deed.when, seat)
        return
    lasting_effects.start_lasting_effect(context, source, deed.text, deed.when)
    if deed.when in lasting_effects.LATER or _passive(deed.effect):
        return
    for seat in seats:
        if not _left_out(context, seat, source, deed.effect):
            context.open(seat, "offer", source, step=deed.text)


def _happen(context: ActContext, drawer: str, card: str) -> None:
    """An Event is resolved clockwise from the drawer."""
    table, found = context.state.table, event_cards()[card]
    table.happened = _gone(table.happened, card, len(_deck(context, "draw-event")))
    context.note(drawer, "1", message("h3s-fx-event", name=context.name(drawer), card=found.name), "turn")
    seats = lasting_effects.active_seats_in_order(context.state)
    at = seats.index(drawer) if drawer in seats else 0
    for deed in found.deeds:
        _tell_doubt(context, deed)
        _for_all(
            context, f"event:{card}", deed.effect, [drawer] if found.who == "drawer" else [*seats[at:], *seats[:at]]
        )


def _open(effect_context: EffectContext, card: str) -> None:
    """Carry out a Pandora card: what it does now, and what it does while it stays."""
    table, found = effect_context.state.table, get_map_content().pandora[card]
    table.opened = _gone(table.opened, card, len(_deck(effect_context.context, "draw-pandora")))
    effect_context.note(message("h3s-fx-pandora", name=effect_context.name, card=found.name), rule="7")
    for deed in found.deeds:
        _tell_doubt(effect_context.context, deed)
        if deed.when == "now":
            effect_context.context.run_effect(
                effect_context.seat, f"pandora:{card}", deed.effect, hero=effect_context.hero
            )
        else:
            lasting_effects.start_lasting_effect(
                effect_context.context, f"pandora:{card}", deed.text, deed.when, effect_context.seat
            )


def _for_all(context: ActContext, source: str, effect: Effect, seats: list[str]) -> None:
    """What the whole table does is done once and first; the rest by each player in this order."""
    own = next((number for number, step in enumerate(effect) if not _table_wide(step)), len(effect))
    context.run_effect("", source, effect[:own])
    for seat in seats if effect[own:] else ():
        context.run_effect(seat, source, effect[own:])


def _table_wide(step: object) -> bool:
    if isinstance(step, May) and len(step.body) == 1:
        step = step.body[0]
    return isinstance(step, Do) and step.word in TABLE_WIDE


def _passive(effect: Effect) -> bool:
    return all(isinstance(step, Do) and step.word in PASSIVE for step in effect)


def _left_out(context: ActContext, seat: str, source: str, effect: Effect) -> bool:
    """Whether a test leaves this player out, such as one for a hero."""
    (step, *_) = effect
    return isinstance(step, If) and evaluate_condition(EffectContext(context, seat, source), step.test) is False


def _tell_doubt(context: ActContext, deed: TimedEffect) -> None:
    if deed.disputed:
        context.note("", "1", message("h3s-fx-disputed", text=deed.disputed), "remind")


# --- decks ---------------------------------------------------------------------------------------


class _Named(Protocol):
    @property
    def name(self) -> Text: ...

    @property
    def box(self) -> str: ...


_DECKS: Mapping[str, Callable[[], Mapping[str, _Named]]] = {
    "draw-astrologers": astrologers_cards,
    "draw-event": event_cards,
    "draw-pandora": lambda: get_map_content().pandora,
}


def _deck(context: ActContext, kind: str) -> Mapping[str, _Named]:
    """The cards of the boxes on the table; all of them where the boxes have none."""
    every = _DECKS[kind]()
    boxes = context.state.layout.body.boxes
    return {card: found for card, found in every.items() if found.box in boxes} or every


def _left(context: ActContext, kind: str) -> list[str]:
    """What the app may draw: nothing that was drawn since the deck was shuffled, and nothing to be put aside."""
    table = context.state.table
    gone = {"draw-astrologers": table.spoken, "draw-event": table.happened, "draw-pandora": table.opened}[kind]
    left = [card for card in _deck(context, kind) if card not in gone]
    if kind == "draw-astrologers":
        left = [card for card in left if not _redrawn(context, card)]
    return left or list(_deck(context, kind))


def _drawn(context: ActContext, kind: str) -> str:
    return context.state.luck.pick(_left(context, kind))


def _picked(context: ActContext, matter: PendingQuestion, typed: str) -> str:
    """The Event of the two that happens; the other one goes under the deck. heroes3 1."""
    known = {card: _DECKS[matter.kind]()[card] for card in matter.found}
    card = _named(known, typed, known)
    table = context.state.table
    for other in matter.found:
        if other != card:
            table.happened = _gone(table.happened, other, len(_deck(context, matter.kind)))
    return card


def _gone(gone: tuple[str, ...], card: str, size: int) -> tuple[str, ...]:
    """The cards that do not come back before the deck is through."""
    return (card,) if len(set(gone)) >= size else (*gone, card)


def _redrawn(context: ActContext, card: str) -> bool:
    body = context.state.layout.body
    return must_replace_drawn_card(
        astrologers_cards()[card],
        context.state.table.round,
        sea=SEA in body.boxes,
        campaign=body.mode == "campaign",
        difficulty=body.difficulty,
    )


def _put_aside(context: ActContext, card: str) -> bool:
    """Put a drawn card aside where another one is drawn in its place; the table draws again."""
    if not _redrawn(context, card):
        return False
    context.note("", "1", message("h3s-fx-put-aside", card=astrologers_cards()[card].name), "remind")
    return True


def _named(known: Mapping[str, _Named], typed: str, likely: Mapping[str, _Named]) -> str:
    """The card that somebody means; `Unknown` names those on the table that come near."""
    if typed in known:
        return typed
    written_ = {
        normalize_name(wording): card for card, found in known.items() for wording in (card, *found.name.values())
    }
    if normalize_name(typed) in written_:
        return written_[normalize_name(typed)]
    near = difflib.get_close_matches(
        normalize_name(typed), [one for one in written_ if written_[one] in likely], 5, 0.3
    )
    options = [known[card].name for card in dict.fromkeys(written_[one] for one in near)]
    raise Unknown("h3s-fx-no-such-card", found=typed, options=options)
