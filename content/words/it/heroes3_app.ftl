# Le schermate del combattimento di Heroes III.

## Preparazione

h3a-setup = Un combattimento; il nemico lo gioca l'app
h3a-fight = Il combattimento
h3a-sentence =
    { $kind ->
        [neutral] Entro in una casella di livello { $level } a difficoltà { $difficulty }
        [bank] Visito una Banca di creature a difficoltà { $difficulty }
        [ai-hero] Combatto un eroe IA a difficoltà { $difficulty }
        [heroes] Eroe contro eroe
       *[siege] { $where ->
            [my-town] Difendo la mia Città
           *[their-town] Assedio una Città
        }
    }
h3a-kind =
    { $kind ->
        [neutral] Casella neutrale
        [bank] Banca di creature
        [ai-hero] Eroe IA
       *[heroes] Altro eroe
    }
h3a-level = Livello della casella
h3a-level-of = Casella di livello { $level }
h3a-difficulty-label = Difficoltà
h3a-difficulty =
    { $difficulty ->
        [easy] Facile
        [normal] Normale
        [hard] Difficile
       *[impossible] Impossibile
    }
h3a-guards = { $count } { $tier }
h3a-guarded = La difendono carte neutrali: { $guards }.
h3a-quick-about = Il tuo eroe supera questa casella: combattimento rapido, nessuno combatte e niente esperienza.
h3a-where = Dove
h3a-place-of =
    { $where ->
        [land] A terra
        [sea] In mare
        [their-town] Assedio: loro Città
       *[my-town] Assedio: mia Città
    }
h3a-attacker =
    { $side ->
        [mine] Attacco io
       *[theirs] Attaccano loro
    }
h3a-hero = Il mio eroe
h3a-hero-level = Livello del mio eroe
h3a-hero-main = Eroe principale
h3a-hero-secondary = Eroe secondario
h3a-movement = Punti movimento
h3a-my-army = Il mio esercito: { $count } di { $most }
h3a-army-empty = Ancora nessuno. Tocca un'unità o scrivi due lettere del suo nome.
h3a-find-unit = Unità: bastano due lettere
h3a-find-none = Nessuna unità comincia con «{ $typed }».
h3a-add = Aggiungi { $name }, { $tier } { $about }
h3a-remove = Togli { $name }
h3a-side =
    { $side ->
        [pack] Branco
       *[few] Pochi
    }
h3a-turn =
    { $side ->
        [pack] { $name }: Branco; gira a Pochi
       *[few] { $name }: Pochi; gira a Branco
    }
h3a-figures-short = Attacco { $attack } · Difesa { $defense } · Salute { $health } · Iniziativa { $initiative }
h3a-enemy = Il nemico
h3a-drawing-label = Chi pesca le carte neutrali
h3a-drawing =
    { $how ->
        [app] Pesca l'app
        [table] Carte vere
       *[known] Già noto
    }
h3a-drawing-about =
    { $how ->
        [app] L'app pesca dai suoi mazzi e ricorda gli scarti.
        [table] Pescate dai mazzi veri; l'app chiede ogni carta.
       *[known] Le carte sono già lì: inseriscile ora.
    }
h3a-decks = Mazzi neutrali
h3a-decks-seen =
    { $count ->
        [one] { $count } carta neutrale è negli scarti.
       *[other] { $count } carte neutrali sono negli scarti.
    }
h3a-decks-on = Continua con questi
h3a-decks-fresh = Rimescola tutto
h3a-decks-settings = Hai cambiato dadi o regole: si apre un nuovo tavolo con mazzi nuovi.
h3a-bank-guards =
    Guardie: { $units }. { $stacked ->
        [one] { $stacked } ha un segnalino Pila.
       *[other] { $stacked } hanno un segnalino Pila.
    }
h3a-heroes-about = I due eserciti sono giocati da persone su questo schermo.
h3a-their-level-name = Livello del loro eroe
h3a-their-level = Livello del loro eroe: { $level }
h3a-less = Più basso
h3a-more = Più alto
h3a-ai-deck = Mazzo dell'IA
h3a-ai-deck-about = Tante carte di ogni tipo quante ne dice lo scenario.
h3a-ai-type =
    { $type ->
        [might] Carte Forza
        [magic] Carte Magia
       *[skill] Carte Capacità
    }
