# Ce qui se passe à une table, ce qui y est refusé et pourquoi. Les noms et les compteurs sont insérés tels quels ; les
# phrases les mettent donc côte à côte au lieu de les accorder.

list-and =
    { $before ->
       *[other] et
    }

## Counting

counter-up = { $name } : { $counter } +{ $by }, maintenant { $value }
counter-up-table = { $counter } +{ $by }, maintenant { $value }
counter-down = { $name } : { $counter } −{ $by }, maintenant { $value }
counter-down-table = { $counter } −{ $by }, maintenant { $value }
counter-put = { $name } : { $counter } passe à { $value }
counter-put-table = { $counter } passe à { $value }
limit-set = { $name } : { $counter } va jusqu'à { $high } au plus
limit-set-table = { $counter } va jusqu'à { $high } au plus
limit-lifted = { $name } : { $counter } n'a plus de maximum
limit-lifted-table = { $counter } n'a plus de maximum
rung-reached = { $name } : { $ladder } { $rung }
rung-reached-table = { $ladder } { $rung }

## The order of play

first-by-chance = { $name } commence ; le sort en a décidé.
first-chosen = { $name } commence.
round-begins = Manche { $round }
turn-begins = Tour : { $names }
phase-begins = Phase : { $phase }
jumped-round = Corrigé : manche { $round }
jumped-phase = Corrigé : phase { $phase }
jumped-turn = Corrigé : c'est le tour de { $names }
reminder = { $text }
reminder-for = { $name } : { $text }

## Marks, tokens, dials, meters

mark-on = { $name } : { $mark }, oui
mark-off = { $name } : { $mark }, plus maintenant
token-to = { $token } : maintenant { $name }
dial-at = { $name } : { $dial }, { $value }
meter-at = { $meter } : case { $at } sur { $of }, { $space }
meter-spaces =
    { $meter } : { $count ->
        [one] { $count } case saisie
       *[other] { $count } cases saisies
    }
meter-unknown = { $meter } : ses cases ne sont pas saisies. Avancez le vrai marqueur d'une case et faites ce que dit sa couleur.

## Dice, piles, clocks

dice-rolled = { $die }, lancé par l'appli : { $faces }
dice-typed = { $die }, lancé à la table : { $faces }
pile-asks = { $pile } : laquelle sort ?
pile-card = { $value }
pile-drawn =
    { $pile } pour { $name } : { $value }. { $left ->
        [0] C'est la dernière.
        [one] Il en reste encore { $left }.
       *[other] Il en reste encore { $left }.
    }
pile-none = Rien n'est à piocher pour l'instant.
timer-start = { $timer } : en marche
timer-pause = { $timer } : en pause
timer-reset = { $timer } : remis à zéro

## Out, back, the end

seat-out = { $name } est hors jeu.
seat-back = { $name } revient en jeu.
table-won = La partie est finie. Victoire : { $names }
table-over = La partie est finie. Personne n'a gagné.
renamed = { $before } s'appelle maintenant { $name }
noted = Note : { $text }

## Refused: numbers

change-zero = Un changement de 0 ne change rien. Dites de combien, par exemple +1 ou -1.
below-limit =
    { $name }, { $counter } : on ne peut pas descendre de { $value } à { $wanted }. { $room ->
        [0] Le minimum est déjà atteint.
       *[other] On peut retirer { $room } au plus ; ={ $low } met au minimum.
    }
below-limit-table =
    { $counter } : on ne peut pas descendre de { $value } à { $wanted }. { $room ->
        [0] Le minimum est déjà atteint.
       *[other] On peut retirer { $room } au plus ; ={ $low } met au minimum.
    }
above-limit =
    { $name }, { $counter } : on ne peut pas monter de { $value } à { $wanted }. { $room ->
        [0] Le maximum est déjà atteint.
       *[other] On peut ajouter { $room } au plus ; ={ $high } met au maximum.
    }
above-limit-table =
    { $counter } : on ne peut pas monter de { $value } à { $wanted }. { $room ->
        [0] Le maximum est déjà atteint.
       *[other] On peut ajouter { $room } au plus ; ={ $high } met au maximum.
    }
