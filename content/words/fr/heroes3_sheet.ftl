# La soirée de Heroes III : manches, ville, héros, corrections.

## Noms

h3s-the-table = La table
h3s-production = Revenus
h3s-secondary-hero = Héros secondaire
h3s-units =
    { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }

## La manche

h3s-round =
    Manche { $round }{ $kind ->
        [resource] {" "}: manche de ressources
        [astrologers] {" "}: manche des astrologues
       *[first] {""}
    }
h3s-tokens = Tous les jetons Construction, Population et Grimoire sont à nouveau actifs.
h3s-movement-back = Tous les points de mouvement reviennent.
h3s-experts-back = Tous les usages experts sont à nouveau disponibles.
h3s-turn = Tour de { $name }
h3s-hand = Au début du tour : défaussez ce que vous voulez jusqu'à { $limit } cartes ou moins ; puis vous pouvez piocher jusqu'à { $limit }.
h3s-hand-goes = { $name } : défaussez maintenant toute la main.
h3s-goes-first = { $name } joue en premier dans cette équipe.
h3s-who-first = Qui de { $team } joue en premier cette manche ?
h3s-dropped = { $name } : { $what } n'a pas été fait.
h3s-fight-dropped = Le combat ouvert est annulé.
h3s-overruled = La table en décide ainsi : { $why }
h3s-over = La soirée est finie.

## Le guide

h3s-guide-turn = Manche { $round } : tour de { $name }
h3s-guide-phase =
    { $phase ->
        [opening] Avant la manche { $round }
        [ai] Manche { $round } : tour des héros IA
       *[over] La fin, après la manche { $round }
    }
h3s-next-round = Vers la manche { $round }
h3s-next-step = Continuer
h3s-next-turn = Au tour de { $name }
h3s-next-ai = Au tour des héros IA
h3s-next-end = Fin de la soirée
h3s-todo-fight = Un combat est ouvert : terminez-le ou annulez-le.
h3s-todo-decks = Composez les paquets de départ comme les feuilles les listent, mélangez-les et piochez jusqu'à la limite de cartes.
h3s-todo-artifacts = Après les bonus de départ, remélangez le paquet d'artéfacts.
h3s-todo-map = Posez la carte comme le scénario la montre.
h3s-todo-tokens = Tournez les jetons de ville et de mouvement sur leur face active.
h3s-todo-movement =
    { $count ->
        [one] Il reste { $count } point de mouvement
       *[other] Il reste { $count } points de mouvement
    }
h3s-todo-token =
    { $token ->
        [build] Le jeton Construction est disponible.
        [population] Le jeton Population est disponible.
       *[spell-book] Le jeton Grimoire est disponible.
    }
h3s-todo-morale = Le moral positif est disponible.
h3s-todo-morale-cards =
    { $morale ->
        [positive] Cartes de moral positif à utiliser : { $count }
       *[negative] Cartes de moral négatif, chacune dès qu'elle s'applique : { $count }
    }
h3s-todo-hand-goes = À la fin de ce tour, toute la main est défaussée.
h3s-todo-ai = Pour chaque héros IA, dites ce qui l'entoure ; puis il se déplace.
h3s-todo-ai-done = Aucun héros IA n'a plus de mouvement.

## Gains et paiements

h3s-gains = { $name } : { $amount } ({ $source })
h3s-paid = { $name } paie { $amount }.

## La ville

h3s-builds = { $name } construit : { $building } ({ $cost })
h3s-uses = { $name } utilise : { $building }
h3s-in-combat = En combat : { $what }
h3s-recruits = { $name } recrute : { $unit } (Quelques)
h3s-reinforces = { $name } améliore : { $unit } (Groupe)
h3s-buys-spell = { $name } achète à la Guilde des Mages : { $amount }

## Héros

h3s-moves =
    { $name }, { $hero ->
        [main] héros principal
       *[secondary] héros secondaire
    } : { $on ->
        [revisit] case visitée à nouveau
        [reveal] tuile révélée
        [place-tile] tuile posée
        [combat] le combat continue
       *[field] déplacement
    }, { $count ->
        [one] { $count } point de mouvement
       *[other] { $count } points de mouvement
    } (reste : { $left })
h3s-movement =
    { $name }, { $hero ->
        [main] héros principal
       *[secondary] héros secondaire
    } : mouvement { $by } pour ce tour
