# Ciò che dicono le carte di Heroes III, composto dai loro effetti (games/heroes3/wording.py, wording_cards.py).
# Le frasi iniziano in minuscolo: possono stare dentro un'altra.

## Nomi e valori

h3w-type =
    { $value ->
        [unit] Unità
        [statistic] Caratteristica
        [ability] Abilità
        [spell] Incantesimo
        [artifact] Artefatto
        [specialty] Specialità
        [war-machine] Macchina da guerra
        [building] Edificio
        [hero] Eroe
        [astrologers] Proclama degli astrologi
        [event] Evento
        [pandora] Carta Pandora
        [adventure] Carta Avventura
        [morale-card] Carta morale
        [place] Luogo della mappa
        [tile] Tessera della mappa
        [scenario] Scenario
        [optional-rule] Regola opzionale
       *[ai-card] Carta IA
    }
h3w-facet-moves =
    { $value ->
        [flying] Volante
        [ranged] A distanza
       *[ground] Terrestre
    }
h3w-facet-school =
    { $value ->
        [air] Aria
        [earth] Terra
        [fire] Fuoco
        [water] Acqua
       *[any] Qualsiasi scuola
    }
h3w-facet-level =
    { $value ->
        [basic] Base
        [expert] Esperto
        [minor] Minore
        [major] Maggiore
        [relic] Reliquia
        [might] Forza
        [magic] Magia
        [skill] Capacità
       *[other] { $value }
    }
h3w-facet-certainty =
    { $value ->
        [agreed] Due fonti concordano
        [printed] Letta sulla carta
        [disputed] Le fonti discordano
        [undisputed] Senza discordanze
        [pictured] Confrontata con un'immagine
        [listed] Solo da un elenco
       *[single] Una sola fonte
    }
h3w-facet-kind =
    { $value ->
        [city-hall] Municipio
        [citadel] Cittadella
        [mage-guild] Gilda dei Maghi
        [dwelling] Dimora
        [special] Edificio proprio della città
        [might] Forza
        [magic] Magia
        [visitable] Visitabile
        [flaggable] Da marcare
        [revisitable] Rivisitabile
        [none] Senza luogo
        [bank] Banca di creature
        [adventure-event] Evento
        [adventure-combat] Combattimento
        [event-all] Per tutti
        [event-choose] Ognuno sceglie
        [event-pass] Le carte girano
        [event-drawer] Per chi la pesca
        [once] Una volta
        [instant] Istantanea
        [permanent] Permanente
        [positive] Morale positivo
        [negative] Morale negativo
        [harder] Più difficile
        [easier] Più facile
       *[variant] Diversa
    }
h3w-facet-duration =
    { $value ->
        [now] Ora
        [this-round] Questo round
        [two-rounds] Due round
        [until-next-astrologers] Fino ai prossimi astrologi
        [until-replaced] Fino alla sostituzione
        [next-resource-round] Prossimo round delle risorse
        [next-round] Prossimo round
        [first-combat] Primo combattimento del round
       *[not-stated] Ignota
    }
h3w-facet-layer =
    { $value ->
        [surface] Superficie
        [subterranean] Sotterraneo
       *[sea] Mare
    }
h3w-facet-origin =
    { $value ->
        [fan-made] Dei fan
       *[official] Ufficiale
    }
h3w-single = Questi valori vengono da una sola fonte; controllali sulla tua carta.
h3w-banks = Banca di creature
h3w-figure =
    { $figure ->
        [attack] Attacco
        [defense] Difesa
        [health] Salute
        [initiative] Iniziativa
        [power] Potere
        [knowledge] Conoscenza
        [factory] Fabbrica di macchine da guerra
       *[trading-post] Emporio
    }
h3w-price =
    Costo in { $resource ->
        [gold] oro
        [materials] materiali
       *[valuables] preziosi
    }
h3w-figure-side = { $figure } ({ $side })
h3w-cost =
    { $side ->
        [pack] Rinforzare: { $resource ->
            [gold] oro
            [materials] materiali
           *[valuables] preziosi
        }
       *[few] Reclutare: { $resource ->
            [gold] oro
            [materials] materiali
           *[valuables] preziosi
        }
    }
h3w-in-neutrals =
    Mazzo neutrale: { $tier ->
        [bronze] bronzo
        [silver] argento
        [gold] oro
       *[azure] azzurro
    }

## Come si uniscono le frasi

h3w-list-or = { $one } o { $other }
h3w-list-and = { $one } e { $other }
h3w-comma = { $one }, { $other }
h3w-or-else = { $one }, oppure { $other }
h3w-if-you-like = se vuoi, { $phrase }
h3w-and-then = { $one }; se lo fai, { $other }
h3w-if-else = se { $test }, { $phrase }; altrimenti, { $other }
h3w-if = se { $test }, { $phrase }
h3w-first = prima, { $phrase }
h3w-twice = { $phrase }, due volte
h3w-on-side = { $side }: { $said }
h3w-line =
    { $trigger ->
        [activation] all'inizio della sua attivazione, { $said }
        [attacking] quando attacca, { $said }
        [striking] quando attacca o contrattacca, { $said }
        [retaliating] quando contrattacca, { $said }
        [instead] invece della sua attivazione, { $said }
        [map] sulla mappa, { $said }
       *[always] { $said }
    }.

## Abilità delle unità

h3w-unit-no-retaliation = nessuno contrattacca
h3w-unit-attack-again =
    attacca ancora una volta lo stesso bersaglio{ $what ->
        [apart] { $how ->
            [minus-or-zero] , se non è adiacente e il dado mostra −1 o 0
           *[any] , se non è adiacente
        }
       *[any] { $how ->
            [minus-or-zero] , se il dado mostra −1 o 0
           *[any] { "" }
        }
    }
h3w-unit-attack-neighbours =
    { $what ->
        [two-enemies] attacca fino a due nemici adiacenti, uno dopo l'altro
        [enemies] attacca tutti i nemici adiacenti, uno dopo l'altro
       *[everybody] attacca tutte le unità adiacenti, comprese le tue
    }
