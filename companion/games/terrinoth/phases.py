"""The peril phase, the travel phase, the end of a round, and revealing a location: terrinoth 4.3 to 4.5."""

from __future__ import annotations

from companion.games.terrinoth import harm, picking, selecting, track, triggers
from companion.games.terrinoth.asking import Flow, ask_yes
from companion.games.terrinoth.drawing import draw
from companion.games.terrinoth.engaging import spawn_card
from companion.games.terrinoth.language import Trigger
from companion.games.terrinoth.modifiers import shift
from companion.games.terrinoth.parsing import read_condition
from companion.games.terrinoth.picking import number
from companion.games.terrinoth.running import manual
from companion.games.terrinoth.scope import Scope
from companion.games.terrinoth.state import World
from companion.games.terrinoth.telling import note, titled
from companion.kernel.words import message


def peril(w: World) -> Flow[None]:
    """The token moves one space and that space is resolved; the leader decides: terrinoth PE1 to PE3."""
    w.active = w.leader
    yield from triggers.everywhere(w, Trigger("phase", "peril"))
    if w.table.quest.definition.track:
        yield from track.move(w, 1)
    else:
        yield from manual(w, Scope(w.table.quest, w.leader), "")
    w.phase = "travel"


def travel(w: World) -> Flow[None]:
    """Location abilities first; then the party may travel: terrinoth TR1."""
    w.active = w.leader
    yield from triggers.everywhere(w, Trigger("phase", "travel"))
    if w.location:
        yield from number(w, w.location, "exploration")
    possible = selecting.explored(w) and not w.final
    if possible and (yield from ask_yes(w, "travel", w.leader, "TR1", card=titled(w, w.location))):
        yield from _go(w)
    w.phase = "end"


def _go(w: World) -> Flow[None]:
    """Discard the location and the shadows, hand the leader token on, reveal and spawn: terrinoth TR2."""
    note(w, "TR2", message("th-travels", card=titled(w, w.location)), "turn")
    w.decks["locations"].discard(w.location)
    w.location, w.progress = "", 0
    for enemy in w.shadows():
        if not selecting.is_nemesis(w, enemy):
            yield from harm.discard_enemy(w, enemy, "TR2")
    chosen = yield from picking.one_hero(w, "hand-over", w.leader, w.living(), "TR2")
    assert chosen is not None
    harm.lead(w, chosen, "TR2")
    w.active = w.leader
    yield from arrive(w)


def arrive(w: World) -> Flow[None]:
    """Reveal the next location and spawn by its two values: terrinoth S-10, TR2."""
    card = yield from draw(w, "locations", must=True)
    if card is None:
        return
    w.location = card
    note(w, "TR2", message("th-arrives", card=titled(w, card)), "turn")
    yield from _whether_final(w)
    red = (yield from number(w, card, "spawn_engaged")) + shift(w, "spawnRed", None)
    black = (yield from number(w, card, "spawn_shadows")) + shift(w, "spawnBlack", None)
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
    yield from triggers.everywhere(w, *dict.fromkeys(asked))


def _spawn(w: World, to: str, hero: int) -> Flow[bool]:
    """One enemy; facedown in the shadows, and then a table that deals itself keeps it to itself: terrinoth TR2."""
    if to == "shadows" and w.table.settings.decks == "table":
        yield from spawn_card(w, "", to, hero, True, "TR2")
        return True
    card = yield from draw(w, "enemies")
    if card is None:
        note(w, "SP5", message("th-nothing-spawned"))
        return False
    yield from spawn_card(w, card, to, hero, to == "shadows", "TR2")
    return True


def _whether_final(w: World) -> Flow[None]:
    """The last location of the deck, or the one that the sheet names, is the final one."""
    sheet = w.table.quest.definition
    if sheet.final:
        w.final = w.table.book.named("locations", sheet.final) == w.location
    elif sheet.locations:
        w.final = not w.decks["locations"].cards
    else:
        w.final = yield from ask_yes(w, "final", w.leader, "TR1", card=titled(w, w.location))


def end(w: World) -> Flow[None]:
    """What happens at the end of the round, then victory is looked at: terrinoth ER1, EG1."""
    w.active = w.leader
    yield from triggers.everywhere(w, Trigger("endRound"))
    sheet = w.table.quest.definition
    scope = Scope(w.table.quest, w.leader)
    if sheet.victory and selecting.holds(w, scope, read_condition(sheet.victory)):
        harm.win(w, "EG1")
    limit = w.table.settings.round_limit
    if limit and w.round >= limit:
        harm.lose(w, message("th-why-limit", count=limit), "EG1")
    w.round += 1
    w.phase, w.stage = "heroes", ""


def check_defeat(w: World) -> None:
    """The quest's own way to be lost, besides all heroes being defeated."""
    sheet = w.table.quest.definition
    if sheet.defeat and selecting.holds(w, Scope(w.table.quest, w.leader), read_condition(sheet.defeat)):
        harm.lose(w, message("th-why-quest"), "EG1")
