# What the cards of Heroes III say, put together from their effects (games/heroes3/wording.py, wording_cards.py).
# Phrases begin small: they may stand inside a sentence.

## Names and figures

h3w-type =
    { $value ->
        [unit] Unit
        [statistic] Statistic
        [ability] Ability
        [spell] Spell
        [artifact] Artifact
        [specialty] Specialty
        [war-machine] War machine
        [building] Building
        [hero] Hero
        [astrologers] Astrologers Proclaim
        [event] Event
        [pandora] Pandora card
        [adventure] Adventure card
        [morale-card] Morale card
        [place] Map location
        [tile] Map tile
        [scenario] Scenario
        [optional-rule] Optional rule
       *[ai-card] AI card
    }
h3w-facet-moves =
    { $value ->
        [flying] Flying
        [ranged] Ranged
       *[ground] Ground
    }
h3w-facet-school =
    { $value ->
        [air] Air
        [earth] Earth
        [fire] Fire
        [water] Water
       *[any] Any school
    }
h3w-facet-level =
    { $value ->
        [basic] Basic
        [expert] Expert
        [minor] Minor
        [major] Major
        [relic] Relic
        [might] Might
        [magic] Magic
        [skill] Skill
       *[other] { $value }
    }
h3w-facet-certainty =
    { $value ->
        [agreed] Two sources agree
        [printed] Read on the card
        [disputed] Sources disagree
        [undisputed] Undisputed
        [pictured] Compared with a picture
        [listed] From a list only
       *[single] One source
    }
h3w-facet-kind =
    { $value ->
        [city-hall] City Hall
        [citadel] Citadel
        [mage-guild] Mage Guild
        [dwelling] Dwelling
        [special] Building of this town only
        [might] Might
        [magic] Magic
        [visitable] Visitable
        [flaggable] Flaggable
        [revisitable] Revisitable
        [none] No location
        [bank] Creature Bank
        [adventure-event] Event
        [adventure-combat] Combat
        [event-all] For all
        [event-choose] Each picks a way
        [event-pass] Cards go round
        [event-drawer] For whoever drew it
        [once] Once
        [instant] Instant
        [permanent] Permanent
        [positive] Positive morale
        [negative] Negative morale
        [harder] Harder
        [easier] Easier
       *[variant] Different
    }
h3w-facet-duration =
    { $value ->
        [now] Now
        [this-round] This round
        [two-rounds] Two rounds
        [until-next-astrologers] Until the next astrologers
        [until-replaced] Until replaced
        [next-resource-round] Next resource round
        [next-round] Next round
        [first-combat] First combat this round
       *[not-stated] Not known
    }
h3w-facet-layer =
    { $value ->
        [surface] Surface
        [subterranean] Subterranean
       *[sea] Sea
    }
h3w-facet-origin =
    { $value ->
        [fan-made] Fan-made
       *[official] Official
    }
h3w-single = Only one source has these figures; check them against your card.
h3w-banks = Creature Bank
h3w-figure =
    { $figure ->
        [attack] Attack
        [defense] Defense
        [health] Health
        [initiative] Initiative
        [power] Power
        [knowledge] Knowledge
        [factory] War Machine Factory
       *[trading-post] Trading Post
    }
h3w-price =
    Cost in { $resource ->
        [gold] gold
        [materials] building materials
       *[valuables] valuables
    }
h3w-figure-side = { $figure } ({ $side })
h3w-cost =
    { $side ->
        [pack] Reinforce: { $resource ->
            [gold] gold
            [materials] building materials
           *[valuables] valuables
        }
       *[few] Recruit: { $resource ->
            [gold] gold
            [materials] building materials
           *[valuables] valuables
        }
    }
h3w-in-neutrals =
    Neutral deck: { $tier ->
        [bronze] bronze
        [silver] silver
        [gold] gold
       *[azure] azure
    }

## How sentences are put together

h3w-list-or = { $one } or { $other }
h3w-list-and = { $one } and { $other }
h3w-comma = { $one }, { $other }
h3w-or-else = { $one }, or { $other }
h3w-if-you-like = if you like, { $phrase }
h3w-and-then = { $one }; if you do, { $other }
h3w-if-else = if { $test }, { $phrase }; if not, { $other }
h3w-if = if { $test }, { $phrase }
h3w-first = first { $phrase }
h3w-twice = { $phrase }, twice
h3w-on-side = { $side }: { $said }
h3w-line =
    { $trigger ->
        [activation] at the start of its activation, { $said }
        [attacking] when it attacks, { $said }
        [striking] when it attacks or retaliates, { $said }
        [retaliating] when it retaliates, { $said }
        [instead] instead of its activation, { $said }
        [map] on the map, { $said }
       *[always] { $said }
    }.

## Abilities of units

