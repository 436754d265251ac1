# The screens of Heroes III combat.

## Set-up

h3a-setup = A combat, enemy played by the app
h3a-fight = The combat
h3a-sentence =
    { $kind ->
        [neutral] I enter a level { $level } field on { $difficulty }
        [bank] I visit a Creature Bank on { $difficulty }
        [ai-hero] I fight an AI hero on { $difficulty }
        [heroes] Hero against hero
       *[siege] { $where ->
            [my-town] I defend my Town
           *[their-town] I besiege a Town
        }
    }
h3a-kind =
    { $kind ->
        [neutral] Neutral field
        [bank] Creature Bank
        [ai-hero] AI hero
       *[heroes] Another hero
    }
h3a-level = Level of the field
h3a-level-of = Field of level { $level }
h3a-difficulty-label = Difficulty
h3a-difficulty =
    { $difficulty ->
        [easy] Easy
        [normal] Normal
        [hard] Hard
       *[impossible] Impossible
    }
h3a-guards = { $count } { $tier }
h3a-guarded = Guarded by neutral cards: { $guards }.
h3a-quick-about = Your hero is above this field: quick combat, nobody fights and no experience.
h3a-where = Where
h3a-place-of =
    { $where ->
        [land] On land
        [sea] At sea
        [their-town] Siege: their Town
       *[my-town] Siege: my Town
    }
h3a-attacker =
    { $side ->
        [mine] I attack
       *[theirs] They attack
    }
h3a-hero = My hero
h3a-hero-level = Level of my hero
h3a-hero-main = Main hero
h3a-hero-secondary = Secondary hero
h3a-movement = Movement points
h3a-my-army = My army: { $count } of { $most }
h3a-army-empty = Nobody yet. Tap a unit, or type two letters of its name.
h3a-find-unit = Unit: two letters are enough
h3a-find-none = No unit begins with “{ $typed }”.
h3a-add = Add { $name }, { $tier } { $about }
h3a-remove = Remove { $name }
h3a-side =
    { $side ->
        [pack] Pack
       *[few] Few
    }
h3a-turn =
    { $side ->
        [pack] { $name }: a Pack; turn to Few
       *[few] { $name }: Few; turn to a Pack
    }
h3a-figures-short = Attack { $attack } · Defense { $defense } · Health { $health } · Initiative { $initiative }
h3a-enemy = The enemy
h3a-drawing-label = Who draws the neutral cards
h3a-drawing =
    { $how ->
        [app] App draws
        [table] Real cards
       *[known] Known army
    }
h3a-drawing-about =
    { $how ->
        [app] The app draws from decks of its own and remembers what was discarded.
        [table] You draw from the real decks; the app asks for each card.
       *[known] The cards lie there already: enter them now.
    }
h3a-decks = Neutral decks
h3a-decks-seen =
    { $count ->
        [one] { $count } neutral card lies on the discard piles.
       *[other] { $count } neutral cards lie on the discard piles.
    }
h3a-decks-on = Go on with them
h3a-decks-fresh = Shuffle all anew
h3a-decks-settings = You changed dice or rules: that begins a new table with fresh decks.
h3a-bank-guards =
    Guards: { $units }. { $stacked ->
        [one] { $stacked } of them has a Stack token.
       *[other] { $stacked } of them have a Stack token.
    }
h3a-heroes-about = Both armies are played by people on this screen.
h3a-their-level-name = Level of their hero
h3a-their-level = Level of their hero: { $level }
h3a-less = Lower
h3a-more = Higher
h3a-ai-deck = AI deck
h3a-ai-deck-about = As many cards of each type as your scenario says.
h3a-ai-type =
    { $type ->
        [might] Might cards
        [magic] Magic cards
       *[skill] Skill cards
    }
h3a-ai-spells = AI spell deck
h3a-find-spell = Spell: two letters are enough
h3a-dice = Attack dice
h3a-dice-app = The app rolls
h3a-dice-table = Real dice
h3a-odds = The odds
h3a-odds-later = Choose both armies, then the app tells you whether to take this fight.
h3a-odds-quick = No fight, no odds.
h3a-others = More units in my deck
h3a-machines = My war machines
h3a-begin = To battle
h3a-begin-quick = Quick combat
h3a-missing-mine = Choose at least one unit of your own.
h3a-missing-theirs = Choose at least one unit of the enemy.
h3a-map = The AI hero's turn on the map
h3a-map-about = Say how many fields away things are from the AI hero; – means not there.
h3a-map-steps = What it does
h3a-map-place =
    { $place ->
        [hero] A player's hero on its tile
        [first] Mine or Settlement on its tile
        [second] Another Mine or Settlement
        [unknown] Face-down tile on the way
       *[town] The player's Town
    }
