# The evening of Heroes III: rounds, town, heroes, corrections.

## Names

h3s-the-table = The table
h3s-production = Production
h3s-secondary-hero = Secondary Hero
h3s-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }

## The round

h3s-round =
    Round { $round }{ $kind ->
        [resource] : Resource Round
        [astrologers] : Astrologers' Round
       *[first] {""}
    }
h3s-tokens = All Build, Population and Spell Book tokens are active again.
h3s-movement-back = All movement points are back.
h3s-experts-back = All expert effects can be used again.
h3s-turn = { $name }'s turn
h3s-hand = As the turn begins: discard whatever you like, down to { $limit } cards or fewer; then you may draw up to { $limit }.
h3s-hand-goes = { $name }: discard the whole hand now.
h3s-goes-first = { $name } goes first in this team.
h3s-who-first = Who of { $team } goes first in this round?
h3s-dropped = { $name }: { $what } was left undone.
h3s-fight-dropped = The open combat is called off.
h3s-overruled = The table says so: { $why }
h3s-over = The evening is over.

## The guide

h3s-guide-turn = Round { $round }: { $name }'s turn
h3s-guide-phase =
    { $phase ->
        [opening] Before round { $round }
        [ai] Round { $round }: the AI heroes' turn
       *[over] The end, after round { $round }
    }
h3s-next-round = On to round { $round }
h3s-next-step = Go on
h3s-next-turn = On to { $name }'s turn
h3s-next-ai = On to the AI heroes' turn
h3s-next-end = End of the evening
h3s-todo-fight = A combat is open: finish it, or call it off.
h3s-todo-decks = Put the starting decks together as the sheets list them, shuffle them, and draw hands up to the limit.
h3s-todo-artifacts = After the starting bonuses shuffle the Artifact deck anew.
h3s-todo-map = Lay the map as the scenario shows it.
h3s-todo-tokens = Turn your town tokens and movement tokens to their active side.
h3s-todo-movement =
    { $count ->
        [one] { $count } movement point left
       *[other] { $count } movement points left
    }
h3s-todo-token =
    { $token ->
        [build] The Build token can be used.
        [population] The Population token can be used.
       *[spell-book] The Spell Book token can be used.
    }
h3s-todo-morale = Positive morale can be used.
h3s-todo-morale-cards =
    { $morale ->
        [positive] Positive morale cards to use: { $count }
       *[negative] Negative morale cards, each used as soon as it fits: { $count }
    }
h3s-todo-hand-goes = As this turn ends, the whole hand is discarded.
h3s-todo-ai = For each AI hero say what is around it; then it moves.
h3s-todo-ai-done = No AI hero has movement left.

## Gains and payments

h3s-gains = { $name }: { $amount } ({ $source })
h3s-paid = { $name } pays { $amount }.

## The town

h3s-builds = { $name } builds: { $building } ({ $cost })
h3s-uses = { $name } uses: { $building }
h3s-in-combat = In combat: { $what }
h3s-recruits = { $name } recruits: { $unit } (Few)
h3s-reinforces = { $name } reinforces: { $unit } (Pack)
h3s-buys-spell = { $name } buys from the Mage Guild: { $amount }

## Heroes

h3s-moves =
    { $name }, { $hero ->
        [main] main hero
       *[secondary] secondary hero
    }: { $on ->
        [revisit] field visited again
        [reveal] tile revealed
        [place-tile] tile placed
        [combat] combat goes on
       *[field] moved
    }, { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    } (left: { $left })
h3s-movement =
    { $name }, { $hero ->
        [main] main hero
       *[secondary] secondary hero
    }: movement { $by } in this turn
h3s-fights-on-free = { $name }: the combat goes on and costs no movement.
h3s-secondary-appears = { $name } has a secondary hero.
h3s-experience = { $name }: experience +{ $count }
h3s-experience-lost = { $name }: { $count } experience lost, the last level is reached.
h3s-experience-never = { $name }: a secondary hero gains no experience.
h3s-level =
    { $name } reaches level { $level }: hand limit { $hand }, { $expert ->
        [one] { $expert } expert effect a round
       *[other] { $expert } expert effects a round
    }
h3s-expert = { $name }: an expert effect is used (left: { $left }).
h3s-morale =
    { $name }: { $gained ->
        [positive] positive morale
       *[negative] negative morale
    }{ $now ->
        [none] ; the two cancel out
       *[other] {""}
    }
h3s-morale-again = { $name }: positive morale again. Use the old token first, or it is lost.
h3s-morale-ignored = { $name }: Necropolis ignores morale.
h3s-morale-card =
    { $card ->
        [drawn] { $name } draws a { $gained ->
            [positive] positive
           *[negative] negative
        } morale card and has { $count } of them.
        [back] { $name } puts a { $gained ->
            [positive] negative
           *[negative] positive
        } morale card back under its deck; { $count } left.
       *[full] { $name } has { $count } positive morale cards; no third is drawn.
    }
h3s-morale-card-used =
    { $name } does what a { $morale ->
        [positive] positive
       *[negative] negative
    } morale card says and puts it under its deck; { $left } left.
h3s-hand-will-go =
    { $name }: negative morale again. The whole hand is discarded as the next own turn ends; { $stays ->
        [yes] the token stays.
       *[no] the token goes.
    }
h3s-morale-spent =
    { $name } uses positive morale: { $on ->
        [draw] draw a card.
        [swap] discard any number of cards and draw as many.
       *[reroll] roll a die of yours again.
    }
