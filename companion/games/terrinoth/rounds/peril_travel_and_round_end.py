"""The peril phase, the travel phase, the end of a round, and revealing a location: terrinoth 4.3 to 4.5."""

from __future__ import annotations

from companion.games.terrinoth.effect_context import EffectContext
from companion.games.terrinoth.effects.effect_parser import read_condition
from companion.games.terrinoth.effects.effect_tree import Trigger
from companion.games.terrinoth.events import card_title, emit_event
from companion.games.terrinoth.questions import target_questions
from companion.games.terrinoth.questions.ask_player import ask_yes_or_no
from companion.games.terrinoth.questions.open_question import Flow
from companion.games.terrinoth.questions.target_questions import get_printed_number_or_ask
from companion.games.terrinoth.rules import (
    peril_track,
    selectors_and_conditions,
    triggered_abilities,
    wounds_and_defeat,
)
from companion.games.terrinoth.rules.decks import draw_card_or_ask
from companion.games.terrinoth.rules.effect_runner import ask_to_do_by_hand
from companion.games.terrinoth.rules.engagement_and_spawning import spawn_enemy_card
from companion.games.terrinoth.rules.passive_abilities import sum_modifiers
from companion.games.terrinoth.state import World
from companion.kernel.messages import message


def resolve_peril_phase(w: World) -> Flow[None]:
    """The token moves one space and that space is resolved; the leader decides: terrinoth PE1 to PE3."""
    w.active = w.leader
    yield from triggered_abilities.trigger_all_cards(w, Trigger("phase", "peril"))
    if w.table.sheet.track:
        yield from peril_track.move_peril_token(w, 1)
    else:
        yield from ask_to_do_by_hand(w, EffectContext(w.table.quest, w.leader), "")
    w.phase = "travel"


def resolve_travel_phase(w: World) -> Flow[None]:
    """Location abilities first; then the party may travel: terrinoth TR1."""
    w.active = w.leader
    yield from triggered_abilities.trigger_all_cards(w, Trigger("phase", "travel"))
    if w.location:
        yield from get_printed_number_or_ask(w, w.location, "exploration")
    possible = selectors_and_conditions.is_location_explored(w) and not w.final
    if possible and (yield from ask_yes_or_no(w, "travel", w.leader, "TR1", card=card_title(w, w.location))):
        yield from _go(w)
    w.phase = "end"


def _go(w: World) -> Flow[None]:
    """Discard the location and the shadows, hand the leader token on, reveal and spawn: terrinoth TR2."""
    emit_event(w, "TR2", message("th-travels", card=card_title(w, w.location)), "turn")
    w.decks["locations"].discard(w.location)
    w.location, w.progress = "", 0
    for enemy in w.shadows():
        if not selectors_and_conditions.is_nemesis(w, enemy):
            yield from wounds_and_defeat.discard_enemy(w, enemy, "TR2")
    chosen = yield from target_questions.ask_for_hero(w, "hand-over", w.leader, w.living(), "TR2")
    assert chosen is not None
    wounds_and_defeat.give_leader_token(w, chosen, "TR2")
    w.active = w.leader
    yield from reveal_next_location(w)


def reveal_next_location(w: World) -> Flow[None]:
    """Reveal the next location and spawn by its two values: terrinoth S-10, TR2."""
    card = yield from draw_card_or_ask(w, "locations", must=True)
    if card is None:
        return
    w.location = card
    emit_event(w, "TR2", message("th-arrives", card=card_title(w, card)), "turn")
    yield from _whether_final(w)
    red = (yield from get_printed_number_or_ask(w, card, "spawn_engaged")) + sum_modifiers(w, "spawnRed", None)
    black = (yield from get_printed_number_or_ask(w, card, "spawn_shadows")) + sum_modifiers(w, "spawnBlack", None)
    hero = w.leader
    for _ in range(red):
        if not (yield from _spawn(w, "engaged", hero)):
            break
        hero = w.after(hero)
    for _ in range(black):
        if not (yield from _spawn(w, "shadows", -1)):
            break
    words = [*w.card(card).title_words, "any", *(["final"] if w.final else [])]
    asked = [
        t for c in (w.table.quest, w.card(card)) for t in c.on if t.name == "travelTo" and t.word.casefold() in words
    ]
    yield from triggered_abilities.trigger_all_cards(w, *dict.fromkeys(asked))


def _spawn(w: World, to: str, hero: int) -> Flow[bool]:
    """One enemy; facedown in the shadows, and then a table that deals itself keeps it to itself: terrinoth TR2."""
    if to == "shadows" and w.table.settings.decks == "table":
        yield from spawn_enemy_card(w, "", to, hero, True, "TR2")
        return True
    card = yield from draw_card_or_ask(w, "enemies")
    if card is None:
        emit_event(w, "SP5", message("th-nothing-spawned"))
        return False
    yield from spawn_enemy_card(w, card, to, hero, to == "shadows", "TR2")
    return True


def _whether_final(w: World) -> Flow[None]:
    """The last location of the deck, or the one that the sheet names, is the final one."""
    sheet = w.table.sheet
    if sheet.final:
        w.final = w.table.book.named("locations", sheet.final) == w.location
    elif sheet.locations:
        w.final = not w.decks["locations"].cards
    else:
        w.final = yield from ask_yes_or_no(w, "final", w.leader, "TR1", card=card_title(w, w.location))


def resolve_round_end(w: World) -> Flow[None]:
    """What happens at the end of the round, then victory is looked at: terrinoth ER1, EG1."""
    w.active = w.leader
    yield from triggered_abilities.trigger_all_cards(w, Trigger("endRound"))
    sheet = w.table.sheet
    context = EffectContext(w.table.quest, w.leader)
    if sheet.victory and selectors_and_conditions.is_condition_met(w, context, read_condition(sheet.victory)):
        wounds_and_defeat.win_quest(w, "EG1")
    limit = w.table.settings.round_limit
    if limit and w.round >= limit:
        wounds_and_defeat.lose_quest(w, message("th-why-limit", count=limit), "EG1")
    w.round += 1
    w.phase, w.stage = "heroes", ""


def lose_quest_if_defeat_condition_met(w: World) -> None:
    """The quest's own way to be lost, besides all heroes being defeated."""
    sheet = w.table.sheet
    if sheet.defeat and selectors_and_conditions.is_condition_met(
        w, EffectContext(w.table.quest, w.leader), read_condition(sheet.defeat)
    ):
        wounds_and_defeat.lose_quest(w, message("th-why-quest"), "EG1")