h3a-map-name =
    { $place ->
        [hero] the player's hero
        [first] the Mine or Settlement
       *[second] the other Mine or Settlement
    }
h3a-map-distance =
    { $place }: { $fields ->
        [-1] not there
        [one] { $fields } field away
       *[other] { $fields } fields away
    }

## How the table reads the rules

h3a-rules = Open questions of the rules
h3a-rules-about = The rulebook leaves these open. Play them as your table does.
h3a-rule-usual = { $answer } (usual)
h3a-rule =
    { $rule ->
        [distance] G1 Which target is nearest for a walking or flying AI unit?
        [attack_space] G2 Several spaces to attack from are equally near.
        [out_of_reach] G3 An AI unit reaches nobody.
        [ranged_move] G4 Do ranged AI units use their step?
        [second_targets] G5 Optional harm, such as a second target, is used:
        [returns] G5 Do AI units go back after an attack where they may?
        [rerolls] G5 Do AI units roll a −1 again where they may?
        [instead] G5 Do AI units use abilities instead of acting?
        [retaliation] G6 Do AI units strike back?
        [paralysis_ends] A paralysed unit recovers when it is:
        [retaliates_as] A Pack turned to Few strikes back with the values of:
        [penalty_when_retaliating] Combat penalty for a ranged unit that strikes back?
        [stop_before_dice] Stop before every attack die, to play cards?
        [flying_attack_then_move] May flying units attack first and then move?
        [die_changes_damage] Does the attack die change the damage?
        [every_attack_hurts] Does every attack deal at least 1 damage?
       *[free_extension] Are further combat rounds free?
    }
h3a-rule-answer =
    { $answer ->
        [yes] Yes
        [no] No
        [steps] By steps
        [straight] Straight line
        [ask] We choose
        [first] First one
        [approach] It approaches
        [stay] It stays
        [never] Never
        [away] Away from us
        [always] Always
        [ordinary] As usual
        [attacked] Attacked
        [damaged] Damaged
        [few] Few
       *[pack] The Pack
    }

## The odds

h3a-odds-about = The app fights this combat hundreds of times and tells you how it ends.
h3a-odds-begins = Fighting the first rounds…
h3a-odds-work-out = Should I take this fight?
h3a-odds-again = Sharper
h3a-odds-stop = That will do
h3a-odds-round = This round
h3a-odds-win = Win at all
h3a-odds-aloud = Chance to win this round { $first }, to win at all { $win }
h3a-odds-fights =
    { $fights ->
        [one] { $fights } fight
       *[other] { $fights } fights
    } · { $rounds } rounds · { $experience } experience on average
h3a-odds-losses = What it costs
h3a-odds-loss =
    { $pack ->
        [yes] gone { $gone } · Few { $flipped }
       *[no] gone { $gone }
    }
h3a-odds-keep = Keep the odds over the board
h3a-odds-from-here = From this position on
h3a-policy-label = How my units fight in it
h3a-policy =
    { $policy ->
        [sensible] Sensible
        [cautious] Cautious
       *[reckless] Reckless
    }
h3a-what-if = What if?
h3a-what-if-one =
    { $what ->
        [without] Without { $unit }
        [more] { $unit } as a Pack
       *[retreat] Retreat at once
    }
h3a-what-if-points = { $points } points

## The table

h3a-title =
    { $kind ->
        [neutral] Field { $level } · { $difficulty }
        [ai-hero] AI hero · { $difficulty }
        [siege] Siege · { $difficulty }
       *[heroes] Hero against hero
    }
h3a-title-bank = { $bank } · { $difficulty }
h3a-now-before = Before the combat
h3a-now-round = Round { $round } · { $left } movement left
h3a-now-round-only = Combat round { $round }
h3a-now-over =
    { $outcome ->
        [victory] Won
        [quick] Quick combat
        [surrendered] The enemy surrendered
        [retreat] Retreat
        [surrender] Surrendered
       *[defeat] Lost
    }
h3a-unit-side =
    { $side ->
        [pack] { $name }, Pack
       *[few] { $name }, Few
    }
h3a-tier =
    { $tier ->
        [bronze] bronze
        [silver] silver
        [gold] gold
        [azure] azure
       *[none] no tier
    }
