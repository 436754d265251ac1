# Hero Realms with an empty chair, on screen: set-up, the table, the app's turn, the end.

## Set-up

hra-setup = New table with an empty chair
hra-the-app = The app
hra-level = How well the app plays
hra-level-squire = Squire
hra-level-knight = Knight
hra-level-legend = Legend
hra-about-squire = Plays plainly: a good first opponent.
hra-about-knight = Plays well and decides at once.
hra-about-legend = Thinks ahead, up to two seconds a turn.
hra-boss-level = The app plays the boss: { $name }
hra-chairs =
    { $count ->
        [one] { $count } chair
       *[other] { $count } chairs
    }
hra-chairs-about = Clockwise, as they sit. The app takes the chairs that are empty.
hra-chairs-in-order = Clockwise, as they sit; the first one begins.
hra-person = Person
hra-on-screen = On this screen
hra-sits = Who sits in the chair of { $name }?
hra-missing-name = Player { $number } needs a name.
hra-missing-character =
    { $count ->
        [one] { $names } still needs a character.
       *[other] { $names } still need a character.
    }
hra-missing-chair = No chair is empty. Give one to the app: Squire, Knight or Legend.
hra-market-who = Who deals the market?
hra-market-table = The table
hra-market-app = The app
hra-market-about-table = Your own cards lie on the table. When one turns up, tell the app which.
hra-market-about-app = The app draws; lay the same cards on the table.
hra-open-questions = Open questions of the rules
hra-open-about = The rulebook leaves these open. Play them as your table does.
hra-open-default = { $answer } (usual)
hra-open-yes = Yes
hra-open-no = No
hra-open-nontarget = A card that stuns without naming a target: does it get past guards?
hra-open-hydra = Hydra: must a guard stand upright to cover its team?
hra-open-excess = Lich: does damage beyond a soul jar hit the next one?
hra-open-grimoire = Lich: where does a minion go that leaves play?
hra-open-bottom = Under the grimoire
hra-open-shuffle = Shuffled in
hra-open-stolen = Dragon: is a stolen hoard item ready to use?
hra-open-defeated = Can health bring a defeated hero back?
hra-open-seating = Does the party sit in a line or in a ring?
hra-open-line = In a line
hra-open-ring = In a ring
hra-open-pending = Several effects wait for the next purchase: which one counts?
hra-open-player = The buyer chooses
hra-open-oldest = The first one used
hra-open-checks =
    { $count ->
        [0] Skill checks in a turn: no limit
       *[other] Skill checks in a turn: at most { $count }
    }
hra-open-checks-less = Fewer skill checks
hra-open-checks-more = More skill checks

## The table

hra-life-aloud = { $name }: life { $life }
hra-life-plus = { $name }: life plus 1
hra-life-minus = { $name }: life minus 1
hra-hit-1 = Hit { $name } for 1
hra-hit = Hit { $name } for { $count }
hra-hit-pad = Hit { $name } for another number
hra-hit-other = Hit for…
hra-pad-minus = Hit
hra-pad-hit = Hit for { $amount }: { $before } → { $after }
hra-pad-heal = { $counter } +{ $amount }: { $before } → { $after }
hra-taunted = Taunted by { $names }
hra-calm = Cannot be taunted
hra-jars = Jars left: { $count }
hra-grimoire = Grimoire: { $count }
hra-hoard = Hoard: { $count } hidden
hra-hand = Hand: { $count }
hra-defeated = Defeated
hra-card-aloud =
    { $card }, { $faction ->
        [imperial] Imperial
        [guild] Guild
        [necros] Necros
        [wild] Wild
       *[none] no faction
    }, cost { $cost }
hra-faction =
    { $faction ->
        [imperial] Imperial
        [guild] Guild
        [necros] Necros
       *[wild] Wild
    }
hra-champion-aloud =
    { $card } of { $name }, { $kind ->
        [guard] guard
       *[champion] champion
    }, defense { $left }{ $turned ->
        [yes] , turned sideways
       *[no] {""}
    }
