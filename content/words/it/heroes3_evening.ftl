# Heroes III attorno ai combattimenti.

h3e-gold = { $count } d'oro
h3e-materials =
    { $count ->
        [one] { $count } materiale
       *[other] { $count } materiali
    }
h3e-valuables =
    { $count ->
        [one] { $count } prezioso
       *[other] { $count } preziosi
    }
h3e-purse = { $parts }
h3e-nothing = niente

h3e-when-always = sempre
h3e-when-built = quando si costruisce
h3e-when-resource-round = ogni round delle risorse
h3e-when-astrologers-round = ogni round degli astrologi
h3e-when-each-round = una volta per round
h3e-when-start-of-turn = all'inizio del tuo turno
h3e-when-own-turn = nel tuo turno
h3e-when-once-a-turn = una volta nel tuo turno
h3e-when-end-of-turn = alla fine del tuo turno
h3e-when-combat = in combattimento
h3e-when-hero-combat = all'inizio di un combattimento con un eroe nemico
h3e-when-after-siege = dopo un assedio alla città
h3e-when-after-win = per ogni vittoria sui neutrali
h3e-when-guards = chi la difende
h3e-when-visit = visita
h3e-when-held = finché è marcata
h3e-when-flag = quando si marca
h3e-when-first-flag = primissima marcatura
h3e-when-later-flag = marcature successive
h3e-when-per-stacked-guard = per ogni guardia impilata
h3e-when-now = ora
h3e-when-this-round = questo round
h3e-when-two-rounds = questo round e il prossimo
h3e-when-until-next-astrologers = fino al prossimo round degli astrologi
h3e-when-until-replaced = finché un'altra carta non la sostituisce
h3e-when-next-resource-round = prossimo round delle risorse
h3e-when-next-round = all'inizio del prossimo round
h3e-when-first-combat = primo combattimento di questo round
h3e-when-not-stated = durata ignota

h3e-deed = { $when }: { $does }
h3e-and = { $first } e { $second }
h3e-comma = { $first }, { $second }
h3e-or = { $first }; o { $second }
h3e-then = { $first }; { $second }
h3e-either = { $first } o { $second }
h3e-times =
    { $count ->
        [2] due volte
       *[other] { $count } volte
    } { $does }
h3e-up-to-times =
    { $count ->
        [2] fino a due volte
       *[other] fino a { $count } volte
    }: { $does }
h3e-gain = ottieni { $what }
h3e-may = se vuoi, { $does }
h3e-for = { $price } → { $does }
h3e-if = { $test }: { $does }
h3e-if-else = { $test }: { $does }; altrimenti { $otherwise }
h3e-tell = «{ $text }»
h3e-test-die = { $what } sul dado d'attacco
h3e-test-has-secondary-hero = se c'è già un eroe secondario
h3e-test-has-unit = con un'unità d'argento
h3e-test-shows =
    { $what ->
        [experience] se esce esperienza
        [artifact] se esce un artefatto
       *[named] se esce la risorsa nominata
    }
h3e-test-removed = con { $count } o più rimossi
h3e-test-tournament = in un torneo
h3e-test-stacked = con { $count } o più guardie impilate
h3e-test-box = con la scatola { $who }
h3e-test-faction = solo { $who }
h3e-test-hero = solo chi gioca { $who }
h3e-test-has-permanent = con una carta permanente in gioco

h3e-does-gold = { $count } d'oro
h3e-does-materials =
    { $count ->
        [one] { $count } materiale
       *[other] { $count } materiali
    }
h3e-does-valuables =
    { $count ->
        [one] { $count } prezioso
       *[other] { $count } preziosi
    }
h3e-does-production = rendita +{ $amount }
h3e-does-less-income = { $amount } di rendita in meno
h3e-does-pay = paga { $amount }
h3e-does-lose = perdi { $amount }
h3e-does-roll =
    tira { $count } { $count ->
        [one] dado
       *[other] dadi
    } { $what ->
        [resource] risorse
       *[treasure] tesoro
    }{ $count ->
        [one] { "" }
       *[other] { $how ->
            [one] , prendine uno
           *[all] , prendi tutto
        }
    }
