# Il combattimento di Heroes III. I nomi di unità, carte e caselle sono inseriti come sono scritti.

## I nomi

h3-unit-at = { $unit } ({ $space })
h3-side =
    { $side ->
        [mine] la tua parte
       *[theirs] il nemico
    }
h3-face =
    { $kind ->
        [neutral] Esercito neutrale
        [heroes] Eroi
        [ai-hero] Eroe IA
       *[bank] Banca di creature
    } { $level } · { $difficulty ->
        [easy] facile
        [normal] normale
        [hard] difficile
       *[impossible] impossibile
    }
h3-line-unit = { $side }: { $unit }, danni { $damage } su { $health }
h3-now =
    { $phase ->
        [draw] Si pesca il nemico
        [limit] Continuare o ritirarsi?
       *[place] Piazzamento delle unità
    }

## Preparazione e ordine

h3-drawn = Pescata: { $unit }
h3-placed = { $unit }: in { $space }
h3-walls = Sulla fila centrale ci sono Muri; il Cancello è in { $gate }.
h3-stacked =
    { $unit }, segnalino Pila: { $token ->
        [attack] Attacco +1
        [defense] Difesa +1
        [health] salute +1
       *[initiative] Iniziativa +2
    }
h3-begins =
    Comincia il combattimento: { $attacker ->
        [mine] attacca la tua parte
       *[theirs] attacca il nemico
    }.
h3-round = Round di combattimento { $round }
h3-acts = Attivazione: { $unit }
h3-skips = { $unit }: questa attivazione va persa.
h3-done = { $unit }: finito
h3-moves = { $unit }: verso { $space }
h3-returns = { $unit }: ritorno in { $space }
h3-flees = { $unit }: fuga in { $space }, nessun contrattacco
h3-swapped = Posti scambiati: { $unit }, { $target }
h3-defends = { $unit }: un segnalino Difesa

## Attacchi

h3-attacks = { $unit }: attacco contro { $target }
h3-retaliates = { $unit }: contrattacco contro { $target }
h3-attacks-again = { $unit }: ancora un attacco contro { $target }
h3-attacks-too = { $unit }: l'attacco colpisce anche { $target }
h3-two-dice-lower = { $unit }: due dadi, conta il più basso
h3-hits =
    { $target }: danni { $amount }. Dadi: { $dice } ({ $how ->
        [lower] conta il più basso
        [higher] conta il più alto
        [sum] contano entrambi
       *[one] un dado
    })
h3-dice =
    Dadi: { $dice } ({ $why ->
        [attack] attacco
        [reroll] rilanciato
        [defense] segnalino Difesa
        [resist] contro una carta
        [card] carta
       *[other] abilità
    })
h3-extra-dice = { $unit }: altri dadi: { $dice }
h3-rerolls = { $unit }: nuovo tiro: { $dice }
h3-die-ignored = { $unit }: scarta una carta; il dado d'attacco non conta.
h3-guard-die = { $unit }: dado del segnalino Difesa { $die }, Difesa +{ $plus }
h3-guard-sure = { $unit }: Difesa +1 per il segnalino Difesa, senza tirare
h3-damage = { $unit }: danni { $amount }
h3-splash = { $target }: danni { $amount } da { $unit }
h3-burns = { $unit }: fuoco, danni { $amount }
h3-flipped = { $unit }: da Branco a Pochi
h3-removed = { $unit }: fuori dal tabellone
h3-reborn = { $unit }: rinascita con 1 punto salute
h3-stack-lost = { $unit }: si perde invece il segnalino Pila.
h3-rescued = { $unit }: l'attacco contro { $target } è annullato.
h3-rescued-by = { $card }: di nuovo sul tabellone: { $unit }
h3-healed = { $unit }: danni curati { $amount }
h3-paralysed = { $unit }: paralisi
h3-not-paralysed = { $unit }: immunità alla paralisi
h3-recovers = { $unit }: la paralisi è finita.
h3-poisoned = { $unit }: cubi di veleno +{ $count }
h3-poison = { $unit }: veleno, cubi rimasti: { $left }
h3-corroded = { $unit }: Difesa −{ $count } fino alla fine del combattimento
h3-attack-token = { $unit }: Attacco { $amount } fino alla fine del round { $until }
h3-stronger = { $unit }: Attacco +{ $amount } in questa attivazione
h3-dispelled = { $unit }: fine degli effetti
h3-breaks = { $unit }: distruzione { $piece ->
        [gate] del Cancello
        [tower] della Torre degli Arcieri
       *[wall] di un Muro
    }
