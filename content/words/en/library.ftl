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

rules-nothing = Nothing found for “{ $asked }”. Try one word of it, or another language.
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
cards-more = { $count ->
    [one] The first card; --limit shows more
   *[other] The first { $count } cards; --limit shows more
}
cards-group = { $name }: { $cards }
cards-ours = The name is our own translation.
card-used-by = Used in
cards-used = Used in: { $places }

## Refused

library-no-card = There is no card “{ $found }”. Nearest: { $options }.
library-no-card-at-all = There is no card “{ $found }”. Look for it: companion cards "{ $found }"
library-no-type = There is no type “{ $found }” here. There are { $options }.
library-where-bad = “{ $found }” is no filter. Write it so: faction=guild, or cost=5.

# --- packs
expected-known-game = a game on the shelf
expected-known-card = the id of a card in the library
expected-known-entry = the id of an entry in the library
expected-new-card = an id that no printed card has
expected-new-entry = an id that no printed rule has
expected-another-id = an id that is not used yet in this file
expected-figure-once = each figure of a card once
expected-pack-id = small letters, digits and dashes, at most 60
pack-newer = This pack was made by a newer Companion (format { $found }; this app knows up to { $newest }). Update the app and bring it in again.
pack-bad = { $file }, line { $line }, { $field }: found { $found }, expected { $expected }.{ $count ->
    [1] { "" }
   *[other] { " " }There are { $count } mistakes in all. Nothing was brought in.
}
pack-mistake = { $file }, line { $line }, { $field }: found { $found }, expected { $expected }
pack-mistakes = { $count ->
    [one] The file has one mistake. Nothing was brought in.
   *[other] The file has { $count } mistakes. Nothing was brought in.
}
pack-unknown = There is no pack “{ $pack }” on this device.
pack-holds =
    { $rules ->
        [one] { $rules } rule
       *[other] { $rules } rules
    }, { $corrections ->
        [one] { $corrections } correction
       *[other] { $corrections } corrections
    }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
pack-holds-more = { $common }, { $more }
pack-brought = The pack “{ $name }” is on the shelf.
pack-replaced = The pack “{ $name }” was replaced.
pack-removed = The pack “{ $pack }” is gone.
pack-switched = { $pack }: { $state }
pack-on = on
pack-off = off
packs-none = No packs yet. Write a house rule, correct a figure, or bring in a file.
pack-conflict = { $what }: { $earlier } and { $later } differ; { $later } counts.

# --- cards of Terrinoth
card-type-heroes = Hero
card-type-activation = Activation card
card-type-enemies = Enemy
card-type-locations = Location
card-type-exploration = Exploration card
card-type-conditions = Condition
card-type-quests = Quest

# --- What cards are sifted by
facet-type = Card
facet-faction = Faction
facet-cost = Cost
facet-gold = Cost in gold
facet-tier = Tier
facet-box = Box
facet-kind = Kind
facet-moves = Movement
facet-school = School
facet-level = Level
facet-duration = Lasts
facet-terrain = Terrain
facet-layer = Layer of the map
facet-origin = Origin
facet-certainty = Certainty
facet-trait = Trait
