# The full engine of Hero Realms. Names of cards and people are filled in as they are written.

## What happens at a table of Hero Realms

hr-turn = Turno: { $names }
hr-plays = { $name } gioca { $card }.
hr-expends = { $name } attiva { $card }.
hr-allies = { $name } usa l'abilità alleato di { $card }.
hr-sacrificed = { $name } sacrifica { $card }.
hr-gem-back = { $name } sacrifica { $card }; torna alla sua pila.
hr-gold = { $name }: oro +{ $count }, ora { $total }
hr-combat = { $name }: combattimento +{ $count }, ora { $total }
hr-health = { $name }: salute +{ $count }, ora { $total }
hr-draws = { $name }: carte pescate: { $count }
hr-shuffles =
    { $name } mescola; il nuovo mazzo ha { $count ->
        [one] una carta
       *[other] { $count } carte
    }.
hr-discards = { $name } scarta { $card }.
hr-topdecks = { $name } mette { $card } in cima al mazzo.
hr-searches = { $name } prende una carta in mano.
hr-looks = { $name } guarda carte del mazzo: { $count }
hr-prepares = { $name } prepara { $card }.
hr-raises = { $name } rimette { $card } in gioco.
hr-next-acquire =
    { $name }: per la prossima carta acquistata in questo turno ({ $kind ->
        [action] azione
        [champion] campione
       *[any] qualsiasi
    }): { $what ->
        [top] in cima al mazzo
        [hand] in mano
       *[other] 1 oro in meno
    }.
hr-acquires =
    { $name } acquista { $card } per { $cost }{ $slot ->
        [0] .
       *[other] , dallo spazio { $slot }.
    }
hr-turns-up = Spazio { $slot }: si scopre { $card }.
hr-goes =
    { $card } va { $where ->
        [top] in cima al mazzo
       *[hand] in mano
    } ({ $name }).
hr-faction =
    { $name }: conta come una carta in più in gioco in questo turno: { $faction ->
        [imperial] Imperiale
        [guild] Gilda
        [necros] Necros
       *[wild] Selvaggi
    }
hr-attacks = { $name } attacca { $target } con { $count }.
hr-attacks-champion = { $name } attacca { $card } di { $target } con { $count }.
hr-damage = { $name }: danni { $count }
hr-scorched = { $card } di { $name }: danni { $count }
hr-loses = { $name }: salute −{ $count }
hr-prevents = { $name }: danni prevenuti: { $count }
hr-stunned = Stordimento: { $card } di { $name }.
hr-blessed = { $name }: i campioni hanno { $count } di difesa in più.
hr-out = { $name } è fuori.
hr-defeated = { $name }: sconfitta.
hr-returns = { $name } torna a combattere.
hr-new-hand = { $name }: sconfitta, nuova mano.
hr-reward = { $name } ha cacciato bene: salute +{ $count } e una carta.
hr-wins = Vittoria: { $names }
hr-passes = { $name } dà { $card } a { $target }.
hr-borrows = { $name } prende in prestito { $card } da { $target }.
hr-taunts = { $name } ha provocato { $target }: nel prossimo turno il suo combattimento colpisce solo chi l'ha fatto.
hr-taunt-over = { $name } non è più sotto provocazione.
hr-calm = Nessuno può provocare { $name } fino alla fine del suo prossimo turno.
hr-reveals = { $name } rivela { $card } dal tesoro.
hr-steals = { $name } prende { $card } a { $target }.
hr-hoard-back = { $name } riprende { $card }.
hr-summons = { $name } evoca { $card }.
hr-jar-breaks = { $name }: la Giara di Anime { $card } è distrutta.
hr-jar-opens = { $name }: si rivela la Giara di Anime { $card }, salute { $count }.
hr-corrupts = { $name } possiede { $count } carte: da ora può usare { $card }.

## What is asked

