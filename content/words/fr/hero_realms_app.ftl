# Hero Realms with an empty chair, on screen: set-up, the table, the app's turn, the end.

## Set-up

hra-setup = Nouvelle table avec une chaise vide
hra-the-app = L'appli
hra-level = Le niveau de l'appli
hra-level-squire = Écuyer
hra-level-knight = Chevalier
hra-level-legend = Légende
hra-about-squire = Joue simplement : un bon premier adversaire.
hra-about-knight = Joue bien et décide aussitôt.
hra-about-legend = Réfléchit à l'avance, jusqu'à deux secondes par tour.
hra-boss-level = L'appli joue le boss : { $name }
hra-chairs =
    { $count ->
        [one] { $count } chaise
       *[other] { $count } chaises
    }
hra-chairs-about = Dans le sens horaire, comme ils sont assis. L'appli occupe les chaises vides.
hra-chairs-in-order = Dans le sens horaire, comme ils sont assis ; le premier commence.
hra-person = Personne
hra-on-screen = Sur cet écran
hra-sits = Qui occupe la chaise de { $name } ?
hra-missing-name = Le joueur { $number } a besoin d'un nom.
hra-missing-character =
    { $count ->
        [one] Il manque un personnage à { $names }.
       *[other] Il manque un personnage à { $names }.
    }
hra-missing-chair = Aucune chaise n'est vide. Donnez-en une à l'appli : Écuyer, Chevalier ou Légende.
hra-market-who = Qui distribue le marché ?
hra-market-table = La table
hra-market-app = L'appli
hra-market-about-table = Vos cartes sont sur la table. Quand une nouvelle arrive, dites laquelle à l'appli.
hra-market-about-app = L'appli pioche ; posez les mêmes cartes sur la table.
hra-open-questions = Questions ouvertes des règles
hra-open-about = La règle les laisse ouvertes. Jouez-les comme à votre table.
hra-open-default = { $answer } (habituel)
hra-open-yes = Oui
hra-open-no = Non
hra-open-nontarget = Une carte qui assomme sans désigner de cible : passe-t-elle les gardes ?
hra-open-hydra = Hydre : un garde doit-il être mobilisé pour couvrir son équipe ?
hra-open-excess = Liche : les dégâts en trop passent-ils à la jarre suivante ?
hra-open-grimoire = Liche : où va un serviteur qui quitte le jeu ?
hra-open-bottom = Sous le grimoire
hra-open-shuffle = Mélangé dedans
hra-open-stolen = Dragon : un objet volé du trésor arrive-t-il mobilisé ?
hra-open-defeated = La santé peut-elle ramener un héros vaincu ?
hra-open-seating = Le groupe est-il assis en ligne ou en cercle ?
hra-open-line = En ligne
hra-open-ring = En cercle
hra-open-pending = Plusieurs effets attendent le prochain achat : lequel compte ?
hra-open-player = L'acheteur choisit
hra-open-oldest = Le premier utilisé
hra-open-checks =
    { $count ->
        [0] Tests de compétence par tour : sans limite
       *[other] Tests de compétence par tour : { $count } au plus
    }
hra-open-checks-less = Moins de tests
hra-open-checks-more = Plus de tests

## The table

hra-life-aloud = { $name } : santé { $life }
hra-life-plus = { $name } : santé plus 1
hra-life-minus = { $name } : santé moins 1
hra-hit-1 = Frapper { $name } de 1
hra-hit = Frapper { $name } de { $count }
hra-hit-pad = Frapper { $name } d'un autre nombre
hra-hit-other = Coup de…
hra-pad-minus = Coup
hra-pad-hit = Coup de { $amount } : { $before } → { $after }
hra-pad-heal = { $counter } +{ $amount } : { $before } → { $after }
hra-taunted = Provocation de { $names }
hra-calm = Insensible à la provocation
hra-jars = Jarres : { $count }
hra-grimoire = Grimoire : { $count }
hra-hoard = Trésor : { $count } { $count ->
        [one] caché
       *[other] cachés
    }
hra-hand = Main : { $count }
hra-defeated = Défaite
hra-card-aloud =
    { $card }, { $faction ->
        [imperial] Empire
        [guild] Guilde
        [necros] Nécros
        [wild] Sauvage
       *[none] sans faction
    }, coût { $cost }
hra-faction =
    { $faction ->
        [imperial] Empire
        [guild] Guilde
        [necros] Nécros
       *[wild] Sauvage
    }
hra-champion-aloud =
    { $card } de { $name }, { $kind ->
        [guard] garde
       *[champion] champion
    }, défense { $left }{ $turned ->
        [yes] , activé
       *[no] {""}
    }
hra-attack-champion = Assommer avec { $left } de combat : { $champion }
hra-beside-aloud =
    { $card }{ $turned ->
        [yes] , utilisée
       *[no] , prête
    }
hra-market = Marché
hra-market-tap = Touchez la carte achetée
hra-market-wait = Touchez un emplacement pour le corriger
hra-take = Prendre à l'emplacement { $slot } : { $card }
hra-take-gem = Prendre { $card }, coût { $cost }, il en reste { $count }
hra-slot-holds = Emplacement { $slot } : { $card }
hra-slot-new = N° { $slot } : nouvelle ?
hra-slot-which = Emplacement { $slot } : quelle carte ?
hra-slot-stays-empty = N° { $slot } : vide
hra-slot-type = Deux lettres de son nom
hra-slot-more = { $count } emplacements à remplir
hra-slot-possible =
    { $count ->
        [one] { $count } carte encore possible
       *[other] { $count } cartes encore possibles
    }
hra-slot-none = Aucune carte encore possible ne correspond à « { $typed } ». Tous les exemplaires des autres ont été vus.
hra-lay = Champion
hra-lay-which = { $name } : quel champion ?
hra-lay-type = Deux lettres de son nom
hra-lay-how = D'abord les champions possédés ; tapez pour en trouver un acheté sans le dire.
hra-lay-aloud = { $card }, défense { $defense }
hra-deeds = Plus…
hra-expend = Utilise sa capacité (activez-le)
hra-expend-of = Utilise { $card }
hra-sacrifice-of = Utilise { $card } définitivement
hra-prepare = Est mobilisé à nouveau
hra-ally = Utilise sa capacité d'allié
hra-steal = Vole { $card } : cartes valant { $number }
hra-steal-missed = Tente { $card } sans atteindre { $number }
hra-borrow = Emprunte une carte à { $name }
hra-discards = Fait défausser une carte à { $name }
hra-who-acts = De qui note-t-on les actions ?
hra-in-play = En jeu
hra-champion-more = À propos de { $card }
hra-set-life = Changer la santé de { $name }
hra-missing-champion = Il manque un champion ici
hra-holds-item = Possède en fait { $card }
hra-stun-attack = Assommé par une attaque
hra-stun-card = Assommé par une carte à cible
hra-stun-freely = Assommé par une carte sans cible
hra-harm = Dégâts { $count }, sans attaque
hra-harm-how = Dégâts d'une carte, sans attaque :
hra-champion-gone = N'est pas en jeu
hra-end-turn = Fin du tour
hra-answer = Répondez à la question

## The app's turn

hra-turn-of = Tour : { $name }
hra-turn-begins = { $name } va agir
hra-turn-begins-how = Cartes en main : { $count }. Suivant montre une étape ; Tout continue jusqu'à la prochaine question à la table.
hra-next = Suivant
hra-all = Tout
hra-decide-now = Décider maintenant
hra-thinking = Réfléchit depuis { $seconds } s, { $most } par tour au plus
hra-step-several =
    { $name } { $kind ->
        [use] utilise
       *[play] joue
    } { $cards }{ $count ->
        [0] .
       *[other] {" :"} { $gains }.
    }
hra-passed-over = Ce qui a été écarté : { $step }
hra-why = Pourquoi : { $step }
hra-rule = Règle { $number }
hra-look-table = Voir la table
hra-look-steps = Revenir aux étapes
hra-last-turn = Le dernier tour de l'appli
hra-no-turn-yet = L'appli n'a pas encore joué.
who-chair = L'appli

## Putting right

hra-correct = Corriger
hra-correct-how = Santé, champions et objets de :
hra-correct-market = La carte d'un emplacement du marché :
hra-correct-slot = Corriger l'emplacement { $slot }
hra-number-hit = Coup sur { $name }
hra-number-heal = Santé pour { $name }
hra-number-life = Santé de { $name }

## The end

hra-summary = La soirée en chiffres
hra-summary-rounds = Manches
hra-summary-damage = Dégâts de { $name }
hra-summary-stunned = Champions perdus par { $name }
hra-summary-longest = Tour le plus long : { $name }
hra-summary-repaired = Étapes corrigées
hra-summary-bought =
    { $count ->
        [one] { $name } a acheté { $count } carte
       *[other] { $name } a acheté { $count } cartes
    }