h3w-unit-no-retaliation = nobody retaliates
h3w-unit-attack-again =
    it strikes the same target once more{ $what ->
        [apart] { $how ->
            [minus-or-zero] , if that target is not adjacent and the die shows −1 or 0
           *[any] , if that target is not adjacent
        }
       *[any] { $how ->
            [minus-or-zero] , if the die shows −1 or 0
           *[any] { "" }
        }
    }
h3w-unit-attack-neighbours =
    { $what ->
        [two-enemies] it attacks up to two adjacent enemies, one after the other
        [enemies] it attacks every adjacent enemy, one after the other
       *[everybody] it attacks every adjacent unit, your own included
    }
h3w-unit-attack-behind = the space straight behind the target is attacked too, with Attack { $n }, friend or foe; whoever stands there does not retaliate
h3w-unit-attack-beside = one unit next to the target, friend or foe, is attacked too, with Attack { $n }
h3w-unit-damage-beside-target = if the target is not adjacent, one unit next to the target, friend or foe, takes { $n } damage
h3w-unit-damage-another-neighbour = another adjacent enemy takes { $n } damage
h3w-unit-attack-another = if it destroys or flips its target, it may attack another adjacent enemy
h3w-unit-return = it may go back afterwards to the space where it began
h3w-unit-teleport = it may move to any free space
h3w-unit-two-dice =
    { $what ->
        [higher] it rolls two attack dice and uses the higher
       *[sum] it rolls two attack dice and adds them
    }
h3w-unit-die-bonus = the result of its die is { $n } higher
h3w-unit-ignore-own-die = its die does not change the damage
h3w-unit-reroll =
    { $how ->
        [once] a −1 on its die is rerolled once
       *[until-gone] a −1 on its die is rerolled until it is gone
    }
h3w-unit-may-reroll =
    { $what ->
        [moved] it may reroll its die once if it has moved to another space
       *[zero] it may reroll its die whenever it shows 0
    }
h3w-unit-no-penalty =
    { $what ->
        [neighbours] it has no combat penalty against adjacent units
       *[at-all] it has no combat penalty at all
    }
h3w-unit-attack-bonus =
    { $what ->
        [die-zero-or-plus] it has Attack +{ $n } if its die shows 0 or +1
        [flipped] it has Attack +{ $n } if this combat has turned it from Pack to Few
       *[stacked] it has Attack +{ $n } while it has its Stack token
    }
h3w-unit-attack-against = it has Attack +{ $n } against { $creature }
h3w-unit-ignore-defense = the Defense printed on the target's card does not count
h3w-unit-lower-defense =
    the target has Defense −{ $n }{ $what ->
        [die-minus] { " " }if the die shows −1
       *[always] { "" }
    }
h3w-unit-corrode = the target gets a Corrosion token: Defense −{ $n } until combat ends
h3w-unit-elemental-damage = its attacks ignore Defense (elemental damage)
h3w-unit-extra-damage =
    it rolls one more die: on { $what ->
        [zero] a 0
       *[zero-or-plus] a 0 or +1
    } the target takes { $n } damage
h3w-unit-poison =
    the target gets { $n ->
        [one] a poison cube
       *[other] { $n } poison cubes
    }
h3w-unit-paralyze =
    { $what ->
        [die-minus] the unit it strikes is paralysed if the die shows −1
        [extra-die-zero] it rolls one more die: on a 0 the unit it strikes is paralysed
        [stacked] the unit it strikes is paralysed while it has its Stack token
       *[always] the unit it strikes is paralysed
    }
h3w-unit-death-stare =
    it rolls two more dice: if both show { $what ->
        [minus] −1
       *[zero] 0
    }, the target loses all the health of its side
h3w-unit-frighten = it rolls one more die: on a 0 the target flees one space and does not retaliate
h3w-unit-weaken =
    { $trigger ->
        [instead] any unit gets a Weakness token: Attack −{ $n } for 2 combat rounds
       *[attacking] the target gets a Weakness token: Attack −{ $n } for 2 combat rounds
    }
h3w-unit-dispel = ongoing effects that the target's side has played on it end
h3w-unit-weaken-retaliation = whoever retaliates has Attack −{ $n }
h3w-unit-hinder-retaliation = whoever retaliates rolls two attack dice and uses the lower
h3w-unit-heal-self =
    { $what ->
        [all] it heals all its damage
       *[some] it heals up to { $n } of its damage
    }
h3w-unit-heal-ally-or-strengthen = it heals up to { $n } damage of another of your units; if none is damaged, it has Attack +{ $m } in this activation
h3w-unit-strengthen = a ground or flying unit gets Attack +{ $n } for 2 combat rounds
h3w-unit-harm = any one unit takes { $n } damage; this counts as a spell, but outside the limit
h3w-unit-rescue-ally = once a combat, you may undo an attack that would destroy another of your units; the rescued unit does not retaliate
h3w-unit-rebirth = once a combat, it stays at 1 health where it would lose the last
h3w-unit-summon = once a combat, if one of your units was removed, it puts Few { $creature } on a free adjacent space or turns Few { $creature } into a Pack
h3w-unit-destroy-siege =
    { $what ->
        [walls] it destroys a Wall or the Gate, wherever it is
       *[walls-or-tower] it destroys a Wall, the Gate or the Arrow Tower, wherever it is
    }
