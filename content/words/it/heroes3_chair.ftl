# La sedia vuota di Heroes III: perché le unità e gli eroi IA fanno quello che fanno, e le probabilità di un combattimento.

## Chi attacca un'unità IA

h3c-tier =
    { $tier ->
        [bronze] bronzo
        [silver] argento
        [gold] oro
        [azure] azzurro
       *[none] senza livello
    }
h3c-why-attack =
    { $which ->
        [nearest] { $unit }: una guardia senza livello attacca chi è più vicino.
        [tower] La Torre degli Arcieri tira come un'unità a distanza d'argento; primo nel suo ordine: { $wanted }{ $ranged ->
            [yes] , a distanza
           *[no] , nessun bersaglio a distanza rimasto
        }.
        [neighbour] { $unit }: un'unità a distanza deve attaccare il nemico adiacente; primo nel suo ordine: { $wanted }.
        [ranged] { $unit }: a distanza, { $tier }. Primo nel suo ordine: { $wanted }{ $ranged ->
            [yes] , a distanza
           *[no] , nessun bersaglio a distanza rimasto
        }.
       *[walking] { $unit }: { $tier }. Il primo livello del suo ordine che può attaccare: { $wanted }.
    } { $chosen }{ $spaces }
h3c-tied = Alla stessa distanza, sceglie il giocatore: { $targets }.
h3c-only-one = Un solo bersaglio possibile: { $target }.
h3c-closest =
    Bersagli possibili: { $count }; { $by ->
        [health] meno salute rimasta: { $target } ({ $steps }).
       *[steps] il più vicino: { $target } ({ $steps }).
    }
h3c-equal-spaces = {" "}Più spazi sono ugualmente vicini: sceglie il giocatore.
h3c-nothing-more = {""}
h3c-passed-out-of-reach =
    { $steps ->
        [-1] { $unit }: irraggiungibile
       *[other] { $unit }: fuori portata, { $steps } { $steps ->
            [one] passo
           *[other] passi
        }
    }
h3c-passed-not-beside = { $unit }: non adiacente
h3c-passed-tower = { $unit }: la colpiscono solo le unità a distanza
h3c-passed-class =
    { $how ->
        [not-ranged] { $unit }: { $tier }, non a distanza
       *[later] { $unit }: { $tier } viene dopo
    }
h3c-passed-farther = { $unit }: più lontana ({ $steps })
h3c-passed-healthier = { $unit }: più salute rimasta ({ $left })

## Nessuno da attaccare

h3c-why-approach =
    { $how ->
        [nearer] { $unit }: nessuna strada verso nessuno; il più vicino possibile a { $targets }.
       *[approach] { $unit }: nessuno a portata; verso il primo bersaglio dell'ordine: { $targets }.
    }{ $count ->
        [one] {""}
       *[other] {" "}Più spazi sono ugualmente buoni: sceglie il giocatore.
    }
h3c-why-wall = { $unit }: nessuna unità a portata; si rompe il Muro più vicino.
h3c-why-to-wall = { $unit }: nulla a portata; verso il Muro più vicino.
h3c-why-defend = { $unit }: nessun passaggio sopra i Muri o dal Cancello, quindi difesa.
h3c-why-hold = { $unit }: non si può fare nulla; nessun movimento.
h3c-why-done = { $unit }: nient'altro da fare.
h3c-why-instead = { $unit }: nessuno a portata; invece, ciò che permette la carta.
h3c-why-answer =
    { $what ->
        [return] Tornare non fa male a nessuno: decide l'impostazione di questo tavolo.
        [reroll] Si ritira un −1, nient'altro.
        [rescue] Salvare una propria unità non costa nulla.
        [heal-ally] Si cura prima il livello più alto, poi la più danneggiata.
        [flee] Le regole non dicono dove: sceglie il giocatore.
        [first-placed] Uguali in tutto: sceglie il giocatore.
       *[other] Si fa danno ogni volta che si può, al primo bersaglio dell'ordine.
    }{ $count ->
        [one] {""}
       *[other] {" "}Ancora pari: sceglie il giocatore.
    }

## Le carte dell'eroe IA

