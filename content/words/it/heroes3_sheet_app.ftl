# La partita di Heroes III sullo schermo: la scheda di ognuno.

## The table

h3s-ui-mode =
    { $mode ->
        [clash] Scontro
        [campaign] Campagna
        [alliance] Alleanza
        [cooperative] Cooperativa
       *[tournament] Torneo
    }
h3s-ui-over = La serata è finita
h3s-ui-opening = Prima del primo round
h3s-ui-round =
    Round { $round }{ $limit ->
        [0] {""}
       *[other] {" "}di { $limit }
    }{ $kind ->
        [first] {""}
        [resource] {", "}risorse
       *[astrologers] {", "}astrologi
    }
h3s-ui-turn = turno di { $name }
h3s-ui-table = Il tavolo
h3s-ui-tables = Tabelle e dadi
h3s-ui-tables-short = Tabelle
h3s-ui-part =
    { $part ->
        [now] Ora
        [town] Città
        [army] Esercito
        [hero] Eroe
        [cards] Carte
       *[map] Mappa
    }
h3s-ui-happened = Che cosa è successo
h3s-ui-seat =
    { $state ->
        [out] { $name }, { $about }: fuori dal gioco.
        [active] { $name }, { $about }, di turno: { $amount }.
       *[waiting] { $name }, { $about }: { $amount }.
    }
h3s-ui-seat-line = Livello { $level } · movimento { $movement } · unità { $units }
h3s-ui-open-count = In sospeso: { $count }.

## What is open

h3s-ui-others-open =
    { $count ->
        [one] { $name } ha qualcosa in sospeso
       *[other] { $name } ha { $count } cose in sospeso
    }
h3s-ui-settle =
    { $count ->
        [one] Risolvi ciò che è in sospeso
       *[other] Risolvi ciò che è in sospeso ({ $count })
    }
h3s-ui-skip = Vai avanti lo stesso
h3s-ui-choose = Scegli
h3s-ui-decline = No, grazie
h3s-ui-app = Ci pensa l'app
h3s-ui-ticked = Prendi queste ({ $count })
h3s-ui-drop = Lascia perdere
h3s-ui-holds = In vigore
h3s-ui-source = { $source }
h3s-ui-face = Il dado mostra { $face }
h3s-ui-dice-left =
    { $dice ->
        [one] Che cosa mostra il dado?
       *[other] Che cosa mostrano i dadi? { $typed } di { $dice }
    }
h3s-ui-find = Scrivi qualche lettera
h3s-ui-find-card = Nome della carta
h3s-ui-find-none = Niente comincia con «{ $typed }».

## What the rules forbid

h3s-ui-refused = Non secondo le regole
h3s-ui-refused-how = Se il tavolo è d'accordo si fa lo stesso, e la cronologia lo mostra.
h3s-ui-says-so = Il tavolo decide così
h3s-ui-leave-it = Lascia stare
h3s-ui-rule = Leggi la regola { $rule }

## Resources

h3s-ui-resource =
    { $resource ->
        [gold] Oro
        [materials] Materiali
       *[valuables] Preziosi
    }
h3s-ui-income = Rendita
h3s-ui-income-more = e altro
h3s-ui-income-aloud = Rendita in un round delle risorse: { $amount }
h3s-ui-sure = Il prossimo round delle risorse porta
h3s-ui-track-start = Città propria, dallo scenario
h3s-ui-track = Correggi la rendita
h3s-ui-less = Una volta in meno: { $amount }
h3s-ui-by-hand = Correggi a mano
h3s-ui-trade = Scambia
h3s-ui-trades = Quante volte
h3s-ui-trade-give = Do
h3s-ui-trade-get = Ricevo
h3s-ui-trade-line = { $give } → { $get }
h3s-ui-trade-would = A un emporio basterebbe: { $trades }
h3s-ui-calculator = Che cosa potrei avere?
h3s-ui-most = { $resource }: fino a { $count }
h3s-ui-most-none = Con questo non si scambia nulla.
h3s-ui-give = Dai a un giocatore
h3s-ui-have = Disponibile: { $amount }
h3s-ui-by = Cambiato di

