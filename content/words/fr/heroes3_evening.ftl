# Heroes III autour des combats.

h3e-gold = { $count } d'or
h3e-materials =
    { $count ->
        [one] { $count } matériau
       *[other] { $count } matériaux
    }
h3e-valuables =
    { $count ->
        [one] { $count } richesse
       *[other] { $count } richesses
    }
h3e-purse = { $parts }
h3e-nothing = rien

h3e-when-always = toujours
h3e-when-built = à la construction
h3e-when-resource-round = à chaque manche de ressources
h3e-when-astrologers-round = à chaque manche des astrologues
h3e-when-each-round = une fois par manche
h3e-when-start-of-turn = au début de votre tour
h3e-when-own-turn = pendant votre tour
h3e-when-once-a-turn = une fois pendant votre tour
h3e-when-end-of-turn = à la fin de votre tour
h3e-when-combat = en combat
h3e-when-hero-combat = au début d'un combat contre un héros ennemi
h3e-when-after-siege = après un siège de la ville
h3e-when-after-win = à chaque victoire sur des neutres
h3e-when-guards = ses défenseurs
h3e-when-visit = visite
h3e-when-held = tant qu'elle est marquée
h3e-when-flag = en la marquant
h3e-when-first-flag = tout premier marquage
h3e-when-later-flag = marquages suivants
h3e-when-per-stacked-guard = par garde empilé
h3e-when-now = maintenant
h3e-when-this-round = cette manche
h3e-when-two-rounds = cette manche et la suivante
h3e-when-until-next-astrologers = jusqu'à la prochaine manche des astrologues
h3e-when-until-replaced = jusqu'à ce qu'une autre carte la remplace
h3e-when-next-resource-round = prochaine manche de ressources
h3e-when-next-round = au début de la prochaine manche
h3e-when-first-combat = premier combat de cette manche
h3e-when-not-stated = durée inconnue

h3e-deed = { $when } : { $does }
h3e-and = { $first } et { $second }
h3e-comma = { $first }, { $second }
h3e-or = { $first } ; ou { $second }
h3e-then = { $first } ; { $second }
h3e-either = { $first } ou { $second }
h3e-times =
    { $count ->
        [2] deux fois
       *[other] { $count } fois
    } { $does }
h3e-up-to-times =
    { $count ->
        [2] jusqu'à deux fois
       *[other] jusqu'à { $count } fois
    } : { $does }
h3e-gain = gagnez { $what }
h3e-may = si vous voulez, { $does }
h3e-for = { $price } → { $does }
h3e-if = { $test } : { $does }
h3e-if-else = { $test } : { $does } ; sinon { $otherwise }
h3e-tell = « { $text } »
h3e-test-die = { $what } au dé d'attaque
h3e-test-has-secondary-hero = avec déjà un héros secondaire
h3e-test-has-unit = avec une unité d'argent
h3e-test-shows =
    { $what ->
        [experience] si l'expérience sort
        [artifact] si un artéfact sort
       *[named] si la ressource nommée sort
    }
h3e-test-removed = avec { $count } retirés ou plus
h3e-test-tournament = en tournoi
h3e-test-stacked =
    avec { $count ->
        [one] { $count } garde empilé
       *[other] { $count } gardes empilés
    } ou plus
h3e-test-box = avec la boîte { $who }
h3e-test-faction = { $who } seulement
h3e-test-hero = seulement pour qui joue { $who }
h3e-test-has-permanent = avec une carte permanente en jeu

h3e-does-gold = { $count } d'or
h3e-does-materials =
    { $count ->
        [one] { $count } matériau
       *[other] { $count } matériaux
    }
h3e-does-valuables =
    { $count ->
        [one] { $count } richesse
       *[other] { $count } richesses
    }
h3e-does-production = revenus +{ $amount }
h3e-does-less-income = { $amount } de revenus en moins
h3e-does-pay = payez { $amount }
h3e-does-lose = perdez { $amount }
h3e-does-roll =
    lancez { $count } { $count ->
        [one] dé
       *[other] dés
    } de { $what ->
        [resource] ressources
       *[treasure] trésor
    }{ $count ->
        [1] { "" }
       *[other] { $how ->
            [one] , prenez-en un
           *[all] , prenez tout
        }
    }
