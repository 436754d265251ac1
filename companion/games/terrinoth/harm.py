"""Wounds, recovery and defeat: terrinoth 7."""

from __future__ import annotations

from companion.games.terrinoth import picking, selecting, triggers
from companion.games.terrinoth.asking import Flow, Over
from companion.games.terrinoth.language import Trigger
from companion.games.terrinoth.modifiers import cannot, enemy_health, first_wound_to, hero_health
from companion.games.terrinoth.scope import Scope
from companion.games.terrinoth.state import Enemy, World
from companion.games.terrinoth.telling import called, note, titled, who
from companion.kernel.words import Message, message


def wound_hero(w: World, hero: int, n: int, rule: str, why: Message | None = None, by: str = "quest") -> Flow[None]:
    """A hero suffers wounds. Resistance and shields have nothing to do with it: terrinoth W1."""
    mine = w.heroes[hero]
    if n <= 0 or mine.fallen or cannot(w, "wound", hero, by):
        return
    mine.wounds += n
    note(w, rule, message("th-suffers", name=who(w, hero), count=n, total=mine.wounds), "harm", hero, why)
    yield from triggers.around(w, hero, Trigger("wounded"))
    if not w.acting:
        yield from check_hero(w, hero)


def check_hero(w: World, hero: int) -> Flow[None]:
    """A hero with as many wounds as health is defeated: terrinoth D1."""
    mine = w.heroes[hero]
    if not mine.fallen and mine.wounds and mine.wounds >= (yield from hero_health(w, hero)):
        yield from _fall(w, hero)


def recover_hero(w: World, hero: int, n: int, rule: str = "W2") -> None:
    """A hero recovers wounds, not more than there are: terrinoth W2."""
    mine = w.heroes[hero]
    healed = min(n, mine.wounds)
    if healed <= 0 or mine.fallen or cannot(w, "recover", hero, "any"):
        return
    mine.wounds -= healed
    note(w, rule, message("th-recovers", name=who(w, hero), count=healed, total=mine.wounds), "heal", hero)


def _fall(w: World, hero: int) -> Flow[None]:
    """A hero is defeated: terrinoth D3."""
    mine, settings = w.heroes[hero], w.table.settings
    mine.fallen = True
    w.decks["exploration"].discards += mine.items
    mine.wounds = mine.tokens = 0
    mine.items = []
    if settings.fallen_conditions == "supply":
        mine.conditions = []
    note(w, "D3", message("th-falls", name=who(w, hero)), "harm", hero)
    for enemy in w.engaged(hero):
        enemy.zone, enemy.hero = "shadows", -1
        if settings.fallen_enemies != "keep":
            enemy.exhausted = settings.fallen_enemies == "exhausted"
        note(w, "D3", message("th-to-shadows", enemy=called(w, enemy)))
    standing = [n for n, other in enumerate(w.heroes) if not other.fallen]
    if not standing:
        lose(w, message("th-all-fallen"), "EG1")
    if w.leader == hero:
        yield from _new_leader(w, hero)


def _new_leader(w: World, hero: int) -> Flow[None]:
    """The leader is defeated: the survivors choose another at once, or the next one leads: terrinoth D4."""
    chosen: int | None = w.after(hero)
    if w.table.settings.leader_falls == "choose":
        standing = [n for n, other in enumerate(w.heroes) if not other.fallen]
        chosen = yield from picking.one_hero(w, "leader", -1, standing, "D4")
    assert chosen is not None
    lead(w, chosen, "D4")


def lead(w: World, hero: int, rule: str) -> None:
    """Somebody takes the leader token."""
    if w.leader != hero:
        if w.active == w.leader and w.phase in ("peril", "travel", "end"):
            w.active = hero
        w.leader = hero
        note(w, rule, message("th-leads", name=who(w, hero)), "turn", hero)


def lose(w: World, why: Message, rule: str) -> None:
    """The quest is lost."""
    w.outcome = "lost"
    note(w, rule, message("th-lost"), "end", why=why)
    raise Over


def win(w: World, rule: str) -> None:
    """The quest is won."""
    w.outcome = "won"
    note(w, rule, message("th-won"), "end")
    raise Over


# --- enemies -------------------------------------------------------------------------------------


