# The full engine of Heroes of Terrinoth. Names of cards and people are filled in as they are written.

## What happens at a table of Terrinoth

th-begins = The quest begins: { $card }
th-round = Round { $round }: the heroes' phase begins.
th-activates = { $name } activates.
th-plays = { $name } exhausts { $card } and resolves it.
th-passes = { $name } passes.
th-rolled = { $name }: successes { $successes }, shields { $shields }
th-app-rolled = { $name } rolls: { $faces }
th-strikes = { $enemy } counterattacks { $name }: { $count }
th-threat = Threat! Every threat effect is resolved once.
th-suffers = { $name }: wounds +{ $count }, now { $total }
th-recovers = { $name }: wounds −{ $count }, now { $total }
th-falls = { $name } is defeated.
th-leads = { $name } leads the party.
th-enemy-suffers = { $enemy }: wounds +{ $count }, now { $total }
th-enemy-recovers = { $enemy }: wounds −{ $count }, now { $total }
th-enemy-falls = { $enemy } is defeated: discard it.
th-enemy-discarded = Discard { $enemy }.
th-enemy-exhausted = { $enemy }: turn it sideways (exhausted).
th-enemy-ready = { $enemy } is ready again.
th-enemy-activates = { $name } activates { $enemy }.
th-keyword = { $enemy }: keyword { $keyword }
th-ability = Ability of { $card }
th-revealed = Turn a facedown enemy faceup: { $enemy }
th-engages = Move { $enemy } before { $name }: engaged.
th-to-shadows = Move { $enemy } to the shadows.
th-line-location = { $location }: progress { $progress }
th-line-hero =
    { $name }: wounds { $wounds } of { $health }{ $count ->
        [0] { "" }
       *[other] ; engaged: { $enemies }
    }
th-line-shadows = In the shadows: { $enemies }
th-overflow = { $enemy } would be one too many for { $name }: it strikes and goes to the shadows.
th-spawned = Spawn: { $enemy }
th-spawned-facedown = Spawn: one enemy facedown in the shadows.
th-nothing-spawned = No enemy is left to spawn.
th-reshuffled = { $deck }: the discards are shuffled into a new deck ({ $count }).
th-new-card = New card: { $card }. Type what it shows when you have a moment.
th-learned = { $card } is known now.
th-exhausts = { $name } exhausts { $card }.
th-readies = { $name } readies { $card }.
th-readies-all = { $name } readies all activation cards.
th-tokens = { $name }: success tokens { $count }, now { $total }
th-gains = { $name } gains: { $card }
th-loses = { $name } loses: { $card }
th-claims = { $name } claims the item { $card }.
th-drops = { $name } discards { $card }.
th-uses = { $name } uses { $card }.
th-event = { $name } resolves the event { $card }.
th-upgrades = { $name } upgrades a card: { $card }
th-progress = Progress { $count }, now { $total }
th-explored = { $card } is fully explored.
th-enemies-phase = The enemies' phase begins.
th-all-ready = Ready all enemies.
th-peril = Peril: move the token to space { $space } ({ $colour }).
th-peril-stays = Peril: the token stays on the last space, { $space } ({ $colour }), which is resolved again.
th-travels = The party leaves { $card }; discard it with its progress.
th-arrives = The party arrives: { $card }
th-won = The quest is won.
th-lost = The quest is lost.
th-adjusted = Put right by hand: { $what } { $count }
th-moved = Put right by hand: { $enemy }, { $zone }
th-nefarious = Nefarious: { $option }

## Why

th-why-overflow = Nobody has more engaged enemies than the limit.
th-why-damage = Damage by { $enemy }; shields do not help.
th-why-card = { $card } says so.
th-why-strikes = The highest attack strikes first, then the more difficult enemy.
th-why-shields = { $total } in all, less shields: { $shields }
th-why-weary = All four cards were exhausted.
th-why-passes = No ready enemy is engaged, none is ready in the shadows.
th-why-only-enemy = It is the only enemy that { $name } can activate now.
th-why-quest = The quest says so.
th-why-limit = The table plays { $count } rounds at most.
th-all-fallen = All heroes are defeated.
th-why-nefarious = It harms the party most.
th-why-sensible = It looks best from what lies open.
th-why-random = Taken at random.

