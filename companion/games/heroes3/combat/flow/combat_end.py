"""The end of a round and of the combat: limit, retreat, surrender, victory, defeat, experience. heroes3 9 and 10."""

from __future__ import annotations

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.model.ask_and_answer import register_option_handler
from companion.games.heroes3.combat.model.events import SIDES, OptionalTell, emit_event, side_name_message
from companion.games.heroes3.combat.model.neutral_guards import LEVELS
from companion.games.heroes3.combat.model.pending_steps import register_step_handler
from companion.games.heroes3.combat.model.questions import RoundLimitQuestion
from companion.games.heroes3.combat.model.refusals import NotAllowed, WrongMoment
from companion.games.heroes3.combat.model.state import MINE, THEIRS, CombatState
from companion.games.heroes3.combat.model.steps import BEGIN_ROUND, EndBeatenCombat, EndRound
from companion.kernel.events import Tell
from companion.kernel.messages import Message, message

FIGHT_ON, RETREAT = "fight-on", "retreat"
AZURE = 3
TOP_LEVEL = 7


def has_round_limit(state: CombatState) -> bool:
    """Whether the combat lasts one round unless it is paid for: neutrals without an azure unit. heroes3 9."""
    if state.fight.kind != "neutral":
        return False
    return all(fighter.kind.tier != AZURE for fighter in state.fighters if fighter.side == THEIRS)


@register_step_handler(EndRound)
def end_round_or_ask_to_pay(state: CombatState, _: EndRound, tell: OptionalTell) -> None:
    """At the end of a round against neutrals the hero pays to go on or retreats."""
    if not has_round_limit(state):
        state.todo.append(BEGIN_ROUND)
        return
    state.phase = "limit"
    if state.sides[MINE].total("extra-round"):
        state.sides[MINE].wards = tuple(ward for ward in state.sides[MINE].wards if ward[0] != "extra-round")
        state.todo.append(BEGIN_ROUND)
        return
    state.ask = RoundLimitQuestion(MINE)


def can_pay_for_round(state: CombatState) -> bool:
    """Whether the hero can pay for another round."""
    return state.layout.settings.free_extension or state.sides[MINE].movement > 0


def _limit_options(state: CombatState, _: RoundLimitQuestion) -> list[str]:
    return [FIGHT_ON, RETREAT] if can_pay_for_round(state) else [RETREAT]


def _limit_told(state: CombatState, _: RoundLimitQuestion, option: str, tell: OptionalTell) -> None:
    if option == RETREAT:
        end_combat(state, "retreat", tell)
        return
    if not state.layout.settings.free_extension:
        state.sides[MINE].movement -= 1
        if tell is not None:
            emit_event(tell, MINE, "9", message("h3-pays", left=state.sides[MINE].movement))
    state.todo.append(BEGIN_ROUND)


register_option_handler(RoundLimitQuestion, _limit_options, _limit_told)


@register_step_handler(EndBeatenCombat)
def end_combat_of_beaten_side(state: CombatState, _: EndBeatenCombat, tell: OptionalTell) -> None:
    """End the combat of a side that has no units left on the board."""
    if not state.units(THEIRS):
        end_combat(state, "victory", tell)
        return
    reserve = bool(state.sides[MINE].reserve) or state.fight.mine.others > 0
    # All fighting units lost while others remain in the unit deck counts as a retreat from neutrals: heroes3 10.
    end_combat(state, "retreat" if state.fight.kind == "neutral" and reserve else "defeat", tell)


def apply_surrender(state: CombatState, act: acts.Surrender, tell: OptionalTell) -> None:
    """A hero gives up against another hero instead of activating a unit. heroes3 10."""
    side = SIDES.index(act.side) if act.side in SIDES else MINE
    if state.phase != "fight":
        raise WrongMoment("h3-nobody-acts", "9")
    if state.fight.kind != "heroes":
        raise NotAllowed("h3-no-surrender", "10")
    defending = (state.fight.attacker == "theirs") == (side == MINE)
    if state.fight.own_town and defending:
        raise NotAllowed("h3-no-surrender-at-home", "10")
    if state.sides[1 - side].total("no-escape"):
        raise NotAllowed("h3-no-escape", "10")
    end_combat(state, "surrender" if side == MINE else "surrendered", tell)


