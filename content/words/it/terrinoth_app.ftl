# Schermate di Eroi di Terrinoth.

## Preparazione

tha-setup = Guidare i nemici
tha-quest = Avventura
tha-quest-box = Un'avventura della nostra scatola
tha-quest-ours = Un'avventura nostra: tutte le sue carte sono nell'app.
tha-quest-pack = Dai vostri pacchetti. Le carte non ancora scritte vengono chieste quando escono.
tha-quest-title = Titolo dell'avventura
tha-quest-nemesis = Antagonista (può restare vuoto)
tha-box-how = Preparate le carte vere come dice la scheda avventura. L'app chiede ogni carta una volta e la ricorda.
tha-track-how = Toccate in ordine i colori dell'indicatore di pericolo.
tha-add-space = Aggiungi una casella: { $colour }
tha-drop-space = Togli l'ultima casella
tha-heroes = Eroi: { $count }
tha-hero = Eroe
tha-people = Chi gioca
tha-together = Un eroe a testa
tha-solo = Da soli con due eroi
tha-second-hero = Secondo eroe
tha-add-hero = Aggiungi un eroe
tha-hero-of = { $player }: { $name }, vita { $health }
tha-who-leads = Chi guida il gruppo?
tha-leads = Guida { $name }
tha-decks-who = Mazzi
tha-decks-by-app = Distribuisce l'app
tha-decks-by-table = Carte vere
tha-decks-about =
    { $decks ->
        [app] L'app mescola e distribuisce tutti i mazzi dell'avventura.
       *[table] Pescate le carte vere e dite all'app che cosa è uscito.
    }
tha-dice = Dadi
tha-dice-table = Dadi veri
tha-dice-app = Tira l'app
tha-faces-how = Toccate una volta le sei facce di un dado bianco e di uno nero. Vengono ricordate.
tha-keep-faces = Ricorda queste facce
tha-rules = Questioni aperte delle regole
tha-rules-how = Dove il regolamento tace. La prima risposta è quella abituale.
tha-setting =
    { $setting ->
        [nefarious] Nefasto: i nemici scelgono ciò che più danneggia il gruppo
        [action-without-target] Un attacco o un aiuto senza bersaglio
        [roll-order] Dopo un tiro, prima vengono
        [after-fall] Un eroe cade a metà della barra di un nemico
        [engage-facedown] Ingaggiare un nemico a faccia in giù
        [fallen-conditions] Stati di un eroe caduto
        [fallen-enemies] I nemici di un eroe caduto vanno nelle ombre
        [leader-falls] Cade il capogruppo
        [count-after-fall] Carta del numero di eroi dopo una caduta
        [lair-faceup] L'antagonista è a faccia in su nella tana
        [defeated-nemesis] Un antagonista sconfitto
        [show-discarded] Mostrare le carte a faccia in giù quando si scartano
       *[pile-order] Le pile di un mazzo
    }
tha-setting-value =
    { $setting ->
        [action-without-target] { $value ->
            [roll] si tira
           *[forbid] non è permesso
        }
        [roll-order] { $value ->
            [counterattacks-first] contrattacchi
           *[threats-first] minacce
        }
        [after-fall] { $value ->
            [resolve] finire la barra
           *[stop] fermarsi lì
        }
        [engage-facedown] { $value ->
            [reveal] lo volta
           *[forbid] non è possibile
        }
        [fallen-conditions] { $value ->
            [supply] si restituiscono
           *[keep] restano
        }
        [fallen-enemies] { $value ->
            [keep] come sono
            [ready] pronti
           *[exhausted] esauriti
        }
        [leader-falls] { $value ->
            [choose] scegliete voi
           *[next] il successivo
        }
        [count-after-fall] { $value ->
            [unchanged] resta
           *[exchange] si cambia
        }
        [defeated-nemesis] { $value ->
            [removed] lascia il gioco
            [discard-then-lair-on-reshuffle] nella tana al rimescolamento
           *[back-to-lair-now] torna nella tana
        }
        [pile-order] { $value ->
            [quest] come dice l'avventura
            [first-is-top] la prima in cima
           *[first-is-bottom] la prima in fondo
        }
       *[other] { $value ->
            [yes] Sì
           *[no] No
        }
    }
tha-begin = Comincia con { $count } { $count ->
        [one] eroe
       *[other] eroi
    }
tha-missing-title = L'avventura ha bisogno di un titolo.
tha-missing-name = Chi gioca l'eroe { $number }?
tha-missing-faces = Per tirare, l'app ha bisogno delle facce dei vostri dadi.
tha-to-packs = Pacchetti: esportare e importare
tha-own-pack = Le nostre carte di Terrinoth
tha-kind =
    { $kind ->
        [heroes] Eroi
        [activation] Carte attivazione
        [enemies] Nemici
        [locations] Luoghi
        [exploration] Carte esplorazione
        [conditions] Stati
       *[quests] Avventure
    }
tha-kind-of = { $kind }: { $done } di { $total }

## Il tavolo

