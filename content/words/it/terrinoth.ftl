# Il motore completo di Eroi di Terrinoth. I nomi di carte e persone sono inseriti come sono scritti.

## What happens at a table of Terrinoth

th-begins = L'avventura comincia: { $card }
th-round = Round { $round }: comincia la fase degli eroi.
th-activates = { $name } si attiva.
th-plays = { $name } esaurisce { $card } e la risolve.
th-passes = { $name } passa.
th-rolled = { $name }: successi { $successes }, scudi { $shields }
th-app-rolled = { $name } tira: { $faces }
th-strikes = { $enemy } contrattacca { $name }: { $count }
th-threat = Minaccia! Ogni effetto di minaccia si risolve una volta.
th-suffers = { $name }: ferite +{ $count }, ora { $total }
th-recovers = { $name }: ferite −{ $count }, ora { $total }
th-falls = { $name } è fuori combattimento.
th-leads = { $name } guida il gruppo.
th-enemy-suffers = { $enemy }: ferite +{ $count }, ora { $total }
th-enemy-recovers = { $enemy }: ferite −{ $count }, ora { $total }
th-enemy-falls = { $enemy } è fuori combattimento: scartate la sua carta.
th-enemy-discarded = Scartate { $enemy }.
th-enemy-exhausted = { $enemy }: girate la carta (esaurita).
th-enemy-ready = Preparate di nuovo { $enemy }.
th-enemy-activates = { $name } attiva { $enemy }.
th-keyword = { $enemy }: parola chiave { $keyword }
th-ability = Capacità di { $card }
th-revealed = Girate a faccia in su un nemico coperto: { $enemy }
th-engages = Mettete { $enemy } davanti a { $name }: in ingaggio.
th-to-shadows = Mettete { $enemy } nelle ombre.
th-line-location = { $location }: progresso { $progress }
th-line-hero =
    { $name }: ferite { $wounds } su { $health }{ $count ->
        [0] { "" }
       *[other] ; ingaggiati: { $enemies }
    }
th-line-shadows = Nelle ombre: { $enemies }
th-overflow = { $enemy } sarebbe di troppo per { $name }: colpisce e va nelle ombre.
th-spawned = Comparsa: { $enemy }
th-spawned-facedown = Comparsa: un nemico coperto nelle ombre.
th-nothing-spawned = Non resta alcun nemico da far comparire.
th-reshuffled = { $deck }: gli scarti si mescolano in un nuovo mazzo ({ $count }).
th-new-card = Carta nuova: { $card }. Scrivete ciò che mostra quando potete.
th-learned = Ora si conosce { $card }.
th-exhausts = { $name } esaurisce { $card }.
th-readies = { $name } prepara { $card }.
th-readies-all = { $name } prepara tutte le sue carte attivazione.
th-tokens = { $name }: segnalini successo { $count }, ora { $total }
th-gains = { $name } ottiene: { $card }
th-loses = { $name } perde: { $card }
th-claims = { $name } prende l'oggetto { $card }.
th-drops = { $name } scarta { $card }.
th-uses = { $name } usa { $card }.
th-event = { $name } risolve l'evento { $card }.
th-upgrades = { $name } migliora una carta: { $card }
th-progress = Progresso { $count }, ora { $total }
th-explored = Luogo esplorato del tutto: { $card }
th-enemies-phase = Comincia la fase dei nemici.
th-all-ready = Preparate tutti i nemici.
th-peril = Pericolo: spostate il segnalino sulla casella { $space } ({ $colour }).
th-peril-stays = Pericolo: il segnalino resta sull'ultima casella, { $space } ({ $colour }), che si risolve di nuovo.
th-travels = Il gruppo lascia { $card }; scartate quel luogo con il suo progresso.
th-arrives = Il gruppo arriva: { $card }
th-won = L'avventura è vinta.
th-lost = L'avventura è persa.
th-adjusted = Corretto a mano: { $what } { $count }
th-moved = Corretto a mano: { $enemy }, { $zone }
th-nefarious = Nefasta: { $option }

