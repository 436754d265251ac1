# Ce que disent les cartes de Hero Realms, composé à partir de leurs effets (games/hero_realms/wording.py).
# Les phrases commencent en minuscule : elles peuvent se trouver dans une autre.

## Ce qu'est la carte

hrc-defense = Défense { $count }
hrc-guard = Garde, défense { $count }
hrc-jar = Jarre d'âme, santé { $count }
hrc-check = Test de compétence { $count }
hrc-stays-expended = Reste activé après usage, jusqu'à ce qu'on le vole.

## Ce qu'il faut pour utiliser une capacité

hrc-plain = { $said }
hrc-expend = Activer : { $said }
hrc-expend-paid = Activer et payer { $price } : { $said }
hrc-ally =
    Allié { $faction ->
        [imperial] Empire
        [guild] Guilde
        [necros] Nécros
        [wild] Sauvage
       *[none] quelconque
    } : { $said }
hrc-sacrifice = Sacrifier : { $said }
hrc-sacrifice-later = Sacrifier, pas avant votre tour { $turn } : { $said }

## Comment les phrases s'assemblent

hrc-comma = { $one }, { $other }
hrc-or = { $one } ou { $other }
hrc-or-else =
    { $one }, { $kind ->
        [tested] ou bien,
       *[plain] ou bien
    } { $other }
hrc-may = si vous voulez, { $phrase }
hrc-if-done = si vous le faites, { $phrase }
hrc-if = si { $test }, { $phrase }
hrc-if-else = si { $test }, { $phrase } ; sinon, { $other }

## Ce que l'on gagne

hrc-gain = gagnez { $gains }
hrc-gain-more = gagnez { $gains }, plus { $more }
hrc-amount =
    { $count } { $pool ->
        [gold] { $count ->
            [one] pièce d'or
           *[other] pièces d'or
        }
        [combat] { $count ->
            [one] point de combat
           *[other] points de combat
        }
       *[health] { $count ->
            [one] point de santé
           *[other] points de santé
        }
    }
hrc-for-each = { $gain } pour chaque { $each }
hrc-each =
    { $what ->
        [champion] champion que vous avez en jeu
        [other-champion] autre champion que vous avez en jeu
        [other-guard] autre garde que vous avez en jeu
        [other-wild] autre carte Sauvage que vous avez en jeu
        [other-knife] autre couteau que vous avez en jeu
        [factions-in-play] faction parmi vos cartes en jeu
        [my-discard-champion] champion dans votre défausse
        [action] action que vous avez en jeu
       *[party] joueur du groupe au début de la partie
    }

## Conditions

hrc-test-count =
    vous avez au moins { $count } { $what ->
        [champion] { $count ->
            [one] champion
           *[other] champions
        } en jeu
        [other-champion] { $count ->
            [one] autre champion
           *[other] autres champions
        } en jeu
        [other-guard] { $count ->
            [one] autre garde
           *[other] autres gardes
        } en jeu
        [other-wild] { $count ->
            [one] autre carte Sauvage
           *[other] autres cartes Sauvages
        } en jeu
        [other-knife] { $count ->
            [one] autre couteau
           *[other] autres couteaux
        } en jeu
        [factions-in-play] { $count ->
            [one] faction
           *[other] factions
        } en jeu
        [my-discard-champion] { $count ->
            [one] champion
           *[other] champions
        } dans votre défausse
       *[action] { $count ->
            [one] action
           *[other] actions
        } en jeu
    }
hrc-test-combat = vous avez gagné au moins { $gained } ce tour-ci
hrc-test-hoard = un autre joueur a plus d'objets du trésor que vous
hrc-test-subtype =
    vous avez { $what ->
       *[bow] un arc
    } en jeu
hrc-test-other = vous avez une autre carte { $card } en jeu

## Vos cartes

