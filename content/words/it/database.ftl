### Quello che dicono il database, i tavoli in corso e l’importazione di file.

# where: il file o l’indirizzo del server
database-newer = { $where } è stato creato da una versione più recente di Companion (database versione { $found }; questa app conosce fino alla { $newest }). Aggiorna l'app; il file è rimasto com'era.
database-damaged = { $where } è danneggiato o non è un database. È rimasto com'era: metti una copia di sicurezza al suo posto, oppure scegli un'altra cartella per i dati.
database-foreign = { $where } appartiene a un altro programma. Scegli un altro file o un'altra cartella per i dati di Companion.
database-busy = Un altro programma tiene bloccato { $where }. Chiudilo o aspetta un momento, poi riprova.
database-not-writable = Non si può scrivere in { $where }. Consenti la scrittura in quella cartella, oppure scegline un'altra per i dati.
database-disk-full = Non c'è più spazio per { $where }. La tua ultima azione non è stata registrata, tutto ciò che precede è al sicuro. Libera spazio e riprova.
database-no-room = Non è stato possibile scrivere { $where }: non c'è più spazio, o il disco ha segnalato un errore. Non ne è rimasto nulla.
database-no-room-to-copy = Non c'è spazio per una copia temporanea di { $where }. Libera spazio e riprova.
database-disk-failing = Il disco ha segnalato un errore in { $where }. La tua ultima azione potrebbe non essere stata registrata; controlla il disco prima di continuare.
database-unreachable = Il server del database { $where } non risponde, o non lascia entrare Companion. Controlla l'indirizzo, il nome e la password.
database-unknown-address = Companion non capisce l'indirizzo { $where }. Indica il percorso di un file, o un indirizzo che comincia con postgresql://.
database-bad-text = Il testo { $found } contiene caratteri che non si possono conservare. Scrivilo di nuovo senza di essi.
database-journal-damaged = La riga { $line } del diario del tavolo { $table } manca o non è leggibile. Importa un file esportato di questo tavolo, o torna a una copia di sicurezza.
database-setup-damaged = La preparazione del tavolo { $table } non è leggibile. Importa un file esportato di questo tavolo, o torna a una copia di sicurezza.
database-row-damaged = Una parte di ciò che è salvato del tavolo { $table } non è leggibile. Importa un file esportato di questo tavolo, o torna a una copia di sicurezza.

table-unknown = Qui non c'è nessun tavolo { $table }. Cerca quello giusto nell'elenco dei tavoli.
table-taken = Qui c'è già un tavolo { $table }.
table-unplayable = Il tavolo { $table } non si può aprire con questa versione dell'app: la riga { $line } del suo diario viene rifiutata. { $reason }
table-setup-unreadable = La preparazione del tavolo { $table } non va bene per questa versione dell'app: in { $place } c'è { $found }, atteso: { $expected }.
table-does-not-fit = Quello che è salvato del tavolo { $table } non va bene per questa versione dell'app (riga { $line } del suo diario; 0 è la preparazione).
doctor-snapshot-unreadable = L'ultima posizione del tavolo { $table } non si può leggere. Anche il suo diario porta lì: non è andato perso nulla.
doctor-snapshot-differs = L'ultima posizione del tavolo { $table } è diversa da quella a cui porta il suo diario con le regole attuali.
doctor-fault = { $said }
doctor-fault-astray = una riga di { $rows } non appartiene a nessun tavolo
doctor-fault-everywhere = i danni sono tanti che nemmeno il controllo arriva alla fine
table-newer = Il tavolo { $table } è stato creato da un Companion più recente ({ $app }). Aggiorna l'app; il tavolo è rimasto com'era.
format-newer = Questo è stato creato da un Companion più recente (formato { $found }; questa app conosce fino al { $newest }).
engine-unknown = Niente qui sa giocare a { $engine }. Conosciuti: { $options }.
table-overtaken = Nel frattempo qualcuno { $kind ->
        [undo] ha annullato qualcosa
        [redo] ha ripristinato qualcosa
        [repair] ha corretto un passo precedente
       *[give] ha cambiato il tavolo
    }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } modifiche in tutto)
    }. Guarda com'è adesso e riprova.
