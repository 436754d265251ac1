# Reporting a problem, and playing a report again.

report-open = Report a problem
report-do = Report
report-how = One file for whoever mends Companion: this table with all that was entered, the versions in use, and what went wrong. Nothing is sent anywhere; you choose who gets it.
report-how-alone = One file for whoever mends Companion: the versions in use, and what went wrong. Nothing is sent anywhere; you choose who gets it.
report-how-unopened = One file for whoever mends Companion: everything that is stored of this table, just as it is stored, the versions in use, and why it cannot be opened. Nothing is sent anywhere; you choose who gets it.
report-error = Last error: { $error }
report-names = Names of the players
report-names-yes = As they are
report-names-no = Player 1, Player 2
report-names-left-out = Left out
report-left-out = What cannot be read cannot be searched for names. So the name of the table, its set-up, everything that was entered and the position are left out, too; the file only says how long each was.
report-copied = The report is on the clipboard.
report-no-table = This report holds no table that can be played.
broken = This part cannot be shown. Nothing is lost; the rest of the table goes on.
broken-again = Try again
broken-home = To all tables

report-written = The report is written to { $file }. Nothing was sent anywhere.
report-written-rows = The table cannot be opened: the file holds everything that is stored of it, just as it is stored.
report-written-rows-nameless = The table cannot be opened, and what cannot be read cannot be searched for names: its name, its set-up, what was entered and the position are left out.

replay-through = It plays through: { $count ->
    [one] 1 input was taken.
   *[other] { $count } inputs were taken.
}
replay-passes-now = The input that was reported to fail passes here. Reported: { $error }
replay-elsewhere = No input was reported to fail. Reported: { $error }
replay-failed = { $number ->
    [0] The set-up makes the game fail.
   *[other] The game fails at input { $number }: { $input }
}
replay-same = This is the error that was reported.
replay-other = This is another error than the one that was reported: { $error }
replay-refused = { $number ->
    [0] The set-up is refused. { $reason }
   *[other] Input { $number } is refused: { $input }. { $reason }
}
