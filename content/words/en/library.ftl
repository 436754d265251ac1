# The library in a terminal, and what cards are called that are of more than one game.

## Cards

card-type-action = Action
card-type-item = Item
card-type-champion = Champion
card-type-minion = Minion
card-type-hoard-item = Hoard item
card-type-soul-jar = Soul jar
card-type-power = Power
card-type-ability = Ability
card-type-skill = Skill
card-figure-cost = Cost
card-figure-copies = Copies
card-cost = Cost { $cost }
card-faction-imperial = Imperial
card-faction-guild = Guild
card-faction-necros = Necros
card-faction-wild = Wild
card-box-base = Base set
card-box-characters = Character packs
card-box-dragon = Dragon
card-box-lich = Lich
card-in-starters = Starting deck: { $count }
card-in-pack =
    { $character ->
        [cleric] Cleric
        [fighter] Fighter
        [ranger] Ranger
        [thief] Thief
       *[wizard] Wizard
    }: { $count }
card-in-boss =
    { $boss }: { $count }{ $party ->
        [1] { "" }
       *[other] , from { $party } heroes on
    }

## In the terminal

rules-nothing = Nothing found for “{ $asked }”.
rules-also = Also:
rules-example = For example: { $example }
rules-uncertain = Not certain: { $uncertain }
rules-see = See { $titles }
rules-source = Rules reference, { $place }
rules-ours = The name is our own word; no printed edition was at hand.
cards-count = { $count ->
    [one] One card
   *[other] { $count } cards
}
cards-ours = The name is our own translation.
cards-used = Used in: { $places }

## Refused

library-no-card = There is no card “{ $found }”. Nearest: { $options }.
library-no-card-at-all = There is no card “{ $found }”. Look for it: companion cards "{ $found }"
library-no-type = There is no type “{ $found }” here. There are { $options }.
library-where-bad = “{ $found }” is no filter. Write it so: faction=guild, or cost=5.
