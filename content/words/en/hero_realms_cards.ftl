# What the cards of Hero Realms say, put together from their effects (games/hero_realms/wording.py).
# Phrases begin small: they may stand inside a sentence.

## What a card is

hrc-defense = Defense { $count }
hrc-guard = Guard, defense { $count }
hrc-jar = Soul jar, health { $count }
hrc-check = Skill check { $count }
hrc-stays-expended = Stays expended once used, until it is stolen.

## What it takes to use an ability

hrc-plain = { $said }
hrc-expend = Expend: { $said }
hrc-expend-paid = Expend and pay { $price }: { $said }
hrc-ally =
    { $faction ->
        [imperial] Imperial
        [guild] Guild
        [necros] Necros
        [wild] Wild
       *[none] Any
    } ally: { $said }
hrc-sacrifice = Sacrifice: { $said }
hrc-sacrifice-later = Sacrifice, not before your turn { $turn }: { $said }

## How phrases are put together

hrc-comma = { $one }, { $other }
hrc-or = { $one } or { $other }
hrc-or-else =
    { $one }, { $kind ->
        [tested] or,
       *[plain] or
    } { $other }
hrc-may = you may { $phrase }
hrc-if-done = if you do, { $phrase }
hrc-if = if { $test }, { $phrase }
hrc-if-else = if { $test }, { $phrase }; if not, { $other }

## What is gained

hrc-gain = gain { $gains }
hrc-gain-more = gain { $gains }, plus { $more }
hrc-amount =
    { $count } { $pool ->
        [gold] gold
        [combat] combat
       *[health] health
    }
hrc-for-each = { $gain } for each { $each }
hrc-each =
    { $what ->
        [champion] champion you have in play
        [other-champion] other champion you have in play
        [other-guard] other guard you have in play
        [other-wild] other Wild card you have in play
        [other-knife] other knife you have in play
        [factions-in-play] faction among your cards in play
        [my-discard-champion] champion in your discard pile
        [action] action you have in play
       *[party] player the party started with
    }

## Conditions

hrc-test-count =
    you have at least { $count } { $what ->
        [champion] { $count ->
            [one] champion
           *[other] champions
        } in play
        [other-champion] { $count ->
            [one] other champion
           *[other] other champions
        } in play
        [other-guard] { $count ->
            [one] other guard
           *[other] other guards
        } in play
        [other-wild] { $count ->
            [one] other Wild card
           *[other] other Wild cards
        } in play
        [other-knife] { $count ->
            [one] other knife
           *[other] other knives
        } in play
        [factions-in-play] { $count ->
            [one] faction
           *[other] factions
        } in play
        [my-discard-champion] { $count ->
            [one] champion
           *[other] champions
        } in your discard pile
       *[action] { $count ->
            [one] action
           *[other] actions
        } in play
    }
hrc-test-combat = you have gained at least { $gained } this turn
hrc-test-hoard = another player holds more hoard items than you
hrc-test-subtype =
    you have { $what ->
       *[bow] a bow
    } in play
hrc-test-other = you have another { $card } in play

## The own cards

hrc-draw =
    draw { $count ->
        [one] a card
       *[other] { $count } cards
    }
hrc-draw-up-to =
    draw { $count ->
        [one] up to one card
       *[other] up to { $count } cards
    }
hrc-draw-between = draw { $least } to { $most } cards
hrc-discard =
    discard { $count ->
        [one] a card
       *[other] { $count } cards
    }
hrc-discard-same = discard as many cards
hrc-sac =
    sacrifice { $count ->
        [one] a card
       *[other] up to { $count } cards
    } from your hand or discard pile
hrc-topdeck =
    put { $kind ->
        [discard-champion] a champion
       *[discard-any] a card
    } from your discard pile on top of your deck
hrc-search = search your deck or your discard pile for a card and put it into your hand; if you searched your deck, shuffle it
hrc-look =
    look at the top { $count ->
        [one] card
       *[other] { $count } cards
    } of your deck, discard up to { $most } of them and put the rest back in any order
hrc-prepare = prepare a champion
hrc-put-into-play = put a champion of yours that was stunned since your last turn from your discard pile into play

## The market

hrc-next-goes =
    put the next { $kind ->
        [action] action
        [champion] champion
       *[any] card
    } you acquire this turn { $where ->
        [hand] into your hand
       *[top] on top of your deck
    }
hrc-next-cheaper =
    the next { $kind ->
        [action] action
        [champion] champion
       *[any] card
    } you acquire this turn costs { $saved } less
hrc-acquire-free = acquire a market card that costs { $count } or less without paying for it
hrc-heist =
    this turn you may acquire { $count ->
        [one] a card with a printed cost
       *[other] { $count } cards with a printed cost
    } from an opponent's discard pile for the usual cost

## Against others

hrc-opponent-discards =
    target opponent discards { $count ->
        [one] a card
       *[other] { $count } cards
    }
hrc-stun =
    stun { $whom ->
        [target-champion] target champion
        [nontarget-champion] any champion
        [nontarget-opp-champion] any champion of an opponent
       *[all-champions-of-target-player] all champions of target player
    }
hrc-damage =
    deal { $count } damage to { $whom ->
        [each-opp-champion] each opposing champion
        [each-opp-player] each opponent
       *[target-player-and-champions] target player and to each of that player's champions
    }
hrc-lose-own = lose { $lost }
hrc-lose-each = each opponent loses { $lost }
hrc-discard-hand = target defeated player discards their hand
hrc-bless = target player gains { $gain }, and their champions have { $defense } more defense until the end of their next turn
hrc-prevent = the first { $count } damage dealt to you each turn is prevented ({ $boss } against another boss)

## The bosses

hrc-summon =
    summon { $count ->
        [one] a minion
       *[other] { $count } minions
    }
hrc-summon-party = summon a minion for each player the party started with
hrc-reveal-hoard =
    reveal { $count ->
        [one] a hoard item
       *[other] { $count } hoard items
    }
hrc-steal-hoard = steal a hoard item from that player
hrc-skill-steal = make a skill check to steal a hoard item
hrc-choose-faction = choose a faction and count as having one more card of it in play this turn
hrc-taunt-clear = you are no longer taunted
hrc-taunt-immune = you cannot be taunted until the end of your next turn

## Remarks, and what is not certain

hrc-note-once = Used once in a game.
hrc-note-combat = All combat gained this turn counts, spent or not, this card included.
hrc-note-guards = Guards do not protect against it. Used once in a game.
hrc-note-loss = Losing health is not damage: nothing prevents it.
hrc-note-when-played = Looked at only when the card is played.
hrc-note-mix = Any mix of hand and discard pile.
hrc-note-gem = Sacrificed, it goes back to its stack, where anybody can acquire it.
hrc-note-awake = Asleep until the Lich shuffles and counts 20 cards or more.
hrc-note-flipped = The back of Corruption: from a shuffle on at which the Lich counts 30 cards or more.
hrc-doubt-guards = Its wording has no target, so guards do not protect; no text confirms it for this card.
hrc-doubt-amulet = That the chosen faction counts for the test of four is our reading.
hrc-doubt-diamond = That guards do not protect the other champions is our reading: the player is the target.
hrc-doubt-stepped-up = The card also names players who have stepped up; no text explains it.
hrc-doubt-list = One fan list has another value; all the others have this one.
hrc-doubt-spelling = The Spanish name is spelt as in the text at hand, perhaps a misprint.