h3a-ai-spells = Mazzo incantesimi dell'IA
h3a-find-spell = Incantesimo: bastano due lettere
h3a-dice = Dadi d'attacco
h3a-dice-app = Tira l'app
h3a-dice-table = Dadi veri
h3a-odds = Le probabilità
h3a-odds-later = Scegli i due eserciti, poi l'app ti dice se accettare questo scontro.
h3a-odds-quick = Niente scontro, niente probabilità.
h3a-others = Altre unità nel mio mazzo
h3a-machines = Le mie macchine da guerra
h3a-begin = In battaglia
h3a-begin-quick = Combattimento rapido
h3a-missing-mine = Scegli almeno una tua unità.
h3a-missing-theirs = Scegli almeno un'unità del nemico.
h3a-map = Il turno dell'eroe IA sulla mappa
h3a-map-about = Di' a quante caselle dall'eroe IA si trova ogni cosa; – se non c'è.
h3a-map-steps = Che cosa fa
h3a-map-place =
    { $place ->
        [hero] Eroe di un giocatore sulla sua tessera
        [first] Miniera o Insediamento sulla sua tessera
        [second] Altra Miniera o Insediamento
        [unknown] Tessera coperta sul percorso
       *[town] La Città del giocatore
    }
h3a-map-name =
    { $place ->
        [hero] l'eroe del giocatore
        [first] la Miniera o l'Insediamento
       *[second] l'altra Miniera o Insediamento
    }
h3a-map-distance =
    { $place }: { $fields ->
        [-1] non c'è
        [one] a { $fields } casella
       *[other] a { $fields } caselle
    }

## Come il tavolo legge le regole

h3a-rules = Questioni aperte delle regole
h3a-rules-about = Il regolamento le lascia aperte. Giocatele come al vostro tavolo.
h3a-rule-usual = { $answer } (di solito)
h3a-rule =
    { $rule ->
        [distance] G1 Quale bersaglio è più vicino per un'unità IA a piedi o volante?
        [attack_space] G2 Più spazi d'attacco sono ugualmente vicine.
        [out_of_reach] G3 Un'unità IA non raggiunge nessuno.
        [ranged_move] G4 Le unità IA a distanza usano il loro passo?
        [second_targets] G5 Il danno facoltativo, come un secondo bersaglio, si usa:
        [returns] G5 Le unità IA tornano dopo l'attacco se possono?
        [rerolls] G5 Le unità IA ritirano un −1 se possono?
        [instead] G5 Le unità IA usano abilità invece di agire?
        [retaliation] G6 Le unità IA contrattaccano?
        [paralysis_ends] Un'unità paralizzata si riprende quando è:
        [retaliates_as] Un Branco girato contrattacca con i valori di:
        [penalty_when_retaliating] Penalità per un'unità a distanza che contrattacca?
        [stop_before_dice] Fermarsi prima di ogni dado d'attacco per giocare carte?
        [flying_attack_then_move] Le unità volanti possono attaccare e poi muoversi?
        [die_changes_damage] Il dado d'attacco cambia i danni?
        [every_attack_hurts] Ogni attacco fa almeno 1 danno?
       *[free_extension] I round di combattimento successivi sono gratis?
    }
h3a-rule-answer =
    { $answer ->
        [yes] Sì
        [no] No
        [steps] In passi
        [straight] In linea retta
        [ask] Scegliamo noi
        [first] La prima
        [approach] Si avvicina
        [stay] Resta
        [never] Mai
        [away] Si allontanano
        [always] Sempre
        [ordinary] Come al solito
        [attacked] Attaccata
        [damaged] Ferita
        [few] Pochi
       *[pack] Branco
    }

## Le probabilità

