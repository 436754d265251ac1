# Heroes III, toute la soirée : mise en place, tables et dés, combats, héros de l'IA, la fin.

## Mise en place

h3s-set-setup = Toute la soirée sur une feuille
h3s-set-begin = Commencer la soirée
h3s-set-mode = Mode
h3s-set-mode-about =
    { $mode ->
        [clash] Chacun pour soi.
        [alliance] Deux équipes de deux ; les alliés commercent librement.
        [cooperative] Ensemble contre le scénario et ses héros IA.
        [campaign] En solo à travers les scénarios d'une histoire ; des cartes suivent.
       *[tournament] Plusieurs parties de suite ; l'appli tient chacune d'elles.
    }
h3s-set-scenario = Scénario
h3s-set-own = Le vôtre
h3s-set-official =
    L'appli ne connaît que son nom. Lisez dans le livre de { $mode ->
        [campaign] campagne avec quoi commence votre héros, le bonus, la limite de manches, les évènements, la victoire et le héros IA
        [cooperative] missions avec quoi on commence, la limite de manches, les évènements, la victoire et le héros IA
       *[other] missions avec quoi on commence, la limite de manches, les évènements et la victoire
    }, et saisissez-le ci-dessous.
h3s-set-fan-made = Créé par des fans. L'appli sait avec quoi on commence ; carte, évènements et victoire sont sur sa page.
h3s-set-carried = Il suit le scénario précédent : le paquet et ce qui restait sont repris. Commencé ici, il part sans eux.
h3s-set-enemies = Contre { $names }.
h3s-set-people =
    { $count ->
        [one] Un joueur
       *[other] { $count } joueurs
    }
h3s-set-players =
    { $least ->
        [one] { $most ->
            [one] Pour un joueur.
           *[other] D'un à { $most } joueurs.
        }
       *[other] De { $least } à { $most } joueurs.
    }
h3s-set-few-factions = { $count } joueurs ont besoin de { $count } factions. Mettez une autre boîte sur la table.
h3s-set-no-name = Le joueur { $number } a besoin d'un nom.
h3s-set-no-faction = Il ne reste pas de faction pour { $name } : mettez une autre boîte sur la table.
h3s-set-team =
    { $team ->
        [first] Première alliance
       *[second] Deuxième alliance
    }
h3s-set-team-of = Camp de { $name }
h3s-set-teams-empty = Il faut quelqu'un dans chaque alliance : le livre en prévoit deux par camp.
h3s-set-hero =
    { $player } : { $name }, { $profession }, { $type ->
        [might] force
       *[magic] magie
    }
h3s-set-deck = { $profession }. Paquet de départ : { $cards }.

## Difficulté, boîtes, règles

h3s-set-difficulty = Difficulté
h3s-set-bonus = Bonus de départ : { $ways }. La feuille l'applique.
h3s-set-bonus-none = Pas de bonus de départ.
h3s-set-bonus-campaign = Une campagne a son propre bonus de départ : voyez son livre.
h3s-set-boxes = Boîtes sur la table
h3s-set-rules = Règles optionnelles
h3s-set-rules-on = En vigueur : { $rules }.
h3s-set-rules-off = Aucune : vous jouez selon le livre.
h3s-set-rules-choose = Choisir des règles optionnelles
h3s-set-rules-contradict = Des astrologues à chaque manche et aucun astrologue : choisissez l'un des deux.
h3s-set-effect =
    { $effect ->
        [easier] Plus facile
        [harder] Plus difficile
       *[variant] Autrement
    }
h3s-set-settings = Comment vous jouez
h3s-set-setting =
    { $setting ->
        [dice] Qui lance les dés ?
        [cards] Qui pioche les cartes Astrologues, Évènement et Pandore ?
        [ai-army] L'armée d'un héros IA, après un combat :
        [morale] Moral : jetons, ou cartes de Battlefield ?
       *[second-negative] Après un second moral négatif, le jeton :
    }
