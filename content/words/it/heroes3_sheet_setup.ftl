# Heroes III, tutta la serata: preparazione, tabelle e dadi, combattimenti, eroi dell'IA, la fine.

## Preparazione

h3s-set-setup = Tutta la serata su un foglio
h3s-set-begin = Inizia la serata
h3s-set-mode = Modalità
h3s-set-mode-about =
    { $mode ->
        [clash] Ognuno per sé.
        [alliance] Due squadre di due; gli alleati commerciano liberamente.
        [cooperative] Insieme contro lo scenario e i suoi eroi IA.
        [campaign] Da soli attraverso gli scenari di una storia; alcune carte seguono.
       *[tournament] Più partite di fila; l'app tiene ciascuna.
    }
h3s-set-scenario = Scenario
h3s-set-own = Uno vostro
h3s-set-official =
    L'app ne conosce che il nome. Leggi nel libro delle { $mode ->
        [campaign] campagne con che cosa inizia il tuo eroe, il bonus, il limite di round, gli eventi, la vittoria e l'eroe IA
        [cooperative] missioni con che cosa si inizia, il limite di round, gli eventi, la vittoria e l'eroe IA
       *[other] missioni con che cosa si inizia, il limite di round, gli eventi e la vittoria
    }, e scrivilo qui sotto.
h3s-set-fan-made = Fatto da appassionati. L'app sa con che cosa si inizia; mappa, eventi e vittoria sono sulla sua pagina.
h3s-set-carried = Continua lo scenario precedente: il mazzo e ciò che restava passano a questo. Iniziato qui, parte senza.
h3s-set-enemies = Contro { $names }.
h3s-set-people =
    { $count ->
        [one] Un giocatore
       *[other] { $count } giocatori
    }
h3s-set-players =
    { $least ->
        [one] { $most ->
            [one] Per un giocatore.
           *[other] Da uno a { $most } giocatori.
        }
       *[other] Da { $least } a { $most } giocatori.
    }
h3s-set-few-factions = { $count } giocatori hanno bisogno di { $count } fazioni. Metti un'altra scatola sul tavolo.
h3s-set-no-name = Il giocatore { $number } ha bisogno di un nome.
h3s-set-no-faction = Non resta una fazione per { $name }: metti un'altra scatola sul tavolo.
h3s-set-team =
    { $team ->
        [first] Prima alleanza
       *[second] Seconda alleanza
    }
h3s-set-team-of = Schieramento di { $name }
h3s-set-teams-empty = In entrambe le alleanze serve qualcuno: il libro ne prevede due per parte.
h3s-set-hero =
    { $player }: { $name }, { $profession }, { $type ->
        [might] forza
       *[magic] magia
    }
h3s-set-deck = { $profession }. Mazzo iniziale: { $cards }.

## Difficoltà, scatole, regole

h3s-set-difficulty = Difficoltà
h3s-set-bonus = Bonus iniziale: { $ways }. Il foglio lo applica.
h3s-set-bonus-none = Nessun bonus iniziale.
h3s-set-bonus-campaign = Una campagna ha un bonus iniziale suo: guarda il suo libro.
h3s-set-boxes = Scatole sul tavolo
h3s-set-rules = Regole opzionali
h3s-set-rules-on = In vigore: { $rules }.
h3s-set-rules-off = Nessuna: si gioca secondo il libro.
h3s-set-rules-choose = Scegli regole opzionali
h3s-set-rules-contradict = Astrologi in ogni round e nessun astrologo: scegli una delle due.
h3s-set-effect =
    { $effect ->
        [easier] Più facile
        [harder] Più difficile
       *[variant] Diverso
    }
h3s-set-settings = Come si gioca
h3s-set-setting =
    { $setting ->
        [dice] Chi tira i dadi?
        [cards] Chi pesca le carte Astrologi, Evento e Pandora?
        [ai-army] L'esercito di un eroe IA, dopo un combattimento:
        [morale] Morale: segnalini o carte di Battlefield?
       *[second-negative] Dopo un secondo morale negativo, il segnalino:
    }
