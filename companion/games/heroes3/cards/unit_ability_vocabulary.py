"""The words that unit abilities are written in. The set is closed: whatever is not here cannot be on a unit.

An ability stands on a side of a unit under its trigger, in the notation of
`companion/kernel/building_blocks/effect_parser.py`:

    attacking: no-retaliation & heal-self(2)
    always: immune-spells & immune-specialty-damage

| in the files | mark in the reference | when it works (heroes3 6) |
|---|---|---|
| `activation`  | ACT | at the start of the unit's activation |
| `attacking`   | A   | when it attacks in its own activation: only the first attack of several, never retaliation |
| `instead`     | O   | instead of the whole activation: no move, no attack, no defending |
| `always`      | P   | all the time; words about attacking then count for its retaliation, too |
| `retaliating` | R   | when it strikes back |
| `map`         | M   | outside combat, while the card is in a player's unit deck |

A word says what it does in `means`; the combat engine carries out exactly that. "Told" means that the table does it
with its real cards, tokens or gold, and the engine only says so at the right moment. A neighbour stands one step away.
"""

from __future__ import annotations

from dataclasses import dataclass

from companion.kernel.building_blocks.effect_parser import NUMBER, Vocabulary, WordShape
from companion.kernel.messages import Message, message

TRIGGERS = ("activation", "attacking", "instead", "always", "retaliating", "map")
"""The triggers, in the order in which a card is read."""

SCHOOLS = ("air", "earth", "fire", "water")

FACES: dict[str, frozenset[int]] = {
    "-1": frozenset({-1}),
    "0": frozenset({0}),
    "+1": frozenset({1}),
    "-1 or 0": frozenset({-1, 0}),
    "0 or +1": frozenset({0, 1}),
    "any": frozenset({-1, 0, 1}),
}
"""Faces of the attack die, as a word names them."""


def _of(*phrases: str) -> frozenset[str]:
    return frozenset(phrases)


_SCHOOL = _of(*SCHOOLS)
_AMOUNT = _of("1", "2", "3", "all")
ACT, ATT, INS, ALW, RET, MAP = TRIGGERS


@dataclass(frozen=True, slots=True)
class Word:
    """One word: the triggers it may stand under, what it does, and its arguments (a number, or one of some phrases)."""

    triggers: tuple[str, ...]
    means: str
    args: tuple[str | frozenset[str], ...] = ()
    source: str = "heroes3 6"