## Why

th-why-overflow = Nessuno ha più nemici ingaggiati del limite.
th-why-damage = Danno di { $enemy }; gli scudi non aiutano.
th-why-card = Lo dice { $card }.
th-why-strikes = Colpisce prima l'attacco più alto, poi il nemico più difficile.
th-why-shields = { $total } in tutto, meno gli scudi: { $shields }
th-why-weary = Le quattro carte erano esaurite.
th-why-passes = Nessun nemico pronto è ingaggiato né nelle ombre.
th-why-only-enemy = È l'unico nemico che { $name } può attivare ora.
th-why-quest = Lo dice l'avventura.
th-why-limit = Il tavolo gioca al massimo { $count } round.
th-all-fallen = Tutti gli eroi sono sconfitti.
th-why-nefarious = È ciò che danneggia di più il gruppo.
th-why-sensible = Sembra il meglio da ciò che è visibile.
th-why-random = Scelto a caso.

## What is asked

th-ask-activation = { $name }: quale carta?
th-ask-target = { $name }: attaccare quale nemico?
th-ask-spend = { $name }: spendere quanti segnalini successo?
th-ask-dice = { $name }: tirate { $white ->
        [one] { $white } dado bianco
       *[other] { $white } dadi bianchi
    } e { $black ->
        [one] { $black } nero
       *[other] { $black } neri
    }.
th-ask-reroll = { $name }: ritirare quale dado? (ne restano { $left })
th-ask-split = { $name }: dove va il prossimo successo? (ne restano { $left })
th-ask-striker = { $name } guida: quale nemico contrattacca?
th-ask-order = { $name }: quale capacità per prima?
th-ask-choose = { $name }: quale?
th-ask-may = { $name }: farlo? { $what }
th-ask-pay = { $name }: pagare ({ $cost }) per questo? { $what }
th-ask-number = { $name }: che numero dice { $card }?
th-ask-hero = { $name }: quale eroe?
th-ask-enemy = { $name }: quale nemico?
th-ask-engage = { $name }: ingaggiare quale nemico?
th-ask-shield = { $name }: quale nemico subisce la prima ferita?
th-ask-exhaust = { $name }: esaurire quale carta?
th-ask-ready = { $name }: preparare quale carta?
th-ask-item = { $name }: scartare quale oggetto?
th-ask-upgrade = { $name }: quale miglioramento?
th-ask-keep = { $name }: tenere quale carta?
th-ask-put = { $name }: dove va { $card }?
th-ask-sort = { $name }: { $card } è un oggetto o un evento?
th-ask-discarded = { $name } guida: quale nemico dagli scarti?
th-ask-leader = Chi guida ora il gruppo? { $name }
th-ask-hand-over = { $name }: chi guida da qui in poi?
th-ask-again = { $name } guida: chi si attiva una seconda volta?
th-ask-pick = { $name }: attivare quale nemico?
th-ask-bar = { $name }: che cosa segue nella barra di { $enemy }?
th-ask-travel = { $name }: lasciare { $card } e viaggiare?
th-ask-final = { $name }: { $card } è l'ultimo luogo?
th-ask-aid = { $name }: aiutare chi?
th-ask-learn = { $card }: che cosa c'è stampato? { $field }
th-ask-manual = A mano: { $card } { $text }
th-ask-draw-enemies = Pescate il primo nemico. Qual è?
th-ask-draw-locations = Rivelate il prossimo luogo. Qual è?
th-ask-draw-exploration = Pescate una carta esplorazione. Qual è?
th-ask-facedown = Girate il nemico coperto. Qual è?

## Answers and names