h3s-set-answer =
    { $answer ->
        [app] L'app
        [table] { $setting ->
            [cards] Carte vere
           *[dice] Dadi veri
        }
        [goes] va via
        [stays] resta (di solito)
        [tokens] Segnalini (di solito)
        [cards] Carte
        [losses] tiene le perdite
       *[static] torna intero (di solito)
    }

## Con che cosa si inizia

h3s-set-start = Con che cosa inizia ognuno
h3s-set-start-sum = { $resources }. Rendita: { $income }.
h3s-set-start-army = Unità: { $units }. Edifici: { $buildings }.
h3s-set-start-ours = Un inizio nostro, per partire subito. La pagina del vostro scenario può dire altro.
h3s-set-change-start = Cambialo
h3s-set-less = Chiudi
h3s-set-resources = Risorse
h3s-set-income = Rendita a ogni round delle risorse
h3s-set-units = Unità
h3s-set-buildings = Edifici
h3s-set-no-units = Ancora nessuna unità.
h3s-set-none = nessuno
h3s-set-add-unit = Aggiungine una. Di un livello, ognuno sceglie quale.
h3s-set-add = Aggiungi { $name }
h3s-set-drop = Togli { $name }
h3s-set-turn = { $name }: gira la carta, poi toglila
h3s-set-tier-unit = { $tier } ({ $side })
h3s-set-named-unit = { $name } ({ $side })
h3s-set-dwelling = Dimora ({ $tier })
h3s-set-course = Round e vittoria
h3s-set-title = Nome dello scenario
h3s-set-rounds = Limite di round
h3s-set-victory = Condizione di vittoria
h3s-set-victory-how = Con parole vostre; il foglio la mostra tutta la serata.
h3s-set-add-event = Aggiungi un evento di un round
h3s-set-drop-event = Togli l'evento del round { $round }
h3s-set-event-round = Nel round
h3s-set-event-text = Che cosa succede
h3s-set-ai = Eroe IA
h3s-set-ai-hero = Eroe IA
h3s-set-ai-add = Aggiungi un eroe IA
h3s-set-ai-drop = Togli questo eroe IA
h3s-set-ai-about = Il suo esercito non cambia. Dopo il turno di tutti si muove secondo le sue regole; l'app dice come.
h3s-set-ai-name = Il suo nome
h3s-set-ai-level = Il suo livello
h3s-set-ai-army = Esercito: { $count } di { $most }
h3s-set-ai-elsewhere = Lo dice solo la pagina dello scenario: { $parts }.
h3s-set-ai-part =
    { $part ->
        [army] l'esercito
        [deck] il mazzo IA
        [spells] gli incantesimi
       *[skills] le carte capacità
    }

## Tabelle e dadi

h3s-set-carries = Le carte scelte seguono; scrivi ciò che dice il libro di questo scenario.
h3s-set-tables = Tabelle e dadi
h3s-set-read-rule = Leggi la regola
h3s-set-table =
    { $table ->
        [dice] Dadi
        [trade] Commercio
        [places] Luoghi
        [search] Cerca (2)
        [levels] Livelli
        [difficulty] Guardie
        [machines] Macchine da guerra
        [ai] Carte IA
       *[rules] Regole opzionali
    }
h3s-set-which-die = Quale dado
h3s-set-how-many-dice = Quanti
h3s-set-throw =
    { $count ->
        [one] Tira il dado
       *[other] Tira { $count } dadi
    }
h3s-set-throw-beside = Un tiro fuori dal gioco: si annota solo ciò che prendi.
h3s-set-take = Per { $name }
h3s-set-faces = Le sei facce
h3s-set-of-six = { $count } su 6
h3s-set-have = Ciò che ho
h3s-set-have-mine = Ciò che ha { $name }
h3s-set-most = Ciò che posso ottenere
h3s-set-at-most = Fino a { $amount }
h3s-set-want = Ciò che voglio
h3s-set-no-way = Irraggiungibile, qualunque scambio si faccia. Manca: { $missing }.
h3s-set-trade-now = Scambia questo per { $name }
h3s-set-difficulty-about = Carte neutrali che difendono una casella, per livello e difficoltà.
h3s-set-level-line =
    { $experience } di esperienza · mano di { $hand } · { $expert ->
        [one] { $expert } uso esperto
       *[other] { $expert } usi esperti
    }
