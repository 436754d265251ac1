# Combat of Heroes III. Names of units, cards and spaces are filled in as they are written.

## What is called what

h3-unit-at = { $unit } ({ $space })
h3-side =
    { $side ->
        [mine] your side
       *[theirs] the enemy
    }
h3-face =
    { $kind ->
        [neutral] Neutral army
        [heroes] Heroes
        [ai-hero] AI hero
       *[bank] Creature Bank
    } { $level } · { $difficulty ->
        [easy] easy
        [normal] normal
        [hard] hard
       *[impossible] impossible
    }
h3-line-unit = { $side }: { $unit }, damage { $damage } of { $health }
h3-now =
    { $phase ->
        [draw] The enemy is drawn
        [limit] Fight on or retreat?
       *[place] Placing units
    }

## Setting up and order

h3-drawn = Drawn: { $unit }
h3-placed = { $unit }: placed on { $space }
h3-walls = Walls stand on the middle row; the Gate is on { $gate }.
h3-stacked =
    { $unit }, Stack token: { $token ->
        [attack] Attack +1
        [defense] Defense +1
        [health] health +1
       *[initiative] Initiative +2
    }
h3-begins =
    Combat begins: { $attacker ->
        [mine] your side attacks
       *[theirs] the enemy attacks
    }.
h3-round = Combat round { $round }
h3-acts = Activation: { $unit }
h3-skips = { $unit }: this activation is skipped.
h3-done = { $unit }: done
h3-moves = { $unit }: to { $space }
h3-returns = { $unit }: back to { $space }
h3-flees = { $unit }: flight to { $space }, no retaliation
h3-swapped = Places swapped: { $unit }, { $target }
h3-defends = { $unit }: a Defense token

## Attacks

h3-attacks = { $unit }: attack on { $target }
h3-retaliates = { $unit }: retaliation against { $target }
h3-attacks-again = { $unit }: one more attack on { $target }
h3-attacks-too = { $unit }: the attack also hits { $target }
h3-two-dice-lower = { $unit }: two dice, the lower one counts
h3-hits =
    { $target }: damage { $amount }. Dice: { $dice } ({ $how ->
        [lower] the lower counts
        [higher] the higher counts
        [sum] both count
       *[one] one die
    })
h3-dice =
    Dice: { $dice } ({ $why ->
        [attack] attack
        [reroll] rolled again
        [defense] Defense token
        [resist] against a card
        [card] card
       *[other] ability
    })
h3-extra-dice = { $unit }: more dice: { $dice }
h3-rerolls = { $unit }: rolled again: { $dice }
h3-die-ignored = { $unit }: discard a card; the attack die does not count.
h3-guard-die = { $unit }: die of the Defense token { $die }, Defense +{ $plus }
h3-guard-sure = { $unit }: Defense +1 by the Defense token, without a roll
h3-damage = { $unit }: damage { $amount }
h3-splash = { $target }: damage { $amount } from { $unit }
h3-burns = { $unit }: burning, damage { $amount }
h3-flipped = { $unit }: from Pack to Few
h3-removed = { $unit }: off the board
h3-reborn = { $unit }: reborn with 1 health
h3-stack-lost = { $unit }: the Stack token is lost instead.
h3-rescued = { $unit }: the attack on { $target } is undone.
h3-rescued-by = { $card }: back on the board: { $unit }
h3-healed = { $unit }: damage healed { $amount }
h3-paralysed = { $unit }: paralysis
h3-not-paralysed = { $unit }: immune to paralysis
h3-recovers = { $unit }: the paralysis is over.
h3-poisoned = { $unit }: poison cubes +{ $count }
h3-poison = { $unit }: poison, cubes left: { $left }
h3-corroded = { $unit }: Defense −{ $count } until combat ends
h3-attack-token = { $unit }: Attack { $amount } until the end of combat round { $until }
h3-stronger = { $unit }: Attack +{ $amount } in this activation
h3-dispelled = { $unit }: effects ended
h3-breaks =
    { $unit }: destroyed: { $piece ->
        [gate] the Gate
        [tower] the Arrow Tower
       *[wall] a Wall
    }
h3-tower-falls = The Arrow Tower falls with the last Wall.
h3-joins = New in the combat: { $unit }
h3-becomes-pack = { $unit }: now a Pack
h3-gold = { $unit }: gold +{ $gold }
h3-discard =
    { $unit }: { $how ->
        [random] discard a random card
        [choice] discard a random card, or one that shows power
       *[any] discard a card
    }.
