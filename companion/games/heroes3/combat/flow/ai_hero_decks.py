"""The AI hero's two decks: cards and spells. What a card does is decided by the bot that draws it. heroes3 13.4.

A drawn card lies on its discard pile and is open (`Side.hand`, `Side.spell`) until it has been carried out.
"""

from __future__ import annotations

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.model.events import OptionalTell, emit_event
from companion.games.heroes3.combat.model.refusals import NotAllowed
from companion.games.heroes3.combat.model.state import THEIRS, CombatState
from companion.kernel.building_blocks.piles import Pile
from companion.kernel.messages import message
from companion.kernel.refusals import Unknown

DOINGS = ("draw", "done", "bottom", "back", "keep")


def apply_ai_deck_act(state: CombatState, act: acts.AiDeck, tell: OptionalTell) -> None:
    """Draw a card, or say what becomes of one that was drawn."""
    if act.do not in DOINGS:
        raise Unknown("h3-no-doing", found=act.do, options=", ".join(DOINGS))
    side = state.sides[THEIRS]
    pile = side.spell_deck if act.deck == "spells" else side.deck
    if pile is None or not (pile.cards or pile.discards):
        raise NotAllowed("h3-no-ai-deck", "13.4")
    if act.do == "draw":
        _draw(state, pile, act.deck, tell)
        return
    if act.card not in pile.discards:
        raise Unknown("h3-not-discarded", found=act.card, options=", ".join(pile.discards))
    close_played_ai_card(state, act.card)
    if act.do == "done":
        return
    pile.discards.remove(act.card)
    if act.do == "keep":
        side.kept = act.card
        _magic_done(state)
    else:
        pile.put_under(act.card)
    if act.do == "back":
        pile.shuffle(state.luck)
    if tell is not None:
        emit_event(tell, THEIRS, "13.4", message("h3-ai-card-back", card=act.card, how=act.do))


def _draw(state: CombatState, pile: Pile, deck: str, tell: OptionalTell) -> None:
    """An empty spell deck is made anew from its discards, an empty AI deck gives no more cards in this combat."""
    side = state.sides[THEIRS]
    if not pile.cards:
        if deck != "spells":
            raise NotAllowed("h3-ai-deck-empty", "13.4")
        pile.cards, pile.discards = pile.discards, []
        pile.shuffle(state.luck)
    card = pile.cards.pop()
    pile.discard(card)
    if deck == "spells":
        side.spell = card
    else:
        side.hand = (*side.hand, card)
        side.drawn = state.round * 100 + state.active + 1
    if tell is not None:
        emit_event(tell, THEIRS, "13.4", message("h3-ai-draws", card=card, deck=deck))


def close_played_ai_card(state: CombatState, card: str) -> None:
    """An AI card or spell was carried out: it is not open any more; a spell takes its Magic card with it."""
    side = state.sides[THEIRS]
    if card in side.hand:
        where = side.hand.index(card)
        side.hand = (*side.hand[:where], *side.hand[where + 1 :])
    elif card and card in (side.spell, side.kept):
        if card == side.kept:
            side.kept = ""
            # No card is drawn in the activation in which a kept spell is cast.
            side.drawn = state.round * 100 + state.active + 1
            if side.spell_deck is not None:
                side.spell_deck.discard(card)
        else:
            side.spell = ""
            _magic_done(state)


def _magic_done(state: CombatState) -> None:
    side = state.sides[THEIRS]
    magic = next((card for card in side.hand if card.startswith("magic")), "")
    if magic:
        close_played_ai_card(state, magic)
