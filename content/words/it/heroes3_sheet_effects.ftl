# Cosa fanno gli effetti sui fogli di Heroes III: domande, risposte, luoghi, carte, commercio.

## Risposte

h3s-fx-none = No, grazie
h3s-fx-yes = Sì
h3s-fx-done = Fatto
h3s-fx-app = Lo fa l'app
h3s-fx-redraw = Impossibile: pescate un'altra carta
h3s-fx-take = Prendi: { $faces }
h3s-fx-reroll = Ritira questo dado: { $face }
h3s-fx-face = { $face }
h3s-fx-card = { $card }
h3s-fx-player = { $name }
h3s-fx-flag = { $flag }
h3s-fx-swap = { $old } → { $new }
h3s-fx-price = { $what }: { $cost }
h3s-fx-hero =
    { $hero ->
        [secondary] Eroe secondario
       *[main] Eroe principale
    } ({ $points })
h3s-fx-resource =
    { $resource ->
        [gold] Oro
        [materials] Materiali da costruzione
       *[valuables] Preziosi
    }
h3s-fx-unit = { $unit }
h3s-fx-unit-side = { $unit } ({ $side })
h3s-fx-kind =
    { $kind ->
        [artifact] un artefatto
        [spell] un incantesimo
        [ability] un'abilità
       *[other] un'altra carta
    }
h3s-fx-source =
    { $kind ->
        [level] livello { $what }
        [bonus] bonus iniziale
        [start] unità iniziali
        [order] ordine di turno
        [scenario] lo scenario
        [draw] pescare una carta
       *[other] { $what }
    }

## Domande

h3s-fx-choose = { $name }, { $source }: cosa scegli?
h3s-fx-may = { $name }, { $source }: { $does }?
h3s-fx-if = { $name }, { $source }: è così? { $does }
h3s-fx-offer = { $name } può usare { $source }: { $does }
h3s-fx-tell = { $name }, { $source }: { $text }
h3s-fx-tell-name = { $name }: { $source }
h3s-fx-trade = { $name } può commerciare quanto vuole; poi, «fatto».
h3s-fx-which-hero = { $name }: quale eroe? { $does }
h3s-fx-roll =
    { $name }, { $source }: tira { $count } { $count ->
        [one] dado
       *[other] dadi
    } { $die ->
        [resource] risorse
        [treasure] tesoro
       *[attack] d'attacco
    }
