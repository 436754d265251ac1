# Le combat de Heroes III. Les noms d'unités, de cartes et de cases sont insérés tels quels.

## Les noms

h3-unit-at = { $unit } ({ $space })
h3-side =
    { $side ->
        [mine] votre camp
       *[theirs] l'ennemi
    }
h3-face =
    { $kind ->
        [neutral] Armée neutre
        [heroes] Héros
        [ai-hero] Héros IA
       *[bank] Banque de créatures
    } { $level } · { $difficulty ->
        [easy] facile
        [normal] normal
        [hard] difficile
       *[impossible] impossible
    }
h3-line-unit = { $side } : { $unit }, dégâts { $damage } sur { $health }
h3-now =
    { $phase ->
        [draw] L'ennemi est pioché
        [limit] Continuer ou fuir ?
       *[place] Placement des unités
    }

## Mise en place et ordre

h3-drawn = Piochée : { $unit }
h3-placed = { $unit } : en { $space }
h3-walls = Des Murs se dressent sur la ligne centrale ; la Porte est en { $gate }.
h3-stacked =
    { $unit }, jeton Pile : { $token ->
        [attack] Attaque +1
        [defense] Défense +1
        [health] santé +1
       *[initiative] Initiative +2
    }
h3-begins =
    Le combat commence : { $attacker ->
        [mine] votre camp attaque
       *[theirs] l'ennemi attaque
    }.
h3-round = Tour de Combat { $round }
h3-acts = Activation : { $unit }
h3-skips = { $unit } : cette activation est perdue.
h3-done = { $unit } : terminé
h3-moves = { $unit } : vers { $space }
h3-returns = { $unit } : retour en { $space }
h3-flees = { $unit } : fuite vers { $space }, pas de riposte
h3-swapped = Places échangées : { $unit }, { $target }
h3-defends = { $unit } : un jeton Défense

## Attaques

h3-attacks = { $unit } : attaque contre { $target }
h3-retaliates = { $unit } : riposte contre { $target }
h3-attacks-again = { $unit } : encore une attaque contre { $target }
h3-attacks-too = { $unit } : l'attaque touche aussi { $target }
h3-two-dice-lower = { $unit } : deux dés, le plus faible compte
h3-hits =
    { $target } : dégâts { $amount }. Dés : { $dice } ({ $how ->
        [lower] le plus faible compte
        [higher] le plus fort compte
        [sum] les deux comptent
       *[one] un dé
    })
h3-dice =
    Dés : { $dice } ({ $why ->
        [attack] attaque
        [reroll] relancé
        [defense] jeton Défense
        [resist] contre une carte
        [card] carte
       *[other] capacité
    })
h3-extra-dice = { $unit } : encore des dés : { $dice }
h3-rerolls = { $unit } : relance : { $dice }
h3-die-ignored = { $unit } : défaussez une carte ; le dé d'attaque ne compte pas.
h3-guard-die = { $unit } : dé du jeton Défense { $die }, Défense +{ $plus }
h3-guard-sure = { $unit } : Défense +1 par le jeton Défense, sans lancer
h3-damage = { $unit } : dégâts { $amount }
h3-splash = { $target } : dégâts { $amount } de { $unit }
h3-burns = { $unit } : feu, dégâts { $amount }
h3-flipped = { $unit } : de Groupe à Quelques
h3-removed = { $unit } : hors du plateau
h3-reborn = { $unit } : renaissance avec 1 point de vie
h3-stack-lost = { $unit } : le jeton Pile est perdu à la place.
h3-rescued = { $unit } : l'attaque contre { $target } est annulée.
h3-rescued-by = { $card } : de retour sur le plateau : { $unit }
h3-healed = { $unit } : dégâts soignés { $amount }
h3-paralysed = { $unit } : paralysie
h3-not-paralysed = { $unit } : immunité contre la paralysie
h3-recovers = { $unit } : la paralysie est finie.
h3-poisoned = { $unit } : cubes de poison +{ $count }
h3-poison = { $unit } : poison, cubes restants : { $left }
h3-corroded = { $unit } : Défense −{ $count } jusqu'à la fin du combat
h3-attack-token = { $unit } : Attaque { $amount } jusqu'à la fin du tour de combat { $until }
h3-stronger = { $unit } : Attaque +{ $amount } pendant cette activation
h3-dispelled = { $unit } : fin des effets
h3-breaks = { $unit } : destruction { $piece ->
        [gate] de la Porte
        [tower] de la Tourelle
       *[wall] d'un Mur
    }
