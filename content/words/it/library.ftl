# La biblioteca nel terminale, e i nomi delle carte comuni a più giochi.

## Carte

card-type-action = Azione
card-type-item = Oggetto
card-type-champion = Campione
card-type-minion = Servitore
card-type-hoard-item = Carta Tesoro
card-type-soul-jar = Vaso dell'anima
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

rules-nothing = Nessun risultato per «{ $asked }».
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
cards-ours = Il nome è una nostra traduzione.
cards-used = Usata in: { $places }

## Rifiutato

library-no-card = Non c'è nessuna carta «{ $found }». Le più vicine: { $options }.
library-no-card-at-all = Non c'è nessuna carta «{ $found }». Cercala: companion cards "{ $found }"
library-no-type = Qui non c'è nessun tipo «{ $found }». Ci sono { $options }.
library-where-bad = «{ $found }» non è un filtro. Scrivilo così: faction=guild, o cost=5.
