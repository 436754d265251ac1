# What the command line says besides what happens at a table. The texts of --help are English only and live in the code.

## Columns and short words

cli-col-id = Id
cli-col-name = Nome
cli-col-mode = Modalità
cli-col-players = Giocatori
cli-col-entries = Voci
cli-col-changed = Modificato
cli-col-seat = Posto
cli-col-step = Passo
cli-col-when = Quando
cli-col-who = Chi
cli-col-what = Cosa
cli-col-game = Gioco
cli-col-people = Persone
cli-round = Round { $round }
cli-out = fuori
cli-ended = concluso
cli-archived = archiviato
cli-player = Giocatore { $number }
cli-status-undone = annullato
cli-status-removed = tolto
cli-status-impossible = non più possibile
cli-status-repaired = corretto

## Done

cli-undone = Annullato: { $text }
cli-redone = Ripetuto: { $text }
cli-a-repair = una correzione
cli-repaired = Il passo { $step } è stato corretto.
cli-removed = Il passo { $step } è stato tolto.
cli-would-repair = Il passo { $step } si può cambiare così; non è ancora cambiato nulla.
cli-now-impossible = Il passo { $step } non è più possibile. { $why }
cli-rules-how = Scegli con --take o --keep.
cli-rules-taken = la correzione di una regola
cli-table-renamed = Il tavolo ora si chiama «{ $name }».
cli-table-archived = Il tavolo { $name } è stato archiviato.
cli-table-back = Il tavolo { $name } è di nuovo tra gli altri.
cli-table-deleted = Il tavolo { $name } è stato eliminato.
cli-table-kept = Il tavolo { $name } resta.
cli-delete-sure = Eliminare per sempre il tavolo { $table } e tutta la sua cronologia?
cli-exported = Scritto in { $file }
cli-rows-written = Questo tavolo non si può aprire. Tutto quello che ne è salvato è stato scritto così com'è in { $file }
cli-backup-done = Tutto ({ $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}) è stato scritto in { $file }
cli-restore-come = Tavoli che arrivano: { $count }
cli-restore-go = Tavoli che spariscono: { $count }
cli-restore-change = Tavoli che tornano come nella copia: { $count }
cli-restore-stay = Tavoli che restano come sono: { $count }
cli-restore-preview = Anche le persone, i pacchetti e le impostazioni diventerebbero quelli della copia. Non è stato ancora cambiato nulla: chiudi l'app su tutti i dispositivi, poi aggiungi --yes.
cli-restore-done = { $file } ha preso il posto di tutto. Quello che c'era prima è in { $backup }
cli-left-out = { $count ->
    [one] Una riga danneggiata è stata tralasciata.
   *[other] { $count } righe danneggiate sono state tralasciate.
}
cli-doctor-data = Dati: { $where }
cli-doctor-folder = Cartella dei dati: { $folder }
cli-doctor-log = Registro degli errori: { $file }
cli-doctor-no-log = Finora non è stato registrato nessun errore; il registro sarebbe { $file }
cli-doctor-backup = Copia di sicurezza: { $file }
cli-doctor-no-backup = Qui non c'è nessuna copia di sicurezza. Fanne una: companion backup FILE
cli-doctor-cleared = { $file } è stato eliminato: un processo interrotto aveva lasciato questa copia incompiuta.
cli-doctor-unfinished = { $file } non è finito: forse un altro processo sta scrivendo questa copia.
cli-doctor-checked = Tavoli controllati: { $tables }
cli-doctor-fault = Difetto nel file: { $fault }
cli-doctor-salvaged = Quello che si può leggere ({ $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}) è stato scritto in { $file }
cli-doctor-compacted = Compattato: prima { $before } kB, ora { $after } kB.
cli-doctor-not-compacted = Il file non è stato compattato, perché è danneggiato.
cli-doctor-well = Va tutto bene.
cli-doctor-wrong = { $count ->
    [one] C'è un problema.
   *[other] Ci sono { $count } problemi.
} Non è stato cambiato nulla. Salva quello che si può leggere con --salvage FILE, o torna a una copia con companion restore.
cli-doctor-wrong-salvaged = { $count ->
    [one] Qui c'è un problema.
   *[other] Qui ci sono { $count } problemi.
} Metti quello che è stato salvato, o una copia di sicurezza, al posto di tutto con companion restore FILE.
cli-stopped = Fermo alla riga { $number } di { $of }: «{ $line }». Le righe precedenti valgono.
cli-auto-none = Adesso nessuno gioca da sé: { $now }
cli-auto-more = { $now }. Gioca da sé: companion table next, oppure table auto.
cli-auto-choice = Le regole lasciano la scelta a te. Scrivi una di queste righe:

## The app

cli-serving = Companion è a { $address }
cli-serving-outside = Chiunque nella tua rete può aprire questo indirizzo e cambiare i tuoi tavoli.
cli-serving-end = Ctrl+C lo chiude. Tutto viene salvato mentre giocate, in { $where }
cli-port-other = La porta { $port } è occupata; ne è stata scelta un'altra.

## Refused

cli-no-tables = Non ci sono ancora tavoli. Preparane uno: companion table new --game hero-realms --players "Rosso,Blu"
cli-no-tables-found = Nessun tavolo corrisponde a «{ $typed }». Prova con l'inizio di un nome, di chi gioca o del gioco; --all cerca anche tra quelli archiviati.
cli-table-unknown = Non c'è nessun tavolo «{ $found }». Ci sono { $options }; «last» è l'ultimo modificato.
cli-table-ambiguous = «{ $found }» può essere { $options }. Scrivine un po' di più.
cli-no-line = Di' che cosa succede. Righe che valgono qui: { $options }.
cli-repair-what = Di' come deve essere il passo, oppure --remove. Righe che valgono qui: { $options }.
cli-delete-yes = Eliminare il tavolo { $table } è definitivo. Aggiungi --yes se è ciò che vuoi.
cli-choose-bad = «{ $found }» non è una scelta. Scrivila così: red.character=cleric.
cli-number-bad = «{ $found }» non è un numero. Scrivilo così: health=12, oppure mira.health=9 per una persona.
cli-number-table = { $number } riguarda tutto il tavolo, non una persona. Togli il nome da «{ $found }».
cli-rule-bad = «{ $found }» non cambia nulla. Scrivilo così: events=on, oppure =off.
cli-spaces-bad = «{ $found }» non è una serie di caselle. Scrivila così: danger=grey,grey,red.
cli-counter-bad = «{ $found }» non è un contatore. Scrivilo così: Punti:0, oppure Vite:3:0:9 con il valore minimo e massimo.
cli-way-unknown = { $game } non ha un modo di giocare chiamato «{ $found }». Ci sono: { $options }.
cli-way-no-lay = { $way }: si prepara nell'app, non in un terminale.
cli-own-only = { $option } serve solo per { $options }; { $game } porta i suoi.
cli-file-missing = Non c'è nessun file { $file }.
cli-file-folder = { $file } è una cartella. Indica il file.
cli-file-unreadable = { $file } non si può leggere. Controlla il nome e i permessi.
cli-file-exists = { $file } esiste già. Scegli un altro nome, o aggiungi --force per sovrascriverlo.
cli-file-unwritable = { $file } non si può scrivere. Scegli un altro posto.
cli-port-taken = La porta { $port } è occupata da un altro programma. Scegline un'altra, o ometti --port.
cli-port-forbidden = La porta { $port } è riservata al sistema. Scegline una oltre 1023.
cli-host-unknown = «{ $found }» non è un indirizzo di questa macchina. 127.0.0.1 è solo questa macchina, 0.0.0.0 tutte le sue reti.
cli-unexpected = Qualcosa di inatteso è andato storto ({ $detail }). Ripetilo con --debug per vedere i dettagli.
cli-unexpected-logged = Qualcosa di inatteso è andato storto ({ $detail }). I dettagli sono in { $log }.

## Molte partite di una missione

simulate-not-its-option = { $option } non vale per { $game }. Lì ci sono: { $options }
simulate-quest = { $games } { $games ->
        [one] partita
       *[other] partite
    } di { $quest }, eroi: { $heroes }, livello { $level }
simulate-won = Vinte: { $wins }, { $share } % (95 %: da { $low } a { $high } %)
simulate-rounds = Round: { $mean } in media, da { $least } a { $most }
simulate-fallen = Eroi sconfitti: { $mean } a partita
simulate-open-rounds = Senza fine dopo { $limit } round: { $count }