h3-tower-falls = La Tourelle tombe avec le dernier Mur.
h3-joins = Nouvelle dans le combat : { $unit }
h3-becomes-pack = { $unit } : désormais un Groupe
h3-gold = { $unit } : or +{ $gold }
h3-discard =
    { $unit } : { $how ->
        [random] défaussez une carte au hasard
        [choice] défaussez une carte au hasard, ou une qui montre du pouvoir
       *[any] défaussez une carte
    }.
h3-draw = { $unit } : son propriétaire pioche une carte.
h3-strip-morale = { $unit } : vous perdez un jeton Moral Positif.
h3-spell-power =
    { $unit } : pouvoir +{ $power } pour { $school ->
        [first] le premier sort
        [air] le premier sort d'Air
        [earth] le premier sort de Terre
        [fire] le premier sort de Feu
       *[water] le premier sort d'Eau
    }

## Cartes

h3-plays = { $side } : { $card }
h3-power = Pouvoir pour le prochain sort : { $power }
h3-effect = { $card } agit sur { $unit }.
h3-ward = { $card } est en vigueur.
h3-unaffected = { $card } ne fait rien à { $unit }.
h3-cancelled = { $card } : effet annulé.
h3-resists = { $unit } : dé contre la carte : { $die }
h3-spell-tax =
    { $card ->
        [power] { $unit } : défaussez encore une carte qui montre du pouvoir.
       *[card] { $unit } : défaussez encore une carte.
    }
h3-boost =
    { $unit } : { $what ->
        [attack] Attaque
        [defense] Défense
        [initiative] Initiative
       *[health] santé
    } { $amount } { $until ->
        [attack] pour une attaque
        [attacked] jusqu'à ce qu'elle soit attaquée
        [activation] pour cette activation
        [round] pour ce tour de combat
        [next-round] jusqu'à la fin du prochain tour de combat
       *[combat] pour ce combat
    }
h3-waits = Attaque +{ $attack } attend la prochaine unité IA qui attaque.
h3-all-defend = Toutes les unités de ce camp ont un jeton Défense.
h3-all-silent = Aucune capacité d'unité n'agit pendant ce tour de combat.
h3-damage-shifted = { $amount } { $amount ->
        [one] dégât passe
       *[other] dégâts passent
    } de { $unit } à { $target }.
h3-fire = { $space } brûle : dégâts { $amount }
h3-horde = { $unit } : ces valeurs comptent jusqu'à épuisement.
h3-machine = { $machine } agit.
h3-hand =
    { $word ->
        [draw] Piochez des cartes : { $amount }
        [discard] Défaussez des cartes : { $amount }
        [remove-this] Retirez cette carte du jeu.
        [return-spell] Reprenez le sort en main.
        [return-this] Reprenez cette carte en main.
        [enemy-discards] L'ennemi défausse une carte au hasard.
        [gold] Or +{ $amount }
        [materials] Matériaux +{ $amount }
        [valuables] Richesses +{ $amount }
        [pay-materials] Payez des matériaux : { $amount }
        [expert-use] Un usage expert, comme le dit la carte.
        [morale] Un jeton de moral, comme le dit la carte.
        [recast] Jouez maintenant le sort ; il est hors limite.
        [redirect-spell] Entrez maintenant le sort avec sa nouvelle cible.
        [cards-as-attack] Toute carte peut être jouée pour l'Attaque ; entrez le bonus.
       *[other] Faites ce que dit la carte.
    }
h3-ai-draws =
    Le héros IA pioche { $deck ->
        [spells] un sort
       *[cards] une carte
    } : { $card }
h3-ai-card-back =
    { $how ->
        [bottom] { $card } va sous son paquet.
        [keep] La carte { $card } est gardée pour le prochain tour.
       *[back] La carte { $card } est remélangée.
    }
