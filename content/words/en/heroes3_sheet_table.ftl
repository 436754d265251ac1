# The evening of Heroes III: how it opens and ends, combats, AI heroes, campaigns.

## Opening

h3s-tb-scenario = Scenario: { $title }
h3s-tb-victory = To win: { $text }
h3s-tb-limit =
    { $rounds ->
        [one] The game lasts { $rounds } round.
       *[other] The game lasts { $rounds } rounds.
    }
h3s-tb-own-book =
    { $mode ->
        [campaign] Take the starting bonus that the campaign's book names for this scenario.
       *[tournament] How the map is built and how points are counted: see the Tournament Book.
    }
h3s-tb-begins = { $name }: { $faction }, { $hero }. Resources: { $purse }. Income: { $income }. Cards in the deck: { $cards }
h3s-tb-unavailable = A card of the list that is not available: Search (3) in its deck instead.
h3s-tb-restocked = { $name }: no units left, so the starting units come again.

## Refused at the opening

h3s-tb-names = Every { $field } has to be there, and only once: { $found }
h3s-tb-no-rule = No such optional rule: { $found }. There are: { $options }.
h3s-tb-no-unit = No such unit: { $found }
h3s-tb-no-card = No such card: { $found }
h3s-tb-other-mode = { $scenario } is played as { $mode }. ({ $rule })
h3s-tb-players =
    { $count ->
        [one] This is for one player; here are { $found }. ({ $rule })
        [same] This is for { $most } players; here are { $found }. ({ $rule })
       *[other] This is for { $least } to { $most } players; here are { $found }. ({ $rule })
    }
h3s-tb-twice =
    { $what ->
        [faction] Two players cannot have the same faction: { $found }. ({ $rule })
       *[hero] Two players cannot have the same hero: { $found }. ({ $rule })
    }
h3s-tb-teams = Everybody belongs to one of { $count } teams. ({ $rule })
h3s-tb-wrong-hero = { $hero } belongs to { $faction }, not to { $wanted }. ({ $rule })
h3s-tb-no-box = { $name } needs a box that is not on the table: { $box }. ({ $rule })
h3s-tb-no-such-box = No such box: { $found }. There are: { $options }.
h3s-tb-not-there = { $scenario } is not played with { $found }, but with: { $options }. ({ $rule })

## The end

h3s-tb-claimed =
    { $count ->
        [one] Victory condition reached by { $winners }
       *[other] Victory condition reached together by { $winners }
    }
h3s-tb-ends-with-round = The game ends when this round is over.
h3s-tb-is-out = { $name } is out of the game. ({ $rule })
h3s-tb-out =
    { $name } is out: { $why ->
        [homeless] three full rounds without a Town or Settlement
        [beaten] main hero beaten without a Town or Settlement left
       *[table] the table says so
    }. Cubes and figures leave the map.
h3s-tb-homeless =
    { $left ->
        [one] { $name } has no Town or Settlement: out after one more full round.
       *[other] { $name } has no Town or Settlement: out after { $left } more full rounds.
    }
h3s-tb-home-again = { $name } has a Town or Settlement again.
h3s-tb-one-out = The scenario says whether the game goes on now.
h3s-tb-cube = { $name } gains a faction cube of { $enemy }.
h3s-tb-all-cubes = { $name } has a faction cube of every enemy.
h3s-tb-last-round = Round { $round } will be the last one.
h3s-tb-won =
    { $winners } { $count ->
        [one] wins
       *[other] win
    }{ $reason ->
        [cubes] : a faction cube of every enemy.
        [last] : nobody else is left.
       *[claimed] : the victory condition is reached.
    }
h3s-tb-lost =
    The scenario is lost{ $reason ->
        [limit] : the last round is over.
        [out] : nobody is left.
       *[claimed] .
    }
h3s-tb-nobody =
    Nobody has won{ $reason ->
        [limit] : the last round is over.
        [out] : nobody is left.
       *[claimed] .
    }
h3s-tb-figure =
    { $what ->
        [rounds] Rounds
        [level] Hero level
        [cards] Cards
        [units] Units
        [gold-gained] Gold gained
        [materials-gained] Materials gained
        [valuables-gained] Valuables gained
        [built] Buildings built
        [recruited] Units recruited
        [reinforced] Units reinforced
        [units-lost] Units lost
        [fights-won] Combats won
        [fights-lost] Combats lost
        [retreats] Retreats
        [quick] Quick combats
        [heroes-beaten] Heroes beaten
        [visited] Places visited
        [flagged] Fields flagged
       *[moved] Movement points spent
    }

## Campaigns

h3s-tb-no-campaign = Cards come along in campaigns only. ({ $rule })
h3s-tb-not-over = The scenario is not over yet. ({ $rule })
h3s-tb-noted-list = A lost scenario begins again with the deck that was noted. ({ $rule })
h3s-tb-not-carried = This card cannot come along: { $found }. There are: { $options }.
h3s-tb-carry-count = Cards to choose: { $wanted }; here are { $found }. ({ $rule })
h3s-tb-carries = { $name }: level back to I; cards in the next deck: { $cards }

## Combats

h3s-tb-neutrals = neutral units, level { $level }
h3s-tb-garrison = Defence without a hero
h3s-tb-a-surrender = Surrender
h3s-tb-the-combat = Combat
h3s-tb-spoils = Beaten hero of { $name }
h3s-tb-fight =
    { $name }: combat of the { $hero ->
        [main] main hero
       *[secondary] secondary hero
    } against { $enemy }
