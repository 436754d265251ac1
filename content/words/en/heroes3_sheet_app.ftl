# The evening of Heroes III on the screen: everybody's sheet.

## The table

h3s-ui-mode =
    { $mode ->
        [clash] Clash
        [campaign] Campaign
        [alliance] Alliance
        [cooperative] Cooperative
       *[tournament] Tournament
    }
h3s-ui-over = The evening is over
h3s-ui-opening = Before the first round
h3s-ui-round =
    Round { $round }{ $limit ->
        [0] {""}
       *[other] {" "}of { $limit }
    }{ $kind ->
        [first] {""}
        [resource] {", "}resources
       *[astrologers] {", "}astrologers
    }
h3s-ui-turn = { $name }'s turn
h3s-ui-table = The table
h3s-ui-tables = Tables and dice
h3s-ui-tables-short = Tables
h3s-ui-part =
    { $part ->
        [now] Now
        [town] Town
        [army] Army
        [hero] Hero
        [cards] Cards
       *[map] Map
    }
h3s-ui-happened = What just happened
h3s-ui-seat =
    { $state ->
        [out] { $name }, { $about }: out of the game.
        [active] { $name }, { $about }, on turn: { $amount }.
       *[waiting] { $name }, { $about }: { $amount }.
    }
h3s-ui-seat-line = Level { $level } · movement { $movement } · units { $units }
h3s-ui-open-count = Open: { $count }.

## What is open

h3s-ui-others-open =
    { $count ->
        [one] { $name } has something to settle
       *[other] { $name } has { $count } things to settle
    }
h3s-ui-settle =
    { $count ->
        [one] Settle what is open
       *[other] Settle what is open ({ $count })
    }
h3s-ui-skip = Go on all the same
h3s-ui-choose = Choose
h3s-ui-decline = No, thanks
h3s-ui-app = Let the app do it
h3s-ui-ticked = Take these ({ $count })
h3s-ui-drop = Leave it unsettled
h3s-ui-holds = In force
h3s-ui-source = { $source }
h3s-ui-face = The die shows { $face }
h3s-ui-dice-left =
    { $dice ->
        [one] What does the die show?
       *[other] What do the dice show? { $typed } of { $dice } typed
    }
h3s-ui-find = Type a few letters
h3s-ui-find-card = Name of the card
h3s-ui-find-none = Nothing begins with “{ $typed }”.

## What the rules forbid

h3s-ui-refused = Not by the rules
h3s-ui-refused-how = If the table agrees, it is done all the same, and the history shows it.
h3s-ui-says-so = The table says so
h3s-ui-leave-it = Leave it
h3s-ui-rule = Read rule { $rule }

## Resources

h3s-ui-resource =
    { $resource ->
        [gold] Gold
        [materials] Materials
       *[valuables] Valuables
    }
h3s-ui-income = Income
h3s-ui-income-more = and more
h3s-ui-income-aloud = Income in a resource round: { $amount }
h3s-ui-sure = The next resource round brings
h3s-ui-track-start = Own town, from the scenario
h3s-ui-track = Put the production right
h3s-ui-less = Once less: { $amount }
h3s-ui-by-hand = Put right by hand
h3s-ui-trade = Trade
h3s-ui-trades = How often
h3s-ui-trade-give = Give
h3s-ui-trade-get = Get
h3s-ui-trade-line = { $give } → { $get }
h3s-ui-trade-would = At a Trading Post this would do: { $trades }
h3s-ui-calculator = What could I have?
h3s-ui-most = { $resource }: up to { $count }
h3s-ui-most-none = Nothing can be traded with this.
h3s-ui-give = Give to a player
h3s-ui-have = Available: { $amount }
h3s-ui-by = Changed by

## Tokens

h3s-ui-token =
    { $token ->
        [build] Build
        [population] Population
       *[spell-book] Spell Book
    }
h3s-ui-token-state =
    { $state ->
        [ready] { $token }: still to be used
       *[used] { $token }: used in this round
    }
h3s-ui-tokens = Town tokens
h3s-ui-tokens-how = Each one serves once a round; they turn back as the next round begins.
h3s-ui-mark =
    { $mark ->
        [build] Build token
        [population] Population token
        [spell-book] Spell Book token
        [secondary] Secondary hero
       *[hand-goes] Hand is discarded at the end of the turn
    }
h3s-ui-buy-spell = Buy a spell
h3s-ui-put-right = Put right

## The town

h3s-ui-town = Town
h3s-ui-built = { $count } of { $all }
h3s-ui-build = Build
h3s-ui-use = Use: { $building }
h3s-ui-lacks = Missing: { $amount }
h3s-ui-first = First: { $first }
h3s-ui-stands = It stands.
h3s-ui-put-up = Put it there by hand
h3s-ui-take-down = Take it away by hand
h3s-ui-building-aloud =
    { $state ->
        [built] { $name }: built. { $below }
        [now] { $name }: can be built for { $cost }. { $below }
       *[later] { $name }: not now, costs { $cost }. { $below }
    }
h3s-ui-building-kind =
    { $kind ->
        [city-hall] Town hall
        [citadel] Citadel
        [mage-guild] Mage Guild
        [dwelling] Dwelling
       *[special] Special building
    }{ $tier ->
        [bronze] {", "}bronze
        [silver] {", "}silver
        [gold] {", "}gold
       *[none] {""}
    }
h3s-ui-town-lost = The town is in other hands.
h3s-ui-own-town = Own town
h3s-ui-town-state =
    { $state ->
        [held] held
       *[lost] lost
    }
