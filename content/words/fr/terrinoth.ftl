# Le moteur complet de Héros de Terrinoth. Les noms de cartes et de personnes sont repris tels quels.

## What happens at a table of Terrinoth

th-begins = La quête commence : { $card }
th-round = Manche { $round } : la phase des héros commence.
th-activates = { $name } s'active.
th-plays = { $name } épuise { $card } et la résout.
th-passes = { $name } passe.
th-rolled = { $name } : succès { $successes }, boucliers { $shields }
th-app-rolled = { $name } lance : { $faces }
th-strikes = { $enemy } contre-attaque { $name } : { $count }
th-threat = Menace ! Chaque effet de menace est résolu une fois.
th-suffers = { $name } : blessures +{ $count }, maintenant { $total }
th-recovers = { $name } : blessures −{ $count }, maintenant { $total }
th-falls = { $name } est hors de combat.
th-leads = { $name } mène le groupe.
th-enemy-suffers = { $enemy } : blessures +{ $count }, maintenant { $total }
th-enemy-recovers = { $enemy } : blessures −{ $count }, maintenant { $total }
th-enemy-falls = { $enemy } est hors de combat : défaussez sa carte.
th-enemy-discarded = Défaussez { $enemy }.
th-enemy-exhausted = { $enemy } : inclinez la carte (épuisée).
th-enemy-ready = Redressez { $enemy }.
th-enemy-activates = { $name } active { $enemy }.
th-keyword = { $enemy } : mot-clé { $keyword }
th-ability = Capacité de { $card }
th-revealed = Retournez un ennemi face visible : { $enemy }
th-engages = Placez { $enemy } devant { $name } : en engagement.
th-to-shadows = Placez { $enemy } dans les ombres.
th-line-location = { $location } : progression { $progress }
th-line-hero =
    { $name } : blessures { $wounds } sur { $health }{ $count ->
        [0] { "" }
       *[other] { " " }; engagés : { $enemies }
    }
th-line-shadows = Dans les ombres : { $enemies }
th-overflow = { $enemy } serait de trop pour { $name } : frappe et va dans les ombres.
th-spawned = Apparition : { $enemy }
th-spawned-facedown = Apparition : un ennemi face cachée dans les ombres.
th-nothing-spawned = Il ne reste aucun ennemi à faire apparaître.
th-reshuffled = { $deck } : la défausse est mélangée en une nouvelle pioche ({ $count }).
th-new-card = Nouvelle carte : { $card }. Saisissez ce qu'elle montre dès que possible.
th-learned = On connaît maintenant { $card }.
th-exhausts = { $name } épuise { $card }.
th-readies = { $name } redresse { $card }.
th-readies-all = { $name } redresse toutes ses cartes d'activation.
th-tokens = { $name } : jetons succès { $count }, maintenant { $total }
th-gains = { $name } reçoit : { $card }
th-loses = { $name } perd : { $card }
th-claims = { $name } récupère l'objet { $card }.
th-drops = { $name } défausse { $card }.
th-uses = { $name } utilise { $card }.
th-event = { $name } résout l'évènement { $card }.
th-upgrades = { $name } améliore une carte : { $card }
th-progress = Progression { $count }, maintenant { $total }
th-explored = Lieu entièrement exploré : { $card }
th-enemies-phase = La phase des ennemis commence.
th-all-ready = Redressez tous les ennemis.
th-peril = Péril : déplacez le jeton sur la case { $space } ({ $colour }).
th-peril-stays = Péril : le jeton reste sur la dernière case, { $space } ({ $colour }), qui est résolue de nouveau.
th-travels = Le groupe quitte { $card } ; défaussez ce lieu avec sa progression.
th-arrives = Le groupe arrive : { $card }
th-won = La quête est gagnée.
th-lost = La quête est perdue.
th-adjusted = Corrigé à la main : { $what } { $count }
th-moved = Corrigé à la main : { $enemy }, { $zone }
th-nefarious = Néfaste : { $option }