h3s-set-heroes-line = Un eroe principale ha { $main } punti movimento, uno secondario { $secondary }. Un eroe secondario costa { $cost } d'oro.
h3s-set-find-place = Luogo: bastano due lettere
h3s-set-no-place = Nessun luogo inizia con «{ $typed }».
h3s-set-more-places = Tutti i luoghi delle vostre scatole
h3s-set-type-more = Altri { $count }: scrivi due lettere.
h3s-set-visit-it = Visita
h3s-set-visit-this = Visita { $name }
h3s-set-category =
    { $category ->
        [visitable] Visitabile: un cubo nero dopo la visita
        [flaggable] Da marcare: il tuo cubo resta lì
       *[revisitable] Rivisitabile: 1 punto movimento per usarlo ancora
    }
h3s-set-search-step =
    { $step ->
        [1] Cercare è sempre facoltativo.
        [2] Guarda le prime 2 carte del mazzo; Cerca (X) ne mostra X.
        [3] Tienine una in mano e scarta le altre. Oppure prendi la prima degli scarti di quel mazzo.
       *[4] Se il mazzo o i suoi scarti sono vuoti, prima riempili dall'altro.
    }
h3s-set-kept = La carta tenuta
h3s-set-which-deck = Quale mazzo
h3s-set-deck-name =
    { $deck ->
        [abilities] Abilità
        [artifacts] Artefatti
       *[spells] Incantesimi
    }
h3s-set-find-card = Carta: bastano due lettere
h3s-set-kept-it = { $name } ora ha { $card }.
h3s-set-machine = Fabbrica di macchine { $factory } d'oro · Emporio { $post } d'oro
h3s-set-rules-here =
    { $count ->
        [0] Questo tavolo gioca secondo il libro: nessuna in vigore.
        [one] Una in vigore a questo tavolo.
       *[other] { $count } in vigore a questo tavolo.
    }

## Un luogo

h3s-set-one-of = { $when }, a scelta:
h3s-set-where = Dov'è l'eroe?
h3s-set-visit =
    { $category ->
        [flaggable] { $name } lo marca
       *[other] { $name } lo visita
    }
h3s-set-who = Chi
h3s-set-whose-cube = Di chi era il cubo?
h3s-set-nobody = Di nessuno, mai
h3s-set-once = Ora di nessuno, ma un tempo sì
h3s-set-place-number =
    { $what ->
        [dice] Dadi sulla casella
       *[stacked] Guardie impilate
    }

## Combattimenti

h3s-set-fight = { $name } combatte
h3s-set-fight-kind =
    { $kind ->
        [neutral] Casella neutrale
        [bank] Banca di creature
        [heroes] Un altro giocatore
       *[ai-hero] Eroe IA
    }
h3s-set-fight-hero =
    { $which ->
        [enemy_hero] Il loro eroe
       *[hero] Quale eroe
    }
h3s-set-fight-switch =
    { $what ->
        [own-town] Nella città del difensore
       *[garrison] Senza eroe: solo unità, per 8 d'oro
    }
h3s-set-fight-place = Per quale luogo? Si visita dopo una vittoria.
h3s-set-guards-are = Di guardia: { $units }.
h3s-set-guards-faction = Quale fazione la difende? Una che nessuno di voi gioca.
h3s-set-guards-nobody = Tutte le fazioni delle vostre scatole sono in gioco: nominate le unità a mano.
h3s-set-guards-which =
    { $count ->
        [one] Quale di queste c'è?
       *[other] Quali di queste ci sono? Sono { $count }.
    }
h3s-set-guards-by-hand = Nomina le guardie a mano
h3s-set-shuffled = I mazzi sono stati rimescolati
h3s-set-fight-here = Combatti qui
h3s-set-with-cards = Con le carte
h3s-set-quick = Combattimento rapido
h3s-set-name = { $name }
h3s-set-fighting =
    { $hero ->
        [secondary] L'eroe secondario di { $name } contro { $enemy }
       *[main] { $name } contro { $enemy }
    }