h3-marked =
    La table le dit : { $unit }, { $token ->
        [paralysed] paralysie
        [defending] jeton Défense
        [retaliated] riposte
        [acted] activation
        [poison] poison
        [corrosion] corrosion
       *[stack] jeton Pile
    } { $amount }
h3-table-says = La table le dit : { $unit }, dégâts { $damage }
h3-chair-decides = IA : { $what }

## La fin

h3-over =
    { $outcome ->
        [victory] Le combat est gagné.
        [defeat] Le combat est perdu.
        [retreat] Fuite.
        [surrender] Vous vous rendez.
        [surrendered] L'ennemi se rend.
       *[quick] Combat instantané : la case est à vous sans combattre.
    }
h3-pays = 1 point de mouvement pour un autre tour de combat ; restants : { $left }
h3-experience = Le héros principal gagne de l'expérience : { $count }
h3-level-seven = Le héros principal atteint aussitôt le niveau VII ; résolvez chaque niveau franchi.
h3-visit = Visitez maintenant la case.
h3-quick = Ni combat ni expérience : visitez la case.
h3-retreat = Le héros retourne sur la dernière case visitée, sans la visiter.
h3-defeat =
    { $hero ->
        [main] Le héros principal va dans une de ses Villes ou Enclaves.
       *[secondary] Le héros secondaire quitte la carte.
    }
h3-hero-beaten =
    { $hero ->
        [main] Le héros principal vaincu va dans une de ses Villes ou Enclaves, reçoit un moral négatif et paie 5 d'or et un cube de faction.
       *[secondary] Le héros secondaire vaincu quitte la carte ; le vainqueur reçoit un cube de faction.
    }
h3-surrender =
    { $hero ->
        [main] Payez 10 d'or au héros ennemi ; le héros principal va dans une de ses Villes ou Enclaves.
       *[secondary] Payez 10 d'or au héros ennemi ; le héros secondaire quitte la carte.
    }
h3-beat-ai = Vaincre un héros IA ne donne rien, sauf si le scénario le dit.
h3-beat-bank = Prenez la récompense de la Banque de créatures ; elle ne donne pas d'expérience.
h3-lost = Unités perdues, { $side } : { $count }
h3-gold-won = Or gagné par des unités : { $gold }

## Questions

h3-ask-place = Placez jusqu'à cinq unités, puis indiquez que vous avez terminé.
h3-ask-act = Activation : { $unit }. Que faire ?
h3-ask-card =
    Quelle carte neutre a été piochée ({ $tier ->
        [bronze] bronze
        [silver] argent
        [gold] or
       *[azure] azur
    }) ?
h3-ask-dice =
    Que montrent les dés ? Dés : { $count } ({ $why ->
        [attack] attaque
        [reroll] relance
        [defense] jeton Défense
        [resist] contre une carte
        [card] carte
       *[other] capacité
    })
h3-ask-limit = Le tour de combat est terminé. Payer un point de mouvement pour continuer, ou fuir ? Points de mouvement : { $left }
h3-ask =
    { $what ->
        [order] Laquelle de vos unités à égalité agit d'abord ?
        [step] { $unit } : où aller après l'attaque ?
        [first-placed] Laquelle des unités à égalité est placée d'abord ?
        [gate] Où se trouve la Porte ?
        [reroll] Relancer le dé de { $unit } ?
        [ignore-die] Défausser une carte pour que le dé d'attaque ne compte pas ?
        [rescue] Annuler l'attaque qui détruirait l'unité ?
        [return] { $unit } : retour au point de départ ?
        [another] { $unit } : qui attaquer encore ?
        [beside] Qui à côté de la cible est attaqué aussi ?
        [splash] Qui subit les dégâts supplémentaires ?
        [flee] Où fuit l'unité effrayée ?
        [harm] { $unit } : à qui nuire ?
        [heal-ally] { $unit } : qui soigner ?
        [reinforce] Quelle unité de bronze devient un Groupe ?
        [card-damage] Qui subit les dégâts ?
       *[machine] Qui la machine de guerre frappe-t-elle ?
    }
