"""Playing a card in combat: may it be played, how strong is it, and then word by word. heroes3 4."""

from __future__ import annotations

from companion.games.heroes3.cards.find_unit_or_card_by_name import card_name, require_card_by_name
from companion.games.heroes3.cards.hero_cards import Card, Play, load_cards
from companion.games.heroes3.cards.unit_ability_vocabulary import SCHOOLS
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.attacks.attack_dice import dice_text, roll_or_ask_dice
from companion.games.heroes3.combat.attacks.spell_damage_and_protection import are_spell_abilities_silenced
from companion.games.heroes3.combat.cards import (
    board_effects,
    damage_effects,
    spell_and_rule_effects,
    status_effects,
    unit_stat_effects,
)
from companion.games.heroes3.combat.cards.card_context import CardContext, EffectHandler
from companion.games.heroes3.combat.cards.war_machines import use_machine
from companion.games.heroes3.combat.flow.activation import parse_space
from companion.games.heroes3.combat.flow.ai_hero_decks import close_played_ai_card
from companion.games.heroes3.combat.flow.manual_changes import end_activation_if_gone, parse_side
from companion.games.heroes3.combat.model.board import BIT, NEAR, SPACES
from companion.games.heroes3.combat.model.events import (
    OptionalTell,
    emit_event,
    is_human_side,
    side_name_message,
    unit_label,
)
from companion.games.heroes3.combat.model.pending_steps import register_step_handler
from companion.games.heroes3.combat.model.refusals import NotAllowed, NotAnOption, WrongMoment
from companion.games.heroes3.combat.model.state import THEIRS, CombatState, Fighter, Side
from companion.games.heroes3.combat.model.steps import ResistanceDieRolled
from companion.kernel.building_blocks.effect_parser import Choose, Condition, Do, Effect, If, IfDid, May
from companion.kernel.messages import message

ANY_SCHOOL = "any"
EFFECT_HANDLERS: dict[str, EffectHandler] = {
    **board_effects.EFFECTS,
    **damage_effects.EFFECTS,
    **unit_stat_effects.EFFECTS,
    **spell_and_rule_effects.EFFECTS,
    **status_effects.EFFECTS,
}
"""What each word of a card does."""


def play_card(state: CombatState, act: acts.PlayCard, tell: OptionalTell) -> None:
    """A side plays a card."""
    if state.phase == "place" or state.round == 0:
        raise WrongMoment("h3-nobody-acts", "9")
    side = parse_side(state, act.side)
    if act.card in load_cards().machines:
        use_machine(state, side, act.card, act.targets, tell)
        return
    card = require_card_by_name(act.card)
    play = select_way_to_play(card, act.way)
    _check(state, side, card, play)
    strength = _strength(state, side, card, play, act.power, tell)
    if tell is not None:
        emit_event(tell, side, "4", message("h3-plays", side=side_name_message(side), card=card_name(card)))
    if strength is None:
        return
    resisting = _resisting(state, card, act)
    if resisting is not None:
        # What cannot be played is refused before the die, not after it.
        _carry_out(state.copy(), act, card, play, side, strength, None)
        state.todo.append(ResistanceDieRolled(resisting.n, act, side, strength))
        roll_or_ask_dice(state, 1, resisting.side, "resist")
        return
    _carry_out(state, act, card, play, side, strength, tell)


def select_way_to_play(card: Card, way: str) -> Play:
    """The effect that is played; without a name the first that does something in combat."""
    fitting = [play for play in card.plays if play.combat]
    if way:
        fitting = [play for play in card.plays if play.label == way]
        if not fitting:
            raise NotAnOption("h3-no-way", "4", found=way, options=", ".join(play.label for play in card.plays))
    if not fitting:
        raise NotAllowed("h3-not-in-combat", "4", card=card_name(card))
    return fitting[0]