h3e-does-attack-die = lancez un dé d'attaque
h3e-does-trade = commercez selon la table du comptoir
h3e-does-machine =
    { $what ->
        [trading-post] achetez une machine de guerre au prix du comptoir
        [factory] achetez une machine de guerre au prix de la fabrique
        [less-3] achetez une machine de guerre 3 d'or moins cher qu'au comptoir
       *[free] prenez une machine de guerre gratuitement
    }
h3e-does-sell-artifact = vendez un artéfact de votre main pour { $count } d'or
h3e-does-xp = { $count } d'expérience
h3e-does-mp =
    { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    }
h3e-does-lose-mp =
    payez { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    }
h3e-does-movement =
    chaque héros a { $count } de mouvement { $what ->
        [more] de plus
       *[less] de moins
    }
h3e-does-hand-limit =
    limite de cartes { $what ->
        [more] +{ $count }
       *[less] -{ $count }, pas moins de 4
    }
h3e-does-morale =
    { $what ->
        [positive] moral positif
       *[negative] moral négatif
    }
h3e-does-secondary-hero = un héros secondaire apparaît ici
h3e-does-search =
    Fouille ({ $count }) { $what ->
        [artifacts] artéfacts
        [spells] sorts
        [abilities] compétences
        [discarded-abilities] compétences défaussées
        [own-deck] dans votre paquet
       *[own-discard] dans votre défausse
    }
h3e-does-search-stacked =
    Fouille (X) { $what ->
        [artifacts] artéfacts
       *[spells] sorts
    }, X = gardes empilés
h3e-does-draw =
    piochez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
