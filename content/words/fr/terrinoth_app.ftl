# Écrans de Héros de Terrinoth.

## Mise en place

tha-setup = Mener les ennemis
tha-quest = Quête
tha-quest-box = Une quête de notre boîte
tha-quest-ours = Une aventure à nous : toutes ses cartes sont dans l'appli.
tha-quest-pack = De vos paquets. Les cartes pas encore saisies sont demandées quand elles sortent.
tha-quest-title = Titre de la quête
tha-quest-nemesis = Antagoniste (peut rester vide)
tha-box-how = Préparez les vraies cartes selon la feuille de quête. L'appli demande chaque carte une fois et la retient.
tha-track-how = Touchez dans l'ordre les couleurs de la piste de péril.
tha-add-space = Ajouter une case : { $colour }
tha-drop-space = Enlever la dernière case
tha-heroes = Héros : { $count }
tha-hero = Héros
tha-people = Qui joue
tha-together = Un héros chacun
tha-solo = En solo avec deux héros
tha-second-hero = Deuxième héros
tha-add-hero = Ajouter un héros
tha-hero-of = { $player } : { $name }, vie { $health }
tha-who-leads = Qui mène le groupe ?
tha-leads = { $name } mène
tha-decks-who = Pioches
tha-decks-by-app = L'appli distribue
tha-decks-by-table = Vraies cartes
tha-decks-about =
    { $decks ->
        [app] L'appli mélange et distribue toutes les pioches de la quête.
       *[table] Vous piochez les vraies cartes et dites à l'appli ce qui est sorti.
    }
tha-dice = Dés
tha-dice-table = Vrais dés
tha-dice-app = L'appli lance
tha-faces-how = Touchez une fois les six faces d'un dé blanc et d'un dé noir. Elles sont retenues.
tha-keep-faces = Retenir ces faces
tha-rules = Questions ouvertes des règles
tha-rules-how = Là où la règle se tait. La première réponse est l'habituelle.
tha-setting =
    { $setting ->
        [nefarious] Néfaste : les ennemis choisissent ce qui nuit le plus au groupe
        [action-without-target] Une attaque ou une aide sans cible
        [roll-order] Après un lancer, d'abord
        [after-fall] Un héros tombe au milieu de la barre d'un ennemi
        [engage-facedown] Engager un ennemi face cachée
        [fallen-conditions] États d'un héros tombé
        [fallen-enemies] Les ennemis d'un héros tombé vont dans les ombres
        [leader-falls] Le chef du groupe tombe
        [count-after-fall] Carte du nombre de héros après une chute
        [lair-faceup] L'antagoniste est face visible dans l'antre
        [defeated-nemesis] Un antagoniste vaincu
        [show-discarded] Montrer les cartes face cachée quand on les défausse
       *[pile-order] Les piles d'une pioche
    }
tha-setting-value =
    { $setting ->
        [action-without-target] { $value ->
            [roll] on lance
           *[forbid] est interdite
        }
        [roll-order] { $value ->
            [counterattacks-first] contre-attaques
           *[threats-first] menaces
        }
        [after-fall] { $value ->
            [resolve] finir la barre
           *[stop] s'arrêter là
        }
        [engage-facedown] { $value ->
            [reveal] le retourne
           *[forbid] est impossible
        }
        [fallen-conditions] { $value ->
            [supply] sont rendus
           *[keep] restent
        }
        [fallen-enemies] { $value ->
            [keep] tels quels
            [ready] prêts
           *[exhausted] épuisés
        }
        [leader-falls] { $value ->
            [choose] vous choisissez
           *[next] le suivant
        }
        [count-after-fall] { $value ->
            [unchanged] reste
           *[exchange] est échangée
        }
        [defeated-nemesis] { $value ->
            [removed] quitte la partie
            [discard-then-lair-on-reshuffle] dans l'antre au remélange
           *[back-to-lair-now] retourne dans l'antre
        }
        [pile-order] { $value ->
            [quest] selon la quête
            [first-is-top] la première dessus
           *[first-is-bottom] la première dessous
        }
       *[other] { $value ->
            [yes] Oui
           *[no] Non
        }
    }
tha-begin = Commencer à { $count } héros
tha-missing-title = La quête a besoin d'un titre.
tha-missing-name = Qui joue le héros { $number } ?
tha-missing-faces = Pour lancer, l'appli a besoin des faces de vos dés.
tha-to-packs = Paquets : exporter et importer
tha-own-pack = Nos cartes de Terrinoth
tha-kind =
    { $kind ->
        [heroes] Héros
        [activation] Cartes d'activation
        [enemies] Ennemis
        [locations] Lieux
        [exploration] Cartes exploration
        [conditions] États
       *[quests] Quêtes
    }
tha-kind-of = { $kind } : { $done } sur { $total }

## La table

tha-now =
    Manche { $round } · { $phase ->
        [setup] mise en place
        [heroes] phase des héros
        [enemies] phase des ennemis
        [peril] phase de péril
        [travel] phase de voyage
       *[end] fin de manche
    }
