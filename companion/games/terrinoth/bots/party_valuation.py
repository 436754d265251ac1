"""What things are worth to a party, in wounds: enemies, rounds, progress, and with them the four actions."""

from __future__ import annotations

from companion.games.terrinoth.cards.card_types import EnemyCard
from companion.games.terrinoth.cards.pack_validation import iter_operations
from companion.games.terrinoth.effects.effect_tree import Number
from companion.games.terrinoth.heroes_and_enemies import Slot
from companion.games.terrinoth.rules.player_view import PlayerView, VisibleEnemy

_HORIZON = 5.0
"""For how many rounds an enemy is feared at most."""
_HURRY = 2.5
"""What a round costs besides its enemies: the peril track."""
_TOKEN = 0.5
"""A success token is a success for later, and only if somebody lives to spend it."""


def enemy_cost_per_round(foe: VisibleEnemy) -> float:
    """What an enemy costs every round: its attack, once for every damage on its bar; a guess where it is hidden."""
    if foe.zone == "lair":
        return 0.0
    if foe.card is None or foe.attack is None:
        return 1.5
    bar = foe.card.printed_as(EnemyCard).bar
    return foe.attack * max(0.6, float(bar.count("damage")))


def party_cost_per_round(view: PlayerView) -> float:
    """What a round costs the party."""
    return _HURRY + sum(map(enemy_cost_per_round, view.foes()))


def value_per_progress(view: PlayerView) -> float:
    """What a progress is worth: the part of a round that it saves."""
    wanted = view.location.number("exploration") if view.location is not None else None
    if wanted is not None and view.progress >= wanted:
        return 0.0
    standing = sum(not hero.fallen for hero in view.heroes)
    return party_cost_per_round(view) / max(1.5, 0.8 * max(standing, 3))


def value_of_attack(view: PlayerView, foe: VisibleEnemy, dice: float) -> float:
    """What an attack with so many dice takes off the cost of an enemy."""
    through = dice * view.luck() - (foe.resistance or 0)
    need = max(1, (3 if foe.health is None else foe.health) - foe.wounds)
    if through <= 0:
        return 0.05
    share = min(1.0, through / need)
    boss = 5.0 if foe.nemesis and foe.zone != "lair" else 0.0
    return share * (enemy_cost_per_round(foe) * _HORIZON + boss) + (0.3 if through >= need else 0.0)


# --- choosing an activation card -----------------------------------------------------------------


def value_of_activation_card(view: PlayerView, option: str) -> float:
    """What an activation card, or an item, is worth now."""
    hero = view.active
    mine = view.heroes[hero]
    if option.startswith("use:"):
        return _using(view, option.removeprefix("use:"))
    slot = next(slot for slot in mine.acts if slot.action == option)
    dice = _dice(view, slot)
    # Whoever exhausts the last card pays 2 wounds at the next activation, unless that card is the rest card.
    last = sum(not other.exhausted for other in mine.acts) == 1
    weary = 2.0 if last and option != "rest" else 0.0
    if option == "rest":
        return _resting(view, hero, dice)
    if option == "attack":
        return _attacking(view, hero, slot, dice) - weary
    if option == "explore":
        return min(dice * view.luck(), remaining_progress(view)) * value_per_progress(view) - weary
    return _aiding(view, hero, dice) - weary


def _dice(view: PlayerView, slot: Slot) -> float:
    """The dice of a card, as far as they are printed."""
    for do in iter_operations(view.card(slot.card).does or ()):
        given = dict(do.args).get("dice")
        if isinstance(given, Number):
            return float(given.value)
    return 2.0


def _using(view: PlayerView, card: str) -> float:
    """Healing waits until it is needed; everything else is used at once."""
    heals = any(do.op == "recover" for effects in view.card(card).on.values() for do in iter_operations(effects))
    return 50.0 if not heals or view.heroes[view.active].wounds >= 3 else -50.0


def remaining_progress(view: PlayerView) -> float:
    """Progress that is still to be made here."""
    wanted = view.location.number("exploration") if view.location is not None else None
    return 99.0 if wanted is None else max(0.0, float(wanted - view.progress))


def _resting(view: PlayerView, hero: int, dice: float) -> float:
    mine = view.heroes[hero]
    left = view.health(hero) - mine.wounds
    tired = sum(other.exhausted for other in mine.acts)
    coming = sum(enemy_cost_per_round(foe) for foe in view.foes() if foe.hero == hero) * 1.5
    danger = 2.2 if left <= coming else 1.3 if left <= 2 * coming else 0.9
    return min(mine.wounds, dice * view.luck()) * danger + tired * 0.7


def _attacking(view: PlayerView, hero: int, slot: Slot, dice: float) -> float:
    does = [(do.op, dict(do.args)) for do in iter_operations(view.card(slot.card).does or ())]
    anywhere = any(op == "engage" or args.get("ranged") == "yes" for op, args in does)
    reach = [f for f in view.foes() if f.zone != "lair" and (anywhere or f.hero == hero)]
    return max((value_of_attack(view, foe, dice) for foe in reach), default=-1.0)


def _aiding(view: PlayerView, hero: int, dice: float) -> float:
    others = [other for n, other in enumerate(view.heroes) if n != hero and not other.fallen]
    if not others:
        return -1.0
    room = max(5 - other.tokens for other in others)
    tired = max(sum(slot.exhausted for slot in other.acts) for other in others)
    return min(room, dice * view.luck()) * _TOKEN * max(1.0, value_per_progress(view)) + min(1, tired) * 0.7
