# Words of the screens. One file a language, the same ids in each.

app-name = Companion
app-tagline = Keeps score. Never forgets.
app-fault = Something went wrong on our side. Nothing is lost; please try again.
app-dismiss = Dismiss
door-coming = Setting the table…
door-cut = The connection is gone
door-cut-about = Everything entered so far is kept. This page comes back by itself as soon as Companion answers again.
unofficial = An unofficial fan project. The games and their names belong to their owners.

back = Back
close = Close
save = Save
yes = Yes
no = No
undo = Undo
redo = Redo
settings = Settings
library = Library
rename = Rename
the-table = Table

## Home

new-table = New table
home-empty-title = No table yet
home-empty = Start a table: choose the game, tap in who plays, and the app keeps everything from then on, whatever happens to this device.
home-running = In progress
home-over = Over
home-more = Show more tables
home-find = Find a table: name, people, game
home-find-clear = Show all tables
home-find-busy = Searching…
home-found = { $count ->
    [one] { $count } table found
   *[other] { $count } tables found
}
home-found-none = No table fits “{ $typed }”. Try the beginning of a name, of somebody who plays, or of the game, or type less.
aloud-table = { $title }, { $now }, with { $names }
aloud-table-alone = { $title }, { $now }
table-more = More about { $title }
table-again = Set up the same game again
table-export = Save as a file
table-delete = Delete this table
table-delete-warning = Deleting takes the table and its whole history away for good. Save it as a file first if you may want it back.
home-unopened = cannot be opened
aloud-unopened = { $title } cannot be opened. { $reason }
unopened-title = This table cannot be opened
unopened-how = Everything that is stored of it is still here. Save its file and keep it: another version of the app may open the table. Or report it: whoever mends Companion needs to know.
unopened-begun = Begun: { $when }
unopened-changed = Last changed: { $when }
unopened-inputs = { $count ->
    [one] { $count } input
   *[other] { $count } inputs
}
unopened-journal = Its journal, as it is stored
unopened-earlier = { $count ->
    [one] { $count } line before these is in the file.
   *[other] { $count } lines before these are in the file.
}
unopened-save = Save its file
unopened-report = Report it
ago-now = just now
ago-minute = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
ago-hour = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
ago-day = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
ago-month = { $count ->
    [one] { $count } month ago
   *[other] { $count } months ago
}
ago-year = { $count ->
    [one] { $count } year ago
   *[other] { $count } years ago
}

## Set-up

choose-game = Which game?
setup = New table
mode = Mode
people = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
person-name = Player { $number }
add-person = Add a player
remove-person = Remove { $name }
played-before = Played here before
who-begins = Who begins?
first-chance = By chance
setup-more = More choices
setup-less = Fewer choices
rules = Optional rules
begin = Start with { $count }
colour-1 = Blue
colour-2 = Orange
colour-3 = Green
colour-4 = Pink
colour-5 = Yellow
colour-6 = Navy
colour-7 = Red
colour-8 = White
own-title = Name of the game
own-counters = What is counted
own-name = Counter { $number }
own-add = Add a counter
own-remove = Remove { $name }
own-start = Starts at { $start }
own-start-less = Start lower
own-start-more = Start higher
own-rounds = Rounds and turns
own-meter = A meter
own-meter-name = Name of the meter

## Tracker

