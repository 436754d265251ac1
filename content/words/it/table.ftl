# Ciò che accade a un tavolo, ciò che viene rifiutato e perché. Nomi e contatori si inseriscono così come sono; le frasi
# li mettono quindi uno accanto all'altro invece di accordarli.

list-and =
    { $before ->
        [e] ed
       *[other] e
    }

## Counting

counter-up = { $name }: { $counter } +{ $by }, ora { $value }
counter-up-table = { $counter } +{ $by }, ora { $value }
counter-down = { $name }: { $counter } −{ $by }, ora { $value }
counter-down-table = { $counter } −{ $by }, ora { $value }
counter-put = { $name }: { $counter } passa a { $value }
counter-put-table = { $counter } passa a { $value }
limit-set = { $name }: { $counter } arriva al massimo a { $high }
limit-set-table = { $counter } arriva al massimo a { $high }
limit-lifted = { $name }: { $counter } non ha più un massimo
limit-lifted-table = { $counter } non ha più un massimo
rung-reached = { $name }: { $ladder } { $rung }
rung-reached-table = { $ladder } { $rung }

## The order of play

first-by-chance = Inizia { $name }; ha deciso la sorte.
first-chosen = Inizia { $name }.
round-begins = Round { $round }
turn-begins = Turno: { $names }
phase-begins = Fase: { $phase }
jumped-round = Corretto: round { $round }
jumped-phase = Corretto: fase { $phase }
jumped-turn = Corretto: è il turno di { $names }
reminder = { $text }
reminder-for = { $name }: { $text }

## Marks, tokens, dials, meters

mark-on = { $name }: { $mark }, sì
mark-off = { $name }: { $mark }, non più
token-to = { $token }: ora { $name }
dial-at = { $name }: { $dial }, { $value }
meter-at = { $meter }: casella { $at } di { $of }, { $space }
meter-spaces =
    { $meter }: { $count ->
        [one] una casella inserita
       *[other] { $count } caselle inserite
    }
meter-unknown = { $meter }: le sue caselle non sono inserite. Spostate il segnalino vero di una casella e fate ciò che dice il colore.

## Dice, piles, clocks

dice-rolled = { $die }, tirato dall'app: { $faces }
dice-typed = { $die }, tirato al tavolo: { $faces }
pile-asks = { $pile }: quale esce?
pile-card = { $value }
pile-drawn =
    { $pile } per { $name }: { $value }. { $left ->
        [0] Non ne restano altre.
        [one] Ne resta ancora una.
       *[other] Ne restano ancora { $left }.
    }
pile-none = Ora non c'è nulla da pescare.
timer-start = { $timer }: in corso
timer-pause = { $timer }: in pausa
timer-reset = { $timer }: a zero

## Out, back, the end

seat-out = { $name } è fuori gioco.
seat-back = { $name } torna in gioco.
table-won = La partita è finita. Vittoria: { $names }
table-over = La partita è finita. Non ha vinto nessuno.
renamed = { $before } ora si chiama { $name }
noted = Nota: { $text }

## Refused: numbers

change-zero = Un cambio di 0 non cambia nulla. Di' di quanto, per esempio +1 o -1.
below-limit =
    { $name }, { $counter }: non si può scendere da { $value } a { $wanted }. { $room ->
        [0] È già al minimo.
       *[other] Si può togliere al massimo { $room }; ={ $low } mette al minimo.
    }
below-limit-table =
    { $counter }: non si può scendere da { $value } a { $wanted }. { $room ->
        [0] È già al minimo.
       *[other] Si può togliere al massimo { $room }; ={ $low } mette al minimo.
    }
above-limit =
    { $name }, { $counter }: non si può salire da { $value } a { $wanted }. { $room ->
        [0] È già al massimo.
       *[other] Si può aggiungere al massimo { $room }; ={ $high } mette al massimo.
    }
above-limit-table =
    { $counter }: non si può salire da { $value } a { $wanted }. { $room ->
        [0] È già al massimo.
       *[other] Si può aggiungere al massimo { $room }; ={ $high } mette al massimo.
    }