limit-under-value = { $counter } est déjà à { $value }, donc { $to } ne peut pas être son maximum. Prenez { $value } ou plus, ou baissez d'abord { $counter }.
counter-needs-seat = { $counter } : dites de qui. Ont ce compteur : { $options }.
counter-not-kept = { $name } n'a pas le compteur { $counter }, mais : { $options }.
dice-count = On ne peut pas lancer { $found } dés à la fois. Lancez-en de 1 à { $high }.
meter-beyond =
    { $high ->
        [0] { $meter } n'a pas encore de cases. Saisissez d'abord ses cases.
       *[other] { $meter } n'a pas de case { $found }. Ses cases vont de 1 à { $high }.
    }
meter-length = Une piste de { $found } { $found ->
        [one] case
       *[other] cases
    } ne peut pas être saisie. Elle en a de 1 à { $high }.
jump-bad-round = « { $found } » n'est pas une manche. Donnez un nombre de 1 à 9999.

## Refused: not now

table-ended = La partie est finie. Annulez la dernière étape pour continuer.
seat-is-out = { $name } est hors jeu. Faites d'abord revenir { $name }.
seat-not-out = { $name } n'est pas hors jeu.
pile-first = { $pile } : piochez d'abord, la partie l'attend.
pile-not-now = { $pile } : ce n'est pas le moment de piocher. On pioche quand la partie le demande.
no-turns = Cette table ne suit pas les tours.
no-phases = Cette table n'a pas de phases.
no-rounds = Cette table ne suit pas les manches.
mark-already = { $name } a déjà ceci : { $mark }.
mark-not-there = { $name } n'a pas ceci : { $mark }.
token-already = { $name } a déjà ceci : { $token }.
undo-nothing =
    { $possible ->
        [0] Il n'y a rien à annuler.
        [one] On ne peut annuler qu'une étape.
       *[other] On ne peut annuler que { $possible } étapes.
    }
redo-nothing =
    { $possible ->
        [0] Il n'y a rien à rétablir.
        [one] On ne peut rétablir qu'une étape.
       *[other] On ne peut rétablir que { $possible } étapes.
    }
undo-zero = Dites combien d'étapes : 1 ou plus.
repair-no-step = Il n'y a pas d'étape { $step } à corriger. Choisissez-en une de l'historique qui n'a pas été retirée.
jump-no-step = Il n'y a pas d'étape { $step } dans cet historique. Choisissez-en une dans la liste.
jump-already-there = La table en est déjà à l'étape { $step }.

## Refused: unknown names

unknown-none = Il n'y a rien de tel que « { $found } » à cette table.
unknown-game = Il n'y a pas de jeu « { $found } ». Il y a : { $options }.
unknown-mode = Il n'y a pas de mode « { $found } ». Il y a : { $options }.
unknown-choice = Il n'y a rien à choisir sous « { $found } ». Il y a : { $options }.
unknown-option = « { $found } » ne peut pas être choisi. Choisissez parmi : { $options }.
unknown-number = Aucun nombre « { $found } » n'est demandé. Il y a : { $options }.
unknown-rule = Il n'y a pas de règle « { $found } » à activer. Il y a : { $options }.
unknown-seat = Personne ici ne s'appelle « { $found } ». À la table : { $options }.
unknown-counter = On ne compte pas « { $found } » ici. On compte : { $options }.
unknown-phase = Il n'y a pas de phase « { $found } ». Il y a : { $options }.
unknown-mark = Il n'y a pas de marque « { $found } ». Il y a : { $options }.
unknown-token = Il n'y a pas de jeton « { $found } ». Il y a : { $options }.
unknown-dial = Il n'y a rien à tourner sous « { $found } ». Il y a : { $options }.
unknown-dial-move = On ne peut pas le tourner par « { $found } ». Possible : { $options }.
unknown-dial-value = Il n'a pas de position « { $found } ». Possible : { $options }.
unknown-meter = Il n'y a pas de piste « { $found } ». Il y a : { $options }.
unknown-space = Il n'y a pas de case de type « { $found } ». Il y a : { $options }.
unknown-die = Il n'y a pas de dé « { $found } ». Il y a : { $options }.
unknown-face = Le dé n'a pas de face « { $found } ». Il a : { $options }.
unknown-pile = Il n'y a pas de pile « { $found } ». Il y a : { $options }.
unknown-timer = Il n'y a pas de chrono « { $found } ». Il y a : { $options }.
pile-no-card = « { $card } » n'est plus dans la pile. Il reste : { $options }.
pile-peek-negative = On ne peut pas regarder { $count } cartes. Prenez 0 ou plus.
mark-not-for = { $mark } : pas pour { $name }.