h3s-card =
    { $name } gains { $card }; it goes to the { $to ->
        [hand] hand.
       *[discard] discard pile.
    }
h3s-card-removed = { $name }: { $card } leaves the game.

## Put right by hand

h3s-number =
    { $what ->
        [gold] gold
        [materials] building materials
        [valuables] valuables
        [income-gold] production of gold
        [income-materials] production of building materials
        [income-valuables] production of valuables
        [movement] movement, main hero
        [secondary-movement] movement, secondary hero
        [experience] experience
        [expert] expert effects
       *[homeless] rounds without Town and Settlement
    }
h3s-adjusted = Put right: { $name }, { $what } { $by }, now { $now }
h3s-mark =
    Put right: { $name }, { $mark ->
        [build] Build token
        [population] Population token
        [spell-book] Spell Book token
        [secondary] secondary hero
        [hand-goes] the hand will be discarded
       *[no-morale] no morale
    }: { $on ->
        [yes] yes
       *[no] no
    }
h3s-units-set =
    Put right: { $name }, { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }, { $machines ->
        [one] { $machines } war machine
       *[other] { $machines } war machines
    }
h3s-building-set =
    Put right: { $name }, { $building } { $on ->
        [yes] stands.
       *[no] does not stand.
    }

## Refused

h3s-bad-setup = The set-up cannot be read: { $field } is { $found }, expected { $expected }.
h3s-no-player = No such player: { $found }. There are: { $options }.
h3s-no-matter = Nothing with the number { $found } is open.
h3s-matters-open =
    { $count ->
        [one] { $count } thing has to be settled first.
       *[other] { $count } things have to be settled first.
    } ({ $rule })
h3s-fight-open = A combat is open: finish it first. ({ $rule })
h3s-not-in-team = Not in this team: { $found }. There are: { $options }.
h3s-not-in-combat = Not while a combat is open. ({ $rule })
h3s-only-in-combat = { $building } is used in a combat of your own. ({ $rule })
h3s-in-a-turn = Town tokens are used in somebody's turn; nobody has theirs now. ({ $rule })
h3s-not-on-table = { $what } lies in a box that is not on this table. ({ $rule })
h3s-mid-action = Settle what is open first: town tokens are not used in the middle of another action. ({ $rule })
h3s-own-turn-only = Only in the own turn, and it is not { $name }'s. ({ $rule })
h3s-token-used =
    { $name } has used the { $token ->
        [population] Population token
       *[spell-book] Spell Book token
    } in this round. ({ $rule })
h3s-no-mage-guild = The Spell Book token needs the Mage Guild. ({ $rule })
h3s-guild-too-new = The Mage Guild was built in this round: it sells from the next one on. ({ $rule })
h3s-one-secondary = { $name } has a secondary hero already; one at a time. ({ $rule })
h3s-no-secondary = { $name } has no secondary hero. ({ $rule })
h3s-no-experience = A secondary hero gains no experience. ({ $rule })
h3s-no-home = { $name } has no Town and no Settlement to hire in. ({ $rule })
h3s-no-cube = No cube lies on { $building }. ({ $rule })
h3s-used-already =
    { $building } was used already in this { $when ->
        [each-round] round
       *[other] turn
    }. ({ $rule })
h3s-no-spell-search = { $building } is used in place of a Search for spells, and none is open. ({ $rule })
h3s-not-built = { $building } is not built. ({ $rule })
h3s-nothing-to-use = { $building } has nothing that is used by hand.
h3s-nobody-named = Name at least one unit to recruit or reinforce. ({ $rule })
h3s-no-dwelling = { $unit }: needs { $dwelling }. ({ $rule })
h3s-no-citadel = { $unit }: to reinforce, { $citadel } is needed. ({ $rule })
h3s-no-few = { $name } has no { $unit } as Few to reinforce. ({ $rule })
h3s-neutral-stays = { $unit }: neutral units cannot be reinforced. ({ $rule })
h3s-not-your-unit = { $unit }: this town recruits and reinforces its own units only ({ $faction }). ({ $rule })
h3s-unit-there = { $name } has { $unit } already, and there is one card of each unit. ({ $rule })
h3s-no-such-unit = No such unit of a unit deck: { $found }.
h3s-too-far =
    { $name }, { $hero ->
        [main] main hero
       *[secondary] secondary hero
    }: { $left ->
        [one] { $left } movement point
       *[other] { $left } movement points
    } left; missing: { $missing }. ({ $rule })
h3s-no-expert = { $name } has no expert effect left; level { $level } has { $most } a round. ({ $rule })
h3s-other-morale =
    { $played ->
        [cards] Morale cards are played here: use a card, and do what it says.
       *[tokens] Morale tokens are played here, no cards.
    }
h3s-no-morale-card = { $name } has no morale card. ({ $rule })
h3s-level-first = Levels are resolved in order: level { $level } comes first. ({ $rule })
h3s-no-morale =
    { $name } has no positive morale to use{ $now ->
        [negative] , but negative morale
       *[none] {""}
    }. ({ $rule })
h3s-no-rerolls = An optional rule of this table: no rerolls. ({ $rule })
h3s-card-not-owned = { $name } does not own { $card }. ({ $rule })
h3s-at-least-one = It takes at least 1: { $found }.
h3s-no-number = No such number on a sheet: { $found }. There are: { $options }.
h3s-out-of-range = By the rules, 0 to { $high }: { $what } cannot be { $found }. ({ $rule })
h3s-beyond = The sheet has { $low } to { $high }: { $what } cannot be { $found }.
h3s-no-machine = No such war machine: { $found }. There are: { $options }.
