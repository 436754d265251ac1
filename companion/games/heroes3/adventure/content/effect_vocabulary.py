"""The closed vocabulary of effects outside combat: each word with its exact meaning.

The grammar is that of `companion/kernel/building_blocks/effect_parser.py`: `choose(gold+5; mp+1)`,
`ifdid(may(pay(3, gold))){search(spells, 2)}`, `attack-die & if(die(+1)){…}`. Whatever only people at the table can do
is `ask-table`, and the entry says how in `tell`.

Searches, purchases and payments are optional wherever they stand (heroes3 7). A way of a `choose` whose price cannot be
paid is not offered, and neither is one that is only an `if` without `else` whose test fails:
`choose(morale(positive); if(faction(necropolis)){…})`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.games.heroes3.cards.unit_cards import FACTIONS
from companion.kernel.building_blocks.effect_parser import NUMBER, Vocabulary, WordShape

RESOURCES = ("gold", "materials", "valuables")
_RESOURCE = frozenset(RESOURCES)
_TIER = frozenset({"bronze", "silver", "gold"})
_MORE = frozenset({"more", "less"})
_DIE = frozenset({"resource", "treasure"})
_WHERE = frozenset({"hand", "hand or discard"})
_WHICH = frozenset({
    "any", "no azure", "silver", "bronze and silver", "dwelling", "a dwelling each", "elementals", "own faction",
})  # fmt: skip
_CARDS = frozenset({
    "artifact", "spell", "artifact or spell", "spells", "ability", "gained ability", "statistic", "card",
    "sellable card", "spells and abilities",
})  # fmt: skip


@dataclass(frozen=True, slots=True)
class AdventureWord:
    """What a word means and how it is written."""

    means: str
    shape: WordShape = field(default_factory=WordShape)


def _plus(means: str) -> AdventureWord:
    return AdventureWord(means, WordShape(plus=True))


def _with(means: str, *args: str | frozenset[str]) -> AdventureWord:
    return AdventureWord(means, WordShape(args=args))


ADVENTURE_WORDS: dict[str, AdventureWord] = {
    # Resources and dice: heroes3 1, 5.
    "gold": _plus("Gains n gold."),
    "materials": _plus("Gains n building materials."),
    "valuables": _plus("Gains n valuables."),
    "production": _with("The production track is n higher while this is held.", NUMBER, _RESOURCE),
    "less-income": _with("The next income is n lower, not below 0.", NUMBER, _RESOURCE),
    "pay": _with("The price: n of this resource.", NUMBER, _RESOURCE),
    "lose": _with("Loses n of this resource: a price for nothing.", NUMBER, _RESOURCE),
    "roll": _with("Rolls n such dice and takes one result, or all of them.", NUMBER, _DIE, frozenset({"one", "all"})),
    "dice": _with("Rolls n such dice that give nothing yet; what stands behind it looks at them.", NUMBER, _DIE),
    "take-die": AdventureWord("Takes the result of one of the `dice`."),
    "pay-die": AdventureWord("The price: as much as one of the `dice` shows."),
    "lose-die": AdventureWord("Loses as much as one of the `dice` of the own choice shows, or what there is of it."),
    "step-of-die": AdventureWord(
        "The production track is one step higher in the resource that the `dice` show, so long."
    ),
    "name-resource": AdventureWord("Names a resource before the `dice` are rolled; `shows(named)` asks for it."),
    "dice-pool": _with(
        "Rolls two treasure and two resource dice as a pool. Then clockwise from the drawer each player rolls one of "
        "both and may take one die of the pool that shows the same, which leaves the pool. `share` and `match` are "
        "what follows: the first player's roll, and what a player's dice match.",
        frozenset({"roll", "share", "match"}),
    ),
    "gamble": _with("Up to n times pays 3 gold, 2 materials or 1 valuables and takes a resource die.", NUMBER),
    "reroll": AdventureWord("Once in each own turn the player may reroll a treasure or resource die, so long."),
    "spoils": AdventureWord("Every combat won, quick ones aside, rolls a resource die and takes it, so long."),
    "attack-die": AdventureWord("Rolls an attack die; the tests `die(...)` behind it ask what it shows."),
    "trade": AdventureWord("Any number of trades by the table of the Trading Post."),
    "barter": AdventureWord("Swaps so much of one resource for so much of another with another player."),
    "auction": _with(
        "n times an artifact is turned up and everybody bids gold in secret; the highest pays and takes it.", NUMBER
    ),
    "machine": _with(
        "Buys one war machine: at the high price, the low one, the high one less 3 gold, or takes it for nothing.",
        frozenset({"trading post", "factory", "less 3", "free"}),
    ),
    "sell-artifact": _with("Sells one artifact of the hand for n gold.", NUMBER),
    "buy-artifacts": _with(
        "Buys up to n of the artifacts that the table shows, for so much gold each: minor, major, relic.",
        *(NUMBER,) * 4,
    ),
    # Heroes: heroes3 2, 3.
    "xp": _plus("The main hero gains n experience; on a visit of a secondary hero nobody does."),
    "mp": _plus(
        "A hero gains n movement points for this turn; before the own turn begins, for the one of this round. "
        "On a visit it is the hero who visits, else one of choice."
    ),
    "main-mp": _plus("The same for the main hero."),
    "lose-mp": _with("The price: n movement points of a hero of choice.", NUMBER),
    "movement": _with("Every hero has n movement points more, or less, so long.", NUMBER, _MORE),
    "hand-limit": _with("The hand limit is n higher, or lower but not below 4, so long.", NUMBER, _MORE),
    "morale": _with("Gains morale.", frozenset({"positive", "negative"})),
    "secondary-hero": AdventureWord("A secondary hero appears here."),
    # Cards: heroes3 4.
    "search": _with(
        "Search(n) in this deck or pile.",
        frozenset({"artifacts", "spells", "abilities", "discarded abilities", "own deck", "own discard"}),
        NUMBER,
    ),
    "search-stacked": _with("Search(X), where X is the number of stacked guards.", frozenset({"artifacts", "spells"})),
    "search-per-two": _with(
        "Search(n) for every two cards that were removed just before.",
        frozenset({"artifacts", "abilities or spells"}),
        NUMBER,
    ),
    "draw-keep": _with(
        "Draws n cards of this deck and keeps one. It is no Search, so the discard pile is not offered.",
        frozenset({"spells", "abilities"}),
        NUMBER,
    ),
    "take-card": _with(
        "Takes such a card that the table has turned up or laid out. It is no Search, so the discard pile is not "
        "offered. A Necromancy card comes out of the Ability deck.",
        frozenset({"minor artifact", "artifact", "spell", "ability", "necromancy", "laid-in card"}),
    ),
    "school-search": AdventureWord(
        "In place of a Search for spells that is open: takes the first spell of a school of choice."
    ),
    "spell-search": _with("A Search for spells may be a Search(n), so long.", NUMBER),
    "lay-in": AdventureWord(
        "Names the spell, artifact or Ability of the hand that the player laid into the middle; none, where it came "
        "from a deck."
    ),
    "draw": _with("Draws n cards of the own deck.", NUMBER),
    "discard": _with("The price: discards n cards of the hand.", NUMBER),
    "swap-hand": _with("Discards up to n cards of the hand and draws as many.", NUMBER),
    "shuffle-discard": AdventureWord("Shuffles the own discard pile into the deck."),
    "take-back": _with(
        "Takes such a card from the own discard pile to the hand.", frozenset({"specialty", "knowledge or power"})
    ),
    "remove": _with(
        "Removes such a card from the game, as a price where something follows. `spells` and `spells and abilities` "
        "are one or more; a `gained ability` is not the starting one; a `sellable card` is no Specialty, Statistic, "
        "starting Ability or Magic Arrow (heroes3 5).",
        _CARDS,
        _WHERE,
    ),
    "gain-statistic": AdventureWord("Gains a Statistic card of choice."),
    "swap-statistic": AdventureWord("Swaps a Statistic card of hand or discard pile for one of another kind."),
    "empower": _with("Swaps a Statistic card for the empowered one.", _WHERE),
    "lose-permanent": AdventureWord("A permanent card in play is lost: this one, if it is a permanent card itself."),
    "enemy-discards": AdventureWord("An enemy player discards a random card."),
    "spell-book": _with("The Spell Book token buys Search(2) spells for n gold, from the next round on.", NUMBER),
    "free-spell-book": AdventureWord("The Spell Book token costs nothing and needs no Mage Guild."),
    "two-events": AdventureWord("Of an Event two cards are drawn and one of them happens, so long."),
    # Town and units: heroes3 6.
    "recruits": _with("Units of this tier may be recruited.", _TIER),
    "reinforces": AdventureWord("Units whose dwelling is built may be reinforced."),
    "fortifies": AdventureWord("In a siege the town has Walls, Gate and Arrow Tower."),
    "reinforce": _with(
        "Reinforces one unit of these tiers, or this unit, without token, Citadel and dwelling: for nothing, for half "
        "its price rounded up, or for 3 gold less, not below 0.",
        frozenset({"bronze", "bronze or silver", "any", "goblins"}),
        frozenset({"free", "half", "less 3"}),
    ),
    "cheaper-reinforcing": _with("One ordinary reinforcement costs n gold less.", NUMBER),
    "recruit-neutrals": _with(
        "Recruits up to n of the neutral units that the table shows: at their price, at half of it rounded up, or for "
        "nothing. It needs no token. Which of them: any but azure ones, of these tiers (one of each), those whose "
        "dwelling stands (one for `each`), Elementals whose dwelling stands, those of the own faction whose does.",
        NUMBER,
        frozenset({"printed", "half", "free"}),
        _WHICH,
    ),
    "gain-unit": _with(
        "The bank's own card of this unit joins the unit deck.", frozenset({"dragon-flies", "griffins"})
    ),
    "recruit-or-reinforce": _with("Recruits or reinforces this unit for nothing.", frozenset({"sprites"})),
    "flip-pack": _with(
        "Turns one Pack to its Few side, if there is one: any, or a silver one.", frozenset({"any", "silver"})
    ),
    "lose-unit": _with(
        "Loses a unit of the unit deck: any of choice, a silver one, or the cheapest.",
        frozenset({"any", "silver", "cheapest"}),
    ),
    "units-for-anything": AdventureWord("Building materials and valuables may be spent as gold for units."),
    # Combat: heroes3 9. The sheet tells the combat.
    "cube": _with("Puts a cube on the building, n at most.", NUMBER),
    "spend-cube": AdventureWord("The price: a cube of the building."),
    "attack": _plus("Attack +n for one attack."),
    "defense": _plus("Defense +n for one attack."),
    "power": _plus("n power for a spell."),
    "easier-neutrals": AdventureWord("Neutral armies are drawn one difficulty lower."),
    "stronger-schools": _with(
        "Spells of these schools have 1 power more, so long.", frozenset({"air and water", "earth and fire"})
    ),
    "sure-defense": AdventureWord("Defense tokens give Defense +1 without a roll, so long."),
    "truce": AdventureWord("Heroes do not attack each other, so long."),
    # The map: heroes3 7.
    "free-whirlpools": AdventureWord("Whirlpools cost no unit and the exit is chosen, so long."),
    "reveal-tile": AdventureWord("Reveals a tile next to this one, or places one from the supply."),
    "rotate-tile": AdventureWord("Rotates a tile next to this one on which no hero stands."),
    "clear-cubes": AdventureWord("Every black cube leaves the map."),
    "pandora": AdventureWord("Draws a Pandora card instead, where the deck is on the table."),
    # The table.
    "nothing": AdventureWord("Nothing happens."),
    "ask-table": AdventureWord("Only the table can do it; the entry's `tell` says what to do."),
}
"""Every word there is."""

FACES = frozenset({"+1", "0", "-1"})
ADVENTURE_TESTS: dict[str, tuple[str, WordShape]] = {
    "die": ("The attack die just rolled shows this.", WordShape(args=(FACES,))),
    "shows": (
        "One of the `dice` just rolled shows this: experience, an artifact, the resource that was named.",
        WordShape(args=(frozenset({"experience", "artifact", "named"}),)),
    ),
    "removed": ("So many cards were removed just before.", WordShape(amount=True)),
    "stacked": ("So many guards of the bank had a Stack token.", WordShape(amount=True)),
    "box": ("This box is on the table.", WordShape(args=(frozenset({"stronghold"}),))),
    "tournament": ("The evening is a Tournament.", WordShape()),
    "faction": ("The player plays this faction.", WordShape(args=(frozenset(FACTIONS),))),
    "hero": ("The player's main hero is this one.", WordShape(args=(frozenset({"crag-hack"}),))),
    "has-secondary-hero": ("The player has a secondary hero already.", WordShape()),
    "has-unit": ("The player has a unit of this tier.", WordShape(args=(frozenset({"silver"}),))),
    "has-permanent": ("The player has a permanent card in play.", WordShape()),
}
"""What an `if` may ask."""

ADVENTURE_VOCABULARY = Vocabulary(
    words={word: entry.shape for word, entry in ADVENTURE_WORDS.items()},
    tests={test: shape for test, (_, shape) in ADVENTURE_TESTS.items()},
)