## What is asked

th-ask-activation = { $name }: which card?
th-ask-target = { $name }: attack which enemy?
th-ask-spend = { $name }: spend how many success tokens?
th-ask-dice = { $name }: roll { $white } white and { $black } black { $black ->
        [one] die
       *[other] dice
    }.
th-ask-reroll = { $name }: reroll which die? ({ $left } left)
th-ask-split = { $name }: where does the next success go? ({ $left } left)
th-ask-striker = { $name } leads: which enemy counterattacks?
th-ask-order = { $name }: which ability first?
th-ask-choose = { $name }: which one?
th-ask-may = { $name }: do it? { $what }
th-ask-pay = { $name }: pay ({ $cost }) for this? { $what }
th-ask-number = { $name }: which number does { $card } say?
th-ask-hero = { $name }: which hero?
th-ask-enemy = { $name }: which enemy?
th-ask-engage = { $name }: engage which enemy?
th-ask-shield = { $name }: which enemy takes the first wound?
th-ask-exhaust = { $name }: exhaust which card?
th-ask-ready = { $name }: ready which card?
th-ask-item = { $name }: discard which item?
th-ask-upgrade = { $name }: which upgrade?
th-ask-keep = { $name }: keep which card?
th-ask-put = { $name }: where does { $card } go?
th-ask-sort = { $name }: is { $card } an item or an event?
th-ask-discarded = { $name } leads: which enemy of the discard pile?
th-ask-leader = Who leads the party now? { $name }
th-ask-hand-over = { $name }: who leads from here on?
th-ask-again = { $name } leads: who activates a second time?
th-ask-pick = { $name }: activate which enemy?
th-ask-bar = { $name }: what comes next on the bar of { $enemy }?
th-ask-travel = { $name }: leave { $card } and travel on?
th-ask-final = { $name }: is { $card } the last location?
th-ask-aid = { $name }: aid whom?
th-ask-learn = { $card }: what is printed? { $field }
th-ask-manual = By hand: { $card } { $text }
th-ask-draw-enemies = Draw the top enemy. Which one is it?
th-ask-draw-locations = Reveal the next location. Which one is it?
th-ask-draw-exploration = Draw an exploration card. Which one is it?
th-ask-facedown = Turn the facedown enemy over. Which one is it?

## Answers and names