limit-under-value = { $counter } è già a { $value }, quindi { $to } non può essere il suo massimo. Scegli { $value } o più, o abbassa prima { $counter }.
counter-needs-seat = { $counter } è di qualcuno: di' di chi. Lo tengono { $options }.
counter-not-kept = { $name } non tiene { $counter }, ma { $options }.
dice-count = Non si possono tirare { $found } dadi insieme. Tirane da 1 a { $high }.
meter-beyond =
    { $high ->
        [0] { $meter } non ha ancora caselle. Inserisci prima le sue caselle.
       *[other] { $meter } non ha la casella { $found }. Le caselle vanno da 1 a { $high }.
    }
meter-length = Non si può inserire un tracciato di { $found } { $found ->
        [one] casella
       *[other] caselle
    }. Ne ha da 1 a { $high }.
jump-bad-round = «{ $found }» non è un round. Scrivi un numero da 1 a 9999.

## Refused: not now

table-ended = La partita è finita. Annulla l'ultimo passo per continuare.
seat-is-out = { $name } è fuori gioco. Prima riporta in gioco { $name }.
seat-not-out = { $name } non è fuori gioco.
pile-first = { $pile }: prima pesca, la partita l'attende.
pile-not-now = { $pile }: non è il momento di pescare. Si pesca quando la partita lo chiede.
no-turns = Questo tavolo non tiene i turni.
no-phases = Questo tavolo non ha fasi.
no-rounds = Questo tavolo non tiene i round.
mark-already = { $name } ha già questo: { $mark }.
mark-not-there = { $name } non ha questo: { $mark }.
token-already = { $name } ha già questo: { $token }.
undo-nothing =
    { $possible ->
        [0] Non c'è nulla da annullare.
        [one] Si può annullare un solo passo.
       *[other] Si possono annullare solo { $possible } passi.
    }
redo-nothing =
    { $possible ->
        [0] Non c'è nulla da ripetere.
        [one] Si può ripetere un solo passo.
       *[other] Si possono ripetere solo { $possible } passi.
    }
undo-zero = Di' quanti passi: 1 o più.
repair-no-step = Non c'è un passo { $step } da correggere. Scegline uno della cronologia che non sia stato tolto.
jump-no-step = Non c'è nessun passo { $step } in questa cronologia. Scegline uno dall'elenco.
jump-already-there = Il tavolo è già al passo { $step }.

## Refused: unknown names

unknown-none = A questo tavolo non c'è nulla come «{ $found }».
unknown-game = Non c'è un gioco «{ $found }». Ci sono: { $options }.
unknown-mode = Non c'è una modalità «{ $found }». Ci sono: { $options }.
unknown-choice = Non c'è nulla da scegliere con il nome «{ $found }». Ci sono: { $options }.
unknown-option = «{ $found }» non si può scegliere. Scegli tra { $options }.
unknown-number = Non è richiesto alcun numero «{ $found }». Ci sono: { $options }.
unknown-rule = Non c'è una regola «{ $found }» da attivare. Ci sono: { $options }.
unknown-seat = Qui nessuno si chiama «{ $found }». Al tavolo: { $options }.
unknown-counter = Qui non si conta «{ $found }». Si conta: { $options }.
unknown-phase = Non c'è una fase «{ $found }». Ci sono: { $options }.
unknown-mark = Non c'è un segno «{ $found }». Ci sono: { $options }.
unknown-token = Non c'è un segnalino «{ $found }». Ci sono: { $options }.
unknown-dial = Non c'è nulla da girare con il nome «{ $found }». Ci sono: { $options }.
unknown-dial-move = Non si può girare con «{ $found }». Possibile: { $options }.
unknown-dial-value = Non ha la posizione «{ $found }». Possibile: { $options }.
unknown-meter = Non c'è un tracciato «{ $found }». Ci sono: { $options }.
unknown-space = Non ci sono caselle di tipo «{ $found }». Ci sono: { $options }.
unknown-die = Non c'è un dado «{ $found }». Ci sono: { $options }.
unknown-face = Il dado non ha la faccia «{ $found }». Ha: { $options }.
unknown-pile = Non c'è una pila «{ $found }». Ci sono: { $options }.
unknown-timer = Non c'è un orologio «{ $found }». Ci sono: { $options }.
pile-no-card = «{ $card }» non è più nella pila. Restano: { $options }.
pile-peek-negative = Non si possono guardare { $count } carte. Scegli 0 o più.
mark-not-for = { $mark }: non è per { $name }.

## Refused: setting up

