# The empty chair of Heroes III: why AI units and AI heroes do what they do, and the odds of a fight.

## Whom an AI unit attacks

h3c-tier =
    { $tier ->
        [bronze] bronze
        [silver] silver
        [gold] gold
        [azure] azure
       *[none] no tier
    }
h3c-why-attack =
    { $which ->
        [nearest] { $unit }: a guard without a tier attacks whoever is nearest.
        [tower] The Arrow Tower shoots like a silver ranged unit; first in its order: { $wanted }{ $ranged ->
            [yes] , ranged
           *[no] , no ranged target left
        }.
        [neighbour] { $unit }: an enemy next to a ranged unit must be attacked; first in its order: { $wanted }.
        [ranged] { $unit }: ranged, { $tier }. First in its order: { $wanted }{ $ranged ->
            [yes] , ranged
           *[no] , no ranged target left
        }.
       *[walking] { $unit }: { $tier }. The first tier of its order that can be attacked: { $wanted }.
    } { $chosen }{ $spaces }
h3c-tied = Equally near, the player chooses: { $targets }.
h3c-only-one = Only one qualifies: { $target }.
h3c-closest =
    { $count } qualify; { $by ->
        [health] the least health is left to { $target } ({ $steps }).
       *[steps] nearest: { $target } ({ $steps }).
    }
h3c-equal-spaces = {" "}Several spaces are equally near: the player chooses.
h3c-nothing-more = {""}
h3c-passed-out-of-reach =
    { $steps ->
        [-1] { $unit }: cannot be reached
       *[other] { $unit }: out of reach, { $steps } { $steps ->
            [one] step
           *[other] steps
        }
    }
h3c-passed-not-beside = { $unit }: not next to it
h3c-passed-tower = { $unit }: only ranged units can hit it
h3c-passed-class =
    { $how ->
        [not-ranged] { $unit }: { $tier }, not ranged
       *[later] { $unit }: { $tier } comes later
    }
h3c-passed-farther = { $unit }: farther away ({ $steps })
h3c-passed-healthier = { $unit }: more health left ({ $left })

## Nobody to attack

h3c-why-approach =
    { $how ->
        [nearer] { $unit }: no way to anybody; as near as possible to { $targets }.
       *[approach] { $unit }: nobody in reach; towards the first target of the order: { $targets }.
    }{ $count ->
        [one] {""}
       *[other] {" "}Several spaces are equally good: the player chooses.
    }
h3c-why-wall = { $unit }: no unit in reach; the closest Wall is broken.
h3c-why-to-wall = { $unit }: nothing in reach; towards the closest Wall.
h3c-why-defend = { $unit }: no way over the Walls or through the Gate, so they defend.
h3c-why-hold = { $unit }: nothing can be done; no move.
h3c-why-done = { $unit }: nothing more to do.
h3c-why-instead = { $unit }: nobody in reach; what the card allows instead.
h3c-why-answer =
    { $what ->
        [return] Going back harms nobody: this table's setting decides.
        [reroll] A −1 is rolled again, nothing else.
        [rescue] Saving a unit of its own costs nothing.
        [heal-ally] The highest tier is healed first, then the most damaged.
        [flee] The rules do not say where to: the player chooses.
        [first-placed] Equal in everything: the player chooses.
       *[other] Harm is done whenever possible, to the first target of the order.
    }{ $count ->
        [one] {""}
       *[other] {" "}Still equal: the player chooses.
    }

## The AI hero's cards

h3c-why-card =
    { $rule ->
        [card-draw] One AI card for each activation.
        [card-attack] { $card }: Attack +{ $amount } for the next AI unit that attacks.
        [card-defense] { $card }: Defense +{ $amount } on { $units } until it is first attacked.
        [card-magic] { $card }: the next spell, with power { $amount }.
        [card-no-spell] { $card }: there is no spell to cast.
        [card-skill] { $card }: use the scenario's skill card, { $amount ->
            [one] once
           *[other] { $amount } times
        }.
        [spell-harm] { $spell } harms: on the highest Defense, { $units }.
        [spell-help] { $spell } helps: on the AI unit with the highest Defense, { $units }.
        [spell-several] { $spell } hits several: where most of the highest tiers stand together, { $units }.
        [spell-defence] { $spell }: a Defense token for the highest Defense without one, { $units }.
        [spell-heal] { $spell } heals the most damaged of the highest tier, { $units }.
        [spell-round] { $spell } lasts one round: on the highest Defense, { $units }.
        [spell-kept] More than half of the units it would matter to have acted: { $spell } is kept for the next round.
        [spell-from-last-round] { $spell } was kept; it is cast instead of drawing a card.
        [spell-weaken] { $spell } weakens who will strike back, { $units }.
        [spell-summon] { $spell }: where they appear is not said; the player chooses.
        [spell-table] { $spell }: the rules do not say how an AI hero uses it; the table carries it out with power { $amount }.
        [spell-useless] { $spell } is of no use now: { $card } goes under the AI deck.
       *[spell-back] { $spell } is of no use now: it is shuffled back.
    }{ $count ->
        [one] {""}
       *[other] {" "}Equal in everything: the player chooses.
    }