table-overtaken-by = Nel frattempo { $who } { $kind ->
        [undo] ha annullato qualcosa
        [redo] ha ripristinato qualcosa
        [repair] ha corretto un passo precedente
       *[give] ha cambiato il tavolo
    }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } modifiche in tutto)
    }. Guarda com'è adesso e riprova.

# place: il punto nel file, per esempio journal[12].act.by
import-not-a-table = Questo non è un tavolo esportato: il suo formato è { $found }, atteso: { $expected }. Scegli un file esportato da Companion.
import-newer = Questo file è stato esportato da una versione più recente di Companion ({ $app }, formato { $found }; questa app conosce fino al { $newest }). Aggiorna l'app e importalo di nuovo.
import-bad-field = Il file non è stato importato: in { $place } c'è { $found }, atteso: { $expected }.
import-too-large = Il file non è stato importato: pesa { $found } MB, e se ne accettano al massimo { $limit }.
import-too-many-entries = Il file non è stato importato: il suo diario ha { $found } voci, e ne sono accettate al massimo { $limit }.
import-too-many-repairs = Il file non è stato importato: il suo diario ha { $found } correzioni, e ne sono accettate al massimo { $limit }.
import-too-deep = Il file non è stato importato: contiene elenchi dentro elenchi oltre { $limit } livelli. Esporta di nuovo il tavolo.
import-cancelled = L'importazione è stata fermata. Non è cambiato nulla.
import-not-text = Il file non è stato importato: nella riga { $line } c'è il byte { $found }, che non è testo (UTF-8).
import-bad-json = Il file non è stato importato: alla riga { $line }, colonna { $column }, { $found } non dovrebbe esserci. Forse subito prima manca una virgola, una virgoletta o una parentesi.
import-unreadable = Il file non è stato importato: contiene numeri o elenchi annidati fuori misura. Esporta di nuovo il tavolo.
import-refused = Il file non è stato importato: il gioco lo rifiuta in { $place }. { $reason }
import-broken-setup = Il file non è stato importato: le parti della sua preparazione non vanno d'accordo. Esporta di nuovo il tavolo.
import-broken-entry = Il file non è stato importato: { $place } non va d'accordo con la preparazione del tavolo. Esporta di nuovo il tavolo.
import-bad-checksum = Il file non è stato importato: la posizione in { $place } è stata modificata dopo l'esportazione. Esporta di nuovo il tavolo.
import-other-state = Il file non è stato importato: rigiocare il suo diario porta a una posizione diversa da quella che contiene. Esporta di nuovo il tavolo.

import-new = «{ $name }» è stato importato ({ $length ->
        [one] una voce
       *[other] { $length } voci
    }).
import-same = «{ $name }» è già qui, esattamente così. Non è cambiato nulla.
import-older = «{ $name }» è già qui ed è andato avanti da quando è stato fatto questo file. Non è cambiato nulla.
import-extended = «{ $name }» era già qui ed è stato aggiornato al file ({ $length ->
        [one] una voce
       *[other] { $length } voci
    }).
import-copy = «{ $name }» è già qui, ma è proseguito in un altro modo. Il file è ora un tavolo a parte, accanto a quello.
import-differs = Con le regole attuali i passi di questo file portano a un'altra posizione. Il tavolo si apre come si vedeva, e chiede che cosa vale quando guardi la sua cronologia.

expected-table-id = da 4 a 32 lettere (a-z) e cifre
expected-at-most-letters = al massimo { $most } lettere
expected-milliseconds = un momento in millisecondi dal 1970
expected-whole-letters = un testo di caratteri interi
expected-number = { $number }
expected-between = un numero da { $low } a { $high }
expected-act = un'azione
expected-no-act = nessuna azione