h3c-why-card =
    { $rule ->
        [card-draw] Una carta IA per ogni attivazione.
        [card-attack] { $card }: Attacco +{ $amount } per la prossima unità IA che attacca.
        [card-defense] { $card }: Difesa +{ $amount } su { $units } finché non viene attaccata.
        [card-magic] { $card }: il prossimo incantesimo, con potere { $amount }.
        [card-no-spell] { $card }: non c'è incantesimo da lanciare.
        [card-skill] { $card }: usate la carta capacità dello scenario, { $amount ->
            [one] una volta
           *[other] { $amount } volte
        }.
        [spell-harm] { $spell } danneggia: sulla Difesa più alta, { $units }.
        [spell-help] { $spell } aiuta: sull'unità IA con la Difesa più alta, { $units }.
        [spell-several] { $spell } ne colpisce più d'una: dove stanno insieme più livelli alti, { $units }.
        [spell-defence] { $spell }: un segnalino Difesa per la Difesa più alta che non ne ha, { $units }.
        [spell-heal] { $spell } cura la più danneggiata del livello più alto, { $units }.
        [spell-round] { $spell } dura un round: sulla Difesa più alta, { $units }.
        [spell-kept] Più di metà delle unità che contano ha già agito: { $spell } resta per il prossimo round.
        [spell-from-last-round] { $spell } era stato tenuto; si lancia invece di pescare una carta.
        [spell-weaken] { $spell } indebolisce chi contrattaccherà, { $units }.
        [spell-summon] { $spell }: non è detto dove compaiono; sceglie il giocatore.
        [spell-table] { $spell }: le regole non dicono come lo usa un eroe IA; lo risolve il tavolo con potere { $amount }.
        [spell-useless] { $spell } ora non serve: { $card } va sotto il mazzo IA.
       *[spell-back] { $spell } ora non serve: si rimescola.
    }{ $count ->
        [one] {""}
       *[other] {" "}Uguali in tutto: sceglie il giocatore.
    }

## Che cosa può scegliere il tavolo

h3c-option-attack = Attacca { $target } da { $space }
h3c-option-attack-here = Attacca { $target } senza muoversi
h3c-option-move = Vai in { $space }
h3c-option-on = Su { $units }
h3c-option = { $what }
h3c-not-mine = Ora non tocca a nessuna unità IA.

## L'eroe IA sulla mappa

h3c-map-the-town = la Città del giocatore
h3c-map-moves =
    { $fields ->
        [one] Muovi di 1 casella verso { $target }. Le caselle attraversate si visitano e si prendono; i neutrali cadono senza combattimento.
       *[other] Muovi di { $fields } caselle verso { $target }. Le caselle attraversate si visitano e si prendono; i neutrali cadono senza combattimento.
    }
h3c-map-attacks = Attacca { $target }.
h3c-map-flags = Prendi { $target }; l'eroe IA non ne ricava nulla.
h3c-map-reveals = Rivela la tessera per 1 punto movimento; il giocatore sceglie come orientarla.
h3c-map-besieges = Attacca la Città del giocatore.
h3c-map-choose = Alla stessa distanza, sceglie il giocatore: { $options }.
h3c-map-look = Guarda intorno dalla nuova casella; movimento rimasto: { $left }
h3c-map-ends = Movimento finito: il turno è concluso.
h3c-map-hero = Un eroe del giocatore sulla stessa tessera viene prima: tutto il movimento serve ad attaccarlo.
h3c-map-flaggable = Nessun eroe del giocatore su questa tessera; la Miniera o l'Insediamento più vicino da prendere.
h3c-map-town = Né eroi né nulla da prendere su questa tessera: verso la Città del giocatore.
h3c-map-passed = { $target }
h3c-map-negative = Le distanze e il movimento non possono essere negativi.

## Probabilità

h3c-policy =
    { $policy ->
        [cautious] prudente
        [reckless] temerario
       *[sensible] ragionevole
    }
h3c-no-policy = «{ $found }» non è un modo di giocare. Ci sono: { $options }.
odds-no-game = Non ci sono probabilità per «{ $found }». Ci sono per: { $options }.
odds-one-of = Chiedi una cosa sola: un combattimento (--mine e --level), un duello (--duel) o la tabella (--table).
odds-no-army = Nomina le tue unità: --mine "castle:Marksmen/pack,castle:Crusaders/few".
odds-no-level = Nomina il livello della casella, { $options }: --level IV.
odds-no-difficulty = «{ $found }» non è una difficoltà. Ci sono: { $options }.
odds-no-field-level = «{ $found }» non è un livello di casella. Ci sono: { $options }.
odds-progress = Combattimenti
odds-table-progress = Duelli
odds-fight = { $fights } { $fights ->
        [one] combattimento
       *[other] combattimenti
    } su una casella di livello { $level }, { $difficulty }; modo di giocare: { $policy }
odds-win = Vittoria: { $share } % ({ $low }–{ $high })
odds-round = Vittoria nel primo round di combattimento: { $share } % ({ $low }–{ $high })
odds-retreat = Ritirata: { $share } % ({ $low }–{ $high })
odds-defeat = Sconfitta: { $share } % ({ $low }–{ $high })
odds-experience = Esperienza attesa: { $mean } ({ $low }–{ $high })
odds-loss = { $unit }: perdita { $gone } %, da Branco a Pochi { $flipped } %
odds-what-if =
    E se…: { $how ->
        [without] senza { $unit }
       *[with] con { $unit }
    }: { $share } %, { $gap } punti (da { $low } a { $high })
odds-quick = Combattimento rapido: il livello dell'eroe supera quello della casella. Niente combattimento, niente esperienza.
odds-open = Combattimenti senza fine dopo { $limit } round: { $count }
odds-speed = { $rate } combattimenti al secondo
odds-duel = { $first } contro { $second }: { $wins } % a { $loses } %
odds-duel-draw = Non finisce mai: { $draw } %
odds-duel-rounds = Round di combattimento attesi: { $rounds }
odds-duel-left = Salute rimasta, in media: { $first } e { $second }