h3s-tb-taken-to-table = The combat is fought in the app.
h3s-tb-town-first = Before units are placed, everybody may still use town tokens.
h3s-tb-may-yield = { $name }: an attacked secondary hero may be beaten at once, without a combat.
h3s-tb-first-combat = { $source } counts for this combat.
h3s-tb-hero-combat = { $building }, for { $name }: { $does }
h3s-tb-guards = { $place }: { $text }
h3s-tb-morale-cards = Morale cards take the place of the tokens. Leave out those with the battlefield symbol; what a card does stands on it.
h3s-tb-guards-named = On guard: { $units }
h3s-tb-guards-played = Somebody plays this faction, so it does not defend a Random Town: { $faction } ({ $rule })
h3s-tb-guards-other = Other guards are printed with { $place }. { $text } ({ $rule })
h3s-tb-no-guards = { $place }: say first which faction defends it.
h3s-tb-bank-guards = { $place } is a Creature Bank with four guards of its own: begin the combat against the bank. ({ $rule })
h3s-tb-neutral-discards =
    { $count ->
        [0] The neutral decks are complete; nothing lies on their discard piles.
        [one] Discard piles of the neutral decks: 1 card
       *[other] Discard piles of the neutral decks: { $count } cards
    }
h3s-tb-called-off = The combat is called off.
h3s-tb-outcome =
    { $name }: { $outcome ->
        [victory] victory
        [defeat] defeat
        [retreat] retreat
        [surrender] surrender
        [surrendered] victory, the enemy surrenders
       *[quick] Quick Combat: the hero is above the level of the field, nobody fights
    }
h3s-tb-retreats =
    { $name }: the { $hero ->
        [main] main hero
       *[secondary] secondary hero
    } returns to the field visited last, without visiting it.
h3s-tb-goes-home =
    { $hero ->
        [homeless] { $name }: the main hero is beaten and has no Town or Settlement to go to.
        [main] { $name }: the main hero goes to an own Town or Settlement.
       *[secondary] { $name }: the secondary hero leaves the map and may be hired again.
    }
h3s-tb-visit-now = { $name } visits the field now.
h3s-tb-ai-beaten = { $hero } is beaten. What that brings is in the scenario.
h3s-tb-no-level = No such level: { $found }. There are: { $options }.
h3s-tb-no-fight = No combat is open.
h3s-tb-fighting = A combat is open; end it first. ({ $rule })
h3s-tb-not-your-turn = Heroes attack in their own turn, and it is not the turn of { $name }. ({ $rule })
h3s-tb-no-units = { $name } has no units to fight with. ({ $rule })
h3s-tb-no-secondary = { $name } has no secondary hero. ({ $rule })
h3s-tb-own-hero = Nobody fights against their own hero: { $found }
h3s-tb-ally = { $name } is an ally and cannot be attacked. ({ $rule })
h3s-tb-truce = Heroes do not attack each other now: { $source }. ({ $rule })
h3s-tb-no-retreat = There is no retreat except from neutral units. ({ $rule })
h3s-tb-no-azure-retreat = There is no retreat from azure units. ({ $rule })
h3s-tb-no-quick = Quick Combat needs a hero above the level of the field. ({ $rule })

## AI heroes

h3s-tb-ai-hero = AI hero
h3s-tb-hero-of =
    { $hero ->
        [main] main hero of { $name }
       *[secondary] secondary hero of { $name }
    }
h3s-tb-ai-turn = Turn of { $hero }; movement: { $movement }. Say what is around it.
h3s-tb-ai-fight = Begin the combat against { $hero }, who attacks.
h3s-tb-ai-choose = Look again and name only the one that you have chosen.
h3s-tb-ai-skills = { $hero } uses its Skill cards: { $cards }
h3s-tb-ai-card-owned =
    { $name } has { $card }. { $kind ->
        [spell] If no copy is left, the AI hero casts Magic Arrow instead.
       *[skill] If no copy is left, { $name } gives it to the AI hero and does Search (3).
    }
h3s-tb-ai-elsewhere = Look at the scenario's page for what else { $hero } fights with.
h3s-tb-ai-set =
    { $hero }, put right: { $count ->
        [one] 1 unit
       *[other] { $count } units
    }, { $beaten ->
        [yes] beaten
       *[no] in play
    }.
h3s-tb-ai-not-now = { $hero } moves after the players. ({ $rule })
h3s-tb-ai-spent = { $hero } has no movement left. ({ $rule })
h3s-tb-ai-aim = An AI hero goes for Mines and Settlements on its tile, not for this: { $place }. ({ $rule })
h3s-tb-ai-beaten-already = { $hero } is beaten already. ({ $rule })
h3s-tb-no-ai-hero =
    No such AI hero: { $found }. { $count ->
        [0] There is none.
       *[other] There are: { $options }.
    }
h3s-tb-no-ai-army = The army of this AI hero is not known: { $found }. The scenario's page names it.
h3s-tb-no-ai-card = No such AI card: { $found }. There are: { $options }.
h3s-tb-ai-decks = { $hero }, put right: level { $level }. AI cards: { $cards }, spells: { $spells }, Skill cards to use: { $skills }

## In a terminal

h3s-tb-line-matter = { $number } ({ $name }): { $asked }
h3s-tb-line-sheet =
    { $name } · { $faction } · { $hero } { $level }{ $out ->
        [yes] {" "}· out
       *[no] {""}
    } · { $purse } · income: { $income } · movement { $movement }{ $morale ->
        [positive] {" "}· positive morale
        [negative] {" "}· negative morale
       *[none] {""}
    } · { $count ->
        [0] no units
       *[other] { $units }
    }
