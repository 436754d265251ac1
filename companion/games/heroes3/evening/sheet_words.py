"""The closed vocabulary of effects outside combat: each word with its exact meaning.

The grammar is that of `companion/kernel/effects.py`: `choose(gold+5; mp+1)`,
`ifdid(may(pay(3, gold))){search(spells, 2)}`, `attack-die & if(die(+1)){…}`. Whatever only people at the table can do
is `ask-table`, and the entry says how in `tell`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.kernel.effects import NUMBER, Shape, Vocabulary

RESOURCES = ("gold", "materials", "valuables")
_RESOURCE = frozenset(RESOURCES)
_TIER = frozenset({"bronze", "silver", "gold"})
_MORE = frozenset({"more", "less"})


@dataclass(frozen=True, slots=True)
class SheetWord:
    """What a word means and how it is written."""

    means: str
    shape: Shape = field(default_factory=Shape)


def _plus(means: str) -> SheetWord:
    return SheetWord(means, Shape(plus=True))


def _with(means: str, *args: str | frozenset[str]) -> SheetWord:
    return SheetWord(means, Shape(args=args))


SHEET_WORDS: dict[str, SheetWord] = {
    # Resources and dice: heroes3 1, 5.
    "gold": _plus("Gains n gold."),
    "materials": _plus("Gains n building materials."),
    "valuables": _plus("Gains n valuables."),
    "production": _with("The production track is n higher while this is held.", NUMBER, _RESOURCE),
    "less-income": _with("The next income is n lower, not below 0.", NUMBER, _RESOURCE),
    "pay": _with("The price: n of this resource.", NUMBER, _RESOURCE),
    "lose": _with("Loses n of this resource.", NUMBER, _RESOURCE),
    "roll": _with(
        "Rolls n such dice and takes one result, or all of them.",
        NUMBER,
        frozenset({"resource", "treasure"}),
        frozenset({"one", "all"}),
    ),
    "attack-die": SheetWord("Rolls an attack die; the tests `die(...)` behind it ask what it shows."),
    "trade": SheetWord("Any number of trades by the table of the Trading Post."),
    "machine": _with(
        "Buys one war machine: at the high price, the low one, the high one less 3 gold, or takes it for nothing.",
        frozenset({"trading post", "factory", "less 3", "free"}),
    ),
    "sell-artifact": _with("Sells artifacts of the hand for n gold.", NUMBER),
    # Heroes: heroes3 2, 3.
    "xp": _plus("The main hero gains n experience."),
    "mp": _plus("A hero gains n movement points for this turn."),
    "lose-mp": _with("The price: n movement points of a hero.", NUMBER),
    "movement": _with("Every hero has n movement points more, or less, so long.", NUMBER, _MORE),
    "hand-limit": _with("The hand limit is n higher, or lower but not below 4, so long.", NUMBER, _MORE),
    "morale": _with("Gains morale.", frozenset({"positive", "negative"})),
    "secondary-hero": SheetWord("A secondary hero appears here."),
    # Cards: heroes3 4.
    "search": _with(
        "Search(n) in this deck or pile.",
        frozenset({"artifacts", "spells", "abilities", "discarded abilities", "own deck", "own discard"}),
        NUMBER,
    ),
    "search-stacked": _with("Search(X), where X is the number of stacked guards.", frozenset({"artifacts", "spells"})),
    "draw": _with("Draws n cards of the own deck.", NUMBER),
    "discard": _with("The price: discards n cards of the hand.", NUMBER),
    "swap-hand": _with("Discards up to n cards of the hand and draws as many; 0 means any number.", NUMBER),
    "shuffle-discard": SheetWord("Shuffles the own discard pile into the deck."),
    "take-back": _with(
        "Takes such a card from the own discard pile to the hand.",
        frozenset({"specialty", "knowledge or power"}),
    ),
    "remove": _with(
        "Removes a card from the game: of the hand, or of hand or discard pile.",
        frozenset({"artifact", "ability", "hand card", "any card"}),
    ),
    "empower": SheetWord("Swaps a Statistic card of the hand for the empowered one."),
    "enemy-discards": SheetWord("An enemy player discards a random card."),
    "spell-book": _with("The Spell Book token buys Search(2) spells for n gold, from the next round on.", NUMBER),
    "free-spell-book": SheetWord("The Spell Book token costs nothing and needs no Mage Guild."),
    # Town and units: heroes3 6.
    "recruits": _with("Units of this tier may be recruited.", _TIER),
    "reinforces": SheetWord("Units whose dwelling is built may be reinforced."),
    "fortifies": SheetWord("In a siege the town has Walls, Gate and Arrow Tower."),
    "reinforce": _with(
        "Reinforces one unit of these tiers at this price, without token, Citadel and dwelling.",
        frozenset({"bronze", "bronze or silver", "any"}),
        frozenset({"free", "half", "less 3"}),
    ),
    "cheaper-reinforcing": _with("One ordinary reinforcement costs n gold less.", NUMBER),
    "recruit-or-reinforce": _with("Recruits or reinforces this unit for nothing.", frozenset({"sprites"})),
    "units-for-anything": SheetWord("Building materials and valuables may be spent as gold for units."),
    # Combat: heroes3 9. The sheet tells the combat.
    "cube": _with("Puts a cube on the building, n at most.", NUMBER),
    "spend-cube": SheetWord("The price: a cube of the building."),
    "attack": _plus("Attack +n for one attack."),
    "defense": _plus("Defense +n for one attack."),
    "power": _plus("n power for a spell."),
    "easier-neutrals": SheetWord("Neutral armies are drawn one difficulty lower."),
    # The map: heroes3 7.
    "reveal-tile": SheetWord("Reveals a tile next to this one, or places one from the supply."),
    "clear-cubes": SheetWord("Every black cube leaves the map."),
    "pandora": SheetWord("Draws a Pandora card instead, where the deck is on the table."),
    # The table.
    "nothing": SheetWord("Nothing happens."),
    "ask-table": SheetWord("Only the table can do it; the entry's `tell` says what to do."),
}
"""Every word there is."""

FACES = frozenset({"+1", "0", "-1"})
SHEET_TESTS: dict[str, tuple[str, Shape]] = {
    "die": ("The attack die just rolled shows this.", Shape(args=(FACES,))),
    "has-secondary-hero": ("The player has a secondary hero already.", Shape()),
}
"""What an `if` may ask."""

SHEET_VOCABULARY = Vocabulary(
    words={word: entry.shape for word, entry in SHEET_WORDS.items()},
    tests={test: shape for test, (_, shape) in SHEET_TESTS.items()},
)
