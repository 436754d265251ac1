"""Cards about spells, about the rules of the combat, and about hands. heroes3 4, 9 and 10."""

from __future__ import annotations

from companion.games.heroes3.card_words import CARD_WORDS
from companion.games.heroes3.combat.casting import DOES, Casting, does
from companion.games.heroes3.combat.machines import lose_machine, machine_acts
from companion.games.heroes3.combat.refusals import NotAllowed, WrongMoment
from companion.games.heroes3.combat.telling import note
from companion.games.heroes3.vocabulary import for_the_table
from companion.kernel.words import message

Args = tuple[str, ...]


@does("power")
def power(cast: Casting, args: Args) -> None:
    """Power for the next spell."""
    cast.state.sides[cast.side].power += cast.amount(args[0])
    if cast.tell is not None:
        note(cast.tell, cast.side, "4", message("h3-power", power=cast.state.sides[cast.side].power), "gain")


@does("school-power")
def school_power(cast: Casting, args: Args) -> None:
    """Power for spells of a school: for the next one, or for all of them."""
    if args[2] == "once":
        powers = cast.state.sides[cast.side].powers
        powers[args[1]] = powers.get(args[1], 0) + int(args[0])
    else:
        cast.ward(f"power-{args[1]}", int(args[0]))


@does("double-power")
def double_power(cast: Casting, args: Args) -> None:
    """Power put into spells of a school counts double."""
    cast.ward(f"double-{args[0]}")


@does("free-strength")
def free_strength(cast: Casting, args: Args) -> None:
    """The next spell of a school works at its highest strength."""
    cast.ward(f"free-{args[0]}")


@does("more-spells")
def more_spells(cast: Casting, args: Args) -> None:
    """One more spell, or two: in this combat round, or in each."""
    cast.state.sides[cast.side].spells_allowed += 2 if args[0] == "two" else 1
    if args[0] == "combat":
        cast.ward("more-spells")


@does("early-spell")
def early_spell(cast: Casting, args: Args) -> None:
    """A spell before any unit activates; it may not count."""
    if args[0] == "free":
        cast.state.sides[cast.side].spells_allowed += 1
    cast.ward("early-spell", 1, cast.state.round)


@does("recast")
def recast(cast: Casting, args: Args) -> None:
    """A spell from the discard pile, outside the limit: the table enters it."""
    cast.state.sides[cast.side].spells_allowed += 1
    _told(cast, "recast", args)


@does("cancel-spell")
def cancel_spell(cast: Casting, args: Args) -> None:
    """The next enemy spell that it fits is cancelled; it is entered before that spell."""
    how = str(cast.strength) if args[0] == "strength" else args[0]
    cast.ward(f"cancel/{how}/{args[1]}", 1, cast.state.round, side=1 - cast.side)


@does("redirect-spell")
def redirect_spell(cast: Casting, args: Args) -> None:
    """A spell gets another target: the table enters it so."""
    _told(cast, "redirect-spell", args)


@does("block-spells")
def block_spells(cast: Casting, args: Args) -> None:
    """Nobody casts spells, or none with power 0."""
    for side in (0, 1):
        cast.ward(f"block-{args[0]}", side=side)


@does("no-card-damage")
def no_card_damage(cast: Casting, args: Args) -> None:
    """Spells and Specialties deal no damage."""
    cast.ward("no-card-damage")


@does("silence-spell-abilities")
def silence_spell_abilities(cast: Casting, args: Args) -> None:
    """Abilities of units that concern spells do not work."""
    cast.ward("no-spell-abilities")


@does("better-tokens")
def better_tokens(cast: Casting, args: Args) -> None:
    """Own Defense tokens work on a 0 or +1."""
    cast.ward("better-tokens")


@does("extra-round")
def extra_round(cast: Casting, args: Args) -> None:
    """One more combat round against neutrals without paying."""
    cast.ward("extra-round")


@does("opening")
def opening(cast: Casting, args: Args) -> None:
    """Only as combat starts. How far units of the other side got meanwhile is no matter: the first round counts."""
    if args[0] == "neutral" and cast.state.fight.kind != "neutral":
        raise NotAllowed("h3-only-neutral", "4", card=cast.name)
    if cast.state.round > 1:
        raise WrongMoment("h3-only-at-start", "4", card=cast.name)


@does("no-escape")
def no_escape(cast: Casting, args: Args) -> None:
    """The enemy hero may not surrender."""
    cast.ward("no-escape")


@does("no-luck")
def no_luck(cast: Casting, args: Args) -> None:
    """Nobody rolls attack dice again by morale or cards."""
    for side in (0, 1):
        cast.ward("no-luck", side=side)


@does("cards-as-attack")
def cards_as_attack(cast: Casting, args: Args) -> None:
    """Any card may be played for Attack: the table enters the bonus."""
    _told(cast, "cards-as-attack", args)


@does("machine")
def machine(cast: Casting, args: Args) -> None:
    """A war machine acts, or works better in this combat."""
    if args[1] in ("free target", "twice"):
        cast.ward(f"{args[0]} {args[1]}")
    elif args[1] == "another":
        cast.ward(f"machine {args[0]}")
    else:
        machine_acts(cast.state, cast.side, args[0], 3 if args[1] == "three times" else 1, cast.act.targets, cast.tell)


@does("spend-machine")
def spend_machine(cast: Casting, args: Args) -> None:
    """Discards an own Ballista."""
    lose_machine(cast.state, cast.side, "ballista")


@does("ask-table")
def ask_table(cast: Casting, args: Args) -> None:
    """Hidden tokens that only the table can lay."""
    if cast.tell is not None:
        note(cast.tell, cast.side, "4", for_the_table(args[0]), "remind")


# --- hands and the map: told -------------------------------------------------------------------------


def _told(cast: Casting, word: str, args: Args) -> None:
    if cast.tell is None:
        return
    amount = cast.amount(args[0]) if args and (args[0].isdecimal() or args[0] in ("x", "strength")) else 0
    note(cast.tell, cast.side, "4", message("h3-hand", word=word, amount=amount), "remind")


def _teller(word: str) -> None:
    def tell_it(cast: Casting, args: Args) -> None:
        _told(cast, word, args)

    DOES[word] = tell_it


for _word, _entry in CARD_WORDS.items():
    if _entry.kind in ("hand", "map"):
        _teller(_word)