hrc-draw =
    piochez { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
hrc-draw-up-to =
    piochez { $count ->
        [one] jusqu'à une carte
       *[other] jusqu'à { $count } cartes
    }
hrc-draw-between = piochez de { $least } à { $most } cartes
hrc-discard =
    défaussez { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
hrc-discard-same = défaussez autant de cartes
hrc-sac =
    sacrifiez { $count ->
        [one] une carte
       *[other] jusqu'à { $count } cartes
    } de votre main ou de votre défausse
hrc-topdeck =
    placez { $kind ->
        [discard-champion] un champion
       *[discard-any] une carte
    } de votre défausse sur le dessus de votre deck
hrc-search = cherchez une carte dans votre deck ou votre défausse et prenez-la en main ; si vous avez cherché dans le deck, mélangez-le
hrc-look =
    regardez { $count ->
        [one] la première carte
       *[other] les { $count } premières cartes
    } de votre deck, défaussez-en jusqu'à { $most } et remettez les autres dans l'ordre de votre choix
hrc-prepare = mobilisez un champion
hrc-put-into-play = mettez en jeu, depuis votre défausse, l'un de vos champions assommés depuis votre dernier tour

## Le marché

hrc-next-goes =
    placez { $kind ->
        [action] la prochaine action
        [champion] le prochain champion
       *[any] la prochaine carte
    } que vous acquérez ce tour-ci { $where ->
        [hand] dans votre main
       *[top] sur le dessus de votre deck
    }
hrc-next-cheaper =
    { $kind ->
        [action] la prochaine action
        [champion] le prochain champion
       *[any] la prochaine carte
    } que vous acquérez ce tour-ci coûte { $saved } de moins
hrc-acquire-free = acquérez sans payer une carte du marché coûtant { $count } ou moins
hrc-heist =
    ce tour-ci, vous pouvez acquérir { $count ->
        [one] une carte au coût imprimé
       *[other] { $count } cartes au coût imprimé
    } dans la défausse d'un adversaire, à son coût habituel

## Contre les autres

hrc-opponent-discards =
    l'adversaire ciblé défausse { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
hrc-stun =
    assommez { $whom ->
        [target-champion] le champion ciblé
        [nontarget-champion] n'importe quel champion
        [nontarget-opp-champion] n'importe quel champion adverse
       *[all-champions-of-target-player] tous les champions du joueur ciblé
    }
hrc-damage =
    infligez { $count ->
        [one] { $count } dégât
       *[other] { $count } dégâts
    } { $whom ->
        [each-opp-champion] à chaque champion adverse
        [each-opp-player] à chaque adversaire
       *[target-player-and-champions] au joueur ciblé et à chacun de ses champions
    }
hrc-lose-own = perdez { $lost }
hrc-lose-each = chaque adversaire perd { $lost }
hrc-discard-hand = le joueur vaincu de votre choix défausse sa main
hrc-bless = le joueur ciblé gagne { $gain } et ses champions ont { $defense } de défense de plus jusqu'à la fin de son prochain tour
hrc-prevent = à chaque tour, évitez les { $count } premiers dégâts que vous subissez ({ $boss } contre un autre boss)

## Les boss

hrc-summon =
    invoquez { $count ->
        [one] un serviteur
       *[other] { $count } serviteurs
    }
hrc-summon-party = invoquez un serviteur pour chaque joueur du groupe au début de la partie
hrc-reveal-hoard =
    révélez { $count ->
        [one] un objet du trésor
       *[other] { $count } objets du trésor
    }
hrc-steal-hoard = volez un objet du trésor à ce joueur
hrc-skill-steal = faites un test de compétence pour voler un objet du trésor
hrc-choose-faction = choisissez une faction : ce tour-ci, vous comptez une carte de plus de cette faction en jeu
hrc-taunt-clear = vous n'êtes plus sous provocation
hrc-taunt-immune = personne ne peut vous provoquer jusqu'à la fin de votre prochain tour

## Remarques, et ce qui n'est pas sûr

hrc-note-once = Sert une fois par partie.
hrc-note-combat = Tout le combat gagné ce tour-ci compte, dépensé ou non, cette carte comprise.
hrc-note-guards = Les gardes ne protègent pas. Sert une fois par partie.
hrc-note-loss = Perdre de la santé n'est pas subir des dégâts : rien ne l'évite.
hrc-note-when-played = Se vérifie seulement quand la carte est jouée.
hrc-note-mix = De la main et de la défausse, au choix.
hrc-note-gem = Sacrifiée, elle retourne sur sa pile, où chacun peut l'acquérir.
hrc-note-awake = Endormi jusqu'à ce que la Liche mélange et compte 20 cartes ou plus.
hrc-note-flipped = Le dos de Corruption : dès que la Liche mélange et compte 30 cartes ou plus.
hrc-doubt-guards = Son texte ne cible pas, donc les gardes ne protègent pas ; aucun texte ne le confirme pour cette carte.
hrc-doubt-amulet = Que la faction choisie compte parmi les quatre est notre lecture.
hrc-doubt-diamond = Que les gardes ne protègent pas les autres champions est notre lecture : c'est le joueur qui est ciblé.
hrc-doubt-stepped-up = La carte nomme aussi des joueurs qui se sont avancés ; aucun texte ne l'explique.
hrc-doubt-list = Une liste de fans donne une autre valeur ; toutes les autres donnent celle-ci.
hrc-doubt-spelling = Le nom espagnol est écrit comme dans le texte consulté, peut-être une coquille.