h3-option = { $option }
h3-option-unit = { $unit }
h3-option-word =
    { $word ->
        [yes] Oui
        [no] Non
       *[none] Personne
    }
h3-option-done = Fait
h3-option-fight-on = Continuer le combat
h3-option-retreat = Fuir
h3-no-movement = Plus de points de mouvement.

## Refus

h3-nobody-acts = Aucune unité n'est activée maintenant. ({ $rule })
h3-answer-first = Répondez d'abord à la question ouverte. ({ $rule })
h3-still-fighting = Ce combat n'est pas terminé. ({ $rule })
h3-fight-over = Le combat est terminé. Annulez ou commencez le suivant.
h3-acts-now = Agit en ce moment : { $unit } ({ $rule })
h3-acted-already = Déjà activée pendant ce tour de combat : { $unit } ({ $rule })
h3-moved-already = Déjà déplacée : { $unit } ({ $rule })
h3-struck-already = A déjà attaqué : { $unit } ({ $rule })
h3-too-late = L'activation a déjà commencé : { $unit } ({ $rule })
h3-ranged-attacks-first = { $unit } : une unité à distance attaque puis se déplace, ou se déplace seulement. ({ $rule })
h3-no-step-after = { $unit } : pas de déplacement après l'attaque ({ $rule })
h3-out-of-reach = { $unit } : { $space } est hors de portée ; pas : { $steps } ({ $rule })
h3-rooted = { $unit } : qui commence à côté d'un ennemi qui retient ne peut pas bouger. ({ $rule })
h3-not-adjacent = { $unit } : { $target } n'est pas à côté de cet espace. ({ $rule })
h3-wall-not-adjacent = { $unit } : ce qui se trouve en { $space } ne peut pas être détruit de là. ({ $rule })
h3-neighbour-first = { $unit } : une unité à distance doit attaquer un ennemi adjacent. ({ $rule })
h3-no-target = Il n'y a pas d'ennemi en { $space }. ({ $rule })
h3-nobody-there = Aucune unité ne se trouve en { $space }. ({ $rule })
h3-only-shot = Seules les attaques à distance et les cartes peuvent toucher { $unit }. ({ $rule })
h3-cannot-attack = { $unit } : pas d'attaque pendant cette activation ({ $rule })
h3-berserk = { $unit } : une unité folle furieuse doit attaquer la plus proche. ({ $rule })
h3-may-not-defend = { $unit } : pas de défense pendant cette activation ({ $rule })
h3-instead-only = { $unit } : ce n'est possible qu'à la place du déplacement et de l'attaque. ({ $rule })
h3-nothing-instead = { $unit } : pas cette capacité ({ $rule })
h3-cannot-summon = { $unit } : pas d'invocation là maintenant ({ $rule })
h3-no-piece = Il n'y a rien à détruire en { $space }. ({ $rule })
h3-no-dice-now = Aucun dé n'est demandé maintenant. ({ $rule })
h3-dice-count = Dés donnés : { $found }, demandés : { $expected } ({ $rule })
h3-no-face = Le dé d'attaque montre -1, 0 ou +1, jamais { $found }. ({ $rule })
h3-not-an-option = { $found } n'est pas possible ici. Possible : { $options } ({ $rule })
h3-nothing-asked = Rien n'est demandé à quoi { $found } réponde. ({ $rule })
h3-not-placing = On ne place pas d'unités maintenant. ({ $rule })
h3-other-side-places = C'est à l'autre camp de placer, pas à { $side }. ({ $rule })
h3-wrong-place = { $unit } : { $space } n'est pas un espace de ce camp. ({ $rule })
h3-occupied = { $space } est occupé. ({ $rule })
h3-space-missing = Ce plateau n'a pas d'espace { $space }. ({ $rule })
h3-too-many-units = Au plus { $most } unités combattent, pas { $found }. ({ $rule })
h3-no-units = Une armée a besoin d'au moins une unité. ({ $rule })
h3-nobody-placed = Placez au moins une unité. ({ $rule })
h3-deck-empty = Le paquet neutre de ce rang est vide : { $tier } ({ $rule })
h3-damage-beyond = { $unit } : dégâts au plus { $most }, pas { $found } ({ $rule })
h3-no-surrender = Seul un héros face au héros d'un autre joueur peut se rendre. ({ $rule })
h3-no-surrender-at-home = Qui défend la Ville de sa faction ne peut pas se rendre. ({ $rule })
h3-no-escape = Une carte interdit de se rendre. ({ $rule })
h3-only-at-start = { $card } ne se joue qu'au début du combat. ({ $rule })
h3-only-neutral = { $card } ne se joue ainsi que contre des unités neutres. ({ $rule })
h3-no-ai-deck = Le héros IA n'a pas ce paquet. ({ $rule })
h3-ai-deck-empty = Le paquet IA est vide ; il ne donne plus de cartes pendant ce combat. ({ $rule })
h3-card-needs-target = { $card } a besoin de cibles : { $count } ({ $rule })
h3-not-own = { $unit } : pas de ce camp ({ $rule })
h3-not-enemy = { $unit } : pas un ennemi ({ $rule })
h3-not-ranged = { $unit } : seules les unités terrestres et volantes conviennent. ({ $rule })
h3-only-ranged = { $unit } : seules les unités à distance conviennent. ({ $rule })
h3-only-gold = { $unit } : seules les unités d'or conviennent. ({ $rule })
h3-only-dragons = { $unit } : seuls les dragons conviennent. ({ $rule })
h3-wrong-unit = Impossible de poser { $card } sur { $unit }. ({ $rule })
h3-tier-too-high = La carte n'atteint que { $tier } : pas { $unit } ({ $rule })
h3-two-units = Nommez une autre unité que { $unit }. ({ $rule })
h3-not-neighbours = { $space } et { $other } ne sont pas adjacents. ({ $rule })
h3-nobody-fell = Aucune attaque ne vient de retirer une unité que cette carte pourrait sauver. ({ $rule })
h3-not-in-combat = { $card } ne fait rien en combat. ({ $rule })
h3-only-activation = { $card } se joue à l'activation d'une de vos unités. ({ $rule })
h3-secondary-no-cards = Un héros secondaire ne joue pas de cartes en combat. ({ $rule })
h3-one-spell = Sorts par tour de combat : au plus { $count } ({ $rule })
h3-spells-blocked = Les sorts sont bloqués maintenant. ({ $rule })
h3-too-little-power = Pas assez de pouvoir pour { $card }. ({ $rule })
h3-no-way = { $found } n'est pas une façon de jouer cette carte. Façons : { $options } ({ $rule })
h3-no-branch = Il n'y a pas de choix { $found }. Choix : { $options } ({ $rule })
h3-no-machine = Cette machine de guerre n'est pas là : { $machine } ({ $rule })
h3-machine-used = Impossible d'utiliser { $machine } maintenant. ({ $rule })
h3-no-space = Il n'y a pas d'espace { $found }. Les espaces vont de A1 à D5, ou tower.
h3-no-side = Il n'y a pas de camp { $found }. Camps : { $options }
h3-no-source = Il n'y a pas de source { $found }. Sources : { $options }
h3-no-token = Il n'y a pas de jeton { $found }. Jetons : { $options }
h3-no-until = Rien ne dure jusqu'à { $found }. Possible : { $options }
h3-no-stack = Il n'y a pas de jeton Pile { $found }. Jetons : { $options }
h3-no-bank = Il n'y a pas de Banque de créatures { $found }. Banques : { $options }
h3-no-doing = Avec un paquet on peut : { $options }. Trouvé : { $found }
h3-not-discarded = { $found } n'est pas parmi les cartes piochées : { $options }
h3-not-in-army = { $found } n'est pas dans cette armée.
h3-no-enemy = Nommez les unités ennemies, ou le niveau de la case : { $options }
h3-negative = Le nombre { $found } n'est pas possible ici.
h3-bad-setup = La mise en place est fausse à { $field } : trouvé : { $found } ; attendu : { $expected }
h3-empty-line = Rien n'a été tapé. Mots : { $options }
h3-unknown-word = { $found } n'est pas compris. Mots : { $options }
h3-bad-line = { $found } n'est pas compris ; cela s'écrit ainsi : { $expected }
