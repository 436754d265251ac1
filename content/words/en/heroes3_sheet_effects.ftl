# What effects do on the sheets of Heroes III: questions, answers, places, cards, trade.

## Answers

h3s-fx-none = No, thanks
h3s-fx-yes = Yes
h3s-fx-done = Done
h3s-fx-app = The app does it
h3s-fx-redraw = Impossible: draw another card
h3s-fx-take = Take it: { $faces }
h3s-fx-reroll = Roll this one again: { $face }
h3s-fx-face = { $face }
h3s-fx-card = { $card }
h3s-fx-player = { $name }
h3s-fx-flag = { $flag }
h3s-fx-swap = { $old } → { $new }
h3s-fx-price = { $what }: { $cost }
h3s-fx-hero =
    { $hero ->
        [secondary] Secondary hero
       *[main] Main hero
    } ({ $points })
h3s-fx-resource =
    { $resource ->
        [gold] Gold
        [materials] Building materials
       *[valuables] Valuables
    }
h3s-fx-unit = { $unit }
h3s-fx-unit-side = { $unit } ({ $side })
h3s-fx-kind =
    { $kind ->
        [artifact] an artifact
        [spell] a spell
        [ability] an Ability
       *[other] another card
    }
h3s-fx-source =
    { $kind ->
        [level] level { $what }
        [bonus] starting bonus
        [start] starting units
        [order] turn order
        [scenario] the scenario
        [draw] drawing a card
       *[other] { $what }
    }

## Questions

h3s-fx-choose = { $name }, { $source }: which way?
h3s-fx-may = { $name }, { $source }: { $does }?
h3s-fx-if = { $name }, { $source }: does this hold? { $does }
h3s-fx-offer = { $name } may use { $source }: { $does }
h3s-fx-tell = { $name }, { $source }: { $text }
h3s-fx-tell-name = { $name }: { $source }
h3s-fx-trade = { $name } may trade as often as you like, then say done.
h3s-fx-which-hero = { $name }: which hero? { $does }
h3s-fx-roll =
    { $name }, { $source }: roll { $count } { $die ->
        [resource] resource
        [treasure] treasure
       *[attack] attack
    } { $count ->
        [one] die
       *[other] dice
    }
h3s-fx-rolled = { $name }, { $source }: what do you take?
h3s-fx-which-die = { $name }: which die? { $does }
h3s-fx-name-resource = { $name }: name a resource.
h3s-fx-bids =
    { $source }: turn up an artifact, bid gold in secret and show together. What does each bid? { $left ->
        [one] (The last artifact.)
       *[other] ({ $left } artifacts.)
    }
h3s-fx-partner = { $name }, { $source }: who agrees to swap resources?
h3s-fx-barter = { $name } and { $to }, { $source }: how much of which resource for how much of another?
h3s-fx-barter-gives =
    { $name } gives { $resource ->
        [gold] gold
        [materials] materials
       *[valuables] valuables
    }
h3s-fx-barter-gets =
    { $to } gives { $resource ->
        [gold] gold
        [materials] materials
       *[valuables] valuables
    }
h3s-fx-match = { $name }, { $source }: your dice match. Which die of the pool do you take?
h3s-fx-lay-in = { $name }, { $source }: which card of your hand did you lay in? Name it when everybody has taken one; none, if it came from a deck.
h3s-fx-search =
    { $name }, { $source }: { $does }. { $pile ->
        [yes] Which card do you keep, or take from the top of its discard pile?
       *[no] Which card do you keep?
    }
h3s-fx-buy = { $name }: { $does }
h3s-fx-buys = { $name }, { $source }: { $does }
h3s-fx-statistic = { $name }, { $source }: { $does }. Which card?
h3s-fx-remove = { $name }, { $source }: { $does }. Which card?
h3s-fx-permanent = { $name }, { $source }: which permanent card is lost?
h3s-fx-lose-unit = { $name }, { $source }: { $does }. Which unit?
h3s-fx-start-unit = { $name }: which unit do you begin with?
h3s-fx-taken = Which field did { $name } lose?
h3s-fx-draw =
    { $name }: which { $deck ->
        [draw-event] Event
        [draw-pandora] Pandora
       *[draw-astrologers] Astrologers
    } card was drawn?
h3s-fx-which-event = { $name }: which of the two Events happens?

## What happened

h3s-fx-pays = { $name } pays { $amount } ({ $source }).
h3s-fx-told = { $name }: { $does } ({ $source })
h3s-fx-is-done = { $name }: { $source } is done.
h3s-fx-no-sale =
    { $source }: { $tied ->
        [yes] the highest bids are tied
       *[no] nobody bids
    }; the artifact is discarded.
h3s-fx-no-match = { $name }, { $source }: no die of the pool matches.
h3s-fx-bartered = { $name } gives { $to } { $gives } for { $gets }.
h3s-fx-laid-in = { $name } laid { $card } into the middle.
h3s-fx-nothing = { $name }: { $source } brings nothing.
h3s-fx-shows =
    { $name } rolls the { $die ->
        [resource] resource
        [treasure] treasure
       *[attack] attack
    } { $count ->
        [one] die
       *[other] dice
    }: { $faces }
h3s-fx-rerolls = { $name } spends positive morale and rolls a die again.
h3s-fx-die-lost = { $name } loses { $amount } ({ $source }).
h3s-fx-cube =
    { $source }: { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } on it
h3s-fx-settlement =
    The Settlement of { $name } produces { $resource ->
        [gold] gold
        [materials] building materials
       *[valuables] valuables
    }.