h3-draw = { $unit }: its owner draws a card.
h3-strip-morale = { $unit }: you lose a Positive Morale token.
h3-spell-power =
    { $unit }: power +{ $power } for { $school ->
        [first] the first spell
        [air] the first Air spell
        [earth] the first Earth spell
        [fire] the first Fire spell
       *[water] the first Water spell
    }

## Cards

h3-plays = { $side }: { $card }
h3-power = Power for the next spell: { $power }
h3-effect = { $card } works on { $unit }.
h3-ward = { $card } is in force.
h3-unaffected = { $card } does nothing to { $unit }.
h3-cancelled = { $card } is cancelled.
h3-resists = { $unit }: die against the card: { $die }
h3-spell-tax =
    { $card ->
        [power] { $unit }: discard one more card that shows power.
       *[card] { $unit }: discard one more card.
    }
h3-boost =
    { $unit }: { $what ->
        [attack] Attack
        [defense] Defense
        [initiative] Initiative
       *[health] health
    } { $amount } { $until ->
        [attack] for one attack
        [attacked] until it is attacked
        [activation] for this activation
        [round] for this combat round
        [next-round] until the end of the next combat round
       *[combat] for this combat
    }
h3-waits = Attack +{ $attack } waits for the next AI unit that attacks.
h3-all-defend = Every unit of this side has a Defense token.
h3-all-silent = No ability of any unit works in this combat round.
h3-damage-shifted = { $amount } damage moves from { $unit } to { $target }.
h3-fire = { $space } burns: damage { $amount }
h3-horde = { $unit }: these figures count until they are used up.
h3-machine = { $machine } acts.
h3-hand =
    { $word ->
        [draw] Draw cards: { $amount }
        [discard] Discard cards: { $amount }
        [remove-this] Remove this card from the game.
        [return-spell] Take the spell back into hand.
        [return-this] Take this card back into hand.
        [enemy-discards] The enemy discards a random card.
        [gold] Gold +{ $amount }
        [materials] Building materials +{ $amount }
        [valuables] Valuables +{ $amount }
        [pay-materials] Pay building materials: { $amount }
        [expert-use] An expert use, as the card says.
        [morale] A morale token, as the card says.
        [recast] Now play the spell; it is outside the limit.
        [redirect-spell] Now enter the spell with its new target.
        [cards-as-attack] Any card may be played for Attack; enter the bonus.
       *[other] Do what the card says.
    }
h3-ai-draws =
    The AI hero draws { $deck ->
        [spells] a spell
       *[cards] a card
    }: { $card }
h3-ai-card-back =
    { $how ->
        [bottom] { $card } goes under its deck.
        [keep] { $card } is kept for the next round.
       *[back] { $card } is shuffled back.
    }
h3-marked =
    The table says so: { $unit }, { $token ->
        [paralysed] paralysis
        [defending] Defense token
        [retaliated] retaliation
        [acted] activation
        [poison] poison
        [corrosion] corrosion
       *[stack] Stack token
    } { $amount }
h3-table-says = The table says so: { $unit }, damage { $damage }
h3-chair-decides = AI: { $what }

## The end

h3-over =
    { $outcome ->
        [victory] The combat is won.
        [defeat] The combat is lost.
        [retreat] Retreat.
        [surrender] You surrender.
        [surrendered] The enemy surrenders.
       *[quick] Quick Combat: the field is yours without a fight.
    }
h3-pays = 1 movement point for another combat round; left: { $left }
h3-experience = The main hero gains experience: { $count }
h3-level-seven = The main hero reaches level VII at once; resolve every level on the way.
h3-visit = Now visit the field.
h3-quick = No combat and no experience: visit the field.
h3-retreat = The hero goes back to the field it visited last, without visiting it.
h3-defeat =
    { $hero ->
        [main] The main hero goes to an own Town or Settlement.
       *[secondary] The secondary hero leaves the map.
    }
h3-hero-beaten =
    { $hero ->
        [main] The beaten main hero goes to an own Town or Settlement, gets negative morale, and pays 5 gold and a faction cube.
       *[secondary] The beaten secondary hero leaves the map; the winner gets a faction cube.
    }
h3-surrender =
    { $hero ->
        [main] Pay 10 gold to the enemy hero; the main hero goes to an own Town or Settlement.
       *[secondary] Pay 10 gold to the enemy hero; the secondary hero leaves the map.
    }