WORDS: dict[str, Word] = {
    # --- how it strikes --------------------------------------------------------------------------
    "no-retaliation": Word((ATT,), "Nobody it attacks in this activation strikes back."),
    "attack-again": Word(
        (ATT,),
        "After the attack (and its retaliation, if any) it attacks the same target once more, if the target is still "
        "there. First argument: any target, or only one that is no neighbour. Second: the faces of the first "
        "attack's die that allow it.",
        (_of("any", "apart"), _of("any", "-1 or 0")),
    ),
    "attack-neighbours": Word(
        (ATT,),
        "Attacks several neighbours one after the other, each with a die of its own: up to two enemies (the owner "
        "picks them and the order), every enemy, or everybody, friends too.",
        (_of("two enemies", "enemies", "everybody"),),
    ),
    "attack-behind": Word(
        (ATT,),
        "The space straight behind the target is attacked, too, with Attack n and a die of its own, friend or foe, "
        "before the target strikes back. Who stands there never strikes back. A Wall stops it.",
        (NUMBER,),
    ),
    "attack-beside": Word(
        (ATT,),
        "One unit next to the target, friend or foe, is attacked, too, with Attack n and a die of its own, before "
        "the target strikes back; the owner picks it. If the attacker itself is the only one there, it hits itself.",
        (NUMBER,),
    ),
    "damage-beside-target": Word(
        (ATT,),
        "If the target is no neighbour: one unit next to the target, friend or foe, takes n damage; the owner picks "
        "it.",
        (NUMBER,),
    ),
    "damage-another-neighbour": Word(
        (ATT,), "A second enemy next to the attacker takes n damage; the owner picks it.", (NUMBER,)
    ),
    "attack-another": Word(
        (ATT,),
        "If the attack destroyed or flipped the target: after any retaliation it may attack one other neighbouring "
        "enemy. That second attack grants no third one.",
    ),
    "return": Word((ATT,), "After the attack and any retaliation it may go back to the space where it began."),
    "teleport": Word((ALW,), "Its move may end on any free space of the board.", source="heroes3 9"),
    # --- its dice --------------------------------------------------------------------------------
    "two-dice": Word(
        (ATT, ALW),
        "Rolls two attack dice and uses the higher one, or adds both. With a combat penalty, higher and lower cancel "
        "out: one die.",
        (_of("higher", "sum"),),
    ),
    "die-bonus": Word(
        (ATT,), "Adds n to the result of its attack die. What depends on a face looks at the rolled face.", (NUMBER,)
    ),
    "ignore-own-die": Word(
        (ATT,), "Its attack die is rolled, but changes no damage; what depends on a face still happens."
    ),
    "reroll": Word(
        (ATT, ALW),
        "A die of its own that shows this face is rolled again, once or until it shows another; no choice.",
        (_of("-1"), _of("once", "until gone")),
    ),
    "may-reroll": Word(
        (ATT,),
        "Its owner may roll its attack die again: whenever it shows 0, also repeatedly; or once, whatever it shows, "
        "if the unit ended its move on another space than it began.",
        (_of("0", "moved"),),
    ),
    "no-penalty": Word(
        (ATT, ALW),
        "No combat penalty of two dice against neighbours, or none at all.",
        (_of("neighbours", "at all"),),
        "heroes3 9",
    ),
    # --- stronger attacks ------------------------------------------------------------------------
    "attack-bonus": Word(
        (ATT, ALW),
        "Attack +n if its die shows such a face, if it was flipped from Pack to Few in this combat, or while it has "
        "its Stack token.",
        (NUMBER, _of("die 0 or +1", "flipped", "stacked")),
    ),
    "attack-against": Word(
        (ATT,),
        "Attack +n against these units, whatever side of the card and whatever faction.",
        (NUMBER, _of("archangels", "arch-devils", "black-dragons", "efreet")),
    ),
    "ignore-defense": Word((ATT,), "The Defense printed on the target's card does not count; bonuses do."),
    "lower-defense": Word(
        (ATT,),
        "The target has n Defense less for this attack, not below 0: always, or if the attack die shows -1.",
        (NUMBER, _of("always", "die -1")),
    ),
    "corrode": Word(
        (ATT,),
        "After the attack the target gets a Corrosion token: n Defense less, not below 0, until the combat ends. "
        "Tokens add up (no source says otherwise).",
        (NUMBER,),
    ),
    "elemental-damage": Word(
        (ALW,), "Its attacks are rolled as usual, but no Defense is taken off.", source="heroes3 9"
    ),
    # --- what the target suffers -----------------------------------------------------------------
    "extra-damage": Word(
        (ATT, ALW),
        "After the attack, before any retaliation, one more attack die: on such a face the target takes n damage.",
        (NUMBER, _of("0", "0 or +1")),
    ),
    "poison": Word(
        (ATT, ALW),
        "The target gets n poison cubes. At the start of each of its activations it loses one cube and takes 1 "
        "damage, at the same moment as any healing.",
        (NUMBER,),
    ),
    "paralyze": Word(
        (ATT, RET),
        "The struck unit is paralysed, if it survives: always, if the attack die shows -1, if one more die "
        "afterwards shows 0, or while the attacker has its Stack token.",
        (_of("always", "die -1", "extra die 0", "stacked"),),
        "heroes3 9",
    ),
    "death-stare": Word(
        (ATT,),
        "After the attack two more dice: if both show this face, the target loses all the health of its side (a Pack "
        "flips).",
        (_of("0", "-1"),),
    ),
    "frighten": Word(
        (ATT,),
        "After the attack one more die: on this face the target's owner moves it one step to a free space that is "
        "not next to the attacker, and it does not strike back. Without such a space nothing happens.",
        (_of("0"),),
    ),
    "weaken": Word(
        (ATT, INS),
        "A Weakness token for 2 combat rounds: n Attack less, not below 0. After an attack for the target; instead "
        "of an activation for any unit.",
        (NUMBER,),
    ),
    "dispel": Word((ATT,), "Ends the ongoing effects on the target that the target's own side played."),
    "weaken-retaliation": Word((ATT,), "The unit that strikes back has n Attack less.", (NUMBER,)),
    "hinder-retaliation": Word(
        (ATT,),
        "The unit that strikes back rolls two attack dice and uses the lower. If it would use the higher of two, it "
        "rolls one.",
    ),
    # --- what it does for itself and its side ----------------------------------------------------
    "heal-self": Word(
        (ACT, ATT),
        "Takes up to n damage off itself: at the start of its activation, or after its attack. Not after hitting a "
        "Wall.",
        (_AMOUNT,),
    ),
    "heal-ally-or-strengthen": Word(
        (ACT,),
        "Takes up to n damage off another allied unit; it must if one is damaged. If none is: Attack +m in this "
        "activation.",
        (NUMBER, NUMBER),
    ),
    "strengthen": Word((INS,), "A ground or flying unit gets a token for 2 combat rounds: n Attack more.", (NUMBER,)),
    "harm": Word((ACT,), "Any one unit takes n damage. It counts as a spell, but not against the limit.", (NUMBER,)),
    "rescue-ally": Word(
        (ALW,),
        "Once a combat its owner may undo an attack that would destroy another allied unit. The rescued unit does "
        "not strike back.",
    ),
    "rebirth": Word((ALW,), "Once a combat it stays at 1 health where it would lose the last."),
    "summon": Word(
        (INS,),
        "Once a combat, if a unit of its owner was removed in this combat: puts Few of this unit on a free "
        "neighbouring space, or flips Few of it to Pack. They stay in the army. They act in this round unless faster "
        "than the summoner.",
        (_of("demons"),),
    ),
    "destroy-siege": Word(
        (INS,),
        "Removes one Wall or the Gate, wherever it is; or else the Arrow Tower.",
        (_of("walls", "walls or tower"),),
        "heroes3 11",
    ),
    "spell-power": Word(
        (ACT,),
        "The owner's first spell has n power more: the first of the combat round, if it is cast from here on; or the "
        "first of this school during this activation.",
        (NUMBER, _of("first", *SCHOOLS)),
        "heroes3 4",
    ),
    # --- how it is struck ------------------------------------------------------------------------
    "unlimited-retaliation": Word((RET,), "Strikes back any number of times in a combat round.", source="heroes3 9"),
    "defense-on-die": Word(
        (ALW,),
        "When attacked: Defense +n for each counted die of the attacker that shows such a face.",
        (NUMBER, _of("+1", "0 or +1")),
    ),
    "defense-against-retaliation": Word((ALW,), "Defense +n when a unit strikes back at it.", (NUMBER,)),
    "attacker-die": Word(
        (ALW,),
        "The first roll of each attack against it counts as this face, whatever was rolled; rerolls change it as "
        "usual.",
        (_of("-1"),),
    ),
    "discard-to-ignore-die": Word(
        (ALW,), "When it is attacked, its owner may discard a hand card (told): the attack die does not count."
    ),
    "damage-cap": Word((ALW,), "One attack deals it at most n damage.", (NUMBER,)),
    "defense-token": Word(
        (ALW,),
        "Counts as having a Defense token while it has its Stack token; or its allied neighbours always count as "
        "having one.",
        (_of("stacked", "neighbours"),),
        "heroes3 9",
    ),
    "root": Word((ALW,), "Enemies that begin their activation next to it may not move in it."),
    # --- cards against it ------------------------------------------------------------------------
    "immune-paralysis": Word((ALW,), "Cannot be paralysed."),
    "immune-spells": Word((ALW,), "Spells do nothing to it, those of its own side included."),
    "immune-specialty-damage": Word((ALW,), "Specialty cards deal it no damage."),
    "immune-school": Word(
        (ALW,),
        "Spells of this school do nothing to it, or only deal it no damage. Magic Arrow belongs to no school here.",
        (_SCHOOL, _of("effect", "damage")),
    ),
    "immune-magic-arrow": Word(
        (ALW,), "Magic Arrow does nothing to it, or only deals it no damage.", (_of("effect", "damage"),)
    ),
    "immune-ongoing": Word(
        (ALW,),
        "Ongoing effects of spells, or of anything, do nothing to it, own ones included.",
        (_of("spells", "all"),),
    ),
    "only-damage": Word((ALW,), "Of spells and Specialties only the damage works on it."),
    "resist-cards": Word(
        (ALW,),
        "A spell or Specialty, friendly or not, that targets it alone: one attack die, and this face cancels the card.",
        (_of("+1"),),
    ),
    "spell-armour": Word(
        (ALW,),
        "Takes n damage less from spells, not below 0; or also from Specialties; or it and its allied neighbours do.",
        (NUMBER, _of("spells", "spells and specialties", "spells and neighbours")),
    ),
    "lower-enemy-power": Word(
        (ALW,),
        "Enemy spells have n power less, not below 0: always, or while it has its Stack token.",
        (NUMBER, _of("always", "stacked")),
    ),
    "block-spells": Word((ALW,), "Enemies cast no spells while it has its Stack token.", (_of("stacked"),)),
    "spell-tax": Word(
        (ALW,),
        "To cast a spell from hand an enemy must discard one more card (told): any card, or one that shows power. "
        "Without such a card there is no spell.",
        (_of("card", "power card"),),
    ),
    # --- cards, morale and gold: told ------------------------------------------------------------
    "draw-card": Word(
        (ALW, ATT),
        "Its owner draws a card: as combat starts, or if its attack die shows -1. Told.",
        (_of("start", "die -1"),),
    ),
    "enemy-discards": Word(
        (ACT, ATT, ALW),
        "The enemy discards a hand card: a random one, a random one or one with power of their choice, or any one. "
        "At its activation, or after its attack. Told; nothing without a hand.",
        (_of("random", "random or power", "any"),),
    ),
    "strip-morale": Word((ACT,), "The enemy loses a Positive Morale token. Told.", source="heroes3 2"),
    "gold-on-removal": Word((ALW,), "Once a combat n gold for its owner when it removes a unit. Told.", (NUMBER,)),
    "necropolis-reinforces": Word(
        (ALW,),
        "A Necropolis player who defeats it reinforces one bronze unit of the army at once, free of charge; the "
        "damage stays.",
    ),
    # --- the Arrow Tower -------------------------------------------------------------------------
    "off-board": Word(
        (ALW,),
        "Stands beside the board: no distance, no penalty, falls with the last Wall or Gate.",
        source="heroes3 11",
    ),
    "only-shot-or-cards": Word((ALW,), "Only ranged attacks and cards can hit it.", source="heroes3 11"),
    # --- outside combat --------------------------------------------------------------------------
    "income": Word(
        (MAP,), "So much of this resource in each Resource Round.", (NUMBER, _of("gold", "valuables")), "heroes3 1"
    ),
    "cheaper-at-stables": Word((MAP,), "Reinforcing it costs n gold less while the hero is on Stables.", (NUMBER,)),
    "look-at-deck": Word((MAP,), "Once a turn: see the top card of any deck; leave it or put it at the bottom."),
    "step-after-turn": Word((MAP,), "At the end of the turn the hero may step to a neighbouring empty field."),
    "morale-roll": Word((MAP,), "Once a turn roll an attack die: on this face Positive Morale.", (_of("+1"),)),
    # --- what only the table knows ---------------------------------------------------------------
    "ask-table": Word(
        (ATT, INS),
        "The app says what to do, in the words of the message `heroes3-ask-<argument>`, and goes on when the table "
        "has done it.",
        (_of("genies-three", "genies-up-to-three"),),
    ),
}
"""Every word there is."""


def table_request_message(what: str) -> Message:
    """What `ask-table(what)` says to the table."""
    return message(f"heroes3-ask-{what}")


VOCABULARY = Vocabulary(words={word: WordShape(args=entry.args) for word, entry in WORDS.items()})
