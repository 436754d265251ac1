# La serata di Heroes III: come comincia e finisce, combattimenti, eroi IA, campagne.

## Inizio

h3s-tb-scenario = Scenario: { $title }
h3s-tb-victory = Per vincere: { $text }
h3s-tb-limit =
    { $rounds ->
        [one] La partita dura { $rounds } round.
       *[other] La partita dura { $rounds } round.
    }
h3s-tb-own-book =
    { $mode ->
        [campaign] Prendete il bonus iniziale che il libro della campagna dà per questo scenario.
       *[tournament] Come si costruisce la mappa e come si contano i punti: guardate il libro del torneo.
    }
h3s-tb-begins = { $name }: { $faction }, { $hero }. Risorse: { $purse }. Rendita: { $income }. Carte nel mazzo: { $cards }
h3s-tb-unavailable = Una carta della lista non disponibile: Cerca (3) nel suo mazzo.
h3s-tb-restocked = { $name }: nessuna unità rimasta, quindi tornano quelle iniziali.

## Rifiutato all'inizio

h3s-tb-names = Ogni { $field } deve esserci, una volta sola: { $found }
h3s-tb-no-rule = Regola opzionale sconosciuta: { $found }. Ci sono: { $options }.
h3s-tb-no-unit = Unità sconosciuta: { $found }
h3s-tb-no-card = Carta sconosciuta: { $found }
h3s-tb-other-mode = { $scenario } si gioca come { $mode }. ({ $rule })
h3s-tb-players =
    { $count ->
        [one] È per un giocatore; qui sono { $found }. ({ $rule })
        [same] È per { $most } giocatori; qui sono { $found }. ({ $rule })
       *[other] È per un numero di giocatori da { $least } a { $most }; qui sono { $found }. ({ $rule })
    }
h3s-tb-twice =
    { $what ->
        [faction] Due giocatori non possono avere la stessa fazione: { $found }. ({ $rule })
       *[hero] Due giocatori non possono avere lo stesso eroe: { $found }. ({ $rule })
    }
h3s-tb-teams = Ognuno appartiene a una di { $count } squadre. ({ $rule })
h3s-tb-wrong-hero = { $hero } è di { $faction }, non di { $wanted }. ({ $rule })
h3s-tb-no-box = A { $name } serve una scatola che non è sul tavolo: { $box }. ({ $rule })
h3s-tb-no-such-box = Scatola sconosciuta: { $found }. Ci sono: { $options }.
h3s-tb-not-there = { $scenario } non si gioca con { $found }, ma con: { $options }. ({ $rule })

## La fine

h3s-tb-claimed =
    { $count ->
        [one] Condizione di vittoria raggiunta da { $winners }
       *[other] Condizione di vittoria raggiunta insieme da { $winners }
    }
h3s-tb-ends-with-round = La partita finisce con questo round.
h3s-tb-is-out = { $name } è fuori dal gioco. ({ $rule })
h3s-tb-out =
    { $name } è fuori: { $why ->
        [homeless] tre round completi senza città né insediamenti
        [beaten] eroe principale sconfitto senza città né insediamenti
       *[table] lo dice il tavolo
    }. Cubi e miniature lasciano la mappa.
h3s-tb-homeless =
    { $left ->
        [one] { $name } non ha città né insediamenti: fuori dopo un altro round completo.
       *[other] { $name } non ha città né insediamenti: fuori dopo altri { $left } round completi.
    }
h3s-tb-home-again = { $name } ha di nuovo una città o un insediamento.
h3s-tb-one-out = Lo scenario dice se la partita continua.
h3s-tb-cube = { $name } ottiene un cubo di fazione di { $enemy }.
h3s-tb-all-cubes = { $name } ha un cubo di fazione di ogni nemico.
h3s-tb-last-round = Il round { $round } sarà l'ultimo.
h3s-tb-won =
    { $count ->
        [one] Vince
       *[other] Vincono
    } { $winners }{ $reason ->
        [cubes] : un cubo di fazione di ogni nemico.
        [last] : non resta nessun altro.
       *[claimed] : condizione di vittoria raggiunta.
    }
h3s-tb-lost =
    Lo scenario è perso{ $reason ->
        [limit] : l'ultimo round è finito.
        [out] : non resta nessuno.
       *[claimed] .
    }