h3-beat-ai = Beating an AI hero gives nothing unless the scenario says so.
h3-beat-bank = Take the reward of the Creature Bank; it gives no experience.
h3-lost = Units lost, { $side }: { $count }
h3-gold-won = Gold earned by units: { $gold }

## Questions

h3-ask-place = Place up to five units, then say that you are ready.
h3-ask-act = Activation: { $unit }. What now?
h3-ask-card =
    Which neutral card was drawn ({ $tier ->
        [bronze] bronze
        [silver] silver
        [gold] gold
       *[azure] azure
    })?
h3-ask-dice =
    What do the dice show? Dice: { $count } ({ $why ->
        [attack] attack
        [reroll] roll again
        [defense] Defense token
        [resist] against a card
        [card] card
       *[other] ability
    })
h3-ask-limit = The combat round is over. Pay a movement point to fight on, or retreat? Movement points left: { $left }
h3-ask =
    { $what ->
        [order] Which of your tied units acts first?
        [step] { $unit }: where to step after the attack?
        [first-placed] Which of the tied units is placed first?
        [gate] Where does the Gate stand?
        [reroll] Roll the die of { $unit } again?
        [ignore-die] Discard a card so that the attack die does not count?
        [rescue] Undo the attack that would destroy the unit?
        [return] { $unit }: back to where they began?
        [another] { $unit }: whom to attack besides?
        [beside] Who next to the target is attacked, too?
        [splash] Who takes the further damage?
        [flee] Where does the frightened unit flee?
        [harm] { $unit }: whom to harm?
        [heal-ally] { $unit }: whom to heal?
        [reinforce] Which bronze unit becomes a Pack?
        [card-damage] Who takes the damage?
       *[machine] Whom does the war machine hit?
    }
h3-option = { $option }
h3-option-unit = { $unit }
h3-option-word =
    { $word ->
        [yes] Yes
        [no] No
       *[none] Nobody
    }
h3-option-done = Done
h3-option-fight-on = Fight on
h3-option-retreat = Retreat
h3-no-movement = No movement points left.

## Refusals