now-round = Round { $round }
now-turn = { $name } to play
now-ended = Over
next-turn = End turn → { $name }
next-phase = Next: { $phase }
next-round = Round { $round }
play-again = Play again
history-open = History
table-menu = Menu
aloud-counter = { $name }: { $counter } { $value }
aloud-counter-of = { $name }: { $counter } { $value } of { $high }
aloud-minus = { $name }: { $counter } minus 1
aloud-plus = { $name }: { $counter } plus 1
aloud-blow = { $name }: { $counter } { $change }
aloud-seat = { $name }: open the sheet
aloud-space = Space { $at }: { $space }
aloud-card = { $pile }: { $value }
hint-pad = Opens the number pad
so-far = { $change } so far
more-numbers = Other…
tag-winner = Winner
tag-out = Out
tag-hand = hand of { $cards }
table-parts = The table now
reminders = To remember now
meter-edit = Change the spaces of { $meter }
meter-enter = Enter the spaces
meter-empty = The spaces are printed on your own quest sheet. Enter them once and the app moves the marker.
meter-next = Next space: { $space }
question-pile = { $pile }: what came up?
question-pile-how = Tap the number on the card you turned over, or let the app draw.
question-pile-draw = Let the app draw
won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
won-nobody = It is over, and nobody has won
won-how = A mistake? Undo brings the table back.
story = What happened
story-empty = Nothing yet. The first tap will stand here.
marks = Conditions and tokens
marks-uncertain = What these do is printed on your own cards; no public source shows it.
token-take = Takes: { $token }
fact-hand = { $cards ->
    [one] Opening hand: { $cards } card.
   *[other] Opening hand: { $cards } cards.
}
fact-attack = May attack: { $names }.
fact-champions = May attack the champions of: { $names }.
bring-back = Bring back
take-out = Out of the game
rename-text = New name
note-write = Write a note
note-text = Note
finish = End the game
finish-how = Tap who has won. Leave it empty if nobody has.
finish-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win
}
finish-nobody = End without a winner

clock = Clock
clock-start = Start
clock-pause = Pause
clock-reset = Reset

## Number pad

pad-heading = { $name }: { $counter }
pad-minus = Take off
pad-plus = Add
pad-set = Set to
pad-erase = Erase the last digit
pad-confirm = { $counter } { $before } → { $after }

## Dice and spaces

dice = Dice
dice-many = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
dice-fewer = One die less
dice-more = One die more
dice-last = Last roll
dice-typed-how = Rolled real dice? Tap what they show.
dice-enter = Enter { $faces }
dice-roll = { $count ->
    [one] Roll { $count } die
   *[other] Roll { $count } dice
}
spaces-how = Tap the colours in the order printed on your quest sheet, from the start space on.
spaces-erase = Erase
spaces-done = { $count ->
    [one] Use { $count } space
   *[other] Use { $count } spaces
}

## History

history = History
history-how = Every step, newest first
history-empty = Nothing has happened yet.
history-redo = { $count ->
    [one] Bring back the undone step
   *[other] Bring back the last of { $count } undone steps
}
history-older = Show older steps
history-start = Back to the very beginning
step-removed = removed
step-impossible = no longer possible
step-repaired = put right
step-repair = Put right: { $step }
step-jump = Go back to: { $step }
who-device-phone = A phone
who-device-tablet = A tablet
who-device-desktop = A computer
who-terminal = The terminal
who-unknown = Somebody
mend = Put a step right
mend-was = It was: { $step }
mend-less = One less
mend-more = One more
mend-remove = Remove
mend-remove-chosen = This step will be removed.
mend-fine = Everything after it stays possible.
mend-impossible = { $count ->
    [one] One later step becomes impossible and is set aside:
   *[other] { $count } later steps become impossible and are set aside:
}
mend-done = Put it right

## Settings

language = Language
colours = Colours
mode-dark = Dark
mode-light = Light
mode-contrast = High contrast
layout = Layout of the table
layout-how = Flat: for a tablet lying on the table, each panel turned to its player.
layout-auto = Automatic
layout-hand = Hand
layout-flat = Flat
layout-wide = Wide
calm = Reduce motion
awake = Keep the screen on
awake-how = While a table is open. Some browsers do not allow it.
bring-in = Bring in a table
bring-in-open = Open a file
bring-in-how = A file that was saved from this app on any device. Bringing in the same file twice changes nothing.
about = About
about-text = Companion keeps score and takes the empty chair. No account, no server, no telemetry: everything stays on this machine.
about-version = Version { $version }, content { $content }
about-data = Everything is kept in { $place }

## Files