h3w-unit-spell-power =
    { $what ->
        [air] your first Air spell in this activation has power +{ $n }
        [earth] your first Earth spell in this activation has power +{ $n }
        [fire] your first Fire spell in this activation has power +{ $n }
        [water] your first Water spell in this activation has power +{ $n }
       *[first] your first spell of the combat round, if you cast it from now on, has power +{ $n }
    }
h3w-unit-unlimited-retaliation = it retaliates any number of times in a combat round
h3w-unit-defense-on-die =
    when it is attacked, it has Defense +{ $n } for each die that shows { $what ->
        [plus] +1
       *[zero-or-plus] 0 or +1
    }
h3w-unit-defense-against-retaliation = it has Defense +{ $n } against retaliation
h3w-unit-attacker-die = the first roll of each attack against it counts as −1
h3w-unit-discard-to-ignore-die = when it is attacked, you may discard a card: the attack die does not count
h3w-unit-damage-cap = one attack deals it at most { $n } damage
h3w-unit-defense-token =
    { $what ->
        [stacked] it counts as having a Defense token while it has its Stack token
       *[neighbours] adjacent units of its side count as having a Defense token
    }
h3w-unit-root = enemies adjacent to it as their activation begins cannot move
h3w-unit-immune-paralysis = it cannot be paralysed
h3w-unit-immune-spells = it is immune to spells, those of its own side included
h3w-unit-immune-specialty-damage = Specialty cards deal it no damage
h3w-unit-immune-school =
    { $how ->
        [damage] { $what ->
            [air] Air spells
            [earth] Earth spells
            [fire] Fire spells
           *[water] Water spells
        } deal it no damage
       *[effect] it is immune to { $what ->
            [air] Air spells
            [earth] Earth spells
            [fire] Fire spells
           *[water] Water spells
        }
    }
h3w-unit-immune-magic-arrow =
    { $what ->
        [damage] Magic Arrow deals it no damage
       *[effect] it is immune to Magic Arrow
    }
h3w-unit-immune-ongoing =
    { $what ->
        [spells] it is immune to ongoing effects of spells
       *[all] it is immune to all ongoing effects
    }
h3w-unit-only-damage = spells and Specialty cards can only deal it damage
h3w-unit-resist-cards = against each spell or Specialty card that targets it alone it rolls a die: a +1 cancels the card
h3w-unit-spell-armour =
    { $what ->
        [spells] it takes { $n } damage less from spells
        [spells-and-specialties] it takes { $n } damage less from spells and Specialty cards
       *[spells-and-neighbours] it and the adjacent units of its side take { $n } damage less from spells
    }
h3w-unit-lower-enemy-power =
    enemy spells have power −{ $n }{ $what ->
        [stacked] { " " }while it has its Stack token
       *[always] { "" }
    }
h3w-unit-block-spells = enemies cannot cast spells while it has its Stack token
h3w-unit-spell-tax =
    { $what ->
        [power-card] to cast a spell from hand, enemies must discard one more card that shows power
       *[card] to cast a spell from hand, enemies must discard one more card
    }
h3w-unit-draw-card =
    { $what ->
        [start] its owner draws a card as combat starts
       *[die-minus] its owner draws a card if the die shows −1
    }
h3w-unit-enemy-discards =
    { $what ->
        [random] the enemy discards a random card
        [random-or-power] the enemy discards a random card, or one that shows power
       *[any] the enemy discards a card
    }
h3w-unit-strip-morale = the enemy loses a Positive Morale token
h3w-unit-gold-on-removal = once a combat, you gain { $n } gold when it removes a unit
h3w-unit-necropolis-reinforces = a Necropolis player who defeats it reinforces a bronze unit for free
h3w-unit-off-board = it stands beside the board, where distance and penalties do not count, and falls with the last Wall or Gate
h3w-unit-only-shot-or-cards = only ranged attacks and cards can hit it
h3w-unit-income = { $what ->
        [gold] each Resource Round gives you { $n } gold
       *[valuables]
        { $n ->
            [one] each Resource Round gives you { $n } valuable
           *[other] each Resource Round gives you { $n } valuables
        }
    }
h3w-unit-cheaper-at-stables = reinforcing it costs { $n } gold less while your hero is at the Stables
h3w-unit-look-at-deck = once a turn you may look at the top card of any deck and leave it or put it at the bottom
h3w-unit-step-after-turn = your hero may step to an adjacent empty field at the end of your turn
h3w-unit-morale-roll = once a turn, roll an attack die: on a +1 you gain Positive Morale
h3w-unit-ask-table =
    { $what ->
        [genies-three] discard exactly 3 cards from the top of your deck and take one spell among them into your hand
       *[genies-up-to-three] discard up to 3 cards from the top of your deck, one at a time, and take one spell among them into your hand
    }