## Refused: setting up

players-count =
    { $mode } se joue de { $low } à { $high } personnes. { $found ->
        [0] Personne n'a été nommé.
        [one] Une seule a été nommée.
       *[other] { $found } ont été nommées.
    }
players-count-exact =
    { $mode } se joue à { $high ->
        [one] { $high } personne exactement
       *[other] { $high } personnes exactement
    }. { $found ->
        [0] Personne n'a été nommé.
        [one] Une seule a été nommée.
       *[other] { $found } ont été nommées.
    }
name-bad = « { $found } » ne peut pas être un nom. Utilisez de 1 à { $high } lettres ordinaires.
name-taken = « { $found } » est déjà pris. Donnez à chaque personne et à chaque chose son propre nom.
order-no-choice = Rien à choisir sous le nom { $found }. Il y a : { $options }.
choice-missing = { $name } doit encore choisir : { $choice }. Possible : { $options }.
choices-too-many = Il y a des choix pour { $found } places, mais seulement { $high ->
        [one] { $high } personne
       *[other] { $high } personnes
    } ici.
number-beyond = { $number } ne peut pas être { $found }. Tapez un nombre de { $low } à { $high }.
own-too-many = { $found } compteurs, c'est trop. Nommez-en { $high } au plus.
own-number = { $found } est trop grand. Restez entre −{ $high } et { $high }.
own-start-outside = « { $name } » ne peut pas commencer à { $found } : c'est hors de ses propres limites.
timer-beyond = Un chrono de tour ne peut pas avoir { $found } s. Choisissez de { $low } à { $high } secondes.

## Refused: unreadable

finish-twice = Un vainqueur a été nommé deux fois. Nommez chacun une seule fois.
note-bad = Une note a de 1 à { $high } caractères lisibles.
clock-bad = { $found } n'est pas un instant. Donnez des millisecondes, 0 ou plus.
act-not-an-act = { $found } n'est pas une saisie. Une saisie est un groupe de champs avec un champ « act ».
act-unknown = Il n'y a pas de saisie { $found }. Il y a : { $options }.
act-bad-field = Saisie « { $act } », champ { $field } : trouvé : { $found } ; attendu : { $expected }.

## Refused: typed lines

line-empty = La ligne est vide. Commencez par ce dont il s'agit, par exemple un compteur.
line-unknown = « { $found } » n'est rien à cette table. Lignes qui marchent : { $options }.
line-ambiguous = « { $found } » pourrait être { $options }. Écrivez-en un peu plus.
line-number = « { $found } » n'est pas un changement. Écrivez +2 ou -3 pour changer, =12 pour fixer.
line-counter = Après « { $counter } » viennent un nom et un changement. Lignes qui marchent : { $options }.
line-track = Écrivez « { $track } next » pour avancer ou « { $track } =… » pour corriger.
line-mark = Écrivez « { $mark } », un nom, puis on ou off.
line-token = Écrivez « { $token } » et le nom de qui le reçoit.
line-dial = Écrivez « { $dial } », un nom et l'une de ces possibilités : { $options }.
line-meter = Écrivez « { $meter } +1 » pour avancer, « { $meter } =3 » pour placer, ou « { $meter } spaces » et les couleurs avec des virgules.
line-seat = Écrivez « { $verb } » et un nom.
line-rename = Écrivez « rename », l'ancien nom et le nouveau.
line-roll = Écrivez « roll », un dé et combien. Dés de cette table : { $options }.
line-rolled = Écrivez « rolled », un dé et les faces obtenues. Dés de cette table : { $options }.
line-draw = Écrivez « draw » pour que l'appli pioche, ou « draw » et la carte sortie. { $note }
line-clock = Écrivez « clock start », « clock pause » ou « clock reset ».

## What data should look like

shape-group = un groupe de champs
shape-list = une liste
shape-nothing = rien
shape-yes-no = vrai ou faux (true ou false)
shape-whole-number = un nombre entier
shape-number = un nombre
shape-text = un texte
shape-needed = la présence de ce champ
shape-unknown-field = un champ inconnu
shape-one-of = l'un de { $options }
shape-only = seulement { $options }
shape-either = { $one } ou { $other }

table-corrected = { $count ->
    [one] Cette table joue avec un chiffre corrigé par vos paquets.
   *[other] Cette table joue avec { $count } chiffres corrigés par vos paquets.
}