## Tokens

h3s-ui-token =
    { $token ->
        [build] Costruzione
        [population] Popolazione
       *[spell-book] Libro degli incantesimi
    }
h3s-ui-token-state =
    { $state ->
        [ready] { $token }: ancora da usare
       *[used] { $token }: usato in questo round
    }
h3s-ui-tokens = Segnalini della città
h3s-ui-tokens-how = Ognuno serve una volta per round; si rigirano all'inizio del successivo.
h3s-ui-mark = { $mark ->
        [build] Segnalino costruzione
        [population] Segnalino popolazione
        [spell-book] Segnalino libro degli incantesimi
        [secondary] Eroe secondario
       *[hand-goes] La mano si scarta a fine turno
    }
h3s-ui-buy-spell = Compra un incantesimo
h3s-ui-put-right = Correggi

## The town

h3s-ui-town = Città
h3s-ui-built = { $count } di { $all }
h3s-ui-build = Costruisci
h3s-ui-use = Usa: { $building }
h3s-ui-lacks = Manca: { $amount }
h3s-ui-first = Prima: { $first }
h3s-ui-stands = È costruito.
h3s-ui-put-up = Mettilo a mano
h3s-ui-take-down = Toglilo a mano
h3s-ui-building-aloud =
    { $state ->
        [built] { $name }: in piedi. { $below }
        [now] { $name }: si può costruire per { $cost }. { $below }
       *[later] { $name }: non ora, costa { $cost }. { $below }
    }
h3s-ui-building-kind =
    { $kind ->
        [city-hall] Municipio
        [citadel] Cittadella
        [mage-guild] Gilda dei Maghi
        [dwelling] Dimora
       *[special] Edificio speciale
    }{ $tier ->
        [bronze] {", "}bronzo
        [silver] {", "}argento
        [gold] {", "}oro
       *[none] {""}
    }
h3s-ui-town-lost = La città è in altre mani.
h3s-ui-own-town = Città propria
h3s-ui-town-state =
    { $state ->
        [held] in mano propria
       *[lost] persa
    }
h3s-ui-town-change =
    { $state ->
        [held] La città è persa
       *[lost] La città è tornata
    }
h3s-ui-town-rule = Tre round interi senza città né insediamento e si è fuori.

## The army

h3s-ui-army = Esercito
h3s-ui-units =
    { $count ->
        [one] { $count } unità
       *[other] { $count } unità
    }
h3s-ui-no-units = Nessuna unità.
h3s-ui-muster = Recluta, rinforza
h3s-ui-basket =
    { $basket ->
        [recruit] Recluta
       *[reinforce] Rinforza
    }
h3s-ui-muster-now =
    { $count ->
        [one] Prendi { $count } unità
       *[other] Prendi { $count } unità
    }
h3s-ui-none-here = Nessuna.
h3s-ui-together = In tutto
h3s-ui-left = Restano: { $amount }
h3s-ui-hire = Assolda un eroe secondario
h3s-ui-offer-aloud =
    { $basket ->
        [recruit] Recluta
       *[reinforce] Rinforza
    } { $name }, { $cost }{ $count ->
        [0] {""}
       *[other] {", "}nel cesto: { $count }
    }. { $below }
h3s-ui-basket-out = { $name }: una in meno
h3s-ui-add-unit = Aggiungi unità
h3s-ui-unit-by-hand = Il mazzo delle unità, corretto a mano
h3s-ui-flip =
    { $side ->
        [few] Gira su Pochi
       *[pack] Gira su Branco
    }
h3s-ui-side =
    { $side ->
        [few] Pochi
        [pack] Branco
       *[neutral] Neutrale
    }
h3s-ui-lose-unit = Perdi l'unità
h3s-ui-look-up = Consulta
h3s-ui-figures = Attacco { $attack }, difesa { $defense }, salute { $health }, iniziativa { $initiative }

## The hero

h3s-ui-hero = Eroe
h3s-ui-level = Livello { $level }
h3s-ui-level-word = Livello
h3s-ui-experience = Esperienza: { $count } di { $most }
h3s-ui-gain-xp = Esperienza +1
h3s-ui-movement = Punti movimento
h3s-ui-movement-of =
    { $hero ->
        [main] Movimento: { $count }
       *[secondary] Eroe secondario: { $count }
    }
h3s-ui-move-pip =
    { $state ->
        [left] Spendi un punto movimento ({ $n })
       *[spent] Punto movimento { $n }, speso
    }
h3s-ui-morale =
    { $morale ->
        [positive] Morale positivo
        [negative] Morale negativo
       *[none] Nessun morale
    }
h3s-ui-morale-title = Morale
h3s-ui-morale-cards =
    { $morale ->
        [positive] Carte morale positive: { $count }
        [negative] Carte morale negative: { $count }
       *[none] Nessuna carta morale
    }
h3s-ui-use-morale-card = Usa una carta
h3s-ui-morale-on-cards = Che cosa fa una carta sta scritto su di essa. Al massimo due positive; prima se ne va una dell'altro tipo.
h3s-ui-no-morale-cards = Togli tutte le carte
h3s-ui-spend-morale = Usa il segnalino per una di queste cose:
h3s-ui-spend =
    { $on ->
        [draw] Pesca una carta
        [swap] Cambia carte della mano
       *[reroll] Ritira un dado
    }
h3s-ui-gain-morale =
    { $morale ->
        [positive] Ottieni morale positivo
       *[negative] Ottieni morale negativo
    }
h3s-ui-no-morale = Togli il segnalino
h3s-ui-expert = Esperto { $left } di { $most }
h3s-ui-expert-use = Usa un effetto esperto (disponibili: { $left })
h3s-ui-hand = Limite di mano { $count }
h3s-ui-hand-goes = La mano si scarta
h3s-ui-homeless = Senza città: { $count } di 3
h3s-ui-top-level = Il livello più alto.
h3s-ui-next-level = { $brings ->
        [specialty] Ancora { $missing } di esperienza: livello { $level }, Specialità { $specialty }
       *[search] Ancora { $missing } di esperienza: livello { $level }, Cerca (2) Abilità
    }
h3s-ui-number =
    { $what ->
        [experience] Esperienza
        [movement] Punti movimento
        [secondary-movement] Movimento dell'eroe secondario
        [expert] Usi esperti rimasti
       *[homeless] Round senza città
    }

## The deck

h3s-ui-deck =
    { $count ->
        [one] Mazzo, { $count } carta
       *[other] Mazzo, { $count } carte
    }
h3s-ui-no-cards = Nessuna carta.
h3s-ui-kind-name =
    { $kind ->
        [statistic] Caratteristiche
        [ability] Abilità
        [spell] Incantesimi
        [artifact] Artefatti
        [specialty] Specialità
       *[other] Altre carte
    }
h3s-ui-kind = { h3s-ui-kind-name } · { $count }
h3s-ui-empowered = { $card }, potenziate: { $count }
h3s-ui-add-card = Aggiungi una carta
h3s-ui-another = Un'altra
h3s-ui-remove = Togli dal gioco
h3s-ui-copies = Nel mazzo: { $count }
h3s-ui-swap = Scambia in caselle adiacenti, con { $name }

## The map

h3s-ui-map = Mappa
h3s-ui-visit = Visita
h3s-ui-fight = Combatti
h3s-ui-no-flags = Nessuna miniera né insediamento marcati.
h3s-ui-flags = Caselle marcate: { $count }
h3s-ui-beaten = Sconfitti: { $names }
h3s-ui-unflag = Perdi la marcatura

## The end

h3s-ui-finish = Termina lo scenario
h3s-ui-finish-how = Tocca chi ha raggiunto l'obiettivo; anche nessuno è una risposta.
h3s-ui-finish-when = Quando finisce?
h3s-ui-with-round = A fine round
h3s-ui-at-once = Subito
h3s-ui-finish-done = { $count ->
        [0] Nessuno ha vinto
        [one] { $names } ha vinto
       *[other] { $names } hanno vinto
    }
h3s-ui-out = { $name } è fuori