## Why

th-why-overflow = Personne n'a plus d'ennemis engagés que la limite.
th-why-damage = Dégâts de { $enemy } ; les boucliers n'aident pas.
th-why-card = { $card } le dit.
th-why-strikes = L'attaque la plus haute frappe d'abord, puis l'ennemi le plus difficile.
th-why-shields = { $total } en tout, moins les boucliers : { $shields }
th-why-weary = Les quatre cartes étaient épuisées.
th-why-passes = Aucun ennemi prêt n'est engagé ni dans les ombres.
th-why-only-enemy = C'est le seul ennemi que { $name } peut activer maintenant.
th-why-quest = La quête le dit.
th-why-limit = La table joue { $count } manches au plus.
th-all-fallen = Tous les héros sont vaincus.
th-why-nefarious = C'est ce qui nuit le plus au groupe.
th-why-sensible = C'est ce qui semble le mieux d'après ce qui est visible.
th-why-random = Choisi au hasard.

## What is asked

th-ask-activation = { $name } : quelle carte ?
th-ask-target = { $name } : attaquer quel ennemi ?
th-ask-spend = { $name } : dépenser combien de jetons succès ?
th-ask-dice = { $name } : lancez { $white ->
        [one] { $white } dé blanc
       *[other] { $white } dés blancs
    } et { $black ->
        [one] { $black } noir
       *[other] { $black } noirs
    }.
th-ask-reroll = { $name } : relancer quel dé ? (reste { $left })
th-ask-split = { $name } : où va le prochain succès ? (reste { $left })
th-ask-striker = { $name } mène : quel ennemi contre-attaque ?
th-ask-order = { $name } : quelle capacité d'abord ?
th-ask-choose = { $name } : que choisir ?
th-ask-may = { $name } : le faire ? { $what }
th-ask-pay = { $name } : payer ({ $cost }) pour ceci ? { $what }
th-ask-number = { $name } : quel nombre dit { $card } ?
th-ask-hero = { $name } : quel héros ?
th-ask-enemy = { $name } : quel ennemi ?
th-ask-engage = { $name } : engager quel ennemi ?
th-ask-shield = { $name } : quel ennemi subit la première blessure ?
th-ask-exhaust = { $name } : épuiser quelle carte ?
th-ask-ready = { $name } : redresser quelle carte ?
th-ask-item = { $name } : défausser quel objet ?
th-ask-upgrade = { $name } : quelle amélioration ?
th-ask-keep = { $name } : garder quelle carte ?
th-ask-put = { $name } : où va { $card } ?
th-ask-sort = { $name } : { $card }, objet ou évènement ?
th-ask-discarded = { $name } mène : quel ennemi de la défausse ?
th-ask-leader = Qui mène le groupe maintenant ? { $name }
th-ask-hand-over = { $name } : qui mène à partir d'ici ?
th-ask-again = { $name } mène : qui s'active une seconde fois ?
th-ask-pick = { $name } : activer quel ennemi ?
th-ask-bar = { $name } : que vient ensuite sur la barre de { $enemy } ?
th-ask-travel = { $name } : quitter { $card } et voyager ?
th-ask-final = { $name } : { $card } est-il le dernier lieu ?
th-ask-aid = { $name } : aider qui ?
th-ask-learn = { $card } : qu'est-il imprimé ? { $field }
th-ask-manual = À la main : { $card } { $text }
th-ask-draw-enemies = Piochez l'ennemi du dessus. Lequel est-ce ?
th-ask-draw-locations = Révélez le lieu suivant. Lequel est-ce ?
th-ask-draw-exploration = Piochez une carte exploration. Laquelle est-ce ?
th-ask-facedown = Retournez l'ennemi face cachée. Lequel est-ce ?

## Answers and names

