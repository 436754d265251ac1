"""The heroes' phase: terrinoth 4.1 and 9."""

from __future__ import annotations

from companion.games.terrinoth import harm, picking, triggers
from companion.games.terrinoth.asking import Flow, ask, forbidden, option
from companion.games.terrinoth.book import STUB_DOES
from companion.games.terrinoth.language import Trigger
from companion.games.terrinoth.modifiers import cannot
from companion.games.terrinoth.parsing import read_effects
from companion.games.terrinoth.running import run
from companion.games.terrinoth.scope import Scope
from companion.games.terrinoth.state import Slot, World
from companion.games.terrinoth.telling import note, titled, who
from companion.kernel.questions import Option
from companion.kernel.words import message

WEARINESS = 2
"""Wounds for having no ready card at the start of an activation: terrinoth H2."""
USE = "use:"


def start(w: World) -> Flow[None]:
    """A round begins: who activates, in which order: terrinoth H1, HC2, HC3, HC4."""
    w.phase, w.stage, w.extra = "heroes", "begin", False
    standing = w.living()
    count = len(w.heroes) if w.table.settings.count_after_fall == "unchanged" else max(2, len(standing))
    w.queue = standing * 2 if count == 2 else standing
    w.active = w.leader
    note(w, "H1", message("th-round", round=w.round), "turn")
    yield from triggers.everywhere(w, Trigger("phase", "heroes"))


def once_more(w: World) -> Flow[None]:
    """With three heroes the leader names one who activates again: terrinoth HC3."""
    w.extra = True
    chosen = yield from picking.one_hero(w, "again", w.leader, w.living(), "HC3")
    assert chosen is not None
    w.queue = [chosen]


def wants_extra(w: World) -> bool:
    """Whether the second activation of a game of three is still to be given."""
    count = len(w.heroes) if w.table.settings.count_after_fall == "unchanged" else len(w.living())
    return count == 3 and not w.extra


def begin(w: World) -> Flow[None]:
    """The start of an activation: whoever has no ready card suffers 2 wounds and readies all: terrinoth H2."""
    hero = w.queue[0]
    if w.heroes[hero].fallen:
        w.queue.pop(0)
        return
    w.active, w.stage = hero, "act"
    mine = w.heroes[hero]
    note(w, "H3", message("th-activates", name=who(w, hero)), "turn", hero)
    if all(slot.exhausted for slot in mine.acts):
        yield from harm.wound_hero(w, hero, WEARINESS, "H2", message("th-why-weary"))
        if not mine.fallen:
            for slot in mine.acts:
                slot.exhausted = False
            note(w, "H2", message("th-readies-all", name=who(w, hero)), "turn", hero)
    if not mine.fallen:
        yield from triggers.around(w, hero, Trigger("start"))
    if mine.fallen:
        w.queue.pop(0)
        w.stage = "begin"


def act(w: World) -> Flow[None]:
    """One ready card is exhausted and resolved, top to bottom; items may be used before: terrinoth H3, CLM."""
    hero = w.queue[0]
    options = [*(_card(w, hero, slot) for slot in w.heroes[hero].acts), *_items(w, hero)]
    answer = yield from ask(w, "activation", hero, options, "H3", always=True)
    if answer.startswith(USE):
        yield from _use(w, hero, answer.removeprefix(USE))
    elif answer:
        slot = next(slot for slot in w.heroes[hero].acts if slot.action == answer)
        yield from _resolve(w, hero, slot)
    else:
        note(w, "H3", message("th-passes", name=who(w, hero)), "turn", hero)
    # A used item leaves the activation open, unless it was the hero's last deed.
    if not answer.startswith(USE) or w.heroes[hero].fallen:
        w.queue.pop(0)
        w.stage = "begin"


def _card(w: World, hero: int, slot: Slot) -> Option:
    why = None
    if slot.exhausted:
        why = forbidden("th-card-exhausted", "H3")
    elif cannot(w, slot.action, hero, "any"):
        why = forbidden("th-cannot", "G5")
    elif w.table.settings.action_without_target == "forbid" and not _has_target(w, hero, slot):
        why = forbidden("th-no-target", "H5")
    return option(slot.action, titled(w, slot.card), why)


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
    return [option(USE + card, message("th-use", card=titled(w, card))) for card in usable]


def _use(w: World, hero: int, card: str) -> Flow[None]:
    """An item that is used is discarded, then its effect is resolved."""
    mine, printed = w.heroes[hero], w.card(card)
    mine.items.remove(card)
    w.decks["exploration"].discard(card)
    note(w, "IT1", message("th-uses", name=who(w, hero), card=printed.name), "turn", hero)
    yield from run(w, Scope(printed, hero, "hero", owner=hero), printed.on[Trigger("use")])


def _resolve(w: World, hero: int, slot: Slot) -> Flow[None]:
    slot.exhausted = True
    printed = w.card(slot.card)
    note(w, "H3", message("th-plays", name=who(w, hero), card=printed.name), "turn", hero)
    does = printed.does if printed.does is not None else read_effects(STUB_DOES[slot.action])
    yield from run(w, Scope(printed, hero, "hero", owner=hero), does)