h3a-odds-about = L'app combatte questo scontro centinaia di volte e ti dice come finisce.
h3a-odds-begins = Primi scontri in corso…
h3a-odds-work-out = Mi conviene questo scontro?
h3a-odds-again = Più preciso
h3a-odds-stop = Basta così
h3a-odds-round = Questo round
h3a-odds-win = Vincere
h3a-odds-aloud = Probabilità di vincere questo round { $first }, di vincere { $win }
h3a-odds-fights =
    { $fights ->
        [one] { $fights } scontro
       *[other] { $fights } scontri
    } · { $rounds } round · { $experience } di esperienza in media
h3a-odds-losses = Quanto costa
h3a-odds-loss =
    { $pack ->
        [yes] perdita { $gone } · Pochi { $flipped }
       *[no] perdita { $gone }
    }
h3a-odds-keep = Tienile sopra il tabellone
h3a-odds-from-here = Da questa posizione
h3a-policy-label = Come vi combattono le mie unità
h3a-policy =
    { $policy ->
        [sensible] Ragionevoli
        [cautious] Prudenti
       *[reckless] Temerarie
    }
h3a-what-if = E se…?
h3a-what-if-one =
    { $what ->
        [without] Senza { $unit }
        [more] { $unit } come Branco
       *[retreat] Ritirata immediata
    }
h3a-what-if-points = { $points } punti

## Il tavolo

h3a-title =
    { $kind ->
        [neutral] Casella { $level } · { $difficulty }
        [ai-hero] Eroe IA · { $difficulty }
        [siege] Assedio · { $difficulty }
       *[heroes] Eroe contro eroe
    }
h3a-title-bank = { $bank } · { $difficulty }
h3a-now-before = Prima del combattimento
h3a-now-round = Round { $round } · movimento: { $left }
h3a-now-round-only = Round di combattimento { $round }
h3a-now-over =
    { $outcome ->
        [victory] Vinto
        [quick] Combattimento rapido
        [surrendered] Il nemico si è arreso
        [retreat] Ritirata
        [surrender] Resa
       *[defeat] Perso
    }
h3a-unit-side =
    { $side ->
        [pack] { $name }, Branco
       *[few] { $name }, Pochi
    }
h3a-tier =
    { $tier ->
        [bronze] bronzo
        [silver] argento
        [gold] oro
        [azure] azzurro
       *[none] senza livello
    }
h3a-space = { $space }
h3a-ground =
    { $ground ->
        [free] libero
        [wall] Muro
        [gate] Cancello
        [gap] nessuno spazio
        [fire-wall] in fiamme
       *[obstacle] ostacolo
    }
h3a-sign =
    { $sign ->
        [reach] Raggiungibile
        [target] Si può attaccare
        [from] Attacca da qui
        [place] Metti qui
        [picked] In mano
        [goes] Va qui
        [hit] Viene attaccata
        [named] Bersaglio { $number }
       *[option] Si può scegliere
    }
h3a-unit-of =
    { $owner ->
        [mine] unità tua: { $name }
       *[theirs] unità nemica: { $name }
    }{ $side ->
        [few] , Pochi
        [pack] , Branco
       *[other] {""}
    }
h3a-moves =
    { $kind ->
        [flying] volante
        [ranged] a distanza
       *[ground] a piedi
    }
h3a-figures = Attacco { $attack }, Difesa { $defense }, salute { $left } di { $health }, Iniziativa { $initiative }
h3a-token =
    { $token ->
        [paralysed] paralizzata
        [defending] segnalino Difesa
        [retaliated] ha già contrattaccato
        [poison] veleno { $count }
        [corrosion] Difesa −{ $count }
        [stack] segnalino Pila
        [attack] Attacco +{ $count } una volta
        [defense] Difesa +{ $count } una volta
       *[ongoing] effetti duraturi: { $count }
    }
h3a-acts-now = agisce ora
h3a-has-acted = ha già agito
h3a-order = Devono ancora agire
h3a-order-more =
    { $count ->
        [one] e un'altra
       *[other] e altre { $count }
    }
h3a-order-unit =
    { $owner ->
        [mine] unità tua: { $unit }
       *[theirs] unità nemica: { $unit }
    }, Iniziativa { $initiative }{ $now ->
        [yes] , agisce ora
       *[no] {""}
    }

## Che cosa succede ora

h3a-place =
    { $side ->
        [mine] Schiera le tue unità
       *[theirs] L'altra parte schiera le sue unità
    }