h3w-unit-attack-behind = è attaccato anche lo spazio subito dietro il bersaglio, con Attacco { $n }, amico o nemico; chi sta lì non contrattacca
h3w-unit-attack-beside = è attaccata anche un'unità accanto al bersaglio, amica o nemica, con Attacco { $n }
h3w-unit-damage-beside-target =
    se il bersaglio non è adiacente, un'unità accanto a esso, amica o nemica, subisce { $n ->
        [one] { $n } danno
       *[other] { $n } danni
    }
h3w-unit-damage-another-neighbour =
    un altro nemico adiacente subisce { $n ->
        [one] { $n } danno
       *[other] { $n } danni
    }
h3w-unit-attack-another = se distrugge o gira il bersaglio, può attaccare un altro nemico adiacente
h3w-unit-return = dopo può tornare nello spazio da cui è partita
h3w-unit-teleport = può muoversi in qualsiasi spazio libero
h3w-unit-two-dice =
    { $what ->
        [higher] tira due dadi d'attacco e usa il più alto
       *[sum] tira due dadi d'attacco e li somma
    }
h3w-unit-die-bonus = il risultato del suo dado aumenta di { $n }
h3w-unit-ignore-own-die = il suo dado non cambia i danni
h3w-unit-reroll =
    { $how ->
        [once] un −1 sul suo dado si ritira una volta
       *[until-gone] un −1 sul suo dado si ritira finché non esce altro
    }
h3w-unit-may-reroll =
    { $what ->
        [moved] può ritirare il suo dado una volta se si è mossa in un altro spazio
       *[zero] può ritirare il suo dado ogni volta che mostra 0
    }
h3w-unit-no-penalty =
    { $what ->
        [neighbours] non ha penalità di combattimento contro unità adiacenti
       *[at-all] non ha alcuna penalità di combattimento
    }
h3w-unit-attack-bonus =
    { $what ->
        [die-zero-or-plus] ha Attacco +{ $n } se il suo dado mostra 0 o +1
        [flipped] ha Attacco +{ $n } se è passata da Branco a Pochi in questo combattimento
       *[stacked] ha Attacco +{ $n } finché ha il suo segnalino Pila
    }
h3w-unit-attack-against = ha Attacco +{ $n } contro { $creature }
h3w-unit-ignore-defense = la Difesa stampata sulla carta del bersaglio non conta
h3w-unit-lower-defense =
    il bersaglio ha Difesa −{ $n }{ $what ->
        [die-minus] { " " }se il dado mostra −1
       *[always] { "" }
    }
h3w-unit-corrode = il bersaglio riceve un segnalino Corrosione: Difesa −{ $n } fino alla fine del combattimento
h3w-unit-elemental-damage = i suoi attacchi ignorano la Difesa (danno elementale)
h3w-unit-extra-damage =
    tira un altro dado: con { $what ->
        [zero] uno 0
       *[zero-or-plus] uno 0 o +1
    } il bersaglio subisce { $n ->
        [one] { $n } danno
       *[other] { $n } danni
    }
h3w-unit-poison =
    il bersaglio riceve { $n ->
        [one] un cubo di veleno
       *[other] { $n } cubi di veleno
    }
h3w-unit-paralyze =
    { $what ->
        [die-minus] l'unità colpita è paralizzata se il dado mostra −1
        [extra-die-zero] tira un altro dado: con uno 0 l'unità colpita è paralizzata
        [stacked] paralizza l'unità colpita finché ha il suo segnalino Pila
       *[always] l'unità colpita è paralizzata
    }
h3w-unit-death-stare =
    tira altri due dadi: se entrambi mostrano { $what ->
        [minus] −1
       *[zero] 0
    }, il bersaglio perde tutta la salute del suo lato
h3w-unit-frighten = tira un altro dado: con uno 0 il bersaglio fugge di uno spazio e non contrattacca
h3w-unit-weaken =
    { $trigger ->
        [instead] un'unità qualsiasi riceve un segnalino Debolezza: Attacco −{ $n } per 2 round di combattimento
       *[attacking] il bersaglio riceve un segnalino Debolezza: Attacco −{ $n } per 2 round di combattimento
    }
h3w-unit-dispel = finiscono gli effetti continui che la parte del bersaglio ha giocato su di esso
h3w-unit-weaken-retaliation = chi contrattacca ha Attacco −{ $n }
h3w-unit-hinder-retaliation = chi contrattacca tira due dadi d'attacco e usa il più basso
h3w-unit-heal-self =
    { $what ->
        [all] cura tutti i suoi danni
       *[some] cura fino a { $n } dei suoi danni
    }
h3w-unit-heal-ally-or-strengthen =
    cura fino a { $n ->
        [one] { $n } danno
       *[other] { $n } danni
    } a un'altra delle tue unità; se nessuna è danneggiata, ha Attacco +{ $m } in questa attivazione
h3w-unit-strengthen = un'unità di terra o volante riceve Attacco +{ $n } per 2 round di combattimento
h3w-unit-harm =
    un'unità qualsiasi subisce { $n ->
        [one] { $n } danno
       *[other] { $n } danni
    }; conta come incantesimo, ma fuori dal limite
h3w-unit-rescue-ally = una volta per combattimento, puoi annullare un attacco che distruggerebbe un'altra delle tue unità; l'unità salvata non contrattacca
h3w-unit-rebirth = una volta per combattimento, resta con 1 punto salute quando perderebbe l'ultimo
h3w-unit-summon = una volta per combattimento, se è stata tolta una delle tue unità, mette { $creature } (Pochi) su uno spazio adiacente libero o fa passare { $creature } da Pochi a Branco
h3w-unit-destroy-siege =
    { $what ->
        [walls] distrugge un Muro o il Cancello, ovunque sia
       *[walls-or-tower] distrugge un Muro, il Cancello o la Torre degli Arcieri, ovunque sia
    }
h3w-unit-spell-power =
    { $what ->
        [air] il tuo primo incantesimo d'Aria in questa attivazione ha potere +{ $n }
        [earth] il tuo primo incantesimo di Terra in questa attivazione ha potere +{ $n }
        [fire] il tuo primo incantesimo di Fuoco in questa attivazione ha potere +{ $n }
        [water] il tuo primo incantesimo d'Acqua in questa attivazione ha potere +{ $n }
       *[first] il tuo primo incantesimo del round di combattimento, se lo lanci da ora in poi, ha potere +{ $n }
    }