tha-now-enemies = Manche { $round } · phase des ennemis · { $done } sur { $total }
tha-over = Terminée après la manche { $round }
tha-nobody = personne
tha-hero-aloud =
    { $name } : blessures { $wounds } sur { $health }, jetons succès { $tokens }{ $state ->
        [leader] , mène le groupe
        [fallen] , hors de combat
       *[plain] {""}
    }
tha-tokens = Jetons succès { $count } sur { $most }
tha-card-state =
    { $action ->
        [attack] Attaque
        [explore] Exploration
        [rest] Repos
       *[aid] Aide
    } : { $state ->
        [ready] prête
       *[exhausted] épuisée
    }
tha-state =
    { $state ->
        [ready] prêt
       *[exhausted] épuisé
    }
tha-foe =
    { $name } : attaque { $attack }, blessures { $wounds } sur { $health }, résistance { $resistance }, { $state ->
        [ready] prêt
       *[exhausted] épuisé
    }
tha-foe-facedown =
    { $name }, { $state ->
        [ready] prêt
       *[exhausted] épuisé
    }
tha-foe-short = attaque { $attack } · blessures { $wounds } sur { $health } · résistance { $resistance }
tha-hero-short = blessures { $wounds }
tha-danger = Péril
tha-danger-by-hand = Cette quête n'a pas de piste ici : tenez-la à la main.
tha-danger-aloud = Péril : case { $at } sur { $count }, { $colour }. { $next }
tha-danger-space = Jeton péril sur la case
tha-danger-how = Le jeton avance d'une case par manche ; sur la dernière il reste et elle est résolue à chaque manche.
tha-space = Case { $number } : { $colour }
tha-colour =
    { $colour ->
        [start] départ
        [grey] grise
        [green] verte
        [yellow] jaune
        [violet] violette
        [purple] pourpre
        [red] rouge
        [blue] bleue
        [orange] orange
        [black] noire
       *[other] { $colour }
    }
tha-next = ensuite : { $colour } – { $brings }
tha-next-later = dans { $count } : { $colour } – { $brings }
tha-next-last = désormais à chaque manche : { $colour } – { $brings }
tha-next-nothing = ensuite : rien
tha-brings-open = selon la feuille de quête
tha-place = Lieu et péril
tha-no-location = Pas encore de lieu
tha-final = dernier
tha-location-aloud =
    { $name } : progression { $progress } sur { $goal }{ $state ->
        [final] , dernier lieu
        [explored] , entièrement exploré
       *[open] {""}
    }
tha-progress = Progression
tha-shadows = Ombres : { $count }
tha-lair = Antre
tha-decks = Restent : ennemis { $enemies }, lieux { $locations }, exploration { $exploration }
tha-decks-table = Vous distribuez les vraies pioches.

## La question

tha-chapter =
    { $chapter ->
        [enemies] Phase des ennemis
        [peril] Phase de péril
        [travel] Phase de voyage
        [round] Une nouvelle manche
        [end] La fin
       *[deed] À l'instant
    }
tha-pages-left = encore { $count }
tha-rule = Règle { $rule }
tha-pick = { $enemy } s'active contre { $name } : { $bar }
tha-pick-facedown = { $name } retourne l'ennemi face cachée et l'active
tha-pick-why =
    { $where ->
        [shadows] C'est à { $name }, sans ennemi engagé prêt ; celui-ci est le seul prêt dans les ombres.
       *[engaged] C'est à { $name } d'activer un ennemi engagé ; celui-ci est le seul prêt.
    }
tha-bar-unknown = lisez sa barre
tha-next-step = Fait, suite
tha-all = Tout
tha-choose-above = Choisissez une réponse
tha-done = Fait
tha-enter-roll = Noter le lancer
tha-app-rolls = L'appli lance
tha-again = Rejouer
tha-card-unknown = Pas encore saisie : vous dites combien de dés.
tha-dice-typed =
    { $die ->
        [white] Blancs
       *[black] Noirs
    } { $done } sur { $count }
tha-dice-back =
    { $die ->
        [white] Reprendre un dé blanc
       *[black] Reprendre un dé noir
    }
tha-face =
    { $face ->
        [success] succès
        [critical] critique
        [shield] bouclier
        [counterattack] contre-att.
        [threat] menace
       *[blank] vide
    }
tha-face-aloud =
    { $die ->
        [white] Dé blanc : { $face }
       *[black] Dé noir : { $face }
    }

## Feuilles

tha-wounds = Blessures
tha-success = Jetons succès
tha-conditions = États
tha-activation-cards = Cartes d'activation
tha-items = Objets
tha-turn =
    { $state ->
        [ready] Épuiser { $card }
       *[exhausted] Redresser { $card }
    }
tha-turn-foe =
    { $state ->
        [ready] L'épuiser
       *[exhausted] Le redresser
    }
