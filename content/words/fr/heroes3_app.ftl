# Les écrans du combat de Heroes III.

## Mise en place

h3a-setup = Un combat ; l'appli joue l'ennemi
h3a-fight = Le combat
h3a-sentence =
    { $kind ->
        [neutral] J'entre sur une case de niveau { $level } en difficulté { $difficulty }
        [bank] Je visite une Banque de créatures en difficulté { $difficulty }
        [ai-hero] J'affronte un héros IA en difficulté { $difficulty }
        [heroes] Héros contre héros
       *[siege] { $where ->
            [my-town] Je défends ma Ville
           *[their-town] J'assiège une Ville
        }
    }
h3a-kind =
    { $kind ->
        [neutral] Case neutre
        [bank] Banque de créatures
        [ai-hero] Héros IA
       *[heroes] Autre héros
    }
h3a-level = Niveau de la case
h3a-level-of = Case de niveau { $level }
h3a-difficulty-label = Difficulté
h3a-difficulty =
    { $difficulty ->
        [easy] Facile
        [normal] Normal
        [hard] Difficile
       *[impossible] Impossible
    }
h3a-guards = { $count } { $tier }
h3a-guarded = Gardée par des cartes neutres : { $guards }.
h3a-quick-about = Votre héros dépasse cette case : combat instantané, personne ne se bat et pas d'expérience.
h3a-where = Où
h3a-place-of =
    { $where ->
        [land] Sur terre
        [sea] En mer
        [their-town] Siège : leur Ville
       *[my-town] Siège : ma Ville
    }
h3a-attacker =
    { $side ->
        [mine] J'attaque
       *[theirs] Ils attaquent
    }
h3a-hero = Mon héros
h3a-hero-level = Niveau de mon héros
h3a-hero-main = Héros principal
h3a-hero-secondary = Héros secondaire
h3a-movement = Points de mouvement
h3a-my-army = Mon armée : { $count } sur { $most }
h3a-army-empty = Personne encore. Touchez une unité ou tapez deux lettres de son nom.
h3a-find-unit = Unité : deux lettres suffisent
h3a-find-none = Aucune unité ne commence par « { $typed } ».
h3a-add = Ajouter { $name }, { $tier } { $about }
h3a-remove = Retirer { $name }
h3a-side =
    { $side ->
        [pack] Groupe
       *[few] Quelques
    }
h3a-turn =
    { $side ->
        [pack] { $name } : Groupe ; passer à Quelques
       *[few] { $name } : Quelques ; passer à Groupe
    }
h3a-figures-short = Attaque { $attack } · Défense { $defense } · Santé { $health } · Initiative { $initiative }
h3a-enemy = L'ennemi
h3a-drawing-label = Qui pioche les cartes neutres
h3a-drawing =
    { $how ->
        [app] L'appli pioche
        [table] Vraies cartes
       *[known] Armée connue
    }
h3a-drawing-about =
    { $how ->
        [app] L'appli pioche dans ses propres paquets et se souvient des défausses.
        [table] Vous piochez dans les vrais paquets ; l'appli demande chaque carte.
       *[known] Les cartes sont déjà là : saisissez-les maintenant.
    }
h3a-decks = Paquets neutres
h3a-decks-seen =
    { $count ->
        [one] { $count } carte neutre est dans les défausses.
       *[other] { $count } cartes neutres sont dans les défausses.
    }
h3a-decks-on = Continuer avec ceux-ci
h3a-decks-fresh = Tout mélanger
h3a-decks-settings = Vous avez changé les dés ou les règles : cela ouvre une nouvelle table avec des paquets neufs.
h3a-bank-guards =
    Gardes : { $units }. { $stacked ->
        [one] { $stacked } a un jeton Pile.
       *[other] { $stacked } ont un jeton Pile.
    }
h3a-heroes-about = Les deux armées sont jouées par des personnes sur cet écran.
h3a-their-level-name = Niveau de leur héros
h3a-their-level = Niveau de leur héros : { $level }
h3a-less = Plus bas
h3a-more = Plus haut
h3a-ai-deck = Paquet de l'IA
h3a-ai-deck-about = Autant de cartes de chaque type que le dit le scénario.
h3a-ai-type =
    { $type ->
        [might] Cartes Force
        [magic] Cartes Magie
       *[skill] Cartes Capacité
    }