h3w-unit-unlimited-retaliation = contrattacca quante volte serve in un round di combattimento
h3w-unit-defense-on-die =
    quando è attaccata, ha Difesa +{ $n } per ogni dado che mostra { $what ->
        [plus] +1
       *[zero-or-plus] 0 o +1
    }
h3w-unit-defense-against-retaliation = ha Difesa +{ $n } contro i contrattacchi
h3w-unit-attacker-die = il primo tiro di ogni attacco contro di lei conta come −1
h3w-unit-discard-to-ignore-die = quando è attaccata, puoi scartare una carta: il dado d'attacco non conta
h3w-unit-damage-cap =
    un attacco le infligge al massimo { $n ->
        [one] { $n } danno
       *[other] { $n } danni
    }
h3w-unit-defense-token =
    { $what ->
        [stacked] conta come se avesse un segnalino Difesa finché ha il suo segnalino Pila
       *[neighbours] le unità adiacenti della sua parte contano come se avessero un segnalino Difesa
    }
h3w-unit-root = i nemici che iniziano la loro attivazione accanto a lei non possono muoversi
h3w-unit-immune-paralysis = non può essere paralizzata
h3w-unit-immune-spells = è immune agli incantesimi, compresi quelli della sua parte
h3w-unit-immune-specialty-damage = le carte Specialità non le infliggono danni
h3w-unit-immune-school =
    { $how ->
        [damage] gli incantesimi { $what ->
            [air] d'Aria
            [earth] di Terra
            [fire] di Fuoco
           *[water] d'Acqua
        } non le infliggono danni
       *[effect] è immune agli incantesimi { $what ->
            [air] d'Aria
            [earth] di Terra
            [fire] di Fuoco
           *[water] d'Acqua
        }
    }
h3w-unit-immune-magic-arrow =
    { $what ->
        [damage] la Freccia Magica non le infligge danni
       *[effect] è immune alla Freccia Magica
    }
h3w-unit-immune-ongoing =
    { $what ->
        [spells] è immune agli effetti continui degli incantesimi
       *[all] è immune a tutti gli effetti continui
    }
h3w-unit-only-damage = incantesimi e Specialità possono solo infliggerle danni
h3w-unit-resist-cards = contro ogni incantesimo o Specialità che ha lei come unico bersaglio tira un dado: un +1 annulla la carta
h3w-unit-spell-armour =
    { $what ->
        [spells] subisce { $n ->
            [one] { $n } danno
           *[other] { $n } danni
        } in meno dagli incantesimi
        [spells-and-specialties] subisce { $n ->
            [one] { $n } danno
           *[other] { $n } danni
        } in meno da incantesimi e Specialità
       *[spells-and-neighbours] lei e le unità adiacenti della sua parte subiscono { $n ->
            [one] { $n } danno
           *[other] { $n } danni
        } in meno dagli incantesimi
    }
h3w-unit-lower-enemy-power =
    gli incantesimi nemici hanno potere −{ $n }{ $what ->
        [stacked] { " " }finché ha il suo segnalino Pila
       *[always] { "" }
    }
h3w-unit-block-spells = i nemici non possono lanciare incantesimi finché ha il suo segnalino Pila
h3w-unit-spell-tax =
    { $what ->
        [power-card] per lanciare un incantesimo dalla mano, i nemici devono scartare un'altra carta che mostra potere
       *[card] per lanciare un incantesimo dalla mano, i nemici devono scartare un'altra carta
    }
h3w-unit-draw-card =
    { $what ->
        [start] il proprietario pesca una carta all'inizio del combattimento
       *[die-minus] il proprietario pesca una carta se il dado mostra −1
    }
h3w-unit-enemy-discards =
    { $what ->
        [random] il nemico scarta una carta a caso
        [random-or-power] il nemico scarta una carta a caso, o una che mostra potere
       *[any] il nemico scarta una carta
    }
h3w-unit-strip-morale = il nemico perde un segnalino Morale Positivo
h3w-unit-gold-on-removal = una volta per combattimento, ottieni { $n } d'oro quando elimina un'unità
h3w-unit-necropolis-reinforces = un giocatore della Necropoli che la sconfigge rinforza gratis un'unità di bronzo
h3w-unit-off-board = sta accanto al tabellone, senza distanze né penalità, e cade con l'ultimo Muro o Cancello
h3w-unit-only-shot-or-cards = solo gli attacchi a distanza e le carte possono colpirla
h3w-unit-income =
    { $what ->
        [gold] ogni round delle risorse ti dà { $n } d'oro
       *[valuables] { $n ->
            [one] ogni round delle risorse ti dà { $n } prezioso
           *[other] ogni round delle risorse ti dà { $n } preziosi
        }
    }
h3w-unit-cheaper-at-stables = rinforzarla costa { $n } d'oro in meno finché il tuo eroe è alle Scuderie
h3w-unit-look-at-deck = una volta per turno puoi guardare la prima carta di un mazzo qualsiasi e lasciarla o metterla in fondo
h3w-unit-step-after-turn = il tuo eroe può fare un passo in una casella vuota adiacente alla fine del tuo turno
h3w-unit-morale-roll = una volta per turno, tira un dado d'attacco: con un +1 ottieni Morale Positivo
h3w-unit-ask-table =
    { $what ->
        [genies-three] scarta esattamente 3 carte dalla cima del tuo mazzo e prendi in mano un incantesimo tra queste
       *[genies-up-to-three] scarta fino a 3 carte dalla cima del tuo mazzo, una alla volta, e prendi in mano un incantesimo tra queste
    }

## Modi di giocare una carta

h3w-when =
    { $when ->
        [instant] istantaneo
        [ongoing] continuo
        [activation] attivazione
        [map] sulla mappa
        [permanent] permanente
        [always] in ogni combattimento
        [start] all'inizio di ogni round di combattimento
       *[once] una volta in ogni round di combattimento
    }
h3w-play =
    { $label ->
        [basic] base, { $when }: { $said }
        [expert] esperto, { $when }: { $said }
        [empowered] carta potenziata, { $when }: { $said }
        [other] oppure, { $when }: { $said }
       *[first] { $when }: { $said }
    }
