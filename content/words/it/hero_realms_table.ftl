# Hero Realms at a real table: what people with real cards do, and how a chair's turn is told.

## What people do with real cards

hr-ask-people = { $names }: che cosa si vede sul tavolo?
hr-takes =
    { $name } prende { $card }{ $slot ->
        [0] .
       *[other] {" "}dallo spazio { $slot }.
    }
hr-takes-from = { $name } prende { $card } dagli scarti di { $target }.
hr-forgotten = L'acquisto di { $card } da parte di { $name } non era stato annotato; ora lo è.
hr-must-discard =
    { $name } scarta { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } a sua scelta.
hr-must-empty-hand = { $name } scarta tutta la mano.
hr-forces =
    { $name } fa scartare { $count ->
        [one] 1 carta
       *[other] { $count } carte
    } a { $target }.
hr-borrows-one = { $name } prende in prestito una carta da { $target }.
hr-check-missed = { $name } tenta di prendere { $card }, ma le carte non arrivano a { $check }.
hr-ask-lend = { $name }: sconfitta. Quale carta di quella mano viene prestata?
hr-do-borrow-one = Prendi in prestito una carta da { $target }
hr-zone-cards = proprie carte
hr-do-take =
    Prendi { $card }{ $slot ->
        [0] {""}
       *[other] {" "}(spazio { $slot })
    }
hr-do-check = Ruba { $card }: costi stampati per { $number } o più
hr-yes = sì
hr-zone-top = in cima al mazzo
hr-faction-name =
    { $faction ->
        [imperial] Imperiale
        [guild] Gilda
        [necros] Necros
       *[wild] Selvaggi
    }

## What the table puts right

hr-table-says = Lo dice il tavolo.
hr-correct-life = Correzione: { $name } ha { $count } di salute.
hr-correct-slot = Correzione: nello spazio { $slot } c'è { $card }.
hr-correct-there = Correzione: { $card } è in gioco davanti a { $name }.
hr-correct-gone = Correzione: { $card } non è in gioco davanti a { $name }.
hr-correct-item = Correzione: { $name } possiede { $card }.

## What is refused at a real table

hr-boss-by-people = Le carte di un boss le tiene l'app: { $name } non si può giocare con carte vere.
hr-real-cards = { $name } gioca con carte vere; questo si fa solo con le carte tenute dall'app. ({ $rule })
hr-cards-here = L'app tiene le carte di { $name }; questo si annota solo per chi ha carte vere. ({ $rule })
hr-all-seen = { $card } non può stare lì: { $count ->
        [one] la scatola ne ha una sola, già vista altrove
       *[other] la scatola ne ha { $count }, tutte già viste altrove
    }. ({ $rule })
hr-not-owned = { $name } non possiede { $card }. ({ $rule })
hr-slot-empty = Lo spazio { $slot } è vuoto. ({ $rule })
hr-slot-not-asked = Lo spazio { $slot } non aspetta nessuna carta. ({ $rule })
hr-no-slot = Non c'è lo spazio { $found }; gli spazi vanno da 1 a { $most }, e 0 è la pila delle Gemme di Fuoco.
hr-prepared-already = La carta { $card } è già pronta. ({ $rule })
hr-say-how-much = Di' con quanto si attacca { $target }. ({ $rule })
hr-odd-number = { $found } non può essere; i numeri arrivano fino a { $most }.
hr-not-nearby = { $name } non può dare salute a { $target }: va a sé stessi o, in una compagnia, a chi è vicino. ({ $rule })
hr-is-out = { $name } è fuori e non riceve carte. ({ $rule })
hr-no-champion = { $card } non è un campione. ({ $rule })
hr-item-hidden = { $card } non è tra le carte Tesoro scoperte. ({ $rule })
hr-let-stopped = Non è il turno di una sedia che gioca da sola.

## A chair's turn, step by step

hr-line-seat =
    { $name }: salute { $life }{ $count ->
        [0] { "" }
       *[other] , in gioco: { $cards }
    }
hr-line-market = Mercato: { $cards }
hr-step-gain =
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
hr-step-play =
    { $name } gioca { $card }{ $count ->
        [0] .
       *[other] : { $gains }.
    }
hr-step-expend =
    { $name } attiva { $card }{ $count ->
        [0] .
       *[other] : { $gains }.
    }
hr-step-ally =
    { $name } usa l'abilità alleato di { $card }{ $count ->
        [0] .
       *[other] : { $gains }.
    }
hr-step-sacrifice =
    { $name } sacrifica { $card }{ $count ->
        [0] .
       *[other] : { $gains }.
    }
hr-step-buys-ask = { $name } compra { $card } dallo spazio { $slot }: scopri lì una carta nuova.
hr-step-buys-new = { $name } compra { $card } dallo spazio { $slot }: lì arriva { $new }.
hr-step-buys-last = { $name } compra { $card } dallo spazio { $slot }; lo spazio resta vuoto.
hr-step-buys-gem = { $name } compra { $card } dalla sua pila.
hr-step-declines = { $name } rinuncia.
hr-step-end = { $name } finisce il turno.

## Why a chair did it

hr-why-finish = A { $target } { $count ->
        [one] resta
       *[other] restano
    } { $count } di salute, e il combattimento basta.
hr-why-taunted = Per la provocazione di { $names }, il suo combattimento va solo lì; lascia { $target } a { $left }.
hr-why-only-target = Nessun altro può essere colpito; lascia { $target } a { $left }.
hr-why-unguarded = Tutti gli altri stanno dietro guardie; lascia { $target } a { $left }.
hr-why-weakest = { $target } ha meno salute tra chi è a portata; resta a { $left }.
hr-why-most-use = Il combattimento rende di più contro { $target }; resta a { $left }.
hr-why-guard-gone = { $card } fa da guardia a { $target }; poi { $left ->
        [one] resta
       *[other] restano
    } { $left } di combattimento per ciò che c'è dietro.
hr-why-champion-gone = { $card } darebbe a { $target } ogni turno più di quanto costa ora questo danno.
hr-why-best-buy = Il miglior valore per { $gold } oro: { $card } prima di { $others }.
hr-why-best-alone = Per { $gold } oro non vale la pena comprare altro che { $card }.
hr-why-play-draws = { $card } fa pescare, quindi va per prima.
hr-why-play-champion = { $card } resta sul tavolo e agisce ogni turno.
hr-why-play-last = È l'ultima carta in mano.
hr-why-ally =
    Un'altra carta della sua fazione è in gioco ({ $faction ->
        [imperial] Imperiale
        [guild] Gilda
        [necros] Necros
       *[wild] Selvaggi
    }), quindi l'abilità è gratis.
hr-why-answer-least = È la carta che mancherà di meno.
hr-why-answer-thin = Senza carte deboli, quelle buone escono più spesso.
hr-why-answer-threat = È il campione che farebbe più danno.
hr-why-answer-own = È il campione la cui abilità rende di più ora.
hr-why-answer-weakest = È chi ha meno salute.
hr-why-answer-fullest = È chi ha più carte in mano.
hr-why-answer-best = È la carta che vale di più ora.
hr-why-answer-most = È ciò che rende di più ora.
hr-why-answer-partner = È la fazione con più compagni.
hr-why-answer-none = Quello che c'è è meglio tenerlo.
hr-why-answer-item = È la carta Tesoro di maggior valore.
