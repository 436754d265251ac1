# Heroes III around the fights: what deeds are in words, what is refused, and the tables of the command line.

## Resources

h3e-gold = { $count } gold
h3e-materials =
    { $count ->
        [one] { $count } building material
       *[other] { $count } building materials
    }
h3e-valuables =
    { $count ->
        [one] { $count } valuable
       *[other] { $count } valuables
    }
h3e-purse = { $parts }
h3e-nothing = nothing

## Moments and durations

h3e-when-always = always
h3e-when-built = when built
h3e-when-resource-round = each resource round
h3e-when-astrologers-round = each astrologers' round
h3e-when-each-round = once a round
h3e-when-start-of-turn = at the start of your turn
h3e-when-own-turn = in your turn
h3e-when-once-a-turn = once in your turn
h3e-when-end-of-turn = at the end of your turn
h3e-when-combat = in combat
h3e-when-hero-combat = as a combat with an enemy hero begins
h3e-when-after-siege = after a siege of the town
h3e-when-after-win = for each win over neutrals
h3e-when-guards = its defenders
h3e-when-visit = visit
h3e-when-held = while flagged
h3e-when-flag = when flagged
h3e-when-first-flag = very first flag
h3e-when-later-flag = any later flag
h3e-when-per-stacked-guard = for each stacked guard
h3e-when-now = now
h3e-when-this-round = this round
h3e-when-two-rounds = this round and the next
h3e-when-until-next-astrologers = until the next astrologers' round
h3e-when-until-replaced = until another card replaces it
h3e-when-next-resource-round = next resource round
h3e-when-next-round = at the start of the next round
h3e-when-first-combat = first combat this round
h3e-when-not-stated = duration not known

## How phrases are joined

h3e-deed = { $when }: { $does }
h3e-and = { $first } and { $second }
h3e-comma = { $first }, { $second }
h3e-or = { $first }; or { $second }
h3e-then = { $first }; { $second }
h3e-either = { $first } or { $second }
h3e-times =
    { $count ->
        [2] twice
       *[other] { $count } times
    } { $does }
h3e-up-to-times =
    { $count ->
        [2] up to twice
       *[other] up to { $count } times
    }: { $does }
h3e-gain = gain { $what }
h3e-may = if you like, { $does }
h3e-for = { $price } → { $does }
h3e-if = { $test }: { $does }
h3e-if-else = { $test }: { $does }; otherwise { $otherwise }
h3e-tell = “{ $text }”
h3e-test-die = { $what } on the attack die
h3e-test-has-secondary-hero = with a secondary hero already
h3e-test-has-unit = with a silver unit
h3e-test-shows =
    { $what ->
        [experience] if experience shows
        [artifact] if an artifact shows
       *[named] if the resource you named shows
    }
h3e-test-removed = with { $count } or more removed
h3e-test-tournament = in a Tournament
h3e-test-stacked = with { $count } or more stacked guards
h3e-test-box = with the { $who } box
h3e-test-faction = only { $who }
h3e-test-hero = only who plays { $who }
h3e-test-has-permanent = with a permanent card in play

## What deeds do

h3e-does-gold = { $count } gold
h3e-does-materials =
    { $count ->
        [one] { $count } building material
       *[other] { $count } building materials
    }
h3e-does-valuables =
    { $count ->
        [one] { $count } valuable
       *[other] { $count } valuables
    }
h3e-does-production = production +{ $amount }
h3e-does-less-income = { $amount } less income
h3e-does-pay = pay { $amount }
h3e-does-lose = lose { $amount }
h3e-does-roll =
    roll { $count } { $what ->
        [resource] resource
       *[treasure] treasure
    } { $count ->
        [one] die
       *[other] dice{ $how ->
            [one] , take one
           *[all] , take all
        }
    }
h3e-does-attack-die = roll an attack die
h3e-does-trade = trade by the table of the Trading Post
h3e-does-machine =
    { $what ->
        [trading-post] buy a war machine at the Trading Post's price
        [factory] buy a war machine at the Factory's price
        [less-3] buy a war machine for 3 gold less than at the Trading Post
       *[free] take a war machine for nothing
    }
h3e-does-sell-artifact = sell an artifact from your hand for { $count } gold
h3e-does-xp = { $count } experience
h3e-does-mp =
    { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }
h3e-does-lose-mp =
    pay { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }
h3e-does-movement =
    every hero has { $count } movement { $what ->
        [more] more
       *[less] less
    }
h3e-does-hand-limit =
    hand limit { $what ->
        [more] +{ $count }
       *[less] -{ $count }, not below 4
    }
h3e-does-morale =
    { $what ->
        [positive] positive morale
       *[negative] negative morale
    }
