### What the database, the running tables and the import of files say.

# where: the file or the server’s address
database-newer = { $where } was made by a newer version of Companion (database version { $found }; this app knows up to { $newest }). Update the app; the file has been left as it is.
database-damaged = { $where } is damaged or is not a database. It has been left as it is: put a backup in its place, or choose another folder for the data.
database-foreign = { $where } belongs to another program. Choose another file or folder for Companion's data.
database-busy = Another program keeps { $where } locked. Close it or wait a moment, then try again.
database-not-writable = { $where } cannot be written. Allow writing to that folder, or choose another one for the data.
database-disk-full = There is no room left for { $where }. Your last input was not taken, everything before it is safe. Free some space and try again.
database-no-room = { $where } could not be written: there is no room left, or the disk reported an error. Nothing of it was kept.
database-no-room-to-copy = There is no room for a temporary copy of { $where }. Free some space and try again.
database-disk-failing = The disk reported an error at { $where }. Your last input may not have been taken; check the disk before you go on.
database-unreachable = The database server at { $where } does not answer, or does not let Companion in. Check the address, the name and the password.
database-unknown-address = { $where } is not an address Companion understands. Give the path of a file, or an address that begins with postgresql://.
database-bad-text = The text { $found } holds characters that cannot be kept. Type it again without them.
database-journal-damaged = Line { $line } of the journal of table { $table } is missing or cannot be read. Import an exported file of this table, or go back to a backup.
database-setup-damaged = The setup of table { $table } cannot be read. Import an exported file of this table, or go back to a backup.
database-row-damaged = Part of what is stored of table { $table } cannot be read. Import an exported file of this table, or go back to a backup.

table-unknown = There is no table { $table } here. Look at the list of tables for the right one.
table-taken = There is a table { $table } here already.
table-unplayable = Table { $table } cannot be opened with this version of the app: at line { $line } of its journal it is refused. { $reason }
table-setup-unreadable = The setup of table { $table } does not fit this version of the app: at { $place } there is { $found }, expected { $expected }.
table-does-not-fit = What is stored of table { $table } does not fit this version of the app (line { $line } of its journal; 0 is the setup).
doctor-snapshot-unreadable = The newest position of table { $table } cannot be read. Its journal leads there, too: nothing is lost.
doctor-snapshot-differs = The newest position of table { $table } is another one than its journal leads to by the rules as they are now.
doctor-fault = { $said }
doctor-fault-astray = a row of { $rows } belongs to no table
doctor-fault-everywhere = so much is damaged that the check itself cannot get through
table-newer = Table { $table } was made by a newer Companion ({ $app }). Update the app; the table has been left as it is.
format-newer = This was made by a newer Companion (format { $found }; this app knows up to { $newest }).
engine-unknown = Nothing here plays { $engine }. Known: { $options }.
table-overtaken = Meanwhile somebody { $kind ->
        [undo] took something back
        [redo] brought something back
        [repair] repaired an earlier step
       *[give] changed the table
    }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } changes in all)
    }. Look at it as it stands now and try again.
table-overtaken-by = Meanwhile { $who } { $kind ->
        [undo] took something back
        [redo] brought something back
        [repair] repaired an earlier step
       *[give] changed the table
    }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } changes in all)
    }. Look at it as it stands now and try again.

# place: where in the file, such as journal[12].act.by
import-not-a-table = This is not an exported table: its format is { $found }, expected { $expected }. Choose a file that Companion exported.
import-newer = This file was exported by a newer version of Companion ({ $app }, format { $found }; this app knows up to { $newest }). Update the app and import it again.
import-bad-field = The file was not imported: at { $place } there is { $found }, expected { $expected }.
import-too-large = The file was not imported: it has { $found } MB, and at most { $limit } MB are accepted.
import-too-many-entries = The file was not imported: its journal has { $found } entries, and at most { $limit } are accepted.
import-too-many-repairs = The file was not imported: its journal has { $found } repairs, and at most { $limit } are accepted.
import-too-deep = The file was not imported: it holds lists in lists more than { $limit } deep. Export the table again.
import-cancelled = The import was stopped. Nothing has changed.
import-not-text = The file was not imported: in line { $line } there is the byte { $found }, which is not text (UTF-8).
import-bad-json = The file was not imported: in line { $line }, column { $column }, { $found } does not belong there. A comma, a quotation mark or a bracket may be missing just before.
import-unreadable = The file was not imported: it holds numbers or nested lists beyond all measure. Export the table again.
import-refused = The file was not imported: at { $place } the game refuses it. { $reason }
import-broken-setup = The file was not imported: the parts of its setup do not fit together. Export the table again.
import-broken-entry = The file was not imported: { $place } does not fit the setup of the table. Export the table again.
import-bad-checksum = The file was not imported: the position under { $place } was changed after the export. Export the table again.
import-other-state = The file was not imported: replaying its journal leads to another position than the one it holds. Export the table again.

import-new = “{ $name }” has been imported ({ $length ->
        [one] one entry
       *[other] { $length } entries
    }).
import-same = “{ $name }” is here already, exactly like this. Nothing has changed.
import-older = “{ $name }” is here already and has gone on since this file was made. Nothing has changed.
import-extended = “{ $name }” was here already and has been brought up to the file ({ $length ->
        [one] one entry
       *[other] { $length } entries
    }).
import-copy = “{ $name }” is here already, but went on differently. The file is now a table of its own beside it.
import-differs = By the rules as they are now, the steps in this file lead to another position. The table opens as it was shown, and asks what is to hold when you look at its history.

expected-table-id = 4 to 32 letters (a-z) and digits
expected-at-most-letters = at most { $most } letters
expected-milliseconds = a time in milliseconds since 1970
expected-whole-letters = a text of whole characters
expected-number = { $number }
expected-between = a number from { $low } to { $high }
expected-act = an act
expected-no-act = no act