h3s-fights-on-free = { $name } : le combat continue sans coûter de mouvement.
h3s-secondary-appears = { $name } a un héros secondaire.
h3s-experience = { $name } : expérience +{ $count }
h3s-experience-lost = { $name } : expérience perdue, { $count } ; le dernier niveau est atteint.
h3s-experience-never = { $name } : un héros secondaire ne gagne pas d'expérience.
h3s-level =
    { $name } atteint le niveau { $level } : limite de cartes { $hand }, { $expert ->
        [one] { $expert } usage expert par manche
       *[other] { $expert } usages experts par manche
    }
h3s-expert = { $name } : un usage expert est dépensé (reste : { $left }).
h3s-morale =
    { $name } : { $gained ->
        [positive] moral positif
       *[negative] moral négatif
    }{ $now ->
        [none] {" "}; les deux s'annulent
       *[other] {""}
    }
h3s-morale-again = { $name } : encore un moral positif. Utilisez d'abord l'ancien jeton, sinon il est perdu.
h3s-morale-ignored = { $name } : la Nécropole ignore le moral.
h3s-morale-card =
    { $card ->
        [drawn] { $name } pioche une carte de moral { $gained ->
            [positive] positif
           *[negative] négatif
        } et en a { $count }.
        [back] { $name } remet une carte de moral { $gained ->
            [positive] négatif
           *[negative] positif
        } sous son paquet ; il en reste { $count }.
       *[full] { $name } a { $count } cartes de moral positif ; on n'en pioche pas une troisième.
    }
h3s-morale-card-used =
    { $name } fait ce que dit une carte de moral { $morale ->
        [positive] positif
       *[negative] négatif
    } et la remet sous son paquet ; il en reste { $left }.
h3s-hand-will-go =
    { $name } : encore un moral négatif. Toute la main est défaussée à la fin de son prochain tour ; { $stays ->
        [yes] le jeton reste.
       *[no] le jeton part.
    }
h3s-morale-spent =
    { $name } utilise le moral positif : { $on ->
        [draw] piochez une carte.
        [swap] défaussez autant de cartes que voulu et repiochez-en autant.
       *[reroll] relancez un de vos dés.
    }
h3s-card = { $name } gagne { $card }, qui va { $to ->
        [hand] en main.
       *[discard] à la défausse.
    }
h3s-card-removed = { $name } : { $card } quitte la partie.

## Corrigé à la main

h3s-number =
    { $what ->
        [gold] or
        [materials] matériaux
        [valuables] richesses
        [income-gold] revenu en or
        [income-materials] revenu en matériaux
        [income-valuables] revenu en richesses
        [movement] mouvement, héros principal
        [secondary-movement] mouvement, héros secondaire
        [experience] expérience
        [expert] usages experts
       *[homeless] manches sans Ville ni Enclave
    }
h3s-adjusted = Corrigé : { $name }, { $what } { $by }, maintenant { $now }
h3s-mark =
    Corrigé : { $name }, { $mark ->
        [build] jeton Construction
        [population] jeton Population
        [spell-book] jeton Grimoire
        [secondary] héros secondaire
        [hand-goes] la main sera défaussée
       *[no-morale] pas de moral
    } : { $on ->
        [yes] oui
       *[no] non
    }
h3s-units-set =
    Corrigé : { $name }, { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }, { $machines ->
        [one] { $machines } machine de guerre
       *[other] { $machines } machines de guerre
    }
h3s-building-set =
    Corrigé : { $name }, { $building } { $on ->
        [yes] est debout.
       *[no] n'est pas debout.
    }

## Refusé

h3s-bad-setup = La mise en place est illisible : { $field } : trouvé : { $found } ; attendu : { $expected }.
h3s-no-player = Aucun joueur de ce nom : { $found }. Il y a : { $options }.
h3s-no-matter = Rien n'est ouvert avec le numéro { $found }.
h3s-matters-open =
    { $count ->
        [one] Il y a d'abord { $count } chose à régler.
       *[other] Il y a d'abord { $count } choses à régler.
    } ({ $rule })
