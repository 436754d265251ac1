### Che cosa si dice quando una regola è stata corretta dopo l'inizio di un tavolo.

rules-newer = Questo tavolo si gioca con regole più recenti di quelle che questa app conosce (versione { $found }; questa app conosce fino alla { $newest }).
rules-nothing-new = Non è stata corretta nessuna regola che questo tavolo possa accettare o rifiutare.
rules-keep-first = Prima conserva ciò che si vede, poi accetta le regole attuali.
undo-undecided = Con le regole attuali i passi precedenti portano a un'altra posizione. Scegli prima che cosa vale: apri le regole di questo tavolo.
undo-closed = I passi precedenti sono stati conservati com'erano, con regole corrette in seguito. Si possono leggere, ma non annullare.
repair-undecided = Con le regole attuali il passo { $step } porta a un'altra posizione. Scegli prima che cosa vale: apri le regole di questo tavolo.
repair-closed = Il passo { $step } è stato conservato com'era, con regole corrette in seguito. Si può leggere, ma non correggere.

rules-notice = È stata corretta una regola
rules-unknown = Con le regole attuali i passi di questo tavolo portano a una posizione diversa da quella che avete visto.
rules-from-the-start = Cambia qualcosa fin dalla preparazione.
rules-from-step = Cambia qualcosa da questo passo in poi: { $step }
rules-step-impossible = { $step }: { $why }
rules-look = Vedi che cosa cambierebbe
rules-keep = Lascia com'era
rules-take = Accetta la correzione
rules-preview = Che cosa cambierebbe
rules-unchosen = Non è ancora cambiato nulla. Se accetti la correzione, annulla riporta le vecchie regole.
rules-impossible = { $count ->
        [one] Un passo non sarebbe più possibile. Viene messo da parte, non cancellato:
       *[other] { $count } passi non sarebbero più possibili. Vengono messi da parte, non cancellati:
    }
rules-fine = Tutti i passi restano possibili; cambia ciò che ne segue.
rules-kept-now = Resta com'era.
rules-taken-now = La correzione è accettata. Annulla riporta le vecchie regole.
rules-none = Nessuna correzione cambia qualcosa a questo tavolo.
rules-open = Regole corrette
step-kept = com'era
