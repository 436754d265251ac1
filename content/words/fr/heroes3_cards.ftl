# Ce que disent les cartes de Heroes III, composé à partir de leurs effets (games/heroes3/wording.py, wording_cards.py).
# Les phrases commencent en minuscule : elles peuvent se trouver dans une autre.

## Noms et valeurs

h3w-type =
    { $value ->
        [unit] Unité
        [statistic] Caractéristique
        [ability] Compétence
        [spell] Sort
        [artifact] Artéfact
        [specialty] Spécialisation
        [war-machine] Machine de guerre
        [building] Bâtiment
        [hero] Héros
        [astrologers] Proclamation des astrologues
        [event] Évènement
        [pandora] Carte Pandore
        [adventure] Carte Aventure
        [morale-card] Carte de moral
        [place] Lieu de la carte
        [tile] Tuile de carte
        [scenario] Scénario
        [optional-rule] Règle optionnelle
       *[ai-card] Carte IA
    }
h3w-facet-moves =
    { $value ->
        [flying] Volante
        [ranged] À distance
       *[ground] Terrestre
    }
h3w-facet-school =
    { $value ->
        [air] Air
        [earth] Terre
        [fire] Feu
        [water] Eau
       *[any] Toutes les écoles
    }
h3w-facet-level =
    { $value ->
        [basic] Basique
        [expert] Expert
        [minor] Mineur
        [major] Majeur
        [relic] Relique
        [might] Force
        [magic] Magie
        [skill] Capacité
       *[other] { $value }
    }
h3w-facet-certainty =
    { $value ->
        [agreed] Deux sources concordent
        [printed] Lue sur la carte
        [disputed] Les sources divergent
        [undisputed] Sans désaccord
        [pictured] Comparée à une image
        [listed] D'une liste seulement
       *[single] Une seule source
    }
h3w-facet-kind =
    { $value ->
        [city-hall] Hôtel de ville
        [citadel] Citadelle
        [mage-guild] Guilde des Mages
        [dwelling] Demeure
        [special] Bâtiment propre à la ville
        [might] Force
        [magic] Magie
        [visitable] Visitable
        [flaggable] À marquer
        [revisitable] Revisitable
        [none] Sans lieu
        [bank] Banque de créatures
        [adventure-event] Évènement
        [adventure-combat] Combat
        [event-all] Pour tous
        [event-choose] Chacun choisit
        [event-pass] Les cartes circulent
        [event-drawer] Pour qui la pioche
        [once] Une fois
        [instant] Instantanée
        [permanent] Permanente
        [positive] Moral positif
        [negative] Moral négatif
        [harder] Plus difficile
        [easier] Plus facile
       *[variant] Différente
    }
h3w-facet-duration =
    { $value ->
        [now] Maintenant
        [this-round] Cette manche
        [two-rounds] Deux manches
        [until-next-astrologers] Jusqu'aux prochains astrologues
        [until-replaced] Jusqu'à son remplacement
        [next-resource-round] Prochaine manche de ressources
        [next-round] Prochaine manche
        [first-combat] Premier combat de la manche
       *[not-stated] Inconnue
    }
h3w-facet-layer =
    { $value ->
        [surface] Surface
        [subterranean] Souterrain
       *[sea] Mer
    }
h3w-facet-origin =
    { $value ->
        [fan-made] De fans
       *[official] Officiel
    }
h3w-single = Ces valeurs viennent d'une seule source ; vérifiez-les sur votre carte.
h3w-banks = Banque de créatures
h3w-figure =
    { $figure ->
        [attack] Attaque
        [defense] Défense
        [health] Santé
        [initiative] Initiative
        [power] Pouvoir
        [knowledge] Savoir
        [factory] Fabrique de machines de guerre
       *[trading-post] Comptoir commercial
    }
h3w-price =
    Coût en { $resource ->
        [gold] or
        [materials] matériaux
       *[valuables] richesses
    }
h3w-figure-side = { $figure } ({ $side })
h3w-cost =
    { $side ->
        [pack] Améliorer : { $resource ->
            [gold] or
            [materials] matériaux
           *[valuables] richesses
        }
       *[few] Recruter : { $resource ->
            [gold] or
            [materials] matériaux
           *[valuables] richesses
        }
    }
h3w-in-neutrals =
    Paquet neutre : { $tier ->
        [bronze] bronze
        [silver] argent
        [gold] or
       *[azure] azur
    }

## Comment les phrases s'assemblent

h3w-list-or = { $one } ou { $other }
h3w-list-and = { $one } et { $other }
h3w-comma = { $one }, { $other }
h3w-or-else = { $one }, ou { $other }
h3w-if-you-like = si vous le voulez, { $phrase }
h3w-and-then = { $one } ; dans ce cas, { $other }
h3w-if-else = si { $test }, { $phrase } ; sinon, { $other }
h3w-if = si { $test }, { $phrase }
h3w-first = d'abord, { $phrase }
h3w-twice = { $phrase }, deux fois
h3w-on-side = { $side } : { $said }
h3w-line =
    { $trigger ->
        [activation] au début de son activation, { $said }
        [attacking] quand elle attaque, { $said }
        [striking] quand elle attaque ou riposte, { $said }
        [retaliating] quand elle riposte, { $said }
        [instead] au lieu de son activation, { $said }
        [map] hors combat, { $said }
       *[always] { $said }
    }.

## Capacités des unités

h3w-unit-no-retaliation = personne ne riposte
h3w-unit-attack-again =
    elle attaque encore une fois la même cible{ $what ->
        [apart] { $how ->
            [minus-or-zero] , si cette cible n'est pas adjacente et que le dé montre −1 ou 0
           *[any] , si cette cible n'est pas adjacente
        }
       *[any] { $how ->
            [minus-or-zero] , si le dé montre −1 ou 0
           *[any] { "" }
        }
    }
h3w-unit-attack-neighbours =
    { $what ->
        [two-enemies] elle attaque jusqu'à deux ennemis adjacents, l'un après l'autre
        [enemies] elle attaque tous les ennemis adjacents, l'un après l'autre
       *[everybody] elle attaque toutes les unités adjacentes, y compris les vôtres
    }
h3w-unit-attack-behind = l'espace juste derrière la cible est aussi attaqué, avec Attaque { $n }, ami ou ennemi ; l'unité qui s'y trouve ne riposte pas
h3w-unit-attack-beside = une unité à côté de la cible, amie ou ennemie, est aussi attaquée, avec Attaque { $n }
h3w-unit-damage-beside-target =
    si la cible n'est pas adjacente, une unité à côté d'elle, amie ou ennemie, subit { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
h3w-unit-damage-another-neighbour =
    un autre ennemi adjacent subit { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
h3w-unit-attack-another = si elle détruit ou retourne sa cible, elle peut attaquer un autre ennemi adjacent
h3w-unit-return = elle peut ensuite retourner à l'espace d'où elle est partie
h3w-unit-teleport = elle peut se déplacer vers n'importe quel espace libre
h3w-unit-two-dice =
    { $what ->
        [higher] elle lance deux dés d'attaque et garde le plus fort
       *[sum] elle lance deux dés d'attaque et les additionne
    }
h3w-unit-die-bonus = le résultat de son dé augmente de { $n }
h3w-unit-ignore-own-die = son dé ne change pas les dégâts
h3w-unit-reroll =
    { $how ->
        [once] un −1 sur son dé est relancé une fois
       *[until-gone] un −1 sur son dé est relancé jusqu'à un autre résultat
    }
h3w-unit-may-reroll =
    { $what ->
        [moved] elle peut relancer son dé une fois si elle s'est déplacée vers un autre espace
       *[zero] elle peut relancer son dé chaque fois qu'il montre 0
    }
h3w-unit-no-penalty =
    { $what ->
        [neighbours] elle n'a pas de pénalité de combat contre les unités adjacentes
       *[at-all] elle n'a aucune pénalité de combat
    }
h3w-unit-attack-bonus =
    { $what ->
        [die-zero-or-plus] elle a Attaque +{ $n } si son dé montre 0 ou +1
        [flipped] elle a Attaque +{ $n } si elle est passée de Groupe à Quelques dans ce combat
       *[stacked] elle a Attaque +{ $n } tant qu'elle a son jeton Pile
    }
h3w-unit-attack-against = elle a Attaque +{ $n } contre les { $creature }
h3w-unit-ignore-defense = la Défense imprimée sur la carte de la cible ne compte pas
h3w-unit-lower-defense =
    la cible a Défense −{ $n }{ $what ->
        [die-minus] { " " }si le dé montre −1
       *[always] { "" }
    }
h3w-unit-corrode = la cible reçoit un jeton Corrosion : Défense −{ $n } jusqu'à la fin du combat
h3w-unit-elemental-damage = ses attaques ignorent la Défense (dégâts élémentaires)
h3w-unit-extra-damage =
    elle lance un dé de plus : sur { $what ->
        [zero] un 0
       *[zero-or-plus] un 0 ou +1
    }, la cible subit { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
h3w-unit-poison =
    la cible reçoit { $n ->
        [one] un cube de poison
       *[other] { $n } cubes de poison
    }
h3w-unit-paralyze =
    { $what ->
        [die-minus] l'unité frappée est paralysée si le dé montre −1
        [extra-die-zero] elle lance un dé de plus : sur un 0, l'unité frappée est paralysée
        [stacked] l'unité frappée est paralysée tant qu'elle-même a son jeton Pile
       *[always] l'unité frappée est paralysée
    }
h3w-unit-death-stare =
    elle lance deux dés de plus : si les deux montrent { $what ->
        [minus] −1
       *[zero] 0
    }, la cible perd toute la santé de sa face
h3w-unit-frighten = elle lance un dé de plus : sur un 0, la cible fuit d'un espace et ne riposte pas
h3w-unit-weaken =
    { $trigger ->
        [instead] une unité quelconque reçoit un jeton Faiblesse : Attaque −{ $n } pendant 2 tours de combat
       *[attacking] la cible reçoit un jeton Faiblesse : Attaque −{ $n } pendant 2 tours de combat
    }
h3w-unit-dispel = les effets persistants que le camp de la cible a joués sur elle prennent fin
h3w-unit-weaken-retaliation = l'unité qui riposte a Attaque −{ $n }
h3w-unit-hinder-retaliation = l'unité qui riposte lance deux dés d'attaque et garde le plus faible
h3w-unit-heal-self =
    { $what ->
        [all] elle soigne tous ses dégâts
       *[some] elle soigne jusqu'à { $n } de ses dégâts
    }
h3w-unit-heal-ally-or-strengthen =
    elle soigne jusqu'à { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } d'une autre de vos unités ; si aucune n'est blessée, elle a Attaque +{ $m } pendant cette activation
h3w-unit-strengthen = une unité terrestre ou volante reçoit Attaque +{ $n } pendant 2 tours de combat
h3w-unit-harm =
    une unité quelconque subit { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } ; cela compte comme un sort, mais hors limite
h3w-unit-rescue-ally = une fois par combat, vous pouvez annuler une attaque qui détruirait une autre de vos unités ; l'unité sauvée ne riposte pas
h3w-unit-rebirth = une fois par combat, elle reste à 1 point de vie au lieu de perdre le dernier
h3w-unit-summon = une fois par combat, si une de vos unités a été retirée, elle pose { $creature } (Quelques) sur un espace adjacent libre ou fait passer { $creature } de Quelques à Groupe
h3w-unit-destroy-siege =
    { $what ->
        [walls] elle détruit un Mur ou la Porte, où qu'ils soient
       *[walls-or-tower] elle détruit un Mur, la Porte ou la Tourelle, où qu'ils soient
    }
h3w-unit-spell-power =
    { $what ->
        [air] votre premier sort d'Air pendant cette activation a pouvoir +{ $n }
        [earth] votre premier sort de Terre pendant cette activation a pouvoir +{ $n }
        [fire] votre premier sort de Feu pendant cette activation a pouvoir +{ $n }
        [water] votre premier sort d'Eau pendant cette activation a pouvoir +{ $n }
       *[first] votre premier sort du tour de combat, s'il est lancé à partir de maintenant, a pouvoir +{ $n }
    }
h3w-unit-unlimited-retaliation = elle riposte autant de fois que nécessaire dans un tour de combat
h3w-unit-defense-on-die =
    quand elle est attaquée, elle a Défense +{ $n } pour chaque dé qui montre { $what ->
        [plus] +1
       *[zero-or-plus] 0 ou +1
    }
h3w-unit-defense-against-retaliation = elle a Défense +{ $n } contre les ripostes
h3w-unit-attacker-die = le premier lancer de chaque attaque contre elle compte comme −1
h3w-unit-discard-to-ignore-die = quand elle est attaquée, vous pouvez défausser une carte : le dé d'attaque ne compte pas
h3w-unit-damage-cap =
    une attaque lui inflige au plus { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    }
h3w-unit-defense-token =
    { $what ->
        [stacked] elle compte comme ayant un jeton Défense tant qu'elle a son jeton Pile
       *[neighbours] les unités adjacentes de son camp comptent comme ayant un jeton Défense
    }
h3w-unit-root = les ennemis qui commencent leur activation à côté d'elle ne peuvent pas se déplacer
h3w-unit-immune-paralysis = elle ne peut pas être paralysée
h3w-unit-immune-spells = elle est immunisée contre les sorts, y compris ceux de son camp
h3w-unit-immune-specialty-damage = les Spécialisations ne lui infligent pas de dégâts
h3w-unit-immune-school =
    { $how ->
        [damage] les sorts { $what ->
            [air] d'Air
            [earth] de Terre
            [fire] de Feu
           *[water] d'Eau
        } ne lui infligent pas de dégâts
       *[effect] elle est immunisée contre les sorts { $what ->
            [air] d'Air
            [earth] de Terre
            [fire] de Feu
           *[water] d'Eau
        }
    }
h3w-unit-immune-magic-arrow =
    { $what ->
        [damage] la Flèche Magique ne lui inflige pas de dégâts
       *[effect] elle est immunisée contre la Flèche Magique
    }
h3w-unit-immune-ongoing =
    { $what ->
        [spells] elle est immunisée contre les effets persistants des sorts
       *[all] elle est immunisée contre tous les effets persistants
    }
h3w-unit-only-damage = les sorts et les Spécialisations ne peuvent que lui infliger des dégâts
h3w-unit-resist-cards = contre chaque sort ou Spécialisation qui ne vise qu'elle, elle lance un dé : un +1 annule la carte
h3w-unit-spell-armour =
    { $what ->
        [spells] elle subit { $n ->
            [one] { $n } dégât
           *[other] { $n } dégâts
        } de moins venant des sorts
        [spells-and-specialties] elle subit { $n ->
            [one] { $n } dégât
           *[other] { $n } dégâts
        } de moins venant des sorts et des Spécialisations
       *[spells-and-neighbours] elle et les unités adjacentes de son camp subissent { $n ->
            [one] { $n } dégât
           *[other] { $n } dégâts
        } de moins venant des sorts
    }
h3w-unit-lower-enemy-power =
    les sorts ennemis ont pouvoir −{ $n }{ $what ->
        [stacked] { " " }tant qu'elle a son jeton Pile
       *[always] { "" }
    }
h3w-unit-block-spells = les ennemis ne peuvent pas lancer de sorts tant qu'elle a son jeton Pile
h3w-unit-spell-tax =
    { $what ->
        [power-card] pour lancer un sort de la main, les ennemis doivent défausser une carte de plus qui montre du pouvoir
       *[card] pour lancer un sort de la main, les ennemis doivent défausser une carte de plus
    }
h3w-unit-draw-card =
    { $what ->
        [start] son propriétaire pioche une carte au début du combat
       *[die-minus] son propriétaire pioche une carte si le dé montre −1
    }
h3w-unit-enemy-discards =
    { $what ->
        [random] l'ennemi défausse une carte au hasard
        [random-or-power] l'ennemi défausse une carte au hasard, ou une qui montre du pouvoir
       *[any] l'ennemi défausse une carte
    }
h3w-unit-strip-morale = l'ennemi perd un jeton Moral Positif
h3w-unit-gold-on-removal = une fois par combat, vous gagnez { $n } d'or quand elle retire une unité
h3w-unit-necropolis-reinforces = un joueur de la Nécropole qui la vainc améliore gratuitement une unité de bronze
h3w-unit-off-board = elle se tient à côté du plateau, sans distance ni pénalité, et tombe avec la dernière pièce, Mur ou Porte
h3w-unit-only-shot-or-cards = seules les attaques à distance et les cartes peuvent la toucher
h3w-unit-income =
    { $what ->
        [gold] chaque manche de ressources vous rapporte { $n } d'or
       *[valuables] { $n ->
            [one] chaque manche de ressources vous rapporte { $n } richesse
           *[other] chaque manche de ressources vous rapporte { $n } richesses
        }
    }
h3w-unit-cheaper-at-stables = l'améliorer coûte { $n } d'or de moins tant que votre héros est aux Écuries
h3w-unit-look-at-deck = une fois par tour, vous pouvez regarder la première carte d'un paquet quelconque et la laisser ou la mettre dessous
h3w-unit-step-after-turn = votre héros peut faire un pas vers une case vide adjacente à la fin de votre tour
h3w-unit-morale-roll = une fois par tour, lancez un dé d'attaque : sur un +1 vous gagnez un Moral Positif
h3w-unit-ask-table =
    { $what ->
        [genies-three] défaussez exactement 3 cartes du dessus de votre paquet et prenez en main un sort parmi elles
       *[genies-up-to-three] défaussez jusqu'à 3 cartes du dessus de votre paquet, une par une, et prenez en main un sort parmi elles
    }

## Façons de jouer une carte

h3w-when =
    { $when ->
        [instant] instantané
        [ongoing] persistant
        [activation] activation
        [map] hors combat
        [permanent] permanent
        [always] à chaque combat
        [start] au début de chaque tour de combat
       *[once] une fois par tour de combat
    }
h3w-play =
    { $label ->
        [basic] basique, { $when } : { $said }
        [expert] expert, { $when } : { $said }
        [empowered] carte puissante, { $when } : { $said }
        [other] ou bien, { $when } : { $said }
       *[first] { $when } : { $said }
    }
h3w-empowered =
    { $has ->
        [expert] La carte puissante a l'effet expert sans usage expert.
       *[either] La carte puissante a l'un ou l'autre effet sans usage expert.
    }
h3w-double = Compte double pour les { $creatures }.
h3w-family =
    { $family ->
        [dragons] Dragons
        [elementals] Élémentaires
        [golems] Golems
       *[ranged] unités à distance
    }
h3w-by-power = X est { $steps }.
h3w-at-power = { $value } avec pouvoir { $power }
h3w-value =
    { $value ->
        [bronze] bronze
        [silver] argent
        [gold] or
        [none] personne
        [few] la face Quelques
        [pack] la face Groupe
        [round] ce tour de combat
        [next-round] le prochain tour de combat
        [combat] tout le combat
        [own-activation] l'activation
        [own-round] le tour de combat
        [own-combat] tout le combat
        [basic] un sort basique
        [any] n'importe lequel
       *[all] tous
    }
h3w-resource =
    { $n } { $resource ->
        [gold] d'or
        [materials] { $n ->
            [one] matériau
           *[other] matériaux
        }
       *[valuables] { $n ->
            [one] richesse
           *[other] richesses
        }
    }

## Qui et combien de temps

h3w-whom =
    { $whom ->
        [own] une de vos unités
        [own-ground-or-flying] une de vos unités terrestres ou volantes
        [own-ranged] une de vos unités à distance
        [all-own] toutes vos unités
        [all-own-ranged] toutes vos unités à distance
        [all-own-ground] toutes vos unités terrestres
        [own-liches] vos Liches
        [own-zealots] vos Zélotes
        [same-unit] la même unité
       *[unit] une unité quelconque
    }
h3w-tiered =
    { $tier ->
        [any] { $whose ->
            [own] une de vos unités
            [enemy] une unité ennemie
            [ranged] une unité à distance
           *[any] une unité quelconque
        }
        [not-azure] { $whose ->
            [own] une de vos unités qui n'est pas azur
            [enemy] une unité ennemie qui n'est pas azur
            [ranged] une unité à distance qui n'est pas azur
           *[any] une unité quelconque qui n'est pas azur
        }
       *[up-to] { $whose ->
            [own] une de vos unités de rang { $level } au plus
            [enemy] une unité ennemie de rang { $level } au plus
            [ranged] une unité à distance de rang { $level } au plus
           *[any] une unité de rang { $level } au plus
        }
    }
h3w-tier =
    { $tier ->
        [silver] argent
        [gold] or
       *[strength] X
    }
h3w-until =
    { $until ->
        [attack] pendant une attaque
        [activation] pendant cette activation
        [round] pendant ce tour de combat
        [next-round] jusqu'à la fin du prochain tour de combat
       *[combat] jusqu'à la fin du combat
    }

## Ce que font les cartes : valeurs

h3w-boost = { $gains } pour { $whom } { $until }
h3w-gain =
    { $figure ->
        [attack] Attaque +{ $n }
        [attack-apart] Attaque +{ $n } contre les unités non adjacentes
        [defense] Défense +{ $n }
        [initiative] Initiative +{ $n }
        [health] santé +{ $n }
        [less-attack] Attaque −{ $n }
        [less-defense] Défense −{ $n }
        [less-initiative] Initiative −{ $n }
        [no-penalty] aucune pénalité de combat
       *[steady] aucun dé d'attaque
    }
h3w-card-defense-against =
    Défense +{ $n } pour { $whom } contre les attaquants { $what ->
        [ranged] à distance
        [ground-or-flying] terrestres et volants
       *[slower] qui ont moins d'Initiative
    } { $until }
h3w-card-ward =
    Défense +{ $n } pour une unité quelconque pendant une attaque, ou { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } de moins venant d'un sort
h3w-card-weakness-token = une unité quelconque reçoit un jeton Faiblesse : Attaque −{ $n } pendant 2 tours de combat
h3w-card-defense-tokens = chacune de vos unités reçoit un jeton Défense
h3w-card-better-tokens = vos jetons Défense servent aussi sur un 0 dans ce combat

## Dégâts et soins

h3w-card-damage =
    { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } { $what ->
        [enemy] à une unité ennemie
        [slowest-enemy] à l'unité ennemie qui a le moins d'Initiative
        [two-enemies] à chacune de deux unités ennemies
        [each-enemy-bronze] à chaque unité ennemie de bronze
        [each-enemy-silver] à chaque unité ennemie d'argent
        [each-enemy-gold-or-azure] à chaque unité ennemie d'or ou d'azur
        [unit-and-neighbour] à une unité et à une autre à côté d'elle
        [unit-and-two-neighbours] à une unité et à deux autres à côté d'elle
        [two-spaces] aux unités de deux espaces adjacents
        [two-spaces-or-pieces] à tout ce qui se trouve sur deux espaces adjacents, Murs et Porte compris
        [two-around] à deux unités autour d'un espace
        [around] à toutes les unités autour d'un espace
        [space-and-around] à toutes les unités sur un espace et autour de lui
        [line] à toutes les unités sur une ligne de cinq espaces d'une Ligne Arrière à l'autre
        [same-unit] à la même unité
       *[unit] à une unité quelconque
    }
h3w-card-chain = { $n } dégâts à une unité, à la plus proche d'elle et à la suivante
h3w-card-dice-damage =
    { $n ->
        [one] lancez un dé d'attaque : s'il montre +1, 1 dégât à toutes les unités sur un espace et autour de lui
       *[other] lancez { $n } dés d'attaque : 1 dégât pour chaque +1 à toutes les unités sur un espace et autour de lui
    }
h3w-card-thorns =
    les unités { $what ->
        [neighbours] adjacentes
       *[ground-or-flying] terrestres et volantes
    } qui attaquent l'unité choisie subissent { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } { $until }
h3w-card-heal =
    soignez jusqu'à { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } { $whom ->
        [same] de la même unité
       *[own] d'une de vos unités
    }
h3w-card-cleanse =
    { $what ->
        [own] retirez tout effet ou paralysie d'une de vos unités
       *[unit] retirez tout effet ou paralysie d'une unité quelconque
    }
h3w-card-unparalyze =
    retirez la paralysie d'une { $what ->
        [own] de vos unités
       *[unit] unité
    }
h3w-card-dispel = mettez fin aux effets persistants sur { $unit } et son espace, ou sur un espace
h3w-card-end-ongoing = mettez fin à un effet persistant
h3w-card-shift-damage = déplacez les dégâts subis par { $unit } vers une autre de vos unités, qui peut tomber
h3w-card-rescue = annulez une attaque qui laisserait sans point de vie { $unit } ; l'unité sauvée ne riposte pas

## États

h3w-card-paralyze = paralysez { $unit }
h3w-card-no-paralysis = une unité ne peut pas être paralysée dans ce combat
h3w-card-skip = { $unit } qui va s'activer perd son activation
h3w-card-forget = { $unit } ne peut pas attaquer à sa prochaine activation
h3w-card-berserk = { $unit } doit attaquer à sa prochaine activation l'unité la plus proche, amie ou ennemie
h3w-card-silence = { $unit } perd ses capacités jusqu'à la fin du combat
h3w-card-silence-all = aucune capacité d'unité n'agit pendant ce tour de combat
h3w-card-silence-spell-abilities = les capacités d'unité qui concernent les sorts n'agissent pas dans ce combat
h3w-card-anti-magic = { $unit } est immunisée contre les sorts jusqu'à la fin du combat
h3w-card-anti-school =
    une unité est immunisée contre les sorts { $what ->
        [air] d'Air
        [earth] de Terre
        [fire] de Feu
       *[water] d'Eau
    } jusqu'à la fin du combat
h3w-card-spell-armour =
    une de vos unités subit { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } de moins venant des sorts jusqu'à la fin du combat
h3w-card-elemental = pour { $whom }, les attaques ignorent la Défense jusqu'à la fin du combat (dégâts élémentaires)
h3w-card-ignore-defense = pour { $unit }, les attaques ignorent la Défense { $until }
h3w-card-no-retaliation = personne ne riposte à cette attaque
h3w-card-mark-retaliated =
    { $what ->
        [same-unit] posez un cube noir sur la même unité : elle ne peut pas riposter pendant ce tour de combat
       *[dragons] posez un cube noir sur des Dragons : ils ne peuvent pas riposter pendant ce tour de combat
    }
h3w-card-ready-retaliation =
    { $what ->
        [strength] retirez le cube noir d'une unité de rang X au plus : elle peut riposter à nouveau
       *[dragons] retirez le cube noir de Dragons : ils peuvent riposter à nouveau
    }
h3w-card-softer-retaliation =
    une de vos unités subit { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } de moins venant d'une riposte
h3w-card-hinder =
    { $what ->
        [unit] une unité quelconque lance deux dés d'attaque et garde le plus faible jusqu'à la fin de son activation
       *[retaliation] les unités qui ripostent contre une des vôtres lancent deux dés d'attaque et gardent le plus faible dans ce combat
    }

## Dés

h3w-card-reroll =
    { $what ->
        [one] relancez un dé qui vient d'être lancé
        [roll] relancez un des dés qui viennent d'être lancés, ou tous
        [strength] vous pouvez relancer une fois chacun de vos dés d'attaque ; durée : X
       *[turn] ce tour-ci, vous pouvez relancer une fois n'importe quel dé
    }
h3w-card-roll-and-pick =
    avant un lancer : vous pouvez relancer le dé { $n ->
        [one] une fois
       *[other] { $n } fois
    } et garder le résultat de votre choix
h3w-card-triple-die = le résultat du dé d'attaque compte trois fois
h3w-card-cancel-die =
    { $what ->
        [ranged] après le lancer d'une unité à distance : le dé d'attaque et tout ce qu'il a causé ne comptent pas
       *[any] après un lancer : le dé d'attaque et tout ce qu'il a causé ne comptent pas
    }
h3w-card-misfortune = si { $unit } attaque, son dé ne compte pas, ni les cartes qui augmentent son Attaque
h3w-card-set-dice =
    le prochain jet d'attaque n'est pas lancé : { $what ->
        [zero] tous les dés montrent 0
       *[choice] vous choisissez ce que montrent les dés
    }
h3w-card-slay =
    quand une de vos unités attaque une unité d'or : lancez { $n ->
        [one] un dé d'attaque
       *[other] { $n } dés d'attaque
    } et ajoutez chaque +1 à son Attaque
h3w-card-force-ability = une capacité d'une de vos unités qui dépend d'un dé agit quoi qu'il montre

## Le plateau

h3w-card-teleport = déplacez { $unit } vers n'importe quel espace libre
h3w-card-step = une de vos unités se déplace de 1 espace
h3w-card-swap =
    { $what ->
        [start] au début du combat, échangez deux de vos unités
       *[activation] échangez deux de vos unités
    }
h3w-card-activate =
    { $what ->
        [fresh] activez une de vos unités à distance qui n'a pas agi pendant ce tour de combat
       *[any] activez une de vos unités à distance, même si elle a déjà agi pendant ce tour de combat
    }
h3w-card-destroy =
    { $what ->
        [strength] lors d'un siège, détruisez autant de Murs que le dit X ; la Porte compte pour un. Si tout tombe, 1 dégât à chaque unité adjacente
        [all] lors d'un siège, détruisez tous les Murs et la Porte
        [tower] lors d'un siège, détruisez la Tourelle
       *[some] lors d'un siège, détruisez un Mur ou la Porte
    }
h3w-card-obstacle = posez un obstacle sur un espace libre ; durée : X
h3w-card-remove-obstacles =
    retirez { $n ->
        [one] un obstacle
       *[other] { $n } obstacles
    } : Murs, Porte ou ce que des cartes ont créé, mais pas d'unités
h3w-card-fire-wall =
    un espace brûle jusqu'à la fin du combat : { $n ->
        [one] { $n } dégât
       *[other] { $n } dégâts
    } aux unités qui y commencent ou s'y arrêtent, et aux unités terrestres et à distance qui le traversent
h3w-card-summon = posez des { $creature } sur un espace libre : X
h3w-card-clone = copiez { $unit } : la copie a 1 point de vie et se pose sur un espace libre voisin
h3w-card-join = des { $creature } neutres rejoignent votre camp pour ce combat
h3w-card-horde = posez cette carte sur { $creature } ({ $sides }) : ils deviennent une { $name }, avec Attaque { $attack }, Défense { $defense }, santé { $health } et Initiative { $initiative }, jusqu'à épuisement de cette santé
h3w-horde-sides =
    { $sides ->
        [pack] Groupe
       *[few-pack-horde] Quelques, Groupe ou Horde
    }
h3w-card-machine =
    { $what ->
        [again] votre { $machine } agit une fois de plus
        [three-times] votre { $machine } agit trois fois sur une même cible
        [all] chaque { $machine } que vous possédez agit maintenant
        [free-target] vous choisissez la cible de votre { $machine } dans ce combat
        [twice] votre { $machine } fait le double dans ce combat
       *[another] vous avez 1 { $machine } de plus dans ce combat
    }
h3w-card-spend-machine = défaussez votre Baliste

## Sorts

h3w-card-power = { $n } de pouvoir pour un sort
h3w-card-school-power =
    { $n } de pouvoir pour { $how ->
        [once] un sort { $what ->
            [air] d'Air
            [earth] de Terre
            [fire] de Feu
           *[water] d'Eau
        }
        [always] chacun de vos sorts { $what ->
            [air] d'Air
            [earth] de Terre
            [fire] de Feu
           *[water] d'Eau
        }
       *[combat] chacun de vos sorts { $what ->
            [air] d'Air
            [earth] de Terre
            [fire] de Feu
           *[water] d'Eau
        } dans ce combat
    }
h3w-card-double-power =
    le pouvoir que vous mettez dans les sorts { $what ->
        [air] d'Air
        [earth] de Terre
        [fire] de Feu
       *[water] d'Eau
    } compte double dans ce combat
h3w-card-free-strength =
    le sort { $what ->
        [air] d'Air
        [earth] de Terre
        [fire] de Feu
       *[water] d'Eau
    } que vous venez de jouer a la force de votre choix, sans pouvoir
h3w-card-more-spells =
    { $what ->
        [round] vous pouvez lancer un sort de plus pendant ce tour de combat
        [two] vous pouvez lancer deux sorts de plus pendant ce tour de combat
       *[combat] vous pouvez lancer un sort de plus à chaque tour de ce combat
    }
h3w-card-early-spell =
    { $what ->
        [counted] lancez un sort avant qu'aucune unité ne s'active ; il compte dans la limite
       *[free] lancez un sort avant qu'aucune unité ne s'active ; il ne compte pas dans la limite
    }
h3w-card-cancel-spell =
    { $what ->
        [weak] { $how ->
            [air] annulez un sort d'Air avec pouvoir 0 ou 1
            [earth] annulez un sort de Terre avec pouvoir 0 ou 1
            [fire] annulez un sort de Feu avec pouvoir 0 ou 1
            [water] annulez un sort d'Eau avec pouvoir 0 ou 1
           *[all] annulez un sort avec pouvoir 0 ou 1
        }
        [strength] { $how ->
            [air] annulez un sort d'Air : X
            [earth] annulez un sort de Terre : X
            [fire] annulez un sort de Feu : X
            [water] annulez un sort d'Eau : X
           *[all] annulez un sort : X
        }
        [dice] { $how ->
            [air] contre un sort d'Air : lancez deux dés et gardez-en un ; un +1 l'annule
            [earth] contre un sort de Terre : lancez deux dés et gardez-en un ; un +1 l'annule
            [fire] contre un sort de Feu : lancez deux dés et gardez-en un ; un +1 l'annule
            [water] contre un sort d'Eau : lancez deux dés et gardez-en un ; un +1 l'annule
           *[all] contre un sort : lancez deux dés et gardez-en un ; un +1 l'annule
        }
       *[any] { $how ->
            [air] annulez un sort d'Air
            [earth] annulez un sort de Terre
            [fire] annulez un sort de Feu
            [water] annulez un sort d'Eau
           *[all] annulez un sort
        }
    }
h3w-card-redirect-spell = un sort qui vise { $unit } reçoit une autre cible de votre choix
h3w-card-block-spells =
    { $what ->
        [weak] personne ne lance de sorts avec pouvoir 0 dans ce combat
       *[all] personne ne lance de sorts dans ce combat
    }
h3w-card-no-card-damage = les sorts et les Spécialisations n'infligent pas de dégâts dans ce combat
h3w-card-recast = lancez { $card } depuis votre défausse, hors limite
h3w-card-extra-round = menez un tour de combat de plus contre des unités neutres sans le payer
h3w-card-opening =
    { $what ->
        [neutral] seulement au début d'un combat contre des unités neutres
       *[any] seulement au début du combat
    }
h3w-card-no-escape = le héros ennemi ne peut ni fuir ni se rendre
h3w-card-no-luck = personne n'utilise de Moral Positif ni ne relance de dés d'attaque dans ce combat
h3w-card-cards-as-attack = dans ce combat, vous pouvez jouer n'importe quelle carte pour Attaque +{ $n }

## Cartes, or et moral

h3w-card-draw =
    piochez { $n ->
        [one] une carte
       *[other] { $n } cartes
    }
h3w-card-discard =
    { $what ->
        [x] défaussez autant de cartes que vous voulez (X)
        [up-to-3] défaussez jusqu'à 3 cartes (X)
       *[some] { $n ->
            [one] défaussez une carte
           *[other] défaussez { $n } cartes
        }
    }
h3w-card-remove-this = retirez cette carte de la partie
h3w-card-return-spell =
    { $what ->
        [alone] reprenez en main le sort que vous venez de lancer
       *[with-all] reprenez en main le sort que vous venez de lancer et toutes les cartes jouées avec lui
    }
h3w-card-return-this = reprenez cette carte en main
h3w-card-draw-per-spell =
    { $what ->
        [round] piochez une carte avec chacun de vos sorts pendant ce tour de combat
       *[combat] piochez une carte avec chacun de vos sorts dans ce combat
    }
h3w-card-take =
    { $what ->
        [spell] prenez un sort dans votre défausse
        [spell-or-specialty] prenez un sort ou une Spécialisation dans votre défausse
        [magic-arrow] prenez une Flèche Magique dans votre défausse
        [no-artifact] prenez dans votre défausse une carte qui n'est pas un artéfact
       *[any] prenez n'importe quelle carte dans votre défausse
    }
h3w-card-enemy-discards = l'ennemi défausse une carte au hasard
h3w-card-morale =
    { $what ->
        [positive] gagnez un Moral Positif
       *[spoil] un ennemi qui a un Moral Positif reçoit un Moral Négatif
    }
h3w-card-gold = gagnez { $n } d'or
h3w-card-materials =
    { $n ->
        [one] gagnez { $n } matériau
       *[other] gagnez { $n } matériaux
    }
h3w-card-valuables =
    { $n ->
        [one] gagnez { $n } richesse
       *[other] gagnez { $n } richesses
    }
h3w-card-pay-materials =
    { $n ->
        [one] payez { $n } matériau
       *[other] payez { $n } matériaux
    }
h3w-card-expert-use =
    { $what ->
        [gain] gagnez un usage expert
       *[pay] dépensez un usage expert
    }
h3w-card-search =
    Fouille ({ $n }) dans { $what ->
        [spells] le paquet de sorts
        [artifacts] le paquet d'artéfacts
        [abilities] le paquet de compétences
        [own-deck] votre paquet
       *[own-discard] votre défausse
    }
h3w-card-cards =
    { $what ->
        [first-air] au lieu d'une Fouille dans le paquet de sorts, vous pouvez prendre son premier sort d'Air
        [first-earth] au lieu d'une Fouille dans le paquet de sorts, vous pouvez prendre son premier sort de Terre
        [first-fire] au lieu d'une Fouille dans le paquet de sorts, vous pouvez prendre son premier sort de Feu
        [first-water] au lieu d'une Fouille dans le paquet de sorts, vous pouvez prendre son premier sort d'Eau
        [find-air] prenez en main ou défaussez le premier sort d'Air du paquet de sorts, puis mélangez le paquet
        [find-earth] prenez en main ou défaussez le premier sort de Terre du paquet de sorts, puis mélangez le paquet
        [find-fire] prenez en main ou défaussez le premier sort de Feu du paquet de sorts, puis mélangez le paquet
        [find-water] prenez en main ou défaussez le premier sort d'Eau du paquet de sorts, puis mélangez le paquet
        [until-basic] piochez des sorts jusqu'à un sort basique ; gardez-le ou défaussez-le
        [until-expert] piochez des sorts jusqu'à un sort expert ; gardez-le ou défaussez-le
        [until-named] nommez basique, expert ou une école : piochez des sorts jusqu'à en trouver un, gardez-le ou défaussez-le et remélangez les autres
        [search-three] une de vos Fouilles devient une Fouille (3)
        [search-five] une de vos Fouilles devient une Fouille (5)
        [search-again] juste après une de vos Fouilles, refaites-la une fois
        [draw-for-spell] piochez une carte si vous avez défaussé un sort
        [remove-spell] retirez de la partie un sort de votre main
        [remove-ability] retirez de la partie une compétence de votre main
        [remove-another] retirez de la partie une autre carte de votre main ou de votre défausse
        [remove-found] vous pouvez retirer de la partie le sort trouvé au lieu de le garder
        [may-remove-this] vous pouvez aussi retirer cette carte de la partie
        [swap-two] retirez de la partie une compétence, un artéfact ou un sort de votre main, puis Fouille (2) dans son paquet
        [swap-four] retirez de la partie une compétence, un artéfact ou un sort de votre main, puis Fouille (4) dans son paquet
        [keep-three] piochez jusqu'à 3 cartes, gardez les sorts et les Spécialisations et défaussez les autres
        [keep-four] piochez jusqu'à 4 cartes, gardez les sorts et les Spécialisations et défaussez les autres
        [one-of-three] défaussez jusqu'à 3 cartes du dessus de votre paquet et prenez-en une en main
        [if-empty] piochez 2 cartes, mais seulement si votre défausse est vide
        [after-spell] juste après avoir lancé un sort, piochez une carte
        [cast-found] vous pouvez lancer aussitôt les sorts trouvés ; ceux que vous lancez vont sur le paquet Sorts ou sur sa défausse
        [sea-discard] si votre héros est sur une tuile de mer, regardez les 3 premières cartes de votre défausse et prenez-en une
        [cast-discarded] lancez le premier sort de la défausse commune des sorts
       *[reshuffle] mélangez votre défausse dans votre paquet
    }
h3w-card-dice =
    { $what ->
        [reroll-each] ce tour-ci, vous pouvez relancer un dé de trésor et un dé de ressources
        [choose-face] choisissez ce que montre un dé de ressources ou de trésor
        [morale-on-zero] lancez un dé d'attaque : sur un 0, vous gagnez un Moral Positif
        [best-of-two] lancez 2 dés de ressources et prenez un résultat
        [to-six-gold] après un jet de dés de ressources, mettez l'un d'eux sur 6 d'or
       *[one] lancez un dé de ressources et prenez le résultat
    }

## Hors combat

h3w-card-movement =
    { $n ->
        [one] gagnez { $n } point de mouvement
       *[other] gagnez { $n } points de mouvement
    }
