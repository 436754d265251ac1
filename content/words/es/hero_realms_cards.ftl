# Lo que dicen las cartas de Hero Realms, compuesto a partir de sus efectos (games/hero_realms/wording.py).
# Las frases empiezan en minúscula: pueden ir dentro de otra.

## Qué es la carta

hrc-defense = Defensa { $count }
hrc-guard = Guardián, defensa { $count }
hrc-jar = Vasija de almas, vida { $count }
hrc-check = Prueba de habilidad { $count }
hrc-stays-expended = Una vez usado, queda agotado hasta que alguien lo robe.

## Qué hace falta para usar una habilidad

hrc-plain = { $said }
hrc-expend = Agotar: { $said }
hrc-expend-paid = Agotar y pagar { $price }: { $said }
hrc-ally =
    Aliado { $faction ->
        [imperial] Imperial
        [guild] Cofrade
        [necros] Necros
        [wild] Feral
       *[none] cualquiera
    }: { $said }
hrc-sacrifice = Sacrificar: { $said }
hrc-sacrifice-later = Sacrificar, no antes de tu turno { $turn }: { $said }

## Cómo se unen las frases

hrc-comma = { $one }, { $other }
hrc-or = { $one } o { $other }
hrc-or-else =
    { $one }, { $kind ->
        [tested] o bien,
       *[plain] o bien
    } { $other }
hrc-may = si quieres, { $phrase }
hrc-if-done = si lo haces, { $phrase }
hrc-if = si { $test }, { $phrase }
hrc-if-else = si { $test }, { $phrase }; si no, { $other }

## Lo que se gana

hrc-gain = gana { $gains }
hrc-gain-more = gana { $gains }, más { $more }
hrc-amount =
    { $count } de { $pool ->
        [gold] oro
        [combat] combate
       *[health] vida
    }
hrc-for-each = { $gain } por cada { $each }
hrc-each =
    { $what ->
        [champion] campeón que tengas en juego
        [other-champion] otro campeón que tengas en juego
        [other-guard] otro guardián que tengas en juego
        [other-wild] otra carta Feral que tengas en juego
        [other-knife] otro cuchillo que tengas en juego
        [factions-in-play] facción entre tus cartas en juego
        [my-discard-champion] campeón de tu pila de descarte
        [action] acción que tengas en juego
       *[party] jugador que formaba el grupo al empezar
    }

## Condiciones

hrc-test-count =
    tienes al menos { $count } { $what ->
        [champion] { $count ->
            [one] campeón
           *[other] campeones
        } en juego
        [other-champion] { $count ->
            [one] otro campeón
           *[other] otros campeones
        } en juego
        [other-guard] { $count ->
            [one] otro guardián
           *[other] otros guardianes
        } en juego
        [other-wild] { $count ->
            [one] otra carta Feral
           *[other] otras cartas Ferales
        } en juego
        [other-knife] { $count ->
            [one] otro cuchillo
           *[other] otros cuchillos
        } en juego
        [factions-in-play] { $count ->
            [one] facción
           *[other] facciones
        } en juego
        [my-discard-champion] { $count ->
            [one] campeón
           *[other] campeones
        } en tu pila de descarte
       *[action] { $count ->
            [one] acción
           *[other] acciones
        } en juego
    }
hrc-test-combat = has ganado al menos { $gained } este turno
hrc-test-hoard = otro jugador tiene más objetos del tesoro que tú
hrc-test-subtype =
    tienes { $what ->
       *[bow] un arco
    } en juego
hrc-test-other = tienes otra carta { $card } en juego

## Las cartas propias

hrc-draw =
    roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
hrc-draw-up-to =
    roba { $count ->
        [one] hasta una carta
       *[other] hasta { $count } cartas
    }