th-option = { $option }
th-yes = Sì
th-no = No
th-done = Fatto
th-none-left = Non resta alcuna carta
th-app-rolls = Tira l'app
th-on-top = In cima al mazzo
th-under = Sotto il mazzo
th-item = Oggetto
th-event-kind = Evento
th-use = Usa { $card }
th-facedown = nemico coperto{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
th-numbered = { $name } ({ $number })
th-stub = { $what } ({ $whose })
th-archetype-warrior = guerriero
th-archetype-healer = guaritore
th-archetype-mage = mago
th-archetype-scout = esploratore
th-condition-poisoned = Avvelenato
th-condition-weakened = Indebolito
th-condition-focused = Concentrato
th-face-success = successo
th-face-critical = successo critico
th-face-shield = scudo
th-face-blank = vuoto
th-face-counterattack = contrattacco
th-face-threat = minaccia
th-keyword-advance = Avanzata
th-keyword-retreat = Ritirata
th-keyword-damage = Danno
th-field-attack = attacco
th-field-health = vita
th-field-resistance = resistenza
th-field-spawn-engaged = comparsa ingaggiata (rossa)
th-field-spawn-shadows = comparsa nelle ombre (nera)
th-field-exploration = valore di esplorazione
th-deck-enemies = Mazzo dei nemici
th-deck-exploration = Mazzo esplorazione
th-zone-engaged = in ingaggio
th-zone-shadows = nelle ombre
th-zone-lair = nella tana
th-zone-discard = scartato

## What is refused

th-over = L'avventura è finita.
th-not-an-option = { $found } non è una risposta qui. Possibili: { $options } ({ $rule })
th-not-so = A questo si risponde in altro modo: { $what } ({ $rule })
th-no-roll = Ora non si tirano dadi: { $what } ({ $rule })
th-wrong-dice = Facce attese: bianche { $white }, nere { $black }; inserite: bianche { $white-found }, nere { $black-found } ({ $rule }).
th-finish-first = Prima rispondete: { $what } ({ $rule })
th-no-faces = Le facce dei vostri dadi non sono state scritte ({ $rule }).
th-does-nothing = Non farebbe nulla, un'altra opzione sì ({ $rule }).
th-two-tokens = Al massimo due segnalini successo prima di un tiro ({ $rule }).
th-in-lair = Nella tana non può essere un bersaglio ({ $rule }).
th-not-engaged = Non è ingaggiato con questo eroe e l'attacco non è a distanza ({ $rule }).
th-card-exhausted = Questa carta è esaurita ({ $rule }).
th-cannot = Una capacità lo vieta ({ $rule }).
th-no-target = Non c'è alcun bersaglio ({ $rule }).
th-enemy-is-exhausted = È già esaurito ({ $rule }).
th-others-enemy = È ingaggiato con { $name } ({ $rule }).
th-own-first = Prima i nemici ingaggiati che sono pronti ({ $rule }).
th-not-worst = Un altro modo danneggia di più il gruppo ({ $rule }).
th-no-card = Non c'è alcuna carta { $found } ({ $rule }).
th-no-such-card = Non c'è alcuna carta { $found }. Note: { $options }
th-bad-card = { $field }: trovato: { $found }; atteso: { $expected } ({ $rule })
th-beyond = { $what } va da { $least } a { $most } ({ $rule }).
th-fallen = { $name } è fuori combattimento ({ $rule }).
th-no-number = Non c'è { $found } da cambiare. Possibili: { $options } ({ $rule })
th-no-enemy = Non c'è alcun nemico { $found } ({ $rule }).
th-no-zone = { $found } non è un posto per questo nemico. Possibili: { $options } ({ $rule })
th-lair-only = Solo un antagonista va nella tana, e non è mai negli scarti ({ $rule }).
th-three = { $name } ha tanti nemici ingaggiati quanti permessi ({ $rule }).
th-bad-setup = { $field }: trovato: { $found }; atteso: { $expected }
th-bad-seats = Un'avventura richiede da due a quattro eroi, non { $found }; chi gioca da solo ne guida due ({ $rule }).
th-same-seats = Ogni eroe deve avere un id proprio: { $found }
th-same-archetype = Due eroi di uno stesso archetipo: { $found } ({ $rule })
th-no-seat = Qui non c'è alcun eroe { $found }. Ci sono: { $options }
th-no-quest = Non c'è alcuna avventura { $found }. Ci sono: { $options }
th-no-hero = Non c'è alcuna carta eroe { $found }. Ci sono: { $options }
th-no-archetype = Non c'è alcun archetipo { $found }. Ci sono: { $options }
th-no-level = Non c'è alcun giocatore { $found }. Ci sono: { $options }
th-no-face = { $found } non è su alcuna faccia. Ci sono: { $options }
th-unknown-word = { $found } non si capisce. Una riga comincia con: { $options }
th-bad-line = { $found } non si capisce. Si scrive: { $expected }

## Effects in plain words

th-say-then = { $one }; { $other }
th-say-and = { $one }, poi { $other }
th-say-also = { $one }, { $other }
th-say-or = { $one }, oppure { $other }
th-say-may = se volete, { $what }
th-say-if = se { $test }: { $what }
th-say-else = { $first }; altrimenti: { $what }
th-say-each = per { $who }: { $what }
th-say-pay = potete pagare: { $cost }; in cambio: { $what }
th-say-choose = { $who } sceglie: { $options }
th-say-by-hero = { $what } per effetti di eroi
th-say-by-enemy = { $what } per effetti di nemici
th-say-for = { $who }: { $what }
th-say-for-ban = { $who } { $what }
th-say-while = finché { $test }: { $what }
th-do-advance = ingaggia l'eroe attivo
th-do-retreat = va nelle ombre
th-do-damage = infligge tante ferite quanto il suo attacco
th-do-wound =
    { $who } subisce { $kind ->
        [number] { $n ->
            [one] { $n } ferita
           *[other] { $n } ferite
        }
        [all] tutte le ferite
        [letter] { $n } ferite
       *[other] tante ferite quanto { $n }
    }
th-do-recover =
    { $who } recupera { $kind ->
        [number] { $n ->
            [one] { $n } ferita
           *[other] { $n } ferite
        }
        [all] tutte le sue ferite
        [letter] { $n } ferite
       *[other] tante ferite quanto { $n }
    }
th-do-engage = { $hero } ingaggia { $enemy }
th-do-to-shadows =
    mettete { $enemy } nelle ombre, { $face ->
        [down] a faccia in giù
       *[up] a faccia in su
    }
th-do-spawn =
    fate comparire { $kind } { $source }, { $to }{ $face ->
        [down] {""}, a faccia in giù
       *[up] {""}
    }
th-do-reveal = scoprite { $enemy }
th-do-activate = { $by } attiva { $enemy }
th-do-exhaust = esaurite { $what }
th-do-exhaust-one = esaurite { $what }
th-do-ready = preparate { $what }
th-do-ready-one = preparate { $what }
th-do-give = { $who } riceve lo stato { $condition }
th-do-cure = { $who } perde lo stato { $condition }
th-do-token =
    { $way ->
        [up] { $who } ottiene { $count ->
            [one] { $count } segnalino successo
           *[other] { $count } segnalini successo
        }
        [down] { $who } perde { $count ->
            [one] { $count } segnalino successo
           *[other] { $count } segnalini successo
        }
       *[other] { $who }: segnalini successo { $n }
    }
th-do-progress =
    { $way ->
        [up] mettete { $count ->
            [one] { $count } segnalino progresso
           *[other] { $count } segnalini progresso
        } sul luogo
        [down] togliete { $count ->
            [one] { $count } segnalino progresso
           *[other] { $count } segnalini progresso
        } dal luogo
       *[other] progresso { $n }
    }
th-do-peril =
    { $way ->
        [up] spostate il segnalino pericolo di { $count ->
            [one] { $count } casella
           *[other] { $count } caselle
        } in avanti
        [down] spostate il segnalino pericolo di { $count ->
            [one] { $count } casella
           *[other] { $count } caselle
        } indietro
       *[other] segnalino pericolo { $n }
    }{ $resolve ->
        [no] {""}, senza risolvere quella casella
       *[yes] {""}
    }
th-do-draw =
    pescate { $n } { $n ->
        [one] carta esplorazione
       *[other] carte esplorazione
    }{ $keeps ->
        [all] {""}
       *[some] {""}, tenetene { $keep } e { $rest ->
            [top] rimettete il resto in cima al mazzo
            [bottom] rimettete il resto sotto il mazzo
            [choice] rimettete il resto in cima o sotto il mazzo
           *[discard] scartate il resto
        }
    }
th-do-discard = scartate { $what }
th-do-discard-one = scartate { $what }
th-do-upgrade = { $who } migliora una carta attivazione
th-do-attack =
    attacco con { $dice } { $dice ->
        [one] dado
       *[other] dadi
    }{ $targets ->
        [1] {""}
       *[other] {" "}contro { $targets } nemici
    }
th-do-attack-ranged =
    attacco a distanza con { $dice } { $dice ->
        [one] dado
       *[other] dadi
    }{ $targets ->
        [1] {""}
       *[other] {" "}contro { $targets } nemici
    }
th-do-explore =
    esplorazione con { $dice } { $dice ->
        [one] dado
       *[other] dadi
    }
th-do-rest =
    riposo con { $dice } { $dice ->
        [one] dado
       *[other] dadi
    }
th-do-aid =
    aiuto con { $dice } { $dice ->
        [one] dado
       *[other] dadi
    }
th-do-reroll =
    ritirate { $n } { $die ->
        [hero] { $n ->
            [one] dado bianco
           *[other] dadi bianchi
        }
        [enemy] { $n ->
            [one] dado nero
           *[other] dadi neri
        }
       *[any] { $n ->
            [one] dado
           *[other] dadi
        }
    }
th-do-leader = { $who } prende il segnalino capogruppo
th-do-win = l'avventura è vinta
th-do-lose = l'avventura è persa
th-from-deck = dal mazzo
th-from-discard = dalla pila degli scarti
th-from-lair = dalla tana
th-to-default = ingaggiati con l'eroe attivo, poi con i successivi
th-to-shadows-place = nelle ombre
th-to-hero =
    { $many ->
        [yes] ingaggiati
       *[no] ingaggiato
    } con { $who }
th-some-enemies =
    { $n } { $n ->
        [one] nemico
       *[other] nemici
    }
th-some-nemesis = l'antagonista
th-who-active = l'eroe attivo
th-who-engaged = l'eroe con cui è ingaggiato
th-who-leader = il capogruppo
th-who-target = il bersaglio
th-who-next = l'eroe successivo
th-who-owner = l'eroe con questa carta
th-who-it = quello
th-who-any = qualsiasi eroe
th-who-self = questa carta
th-who-this-enemy = questo nemico
th-who-nemesis = l'antagonista
th-who-hero-each = ogni eroe
th-who-hero-other = ogni altro eroe
th-who-hero-pick = un eroe a scelta dell'eroe attivo
th-who-hero-pick-leader = un eroe a scelta del capogruppo
th-who-hero-most = l'eroe con più { $what }
th-who-hero-least = l'eroe con meno { $what }
th-who-enemy-each = ogni nemico
th-who-enemy-pick = un nemico a scelta dell'eroe attivo
th-who-enemy-pick-leader = un nemico a scelta del capogruppo
th-who-enemy-hardest = il nemico più difficile
th-who-enemy-easiest = il nemico meno difficile
th-who-with = { $who } ({ $demands })
th-of-active = dell'eroe attivo
th-of-engaged = dell'eroe con cui è ingaggiato
th-of-leader = del capogruppo
th-of-target = del bersaglio
th-of-next = dell'eroe successivo
th-of-owner = dell'eroe con questa carta
th-of-it = di quello
th-of-any = di qualsiasi eroe
th-of-self = di questa carta
th-of-nemesis = dell'antagonista
th-of-hero-each = di ogni eroe
th-of-hero-other = di ogni altro eroe
th-of-hero-pick = di un eroe a scelta dell'eroe attivo
th-of-hero-pick-leader = di un eroe a scelta del capogruppo
th-of-hero-most = dell'eroe con più { $what }
th-of-hero-least = dell'eroe con meno { $what }
th-of-enemy-each = di ogni nemico
th-of-enemy-pick = di un nemico a scelta dell'eroe attivo
th-of-enemy-pick-leader = di un nemico a scelta del capogruppo
th-of-enemy-hardest = del nemico più difficile
th-of-enemy-easiest = del nemico meno difficile
th-many-hero-each = di eroi
th-many-hero-other = di altri eroi
th-many-enemy-each = di nemici
th-many-act = di carte attivazione { $whose }
th-many-item = di oggetti { $whose }
th-part-act = carte attivazione { $whose }
th-part-item = oggetti { $whose }
th-some-act =
    { $kind ->
        [number] { $n } { $n ->
            [one] carta attivazione
           *[other] carte attivazione
        }
        [all] tutte le carte attivazione
        [letter] { $n } carte attivazione
       *[other] ({ $n }) carte attivazione
    } { $whose }
th-some-item =
    { $kind ->
        [number] { $n } { $n ->
            [one] oggetto
           *[other] oggetti
        }
        [all] tutti gli oggetti
        [letter] { $n } oggetti
       *[other] ({ $n }) oggetti
    } { $whose }
th-amount-wounds = ferite
th-amount-tokens = segnalini successo
th-amount-progress = progresso
th-amount-peril = segnalino pericolo
th-amount-exhausted = esaurita
th-amount-engaged = nemici ingaggiati
th-measure-wounds = ferite
th-measure-tokens = segnalini successo
th-measure-progress = progresso
th-measure-peril = segnalino pericolo
th-measure-exhausted = esaurita
th-measure-engaged = nemici ingaggiati
th-filter-trait = tratto { $what }
th-filter-title = titolo { $what }
th-filter-role = { $what }
th-filter-level = { $what }
th-filter-engaged =
    { $of ->
        [enemies] ingaggiati
        [card] ingaggiata
        [cards] ingaggiate
       *[enemy] ingaggiato
    } con { $what }
th-filter-zone = { $what }
th-filter-ready =
    { $of ->
        [enemies] pronti
        [card] pronta
        [cards] pronte
       *[enemy] pronto
    }
th-filter-exhausted =
    { $of ->
        [enemies] esauriti
        [card] esaurita
        [cards] esaurite
       *[enemy] esaurito
    }
th-filter-facedown =
    { $of ->
        [enemies] coperti
        [card] coperta
        [cards] coperte
       *[enemy] coperto
    }
th-filter-wounded =
    { $of ->
        [enemies] feriti
        [card] ferita
        [cards] ferite
       *[enemy] ferito
    }
th-filter-self = questo
th-filter-basic =
    { $of ->
       *[enemy] base
    }
th-filter-advanced =
    { $of ->
        [enemies] avanzati
        [card] avanzata
        [cards] avanzate
       *[enemy] avanzato
    }
th-filter-attack = attacco
th-filter-explore = esplorazione
th-filter-rest = riposo
th-filter-aid = aiuto
th-filter-not = non { $what }
th-filter-other = diverso da questo
th-filter-list = { $one }, { $other }
th-same-trait = con lo stesso tratto
th-same-title = con lo stesso titolo
th-value-minion = sgherro
th-value-chieftain = capo
th-value-nemesis = antagonista
th-value-trivial = triviale
th-value-challenging = impegnativo
th-value-formidable = formidabile
th-value-shadows = nelle ombre
th-value-engaged =
    { $of ->
        [enemies] ingaggiati
        [card] ingaggiata
        [cards] ingaggiate
       *[enemy] ingaggiato
    }
th-value-lair = nella tana
th-value-play = in gioco
th-number-atk = il suo attacco
th-number-res = la sua resistenza
th-number-health = la sua vita
th-number-heroes = il numero di eroi
th-number-progress = il progresso
th-number-successes = il numero di successi
th-number-round = il numero del round
th-number-x = X
th-number-unknown = ?
th-number-all = tutte
th-number-count = il numero { $of }
th-number-wounds = il numero di ferite { $whose }
th-number-tokens = il numero di segnalini successo { $whose }
th-number-sum = { $left } { $sign } { $right }
th-test-compare =
    { $left } { $sign ->
        [at-least] è almeno
        [at-most] è al massimo
        [more] supera
        [less] non raggiunge
        [other-than] non è
       *[just] è
    } { $right }
th-test-and = { $one } e { $other }
th-test-or = { $one } o { $other }
th-test-in-lair =
    { $who } { $holds ->
        [no] non è
       *[yes] è
    } nella tana
th-test-defeated =
    { $who } { $holds ->
        [no] non è
       *[yes] è
    } { $of ->
        [card] sconfitta
       *[enemy] sconfitto
    }
th-test-explored-final =
    l'ultimo luogo { $holds ->
        [no] non è
       *[yes] è
    } esplorato del tutto