## Ways to play a card

h3w-when =
    { $when ->
        [instant] instant
        [ongoing] ongoing
        [activation] activation
        [map] on the map
        [permanent] permanent
        [always] in every combat
        [start] at the start of each combat round
       *[once] once in each combat round
    }
h3w-play =
    { $label ->
        [basic] basic, { $when }: { $said }
        [expert] expert, { $when }: { $said }
        [empowered] empowered, { $when }: { $said }
        [other] or else, { $when }: { $said }
       *[first] { $when }: { $said }
    }
h3w-empowered =
    { $has ->
        [expert] The empowered card has the expert effect without an expert use.
       *[either] The empowered card has either effect without an expert use.
    }
h3w-double = Counts twice for { $creatures }.
h3w-family =
    { $family ->
        [dragons] Dragons
        [elementals] Elementals
        [golems] Golems
       *[ranged] ranged units
    }
h3w-by-power = X is { $steps }.
h3w-at-power = { $value } with power { $power }
h3w-value =
    { $value ->
        [bronze] bronze
        [silver] silver
        [gold] gold
        [none] nobody
        [few] the Few side
        [pack] the Pack side
        [round] this combat round
        [next-round] the next combat round
        [combat] all combat
        [own-activation] the activation
        [own-round] the combat round
        [own-combat] all combat
        [basic] a basic one
        [any] any
       *[all] all
    }
h3w-resource =
    { $n } { $resource ->
        [gold] gold
        [materials] { $n ->
            [one] building material
           *[other] building materials
        }
       *[valuables] { $n ->
            [one] valuable
           *[other] valuables
        }
    }

## Whom and how long

h3w-whom =
    { $whom ->
        [own] one of your units
        [own-ground-or-flying] one of your ground or flying units
        [own-ranged] one of your ranged units
        [all-own] all your units
        [all-own-ranged] all your ranged units
        [all-own-ground] all your ground units
        [own-liches] your Liches
        [own-zealots] your Zealots
        [same-unit] the same unit
       *[unit] any unit
    }
h3w-tiered =
    { $tier ->
        [any] { $whose ->
            [own] one of your units
            [enemy] an enemy unit
            [ranged] a ranged unit
           *[any] any unit
        }
        [not-azure] { $whose ->
            [own] one of your units that is not azure
            [enemy] an enemy unit that is not azure
            [ranged] a ranged unit that is not azure
           *[any] any unit that is not azure
        }
       *[up-to] { $whose ->
            [own] one of your units up to { $level }
            [enemy] an enemy unit up to { $level }
            [ranged] a ranged unit up to { $level }
           *[any] any unit up to { $level }
        }
    }
h3w-tier =
    { $tier ->
        [silver] silver
        [gold] gold
       *[strength] tier X
    }
h3w-until =
    { $until ->
        [attack] during one attack
        [activation] during this activation
        [round] during this combat round
        [next-round] until the end of the next combat round
       *[combat] until combat ends
    }

## What cards do: figures

h3w-boost = { $gains } for { $whom } { $until }
h3w-gain =
    { $figure ->
        [attack] Attack +{ $n }
        [attack-apart] Attack +{ $n } against units that are not adjacent
        [defense] Defense +{ $n }
        [initiative] Initiative +{ $n }
        [health] health +{ $n }
        [less-attack] Attack −{ $n }
        [less-defense] Defense −{ $n }
        [less-initiative] Initiative −{ $n }
        [no-penalty] no combat penalty
       *[steady] no attack die
    }
h3w-card-defense-against =
    Defense +{ $n } for { $whom } against { $what ->
        [ranged] ranged attackers
        [ground-or-flying] ground and flying attackers
       *[slower] attackers with less Initiative
    } { $until }
h3w-card-ward = Defense +{ $n } for any unit during one attack, or { $n } damage less from a spell
h3w-card-weakness-token = any unit gets a Weakness token: Attack −{ $n } for 2 combat rounds
h3w-card-defense-tokens = each of your units gets a Defense token
h3w-card-better-tokens = your Defense tokens also work on a 0 in this combat

## Damage and healing

h3w-card-damage =
    { $n } damage to { $what ->
        [enemy] an enemy unit
        [slowest-enemy] the slowest enemy unit (lowest Initiative)
        [two-enemies] each of two enemy units
        [each-enemy-bronze] each bronze enemy unit
        [each-enemy-silver] each silver enemy unit
        [each-enemy-gold-or-azure] each gold or azure enemy unit
        [unit-and-neighbour] a unit and one unit next to it
        [unit-and-two-neighbours] a unit and two units next to it
        [two-spaces] the units on two adjacent spaces
        [two-spaces-or-pieces] whatever stands on two adjacent spaces, Walls and Gate included
        [two-around] two units around a space
        [around] all units around a space
        [space-and-around] all units on a space and around it
        [line] all units on a line of five spaces from one Backline to the other
        [same-unit] the same unit
       *[unit] any unit
    }
