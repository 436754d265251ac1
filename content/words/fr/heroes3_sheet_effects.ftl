# Ce que font les effets sur les feuilles de Heroes III : questions, réponses, lieux, cartes, commerce.

## Réponses

h3s-fx-none = Non merci
h3s-fx-yes = Oui
h3s-fx-done = Fait
h3s-fx-app = L'appli s'en charge
h3s-fx-redraw = Impossible : piochez une autre carte
h3s-fx-take = Prendre : { $faces }
h3s-fx-reroll = Relancer ce dé : { $face }
h3s-fx-face = { $face }
h3s-fx-card = { $card }
h3s-fx-player = { $name }
h3s-fx-flag = { $flag }
h3s-fx-swap = { $old } → { $new }
h3s-fx-price = { $what } : { $cost }
h3s-fx-hero =
    { $hero ->
        [secondary] Héros secondaire
       *[main] Héros principal
    } ({ $points })
h3s-fx-resource =
    { $resource ->
        [gold] Or
        [materials] Matériaux
       *[valuables] Richesses
    }
h3s-fx-unit = { $unit }
h3s-fx-unit-side = { $unit } ({ $side })
h3s-fx-kind =
    { $kind ->
        [artifact] un artéfact
        [spell] un sort
        [ability] une compétence
       *[other] une autre carte
    }
h3s-fx-source =
    { $kind ->
        [level] niveau { $what }
        [bonus] bonus de départ
        [start] unités de départ
        [order] ordre du tour
        [scenario] le scénario
        [draw] piocher une carte
       *[other] { $what }
    }

## Questions

h3s-fx-choose = { $name }, { $source } : que choisissez-vous ?
h3s-fx-may = { $name }, { $source } : { $does } ?
h3s-fx-if = { $name }, { $source } : est-ce le cas ? { $does }
h3s-fx-offer = { $name } peut utiliser { $source } : { $does }
h3s-fx-tell = { $name }, { $source } : { $text }
h3s-fx-tell-name = { $name } : { $source }
h3s-fx-trade = { $name } peut commercer autant que voulu ; ensuite, « fait ».
h3s-fx-which-hero = { $name } : quel héros ? { $does }
h3s-fx-roll =
    { $name }, { $source } : lancez { $count } { $count ->
        [one] dé
       *[other] dés
    } { $die ->
        [resource] de ressources
        [treasure] de trésor
       *[attack] d'attaque
    }
h3s-fx-rolled = { $name }, { $source } : que prenez-vous ?
h3s-fx-which-die = { $name } : quel dé ? { $does }
h3s-fx-name-resource = { $name } : nommez une ressource.
h3s-fx-bids =
    { $source } : révélez un artéfact, misez de l'or en secret et montrez ensemble. Combien mise chacun ? { $left ->
        [one] (Le dernier artéfact.)
       *[other] ({ $left } artéfacts.)
    }
h3s-fx-partner = { $name }, { $source } : qui accepte d'échanger des ressources ?
h3s-fx-barter = { $name } et { $to }, { $source } : combien de quelle ressource contre combien d'une autre ?
h3s-fx-barter-gives =
    { $name } donne { $resource ->
        [gold] de l'or
        [materials] des matériaux
       *[valuables] des richesses
    }
h3s-fx-barter-gets =
    { $to } donne { $resource ->
        [gold] de l'or
        [materials] des matériaux
       *[valuables] des richesses
    }
h3s-fx-match = { $name }, { $source } : vos dés correspondent. Quel dé de la réserve prenez-vous ?
h3s-fx-lay-in = { $name }, { $source } : quelle carte de votre main avez-vous posée ? Nommez-la quand tous en ont pris une ; aucune, si elle venait d'un paquet.
h3s-fx-search =
    { $name }, { $source } : { $does }. { $pile ->
        [yes] Quelle carte gardez-vous, ou prenez-vous au-dessus de sa défausse ?
       *[no] Quelle carte gardez-vous ?
    }
h3s-fx-buy = { $name } : { $does }
h3s-fx-buys = { $name }, { $source } : { $does }
h3s-fx-statistic = { $name }, { $source } : { $does }. Quelle carte ?
h3s-fx-remove = { $name }, { $source } : { $does }. Quelle carte ?
h3s-fx-permanent = { $name }, { $source } : quelle carte permanente est perdue ?
h3s-fx-lose-unit = { $name }, { $source } : { $does }. Quelle unité ?
h3s-fx-start-unit = { $name } : avec quelle unité commencez-vous ?
h3s-fx-taken = Quelle case vient de perdre { $name } ?
h3s-fx-draw =
    { $name } : quelle carte { $deck ->
        [draw-event] Évènement
        [draw-pandora] Pandore
       *[draw-astrologers] Astrologues
    } est sortie ?
h3s-fx-which-event = { $name } : lequel des deux évènements a lieu ?

## Ce qui s'est passé

h3s-fx-pays = { $name } paie { $amount } ({ $source }).
h3s-fx-told = { $name } : { $does } ({ $source })
h3s-fx-is-done = { $name } : { $source }, fait.
h3s-fx-no-sale =
    { $source } : { $tied ->
        [yes] les plus hautes mises sont à égalité
       *[no] personne ne mise
    } ; l'artéfact est défaussé.
h3s-fx-no-match = { $name }, { $source } : aucun dé de la réserve ne correspond.
h3s-fx-bartered = { $name } donne à { $to } { $gives } contre { $gets }.
h3s-fx-laid-in = { $name } a posé { $card } au milieu.
h3s-fx-nothing = { $name } : { $source } n'apporte rien.
h3s-fx-shows =
    { $name } lance { $count ->
        [one] le dé
       *[other] les dés
    } { $die ->
        [resource] de ressources
        [treasure] de trésor
       *[attack] d'attaque
    } : { $faces }
h3s-fx-rerolls = { $name } dépense le moral positif et relance un dé.
h3s-fx-die-lost = { $name } perd { $amount } ({ $source }).
h3s-fx-cube =
    { $source } : { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } dessus
h3s-fx-settlement =
    L'enclave de { $name } produit { $resource ->
        [gold] de l'or
        [materials] des matériaux
       *[valuables] des richesses
    }.
h3s-fx-necromancy = { $name } : seule la Nécropole peut utiliser Nécromancie ; vous pouvez piocher une autre carte.
h3s-fx-empowered = { $name } : { $card } devient une carte puissante.
h3s-fx-loses = { $name } perd { $what }.
h3s-fx-reinforces = { $name } améliore { $unit } ({ $cost }).
h3s-fx-recruits = { $name } obtient { $unit }.
h3s-fx-machine = { $name } obtient { $machine } ({ $cost }).
h3s-fx-turned = { $name } : { $unit } passent à la face Quelques.
h3s-fx-nothing-to-reinforce = { $name } n'a pas d'unité à améliorer ainsi.
h3s-fx-no-unit = { $name } n'a pas de telle unité.
h3s-fx-lasts = { $source }, { $when } : { $does }
h3s-fx-over = Fin de l'effet : { $source }
h3s-fx-astrologers = Les astrologues proclament : { $card }
h3s-fx-event = { $name } pioche un Évènement : { $card }
h3s-fx-pandora = { $name } pioche une carte Pandore : { $card }
h3s-fx-put-aside = Mettez { $card } de côté : piochez une autre carte.
h3s-fx-disputed = Pas certain : { $text }
h3s-fx-visits =
    { $name }, { $hero ->
        [secondary] héros secondaire
       *[main] héros principal
    } : { $place }{ $category ->
        [visitable] {" "}(cube noir)
       *[other] {""}
    }
h3s-fx-flags = { $name } marque { $place }.
h3s-fx-own-flag = { $place } est déjà à { $name } : rien ne se passe.
h3s-fx-allied-flag = { $place } est à un allié : pour { $name }, la case est vide.
h3s-fx-flag-lost = { $name } n'a plus { $flag }.
h3s-fx-had-no-flag = { $name } n'avait pas { $place } sur sa feuille.
h3s-fx-flag-of = { $place } de { $name }
h3s-fx-flag-chosen =
    { $place }{ $resource ->
        [gold] {" "}(or)
        [materials] {" "}(matériaux)
        [valuables] {" "}(richesses)
       *[none] {""}
    }
h3s-fx-own-town =
    { $held ->
        [yes] { $name } retrouve sa propre ville.
       *[no] { $name } a perdu sa ville par un marquage ; le plateau de ville reste.
    }
h3s-fx-trades = { $name } échange { $paid } contre { $gained }.
h3s-fx-gives = { $name } donne { $amount } à { $to }.
h3s-fx-swaps = { $name } échange { $card } contre { $other } avec { $to }.

## Refusé

h3s-fx-no-option = Ce n'est pas une réponse ici : { $found }. Réponses : { $options }
h3s-fx-no-answer = { $source } attend une réponse ; seule la table peut l'abandonner. ({ $rule })
h3s-fx-no-faces = Nombre de faces : { $count }, pas « { $found } ». Faces : { $options }
h3s-fx-wrong-card = { $card } n'est pas dans ce paquet ; il faut { $kinds }.
h3s-fx-no-such-card = Pas de telle carte : { $found }. Voulez-vous dire : { $options } ?
h3s-fx-too-many = { $count }, c'est trop ; { $most } au plus. ({ $rule })
h3s-fx-bid-too-high = { $name } ne peut pas payer { $bid } ; il manque : { $missing }. ({ $rule })
h3s-fx-one-for-another = Un échange donne une sorte de ressource contre une autre. ({ $rule })
h3s-fx-not-of-tier =
    { $unit } : { $which ->
        [silver] seulement des unités d'argent
        [bronze-and-silver] seulement des unités de bronze et d'argent
       *[no-azure] aucune unité azur
    }. ({ $rule })
h3s-fx-one-a-tier = Une seule unité de chaque rang. ({ $rule })
h3s-fx-no-elementals = { $unit } : ce ne sont pas des Élémentaires. ({ $rule })
h3s-fx-not-own-faction = { $unit } : ce n'est pas une unité de votre faction ({ $faction }). ({ $rule })
h3s-fx-not-that-card = { $card } ne peut pas partir. Possibles : { $options } ({ $rule })
h3s-fx-nothing-to-remove = { $name } n'a pas de telle carte. ({ $rule })
h3s-fx-no-fitting-unit = { $name } n'a pas d'unité pour cela. ({ $rule })
h3s-fx-no-machines = Il n'y a ici aucune machine de guerre que { $name } n'ait pas. ({ $rule })
h3s-fx-no-points = Aucun héros n'a plus { $count } de mouvement. ({ $rule })
h3s-fx-no-cube = Aucun cube sur { $source }. ({ $rule })
h3s-fx-no-pandora = Les cartes Pandore ne sont pas à cette table. ({ $rule })
h3s-fx-no-rerolls = Une règle optionnelle interdit les relances. ({ $rule })
h3s-fx-no-reroll = { $name } n'a pas de moral positif pour relancer. ({ $rule })
h3s-fx-no-flag =
    { $name } n'a pas marqué { $place }. { $count ->
        [0] Rien n'est marqué.
       *[other] Marqués : { $options }
    }
h3s-fx-town-held = { $name } tient déjà sa ville. ({ $rule })
h3s-fx-town-lost-already = { $name } a déjà perdu sa ville. ({ $rule })
h3s-fx-blocked = On n'entre pas sur une case bloquée. ({ $rule })
h3s-fx-visit-numbers = Les dés vont de 1 à { $dice }, les gardes empilés de 0 à { $guards }.
h3s-fx-no-trading = { $name } ne commerce qu'en visitant un comptoir, ou si un effet le dit. ({ $rule })
h3s-fx-not-minor = { $card } n'est pas un artéfact mineur. ({ $rule })
h3s-fx-give-something = Dites combien est donné : au moins 1 de quelque chose.
h3s-fx-give-others = Les ressources se donnent à quelqu'un d'autre.
h3s-fx-give-too-little = { $name } ne peut pas donner { $amount } ; il manque { $missing }. ({ $rule })
h3s-fx-not-allied = { $to } est de l'autre camp : seuls les alliés se donnent. ({ $rule })
h3s-fx-give-on-turn = Les alliés donnent pendant un tour de leur camp. ({ $rule })
h3s-fx-give-at-post = En coopération, { $name } ne donne qu'en visitant un comptoir. ({ $rule })
h3s-fx-no-giving = Dans ce mode, les joueurs ne se donnent rien. ({ $rule })
h3s-fx-not-swapped = On n'échange que des Sorts et des Artéfacts, pas { $card }. ({ $rule })
h3s-fx-no-swap = Seuls des alliés sur des cases adjacentes échangent des cartes, et { $to } n'est pas de votre camp. ({ $rule })