h3e-does-attack-die = tira un dado d'attacco
h3e-does-trade = commercia con la tabella dell'emporio
h3e-does-machine =
    { $what ->
        [trading-post] compra una macchina da guerra al prezzo dell'emporio
        [factory] compra una macchina da guerra al prezzo della fabbrica
        [less-3] compra una macchina da guerra a 3 d'oro in meno che all'emporio
       *[free] prendi gratis una macchina da guerra
    }
h3e-does-sell-artifact = vendi un artefatto della tua mano per { $count } d'oro
h3e-does-xp = { $count } di esperienza
h3e-does-mp =
    { $count ->
        [one] { $count } punto movimento
       *[other] { $count } punti movimento
    }
h3e-does-lose-mp =
    paga { $count ->
        [one] { $count } punto movimento
       *[other] { $count } punti movimento
    }
h3e-does-movement =
    ogni eroe ha { $count } di movimento { $what ->
        [more] in più
       *[less] in meno
    }
h3e-does-hand-limit =
    limite di mano { $what ->
        [more] +{ $count }
       *[less] -{ $count }, non sotto 4
    }
h3e-does-morale =
    { $what ->
        [positive] morale positivo
       *[negative] morale negativo
    }
h3e-does-secondary-hero = appare qui un eroe secondario
h3e-does-search =
    Cerca ({ $count }) { $what ->
        [artifacts] artefatti
        [spells] incantesimi
        [abilities] abilità
        [discarded-abilities] abilità scartate
        [own-deck] nel tuo mazzo
       *[own-discard] nei tuoi scarti
    }
h3e-does-search-stacked =
    Cerca (X) { $what ->
        [artifacts] artefatti
       *[spells] incantesimi
    }, X = guardie impilate
