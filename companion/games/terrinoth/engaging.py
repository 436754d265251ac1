"""Engaging, the limit of three with its overflow, the shadows, and spawning: terrinoth 5 and 6."""

from __future__ import annotations

from companion.games.terrinoth import harm, triggers
from companion.games.terrinoth.asking import Flow, ask, option
from companion.games.terrinoth.drawing import draw, reshuffle
from companion.games.terrinoth.language import Filter, Place
from companion.games.terrinoth.modifiers import attack_of, cannot, limit
from companion.games.terrinoth.scope import Scope
from companion.games.terrinoth.selecting import card_meets, is_nemesis
from companion.games.terrinoth.state import Enemy, World
from companion.games.terrinoth.telling import called, note, titled, who
from companion.kernel.words import message


def engage(w: World, enemy: Enemy, hero: int, by: str, rule: str) -> Flow[None]:
    """An enemy engages a hero; a fourth one wounds him and goes to the shadows instead: terrinoth N1, N3."""
    if w.heroes[hero].fallen or (enemy.zone == "engaged" and enemy.hero == hero):
        return
    if enemy.zone in ("engaged", "shadows") and cannot(w, "engage", enemy, by):
        return
    yield from harm.reveal(w, enemy)
    if len(w.engaged(hero)) >= limit(w, hero):
        yield from _overflow(w, enemy, hero)
        return
    enemy.zone, enemy.hero = "engaged", hero
    note(w, rule, message("th-engages", enemy=called(w, enemy), name=who(w, hero)), "turn", hero)
    yield from triggers.of_enemy(w, enemy, "engaged", hero)


def _overflow(w: World, enemy: Enemy, hero: int) -> Flow[None]:
    enemy.zone, enemy.hero = "shadows", -1
    note(w, "N3", message("th-overflow", enemy=called(w, enemy), name=who(w, hero)), "turn", hero)
    strength = yield from attack_of(w, enemy)
    yield from harm.wound_hero(w, hero, strength, "N3", message("th-why-overflow"), "enemy")


def to_shadows(w: World, enemy: Enemy, by: str, rule: str, facedown: bool = False) -> Flow[None]:
    """An enemy goes to the shadows, faceup or facedown."""
    if not enemy.in_play or cannot(w, "toShadows", enemy, by):
        return
    if not facedown:
        yield from harm.reveal(w, enemy)
    moved = enemy.zone != "shadows" or enemy.facedown != facedown
    enemy.zone, enemy.hero = "shadows", -1
    if moved:
        note(w, rule, message("th-to-shadows", enemy=called(w, enemy)), "turn")
    enemy.facedown = facedown


# --- spawning ------------------------------------------------------------------------------------


def spawn_card(w: World, card: str, to: str, hero: int, facedown: bool, rule: str) -> Flow[None]:
    """Put an enemy card into play, ready: engaged with a hero, or in the shadows: terrinoth SP1 to SP3, St1."""
    w.serial += 1
    enemy = Enemy(w.serial, card, "arriving")
    w.enemies.append(enemy)
    yield from enter(w, enemy, to, hero, facedown, rule)


def enter(w: World, enemy: Enemy, to: str, hero: int, facedown: bool, rule: str) -> Flow[None]:
    """An enemy comes into play."""
    enemy.exhausted = False
    if to == "shadows":
        enemy.zone, enemy.hero, enemy.facedown = "shadows", -1, facedown
        if facedown:
            note(w, rule, message("th-spawned-facedown"), "turn")
            return
        note(w, rule, message("th-spawned", enemy=called(w, enemy)), "turn")
    else:
        enemy.facedown = False
        note(w, rule, message("th-spawned", enemy=called(w, enemy)), "turn", hero)
        yield from engage(w, enemy, hero, "quest", rule)
    yield from triggers.of_enemy(w, enemy, "spawned", hero if hero >= 0 else w.active)


def spawn(
    w: World, scope: Scope, n: int, to: Place, facedown: bool, source: str, where: tuple[Filter, ...], heroes: list[int]
) -> Flow[None]:
    """Spawn enemies; without a place the first with the active hero, each next with the next one: terrinoth SP2."""
    hero = scope.hero if not w.heroes[scope.hero].fallen else w.living()[0]
    for _ in range(n):
        for target in heroes or [hero]:
            zone = "shadows" if to.name == "shadows" else "engaged"
            if source == "lair":
                yield from _from_lair(w, zone, target, facedown)
                continue
            card = yield from _found(w, scope, source, where)
            if card is None:
                note(w, "SP5", message("th-nothing-spawned"))
                return
            yield from spawn_card(w, card, zone, target, facedown and zone == "shadows", "SP2")
        if to.name == "default":
            hero = w.after(hero)


def _from_lair(w: World, zone: str, hero: int, facedown: bool) -> Flow[None]:
    """A nemesis comes out of the lair by the same rules: terrinoth SP7."""
    for enemy in w.enemies:
        if enemy.zone == "lair" and is_nemesis(w, enemy):
            enemy.zone = "arriving"
            yield from enter(w, enemy, zone, hero, facedown and zone == "shadows", "SP7")
            return


def _found(w: World, scope: Scope, source: str, where: tuple[Filter, ...]) -> Flow[str | None]:
    """The top card of the deck, the first one in it that fits, or one of the discard pile that the leader picks."""
    if source == "deck" and (not where or w.table.settings.decks == "table"):
        return (yield from draw(w, "enemies"))
    pile = w.decks["enemies"]
    if source == "deck" and not pile.cards:
        reshuffle(w, "enemies")
    cards = pile.cards[::-1] if source == "deck" else pile.discards[::-1]
    fitting = list(dict.fromkeys(card for card in cards if _fits(w, scope, card, where)))
    if source == "deck":
        fitting = fitting[:1]
    chosen = fitting[0] if fitting else None
    if len(fitting) > 1:
        options = [option(card, titled(w, card)) for card in fitting]
        chosen = yield from ask(w, "discarded", w.leader, options, "G4")
    if chosen is not None:
        (pile.cards if source == "deck" else pile.discards).remove(chosen)
    return chosen


def _fits(w: World, scope: Scope, card: str, where: tuple[Filter, ...]) -> bool:
    """Whether a card that is not in play meets the demands; what only a card in play can have, it has not."""
    printed = w.card(card)
    if printed.definition.role == "nemesis":
        return False
    return all(
        d.key in ("trait", "title", "role", "level") and card_meets(printed, scope, d.key, d.value) != d.negated
        for d in where
    )