hra-attack-champion = Stun with { $left } combat: { $champion }
hra-beside-aloud =
    { $card }{ $turned ->
        [yes] , used
       *[no] , ready
    }
hra-market = Market
hra-market-tap = Tap a card that is bought
hra-market-wait = Tap a slot to put it right
hra-take = Take from slot { $slot }: { $card }
hra-take-gem = Take { $card }, cost { $cost }, { $count } left
hra-slot-holds = Slot { $slot }: { $card }
hra-slot-new = Slot { $slot }: new card?
hra-slot-which = Slot { $slot }: which card?
hra-slot-stays-empty = Slot { $slot }: empty
hra-slot-type = Two letters of its name
hra-slot-more = { $count } slots to fill
hra-slot-possible =
    { $count ->
        [one] { $count } card is still possible
       *[other] { $count } cards are still possible
    }
hra-slot-none = No card that can still turn up matches “{ $typed }”. All copies of the others have been seen.
hra-lay = Champion
hra-lay-which = { $name }: which champion?
hra-lay-type = Two letters of its name
hra-lay-how = Owned champions first; type to find one that was bought unseen.
hra-lay-aloud = { $card }, defense { $defense }
hra-deeds = More…
hra-expend = Uses its ability (turn it sideways)
hra-expend-of = Uses { $card }
hra-sacrifice-of = Uses up { $card } for good
hra-prepare = Is prepared again (turn it upright)
hra-ally = Uses its ally ability
hra-steal = Steals { $card }: cards worth { $number }
hra-steal-missed = Tries { $card } and misses { $number }
hra-borrow = Borrows a card of { $name }
hra-discards = Makes { $name } discard a card
hra-who-acts = Whose acts are entered?
hra-in-play = In play
hra-champion-more = About { $card }
hra-set-life = Change the life of { $name }
hra-missing-champion = A champion is missing here
hra-holds-item = Holds { $card } after all
hra-stun-attack = Stunned by an attack
hra-stun-card = Stunned by a card with a target
hra-stun-freely = Stunned by a card without a target
hra-harm = Damage { $count }, no attack
hra-harm-how = Damage of a card, no attack:
hra-champion-gone = Is not in play
hra-end-turn = End turn
hra-answer = Answer the question

## The app's turn

hra-turn-of = Turn: { $name }
hra-turn-begins = { $name } is about to act
hra-turn-begins-how =
    { $count ->
        [one] It holds { $count } card. Next shows one step at a time, All goes on until the table is asked.
       *[other] It holds { $count } cards. Next shows one step at a time, All goes on until the table is asked.
    }
hra-next = Next
hra-all = All
hra-decide-now = Decide now
hra-thinking = Thinking for { $seconds } s, at most { $most } a turn
hra-step-several =
    { $name } { $kind ->
        [use] uses
       *[play] plays
    } { $cards }{ $count ->
        [0] .
       *[other] : { $gains }.
    }
hra-passed-over = What was passed over: { $step }
hra-why = Why: { $step }
hra-rule = Rule { $number }
hra-look-table = Look at the table
hra-look-steps = Back to the steps
hra-last-turn = What the app did last
hra-no-turn-yet = The app has not had a turn yet.
who-chair = The app

## Putting right

hra-correct = Put right
hra-correct-how = Life, champions and items of:
hra-correct-market = The card in a market slot:
hra-correct-slot = Put slot { $slot } right
hra-number-hit = Hit on { $name }
hra-number-heal = Life for { $name }
hra-number-life = Life of { $name }

## The end

hra-summary = The evening in numbers
hra-summary-rounds = Rounds
hra-summary-damage = Damage by { $name }
hra-summary-stunned = Champions lost by { $name }
hra-summary-longest = Longest turn: { $name }
hra-summary-repaired = Steps put right
hra-summary-bought =
    { $count ->
        [one] { $name } bought { $count } card
       *[other] { $name } bought { $count } cards
    }