tha-move-label = Le mettre ailleurs
tha-move-hero = Devant { $name }
tha-move =
    { $zone ->
        [shadows] Ombres
        [lair] Antre
       *[discard] Défausse
    }
tha-put-right = Corriger à la main
tha-put-right-how = Entre deux étapes : blessures, jetons, cartes et place des ennemis.
tha-by-hand = À la main
tha-draw-how = Piochez-la dans la vraie pioche, puis dites laquelle c'est.
tha-draw-new-how = Deux lettres trouvent une carte connue ; tout autre titre en crée une nouvelle.
tha-which-card = Quelle carte ?
tha-card = Carte
tha-card-title = Titre
tha-new-card = Nouvelle carte : { $title }
tha-known-cards = Cartes connues
tha-none-left = Plus de carte

## Saisir une carte

tha-type-card = Saisir cette carte
tha-cards = Cartes à saisir
tha-cards-rough =
    { $count ->
        [0] Toutes les cartes vues sont saisies.
        [one] Une carte vue n'est pas entièrement saisie.
       *[other] { $count } cartes vues ne sont pas entièrement saisies.
    }
tha-card-progress =
    { $state ->
        [stub] titre seul ; les nombres sont demandés au besoin
        [stats] les nombres y sont, la barre manque
       *[complete] tout y est
    }
tha-keep-card = Garder la carte
tha-later = Plus tard
tha-field =
    { $field ->
        [attack] Attaque
        [health] Vie
        [resistance] Résistance
        [dice] Dés
        [spawn_engaged] Apparition, rouge
        [spawn_shadows] Apparition, noire
       *[exploration] Valeur d'exploration
    }
tha-role =
    { $role ->
        [minion] Sbire
        [chieftain] Meneur
       *[nemesis] Antagoniste
    }
tha-level =
    { $level ->
        [trivial] Trivial
        [challenging] Difficile
       *[formidable] Redoutable
    }
tha-sort =
    { $sort ->
        [item] Objet
       *[event] Évènement
    }
tha-bar = Barre d'effets
tha-bar-empty = Touchez ses mots de gauche à droite
tha-bar-back = Reprendre le dernier mot
tha-own-keyword = Mot à elle
tha-word-keyword = Le mot-clé, puis Entrée
tha-traits = Traits
tha-own-trait = Un autre
tha-word-trait = Le trait, puis Entrée
tha-text = Texte
tha-always = Toujours
tha-note = Rappel, dans vos mots
tha-way =
    { $way ->
        [tap] Toucher
        [remind] Rappeler
       *[type] Notation
    }
tha-line-empty = Touchez ce qu'elle fait.
tha-line-bad = Colonne { $column } : trouvé : { $found } ; attendu : { $expected }
tha-line-done = C'est ça
tha-line-drop = Effacer
tha-free-remind = Ce qu'elle dit, dans vos mots
tha-free-type = Dans la notation des paquets
tha-free-how = Par exemple : wound(active, 2); give(poisoned)
tha-op-which =
    { $count ->
        [0] Que se passe-t-il ?
       *[other] Et ensuite ?
    }
tha-op-back = Reprendre le dernier effet
tha-op-other = Autre chose
tha-op-then = Et ensuite
tha-op =
    { $op ->
        [wound] Blessures
        [recover] Récupérer
        [token] Jetons succès
        [give] Gagner un état
        [cure] Perdre un état
        [exhaust] Épuiser
        [ready] Redresser
        [engage] Engager
        [toShadows] Dans les ombres
        [spawn] Apparaître
        [peril] Jeton péril
        [progress] Progression
        [activate] Activer
        [reveal] Retourner
        [discard] Défausser
       *[draw] Piocher exploration
    }
tha-param =
    { $param ->
        [who] Qui
        [what] Quoi
        [enemy] Quel ennemi
        [hero] Quel héros
        [condition] Quel état
        [to] Où
        [face] Face
        [from] Depuis
        [keep] En garder
        [rest] Le reste
        [resolve] La case est-elle résolue ?
       *[n] Combien
    }{ $need ->
        [must] {""}
       *[may] {" "}(si elle le dit)
    }
tha-value =
    { $value ->
        [up] face visible
        [down] face cachée
        [deck] pioche
        [discard] défausse
        [lair] antre
        [top] dessus
        [bottom] sous la pioche
        [choice] au choix
        [yes] oui
       *[no] non
    }
tha-spawn-to =
    { $place ->
        [shadows] dans les ombres
        [active] engagé avec le héros actif
       *[leader] engagé avec le chef du groupe
    }

## La fin

tha-outcome =
    { $outcome ->
        [won] La quête est gagnée
       *[lost] La quête est perdue
    }
tha-sum-rounds = Manches
tha-sum-enemies = Ennemis vaincus
tha-sum-standing = Héros encore debout
tha-sum-places = Lieux visités
tha-sum-wounds = Blessures subies
tha-sum-learned = Cartes apprises
tha-sum-kept = Elles sont dans votre paquet, connues la prochaine fois.
