# What happens at a table, what is refused there, and why. Names and counters are filled in as they are written, so the
# sentences put them side by side instead of bending them.

list-and =
    { $before ->
       *[other] and
    }

## Counting

counter-up = { $name }: { $counter } +{ $by }, now { $value }
counter-up-table = { $counter } +{ $by }, now { $value }
counter-down = { $name }: { $counter } −{ $by }, now { $value }
counter-down-table = { $counter } −{ $by }, now { $value }
counter-put = { $name }: { $counter } set to { $value }
counter-put-table = { $counter } set to { $value }
limit-set = { $name }: { $counter } goes up to { $high } at most
limit-set-table = { $counter } goes up to { $high } at most
limit-lifted = { $name }: { $counter } has no upper limit any more
limit-lifted-table = { $counter } has no upper limit any more
rung-reached = { $name }: { $ladder } { $rung }
rung-reached-table = { $ladder } { $rung }

## The order of play

first-by-chance = { $name } begins; luck has chosen.
first-chosen = { $name } begins.
round-begins = Round { $round }
turn-begins = Turn: { $names }
phase-begins = Phase: { $phase }
jumped-round = Put right: round { $round }
jumped-phase = Put right: phase { $phase }
jumped-turn = Put right: it is the turn of { $names }
reminder = { $text }
reminder-for = { $name }: { $text }

## Marks, tokens, dials, meters

mark-on = { $name }: { $mark }, yes
mark-off = { $name }: { $mark }, no longer
token-to = { $token }: now { $name }
dial-at = { $name }: { $dial } is { $value }
meter-at = { $meter }: space { $at } of { $of }, { $space }
meter-spaces =
    { $meter }: { $count ->
        [one] one space entered
       *[other] { $count } spaces entered
    }
meter-unknown = { $meter }: its spaces are not entered. Move the real marker one space and do what its colour says.

## Dice, piles, clocks

dice-rolled = { $die }, rolled by the app: { $faces }
dice-typed = { $die }, rolled at the table: { $faces }
pile-asks = { $pile }: which one comes up?
pile-card = { $value }
pile-drawn =
    { $pile } for { $name }: { $value }. { $left ->
        [0] It is the last one.
        [one] One more is left.
       *[other] { $left } more are left.
    }
pile-none = Nothing is waiting to be drawn now.
timer-start = { $timer }: running
timer-pause = { $timer }: paused
timer-reset = { $timer }: back to zero

## Out, back, the end

seat-out = { $name } is out.
seat-back = { $name } is back.
table-won = The game is over. Winner: { $names }
table-over = The game is over. Nobody has won.
renamed = { $before } is now called { $name }
noted = Note: { $text }

## Refused: numbers

change-zero = A change of 0 changes nothing. Say how much, such as +1 or -1.
below-limit =
    { $name }, { $counter }: it cannot go from { $value } down to { $wanted }. { $room ->
        [0] It is as low as it goes.
       *[other] At most { $room } can be taken off; ={ $low } sets it to the lowest.
    }
below-limit-table =
    { $counter }: it cannot go from { $value } down to { $wanted }. { $room ->
        [0] It is as low as it goes.
       *[other] At most { $room } can be taken off; ={ $low } sets it to the lowest.
    }
above-limit =
    { $name }, { $counter }: it cannot go from { $value } up to { $wanted }. { $room ->
        [0] It is as high as it goes.
       *[other] At most { $room } can be added; ={ $high } sets it to the highest.
    }
above-limit-table =
    { $counter }: it cannot go from { $value } up to { $wanted }. { $room ->
        [0] It is as high as it goes.
       *[other] At most { $room } can be added; ={ $high } sets it to the highest.
    }
limit-under-value = { $counter } shows { $value } already, so { $to } cannot be its upper limit. Take { $value } or more, or lower { $counter } first.
counter-needs-seat = { $counter } belongs to somebody: say whose. It is kept by { $options }.
counter-not-kept = { $name } does not keep { $counter }, but { $options }.
dice-count = { $found } dice cannot be rolled at once. Roll 1 to { $high }.
meter-beyond =
    { $high ->
        [0] { $meter } has no spaces yet. Enter its spaces first.
       *[other] { $meter } has no space { $found }. Its spaces go from 1 to { $high }.
    }
meter-length = A track of { $found } { $found ->
        [one] space
       *[other] spaces
    } cannot be entered. It has 1 to { $high }.
jump-bad-round = “{ $found }” is no round. Give a number from 1 to 9999.

## Refused: not now

table-ended = The game is over. Undo the last step to play on.
seat-is-out = { $name } is out. Bring { $name } back first.
seat-not-out = { $name } is not out.
pile-first = { $pile }: draw it first; play waits for it.
pile-not-now = { $pile }: it is not time to draw. It is drawn when the game asks for it.
no-turns = This table keeps no turns.
no-phases = This table has no phases.
no-rounds = This table keeps no rounds.
mark-already = { $name } has this already: { $mark }.
mark-not-there = { $name } does not have this: { $mark }.
token-already = { $name } has this already: { $token }.
undo-nothing =
    { $possible ->
        [0] There is nothing to undo.
        [one] Only one step can be undone.
       *[other] Only { $possible } steps can be undone.
    }
redo-nothing =
    { $possible ->
        [0] There is nothing to redo.
        [one] Only one step can be redone.
       *[other] Only { $possible } steps can be redone.
    }
