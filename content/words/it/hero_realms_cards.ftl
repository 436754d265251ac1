# Ciò che dicono le carte di Hero Realms, composto dai loro effetti (games/hero_realms/wording.py).
# Le frasi iniziano in minuscolo: possono stare dentro un'altra.

## Che cos'è la carta

hrc-defense = Difesa { $count }
hrc-guard = Guardia, difesa { $count }
hrc-jar = Giara di Anime, salute { $count }
hrc-check = Prova di abilità { $count }
hrc-stays-expended = Dopo l'uso resta attivato finché qualcuno non lo ruba.

## Che cosa serve per usare un'abilità

hrc-plain = { $said }
hrc-expend = Attiva: { $said }
hrc-expend-paid = Attiva e paga { $price }: { $said }
hrc-ally =
    Alleato { $faction ->
        [imperial] Imperiale
        [guild] della Gilda
        [necros] Necros
        [wild] dei Selvaggi
       *[none] qualsiasi
    }: { $said }
hrc-sacrifice = Sacrifica: { $said }
hrc-sacrifice-later = Sacrifica, non prima del tuo turno { $turn }: { $said }

## Come si uniscono le frasi

hrc-comma = { $one }, { $other }
hrc-or = { $one } o { $other }
hrc-or-else =
    { $one }, { $kind ->
        [tested] oppure,
       *[plain] oppure
    } { $other }
hrc-may = se vuoi, { $phrase }
hrc-if-done = se lo fai, { $phrase }
hrc-if = se { $test }, { $phrase }
hrc-if-else = se { $test }, { $phrase }; altrimenti { $other }

## Ciò che si ottiene

hrc-gain = ottieni { $gains }
hrc-gain-more = ottieni { $gains }, più { $more }
hrc-amount =
    { $count } { $pool ->
        [gold] { $count ->
            [one] moneta d'oro
           *[other] monete d'oro
        }
        [combat] { $count ->
            [one] punto combattimento
           *[other] punti combattimento
        }
       *[health] { $count ->
            [one] punto salute
           *[other] punti salute
        }
    }
hrc-for-each = { $gain } per ogni { $each }
hrc-each =
    { $what ->
        [champion] campione che hai in gioco
        [other-champion] altro campione che hai in gioco
        [other-guard] altra guardia che hai in gioco
        [other-wild] altra carta dei Selvaggi che hai in gioco
        [other-knife] altro coltello che hai in gioco
        [factions-in-play] fazione tra le tue carte in gioco
        [my-discard-champion] campione nella tua pila degli scarti
        [action] azione che hai in gioco
       *[party] giocatore della compagnia a inizio partita
    }

## Condizioni

hrc-test-count =
    hai almeno { $count } { $what ->
        [champion] { $count ->
            [one] campione
           *[other] campioni
        } in gioco
        [other-champion] { $count ->
            [one] altro campione
           *[other] altri campioni
        } in gioco
        [other-guard] { $count ->
            [one] altra guardia
           *[other] altre guardie
        } in gioco
        [other-wild] { $count ->
            [one] altra carta dei Selvaggi
           *[other] altre carte dei Selvaggi
        } in gioco
        [other-knife] { $count ->
            [one] altro coltello
           *[other] altri coltelli
        } in gioco
        [factions-in-play] { $count ->
            [one] fazione
           *[other] fazioni
        } in gioco
        [my-discard-champion] { $count ->
            [one] campione
           *[other] campioni
        } nella tua pila degli scarti
       *[action] { $count ->
            [one] azione
           *[other] azioni
        } in gioco
    }
hrc-test-combat = hai ottenuto almeno { $gained } in questo turno
hrc-test-hoard = un altro giocatore ha più carte Tesoro di te
hrc-test-subtype =
    hai { $what ->
       *[bow] un arco
    } in gioco
hrc-test-other = hai un'altra carta { $card } in gioco

## Le tue carte

hrc-draw =
    pesca { $count ->
        [one] una carta
       *[other] { $count } carte
    }
hrc-draw-up-to =
    pesca { $count ->
        [one] fino a una carta
       *[other] fino a { $count } carte
    }
hrc-draw-between = pesca da { $least } a { $most } carte
hrc-discard =
    scarta { $count ->
        [one] una carta
       *[other] { $count } carte
    }
hrc-discard-same = scarta altrettante carte
hrc-sac =
    sacrifica { $count ->
        [one] una carta
       *[other] fino a { $count } carte
    } dalla tua mano o dalla tua pila degli scarti
hrc-topdeck =
    metti { $kind ->
        [discard-champion] un campione
       *[discard-any] una carta
    } dalla tua pila degli scarti in cima al tuo mazzo