h3w-card-chain = { $n } damage to a unit, the one nearest to it and the next nearest
h3w-card-dice-damage =
    { $n ->
        [one] roll an attack die: if it shows +1, 1 damage to all units on a space and around it
       *[other] roll { $n } attack dice: 1 damage for each +1 to all units on a space and around it
    }
h3w-card-thorns =
    { $what ->
        [neighbours] adjacent units
       *[ground-or-flying] ground and flying units
    } that attack the chosen unit take { $n } damage { $until }
h3w-card-heal =
    { $whom ->
        [same] heal up to { $n } damage of the same unit
       *[own] heal up to { $n } damage of one of your units
    }
h3w-card-cleanse =
    { $what ->
        [own] remove any effect or paralysis from one of your units
       *[unit] remove any effect or paralysis from any unit
    }
h3w-card-unparalyze =
    remove the paralysis from { $what ->
        [own] one of your units
       *[unit] a unit
    }
h3w-card-dispel = end the ongoing effects on { $unit } and its space, or on one space
h3w-card-end-ongoing = end one ongoing effect
h3w-card-shift-damage = move damage from { $unit } to another of your units, which may fall
h3w-card-rescue = undo an attack that would bring { $unit } to 0 health; the rescued unit does not retaliate

## States

h3w-card-paralyze = paralyse { $unit }
h3w-card-no-paralysis = a unit cannot be paralysed in this combat
h3w-card-skip = { $unit } that is about to activate skips its activation
h3w-card-forget = { $unit } cannot attack in its next activation
h3w-card-berserk = { $unit } must attack the nearest unit, friend or foe, in its next activation
h3w-card-silence = { $unit } loses its abilities until combat ends
h3w-card-silence-all = no ability of any unit works in this combat round
h3w-card-silence-spell-abilities = abilities of units that concern spells do not work in this combat
h3w-card-anti-magic = { $unit } is immune to spells until combat ends
h3w-card-anti-school =
    a unit is immune to { $what ->
        [air] Air
        [earth] Earth
        [fire] Fire
       *[water] Water
    } spells until combat ends
h3w-card-spell-armour = one of your units takes { $n } damage less from spells until combat ends
h3w-card-elemental = attacks by { $whom } ignore Defense until combat ends (elemental damage)
h3w-card-ignore-defense = attacks by { $unit } ignore Defense { $until }
h3w-card-no-retaliation = nobody retaliates against this attack
h3w-card-mark-retaliated =
    { $what ->
        [same-unit] put a black cube on the same unit: it cannot retaliate in this combat round
       *[dragons] put a black cube on any Dragons: they cannot retaliate in this combat round
    }
h3w-card-ready-retaliation =
    { $what ->
        [strength] remove the black cube from a unit up to tier X: it may retaliate again
       *[dragons] remove the black cube from any Dragons: they may retaliate again
    }
h3w-card-softer-retaliation = one of your units takes { $n } damage less from a retaliation
h3w-card-hinder =
    { $what ->
        [unit] any unit rolls two attack dice and uses the lower until its activation ends
       *[retaliation] units that retaliate against one of yours roll two attack dice and use the lower in this combat
    }

## Dice

h3w-card-reroll =
    { $what ->
        [one] reroll one die that was just rolled
        [roll] reroll one die that was just rolled, or all of them
        [strength] you may reroll each of your attack dice once; how long: X
       *[turn] this turn you may reroll any die once
    }
h3w-card-roll-and-pick =
    before a roll: you may reroll the die { $n ->
        [one] once
       *[other] { $n } times
    } and use any of the results
h3w-card-triple-die = the result of the attack die counts three times
h3w-card-cancel-die =
    { $what ->
        [ranged] after a ranged unit's roll: the attack die and all it caused do not count
       *[any] after a roll: the attack die and all it caused do not count
    }
h3w-card-misfortune = when { $unit } attacks, its die does not count, nor do cards that raise its Attack
h3w-card-set-dice =
    the next attack roll is not rolled: { $what ->
        [zero] every die shows 0
       *[choice] you choose what every die shows
    }
h3w-card-slay =
    when one of your units attacks a gold unit: roll { $n ->
        [one] an attack die
       *[other] { $n } attack dice
    } and add each +1 to its Attack
h3w-card-force-ability = an ability of one of your units that depends on a die works whatever it shows

## The board

h3w-card-teleport = move { $unit } to any free space
h3w-card-step = one of your units moves 1 space
h3w-card-swap =
    { $what ->
        [start] as combat starts, swap two of your units
       *[activation] swap two of your units
    }
h3w-card-activate =
    { $what ->
        [fresh] activate one of your ranged units that has not acted in this combat round
       *[any] activate one of your ranged units, even if it has acted in this combat round
    }