h3w-empowered =
    { $has ->
        [expert] La carta potenziata ha l'effetto esperto senza spendere un uso esperto.
       *[either] La carta potenziata ha l'uno o l'altro effetto senza spendere un uso esperto.
    }
h3w-double = Vale il doppio per { $creatures }.
h3w-family =
    { $family ->
        [dragons] Draghi
        [elementals] Elementali
        [golems] Golem
       *[ranged] unità a distanza
    }
h3w-by-power = X è { $steps }.
h3w-at-power = { $value } con potere { $power }
h3w-value =
    { $value ->
        [bronze] bronzo
        [silver] argento
        [gold] oro
        [none] nessuno
        [few] il lato Pochi
        [pack] il lato Branco
        [round] questo round di combattimento
        [next-round] il prossimo round di combattimento
        [combat] tutto il combattimento
        [own-activation] l'attivazione
        [own-round] il round di combattimento
        [own-combat] tutto il combattimento
        [basic] uno base
        [any] qualsiasi
       *[all] tutti
    }
h3w-resource =
    { $n } { $resource ->
        [gold] d'oro
        [materials] { $n ->
            [one] materiale da costruzione
           *[other] materiali da costruzione
        }
       *[valuables] { $n ->
            [one] prezioso
           *[other] preziosi
        }
    }

## Chi e per quanto

h3w-whom =
    { $whom ->
        [own] una delle tue unità
        [own-ground-or-flying] una delle tue unità di terra o volanti
        [own-ranged] una delle tue unità a distanza
        [all-own] tutte le tue unità
        [all-own-ranged] tutte le tue unità a distanza
        [all-own-ground] tutte le tue unità di terra
        [own-liches] le tue carte Lich
        [own-zealots] le tue carte Zeloti
        [same-unit] la stessa unità
       *[unit] un'unità qualsiasi
    }
h3w-tiered =
    { $tier ->
        [any] { $whose ->
            [own] una delle tue unità
            [enemy] un'unità nemica
            [ranged] un'unità a distanza
           *[any] un'unità qualsiasi
        }
        [not-azure] { $whose ->
            [own] una delle tue unità che non sia azzurra
            [enemy] un'unità nemica che non sia azzurra
            [ranged] un'unità a distanza che non sia azzurra
           *[any] un'unità qualsiasi che non sia azzurra
        }
       *[up-to] { $whose ->
            [own] una delle tue unità fino { $level }
            [enemy] un'unità nemica fino { $level }
            [ranged] un'unità a distanza fino { $level }
           *[any] un'unità qualsiasi fino { $level }
        }
    }
h3w-tier =
    { $tier ->
        [silver] ad argento
        [gold] a oro
       *[strength] a livello X
    }
h3w-until =
    { $until ->
        [attack] durante un attacco
        [activation] durante questa attivazione
        [round] durante questo round di combattimento
        [next-round] fino alla fine del prossimo round di combattimento
       *[combat] fino alla fine del combattimento
    }

## Cosa fanno le carte: valori

h3w-boost = { $gains } per { $whom } { $until }
h3w-gain =
    { $figure ->
        [attack] Attacco +{ $n }
        [attack-apart] Attacco +{ $n } contro unità non adiacenti
        [defense] Difesa +{ $n }
        [initiative] Iniziativa +{ $n }
        [health] salute +{ $n }
        [less-attack] Attacco −{ $n }
        [less-defense] Difesa −{ $n }
        [less-initiative] Iniziativa −{ $n }
        [no-penalty] nessuna penalità di combattimento
       *[steady] nessun dado d'attacco
    }
h3w-card-defense-against =
    Difesa +{ $n } per { $whom } contro attaccanti { $what ->
        [ranged] a distanza
        [ground-or-flying] di terra e volanti
       *[slower] con meno Iniziativa
    } { $until }
h3w-card-ward =
    Difesa +{ $n } per un'unità qualsiasi durante un attacco, oppure { $n ->
        [one] { $n } danno
       *[other] { $n } danni
    } in meno da un incantesimo
h3w-card-weakness-token = un'unità qualsiasi riceve un segnalino Debolezza: Attacco −{ $n } per 2 round di combattimento
h3w-card-defense-tokens = ognuna delle tue unità riceve un segnalino Difesa
h3w-card-better-tokens = i tuoi segnalini Difesa servono anche con uno 0 in questo combattimento

## Danni e cure

h3w-card-damage =
    { $n ->
        [one] { $n } danno
       *[other] { $n } danni
    } { $what ->
        [enemy] a un'unità nemica
        [slowest-enemy] all'unità nemica con meno Iniziativa
        [two-enemies] a ognuna di due unità nemiche
        [each-enemy-bronze] a ogni unità nemica di bronzo
        [each-enemy-silver] a ogni unità nemica d'argento
        [each-enemy-gold-or-azure] a ogni unità nemica d'oro o azzurra
        [unit-and-neighbour] a un'unità e a un'altra accanto
        [unit-and-two-neighbours] a un'unità e ad altre due accanto
        [two-spaces] alle unità su due spazi adiacenti
        [two-spaces-or-pieces] a tutto ciò che sta su due spazi adiacenti, Muri e Cancello compresi
        [two-around] a due unità intorno a uno spazio
        [around] a tutte le unità intorno a uno spazio
        [space-and-around] a tutte le unità su uno spazio e intorno a esso
        [line] a tutte le unità su una linea di cinque spazi da una retrovia all'altra
        [same-unit] alla stessa unità
       *[unit] a un'unità qualsiasi
    }
h3w-card-chain = { $n } danni a un'unità, alla più vicina a essa e alla successiva
h3w-card-dice-damage =
    { $n ->
        [one] tira un dado d'attacco: se mostra +1, 1 danno a tutte le unità su uno spazio e intorno a esso
       *[other] tira { $n } dadi d'attacco: 1 danno per ogni +1 a tutte le unità su uno spazio e intorno a esso
    }
h3w-card-thorns =
    le unità { $what ->
        [neighbours] adiacenti
       *[ground-or-flying] di terra e volanti
    } che attaccano l'unità scelta subiscono { $n ->
        [one] { $n } danno
       *[other] { $n } danni
    } { $until }