th-test-explored-active =
    il luogo { $holds ->
        [no] non è
       *[yes] è
    } esplorato del tutto
th-test-zone =
    { $who } { $holds ->
        [no] non è
       *[yes] è
    } { $zone }
th-test-has =
    { $who } { $holds ->
        [no] non ha
       *[yes] ha
    } lo stato { $what }
th-test-leading =
    { $who } { $holds ->
        [no] non è
       *[yes] è
    } il capogruppo
th-on-threat = Minaccia
th-on-counterattack = Quando contrattacca
th-on-activated = Quando si attiva
th-on-spawned = Quando compare
th-on-engaged = Quando ingaggia un eroe
th-on-defeated = Quando è sconfitto
th-on-wounded = Quando si subiscono ferite
th-on-roll = Dopo un tiro
th-on-end-round = Alla fine del round
th-on-use = Quando si usa
th-on-resolve = Quando si pesca
th-on-start = All'inizio di un'attivazione
th-on-setup = Durante la preparazione
th-on-phase =
    All'inizio della fase { $what ->
        [heroes] degli eroi
        [enemies] dei nemici
        [peril] di pericolo
       *[travel] di viaggio
    }
th-on-travel-to =
    Arrivando { $what ->
        [final] all'ultimo luogo
        [any] in qualsiasi luogo
       *[other] a «{ $what }»
    }
