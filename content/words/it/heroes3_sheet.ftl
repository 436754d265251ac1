# La serata di Heroes III: round, città, eroi, correzioni.

## Nomi

h3s-the-table = Il tavolo
h3s-production = Rendita
h3s-secondary-hero = Eroe secondario
h3s-units =
    { $count ->
        [one] { $count } unità
       *[other] { $count } unità
    }

## Il round

h3s-round =
    Round { $round }{ $kind ->
        [resource] : round delle risorse
        [astrologers] : round degli astrologi
       *[first] {""}
    }
h3s-tokens = Tutti i segnalini costruzione, popolazione e libro degli incantesimi sono di nuovo attivi.
h3s-movement-back = Tutti i punti movimento tornano.
h3s-experts-back = Tutti gli effetti esperti si possono usare di nuovo.
h3s-turn = Turno di { $name }
h3s-hand = All'inizio del turno: scarta quello che vuoi fino a { $limit } carte o meno; poi puoi pescare fino a { $limit }.
h3s-hand-goes = { $name }: scarta ora tutta la mano.
h3s-goes-first = In questa squadra comincia { $name }.
h3s-who-first = Chi di { $team } gioca per primo in questo round?
h3s-dropped = { $name }: { $what } non è stato fatto.
h3s-fight-dropped = Il combattimento aperto è annullato.
h3s-overruled = Lo dice il tavolo: { $why }
h3s-over = La serata è finita.

## La guida

h3s-guide-turn = Round { $round }: turno di { $name }
h3s-guide-phase =
    { $phase ->
        [opening] Prima del round { $round }
        [ai] Round { $round }: turno degli eroi IA
       *[over] La fine, dopo il round { $round }
    }
h3s-next-round = Al round { $round }
h3s-next-step = Avanti
h3s-next-turn = Al turno di { $name }
h3s-next-ai = Al turno degli eroi IA
h3s-next-end = Fine della serata
h3s-todo-fight = Un combattimento è aperto: finitelo o annullatelo.
h3s-todo-decks = Componete i mazzi iniziali come li elencano i fogli, mescolateli e pescate fino al limite di mano.
h3s-todo-artifacts = Dopo i bonus iniziali rimescolate il mazzo degli artefatti.
h3s-todo-map = Disponete la mappa come mostra lo scenario.
h3s-todo-tokens = Girate i segnalini della città e del movimento sul lato attivo.
h3s-todo-movement =
    { $count ->
        [one] Resta { $count } punto movimento
       *[other] Restano { $count } punti movimento
    }
h3s-todo-token =
    { $token ->
        [build] Il segnalino costruzione si può usare.
        [population] Il segnalino popolazione si può usare.
       *[spell-book] Il segnalino libro degli incantesimi si può usare.
    }
h3s-todo-morale = Il morale positivo si può usare.
h3s-todo-morale-cards =
    { $morale ->
        [positive] Carte morale positive da usare: { $count }
       *[negative] Carte morale negative, ciascuna appena si applica: { $count }
    }
h3s-todo-hand-goes = Alla fine di questo turno si scarta tutta la mano.
h3s-todo-ai = Di ogni eroe IA dite che cosa ha intorno; poi si muove.
h3s-todo-ai-done = A nessun eroe IA resta movimento.

## Guadagni e pagamenti

h3s-gains = { $name }: { $amount } ({ $source })
h3s-paid = { $name } paga { $amount }.

## La città

h3s-builds = { $name } costruisce: { $building } ({ $cost })
h3s-uses = { $name } usa: { $building }
h3s-in-combat = In combattimento: { $what }
h3s-recruits = { $name } recluta: { $unit } (Pochi)
h3s-reinforces = { $name } rinforza: { $unit } (Branco)
h3s-buys-spell = { $name } compra alla Gilda dei Maghi: { $amount }

## Eroi

h3s-moves =
    { $name }, { $hero ->
        [main] eroe principale
       *[secondary] eroe secondario
    }: { $on ->
        [revisit] casella visitata di nuovo
        [reveal] tessera rivelata
        [place-tile] tessera posata
        [combat] il combattimento continua
       *[field] si muove
    }, { $count ->
        [one] { $count } punto movimento
       *[other] { $count } punti movimento
    } (restano: { $left })
h3s-movement =
    { $name }, { $hero ->
        [main] eroe principale
       *[secondary] eroe secondario
    }: movimento { $by } in questo turno
