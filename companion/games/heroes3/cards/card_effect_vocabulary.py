"""The words that the effects of cards are written in: statistics, abilities, spells, artifacts, specialties, machines.

The set is closed, like that of the units' abilities (`unit_ability_vocabulary.py`), and so is the grammar
(`companion/kernel/building_blocks/effect_parser.py`):

    discard(1) & attack(2, own, attack)
    choose(attack(1, own, attack); defense(1, own, attack))

An amount is a number, `x` (as many as cards were discarded just before) or `strength`, which the card gives by power; a
strength may also be a tier, and then means units up to that tier. The words are of four kinds: `board` changes
something in a combat and is carried out by the engine; `rule` changes what may be done in it; `hand` is about cards,
gold or morale and is told to the table; `map` works outside combat only.

All words of one way to play a card that speak of one unit mean the same unit: `attack(2, unit, attack) &
less-defense(1, combat)` strengthens a unit and then weakens it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.games.heroes3.cards.unit_ability_vocabulary import SCHOOLS
from companion.kernel.building_blocks.effect_parser import NUMBER, Vocabulary, WordShape

Kind = Literal["board", "rule", "hand", "map"]
Arg = str | frozenset[str]


@dataclass(frozen=True, slots=True)
class CardWord:
    """One word: its kind, what it does, and its arguments (a number, or one of some phrases)."""

    kind: Kind
    means: str
    args: tuple[Arg, ...] = ()


def _of(*phrases: str) -> frozenset[str]:
    return frozenset(phrases)


def _board(means: str, *args: Arg) -> CardWord:
    return CardWord("board", means, args)


def _rule(means: str, *args: Arg) -> CardWord:
    return CardWord("rule", means, args)


def _hand(means: str, *args: Arg) -> CardWord:
    return CardWord("hand", means, args)


def _map(means: str, *args: Arg) -> CardWord:
    return CardWord("map", means, args)


# --- what may stand in brackets ------------------------------------------------------------------

AMOUNT = _of("1", "2", "3", "4", "5", "6", "x", "strength")
UNTIL = _of("attack", "activation", "round", "next round", "combat")
"""How long: the next attack, or the end of the activation (heroes3 9); this activation; this combat round; until the
end of the next one; all combat."""
WHOM = _of(
    "unit",
    "own",
    "own ground or flying",
    "own ranged",
    "all own",
    "all own ranged",
    "all own ground",
    "own liches",
    "own zealots",
)
"""Whose figures change: any unit, one of the own side, one of a type, or all of them."""
AREA = _of(
    "unit",
    "enemy",
    "slowest enemy",
    "two enemies",
    "each enemy bronze",
    "each enemy silver",
    "each enemy gold or azure",
    "unit and neighbour",
    "unit and two neighbours",
    "two spaces",
    "two spaces or pieces",
    "two around",
    "around",
    "space and around",
    "line",
    "same unit",
)
"""Who is hit. `two spaces` are neighbouring ones; `around` are the units next to a chosen space, `two around` two of
them; `line` are the five spaces from one Backline to the other; `same unit` is the one that the card is played on."""
TIER = _of("strength", "any", "silver", "gold", "not azure")
_SCHOOL = _of(*SCHOOLS)

# --- the words -----------------------------------------------------------------------------------

CARD_DEEDS = (
    "first-air", "first-earth", "first-fire", "first-water", "find-air", "find-earth", "find-fire",
    "find-water", "until-basic", "until-expert", "until-named", "search-three", "search-five", "search-again",
    "draw-for-spell", "remove-spell", "remove-ability", "remove-another", "remove-found", "may-remove-this",
    "swap-two", "swap-four", "keep-three", "keep-four", "one-of-three", "if-empty", "after-spell",
    "cast-found", "sea-discard", "cast-discarded", "reshuffle",
)  # fmt: skip
"""What `cards` does with one's own cards or the decks."""

DICE_DEEDS = (
    "reroll-each", "choose-face", "morale-on-zero", "one", "best-of-two", "to-six-gold",
)  # fmt: skip
"""What `dice` does with resource, treasure or attack dice outside combat."""