def _check(state: CombatState, side: int, card: Card, play: Play) -> None:
    army = state.fight.theirs if side else state.fight.mine
    if is_human_side(state, side) and not army.hero.main:
        raise NotAllowed("h3-secondary-no-cards", "3")
    if play.when == "map":
        raise NotAllowed("h3-not-in-combat", "4", card=card_name(card))
    if play.when == "activation" and not (state.active >= 0 and state.actor.side == side):
        raise WrongMoment("h3-only-activation", "4", card=card_name(card))
    if card.kind == "spell":
        _check_spell(state, side)


def _check_spell(state: CombatState, side: int) -> None:
    own = state.sides[side]
    if is_human_side(state, side) and own.spells >= own.spells_allowed:
        raise NotAllowed("h3-one-spell", "4", count=own.spells_allowed)
    if own.total("block-all") or _standing(state, 1 - side, "block-spells", "stacked"):
        raise NotAllowed("h3-spells-blocked", "6")


def _standing(state: CombatState, side: int, word: str, when: str) -> bool:
    return any(
        fighter.stack and when in fighter.kind.always.get(word, ())
        for fighter in state.units(side)
        if not are_spell_abilities_silenced(state)
    )


# --- how strong ------------------------------------------------------------------------------------


def _strength(state: CombatState, side: int, card: Card, play: Play, paid: int, tell: OptionalTell) -> int | str | None:
    """What the power reaches; None where the spell was cancelled."""
    if card.kind != "spell" and not play.strength:
        return 0
    power = (
        compute_spell_power_and_use_bonuses(state, side, card, paid)
        if card.kind == "spell"
        else paid + _take_power(state, side)
    )
    if card.kind == "spell":
        state.sides[side].spells += 1
        if side == THEIRS:
            close_played_ai_card(state, card.id)
        if state.sides[side].total("block-weak") and power == 0:
            raise NotAllowed("h3-spells-blocked", "4")
        _tell_tax(state, side, tell)
        if _cancelled(state, side, card, power, tell):
            return None
    if not play.strength:
        return 0
    if _free_strength(state, side, card):
        return play.strength[-1][1]
    reached = play.at(power)
    if reached is None:
        raise NotAllowed("h3-too-little-power", "4", card=card_name(card))
    return reached


def _take_power(state: CombatState, side: int) -> int:
    own = state.sides[side]
    power, own.power = own.power, 0
    return power


def compute_spell_power_and_use_bonuses(state: CombatState, side: int, card: Card, paid: int) -> int:
    """The power of a spell: paid, lent by cards and units, and lowered by enemies; lent power is used up."""
    own = state.sides[side]
    power = paid + _take_power(state, side)
    school = _school(own, card)
    power += own.powers.pop("first", 0) + own.powers.pop(school, 0) + own.total(f"power-{school}")
    if own.total(f"double-{school}"):
        power *= 2
    if are_spell_abilities_silenced(state):
        return power
    for fighter in state.units(1 - side):
        lower = fighter.kind.always.get("lower-enemy-power")
        if lower is not None and (lower[1] == "always" or fighter.stack):
            power -= int(lower[0])
    return max(0, power)


def _school(own: Side, card: Card) -> str:
    """The school of a spell; of Magic Arrow the caster picks it, and picks the one that helps most. heroes3 4."""
    if card.school != ANY_SCHOOL:
        return card.school

    def helps(school: str) -> tuple[int, int]:
        return own.total(f"double-{school}"), own.powers.get(school, 0) + own.total(f"power-{school}")

    return max(SCHOOLS, key=helps)


def _free_strength(state: CombatState, side: int, card: Card) -> bool:
    own = state.sides[side]
    schools = SCHOOLS if card.school == ANY_SCHOOL else (card.school,)
    free = next((word for school in schools if own.total(word := f"free-{school}")), "")
    own.wards = tuple(ward for ward in own.wards if ward[0] != free)
    return bool(free)