h3-tower-falls = La Torre degli Arcieri cade con l'ultimo Muro.
h3-joins = Nuova nel combattimento: { $unit }
h3-becomes-pack = { $unit }: ora un Branco
h3-gold = { $unit }: oro +{ $gold }
h3-discard =
    { $unit }: { $how ->
        [random] scarta una carta a caso
        [choice] scarta una carta a caso, o una che mostra potere
       *[any] scarta una carta
    }.
h3-draw = { $unit }: il proprietario pesca una carta.
h3-strip-morale = { $unit }: perdi un segnalino Morale Positivo.
h3-spell-power =
    { $unit }: potere +{ $power } per { $school ->
        [first] il primo incantesimo
        [air] il primo incantesimo d'Aria
        [earth] il primo incantesimo di Terra
        [fire] il primo incantesimo di Fuoco
       *[water] il primo incantesimo d'Acqua
    }

## Carte

h3-plays = { $side }: { $card }
h3-power = Potere per il prossimo incantesimo: { $power }
h3-effect = { $card } agisce su { $unit }.
h3-ward = { $card } è in vigore.
h3-unaffected = { $card } non ha effetto su { $unit }.
h3-cancelled = { $card }: effetto annullato.
h3-resists = { $unit }: dado contro la carta: { $die }
h3-spell-tax =
    { $card ->
        [power] { $unit }: scarta un'altra carta che mostra potere.
       *[card] { $unit }: scarta un'altra carta.
    }
h3-boost =
    { $unit }: { $what ->
        [attack] Attacco
        [defense] Difesa
        [initiative] Iniziativa
       *[health] salute
    } { $amount } { $until ->
        [attack] per un attacco
        [attacked] finché non viene attaccata
        [activation] per questa attivazione
        [round] per questo round
        [next-round] fino alla fine del prossimo round
       *[combat] per questo combattimento
    }
h3-waits = Attacco +{ $attack } aspetta la prossima unità IA che attacca.
h3-all-defend = Tutte le unità di questa parte hanno un segnalino Difesa.
h3-all-silent = Nessuna abilità delle unità funziona in questo round.
h3-damage-shifted = { $amount } { $amount ->
        [one] danno passa
       *[other] danni passano
    } da { $unit } a { $target }.
h3-fire = { $space } brucia: danni { $amount }
h3-horde = { $unit }: questi valori contano finché non si esauriscono.
h3-machine = { $machine } agisce.
h3-hand =
    { $word ->
        [draw] Pesca carte: { $amount }
        [discard] Scarta carte: { $amount }
        [remove-this] Rimuovi questa carta dal gioco.
        [return-spell] Riprendi l'incantesimo in mano.
        [return-this] Riprendi questa carta in mano.
        [enemy-discards] Il nemico scarta una carta a caso.
        [gold] Oro +{ $amount }
        [materials] Materiali da costruzione +{ $amount }
        [valuables] Preziosi +{ $amount }
        [pay-materials] Paga materiali da costruzione: { $amount }
        [expert-use] Un uso esperto, come dice la carta.
        [morale] Un segnalino morale, come dice la carta.
        [recast] Ora gioca l'incantesimo; è fuori dal limite.
        [redirect-spell] Ora inserisci l'incantesimo con il nuovo bersaglio.
        [cards-as-attack] Ogni carta può essere giocata per l'Attacco; inserisci il bonus.
       *[other] Fai ciò che dice la carta.
    }
h3-ai-draws =
    L'eroe IA pesca { $deck ->
        [spells] un incantesimo
       *[cards] una carta
    }: { $card }
h3-ai-card-back =
    { $how ->
        [bottom] { $card } va sotto il suo mazzo.
        [keep] { $card } si tiene per il prossimo round.
       *[back] La carta { $card } viene rimescolata.
    }