tha-now =
    Round { $round } · { $phase ->
        [setup] preparazione
        [heroes] fase degli eroi
        [enemies] fase dei nemici
        [peril] fase del pericolo
        [travel] fase del viaggio
       *[end] fine del round
    }
tha-now-enemies = Round { $round } · fase dei nemici · { $done } di { $total }
tha-over = Finita dopo il round { $round }
tha-nobody = nessuno
tha-hero-aloud =
    { $name }: ferite { $wounds } di { $health }, segnalini successo { $tokens }{ $state ->
        [leader] , guida il gruppo
        [fallen] , fuori combattimento
       *[plain] {""}
    }
tha-tokens = Segnalini successo { $count } di { $most }
tha-card-state =
    { $action ->
        [attack] Attacco
        [explore] Esplorazione
        [rest] Riposo
       *[aid] Aiuto
    }: { $state ->
        [ready] pronta
       *[exhausted] esaurita
    }
tha-state =
    { $state ->
        [ready] pronto
       *[exhausted] esaurito
    }
tha-foe =
    { $name }: attacco { $attack }, ferite { $wounds } di { $health }, resistenza { $resistance }, { $state ->
        [ready] pronto
       *[exhausted] esaurito
    }
tha-foe-facedown =
    { $name }, { $state ->
        [ready] pronto
       *[exhausted] esaurito
    }
tha-foe-short = attacco { $attack } · ferite { $wounds } di { $health } · resistenza { $resistance }
tha-hero-short = ferite { $wounds }
tha-danger = Pericolo
tha-danger-by-hand = Qui l'avventura non ha un indicatore: tenetelo a mano.
tha-danger-aloud = Pericolo: casella { $at } di { $count }, { $colour }. { $next }
tha-danger-space = Segnalino pericolo sulla casella
tha-danger-how = Il segnalino avanza di una casella a round; sull'ultima resta e la si risolve ogni round.
tha-space = Casella { $number }: { $colour }
tha-colour =
    { $colour ->
        [start] inizio
        [grey] grigia
        [green] verde
        [yellow] gialla
        [violet] viola
        [purple] porpora
        [red] rossa
        [blue] blu
        [orange] arancione
        [black] nera
       *[other] { $colour }
    }
tha-next = poi: { $colour } – { $brings }
tha-next-later = tra { $count }: { $colour } – { $brings }
tha-next-last = ora a ogni round: { $colour } – { $brings }
tha-next-nothing = poi: niente
tha-brings-open = come dice la scheda avventura
tha-place = Luogo e pericolo
tha-no-location = Ancora nessun luogo
tha-final = ultimo
tha-location-aloud =
    { $name }: progresso { $progress } di { $goal }{ $state ->
        [final] , ultimo luogo
        [explored] , esplorato del tutto
       *[open] {""}
    }
tha-progress = Progresso
tha-shadows = Ombre: { $count }
tha-lair = Tana
tha-decks = Restano: nemici { $enemies }, luoghi { $locations }, esplorazione { $exploration }
tha-decks-table = Distribuite voi i mazzi veri.

## La domanda

tha-chapter =
    { $chapter ->
        [enemies] Fase dei nemici
        [peril] Fase del pericolo
        [travel] Fase del viaggio
        [round] Un nuovo round
        [end] La fine
       *[deed] Appena ora
    }
tha-pages-left = altre { $count }
tha-rule = Regola { $rule }
tha-pick = { $enemy } si attiva contro { $name }: { $bar }
tha-pick-facedown = { $name } volta il nemico a faccia in giù e lo attiva
tha-pick-why =
    { $where ->
        [shadows] Tocca a { $name }, senza nemici ingaggiati pronti; questo è l'unico pronto nelle ombre.
       *[engaged] Tocca a { $name } attivare un nemico ingaggiato; questo è l'unico pronto.
    }
tha-bar-unknown = leggete la sua barra
tha-next-step = Fatto, avanti
tha-all = Tutto
tha-choose-above = Scegliete una risposta
tha-done = Fatto
tha-enter-roll = Segna il tiro
tha-app-rolls = Tira l'app
tha-again = Gioca ancora
tha-card-unknown = Non ancora scritta: dite voi quanti dadi.
tha-dice-typed =
    { $die ->
        [white] Bianchi
       *[black] Neri
    } { $done } di { $count }
tha-dice-back =
    { $die ->
        [white] Riprendi un dado bianco
       *[black] Riprendi un dado nero
    }
tha-face =
    { $face ->
        [success] successo
        [critical] critico
        [shield] scudo
        [counterattack] contratt.
        [threat] minaccia
       *[blank] vuoto
    }
tha-face-aloud =
    { $die ->
        [white] Dado bianco: { $face }
       *[black] Dado nero: { $face }
    }

## Schede

tha-wounds = Ferite
tha-success = Segnalini successo
tha-conditions = Stati
tha-activation-cards = Carte attivazione
tha-items = Oggetti
tha-turn =
    { $state ->
        [ready] Esaurisci { $card }
       *[exhausted] Prepara { $card }
    }
tha-turn-foe =
    { $state ->
        [ready] Esauriscilo
       *[exhausted] Preparalo
    }