hr-ask-main = { $names }: giocare, acquistare, attaccare o finire il turno
hr-ask-heal = { $name }: chi ottiene la salute?
hr-ask-bless = { $name }: chi benedice?
hr-ask-discard = { $name }: quale carta scarta?
hr-ask-sac = { $name }: sacrifica una carta dalla mano o dagli scarti?
hr-ask-topdeck = { $name }: quale carta va in cima al mazzo?
hr-ask-search = { $name }: quale carta prende in mano?
hr-ask-look-discard = { $name }: scarta una delle carte guardate?
hr-ask-look-order = { $name }: quale carta si pescherà per prima?
hr-ask-prepare = { $name }: quale campione rende pronto?
hr-ask-raise = { $name }: quale campione torna in gioco?
hr-ask-stun = { $name }: quale campione stordisce?
hr-ask-opponent = { $name }: quale avversario scarta?
hr-ask-stun-all = { $name }: di chi sono i campioni storditi?
hr-ask-blast = { $name }: chi viene colpito?
hr-ask-empty-hand = { $name }: quale giocatore sconfitto scarta la mano?
hr-ask-free = { $name }: quale carta acquista senza pagare?
hr-ask-goes = { $name }: dove va la carta?
hr-ask-faction = { $name }: quale fazione?
hr-ask-plunder = { $name }: quale carta Tesoro ruba?
hr-ask-skill-steal = { $name }: prova di abilità per quale carta Tesoro?
hr-ask-skill-pay = { $name }: quale carta scarta per la prova?
hr-ask-choose = { $name }: quale effetto?
hr-ask-yes-no = { $name }: lo fa?
hr-ask-number = { $name }: quante?
hr-ask-last-card = { $name }: lascia una carta all'imperatore?
hr-ask-turned = Spazio { $slot }: quale carta è apparsa?
hr-option = { $option }
hr-none = nessuna
hr-from = { $card } ({ $zone })
hr-of = { $card } ({ $name })
hr-zone-hand = mano
hr-zone-discard = scarti
hr-zone-deck = mazzo
hr-do-play = Gioca { $card }
hr-do-expend = Attiva { $card }
hr-do-ally = Abilità alleato di { $card }
hr-do-sacrifice = Sacrifica { $card }
hr-do-acquire = Acquista { $card } ({ $cost } oro)
hr-do-attack = Attacca { $target }
hr-do-attack-champion = Attacca { $card } di { $target }
hr-do-pass = Passa { $card } a { $target }
hr-do-borrow = Prendi in prestito { $card } da { $target }
hr-do-steal = Ruba { $card } con una prova: { $cards }
hr-do-end = Finisci il turno

## What is refused

hr-over = La partita è finita; solo annullare la riporta.
hr-say-who = Più posti giocano insieme: di' chi lo fa, uno tra { $options }. ({ $rule })
hr-not-your-turn = Non è il turno di { $name }, ma di { $turn }. ({ $rule })
hr-answer-first = C'è una domanda aperta: prima risponde { $name }. ({ $rule })
hr-nothing-asked = Ora non si chiede nulla; { $found } non risponde a nulla. ({ $rule })
hr-not-an-option = { $found } non è possibile; possibile: { $options }. ({ $rule })
hr-not-in-hand = { $card } non è nella mano di { $name }. ({ $rule })
hr-not-in-play = { $card } non è in gioco davanti a { $name }. ({ $rule })
hr-not-in-discard = { $card } non è negli scarti di { $name }. ({ $rule })
hr-not-in-market = { $card } non è nel mercato. ({ $rule })
hr-no-gems = La pila delle Gemme di Fuoco è vuota. ({ $rule })
hr-no-printed-cost = { $card } non ha un costo stampato e non si può prendere. ({ $rule })
hr-no-heist = Senza Grande Colpo, { $card } non si può acquistare dagli scarti. ({ $rule })
hr-no-expend = { $card } non ha un'abilità da attivare. ({ $rule })
hr-expended = La carta { $card } è già attivata; deve essere pronta. ({ $rule })
hr-skill-gold = Usare { $card } costa { $cost } oro; ce n'è { $gold }. ({ $rule })
hr-no-ally = { $card } non ha un'abilità alleato. ({ $rule })
hr-ally-used = L'abilità alleato di { $card } è già stata usata; vale una volta per turno. ({ $rule })
hr-no-partner = L'abilità alleato di { $card } richiede un'altra carta della sua fazione in gioco ({ $faction }). ({ $rule })
hr-no-sacrifice = { $card } non ha un'abilità di sacrificio. ({ $rule })
hr-too-early = { $card } si può usare solo dopo i primi { $count } turni. ({ $rule })
hr-too-dear = { $card } costa { $cost } oro; ce n'è { $gold }. ({ $rule })
hr-no-combat = { $name } ha { $combat } di combattimento; l'attacco ne richiede { $amount }. ({ $rule })
hr-out-of-reach = { $name } non può raggiungere { $target } dal suo posto. ({ $rule })
hr-taunt-limit = Sotto provocazione: il combattimento colpisce solo { $names } e i loro campioni, non { $target }. ({ $rule })
hr-champion-guarded = Una guardia di { $name } protegge { $card }. ({ $rule })
hr-player-guarded = Una guardia protegge { $name }. ({ $rule })
hr-only-emperor = Le carte si passano solo in Imperatore. ({ $rule })
hr-not-adjacent = { $target } non è un compagno seduto accanto a { $name }. ({ $rule })
hr-pass-gold = Passare una carta costa 1 oro e { $name } non ne ha. ({ $rule })
hr-not-defeated = Gli eroi prendono carte dai giocatori sconfitti, e { $name } non lo è. ({ $rule })
hr-lent-already = In questo ciclo è già stata presa una carta di { $name }; è una per ciclo. ({ $rule })
hr-only-dragon = Solo gli eroi rubano carte Tesoro, e solo al Drago. ({ $rule })
hr-dragon-has-not = Il Drago non ha { $card }. ({ $rule })
hr-not-taunted = Il Drago non è provocato; solo così si ruba il suo tesoro. ({ $rule })
hr-checks-spent = Prove di abilità per turno a questo tavolo: { $count }. ({ $rule })
hr-check-failed = { $card } richiede carte per { $check }; queste valgono { $found }. ({ $rule })
hr-no-seat = Non c'è il posto { $found }. Posti: { $options }
hr-no-card = Non c'è la carta { $found }; scrivi l'id di una carta o un inizio unico.
hr-which-card = { $found } può essere più carte: { $options }
hr-empty-line = La riga è vuota. Inizia con: { $options }
hr-unknown-word = { $found } non si può fare. Possibile: { $options }
hr-bad-line = { $found } non si legge; si scrive: { $expected }
hr-bad-setup = La preparazione non va in { $field }: trovato: { $found }; atteso: { $expected }.
hr-bad-seats = { $mode } è per un numero di posti da { $least } a { $most }, non { $found }.
hr-same-seats = Ogni posto ha bisogno di un id suo: { $found }
hr-no-boss = { $found } non è un boss. Boss: { $options }
hr-no-character = { $found } non è un personaggio. Personaggi: { $options }
hr-no-copy = { $card } non può stare lì: { $count ->
        [one] la scatola ne ha una sola, già vista altrove
       *[other] la scatola ne ha { $count }, tutte già viste altrove
    }.