h3s-set-answer =
    { $answer ->
        [app] L'appli
        [table] { $setting ->
            [cards] Vraies cartes
           *[dice] Vrais dés
        }
        [goes] part
        [stays] reste (habituel)
        [tokens] Jetons (habituel)
        [cards] Cartes
        [losses] garde ses pertes
       *[static] redevient entière (habituel)
    }

## Avec quoi chacun commence

h3s-set-start = Avec quoi chacun commence
h3s-set-start-sum = { $resources }. Revenus : { $income }.
h3s-set-start-army = Unités : { $units }. Bâtiments : { $buildings }.
h3s-set-start-ours = Un début de notre cru, pour commencer tout de suite. La page de votre scénario peut dire autre chose.
h3s-set-change-start = Le changer
h3s-set-less = Replier
h3s-set-resources = Ressources
h3s-set-income = Revenus à chaque manche de ressources
h3s-set-units = Unités
h3s-set-buildings = Bâtiments
h3s-set-no-units = Pas encore d'unités.
h3s-set-none = aucun
h3s-set-add-unit = En ajouter une. D'un rang, chacun choisit laquelle.
h3s-set-add = Ajouter { $name }
h3s-set-drop = Retirer { $name }
h3s-set-turn = { $name } : retourner la carte, puis la retirer
h3s-set-tier-unit = { $tier } ({ $side })
h3s-set-named-unit = { $name } ({ $side })
h3s-set-dwelling = Demeure ({ $tier })
h3s-set-course = Manches et victoire
h3s-set-title = Nom du scénario
h3s-set-rounds = Limite de manches
h3s-set-victory = Condition de victoire
h3s-set-victory-how = Avec vos mots ; la feuille la montre toute la soirée.
h3s-set-add-event = Ajouter un évènement de manche
h3s-set-drop-event = Retirer l'évènement de la manche { $round }
h3s-set-event-round = À la manche
h3s-set-event-text = Ce qui arrive
h3s-set-ai = Héros IA
h3s-set-ai-hero = Héros IA
h3s-set-ai-add = Ajouter un héros IA
h3s-set-ai-drop = Retirer ce héros IA
h3s-set-ai-about = Son armée ne change jamais. Après le tour de chacun, il se déplace selon ses règles ; l'appli dit comment.
h3s-set-ai-name = Son nom
h3s-set-ai-level = Son niveau
h3s-set-ai-army = Armée : { $count } sur { $most }
h3s-set-ai-elsewhere = Seule la page du scénario le dit : { $parts }.
h3s-set-ai-part =
    { $part ->
        [army] l'armée
        [deck] le paquet IA
        [spells] les sorts
       *[skills] les cartes de capacité
    }

## Tables et dés

h3s-set-carries = Les cartes choisies suivent ; saisissez ce que dit le livre de ce scénario.
h3s-set-tables = Tables et dés
h3s-set-read-rule = Lire la règle
h3s-set-table =
    { $table ->
        [dice] Dés
        [trade] Commerce
        [places] Lieux
        [search] Fouille (2)
        [levels] Niveaux
        [difficulty] Gardes
        [machines] Machines de guerre
        [ai] Cartes IA
       *[rules] Règles optionnelles
    }
h3s-set-which-die = Quel dé
h3s-set-how-many-dice = Combien
h3s-set-throw =
    { $count ->
        [one] Lancer le dé
       *[other] Lancer { $count } dés
    }
h3s-set-throw-beside = Un lancer à côté du jeu : seul ce que vous prenez est noté.
h3s-set-take = Pour { $name }
h3s-set-faces = Les six faces
h3s-set-of-six = { $count } sur 6
h3s-set-have = Ce que j'ai
h3s-set-have-mine = Ce qu'a { $name }
h3s-set-most = Ce que je peux obtenir
h3s-set-at-most = Jusqu'à { $amount }
h3s-set-want = Ce que je veux
h3s-set-no-way = Hors de portée, quoi qu'on échange. Il manque : { $missing }.
h3s-set-trade-now = Échanger cela pour { $name }
h3s-set-difficulty-about = Cartes neutres qui gardent une case, selon son niveau et la difficulté.
h3s-set-level-line =
    { $experience } d'expérience · main de { $hand } · { $expert ->
        [one] { $expert } usage expert
       *[other] { $expert } usages experts
    }
