# Screens of Heroes of Terrinoth.

## Set-up

tha-setup = Run the enemies
tha-quest = Quest
tha-quest-box = A quest from our box
tha-quest-ours = An adventure of our own: all its cards are in the app.
tha-quest-pack = From your packs. Cards that are not typed yet are asked for when they come up.
tha-quest-title = Title of the quest
tha-quest-nemesis = Nemesis (may stay empty)
tha-box-how = Lay out the real cards as the quest sheet says. The app asks for each card once and remembers it.
tha-track-how = Tap the colours of the peril track in order.
tha-add-space = Add a space: { $colour }
tha-drop-space = Take the last space away
tha-heroes = Heroes: { $count }
tha-hero = Hero
tha-people = Who plays
tha-together = One hero each
tha-solo = Alone with two heroes
tha-second-hero = Second hero
tha-add-hero = Add a hero
tha-hero-of = { $player }: { $name }, health { $health }
tha-who-leads = Who leads the party?
tha-leads = { $name } leads
tha-decks-who = Decks
tha-decks-by-app = The app deals
tha-decks-by-table = Real cards
tha-decks-about =
    { $decks ->
        [app] The app shuffles and deals all decks of the quest.
       *[table] You draw the real cards and tell the app what came up.
    }
tha-dice = Dice
tha-dice-table = Real dice
tha-dice-app = The app rolls
tha-faces-how = Tap the six faces of a white die and of a black die once. They are remembered.
tha-keep-faces = Remember these faces
tha-rules = Open questions of the rules
tha-rules-how = Where the rulebook is silent. The first answer is the usual one.
tha-setting =
    { $setting ->
        [nefarious] Nefarious: enemies choose what harms the party most
        [action-without-target] An attack or aid with nobody to aim at
        [roll-order] After a roll, first come
        [after-fall] A hero falls in the middle of an enemy's bar
        [engage-facedown] Engaging a facedown enemy
        [fallen-conditions] Conditions of a fallen hero
        [fallen-enemies] Enemies of a fallen hero go to the shadows
        [leader-falls] The leader falls
        [count-after-fall] Hero-count card after a fall
        [lair-faceup] The nemesis lies faceup in the lair
        [defeated-nemesis] A defeated nemesis
        [show-discarded] Show facedown cards when they are discarded
       *[pile-order] The piles of a deck
    }
tha-setting-value =
    { $setting ->
        [action-without-target] { $value ->
            [roll] is rolled
           *[forbid] is not allowed
        }
        [roll-order] { $value ->
            [counterattacks-first] counterattacks
           *[threats-first] threats
        }
        [after-fall] { $value ->
            [resolve] finish the bar
           *[stop] stop there
        }
        [engage-facedown] { $value ->
            [reveal] turns it over
           *[forbid] is not possible
        }
        [fallen-conditions] { $value ->
            [supply] go back
           *[keep] stay
        }
        [fallen-enemies] { $value ->
            [keep] as they are
            [ready] ready
           *[exhausted] exhausted
        }
        [leader-falls] { $value ->
            [choose] you choose
           *[next] the next one
        }
        [count-after-fall] { $value ->
            [unchanged] stays
           *[exchange] is exchanged
        }
        [defeated-nemesis] { $value ->
            [removed] leaves the game
            [discard-then-lair-on-reshuffle] to the lair on a reshuffle
           *[back-to-lair-now] back to the lair
        }
        [pile-order] { $value ->
            [quest] as the quest says
            [first-is-top] first on top
           *[first-is-bottom] first at the bottom
        }
       *[other] { $value ->
            [yes] Yes
           *[no] No
        }
    }
tha-begin = Begin with { $count } { $count ->
        [one] hero
       *[other] heroes
    }
tha-missing-title = The quest needs a title.
tha-missing-name = Who plays hero { $number }?
tha-missing-faces = The app needs the faces of your dice before it can roll.
tha-to-packs = Packs: export and import
tha-own-pack = Our Terrinoth cards
tha-kind =
    { $kind ->
        [heroes] Heroes
        [activation] Activation cards
        [enemies] Enemies
        [locations] Locations
        [exploration] Exploration cards
        [conditions] Conditions
       *[quests] Quests
    }
tha-kind-of = { $kind }: { $done } of { $total }

## The table

tha-now =
    Round { $round } · { $phase ->
        [setup] setup
        [heroes] heroes' phase
        [enemies] enemies' phase
        [peril] peril phase
        [travel] travel phase
       *[end] end of round
    }