hrc-draw-between = roba de { $least } a { $most } cartas
hrc-discard =
    descarta { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
hrc-discard-same = descarta el mismo número de cartas
hrc-sac =
    sacrifica { $count ->
        [one] una carta
       *[other] hasta { $count } cartas
    } de tu mano o de tu pila de descarte
hrc-topdeck =
    pon { $kind ->
        [discard-champion] un campeón
       *[discard-any] una carta
    } de tu pila de descarte encima de tu mazo
hrc-search = busca una carta en tu mazo o en tu pila de descarte y ponla en tu mano; si buscaste en el mazo, barájalo
hrc-look =
    mira { $count ->
        [one] la primera carta
       *[other] las { $count } primeras cartas
    } de tu mazo, descarta hasta { $most } de ellas y devuelve el resto en el orden que quieras
hrc-prepare = prepara a un campeón
hrc-put-into-play = pon en juego, desde tu pila de descarte, a un campeón tuyo derribado desde tu último turno

## El mercado

hrc-next-goes =
    pon { $kind ->
        [action] la próxima acción
        [champion] el próximo campeón
       *[any] la próxima carta
    } que adquieras este turno { $where ->
        [hand] en tu mano
       *[top] encima de tu mazo
    }
hrc-next-cheaper =
    { $kind ->
        [action] la próxima acción
        [champion] el próximo campeón
       *[any] la próxima carta
    } que adquieras este turno cuesta { $saved } menos
hrc-acquire-free = adquiere gratis una carta del mercado que cueste { $count } o menos
hrc-heist =
    este turno puedes adquirir { $count ->
        [one] una carta con coste impreso
       *[other] { $count } cartas con coste impreso
    } de la pila de descarte de un oponente por su coste habitual

## Contra los demás

hrc-opponent-discards =
    el oponente objetivo descarta { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
hrc-stun =
    derriba { $whom ->
        [target-champion] al campeón objetivo
        [nontarget-champion] a un campeón cualquiera
        [nontarget-opp-champion] a un campeón cualquiera de un oponente
       *[all-champions-of-target-player] a todos los campeones del jugador objetivo
    }
hrc-damage =
    inflige { $count } de daño { $whom ->
        [each-opp-champion] a cada campeón rival
        [each-opp-player] a cada oponente
       *[target-player-and-champions] al jugador objetivo y a cada uno de sus campeones
    }
hrc-lose-own = pierde { $lost }
hrc-lose-each = cada oponente pierde { $lost }
hrc-discard-hand = el jugador derrotado que elijas descarta su mano
hrc-bless = el jugador objetivo gana { $gain } y sus campeones tienen { $defense } más de defensa hasta el final de su próximo turno
hrc-prevent = evita cada turno los { $count } primeros puntos de daño que recibas ({ $boss } contra otro jefe)

## Los jefes

hrc-summon =
    invoca { $count ->
        [one] un esbirro
       *[other] { $count } esbirros
    }
hrc-summon-party = invoca un esbirro por cada jugador que formaba el grupo al empezar
hrc-reveal-hoard =
    revela { $count ->
        [one] un objeto del tesoro
       *[other] { $count } objetos del tesoro
    }
hrc-steal-hoard = roba a ese jugador un objeto del tesoro
hrc-skill-steal = haz una prueba de habilidad para robar un objeto del tesoro
hrc-choose-faction = elige una facción y cuenta este turno como si tuvieras una carta más de ella en juego
hrc-taunt-clear = dejas de estar bajo provocación
hrc-taunt-immune = nadie puede provocarte hasta el final de tu próximo turno

## Observaciones, y lo que no es seguro

hrc-note-once = Se usa una vez por partida.
hrc-note-combat = Cuenta todo el combate ganado este turno, gastado o no, incluida esta carta.
hrc-note-guards = Los guardianes no protegen. Se usa una vez por partida.
hrc-note-loss = Perder vida no es daño: nada lo evita.
hrc-note-when-played = Se mira solo al jugar la carta.
hrc-note-mix = De la mano y del descarte, en cualquier mezcla.
hrc-note-gem = Al sacrificarla vuelve a su pila, donde cualquiera puede adquirirla.
hrc-note-awake = Dormido hasta que el Liche baraje y cuente 20 cartas o más.
hrc-note-flipped = El reverso de Corrupción: desde que el Liche baraja y cuenta 30 cartas o más.
hrc-doubt-guards = Su texto no dice objetivo, así que los guardianes no protegen; ningún texto lo confirma para esta carta.
hrc-doubt-amulet = Que la facción elegida cuente para las cuatro es lectura nuestra.
hrc-doubt-diamond = Que los guardianes no protejan a los demás campeones es lectura nuestra: el objetivo es el jugador.
hrc-doubt-stepped-up = La carta nombra también a jugadores que dan un paso al frente; ningún texto lo explica.
hrc-doubt-list = Una lista de aficionados da otro valor; todas las demás, este.
hrc-doubt-spelling = El nombre está escrito como en el texto consultado, quizá con una errata.