h3w-card-heal =
    cura fino a { $n ->
        [one] { $n } danno
       *[other] { $n } danni
    } { $whom ->
        [same] alla stessa unità
       *[own] a una delle tue unità
    }
h3w-card-cleanse =
    { $what ->
        [own] togli qualsiasi effetto o paralisi a una delle tue unità
       *[unit] togli qualsiasi effetto o paralisi a un'unità qualsiasi
    }
h3w-card-unparalyze =
    togli la paralisi a { $what ->
        [own] una delle tue unità
       *[unit] un'unità
    }
h3w-card-dispel = fai finire gli effetti continui su { $unit } e sul suo spazio, oppure su uno spazio
h3w-card-end-ongoing = fai finire un effetto continuo
h3w-card-shift-damage = sposta danni da { $unit } a un'altra delle tue unità, che può cadere
h3w-card-rescue = annulla un attacco che lascerebbe senza salute { $unit }; l'unità salvata non contrattacca

## Stati

h3w-card-paralyze = paralizza { $unit }
h3w-card-no-paralysis = un'unità non può essere paralizzata in questo combattimento
h3w-card-skip = { $unit } che sta per attivarsi perde la sua attivazione
h3w-card-forget = { $unit } non può attaccare nella sua prossima attivazione
h3w-card-berserk = { $unit } nella sua prossima attivazione deve attaccare l'unità più vicina, amica o nemica
h3w-card-silence = { $unit } perde le sue abilità fino alla fine del combattimento
h3w-card-silence-all = nessuna abilità delle unità ha effetto in questo round di combattimento
h3w-card-silence-spell-abilities = le abilità delle unità che riguardano gli incantesimi non hanno effetto in questo combattimento
h3w-card-anti-magic = { $unit } è immune agli incantesimi fino alla fine del combattimento
h3w-card-anti-school =
    un'unità è immune agli incantesimi { $what ->
        [air] d'Aria
        [earth] di Terra
        [fire] di Fuoco
       *[water] d'Acqua
    } fino alla fine del combattimento
h3w-card-spell-armour =
    una delle tue unità subisce { $n ->
        [one] { $n } danno
       *[other] { $n } danni
    } in meno dagli incantesimi fino alla fine del combattimento
h3w-card-elemental = per { $whom } gli attacchi ignorano la Difesa fino alla fine del combattimento (danno elementale)
h3w-card-ignore-defense = per { $unit } gli attacchi ignorano la Difesa { $until }
h3w-card-no-retaliation = nessuno contrattacca a questo attacco
h3w-card-mark-retaliated =
    { $what ->
        [same-unit] metti un cubo nero sulla stessa unità: non può contrattaccare in questo round di combattimento
       *[dragons] metti un cubo nero su dei Draghi: non possono contrattaccare in questo round di combattimento
    }
h3w-card-ready-retaliation =
    { $what ->
        [strength] togli il cubo nero da un'unità fino a livello X: può contrattaccare di nuovo
       *[dragons] togli il cubo nero da dei Draghi: possono contrattaccare di nuovo
    }
h3w-card-softer-retaliation =
    una delle tue unità subisce { $n ->
        [one] { $n } danno
       *[other] { $n } danni
    } in meno da un contrattacco
h3w-card-hinder =
    { $what ->
        [unit] un'unità qualsiasi tira due dadi d'attacco e usa il più basso fino alla fine della sua attivazione
       *[retaliation] le unità che contrattaccano contro una delle tue tirano due dadi d'attacco e usano il più basso in questo combattimento
    }

## Dadi

h3w-card-reroll =
    { $what ->
        [one] ritira un dado appena tirato
        [roll] ritira uno dei dadi appena tirati, o tutti
        [strength] puoi ritirare una volta ognuno dei tuoi dadi d'attacco; durata: X
       *[turn] in questo turno puoi ritirare una volta un dado qualsiasi
    }
h3w-card-roll-and-pick =
    prima di un tiro: puoi ritirare il dado { $n ->
        [one] una volta
       *[other] { $n } volte
    } e usare il risultato che preferisci
h3w-card-triple-die = il risultato del dado d'attacco conta tre volte
h3w-card-cancel-die =
    { $what ->
        [ranged] dopo il tiro di un'unità a distanza: il dado d'attacco e tutto ciò che ha causato non contano
       *[any] dopo un tiro: il dado d'attacco e tutto ciò che ha causato non contano
    }
h3w-card-misfortune = se attacca { $unit }, non contano il suo dado né le carte che aumentano il suo Attacco
h3w-card-set-dice =
    il prossimo tiro d'attacco non si tira: { $what ->
        [zero] tutti i dadi mostrano 0
       *[choice] scegli tu cosa mostrano i dadi
    }
h3w-card-slay =
    quando una delle tue unità attacca un'unità d'oro: tira { $n ->
        [one] un dado d'attacco
       *[other] { $n } dadi d'attacco
    } e somma ogni +1 al suo Attacco
h3w-card-force-ability = un'abilità di una delle tue unità che dipende da un dado ha effetto qualunque cosa mostri

## Il tabellone

h3w-card-teleport = muovi { $unit } in qualsiasi spazio libero
h3w-card-step = una delle tue unità si muove di 1 spazio
h3w-card-swap =
    { $what ->
        [start] all'inizio del combattimento, scambia due delle tue unità
       *[activation] scambia due delle tue unità
    }
h3w-card-activate =
    { $what ->
        [fresh] attiva una delle tue unità a distanza che non ha agito in questo round di combattimento
       *[any] attiva una delle tue unità a distanza, anche se ha già agito in questo round di combattimento
    }
h3w-card-destroy =
    { $what ->
        [strength] in un assedio, distruggi tanti Muri quanti ne dice X; il Cancello conta come uno. Se cadono tutti, 1 danno a ogni unità adiacente
        [all] in un assedio, distruggi tutti i Muri e il Cancello
        [tower] in un assedio, distruggi la Torre degli Arcieri
       *[some] in un assedio, distruggi un Muro o il Cancello
    }