h3a-space = { $space }
h3a-ground =
    { $ground ->
        [free] free
        [wall] Wall
        [gate] Gate
        [gap] no space
        [fire-wall] burning
       *[obstacle] obstacle
    }
h3a-sign =
    { $sign ->
        [reach] Can be reached
        [target] Can be attacked
        [from] Attack from here
        [place] Place here
        [picked] In your hand
        [goes] Goes here
        [hit] Is attacked
        [named] Target { $number }
       *[option] Can be chosen
    }
h3a-unit-of =
    { $owner ->
        [mine] your { $name }
       *[theirs] enemy { $name }
    }{ $side ->
        [few] , Few
        [pack] , Pack
       *[other] {""}
    }
h3a-moves =
    { $kind ->
        [flying] flying
        [ranged] ranged
       *[ground] on foot
    }
h3a-figures = Attack { $attack }, Defense { $defense }, health { $left } of { $health }, Initiative { $initiative }
h3a-token =
    { $token ->
        [paralysed] paralysed
        [defending] Defense token
        [retaliated] has struck back
        [poison] poison { $count }
        [corrosion] Defense −{ $count }
        [stack] Stack token
        [attack] Attack +{ $count } once
        [defense] Defense +{ $count } once
       *[ongoing] lasting effects: { $count }
    }