h3s-fx-rolled = { $name }, { $source }: cosa prendi?
h3s-fx-which-die = { $name }: quale dado? { $does }
h3s-fx-name-resource = { $name }: nomina una risorsa.
h3s-fx-bids =
    { $source }: scoprite un artefatto, offrite oro in segreto e mostrate insieme. Quanto offre ognuno? { $left ->
        [one] (L'ultimo artefatto.)
       *[other] ({ $left } artefatti.)
    }
h3s-fx-partner = { $name }, { $source }: chi accetta di scambiare risorse?
h3s-fx-barter = { $name } e { $to }, { $source }: quanto di quale risorsa per quanto di un'altra?
h3s-fx-barter-gives =
    { $name } dà { $resource ->
        [gold] oro
        [materials] materiali
       *[valuables] preziosi
    }
h3s-fx-barter-gets =
    { $to } dà { $resource ->
        [gold] oro
        [materials] materiali
       *[valuables] preziosi
    }
h3s-fx-match = { $name }, { $source }: i tuoi dadi coincidono. Quale dado della riserva prendi?
h3s-fx-lay-in = { $name }, { $source }: quale carta della tua mano hai messo? Nominala quando tutti ne hanno presa una; nessuna, se veniva da un mazzo.
h3s-fx-search =
    { $name }, { $source }: { $does }. { $pile ->
        [yes] Quale carta tieni, o prendi in cima ai suoi scarti?
       *[no] Quale carta tieni?
    }
h3s-fx-buy = { $name }: { $does }
h3s-fx-buys = { $name }, { $source }: { $does }
h3s-fx-statistic = { $name }, { $source }: { $does }. Quale carta?
h3s-fx-remove = { $name }, { $source }: { $does }. Quale carta?
h3s-fx-permanent = { $name }, { $source }: quale carta permanente si perde?
h3s-fx-lose-unit = { $name }, { $source }: { $does }. Quale unità?
h3s-fx-start-unit = { $name }: con quale unità inizi?
h3s-fx-taken = Quale casella ha perso { $name }?
h3s-fx-draw =
    { $name }: quale carta { $deck ->
        [draw-event] Evento
        [draw-pandora] Pandora
       *[draw-astrologers] Astrologi
    } è uscita?
h3s-fx-which-event = { $name }: quale dei due eventi accade?

## Cosa è successo

h3s-fx-pays = { $name } paga { $amount } ({ $source }).
h3s-fx-told = { $name }: { $does } ({ $source })
h3s-fx-is-done = { $name }: { $source }, fatto.
h3s-fx-no-sale =
    { $source }: { $tied ->
        [yes] le offerte più alte sono pari
       *[no] nessuno offre
    }; l'artefatto si scarta.
h3s-fx-no-match = { $name }, { $source }: nessun dado della riserva coincide.
h3s-fx-bartered = { $name } dà a { $to } { $gives } per { $gets }.
h3s-fx-laid-in = { $name } ha messo { $card } al centro.
h3s-fx-nothing = { $name }: { $source } non dà nulla.
h3s-fx-shows =
    { $name } tira { $count ->
        [one] il dado
       *[other] i dadi
    } { $die ->
        [resource] risorse
        [treasure] tesoro
       *[attack] d'attacco
    }: { $faces }
h3s-fx-rerolls = { $name } spende il morale positivo e ritira un dado.
h3s-fx-die-lost = { $name } perde { $amount } ({ $source }).
h3s-fx-cube =
    { $source }: { $count ->
        [one] { $count } cubo
       *[other] { $count } cubi
    } sopra
h3s-fx-settlement =
    L'insediamento di { $name } produce { $resource ->
        [gold] oro
        [materials] materiali
       *[valuables] preziosi
    }.
h3s-fx-necromancy = { $name }: solo la Necropoli può usare Negromanzia; puoi pescare un'altra carta al suo posto.
h3s-fx-empowered = { $name }: { $card } è ora potenziata.
h3s-fx-loses = { $name } perde { $what }.
h3s-fx-reinforces = { $name } rinforza { $unit } ({ $cost }).
h3s-fx-recruits = { $name } ottiene { $unit }.
h3s-fx-machine = { $name } ottiene { $machine } ({ $cost }).
h3s-fx-turned = { $name }: { $unit } passano al lato Pochi.
h3s-fx-nothing-to-reinforce = { $name } non ha unità da rinforzare così.
h3s-fx-no-unit = { $name } non ha una tale unità.
h3s-fx-lasts = { $source }, { $when }: { $does }
h3s-fx-over = Fine dell'effetto: { $source }
h3s-fx-astrologers = Gli astrologi proclamano: { $card }
h3s-fx-event = { $name } pesca un Evento: { $card }
h3s-fx-pandora = { $name } pesca una carta Pandora: { $card }
h3s-fx-put-aside = Mettete da parte { $card }: pescate un'altra carta.
h3s-fx-disputed = Non è certo: { $text }
h3s-fx-visits =
    { $name }, { $hero ->
        [secondary] eroe secondario
       *[main] eroe principale
    }: { $place }{ $category ->
        [visitable] {" "}(cubo nero)
       *[other] {""}
    }
h3s-fx-flags = { $name } marca { $place }.
h3s-fx-own-flag = { $place } è già di { $name }: non succede nulla.
h3s-fx-allied-flag = { $place } è di un alleato: per { $name } vale come vuota.
h3s-fx-flag-lost = { $name } non ha più { $flag }.
h3s-fx-had-no-flag = { $name } non aveva { $place } sul foglio.
h3s-fx-flag-of = { $place } di { $name }
h3s-fx-flag-chosen =
    { $place }{ $resource ->
        [gold] {" "}(oro)
        [materials] {" "}(materiali)
        [valuables] {" "}(preziosi)
       *[none] {""}
    }
h3s-fx-own-town =
    { $held ->
        [yes] { $name } riprende la propria città.
       *[no] { $name } ha perso la propria città per una marcatura; la plancia della città resta.
    }
