# Heroes III, the whole evening: set-up, tables and dice, combats, AI heroes, the end.

## Set-up

h3s-set-setup = The whole evening on one sheet
h3s-set-begin = Begin the evening
h3s-set-mode = Mode
h3s-set-mode-about =
    { $mode ->
        [clash] Everyone for themselves.
        [alliance] Two teams of two; allies trade freely.
        [cooperative] Together against the scenario and its AI heroes.
        [campaign] Alone through the scenarios of a story; cards come along.
       *[tournament] Several games in a row; the app keeps each of them.
    }
h3s-set-scenario = Scenario
h3s-set-own = Your own
h3s-set-official =
    The app knows this one by name only. Read in its { $mode ->
        [campaign] campaign book what your hero begins with, the bonus, the round limit, the events, how you win and the AI hero
        [cooperative] mission book what you begin with, the round limit, the events, how you win and the AI hero
       *[other] mission book what you begin with, the round limit, the events and how you win
    }, and type it in below.
h3s-set-fan-made = Fan-made. The app knows what you begin with; map, events and victory are on its page.
h3s-set-carried = It goes on from the scenario before it: the deck and what was left come along. Begun here, it starts without them.
h3s-set-enemies = Against { $names }.
h3s-set-people =
    { $count ->
        [one] One player
       *[other] { $count } players
    }
h3s-set-players =
    { $least ->
        [one] { $most ->
            [one] For one player.
           *[other] For one to { $most } players.
        }
       *[other] For { $least } to { $most } players.
    }
h3s-set-few-factions = { $count } players need { $count } factions. Put another box on the table.
h3s-set-no-name = Player { $number } needs a name.
h3s-set-no-faction = There is no faction left for { $name }: put another box on the table.
h3s-set-team =
    { $team ->
        [first] First alliance
       *[second] Second alliance
    }
h3s-set-team-of = { $name }'s side
h3s-set-teams-empty = Both alliances need somebody: the book has two players in each.
h3s-set-hero =
    { $player }: { $name }, { $profession }, { $type ->
        [might] might
       *[magic] magic
    }
h3s-set-deck = { $profession }. Starting deck: { $cards }.

## Difficulty, boxes, rules

h3s-set-difficulty = Difficulty
h3s-set-bonus = Starting bonus: { $ways }. The sheet carries it out.
h3s-set-bonus-none = No starting bonus.
h3s-set-bonus-campaign = A campaign has a starting bonus of its own: see its book.
h3s-set-boxes = Boxes on the table
h3s-set-rules = Optional rules
h3s-set-rules-on = In force: { $rules }.
h3s-set-rules-off = None: you play by the book.
h3s-set-rules-choose = Choose optional rules
h3s-set-rules-contradict = Astrologers in every round and no astrologers at all: choose one of the two.
h3s-set-effect =
    { $effect ->
        [easier] Easier
        [harder] Harder
       *[variant] Different
    }
h3s-set-settings = How you play
h3s-set-setting =
    { $setting ->
        [dice] Who rolls the dice?
        [cards] Who draws Astrologers, Event and Pandora cards?
        [ai-army] An AI hero's army, after a combat:
        [morale] Morale: tokens, or the cards of Battlefield?
       *[second-negative] After a second negative morale, the token:
    }
h3s-set-answer =
    { $answer ->
        [app] The app
        [table] { $setting ->
            [cards] Real cards
           *[dice] Real dice
        }
        [goes] goes
        [stays] stays (usual)
        [tokens] Tokens (usual)
        [cards] Cards
        [losses] keeps its losses
       *[static] is whole again (usual)
    }

## What everybody begins with

h3s-set-start = What everybody begins with
h3s-set-start-sum = { $resources }. Production: { $income }.
h3s-set-start-army = Units: { $units }. Buildings: { $buildings }.
h3s-set-start-ours = A beginning of ours, so that you can start at once. Your scenario's page may say otherwise.
h3s-set-change-start = Change it
h3s-set-less = Fold away
h3s-set-resources = Resources
h3s-set-income = Production each resource round
h3s-set-units = Units
h3s-set-buildings = Buildings
h3s-set-no-units = No units yet.
h3s-set-none = none
h3s-set-add-unit = Add one. Of a tier, each player chooses which.
h3s-set-add = Add { $name }
h3s-set-drop = Take { $name } away
h3s-set-turn = { $name }: turn the card over, then take it away
h3s-set-tier-unit = { $tier } ({ $side })
h3s-set-named-unit = { $name } ({ $side })
h3s-set-dwelling = Dwelling ({ $tier })
h3s-set-course = Rounds and victory
h3s-set-title = Name of the scenario
h3s-set-rounds = Round limit
h3s-set-victory = Victory condition
h3s-set-victory-how = In your words; the sheet shows it all evening.
h3s-set-add-event = Add an event of a round
h3s-set-drop-event = Take away the event of round { $round }
h3s-set-event-round = In round
h3s-set-event-text = What happens
h3s-set-ai = AI hero
h3s-set-ai-hero = AI hero
h3s-set-ai-add = Add an AI hero
h3s-set-ai-drop = Take this AI hero away
h3s-set-ai-about = Its army never changes. After everybody's turn it moves by its rules; the app says how.
h3s-set-ai-name = Its name
h3s-set-ai-level = Its level
h3s-set-ai-army = Army: { $count } of { $most }
h3s-set-ai-elsewhere = Only the scenario's page tells: { $parts }.
h3s-set-ai-part =
    { $part ->
        [army] the army
        [deck] the AI deck
        [spells] the spells
       *[skills] the skill cards
    }