h3s-tb-nobody =
    Non ha vinto nessuno{ $reason ->
        [limit] : l'ultimo round è finito.
        [out] : non resta nessuno.
       *[claimed] .
    }
h3s-tb-figure =
    { $what ->
        [rounds] Round
        [level] Livello dell'eroe
        [cards] Carte
        [units] Unità
        [gold-gained] Oro ottenuto
        [materials-gained] Materiali ottenuti
        [valuables-gained] Preziosi ottenuti
        [built] Edifici costruiti
        [recruited] Unità reclutate
        [reinforced] Unità rinforzate
        [units-lost] Unità perse
        [fights-won] Combattimenti vinti
        [fights-lost] Combattimenti persi
        [retreats] Ritirate
        [quick] Combattimenti rapidi
        [heroes-beaten] Eroi sconfitti
        [visited] Luoghi visitati
        [flagged] Caselle marcate
       *[moved] Punti movimento spesi
    }

## Campagne

h3s-tb-no-campaign = Si conservano carte solo nelle campagne. ({ $rule })
h3s-tb-not-over = Lo scenario non è ancora finito. ({ $rule })
h3s-tb-noted-list = Uno scenario perso ricomincia con il mazzo annotato. ({ $rule })
h3s-tb-not-carried = Questa carta non si può conservare: { $found }. Ci sono: { $options }.
h3s-tb-carry-count = Carte da scegliere: { $wanted }; qui sono { $found }. ({ $rule })
h3s-tb-carries = { $name }: livello di nuovo I; carte nel prossimo mazzo: { $cards }

## Combattimenti

h3s-tb-neutrals = unità neutrali di livello { $level }
h3s-tb-garrison = Difesa senza eroe
h3s-tb-a-surrender = Resa
h3s-tb-the-combat = Combattimento
h3s-tb-spoils = Eroe sconfitto di { $name }
h3s-tb-fight =
    { $name }: combattimento dell'eroe { $hero ->
        [main] principale
       *[secondary] secondario
    } contro { $enemy }
h3s-tb-taken-to-table = Il combattimento si gioca nell'app.
h3s-tb-town-first = Prima di piazzare le unità, tutti possono ancora usare i segnalini della città.
h3s-tb-may-yield = { $name }: un eroe secondario attaccato può darsi per sconfitto subito, senza combattere.
h3s-tb-first-combat = { $source } vale per questo combattimento.
h3s-tb-hero-combat = { $building }, per { $name }: { $does }
h3s-tb-guards = { $place }: { $text }
h3s-tb-morale-cards = Le carte morale sostituiscono i segnalini. Togliete quelle con il simbolo della battaglia; che cosa fa una carta sta scritto su di essa.
h3s-tb-guards-named = Di guardia: { $units }
h3s-tb-guards-played = Qualcuno gioca questa fazione, quindi non difende una Città Casuale: { $faction } ({ $rule })
h3s-tb-guards-other = Per { $place } sono stampate altre guardie. { $text } ({ $rule })
h3s-tb-no-guards = { $place }: di' prima quale fazione la difende.
h3s-tb-bank-guards = { $place } è una Banca di creature con quattro guardie proprie: comincia il combattimento contro la banca. ({ $rule })
h3s-tb-neutral-discards =
    { $count ->
        [0] I mazzi neutrali sono completi; i loro scarti sono vuoti.
        [one] Scarti dei mazzi neutrali: 1 carta
       *[other] Scarti dei mazzi neutrali: { $count } carte
    }
h3s-tb-called-off = Il combattimento è annullato.
h3s-tb-outcome =
    { $name }: { $outcome ->
        [victory] vittoria
        [defeat] sconfitta
        [retreat] ritirata
        [surrender] resa
        [surrendered] vittoria, il nemico si arrende
       *[quick] Combattimento rapido: l'eroe supera il livello della casella, nessuno combatte
    }
h3s-tb-retreats =
    { $name }: l'eroe { $hero ->
        [main] principale
       *[secondary] secondario
    } torna sull'ultima casella visitata, senza visitarla.
h3s-tb-goes-home =
    { $hero ->
        [homeless] { $name }: l'eroe principale è sconfitto e non ha città né insediamento in cui andare.
        [main] { $name }: l'eroe principale va in una sua città o in un suo insediamento.
       *[secondary] { $name }: l'eroe secondario lascia la mappa e si può ingaggiare di nuovo.
    }