h3e-does-discard =
    défaussez { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
h3e-does-swap-hand =
    { $count ->
        [0] défaussez autant de cartes que voulu et repiochez-en autant
       *[other] défaussez jusqu'à { $count } cartes et repiochez-en autant
    }
h3e-does-shuffle-discard = mélangez votre défausse dans votre paquet
h3e-does-take-back =
    { $what ->
        [specialty] reprenez une spécialisation de votre défausse
       *[knowledge-or-power] reprenez un Savoir ou Pouvoir de votre défausse
    }
h3e-does-remove =
    retirez { $what ->
        [artifact] un artéfact
        [spell] un sort
        [artifact-or-spell] un artéfact ou un sort
        [spells] un ou plusieurs sorts
        [ability] une compétence
        [gained-ability] une compétence autre que celle de départ
        [statistic] une caractéristique
        [sellable-card] une carte (ni spécialisation, ni caractéristique, ni compétence de départ, ni Flèche Magique)
        [spells-and-abilities] un ou plusieurs sorts et compétences
       *[card] une carte
    } de votre main{ $how ->
        [hand] {""}
       *[hand-or-discard] {" "}ou défausse
    }
h3e-does-gain-statistic = gagnez une caractéristique au choix
h3e-does-swap-statistic = échangez une caractéristique de la main ou de la défausse contre une d'un autre type
h3e-does-empower =
    échangez une caractéristique de la main{ $what ->
        [hand] {""}
       *[hand-or-discard] {" "}ou de la défausse
    } contre la version puissante
h3e-does-lose-permanent = perdez la carte permanente en jeu
h3e-does-enemy-discards = un adversaire défausse une carte au hasard
h3e-does-spell-book = dès la manche suivante, le jeton Grimoire achète Fouille (2) sorts pour { $count } d'or
h3e-does-free-spell-book = le jeton Grimoire ne coûte rien et ne demande pas de Guilde des Mages
h3e-does-school-search = au lieu d'une Fouille de sorts, nommez une école, défaussez du paquet Sorts jusqu'à en trouver un de cette école et prenez-le
h3e-does-spell-search = une Fouille de sorts peut être une Fouille ({ $count })
h3e-does-two-events = pour un évènement, piochez deux cartes, résolvez-en une et glissez l'autre sous le paquet
h3e-does-recruits =
    vous pouvez recruter des unités { $what ->
        [bronze] de bronze
        [silver] d'argent
       *[gold] d'or
    }
h3e-does-reinforces = vous pouvez améliorer des unités
h3e-does-fortifies = la ville a Murs, Porte et Tourelle lors d'un siège
h3e-does-reinforce =
    améliorez { $what ->
        [bronze] une unité de bronze
        [bronze-or-silver] une unité de bronze ou d'argent
        [goblins] les Gobelins
       *[any] une unité
    } { $how ->
        [half] à moitié prix, arrondi au-dessus
        [less-3] 3 d'or moins cher
       *[free] gratuitement
    }
h3e-does-cheaper-reinforcing = une amélioration coûte { $count } d'or de moins
h3e-does-recruit-or-reinforce = recrutez ou améliorez les Fées gratuitement
h3e-does-units-for-anything = matériaux et richesses valent de l'or pour les unités
h3e-does-cube = un cube dessus, { $count } au plus
h3e-does-spend-cube = un cube
h3e-does-attack = Attaque +{ $count }
h3e-does-defense = Défense +{ $count }
h3e-does-power = { $count } de pouvoir
h3e-does-easier-neutrals = les armées neutres sont piochées une difficulté plus bas
h3e-does-stronger-schools =
    { $what ->
        [air-and-water] les sorts d'Air et d'Eau ont 1 pouvoir de plus
       *[earth-and-fire] les sorts de Terre et de Feu ont 1 pouvoir de plus
    }
h3e-does-sure-defense = les unités qui se défendent ont Défense +1 sans lancer
h3e-does-truce = les héros ne s'attaquent pas entre eux
h3e-does-free-whirlpools = un Tourbillon ne coûte aucune unité et vous choisissez la sortie
h3e-does-reveal-tile = révélez une tuile voisine ou placez-en une
h3e-does-rotate-tile = tournez une tuile voisine sans héros
h3e-does-clear-cubes = tous les cubes noirs quittent la carte
h3e-does-pandora = piochez une carte Pandore
h3e-does-dice =
    lancez { $count } { $count ->
        [one] dé
       *[other] dés
    } de { $what ->
        [resource] ressources
       *[treasure] trésor
    }
h3e-does-take-die = prenez un résultat
h3e-does-pay-die = payez ce que montre le dé
h3e-does-lose-die = perdez ce que montre un dé de votre choix
h3e-does-step-of-die = revenu de la ressource obtenue +1 cran
h3e-does-name-resource = nommez une ressource
h3e-does-gamble = jusqu'à { $count } fois : 3 d'or, 2 matériaux ou 1 richesse → un dé de ressources
h3e-does-dice-pool =
    { $what ->
        [match] prenez un dé de la réserve qui montre la même chose que les vôtres
        [share] partagez la réserve de dés
       *[roll] lancez deux dés de trésor et deux de ressources en réserve ; à partir de qui pioche, chacun en lance un de chaque et peut prendre un dé de la réserve qui montre la même chose
    }
h3e-does-barter = échangez une sorte de ressource contre une autre avec un autre joueur
h3e-does-auction = { $count } fois : révélez un artéfact, chacun mise de l'or en secret ; le plus offrant paie et le prend ; sans mise ou à égalité, il est défaussé
h3e-does-lay-in = nommez la carte de votre main que vous avez posée au milieu
h3e-does-reroll = une fois par tour, vous pouvez relancer un dé de trésor ou de ressources
h3e-does-spoils = un dé de ressources par combat gagné, sauf instantané
h3e-does-buy-artifacts =
    achetez { $count ->
        [one] un artéfact visible
       *[other] jusqu'à { $count } artéfacts visibles
    } : mineur { $minor }, majeur { $major }, relique { $relic } d'or
h3e-does-main-mp =
    { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    } pour le héros principal
h3e-does-draw-keep =
    piochez { $count } { $what ->
        [spells] sorts
       *[abilities] compétences
    } et gardez une carte
h3e-does-take-card =
    prenez { $what ->
        [minor-artifact] un artéfact mineur
        [artifact] l'artéfact
        [spell] un sort
        [laid-in-card] une carte du milieu
        [necromancy] une carte Nécromancie dans le paquet Compétences
       *[ability] une compétence
    }
h3e-does-gain-unit =
    { $what ->
        [griffins] gagnez une unité de Griffons
       *[dragon-flies] gagnez une unité de Libellules
    }
h3e-does-flip-pack =
    { $what ->
        [silver] retournez un Groupe argent côté Quelques
       *[any] retournez un Groupe côté Quelques
    }
h3e-does-lose-unit =
    { $what ->
        [cheapest] défaussez votre unité la moins chère
        [silver] défaussez une unité argent
       *[any] perdez une unité
    }
h3e-does-search-per-two =
    Fouille ({ $count }) { $what ->
        [artifacts] artéfacts
       *[abilities-or-spells] compétences ou sorts
    } par deux cartes retirées
h3e-does-recruit-neutrals =
    recrutez { $count ->
        [one] une de ces unités neutres
       *[other] jusqu'à { $count } de ces unités neutres
    } { $what ->
        [printed] { $count ->
            [one] à son prix
           *[other] à leur prix
        }
        [half] à moitié prix, arrondi au-dessus
       *[free] gratuitement
    }
h3e-does-nothing = rien

h3e-too-dear = { $what } coûte { $cost } ; il manque : { $missing }. ({ $rule })
h3e-built-already = Déjà construit dans cette ville : { $building }. ({ $rule })
h3e-build-token-used = Un seul bâtiment par manche, c'est déjà fait ; à remettre : { $building }. ({ $rule })
h3e-dwelling-first = Les demeures se bâtissent dans l'ordre : avant { $building } vient { $first }. ({ $rule })
h3e-no-trade = Un échange donne une ressource contre une autre, une fois ou plus. ({ $rule })
h3e-trade-too-little = Cet échange demande { $price } ; il manque : { $missing }. ({ $rule })
h3e-no-building = Bâtiment inconnu : { $found }. Il y a : { $options }.
h3e-no-faction = Faction inconnue : { $found }. Il y a : { $options }.
h3e-no-resource = Ressource inconnue : { $found }. Il y a : { $options }.
h3e-no-die = Dé inconnu : { $found }. Il y a : { $options }.
h3e-no-difficulty = Difficulté inconnue : { $found }. Il y a : { $options }.
h3e-no-place = Lieu inconnu sur la carte : { $found }.
h3e-no-hero = Héros inconnu : { $found }.
h3e-no-scenario = Scénario inconnu : { $found }.
h3e-negative = Cela ne peut pas être sous 0 : { $found }.
h3e-no-round = Les manches se comptent à partir de 1 : { $found }.
h3e-start-unknown = Le départ de { $scenario } est dans son livret ; saisissez-le.

tables-no-game = Pas de tables pour ce jeu : { $found }. Il y a : { $options }.
tables-no-table = Table inconnue : { $found }. Il y a : { $options }.
tables-calculator-only = --have et --want vont avec la table trade, --faction avec buildings.
tables-no-have = Dites ce que vous avez : --have "7 or 2 richesses".
tables-bad-purse = Pas compris : { $found }. Écrivez montants et ressources, comme 7 or 2 richesses.
tables-too-much = { $found } dépasse la calculatrice : { $most } par ressource au plus.
tables-too-many-bundles = C'est trop pour tout lister : dites ce que vous voulez avec --want.
tables-col-level = Niveau
tables-col-hand = Limite de cartes
tables-col-expert = Usages experts
tables-col-experience = Expérience
tables-col-brings = Apporte
tables-col-give = Donnez
tables-col-get = Recevez
tables-col-die = Dé
tables-col-faces = Faces
tables-col-card = Carte
tables-col-building = Bâtiment
tables-col-cost = Coût
tables-col-faction = Faction
tables-army = { $count } { $tier }
tables-specialty = Spécialisation { $level }
tables-search-abilities = Fouille ({ $count }) compétences
tables-have = Vous avez { $purse }.
tables-trade-line = { $paid } → { $gained }
tables-after = Vous avez alors { $purse }.
tables-no-trade-needed = Aucun échange n'est nécessaire.
tables-out-of-reach = Hors de portée, quoi que vous échangiez : { $cost }.
tables-bundles = En commerçant vous pouvez avoir l'un de ces lots :
