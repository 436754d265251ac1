# The full engine of Hero Realms. Names of cards and people are filled in as they are written.

## What happens at a table of Hero Realms

hr-turn = Turn: { $names }
hr-plays = { $name } plays { $card }.
hr-expends = { $name } expends { $card }.
hr-allies = { $name } uses the ally ability of { $card }.
hr-sacrificed = { $name } sacrifices { $card }.
hr-gem-back = { $name } sacrifices { $card }; it goes back to its stack.
hr-gold = { $name }: gold +{ $count }, now { $total }
hr-combat = { $name }: combat +{ $count }, now { $total }
hr-health = { $name }: life +{ $count }, now { $total }
hr-draws = { $name }: cards drawn: { $count }
hr-shuffles =
    { $name } shuffles; the new deck has { $count ->
        [one] one card
       *[other] { $count } cards
    }.
hr-discards = { $name } discards { $card }.
hr-topdecks = { $name } puts { $card } on top of the deck.
hr-searches = { $name } takes a card into hand.
hr-looks = { $name } looks at cards of the deck: { $count }
hr-prepares = { $name } prepares { $card }.
hr-raises = { $name } puts { $card } back into play.
hr-next-acquire =
    { $name }: for the next card acquired this turn ({ $kind ->
        [action] action
        [champion] champion
       *[any] any
    }): { $what ->
        [top] on top of the deck
        [hand] into hand
       *[other] 1 gold less
    }.
hr-acquires =
    { $name } acquires { $card } for { $cost }{ $slot ->
        [0] .
       *[other] , from slot { $slot }.
    }
hr-turns-up = Slot { $slot }: { $card } turns up.
hr-goes =
    { $card } goes { $where ->
        [top] on top of the deck
       *[hand] into hand
    } ({ $name }).
hr-faction =
    { $name }: counts as one more card in play this turn: { $faction ->
        [imperial] Imperial
        [guild] Guild
        [necros] Necros
       *[wild] Wild
    }
hr-attacks = { $name } attacks { $target } for { $count }.
hr-attacks-champion = { $name } attacks { $card } of { $target } for { $count }.
hr-damage = { $name }: damage { $count }
hr-scorched = { $card } of { $name }: damage { $count }
hr-loses = { $name }: life −{ $count }
hr-prevents = { $name }: damage prevented: { $count }
hr-stunned = { $card } of { $name } is stunned.
hr-blessed = { $name }: champions have { $count } more defense.
hr-out = { $name } is out.
hr-defeated = { $name } is defeated.
hr-returns = { $name } is back in the fight.
hr-new-hand = { $name } is defeated: new hand.
hr-reward = { $name } hunted well: life +{ $count } and a card.
hr-wins = Won: { $names }
hr-passes = { $name } gives { $card } to { $target }.
hr-borrows = { $name } borrows { $card } from { $target }.
hr-taunts = { $name } has taunted { $target }: in its next turn its combat may only hit those who did.
hr-taunt-over = { $name } is no longer taunted.
hr-calm = { $name } cannot be taunted until the end of its next turn.
hr-reveals = { $name } reveals { $card } from the hoard.
hr-steals = { $name } takes { $card } from { $target }.
hr-hoard-back = { $name } takes back { $card }.
hr-summons = { $name } summons { $card }.
hr-jar-breaks = { $name }: the soul jar { $card } is destroyed.
hr-jar-opens = { $name }: the soul jar { $card } is revealed, life { $count }.
hr-corrupts = { $name } owns { $count } cards: { $card } can be used from now on.

## What is asked

