# Segnalare un problema e rigiocare una segnalazione.

report-open = Segnala un problema
report-do = Segnala
report-how = Un file per chi ripara Companion: questo tavolo con tutto ciò che è stato inserito, le versioni in uso e che cosa è andato storto. Non si invia nulla; scegli tu chi lo riceve.
report-how-alone = Un file per chi ripara Companion: le versioni in uso e che cosa è andato storto. Non si invia nulla; scegli tu chi lo riceve.
report-how-unopened = Un file per chi ripara Companion: tutto ciò che è salvato di questo tavolo, così com'è, le versioni in uso e perché non si può aprire. Nulla viene inviato; scegli tu chi lo riceve.
report-error = Ultimo errore: { $error }
report-names = Nomi dei giocatori
report-names-yes = Così come sono
report-names-no = Player 1, Player 2
report-names-left-out = Omessi
report-left-out = In ciò che non è leggibile non si possono cercare nomi. Perciò sono omessi anche il nome del tavolo, la preparazione, tutto ciò che è stato inserito e la posizione; il file ne dice solo la lunghezza.
report-copied = La segnalazione è negli appunti.
report-no-table = Questa segnalazione non contiene alcun tavolo che si possa giocare.
broken = Questa parte non si può mostrare. Non si è perso nulla; il resto del tavolo va avanti.
broken-again = Riprova
broken-home = A tutti i tavoli

report-written = La segnalazione è in { $file }. Non è stato inviato nulla.
report-written-rows = Il tavolo non si può aprire: il file contiene tutto ciò che ne è salvato, così com'è.
report-written-rows-nameless = Il tavolo non si può aprire, e in ciò che non è leggibile non si possono cercare nomi: nome, preparazione, ciò che è stato inserito e posizione sono omessi.

replay-through = Si gioca fino in fondo: { $count ->
    [one] 1 mossa accettata.
   *[other] { $count } mosse accettate.
}
replay-passes-now = La mossa segnalata come difettosa qui passa. Segnalato: { $error }
replay-elsewhere = Nessuna mossa è segnalata come difettosa. Segnalato: { $error }
replay-failed = { $number ->
    [0] La preparazione fa fallire il gioco.
   *[other] La mossa { $number } fa fallire il gioco: { $input }
}
replay-same = È l'errore che è stato segnalato.
replay-other = È un altro errore rispetto a quello segnalato: { $error }
replay-refused = { $number ->
    [0] La preparazione è rifiutata. { $reason }
   *[other] La mossa { $number } è rifiutata: { $input }. { $reason }
}