h3s-fights-on-free = { $name }: il combattimento continua e non costa movimento.
h3s-secondary-appears = { $name } ha un eroe secondario.
h3s-experience = { $name }: esperienza +{ $count }
h3s-experience-lost = { $name }: esperienza persa, { $count }; l'ultimo livello è raggiunto.
h3s-experience-never = { $name }: un eroe secondario non ottiene esperienza.
h3s-level =
    { $name } raggiunge il livello { $level }: limite di mano { $hand }, { $expert ->
        [one] { $expert } effetto esperto a round
       *[other] { $expert } effetti esperti a round
    }
h3s-expert = { $name }: si usa un effetto esperto (restano: { $left }).
h3s-morale =
    { $name }: { $gained ->
        [positive] morale positivo
       *[negative] morale negativo
    }{ $now ->
        [none] ; i due si annullano
       *[other] {""}
    }
h3s-morale-again = { $name }: di nuovo morale positivo. Usa prima il segnalino vecchio, o va perso.
h3s-morale-ignored = { $name }: la Necropoli ignora il morale.
h3s-morale-card =
    { $card ->
        [drawn] { $name } pesca una carta morale { $gained ->
            [positive] positiva
           *[negative] negativa
        } e ne ha { $count }.
        [back] { $name } rimette una carta morale { $gained ->
            [positive] negativa
           *[negative] positiva
        } sotto il suo mazzo; carte rimaste: { $count }.
       *[full] { $name } ha { $count } carte morale positive; non se ne pesca una terza.
    }
h3s-morale-card-used =
    { $name } fa ciò che dice una carta morale { $morale ->
        [positive] positiva
       *[negative] negativa
    } e la mette sotto il suo mazzo; carte rimaste: { $left }.
h3s-hand-will-go =
    { $name }: di nuovo morale negativo. Tutta la mano si scarta alla fine del suo prossimo turno; { $stays ->
        [yes] il segnalino resta.
       *[no] il segnalino va via.
    }
h3s-morale-spent =
    { $name } usa il morale positivo: { $on ->
        [draw] pesca una carta.
        [swap] scarta quante carte vuoi e pescane altrettante.
       *[reroll] ritira un tuo dado.
    }
h3s-card =
    { $name } ottiene { $card }; va { $to ->
        [hand] in mano.
       *[discard] negli scarti.
    }
h3s-card-removed = { $name }: { $card } esce dal gioco.

## Corretto a mano

h3s-number =
    { $what ->
        [gold] oro
        [materials] materiali da costruzione
        [valuables] preziosi
        [income-gold] rendita d'oro
        [income-materials] rendita di materiali da costruzione
        [income-valuables] rendita di preziosi
        [movement] movimento, eroe principale
        [secondary-movement] movimento, eroe secondario
        [experience] esperienza
        [expert] effetti esperti
       *[homeless] round senza Città né Insediamento
    }
h3s-adjusted = Corretto: { $name }, { $what } { $by }, ora { $now }
h3s-mark =
    Corretto: { $name }, { $mark ->
        [build] segnalino costruzione
        [population] segnalino popolazione
        [spell-book] segnalino libro degli incantesimi
        [secondary] eroe secondario
        [hand-goes] la mano sarà scartata
       *[no-morale] nessun morale
    }: { $on ->
        [yes] sì
       *[no] no
    }
h3s-units-set =
    Corretto: { $name }, { $count ->
        [one] { $count } unità
       *[other] { $count } unità
    }, { $machines ->
        [one] { $machines } macchina da guerra
       *[other] { $machines } macchine da guerra
    }
h3s-building-set =
    Corretto: { $name }, { $building } { $on ->
        [yes] è in piedi.
       *[no] non è in piedi.
    }

## Rifiutato

h3s-bad-setup = La preparazione non si può leggere: { $field }: trovato: { $found }; atteso: { $expected }.
h3s-no-player = Nessun giocatore così: { $found }. Ci sono: { $options }.
h3s-no-matter = Nulla di aperto con il numero { $found }.
h3s-matters-open =
    { $count ->
        [one] Prima c'è { $count } cosa da risolvere.
       *[other] Prima ci sono { $count } cose da risolvere.
    } ({ $rule })