h3s-tb-visit-now = { $name } visita ora la casella.
h3s-tb-ai-beaten = { $hero }: sconfitta. Cosa porta lo dice lo scenario.
h3s-tb-no-level = Livello sconosciuto: { $found }. Ci sono: { $options }.
h3s-tb-no-fight = Nessun combattimento è aperto.
h3s-tb-fighting = Un combattimento è aperto; finiscilo prima. ({ $rule })
h3s-tb-not-your-turn = Gli eroi attaccano nel proprio turno, e non è il turno di { $name }. ({ $rule })
h3s-tb-no-units = { $name } non ha unità per combattere. ({ $rule })
h3s-tb-no-secondary = { $name } non ha un eroe secondario. ({ $rule })
h3s-tb-own-hero = Nessuno combatte contro il proprio eroe: { $found }
h3s-tb-ally = { $name } è della tua parte: niente attacchi. ({ $rule })
h3s-tb-truce = Per ora gli eroi non si attaccano: { $source }. ({ $rule })
h3s-tb-no-retreat = Ci si ritira solo dalle unità neutrali. ({ $rule })
h3s-tb-no-azure-retreat = Non ci si ritira dalle unità azzurre. ({ $rule })
h3s-tb-no-quick = Il combattimento rapido chiede un eroe sopra il livello della casella. ({ $rule })

## Eroi IA

h3s-tb-ai-hero = Eroe IA
h3s-tb-hero-of =
    { $hero ->
        [main] eroe principale di { $name }
       *[secondary] eroe secondario di { $name }
    }
h3s-tb-ai-turn = Turno: { $hero }; movimento: { $movement }. Di' che cosa ha intorno.
h3s-tb-ai-fight = Comincia il combattimento, attacca l'IA: { $hero }
h3s-tb-ai-choose = Guarda di nuovo e nomina solo ciò che hai scelto.
h3s-tb-ai-skills = Carte Capacità, { $hero }: { $cards }
h3s-tb-ai-card-owned =
    { $name } ha { $card }. { $kind ->
        [spell] Se non ne resta un'altra copia, l'eroe IA lancia invece Freccia Magica.
       *[skill] Se non ne resta un'altra copia, { $name } la cede all'eroe IA e fa Cerca (3).
    }
h3s-tb-ai-elsewhere = Guardate nella pagina dello scenario con che altro combatte { $hero }.
h3s-tb-ai-set =
    { $hero }, correzione: { $count ->
        [one] 1 unità
       *[other] { $count } unità
    }, { $beaten ->
        [yes] fuori gioco
       *[no] in gioco
    }.
h3s-tb-ai-not-now = { $hero } si muove dopo i giocatori. ({ $rule })
h3s-tb-ai-spent = { $hero } non ha più movimento. ({ $rule })
h3s-tb-ai-aim = Un eroe IA punta alle miniere e agli insediamenti della sua tessera, non a questo: { $place }. ({ $rule })
h3s-tb-ai-beaten-already = { $hero } è già fuori gioco. ({ $rule })
h3s-tb-no-ai-hero =
    Eroe IA sconosciuto: { $found }. { $count ->
        [0] Non ce ne sono.
       *[other] Ci sono: { $options }.
    }
h3s-tb-no-ai-army = L'esercito di questo eroe IA non è noto: { $found }. Lo dice la pagina dello scenario.
h3s-tb-no-ai-card = Carta IA sconosciuta: { $found }. Ci sono: { $options }.
h3s-tb-ai-decks = { $hero }, correzione: livello { $level }. Carte IA: { $cards }, incantesimi: { $spells }, carte Capacità usate: { $skills }

## In un terminale

h3s-tb-line-matter = { $number } ({ $name }): { $asked }
h3s-tb-line-sheet =
    { $name } · { $faction } · { $hero } { $level }{ $out ->
        [yes] {" "}· fuori
       *[no] {""}
    } · { $purse } · rendita: { $income } · movimento { $movement }{ $morale ->
        [positive] {" "}· morale positivo
        [negative] {" "}· morale negativo
       *[none] {""}
    } · { $count ->
        [0] nessuna unità
       *[other] { $units }
    }