h3w-card-obstacle = metti un ostacolo su uno spazio libero; durata: X
h3w-card-remove-obstacles =
    togli { $n ->
        [one] un ostacolo
       *[other] { $n } ostacoli
    }: Muri, Cancello o ciò che hanno creato le carte, ma non unità
h3w-card-fire-wall =
    uno spazio brucia fino alla fine del combattimento: { $n ->
        [one] { $n } danno
       *[other] { $n } danni
    } alle unità che vi iniziano o vi si fermano, e a quelle di terra e a distanza che lo attraversano
h3w-card-summon = metti { $creature } su uno spazio libero: X
h3w-card-clone = metti una copia di { $unit } con 1 punto salute su uno spazio libero accanto
h3w-card-join = { $creature } neutrali si uniscono alla tua parte per questo combattimento
h3w-card-horde = metti questa carta su { $creature } ({ $sides }): diventano { $name }, con Attacco { $attack }, Difesa { $defense }, salute { $health } e Iniziativa { $initiative }, finché quella salute non finisce
h3w-horde-sides =
    { $sides ->
        [pack] Branco
       *[few-pack-horde] Pochi, Branco o Orda
    }
h3w-card-machine =
    { $what ->
        [again] la tua macchina da guerra { $machine } agisce ancora una volta
        [three-times] la tua macchina da guerra { $machine } agisce tre volte su uno stesso bersaglio
        [all] ogni macchina da guerra { $machine } che hai agisce adesso
        [free-target] scegli il bersaglio della tua macchina da guerra { $machine } in questo combattimento
        [twice] la tua macchina da guerra { $machine } fa il doppio in questo combattimento
       *[another] hai 1 { $machine } in più in questo combattimento
    }
h3w-card-spend-machine = scarta la tua Balista

## Incantesimi

h3w-card-power = { $n } di potere per un incantesimo
h3w-card-school-power =
    { $n } di potere per { $how ->
        [once] un incantesimo { $what ->
            [air] d'Aria
            [earth] di Terra
            [fire] di Fuoco
           *[water] d'Acqua
        }
        [always] ognuno dei tuoi incantesimi { $what ->
            [air] d'Aria
            [earth] di Terra
            [fire] di Fuoco
           *[water] d'Acqua
        }
       *[combat] ognuno dei tuoi incantesimi { $what ->
            [air] d'Aria
            [earth] di Terra
            [fire] di Fuoco
           *[water] d'Acqua
        } in questo combattimento
    }
h3w-card-double-power =
    il potere che metti negli incantesimi { $what ->
        [air] d'Aria
        [earth] di Terra
        [fire] di Fuoco
       *[water] d'Acqua
    } conta doppio in questo combattimento
h3w-card-free-strength =
    l'incantesimo { $what ->
        [air] d'Aria
        [earth] di Terra
        [fire] di Fuoco
       *[water] d'Acqua
    } che hai appena giocato ha la forza che scegli, senza potere
h3w-card-more-spells =
    { $what ->
        [round] puoi lanciare un incantesimo in più in questo round di combattimento
        [two] puoi lanciare due incantesimi in più in questo round di combattimento
       *[combat] puoi lanciare un incantesimo in più in ogni round di questo combattimento
    }
h3w-card-early-spell =
    { $what ->
        [counted] lancia un incantesimo prima che si attivi qualsiasi unità; conta per il limite
       *[free] lancia un incantesimo prima che si attivi qualsiasi unità; non conta per il limite
    }
h3w-card-cancel-spell =
    { $what ->
        [weak] { $how ->
            [air] annulla un incantesimo d'Aria con potere 0 o 1
            [earth] annulla un incantesimo di Terra con potere 0 o 1
            [fire] annulla un incantesimo di Fuoco con potere 0 o 1
            [water] annulla un incantesimo d'Acqua con potere 0 o 1
           *[all] annulla un incantesimo con potere 0 o 1
        }
        [strength] { $how ->
            [air] annulla un incantesimo d'Aria: X
            [earth] annulla un incantesimo di Terra: X
            [fire] annulla un incantesimo di Fuoco: X
            [water] annulla un incantesimo d'Acqua: X
           *[all] annulla un incantesimo: X
        }
        [dice] { $how ->
            [air] contro un incantesimo d'Aria: tira due dadi e tienine uno; un +1 lo annulla
            [earth] contro un incantesimo di Terra: tira due dadi e tienine uno; un +1 lo annulla
            [fire] contro un incantesimo di Fuoco: tira due dadi e tienine uno; un +1 lo annulla
            [water] contro un incantesimo d'Acqua: tira due dadi e tienine uno; un +1 lo annulla
           *[all] contro un incantesimo: tira due dadi e tienine uno; un +1 lo annulla
        }
       *[any] { $how ->
            [air] annulla un incantesimo d'Aria
            [earth] annulla un incantesimo di Terra
            [fire] annulla un incantesimo di Fuoco
            [water] annulla un incantesimo d'Acqua
           *[all] annulla un incantesimo
        }
    }
h3w-card-redirect-spell = un incantesimo diretto a { $unit } riceve un altro bersaglio a tua scelta
h3w-card-block-spells =
    { $what ->
        [weak] nessuno lancia incantesimi con potere 0 in questo combattimento
       *[all] nessuno lancia incantesimi in questo combattimento
    }
h3w-card-no-card-damage = incantesimi e Specialità non infliggono danni in questo combattimento
h3w-card-recast = lancia { $card } dalla tua pila degli scarti, fuori dal limite
h3w-card-extra-round = combatti un altro round contro unità neutrali senza pagarlo
h3w-card-opening =
    { $what ->
        [neutral] solo all'inizio di un combattimento contro unità neutrali
       *[any] solo all'inizio del combattimento
    }
h3w-card-no-escape = l'eroe nemico non può ritirarsi né arrendersi
h3w-card-no-luck = nessuno usa Morale Positivo o ritira dadi d'attacco in questo combattimento
h3w-card-cards-as-attack = in questo combattimento puoi giocare qualsiasi carta per Attacco +{ $n }

## Carte, oro e morale

h3w-card-draw =
    pesca { $n ->
        [one] una carta
       *[other] { $n } carte
    }
h3w-card-discard =
    { $what ->
        [x] scarta quante carte vuoi (X)
        [up-to-3] scarta fino a 3 carte (X)
       *[some] { $n ->
            [one] scarta una carta
           *[other] scarta { $n } carte
        }
    }