h3s-set-standing =
    { $standing ->
        [running] Il combattimento si svolge nell'app.
        [over] Il combattimento è finito; il risultato non è ancora sul foglio.
        [gone] Il tavolo del combattimento è stato cancellato. Annota come è finito, o rifallo.
       *[cards] Lo fate con le vostre carte. Annota come è finito.
    }
h3s-set-go-on = Continua il combattimento
h3s-set-take-over = Riporta il risultato
h3s-set-enter-outcome = Annota l'esito
h3s-set-call-off = Annullalo
h3s-set-back-to-evening = Torna alla serata
h3s-set-see-evening = Guarda il foglio della serata
h3s-set-fight-entered = La serata non aspetta questo combattimento: l'esito è già annotato, o è stato annullato.
h3s-set-outcome-title = Com'è finita?
h3s-set-outcome = { $outcome ->
        [victory] Vittoria
        [retreat] Ritirata
        [defeat] Sconfitta
        [surrender] Resa, 10 d'oro
       *[surrendered] Resa di { $name }, 10 d'oro
    }
h3s-set-left = Ciò che resta dell'esercito di { $name }
h3s-set-left-how = Tocca un'unità per ogni carta persa.
h3s-set-gone = { $name }: persa
h3s-set-azure = C'era un'unità azzurra
h3s-set-fought-number =
    { $what ->
        [movement] Punti movimento spesi
        [experience] Esperienza ottenuta
       *[stacked] Guardie impilate
    }
h3s-set-stacked = { $usual ->
        [0] Alla vostra difficoltà, nessuna guardia ha un segnalino Pila.
        [1] Alla vostra difficoltà, una guardia ha un segnalino Pila.
       *[other] Alla vostra difficoltà, { $usual } guardie hanno un segnalino Pila.
    }
h3s-set-enter = Riportalo sul foglio

## Eroi dell'IA

h3s-set-ai-line =
    { $state ->
        [beaten] { $name }: fuori gioco
        [moves] { $name } si muove: movimento { $movement }
        [next] { $name } si muove
       *[waits] { $name }
    }
h3s-set-ai-subtitle =
    { $state ->
        [beaten] Eroe IA di livello { $level }, sconfitto
       *[there] Eroe IA di livello { $level } · movimento { $movement }
    }
h3s-set-ai-army-now = Esercito
h3s-set-ai-no-army = L'app non conosce il suo esercito: è sulla pagina dello scenario.
h3s-set-ai-is-beaten = Fuori gioco
h3s-set-ai-flags = Ha marcato: { $places }.
h3s-set-ai-skills = Carte capacità
h3s-set-ai-skills-used = Carte che usa una carta Capacità
h3s-set-find-skill = Abilità o specialità: bastano due lettere
h3s-set-counted = { $count } { $name }
h3s-set-ai-fields = Che cosa può marcare sulla sua tessera
h3s-set-ai-hero-of =
    { $hero ->
        [secondary] Eroe secondario di { $name }
       *[main] Eroe di { $name }
    }
h3s-set-ai-field-of = { $place } di { $name }
h3s-set-ai-go = Si muove
h3s-set-ai-fight = Inizia il combattimento

## La fine

h3s-set-again = Un'altra serata
h3s-set-figures = La serata in cifre
h3s-set-carry = Che cosa segue
h3s-set-carry-deck =
    Il prossimo mazzo: tutte le Caratteristiche, la Specialità I e altre cinque carte. { $count ->
        [one] Per ora { $count } carta.
       *[other] Per ora { $count } carte.
    }
h3s-set-carry-choose = Scegli carte: { $chosen } di { $wanted }
h3s-set-carry-how = Tutte le Caratteristiche e la Specialità I seguono sempre; le altre Specialità no.
h3s-set-carry-done = Queste: { $chosen } di { $wanted }
h3s-set-next = Avanti con { $name }
h3s-set-next-own = Avanti con il prossimo scenario
h3s-set-campaign-over = Era l'ultimo scenario della campagna.
h3s-set-restart = Rigiocalo
h3s-set-restart-how = Uno scenario perso ricomincia con il mazzo che avevi portato.