def wound_enemy(w: World, enemy: Enemy, n: int, hero: int, by: str, rule: str, shared: bool = False) -> Flow[None]:
    """An enemy suffers wounds; a facedown one is turned faceup first (terrinoth RNG)."""
    if n <= 0 or not enemy.in_play or cannot(w, "wound", enemy, by):
        return
    yield from reveal(w, enemy)
    if not shared:
        n = yield from _shared(w, enemy, n, hero, by)
    if n <= 0:
        return
    enemy.wounds += n
    note(w, rule, message("th-enemy-suffers", enemy=called(w, enemy), count=n, total=enemy.wounds), "harm")
    yield from triggers.of_enemy(w, enemy, "wounded", hero)
    if not w.acting:
        yield from check_enemy(w, enemy, hero)


def _shared(w: World, enemy: Enemy, n: int, hero: int, by: str) -> Flow[int]:
    """The first wound goes to another enemy where an ability says so: `firstWoundTo`."""
    for modifier, scope in first_wound_to(w, enemy):
        assert modifier.who is not None
        around = Scope(scope.card, hero, "enemy", enemy, scope.owner)
        found = [other for other in selecting.enemies(w, around, modifier.who) if other is not enemy and other.in_play]
        other = yield from picking.one_enemy(w, "shield", hero, found, "E8")
        if other is not None:
            yield from wound_enemy(w, other, 1, hero, by, "E8", shared=True)
            return n - 1
    return n


def check_enemy(w: World, enemy: Enemy, hero: int) -> Flow[None]:
    """An enemy with as many wounds as health is defeated: terrinoth D1."""
    if enemy.in_play and enemy.wounds and enemy.card and enemy.wounds >= (yield from enemy_health(w, enemy)):
        yield from defeat(w, enemy, hero)


def defeat(w: World, enemy: Enemy, hero: int) -> Flow[None]:
    """A defeated enemy goes to the discard pile (terrinoth D2), a nemesis where the table says (NM6)."""
    nemesis = selecting.is_nemesis(w, enemy)
    note(w, "D2", message("th-enemy-falls", enemy=called(w, enemy)), "gain")
    enemy.wounds, enemy.hero, enemy.exhausted = 0, -1, False
    w.enemies.remove(enemy)
    enemy.zone = "discard"
    if nemesis:
        w.nemesis_fallen = True
        _put_away_nemesis(w, enemy)
    else:
        w.decks["enemies"].discard(enemy.card)
    yield from triggers.of_enemy(w, enemy, "defeated", hero)


def _put_away_nemesis(w: World, enemy: Enemy) -> None:
    chosen = w.table.settings.defeated_nemesis
    if chosen == "back_to_lair_now":
        enemy.zone = "lair"
        w.enemies.append(enemy)
    elif chosen == "discard_then_lair_on_reshuffle":
        w.decks["enemies"].discard(enemy.card)
    else:
        w.removed.append(enemy.card)


def discard_enemy(w: World, enemy: Enemy, rule: str) -> Flow[None]:
    """An enemy leaves play without being defeated. A facedown one is shown or not: terrinoth TR4."""
    if enemy.facedown and not enemy.card and w.table.settings.show_discarded:
        yield from identify(w, enemy)
    if enemy.facedown and w.table.settings.show_discarded:
        enemy.facedown = False
    note(w, rule, message("th-enemy-discarded", enemy=called(w, enemy)))
    w.enemies.remove(enemy)
    enemy.zone = "discard"
    if enemy.card:
        w.decks["enemies"].discard(enemy.card)


def reveal(w: World, enemy: Enemy) -> Flow[None]:
    """Turn a facedown enemy faceup; it stays where it is: terrinoth St3."""
    if not enemy.facedown:
        return
    yield from identify(w, enemy)
    enemy.facedown = False
    note(w, "E3", message("th-revealed", enemy=titled(w, enemy.card)), "turn")


def identify(w: World, enemy: Enemy) -> Flow[None]:
    """The table says which card lay facedown, where it deals itself."""
    if not enemy.card:
        from companion.games.terrinoth.drawing import draw

        card = yield from draw(w, "enemies", "th-ask-facedown", must=True)
        assert card is not None
        enemy.card = card


def clean_up(w: World, hero: int) -> Flow[None]:
    """The end of an action: whoever has wounds enough is defeated now, enemies and heroes alike: terrinoth A4."""
    w.acting = False
    for enemy in w.enemies[:]:
        yield from check_enemy(w, enemy, hero)
    for other in range(len(w.heroes)):
        yield from check_hero(w, other)
