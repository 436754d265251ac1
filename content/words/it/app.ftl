# Le parole delle schermate.

app-name = Companion
app-tagline = Tiene i conti. Non dimentica nulla.
app-fault = Qualcosa è andato storto da parte nostra. Non si è perso nulla; riprova.
app-dismiss = Chiudi il messaggio
door-coming = Si prepara il tavolo…
door-cut = La connessione è interrotta
door-cut-about = Tutto ciò che è stato annotato è salvo. Questa pagina torna da sola appena Companion risponde di nuovo.
unofficial = Progetto di appassionati, non ufficiale. I giochi e i loro nomi appartengono ai rispettivi proprietari.

back = Indietro
close = Chiudi
save = Salva
yes = Sì
no = No
undo = Annulla
redo = Ripeti
settings = Impostazioni
library = Biblioteca
rename = Rinomina
the-table = Tavolo

## Home

new-table = Nuovo tavolo
home-empty-title = Ancora nessun tavolo
home-empty = Apri un tavolo: scegli il gioco, indica chi gioca e da quel momento l'app conserva tutto, qualunque cosa accada a questo dispositivo.
home-running = In corso
home-over = Conclusi
home-more = Mostra altri tavoli
home-find = Trova un tavolo: nome, persone, gioco
home-find-clear = Mostra tutti i tavoli
home-find-busy = Ricerca in corso…
home-found = { $count ->
    [one] { $count } tavolo trovato
   *[other] { $count } tavoli trovati
}
home-found-none = Nessun tavolo corrisponde a «{ $typed }». Prova con l'inizio di un nome, di chi gioca o del gioco, o scrivi meno.
aloud-table = { $title }, { $now }, con { $names }
aloud-table-alone = { $title }, { $now }
table-more = Altro su { $title }
table-again = Prepara di nuovo lo stesso gioco
table-export = Salva come file
table-delete = Elimina questo tavolo
table-delete-warning = Eliminando, il tavolo e tutta la sua cronologia spariscono per sempre. Salvalo prima come file se potresti rivolerlo.
home-unopened = non si può aprire
aloud-unopened = { $title } non si può aprire. { $reason }
unopened-title = Questo tavolo non si può aprire
unopened-how = Tutto ciò che ne è salvato è ancora qui. Salva il suo file e conservalo: forse un'altra versione dell'app può aprire il tavolo. Oppure segnalalo: chi ripara Companion deve saperlo.
unopened-begun = Iniziato: { $when }
unopened-changed = Ultima modifica: { $when }
unopened-inputs = { $count ->
    [one] { $count } immissione
   *[other] { $count } immissioni
}
unopened-journal = Il suo diario, così come è salvato
unopened-earlier = { $count ->
    [one] { $count } riga precedente è nel file.
   *[other] { $count } righe precedenti sono nel file.
}
unopened-save = Salva il suo file
unopened-report = Segnalalo
ago-now = proprio ora
ago-minute = { $count ->
    [one] { $count } minuto fa
   *[other] { $count } minuti fa
}
ago-hour = { $count ->
    [one] { $count } ora fa
   *[other] { $count } ore fa
}
ago-day = { $count ->
    [one] ieri
   *[other] { $count } giorni fa
}
ago-month = { $count ->
    [one] { $count } mese fa
   *[other] { $count } mesi fa
}
ago-year = { $count ->
    [one] { $count } anno fa
   *[other] { $count } anni fa
}

## Set-up

choose-game = Quale gioco?
setup = Nuovo tavolo
mode = Modalità
people = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
person-name = Giocatore { $number }
add-person = Aggiungi giocatore
remove-person = Togli { $name }
played-before = Hanno già giocato qui
who-begins = Chi comincia?
first-chance = A caso
setup-more = Altre scelte
setup-less = Meno scelte
rules = Regole opzionali
begin = Comincia in { $count }
colour-1 = Blu
colour-2 = Arancio
colour-3 = Verde
colour-4 = Rosa
colour-5 = Giallo
colour-6 = Blu notte
colour-7 = Rosso
colour-8 = Bianco
own-title = Nome del gioco
own-counters = Che cosa si conta
own-name = Contatore { $number }
own-add = Aggiungi contatore
own-remove = Togli { $name }
own-start = Parte da { $start }
own-start-less = Parti da meno
own-start-more = Parti da più
own-rounds = Round e turni
own-meter = Un indicatore
own-meter-name = Nome dell'indicatore

## Tracker