h3-marked =
    Lo dice il tavolo: { $unit }, { $token ->
        [paralysed] paralisi
        [defending] segnalino Difesa
        [retaliated] contrattacco
        [acted] attivazione
        [poison] veleno
        [corrosion] corrosione
       *[stack] segnalino Pila
    } { $amount }
h3-table-says = Lo dice il tavolo: { $unit }, danni { $damage }
h3-chair-decides = IA: { $what }

## La fine

h3-over =
    { $outcome ->
        [victory] Il combattimento è vinto.
        [defeat] Il combattimento è perso.
        [retreat] Ritirata.
        [surrender] Ti arrendi.
        [surrendered] Il nemico si arrende.
       *[quick] Combattimento rapido: la casella è tua senza lottare.
    }
h3-pays = 1 punto movimento per un altro round; rimasti: { $left }
h3-experience = L'eroe principale guadagna esperienza: { $count }
h3-level-seven = L'eroe principale raggiunge subito il livello VII; risolvi ogni livello lungo la strada.
h3-visit = Ora visita la casella.
h3-quick = Nessun combattimento e nessuna esperienza: visita la casella.
h3-retreat = L'eroe torna alla casella visitata per ultima, senza visitarla.
h3-defeat =
    { $hero ->
        [main] L'eroe principale va in una sua Città o in un suo Insediamento.
       *[secondary] L'eroe secondario lascia la mappa.
    }
h3-hero-beaten =
    { $hero ->
        [main] L'eroe principale sconfitto va in una sua Città o in un suo Insediamento, riceve morale negativo e paga 5 d'oro e un cubo fazione.
       *[secondary] L'eroe secondario sconfitto lascia la mappa; il vincitore riceve un cubo fazione.
    }
h3-surrender =
    { $hero ->
        [main] Paga 10 d'oro all'eroe nemico; l'eroe principale va in una sua Città o in un suo Insediamento.
       *[secondary] Paga 10 d'oro all'eroe nemico; l'eroe secondario lascia la mappa.
    }
h3-beat-ai = Sconfiggere un eroe IA non dà nulla, salvo che lo dica lo scenario.
h3-beat-bank = Prendi la ricompensa della Banca di creature; non dà esperienza.
h3-lost = Unità perse, { $side }: { $count }
h3-gold-won = Oro guadagnato da unità: { $gold }

## Domande

h3-ask-place = Piazza fino a cinque unità, poi indica che hai finito.
h3-ask-act = Attivazione: { $unit }. Che cosa fare?
h3-ask-card =
    Quale carta neutrale è stata pescata ({ $tier ->
        [bronze] bronzo
        [silver] argento
        [gold] oro
       *[azure] azzurro
    })?
h3-ask-dice =
    Che cosa mostrano i dadi? Dadi: { $count } ({ $why ->
        [attack] attacco
        [reroll] ritira
        [defense] segnalino Difesa
        [resist] contro una carta
        [card] carta
       *[other] abilità
    })
h3-ask-limit = Il round è finito. Pagare un punto movimento per continuare, o ritirarsi? Punti movimento: { $left }
h3-ask =
    { $what ->
        [order] Quale delle tue unità in parità agisce per prima?
        [step] { $unit }: dove andare dopo l'attacco?
        [first-placed] Quale delle unità in parità si piazza per prima?
        [gate] Dove sta il Cancello?
        [reroll] Ritirare il dado di { $unit }?
        [ignore-die] Scartare una carta perché il dado d'attacco non conti?
        [rescue] Annullare l'attacco che distruggerebbe l'unità?
        [return] { $unit }: tornare al punto di partenza?
        [another] { $unit }: chi altro attaccare?
        [beside] Chi altro, accanto al bersaglio, viene attaccato?
        [splash] Chi subisce gli altri danni?
        [flee] Dove fugge l'unità spaventata?
        [harm] { $unit }: a chi nuocere?
        [heal-ally] { $unit }: chi curare?
        [reinforce] Quale unità di bronzo diventa un Branco?
        [card-damage] Chi subisce i danni?
       *[machine] Chi colpisce la macchina da guerra?
    }