h3w-card-remove-this = rimuovi questa carta dalla partita
h3w-card-return-spell =
    { $what ->
        [alone] riprendi in mano l'incantesimo appena lanciato
       *[with-all] riprendi in mano l'incantesimo appena lanciato e tutte le carte giocate con esso
    }
h3w-card-return-this = riprendi in mano questa carta
h3w-card-draw-per-spell =
    { $what ->
        [round] pesca una carta con ognuno dei tuoi incantesimi in questo round di combattimento
       *[combat] pesca una carta con ognuno dei tuoi incantesimi in questo combattimento
    }
h3w-card-take =
    { $what ->
        [spell] prendi un incantesimo dalla tua pila degli scarti
        [spell-or-specialty] prendi un incantesimo o una Specialità dalla tua pila degli scarti
        [magic-arrow] prendi una Freccia Magica dalla tua pila degli scarti
        [no-artifact] prendi dalla tua pila degli scarti una carta che non sia un artefatto
       *[any] prendi una carta qualsiasi dalla tua pila degli scarti
    }
h3w-card-enemy-discards = il nemico scarta una carta a caso
h3w-card-morale =
    { $what ->
        [positive] ottieni Morale Positivo
       *[spoil] un nemico con Morale Positivo riceve Morale Negativo
    }
h3w-card-gold = ottieni { $n } d'oro
h3w-card-materials =
    { $n ->
        [one] ottieni 1 materiale da costruzione
       *[other] ottieni { $n } materiali da costruzione
    }
h3w-card-valuables =
    { $n ->
        [one] ottieni 1 prezioso
       *[other] ottieni { $n } preziosi
    }
h3w-card-pay-materials =
    { $n ->
        [one] paga 1 materiale da costruzione
       *[other] paga { $n } materiali da costruzione
    }
h3w-card-expert-use =
    { $what ->
        [gain] ottieni un uso esperto
       *[pay] spendi un uso esperto
    }
h3w-card-search =
    Cerca ({ $n }) { $what ->
        [spells] nel mazzo degli incantesimi
        [artifacts] nel mazzo degli artefatti
        [abilities] nel mazzo delle abilità
        [own-deck] nel tuo mazzo
       *[own-discard] nella tua pila degli scarti
    }
h3w-card-cards =
    { $what ->
        [first-air] invece di Cercare nel mazzo degli incantesimi, puoi prenderne il primo incantesimo d'Aria
        [first-earth] invece di Cercare nel mazzo degli incantesimi, puoi prenderne il primo incantesimo di Terra
        [first-fire] invece di Cercare nel mazzo degli incantesimi, puoi prenderne il primo incantesimo di Fuoco
        [first-water] invece di Cercare nel mazzo degli incantesimi, puoi prenderne il primo incantesimo d'Acqua
        [find-air] prendi in mano o scarta il primo incantesimo d'Aria del mazzo degli incantesimi, poi mescola il mazzo
        [find-earth] prendi in mano o scarta il primo incantesimo di Terra del mazzo degli incantesimi, poi mescola il mazzo
        [find-fire] prendi in mano o scarta il primo incantesimo di Fuoco del mazzo degli incantesimi, poi mescola il mazzo
        [find-water] prendi in mano o scarta il primo incantesimo d'Acqua del mazzo degli incantesimi, poi mescola il mazzo
        [until-basic] pesca incantesimi finché non ne esce uno base; tienilo o scartalo
        [until-expert] pesca incantesimi finché non ne esce uno esperto; tienilo o scartalo
        [until-named] nomina base, esperto o una scuola: pesca incantesimi finché non ne esce uno adatto, tienilo o scartalo e rimescola gli altri
        [search-three] un tuo Cerca diventa Cerca (3)
        [search-five] un tuo Cerca diventa Cerca (5)
        [search-again] subito dopo un tuo Cerca, fallo un'altra volta
        [draw-for-spell] pesca una carta se hai scartato un incantesimo
        [remove-spell] rimuovi dalla partita un incantesimo della tua mano
        [remove-ability] rimuovi dalla partita un'abilità della tua mano
        [remove-another] rimuovi dalla partita un'altra carta della tua mano o della tua pila degli scarti
        [remove-found] puoi rimuovere dalla partita l'incantesimo trovato invece di tenerlo
        [may-remove-this] puoi anche rimuovere questa carta dalla partita
        [swap-two] rimuovi dalla partita un'abilità, un artefatto o un incantesimo della tua mano, poi Cerca (2) nel suo mazzo
        [swap-four] rimuovi dalla partita un'abilità, un artefatto o un incantesimo della tua mano, poi Cerca (4) nel suo mazzo
        [keep-three] pesca fino a 3 carte, tieni gli incantesimi e le Specialità e scarta le altre
        [keep-four] pesca fino a 4 carte, tieni gli incantesimi e le Specialità e scarta le altre
        [one-of-three] scarta fino a 3 carte dalla cima del tuo mazzo e prendine una in mano
        [if-empty] pesca 2 carte, ma solo se la tua pila degli scarti è vuota
        [after-spell] subito dopo aver lanciato un incantesimo, pesca una carta
        [cast-found] puoi lanciare subito gli incantesimi trovati; quelli lanciati vanno in cima al mazzo incantesimi o nella sua pila degli scarti
        [sea-discard] se il tuo eroe è su una tessera di mare, guarda le prime 3 carte della tua pila degli scarti e prendine una
        [cast-discarded] lancia il primo incantesimo della pila degli scarti comune degli incantesimi
       *[reshuffle] rimescola la tua pila degli scarti nel tuo mazzo
    }
h3w-card-dice =
    { $what ->
        [reroll-each] in questo turno puoi ritirare un dado tesoro e un dado risorse
        [choose-face] scegli cosa mostra un dado risorse o tesoro
        [morale-on-zero] tira un dado d'attacco: con uno 0 ottieni Morale Positivo
        [best-of-two] tira 2 dadi risorse e prendi un risultato
        [to-six-gold] dopo un tiro di dadi risorse, metti uno di essi su 6 d'oro
       *[one] tira un dado risorse e prendi il risultato
    }