## Tables and dice

h3s-set-carries = The chosen cards come along; type what the book of this scenario says.
h3s-set-tables = Tables and dice
h3s-set-read-rule = Read the rule
h3s-set-table =
    { $table ->
        [dice] Dice
        [trade] Trade
        [places] Places
        [search] Search (2)
        [levels] Levels
        [difficulty] Guards
        [machines] War machines
        [ai] AI cards
       *[rules] Optional rules
    }
h3s-set-which-die = Which die
h3s-set-how-many-dice = How many
h3s-set-throw =
    { $count ->
        [one] Roll the die
       *[other] Roll { $count } dice
    }
h3s-set-throw-beside = A throw beside the play: only what you take is written down.
h3s-set-take = For { $name }
h3s-set-faces = The six faces
h3s-set-of-six = { $count } of 6
h3s-set-have = What I have
h3s-set-have-mine = What { $name } has
h3s-set-most = What I can get for it
h3s-set-at-most = Up to { $amount }
h3s-set-want = What I want
h3s-set-no-way = Out of reach, whatever you trade. Missing: { $missing }.
h3s-set-trade-now = Trade this for { $name }
h3s-set-difficulty-about = Neutral cards that guard a field, by its level and the difficulty.
h3s-set-level-line =
    { $experience } experience · hand of { $hand } · { $expert ->
        [one] { $expert } expert use
       *[other] { $expert } expert uses
    }
h3s-set-heroes-line = A main hero has { $main } movement points, a secondary one { $secondary }. A secondary hero costs { $cost } gold.
h3s-set-find-place = Place: two letters are enough
h3s-set-no-place = No place begins with “{ $typed }”.
h3s-set-more-places = All places of your boxes
h3s-set-type-more = { $count } more: type two letters.
h3s-set-visit-it = Visit
h3s-set-visit-this = Visit { $name }
h3s-set-category =
    { $category ->
        [visitable] Visitable: a black cube after the visit
        [flaggable] Flaggable: your cube stays there
       *[revisitable] Revisitable: 1 movement point to use it again
    }
h3s-set-search-step =
    { $step ->
        [1] Searching is always optional.
        [2] Look at the top 2 cards of the deck; Search (X) means X cards.
        [3] Keep one in your hand and discard the others. Or take the top card of that deck's discard pile instead.
       *[4] If the deck or its discard pile is empty, refill it from the other one first.
    }
h3s-set-kept = The card you kept
h3s-set-which-deck = Which deck
h3s-set-deck-name =
    { $deck ->
        [abilities] Abilities
        [artifacts] Artifacts
       *[spells] Spells
    }
h3s-set-find-card = Card: two letters are enough
h3s-set-kept-it = { $name } has { $card } now.
h3s-set-machine = War Machine Factory { $factory } gold · Trading Post { $post } gold
h3s-set-rules-here =
    { $count ->
        [0] This table plays by the book: none is in force.
        [one] One is in force at this table.
       *[other] { $count } are in force at this table.
    }

## A place

h3s-set-one-of = { $when }, one of:
h3s-set-where = Where is the hero?
h3s-set-visit =
    { $category ->
        [flaggable] { $name } flags it
       *[other] { $name } visits it
    }
h3s-set-who = Who
h3s-set-whose-cube = Whose cube lay there?
h3s-set-nobody = Nobody's, ever
h3s-set-once = Nobody's now, but once
h3s-set-place-number =
    { $what ->
        [dice] Dice on the field
       *[stacked] Stacked guards
    }

## Combats

h3s-set-fight = { $name } fights
h3s-set-fight-kind =
    { $kind ->
        [neutral] Neutral field
        [bank] Creature Bank
        [heroes] Another player
       *[ai-hero] AI hero
    }
