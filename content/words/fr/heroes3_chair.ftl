# La chaise vide de Heroes III : pourquoi les unités et les héros IA font ce qu'ils font, et les chances d'un combat.

## Qui une unité IA attaque

h3c-tier =
    { $tier ->
        [bronze] bronze
        [silver] argent
        [gold] or
        [azure] azur
       *[none] sans rang
    }
h3c-why-attack =
    { $which ->
        [nearest] { $unit } : un garde sans rang attaque le plus proche.
        [tower] La Tourelle tire comme une unité à distance d'argent ; premier de son ordre : { $wanted }{ $ranged ->
            [yes] , à distance
           *[no] , plus aucune cible à distance
        }.
        [neighbour] { $unit } : une unité à distance doit attaquer l'ennemi adjacent ; premier de son ordre : { $wanted }.
        [ranged] { $unit } : à distance, { $tier }. Premier de son ordre : { $wanted }{ $ranged ->
            [yes] , à distance
           *[no] , plus aucune cible à distance
        }.
       *[walking] { $unit } : { $tier }. Le premier rang de son ordre qu'elle peut attaquer : { $wanted }.
    } { $chosen }{ $spaces }
h3c-tied = À égale distance, le joueur choisit : { $targets }.
h3c-only-one = Une seule cible possible : { $target }.
h3c-closest =
    Cibles possibles : { $count } ; { $by ->
        [health] le moins de santé restante : { $target } ({ $steps }).
       *[steps] la plus proche : { $target } ({ $steps }).
    }
h3c-equal-spaces = {" "}Plusieurs espaces sont aussi proches : le joueur choisit.
h3c-nothing-more = {""}
h3c-passed-out-of-reach =
    { $steps ->
        [-1] { $unit } : inaccessible
       *[other] { $unit } : hors de portée, { $steps } pas
    }
h3c-passed-not-beside = { $unit } : pas adjacente
h3c-passed-tower = { $unit } : seules les unités à distance l'atteignent
h3c-passed-class =
    { $how ->
        [not-ranged] { $unit } : { $tier }, pas à distance
       *[later] { $unit } : { $tier } vient après
    }
h3c-passed-farther = { $unit } : plus loin ({ $steps })
h3c-passed-healthier = { $unit } : plus de santé restante ({ $left })

## Personne à attaquer

h3c-why-approach =
    { $how ->
        [nearer] { $unit } : aucun chemin vers personne ; au plus près de { $targets }.
       *[approach] { $unit } : personne à portée ; vers la première cible de l'ordre : { $targets }.
    }{ $count ->
        [one] {""}
       *[other] {" "}Plusieurs espaces se valent : le joueur choisit.
    }
h3c-why-wall = { $unit } : aucune unité à portée ; le Mur le plus proche est brisé.
h3c-why-to-wall = { $unit } : rien à portée ; vers le Mur le plus proche.
h3c-why-defend = { $unit } : aucun passage par-dessus les Murs ni par la Porte, donc défense.
h3c-why-hold = { $unit } : rien à faire ; pas de mouvement.
h3c-why-done = { $unit } : plus rien à faire.
h3c-why-instead = { $unit } : personne à portée ; à la place, ce que la carte permet.
h3c-why-answer =
    { $what ->
        [return] Revenir ne nuit à personne : le réglage de cette table décide.
        [reroll] Un −1 est relancé, rien d'autre.
        [rescue] Sauver une de ses unités ne coûte rien.
        [heal-ally] Le rang le plus haut est soigné d'abord, puis la plus blessée.
        [flee] Les règles ne disent pas où : le joueur choisit.
        [first-placed] Égales en tout : le joueur choisit.
       *[other] Le mal est fait chaque fois que possible, à la première cible de l'ordre.
    }{ $count ->
        [one] {""}
       *[other] {" "}Toujours à égalité : le joueur choisit.
    }

## Les cartes du héros IA

h3c-why-card =
    { $rule ->
        [card-draw] Une carte IA par activation.
        [card-attack] { $card } : Attaque +{ $amount } pour la prochaine unité IA qui attaque.
        [card-defense] { $card } : Défense +{ $amount } sur { $units } jusqu'à sa première attaque subie.
        [card-magic] { $card } : le sort suivant, avec pouvoir { $amount }.
        [card-no-spell] { $card } : il n'y a pas de sort à lancer.
        [card-skill] { $card } : utilisez la carte de capacité du scénario, { $amount ->
            [one] une fois
           *[other] { $amount } fois
        }.
        [spell-harm] { $spell } nuit : sur la Défense la plus haute, { $units }.
        [spell-help] { $spell } aide : sur l'unité IA à la Défense la plus haute, { $units }.
        [spell-several] { $spell } en touche plusieurs : là où se tiennent le plus de hauts rangs, { $units }.
        [spell-defence] { $spell } : un jeton Défense pour la Défense la plus haute qui n'en a pas, { $units }.
        [spell-heal] { $spell } soigne la plus blessée du plus haut rang, { $units }.
        [spell-round] { $spell } dure un tour : sur la Défense la plus haute, { $units }.
        [spell-kept] Plus de la moitié des unités concernées ont agi : { $spell } est gardé pour le prochain tour.
        [spell-from-last-round] { $spell } était gardé ; il est lancé au lieu de piocher une carte.
        [spell-weaken] { $spell } affaiblit celle qui va riposter, { $units }.
        [spell-summon] { $spell } : où ils apparaissent n'est pas dit ; le joueur choisit.
        [spell-table] { $spell } : les règles ne disent pas comment un héros IA l'utilise ; la table le résout avec pouvoir { $amount }.
        [spell-useless] { $spell } ne sert à rien maintenant : { $card } va sous le paquet IA.
       *[spell-back] { $spell } ne sert à rien maintenant : il est remélangé.
    }{ $count ->
        [one] {""}
       *[other] {" "}Égales en tout : le joueur choisit.
    }