h3s-fx-trades = { $name } scambia { $paid } con { $gained }.
h3s-fx-gives = { $name } dà { $amount } a { $to }.
h3s-fx-swaps = { $name } scambia { $card } con { $other } di { $to }.

## Rifiutato

h3s-fx-no-option = Qui non è una risposta: { $found }. Risposte: { $options }
h3s-fx-no-answer = { $source } aspetta una risposta; solo il tavolo può lasciarlo. ({ $rule })
h3s-fx-no-faces = Facce necessarie: { $count }, non «{ $found }». Facce: { $options }
h3s-fx-wrong-card = { $card } non è in quel mazzo; deve essere { $kinds }.
h3s-fx-no-such-card = Nessuna carta così: { $found }. Intendi: { $options }?
h3s-fx-too-many = { $count } sono troppi; al massimo { $most }. ({ $rule })
h3s-fx-bid-too-high = { $name } non può pagare { $bid }; manca: { $missing }. ({ $rule })
h3s-fx-one-for-another = Uno scambio dà un tipo di risorsa per un altro. ({ $rule })
h3s-fx-not-of-tier =
    { $unit }: { $which ->
        [silver] solo unità d'argento
        [bronze-and-silver] solo unità di bronzo e d'argento
       *[no-azure] nessuna unità azzurra
    }. ({ $rule })
h3s-fx-one-a-tier = Solo un'unità per livello. ({ $rule })
h3s-fx-no-elementals = { $unit }: non sono Elementali. ({ $rule })
h3s-fx-not-own-faction = { $unit }: non è un'unità della tua fazione ({ $faction }). ({ $rule })
h3s-fx-not-that-card = { $card } non può andare. Possibili: { $options } ({ $rule })
h3s-fx-nothing-to-remove = { $name } non ha una carta così. ({ $rule })
h3s-fx-no-fitting-unit = { $name } non ha unità per questo. ({ $rule })
h3s-fx-no-machines = Qui non c'è nessuna macchina da guerra che manchi a { $name }. ({ $rule })
h3s-fx-no-points = Nessun eroe ha { $count } di movimento. ({ $rule })
h3s-fx-no-cube = Nessun cubo su { $source }. ({ $rule })
h3s-fx-no-pandora = Le carte Pandora non sono a questo tavolo. ({ $rule })
h3s-fx-no-rerolls = Per una regola opzionale nessun dado si ritira. ({ $rule })
h3s-fx-no-reroll = { $name } non ha morale positivo per ritirare. ({ $rule })
h3s-fx-no-flag =
    { $name } non ha marcato { $place }. { $count ->
        [0] Non ha marcato nulla.
       *[other] Marcati: { $options }
    }
h3s-fx-town-held = { $name } ha già la propria città. ({ $rule })
h3s-fx-town-lost-already = { $name } ha già perso la propria città. ({ $rule })
h3s-fx-blocked = In una casella bloccata non si entra. ({ $rule })
h3s-fx-visit-numbers = I dadi vanno da 1 a { $dice }, le guardie impilate da 0 a { $guards }.
h3s-fx-no-trading = { $name } può commerciare solo visitando un emporio, o dove qualcosa lo dice. ({ $rule })
h3s-fx-not-minor = { $card } non è un artefatto minore. ({ $rule })
h3s-fx-give-something = Di' quanto si dà: 1 o più di qualcosa.
h3s-fx-give-others = Le risorse si danno a qualcun altro.
h3s-fx-give-too-little = { $name } non può dare { $amount }; manca: { $missing }. ({ $rule })
h3s-fx-not-allied = { $to } è dell'altra parte: si danno solo tra alleati. ({ $rule })
h3s-fx-give-on-turn = Gli alleati danno in un turno della loro parte. ({ $rule })
h3s-fx-give-at-post = In una partita cooperativa { $name } dà solo visitando un emporio. ({ $rule })
h3s-fx-no-giving = In questa modalità i giocatori non si danno nulla. ({ $rule })
h3s-fx-not-swapped = Si scambiano solo Incantesimi e Artefatti, non { $card }. ({ $rule })
h3s-fx-no-swap = Solo alleati in caselle adiacenti scambiano carte, e { $to } non è dei vostri. ({ $rule })