## Sulla mappa

h3w-card-movement =
    { $n ->
        [one] ottieni 1 punto movimento
       *[other] ottieni { $n } punti movimento
    }
h3w-card-map =
    { $what ->
        [jump] il tuo eroe salta di X caselle sopra ogni cosa e visita la casella in cui arriva
        [fly] in questo turno il tuo eroe può attraversare caselle bloccate, senza fermarvisi, e ottiene X punti movimento
        [fly-over] questo movimento passa sopra caselle, bordi e caselle bloccate senza visitarle; si visita solo l'ultima casella, che non può essere bloccata
        [through-guards] in questo turno il tuo eroe può attraversare caselle con unità neutrali o eroi nemici
        [through-blocked] in questo turno il tuo eroe principale può attraversare caselle bloccate
        [through-all] in questo turno il tuo eroe può attraversare caselle bloccate e caselle con unità neutrali o eroi nemici; se finisce il movimento su una di esse, comincia il combattimento
        [over-borders] in questo turno il tuo eroe può attraversare bordi gialli e caselle bloccate
        [step-at-end] alla fine del tuo turno il tuo eroe può fare un passo in una casella vuota adiacente
        [town-portal] il tuo eroe va in una tua città o insediamento e ottiene X punti movimento
        [sea-walk] il tuo eroe prosegue dopo essere entrato in mare e ottiene X punti movimento
        [sea-spells] se il tuo eroe è su una tessera di mare, Cerca (2) nel mazzo degli incantesimi
        [sea-movement] se il tuo eroe è su una tessera di mare, ottieni 1 punto movimento e pesca una carta
        [sea-cards] se il tuo eroe è su una tessera di mare, pesca 2 carte
        [reveal] rivela una tessera accanto a quella del tuo eroe
        [take-mine] prendi una miniera nemica a X caselle al massimo
        [recruit-neutral] pesca una carta neutrale per ogni livello di dimora che hai costruito; puoi reclutarne una al suo prezzo
        [trade-magi] scambia un Branco di Maghi con gli Incantatori del mazzo neutrale d'oro; non puoi mai avere più di una di quelle carte
        [trade-elves] scambia un Branco di Elfi con i Tiratori Scelti del mazzo neutrale d'argento; non puoi mai avere più di una di quelle carte
        [buy-enchanters] paga 10 d'oro per gli Incantatori del mazzo neutrale d'oro; non puoi mai avere più di una di quelle carte
        [cheaper-four] reclutare o rinforzare un'unità costa 4 d'oro in meno, mai meno di 0
        [cheaper-five] reclutare o rinforzare un'unità costa 5 d'oro in meno, mai meno di 0
        [cheaper-six] reclutare o rinforzare un'unità costa 6 d'oro in meno, mai meno di 0
        [reinforce-low] dopo un combattimento vinto, non rapido: rinforza un'unità di bronzo o d'argento a metà del suo oro, arrotondato per difetto
        [reinforce-any] dopo un combattimento vinto, non rapido: rinforza un'unità qualsiasi a metà del suo oro, arrotondato per difetto
        [free-tent] prendi gratis una Tenda del Pronto Soccorso
        [extra-ballista] fino alla fine del round hai 1 Balista in più in combattimento: questa carta conta come una Balista
        [buy-ballista] paga 5 d'oro per una Balista
        [buy-cannon] paga 7 d'oro per un Cannone
        [buy-valuables] paga 1 d'oro per 1 prezioso
        [guild-three] quando compri alla Gilda dei Maghi, paga 2 d'oro in meno e Cerca (3)
        [guild-four] quando compri alla Gilda dei Maghi, paga 2 d'oro in meno e Cerca (4)
        [resources] ottieni X
        [income-materials] ottieni 1 materiale da costruzione all'inizio di ogni round delle risorse
        [income-valuables] ottieni 1 prezioso all'inizio di ogni round delle risorse
        [another-die] in questo turno tiri un dado in più nelle caselle e prendi anche il suo risultato
        [skip-combat] evita un combattimento contro unità neutrali in una casella dello stesso livello del tuo eroe e visitala, senza esperienza
        [neutral-deck] guarda le prime X carte di un mazzo neutrale e scartale o rimettile a posto
        [half-level] quando il tuo eroe principale sale di livello: mezzo livello in più
        [whole-level] quando il tuo eroe principale sale di livello: un livello intero in più; poi rimuovi questa carta dalla partita
        [empower-two] cambia fino a 2 caratteristiche con quelle potenziate, che vanno nella tua pila degli scarti; poi rimuovi questa carta dalla partita
        [artifact-for-cards] rimuovi dalla partita 1 carta della tua mano o scartane 3: pesca il primo artefatto
       *[no-negative-morale] questa volta una casella non ti dà morale negativo
    }
h3w-card-ask-table =
    { $what ->
        [quicksand] metti X segnalini nascosti su spazi liberi, metà sono vuoti; la carta dice cosa fa uno vero
       *[land-mine] metti X segnalini nascosti su spazi liberi, metà sono vuoti; uno vero infligge 2 danni all'unità che lo calpesta
    }

## Condizioni

h3w-test =
    { $test ->
        [attacker-adjacent] l'attaccante è adiacente
        [target-faster] il bersaglio ha più Iniziativa dell'attaccante
        [target-slower] il bersaglio ha meno Iniziativa dell'attaccante
       *[tent-owned] possiedi una Tenda del Pronto Soccorso
    }

## Carte IA

h3w-ai-does =
    { $does ->
        [attack] L'unità dell'IA che sta per attaccare ha Attacco +X.
        [defend-healthiest] Va sull'unità dell'IA con più salute: Difesa +X la prossima volta che viene attaccata.
        [defend-next] Va sulla prossima unità dell'IA che si attiva: Difesa +X la prossima volta che viene attaccata.
        [cast] L'eroe IA lancia con potere X il prossimo incantesimo del suo mazzo di incantesimi.
       *[skill] L'eroe IA usa la carta capacità dello scenario; X dice quante volte.
    }
h3w-at-difficulty = { $value } a { $difficulty }
h3w-ai-again = A { $difficulties }, si rimescola nel mazzo IA nel primo round di combattimento.