hr-ask-main = { $names }: play, buy, attack, or end the turn
hr-ask-heal = { $name }: who gains the health?
hr-ask-bless = { $name }: who is blessed?
hr-ask-discard = { $name }: discard which card?
hr-ask-sac = { $name }: sacrifice a card from hand or discard pile?
hr-ask-topdeck = { $name }: which card goes on top of the deck?
hr-ask-search = { $name }: take which card into hand?
hr-ask-look-discard = { $name }: discard one of the cards looked at?
hr-ask-look-order = { $name }: which card is drawn next?
hr-ask-prepare = { $name }: prepare which champion?
hr-ask-raise = { $name }: which champion returns to play?
hr-ask-stun = { $name }: stun which champion?
hr-ask-opponent = { $name }: which opponent discards?
hr-ask-stun-all = { $name }: whose champions are stunned?
hr-ask-blast = { $name }: who is hit?
hr-ask-empty-hand = { $name }: which defeated player discards the hand?
hr-ask-free = { $name }: acquire which card without paying?
hr-ask-goes = { $name }: where does the card go?
hr-ask-faction = { $name }: which faction?
hr-ask-plunder = { $name }: steal which hoard item?
hr-ask-skill-steal = { $name }: a skill check for which hoard item?
hr-ask-skill-pay = { $name }: discard which card for the skill check?
hr-ask-choose = { $name }: which effect?
hr-ask-yes-no = { $name }: do it?
hr-ask-number = { $name }: how many?
hr-ask-last-card = { $name }: leave one card to the emperor?
hr-ask-turned = Slot { $slot }: which card turned up?
hr-option = { $option }
hr-none = none
hr-from = { $card } ({ $zone })
hr-of = { $card } ({ $name })
hr-zone-hand = hand
hr-zone-discard = discard pile
hr-zone-deck = deck
hr-do-play = Play { $card }
hr-do-expend = Expend { $card }
hr-do-ally = Ally ability of { $card }
hr-do-sacrifice = Sacrifice { $card }
hr-do-acquire = Acquire { $card } ({ $cost } gold)
hr-do-attack = Attack { $target }
hr-do-attack-champion = Attack { $card } of { $target }
hr-do-pass = Pass { $card } to { $target }
hr-do-borrow = Borrow { $card } from { $target }
hr-do-steal = Steal { $card } with a skill check: { $cards }
hr-do-end = End the turn

## What is refused

hr-over = The game is over; only undo brings it back.
hr-say-who = Several seats act together: say who does it, one of { $options }. ({ $rule })
hr-not-your-turn = { $name } is not on turn; it is the turn of { $turn }. ({ $rule })
hr-answer-first = A question is open: { $name } answers first. ({ $rule })
hr-nothing-asked = Nothing is asked now, so { $found } answers nothing. ({ $rule })
hr-not-an-option = { $found } is not possible; possible: { $options }. ({ $rule })
hr-not-in-hand = { $card } is not in the hand of { $name }. ({ $rule })
hr-not-in-play = { $card } is not in play before { $name }. ({ $rule })
hr-not-in-discard = { $card } is not in the discard pile of { $name }. ({ $rule })
hr-not-in-market = { $card } does not lie in the market. ({ $rule })
hr-no-gems = The Fire Gem stack is empty. ({ $rule })
hr-no-printed-cost = { $card } has no printed cost and cannot be taken. ({ $rule })
hr-no-heist = Without Heist, { $card } cannot be acquired from a discard pile. ({ $rule })
hr-no-expend = { $card } has no expend ability. ({ $rule })
hr-expended = { $card } is expended already; it must be prepared. ({ $rule })
hr-skill-gold = { $card } costs { $cost } gold to use; there is { $gold }. ({ $rule })
hr-no-ally = { $card } has no ally ability. ({ $rule })
hr-ally-used = The ally ability of { $card } was used this turn; it works once a turn. ({ $rule })
hr-no-partner = The ally ability of { $card } needs another card of its faction in play ({ $faction }). ({ $rule })
hr-no-sacrifice = { $card } has no sacrifice ability. ({ $rule })
hr-too-early = { $card } can be used only after the first { $count } turns. ({ $rule })
hr-too-dear = { $card } costs { $cost } gold; there is { $gold }. ({ $rule })
hr-no-combat = { $name } has { $combat } combat; the attack needs { $amount }. ({ $rule })
hr-out-of-reach = { $name } cannot reach { $target } from this seat. ({ $rule })
hr-taunt-limit = Taunted: combat may only hit { $names } and their champions, not { $target }. ({ $rule })
hr-champion-guarded = A guard of { $name } protects { $card }. ({ $rule })
hr-player-guarded = A guard protects { $name }. ({ $rule })
hr-only-emperor = Cards are passed only in Emperor. ({ $rule })
hr-not-adjacent = { $target } is no teammate in the next seat to { $name }. ({ $rule })
hr-pass-gold = Passing a card costs 1 gold, and { $name } has none. ({ $rule })
hr-not-defeated = Cards are borrowed by heroes from defeated players, and { $name } is none. ({ $rule })
hr-lent-already = A card of { $name } was borrowed in this cycle; it is one a cycle. ({ $rule })
hr-only-dragon = Only heroes steal hoard items, and only from the Dragon. ({ $rule })
hr-dragon-has-not = The Dragon does not hold { $card }. ({ $rule })
hr-not-taunted = The Dragon is not taunted; only then can its hoard be stolen. ({ $rule })
hr-checks-spent = Skill checks per turn at this table: { $count }. ({ $rule })
hr-check-failed = { $card } needs cards worth { $check }; these are worth { $found }. ({ $rule })
hr-no-seat = There is no seat { $found }. Seats: { $options }
hr-no-card = There is no card { $found }; write a card's id or a beginning that only one card has.
hr-which-card = { $found } may be several cards: { $options }
hr-empty-line = The line is empty. It begins with one of: { $options }
hr-unknown-word = { $found } is nothing one can do. Possible: { $options }
hr-bad-line = { $found } cannot be read; it is written: { $expected }
hr-bad-setup = The set-up does not fit at { $field }: found { $found }, expected { $expected }.
hr-bad-seats = { $mode } is for { $least } to { $most } seats, not { $found }.
hr-same-seats = Every seat needs an id of its own: { $found }
hr-no-boss = { $found } is no boss. Bosses: { $options }
hr-no-character = { $found } is no character. Characters: { $options }
hr-no-copy = { $card } cannot lie there: { $count ->
        [one] the box has only one, and it is seen elsewhere
       *[other] the box has { $count } of it, and all are seen elsewhere
    }.