h3s-fx-necromancy = { $name }: only Necropolis can use Necromancy; you may draw another card instead.
h3s-fx-empowered = { $name }: { $card } is empowered now.
h3s-fx-loses = { $name } loses { $what }.
h3s-fx-reinforces = { $name } reinforces { $unit } ({ $cost }).
h3s-fx-recruits = { $name } gets { $unit }.
h3s-fx-machine = { $name } gets { $machine } ({ $cost }).
h3s-fx-turned = { $name }: { $unit } turn to their Few side.
h3s-fx-nothing-to-reinforce = { $name } has no unit to reinforce by this.
h3s-fx-no-unit = { $name } has no such unit.
h3s-fx-lasts = { $source }, { $when }: { $does }
h3s-fx-over = { $source } is over.
h3s-fx-astrologers = Astrologers proclaim: { $card }
h3s-fx-event = { $name } draws an Event: { $card }
h3s-fx-pandora = { $name } draws a Pandora card: { $card }
h3s-fx-put-aside = { $card } is put aside: draw another card.
h3s-fx-disputed = Not certain: { $text }
h3s-fx-visits =
    { $name }, { $hero ->
        [secondary] secondary hero
       *[main] main hero
    }: { $place }{ $category ->
        [visitable] {" "}(black cube)
       *[other] {""}
    }
h3s-fx-flags = { $name } flags { $place }.
h3s-fx-own-flag = { $place } is { $name }'s own: nothing happens.
h3s-fx-allied-flag = { $place } is an ally's: for { $name } it counts as empty.
h3s-fx-flag-lost = { $name } no longer has { $flag }.
h3s-fx-had-no-flag = { $name } had no { $place } on the sheet.
h3s-fx-flag-of = { $place } of { $name }
h3s-fx-flag-chosen =
    { $place }{ $resource ->
        [gold] {" "}(gold)
        [materials] {" "}(building materials)
        [valuables] {" "}(valuables)
       *[none] {""}
    }
h3s-fx-own-town =
    { $held ->
        [yes] { $name } has the own Town back.
       *[no] { $name } has lost the own Town to a flag; the town board stays.
    }
h3s-fx-trades = { $name } trades { $paid } for { $gained }.
h3s-fx-gives = { $name } gives { $amount } to { $to }.
h3s-fx-swaps = { $name } swaps { $card } for { $other } with { $to }.

## Refused

h3s-fx-no-option = That is no answer here: { $found }. Answers: { $options }
h3s-fx-no-answer = { $source } waits for an answer; only the table can drop it. ({ $rule })
h3s-fx-no-faces = Faces needed: { $count }, not “{ $found }”. Faces: { $options }
h3s-fx-wrong-card = { $card } does not lie in that deck; it has to be { $kinds }.
h3s-fx-no-such-card = No such card: { $found }. Do you mean: { $options }?
h3s-fx-too-many = { $count } are too many; { $most } at most. ({ $rule })
h3s-fx-bid-too-high = { $name } cannot pay { $bid }; missing: { $missing }. ({ $rule })
h3s-fx-one-for-another = A swap gives one kind of resource for one other kind. ({ $rule })
h3s-fx-not-of-tier =
    { $unit }: { $which ->
        [silver] only silver units
        [bronze-and-silver] only bronze and silver units
       *[no-azure] no azure units
    }. ({ $rule })
h3s-fx-one-a-tier = Only one unit of each tier. ({ $rule })
h3s-fx-no-elementals = { $unit } are no Elementals. ({ $rule })
h3s-fx-not-own-faction = { $unit }: no unit of your faction ({ $faction }). ({ $rule })
h3s-fx-not-that-card = { $card } may not go. Possible: { $options } ({ $rule })
h3s-fx-nothing-to-remove = { $name } owns no such card. ({ $rule })
h3s-fx-no-fitting-unit = { $name } has no unit for this. ({ $rule })
h3s-fx-no-machines = There is no war machine here that { $name } does not have. ({ $rule })
h3s-fx-no-points = No hero has { $count } movement left. ({ $rule })
h3s-fx-no-cube = No cube lies on { $source }. ({ $rule })
h3s-fx-no-pandora = The Pandora cards are not on this table. ({ $rule })
h3s-fx-no-rerolls = By an optional rule no die is rolled again. ({ $rule })
h3s-fx-no-reroll = { $name } has no positive morale to roll again. ({ $rule })
h3s-fx-no-flag =
    { $name } has not flagged { $place }. { $count ->
        [0] Nothing is flagged.
       *[other] Flagged: { $options }
    }
h3s-fx-town-held = { $name } holds the own Town already. ({ $rule })
h3s-fx-town-lost-already = { $name } has lost the own Town already. ({ $rule })
h3s-fx-blocked = A blocked field cannot be entered. ({ $rule })
h3s-fx-visit-numbers = Dice go from 1 to { $dice }, stacked guards from 0 to { $guards }.
h3s-fx-no-trading = { $name } can trade only while visiting a Trading Post, or where something says so. ({ $rule })
h3s-fx-not-minor = { $card } is no minor artifact. ({ $rule })
h3s-fx-give-something = Say how much goes over: 1 or more of something.
h3s-fx-give-others = Resources are given to somebody else.
h3s-fx-give-too-little = { $name } cannot give { $amount }; missing: { $missing }. ({ $rule })
h3s-fx-not-allied = { $to } is on the other side: allies give to each other only. ({ $rule })
h3s-fx-give-on-turn = Allies give on a turn of their own side. ({ $rule })
h3s-fx-give-at-post = In a cooperative game { $name } gives only while visiting a Trading Post. ({ $rule })
h3s-fx-no-giving = In this mode players give each other nothing. ({ $rule })
h3s-fx-not-swapped = Only Spells and Artifacts are swapped, not { $card }. ({ $rule })
h3s-fx-no-swap = Only allies on adjacent fields swap cards, and { $to } is no ally. ({ $rule })