tha-now-enemies = Round { $round } · enemies' phase · { $done } of { $total }
tha-over = Over after round { $round }
tha-nobody = nobody
tha-hero-aloud =
    { $name }: wounds { $wounds } of { $health }, success tokens { $tokens }{ $state ->
        [leader] , leads the party
        [fallen] , defeated
       *[plain] {""}
    }
tha-tokens = Success tokens { $count } of { $most }
tha-card-state =
    { $action ->
        [attack] Attack
        [explore] Explore
        [rest] Rest
       *[aid] Aid
    }: { $state ->
        [ready] ready
       *[exhausted] exhausted
    }
tha-state =
    { $state ->
        [ready] ready
       *[exhausted] exhausted
    }
tha-foe =
    { $name }: attack { $attack }, wounds { $wounds } of { $health }, resistance { $resistance }, { $state ->
        [ready] ready
       *[exhausted] exhausted
    }
tha-foe-facedown =
    { $name }, { $state ->
        [ready] ready
       *[exhausted] exhausted
    }
tha-foe-short = attack { $attack } · wounds { $wounds } of { $health } · resistance { $resistance }
tha-hero-short = wounds { $wounds }
tha-danger = Peril
tha-danger-by-hand = The quest has no track here: keep it by hand.
tha-danger-aloud = Peril: space { $at } of { $count }, { $colour }. { $next }
tha-danger-space = Peril token on space
tha-danger-how = The token moves one space each round; on the last space it stays and is resolved every round.
tha-space = Space { $number }: { $colour }
tha-colour =
    { $colour ->
        [start] start
        [grey] grey
        [green] green
        [yellow] yellow
        [violet] violet
        [purple] purple
        [red] red
        [blue] blue
        [orange] orange
        [black] black
       *[other] { $colour }
    }
tha-next = next: { $colour } – { $brings }
tha-next-later = in { $count }: { $colour } – { $brings }
tha-next-last = every round now: { $colour } – { $brings }
tha-next-nothing = next: nothing
tha-brings-open = as the quest sheet says
tha-place = Location and peril
tha-no-location = No location yet
tha-final = last
tha-location-aloud =
    { $name }: progress { $progress } of { $goal }{ $state ->
        [final] , last location
        [explored] , fully explored
       *[open] {""}
    }
tha-progress = Progress
tha-shadows = Shadows: { $count }
tha-lair = Lair
tha-decks = Left: enemies { $enemies }, locations { $locations }, exploration { $exploration }
tha-decks-table = You deal the real decks.

## The question

tha-chapter =
    { $chapter ->
        [enemies] Enemies' phase
        [peril] Peril phase
        [travel] Travel phase
        [round] A new round
        [end] The end
       *[deed] Just now
    }
tha-pages-left = { $count } more
tha-rule = Rule { $rule }
tha-pick = { $enemy } activates against { $name }: { $bar }
tha-pick-facedown = { $name } turns the facedown enemy over and activates it
tha-pick-why =
    { $where ->
        [shadows] { $name } is next and no engaged enemy is ready; this is the only ready one in the shadows.
       *[engaged] { $name } is next and activates an engaged enemy; this is the only ready one.
    }
tha-bar-unknown = read its bar
tha-next-step = Done, next
tha-all = All
tha-choose-above = Choose an answer
tha-done = Done
tha-enter-roll = Enter the roll
tha-app-rolls = App rolls
tha-again = Play again
tha-card-unknown = Not typed yet: you say how many dice.
tha-dice-typed =
    { $die ->
        [white] White
       *[black] Black
    } { $done } of { $count }
tha-dice-back =
    { $die ->
        [white] Take a white die back
       *[black] Take a black die back
    }
tha-face =
    { $face ->
        [success] success
        [critical] critical
        [shield] shield
        [counterattack] counter
        [threat] threat
       *[blank] blank
    }
tha-face-aloud =
    { $die ->
        [white] White die: { $face }
       *[black] Black die: { $face }
    }

## Sheets

tha-wounds = Wounds
tha-success = Success tokens
tha-conditions = Conditions
tha-activation-cards = Activation cards
tha-items = Items
tha-turn =
    { $state ->
        [ready] Exhaust { $card }
       *[exhausted] Ready { $card }
    }
tha-turn-foe =
    { $state ->
        [ready] Exhaust it
       *[exhausted] Ready it
    }