th-option = { $option }
th-yes = Yes
th-no = No
th-done = Done
th-none-left = No card is left
th-app-rolls = The app rolls
th-on-top = On top of the deck
th-under = Under the deck
th-item = Item
th-event-kind = Event
th-use = Use { $card }
th-facedown = facedown enemy{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
th-numbered = { $name } ({ $number })
th-stub = { $what } ({ $whose })
th-archetype-warrior = warrior
th-archetype-healer = healer
th-archetype-mage = mage
th-archetype-scout = scout
th-condition-poisoned = Poisoned
th-condition-weakened = Weakened
th-condition-focused = Focused
th-face-success = success
th-face-critical = critical success
th-face-shield = shield
th-face-blank = blank
th-face-counterattack = counterattack
th-face-threat = threat
th-keyword-advance = Advance
th-keyword-retreat = Retreat
th-keyword-damage = Damage
th-field-attack = attack
th-field-health = health
th-field-resistance = resistance
th-field-spawn-engaged = spawn value, engaged (red)
th-field-spawn-shadows = spawn value, shadows (black)
th-field-exploration = exploration value
th-deck-enemies = Enemy deck
th-deck-exploration = Exploration deck
th-zone-engaged = engaged
th-zone-shadows = in the shadows
th-zone-lair = in the lair
th-zone-discard = discarded

## What is refused

th-over = The quest is over.
th-not-an-option = { $found } is no answer here. Possible: { $options } ({ $rule })
th-not-so = This is answered differently: { $what } ({ $rule })
th-no-roll = No dice are rolled now: { $what } ({ $rule })
th-wrong-dice = Faces expected: white { $white }, black { $black }; found: white { $white-found }, black { $black-found } ({ $rule }).
th-finish-first = First answer: { $what } ({ $rule })
th-no-faces = The faces of your dice have not been typed ({ $rule }).
th-does-nothing = It would do nothing, and another option would ({ $rule }).
th-two-tokens = At most two success tokens before a roll ({ $rule }).
th-in-lair = In the lair it cannot be a target ({ $rule }).
th-not-engaged = It is not engaged with this hero, and the attack is not ranged ({ $rule }).
th-card-exhausted = This card is exhausted ({ $rule }).
th-cannot = An ability forbids it ({ $rule }).
th-no-target = There is nobody to aim at ({ $rule }).
th-enemy-is-exhausted = It is exhausted already ({ $rule }).
th-others-enemy = It is engaged with { $name } ({ $rule }).
th-own-first = Engaged enemies that are ready come first ({ $rule }).
th-not-worst = Another way harms the party more ({ $rule }).
th-no-card = There is no card { $found } ({ $rule }).
th-no-such-card = There is no card { $found }. Known: { $options }
th-bad-card = { $field }: found { $found }, expected { $expected } ({ $rule })
th-beyond = { $what } goes from { $least } to { $most } ({ $rule }).
th-fallen = { $name } is defeated ({ $rule }).
th-no-number = There is no { $found } to change. Possible: { $options } ({ $rule })
th-no-enemy = There is no enemy { $found } ({ $rule }).
th-no-zone = { $found } is no place for this enemy. Possible: { $options } ({ $rule })
th-lair-only = Only a nemesis goes to the lair, and it is never in the discard pile ({ $rule }).
th-three = { $name } has as many engaged enemies as allowed ({ $rule }).
th-bad-setup = { $field }: found { $found }, expected { $expected }
th-bad-seats = A quest needs two to four heroes, not { $found }; who plays alone runs two ({ $rule }).
th-same-seats = Each hero needs an id of its own: { $found }
th-same-archetype = Two heroes of one archetype: { $found } ({ $rule })
th-no-seat = There is no hero { $found } here. Here are: { $options }
th-no-quest = There is no quest { $found }. There are: { $options }
th-no-hero = There is no hero card { $found }. There are: { $options }
th-no-archetype = There is no archetype { $found }. There are: { $options }
th-no-level = There is no player { $found }. There are: { $options }
th-no-face = { $found } is on no face. There are: { $options }
th-unknown-word = { $found } is not understood. A line begins with: { $options }
th-bad-line = { $found } is not understood. It reads: { $expected }

## Effects in plain words

th-say-then = { $one }; { $other }
th-say-and = { $one }, then { $other }
th-say-also = { $one }, { $other }
th-say-or = { $one }, or { $other }
th-say-may = if you like, { $what }
th-say-if = if { $test }: { $what }
th-say-else = { $first }; otherwise: { $what }
th-say-each = for { $who }: { $what }
th-say-pay = you may pay: { $cost }; in return: { $what }
th-say-choose = { $who } chooses: { $options }
th-say-by-hero = { $what } by effects of heroes
th-say-by-enemy = { $what } by effects of enemies
th-say-for = { $who }: { $what }
th-say-for-ban = { $who } { $what }
th-say-while = while { $test }: { $what }
th-do-advance = it engages the active hero
th-do-retreat = it goes to the shadows
th-do-damage = it deals as many wounds as its attack
th-do-wound =
    { $who } suffers { $kind ->
        [number] { $n ->
            [one] { $n } wound
           *[other] { $n } wounds
        }
        [all] all wounds
        [letter] { $n } wounds
       *[other] as many wounds as { $n }
    }
th-do-recover =
    { $who } recovers { $kind ->
        [number] { $n ->
            [one] { $n } wound
           *[other] { $n } wounds
        }
        [all] all wounds
        [letter] { $n } wounds
       *[other] as many wounds as { $n }
    }
th-do-engage = { $hero } engages { $enemy }
th-do-to-shadows =
    put { $enemy } in the shadows, { $face ->
        [down] facedown
       *[up] faceup
    }
th-do-spawn =
    spawn { $kind } from { $source }, { $to }{ $face ->
        [down] {""}, facedown
       *[up] {""}
    }
th-do-reveal = turn { $enemy } faceup
th-do-activate = { $by } activates { $enemy }
th-do-exhaust = exhaust { $what }
th-do-exhaust-one = exhaust { $what }
th-do-ready = ready { $what }
th-do-ready-one = ready { $what }
th-do-give = { $who } gains { $condition }
th-do-cure = { $who } loses { $condition }
th-do-token =
    { $way ->
        [up] { $who } gains { $count ->
            [one] { $count } success token
           *[other] { $count } success tokens
        }
        [down] { $who } loses { $count ->
            [one] { $count } success token
           *[other] { $count } success tokens
        }
       *[other] { $who }: success tokens { $n }
    }
th-do-progress =
    { $way ->
        [up] put { $count ->
            [one] { $count } progress token
           *[other] { $count } progress tokens
        } on the location
        [down] remove { $count ->
            [one] { $count } progress token
           *[other] { $count } progress tokens
        } from the location
       *[other] progress { $n }
    }
th-do-peril =
    { $way ->
        [up] move the peril token { $count ->
            [one] { $count } space
           *[other] { $count } spaces
        } forward
        [down] move the peril token { $count ->
            [one] { $count } space
           *[other] { $count } spaces
        } back
       *[other] peril token { $n }
    }{ $resolve ->
        [no] {""}, without resolving that space
       *[yes] {""}
    }
th-do-draw =
    draw { $n } { $n ->
        [one] exploration card
       *[other] exploration cards
    }{ $keeps ->
        [all] {""}
       *[some] {""}, keep { $keep } and { $rest ->
            [top] put the rest on top of the deck
            [bottom] put the rest under the deck
            [choice] put the rest on top of the deck or under it
           *[discard] discard the rest
        }
    }
th-do-discard = discard { $what }
th-do-discard-one = discard { $what }
th-do-upgrade = { $who } upgrades an activation card
th-do-attack =
    attack with { $dice } { $dice ->
        [one] die
       *[other] dice
    }{ $targets ->
        [1] {""}
       *[other] {" "}against { $targets } enemies
    }
th-do-attack-ranged =
    ranged attack with { $dice } { $dice ->
        [one] die
       *[other] dice
    }{ $targets ->
        [1] {""}
       *[other] {" "}against { $targets } enemies
    }
th-do-explore =
    explore with { $dice } { $dice ->
        [one] die
       *[other] dice
    }
th-do-rest =
    rest with { $dice } { $dice ->
        [one] die
       *[other] dice
    }
th-do-aid =
    aid with { $dice } { $dice ->
        [one] die
       *[other] dice
    }
th-do-reroll =
    reroll { $n } { $die ->
        [hero] { $n ->
            [one] white die
           *[other] white dice
        }
        [enemy] { $n ->
            [one] black die
           *[other] black dice
        }
       *[any] { $n ->
            [one] die
           *[other] dice
        }
    }
th-do-leader = { $who } takes the leader token
th-do-win = the quest is won
th-do-lose = the quest is lost
th-from-deck = the deck
th-from-discard = the discard pile
th-from-lair = the lair
th-to-default = engaged with the active hero, then the next ones
th-to-shadows-place = in the shadows
th-to-hero =
    { $many ->
       *[no] engaged
    } with { $who }
th-some-enemies =
    { $n } { $n ->
        [one] enemy
       *[other] enemies
    }
th-some-nemesis = the nemesis
th-who-active = the active hero
th-who-engaged = the hero it is engaged with
th-who-leader = the leader
th-who-target = the target
th-who-next = the next hero
th-who-owner = the hero with this card
th-who-it = that one
th-who-any = any hero
th-who-self = this card
th-who-this-enemy = this enemy
th-who-nemesis = the nemesis
th-who-hero-each = each hero
th-who-hero-other = each other hero
th-who-hero-pick = a hero of the active hero's choice
th-who-hero-pick-leader = a hero of the leader's choice
th-who-hero-most = the hero with the most { $what }
th-who-hero-least = the hero with the fewest { $what }
th-who-enemy-each = each enemy
th-who-enemy-pick = an enemy of the active hero's choice
th-who-enemy-pick-leader = an enemy of the leader's choice
th-who-enemy-hardest = the most difficult enemy
th-who-enemy-easiest = the least difficult enemy
th-who-with = { $who } ({ $demands })
th-of-active = of the active hero
th-of-engaged = of the hero it is engaged with
th-of-leader = of the leader
th-of-target = of the target
th-of-next = of the next hero
th-of-owner = of the hero with this card
th-of-it = of that one
th-of-any = of any hero
th-of-self = of this card
th-of-nemesis = of the nemesis
th-of-hero-each = of each hero
th-of-hero-other = of each other hero
th-of-hero-pick = of a hero of the active hero's choice
th-of-hero-pick-leader = of a hero of the leader's choice
th-of-hero-most = of the hero with the most { $what }
th-of-hero-least = of the hero with the fewest { $what }
th-of-enemy-each = of each enemy
th-of-enemy-pick = of an enemy of the active hero's choice
th-of-enemy-pick-leader = of an enemy of the leader's choice
th-of-enemy-hardest = of the most difficult enemy
th-of-enemy-easiest = of the least difficult enemy
th-many-hero-each = of heroes
th-many-hero-other = of other heroes
th-many-enemy-each = of enemies
th-many-act = of activation cards { $whose }
th-many-item = of items { $whose }
th-part-act = activation cards { $whose }
th-part-item = items { $whose }
th-some-act =
    { $kind ->
        [number] { $n } { $n ->
            [one] activation card
           *[other] activation cards
        }
        [all] all activation cards
        [letter] { $n } activation cards
       *[other] ({ $n }) activation cards
    } { $whose }
th-some-item =
    { $kind ->
        [number] { $n } { $n ->
            [one] item
           *[other] items
        }
        [all] all items
        [letter] { $n } items
       *[other] ({ $n }) items
    } { $whose }
th-amount-wounds = wounds
th-amount-tokens = success tokens
th-amount-progress = progress
th-amount-peril = peril token
th-amount-exhausted = exhausted
th-amount-engaged = engaged enemies
th-measure-wounds = wounds
th-measure-tokens = success tokens
th-measure-progress = progress
th-measure-peril = peril token
th-measure-exhausted = exhausted
th-measure-engaged = engaged enemies
th-filter-trait = trait { $what }
th-filter-title = title { $what }
th-filter-role = { $what }
th-filter-level = { $what }
th-filter-engaged =
    { $of ->
       *[enemy] engaged
    } with { $what }
th-filter-zone = { $what }
th-filter-ready =
    { $of ->
       *[enemy] ready
    }
th-filter-exhausted =
    { $of ->
       *[enemy] exhausted
    }
th-filter-facedown =
    { $of ->
       *[enemy] facedown
    }
th-filter-wounded =
    { $of ->
       *[enemy] wounded
    }
th-filter-self = this one
th-filter-basic =
    { $of ->
       *[enemy] basic
    }
th-filter-advanced =
    { $of ->
       *[enemy] advanced
    }
th-filter-attack = attack
th-filter-explore = exploration
th-filter-rest = rest
th-filter-aid = aid
th-filter-not = not { $what }
th-filter-other = not this one
th-filter-list = { $one }, { $other }
th-same-trait = with the same trait
th-same-title = with the same title
th-value-minion = minion
th-value-chieftain = chieftain
th-value-nemesis = nemesis
th-value-trivial = trivial
th-value-challenging = challenging
th-value-formidable = formidable
th-value-shadows = in the shadows
th-value-engaged =
    { $of ->
       *[enemy] engaged
    }
th-value-lair = in the lair
th-value-play = in play
th-number-atk = its attack
th-number-res = its resistance
th-number-health = its health
th-number-heroes = the number of heroes
th-number-progress = the progress
th-number-successes = the number of successes
th-number-round = the number of the round
th-number-x = X
th-number-unknown = ?
th-number-all = all
th-number-count = the number { $of }
th-number-wounds = the number of wounds { $whose }
th-number-tokens = the number of success tokens { $whose }
th-number-sum = { $left } { $sign } { $right }
th-test-compare =
    { $left } { $sign ->
        [at-least] is at least
        [at-most] is at most
        [more] is more than
        [less] is less than
        [other-than] is not
       *[just] is
    } { $right }
th-test-and = { $one } and { $other }
th-test-or = { $one } or { $other }
th-test-in-lair =
    { $who } { $holds ->
        [no] is not
       *[yes] is
    } in the lair
th-test-defeated =
    { $who } { $holds ->
        [no] is not
       *[yes] is
    } { $of ->
       *[enemy] defeated
    }
th-test-explored-final =
    the last location { $holds ->
        [no] is not
       *[yes] is
    } fully explored
th-test-explored-active =
    the location { $holds ->
        [no] is not
       *[yes] is
    } fully explored
th-test-zone =
    { $who } { $holds ->
        [no] is not
       *[yes] is
    } { $zone }
th-test-has =
    { $who } { $holds ->
        [no] does not have
       *[yes] has
    } { $what }
th-test-leading =
    { $who } { $holds ->
        [no] does not lead
       *[yes] leads
    }
th-on-threat = Threat
th-on-counterattack = When it counterattacks
th-on-activated = When it activates
th-on-spawned = When it is spawned
th-on-engaged = When it engages a hero
th-on-defeated = When it is defeated
th-on-wounded = When wounds are suffered
th-on-roll = After a roll
th-on-end-round = At the end of the round
th-on-use = When used
th-on-resolve = When drawn
th-on-start = At the start of an activation
th-on-setup = During setup
th-on-phase =
    At the start of the { $what ->
        [heroes] heroes phase
        [enemies] enemies phase
        [peril] peril phase
       *[travel] travel phase
    }
th-on-travel-to =
    On arriving at { $what ->
        [final] the last location
        [any] any location
       *[other] { $what }
    }
th-on-peril = Peril space ({ $what })
th-mod-atk = attack { $count }
th-mod-res = resistance { $count }
th-mod-health = health { $count }
th-mod-dice = dice { $count } ({ $action })
th-mod-spawn-red = engaged spawn { $count }
th-mod-spawn-black = shadows spawn { $count }
th-mod-limit = at most { $count } engaged { $count ->
        [one] enemy
       *[other] enemies
    }
th-mod-cannot = cannot { $what }
th-mod-nobody-can = nobody can { $what }
th-mod-first-wound-to = its first wound goes to { $who } instead
th-mod-reroll-blank =
    blank { $die ->
        [enemy] black
       *[hero] white
    } dice are rolled again
th-action-attack = attack
th-action-explore = explore
th-action-rest = rest
th-action-aid = aid
th-action-any = any action
th-ban-exhaust = be exhausted
th-ban-exhaust-cards = exhaust activation cards
th-ban-ready = be readied
th-ban-ready-cards = ready activation cards
th-ban-to-shadows = go to the shadows
th-ban-engage = be engaged
th-ban-wound = be wounded
th-ban-recover = recover
th-ban-token = gain success tokens
th-ban-advance = advance
th-ban-retreat = retreat
th-ban-damage = deal damage
th-ban-counterattack = counterattack
th-ban-activate = activate
th-ban-attack = attack
th-ban-explore = explore
th-ban-rest = rest
th-ban-aid = aid

# What a pack holds for this game.
th-pack-cards = cards of Terrinoth
