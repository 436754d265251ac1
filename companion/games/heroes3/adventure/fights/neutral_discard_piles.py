"""The neutral decks of one game: what was drawn lies on the discard piles until a deck is made anew. heroes3 8."""

from __future__ import annotations

from collections import Counter

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.state import AdventureState
from companion.games.heroes3.cards.unit_cards import load_units
from companion.kernel.messages import message
from companion.kernel.refusals import Unknown

NEUTRAL = "neutral:"


def count_held_neutrals(state: AdventureState) -> Counter[str]:
    """Neutral cards that lie in unit decks, and in those of AI heroes who are not beaten."""
    own = [unit.side for sheet in state.sheets.values() for unit in sheet.army]
    theirs = [side for ai in state.ai.values() if not ai.beaten for side in ai.army]
    return Counter(side for side in (*own, *theirs) if side.startswith(NEUTRAL))


def update_discards_after_change(state: AdventureState, before: Counter[str]) -> None:
    """A neutral unit that is lost goes to the discard pile of its deck; one that joined somebody lies there no more."""
    now = count_held_neutrals(state)
    if now == before:
        return
    left = [card for card in state.table.discarded if card not in now - before]
    state.table.discarded = tuple(dict.fromkeys((*left, *(before - now))))


def set_discard_piles(context: ActContext, discarded: tuple[str, ...]) -> None:
    """The discard piles are so from now on: after a combat, or because the table says so."""
    for card in discarded:
        # One of another box may lie there, too, where the table named it as a guard.
        if not card.startswith(NEUTRAL) or card not in load_units().by_key:
            raise Unknown("h3s-tb-no-unit", found=card)
    context.state.table.discarded = tuple(dict.fromkeys(discarded))
    context.note("", "8", message("h3s-tb-neutral-discards", count=len(context.state.table.discarded)))


def correct_discard_piles(context: ActContext, act: acts.SetDiscards) -> None:
    """The table says which cards lie on the discard piles; none, where the decks were shuffled anew."""
    set_discard_piles(context, act.cards)