h3a-acts-now = acts now
h3a-has-acted = has acted
h3a-order = Still to act
h3a-order-more =
    { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
h3a-order-unit =
    { $owner ->
        [mine] your { $unit }
       *[theirs] enemy { $unit }
    }, Initiative { $initiative }{ $now ->
        [yes] , acts now
       *[no] {""}
    }

## What happens now

h3a-place =
    { $side ->
        [mine] Place your units
       *[theirs] The other side places its units
    }
h3a-place-how =
    { $count ->
        [one] { $count } left. Tap a marked space; a tap on a unit takes it up again.
       *[other] { $count } left. Tap a marked space; a tap on a unit takes it up again.
    }
h3a-place-done = Everybody stands. A tap on a unit takes it up again.
h3a-place-all = Place for me
h3a-ready = Ready
h3a-draw = Draw a neutral card: { $tier }
h3a-draw-how = Which one came up?
h3a-draw-which = Which card?
h3a-tap-marked = Tap one of the marked spaces.
h3a-tap = Tap your choice
h3a-none = None
h3a-stay = Stay there
h3a-done = Done
h3a-roll =
    { $side ->
        [mine] { $count ->
            [one] Roll a die for your side{ $why ->
                [attack] {""}
                [reroll] {" "}again
                [defense] : Defense token
                [resist] : against the card
               *[other] : ability
            }.
           *[other] Roll { $count } dice for your side.
        }
       *[theirs] { $count ->
            [one] Roll a die for the enemy{ $why ->
                [attack] {""}
                [reroll] {" "}again
                [defense] : Defense token
                [resist] : against the card
               *[other] : ability
            }.
           *[other] Roll { $count } dice for the enemy.
        }
    }
h3a-strikes-back = { $unit } strikes back.
h3a-roll-typed = So far: { $dice }
h3a-roll-app = Roll
h3a-die = The die shows { $face }
h3a-acts = { $unit }: your move
h3a-acts-how =
    { $ranged ->
        [yes] Tap an enemy to shoot, or a space to step.
       *[no] Tap a marked space to move, a marked enemy to attack.
    }
h3a-aim = { $unit } attack { $target }
h3a-aim-how = From which space? Tap it, or take the nearest.
h3a-attack-from = Attack from { $space }
h3a-cards = Cards
h3a-defend = Defend
h3a-finish = End activation
h3a-pass = Do nothing
h3a-use = Use the ability
h3a-use-how = Tap whom or what the ability is for.
h3a-next = Next
h3a-all = All
h3a-passed-over =
    { $count ->
        [one] What was passed over ({ $count })
       *[other] What was passed over ({ $count })
    }
h3a-overrule = Decide otherwise
h3a-overrule-back = Leave it to the app
h3a-overrules = You decide for { $unit }
h3a-tie = { $unit }: the rules leave it to you
h3a-tie-space = { $unit } attack { $target }: you choose the space
h3a-limit = Combat round { $round } is over
h3a-limit-how =
    { $how ->
        [free] Fight another round, or retreat.
        [pay] Pay 1 movement point (of { $left }) for another round, or retreat.
       *[none] No movement point is left to fight on.
    }
h3a-fight-on = Fight on
h3a-retreat = Retreat
h3a-surrender = Surrender for 10 gold
h3a-do-attack =
    { $how ->
        [walk] { $unit } go to { $space } and attack { $target }
        [shoot] { $unit } shoot at { $target }
       *[stand] { $unit } attack { $target }
    }
h3a-do-move = { $unit } go to { $space }
h3a-do =
    { $what ->
        [defend] { $unit } defend: put a Defense token on them
        [done] { $unit } do nothing more
        [use] { $unit } use their ability
       *[act] { $unit } act
    }
h3a-do-choose = The enemy chooses: { $what }
h3a-do-deck =
    { $do ->
        [draw] { $deck ->
            [spells] Draw the next spell of the AI hero
           *[cards] Draw an AI card
        }
        [bottom] { $card }: to the bottom of its deck
        [back] { $card }: shuffled back into its deck
        [keep] { $card }: kept for the next round
       *[done] { $card }: done
    }
h3a-do-spell =
    { $side ->
        [mine] You play { $card }
       *[theirs] The AI hero casts { $card }, power { $power }
    }{ $count ->
        [0] {""}
       *[other] {" "}on { $targets }
    }
h3a-do-boost =
    { $waits ->
        [yes] Attack +{ $attack } for the next enemy unit that attacks
       *[no] { $unit }: Attack +{ $attack }, Defense +{ $defense }
    }
h3a-do-mark =
    { $token ->
        [defending] A Defense token for { $unit }
       *[other] A token for { $unit }
    }
h3a-whose =
    { $owner ->
        [mine] your { $unit }
       *[theirs] the { $unit }
    }
h3a-the-wall = the Wall on { $space }
h3a-the-gate = the Gate on { $space }
h3a-answer =
    { $answer ->
        [yes] yes
        [no] no
       *[none] nobody
    }

## Cards

h3a-find-card = Card: two letters are enough
h3a-card-kind =
    { $kind ->
        [statistic] Statistics
        [ability] Abilities
        [spell] Spells
        [artifact] Artifacts
       *[specialty] Specialties
    }
h3a-way-label = Which effect?
h3a-way =
    { $way ->
        [basic] Basic
        [expert] Expert
        [empowered] Empowered
       *[other] Effect { $way }
    }
h3a-branch-label = The card says “or”: which part?
h3a-branch = Part { $number }
h3a-power = Power paid
h3a-power-reaches = Strength: { $strength }
h3a-discarded = Cards discarded for it
h3a-card-on = Choose targets
h3a-card-plays = You play { $card }
h3a-card-target =
    { $number ->
        [1] Tap the target on the board.
       *[other] Tap target { $number } on the board.
    }
h3a-card-ready = Ready to be played.
h3a-card-play = Play
h3a-bonus = Any other card
h3a-bonus-how = What it gives to one unit, for one attack.
h3a-bonus-of =
    { $what ->
        [attack] Attack +{ $amount }
        [defense] Defense +{ $amount }
       *[damage] Damage { $amount }
    }

## Units and corrections

h3a-units = Units
h3a-owner =
    { $owner ->
        [mine] My side
       *[theirs] The enemy
    }
h3a-figure =
    { $figure ->
        [attack] Attack
        [defense] Defense
        [health] Health
        [damage] Damage
       *[initiative] Initiative
    }
h3a-look-up = Look it up
h3a-by-hand = Put right by hand
h3a-by-hand-how = The board on your table is right. Everything here can be undone.
h3a-token-name =
    { $token ->
        [paralysed] Paralysed
        [defending] Defense token
        [retaliated] Has struck back
        [acted] Has acted
        [poison] Poison
       *[corrosion] Defense lost
    }
h3a-turn-to =
    { $side ->
        [pack] Turn to Pack
       *[few] Turn to Few
    }
h3a-put-elsewhere = Put elsewhere
h3a-take-off = Take off the board
h3a-carry = { $unit }: where to?
h3a-carry-how = Tap any free space.
h3a-carry-leave = Leave it there
h3a-join = A unit joins

## The end

h3a-outcome =
    { $outcome ->
        [victory] Victory
        [quick] Quick combat
        [surrendered] The enemy surrenders
        [retreat] Retreat
        [surrender] Surrender
       *[defeat] Defeat
    }
h3a-experience =
    { $count ->
        [one] { $count } experience
       *[other] { $count } experience
    }
h3a-lost = Lost: { $units }
h3a-flipped = Now Few: { $units }
h3a-no-losses = Nobody was lost.
h3a-again = Next combat
