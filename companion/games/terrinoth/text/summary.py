"""A quest as lines: whose turn it is, the location, every hero with the enemies before it, the shadows."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.terrinoth.events import card_title, enemy_display_name, hero_display_name
from companion.games.terrinoth.heroes_and_enemies import Enemy
from companion.games.terrinoth.rules.player_view import PlayerView
from companion.games.terrinoth.state import TerrinothState, World
from companion.kernel.messages import Argument, Message, message


def current_turn_message(state: TerrinothState) -> Message:
    """Whose turn it is to act or to answer."""
    asked = state.ask
    hero = asked.hero if asked is not None and asked.hero >= 0 else state.world.active
    return message("now-ended") if state.ended else message("now-turn", name=hero_display_name(state.world, hero))


def summary_lines(state: TerrinothState) -> list[Message]:
    """What lies open on the table."""
    w, view = state.world, PlayerView(state)
    found = [current_turn_message(state)]
    if w.location:
        found.append(message("th-line-location", location=card_title(w, w.location), progress=view.progress))
    found += [_hero(w, hero, view.health(hero)) for hero in range(len(w.heroes))]
    if shadows := w.shadows():
        found.append(message("th-line-shadows", enemies=_called(w, shadows)))
    return found


def _hero(w: World, hero: int, health: int) -> Message:
    enemies, wounds = w.engaged(hero), w.heroes[hero].wounds
    shown, count = _called(w, enemies), len(enemies)
    return message(
        "th-line-hero", name=hero_display_name(w, hero), wounds=wounds, health=health, enemies=shown, count=count
    )


def _called(w: World, enemies: Sequence[Enemy]) -> Argument:
    return [enemy_display_name(w, enemy) for enemy in enemies]