h3s-set-heroes-line = Un héros principal a { $main } points de mouvement, un secondaire { $secondary }. Un héros secondaire coûte { $cost } d'or.
h3s-set-find-place = Lieu : deux lettres suffisent
h3s-set-no-place = Aucun lieu ne commence par « { $typed } ».
h3s-set-more-places = Tous les lieux de vos boîtes
h3s-set-type-more = { $count } de plus : tapez deux lettres.
h3s-set-visit-it = Visiter
h3s-set-visit-this = Visiter { $name }
h3s-set-category =
    { $category ->
        [visitable] Visitable : un cube noir après la visite
        [flaggable] À marquer : votre cube y reste
       *[revisitable] Revisitable : 1 point de mouvement pour s'en resservir
    }
h3s-set-search-step =
    { $step ->
        [1] Fouiller est toujours facultatif.
        [2] Regardez les 2 premières cartes du paquet ; Fouille (X) en montre X.
        [3] Gardez-en une en main et défaussez les autres. Ou prenez plutôt la première de la défausse de ce paquet.
       *[4] Si le paquet ou sa défausse est vide, complétez-le d'abord avec l'autre.
    }
h3s-set-kept = La carte gardée
h3s-set-which-deck = Quel paquet
h3s-set-deck-name =
    { $deck ->
        [abilities] Compétences
        [artifacts] Artéfacts
       *[spells] Sorts
    }
h3s-set-find-card = Carte : deux lettres suffisent
h3s-set-kept-it = { $name } a maintenant { $card }.
h3s-set-machine = Fabrique de machines { $factory } d'or · Comptoir { $post } d'or
h3s-set-rules-here =
    { $count ->
        [0] Cette table joue selon le livre : aucune en vigueur.
        [one] Une en vigueur à cette table.
       *[other] { $count } en vigueur à cette table.
    }

## Un lieu

h3s-set-one-of = { $when }, au choix :
h3s-set-where = Où est le héros ?
h3s-set-visit =
    { $category ->
        [flaggable] { $name } le marque
       *[other] { $name } le visite
    }
h3s-set-who = Qui
h3s-set-whose-cube = À qui était le cube ?
h3s-set-nobody = À personne, jamais
h3s-set-once = À personne, mais jadis
h3s-set-place-number =
    { $what ->
        [dice] Dés sur la case
       *[stacked] Gardes empilés
    }

## Combats

h3s-set-fight = { $name } combat
h3s-set-fight-kind =
    { $kind ->
        [neutral] Case neutre
        [bank] Banque de créatures
        [heroes] Un autre joueur
       *[ai-hero] Héros IA
    }
h3s-set-fight-hero =
    { $which ->
        [enemy_hero] Leur héros
       *[hero] Quel héros
    }
h3s-set-fight-switch =
    { $what ->
        [own-town] Dans la propre ville du défenseur
       *[garrison] Sans héros : unités seules, pour 8 d'or
    }
h3s-set-fight-place = Pour quel lieu ? Il est visité après une victoire.
h3s-set-guards-are = En garde : { $units }.
h3s-set-guards-faction = Quelle faction la défend ? Une que personne ne joue.
h3s-set-guards-nobody = Toutes les factions de vos boîtes sont jouées : nommez les unités à la main.
h3s-set-guards-which =
    { $count ->
        [one] Laquelle est là ?
       *[other] Lesquelles sont là ? Il y en a { $count }.
    }
h3s-set-guards-by-hand = Nommer les gardes à la main
h3s-set-shuffled = Les paquets ont été remélangés
h3s-set-fight-here = Le mener ici
h3s-set-with-cards = Avec les cartes
h3s-set-quick = Combat instantané
h3s-set-name = { $name }
h3s-set-fighting =
    { $hero ->
        [secondary] Le héros secondaire de { $name } contre { $enemy }
       *[main] { $name } contre { $enemy }
    }