h3s-ui-town-change =
    { $state ->
        [held] The town is lost
       *[lost] The town is back
    }
h3s-ui-town-rule = Three full rounds without a town or settlement and a player is out.

## The army

h3s-ui-army = Army
h3s-ui-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
h3s-ui-no-units = No units.
h3s-ui-muster = Recruit, reinforce
h3s-ui-basket =
    { $basket ->
        [recruit] Recruit
       *[reinforce] Reinforce
    }
h3s-ui-muster-now =
    { $count ->
        [one] Take { $count } unit
       *[other] Take { $count } units
    }
h3s-ui-none-here = None.
h3s-ui-together = Together
h3s-ui-left = Left: { $amount }
h3s-ui-hire = Hire a secondary hero
h3s-ui-offer-aloud =
    { $basket ->
        [recruit] Recruit
       *[reinforce] Reinforce
    } { $name }, { $cost }{ $count ->
        [0] {""}
       *[other] {", "}in the basket: { $count }
    }. { $below }
h3s-ui-basket-out = { $name }: one less
h3s-ui-add-unit = Add a unit
h3s-ui-unit-by-hand = The unit deck, put right by hand
h3s-ui-flip =
    { $side ->
        [few] Turn to Few
       *[pack] Turn to Pack
    }
h3s-ui-side =
    { $side ->
        [few] Few
        [pack] Pack
       *[neutral] Neutral
    }
h3s-ui-lose-unit = Lose the unit
h3s-ui-look-up = Look it up
h3s-ui-figures = Attack { $attack }, defense { $defense }, health { $health }, initiative { $initiative }

## The hero

h3s-ui-hero = Hero
h3s-ui-level = Level { $level }
h3s-ui-level-word = Level
h3s-ui-experience = Experience: { $count } of { $most }
h3s-ui-gain-xp = Experience +1
h3s-ui-movement = Movement points
h3s-ui-movement-of =
    { $hero ->
        [main] Movement: { $count }
       *[secondary] Secondary hero: { $count }
    }
h3s-ui-move-pip =
    { $state ->
        [left] Spend a movement point ({ $n })
       *[spent] Movement point { $n }, spent
    }
h3s-ui-morale =
    { $morale ->
        [positive] Positive morale
        [negative] Negative morale
       *[none] No morale
    }
h3s-ui-morale-title = Morale
h3s-ui-morale-cards =
    { $morale ->
        [positive] Positive morale cards: { $count }
        [negative] Negative morale cards: { $count }
       *[none] No morale cards
    }
h3s-ui-use-morale-card = Use a card
h3s-ui-morale-on-cards = What a card does stands on it. At most two positive ones; a card of the other kind goes first.
h3s-ui-no-morale-cards = Take all cards away
h3s-ui-spend-morale = Use the token for one of these:
h3s-ui-spend =
    { $on ->
        [draw] Draw a card
        [swap] Swap cards of the hand
       *[reroll] Roll a die again
    }
h3s-ui-gain-morale =
    { $morale ->
        [positive] Gain positive morale
       *[negative] Gain negative morale
    }
h3s-ui-no-morale = Take the token away
h3s-ui-expert = Expert { $left } of { $most }
h3s-ui-expert-use = Use an expert effect, { $left } left
h3s-ui-hand = Hand limit { $count }
h3s-ui-hand-goes = Hand is discarded
h3s-ui-homeless = Without a town: { $count } of 3
h3s-ui-top-level = The highest level.
h3s-ui-next-level =
    { $brings ->
        [specialty] Level { $level } in { $missing } experience: Specialty { $specialty }
       *[search] Level { $level } in { $missing } experience: Search (2) Abilities
    }
h3s-ui-number =
    { $what ->
        [experience] Experience
        [movement] Movement points
        [secondary-movement] Movement of the secondary hero
        [expert] Expert uses left
       *[homeless] Rounds without a town
    }

## The deck

h3s-ui-deck =
    { $count ->
        [one] Deck, { $count } card
       *[other] Deck, { $count } cards
    }
h3s-ui-no-cards = No cards.
h3s-ui-kind-name =
    { $kind ->
        [statistic] Statistics
        [ability] Abilities
        [spell] Spells
        [artifact] Artifacts
        [specialty] Specialties
       *[other] Other cards
    }
h3s-ui-kind = { h3s-ui-kind-name } · { $count }
h3s-ui-empowered = { $card }, empowered: { $count }
h3s-ui-add-card = Add a card
h3s-ui-another = One more
h3s-ui-remove = Remove from the game
h3s-ui-copies = In the deck: { $count }
h3s-ui-swap = Swap on adjacent fields, with { $name }

## The map

h3s-ui-map = Map
h3s-ui-visit = Visit
h3s-ui-fight = Fight
h3s-ui-no-flags = No flagged mine or settlement.
h3s-ui-flags = Flagged fields: { $count }
h3s-ui-beaten = Beaten: { $names }
h3s-ui-unflag = Lose the flag

## The end

h3s-ui-finish = End the scenario
h3s-ui-finish-how = Tap who reached the goal; nobody is an answer, too.
h3s-ui-finish-when = When does it end?
h3s-ui-with-round = End of the round
h3s-ui-at-once = At once
h3s-ui-finish-done = { $count ->
        [0] Nobody has won
        [one] { $names } has won
       *[other] { $names } have won
    }
h3s-ui-out = { $name } is out