h3s-fight-open = Un combattimento è aperto: finitelo prima. ({ $rule })
h3s-not-in-team = Non è di questa squadra: { $found }. Ci sono: { $options }.
h3s-not-in-combat = Non mentre un combattimento è aperto. ({ $rule })
h3s-only-in-combat = { $building } si usa in un proprio combattimento. ({ $rule })
h3s-in-a-turn = I segnalini della città si usano nel turno di qualcuno; ora non è il turno di nessuno. ({ $rule })
h3s-not-on-table = { $what } viene da una scatola che non è su questo tavolo. ({ $rule })
h3s-mid-action = Prima risolvete quel che è in sospeso: i segnalini della città non si usano nel mezzo di un'altra azione. ({ $rule })
h3s-own-turn-only = Solo nel proprio turno, e non è quello di { $name }. ({ $rule })
h3s-token-used =
    { $name } ha già usato il { $token ->
        [population] segnalino popolazione
       *[spell-book] segnalino libro degli incantesimi
    } in questo round. ({ $rule })
h3s-no-mage-guild = Il segnalino libro degli incantesimi richiede la Gilda dei Maghi. ({ $rule })
h3s-guild-too-new = La Gilda dei Maghi è stata costruita in questo round: vende dal prossimo. ({ $rule })
h3s-one-secondary = { $name } ha già un eroe secondario; uno alla volta. ({ $rule })
h3s-no-secondary = { $name } non ha un eroe secondario. ({ $rule })
h3s-no-experience = Un eroe secondario non ottiene esperienza. ({ $rule })
h3s-no-home = { $name } non ha né Città né Insediamento in cui assoldare. ({ $rule })
h3s-no-cube = Nessun cubo su { $building }. ({ $rule })
h3s-used-already =
    L'edificio { $building } è già stato usato in questo { $when ->
        [each-round] round
       *[other] turno
    }. ({ $rule })
h3s-no-spell-search = { $building } si usa al posto di Cerca incantesimi, e ora nessuna ricerca è aperta. ({ $rule })
h3s-not-built = L'edificio { $building } non è costruito. ({ $rule })
h3s-nothing-to-use = { $building } non ha nulla che si usi a mano.
h3s-nobody-named = Nomina almeno un'unità da reclutare o rinforzare. ({ $rule })
h3s-no-dwelling = { $unit }: serve { $dwelling }. ({ $rule })
h3s-no-citadel = { $unit }: per rinforzare serve { $citadel }. ({ $rule })
h3s-no-few = { $name } non ha { $unit } come Pochi da rinforzare. ({ $rule })
h3s-neutral-stays = { $unit }: le unità neutrali non si rinforzano. ({ $rule })
h3s-not-your-unit = { $unit }: questa città recluta e rinforza solo le proprie unità ({ $faction }). ({ $rule })
h3s-unit-there = { $name } ha già { $unit }, e c'è una sola carta per ogni unità. ({ $rule })
h3s-no-such-unit = Nessuna unità così in un mazzo di unità: { $found }.
h3s-too-far =
    { $name }, { $hero ->
        [main] eroe principale
       *[secondary] eroe secondario
    }: { $left ->
        [one] resta { $left } punto movimento
       *[other] restano { $left } punti movimento
    }; mancano: { $missing }. ({ $rule })
h3s-no-expert = { $name } non ha più effetti esperti; il livello { $level } ne ha { $most } a round. ({ $rule })
h3s-other-morale =
    { $played ->
        [cards] Qui si gioca con le carte morale: usa una carta e fai ciò che dice.
       *[tokens] Qui si gioca con i segnalini morale, senza carte.
    }
h3s-no-morale-card = { $name } non ha carte morale. ({ $rule })
h3s-level-first = I livelli si risolvono in ordine: prima il livello { $level }. ({ $rule })
h3s-no-morale =
    { $name } non ha morale positivo da usare{ $now ->
        [negative] , ma morale negativo
       *[none] {""}
    }. ({ $rule })
h3s-no-rerolls = Regola opzionale di questo tavolo: nessun dado si ritira. ({ $rule })
h3s-card-not-owned = { $name } non possiede { $card }. ({ $rule })
h3s-at-least-one = Serve almeno 1: { $found }.
h3s-no-number = Nessun numero così su un foglio: { $found }. Ci sono: { $options }.
h3s-out-of-range = Secondo le regole, da 0 a { $high }: { $what } non può essere { $found }. ({ $rule })
h3s-beyond = Il foglio va da { $low } a { $high }: { $what } non può essere { $found }.
h3s-no-machine = Nessuna macchina da guerra così: { $found }. Ci sono: { $options }.
