# La soirée de Heroes III : début et fin, combats, héros IA, campagnes.

## Début

h3s-tb-scenario = Scénario : { $title }
h3s-tb-victory = Pour gagner : { $text }
h3s-tb-limit =
    { $rounds ->
        [one] La partie dure { $rounds } manche.
       *[other] La partie dure { $rounds } manches.
    }
h3s-tb-own-book =
    { $mode ->
        [campaign] Prenez le bonus de départ que le livre de la campagne donne pour ce scénario.
       *[tournament] Construction de la carte et décompte : voyez le livret de tournoi.
    }
h3s-tb-begins = { $name } : { $faction }, { $hero }. Ressources : { $purse }. Revenus : { $income }. Cartes dans le paquet : { $cards }
h3s-tb-unavailable = Une carte de la liste indisponible : Fouille (3) dans son paquet.
h3s-tb-restocked = { $name } : plus d'unités, les unités de départ reviennent donc.

## Refusé au début

h3s-tb-names = Chaque { $field } doit être là, une seule fois : { $found }
h3s-tb-no-rule = Règle optionnelle inconnue : { $found }. Il y a : { $options }.
h3s-tb-no-unit = Unité inconnue : { $found }
h3s-tb-no-card = Carte inconnue : { $found }
h3s-tb-other-mode = { $scenario } se joue en mode { $mode }. ({ $rule })
h3s-tb-players =
    { $count ->
        [one] C'est pour un joueur ; il y en a { $found }. ({ $rule })
        [same] C'est pour { $most } joueurs ; il y en a { $found }. ({ $rule })
       *[other] C'est pour { $least } à { $most } joueurs ; il y en a { $found }. ({ $rule })
    }
h3s-tb-twice =
    { $what ->
        [faction] Deux joueurs ne peuvent pas avoir la même faction : { $found }. ({ $rule })
       *[hero] Deux joueurs ne peuvent pas avoir le même héros : { $found }. ({ $rule })
    }
h3s-tb-teams = Chaque joueur appartient à l'une des { $count } équipes. ({ $rule })
h3s-tb-wrong-hero = { $hero } appartient à { $faction }, pas à { $wanted }. ({ $rule })
h3s-tb-no-box = Il manque une boîte sur la table pour { $name } : { $box }. ({ $rule })
h3s-tb-no-such-box = Boîte inconnue : { $found }. Il y a : { $options }.
h3s-tb-not-there = { $scenario } ne se joue pas avec { $found }, mais avec : { $options }. ({ $rule })

## La fin

h3s-tb-claimed =
    { $count ->
        [one] Condition de victoire remplie par { $winners }
       *[other] Condition de victoire remplie ensemble par { $winners }
    }
h3s-tb-ends-with-round = La partie finit avec cette manche.
h3s-tb-is-out = { $name } ne joue plus. ({ $rule })
h3s-tb-out =
    Élimination de { $name } : { $why ->
        [homeless] trois manches complètes sans ville ni enclave
        [beaten] héros principal battu sans ville ni enclave
       *[table] décision de la table
    }. Cubes et figurines quittent la carte.
h3s-tb-homeless =
    { $left ->
        [one] { $name } n'a ni ville ni enclave : élimination après encore une manche complète.
       *[other] { $name } n'a ni ville ni enclave : élimination après encore { $left } manches complètes.
    }
h3s-tb-home-again = { $name } a de nouveau une ville ou une enclave.
h3s-tb-one-out = Le scénario dit si la partie continue.
h3s-tb-cube = { $name } gagne un cube de faction de { $enemy }.
h3s-tb-all-cubes = { $name } a un cube de faction de chaque ennemi.
h3s-tb-last-round = La manche { $round } sera la dernière.
h3s-tb-won =
    { $count ->
        [one] Victoire de
       *[other] Victoire commune de
    } { $winners }{ $reason ->
        [cubes] {" "}: un cube de faction de chaque ennemi.
        [last] {" "}: il ne reste personne d'autre.
       *[claimed] {" "}: condition de victoire remplie.
    }
h3s-tb-lost =
    Le scénario est perdu{ $reason ->
        [limit] {" "}: la dernière manche est finie.
        [out] {" "}: il ne reste personne.
       *[claimed] .
    }