hr-hidden = Questo è nascosto a chi decide.
hr-no-level = Non c'è il livello { $found }. Livelli: { $options }

## Position files

position-no-engine = Nessun motore { $found } gioca posizioni. Motori: { $options }
position-no-mode = Non c'è la modalità { $found }. Modalità: { $options }
position-no-chair = Nessuno gioca da solo un foglio punti, nemmeno { $found }.
position-bad = La posizione non si legge: { $mistakes }
position-differs = Non come atteso: { $differences }

## Simulation

simulate-progress = Si gioca
simulate-games = { $games } { $games ->
        [one] partita
       *[other] partite
    } di { $mode }, livello { $level }
simulate-side = { $side }: { $wins } vinte, { $share } % (95 %: da { $low } a { $high } %)
simulate-turns = Turni: { $mean } in media, da { $least } a { $most }
simulate-open = Senza vincitore dopo { $limit } turni: { $count }
simulate-speed = { $rate } partite al secondo
simulate-no-game = { $found } non si può simulare. Possibile: { $options }
simulate-one-of = Indica una modalità o un boss con la compagnia, non entrambi.
simulate-no-boss = Una compagnia combatte un boss: indica anche il boss.

## What an automated chair says

hr-decides = { $name }: { $what }.
hr-why-only = È l'unica cosa possibile.
hr-why-random = Estratto a sorte.
hr-why-play = Le carte si giocano prima di spendere oro e combattimento.
hr-why-ability = L'abilità non costa nulla e aiuta.
hr-why-skill = La competenza vale più dell'oro che costa.
hr-why-buy = { $card } è l'acquisto migliore con l'oro disponibile (valore { $worth }).
hr-why-kill = Il combattimento basta a sconfiggere il bersaglio.
hr-why-guard = { $card } sbarra la strada e si può stordire.
hr-why-champion = { $card } darebbe al suo proprietario più di quanto costi il danno.
hr-why-face = { $target } ha meno salute e guardie tra chi è a portata.
hr-why-final = Sacrificata, perché così vince subito.
hr-why-steal = La carta Tesoro vale più delle carte che costa.
hr-why-borrow = Una carta di un giocatore sconfitto è una carta in più.
hr-why-end = Non resta nulla di utile.
hr-why-answer = La risposta migliore per il valore delle carte e la salute in gioco.
hr-why-spent = La carta ha fatto il suo lavoro: il suo combattimento ora vale più della carta dopo.
hr-why-sweep = I campioni che toglie dal tavolo valgono più della carta.
hr-why-sure = { $why } Dopo averci pensato { $count } volte, niente sembrava meglio.
hr-why-searched = Dopo averci pensato { $count } volte, questo sembrava il meglio.