h3e-does-draw =
    pesca { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
h3e-does-discard =
    scarta { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
h3e-does-swap-hand =
    { $count ->
        [0] scarta quante carte vuoi e pescane altrettante
       *[other] scarta fino a { $count } carte e pescane altrettante
    }
h3e-does-shuffle-discard = rimescola i tuoi scarti nel mazzo
h3e-does-take-back =
    { $what ->
        [specialty] riprendi una specialità dai tuoi scarti
       *[knowledge-or-power] riprendi una Conoscenza o un Potere dai tuoi scarti
    }
h3e-does-remove =
    rimuovi { $what ->
        [artifact] un artefatto
        [spell] un incantesimo
        [artifact-or-spell] un artefatto o incantesimo
        [spells] uno o più incantesimi
        [ability] un'abilità
        [gained-ability] un'abilità che non sia quella iniziale
        [statistic] una caratteristica
        [sellable-card] una carta (non specialità, caratteristica, abilità iniziale o Freccia Magica)
        [spells-and-abilities] uno o più incantesimi e abilità
       *[card] una carta
    } della mano{ $how ->
        [hand] {""}
       *[hand-or-discard] {" "}o degli scarti
    }
h3e-does-gain-statistic = ottieni una caratteristica a scelta
h3e-does-swap-statistic = cambia una caratteristica della mano o degli scarti con una di altro tipo
h3e-does-empower =
    cambia una caratteristica della mano{ $what ->
        [hand] {""}
       *[hand-or-discard] {" "}o degli scarti
    } con quella potenziata
h3e-does-lose-permanent = perdi la carta permanente in gioco
h3e-does-enemy-discards = un avversario scarta una carta a caso
h3e-does-spell-book = dal round dopo, il segnalino libro degli incantesimi compra Cerca (2) incantesimi per { $count } d'oro
h3e-does-free-spell-book = il segnalino libro degli incantesimi non costa nulla e non richiede la Gilda dei Maghi
h3e-does-school-search = invece di Cercare incantesimi, nomina una scuola, scarta dal mazzo incantesimi finché non ne esce uno di quella e prendilo
h3e-does-spell-search = una ricerca di incantesimi può essere Cerca ({ $count })
h3e-does-two-events = per un evento pesca due carte, risolvine una e metti l'altra sotto il mazzo
h3e-does-recruits =
    puoi reclutare unità { $what ->
        [bronze] di bronzo
        [silver] d'argento
       *[gold] d'oro
    }
h3e-does-reinforces = puoi rinforzare unità
h3e-does-fortifies = la città ha Muri, Cancello e Torre degli Arcieri in un assedio
h3e-does-reinforce =
    rinforza { $what ->
        [bronze] un'unità di bronzo
        [bronze-or-silver] un'unità di bronzo o d'argento
        [goblins] i Goblin
       *[any] un'unità
    } { $how ->
        [half] a metà prezzo, arrotondata in su
        [less-3] a 3 d'oro in meno
       *[free] gratis
    }
h3e-does-cheaper-reinforcing = un rinforzo costa { $count } d'oro in meno
h3e-does-recruit-or-reinforce = recluta o rinforza gratis le Fate
h3e-does-units-for-anything = materiali e preziosi valgono come oro per le unità
h3e-does-cube = un cubo sopra, al massimo { $count }
h3e-does-spend-cube = un cubo
h3e-does-attack = Attacco +{ $count }
h3e-does-defense = Difesa +{ $count }
h3e-does-power = { $count } di potere
h3e-does-easier-neutrals = gli eserciti neutrali si pescano a una difficoltà in meno
h3e-does-stronger-schools =
    { $what ->
        [air-and-water] gli incantesimi di Aria e Acqua hanno 1 potere in più
       *[earth-and-fire] gli incantesimi di Terra e Fuoco hanno 1 potere in più
    }
h3e-does-sure-defense = le unità che si difendono hanno Difesa +1 senza tirare
h3e-does-truce = gli eroi non si attaccano tra loro
h3e-does-free-whirlpools = un Vortice non costa unità e scegli tu l'uscita
h3e-does-reveal-tile = rivela una tessera vicina o piazzane una
h3e-does-rotate-tile = ruota una tessera vicina senza eroi
h3e-does-clear-cubes = tutti i cubi neri lasciano la mappa
h3e-does-pandora = pesca una carta Pandora
h3e-does-dice =
    tira { $count } { $count ->
        [one] dado
       *[other] dadi
    } { $what ->
        [resource] risorse
       *[treasure] tesoro
    }
h3e-does-take-die = prendi un risultato
h3e-does-pay-die = paga ciò che mostra il dado
h3e-does-lose-die = perdi ciò che mostra un dado a tua scelta
h3e-does-step-of-die = rendita della risorsa uscita +1 passo
h3e-does-name-resource = nomina una risorsa
h3e-does-gamble = fino a { $count } volte: 3 d'oro, 2 materiali o 1 prezioso → un dado risorse
h3e-does-dice-pool =
    { $what ->
        [match] prendi un dado della riserva che mostra lo stesso dei tuoi
        [share] dividete la riserva di dadi
       *[roll] tirate due dadi tesoro e due risorse come riserva; a partire da chi pesca, ognuno ne tira uno di ciascuno e può prendere un dado della riserva che mostra lo stesso
    }
h3e-does-barter = scambia un tipo di risorsa con un altro con un altro giocatore
h3e-does-auction = { $count } volte: scoprite un artefatto e offrite oro in segreto; chi offre di più paga e lo prende; senza offerte o in parità si scarta
h3e-does-lay-in = nomina la carta della tua mano che hai messo al centro
h3e-does-reroll = una volta per turno puoi ritirare un dado tesoro o risorse
h3e-does-spoils = un dado risorse per ogni combattimento vinto, tranne i rapidi
h3e-does-buy-artifacts =
    compra { $count ->
        [one] un artefatto scoperto
       *[other] fino a { $count } artefatti scoperti
    }: minore { $minor }, maggiore { $major }, reliquia { $relic } d'oro
h3e-does-main-mp =
    { $count ->
        [one] { $count } punto movimento
       *[other] { $count } punti movimento
    } per l'eroe principale
h3e-does-draw-keep =
    pesca { $count } { $what ->
        [spells] incantesimi
       *[abilities] abilità
    } e tieni una carta
h3e-does-take-card =
    prendi { $what ->
        [minor-artifact] un artefatto minore
        [artifact] l'artefatto
        [spell] un incantesimo
        [laid-in-card] una carta dal centro
        [necromancy] una carta Negromanzia dal mazzo abilità
       *[ability] un'abilità
    }
h3e-does-gain-unit =
    { $what ->
        [griffins] ottieni un'unità di Grifoni
       *[dragon-flies] ottieni un'unità di Libellule
    }
h3e-does-flip-pack =
    { $what ->
        [silver] gira un Branco d'argento sul lato Pochi
       *[any] gira un Branco sul lato Pochi
    }
h3e-does-lose-unit =
    { $what ->
        [cheapest] scarta la tua unità più economica
        [silver] scarta un'unità d'argento
       *[any] perdi un'unità
    }
h3e-does-search-per-two =
    Cerca ({ $count }) { $what ->
        [artifacts] artefatti
       *[abilities-or-spells] abilità o incantesimi
    } ogni due rimossi
h3e-does-recruit-neutrals =
    recluta { $count ->
        [one] una di queste unità neutrali
       *[other] fino a { $count } di queste unità neutrali
    } { $what ->
        [printed] { $count ->
            [one] al suo prezzo
           *[other] al loro prezzo
        }
        [half] a metà prezzo, arrotondata in su
       *[free] gratis
    }
h3e-does-nothing = niente

h3e-too-dear = { $what } costa { $cost }; manca: { $missing }. ({ $rule })
h3e-built-already = Già costruito in questa città: { $building }. ({ $rule })
h3e-build-token-used = Un solo edificio per round, già costruito; deve aspettare: { $building }. ({ $rule })
h3e-dwelling-first = Le dimore si costruiscono in ordine: prima di { $building } viene { $first }. ({ $rule })
h3e-no-trade = Uno scambio dà una risorsa per un'altra, una o più volte. ({ $rule })
h3e-trade-too-little = Questo scambio chiede { $price }; manca: { $missing }. ({ $rule })
h3e-no-building = Edificio sconosciuto: { $found }. Ci sono: { $options }.
h3e-no-faction = Fazione sconosciuta: { $found }. Ci sono: { $options }.
h3e-no-resource = Risorsa sconosciuta: { $found }. Ci sono: { $options }.
h3e-no-die = Dado sconosciuto: { $found }. Ci sono: { $options }.
h3e-no-difficulty = Difficoltà sconosciuta: { $found }. Ci sono: { $options }.
h3e-no-place = Luogo sconosciuto sulla mappa: { $found }.
h3e-no-hero = Eroe sconosciuto: { $found }.
h3e-no-scenario = Scenario sconosciuto: { $found }.
h3e-negative = Non può essere sotto 0: { $found }.
h3e-no-round = I round si contano da 1: { $found }.
h3e-start-unknown = Con cosa inizia { $scenario } sta nel suo libro; scrivilo.

tables-no-game = Nessuna tabella per questo gioco: { $found }. Ci sono: { $options }.
tables-no-table = Tabella sconosciuta: { $found }. Ci sono: { $options }.
tables-calculator-only = --have e --want vanno con la tabella trade, --faction con buildings.
tables-no-have = Di' cosa hai: --have "7 oro 2 preziosi".
tables-bad-purse = Non capito: { $found }. Scrivi quantità e risorse, come 7 oro 2 preziosi.
tables-too-much = { $found } è più di quanto regge la calcolatrice: al massimo { $most } per risorsa.
tables-too-many-bundles = È troppo per elencare tutto: di' cosa vuoi con --want.
tables-col-level = Livello
tables-col-hand = Limite di mano
tables-col-expert = Usi esperti
tables-col-experience = Esperienza
tables-col-brings = Porta
tables-col-give = Dai
tables-col-get = Ricevi
tables-col-die = Dado
tables-col-faces = Facce
tables-col-card = Carta
tables-col-building = Edificio
tables-col-cost = Costo
tables-col-faction = Fazione
tables-army = { $count } { $tier }
tables-specialty = Specialità { $level }
tables-search-abilities = Cerca ({ $count }) abilità
tables-have = Hai { $purse }.
tables-trade-line = { $paid } → { $gained }
tables-after = Allora hai { $purse }.
tables-no-trade-needed = Non serve scambiare.
tables-out-of-reach = Fuori portata, qualunque cosa scambi: { $cost }.
tables-bundles = Commerciando puoi avere una di queste:
