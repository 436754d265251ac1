# La partie de Heroes III à l'écran : la feuille de chacun.

## The table

h3s-ui-mode =
    { $mode ->
        [clash] Affrontement
        [campaign] Campagne
        [alliance] Alliance
        [cooperative] Coopératif
       *[tournament] Tournoi
    }
h3s-ui-over = La soirée est finie
h3s-ui-opening = Avant la première manche
h3s-ui-round =
    Manche { $round }{ $limit ->
        [0] {""}
       *[other] {" "}sur { $limit }
    }{ $kind ->
        [first] {""}
        [resource] {", "}ressources
       *[astrologers] {", "}astrologues
    }
h3s-ui-turn = tour de { $name }
h3s-ui-table = La table
h3s-ui-tables = Tables et dés
h3s-ui-tables-short = Tables
h3s-ui-part =
    { $part ->
        [now] En cours
        [town] Ville
        [army] Armée
        [hero] Héros
        [cards] Cartes
       *[map] Plateau
    }
h3s-ui-happened = Ce qui vient de se passer
h3s-ui-seat =
    { $state ->
        [out] { $name }, { $about } : hors jeu.
        [active] { $name }, { $about }, à son tour : { $amount }.
       *[waiting] { $name }, { $about } : { $amount }.
    }
h3s-ui-seat-line = Niveau { $level } · mouvement { $movement } · unités { $units }
h3s-ui-open-count = En attente : { $count }.

## What is open

h3s-ui-others-open =
    { $count ->
        [one] { $name } a quelque chose à régler
       *[other] { $name } a { $count } choses à régler
    }
h3s-ui-settle =
    { $count ->
        [one] Régler ce qui attend
       *[other] Régler ce qui attend ({ $count })
    }
h3s-ui-skip = Continuer quand même
h3s-ui-choose = Choisir
h3s-ui-decline = Non, merci
h3s-ui-app = L'appli s'en charge
h3s-ui-ticked = Prendre celles-ci ({ $count })
h3s-ui-drop = Laisser sans suite
h3s-ui-holds = En vigueur
h3s-ui-source = { $source }
h3s-ui-face = Le dé montre { $face }
h3s-ui-dice-left =
    { $dice ->
        [one] Que montre le dé ?
       *[other] Que montrent les dés ? { $typed } sur { $dice }
    }
h3s-ui-find = Tapez quelques lettres
h3s-ui-find-card = Nom de la carte
h3s-ui-find-none = Rien ne commence par « { $typed } ».

## What the rules forbid

h3s-ui-refused = Pas selon les règles
h3s-ui-refused-how = Si la table est d'accord, c'est fait quand même, et l'historique le montre.
h3s-ui-says-so = La table en décide
h3s-ui-leave-it = Laisser
h3s-ui-rule = Lire la règle { $rule }

## Resources

h3s-ui-resource =
    { $resource ->
        [gold] Or
        [materials] Matériaux
       *[valuables] Richesses
    }
h3s-ui-income = Revenus
h3s-ui-income-more = et plus
h3s-ui-income-aloud = Revenus d'une manche de ressources : { $amount }
h3s-ui-sure = La prochaine manche de ressources apporte
h3s-ui-track-start = Ville, selon le scénario
h3s-ui-track = Corriger les revenus
h3s-ui-less = Une fois en moins : { $amount }
h3s-ui-by-hand = Corriger à la main
h3s-ui-trade = Échanger
h3s-ui-trades = Combien de fois
h3s-ui-trade-give = Je donne
h3s-ui-trade-get = Je reçois
h3s-ui-trade-line = { $give } → { $get }
h3s-ui-trade-would = Dans un comptoir, ceci suffirait : { $trades }
h3s-ui-calculator = Que pourrais-je avoir ?
h3s-ui-most = { $resource } : jusqu'à { $count }
h3s-ui-most-none = Rien à échanger avec cela.
h3s-ui-give = Donner à un joueur
h3s-ui-have = Disponible : { $amount }
h3s-ui-by = Changement

## Tokens

h3s-ui-token =
    { $token ->
        [build] Construction
        [population] Population
       *[spell-book] Grimoire
    }
h3s-ui-token-state =
    { $state ->
        [ready] { $token } : encore disponible
       *[used] { $token } : utilisé cette manche
    }
h3s-ui-tokens = Jetons de ville
h3s-ui-tokens-how = Chacun sert une fois par manche ; ils se retournent au début de la suivante.
h3s-ui-mark =
    { $mark ->
        [build] Jeton Construction
        [population] Jeton Population
        [spell-book] Jeton Grimoire
        [secondary] Héros secondaire
       *[hand-goes] La main est défaussée à la fin du tour
    }
h3s-ui-buy-spell = Acheter un sort
h3s-ui-put-right = Corriger

## The town

h3s-ui-town = Ville
h3s-ui-built = { $count } sur { $all }
h3s-ui-build = Construire
h3s-ui-use = Utiliser : { $building }
h3s-ui-lacks = Il manque : { $amount }
h3s-ui-first = D'abord : { $first }
h3s-ui-stands = Il est construit.
h3s-ui-put-up = Le poser à la main
h3s-ui-take-down = Le retirer à la main
h3s-ui-building-aloud =
    { $state ->
        [built] { $name } : en place. { $below }
        [now] { $name } : constructible pour { $cost }. { $below }
       *[later] { $name } : pas maintenant, coûte { $cost }. { $below }
    }
h3s-ui-building-kind =
    { $kind ->
        [city-hall] Hôtel de ville
        [citadel] Citadelle
        [mage-guild] Guilde des Mages
        [dwelling] Demeure
       *[special] Bâtiment spécial
    }{ $tier ->
        [bronze] {", "}bronze
        [silver] {", "}argent
        [gold] {", "}or
       *[none] {""}
    }
h3s-ui-town-lost = La ville est en d'autres mains.
h3s-ui-own-town = Sa propre ville
h3s-ui-town-state =
    { $state ->
        [held] tenue
       *[lost] perdue
    }
h3s-ui-town-change =
    { $state ->
        [held] La ville est perdue
       *[lost] La ville est reprise
    }
h3s-ui-town-rule = Trois manches entières sans ville ni enclave, et on est hors jeu.

## The army

h3s-ui-army = Armée
h3s-ui-units =
    { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }
h3s-ui-no-units = Aucune unité.
h3s-ui-muster = Recruter, améliorer
h3s-ui-basket =
    { $basket ->
        [recruit] Recruter
       *[reinforce] Améliorer
    }
h3s-ui-muster-now =
    { $count ->
        [one] Prendre { $count } unité
       *[other] Prendre { $count } unités
    }
h3s-ui-none-here = Aucune.
h3s-ui-together = En tout
h3s-ui-left = Reste : { $amount }
h3s-ui-hire = Engager un héros secondaire
h3s-ui-offer-aloud =
    { $basket ->
        [recruit] Recruter
       *[reinforce] Améliorer
    } { $name }, { $cost }{ $count ->
        [0] {""}
       *[other] {", "}dans le panier : { $count }
    }. { $below }
h3s-ui-basket-out = { $name } : une de moins
h3s-ui-add-unit = Ajouter une unité
h3s-ui-unit-by-hand = Le paquet d'unités, corrigé à la main
h3s-ui-flip =
    { $side ->
        [few] Retourner sur Quelques
       *[pack] Retourner sur Groupe
    }
h3s-ui-side =
    { $side ->
        [few] Quelques
        [pack] Groupe
       *[neutral] Neutre
    }
h3s-ui-lose-unit = Perdre l'unité
h3s-ui-look-up = Consulter
h3s-ui-figures = Attaque { $attack }, défense { $defense }, santé { $health }, initiative { $initiative }

## The hero

h3s-ui-hero = Héros
h3s-ui-level = Niveau { $level }
h3s-ui-level-word = Niveau
h3s-ui-experience = Expérience : { $count } sur { $most }
h3s-ui-gain-xp = Expérience +1
h3s-ui-movement = Points de mouvement
h3s-ui-movement-of =
    { $hero ->
        [main] Mouvement : { $count }
       *[secondary] Héros secondaire : { $count }
    }
h3s-ui-move-pip =
    { $state ->
        [left] Dépenser un point de mouvement ({ $n })
       *[spent] Point de mouvement { $n }, dépensé
    }
h3s-ui-morale =
    { $morale ->
        [positive] Moral positif
        [negative] Moral négatif
       *[none] Sans moral
    }
h3s-ui-morale-title = Moral
h3s-ui-morale-cards =
    { $morale ->
        [positive] Cartes de moral positif : { $count }
        [negative] Cartes de moral négatif : { $count }
       *[none] Aucune carte de moral
    }
h3s-ui-use-morale-card = Utiliser une carte
h3s-ui-morale-on-cards = Ce que fait une carte est écrit dessus. Deux positives au plus ; une carte de l'autre sorte part d'abord.
h3s-ui-no-morale-cards = Retirer toutes les cartes
h3s-ui-spend-morale = Utilisez le jeton pour l'une de ces choses :
h3s-ui-spend =
    { $on ->
        [draw] Piocher une carte
        [swap] Échanger des cartes de la main
       *[reroll] Relancer un dé
    }
h3s-ui-gain-morale =
    { $morale ->
        [positive] Gagner un moral positif
       *[negative] Gagner un moral négatif
    }
h3s-ui-no-morale = Retirer le jeton
h3s-ui-expert = Expert { $left } sur { $most }
h3s-ui-expert-use = Dépenser un usage expert, reste { $left }
h3s-ui-hand = Limite de cartes { $count }
h3s-ui-hand-goes = La main est défaussée
h3s-ui-homeless = Sans ville : { $count } sur 3
h3s-ui-top-level = Le niveau le plus haut.
h3s-ui-next-level = { $brings ->
        [specialty] Encore { $missing } d'expérience : niveau { $level }, Spécialisation { $specialty }
       *[search] Encore { $missing } d'expérience : niveau { $level }, Fouille (2) Compétences
    }
h3s-ui-number =
    { $what ->
        [experience] Expérience
        [movement] Points de mouvement
        [secondary-movement] Mouvement du héros secondaire
        [expert] Usages experts restants
       *[homeless] Manches sans ville
    }

## The deck

h3s-ui-deck =
    { $count ->
        [one] Paquet, { $count } carte
       *[other] Paquet, { $count } cartes
    }
h3s-ui-no-cards = Aucune carte.
h3s-ui-kind-name =
    { $kind ->
        [statistic] Caractéristiques
        [ability] Compétences
        [spell] Sorts
        [artifact] Artéfacts
        [specialty] Spécialisations
       *[other] Autres cartes
    }
h3s-ui-kind = { h3s-ui-kind-name } · { $count }
h3s-ui-empowered = { $card }, puissantes : { $count }
h3s-ui-add-card = Ajouter une carte
h3s-ui-another = Une de plus
h3s-ui-remove = Retirer du jeu
h3s-ui-copies = Dans le paquet : { $count }
h3s-ui-swap = Échanger sur des cases adjacentes, avec { $name }

## The map

h3s-ui-map = Plateau
h3s-ui-visit = Visiter
h3s-ui-fight = Combattre
h3s-ui-no-flags = Aucune mine ni enclave marquée.
h3s-ui-flags = Cases marquées : { $count }
h3s-ui-beaten = Battus : { $names }
h3s-ui-unflag = Perdre la marque

## The end

h3s-ui-finish = Terminer le scénario
h3s-ui-finish-how = Touchez qui a atteint le but ; personne est aussi une réponse.
h3s-ui-finish-when = Quand cela finit-il ?
h3s-ui-with-round = En fin de manche
h3s-ui-at-once = Tout de suite
h3s-ui-finish-done = { $count ->
        [0] Personne n'a gagné
        [one] { $names } a gagné
       *[other] { $names } ont gagné
    }
h3s-ui-out = { $name } est hors jeu
