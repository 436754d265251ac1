# Hero Realms at a real table: what people with real cards do, and how a chair's turn is told.

## What people do with real cards

hr-ask-people = { $names } : dites ce que la table voit
hr-takes =
    { $name } prend { $card }{ $slot ->
        [0] .
       *[other] {" "}de l'emplacement { $slot }.
    }
hr-takes-from = { $name } prend { $card } dans la défausse de { $target }.
hr-forgotten = L'achat de { $card } par { $name } n'avait pas été noté ; il l'est maintenant.
hr-must-discard =
    { $name } défausse { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } de son choix.
hr-must-empty-hand = { $name } défausse toute sa main.
hr-forces =
    { $name } fait défausser { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    } à { $target }.
hr-borrows-one = { $name } emprunte une carte à { $target }.
hr-check-missed = { $name } tente de prendre { $card }, mais les cartes ne font pas { $check }.
hr-ask-lend = { $name } : défaite. Quelle carte de cette main est prêtée ?
hr-do-borrow-one = Emprunter une carte à { $target }
hr-zone-cards = ses cartes
hr-do-take =
    Prendre { $card }{ $slot ->
        [0] {""}
       *[other] {" "}(emplacement { $slot })
    }
hr-do-check = Voler { $card } : coûts imprimés de { $number } ou plus
hr-yes = oui
hr-zone-top = sur le dessus du deck
hr-faction-name =
    { $faction ->
        [imperial] Empire
        [guild] Guilde
        [necros] Nécros
       *[wild] Sauvage
    }

## What the table puts right

hr-table-says = La table le dit.
hr-correct-life = Correction : { $name } a { $count } de santé.
hr-correct-slot = Correction : à l'emplacement { $slot } se trouve { $card }.
hr-correct-there = Correction : { $card } est en jeu devant { $name }.
hr-correct-gone = Correction : { $card } n'est pas en jeu devant { $name }.
hr-correct-item = Correction : { $name } détient { $card }.

## What is refused at a real table

hr-boss-by-people = L'appli tient les cartes d'un boss : { $name } ne peut pas se jouer avec de vraies cartes.
hr-real-cards = { $name } joue avec de vraies cartes ; cela ne se fait qu'avec les cartes de l'appli. ({ $rule })
hr-cards-here = L'appli tient les cartes de { $name } ; cela ne se note que pour ceux qui ont de vraies cartes. ({ $rule })
hr-all-seen = { $card } ne peut pas être là : { $count ->
        [one] la boîte n'en a qu'une, visible ailleurs
       *[other] la boîte en a { $count }, toutes visibles ailleurs
    }. ({ $rule })
hr-not-owned = { $name } ne possède pas { $card }. ({ $rule })
hr-slot-empty = L'emplacement { $slot } est vide. ({ $rule })
hr-slot-not-asked = L'emplacement { $slot } n'attend pas de carte. ({ $rule })
hr-no-slot = Il n'y a pas d'emplacement { $found } ; ils vont de 1 à { $most }, et 0 est la pile de gemmes de feu.
hr-prepared-already = La carte { $card } est déjà mobilisée. ({ $rule })
hr-say-how-much = Dites pour combien on attaque { $target }. ({ $rule })
hr-odd-number = { $found } ne peut pas être voulu ; les nombres vont jusqu'à { $most }.
hr-not-nearby = { $name } ne peut pas donner de santé à { $target } : elle est pour soi ou, en groupe, pour un voisin. ({ $rule })
hr-is-out = { $name } est hors jeu et ne reçoit pas de cartes. ({ $rule })
hr-no-champion = { $card } n'est pas un champion. ({ $rule })
hr-item-hidden = { $card } n'est pas parmi les objets du trésor visibles. ({ $rule })
hr-let-stopped = Ce n'est pas le tour d'une chaise qui joue seule.

## A chair's turn, step by step

hr-line-seat =
    { $name } : santé { $life }{ $count ->
        [0] { "" }
       *[other] , en jeu : { $cards }
    }
hr-line-market = Marché : { $cards }
hr-step-gain =
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
hr-step-play =
    { $name } joue { $card }{ $count ->
        [0] .
       *[other] {" "}: { $gains }.
    }
hr-step-expend =
    { $name } active { $card }{ $count ->
        [0] .
       *[other] {" "}: { $gains }.
    }
hr-step-ally =
    { $name } utilise la capacité d'allié de { $card }{ $count ->
        [0] .
       *[other] {" "}: { $gains }.
    }
hr-step-sacrifice =
    { $name } sacrifie { $card }{ $count ->
        [0] .
       *[other] {" "}: { $gains }.
    }
hr-step-buys-ask = { $name } achète { $card } à l'emplacement { $slot } : révélez-y une nouvelle carte.
hr-step-buys-new = { $name } achète { $card } à l'emplacement { $slot } : { $new } y prend place.
hr-step-buys-last = { $name } achète { $card } à l'emplacement { $slot } ; l'emplacement reste vide.
hr-step-buys-gem = { $name } achète { $card } de sa pile.
hr-step-declines = { $name } renonce.
hr-step-end = { $name } finit son tour.

## Why a chair did it

hr-why-finish = Il reste { $count } de santé à { $target }, et le combat y suffit.
hr-why-taunted = À cause de la provocation de { $names }, son combat ne va que là ; cela laisse { $target } à { $left }.
hr-why-only-target = Personne d'autre n'est à portée ; cela laisse { $target } à { $left }.
hr-why-unguarded = Tous les autres sont derrière des gardes ; cela laisse { $target } à { $left }.
hr-why-weakest = { $target } a le moins de santé à portée ; cela laisse { $target } à { $left }.
hr-why-most-use = Le combat compte le plus contre { $target } ; cela laisse { $target } à { $left }.
hr-why-guard-gone = { $card } garde { $target } ; après cela, il reste { $left } de combat pour ce qui est derrière.
hr-why-champion-gone = { $card } rapporterait à { $target } plus à chaque tour que ces dégâts ne coûtent.
hr-why-best-buy = La meilleure valeur pour { $gold } or : { $card } plutôt que { $others }.
hr-why-best-alone = Pour { $gold } or, rien d'autre que { $card } ne vaut l'achat.
hr-why-play-draws = { $card } fait piocher, donc passe en premier.
hr-why-play-champion = { $card } reste sur la table et agit à chaque tour.
hr-why-play-last = C'est la dernière carte en main.
hr-why-ally =
    Une autre carte de sa faction est en jeu ({ $faction ->
        [imperial] Empire
        [guild] Guilde
        [necros] Nécros
       *[wild] Sauvage
    }), la capacité est donc gratuite.
hr-why-answer-least = C'est la carte qui manquera le moins.
hr-why-answer-thin = Sans cartes faibles, les bonnes reviennent plus souvent.
hr-why-answer-threat = C'est le champion qui ferait le plus de mal.
hr-why-answer-own = C'est le champion dont la capacité rapporte le plus.
hr-why-answer-weakest = C'est celui qui a le moins de santé.
hr-why-answer-fullest = C'est celui qui a le plus de cartes en main.
hr-why-answer-best = C'est la carte qui vaut le plus maintenant.
hr-why-answer-most = C'est ce qui rapporte le plus maintenant.
hr-why-answer-partner = C'est la faction qui a le plus de partenaires.
hr-why-answer-none = Mieux vaut garder ce qu'il y a à donner.
hr-why-answer-item = C'est l'objet du trésor le plus précieux.