MAP_DEEDS = (
    "jump", "fly", "fly-over", "through-guards", "through-blocked", "through-all", "over-borders",
    "step-at-end", "town-portal", "sea-walk", "sea-spells", "sea-movement", "sea-cards", "reveal",
    "take-mine", "recruit-neutral", "trade-magi", "trade-elves", "buy-enchanters", "cheaper-four", "cheaper-five",
    "cheaper-six", "reinforce-low", "reinforce-any", "free-tent", "extra-ballista", "buy-ballista", "buy-cannon",
    "buy-valuables", "guild-three", "guild-four", "resources", "income-materials", "income-valuables",
    "another-die", "skip-combat", "neutral-deck", "half-level", "whole-level", "empower-two",
    "artifact-for-cards", "no-negative-morale",
)  # fmt: skip
"""What `map` does on the map."""

CARD_WORDS: dict[str, CardWord] = {
    # Figures: heroes3 9.
    "attack": _board("Attack +n for these units, so long.", AMOUNT, WHOM, UNTIL),
    "attack-apart": _board("Attack +n against units that are no neighbours.", AMOUNT, WHOM, UNTIL),
    "defense": _board("Defense +n for these units, so long.", AMOUNT, WHOM, UNTIL),
    "defense-against": _board(
        "Defense +n for a unit against such attackers only.", AMOUNT, _of("ranged", "ground or flying", "slower"), UNTIL
    ),
    "ward": _board("Defense +n for the next attack, or n less damage from a spell.", AMOUNT),
    "initiative": _board("Initiative +n for these units; the order changes at once.", AMOUNT, WHOM, UNTIL),
    "health": _board("Health +n for an own unit until combat ends.", AMOUNT),
    "less-attack": _board("Attack -n for a unit, not below 0.", AMOUNT, UNTIL),
    "less-defense": _board("Defense -n for a unit, not below 0.", AMOUNT, UNTIL),
    "less-initiative": _board("Initiative -n for a unit, not below 1, until combat ends.", AMOUNT),
    "weakness-token": _board("A Weakness token on any unit for 2 combat rounds: Attack -n, not below 0.", AMOUNT),
    "defense-tokens": _board("Every own unit gets a Defense token."),
    "better-tokens": _rule("Own Defense tokens work on a 0 or +1 in this combat."),
    # Damage and healing: heroes3 4, 9.
    "damage": _board("n damage to these, friends included unless it says enemy. Defense does not count.", AMOUNT, AREA),
    "chain": _board(
        "Damage to a unit and the two nearest to it; the caster orders equally near ones.",
        _of("strength", "1/1/0", "2/1/1"),
    ),
    "dice-damage": _board("So many attack dice: 1 damage for each +1 to all units on a space and around it.", AMOUNT),
    "thorns": _board(
        "Who attacks the unit takes n damage, even if the unit falls: neighbours, or ground and flying units.",
        AMOUNT,
        _of("neighbours", "ground or flying"),
        UNTIL,
    ),
    "heal": _board("Takes up to n damage off an own unit.", AMOUNT),
    "cleanse": _board("Takes any effect or paralysis off a unit, as its player likes.", _of("own", "unit")),
    "unparalyze": _board("Takes the paralysis token off a unit, or off an own one.", _of("own", "unit")),
    "dispel": _board("Ends ongoing effects on a unit up to this tier and its space, or on a space.", TIER),
    "end-ongoing": _board("Ends one ongoing effect."),
    "shift-damage": _board(
        "Moves damage from one own unit up to this tier to another, up to what lets that one fall.", TIER
    ),
    "rescue": _board(
        "Undoes an attack that would bring an own unit up to this tier to 0 health; the unit does not strike back.",
        TIER,
    ),
    # States: heroes3 4, 9.
    "paralyze": _board("Paralyses a unit up to this tier.", TIER),
    "no-paralysis": _board("A unit cannot be paralysed in this combat."),
    "skip": _board("A unit up to this tier that is about to activate skips its activation.", TIER),
    "forget": _board(
        "A unit up to this tier, only a ranged one or any, cannot attack in its next activation.",
        TIER,
        _of("ranged", "any"),
    ),
    "berserk": _board(
        "In its next activation a unit up to this tier must attack the nearest unit, friend or foe, moving if needed.",
        TIER,
    ),
    "silence": _board("A unit up to this tier loses its abilities until combat ends.", TIER),
    "silence-all": _rule("No ability of any unit works in this combat round."),
    "silence-spell-abilities": _rule("Abilities of units that concern spells do not work in this combat."),
    "anti-magic": _board("Spells do nothing to a unit up to this tier until combat ends.", TIER),
    "anti-school": _board(
        "Spells of this school do nothing to a unit. No duration is printed: until combat ends.", _SCHOOL
    ),
    "spell-armour": _board("An own unit takes n damage less from spells, not below 0, until combat ends.", AMOUNT),
    "elemental": _board("Attacks of these units ignore Defense in this combat.", WHOM),
    "ignore-defense": _board("The attack of a unit up to this tier ignores the target's Defense.", TIER, WHOM, UNTIL),
    "no-retaliation": _board("Nobody strikes back at this attack."),
    "no-penalty": _board("No combat penalties for these units.", WHOM, UNTIL),
    "mark-retaliated": _board(
        "The unit, or any Dragons, gets a black cube: it does not strike back any more in this round.",
        _of("same unit", "dragons"),
    ),
    "ready-retaliation": _board(
        "Takes the black cube off a unit up to this tier, or off Dragons: it may strike back again.",
        _of("strength", "dragons"),
    ),
    "softer-retaliation": _board("An own unit takes n damage less when a unit strikes back.", AMOUNT),
    "hinder": _board(
        "A unit rolls two dice and uses the lower: its attacks until its activation ends, or those who strike back "
        "at it in this combat.",
        _of("unit", "retaliation"),
    ),
    # Dice: heroes3 9.
    "reroll": _board(
        "Rolls again: one die just rolled, a whole roll, each own attack die once, for so long as the strength "
        "says, or every die this turn.",
        _of("one", "roll", "strength", "turn"),
    ),
    "roll-and-pick": _board(
        "Before a roll: the die may be rolled again so often, and any of the results is used.", AMOUNT
    ),
    "triple-die": _board("The result of the attack die counts three times."),
    "cancel-die": _board(
        "After the roll: the attack die and all that it caused do not count; for any attack, or only of a ranged unit.",
        _of("any", "ranged"),
    ),
    "misfortune": _board(
        "An attacking enemy unit up to this tier: neither its die nor cards that raise its Attack count.", TIER
    ),
    "steady": _board("An own unit's attack is made without a die."),
    "set-dice": _board(
        "The next attack roll is not rolled: every die shows 0, or faces of choice.", _of("0", "choice")
    ),
    "slay": _board("Attacking a gold unit: so many attack dice, and each result above 0 is added to Attack.", AMOUNT),
    "force-ability": _board("An ability of an own unit that needs a face of a die works whatever it shows."),
    # The board: heroes3 4, 11.
    "teleport": _board("Moves an own unit up to this tier to any free space.", TIER),
    "step": _board("An own unit moves 1 space."),
    "swap": _board("Swaps two own units, as combat starts or at an activation.", _of("start", "activation")),
    "activate": _board(
        "Activates an own ranged unit: one that has not acted in this round, or any.", _of("fresh", "any")
    ),
    "destroy": _board(
        "Siege: removes a Wall or the Gate, so many of them, all, or the Arrow Tower.",
        _of("1", "strength", "all", "tower"),
    ),
    "obstacle": _board(
        "An obstacle on a free space: for this round, until the end of the next one, or for all combat.",
        _of("strength"),
    ),
    "remove-obstacles": _board(
        "Removes so many obstacles that are no units: Walls, Gate and those that cards made.", AMOUNT
    ),
    "fire-wall": _board(
        "A burning space until combat ends: n damage to a unit that starts or stops there, and to ground and ranged "
        "units that cross it.",
        AMOUNT,
    ),
    "summon": _board(
        "Puts the Few or Pack of this unit, by strength, on a free space.",
        _of("air-elementals", "earth-elementals", "fire-elementals", "water-elementals"),
    ),
    "clone": _board("A copy of an own unit up to this tier on a free neighbouring space, with 1 health.", TIER),
    "join": _board("This neutral unit joins the own side for this combat.", _of("sharpshooters")),
    "horde": _board(
        "Laid on a unit: other figures until they are used up, then it is discarded.",
        _of("skeletons", "zombies", "skeletons-legion"),
    ),
    "machine": _board(
        "An own war machine acts: once more, three times on one target, every one now, with a free target in this "
        "combat, or twice as well in this combat; or one more of it for this combat.",
        _of("ballista", "cannon", "first-aid-tent"),
        _of("again", "three times", "all", "free target", "twice", "another"),
    ),
    "spend-machine": _board("Discards an own Ballista."),
    # Spells: heroes3 4.
    "power": _rule("n power for a spell.", AMOUNT),
    "school-power": _rule(
        "n power for spells of this school: for one spell, or for all of them.",
        AMOUNT,
        _SCHOOL,
        _of("once", "always", "combat"),
    ),
    "double-power": _rule("Power put into spells of this school counts double in this combat.", _SCHOOL),
    "free-strength": _rule("A spell of this school just played works at any of its strengths, without power.", _SCHOOL),
    "more-spells": _rule(
        "One more spell: in this combat round, or in each of this combat; or two more in this round.",
        _of("round", "combat", "two"),
    ),
    "early-spell": _rule(
        "A spell before any unit activates; it counts against the limit, or not.", _of("counted", "free")
    ),
    "cancel-spell": _rule(
        "Cancels a spell just cast: one with power 0 or 1, any, a basic one, by strength a basic or any one, by two "
        "dice of which one is kept and must show +1; of any school or of this one.",
        _of("weak", "any", "strength", "dice"),
        _of("all", *SCHOOLS),
    ),
    "redirect-spell": _rule("A spell aimed at an own unit up to this tier gets another target.", TIER),
    "block-spells": _rule("Nobody casts spells with power 0, or at all, in this combat.", _of("weak", "all")),
    "no-card-damage": _rule("Spells and Specialties deal no damage in this combat."),
    "recast": _rule("Casts this spell from the own discard pile, outside the limit.", _of("magic-arrow")),
    # Rules of the combat: heroes3 9, 10.
    "extra-round": _rule("One more combat round against neutrals without paying for it."),
    "opening": _rule("Only as combat starts: any, or one against neutral units.", _of("any", "neutral")),
    "no-escape": _rule("The enemy hero may neither retreat nor surrender."),
    "no-luck": _rule("Nobody uses Positive Morale or rolls attack dice again in this combat."),
    "cards-as-attack": _rule("In this combat any card may be played for Attack +n.", AMOUNT),
    # Hands: heroes3 2, 4, 5.
    "draw": _hand("Draws n cards.", AMOUNT),
    "discard": _hand("The price: discards n hand cards; x is as many as one likes.", AMOUNT | {"up to 3"}),
    "remove-this": _hand("The price: this card leaves the game."),
    "return-spell": _hand(
        "The spell just cast goes back to hand; or with all cards played for it.", _of("alone", "with all")
    ),
    "return-this": _hand("This card goes back to hand."),
    "draw-per-spell": _hand(
        "Draws a card with each own spell: in this combat round, or in this combat.", _of("round", "combat")
    ),
    "take": _hand(
        "Takes a card from the own discard pile: a spell, a spell or Specialty, Magic Arrow, no artifact, or any.",
        _of("spell", "spell or specialty", "magic-arrow", "no artifact", "any"),
    ),
    "enemy-discards": _hand("The enemy discards a random card."),
    "morale": _hand(
        "A morale token for oneself, or a negative one for an enemy who has a positive one.", _of("positive", "spoil")
    ),
    "gold": _hand("Gains n gold.", NUMBER),
    "materials": _hand("Gains n building materials.", NUMBER),
    "valuables": _hand("Gains n valuables.", NUMBER),
    "pay-materials": _hand("The price: n building materials.", NUMBER),
    "expert-use": _hand("Gains, or pays, an expert use.", _of("gain", "pay")),
    "search": _hand(
        "Search(n) in this deck.", _of("spells", "artifacts", "abilities", "own deck", "own discard"), NUMBER
    ),
    "cards": _hand(
        "Something else with one's own cards or the decks; each deed has its own sentence.", _of(*CARD_DEEDS)
    ),
    "dice": _hand("Something with dice outside combat; each deed has its own sentence.", _of(*DICE_DEEDS)),
    # Outside combat: heroes3 2, 7.
    "movement": _map("n movement points.", NUMBER),
    "map": _map("Something on the map; each deed has its own sentence.", _of(*MAP_DEEDS)),
    # The table: heroes3 4.
    "ask-table": _board(
        "Hidden tokens that only the table can lay: the message `heroes3-ask-<argument>` says how, and the table "
        "enters the damage.",
        _of("quicksand", "land-mine"),
    ),
}
"""Every word there is."""

TESTS: dict[str, str] = {
    "attacker-adjacent": "The attacker is a neighbour of the unit.",
    "target-faster": "The target has more Initiative than the attacker.",
    "target-slower": "The target has less Initiative than the attacker.",
    "tent-owned": "The player owns a First Aid Tent already.",
}
"""What an `if` may ask."""

CARD_VOCABULARY = Vocabulary(
    words={word: WordShape(args=entry.args) for word, entry in CARD_WORDS.items()},
    tests={test: WordShape() for test in TESTS},
)
