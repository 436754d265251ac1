"""Cards that heal, paralyse, silence or protect units, and that end such effects. heroes3 4 and 9."""

from __future__ import annotations

from companion.games.heroes3.cards import cards
from companion.games.heroes3.combat.casting import COMBAT, Casting, does
from companion.games.heroes3.combat.ground import lift
from companion.games.heroes3.combat.harm import heal as take_off_damage
from companion.games.heroes3.combat.harm import paralyse
from companion.games.heroes3.combat.refusals import NotAllowed, NoTarget
from companion.games.heroes3.combat.state import Fighter
from companion.games.heroes3.combat.telling import note, unit
from companion.kernel.words import message

Args = tuple[str, ...]


@does("heal")
def heal(cast: Casting, args: Args) -> None:
    """Takes damage off an own unit."""
    target = cast.own()
    if cast.touches(target):
        take_off_damage(target, cast.amount(args[0], target), cast.tell, "4")


@does("cleanse")
def cleanse(cast: Casting, args: Args) -> None:
    """Takes paralysis and what the other side put on it off a unit."""
    target = cast.own() if args[0] == "own" else cast.unit()
    if cast.touches(target):
        target.paralysed = False
        _keep(cast, target, tuple(effect for effect in target.effects if effect[3] == target.side))


@does("unparalyze")
def unparalyze(cast: Casting, args: Args) -> None:
    """Takes the paralysis token off a unit."""
    target = cast.own() if args[0] == "own" else cast.unit()
    target.paralysed = False


@does("dispel")
def dispel(cast: Casting, args: Args) -> None:
    """Ends ongoing effects on a unit and its space, or on a space."""
    space = cast.space(0)
    target = cast.state.at(space)
    if target is not None:
        cast.up_to(args[0], target)
        if cast.touches(target):
            _keep(cast, target, ())
    lift(cast.state, space)


@does("end-ongoing")
def end_ongoing(cast: Casting, args: Args) -> None:
    """Ends one ongoing effect: the one that came last on a unit, or what lies on a space."""
    space = cast.space(0)
    target = cast.state.at(space)
    if target is not None and target.effects:
        _keep(cast, target, target.effects[:-1])
    else:
        lift(cast.state, space)


def _keep(cast: Casting, target: Fighter, effects: tuple[tuple[str, int, int, int], ...]) -> None:
    target.effects = effects
    target.speak_again()
    target.shrink()
    if cast.tell is not None:
        note(cast.tell, target.side, "4", message("h3-dispelled", unit=unit(target)))


@does("shift-damage")
def shift_damage(cast: Casting, args: Args) -> None:
    """Moves damage from one own unit to another, as long as that one would not fall."""
    giver, taker = cast.own(), cast.own(1)
    cast.up_to(args[0], giver)
    if giver is taker:
        raise NoTarget("h3-two-units", "4", unit=unit(giver))
    amount = min(giver.damage, taker.left - 1)
    giver.damage -= amount
    taker.damage += amount
    if cast.tell is not None:
        told = message("h3-damage-shifted", unit=unit(giver), target=unit(taker), amount=amount)
        note(cast.tell, cast.side, "4", told)


@does("rescue")
def rescue(cast: Casting, args: Args) -> None:
    """Undoes the attack that removed an own unit last: it stands again where it stood, as it was."""
    state = cast.state
    if not state.fallen:
        raise NotAllowed("h3-nobody-fell", "4")
    n, key, space, damage = state.fallen
    fighter = state.fighters[n]
    cast.up_to(args[0], fighter)
    if fighter.side != cast.side or fighter.alive or state.taken >> space & 1:
        raise NotAllowed("h3-nobody-fell", "4")
    fighter.kind, fighter.damage, fighter.alive = state.layout.kind(key), damage, True
    state.put(fighter, space)
    state.sides[cast.side].lost -= 1
    state.fallen = ()
    if cast.tell is not None:
        note(cast.tell, cast.side, "4", message("h3-rescued-by", card=cast.name, unit=unit(fighter)), "heal")