h3a-place-how =
    { $count ->
        [one] Ne resta { $count }. Tocca uno spazio segnato; toccando un'unità la riprendi.
       *[other] Ne restano { $count }. Tocca uno spazio segnato; toccando un'unità la riprendi.
    }
h3a-place-done = Tutte schierate. Toccando un'unità la riprendi.
h3a-place-all = Schiera per me
h3a-ready = Pronto
h3a-draw = Pesca una carta neutrale: { $tier }
h3a-draw-how = Quale è uscita?
h3a-draw-which = Quale carta?
h3a-tap-marked = Tocca uno degli spazi segnati.
h3a-tap = Tocca la tua scelta
h3a-none = Nessuna
h3a-stay = Resta lì
h3a-done = Fatto
h3a-roll =
    { $side ->
        [mine] { $count ->
            [one] Tira un dado per la tua parte{ $why ->
                [attack] {""}
                [reroll] {" "}di nuovo
                [defense] : segnalino Difesa
                [resist] : contro la carta
               *[other] : abilità
            }.
           *[other] Tira { $count } dadi per la tua parte.
        }
       *[theirs] { $count ->
            [one] Tira un dado per il nemico{ $why ->
                [attack] {""}
                [reroll] {" "}di nuovo
                [defense] : segnalino Difesa
                [resist] : contro la carta
               *[other] : abilità
            }.
           *[other] Tira { $count } dadi per il nemico.
        }
    }
h3a-strikes-back = Contrattacco: { $unit }.
h3a-roll-typed = Finora: { $dice }
h3a-roll-app = Tira
h3a-die = Il dado mostra { $face }
h3a-acts = { $unit }: tocca a te
h3a-acts-how =
    { $ranged ->
        [yes] Tocca un nemico per tirare o uno spazio per muoverti.
       *[no] Tocca uno spazio segnato per muoverti, un nemico segnato per attaccare.
    }
h3a-aim = { $unit }: attacco contro { $target }
h3a-aim-how = Da quale spazio? Toccalo o prendi il più vicino.
h3a-attack-from = Attacca da { $space }
h3a-cards = Carte
h3a-defend = Difendi
h3a-finish = Fine attivazione
h3a-pass = Non fare nulla
h3a-use = Usa l'abilità
h3a-use-how = Tocca per chi o che cosa vale l'abilità.
h3a-next = Avanti
h3a-all = Tutto
h3a-passed-over =
    { $count ->
        [one] Che cosa è stato scartato ({ $count })
       *[other] Che cosa è stato scartato ({ $count })
    }
h3a-overrule = Decidi altrimenti
h3a-overrule-back = Lascia fare all'app
h3a-overrules = Decidi tu per { $unit }
h3a-tie = { $unit }: le regole lasciano la scelta a te
h3a-tie-space = { $unit }, attacco contro { $target }: scegli lo spazio
h3a-limit = Il round di combattimento { $round } è finito
h3a-limit-how =
    { $how ->
        [free] Un altro round, o la ritirata.
        [pay] Paga 1 punto movimento (su { $left }) per un altro round, o ritirati.
       *[none] Non resta movimento per continuare.
    }
h3a-fight-on = Continua
h3a-retreat = Ritirata
h3a-surrender = Arrenditi per 10 d'oro
h3a-do-attack =
    { $how ->
        [walk] { $unit }: in { $space } e attacco contro { $target }
        [shoot] { $unit }: tiro contro { $target }
       *[stand] { $unit }: attacco contro { $target }
    }
h3a-do-move = { $unit }: in { $space }
h3a-do =
    { $what ->
        [defend] { $unit } in difesa: metti un segnalino Difesa
        [done] { $unit }: nient'altro
        [use] { $unit }: uso dell'abilità
       *[act] { $unit }: azione
    }
h3a-do-choose = Il nemico sceglie: { $what }
h3a-do-deck =
    { $do ->
        [draw] { $deck ->
            [spells] Pesca il prossimo incantesimo dell'eroe IA
           *[cards] Pesca una carta IA
        }
        [bottom] { $card }: in fondo al suo mazzo
        [back] { $card }: rimescolata nel suo mazzo
        [keep] { $card }: tenuta per il prossimo round
       *[done] { $card }: fatto
    }