h3a-ai-spells = Paquet de sorts de l'IA
h3a-find-spell = Sort : deux lettres suffisent
h3a-dice = Dés d'attaque
h3a-dice-app = L'appli lance
h3a-dice-table = Vrais dés
h3a-odds = Les chances
h3a-odds-later = Choisissez les deux armées, puis l'appli dit si ce combat en vaut la peine.
h3a-odds-quick = Pas de combat, pas de chances.
h3a-others = Autres unités dans mon paquet
h3a-machines = Mes machines de guerre
h3a-begin = Au combat
h3a-begin-quick = Combat instantané
h3a-missing-mine = Choisissez au moins une de vos unités.
h3a-missing-theirs = Choisissez au moins une unité ennemie.
h3a-map = Le tour du héros IA sur la carte
h3a-map-about = Dites à combien de cases du héros IA se trouve chaque chose ; – si elle n'y est pas.
h3a-map-steps = Ce qu'il fait
h3a-map-place =
    { $place ->
        [hero] Héros d'un joueur sur sa tuile
        [first] Mine ou Enclave sur sa tuile
        [second] Autre Mine ou Enclave
        [unknown] Tuile face cachée sur le chemin
       *[town] La Ville du joueur
    }
h3a-map-name =
    { $place ->
        [hero] le héros du joueur
        [first] la Mine ou l'Enclave
       *[second] l'autre Mine ou Enclave
    }
h3a-map-distance =
    { $place } : { $fields ->
        [-1] absent
        [one] à { $fields } case
       *[other] à { $fields } cases
    }

## Comment la table lit les règles

h3a-rules = Questions ouvertes des règles
h3a-rules-about = La règle les laisse ouvertes. Jouez-les comme à votre table.
h3a-rule-usual = { $answer } (habituel)
h3a-rule =
    { $rule ->
        [distance] G1 Quelle cible est la plus proche pour une unité IA à pied ou volante ?
        [attack_space] G2 Plusieurs espaces d'attaque sont aussi proches.
        [out_of_reach] G3 Une unité IA n'atteint personne.
        [ranged_move] G4 Les unités IA à distance font-elles leur pas ?
        [second_targets] G5 Un effet nuisible facultatif, comme une seconde cible, sert :
        [returns] G5 Les unités IA reviennent-elles après l'attaque si elles le peuvent ?
        [rerolls] G5 Les unités IA relancent-elles un −1 si elles le peuvent ?
        [instead] G5 Les unités IA utilisent-elles des capacités au lieu d'agir ?
        [retaliation] G6 Les unités IA ripostent-elles ?
        [paralysis_ends] Une unité paralysée se remet quand elle est :
        [retaliates_as] Un Groupe retourné riposte avec les valeurs de :
        [penalty_when_retaliating] Pénalité pour une unité à distance qui riposte ?
        [stop_before_dice] S'arrêter avant chaque dé d'attaque pour jouer des cartes ?
        [flying_attack_then_move] Les volants peuvent-ils attaquer puis se déplacer ?
        [die_changes_damage] Le dé d'attaque change-t-il les dégâts ?
        [every_attack_hurts] Chaque attaque fait-elle au moins 1 dégât ?
       *[free_extension] Les tours de combat suivants sont-ils gratuits ?
    }
h3a-rule-answer =
    { $answer ->
        [yes] Oui
        [no] Non
        [steps] En pas
        [straight] En ligne droite
        [ask] Nous choisissons
        [first] La première
        [approach] Elle approche
        [stay] Elle reste
        [never] Jamais
        [away] Elles s'éloignent
        [always] Toujours
        [ordinary] Comme d'habitude
        [attacked] Attaquée
        [damaged] Blessée
        [few] Quelques
       *[pack] Groupe
    }

## Les chances