now-round = Round { $round }
now-turn = Tocca a { $name }
now-ended = Concluso
next-turn = Passa a { $name }
next-phase = Poi: { $phase }
next-round = Round { $round }
play-again = Gioca ancora
history-open = Cronologia
table-menu = Menu
aloud-counter = { $name }: { $counter } { $value }
aloud-counter-of = { $name }: { $counter } { $value } su { $high }
aloud-minus = { $name }: { $counter } meno 1
aloud-plus = { $name }: { $counter } più 1
aloud-blow = { $name }: { $counter } { $change }
aloud-seat = { $name }: apri la scheda
aloud-space = Casella { $at }: { $space }
aloud-card = { $pile }: { $value }
hint-pad = Apre il tastierino
so-far = { $change } finora
more-numbers = Altro…
tag-winner = Vince
tag-out = Fuori
tag-hand = mano di { $cards }
table-parts = Il tavolo ora
reminders = Da ricordare ora
meter-edit = Cambia le caselle di { $meter }
meter-enter = Inserisci le caselle
meter-empty = Le caselle sono stampate sulla vostra scheda avventura. Inseritele una volta e l'app muoverà il segnalino.
meter-next = Prossima casella: { $space }
question-pile = { $pile }: che cosa è uscito?
question-pile-how = Tocca il numero della carta girata, oppure lascia pescare l'app.
question-pile-draw = Lascia pescare l'app
won = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
won-nobody = È finita, e non ha vinto nessuno
won-how = Un errore? Annulla fa tornare indietro.
story = Che cosa è successo
story-empty = Ancora nulla. Il primo tocco comparirà qui.
marks = Stati e segnalini
marks-uncertain = Il loro effetto è stampato sulle vostre carte; nessuna fonte pubblica lo mostra.
token-take = Prende: { $token }
fact-hand = { $cards ->
    [one] Mano iniziale: { $cards } carta.
   *[other] Mano iniziale: { $cards } carte.
}
fact-attack = Può attaccare: { $names }.
fact-champions = Può attaccare i campioni di: { $names }.
bring-back = Rimetti in gioco
take-out = Fuori dal gioco
rename-text = Nuovo nome
note-write = Scrivi una nota
note-text = Nota
finish = Concludi la partita
finish-how = Tocca chi ha vinto. Lascia vuoto se non ha vinto nessuno.
finish-won = { $count ->
    [one] Vince { $names }
   *[other] Vincono { $names }
}
finish-nobody = Concludi senza vincitore

clock = Cronometro
clock-start = Avvia
clock-pause = Pausa
clock-reset = Azzera

## Number pad

pad-heading = { $name }: { $counter }
pad-minus = Togli
pad-plus = Aggiungi
pad-set = Porta a
pad-erase = Cancella l'ultima cifra
pad-confirm = { $counter } { $before } → { $after }

## Dice and spaces

dice = Dadi
dice-many = { $count ->
    [one] { $count } dado
   *[other] { $count } dadi
}
dice-fewer = Un dado in meno
dice-more = Un dado in più
dice-last = Ultimo tiro
dice-typed-how = Avete tirato dadi veri? Toccate ciò che mostrano.
dice-enter = Inserisci { $faces }
dice-roll = { $count ->
    [one] Tira { $count } dado
   *[other] Tira { $count } dadi
}
spaces-how = Tocca i colori nell'ordine stampato sulla vostra scheda avventura, dalla casella iniziale in poi.
spaces-erase = Cancella
spaces-done = { $count ->
    [one] Usa { $count } casella
   *[other] Usa { $count } caselle
}

## History

history = Cronologia
history-how = Ogni passo, il più recente per primo
history-empty = Non è ancora successo nulla.
history-redo = { $count ->
    [one] Ripeti il passo annullato
   *[other] Ripeti l'ultimo dei { $count } passi annullati
}
history-older = Mostra i passi precedenti
history-start = Torna all'inizio
step-removed = rimosso
step-impossible = non più possibile
step-repaired = corretto
step-repair = Correggi: { $step }
step-jump = Torna a: { $step }
who-device-phone = Un telefono
who-device-tablet = Un tablet
who-device-desktop = Un computer
who-terminal = Il terminale
who-unknown = Qualcuno
mend = Correggi un passo
mend-was = Era: { $step }
mend-less = Uno in meno
mend-more = Uno in più
mend-remove = Rimuovi
mend-remove-chosen = Questo passo verrà rimosso.
mend-fine = Tutto ciò che segue resta possibile.
mend-impossible = { $count ->
    [one] Un passo successivo diventa impossibile e viene messo da parte:
   *[other] { $count } passi successivi diventano impossibili e vengono messi da parte:
}
mend-done = Correggi

## Settings

language = Lingua
colours = Colori
mode-dark = Scuro
mode-light = Chiaro
mode-contrast = Alto contrasto
layout = Disposizione del tavolo
layout-how = Piatta: per un tablet appoggiato sul tavolo, ogni riquadro rivolto al suo giocatore.
layout-auto = Automatica
layout-hand = In mano
layout-flat = Piatta
layout-wide = Larga
calm = Riduci il movimento
awake = Tieni lo schermo acceso
awake-how = Finché un tavolo è aperto. Alcuni browser non lo permettono.
bring-in = Importa un tavolo
bring-in-open = Apri un file
bring-in-how = Un file salvato da questa app su qualsiasi dispositivo. Importarlo due volte non cambia nulla.
about = Informazioni
about-text = Companion tiene i conti e prende la sedia vuota. Nessun account, nessun server, nessuna telemetria: tutto resta su questa macchina.
about-version = Versione { $version }, contenuto { $content }
about-data = Tutto è salvato in { $place }

## Files