tha-move-label = Mettilo altrove
tha-move-hero = Davanti a { $name }
tha-move =
    { $zone ->
        [shadows] Ombre
        [lair] Tana
       *[discard] Scarti
    }
tha-put-right = Correggi a mano
tha-put-right-how = Tra due passi: ferite, segnalini, carte e dove stanno i nemici.
tha-by-hand = A mano
tha-draw-how = Pescatela dal mazzo vero, poi dite quale è.
tha-draw-new-how = Due lettere trovano una carta nota; ogni altro titolo ne crea una nuova.
tha-which-card = Quale carta?
tha-card = Carta
tha-card-title = Titolo
tha-new-card = Carta nuova: { $title }
tha-known-cards = Carte note
tha-none-left = Non restano carte

## Scrivere una carta

tha-type-card = Scrivi questa carta
tha-cards = Carte da scrivere
tha-cards-rough =
    { $count ->
        [0] Tutte le carte viste sono scritte.
        [one] Una carta vista non è scritta del tutto.
       *[other] { $count } carte viste non sono scritte del tutto.
    }
tha-card-progress =
    { $state ->
        [stub] solo il titolo; i numeri si chiedono quando servono
        [stats] i numeri ci sono, manca la barra
       *[complete] c'è tutto
    }
tha-keep-card = Tieni la carta
tha-later = Dopo
tha-field =
    { $field ->
        [attack] Attacco
        [health] Vita
        [resistance] Resistenza
        [dice] Dadi
        [spawn_engaged] Comparsa, rossa
        [spawn_shadows] Comparsa, nera
       *[exploration] Valore di esplorazione
    }
tha-role =
    { $role ->
        [minion] Sgherro
        [chieftain] Capo
       *[nemesis] Antagonista
    }
tha-level =
    { $level ->
        [trivial] Triviale
        [challenging] Impegnativo
       *[formidable] Formidabile
    }
tha-sort =
    { $sort ->
        [item] Oggetto
       *[event] Evento
    }
tha-bar = Barra degli effetti
tha-bar-empty = Toccate le sue parole da sinistra a destra
tha-bar-back = Riprendi l'ultima parola
tha-own-keyword = Parola propria
tha-word-keyword = La parola chiave, poi Invio
tha-traits = Tratti
tha-own-trait = Un altro
tha-word-trait = Il tratto, poi Invio
tha-text = Testo
tha-always = Sempre
tha-note = Promemoria con parole vostre
tha-way =
    { $way ->
        [tap] Toccare
        [remind] Ricordare
       *[type] Notazione
    }
tha-line-empty = Toccate che cosa fa.
tha-line-bad = Colonna { $column }: trovato: { $found }; atteso: { $expected }
tha-line-done = Ecco
tha-line-drop = Cancella
tha-free-remind = Che cosa dice, con parole vostre
tha-free-type = Nella notazione dei pacchetti
tha-free-how = Per esempio: wound(active, 2); give(poisoned)
tha-op-which =
    { $count ->
        [0] Che cosa succede?
       *[other] E poi?
    }
tha-op-back = Riprendi l'ultimo effetto
tha-op-other = Altro
tha-op-then = E poi
tha-op =
    { $op ->
        [wound] Ferite
        [recover] Recuperare
        [token] Segnalini successo
        [give] Prendere uno stato
        [cure] Perdere uno stato
        [exhaust] Esaurire
        [ready] Preparare
        [engage] Ingaggiare
        [toShadows] Nelle ombre
        [spawn] Far comparire
        [peril] Segnalino pericolo
        [progress] Progresso
        [activate] Attivare
        [reveal] Voltare
        [discard] Scartare
       *[draw] Pescare esplorazione
    }
tha-param =
    { $param ->
        [who] Chi
        [what] Che cosa
        [enemy] Quale nemico
        [hero] Quale eroe
        [condition] Quale stato
        [to] Dove
        [face] Faccia
        [from] Da
        [keep] Se ne tengono
        [rest] Il resto
        [resolve] Si risolve la casella?
       *[n] Quanti
    }{ $need ->
        [must] {""}
       *[may] {" "}(se lo dice)
    }
tha-value =
    { $value ->
        [up] a faccia in su
        [down] a faccia in giù
        [deck] mazzo
        [discard] scarti
        [lair] tana
        [top] in cima
        [bottom] sotto il mazzo
        [choice] a scelta
        [yes] sì
       *[no] no
    }
tha-spawn-to =
    { $place ->
        [shadows] nelle ombre
        [active] ingaggiato con l'eroe attivo
       *[leader] ingaggiato con il capogruppo
    }

## La fine

tha-outcome =
    { $outcome ->
        [won] L'avventura è vinta
       *[lost] L'avventura è persa
    }
tha-sum-rounds = Round
tha-sum-enemies = Nemici sconfitti
tha-sum-standing = Eroi ancora in piedi
tha-sum-places = Luoghi visitati
tha-sum-wounds = Ferite subite
tha-sum-learned = Carte imparate
tha-sum-kept = Sono nel vostro pacchetto e note la prossima volta.