## What the table may choose

h3c-option-attack = Attack { $target } from { $space }
h3c-option-attack-here = Attack { $target } without moving
h3c-option-move = Go to { $space }
h3c-option-on = On { $units }
h3c-option = { $what }
h3c-not-mine = No AI unit is to act now.

## The AI hero on the map

h3c-map-the-town = the player's Town
h3c-map-moves =
    { $fields ->
        [one] Move 1 field towards { $target }. Fields crossed are visited and flagged, neutrals beaten without a fight.
       *[other] Move { $fields } fields towards { $target }. Fields crossed are visited and flagged, neutrals beaten without a fight.
    }
h3c-map-attacks = Attack { $target }.
h3c-map-flags = Flag { $target }; the AI hero gains nothing by it.
h3c-map-reveals = Reveal the tile for 1 movement point; the player picks how it lies.
h3c-map-besieges = Attack the player's Town.
h3c-map-choose = Equally near, the player chooses: { $options }.
h3c-map-look = Look around from the new field; movement left: { $left }
h3c-map-ends = No movement left: the turn is over.
h3c-map-hero = A player's hero on the same tile comes first: all movement goes into attacking it.
h3c-map-flaggable = No player's hero on this tile; the closest Mine or Settlement that it can flag.
h3c-map-town = Neither a hero nor anything to flag on this tile: towards the player's Town.
h3c-map-passed = { $target }
h3c-map-negative = Distances and movement cannot be negative.

## Odds

h3c-policy =
    { $policy ->
        [cautious] cautious
        [reckless] reckless
       *[sensible] sensible
    }
h3c-no-policy = “{ $found }” is no way to play. There are: { $options }.
odds-no-game = There are no odds for “{ $found }”. There are some for: { $options }.
odds-one-of = Ask for one thing: a fight (--mine and --level), a duel (--duel) or the table (--table).
odds-no-army = Name your units: --mine "castle:Marksmen/pack,castle:Crusaders/few".
odds-no-level = Name the level of the field, { $options }: --level IV.
odds-no-difficulty = “{ $found }” is no difficulty. There are: { $options }.
odds-no-field-level = “{ $found }” is no level of a field. There are: { $options }.
odds-progress = Fights
odds-table-progress = Duels
odds-fight = { $fights } { $fights ->
        [one] fight
       *[other] fights
    } on a level { $level } field, { $difficulty }; way of playing: { $policy }
odds-win = Win: { $share } % ({ $low }–{ $high })
odds-round = Win in the first combat round: { $share } % ({ $low }–{ $high })
odds-retreat = Retreat: { $share } % ({ $low }–{ $high })
odds-defeat = Defeat: { $share } % ({ $low }–{ $high })
odds-experience = Experience expected: { $mean } ({ $low }–{ $high })
odds-loss = { $unit }: lost { $gone } %, from Pack to Few { $flipped } %
odds-what-if =
    What if: { $how ->
        [without] without { $unit }
       *[with] with { $unit }
    }: { $share } %, { $gap } points ({ $low } to { $high })
odds-quick = Quick Combat: the hero's level is above that of the field. No fight, no experience.
odds-open = Fights without an end after { $limit } combat rounds: { $count }
odds-speed = { $rate } fights per second
odds-duel = { $first } against { $second }: { $wins } % to { $loses } %
odds-duel-draw = Never ends: { $draw } %
odds-duel-rounds = Combat rounds expected: { $rounds }
odds-duel-left = Health left, on average: { $first } and { $second }