h3s-set-standing =
    { $standing ->
        [running] Le combat se déroule dans l'appli.
        [over] Le combat est fini ; son résultat n'est pas encore sur la feuille.
        [gone] La table du combat a été supprimée. Saisissez sa fin, ou recommencez-le.
       *[cards] Vous le menez avec vos cartes. Saisissez sa fin.
    }
h3s-set-go-on = Poursuivre le combat
h3s-set-take-over = Reporter le résultat
h3s-set-enter-outcome = Saisir l'issue
h3s-set-call-off = L'annuler
h3s-set-back-to-evening = Retour à la soirée
h3s-set-see-evening = Voir la feuille de la soirée
h3s-set-fight-entered = La soirée n'attend pas ce combat : son issue a été saisie, ou il a été annulé.
h3s-set-outcome-title = Comment cela a-t-il fini ?
h3s-set-outcome = { $outcome ->
        [victory] Victoire
        [retreat] Fuite
        [defeat] Défaite
        [surrender] Reddition, 10 d'or
       *[surrendered] Reddition de { $name }, 10 d'or
    }
h3s-set-left = Ce qui reste de l'armée de { $name }
h3s-set-left-how = Touchez une unité pour chaque carte perdue.
h3s-set-gone = { $name } : perdue
h3s-set-azure = Une unité azur en était
h3s-set-fought-number =
    { $what ->
        [movement] Points de mouvement dépensés
        [experience] Expérience gagnée
       *[stacked] Gardes empilés
    }
h3s-set-stacked = { $usual ->
        [0] À votre difficulté, aucun garde n'a de jeton Pile.
        [1] À votre difficulté, un garde a un jeton Pile.
       *[other] À votre difficulté, { $usual } gardes ont un jeton Pile.
    }
h3s-set-enter = Le reporter

## Héros de l'IA

h3s-set-ai-line =
    { $state ->
        [beaten] { $name } : hors jeu
        [moves] { $name } se déplace : reste { $movement }
        [next] { $name } se déplace
       *[waits] { $name }
    }
h3s-set-ai-subtitle =
    { $state ->
        [beaten] Héros IA de niveau { $level }, vaincu
       *[there] Héros IA de niveau { $level } · mouvement { $movement }
    }
h3s-set-ai-army-now = Armée
h3s-set-ai-no-army = L'appli ne connaît pas son armée : elle est sur la page du scénario.
h3s-set-ai-is-beaten = Hors jeu
h3s-set-ai-flags = Il a marqué : { $places }.
h3s-set-ai-skills = Cartes de capacité
h3s-set-ai-skills-used = Cartes qu'emploie une carte Capacité
h3s-set-find-skill = Compétence ou spécialisation : deux lettres suffisent
h3s-set-counted = { $count } { $name }
h3s-set-ai-fields = Ce qu'il peut marquer sur sa tuile
h3s-set-ai-hero-of =
    { $hero ->
        [secondary] Héros secondaire de { $name }
       *[main] Héros de { $name }
    }
h3s-set-ai-field-of = { $place } de { $name }
h3s-set-ai-go = Il se déplace
h3s-set-ai-fight = Commencer le combat

## La fin

h3s-set-again = Une autre soirée
h3s-set-figures = La soirée en chiffres
h3s-set-carry = Ce qui suit
h3s-set-carry-deck =
    Le prochain paquet : toutes les Caractéristiques, la Spécialisation I et cinq autres cartes. { $count ->
        [one] { $count } carte pour l'instant.
       *[other] { $count } cartes pour l'instant.
    }
h3s-set-carry-choose = Choisir des cartes : { $chosen } sur { $wanted }
h3s-set-carry-how = Toutes les Caractéristiques et la Spécialisation I suivent toujours ; les autres Spécialisations, non.
h3s-set-carry-done = Celles-ci : { $chosen } sur { $wanted }
h3s-set-next = Passer à { $name }
h3s-set-next-own = Passer au prochain scénario
h3s-set-campaign-over = C'était le dernier scénario de la campagne.
h3s-set-restart = Le rejouer
h3s-set-restart-how = Un scénario perdu recommence avec le paquet apporté.