h3e-does-secondary-hero = a secondary hero appears here
h3e-does-search =
    Search ({ $count }) { $what ->
        [artifacts] artifacts
        [spells] spells
        [abilities] Abilities
        [discarded-abilities] discarded Abilities
        [own-deck] your deck
       *[own-discard] your discard pile
    }
h3e-does-search-stacked =
    Search (X) { $what ->
        [artifacts] artifacts
       *[spells] spells
    }, X = stacked guards
h3e-does-draw =
    draw { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
h3e-does-discard =
    discard { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
h3e-does-swap-hand =
    { $count ->
        [0] discard any number of cards and draw as many
       *[other] discard up to { $count } cards and draw as many
    }
h3e-does-shuffle-discard = shuffle your discard pile into your deck
h3e-does-take-back =
    { $what ->
        [specialty] take a Specialty back from your discard pile
       *[knowledge-or-power] take a Knowledge or Power card back from your discard pile
    }
h3e-does-remove =
    remove { $what ->
        [artifact] an artifact
        [spell] a spell
        [artifact-or-spell] an artifact or spell
        [spells] one or more spells
        [ability] an Ability
        [gained-ability] an Ability you did not start with
        [statistic] a Statistic card
        [sellable-card] a card (no Specialty, Statistic, starting Ability or Magic Arrow)
        [spells-and-abilities] one or more spells and Abilities
       *[card] a card
    } of your { $how ->
        [hand] hand
       *[hand-or-discard] hand or discard pile
    }
h3e-does-gain-statistic = gain a Statistic card of your choice
h3e-does-swap-statistic = swap a Statistic card of your hand or discard pile for one of another kind
h3e-does-empower =
    swap a Statistic card of your { $what ->
        [hand] hand
       *[hand-or-discard] hand or discard pile
    } for the empowered one
h3e-does-lose-permanent = lose the permanent card in play
h3e-does-enemy-discards = an enemy discards a random card
h3e-does-spell-book = from the next round on, the Spell Book token buys Search (2) spells for { $count } gold
h3e-does-free-spell-book = the Spell Book token costs nothing and needs no Mage Guild
h3e-does-school-search = in place of a Search for spells, name a school, discard from the Spell deck until one of it comes up, and take that one
h3e-does-spell-search = a Search for spells may be a Search ({ $count })
h3e-does-two-events = for an Event draw two cards, carry out one and put the other under the deck
h3e-does-recruits =
    you may recruit { $what ->
        [bronze] bronze
        [silver] silver
       *[gold] gold
    } units
h3e-does-reinforces = you may reinforce units
h3e-does-fortifies = the town has Walls, a Gate and an Arrow Tower in a siege
h3e-does-reinforce =
    reinforce { $what ->
        [bronze] a bronze unit
        [bronze-or-silver] a bronze or silver unit
        [goblins] Goblins
       *[any] a unit
    } { $how ->
        [half] at half price, rounded up
        [less-3] for 3 gold less
       *[free] for nothing
    }
h3e-does-cheaper-reinforcing = one reinforcement costs { $count } gold less
h3e-does-recruit-or-reinforce = recruit or reinforce Sprites for nothing
h3e-does-units-for-anything = materials and valuables count as gold for units
h3e-does-cube = a cube on it, { $count } at most
h3e-does-spend-cube = a cube
h3e-does-attack = Attack +{ $count }
h3e-does-defense = Defense +{ $count }
h3e-does-power = { $count } power
h3e-does-easier-neutrals = neutral armies are drawn one difficulty lower
h3e-does-stronger-schools =
    { $what ->
        [air-and-water] spells of Air and Water have 1 power more
       *[earth-and-fire] spells of Earth and Fire have 1 power more
    }
h3e-does-sure-defense = units with a Defense token have Defense +1 without a roll
h3e-does-truce = heroes do not attack each other
h3e-does-free-whirlpools = a Whirlpool costs no unit and you choose the exit
h3e-does-reveal-tile = reveal a tile next to this one, or place one
h3e-does-rotate-tile = rotate a tile next to this one on which no hero stands
h3e-does-clear-cubes = every black cube leaves the map
h3e-does-pandora = draw a Pandora card
h3e-does-dice =
    roll { $count } { $what ->
        [resource] resource
       *[treasure] treasure
    } { $count ->
        [one] die
       *[other] dice
    }
h3e-does-take-die = take one result
h3e-does-pay-die = pay what the die shows
h3e-does-lose-die = lose what one die of your choice shows
h3e-does-step-of-die = production of the resource rolled +1 step
h3e-does-name-resource = name a resource
h3e-does-gamble = up to { $count } times: 3 gold, 2 building materials or 1 valuable → a resource die
h3e-does-dice-pool =
    { $what ->
        [match] take a die of the pool that shows the same as yours
        [share] share the pool of dice
       *[roll] roll two treasure and two resource dice as a pool; from the drawer on, everybody rolls one of both and may take one die of the pool that shows the same
    }
h3e-does-barter = swap one kind of resource for another with another player
h3e-does-auction = { $count } times: turn up an artifact; everybody bids gold in secret, the highest pays and takes it; without a bid or with a tie it is discarded
h3e-does-lay-in = name the card of your hand that you laid into the middle
h3e-does-reroll = once a turn you may reroll a treasure or resource die
h3e-does-spoils = a resource die for each combat won, quick ones aside
h3e-does-buy-artifacts =
    buy { $count ->
        [one] one artifact shown
       *[other] up to { $count } artifacts shown
    }: minor { $minor }, major { $major }, relic { $relic } gold
h3e-does-main-mp =
    { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    } for the main hero
h3e-does-draw-keep =
    draw { $count } { $what ->
        [spells] spells
       *[abilities] Abilities
    } and keep one
h3e-does-take-card =
    take { $what ->
        [minor-artifact] a minor artifact
        [artifact] the artifact
        [spell] a spell
        [laid-in-card] a card from the middle
        [necromancy] a Necromancy card out of the Ability deck
       *[ability] an Ability
    }
h3e-does-gain-unit =
    { $what ->
        [griffins] gain a unit of Griffins
       *[dragon-flies] gain a unit of Dragon Flies
    }
h3e-does-flip-pack =
    { $what ->
        [silver] turn a silver Pack to its Few side
       *[any] turn one Pack to its Few side
    }
h3e-does-lose-unit =
    { $what ->
        [cheapest] discard your cheapest unit
        [silver] discard a silver unit
       *[any] lose a unit
    }
h3e-does-search-per-two =
    Search ({ $count }) { $what ->
        [artifacts] artifacts
       *[abilities-or-spells] Abilities or spells
    } for every two removed
h3e-does-recruit-neutrals =
    recruit { $count ->
        [one] one of these neutral units
       *[other] up to { $count } of these neutral units
    } { $what ->
        [printed] at the printed price
        [half] at half price, rounded up
       *[free] for nothing
    }
h3e-does-nothing = nothing

## Refused

h3e-too-dear = { $what } costs { $cost }; missing: { $missing }. ({ $rule })
h3e-built-already = { $building } stands in this town already. ({ $rule })
h3e-build-token-used = Only one building a round, and one was built: { $building } must wait. ({ $rule })
h3e-dwelling-first = Dwellings are built in order: before { $building } comes { $first }. ({ $rule })
h3e-no-trade = A trade gives one resource for another, once or more often. ({ $rule })
h3e-trade-too-little = That trade takes { $price }; missing: { $missing }. ({ $rule })
h3e-no-building = No such building: { $found }. There are: { $options }.
h3e-no-faction = No such faction: { $found }. There are: { $options }.
h3e-no-resource = No such resource: { $found }. There are: { $options }.
h3e-no-die = No such die: { $found }. There are: { $options }.
h3e-no-difficulty = No such difficulty: { $found }. There are: { $options }.
h3e-no-place = No such place on the map: { $found }.
h3e-no-hero = No such hero: { $found }.
h3e-no-scenario = No such scenario: { $found }.
h3e-negative = It cannot be below 0: { $found }.
h3e-no-round = Rounds are counted from 1: { $found }.
h3e-start-unknown = What { $scenario } begins with is in its own book; type it in.

## The tables of the command line

tables-no-game = No tables for this game: { $found }. There are: { $options }.
tables-no-table = No such table: { $found }. There are: { $options }.
tables-calculator-only = --have and --want belong to the table trade, --faction to buildings.
tables-no-have = Say what you have: --have "7 gold 2 valuables".
tables-bad-purse = Not understood: { $found }. Write amounts and resources, such as 7 gold 2 valuables.
tables-too-much = { $found } is more than the calculator takes: { $most } of a resource at most.
tables-too-many-bundles = That is too much to list everything: say what you want with --want.
tables-col-level = Level
tables-col-hand = Hand limit
tables-col-expert = Expert uses
tables-col-experience = Experience
tables-col-brings = Brings
tables-col-give = Give
tables-col-get = Get
tables-col-die = Die
tables-col-faces = Faces
tables-col-card = Card
tables-col-building = Building
tables-col-cost = Cost
tables-col-faction = Faction
tables-army = { $count } { $tier }
tables-specialty = Specialty { $level }
tables-search-abilities = Search ({ $count }) Abilities
tables-have = You have { $purse }.
tables-trade-line = { $paid } → { $gained }
tables-after = Then you have { $purse }.
tables-no-trade-needed = No trade is needed.
tables-out-of-reach = Out of reach, whatever you trade: { $cost }.
tables-bundles = With trade you can have one of these:
