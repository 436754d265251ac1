"""The heroes' phase: terrinoth 4.1 and 9."""

from __future__ import annotations

from companion.games.terrinoth.cards.card_book import STUB_EFFECTS
from companion.games.terrinoth.effect_context import EffectContext
from companion.games.terrinoth.effects.effect_parser import read_effects
from companion.games.terrinoth.effects.effect_tree import Trigger
from companion.games.terrinoth.events import card_title, emit_event, hero_display_name
from companion.games.terrinoth.heroes_and_enemies import Slot
from companion.games.terrinoth.questions import target_questions
from companion.games.terrinoth.questions.ask_player import ask_player
from companion.games.terrinoth.questions.open_question import Flow, forbidden_message, make_option
from companion.games.terrinoth.rules import triggered_abilities, wounds_and_defeat
from companion.games.terrinoth.rules.effect_runner import run_effects
from companion.games.terrinoth.rules.passive_abilities import is_forbidden_by_passive
from companion.games.terrinoth.state import World
from companion.kernel.messages import message
from companion.kernel.question_types import Option

NO_READY_CARD_WOUNDS = 2
"""Wounds for having no ready card at the start of an activation: terrinoth H2."""
USE_ITEM_PREFIX = "use:"


def start_heroes_phase(w: World) -> Flow[None]:
    """A round begins: who activates, in which order: terrinoth H1, HC2, HC3, HC4."""
    w.phase, w.stage, w.extra = "heroes", "begin", False
    standing = w.living()
    count = len(w.heroes) if w.table.settings.count_after_fall == "unchanged" else max(2, len(standing))
    w.queue = standing * 2 if count == 2 else standing
    w.active = w.leader
    emit_event(w, "H1", message("th-round", round=w.round), "turn")
    yield from triggered_abilities.trigger_all_cards(w, Trigger("phase", "heroes"))


def ask_for_extra_activation(w: World) -> Flow[None]:
    """With three heroes the leader names one who activates again: terrinoth HC3."""
    w.extra = True
    chosen = yield from target_questions.ask_for_hero(w, "again", w.leader, w.living(), "HC3")
    assert chosen is not None
    w.queue = [chosen]


def is_extra_activation_due(w: World) -> bool:
    """Whether the second activation of a game of three is still to be given."""
    count = len(w.heroes) if w.table.settings.count_after_fall == "unchanged" else len(w.living())
    return count == 3 and not w.extra


def begin_hero_activation(w: World) -> Flow[None]:
    """The start of an activation: whoever has no ready card suffers 2 wounds and readies all: terrinoth H2."""
    hero = w.queue[0]
    if w.heroes[hero].fallen:
        w.queue.pop(0)
        return
    w.active, w.stage = hero, "act"
    mine = w.heroes[hero]
    emit_event(w, "H3", message("th-activates", name=hero_display_name(w, hero)), "turn", hero)
    if all(slot.exhausted for slot in mine.acts):
        yield from wounds_and_defeat.wound_hero(w, hero, NO_READY_CARD_WOUNDS, "H2", message("th-why-weary"))
        if not mine.fallen:
            for slot in mine.acts:
                slot.exhausted = False
            emit_event(w, "H2", message("th-readies-all", name=hero_display_name(w, hero)), "turn", hero)
    if not mine.fallen:
        yield from triggered_abilities.trigger_hero_and_quest_cards(w, hero, Trigger("start"))
    if mine.fallen:
        w.queue.pop(0)
        w.stage = "begin"


def ask_and_play_activation_card(w: World) -> Flow[None]:
    """One ready card is exhausted and resolved, top to bottom; items may be used before: terrinoth H3, CLM."""
    hero = w.queue[0]
    options = [*(_card(w, hero, slot) for slot in w.heroes[hero].acts), *_items(w, hero)]
    answer = yield from ask_player(w, "activation", hero, options, "H3", always=True)
    if answer.startswith(USE_ITEM_PREFIX):
        yield from _use(w, hero, answer.removeprefix(USE_ITEM_PREFIX))
    elif answer:
        slot = next(slot for slot in w.heroes[hero].acts if slot.action == answer)
        yield from _resolve(w, hero, slot)
    else:
        emit_event(w, "H3", message("th-passes", name=hero_display_name(w, hero)), "turn", hero)
    # A used item leaves the activation open, unless it was the hero's last act.
    if not answer.startswith(USE_ITEM_PREFIX) or w.heroes[hero].fallen:
        w.queue.pop(0)
        w.stage = "begin"


def _card(w: World, hero: int, slot: Slot) -> Option:
    why = None
    if slot.exhausted:
        why = forbidden_message("th-card-exhausted", "H3")
    elif is_forbidden_by_passive(w, slot.action, hero, "any"):
        why = forbidden_message("th-cannot", "G5")
    elif w.table.settings.action_without_target == "forbid" and not _has_target(w, hero, slot):
        why = forbidden_message("th-no-target", "H5")
    return make_option(slot.action, card_title(w, slot.card), why)


def _has_target(w: World, hero: int, slot: Slot) -> bool:
    """Whether an attack or an aid would have somebody to be aimed at."""
    if slot.action == "aid":
        return len(w.living()) > 1
    if slot.action != "attack":
        return True
    # A card that moves enemies or shoots needs only some enemy in play.
    does = w.card(slot.card).does
    plain = does is None or (len(does) == 1 and "yes" not in dict(getattr(does[0], "args", ())).values())
    return bool(w.engaged(hero) if plain else w.in_play())


def _items(w: World, hero: int) -> list[Option]:
    use = Trigger("use")
    usable = [card for card in dict.fromkeys(w.heroes[hero].items) if use in w.card(card).on]
    return [make_option(USE_ITEM_PREFIX + card, message("th-use", card=card_title(w, card))) for card in usable]


def _use(w: World, hero: int, card: str) -> Flow[None]:
    """An item that is used is discarded, then its effect is resolved."""
    mine, printed = w.heroes[hero], w.card(card)
    mine.items.remove(card)
    w.decks["exploration"].discard(card)
    emit_event(w, "IT1", message("th-uses", name=hero_display_name(w, hero), card=printed.name), "turn", hero)
    yield from run_effects(w, EffectContext(printed, hero, "hero", owner=hero), printed.on[Trigger("use")])


def _resolve(w: World, hero: int, slot: Slot) -> Flow[None]:
    slot.exhausted = True
    printed = w.card(slot.card)
    emit_event(w, "H3", message("th-plays", name=hero_display_name(w, hero), card=printed.name), "turn", hero)
    does = printed.does if printed.does is not None else read_effects(STUB_EFFECTS[slot.action])
    yield from run_effects(w, EffectContext(printed, hero, "hero", owner=hero), does)