h3w-card-map =
    { $what ->
        [jump] votre héros saute X cases par-dessus tout et visite la case où il arrive
        [fly] ce tour-ci, votre héros peut traverser des cases bloquées, sans s'y arrêter, et gagne X points de mouvement
        [fly-over] ce déplacement passe au-dessus des cases, des bords et des cases bloquées sans les visiter ; seule la dernière case est visitée, et elle ne peut pas être bloquée
        [through-guards] ce tour-ci, votre héros peut traverser des cases occupées par des unités neutres ou des héros ennemis
        [through-blocked] ce tour-ci, votre héros principal peut traverser des cases bloquées
        [through-all] ce tour-ci, votre héros peut traverser des cases bloquées et des cases occupées par des unités neutres ou des héros ennemis ; s'il finit son déplacement sur l'une d'elles, le combat commence
        [over-borders] ce tour-ci, votre héros peut franchir les bords jaunes et les cases bloquées
        [step-at-end] à la fin de votre tour, votre héros peut faire un pas vers une case vide adjacente
        [town-portal] votre héros va dans une ville ou enclave à vous et gagne X points de mouvement
        [sea-walk] votre héros continue après être entré en mer et gagne X points de mouvement
        [sea-spells] si votre héros est sur une tuile de mer, Fouille (2) dans le paquet de sorts
        [sea-movement] si votre héros est sur une tuile de mer, gagnez 1 point de mouvement et piochez une carte
        [sea-cards] si votre héros est sur une tuile de mer, piochez 2 cartes
        [reveal] révélez une tuile voisine de celle de votre héros
        [take-mine] prenez une mine ennemie à X cases au plus
        [recruit-neutral] piochez une carte neutre par rang de demeure que vous avez bâti ; vous pouvez en recruter une à son prix
        [trade-magi] échangez un Groupe de Mages contre les Enchanteurs du paquet neutre or ; vous ne pouvez jamais avoir plus d'une de ces cartes
        [trade-elves] échangez un Groupe d'Elfes contre les Tireurs d'Élite du paquet neutre argent ; vous ne pouvez jamais avoir plus d'une de ces cartes
        [buy-enchanters] payez 10 d'or pour les Enchanteurs du paquet neutre or ; vous ne pouvez jamais avoir plus d'une de ces cartes
        [cheaper-four] recruter ou améliorer une unité coûte 4 d'or de moins, jamais moins de 0
        [cheaper-five] recruter ou améliorer une unité coûte 5 d'or de moins, jamais moins de 0
        [cheaper-six] recruter ou améliorer une unité coûte 6 d'or de moins, jamais moins de 0
        [reinforce-low] après un combat gagné, non instantané : améliorez une unité de bronze ou d'argent pour la moitié de son or, arrondie en dessous
        [reinforce-any] après un combat gagné, non instantané : améliorez une unité quelconque pour la moitié de son or, arrondie en dessous
        [free-tent] prenez un Dispensaire gratuitement
        [extra-ballista] jusqu'à la fin de la manche, vous avez 1 Baliste de plus en combat : cette carte compte comme une Baliste
        [buy-ballista] payez 5 d'or pour une Baliste
        [buy-cannon] payez 7 d'or pour un Canon
        [buy-valuables] payez 1 d'or pour 1 richesse
        [guild-three] quand vous achetez à la Guilde des Mages, payez 2 d'or de moins et Fouille (3)
        [guild-four] quand vous achetez à la Guilde des Mages, payez 2 d'or de moins et Fouille (4)
        [resources] gagnez X
        [income-materials] gagnez 1 matériau au début de chaque manche de ressources
        [income-valuables] gagnez 1 richesse au début de chaque manche de ressources
        [another-die] ce tour-ci, vous lancez un dé de plus sur les cases et prenez aussi son résultat
        [skip-combat] évitez un combat contre des unités neutres sur une case du même niveau que votre héros et visitez-la, sans expérience
        [neutral-deck] regardez les X premières cartes d'un paquet neutre et défaussez-les ou remettez-les
        [half-level] quand votre héros principal gagne un niveau : un demi-niveau de plus
        [whole-level] quand votre héros principal gagne un niveau : un niveau entier de plus ; puis retirez cette carte de la partie
        [empower-two] échangez jusqu'à 2 caractéristiques contre les cartes puissantes, qui vont dans votre défausse ; puis retirez cette carte de la partie
        [artifact-for-cards] retirez de la partie 1 carte de votre main ou défaussez-en 3 : piochez le premier artéfact
       *[no-negative-morale] cette fois, une case ne vous donne pas de moral négatif
    }
h3w-card-ask-table =
    { $what ->
        [quicksand] posez X jetons cachés sur des espaces libres, la moitié sont vides ; la carte dit ce que fait un vrai
       *[land-mine] posez X jetons cachés sur des espaces libres, la moitié sont vides ; un vrai inflige 2 dégâts à l'unité qui marche dessus
    }

## Conditions

h3w-test =
    { $test ->
        [attacker-adjacent] l'attaquant est adjacent
        [target-faster] la cible a plus d'Initiative que l'attaquant
        [target-slower] la cible a moins d'Initiative que l'attaquant
       *[tent-owned] vous possédez un Dispensaire
    }

## Cartes IA

h3w-ai-does =
    { $does ->
        [attack] L'unité de l'IA qui va attaquer a Attaque +X.
        [defend-healthiest] Elle se pose sur l'unité de l'IA qui a le plus de santé : Défense +X à la prochaine attaque subie.
        [defend-next] Elle se pose sur la prochaine unité de l'IA à s'activer : Défense +X à la prochaine attaque subie.
        [cast] Le héros IA lance avec pouvoir X le prochain sort de son paquet de sorts.
       *[skill] Le héros IA utilise la carte de capacité du scénario ; X dit combien de fois.
    }
h3w-at-difficulty = { $value } en { $difficulty }
h3w-ai-again = En { $difficulties }, elle est remélangée dans le paquet IA au premier tour de combat.