## Ce que la table peut choisir

h3c-option-attack = Attaquer { $target } depuis { $space }
h3c-option-attack-here = Attaquer { $target } sans bouger
h3c-option-move = Aller en { $space }
h3c-option-on = Sur { $units }
h3c-option = { $what }
h3c-not-mine = Aucune unité IA ne doit agir maintenant.

## Le héros IA sur la carte

h3c-map-the-town = la Ville du joueur
h3c-map-moves =
    { $fields ->
        [one] Avancer de 1 case vers { $target }. Les cases traversées sont visitées et prises, les neutres battus sans combat.
       *[other] Avancer de { $fields } cases vers { $target }. Les cases traversées sont visitées et prises, les neutres battus sans combat.
    }
h3c-map-attacks = Attaquer { $target }.
h3c-map-flags = Prendre { $target } ; le héros IA n'y gagne rien.
h3c-map-reveals = Révéler la tuile pour 1 point de mouvement ; le joueur choisit son orientation.
h3c-map-besieges = Attaquer la Ville du joueur.
h3c-map-choose = À égale distance, le joueur choisit : { $options }.
h3c-map-look = Regarder autour de la nouvelle case ; mouvement restant : { $left }
h3c-map-ends = Plus de mouvement : le tour est fini.
h3c-map-hero = Un héros du joueur sur la même tuile passe d'abord : tout le mouvement sert à l'attaquer.
h3c-map-flaggable = Aucun héros du joueur sur cette tuile ; la Mine ou l'Enclave la plus proche à prendre.
h3c-map-town = Ni héros ni rien à prendre sur cette tuile : vers la Ville du joueur.
h3c-map-passed = { $target }
h3c-map-negative = Les distances et le mouvement ne peuvent pas être négatifs.

## Chances

h3c-policy =
    { $policy ->
        [cautious] prudent
        [reckless] téméraire
       *[sensible] raisonnable
    }
h3c-no-policy = « { $found } » n'est pas une façon de jouer. Il y a : { $options }.
odds-no-game = Pas de chances pour « { $found } ». Il y en a pour : { $options }.
odds-one-of = Demandez une seule chose : un combat (--mine et --level), un duel (--duel) ou le tableau (--table).
odds-no-army = Nommez vos unités : --mine "castle:Marksmen/pack,castle:Crusaders/few".
odds-no-level = Nommez le niveau de la case, { $options } : --level IV.
odds-no-difficulty = « { $found } » n'est pas une difficulté. Il y a : { $options }.
odds-no-field-level = « { $found } » n'est pas un niveau de case. Il y a : { $options }.
odds-progress = Combats
odds-table-progress = Duels
odds-fight = { $fights } { $fights ->
        [one] combat
       *[other] combats
    } sur une case de niveau { $level }, { $difficulty } ; jeu { $policy }
odds-win = Victoire : { $share } % ({ $low }–{ $high })
odds-round = Victoire au premier tour de combat : { $share } % ({ $low }–{ $high })
odds-retreat = Fuite : { $share } % ({ $low }–{ $high })
odds-defeat = Défaite : { $share } % ({ $low }–{ $high })
odds-experience = Expérience attendue : { $mean } ({ $low }–{ $high })
odds-loss = { $unit } : perte { $gone } %, de Groupe à Quelques { $flipped } %
odds-what-if =
    Et si… : { $how ->
        [without] sans { $unit }
       *[with] avec { $unit }
    } : { $share } %, { $gap } points (de { $low } à { $high })
odds-quick = Combat instantané : le niveau du héros dépasse celui de la case. Ni combat, ni expérience.
odds-open = Combats sans fin après { $limit } tours de combat : { $count }
odds-speed = { $rate } combats par seconde
odds-duel = { $first } contre { $second } : { $wins } % à { $loses } %
odds-duel-draw = Ne finit jamais : { $draw } %
odds-duel-rounds = Tours de combat attendus : { $rounds }
odds-duel-left = Santé restante, en moyenne : { $first } et { $second }
