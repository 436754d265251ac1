# The full engine of Hero Realms. Names of cards and people are filled in as they are written.

## What happens at a table of Hero Realms

hr-turn = Tour : { $names }
hr-plays = { $name } joue { $card }.
hr-expends = { $name } active { $card }.
hr-allies = { $name } utilise la capacité d'allié de { $card }.
hr-sacrificed = { $name } sacrifie { $card }.
hr-gem-back = { $name } sacrifie { $card } ; elle retourne à sa pile.
hr-gold = { $name } : or +{ $count }, total { $total }
hr-combat = { $name } : combat +{ $count }, total { $total }
hr-health = { $name } : santé +{ $count }, total { $total }
hr-draws = { $name } : cartes piochées : { $count }
hr-shuffles =
    { $name } mélange ; le nouveau deck a { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
hr-discards = { $name } défausse { $card }.
hr-topdecks = { $name } met { $card } au-dessus de son deck.
hr-searches = { $name } prend une carte en main.
hr-looks = { $name } regarde des cartes du deck : { $count }
hr-prepares = { $name } mobilise { $card }.
hr-raises = { $name } remet { $card } en jeu.
hr-next-acquire =
    { $name } : pour la prochaine carte acquise ce tour ({ $kind ->
        [action] action
        [champion] champion
       *[any] n'importe laquelle
    }) : { $what ->
        [top] au-dessus du deck
        [hand] en main
       *[other] 1 or de moins
    }.
hr-acquires =
    { $name } acquiert { $card } pour { $cost }{ $slot ->
        [0] .
       *[other] , à l'emplacement { $slot }.
    }
hr-turns-up = Emplacement { $slot } : { $card } arrive.
hr-goes =
    { $card } va { $where ->
        [top] au-dessus du deck
       *[hand] en main
    } ({ $name }).
hr-faction =
    { $name } : compte comme une carte de plus en jeu ce tour : { $faction ->
        [imperial] Empire
        [guild] Guilde
        [necros] Nécros
       *[wild] Sauvage
    }
hr-attacks = { $name } attaque { $target } pour { $count }.
hr-attacks-champion = { $name } attaque { $card } de { $target } pour { $count }.
hr-damage = { $name } : dégâts { $count }
hr-scorched = { $card } de { $name } : dégâts { $count }
hr-loses = { $name } : santé −{ $count }
hr-prevents = { $name } : dégâts évités : { $count }
hr-stunned = { $card } de { $name } se fait assommer.
hr-blessed = { $name } : les champions ont { $count } de défense en plus.
hr-out = { $name } est hors jeu.
hr-defeated = { $name } : défaite.
hr-returns = { $name } revient au combat.
hr-new-hand = { $name } : défaite, nouvelle main.
hr-reward = { $name } a bien chassé : santé +{ $count } et une carte.
hr-wins = Victoire : { $names }
hr-passes = { $name } donne { $card } à { $target }.
hr-borrows = { $name } emprunte { $card } à { $target }.
hr-taunts = { $name } a provoqué { $target } : à son prochain tour, son combat ne vise que ceux qui l'ont fait.
hr-taunt-over = { $name } n'est plus sous provocation.
hr-calm = Impossible de provoquer { $name } avant la fin de son prochain tour.
hr-reveals = { $name } révèle { $card } du trésor.
hr-steals = { $name } prend { $card } à { $target }.
hr-hoard-back = { $name } récupère { $card }.
hr-summons = { $name } invoque { $card }.
hr-jar-breaks = { $name } : la jarre d'âme { $card } est détruite.
hr-jar-opens = { $name } : la jarre d'âme { $card } est révélée, santé { $count }.
hr-corrupts = { $name } possède { $count } cartes : { $card } est utilisable désormais.

## What is asked

hr-ask-main = { $names } : jouer, acquérir, attaquer ou finir le tour
hr-ask-heal = { $name } : qui gagne la santé ?
hr-ask-bless = { $name } : qui est béni ?
hr-ask-discard = { $name } : quelle carte défausser ?
hr-ask-sac = { $name } : sacrifier une carte de la main ou de la défausse ?
hr-ask-topdeck = { $name } : quelle carte va au-dessus du deck ?
hr-ask-search = { $name } : quelle carte prendre en main ?
hr-ask-look-discard = { $name } : défausser une des cartes regardées ?
hr-ask-look-order = { $name } : quelle carte sera piochée ensuite ?
hr-ask-prepare = { $name } : quel champion mobiliser ?
hr-ask-raise = { $name } : quel champion revient en jeu ?
hr-ask-stun = { $name } : quel champion assommer ?
hr-ask-opponent = { $name } : quel adversaire défausse ?
hr-ask-stun-all = { $name } : de qui les champions sont-ils assommés ?
hr-ask-blast = { $name } : qui est touché ?
hr-ask-empty-hand = { $name } : quel joueur vaincu défausse sa main ?
hr-ask-free = { $name } : quelle carte acquérir sans payer ?
hr-ask-goes = { $name } : où va la carte ?
hr-ask-faction = { $name } : quelle faction ?
hr-ask-plunder = { $name } : quel objet du trésor voler ?
hr-ask-skill-steal = { $name } : un test de compétence pour quel objet du trésor ?
hr-ask-skill-pay = { $name } : quelle carte défausser pour le test ?
hr-ask-choose = { $name } : quel effet ?
hr-ask-yes-no = { $name } : le faire ?
hr-ask-number = { $name } : combien ?
hr-ask-last-card = { $name } : laisser une carte à l'empereur ?
hr-ask-turned = Emplacement { $slot } : quelle carte est apparue ?
hr-option = { $option }
hr-none = aucune
hr-from = { $card } ({ $zone })
hr-of = { $card } ({ $name })
hr-zone-hand = main
hr-zone-discard = défausse
hr-zone-deck = deck
hr-do-play = Jouer { $card }
hr-do-expend = Activer { $card }
hr-do-ally = Capacité d'allié de { $card }
hr-do-sacrifice = Sacrifier { $card }
hr-do-acquire = Acquérir { $card } ({ $cost } or)
hr-do-attack = Attaquer { $target }
hr-do-attack-champion = Attaquer { $card } de { $target }
hr-do-pass = Passer { $card } à { $target }
hr-do-borrow = Emprunter { $card } à { $target }
hr-do-steal = Voler { $card } par un test : { $cards }
hr-do-end = Finir le tour

## What is refused

hr-over = La partie est finie ; seule l'annulation la ramène.
hr-say-who = Plusieurs jouent ensemble : dites qui, parmi { $options }. ({ $rule })
hr-not-your-turn = Ce n'est pas le tour de { $name }, mais celui de { $turn }. ({ $rule })
hr-answer-first = Une question est en attente : { $name } répond d'abord. ({ $rule })
hr-nothing-asked = Rien n'est demandé ; { $found } ne répond à rien. ({ $rule })
hr-not-an-option = { $found } n'est pas possible ; possible : { $options }. ({ $rule })
hr-not-in-hand = { $card } n'est pas dans la main de { $name }. ({ $rule })
hr-not-in-play = { $card } n'est pas en jeu devant { $name }. ({ $rule })
hr-not-in-discard = { $card } n'est pas dans la défausse de { $name }. ({ $rule })
hr-not-in-market = { $card } n'est pas au marché. ({ $rule })
hr-no-gems = La pile de gemmes de feu est vide. ({ $rule })
hr-no-printed-cost = Impossible de prendre { $card } : aucun coût imprimé. ({ $rule })
hr-no-heist = Sans Casse, impossible d'acquérir { $card } dans une défausse. ({ $rule })
hr-no-expend = { $card } n'a pas de capacité à activer. ({ $rule })
hr-expended = La carte { $card } est déjà activée ; elle doit être mobilisée. ({ $rule })
hr-skill-gold = Utiliser { $card } coûte { $cost } or ; il y en a { $gold }. ({ $rule })
hr-no-ally = { $card } n'a pas de capacité d'allié. ({ $rule })
hr-ally-used = La capacité d'allié de { $card } a servi ; c'est une fois par tour. ({ $rule })
hr-no-partner = La capacité d'allié de { $card } demande une autre carte de sa faction en jeu ({ $faction }). ({ $rule })
hr-no-sacrifice = { $card } n'a pas de capacité de sacrifice. ({ $rule })
hr-too-early = { $card } ne s'utilise qu'après les { $count } premiers tours. ({ $rule })
hr-too-dear = { $card } coûte { $cost } or ; il y en a { $gold }. ({ $rule })
hr-no-combat = { $name } a { $combat } de combat ; l'attaque en demande { $amount }. ({ $rule })
hr-out-of-reach = { $name } ne peut atteindre { $target } de sa place. ({ $rule })
hr-taunt-limit = Sous provocation : le combat ne vise que { $names } et leurs champions, pas { $target }. ({ $rule })
hr-champion-guarded = Un garde de { $name } protège { $card }. ({ $rule })
hr-player-guarded = Un garde protège { $name }. ({ $rule })
hr-only-emperor = On ne passe des cartes qu'en Empereur. ({ $rule })
hr-not-adjacent = { $target } n'est pas un coéquipier assis à côté de { $name }. ({ $rule })
hr-pass-gold = Passer une carte coûte 1 or et { $name } n'en a pas. ({ $rule })
hr-not-defeated = Les héros empruntent aux joueurs vaincus, et { $name } n'en est pas un. ({ $rule })
hr-lent-already = Une carte de { $name } a été empruntée ce cycle ; c'est une par cycle. ({ $rule })
hr-only-dragon = Seuls les héros volent des objets du trésor, et seulement au Dragon. ({ $rule })
hr-dragon-has-not = Le Dragon n'a pas { $card }. ({ $rule })
hr-not-taunted = Le Dragon n'est pas provoqué ; sans cela, on ne vole pas son trésor. ({ $rule })
hr-checks-spent = Tests de compétence par tour à cette table : { $count }. ({ $rule })
hr-check-failed = { $card } demande des cartes valant { $check } ; celles-ci valent { $found }. ({ $rule })
hr-no-seat = Il n'y a pas de place { $found }. Places : { $options }
hr-no-card = Il n'y a pas de carte { $found } ; écrivez l'id d'une carte ou un début unique.
hr-which-card = { $found } peut être plusieurs cartes : { $options }
hr-empty-line = La ligne est vide. Elle commence par : { $options }
hr-unknown-word = { $found } n'est rien qu'on puisse faire. Possible : { $options }
hr-bad-line = { $found } est illisible ; on écrit : { $expected }
hr-bad-setup = La mise en place ne convient pas à { $field } : trouvé : { $found } ; attendu : { $expected }.
hr-bad-seats = { $mode } est pour { $least } à { $most } places, pas { $found }.
hr-same-seats = Chaque place a besoin d'un id à elle : { $found }
hr-no-boss = { $found } n'est pas un boss. Boss : { $options }
hr-no-character = { $found } n'est pas un personnage. Personnages : { $options }
hr-no-copy = { $card } ne peut pas être là : { $count ->
        [one] la boîte n'en a qu'une, visible ailleurs
       *[other] la boîte en a { $count }, toutes visibles ailleurs
    }.
hr-hidden = Ceci est caché à la place qui décide.
hr-no-level = Il n'y a pas de niveau { $found }. Niveaux : { $options }

## Position files

position-no-engine = Aucun moteur { $found } ne joue des positions. Moteurs : { $options }
position-no-mode = Il n'y a pas de mode { $found }. Modes : { $options }
position-no-chair = Personne ne joue seul une feuille de score, pas même { $found }.
position-bad = La position est illisible : { $mistakes }
position-differs = Pas comme attendu : { $differences }

## Simulation

simulate-progress = En cours
simulate-games = { $games } { $games ->
        [one] partie
       *[other] parties
    } de { $mode }, niveau { $level }
simulate-side = { $side } : { $wins } gagnées, { $share } % (95 % : { $low } à { $high } %)
simulate-turns = Tours : { $mean } en moyenne, de { $least } à { $most }
simulate-open = Sans vainqueur après { $limit } tours : { $count }
simulate-speed = { $rate } parties par seconde
simulate-no-game = { $found } ne peut être simulé. Possible : { $options }
simulate-one-of = Nommez un mode ou un boss avec un groupe, pas les deux.
simulate-no-boss = Un groupe combat un boss : nommez aussi le boss.

## What an automated chair says

hr-decides = { $name } : { $what }.
hr-why-only = C'est la seule chose possible.
hr-why-random = Tiré au sort.
hr-why-play = Les cartes se jouent avant de dépenser or et combat.
hr-why-ability = La capacité ne coûte rien et aide.
hr-why-skill = La compétence vaut plus que l'or qu'elle coûte.
hr-why-buy = { $card } est le meilleur achat pour l'or disponible (valeur { $worth }).
hr-why-kill = Le combat suffit pour vaincre la cible.
hr-why-guard = { $card } barre la route, et on peut l'assommer.
hr-why-champion = { $card } rapporterait à son propriétaire plus que les dégâts ne coûtent.
hr-why-face = { $target } a le moins de santé et de gardes parmi ceux à portée.
hr-why-final = Sacrifiée, car cela gagne la partie maintenant.
hr-why-steal = L'objet du trésor vaut plus que les cartes qu'il coûte.
hr-why-borrow = Une carte d'un joueur vaincu est une carte de plus.
hr-why-end = Il ne reste rien d'utile.
hr-why-answer = La meilleure réponse selon la valeur des cartes et la santé en jeu.
hr-why-spent = La carte a fait son œuvre : son combat vaut plus maintenant que la carte plus tard.
hr-why-sweep = Les champions qu'elle retire de la table valent plus que la carte.
hr-why-sure = { $why } Après { $count } essais en pensée, rien ne semblait meilleur.
hr-why-searched = Après { $count } essais en pensée, c'est ce qui semblait le mieux.
