"""Cards about spells, about the rules of the combat, and about hands. heroes3 4, 9 and 10."""

from __future__ import annotations

from companion.games.heroes3.cards.card_effect_vocabulary import CARD_WORDS
from companion.games.heroes3.cards.unit_ability_vocabulary import table_request_message
from companion.games.heroes3.combat.cards.card_context import CardContext, EffectTable
from companion.games.heroes3.combat.cards.war_machines import discard_machine, use_machine_by_card
from companion.games.heroes3.combat.model.events import emit_event
from companion.games.heroes3.combat.model.refusals import NotAllowed, WrongMoment
from companion.kernel.messages import message

EFFECTS = EffectTable()
"""What the words here do."""

Args = tuple[str, ...]


@EFFECTS.word("power")
def add_spell_power(cast: CardContext, args: Args) -> None:
    """Power for the next spell."""
    cast.state.sides[cast.side].power += cast.amount(args[0])
    if cast.tell is not None:
        emit_event(cast.tell, cast.side, "4", message("h3-power", power=cast.state.sides[cast.side].power), "gain")


@EFFECTS.word("school-power")
def add_school_power(cast: CardContext, args: Args) -> None:
    """Power for spells of a school: for the next one, or for all of them."""
    if args[2] == "once":
        powers = cast.state.sides[cast.side].powers
        powers[args[1]] = powers.get(args[1], 0) + int(args[0])
    else:
        cast.ward(f"power-{args[1]}", int(args[0]))


@EFFECTS.word("double-power")
def double_school_power(cast: CardContext, args: Args) -> None:
    """Power put into spells of a school counts double."""
    cast.ward(f"double-{args[0]}")


@EFFECTS.word("free-strength")
def give_full_spell_strength(cast: CardContext, args: Args) -> None:
    """The next spell of a school works at its highest strength."""
    cast.ward(f"free-{args[0]}")


@EFFECTS.word("more-spells")
def allow_more_spells(cast: CardContext, args: Args) -> None:
    """One more spell, or two: in this combat round, or in each."""
    cast.state.sides[cast.side].spells_allowed += 2 if args[0] == "two" else 1
    if args[0] == "combat":
        cast.ward("more-spells")


@EFFECTS.word("early-spell")
def allow_early_spell(cast: CardContext, args: Args) -> None:
    """A spell before any unit activates; it may not count."""
    if args[0] == "free":
        cast.state.sides[cast.side].spells_allowed += 1
    cast.ward("early-spell", 1, cast.state.round)


@EFFECTS.word("recast")
def announce_spell_from_discard(cast: CardContext, args: Args) -> None:
    """A spell from the discard pile, outside the limit: the table enters it."""
    cast.state.sides[cast.side].spells_allowed += 1
    _told(cast, "recast", args)


@EFFECTS.word("cancel-spell")
def cancel_next_enemy_spell(cast: CardContext, args: Args) -> None:
    """The next enemy spell that it fits is cancelled; it is entered before that spell."""
    how = str(cast.strength) if args[0] == "strength" else args[0]
    cast.ward(f"cancel/{how}/{args[1]}", 1, cast.state.round, side=1 - cast.side)


@EFFECTS.word("redirect-spell")
def announce_spell_redirect(cast: CardContext, args: Args) -> None:
    """A spell gets another target: the table enters it so."""
    _told(cast, "redirect-spell", args)


@EFFECTS.word("block-spells")
def block_spells(cast: CardContext, args: Args) -> None:
    """Nobody casts spells, or none with power 0."""
    for side in (0, 1):
        cast.ward(f"block-{args[0]}", side=side)


@EFFECTS.word("no-card-damage")
def prevent_card_damage(cast: CardContext, args: Args) -> None:
    """Spells and Specialties deal no damage."""
    cast.ward("no-card-damage")


@EFFECTS.word("silence-spell-abilities")
def silence_spell_abilities(cast: CardContext, args: Args) -> None:
    """Abilities of units that concern spells do not work."""
    cast.ward("no-spell-abilities")


@EFFECTS.word("better-tokens")
def improve_defense_tokens(cast: CardContext, args: Args) -> None:
    """Own Defense tokens work on a 0 or +1."""
    cast.ward("better-tokens")


@EFFECTS.word("extra-round")
def grant_extra_round(cast: CardContext, args: Args) -> None:
    """One more combat round against neutrals without paying."""
    cast.ward("extra-round")


@EFFECTS.word("opening")
def require_combat_start(cast: CardContext, args: Args) -> None:
    """Refuse the card unless combat starts: in the first round, whatever units of the other side did meanwhile."""
    if args[0] == "neutral" and cast.state.fight.kind != "neutral":
        raise NotAllowed("h3-only-neutral", "4", card=cast.name)
    if cast.state.round > 1:
        raise WrongMoment("h3-only-at-start", "4", card=cast.name)


@EFFECTS.word("no-escape")
def forbid_surrender(cast: CardContext, args: Args) -> None:
    """The enemy hero may not surrender."""
    cast.ward("no-escape")


@EFFECTS.word("no-luck")
def forbid_rerolls(cast: CardContext, args: Args) -> None:
    """Nobody rolls attack dice again by morale or cards."""
    for side in (0, 1):
        cast.ward("no-luck", side=side)


@EFFECTS.word("cards-as-attack")
def announce_cards_as_attack(cast: CardContext, args: Args) -> None:
    """Any card may be played for Attack: the table enters the bonus."""
    _told(cast, "cards-as-attack", args)


@EFFECTS.word("machine")
def use_or_improve_machine(cast: CardContext, args: Args) -> None:
    """A war machine acts, or works better in this combat."""
    if args[1] in ("free target", "twice"):
        cast.ward(f"{args[0]} {args[1]}")
    elif args[1] == "another":
        cast.ward(f"machine {args[0]}")
    else:
        use_machine_by_card(
            cast.state, cast.side, args[0], 3 if args[1] == "three times" else 1, cast.act.targets, cast.tell
        )


@EFFECTS.word("spend-machine")
def discard_own_machine(cast: CardContext, args: Args) -> None:
    """Discards an own Ballista."""
    discard_machine(cast.state, cast.side, "ballista")


@EFFECTS.word("ask-table")
def announce_to_table(cast: CardContext, args: Args) -> None:
    """Tell the table to put hidden tokens, which only it can do."""
    if cast.tell is not None:
        emit_event(cast.tell, cast.side, "4", table_request_message(args[0]), "remind")


# --- hands and the map: told -------------------------------------------------------------------------


def _told(cast: CardContext, word: str, args: Args) -> None:
    if cast.tell is None:
        return
    amount = cast.amount(args[0]) if args and (args[0].isdecimal() or args[0] in ("x", "strength")) else 0
    emit_event(cast.tell, cast.side, "4", message("h3-hand", word=word, amount=amount), "remind")


def _teller(word: str) -> None:
    def tell_it(cast: CardContext, args: Args) -> None:
        _told(cast, word, args)

    EFFECTS[word] = tell_it


for _word, _entry in CARD_WORDS.items():
    if _entry.kind in ("hand", "map"):
        _teller(_word)