h3a-do-spell =
    { $side ->
        [mine] Giochi { $card }
       *[theirs] L'eroe IA lancia { $card }, potere { $power }
    }{ $count ->
        [0] {""}
       *[other] {" "}su { $targets }
    }
h3a-do-boost =
    { $waits ->
        [yes] Attacco +{ $attack } per la prossima unità nemica che attacca
       *[no] { $unit }: Attacco +{ $attack }, Difesa +{ $defense }
    }
h3a-do-mark =
    { $token ->
        [defending] Un segnalino Difesa per { $unit }
       *[other] Un segnalino per { $unit }
    }
h3a-whose =
    { $owner ->
        [mine] la tua unità { $unit }
       *[theirs] { $unit }
    }
h3a-the-wall = il Muro in { $space }
h3a-the-gate = il Cancello in { $space }
h3a-answer =
    { $answer ->
        [yes] sì
        [no] no
       *[none] nessuno
    }

## Carte

h3a-find-card = Carta: bastano due lettere
h3a-card-kind =
    { $kind ->
        [statistic] Caratteristiche
        [ability] Abilità
        [spell] Incantesimi
        [artifact] Artefatti
       *[specialty] Specialità
    }
h3a-way-label = Quale effetto?
h3a-way =
    { $way ->
        [basic] Base
        [expert] Esperto
        [empowered] Potenziato
       *[other] Effetto { $way }
    }
h3a-branch-label = La carta dice «o»: quale parte?
h3a-branch = Parte { $number }
h3a-power = Potere pagato
h3a-power-reaches = Forza: { $strength }
h3a-discarded = Carte scartate per questo
h3a-card-on = Scegli i bersagli
h3a-card-plays = Giochi { $card }
h3a-card-target =
    { $number ->
        [1] Tocca il bersaglio sul tabellone.
       *[other] Tocca il bersaglio { $number } sul tabellone.
    }
h3a-card-ready = Pronta da giocare.
h3a-card-play = Gioca
h3a-bonus = Qualsiasi altra carta
h3a-bonus-how = Che cosa dà a un'unità, per un attacco.
h3a-bonus-of =
    { $what ->
        [attack] Attacco +{ $amount }
        [defense] Difesa +{ $amount }
       *[damage] Danni { $amount }
    }

## Unità e correzioni

h3a-units = Unità
h3a-owner =
    { $owner ->
        [mine] La mia parte
       *[theirs] Il nemico
    }
h3a-figure =
    { $figure ->
        [attack] Attacco
        [defense] Difesa
        [health] Salute
        [damage] Danni
       *[initiative] Iniziativa
    }
h3a-look-up = Consultala
h3a-by-hand = Correggi a mano
h3a-by-hand-how = Vale il tabellone sul vostro tavolo. Tutto si può annullare.
h3a-token-name =
    { $token ->
        [paralysed] Paralizzata
        [defending] Segnalino Difesa
        [retaliated] Ha già contrattaccato
        [acted] Ha già agito
        [poison] Veleno
       *[corrosion] Difesa persa
    }
h3a-turn-to =
    { $side ->
        [pack] Gira a Branco
       *[few] Gira a Pochi
    }
h3a-put-elsewhere = Metti altrove
h3a-take-off = Togli dal tabellone
h3a-carry = { $unit }: dove?
h3a-carry-how = Tocca uno spazio libero qualsiasi.
h3a-carry-leave = Lasciala lì
h3a-join = Arriva un'unità

## La fine

h3a-outcome =
    { $outcome ->
        [victory] Vittoria
        [quick] Combattimento rapido
        [surrendered] Il nemico si arrende
        [retreat] Ritirata
        [surrender] Resa
       *[defeat] Sconfitta
    }
h3a-experience =
    { $count ->
        [one] { $count } di esperienza
       *[other] { $count } di esperienza
    }
h3a-lost = Perse: { $units }
h3a-flipped = Ora Pochi: { $units }
h3a-no-losses = Nessuna perdita.
h3a-again = Prossimo combattimento
