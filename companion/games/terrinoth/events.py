"""Events of the engine: what happened, what to move, and the rule it follows from."""

from __future__ import annotations

from companion.games.terrinoth.heroes_and_enemies import Enemy
from companion.games.terrinoth.state import World
from companion.kernel.events import Event, Reason, Tone
from companion.kernel.messages import Argument, Message, message


def emit_event(
    w: World, rule: str, what: Message, tone: Tone = "plain", hero: int = -1, why: Message | None = None
) -> None:
    """Tell one thing that happened, by the rule `terrinoth <rule>`; `hero` is the seat it concerns."""
    if w.tell is not None:
        seat = w.table.ids[hero] if hero >= 0 else None
        w.tell(Event(what, Reason(f"terrinoth {rule}", why), tone, seat))


def hero_display_name(w: World, hero: int) -> Argument:
    """What a hero is called."""
    return w.table.names[hero]


def enemy_display_name(w: World, enemy: Enemy) -> Argument:
    """What an enemy is called; a facedown one is just that. Of several alike in play each has its number."""
    if enemy.facedown or not enemy.card:
        return message("th-facedown", number=w.number_of(enemy))
    name = w.card(enemy.card).name
    number = w.number_of(enemy)
    return message("th-numbered", name=name, number=number) if number else name


def card_title(w: World, card: str) -> Argument:
    """What a card is called."""
    return w.card(card).name