h3-nobody-acts = No unit is being activated now. ({ $rule })
h3-answer-first = Answer the open question first. ({ $rule })
h3-still-fighting = This combat is not over yet. ({ $rule })
h3-fight-over = The combat is over. Undo, or begin the next one.
h3-acts-now = Acting right now: { $unit } ({ $rule })
h3-acted-already = Activated in this combat round already: { $unit } ({ $rule })
h3-moved-already = Moved already: { $unit } ({ $rule })
h3-struck-already = Attacked already: { $unit } ({ $rule })
h3-too-late = The activation has begun already: { $unit } ({ $rule })
h3-ranged-attacks-first = { $unit }: a ranged unit attacks first and steps afterwards, or only steps. ({ $rule })
h3-no-step-after = { $unit }: no step after the attack ({ $rule })
h3-out-of-reach = { $unit }: { $space } is out of reach; steps: { $steps } ({ $rule })
h3-rooted = { $unit }: who begins next to an enemy that holds it may not move. ({ $rule })
h3-not-adjacent = { $unit }: { $target } is no neighbour of that space. ({ $rule })
h3-wall-not-adjacent = { $unit }: what stands on { $space } cannot be destroyed from there. ({ $rule })
h3-neighbour-first = { $unit }: a ranged unit must attack an adjacent enemy. ({ $rule })
h3-no-target = There is no enemy on { $space }. ({ $rule })
h3-nobody-there = No unit stands on { $space }. ({ $rule })
h3-only-shot = Only ranged attacks and cards can hit { $unit }. ({ $rule })
h3-cannot-attack = { $unit }: no attack in this activation ({ $rule })
h3-berserk = { $unit }: a berserk unit must attack the nearest unit. ({ $rule })
h3-may-not-defend = { $unit }: no defending in this activation ({ $rule })
h3-instead-only = { $unit }: that is possible only instead of moving and attacking. ({ $rule })
h3-nothing-instead = { $unit }: no such ability ({ $rule })
h3-cannot-summon = { $unit }: no summoning there now ({ $rule })
h3-no-piece = There is nothing to destroy on { $space }. ({ $rule })
h3-no-dice-now = No dice are asked for now. ({ $rule })
h3-dice-count = Dice given: { $found }, asked for: { $expected } ({ $rule })
h3-no-face = The attack die shows -1, 0 or +1, never { $found }. ({ $rule })
h3-not-an-option = { $found } is not possible here. Possible: { $options } ({ $rule })
h3-nothing-asked = Nothing is asked that { $found } could answer. ({ $rule })
h3-not-placing = Units are not being placed now. ({ $rule })
h3-other-side-places = The other side places its units now, not { $side }. ({ $rule })
h3-wrong-place = { $unit }: { $space } is not among the spaces of this side. ({ $rule })
h3-occupied = { $space } is taken. ({ $rule })
h3-space-missing = This board has no space { $space }. ({ $rule })
h3-too-many-units = At most { $most } units fight, not { $found }. ({ $rule })
h3-no-units = An army needs at least one unit. ({ $rule })
h3-nobody-placed = Place at least one unit. ({ $rule })
h3-deck-empty = The neutral deck of this tier is empty: { $tier } ({ $rule })
h3-damage-beyond = { $unit }: damage at most { $most }, not { $found } ({ $rule })
h3-no-surrender = Only a hero against another player's hero can surrender. ({ $rule })
h3-no-surrender-at-home = Who defends the own faction Town cannot surrender. ({ $rule })
h3-no-escape = A card forbids to surrender. ({ $rule })
h3-only-at-start = { $card } is played only as combat starts. ({ $rule })
h3-only-neutral = { $card } is played so only against neutral units. ({ $rule })
h3-no-ai-deck = The AI hero has no such deck. ({ $rule })
h3-ai-deck-empty = The AI deck is empty; it gives no more cards in this combat. ({ $rule })
h3-card-needs-target = { $card } needs targets: { $count } ({ $rule })
h3-not-own = { $unit }: not on that side ({ $rule })
h3-not-enemy = { $unit }: no enemy ({ $rule })
h3-not-ranged = { $unit }: only ground and flying units qualify. ({ $rule })
h3-only-ranged = { $unit }: only ranged units qualify. ({ $rule })
h3-only-gold = { $unit }: only gold units qualify. ({ $rule })
h3-only-dragons = { $unit }: only dragons qualify. ({ $rule })
h3-wrong-unit = { $card } cannot be laid on { $unit }. ({ $rule })
h3-tier-too-high = The card reaches only up to { $tier }: not { $unit } ({ $rule })
h3-two-units = Name another unit than { $unit }. ({ $rule })
h3-not-neighbours = { $space } and { $other } are not neighbours. ({ $rule })
h3-nobody-fell = No attack has just removed a unit that this card could save. ({ $rule })
h3-not-in-combat = { $card } does nothing in combat. ({ $rule })
h3-only-activation = { $card } is played when an own unit is activated. ({ $rule })
h3-secondary-no-cards = A secondary hero plays no cards in combat. ({ $rule })
h3-one-spell = Spells in a combat round: at most { $count } ({ $rule })
h3-spells-blocked = Spells are blocked now. ({ $rule })
h3-too-little-power = Too little power for { $card }. ({ $rule })
h3-no-way = { $found } is no way to play this card. Ways: { $options } ({ $rule })
h3-no-branch = There is no choice { $found }. Choices: { $options } ({ $rule })
h3-no-machine = No such war machine here: { $machine } ({ $rule })
h3-machine-used = { $machine } cannot be used now. ({ $rule })
h3-no-space = There is no space { $found }. Spaces are A1 to D5, or tower.
h3-no-side = There is no side { $found }. Sides: { $options }
h3-no-source = There is no source { $found }. Sources: { $options }
h3-no-token = There is no token { $found }. Tokens: { $options }
h3-no-until = Nothing lasts until { $found }. Possible: { $options }
h3-no-stack = There is no Stack token { $found }. Tokens: { $options }
h3-no-bank = There is no Creature Bank { $found }. Banks: { $options }
h3-no-doing = With a deck one can: { $options }. Found: { $found }
h3-not-discarded = { $found } is not among the drawn cards: { $options }
h3-not-in-army = { $found } is not in this army.
h3-no-enemy = Name the enemy's units, or the level of the field: { $options }
h3-negative = The number { $found } is not possible here.
h3-bad-setup = The set-up is wrong at { $field }: found { $found }, expected { $expected }
h3-empty-line = Nothing was typed. Words: { $options }
h3-unknown-word = { $found } is not understood. Words: { $options }
h3-bad-line = { $found } is not understood; it is written so: { $expected }