def _tell_tax(state: CombatState, side: int, tell: OptionalTell) -> None:
    """Some enemies take a card for each spell: told. heroes3 6."""
    if tell is None or not is_human_side(state, side) or are_spell_abilities_silenced(state):
        return
    for fighter in state.units(1 - side):
        tax = fighter.kind.always.get("spell-tax")
        if tax is not None:
            emit_event(
                tell,
                side,
                "6",
                message("h3-spell-tax", unit=unit_label(fighter), card=str(tax[0]).split()[0]),
                "remind",
            )


def _cancelled(state: CombatState, side: int, card: Card, power: int, tell: OptionalTell) -> bool:
    """Whether a card that the enemy played before cancels this spell."""
    own = state.sides[side]
    for ward in own.wards:
        if not ward[0].startswith("cancel/"):
            continue
        _, how, school = ward[0].split("/")
        fits = school in ("all", card.school) and (how != "weak" or power <= 1)
        if fits and (how != "basic" or card.level == "basic"):
            own.wards = tuple(other for other in own.wards if other is not ward)
            if tell is not None:
                emit_event(tell, side, "4", message("h3-cancelled", card=card_name(card)), "harm")
            return True
    return False


# --- units that resist -----------------------------------------------------------------------------


def _resisting(state: CombatState, card: Card, act: acts.PlayCard) -> Fighter | None:
    """A unit that rolls against a card that targets it alone. heroes3 6."""
    if card.kind not in ("spell", "specialty") or len(act.targets) != 1:
        return None
    target = state.at(parse_space(act.targets[0]))
    return target if target is not None and "resist-cards" in target.kind.always else None


@register_step_handler(ResistanceDieRolled)
def resolve_resistance_die(state: CombatState, now: ResistanceDieRolled, tell: OptionalTell) -> None:
    """The die of a resisting unit: +1 cancels the card."""
    target = state.fighters[now.unit]
    if tell is not None:
        emit_event(tell, target.side, "6", message("h3-resists", unit=unit_label(target), die=dice_text(state.dice)))
    if state.dice[0] == 1:
        return
    card = require_card_by_name(now.card.card)
    _carry_out(state, now.card, card, select_way_to_play(card, now.card.way), now.side, now.strength, tell)


# --- word by word ------------------------------------------------------------------------------------


def _carry_out(
    state: CombatState, act: acts.PlayCard, card: Card, play: Play, side: int, strength: int | str, tell: OptionalTell
) -> None:
    before = state.active
    run_effect(CardContext(state, act, card, play, side, strength, tell), play.effect)
    end_activation_if_gone(state, before)


def run_effect(cast: CardContext, effect: Effect) -> None:
    """Carry out the parts of an effect in order."""
    for part in effect:
        if isinstance(part, Do):
            EFFECT_HANDLERS[part.word](cast, part.args)
        elif isinstance(part, Choose):
            branch = cast.act.choice or 1
            if not 1 <= branch <= len(part.branches):
                raise NotAnOption("h3-no-branch", "4", found=branch, options=" / ".join(part.texts))
            run_effect(cast, part.branches[branch - 1])
        elif isinstance(part, May):
            if cast.act.discarded:
                run_effect(cast, part.body)
        elif isinstance(part, IfDid):
            if cast.act.discarded:
                run_effect(cast, (*part.body, *part.then))
        elif isinstance(part, If):
            run_effect(cast, part.then if is_condition_met(cast, part.test) else part.otherwise)


def is_condition_met(cast: CardContext, test: Condition) -> bool:
    """Whether a condition of a card holds; the second target is the other unit of the attack."""
    if test.word == "tent-owned":
        army = cast.state.fight.theirs if cast.side else cast.state.fight.mine
        return "first-aid-tent" in army.machines
    one, other = cast.unit(), cast.unit(1)
    if test.word == "attacker-adjacent":
        return other.cell < SPACES and bool(NEAR[one.cell] & BIT[other.cell])
    if test.word == "target-faster":
        return other.initiative > one.initiative
    return other.initiative < one.initiative