h3s-fight-open = Un combat est ouvert : terminez-le d'abord. ({ $rule })
h3s-not-in-team = Pas dans cette équipe : { $found }. Il y a : { $options }.
h3s-not-in-combat = Pas tant qu'un combat est ouvert. ({ $rule })
h3s-only-in-combat = { $building } sert dans un combat que l'on mène soi-même. ({ $rule })
h3s-in-a-turn = Les jetons de ville servent pendant le tour de quelqu'un ; ce n'est le tour de personne. ({ $rule })
h3s-not-on-table = { $what } vient d'une boîte qui n'est pas sur cette table. ({ $rule })
h3s-mid-action = Réglez d'abord ce qui est en attente : pas de jeton de ville au milieu d'une autre action. ({ $rule })
h3s-own-turn-only = Seulement pendant son propre tour, et ce n'est pas celui de { $name }. ({ $rule })
h3s-token-used =
    { $name } a déjà utilisé le { $token ->
        [population] jeton Population
       *[spell-book] jeton Grimoire
    } cette manche. ({ $rule })
h3s-no-mage-guild = Le jeton Grimoire demande la Guilde des Mages. ({ $rule })
h3s-guild-too-new = La Guilde des Mages a été construite cette manche : elle vend à partir de la suivante. ({ $rule })
h3s-one-secondary = { $name } a déjà un héros secondaire ; un seul à la fois. ({ $rule })
h3s-no-secondary = { $name } n'a pas de héros secondaire. ({ $rule })
h3s-no-experience = Un héros secondaire ne gagne pas d'expérience. ({ $rule })
h3s-no-home = { $name } n'a ni Ville ni Enclave où engager. ({ $rule })
h3s-no-cube = Aucun cube sur { $building }. ({ $rule })
h3s-used-already =
    { $building } a déjà servi { $when ->
        [each-round] cette manche
       *[other] ce tour
    }. ({ $rule })
h3s-no-spell-search = { $building } remplace une Fouille de sorts, et aucune n'est en cours. ({ $rule })
h3s-not-built = Le bâtiment { $building } n'est pas construit. ({ $rule })
h3s-nothing-to-use = { $building } n'a rien qui s'utilise à la main.
h3s-nobody-named = Nommez au moins une unité à recruter ou à améliorer. ({ $rule })
h3s-no-dwelling = { $unit } : il faut { $dwelling }. ({ $rule })
h3s-no-citadel = { $unit } : pour améliorer, il faut { $citadel }. ({ $rule })
h3s-no-few = { $name } n'a pas { $unit } en Quelques à améliorer. ({ $rule })
h3s-neutral-stays = { $unit } : les unités neutres ne s'améliorent pas. ({ $rule })
h3s-not-your-unit = { $unit } : cette ville ne recrute et n'améliore que ses propres unités ({ $faction }). ({ $rule })
h3s-unit-there = { $name } a déjà { $unit }, et il n'y a qu'une carte de chaque unité. ({ $rule })
h3s-no-such-unit = Aucune unité de ce nom dans un paquet d'unités : { $found }.
h3s-too-far =
    { $name }, { $hero ->
        [main] héros principal
       *[secondary] héros secondaire
    } : { $left ->
        [one] il reste { $left } point de mouvement
       *[other] il reste { $left } points de mouvement
    } ; il manque : { $missing }. ({ $rule })
h3s-no-expert = { $name } n'a plus d'usage expert ; le niveau { $level } en a { $most } par manche. ({ $rule })
h3s-other-morale =
    { $played ->
        [cards] On joue ici avec des cartes de moral : utilisez une carte et faites ce qu'elle dit.
       *[tokens] On joue ici avec des jetons de moral, sans cartes.
    }
h3s-no-morale-card = { $name } n'a pas de carte de moral. ({ $rule })
h3s-level-first = Les niveaux se règlent dans l'ordre : d'abord le niveau { $level }. ({ $rule })
h3s-no-morale =
    { $name } n'a pas de moral positif à utiliser{ $now ->
        [negative] , mais un moral négatif
       *[none] {""}
    }. ({ $rule })
h3s-no-rerolls = Règle optionnelle de cette table : pas de relances. ({ $rule })
h3s-card-not-owned = { $name } ne possède pas { $card }. ({ $rule })
h3s-at-least-one = Il faut au moins 1 : { $found }.
h3s-no-number = Aucun nombre de ce nom sur une feuille : { $found }. Il y a : { $options }.
h3s-out-of-range = D'après les règles, de 0 à { $high } : { $what }, { $found } est impossible. ({ $rule })
h3s-beyond = La feuille va de { $low } à { $high } : { $what }, { $found } est impossible.
h3s-no-machine = Aucune machine de guerre de ce nom : { $found }. Il y a : { $options }.