undo-zero = Say how many steps: 1 or more.
repair-no-step = There is no step { $step } to repair. Choose one of the history that was not removed.
jump-no-step = There is no step { $step } in this history. Choose one that is listed.
jump-already-there = The table already stands at step { $step }.

## Refused: unknown names

unknown-none = There is nothing like “{ $found }” at this table.
unknown-game = There is no game “{ $found }”. There are { $options }.
unknown-mode = There is no mode “{ $found }”. There are { $options }.
unknown-choice = There is nothing called “{ $found }” to choose. There are { $options }.
unknown-option = “{ $found }” cannot be chosen. Choose among { $options }.
unknown-number = No number called “{ $found }” is asked for. There are { $options }.
unknown-rule = There is no rule “{ $found }” to switch. There are { $options }.
unknown-seat = Nobody here is called “{ $found }”. At the table are { $options }.
unknown-counter = “{ $found }” is not counted here. Counted are { $options }.
unknown-phase = There is no phase “{ $found }”. There are { $options }.
unknown-mark = There is no mark “{ $found }”. There are { $options }.
unknown-token = There is no token “{ $found }”. There are { $options }.
unknown-dial = There is nothing called “{ $found }” to turn. There are { $options }.
unknown-dial-move = It cannot be turned by “{ $found }”. Possible: { $options }.
unknown-dial-value = It has no position “{ $found }”. Possible: { $options }.
unknown-meter = There is no track “{ $found }”. There are { $options }.
unknown-space = There is no space of the kind “{ $found }”. There are { $options }.
unknown-die = There is no die “{ $found }”. There are { $options }.
unknown-face = The die has no face “{ $found }”. It has { $options }.
unknown-pile = There is no pile “{ $found }”. There are { $options }.
unknown-timer = There is no clock “{ $found }”. There are { $options }.
pile-no-card = “{ $card }” is not in the pile any more. Left are { $options }.
pile-peek-negative = { $count } cards cannot be looked at. Take 0 or more.
mark-not-for = { $mark }: not for { $name }.

## Refused: setting up

players-count =
    { $mode } takes { $low } to { $high } people. { $found ->
        [0] Nobody was named.
        [one] One was named.
       *[other] { $found } were named.
    }
players-count-exact =
    { $mode } takes exactly { $high ->
        [one] one person
       *[other] { $high } people
    }. { $found ->
        [0] Nobody was named.
        [one] One was named.
       *[other] { $found } were named.
    }
name-bad = “{ $found }” cannot be a name. Use 1 to { $high } ordinary letters.
name-taken = “{ $found }” is used already. Give everybody and everything a name of its own.
order-no-choice = Nothing to choose is called { $found }. There are: { $options }.
choice-missing = { $name } still has to choose: { $choice }. Possible are { $options }.
choices-too-many = There are choices for { $found } seats, but only { $high ->
        [one] one person sits
       *[other] { $high } people sit
    } here.
number-beyond = { $number } cannot be { $found }. Type a number from { $low } to { $high }.
own-too-many = { $found } counters are too many. Name { $high } at most.
own-number = { $found } is too large. Stay between −{ $high } and { $high }.
own-start-outside = “{ $name }” cannot begin at { $found }: that is outside its own limits.
timer-beyond = A turn clock cannot have { $found } s. Choose { $low } to { $high } seconds.

## Refused: unreadable

finish-twice = A winner was named twice. Name each of them once.
note-bad = A note has 1 to { $high } readable characters.
clock-bad = { $found } is no point in time. Give milliseconds, 0 or more.
act-not-an-act = { $found } is no input. An input is a group of fields with a field “act”.
act-unknown = There is no input { $found }. There are { $options }.
act-bad-field = Input “{ $act }”, field { $field }: found { $found }, expected { $expected }.

## Refused: typed lines

line-empty = The line is empty. Begin with what it is about, such as a counter.
line-unknown = “{ $found }” is nothing at this table. Lines that work: { $options }.
line-ambiguous = “{ $found }” could be { $options }. Write a little more of it.
line-number = “{ $found }” is no change. Write +2 or -3 to change, =12 to set.
line-counter = After “{ $counter }” come a name and a change. Lines that work: { $options }.
line-track = Write “{ $track } next” to go on, or “{ $track } =…” to put it right.
line-mark = Write “{ $mark }”, a name, and on or off.
line-token = Write “{ $token }” and the name of who gets it.
line-dial = Write “{ $dial }”, a name, and one of { $options }.
line-meter = Write “{ $meter } +1” to move, “{ $meter } =3” to place, or “{ $meter } spaces” and the colours with commas.
line-seat = Write “{ $verb }” and one name.
line-rename = Write “rename”, the old name and the new name.
line-roll = Write “roll”, a die and how many of them. Dice here: { $options }.
line-rolled = Write “rolled”, a die and the faces it showed. Dice here: { $options }.
line-draw = Write “draw” to let the app draw, or “draw” and the card that came up. { $note }
line-clock = Write “clock start”, “clock pause” or “clock reset”.

## What data should look like

shape-group = a group of fields
shape-list = a list
shape-nothing = nothing
shape-yes-no = true or false
shape-whole-number = a whole number
shape-number = a number
shape-text = a text
shape-needed = this field to be there
shape-unknown-field = an unknown field
shape-one-of = one of { $options }
shape-only = only { $options }
shape-either = { $one } or { $other }

table-corrected = { $count ->
    [one] This table plays with one figure that your packs correct.
   *[other] This table plays with { $count } figures that your packs correct.
}