h3w-card-destroy =
    { $what ->
        [strength] in a siege, destroy as many Walls as X says; the Gate counts as one. If all fall, 1 damage to each unit next to one
        [all] in a siege, destroy all Walls and the Gate
        [tower] in a siege, destroy the Arrow Tower
       *[some] in a siege, destroy a Wall or the Gate
    }
h3w-card-obstacle = put an obstacle on a free space; how long: X
h3w-card-remove-obstacles =
    remove { $n ->
        [one] an obstacle
       *[other] { $n } obstacles
    }: Walls, Gate, or what cards have made, but no units
h3w-card-fire-wall = a space burns until combat ends: { $n } damage to units that start or stop there, and to ground and ranged units that cross it
h3w-card-summon = put { $creature } on a free space: X
h3w-card-clone = put a copy of { $unit } with 1 health on a free space next to it
h3w-card-join = neutral { $creature } join your side for this combat
h3w-card-horde = lay this card on { $creature } ({ $sides }): they become a { $name } with Attack { $attack }, Defense { $defense }, health { $health } and Initiative { $initiative } until that health is used up
h3w-horde-sides =
    { $sides ->
        [pack] Pack
       *[few-pack-horde] Few, Pack or Horde
    }
h3w-card-machine =
    { $what ->
        [again] your { $machine } acts once more
        [three-times] your { $machine } acts three times on one target
        [all] each { $machine } of yours acts now
        [free-target] you choose the target of your { $machine } in this combat
        [twice] your { $machine } does twice as much in this combat
       *[another] you have one more { $machine } in this combat
    }
h3w-card-spend-machine = discard your Ballista

## Spells

h3w-card-power = { $n } power for a spell
h3w-card-school-power =
    { $n } power for { $how ->
        [once] { $what ->
            [air] an Air spell
            [earth] an Earth spell
            [fire] a Fire spell
           *[water] a Water spell
        }
        [always] { $what ->
            [air] each of your Air spells
            [earth] each of your Earth spells
            [fire] each of your Fire spells
           *[water] each of your Water spells
        }
       *[combat] { $what ->
            [air] each of your Air spells in this combat
            [earth] each of your Earth spells in this combat
            [fire] each of your Fire spells in this combat
           *[water] each of your Water spells in this combat
        }
    }
h3w-card-double-power =
    power that you put into { $what ->
        [air] Air
        [earth] Earth
        [fire] Fire
       *[water] Water
    } spells counts double in this combat
h3w-card-free-strength =
    { $what ->
        [air] the Air spell
        [earth] the Earth spell
        [fire] the Fire spell
       *[water] the Water spell
    } you have just played works at any of its strengths, without power
h3w-card-more-spells =
    { $what ->
        [round] you may cast one more spell in this combat round
        [two] you may cast two more spells in this combat round
       *[combat] you may cast one more spell in each round of this combat
    }
h3w-card-early-spell =
    { $what ->
        [counted] cast a spell before any unit activates; it counts against the limit
       *[free] cast a spell before any unit activates; it does not count against the limit
    }
h3w-card-cancel-spell =
    { $what ->
        [weak] { $how ->
            [air] cancel an Air spell with power 0 or 1
            [earth] cancel an Earth spell with power 0 or 1
            [fire] cancel a Fire spell with power 0 or 1
            [water] cancel a Water spell with power 0 or 1
           *[all] cancel a spell with power 0 or 1
        }
        [strength] { $how ->
            [air] cancel an Air spell: X
            [earth] cancel an Earth spell: X
            [fire] cancel a Fire spell: X
            [water] cancel a Water spell: X
           *[all] cancel a spell: X
        }
        [dice] { $how ->
            [air] against an Air spell: roll two dice and keep one; a +1 cancels it
            [earth] against an Earth spell: roll two dice and keep one; a +1 cancels it
            [fire] against a Fire spell: roll two dice and keep one; a +1 cancels it
            [water] against a Water spell: roll two dice and keep one; a +1 cancels it
           *[all] against a spell: roll two dice and keep one; a +1 cancels it
        }
       *[any] { $how ->
            [air] cancel an Air spell
            [earth] cancel an Earth spell
            [fire] cancel a Fire spell
            [water] cancel a Water spell
           *[all] cancel a spell
        }
    }
h3w-card-redirect-spell = a spell aimed at { $unit } gets another target of your choice
h3w-card-block-spells =
    { $what ->
        [weak] nobody casts spells with power 0 in this combat
       *[all] nobody casts spells in this combat
    }
h3w-card-no-card-damage = neither spells nor Specialty cards deal damage in this combat
h3w-card-recast = cast { $card } from your discard pile, outside the limit
h3w-card-extra-round = fight one more combat round against neutral units without paying for it
h3w-card-opening =
    { $what ->
        [neutral] only as a combat against neutral units starts
       *[any] only as combat starts
    }
