### What is said when a rule was corrected after a table began.

rules-newer = This table is played by newer rules than this app knows (version { $found }; this app knows up to { $newest }).
rules-nothing-new = No rule has been corrected that this table could take or refuse.
rules-keep-first = First keep what is shown; then take the rules as they are now.
undo-undecided = By the rules as they are now, the steps before lead to another position. Choose first what is to hold: open the rules of this table.
undo-closed = The steps before this were kept as they were, by rules that have been corrected since. They can be read, but not undone.
repair-undecided = By the rules as they are now, step { $step } leads to another position. Choose first what is to hold: open the rules of this table.
repair-closed = Step { $step } was kept as it was, by rules that have been corrected since. It can be read, but not put right.

rules-notice = A rule was corrected
rules-unknown = By the rules as they are now, the steps of this table lead to another position than the one you saw.
rules-from-the-start = It makes a difference from the set-up on.
rules-from-step = It makes a difference from this step on: { $step }
rules-step-impossible = { $step }: { $why }
rules-look = See what would follow
rules-keep = Keep as it was
rules-take = Take the correction
rules-preview = What would follow
rules-unchosen = Nothing has been changed yet. If you take the correction, undo brings the old rules back.
rules-impossible = { $count ->
        [one] One step would no longer be possible. It is set aside, not deleted:
       *[other] { $count } steps would no longer be possible. They are set aside, not deleted:
    }
rules-fine = Every step stays possible; what comes of it changes.
rules-kept-now = Kept as it was.
rules-taken-now = The correction has been taken. Undo brings the old rules back.
rules-none = No correction changes anything at this table.
rules-open = Corrected rules
step-kept = kept as it was
