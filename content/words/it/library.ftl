# La biblioteca nel terminale, e i nomi delle carte comuni a più giochi.

## Carte

card-type-action = Azione
card-type-item = Oggetto
card-type-champion = Campione
card-type-minion = Servitore
card-type-hoard-item = Carta Tesoro
card-type-soul-jar = Giara di Anime
card-type-power = Potere
card-type-ability = Abilità
card-type-skill = Competenza
card-figure-cost = Costo
card-figure-copies = Copie
card-cost = Costo { $cost }
card-faction-imperial = Imperiale
card-faction-guild = Gilda
card-faction-necros = Necros
card-faction-wild = Selvaggi
card-box-base = Scatola base
card-box-characters = Mazzi personaggio
card-box-dragon = Drago
card-box-lich = Lich
card-in-starters = Mazzo iniziale: { $count }
card-in-pack =
    { $character ->
        [cleric] Chierico
        [fighter] Guerriero
        [ranger] Ranger
        [thief] Ladro
       *[wizard] Mago
    }: { $count }
card-in-boss =
    { $boss }: { $count }{ $party ->
        [1] { "" }
       *[other] , da { $party } eroi
    }

## Nel terminale

rules-nothing = Nessun risultato per «{ $asked }». Prova con una sola parola o in un'altra lingua.
rules-also = Anche:
rules-example = Per esempio: { $example }
rules-uncertain = Non è certo: { $uncertain }
rules-see = Vedi { $titles }
rules-source = Riferimento delle regole, { $place }
rules-ours = Il nome è nostro; nessuna edizione stampata era disponibile.
cards-count = { $count ->
    [one] Una carta
   *[other] { $count } carte
}
cards-more = { $count ->
    [one] La prima carta; con --limit se ne vedono di più
   *[other] Le prime { $count } carte; con --limit se ne vedono di più
}
cards-group = { $name }: { $cards }
cards-ours = Il nome è una nostra traduzione.
card-used-by = Usata in
cards-used = Usata in: { $places }

## Rifiutato

library-no-card = Non c'è nessuna carta «{ $found }». Le più vicine: { $options }.
library-no-card-at-all = Non c'è nessuna carta «{ $found }». Cercala: companion cards "{ $found }"
library-no-type = Qui non c'è nessun tipo «{ $found }». Ci sono { $options }.
library-where-bad = «{ $found }» non è un filtro. Scrivilo così: faction=guild, o cost=5.

# --- packs
expected-known-game = un gioco sullo scaffale
expected-known-card = l'id di una carta della biblioteca
expected-known-entry = l'id di una voce della biblioteca
expected-new-card = un id che nessuna carta stampata ha
expected-new-entry = un id che nessuna regola stampata ha
expected-another-id = un id non ancora usato in questo file
expected-figure-once = ogni valore di una carta una volta sola
expected-pack-id = minuscole, cifre e trattini, al massimo 60
pack-newer = Questo pacchetto è stato creato da un Companion più recente (formato { $found }; questa app conosce fino al { $newest }). Aggiorna l'app e importalo di nuovo.
pack-bad = { $file }, riga { $line }, { $field }: trovato: { $found }; atteso: { $expected }.{ $count ->
    [1] { "" }
   *[other] { " " }Gli errori sono { $count } in tutto. Non è stato importato niente.
}
pack-mistake = { $file }, riga { $line }, { $field }: trovato: { $found }; atteso: { $expected }
pack-mistakes = { $count ->
    [one] Il file ha un errore. Non è stato importato niente.
   *[other] Il file ha { $count } errori. Non è stato importato niente.
}
pack-unknown = Su questo dispositivo non c'è il pacchetto «{ $pack }».
pack-holds =
    { $rules ->
        [one] { $rules } regola
       *[other] { $rules } regole
    }, { $corrections ->
        [one] { $corrections } correzione
       *[other] { $corrections } correzioni
    }, { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
pack-holds-more = { $common }, { $more }
pack-brought = Il pacchetto «{ $name }» è sullo scaffale.
pack-replaced = Il pacchetto «{ $name }» è stato sostituito.
pack-removed = Il pacchetto «{ $pack }» è stato tolto.
pack-switched = { $pack }: { $state }
pack-on = attivo
pack-off = non attivo
packs-none = Ancora nessun pacchetto. Scrivi una regola della casa, correggi una cifra o importa un file.
pack-conflict = { $what }: { $earlier } e { $later } non concordano; vale { $later }.

# --- cards of Terrinoth
card-type-heroes = Eroe
card-type-activation = Carta attivazione
card-type-enemies = Nemico
card-type-locations = Luogo
card-type-exploration = Carta esplorazione
card-type-conditions = Stato
card-type-quests = Avventura

# --- Come si filtrano le carte
facet-type = Carta
facet-faction = Fazione
facet-cost = Costo
facet-gold = Costo in oro
facet-tier = Livello
facet-box = Scatola
facet-kind = Genere
facet-moves = Movimento
facet-school = Scuola
facet-level = Grado
facet-duration = Durata
facet-terrain = Terreno
facet-layer = Strato della mappa
facet-origin = Origine
facet-certainty = Certezza
facet-trait = Tratto
