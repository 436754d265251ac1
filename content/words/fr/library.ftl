# La bibliothèque dans un terminal, et les noms des cartes communes à plusieurs jeux.

## Cartes

card-type-action = Action
card-type-item = Objet
card-type-champion = Champion
card-type-minion = Serviteur
card-type-hoard-item = Objet du trésor
card-type-soul-jar = Jarre d'âme
card-type-power = Pouvoir
card-type-ability = Capacité
card-type-skill = Compétence
card-figure-cost = Coût
card-figure-copies = Exemplaires
card-cost = Coût { $cost }
card-faction-imperial = Empire
card-faction-guild = Guilde
card-faction-necros = Nécros
card-faction-wild = Sauvage
card-box-base = Boîte de base
card-box-characters = Packs de personnage
card-box-dragon = Dragon
card-box-lich = Liche
card-in-starters = Deck de départ : { $count }
card-in-pack =
    { $character ->
        [cleric] Clerc
        [fighter] Guerrier
        [ranger] Rôdeur
        [thief] Voleur
       *[wizard] Magicien
    } : { $count }
card-in-boss =
    { $boss } : { $count }{ $party ->
        [1] { "" }
       *[other] , dès { $party } héros
    }

## Dans un terminal

rules-nothing = Rien trouvé pour « { $asked } ». Essayez un seul mot, ou une autre langue.
rules-also = Aussi :
rules-example = Par exemple : { $example }
rules-uncertain = Pas certain : { $uncertain }
rules-see = Voir { $titles }
rules-source = Référence des règles, { $place }
rules-ours = Le nom est de nous ; aucune édition imprimée n'a été vue.
cards-count = { $count ->
    [one] Une carte
   *[other] { $count } cartes
}
cards-more = { $count ->
    [one] La première carte ; --limit en montre plus
   *[other] Les { $count } premières cartes ; --limit en montre plus
}
cards-group = { $name } : { $cards }
cards-ours = Le nom est notre traduction.
card-used-by = Sert dans
cards-used = Sert dans : { $places }

## Refusé

library-no-card = Il n'y a pas de carte « { $found } ». Les plus proches : { $options }.
library-no-card-at-all = Il n'y a pas de carte « { $found } ». Cherchez-la : companion cards "{ $found }"
library-no-type = Il n'y a pas de type « { $found } » ici. Il y a { $options }.
library-where-bad = « { $found } » n'est pas un filtre. Écrivez-le ainsi : faction=guild, ou cost=5.

# --- packs
expected-known-game = un jeu de l'étagère
expected-known-card = l'id d'une carte de la bibliothèque
expected-known-entry = l'id d'une entrée de la bibliothèque
expected-new-card = un id qu'aucune carte imprimée ne porte
expected-new-entry = un id qu'aucune règle imprimée ne porte
expected-another-id = un id pas encore utilisé dans ce fichier
expected-figure-once = chaque valeur d'une carte une seule fois
expected-pack-id = minuscules, chiffres et tirets, 60 au plus
pack-newer = Ce pack a été créé par un Companion plus récent (format { $found } ; cette appli connaît jusqu'à { $newest }). Mettez l'appli à jour et importez-le de nouveau.
pack-bad = { $file }, ligne { $line }, { $field } : trouvé : { $found } ; attendu : { $expected }.{ $count ->
    [1] { "" }
   *[other] { " " }Il y a { $count } erreurs en tout. Rien n'a été importé.
}
pack-mistake = { $file }, ligne { $line }, { $field } : trouvé : { $found } ; attendu : { $expected }
pack-mistakes = { $count ->
    [one] Le fichier a une erreur. Rien n'a été importé.
   *[other] Le fichier a { $count } erreurs. Rien n'a été importé.
}
pack-unknown = Il n'y a pas de paquet « { $pack } » sur cet appareil.
pack-holds =
    { $rules ->
        [one] { $rules } règle
       *[other] { $rules } règles
    }, { $corrections ->
        [one] { $corrections } correction
       *[other] { $corrections } corrections
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
pack-holds-more = { $common }, { $more }
pack-brought = Le paquet « { $name } » est sur l'étagère.
pack-replaced = Le paquet « { $name } » a été remplacé.
pack-removed = Le paquet « { $pack } » a été retiré.
pack-switched = { $pack } : { $state }
pack-on = actif
pack-off = inactif
packs-none = Pas encore de paquet. Écrivez une règle maison, corrigez un chiffre ou importez un fichier.
pack-conflict = { $what } : { $earlier } et { $later } diffèrent ; { $later } compte.

# --- cards of Terrinoth
card-type-heroes = Héros
card-type-activation = Carte d'activation
card-type-enemies = Ennemi
card-type-locations = Lieu
card-type-exploration = Carte exploration
card-type-conditions = État
card-type-quests = Quête

# --- Ce qui sert à filtrer les cartes
facet-type = Carte
facet-faction = Faction
facet-cost = Coût
facet-gold = Coût en or
facet-tier = Rang
facet-box = Boîte
facet-kind = Genre
facet-moves = Déplacement
facet-school = École
facet-level = Niveau
facet-duration = Durée
facet-terrain = Terrain
facet-layer = Couche de la carte
facet-origin = Origine
facet-certainty = Certitude
facet-trait = Trait