h3s-tb-nobody =
    Personne n'a gagné{ $reason ->
        [limit] {" "}: la dernière manche est finie.
        [out] {" "}: il ne reste personne.
       *[claimed] .
    }
h3s-tb-figure =
    { $what ->
        [rounds] Manches
        [level] Niveau du héros
        [cards] Cartes
        [units] Unités
        [gold-gained] Or gagné
        [materials-gained] Matériaux gagnés
        [valuables-gained] Richesses gagnées
        [built] Bâtiments construits
        [recruited] Unités recrutées
        [reinforced] Unités améliorées
        [units-lost] Unités perdues
        [fights-won] Combats gagnés
        [fights-lost] Combats perdus
        [retreats] Fuites
        [quick] Combats instantanés
        [heroes-beaten] Héros battus
        [visited] Lieux visités
        [flagged] Cases marquées
       *[moved] Points de mouvement dépensés
    }

## Campagnes

h3s-tb-no-campaign = On ne garde des cartes que dans une campagne. ({ $rule })
h3s-tb-not-over = Le scénario n'est pas fini. ({ $rule })
h3s-tb-noted-list = Un scénario perdu recommence avec le paquet noté. ({ $rule })
h3s-tb-not-carried = Cette carte ne peut pas être gardée : { $found }. Il y a : { $options }.
h3s-tb-carry-count = Cartes à choisir : { $wanted } ; il y en a { $found }. ({ $rule })
h3s-tb-carries = { $name } : niveau de nouveau I ; cartes du prochain paquet : { $cards }

## Combats

h3s-tb-neutrals = des unités neutres de niveau { $level }
h3s-tb-garrison = Défense sans héros
h3s-tb-a-surrender = Reddition
h3s-tb-the-combat = Combat
h3s-tb-spoils = Héros battu de { $name }
h3s-tb-fight =
    { $name } : combat du { $hero ->
        [main] héros principal
       *[secondary] héros secondaire
    } contre { $enemy }
h3s-tb-taken-to-table = Le combat se joue dans l'appli.
h3s-tb-town-first = Avant de placer les unités, chacun peut encore utiliser ses jetons de ville.
h3s-tb-may-yield = { $name } : un héros secondaire attaqué peut être vaincu d'emblée, sans combat.
h3s-tb-first-combat = { $source } compte pour ce combat.
h3s-tb-hero-combat = { $building }, pour { $name } : { $does }
h3s-tb-guards = { $place } : { $text }
h3s-tb-morale-cards = Les cartes de moral remplacent les jetons. Écartez celles qui portent le symbole de bataille ; ce que fait une carte est écrit dessus.
h3s-tb-guards-named = En garde : { $units }
h3s-tb-guards-played = Cette faction est jouée, elle ne défend donc pas une Ville Aléatoire : { $faction } ({ $rule })
h3s-tb-guards-other = D'autres gardes sont imprimés pour { $place }. { $text } ({ $rule })
h3s-tb-no-guards = { $place } : dites d'abord quelle faction la défend.
h3s-tb-bank-guards = { $place } est une Banque de créatures avec quatre gardes à elle : commencez le combat contre la banque. ({ $rule })
h3s-tb-neutral-discards =
    { $count ->
        [0] Les paquets neutres sont complets ; leurs défausses sont vides.
        [one] Défausses des paquets neutres : { $count } carte
       *[other] Défausses des paquets neutres : { $count } cartes
    }
h3s-tb-called-off = Le combat est annulé.
h3s-tb-outcome =
    { $name } : { $outcome ->
        [victory] victoire
        [defeat] défaite
        [retreat] fuite
        [surrender] reddition
        [surrendered] victoire, l'ennemi se rend
       *[quick] Combat instantané : le héros dépasse le niveau de la case, personne ne se bat
    }
h3s-tb-retreats =
    { $name } : le { $hero ->
        [main] héros principal
       *[secondary] héros secondaire
    } retourne sur la dernière case visitée, sans la visiter.
h3s-tb-goes-home =
    { $hero ->
        [homeless] { $name } : le héros principal est vaincu et n'a ni ville ni enclave où aller.
        [main] { $name } : le héros principal va dans une de ses villes ou enclaves.
       *[secondary] { $name } : le héros secondaire quitte la carte et peut être réengagé.
    }