export-how = One readable file holds the whole table: the set-up, every step with who and when, and where it led.
export-size = { $size ->
    [one] { $size } kilobyte
   *[other] { $size } kilobytes
}
export-save = Save the file
export-copy = Copy as text
export-copied = The table is on the clipboard.
export-saved = Saved: { $place }
export-no-dialog = This device offered no way to save a file. Copy it as text, or use: companion table export
export-no-clipboard = This device did not allow copying. Save the file instead.
import-how = Choose the file, or paste its text.
import-choose = Choose a file
import-paste = Text of the file
import-do = Bring it in
import-runs = Bringing the file in: { $percent } %
import-cancel = Stop
import-no-dialog = This device offered no way to choose a file. Paste its text, or use: companion table import

## Library

library-how = Numbers and rounds at hand
fact-source = Rules reference, { $place }
facts-modes = Modes
facts-choices = Starting numbers
facts-levels = Levels
facts-round = Round and phases
facts-marks = Conditions, tokens, morale
facts-dice = Dice
facts-people = Players
facts-shared = { $counter }, whole team
facts-hand = Opening hand, { $kind }
facts-attacks = { $kind } may attack
facts-round-begin = Start of a round
facts-turn-begin = Start of a turn
facts-turn-end = End of a turn
facts-uncertain = What it does is printed on your own card; no public source shows it.
relation-anyone = anyone
relation-left = the player to the left
relation-other-team = the other team
relation-facing = the captain opposite, then the emperor
relation-other-side = the other side
relation-nobody = nobody
amount-per-player = { $base ->
    [0] { $each } for each player
   *[other] { $base }, and { $each } for each player
}
amount-typed = as printed on your own card or scenario
amount-chosen = { $plus ->
    [0] { $base }, or as the character says
   *[other] { $base }, or as the character says, plus { $plus }
}
amount-players = plus { $plus } with { $players }
hand-half-first = { $hand }; half of it, rounded up, for the one who begins
hand-teams = { $first } for the team that begins, { $other } for the other
hand-two = { $two } with two players, otherwise { $more }

# --- the ways to use a game
way = What the app does
way-score = Keep score

# --- the library
numbers = Numbers at hand
numbers-tables = Tables and dice
library-desk = Every rule and every card
library-ask = Ask the library
library-rules = Rules
library-cards = Cards
library-busy = Looking…
library-nothing = Nothing found for “{ $asked }”. Try one word of it, or another language.
library-none = No card fits all of these. Tap one of them again to let it go.
library-recent = Asked before
library-setup = Setting up
library-now = What happens now
library-sift-more = More filters
library-sift-less = Fewer filters
library-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
library-more = … and { $count } more: type a name or choose a filter
library-gone = The library has no “{ $id }”.
library-ours = Our own word: no printed edition at hand
library-example = Example
library-uncertain = Not certain
kind-definition = Term
kind-rule = Rule
kind-phase = What happens now
kind-setup = Set-up
compare-keep = Compare with another card
compare-kept = Kept to compare. Open another card, and both are shown.
compare-stop = Stop comparing
lookup-nothing = The library has nothing on “{ $word }” yet.

# --- packs
packs = Packs
packs-how = Your own rules, corrections and cards
pack-own = Our table
pack-bring = Bring in a pack
pack-bring-how = A pack is one file with house rules, corrected figures or cards. It is taken whole or not at all, and a mistake is told with its line.
pack-pasted = the pasted text
pack-write = Write a rule
pack-change = Change “{ $what }”
pack-drop = Remove “{ $what }”
pack-corrections = Corrections
pack-corrected = { $card }: { $figure } { $value }
pack-copied = The pack is on the clipboard.
pack-remove = Take this pack off the shelf
pack-remove-yes = Remove it for good
pack-remove-warning = Everything in it is gone then. Save its file first if you may want it back.
rule-title = What is it about
rule-body = The rule, in your words
rule-keep = Keep it
kind-note = Note
kind-house = House rule
from-pack = From the pack { $name }
card-correct = Correct a figure
card-corrected = { $figure }: { $printed } is printed; { $by } says otherwise
card-used = Belongs to: { $places }
correct-why = Why (optional)
correct-how = The library shows it everywhere, with the printed figure beside it. Tables that are set up from now on play with it.