tha-move-label = Put it elsewhere
tha-move-hero = Before { $name }
tha-move =
    { $zone ->
        [shadows] Shadows
        [lair] Lair
       *[discard] Discard pile
    }
tha-put-right = Put right by hand
tha-put-right-how = Between two steps: wounds, tokens, cards, and where enemies lie.
tha-by-hand = By hand
tha-draw-how = Draw it from the real deck, then say which one it is.
tha-draw-new-how = Two letters find a known card; any other title makes a new one.
tha-which-card = Which card?
tha-card = Card
tha-card-title = Title
tha-new-card = New card: { $title }
tha-known-cards = Known cards
tha-none-left = No card is left

## Typing a card

tha-type-card = Type this card
tha-cards = Cards to type
tha-cards-rough =
    { $count ->
        [0] Every card seen so far is typed.
        [one] One card seen so far is not wholly typed.
       *[other] { $count } cards seen so far are not wholly typed.
    }
tha-card-progress =
    { $state ->
        [stub] title only; numbers are asked when needed
        [stats] numbers are there, the bar is missing
       *[complete] everything is there
    }
tha-keep-card = Keep the card
tha-later = Later
tha-field =
    { $field ->
        [attack] Attack
        [health] Health
        [resistance] Resistance
        [dice] Dice
        [spawn_engaged] Spawn value, red
        [spawn_shadows] Spawn value, black
       *[exploration] Exploration value
    }
tha-role =
    { $role ->
        [minion] Minion
        [chieftain] Chieftain
       *[nemesis] Nemesis
    }
tha-level =
    { $level ->
        [trivial] Trivial
        [challenging] Challenging
       *[formidable] Formidable
    }
tha-sort =
    { $sort ->
        [item] Item
       *[event] Event
    }
tha-bar = Effect bar
tha-bar-empty = Tap its words from left to right
tha-bar-back = Take the last word back
tha-own-keyword = Own keyword
tha-word-keyword = The keyword, then Enter
tha-traits = Traits
tha-own-trait = Another
tha-word-trait = The trait, then Enter
tha-text = Text
tha-always = Always
tha-note = Reminder in your own words
tha-way =
    { $way ->
        [tap] Tap it
        [remind] Remind us
       *[type] Notation
    }
tha-line-empty = Tap what it does.
tha-line-bad = Column { $column }: found { $found }, expected { $expected }
tha-line-done = That is it
tha-line-drop = Delete
tha-free-remind = What it says, in your own words
tha-free-type = In the notation of the packs
tha-free-how = Such as: wound(active, 2); give(poisoned)
tha-op-which =
    { $count ->
        [0] What happens?
       *[other] And then?
    }
tha-op-back = Take the last effect back
tha-op-other = Something else
tha-op-then = And then
tha-op =
    { $op ->
        [wound] Wounds
        [recover] Recover
        [token] Success tokens
        [give] Gain a condition
        [cure] Lose a condition
        [exhaust] Exhaust
        [ready] Ready
        [engage] Engage
        [toShadows] To the shadows
        [spawn] Spawn
        [peril] Peril token
        [progress] Progress
        [activate] Activate
        [reveal] Turn faceup
        [discard] Discard
       *[draw] Draw exploration
    }
tha-param =
    { $param ->
        [who] Who
        [what] What
        [enemy] Which enemy
        [hero] Which hero
        [condition] Which condition
        [to] Where
        [face] Face
        [from] From
        [keep] Keep
        [rest] The rest
        [resolve] Is the space resolved?
       *[n] How many
    }{ $need ->
        [must] {""}
       *[may] {" "}(if it says so)
    }
tha-value =
    { $value ->
        [up] faceup
        [down] facedown
        [deck] deck
        [discard] discard pile
        [lair] lair
        [top] on top
        [bottom] under the deck
        [choice] your choice
        [yes] yes
       *[no] no
    }
tha-spawn-to =
    { $place ->
        [shadows] in the shadows
        [active] engaged with the active hero
       *[leader] engaged with the leader
    }

## The end

tha-outcome =
    { $outcome ->
        [won] The quest is won
       *[lost] The quest is lost
    }
tha-sum-rounds = Rounds
tha-sum-enemies = Enemies defeated
tha-sum-standing = Heroes still standing
tha-sum-places = Locations visited
tha-sum-wounds = Wounds suffered
tha-sum-learned = Cards learnt
tha-sum-kept = They are in your pack and known next time.