h3w-card-no-escape = the enemy hero may neither retreat nor surrender
h3w-card-no-luck = nobody uses Positive Morale or rerolls attack dice in this combat
h3w-card-cards-as-attack = in this combat you may play any card for Attack +{ $n }

## Cards, gold and morale

h3w-card-draw =
    draw { $n ->
        [one] a card
       *[other] { $n } cards
    }
h3w-card-discard =
    { $what ->
        [x] discard any number of cards (X)
        [up-to-3] discard up to 3 cards (X)
       *[some] { $n ->
            [one] discard a card
           *[other] discard { $n } cards
        }
    }
h3w-card-remove-this = remove this card from the game
h3w-card-return-spell =
    { $what ->
        [alone] take the spell you have just cast back into your hand
       *[with-all] take the spell you have just cast and all cards played for it back into your hand
    }
h3w-card-return-this = take this card back into your hand
h3w-card-draw-per-spell =
    { $what ->
        [round] draw a card with each of your spells in this combat round
       *[combat] draw a card with each of your spells in this combat
    }
h3w-card-take =
    { $what ->
        [spell] take a spell from your discard pile
        [spell-or-specialty] take a spell or Specialty from your discard pile
        [magic-arrow] take a Magic Arrow from your discard pile
        [no-artifact] take a card that is no artifact from your discard pile
       *[any] take any card from your discard pile
    }
h3w-card-enemy-discards = the enemy discards a random card
h3w-card-morale =
    { $what ->
        [positive] gain Positive Morale
       *[spoil] an enemy with Positive Morale gets Negative Morale
    }
h3w-card-gold = gain { $n } gold
h3w-card-materials =
    { $n ->
        [one] gain 1 building material
       *[other] gain { $n } building materials
    }
h3w-card-valuables =
    { $n ->
        [one] gain 1 valuable
       *[other] gain { $n } valuables
    }
h3w-card-pay-materials =
    { $n ->
        [one] pay 1 building material
       *[other] pay { $n } building materials
    }
h3w-card-expert-use =
    { $what ->
        [gain] gain an expert use
       *[pay] spend an expert use
    }
h3w-card-search =
    Search ({ $n }) in { $what ->
        [spells] the spell deck
        [artifacts] the artifact deck
        [abilities] the ability deck
        [own-deck] your deck
       *[own-discard] your discard pile
    }
h3w-card-cards =
    { $what ->
        [first-air] instead of a Search in the spell deck you may take its first Air spell
        [first-earth] instead of a Search in the spell deck you may take its first Earth spell
        [first-fire] instead of a Search in the spell deck you may take its first Fire spell
        [first-water] instead of a Search in the spell deck you may take its first Water spell
        [find-air] take the topmost Air spell of the spell deck into your hand or discard it, then shuffle the deck
        [find-earth] take the topmost Earth spell of the spell deck into your hand or discard it, then shuffle the deck
        [find-fire] take the topmost Fire spell of the spell deck into your hand or discard it, then shuffle the deck
        [find-water] take the topmost Water spell of the spell deck into your hand or discard it, then shuffle the deck
        [until-basic] draw spells until a basic one comes up; keep or discard it
        [until-expert] draw spells until an expert one comes up; keep or discard it
        [until-named] name basic, expert or a school: draw spells until one fits, keep or discard it and shuffle the others back
        [search-three] one of your Searches becomes a Search (3)
        [search-five] one of your Searches becomes a Search (5)
        [search-again] right after one of your Searches, do it once more
        [draw-for-spell] draw a card if you discarded a spell
        [remove-spell] remove a spell of your hand from the game
        [remove-ability] remove an ability of your hand from the game
        [remove-another] remove another card of your hand or discard pile from the game
        [remove-found] you may remove the spell found from the game instead of keeping it
        [may-remove-this] you may remove this card from the game, too
        [swap-two] remove an ability, artifact or spell of your hand from the game, then Search (2) in its deck
        [swap-four] remove an ability, artifact or spell of your hand from the game, then Search (4) in its deck
        [keep-three] draw up to 3 cards, keep spells and Specialties and discard the others
        [keep-four] draw up to 4 cards, keep spells and Specialties and discard the others
        [one-of-three] discard up to 3 cards from the top of your deck and take one of them into your hand
        [if-empty] draw 2 cards, but only if your discard pile is empty
        [after-spell] right after casting a spell, draw a card
        [cast-found] you may cast the spells found at once; those you cast go on top of the spell deck or on its discard pile
        [sea-discard] if your hero is on a sea tile, look at the top 3 cards of your discard pile and take one
        [cast-discarded] cast the top spell of the common discard pile of spells
       *[reshuffle] shuffle your discard pile into your deck
    }
h3w-card-dice =
    { $what ->
        [reroll-each] this turn you may reroll one treasure die and one resource die
        [choose-face] choose what one resource or treasure die shows
        [morale-on-zero] roll an attack die: on a 0 you gain Positive Morale
        [best-of-two] roll 2 resource dice and take one result
        [to-six-gold] after a roll of resource dice, turn one of them to 6 gold
       *[one] roll a resource die and take the result
    }