players-count =
    { $mode } si gioca da { $low } a { $high } persone. { $found ->
        [0] Non è stato nominato nessuno.
        [one] Ne è stata nominata una.
       *[other] Ne sono state nominate { $found }.
    }
players-count-exact =
    { $mode } si gioca in { $high ->
        [one] una persona sola
       *[other] { $high } persone, non di più né di meno
    }. { $found ->
        [0] Non è stato nominato nessuno.
        [one] Ne è stata nominata una.
       *[other] Ne sono state nominate { $found }.
    }
name-bad = «{ $found }» non può essere un nome. Usa da 1 a { $high } lettere normali.
name-taken = «{ $found }» è già in uso. Dai a ogni persona e a ogni cosa un nome proprio.
order-no-choice = Non c'è nulla da scegliere con il nome { $found }. Ci sono: { $options }.
choice-missing = { $name } deve ancora scegliere: { $choice }. Si può scegliere tra { $options }.
choices-too-many = Ci sono scelte per { $found } posti, ma qui { $high ->
        [one] c'è solo una persona
       *[other] ci sono solo { $high } persone
    }.
number-beyond = { $number } non può essere { $found }. Scrivi un numero da { $low } a { $high }.
own-too-many = { $found } contatori sono troppi. Dai il nome a { $high } al massimo.
own-number = { $found } è troppo grande. Resta tra −{ $high } e { $high }.
own-start-outside = «{ $name }» non può partire da { $found }: è fuori dai suoi limiti.
timer-beyond = Un orologio del turno non può avere { $found } s. Scegli da { $low } a { $high } secondi.

## Refused: unreadable

finish-twice = Chi vince è stato nominato due volte. Nomina ogni persona una volta sola.
note-bad = Una nota ha da 1 a { $high } caratteri leggibili.
clock-bad = { $found } non è un momento. Indica millisecondi, 0 o più.
act-not-an-act = { $found } non è un input. Un input è un gruppo di campi con un campo «act».
act-unknown = Non c'è un input { $found }. Ci sono: { $options }.
act-bad-field = Input «{ $act }», campo { $field }: trovato: { $found }; atteso: { $expected }.

## Refused: typed lines

line-empty = La riga è vuota. Comincia da ciò di cui si tratta, per esempio un contatore.
line-unknown = «{ $found }» non è nulla a questo tavolo. Righe che funzionano: { $options }.
line-ambiguous = «{ $found }» potrebbe essere { $options }. Scrivine un po' di più.
line-number = «{ $found }» non è un cambio. Scrivi +2 o -3 per cambiare, =12 per fissare.
line-counter = Dopo «{ $counter }» vengono un nome e un cambio. Righe che funzionano: { $options }.
line-track = Scrivi «{ $track } next» per andare avanti o «{ $track } =…» per correggere.
line-mark = Scrivi «{ $mark }», un nome, poi on oppure off.
line-token = Scrivi «{ $token }» e il nome di chi lo riceve.
line-dial = Scrivi «{ $dial }», un nome e una di queste possibilità: { $options }.
line-meter = Scrivi «{ $meter } +1» per muovere, «{ $meter } =3» per mettere, o «{ $meter } spaces» e i colori con le virgole.
line-seat = Scrivi «{ $verb }» e un nome.
line-rename = Scrivi «rename», il nome vecchio e quello nuovo.
line-roll = Scrivi «roll», un dado e quanti. Dadi di questo tavolo: { $options }.
line-rolled = Scrivi «rolled», un dado e le facce uscite. Dadi di questo tavolo: { $options }.
line-draw = Scrivi «draw» per far pescare l'app, o «draw» e la carta uscita. { $note }
line-clock = Scrivi «clock start», «clock pause» o «clock reset».

## What data should look like

shape-group = un gruppo di campi
shape-list = una lista
shape-nothing = nulla
shape-yes-no = vero o falso (true o false)
shape-whole-number = un numero intero
shape-number = un numero
shape-text = un testo
shape-needed = che questo campo ci sia
shape-unknown-field = un campo sconosciuto
shape-one-of = uno tra { $options }
shape-only = soltanto { $options }
shape-either = { $one } oppure { $other }

table-corrected = { $count ->
    [one] Questo tavolo gioca con una cifra corretta dai tuoi pacchetti.
   *[other] Questo tavolo gioca con { $count } cifre corrette dai tuoi pacchetti.
}
