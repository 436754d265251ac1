# What the command line says besides what happens at a table. The texts of --help are English only and live in the code.

## Columns and short words

cli-col-id = Id
cli-col-name = Name
cli-col-mode = Mode
cli-col-players = Players
cli-col-entries = Entries
cli-col-changed = Changed
cli-col-seat = Seat
cli-col-step = Step
cli-col-when = When
cli-col-who = Who
cli-col-what = What
cli-col-game = Game
cli-col-people = People
cli-round = Round { $round }
cli-out = out
cli-ended = over
cli-archived = put away
cli-player = Player { $number }
cli-status-undone = undone
cli-status-removed = removed
cli-status-impossible = no longer possible
cli-status-repaired = repaired

## Done

cli-undone = Undone: { $text }
cli-redone = Done again: { $text }
cli-a-repair = a repair
cli-repaired = Step { $step } has been repaired.
cli-removed = Step { $step } has been removed.
cli-would-repair = Step { $step } can be changed like this; nothing has been changed yet.
cli-now-impossible = Step { $step } is not possible any more. { $why }
cli-rules-how = Choose with --take or --keep.
cli-rules-taken = the correction of a rule
cli-table-renamed = The table is now called “{ $name }”.
cli-table-archived = Table { $name } has been put away.
cli-table-back = Table { $name } is back among the others.
cli-table-deleted = Table { $name } has been deleted.
cli-table-kept = Table { $name } stays.
cli-delete-sure = Delete table { $table } and its whole history for good?
cli-exported = Written to { $file }
cli-rows-written = This table cannot be opened. Everything that is stored of it was written as it is to { $file }
cli-backup-done = Everything ({ $tables ->
    [one] one table
   *[other] { $tables } tables
}) was written to { $file }
cli-restore-come = Tables that come: { $count }
cli-restore-go = Tables that go: { $count }
cli-restore-change = Tables that become what they were in the backup: { $count }
cli-restore-stay = Tables that stay as they are: { $count }
cli-restore-preview = People, packs and settings would become those of the backup, too. Nothing has been changed yet: close the app on all devices, then add --yes.
cli-restore-done = { $file } has taken the place of everything. What was here before is in { $backup }
cli-left-out = { $count ->
    [one] One damaged row was left out.
   *[other] { $count } damaged rows were left out.
}
cli-doctor-data = Data: { $where }
cli-doctor-folder = Data folder: { $folder }
cli-doctor-log = Log of errors: { $file }
cli-doctor-no-log = No error has been logged yet; the log would be { $file }
cli-doctor-backup = Backup: { $file }
cli-doctor-no-backup = There is no backup here. Make one: companion backup FILE
cli-doctor-cleared = { $file } was deleted: a process that was stopped had left this backup unfinished.
cli-doctor-unfinished = { $file } is not finished: another process may be writing this backup.
cli-doctor-checked = Tables checked: { $tables }
cli-doctor-fault = Fault in the file: { $fault }
cli-doctor-salvaged = What can be read ({ $tables ->
    [one] one table
   *[other] { $tables } tables
}) was written to { $file }
cli-doctor-compacted = Compacted: { $before } kB before, { $after } kB now.
cli-doctor-not-compacted = The file was not compacted, because it is damaged.
cli-doctor-well = All is well.
cli-doctor-wrong = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
} Nothing has been changed. Save what can be read with --salvage FILE, or go back to a backup with companion restore.
cli-doctor-wrong-salvaged = { $count ->
    [one] One thing is wrong here.
   *[other] { $count } things are wrong here.
} Put what was saved, or a backup, in the place of everything with companion restore FILE.
cli-stopped = Stopped at line { $number } of { $of }: “{ $line }”. The lines before it count.
cli-auto-none = Nobody plays by itself now: { $now }
cli-auto-more = { $now }. It plays by itself: companion table next, or table auto.
cli-auto-choice = The rules leave this to you. Type one of these lines:

## The app

cli-serving = Companion is at { $address }
cli-serving-outside = Everybody in your network can open this address and change your tables.
cli-serving-end = Ctrl+C ends it. Everything is saved as you play, in { $where }
cli-port-other = Port { $port } is taken, so another one was chosen.

## Refused

cli-no-tables = There are no tables yet. Set one up: companion table new --game hero-realms --players "Red,Blue"
cli-no-tables-found = No table fits “{ $typed }”. Try the beginning of a name, of somebody who plays, or of the game; --all also looks among those that were put away.
cli-table-unknown = There is no table “{ $found }”. There are { $options }; “last” is the one changed last.
cli-table-ambiguous = “{ $found }” could be { $options }. Write a little more of it.
cli-no-line = Say what happens. Lines that work here: { $options }.
cli-repair-what = Say what the step should be, or --remove. Lines that work here: { $options }.
cli-delete-yes = Deleting table { $table } cannot be undone. Add --yes if you are sure.
cli-choose-bad = “{ $found }” is no choice. Write it like red.character=cleric.
cli-number-bad = “{ $found }” is no number. Write it like health=12, or mira.health=9 for one person.
cli-number-table = { $number } belongs to the whole table, not to one person. Leave the name out of “{ $found }”.
cli-rule-bad = “{ $found }” switches nothing. Write it like events=on, or =off.
cli-spaces-bad = “{ $found }” is no row of spaces. Write it like danger=grey,grey,red.
cli-counter-bad = “{ $found }” is no counter. Write it like Points:0, or Lives:3:0:9 with its lowest and highest value.
cli-way-unknown = { $game } has no way of play called “{ $found }”. There are: { $options }.
cli-way-no-lay = { $way } is set up in the app, not in a terminal.
cli-own-only = { $option } is only for { $options }; { $game } brings its own.
cli-file-missing = There is no file { $file }.
cli-file-folder = { $file } is a folder. Name the file in it.
cli-file-unreadable = { $file } cannot be read. Check its name and whether you may read it.
cli-file-exists = { $file } is there already. Choose another name, or add --force to write over it.
cli-file-unwritable = { $file } cannot be written. Choose another place.
cli-port-taken = Port { $port } is taken by another program. Choose another one, or leave --port out.
cli-port-forbidden = Port { $port } is reserved for the system. Choose one above 1023.
cli-host-unknown = “{ $found }” is no address of this machine. 127.0.0.1 is this machine alone, 0.0.0.0 all of its networks.
cli-unexpected = Something unexpected went wrong ({ $detail }). Run it again with --debug to see the details.
cli-unexpected-logged = Something unexpected went wrong ({ $detail }). The details are in { $log }.

## Many games of one quest

simulate-not-its-option = { $option } is not for { $game }. There it is: { $options }
simulate-quest = { $games } { $games ->
        [one] game
       *[other] games
    } of { $quest }, heroes: { $heroes }, level { $level }
simulate-won = Won: { $wins }, { $share } % (95 %: { $low } to { $high } %)
simulate-rounds = Rounds: { $mean } on average, { $least } to { $most }
simulate-fallen = Defeated heroes: { $mean } a game
simulate-open-rounds = Without an end after { $limit } rounds: { $count }
