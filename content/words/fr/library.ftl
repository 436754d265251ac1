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

rules-nothing = Rien trouvé pour « { $asked } ».
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
cards-ours = Le nom est notre traduction.
cards-used = Sert dans : { $places }

## Refusé

library-no-card = Il n'y a pas de carte « { $found } ». Les plus proches : { $options }.
library-no-card-at-all = Il n'y a pas de carte « { $found } ». Cherchez-la : companion cards "{ $found }"
library-no-type = Il n'y a pas de type « { $found } » ici. Il y a { $options }.
library-where-bad = « { $found } » n'est pas un filtre. Écrivez-le ainsi : faction=guild, ou cost=5.
