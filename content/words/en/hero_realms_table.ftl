# Hero Realms at a real table: what people with real cards do, and how a chair's turn is told.

## What people do with real cards

hr-ask-people = { $names }: tell what the table sees
hr-takes =
    { $name } takes { $card }{ $slot ->
        [0] .
       *[other] {" "}from slot { $slot }.
    }
hr-takes-from = { $name } takes { $card } from the discard pile of { $target }.
hr-forgotten = The purchase of { $card } by { $name } had not been entered; it is now.
hr-must-discard =
    { $name } discards { $count ->
        [one] 1 card
       *[other] { $count } cards
    } of their choice.
hr-must-empty-hand = { $name } discards the whole hand.
hr-forces =
    { $name } makes { $target } discard { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
hr-borrows-one = { $name } borrows a card from { $target }.
hr-check-missed = { $name } tries for { $card }, but the cards do not add up to { $check }.
hr-ask-lend = { $name } is defeated: which card of that hand is lent?
hr-do-borrow-one = Borrow a card from { $target }
hr-zone-cards = own cards
hr-do-take =
    Take { $card }{ $slot ->
        [0] {""}
       *[other] {" "}(slot { $slot })
    }
hr-do-check = Steal { $card }: printed costs of { $number } or more
hr-yes = yes
hr-zone-top = on top of the deck
hr-faction-name =
    { $faction ->
        [imperial] Imperial
        [guild] Guild
        [necros] Necros
       *[wild] Wild
    }

## What the table puts right

hr-table-says = The table says so.
hr-correct-life = Correction: { $name } has { $count } life.
hr-correct-slot = Correction: in slot { $slot } lies { $card }.
hr-correct-there = Correction: { $card } is in play before { $name }.
hr-correct-gone = Correction: { $card } is not in play before { $name }.
hr-correct-item = Correction: { $name } holds { $card }.

## What is refused at a real table

hr-boss-by-people = The cards of a boss are the app's: { $name } cannot be played with real cards.
hr-real-cards = { $name } plays with real cards; this is done only with cards that the app holds. ({ $rule })
hr-cards-here = The app holds the cards of { $name }; this is told only of people with real cards. ({ $rule })
hr-all-seen = { $card } cannot be there: { $count ->
        [one] the box has only one, and it is seen elsewhere
       *[other] the box has { $count } of it, and all are seen elsewhere
    }. ({ $rule })
hr-not-owned = { $name } does not own { $card }. ({ $rule })
hr-slot-empty = Slot { $slot } is empty. ({ $rule })
hr-slot-not-asked = Slot { $slot } does not wait for a card. ({ $rule })
hr-no-slot = There is no slot { $found }; slots are 1 to { $most }, and 0 is the Fire Gem stack.
hr-prepared-already = { $card } is prepared already. ({ $rule })
hr-say-how-much = Say for how much { $target } is attacked. ({ $rule })
hr-odd-number = { $found } cannot be meant; numbers go up to { $most }.
hr-not-nearby = { $name } cannot give health to { $target }: it goes to oneself or, in a party, to one nearby. ({ $rule })
hr-is-out = { $name } is out and gets no cards. ({ $rule })
hr-no-champion = { $card } is no champion. ({ $rule })
hr-item-hidden = { $card } is not among the hoard items that lie open. ({ $rule })
hr-let-stopped = It is not the turn of a chair that plays by itself.

## A chair's turn, step by step

hr-line-seat =
    { $name }: life { $life }{ $count ->
        [0] { "" }
       *[other] , in play: { $cards }
    }
hr-line-market = Market: { $cards }
hr-step-gain =
    { $count } { $pool ->
        [gold] gold
        [combat] combat
       *[health] life
    }
hr-step-play =
    { $name } plays { $card }{ $count ->
        [0] .
       *[other] : { $gains }.
    }
hr-step-expend =
    { $name } expends { $card }{ $count ->
        [0] .
       *[other] : { $gains }.
    }
hr-step-ally =
    { $name } uses the ally ability of { $card }{ $count ->
        [0] .
       *[other] : { $gains }.
    }
hr-step-sacrifice =
    { $name } sacrifices { $card }{ $count ->
        [0] .
       *[other] : { $gains }.
    }
hr-step-buys-ask = { $name } buys { $card } from slot { $slot }: turn up a new card there.
hr-step-buys-new = { $name } buys { $card } from slot { $slot }: { $new } comes there.
hr-step-buys-last = { $name } buys { $card } from slot { $slot }; the slot stays empty.
hr-step-buys-gem = { $name } buys { $card } from its stack.
hr-step-declines = { $name } declines.
hr-step-end = { $name } ends the turn.

## Why a chair did it

hr-why-finish = { $target } has { $count } life left, and the combat is enough for it.
hr-why-taunted = Taunted by { $names }, it may spend combat only there; it leaves { $target } at { $left }.
hr-why-only-target = Nobody else can be hit; it leaves { $target } at { $left }.
hr-why-unguarded = All others stand behind guards; it leaves { $target } at { $left }.
hr-why-weakest = { $target } has the least life of those in reach; it leaves { $target } at { $left }.
hr-why-most-use = The combat counts most against { $target }; it leaves { $target } at { $left }.
hr-why-guard-gone = { $card } guards { $target }; with it gone, { $left } combat is left for what is behind.
hr-why-champion-gone = { $card } would bring { $target } more every turn than this damage costs now.
hr-why-best-buy = Best value for { $gold } gold: { $card } over { $others }.
hr-why-best-alone = For { $gold } gold nothing else but { $card } is worth buying.
hr-why-play-draws = { $card } draws, so it goes first.
hr-why-play-champion = { $card } stays on the table and acts every turn.
hr-why-play-last = It is the last card in hand.
hr-why-ally =
    Another card of its faction is in play ({ $faction ->
        [imperial] Imperial
        [guild] Guild
        [necros] Necros
       *[wild] Wild
    }), so the ability is free.
hr-why-answer-least = It is the card that will be missed least.
hr-why-answer-thin = Without weak cards the good ones come up more often.
hr-why-answer-threat = It is the champion that would do the most harm.
hr-why-answer-own = It is the champion whose ability brings the most now.
hr-why-answer-weakest = It is the one with the least life.
hr-why-answer-fullest = It is the one with the most cards in hand.
hr-why-answer-best = It is the card worth most now.
hr-why-answer-most = It brings the most now.
hr-why-answer-partner = It is the faction with the most partners.
hr-why-answer-none = What there is to give is better kept.
hr-why-answer-item = It is the hoard item worth most.