h3s-tb-visit-now = { $name } visite la case maintenant.
h3s-tb-ai-beaten = { $hero } : défaite. Ce qu'elle rapporte est dans le scénario.
h3s-tb-no-level = Niveau inconnu : { $found }. Il y a : { $options }.
h3s-tb-no-fight = Aucun combat n'est ouvert.
h3s-tb-fighting = Un combat est ouvert ; finissez-le d'abord. ({ $rule })
h3s-tb-not-your-turn = Les héros attaquent à leur propre tour, et ce n'est pas celui de { $name }. ({ $rule })
h3s-tb-no-units = { $name } n'a pas d'unités pour se battre. ({ $rule })
h3s-tb-no-secondary = { $name } n'a pas de héros secondaire. ({ $rule })
h3s-tb-own-hero = Personne ne combat son propre héros : { $found }
h3s-tb-ally = { $name } est dans votre camp : pas d'attaque. ({ $rule })
h3s-tb-truce = Pour l'instant les héros ne s'attaquent pas : { $source }. ({ $rule })
h3s-tb-no-retreat = On ne fuit que devant des unités neutres. ({ $rule })
h3s-tb-no-azure-retreat = On ne fuit pas devant des unités azur. ({ $rule })
h3s-tb-no-quick = Le combat instantané demande un héros au-dessus du niveau de la case. ({ $rule })

## Héros IA

h3s-tb-ai-hero = Héros IA
h3s-tb-hero-of =
    { $hero ->
        [main] héros principal de { $name }
       *[secondary] héros secondaire de { $name }
    }
h3s-tb-ai-turn = Tour : { $hero } ; mouvement : { $movement }. Dites ce qui l'entoure.
h3s-tb-ai-fight = Commencez le combat, c'est l'IA qui attaque : { $hero }
h3s-tb-ai-choose = Regardez encore et ne nommez que ce que vous avez choisi.
h3s-tb-ai-skills = Cartes Capacité, { $hero } : { $cards }
h3s-tb-ai-card-owned =
    { $name } a { $card }. { $kind ->
        [spell] S'il n'en reste pas d'autre exemplaire, le héros IA lance Flèche Magique à la place.
       *[skill] S'il n'en reste pas d'autre exemplaire, { $name } la cède au héros IA et fait Fouille (3).
    }
h3s-tb-ai-elsewhere = Voyez sur la page du scénario avec quoi d'autre combat { $hero }.
h3s-tb-ai-set =
    { $hero }, correction : { $count ->
        [one] { $count } unité
       *[other] { $count } unités
    }, { $beaten ->
        [yes] hors jeu
       *[no] en jeu
    }.
h3s-tb-ai-not-now = { $hero } se déplace après les joueurs. ({ $rule })
h3s-tb-ai-spent = { $hero } n'a plus de mouvement. ({ $rule })
h3s-tb-ai-aim = Un héros IA vise les mines et les enclaves de sa tuile, pas ceci : { $place }. ({ $rule })
h3s-tb-ai-beaten-already = { $hero } est déjà hors jeu. ({ $rule })
h3s-tb-no-ai-hero =
    Héros IA inconnu : { $found }. { $count ->
        [0] Il n'y en a aucun.
       *[other] Il y a : { $options }.
    }
h3s-tb-no-ai-army = L'armée de ce héros IA n'est pas connue : { $found }. La page du scénario la donne.
h3s-tb-no-ai-card = Carte IA inconnue : { $found }. Il y a : { $options }.
h3s-tb-ai-decks = { $hero }, correction : niveau { $level }. Cartes IA : { $cards }, sorts : { $spells }, cartes Capacité employées : { $skills }

## Dans un terminal

h3s-tb-line-matter = { $number } ({ $name }) : { $asked }
h3s-tb-line-sheet =
    { $name } · { $faction } · { $hero } { $level }{ $out ->
        [yes] {" "}· hors jeu
       *[no] {""}
    } · { $purse } · revenus : { $income } · mouvement { $movement }{ $morale ->
        [positive] {" "}· moral positif
        [negative] {" "}· moral négatif
       *[none] {""}
    } · { $count ->
        [0] aucune unité
       *[other] { $units }
    }