hr-hidden = This is hidden from the seat that decides.
hr-no-level = There is no level { $found }. Levels: { $options }

## Position files

position-no-engine = No engine { $found } plays positions. Engines: { $options }
position-no-mode = There is no mode { $found }. Modes: { $options }
position-no-chair = Nobody plays a score sheet by itself, not even { $found }.
position-bad = The position cannot be read: { $mistakes }
position-differs = Not as expected: { $differences }

## Simulation

simulate-progress = Playing
simulate-games = { $games } { $games ->
        [one] game
       *[other] games
    } of { $mode }, level { $level }
simulate-side = { $side }: { $wins } won, { $share } % (95 %: { $low } to { $high } %)
simulate-turns = Turns: { $mean } on average, { $least } to { $most }
simulate-open = Without a winner after { $limit } turns: { $count }
simulate-speed = { $rate } games per second
simulate-no-game = { $found } cannot be simulated. Possible: { $options }
simulate-one-of = Name a mode or a boss with a party, not both.
simulate-no-boss = A party fights a boss: name the boss as well.

## What an automated chair says

hr-decides = { $name }: { $what }.
hr-why-only = It is the only thing possible.
hr-why-random = Drawn by lot.
hr-why-play = Cards are played before gold and combat are spent.
hr-why-ability = The ability costs nothing and helps.
hr-why-skill = The skill is worth more than the gold it costs.
hr-why-buy = { $card } is the best purchase for the gold at hand (worth { $worth }).
hr-why-kill = The combat is enough to defeat the target.
hr-why-guard = { $card } guards the way and can be stunned.
hr-why-champion = { $card } would bring its owner more than the damage costs.
hr-why-face = { $target } has the least life and guards among those in reach.
hr-why-final = Sacrificed, because it wins the game now.
hr-why-steal = The hoard item is worth more than the cards it costs.
hr-why-borrow = A card of a defeated player is a card more.
hr-why-end = Nothing worth doing is left.
hr-why-answer = The best answer by the value of the cards and the health at stake.
hr-why-spent = The card has done its work: its combat now is worth more than the card later.
hr-why-sweep = The champions it takes off the table are worth more than the card.
hr-why-sure = { $why } Thought through { $count } times, nothing looked better.
hr-why-searched = Thought through { $count } times, this looked best.