h3a-odds-about = L'appli livre ce combat des centaines de fois et vous dit comment il finit.
h3a-odds-begins = Premiers combats en cours…
h3a-odds-work-out = Ce combat en vaut-il la peine ?
h3a-odds-again = Affiner
h3a-odds-stop = Cela suffit
h3a-odds-round = Ce tour
h3a-odds-win = Gagner
h3a-odds-aloud = Chance de gagner ce tour { $first }, de gagner { $win }
h3a-odds-fights =
    { $fights ->
        [one] { $fights } combat
       *[other] { $fights } combats
    } · { $rounds } tours · { $experience } d'expérience en moyenne
h3a-odds-losses = Ce que cela coûte
h3a-odds-loss =
    { $pack ->
        [yes] perte { $gone } · Quelques { $flipped }
       *[no] perte { $gone }
    }
h3a-odds-keep = Garder au-dessus du plateau
h3a-odds-from-here = À partir de cette position
h3a-policy-label = Comment mes unités s'y battent
h3a-policy =
    { $policy ->
        [sensible] Raisonnables
        [cautious] Prudentes
       *[reckless] Téméraires
    }
h3a-what-if = Et si… ?
h3a-what-if-one =
    { $what ->
        [without] Sans { $unit }
        [more] { $unit } en Groupe
       *[retreat] Fuite immédiate
    }
h3a-what-if-points = { $points } points

## La table

h3a-title =
    { $kind ->
        [neutral] Case { $level } · { $difficulty }
        [ai-hero] Héros IA · { $difficulty }
        [siege] Siège · { $difficulty }
       *[heroes] Héros contre héros
    }
h3a-title-bank = { $bank } · { $difficulty }
h3a-now-before = Avant le combat
h3a-now-round = Tour { $round } · mouvement : { $left }
h3a-now-round-only = Tour de combat { $round }
h3a-now-over =
    { $outcome ->
        [victory] Gagné
        [quick] Combat instantané
        [surrendered] L'ennemi s'est rendu
        [retreat] Fuite
        [surrender] Reddition
       *[defeat] Perdu
    }
h3a-unit-side =
    { $side ->
        [pack] { $name }, Groupe
       *[few] { $name }, Quelques
    }
h3a-tier =
    { $tier ->
        [bronze] bronze
        [silver] argent
        [gold] or
        [azure] azur
       *[none] sans rang
    }
h3a-space = { $space }
h3a-ground =
    { $ground ->
        [free] libre
        [wall] Mur
        [gate] Porte
        [gap] pas d'espace
        [fire-wall] en feu
       *[obstacle] obstacle
    }
h3a-sign =
    { $sign ->
        [reach] Accessible
        [target] Peut être attaquée
        [from] Attaquer d'ici
        [place] Placer ici
        [picked] En main
        [goes] Va ici
        [hit] Est attaquée
        [named] Cible { $number }
       *[option] Peut être choisie
    }
h3a-unit-of =
    { $owner ->
        [mine] vos { $name }
       *[theirs] { $name } de l'ennemi
    }{ $side ->
        [few] , Quelques
        [pack] , Groupe
       *[other] {""}
    }
h3a-moves =
    { $kind ->
        [flying] volante
        [ranged] à distance
       *[ground] à pied
    }
h3a-figures = Attaque { $attack }, Défense { $defense }, santé { $left } sur { $health }, Initiative { $initiative }
h3a-token =
    { $token ->
        [paralysed] paralysée
        [defending] jeton Défense
        [retaliated] a déjà riposté
        [poison] poison { $count }
        [corrosion] Défense −{ $count }
        [stack] jeton Pile
        [attack] Attaque +{ $count } une fois
        [defense] Défense +{ $count } une fois
       *[ongoing] effets durables : { $count }
    }
h3a-acts-now = agit maintenant
h3a-has-acted = a déjà agi
h3a-order = Encore à agir
h3a-order-more =
    { $count ->
        [one] et encore { $count }
       *[other] et encore { $count }
    }
h3a-order-unit =
    { $owner ->
        [mine] vos { $unit }
       *[theirs] { $unit } de l'ennemi
    }, Initiative { $initiative }{ $now ->
        [yes] , agit maintenant
       *[no] {""}
    }

## Ce qui se passe maintenant

h3a-place =
    { $side ->
        [mine] Placez vos unités
       *[theirs] L'autre camp place ses unités
    }
