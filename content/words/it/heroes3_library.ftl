# Ciò che dice la biblioteca di città, eroi, mappa, calendario e scenari di Heroes III (games/heroes3/catalogue_*.py).

h3l-one-source = Lo dice una sola fonte; controlla sulla tua carta.
h3l-copies =
    { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }
h3l-counted = { $count } × { $card }

## Città ed eroi

h3l-built-after = Solo dopo { $first }.
h3l-lets-recruit = Permette di reclutare
h3l-hero =
    { $path ->
        [might] Eroe di forza
       *[magic] Eroe di magia
    }, fazione { $faction }: { $profession }
h3l-starting-deck = Mazzo iniziale: { $cards }
h3l-starting-ability = Abilità iniziale
h3l-specialties = Specialità

## La mappa

h3l-category =
    { $category ->
        [visitable] Visitabile: dopo la visita si mette qui un cubo nero
        [flaggable] Da marcare: si mette qui il proprio cubo
        [revisitable] Rivisitabile: non si mette alcun cubo
       *[none] Niente da visitare
    }
h3l-place-mark =
    { $mark ->
        [shared] Possono starci cubi di più giocatori
        [token] Un segnalino che si mette su una casella di una tessera
        [dice] Se è stampato un numero, si tirano altrettanti dadi e se ne prende uno
       *[sea] Su tessere di mare
    }
h3l-guards = Su tessere di livello { $level }, guardie: { $guards }
h3l-guarded-by = Guardie
h3l-fields = Caselle
h3l-terrain =
    Terreno: { $terrain }; si posa { $layer ->
        [surface] in superficie
        [subterranean] sottoterra
       *[sea] in mare
    }
h3l-at =
    { $at ->
        [nw] nord-ovest
        [ne] nord-est
        [w] ovest
        [c] centro
        [e] est
        [sw] sud-ovest
       *[se] sud-est
    }
h3l-field =
    { $at ->
        [nw] Nord-ovest
        [ne] Nord-est
        [w] Ovest
        [c] Centro
        [e] Est
        [sw] Sud-ovest
       *[se] Sud-est
    }: { $place }{ $guard ->
        [none] { "" }
       *[other] , guardia di livello { $guard }
    }
h3l-place-of = { $place } ({ $faction })
h3l-place-dice =
    { $place } ({ $count ->
        [0] numero di dadi ignoto
        [one] { $count } dado
       *[other] { $count } dadi
    })
h3l-edges = Bordi esterni che nessuno può attraversare: { $where }
h3l-land = Terraferma: { $where }
h3l-corrected = Segue un'immagine della tessera contro l'elenco comune: { $where }.
h3l-list-only = Nessuno ha confrontato questa tessera con un'immagine; viene da un elenco.
h3l-doubt =
    { $doubt ->
        [dice] Non si sa quanti dadi dia il simbolo di tesoro.
        [edges] Non si sa quali bordi esterni siano chiusi.
        [land] Non è certo quali caselle siano terraferma.
        [blocked] Non è certo quale casella sia bloccata.
        [guards] I livelli delle guardie non sono certi.
        [terrain] Il terreno non è certo.
       *[order] Non è certo dove stia ogni casella.
    }

## Carte del calendario

h3l-redraw =
    { $when ->
        [first-astrologers] Nel primo round degli astrologi, mettila da parte e pescane un'altra.
        [no-sea] Senza tessere di mare, mettila da parte e pescane un'altra.
        [campaign] In una campagna, mettila da parte e pescane un'altra.
        [easy] A difficoltà facile, mettila da parte e pescane un'altra.
       *[impossible] Se non si può eseguire, mettila da parte e pescane un'altra.
    }
h3l-event-who =
    { $who ->
        [all] Partecipano tutti.
        [choose] Ognuno sceglie la propria via.
        [pass] Le carte fanno il giro del tavolo.
       *[drawer] Agisce solo chi l'ha pescata.
    }
h3l-morale-name =
    { $morale ->
        [positive] Morale positivo { $number }
       *[negative] Morale negativo { $number }
    }
h3l-morale-known = Le carte non hanno nome e se ne conoscono solo tre.
h3l-adventure-power = Potere di combattimento { $power }: { $reward }.
h3l-adventure-basic = Ricompensa base: { $reward }.
h3l-battlefield-only = Solo nelle modalità della scatola Battlefield.

## Scenari e regole opzionali

h3l-scenario =
    { $origin ->
        [fan-made] Uno scenario dei fan
       *[official] Uno scenario ufficiale
    }
h3l-players =
    { $range ->
        [yes] Da { $least } a { $most } giocatori
       *[no] { $least ->
            [one] { $least } giocatore
           *[other] { $least } giocatori
        }
    }
h3l-campaign = Campagna { $campaign }, scenario { $number }
h3l-own-heroes = I tuoi eroi: { $heroes }
h3l-enemy-heroes = Eroi nemici: { $heroes }
h3l-start-purse =
    { $carried ->
        [yes] Cominci con ciò che è rimasto dello scenario precedente e in più { $purse }
        [only] Cominci con ciò che è rimasto dello scenario precedente
       *[no] Cominci con { $purse }
    }
h3l-start-income = Rendita: { $purse }
h3l-start-units = Le tue unità: { $units }
h3l-start-buildings = Già costruito: { $buildings }
h3l-built =
    { $kind ->
        [bronze] dimora di bronzo
        [silver] dimora d'argento
        [gold] dimora d'oro
        [citadel] Cittadella
        [city-hall] Municipio
       *[mage-guild] Gilda dei Maghi
    }
h3l-unit = { $unit } ({ $side })
h3l-any-unit = un'unità { $tier ->
        [bronze] di bronzo
        [silver] d'argento
       *[gold] d'oro
    } a tua scelta ({ $side })
h3l-ai-army = Esercito dell'eroe IA: { $units }
h3l-ai-deck = Mazzo IA: { $cards }
h3l-ai-spells = I suoi incantesimi: { $cards }
h3l-ai-skills = Le sue carte Capacità: { $cards }
h3l-skill = { $hero } { $level } ({ $card })
h3l-group-heroes = Eroi
h3l-group-start = Le tue unità
h3l-group-army = Esercito dell'eroe IA
h3l-names-only = Qui si conoscono solo nomi, giocatori ed eroi; il resto è nel suo libro.
h3l-players-unknown = Non si sa per quanti giocatori sia.
h3l-assumed = Si suppone che usi { $heroes }.
h3l-elsewhere = Lo dice solo la pagina dello scenario: { $parts }.
h3l-ai-part =
    { $part ->
        [army] l'esercito dell'eroe IA
        [deck] il suo mazzo IA
        [spells] i suoi incantesimi
       *[skills] le sue carte Capacità
    }
h3l-optional =
    { $effect ->
        [harder] Rende la partita più difficile.
        [easier] Rende la partita più facile.
       *[variant] Cambia la partita senza renderla più facile o più difficile.
    }
