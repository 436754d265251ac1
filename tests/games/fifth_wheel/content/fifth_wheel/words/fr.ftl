# Cinquième roue selon ses règles.

fw-begins = La course commence : { $goal } milles à parcourir. { $name } part en premier.
fw-turn = { $name } prend les rênes.
fw-asks = { $name } : continuer, ou camper avec { $stage } { $stage ->
        [one] mille
       *[other] milles
    } ?
fw-drive = Continuer
fw-camp = Camper et garder { $stage }
fw-drives = { $name } parcourt { $miles } milles : { $stage } sur cette étape.
fw-broken = { $name } casse un essieu et perd { $lost } { $lost ->
        [one] mille
       *[other] milles
    }.
fw-camps = { $name } campe au mille { $miles }.
fw-wins = { $name } arrive en tête et gagne.
fw-decides = { $name } décide : { $what }
fw-standing = { $name } : { $miles } milles sur { $goal }
fw-why-drive = { $stage } milles sur { $enough } : pas encore de quoi s’arrêter.
fw-why-camp = { $stage } milles suffisent : dès { $enough }, mieux vaut les garder.
fw-nothing-driven = Il n’y a encore rien à garder : il faut d’abord rouler ({ $rule }).
fw-no-face = Un dé montre de 1 à { $high }, pas { $found } ({ $rule }).
fw-bad-line = « { $found } » n’est pas une ligne de ce jeu. Par exemple : { $options }
fw-drivers = On court de { $low } à { $high }, pas à { $found }.
fw-goal = Le but est un nombre de milles de 1 à { $high }, pas « { $found } ».
fw-played-by = Un chariot est mené par « person » ou « app », pas par « { $found } ».
fw-roads = des routes de Cinquième roue
