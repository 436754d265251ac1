"""Cards that heal, paralyse, silence or protect units, and that end such effects. heroes3 4 and 9."""

from __future__ import annotations

from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.combat.attacks.unit_damage_and_healing import heal_unit as take_off_damage
from companion.games.heroes3.combat.attacks.unit_damage_and_healing import paralyse_unit
from companion.games.heroes3.combat.cards.card_context import COMBAT, CardContext, EffectTable
from companion.games.heroes3.combat.flow.space_tokens import remove_space_tokens
from companion.games.heroes3.combat.model.events import emit_event, unit_label
from companion.games.heroes3.combat.model.refusals import NotAllowed, NoTarget
from companion.games.heroes3.combat.model.state import Fighter
from companion.games.heroes3.combat.model.steps import END_ACTIVATION
from companion.kernel.messages import message

EFFECTS = EffectTable()
"""What the words here do."""

Args = tuple[str, ...]


@EFFECTS.word("heal")
def heal_own_unit(cast: CardContext, args: Args) -> None:
    """Takes damage off an own unit."""
    target = cast.own()
    if cast.touches(target):
        take_off_damage(target, cast.amount(args[0], target), cast.tell, "4")


@EFFECTS.word("cleanse")
def cleanse_unit(cast: CardContext, args: Args) -> None:
    """Takes paralysis and what the other side put on it off a unit."""
    target = cast.own() if args[0] == "own" else cast.unit()
    if cast.touches(target):
        target.paralysed = False
        _keep(cast, target, tuple(effect for effect in target.effects if effect[3] == target.side))


@EFFECTS.word("unparalyze")
def remove_paralysis(cast: CardContext, args: Args) -> None:
    """Takes the paralysis token off a unit."""
    target = cast.own() if args[0] == "own" else cast.unit()
    target.paralysed = False


@EFFECTS.word("dispel")
def dispel_ongoing_effects(cast: CardContext, args: Args) -> None:
    """Ends ongoing effects on a unit and its space, or on a space."""
    space = cast.space(0)
    target = cast.state.at(space)
    if target is not None:
        cast.up_to(args[0], target)
        if cast.touches(target):
            _keep(cast, target, ())
    remove_space_tokens(cast.state, space)


@EFFECTS.word("end-ongoing")
def end_one_ongoing_effect(cast: CardContext, args: Args) -> None:
    """Ends one ongoing effect: the one that came last on a unit, or what lies on a space."""
    space = cast.space(0)
    target = cast.state.at(space)
    if target is not None and target.effects:
        _keep(cast, target, target.effects[:-1])
    else:
        remove_space_tokens(cast.state, space)


def _keep(cast: CardContext, target: Fighter, effects: tuple[tuple[str, int, int, int], ...]) -> None:
    target.effects = effects
    target.speak_again()
    target.shrink()
    if cast.tell is not None:
        emit_event(cast.tell, target.side, "4", message("h3-dispelled", unit=unit_label(target)))


@EFFECTS.word("shift-damage")
def move_damage_to_ally(cast: CardContext, args: Args) -> None:
    """Moves damage from one own unit to another, as long as that one would not fall."""
    giver, taker = cast.own(), cast.own(1)
    cast.up_to(args[0], giver)
    if giver is taker:
        raise NoTarget("h3-two-units", "4", unit=unit_label(giver))
    amount = min(giver.damage, taker.left - 1)
    giver.damage -= amount
    taker.damage += amount
    if cast.tell is not None:
        told = message("h3-damage-shifted", unit=unit_label(giver), target=unit_label(taker), amount=amount)
        emit_event(cast.tell, cast.side, "4", told)


@EFFECTS.word("rescue")
def undo_unit_removal(cast: CardContext, args: Args) -> None:
    """Undoes the attack that removed an own unit last: it stands again where it stood, as it was."""
    state = cast.state
    if state.fallen is None:
        raise NotAllowed("h3-nobody-fell", "4")
    n, key, space, damage = state.fallen
    fighter = state.fighters[n]
    cast.up_to(args[0], fighter)
    if fighter.side != cast.side or fighter.alive or state.taken >> space & 1:
        raise NotAllowed("h3-nobody-fell", "4")
    fighter.kind, fighter.damage, fighter.alive = state.layout.kind(key), damage, True
    state.put(fighter, space)
    state.sides[cast.side].lost -= 1
    state.fallen = None
    if cast.tell is not None:
        emit_event(
            cast.tell, cast.side, "4", message("h3-rescued-by", card=cast.name, unit=unit_label(fighter)), "heal"
        )