h3a-place-how =
    { $count ->
        [one] Reste { $count }. Touchez un espace marqué ; toucher une unité la reprend.
       *[other] Restent { $count }. Touchez un espace marqué ; toucher une unité la reprend.
    }
h3a-place-done = Tout le monde est placé. Toucher une unité la reprend.
h3a-place-all = Placer pour moi
h3a-ready = Prêt
h3a-draw = Piochez une carte neutre : { $tier }
h3a-draw-how = Laquelle est sortie ?
h3a-draw-which = Quelle carte ?
h3a-tap-marked = Touchez un des espaces marqués.
h3a-tap = Touchez votre choix
h3a-none = Aucune
h3a-stay = Rester là
h3a-done = Fait
h3a-roll =
    { $side ->
        [mine] { $count ->
            [one] Lancez un dé pour votre camp{ $why ->
                [attack] {""}
                [reroll] {" "}à nouveau
                [defense] {" "}: jeton Défense
                [resist] {" "}: contre la carte
               *[other] {" "}: capacité
            }.
           *[other] Lancez { $count } dés pour votre camp.
        }
       *[theirs] { $count ->
            [one] Lancez un dé pour l'ennemi{ $why ->
                [attack] {""}
                [reroll] {" "}à nouveau
                [defense] {" "}: jeton Défense
                [resist] {" "}: contre la carte
               *[other] {" "}: capacité
            }.
           *[other] Lancez { $count } dés pour l'ennemi.
        }
    }
h3a-strikes-back = Riposte : { $unit }.
h3a-roll-typed = Jusqu'ici : { $dice }
h3a-roll-app = Lancer
h3a-die = Le dé montre { $face }
h3a-acts = { $unit } : à vous
h3a-acts-how =
    { $ranged ->
        [yes] Touchez un ennemi pour tirer ou un espace pour avancer.
       *[no] Touchez un espace marqué pour bouger, un ennemi marqué pour attaquer.
    }
h3a-aim = { $unit } attaquent { $target }
h3a-aim-how = De quel espace ? Touchez-le ou prenez le plus proche.
h3a-attack-from = Attaquer de { $space }
h3a-cards = Cartes
h3a-defend = Défendre
h3a-finish = Finir l'activation
h3a-pass = Ne rien faire
h3a-use = Utiliser la capacité
h3a-use-how = Touchez à qui ou à quoi la capacité s'applique.
h3a-next = Suivant
h3a-all = Tout
h3a-passed-over =
    { $count ->
        [one] Ce qui a été écarté ({ $count })
       *[other] Ce qui a été écarté ({ $count })
    }
h3a-overrule = Décider autrement
h3a-overrule-back = Laisser faire l'appli
h3a-overrules = Vous décidez pour { $unit }
h3a-tie = { $unit } : les règles vous laissent choisir
h3a-tie-space = { $unit } attaquent { $target } : choisissez l'espace
h3a-limit = Le tour de combat { $round } est fini
h3a-limit-how =
    { $how ->
        [free] Un autre tour, ou la fuite.
        [pay] Payez 1 point de mouvement (sur { $left }) pour un autre tour, ou fuyez.
       *[none] Plus de mouvement pour continuer.
    }
h3a-fight-on = Continuer
h3a-retreat = Fuir
h3a-surrender = Se rendre pour 10 d'or
h3a-do-attack =
    { $how ->
        [walk] { $unit } vont en { $space } et attaquent { $target }
        [shoot] { $unit } tirent sur { $target }
       *[stand] { $unit } attaquent { $target }
    }
h3a-do-move = { $unit } vont en { $space }
h3a-do =
    { $what ->
        [defend] { $unit } se défendent : posez un jeton Défense
        [done] { $unit } ne font plus rien
        [use] { $unit } utilisent leur capacité
       *[act] { $unit } agissent
    }
h3a-do-choose = L'ennemi choisit : { $what }
h3a-do-deck =
    { $do ->
        [draw] { $deck ->
            [spells] Piochez le sort suivant du héros IA
           *[cards] Piochez une carte IA
        }
        [bottom] { $card } : sous son paquet
        [back] { $card } : remélangée dans son paquet
        [keep] { $card } : gardée pour le tour suivant
       *[done] { $card } : fait
    }