h3-option = { $option }
h3-option-unit = { $unit }
h3-option-word =
    { $word ->
        [yes] Sì
        [no] No
       *[none] Nessuno
    }
h3-option-done = Fatto
h3-option-fight-on = Continua a combattere
h3-option-retreat = Ritirati
h3-no-movement = Nessun punto movimento rimasto.

## Rifiuti

h3-nobody-acts = Ora nessuna unità è attivata. ({ $rule })
h3-answer-first = Rispondi prima alla domanda aperta. ({ $rule })
h3-still-fighting = Questo combattimento non è ancora finito. ({ $rule })
h3-fight-over = Il combattimento è finito. Annulla o comincia il prossimo.
h3-acts-now = Agisce proprio ora: { $unit } ({ $rule })
h3-acted-already = Già attivata in questo round: { $unit } ({ $rule })
h3-moved-already = Si è già mossa: { $unit } ({ $rule })
h3-struck-already = Ha già attaccato: { $unit } ({ $rule })
h3-too-late = L'attivazione è già cominciata: { $unit } ({ $rule })
h3-ranged-attacks-first = { $unit }: un'unità a distanza prima attacca e poi si muove, o si muove soltanto. ({ $rule })
h3-no-step-after = { $unit }: nessun passo dopo l'attacco ({ $rule })
h3-out-of-reach = { $unit }: { $space } è fuori portata; passi: { $steps } ({ $rule })
h3-rooted = { $unit }: chi inizia accanto a un nemico che trattiene non può muoversi. ({ $rule })
h3-not-adjacent = { $unit }: { $target } non è adiacente a quello spazio. ({ $rule })
h3-wall-not-adjacent = { $unit }: ciò che sta in { $space } non può essere distrutto da lì. ({ $rule })
h3-neighbour-first = { $unit }: un'unità a distanza deve attaccare un nemico adiacente. ({ $rule })
h3-no-target = Non c'è nessun nemico in { $space }. ({ $rule })
h3-nobody-there = Nessuna unità sta in { $space }. ({ $rule })
h3-only-shot = Solo gli attacchi a distanza e le carte possono colpire { $unit }. ({ $rule })
h3-cannot-attack = { $unit }: nessun attacco in questa attivazione ({ $rule })
h3-berserk = { $unit }: un'unità infuriata deve attaccare la più vicina. ({ $rule })
h3-may-not-defend = { $unit }: nessuna difesa in questa attivazione ({ $rule })
h3-instead-only = { $unit }: è possibile solo al posto di muoversi e attaccare. ({ $rule })
h3-nothing-instead = { $unit }: nessuna abilità del genere ({ $rule })
h3-cannot-summon = { $unit }: nessuna evocazione lì ora ({ $rule })
h3-no-piece = Non c'è nulla da distruggere in { $space }. ({ $rule })
h3-no-dice-now = Ora non si chiedono dadi. ({ $rule })
h3-dice-count = Dadi dati: { $found }, richiesti: { $expected } ({ $rule })
h3-no-face = Il dado d'attacco mostra -1, 0 o +1, mai { $found }. ({ $rule })
h3-not-an-option = { $found } non è possibile qui. Possibile: { $options } ({ $rule })
h3-nothing-asked = Non c'è nessuna domanda a cui { $found } risponda. ({ $rule })
h3-not-placing = Ora non si piazzano unità. ({ $rule })
h3-other-side-places = Ora piazza l'altra parte, non { $side }. ({ $rule })
h3-wrong-place = { $unit }: { $space } non è uno spazio di questa parte. ({ $rule })
h3-occupied = { $space } è occupato. ({ $rule })
h3-space-missing = Questo tabellone non ha lo spazio { $space }. ({ $rule })
h3-too-many-units = Combattono al massimo { $most } unità, non { $found }. ({ $rule })
h3-no-units = Un esercito ha bisogno di almeno un'unità. ({ $rule })
h3-nobody-placed = Piazza almeno un'unità. ({ $rule })
h3-deck-empty = Il mazzo neutrale di questo livello è vuoto: { $tier } ({ $rule })
h3-damage-beyond = { $unit }: danni al massimo { $most }, non { $found } ({ $rule })
h3-no-surrender = Solo un eroe contro l'eroe di un altro giocatore può arrendersi. ({ $rule })
h3-no-surrender-at-home = Chi difende la Città della propria fazione non può arrendersi. ({ $rule })
h3-no-escape = Una carta vieta di arrendersi. ({ $rule })
h3-only-at-start = { $card } si gioca solo all'inizio del combattimento. ({ $rule })
h3-only-neutral = { $card } si gioca così solo contro unità neutrali. ({ $rule })
h3-no-ai-deck = L'eroe IA non ha questo mazzo. ({ $rule })
h3-ai-deck-empty = Il mazzo IA è vuoto; non dà più carte in questo combattimento. ({ $rule })
h3-card-needs-target = { $card } ha bisogno di bersagli: { $count } ({ $rule })
h3-not-own = { $unit }: non di quella parte ({ $rule })
h3-not-enemy = { $unit }: non è un nemico ({ $rule })
h3-not-ranged = { $unit }: valgono solo unità di terra e volanti. ({ $rule })
h3-only-ranged = { $unit }: valgono solo unità a distanza. ({ $rule })
h3-only-gold = { $unit }: valgono solo unità d'oro. ({ $rule })
h3-only-dragons = { $unit }: valgono solo draghi. ({ $rule })
h3-wrong-unit = Non si può posare { $card } su { $unit }. ({ $rule })
h3-tier-too-high = La carta arriva solo fino a { $tier }: non { $unit } ({ $rule })
h3-two-units = Indica un'altra unità oltre a { $unit }. ({ $rule })
h3-not-neighbours = { $space } e { $other } non sono adiacenti. ({ $rule })
h3-nobody-fell = Nessun attacco ha appena rimosso un'unità che questa carta potrebbe salvare. ({ $rule })
h3-not-in-combat = { $card } non fa nulla in combattimento. ({ $rule })
h3-only-activation = { $card } si gioca quando si attiva una propria unità. ({ $rule })
h3-secondary-no-cards = Un eroe secondario non gioca carte in combattimento. ({ $rule })
h3-one-spell = Incantesimi per round: al massimo { $count } ({ $rule })
h3-spells-blocked = Ora gli incantesimi sono bloccati. ({ $rule })
h3-too-little-power = Potere insufficiente per { $card }. ({ $rule })
h3-no-way = { $found } non è un modo di giocare questa carta. Modi: { $options } ({ $rule })
h3-no-branch = Non c'è la scelta { $found }. Scelte: { $options } ({ $rule })
h3-no-machine = Questa macchina da guerra qui non c'è: { $machine } ({ $rule })
h3-machine-used = Ora non si può usare { $machine }. ({ $rule })
h3-no-space = Non c'è lo spazio { $found }. Gli spazi vanno da A1 a D5, o tower.
h3-no-side = Non c'è la parte { $found }. Parti: { $options }
h3-no-source = Non c'è la fonte { $found }. Fonti: { $options }
h3-no-token = Non c'è il segnalino { $found }. Segnalini: { $options }
h3-no-until = Nulla dura fino a { $found }. Possibile: { $options }
h3-no-stack = Non c'è il segnalino Pila { $found }. Segnalini: { $options }
h3-no-bank = Non c'è la Banca di creature { $found }. Banche: { $options }
h3-no-doing = Con un mazzo si può: { $options }. Trovato: { $found }
h3-not-discarded = { $found } non è tra le carte pescate: { $options }
h3-not-in-army = { $found } non è in questo esercito.
h3-no-enemy = Indica le unità nemiche o il livello della casella: { $options }
h3-negative = Il numero { $found } non è possibile qui.
h3-bad-setup = La preparazione è sbagliata in { $field }: trovato: { $found }; atteso: { $expected }
h3-empty-line = Non è stato scritto nulla. Parole: { $options }
h3-unknown-word = { $found } non si capisce. Parole: { $options }
h3-bad-line = { $found } non si capisce; si scrive così: { $expected }