@does("paralyze")
def paralyze(cast: Casting, args: Args) -> None:
    """Paralyses a unit."""
    target = cast.unit()
    cast.up_to(args[0], target)
    if cast.touches(target):
        paralyse(target, cast.tell)


@does("no-paralysis")
def no_paralysis(cast: Casting, args: Args) -> None:
    """A unit cannot be paralysed."""
    cast.stick(cast.unit(), "no-paralysis", 1, COMBAT)


@does("skip")
def skip(cast: Casting, args: Args) -> None:
    """A unit that is about to activate skips its activation."""
    target, state = cast.unit(), cast.state
    cast.up_to(args[0], target)
    if not cast.touches(target):
        return
    if target.n == state.active:
        if state.moved or state.struck:
            raise NotAllowed("h3-too-late", "4", unit=unit(target))
        state.todo.insert(0, ("end",))
        if cast.tell is not None:
            note(cast.tell, target.side, "4", message("h3-skips", unit=unit(target)))
    else:
        cast.stick(target, "skip", 1, COMBAT)


@does("forget")
def forget(cast: Casting, args: Args) -> None:
    """A unit cannot attack in its next activation."""
    target = cast.unit()
    cast.up_to(args[0], target)
    if args[1] == "ranged" and not target.kind.ranged:
        raise NoTarget("h3-only-ranged", "4", unit=unit(target))
    cast.stick(target, "no-attack", 1, COMBAT)


@does("berserk")
def berserk(cast: Casting, args: Args) -> None:
    """In its next activation a unit must attack the nearest unit, friend or foe."""
    target = cast.unit()
    cast.up_to(args[0], target)
    cast.stick(target, "berserk", 1, COMBAT)


@does("silence")
def silence(cast: Casting, args: Args) -> None:
    """A unit loses its abilities until combat ends."""
    target = cast.unit()
    cast.up_to(args[0], target)
    if cast.touches(target):
        cast.stick(target, "silence", 1, COMBAT)
        target.kind = target.kind.plain


@does("silence-all")
def silence_all(cast: Casting, args: Args) -> None:
    """No ability of any unit works in this combat round."""
    for target in cast.state.fighters:
        if target.cell >= 0:
            target.effects = (*target.effects, ("silence", 1, cast.state.round, cast.side))
            target.kind = target.kind.plain
    if cast.tell is not None:
        note(cast.tell, cast.side, "4", message("h3-all-silent"))


@does("anti-magic")
def anti_magic(cast: Casting, args: Args) -> None:
    """Spells do nothing to a unit."""
    target = cast.unit()
    cast.up_to(args[0], target)
    cast.stick(target, "anti-magic", 1, COMBAT)


@does("anti-school")
def anti_school(cast: Casting, args: Args) -> None:
    """Spells of a school do nothing to a unit."""
    cast.stick(cast.unit(), f"anti-{args[0]}", 1, COMBAT)


@does("mark-retaliated")
def mark_retaliated(cast: Casting, args: Args) -> None:
    """The unit does not strike back any more in this round."""
    _dragon(cast, args[0]).retaliated = True


@does("ready-retaliation")
def ready_retaliation(cast: Casting, args: Args) -> None:
    """The unit may strike back again."""
    target = _dragon(cast, args[0])
    cast.up_to(args[0], target)
    if cast.touches(target):
        target.retaliated = False


def _dragon(cast: Casting, arg: str) -> Fighter:
    target = cast.unit()
    if arg == "dragons" and target.kind.creature not in cards().families["dragons"]:
        raise NoTarget("h3-only-dragons", "4", unit=unit(target))
    return target


@does("defense-tokens")
def defense_tokens(cast: Casting, args: Args) -> None:
    """Every own unit gets a Defense token."""
    for fighter in cast.state.units(cast.side):
        if cast.touches(fighter):
            fighter.defending = True
    if cast.tell is not None:
        note(cast.tell, cast.side, "4", message("h3-all-defend"), "gain")