h3s-set-fight-hero =
    { $which ->
        [enemy_hero] Their hero
       *[hero] Which hero
    }
h3s-set-fight-switch =
    { $what ->
        [own-town] In the defender's own Town
       *[garrison] No hero there: units only, for 8 gold
    }
h3s-set-fight-place = For which place? It is visited after a victory.
h3s-set-guards-are = On guard: { $units }.
h3s-set-guards-faction = Which faction defends it? One that nobody of you plays.
h3s-set-guards-nobody = Every faction of your boxes is played: name the units by hand.
h3s-set-guards-which =
    { $count ->
        [one] Which of these stands there?
       *[other] Which { $count } of these stand there?
    }
h3s-set-guards-by-hand = Name the guards by hand
h3s-set-shuffled = The decks were shuffled anew
h3s-set-fight-here = Fight it here
h3s-set-with-cards = With cards
h3s-set-quick = Quick combat
h3s-set-name = { $name }
h3s-set-fighting =
    { $hero ->
        [secondary] { $name }'s secondary hero against { $enemy }
       *[main] { $name } against { $enemy }
    }
h3s-set-standing =
    { $standing ->
        [running] The combat is being fought in the app.
        [over] The combat is over; its result is not on the sheet yet.
        [gone] The combat's table was deleted. Enter how it ended, or fight it anew.
       *[cards] You fight it with your cards. Enter how it ended.
    }
h3s-set-go-on = Go on with the combat
h3s-set-take-over = Put the result on the sheet
h3s-set-enter-outcome = Enter the outcome
h3s-set-call-off = Call it off
h3s-set-back-to-evening = Back to the evening
h3s-set-see-evening = Look at the evening's sheet
h3s-set-fight-entered = The evening does not wait for this combat: its outcome was entered, or it was called off.
h3s-set-outcome-title = How did it end?
h3s-set-outcome =
    { $outcome ->
        [victory] Victory
        [retreat] Retreat
        [defeat] Defeat
        [surrender] Gave up, 10 gold
       *[surrendered] { $name } gave up, 10 gold
    }
h3s-set-left = What is left of { $name }'s army
h3s-set-left-how = Tap a unit once for each card it lost.
h3s-set-gone = { $name }: lost
h3s-set-azure = An azure unit was among them
h3s-set-fought-number =
    { $what ->
        [movement] Movement points it cost
        [experience] Experience it brought
       *[stacked] Stacked guards
    }
h3s-set-stacked = { $usual ->
        [0] By your difficulty, none of the guards has a Stack token.
        [1] By your difficulty, one of the guards has a Stack token.
       *[other] By your difficulty, { $usual } of the guards have a Stack token.
    }
h3s-set-enter = Put it on the sheet

## AI heroes

h3s-set-ai-line =
    { $state ->
        [beaten] { $name } is beaten
        [moves] { $name } moves: { $movement } left
        [next] { $name } moves
       *[waits] { $name }
    }
h3s-set-ai-subtitle =
    { $state ->
        [beaten] AI hero of level { $level }, beaten
       *[there] AI hero of level { $level } · { $movement } movement left
    }
h3s-set-ai-army-now = Army
h3s-set-ai-no-army = The app does not know its army: the scenario's page does.
h3s-set-ai-is-beaten = Beaten
h3s-set-ai-flags = It has flagged: { $places }.
h3s-set-ai-skills = Skill cards
h3s-set-ai-skills-used = Cards that a Skill card uses
h3s-set-find-skill = Ability or Specialty: two letters are enough
h3s-set-counted = { $count } { $name }
h3s-set-ai-fields = What can be flagged on its tile
h3s-set-ai-hero-of =
    { $hero ->
        [secondary] { $name }'s secondary hero
       *[main] { $name }'s hero
    }
h3s-set-ai-field-of = { $place } of { $name }
h3s-set-ai-go = It moves
h3s-set-ai-fight = Begin the combat

## The end

h3s-set-again = Another evening
h3s-set-figures = The evening in figures
h3s-set-carry = What comes along
h3s-set-carry-deck =
    The next deck: all Statistics, Specialty I and five other cards. { $count ->
        [one] { $count } card so far.
       *[other] { $count } cards so far.
    }
h3s-set-carry-choose = Choose cards: { $chosen } of { $wanted }
h3s-set-carry-how = All Statistics and Specialty I come along anyway; other Specialties do not.
h3s-set-carry-done = These: { $chosen } of { $wanted }
h3s-set-next = On to { $name }
h3s-set-next-own = On to the next scenario
h3s-set-campaign-over = This was the last scenario of the campaign.
h3s-set-restart = Play it once more
h3s-set-restart-how = A lost scenario begins again with the deck you brought to it.