h3a-do-spell =
    { $side ->
        [mine] Vous jouez { $card }
       *[theirs] Le héros IA lance { $card }, pouvoir { $power }
    }{ $count ->
        [0] {""}
       *[other] {" "}sur { $targets }
    }
h3a-do-boost =
    { $waits ->
        [yes] Attaque +{ $attack } pour la prochaine unité ennemie qui attaque
       *[no] { $unit } : Attaque +{ $attack }, Défense +{ $defense }
    }
h3a-do-mark =
    { $token ->
        [defending] Un jeton Défense pour { $unit }
       *[other] Un jeton pour { $unit }
    }
h3a-whose =
    { $owner ->
        [mine] vos { $unit }
       *[theirs] les { $unit }
    }
h3a-the-wall = le Mur en { $space }
h3a-the-gate = la Porte en { $space }
h3a-answer =
    { $answer ->
        [yes] oui
        [no] non
       *[none] personne
    }

## Cartes

h3a-find-card = Carte : deux lettres suffisent
h3a-card-kind =
    { $kind ->
        [statistic] Caractéristiques
        [ability] Compétences
        [spell] Sorts
        [artifact] Artéfacts
       *[specialty] Spécialisations
    }
h3a-way-label = Quel effet ?
h3a-way =
    { $way ->
        [basic] Basique
        [expert] Expert
        [empowered] Carte puissante
       *[other] Effet { $way }
    }
h3a-branch-label = La carte dit « ou » : quelle partie ?
h3a-branch = Partie { $number }
h3a-power = Pouvoir payé
h3a-power-reaches = Force : { $strength }
h3a-discarded = Cartes défaussées pour cela
h3a-card-on = Choisir les cibles
h3a-card-plays = Vous jouez { $card }
h3a-card-target =
    { $number ->
        [1] Touchez la cible sur le plateau.
       *[other] Touchez la cible { $number } sur le plateau.
    }
h3a-card-ready = Prête à être jouée.
h3a-card-play = Jouer
h3a-bonus = Toute autre carte
h3a-bonus-how = Ce qu'elle donne à une unité, pour une attaque.
h3a-bonus-of =
    { $what ->
        [attack] Attaque +{ $amount }
        [defense] Défense +{ $amount }
       *[damage] Dégâts { $amount }
    }

## Unités et corrections

h3a-units = Unités
h3a-owner =
    { $owner ->
        [mine] Mon camp
       *[theirs] L'ennemi
    }
h3a-figure =
    { $figure ->
        [attack] Attaque
        [defense] Défense
        [health] Santé
        [damage] Dégâts
       *[initiative] Initiative
    }
h3a-look-up = La consulter
h3a-by-hand = Corriger à la main
h3a-by-hand-how = Le plateau de votre table fait foi. Tout peut être annulé.
h3a-token-name =
    { $token ->
        [paralysed] Paralysée
        [defending] Jeton Défense
        [retaliated] A déjà riposté
        [acted] A déjà agi
        [poison] Poison
       *[corrosion] Défense perdue
    }
h3a-turn-to =
    { $side ->
        [pack] Passer à Groupe
       *[few] Passer à Quelques
    }
h3a-put-elsewhere = Mettre ailleurs
h3a-take-off = Retirer du plateau
h3a-carry = { $unit } : où ?
h3a-carry-how = Touchez n'importe quel espace libre.
h3a-carry-leave = La laisser là
h3a-join = Une unité arrive

## La fin

h3a-outcome =
    { $outcome ->
        [victory] Victoire
        [quick] Combat instantané
        [surrendered] L'ennemi se rend
        [retreat] Fuite
        [surrender] Reddition
       *[defeat] Défaite
    }
h3a-experience =
    { $count ->
        [one] { $count } d'expérience
       *[other] { $count } d'expérience
    }
h3a-lost = Perdues : { $units }
h3a-flipped = Désormais Quelques : { $units }
h3a-no-losses = Aucune perte.
h3a-again = Combat suivant