th-on-peril = Casella di pericolo ({ $what })
th-mod-atk = attacco { $count }
th-mod-res = resistenza { $count }
th-mod-health = vita { $count }
th-mod-dice = dadi { $count } ({ $action })
th-mod-spawn-red = comparsa ingaggiata { $count }
th-mod-spawn-black = comparsa nelle ombre { $count }
th-mod-limit = al massimo { $count } { $count ->
        [one] nemico ingaggiato
       *[other] nemici ingaggiati
    }
th-mod-cannot = non può { $what }
th-mod-nobody-can = nessuno può { $what }
th-mod-first-wound-to = la sua prima ferita la subisce al suo posto { $who }
th-mod-reroll-blank =
    i dadi { $die ->
        [enemy] neri
       *[hero] bianchi
    } vuoti si ritirano
th-action-attack = attacco
th-action-explore = esplorazione
th-action-rest = riposo
th-action-aid = aiuto
th-action-any = qualsiasi azione
th-ban-exhaust = essere esaurito
th-ban-exhaust-cards = esaurire carte attivazione
th-ban-ready = essere preparato
th-ban-ready-cards = preparare carte attivazione
th-ban-to-shadows = andare nelle ombre
th-ban-engage = essere ingaggiato
th-ban-wound = essere ferito
th-ban-recover = recuperare
th-ban-token = ottenere segnalini successo
th-ban-advance = avanzare
th-ban-retreat = ritirarsi
th-ban-damage = infliggere danno
th-ban-counterattack = contrattaccare
th-ban-activate = attivarsi
th-ban-attack = attaccare
th-ban-explore = esplorare
th-ban-rest = riposare
th-ban-aid = aiutare

# What a pack holds for this game.
th-pack-cards = carte di Terrinoth