## On the map

h3w-card-movement =
    { $n ->
        [one] gain 1 movement point
       *[other] gain { $n } movement points
    }
h3w-card-map =
    { $what ->
        [jump] your hero jumps X fields over anything and visits the field where it lands
        [fly] this turn your hero may cross blocked fields, without stopping there, and gains X movement points
        [fly-over] this move passes over fields, borders and blocked fields without visiting them; only the last field is visited, and it may not be a blocked one
        [through-guards] this turn your hero may pass through fields with neutral units or enemy heroes
        [through-blocked] this turn your main hero may pass through blocked fields
        [through-all] this turn your hero may pass through blocked fields and fields with neutral units or enemy heroes; if it ends its move on one of them, combat starts
        [over-borders] this turn your hero may cross yellow borders and blocked fields
        [step-at-end] at the end of your turn your hero may step to an adjacent empty field
        [town-portal] your hero moves to a Town or Settlement of yours and gains X movement points
        [sea-walk] your hero keeps moving after entering the sea and gains X movement points
        [sea-spells] if your hero is on a sea tile, Search (2) in the spell deck
        [sea-movement] if your hero is on a sea tile, gain 1 movement point and draw a card
        [sea-cards] if your hero is on a sea tile, draw 2 cards
        [reveal] reveal a tile next to your hero's tile
        [take-mine] take over an enemy mine at most X fields away
        [recruit-neutral] draw a neutral card for each tier of dwelling you have built; you may recruit one of them at its price
        [trade-magi] trade a Pack of Magi for the Enchanters of the gold neutral deck; you may never own more than one of that card
        [trade-elves] trade a Pack of Elves for the Sharpshooters of the silver neutral deck; you may never own more than one of that card
        [buy-enchanters] pay 10 gold for the Enchanters of the gold neutral deck; you may never own more than one of that card
        [cheaper-four] recruiting or reinforcing one unit costs 4 gold less, but never below 0
        [cheaper-five] recruiting or reinforcing one unit costs 5 gold less, but never below 0
        [cheaper-six] recruiting or reinforcing one unit costs 6 gold less, but never below 0
        [reinforce-low] after a combat you have won, no quick combat: reinforce a bronze or silver unit for half its gold, rounded down
        [reinforce-any] after a combat you have won, no quick combat: reinforce any unit for half its gold, rounded down
        [free-tent] take a First Aid Tent for nothing
        [extra-ballista] until the end of the round you have one more Ballista in combat: this card counts as one
        [buy-ballista] pay 5 gold for a Ballista
        [buy-cannon] pay 7 gold for a Cannon
        [buy-valuables] pay 1 gold for 1 valuable
        [guild-three] when you buy at the Mage Guild, pay 2 gold less and Search (3)
        [guild-four] when you buy at the Mage Guild, pay 2 gold less and Search (4)
        [resources] gain X
        [income-materials] gain 1 building material at the start of each resource round
        [income-valuables] gain 1 valuable at the start of each resource round
        [another-die] this turn you roll one die more at fields and take its result, too
        [skip-combat] skip a combat against neutral units on a field of your hero's own level and visit it, without experience
        [neutral-deck] look at the top X cards of a neutral deck and discard them or put them back
        [half-level] when your main hero gains a level: half a level more
        [whole-level] when your main hero gains a level: a whole level more; then remove this card from the game
        [empower-two] swap up to 2 Statistic cards for the empowered ones, which go to your discard pile; then remove this card from the game
        [artifact-for-cards] remove 1 card of your hand from the game or discard 3: draw the top artifact
       *[no-negative-morale] a field gives you no negative morale this time
    }
h3w-card-ask-table =
    { $what ->
        [quicksand] lay X hidden tokens on free spaces, half of them blank; the card says what a real one does
       *[land-mine] lay X hidden tokens on free spaces, half of them blank; a real one deals 2 damage to the unit that steps on it
    }

## Tests

h3w-test =
    { $test ->
        [attacker-adjacent] the attacker is adjacent
        [target-faster] the target has more Initiative than the attacker
        [target-slower] the target has less Initiative than the attacker
       *[tent-owned] you own a First Aid Tent
    }

## AI cards

h3w-ai-does =
    { $does ->
        [attack] The AI unit about to attack has Attack +X.
        [defend-healthiest] It lies on the AI unit with the most health: Defense +X when it is next attacked.
        [defend-next] It lies on the AI unit that activates next: Defense +X when it is next attacked.
        [cast] The AI hero casts the next spell of its spell deck with power X.
       *[skill] The AI hero uses the skill card of the scenario; X says how often.
    }
h3w-at-difficulty = { $value } on { $difficulty }
h3w-ai-again = On { $difficulties }, shuffle it back into the AI deck in the first combat round.