th-option = { $option }
th-yes = Oui
th-no = Non
th-done = Fait
th-none-left = Il ne reste aucune carte
th-app-rolls = L'appli lance
th-on-top = Sur le dessus de la pioche
th-under = Sous la pioche
th-item = Objet
th-event-kind = Évènement
th-use = Utiliser { $card }
th-facedown = ennemi face cachée{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
th-numbered = { $name } ({ $number })
th-stub = { $what } ({ $whose })
th-archetype-warrior = guerrier
th-archetype-healer = guérisseur
th-archetype-mage = mage
th-archetype-scout = éclaireur
th-condition-poisoned = Empoisonné
th-condition-weakened = Affaibli
th-condition-focused = Concentré
th-face-success = succès
th-face-critical = succès critique
th-face-shield = bouclier
th-face-blank = vide
th-face-counterattack = contre-attaque
th-face-threat = menace
th-keyword-advance = Avance
th-keyword-retreat = Retraite
th-keyword-damage = Dégâts
th-field-attack = attaque
th-field-health = vie
th-field-resistance = résistance
th-field-spawn-engaged = apparition engagée (rouge)
th-field-spawn-shadows = apparition dans les ombres (noire)
th-field-exploration = valeur d'exploration
th-deck-enemies = Pioche des ennemis
th-deck-exploration = Pioche exploration
th-zone-engaged = en engagement
th-zone-shadows = dans les ombres
th-zone-lair = dans l'antre
th-zone-discard = défaussé

## What is refused

th-over = La quête est terminée.
th-not-an-option = { $found } n'est pas une réponse ici. Possibles : { $options } ({ $rule })
th-not-so = Cela se répond autrement : { $what } ({ $rule })
th-no-roll = Aucun dé n'est lancé maintenant : { $what } ({ $rule })
th-wrong-dice = Faces attendues : blanches { $white }, noires { $black } ; saisies : blanches { $white-found }, noires { $black-found } ({ $rule }).
th-finish-first = Répondez d'abord : { $what } ({ $rule })
th-no-faces = Les faces de vos dés n'ont pas été saisies ({ $rule }).
th-does-nothing = Cela ne ferait rien, contrairement à une autre option ({ $rule }).
th-two-tokens = Deux jetons succès au plus avant un lancer ({ $rule }).
th-in-lair = Dans l'antre, il ne peut pas être ciblé ({ $rule }).
th-not-engaged = Il n'est pas engagé avec ce héros et l'attaque n'est pas à distance ({ $rule }).
th-card-exhausted = Cette carte est épuisée ({ $rule }).
th-cannot = Une capacité l'interdit ({ $rule }).
th-no-target = Il n'y a aucune cible ({ $rule }).
th-enemy-is-exhausted = Il est déjà épuisé ({ $rule }).
th-others-enemy = Il est engagé avec { $name } ({ $rule }).
th-own-first = D'abord les ennemis engagés qui sont prêts ({ $rule }).
th-not-worst = Une autre façon nuit davantage au groupe ({ $rule }).
th-no-card = Il n'y a pas de carte { $found } ({ $rule }).
th-no-such-card = Il n'y a pas de carte { $found }. Connues : { $options }
th-bad-card = { $field } : trouvé : { $found } ; attendu : { $expected } ({ $rule })
th-beyond = { $what } va de { $least } à { $most } ({ $rule }).
th-fallen = { $name } est hors de combat ({ $rule }).
th-no-number = Il n'y a pas de { $found } à changer. Possibles : { $options } ({ $rule })
th-no-enemy = Il n'y a pas d'ennemi { $found } ({ $rule }).
th-no-zone = { $found } n'est pas une place pour cet ennemi. Possibles : { $options } ({ $rule })
th-lair-only = Seul un antagoniste va dans l'antre, et il n'est jamais dans la défausse ({ $rule }).
th-three = { $name } a autant d'ennemis engagés que permis ({ $rule }).
th-bad-setup = { $field } : trouvé : { $found } ; attendu : { $expected }
th-bad-seats = Une quête demande deux à quatre héros, pas { $found } ; qui joue seul en mène deux ({ $rule }).
th-same-seats = Chaque héros doit avoir son propre id : { $found }
th-same-archetype = Deux héros d'un même archétype : { $found } ({ $rule })
th-no-seat = Il n'y a pas de héros { $found } ici. Présents : { $options }
th-no-quest = Il n'y a pas de quête { $found }. Il y a : { $options }
th-no-hero = Il n'y a pas de carte héros { $found }. Il y a : { $options }
th-no-archetype = Il n'y a pas d'archétype { $found }. Il y a : { $options }
th-no-level = Il n'y a pas de joueur { $found }. Il y a : { $options }
th-no-face = { $found } n'est sur aucune face. Il y a : { $options }
th-unknown-word = { $found } n'est pas compris. Une ligne commence par : { $options }
th-bad-line = { $found } n'est pas compris. On écrit : { $expected }

## Effects in plain words

th-say-then = { $one } ; { $other }
th-say-and = { $one }, puis { $other }
th-say-also = { $one }, { $other }
th-say-or = { $one }, ou bien { $other }
th-say-may = si vous voulez, { $what }
th-say-if = si { $test } : { $what }
th-say-else = { $first } ; sinon : { $what }
th-say-each = pour { $who } : { $what }
th-say-pay = vous pouvez payer : { $cost } ; en échange : { $what }
th-say-choose = { $who } choisit : { $options }
th-say-by-hero = { $what } par un effet de héros
th-say-by-enemy = { $what } par un effet d'ennemi
th-say-for = { $who } : { $what }
th-say-for-ban = { $who } { $what }
th-say-while = tant que { $test } : { $what }
th-do-advance = il engage le héros actif
th-do-retreat = il va dans les ombres
th-do-damage = il inflige autant de blessures que son attaque
th-do-wound =
    { $who } subit { $kind ->
        [number] { $n ->
            [one] { $n } blessure
           *[other] { $n } blessures
        }
        [all] toutes les blessures
        [letter] { $n } blessures
       *[other] autant de blessures que { $n }
    }
th-do-recover =
    { $who } récupère { $kind ->
        [number] { $n ->
            [one] { $n } blessure
           *[other] { $n } blessures
        }
        [all] toutes ses blessures
        [letter] { $n } blessures
       *[other] autant de blessures que { $n }
    }
th-do-engage = { $hero } engage { $enemy }
th-do-to-shadows =
    mettez { $enemy } dans les ombres, { $face ->
        [down] face cachée
       *[up] face visible
    }
th-do-spawn =
    faites apparaître { $kind } depuis { $source }, { $to }{ $face ->
        [down] {""}, face cachée
       *[up] {""}
    }
th-do-reveal = retournez face visible { $enemy }
th-do-activate = { $by } active { $enemy }
th-do-exhaust = épuisez { $what }
th-do-exhaust-one = épuisez { $what }
th-do-ready = redressez { $what }
th-do-ready-one = redressez { $what }
th-do-give = { $who } reçoit l'état { $condition }
th-do-cure = { $who } perd l'état { $condition }
th-do-token =
    { $way ->
        [up] { $who } gagne { $count ->
            [one] { $count } jeton succès
           *[other] { $count } jetons succès
        }
        [down] { $who } perd { $count ->
            [one] { $count } jeton succès
           *[other] { $count } jetons succès
        }
       *[other] { $who } : jetons succès { $n }
    }
th-do-progress =
    { $way ->
        [up] placez { $count ->
            [one] { $count } jeton progression
           *[other] { $count } jetons progression
        } sur le lieu
        [down] retirez { $count ->
            [one] { $count } jeton progression
           *[other] { $count } jetons progression
        } du lieu
       *[other] progression { $n }
    }
th-do-peril =
    { $way ->
        [up] déplacez le jeton péril de { $count ->
            [one] { $count } case
           *[other] { $count } cases
        } en avant
        [down] déplacez le jeton péril de { $count ->
            [one] { $count } case
           *[other] { $count } cases
        } en arrière
       *[other] jeton péril { $n }
    }{ $resolve ->
        [no] {""}, sans résoudre cette case
       *[yes] {""}
    }
th-do-draw =
    piochez { $n } { $n ->
        [one] carte exploration
       *[other] cartes exploration
    }{ $keeps ->
        [all] {""}
       *[some] {""}, gardez-en { $keep } et { $rest ->
            [top] remettez le reste sur la pioche
            [bottom] remettez le reste sous la pioche
            [choice] remettez le reste sur ou sous la pioche
           *[discard] défaussez le reste
        }
    }
th-do-discard = défaussez { $what }
th-do-discard-one = défaussez { $what }
th-do-upgrade = { $who } améliore une carte d'activation
th-do-attack =
    attaque à { $dice } { $dice ->
        [one] dé
       *[other] dés
    }{ $targets ->
        [1] {""}
       *[other] {" "}contre { $targets } ennemis
    }
th-do-attack-ranged =
    attaque à distance à { $dice } { $dice ->
        [one] dé
       *[other] dés
    }{ $targets ->
        [1] {""}
       *[other] {" "}contre { $targets } ennemis
    }
th-do-explore =
    exploration à { $dice } { $dice ->
        [one] dé
       *[other] dés
    }
th-do-rest =
    repos à { $dice } { $dice ->
        [one] dé
       *[other] dés
    }
th-do-aid =
    aide à { $dice } { $dice ->
        [one] dé
       *[other] dés
    }
th-do-reroll =
    relancez { $n } { $die ->
        [hero] { $n ->
            [one] dé blanc
           *[other] dés blancs
        }
        [enemy] { $n ->
            [one] dé noir
           *[other] dés noirs
        }
       *[any] { $n ->
            [one] dé
           *[other] dés
        }
    }
th-do-leader = { $who } prend le jeton de chef
th-do-win = la quête est gagnée
th-do-lose = la quête est perdue
th-from-deck = la pioche
th-from-discard = la défausse
th-from-lair = l'antre
th-to-default = engagés avec le héros actif, puis avec les suivants
th-to-shadows-place = dans les ombres
th-to-hero =
    { $many ->
        [yes] engagés
       *[no] engagé
    } avec { $who }
th-some-enemies =
    { $n } { $n ->
        [one] ennemi
       *[other] ennemis
    }
th-some-nemesis = l'antagoniste
th-who-active = le héros actif
th-who-engaged = le héros avec qui il est engagé
th-who-leader = le chef
th-who-target = la cible
th-who-next = le héros suivant
th-who-owner = le héros avec cette carte
th-who-it = celui-là
th-who-any = n'importe quel héros
th-who-self = cette carte
th-who-this-enemy = cet ennemi
th-who-nemesis = l'antagoniste
th-who-hero-each = chaque héros
th-who-hero-other = chaque autre héros
th-who-hero-pick = un héros au choix du héros actif
th-who-hero-pick-leader = un héros au choix du chef
th-who-hero-most = le héros avec le plus { $what }
th-who-hero-least = le héros avec le moins { $what }
th-who-enemy-each = chaque ennemi
th-who-enemy-pick = un ennemi au choix du héros actif
th-who-enemy-pick-leader = un ennemi au choix du chef
th-who-enemy-hardest = l'ennemi le plus difficile
th-who-enemy-easiest = l'ennemi le moins difficile
th-who-with = { $who } ({ $demands })
th-of-active = du héros actif
th-of-engaged = du héros avec qui il est engagé
th-of-leader = du chef
th-of-target = de la cible
th-of-next = du héros suivant
th-of-owner = du héros avec cette carte
th-of-it = de celui-là
th-of-any = de n'importe quel héros
th-of-self = de cette carte
th-of-nemesis = de l'antagoniste
th-of-hero-each = de chaque héros
th-of-hero-other = de chaque autre héros
th-of-hero-pick = d'un héros au choix du héros actif
th-of-hero-pick-leader = d'un héros au choix du chef
th-of-hero-most = du héros avec le plus { $what }
th-of-hero-least = du héros avec le moins { $what }
th-of-enemy-each = de chaque ennemi
th-of-enemy-pick = d'un ennemi au choix du héros actif
th-of-enemy-pick-leader = d'un ennemi au choix du chef
th-of-enemy-hardest = de l'ennemi le plus difficile
th-of-enemy-easiest = de l'ennemi le moins difficile
th-many-hero-each = de héros
th-many-hero-other = d'autres héros
th-many-enemy-each = d'ennemis
th-many-act = de cartes d'activation { $whose }
th-many-item = d'objets { $whose }
th-part-act = cartes d'activation { $whose }
th-part-item = objets { $whose }
th-some-act =
    { $kind ->
        [number] { $n } { $n ->
            [one] carte d'activation
           *[other] cartes d'activation
        }
        [all] toutes les cartes d'activation
        [letter] { $n } cartes d'activation
       *[other] ({ $n }) cartes d'activation
    } { $whose }
th-some-item =
    { $kind ->
        [number] { $n } { $n ->
            [one] objet
           *[other] objets
        }
        [all] tous les objets
        [letter] { $n } objets
       *[other] ({ $n }) objets
    } { $whose }
th-amount-wounds = de blessures
th-amount-tokens = de jetons succès
th-amount-progress = de progression
th-amount-peril = de jeton péril
th-amount-exhausted = d'épuisée
th-amount-engaged = d'ennemis engagés
th-measure-wounds = blessures
th-measure-tokens = jetons succès
th-measure-progress = progression
th-measure-peril = jeton péril
th-measure-exhausted = épuisée
th-measure-engaged = ennemis engagés
th-filter-trait = trait { $what }
th-filter-title = titre { $what }
th-filter-role = { $what }
th-filter-level = { $what }
th-filter-engaged =
    { $of ->
        [enemies] engagés
        [card] engagée
        [cards] engagées
       *[enemy] engagé
    } avec { $what }
th-filter-zone = { $what }
th-filter-ready =
    { $of ->
        [enemies] prêts
        [card] prête
        [cards] prêtes
       *[enemy] prêt
    }
th-filter-exhausted =
    { $of ->
        [enemies] épuisés
        [card] épuisée
        [cards] épuisées
       *[enemy] épuisé
    }
th-filter-facedown =
    { $of ->
       *[enemy] face cachée
    }
th-filter-wounded =
    { $of ->
        [enemies] blessés
        [card] blessée
        [cards] blessées
       *[enemy] blessé
    }
th-filter-self = celui-ci
th-filter-basic =
    { $of ->
       *[enemy] de base
    }
th-filter-advanced =
    { $of ->
        [enemies] avancés
        [card] avancée
        [cards] avancées
       *[enemy] avancé
    }
th-filter-attack = attaque
th-filter-explore = exploration
th-filter-rest = repos
th-filter-aid = aide
th-filter-not = pas { $what }
th-filter-other = autre que celui-ci
th-filter-list = { $one }, { $other }
th-same-trait = du même trait
th-same-title = du même titre
th-value-minion = sbire
th-value-chieftain = meneur
th-value-nemesis = antagoniste
th-value-trivial = trivial
th-value-challenging = difficile
th-value-formidable = redoutable
th-value-shadows = dans les ombres
th-value-engaged =
    { $of ->
        [enemies] engagés
        [card] engagée
        [cards] engagées
       *[enemy] engagé
    }
th-value-lair = dans l'antre
th-value-play = en jeu
th-number-atk = son attaque
th-number-res = sa résistance
th-number-health = sa vie
th-number-heroes = le nombre de héros
th-number-progress = la progression
th-number-successes = le nombre de succès
th-number-round = le numéro de la manche
th-number-x = X
th-number-unknown = ?
th-number-all = toutes
th-number-count = le nombre { $of }
th-number-wounds = le nombre de blessures { $whose }
th-number-tokens = le nombre de jetons succès { $whose }
th-number-sum = { $left } { $sign } { $right }
th-test-compare =
    { $left } { $sign ->
        [at-least] atteint au moins
        [at-most] ne dépasse pas
        [more] dépasse
        [less] n'atteint pas
        [other-than] n'est pas
       *[just] est
    } { $right }
th-test-and = { $one } et { $other }
th-test-or = { $one } ou { $other }
th-test-in-lair =
    { $who } { $holds ->
        [no] n'est pas
       *[yes] est
    } dans l'antre
th-test-defeated =
    { $who } { $holds ->
        [no] n'est pas
       *[yes] est
    } { $of ->
        [card] vaincue
       *[enemy] vaincu
    }
th-test-explored-final =
    le dernier lieu { $holds ->
        [no] n'est pas
       *[yes] est
    } entièrement exploré
th-test-explored-active =
    le lieu { $holds ->
        [no] n'est pas
       *[yes] est
    } entièrement exploré
th-test-zone =
    { $who } { $holds ->
        [no] n'est pas
       *[yes] est
    } { $zone }
th-test-has =
    { $who } { $holds ->
        [no] n'a pas
       *[yes] a
    } l'état { $what }
th-test-leading =
    { $who } { $holds ->
        [no] n'est pas
       *[yes] est
    } le chef
th-on-threat = Menace
th-on-counterattack = Quand il contre-attaque
th-on-activated = Quand il s'active
th-on-spawned = Quand il apparaît
th-on-engaged = Quand il engage un héros
th-on-defeated = Quand il est vaincu
th-on-wounded = Quand des blessures sont subies
th-on-roll = Après un lancer
th-on-end-round = À la fin de la manche
th-on-use = À l'utilisation
th-on-resolve = Une fois piochée
th-on-start = Au début d'une activation
th-on-setup = Pendant la mise en place
th-on-phase =
    Au début de la phase { $what ->
        [heroes] des héros
        [enemies] des ennemis
        [peril] de péril
       *[travel] de voyage
    }
th-on-travel-to =
    En arrivant { $what ->
        [final] au dernier lieu
        [any] dans n'importe quel lieu
       *[other] à « { $what } »
    }
th-on-peril = Case de péril ({ $what })
th-mod-atk = attaque { $count }
th-mod-res = résistance { $count }
th-mod-health = vie { $count }
th-mod-dice = dés { $count } ({ $action })
th-mod-spawn-red = apparition engagée { $count }
th-mod-spawn-black = apparition dans les ombres { $count }
th-mod-limit = au plus { $count } { $count ->
        [one] ennemi engagé
       *[other] ennemis engagés
    }
th-mod-cannot = ne peut pas { $what }
th-mod-nobody-can = personne ne peut { $what }
th-mod-first-wound-to = { $who } subit sa première blessure à sa place
th-mod-reroll-blank =
    les dés { $die ->
        [enemy] noirs
       *[hero] blancs
    } vides sont relancés
th-action-attack = attaque
th-action-explore = exploration
th-action-rest = repos
th-action-aid = aide
th-action-any = toute action
th-ban-exhaust = être épuisé
th-ban-exhaust-cards = épuiser de cartes d'activation
th-ban-ready = être redressé
th-ban-ready-cards = redresser de cartes d'activation
th-ban-to-shadows = aller dans les ombres
th-ban-engage = être engagé
th-ban-wound = être blessé
th-ban-recover = récupérer
th-ban-token = gagner de jetons succès
th-ban-advance = avancer
th-ban-retreat = se retirer
th-ban-damage = infliger de dégâts
th-ban-counterattack = contre-attaquer
th-ban-activate = s'activer
th-ban-attack = attaquer
th-ban-explore = explorer
th-ban-rest = se reposer
th-ban-aid = aider

# What a pack holds for this game.
th-pack-cards = cartes de Terrinoth