hrc-search = cerca una carta nel tuo mazzo o nella tua pila degli scarti e prendila in mano; se hai cercato nel mazzo, mescolalo
hrc-look =
    guarda { $count ->
        [one] la prima carta
       *[other] le prime { $count } carte
    } del tuo mazzo, scartane fino a { $most } e rimetti le altre nell'ordine che vuoi
hrc-prepare = rendi pronto un campione
hrc-put-into-play = metti in gioco dalla tua pila degli scarti un tuo campione stordito dopo il tuo ultimo turno

## Il mercato

hrc-next-goes =
    metti { $kind ->
        [action] la prossima azione
        [champion] il prossimo campione
       *[any] la prossima carta
    } che acquisti in questo turno { $where ->
        [hand] nella tua mano
       *[top] in cima al tuo mazzo
    }
hrc-next-cheaper =
    { $kind ->
        [action] la prossima azione
        [champion] il prossimo campione
       *[any] la prossima carta
    } che acquisti in questo turno costa { $saved } in meno
hrc-acquire-free = acquista senza pagare una carta del mercato che costa { $count } o meno
hrc-heist =
    in questo turno puoi acquistare { $count ->
        [one] una carta con un costo stampato
       *[other] { $count } carte con un costo stampato
    } dalla pila degli scarti di un avversario al costo abituale

## Contro gli altri

hrc-opponent-discards =
    l'avversario bersaglio scarta { $count ->
        [one] una carta
       *[other] { $count } carte
    }
hrc-stun =
    stordisci { $whom ->
        [target-champion] il campione bersaglio
        [nontarget-champion] un campione qualsiasi
        [nontarget-opp-champion] un campione avversario qualsiasi
       *[all-champions-of-target-player] tutti i campioni del giocatore bersaglio
    }
hrc-damage =
    infliggi { $count ->
        [one] { $count } danno
       *[other] { $count } danni
    } { $whom ->
        [each-opp-champion] a ogni campione avversario
        [each-opp-player] a ogni avversario
       *[target-player-and-champions] al giocatore bersaglio e a ognuno dei suoi campioni
    }
hrc-lose-own = perdi { $lost }
hrc-lose-each = ogni avversario perde { $lost }
hrc-discard-hand = il giocatore sconfitto che scegli scarta la sua mano
hrc-bless = il giocatore bersaglio ottiene { $gain } e i suoi campioni hanno { $defense } di difesa in più fino alla fine del suo prossimo turno
hrc-prevent = in ogni turno previeni i primi { $count } danni che subisci ({ $boss } contro un altro boss)

## I boss

hrc-summon =
    evoca { $count ->
        [one] un servitore
       *[other] { $count } servitori
    }
hrc-summon-party = evoca un servitore per ogni giocatore della compagnia a inizio partita
hrc-reveal-hoard =
    rivela { $count ->
        [one] una carta Tesoro
       *[other] { $count } carte Tesoro
    }
hrc-steal-hoard = ruba a quel giocatore una carta Tesoro
hrc-skill-steal = fai una prova di abilità per rubare una carta Tesoro
hrc-choose-faction = scegli una fazione: in questo turno conti una carta in più di quella fazione in gioco
hrc-taunt-clear = non sei più sotto provocazione
hrc-taunt-immune = nessuno può provocarti fino alla fine del tuo prossimo turno

## Note, e ciò che non è certo

hrc-note-once = Si usa una volta per partita.
hrc-note-combat = Conta tutto il combattimento ottenuto in questo turno, speso o no, questa carta compresa.
hrc-note-guards = Le guardie non proteggono. Si usa una volta per partita.
hrc-note-loss = Perdere salute non è subire danni: niente lo previene.
hrc-note-when-played = Si controlla solo quando si gioca la carta.
hrc-note-mix = Dalla mano e dagli scarti, come vuoi.
hrc-note-gem = Sacrificata, torna sulla sua pila, dove chiunque può acquistarla.
hrc-note-awake = Dorme finché il Lich non mescola e conta 20 carte o più.
hrc-note-flipped = Il retro di Corruzione: da quando il Lich mescola e conta 30 carte o più.
hrc-doubt-guards = Il suo testo non dice bersaglio, quindi le guardie non proteggono; nessun testo lo conferma per questa carta.
hrc-doubt-amulet = Che la fazione scelta conti tra le quattro è una nostra lettura.
hrc-doubt-diamond = Che le guardie non proteggano gli altri campioni è una nostra lettura: il bersaglio è il giocatore.
hrc-doubt-stepped-up = La carta nomina anche giocatori che si sono fatti avanti; nessun testo lo spiega.
hrc-doubt-list = Un elenco di appassionati ha un altro valore; tutti gli altri hanno questo.
hrc-doubt-spelling = Il nome spagnolo è scritto come nel testo consultato, forse un refuso.