def end_combat(state: CombatState, outcome: str, tell: OptionalTell) -> None:
    """The combat is over; what follows from it is told. heroes3 10."""
    state.phase, state.outcome = "over", outcome
    state.todo.clear()
    state.ask, state.active = None, -1
    state.experience = experience_gained(state)
    _discard_neutrals(state)
    if tell is not None:
        emit_event(tell, MINE, "10", message("h3-over", outcome=outcome), "end")
        for told in describe_combat_consequences(state):
            emit_event(tell, MINE, "10", told, "remind")
        _tell_losses(state, tell)


def _tell_losses(state: CombatState, tell: Tell) -> None:
    for side in (MINE, THEIRS):
        if state.sides[side].lost:
            told = message("h3-lost", side=side_name_message(side), count=state.sides[side].lost)
            emit_event(tell, side, "10", told)
        if state.sides[side].gold:
            emit_event(tell, side, "6", message("h3-gold-won", gold=state.sides[side].gold), "gain")


def _discard_neutrals(state: CombatState) -> None:
    """Neutral cards go to the discard piles of their decks, which remember them."""
    if state.fight.kind != "neutral":
        return
    for fighter in state.fighters:
        key = fighter.kind.key.partition("+")[0].rstrip("-")
        if fighter.side == THEIRS and fighter.kind.faction == "neutral" and not fighter.copied:
            pile = state.decks[fighter.kind.tier]
            if key in pile.cards and state.fight.theirs.units:
                pile.cards.remove(key)
            if key not in pile.discards:
                pile.discards.append(key)


def surviving_units(state: CombatState, side: int) -> tuple[str, ...]:
    """What is left of a side's units after the combat: Few or Pack as they are now, without damage. heroes3 6."""
    standing = [fighter for fighter in state.fighters if fighter.side == side and fighter.alive and not fighter.copied]
    keys = [fighter.kind.key.partition("+")[0].rstrip("-") for fighter in standing if fighter.n != state.tower]
    return (*keys, *state.sides[side].reserve)


def experience_gained(state: CombatState) -> int:
    """Experience for the main hero: 1 for its own level, 2 for a higher one, 0 for a lower one. heroes3 10."""
    fight = state.fight
    hero = fight.mine.hero
    if state.outcome != "victory" or not hero.main or fight.kind in ("bank", "ai-hero"):
        return 0
    if fight.kind == "heroes":
        beaten_hero = fight.theirs.hero
        level = beaten_hero.level if beaten_hero.main else 0
    else:
        if not has_round_limit(state):
            # An azure army raises the hero to level VII at once; two points make a level.
            return max(0, 2 * (TOP_LEVEL - hero.level))
        level = LEVELS.index(fight.level) + 1 if fight.level else 0
    if not level:
        return 0
    return 2 if level > hero.level else 1 if level == hero.level else 0


def describe_combat_consequences(state: CombatState) -> list[Message]:
    """What the table does now, in the order of the rules. heroes3 10."""
    fight, outcome = state.fight, state.outcome
    main = "main" if fight.mine.hero.main else "secondary"
    if outcome == "quick":
        return [message("h3-quick")]
    if fight.kind == "heroes":
        return _between_heroes(state)
    if outcome == "retreat":
        return [message("h3-retreat")]
    if outcome == "defeat":
        return [message("h3-defeat", hero=main)]
    if fight.kind == "ai-hero":
        return [message("h3-beat-ai")]
    if fight.kind == "bank":
        return [message("h3-beat-bank")]
    told = [message("h3-experience", count=state.experience)] if state.experience else []
    if not has_round_limit(state):
        told = [message("h3-level-seven")] if fight.mine.hero.main else []
    return [*told, message("h3-visit")]


def _between_heroes(state: CombatState) -> list[Message]:
    fight, outcome = state.fight, state.outcome
    loser = fight.theirs.hero if outcome in ("victory", "surrendered") else fight.mine.hero
    hero = "main" if loser.main else "secondary"
    if outcome in ("surrender", "surrendered"):
        return [message("h3-surrender", hero=hero)]
    told = [message("h3-hero-beaten", hero=hero)]
    if state.experience:
        told.append(message("h3-experience", count=state.experience))
    return told
