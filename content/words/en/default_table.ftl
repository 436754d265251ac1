# The screens of games that have none of their own.

dt-setup = Set up the table
dt-more = Choices
dt-choices = What you choose
dt-choices-about = As in a terminal, with commas between: goal=30, ben.played-by=app
dt-choice-bad = “{ $found }” is no choice. Write what=option, or name.what=option.
dt-seed = Seed
dt-seed-about = The same number brings the same luck. Empty draws a new one.
dt-seed-bad = The seed is a whole number, not “{ $found }”.
dt-standing = How it stands
dt-last-steps = What happened last
dt-because = Why: { $why }
dt-passed-over = Passed over: { $what }
dt-bot-acts = The app has its turn.
dt-thinking = The app is thinking …
dt-choice = The rules leave this to the table:
dt-no-question = Nothing is asked. Go on with a line below.
dt-type-answer = Type the answer below.
dt-line = Type a line
dt-line-examples = For example: { $examples }
dt-next = Next
dt-all = All