@EFFECTS.word("paralyze")
def paralyze_target(cast: CardContext, args: Args) -> None:
    """Paralyses a unit."""
    target = cast.unit()
    cast.up_to(args[0], target)
    if cast.touches(target):
        paralyse_unit(target, cast.tell)


@EFFECTS.word("no-paralysis")
def prevent_paralysis(cast: CardContext, args: Args) -> None:
    """A unit cannot be paralysed."""
    cast.stick(cast.unit(), "no-paralysis", 1, COMBAT)


@EFFECTS.word("skip")
def skip_next_activation(cast: CardContext, args: Args) -> None:
    """A unit that is about to activate skips its activation."""
    target, state = cast.unit(), cast.state
    cast.up_to(args[0], target)
    if not cast.touches(target):
        return
    if target.n == state.active:
        if state.moved or state.struck:
            raise NotAllowed("h3-too-late", "4", unit=unit_label(target))
        state.todo.insert(0, END_ACTIVATION)
        if cast.tell is not None:
            emit_event(cast.tell, target.side, "4", message("h3-skips", unit=unit_label(target)))
    else:
        cast.stick(target, "skip", 1, COMBAT)


@EFFECTS.word("forget")
def forbid_next_attack(cast: CardContext, args: Args) -> None:
    """A unit cannot attack in its next activation."""
    target = cast.unit()
    cast.up_to(args[0], target)
    if args[1] == "ranged" and not target.kind.ranged:
        raise NoTarget("h3-only-ranged", "4", unit=unit_label(target))
    cast.stick(target, "no-attack", 1, COMBAT)


@EFFECTS.word("berserk")
def make_unit_berserk(cast: CardContext, args: Args) -> None:
    """In its next activation a unit must attack the nearest unit, friend or foe."""
    target = cast.unit()
    cast.up_to(args[0], target)
    cast.stick(target, "berserk", 1, COMBAT)


@EFFECTS.word("silence")
def silence_unit(cast: CardContext, args: Args) -> None:
    """A unit loses its abilities until combat ends."""
    target = cast.unit()
    cast.up_to(args[0], target)
    if cast.touches(target):
        cast.stick(target, "silence", 1, COMBAT)
        target.kind = target.kind.plain


@EFFECTS.word("silence-all")
def silence_all_units(cast: CardContext, args: Args) -> None:
    """No ability of any unit works in this combat round."""
    for target in cast.state.fighters:
        if target.cell >= 0:
            target.effects = (*target.effects, ("silence", 1, cast.state.round, cast.side))
            target.kind = target.kind.plain
    if cast.tell is not None:
        emit_event(cast.tell, cast.side, "4", message("h3-all-silent"))


@EFFECTS.word("anti-magic")
def protect_from_spells(cast: CardContext, args: Args) -> None:
    """Spells do nothing to a unit."""
    target = cast.unit()
    cast.up_to(args[0], target)
    cast.stick(target, "anti-magic", 1, COMBAT)


@EFFECTS.word("anti-school")
def protect_from_school(cast: CardContext, args: Args) -> None:
    """Spells of a school do nothing to a unit."""
    cast.stick(cast.unit(), f"anti-{args[0]}", 1, COMBAT)


@EFFECTS.word("mark-retaliated")
def use_up_retaliation(cast: CardContext, args: Args) -> None:
    """The unit does not strike back any more in this round."""
    _dragon(cast, args[0]).retaliated = True


@EFFECTS.word("ready-retaliation")
def restore_retaliation(cast: CardContext, args: Args) -> None:
    """The unit may strike back again."""
    target = _dragon(cast, args[0])
    cast.up_to(args[0], target)
    if cast.touches(target):
        target.retaliated = False


def _dragon(cast: CardContext, arg: str) -> Fighter:
    target = cast.unit()
    if arg == "dragons" and target.kind.creature not in load_cards().families["dragons"]:
        raise NoTarget("h3-only-dragons", "4", unit=unit_label(target))
    return target


@EFFECTS.word("defense-tokens")
def give_defense_tokens(cast: CardContext, args: Args) -> None:
    """Every own unit gets a Defense token."""
    for fighter in cast.state.units(cast.side):
        if cast.touches(fighter):
            fighter.defending = True
    if cast.tell is not None:
        emit_event(cast.tell, cast.side, "4", message("h3-all-defend"), "gain")
