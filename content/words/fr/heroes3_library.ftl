# Ce que dit la bibliothèque des villes, héros, carte, calendrier et scénarios de Heroes III (games/heroes3/catalogue_*.py).

h3l-one-source = Une seule source le dit ; vérifiez sur votre carte.
h3l-copies =
    { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }
h3l-counted = { $count } × { $card }

## Villes et héros

h3l-built-after = Seulement après { $first }.
h3l-lets-recruit = Permet de recruter
h3l-hero =
    { $path ->
        [might] Héros de force
       *[magic] Héros de magie
    }, faction { $faction } : { $profession }
h3l-starting-deck = Paquet de départ : { $cards }
h3l-starting-ability = Compétence de départ
h3l-specialties = Spécialisations

## La carte

h3l-category =
    { $category ->
        [visitable] Visitable : après la visite, on pose ici un cube noir
        [flaggable] À marquer : on pose ici son propre cube
        [revisitable] Revisitable : on ne pose aucun cube
       *[none] Rien à visiter
    }
h3l-place-mark =
    { $mark ->
        [shared] Plusieurs joueurs peuvent y avoir un cube
        [token] Un jeton que l'on pose sur une case d'une tuile
        [dice] S'il porte un nombre, on lance autant de dés et on en prend un
       *[sea] Sur des tuiles de mer
    }
h3l-guards = Sur des tuiles de niveau { $level }, gardes : { $guards }
h3l-guarded-by = Gardes
h3l-fields = Cases
h3l-terrain =
    Terrain : { $terrain } ; se pose { $layer ->
        [surface] en surface
        [subterranean] sous terre
       *[sea] en mer
    }
h3l-at =
    { $at ->
        [nw] nord-ouest
        [ne] nord-est
        [w] ouest
        [c] centre
        [e] est
        [sw] sud-ouest
       *[se] sud-est
    }
h3l-field =
    { $at ->
        [nw] Nord-ouest
        [ne] Nord-est
        [w] Ouest
        [c] Centre
        [e] Est
        [sw] Sud-ouest
       *[se] Sud-est
    } : { $place }{ $guard ->
        [none] { "" }
       *[other] , garde de niveau { $guard }
    }
h3l-place-of = { $place } ({ $faction })
h3l-place-dice =
    { $place } ({ $count ->
        [0] nombre de dés inconnu
        [one] { $count } dé
       *[other] { $count } dés
    })
h3l-edges = Bords extérieurs que nul ne franchit : { $where }
h3l-land = Terre ferme : { $where }
h3l-corrected = Suit une image de la tuile contre la liste courante : { $where }.
h3l-list-only = Personne n'a comparé cette tuile à une image ; elle vient d'une liste.
h3l-doubt =
    { $doubt ->
        [dice] On ne sait pas combien de dés donne le symbole de trésor.
        [edges] On ne sait pas quels bords extérieurs sont fermés.
        [land] On n'est pas sûr des cases de terre ferme.
        [blocked] On n'est pas sûr de la case bloquée.
        [guards] On n'est pas sûr des niveaux des gardes.
        [terrain] On n'est pas sûr du terrain.
       *[order] On n'est pas sûr de la place de chaque case.
    }

## Cartes du calendrier

h3l-redraw =
    { $when ->
        [first-astrologers] À la première manche des astrologues, écartez-la et piochez-en une autre.
        [no-sea] Sans tuiles de mer, écartez-la et piochez-en une autre.
        [campaign] En campagne, écartez-la et piochez-en une autre.
        [easy] En difficulté facile, écartez-la et piochez-en une autre.
       *[impossible] Si elle est inapplicable, écartez-la et piochez-en une autre.
    }
h3l-event-who =
    { $who ->
        [all] Tout le monde participe.
        [choose] Chacun choisit sa façon.
        [pass] Les cartes font le tour de la table.
       *[drawer] Seul agit qui l'a piochée.
    }
h3l-morale-name =
    { $morale ->
        [positive] Moral positif { $number }
       *[negative] Moral négatif { $number }
    }
h3l-morale-known = Ces cartes n'ont pas de nom, et l'on n'en connaît que trois.
h3l-adventure-power = Puissance de combat { $power } : { $reward }.
h3l-adventure-basic = Récompense de base : { $reward }.
h3l-battlefield-only = Seulement dans les modes de la boîte Battlefield.

## Scénarios et règles optionnelles

h3l-scenario =
    { $origin ->
        [fan-made] Un scénario de fans
       *[official] Un scénario officiel
    }
h3l-players =
    { $range ->
        [yes] De { $least } à { $most } joueurs
       *[no] { $least ->
            [one] { $least } joueur
           *[other] { $least } joueurs
        }
    }
h3l-campaign = Campagne { $campaign }, scénario { $number }
h3l-own-heroes = Vos héros : { $heroes }
h3l-enemy-heroes = Héros ennemis : { $heroes }
h3l-start-purse =
    { $carried ->
        [yes] Vous commencez avec ce qui restait du scénario précédent, plus { $purse }
        [only] Vous commencez avec ce qui restait du scénario précédent
       *[no] Vous commencez avec { $purse }
    }
h3l-start-income = Revenus : { $purse }
h3l-start-units = Vos unités : { $units }
h3l-start-buildings = Déjà construit : { $buildings }
h3l-built = { $kind ->
        [bronze] demeure de bronze
        [silver] demeure d'argent
        [gold] demeure d'or
        [citadel] Citadelle
        [city-hall] Hôtel de ville
       *[mage-guild] Guilde des Mages
    }
h3l-unit = { $unit } ({ $side })
h3l-any-unit = une unité { $tier ->
        [bronze] de bronze
        [silver] d'argent
       *[gold] d'or
    } de votre choix ({ $side })
h3l-ai-army = Armée du héros IA : { $units }
h3l-ai-deck = Paquet IA : { $cards }
h3l-ai-spells = Ses sorts : { $cards }
h3l-ai-skills = Ses cartes Capacité : { $cards }
h3l-skill = { $hero } { $level } ({ $card })
h3l-group-heroes = Héros
h3l-group-start = Vos unités
h3l-group-army = Armée du héros IA
h3l-names-only = On ne connaît ici que noms, joueurs et héros ; son livret dit le reste.
h3l-players-unknown = On ne sait pas pour combien de joueurs il est.
h3l-assumed = On suppose qu'il utilise { $heroes }.
h3l-elsewhere = Seule la page du scénario le dit : { $parts }.
h3l-ai-part =
    { $part ->
        [army] l'armée du héros IA
        [deck] son paquet IA
        [spells] ses sorts
       *[skills] ses cartes Capacité
    }
h3l-optional =
    { $effect ->
        [harder] Rend la partie plus difficile.
        [easier] Rend la partie plus facile.
       *[variant] Change la partie sans la rendre plus facile ni plus difficile.
    }