export-how = Un solo file leggibile contiene tutto il tavolo: la preparazione, ogni passo con chi e quando, e dove ha portato.
export-size = { $size ->
    [one] { $size } kilobyte
   *[other] { $size } kilobyte
}
export-save = Salva il file
export-copy = Copia come testo
export-copied = Il tavolo è negli appunti.
export-saved = Salvato: { $place }
export-no-dialog = Questo dispositivo non permette di salvare un file. Copialo come testo, o usa: companion table export
export-no-clipboard = Questo dispositivo non permette di copiare. Salva il file.
import-how = Scegli il file, oppure incolla il suo testo.
import-choose = Scegli un file
import-paste = Testo del file
import-do = Importa
import-runs = Importazione del file: { $percent } %
import-cancel = Ferma
import-no-dialog = Questo dispositivo non permette di scegliere un file. Incolla il testo, o usa: companion table import

## Library

library-how = Numeri e round a portata di mano
fact-source = Riferimento delle regole, { $place }
facts-modes = Modalità
facts-choices = Numeri iniziali
facts-levels = Livelli
facts-round = Round e fasi
facts-marks = Stati, segnalini, morale
facts-dice = Dadi
facts-people = Giocatori
facts-shared = { $counter }, tutta la squadra
facts-hand = Mano iniziale, { $kind }
facts-attacks = { $kind } può attaccare
facts-round-begin = Inizio del round
facts-turn-begin = Inizio del turno
facts-turn-end = Fine del turno
facts-uncertain = Il suo effetto è stampato sulla vostra carta; nessuna fonte pubblica lo mostra.
relation-anyone = chiunque
relation-left = chi siede a sinistra
relation-other-team = l'altra squadra
relation-facing = il comandante di fronte, poi l'imperatore
relation-other-side = l'altra parte
relation-nobody = nessuno
amount-per-player = { $base ->
    [0] { $each } per giocatore
   *[other] { $base } e altri { $each } per giocatore
}
amount-typed = come indica la vostra carta o lo scenario
amount-chosen = { $plus ->
    [0] { $base }, o come dice il personaggio
   *[other] { $base }, o come dice il personaggio, più { $plus }
}
amount-players = più { $plus } in { $players }
hand-half-first = { $hand }; la metà, arrotondata per eccesso, per chi comincia
hand-teams = { $first } per la squadra che comincia, { $other } per l'altra
hand-two = { $two } in due giocatori, altrimenti { $more }

# --- the ways to use a game
way = Che cosa fa l'app
way-score = Tenere il conto

# --- the library
numbers = Numeri a portata di mano
numbers-tables = Tabelle e dadi
library-desk = Tutte le regole e tutte le carte
library-ask = Chiedi alla biblioteca
library-rules = Regole
library-cards = Carte
library-busy = Cerco…
library-nothing = Niente per «{ $asked }». Prova con una sola parola o in un'altra lingua.
library-none = Nessuna carta soddisfa tutto questo. Tocca di nuovo un filtro per toglierlo.
library-recent = Già chiesto
library-setup = Preparazione
library-now = Che cosa succede ora
library-sift-more = Altri filtri
library-sift-less = Meno filtri
library-count = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
library-more = … e altre { $count }: scrivi un nome o scegli un filtro
library-gone = La biblioteca non ha «{ $id }».
library-ours = Parola nostra: nessuna edizione stampata a portata di mano
library-example = Esempio
library-uncertain = Non è certo
kind-definition = Termine
kind-rule = Regola
kind-phase = Che cosa succede ora
kind-setup = Preparazione
compare-keep = Confronta con un'altra carta
compare-kept = Tenuta per il confronto. Apri un'altra carta e le vedrai insieme.
compare-stop = Smetti di confrontare
lookup-nothing = La biblioteca non ha ancora niente su «{ $word }».

# --- packs
packs = Pacchetti
packs-how = Le vostre regole, correzioni e carte
pack-own = Il nostro tavolo
pack-bring = Importa un pacchetto
pack-bring-how = Un pacchetto è un file con regole della casa, cifre corrette o carte. Si prende tutto o niente, e ogni errore è indicato con la sua riga.
pack-pasted = il testo incollato
pack-write = Scrivi una regola
pack-change = Cambia «{ $what }»
pack-drop = Togli «{ $what }»
pack-corrections = Correzioni
pack-corrected = { $card }: { $figure } { $value }
pack-copied = Il pacchetto è negli appunti.
pack-remove = Togli questo pacchetto dallo scaffale
pack-remove-yes = Toglilo per sempre
pack-remove-warning = Tutto il contenuto va perso. Salva prima il file, se potresti rivolerlo.
rule-title = Di che cosa tratta
rule-body = La regola, con parole vostre
rule-keep = Tieni
kind-note = Nota
kind-house = Regola della casa
from-pack = Dal pacchetto { $name }
card-correct = Correggi una cifra
card-corrected = { $figure }: è stampato { $printed }; { $by } dice altro
card-used = Appartiene a: { $places }
correct-why = Perché (facoltativo)
correct-how = La biblioteca lo mostra ovunque, con la cifra stampata accanto. I tavoli preparati da ora in poi la usano.
