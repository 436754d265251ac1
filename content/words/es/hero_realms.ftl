# The full engine of Hero Realms. Names of cards and people are filled in as they are written.

## What happens at a table of Hero Realms

hr-turn = Turno: { $names }
hr-plays = { $name } juega { $card }.
hr-expends = { $name } agota { $card }.
hr-allies = { $name } usa la habilidad de aliado de { $card }.
hr-sacrificed = { $name } sacrifica { $card }.
hr-gem-back = { $name } sacrifica { $card }; vuelve a su pila.
hr-gold = { $name }: oro +{ $count }, ahora { $total }
hr-combat = { $name }: combate +{ $count }, ahora { $total }
hr-health = { $name }: vida +{ $count }, ahora { $total }
hr-draws = { $name }: cartas robadas: { $count }
hr-shuffles =
    { $name } baraja; el nuevo mazo tiene { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
hr-discards = { $name } descarta { $card }.
hr-topdecks = { $name } pone { $card } encima del mazo.
hr-searches = { $name } toma una carta en la mano.
hr-looks = { $name } mira cartas del mazo: { $count }
hr-prepares = { $name } prepara { $card }.
hr-raises = { $name } devuelve { $card } al juego.
hr-next-acquire =
    { $name }: para la próxima carta que adquiera este turno ({ $kind ->
        [action] acción
        [champion] campeón
       *[any] cualquiera
    }): { $what ->
        [top] encima del mazo
        [hand] a la mano
       *[other] 1 de oro menos
    }.
hr-acquires =
    { $name } adquiere { $card } por { $cost }{ $slot ->
        [0] .
       *[other] , del hueco { $slot }.
    }
hr-turns-up = Hueco { $slot }: aparece { $card }.
hr-goes =
    { $card } va { $where ->
        [top] encima del mazo
       *[hand] a la mano
    } ({ $name }).
hr-faction =
    { $name }: cuenta como una carta más en juego este turno: { $faction ->
        [imperial] Imperial
        [guild] Cofrade
        [necros] Necros
       *[wild] Feral
    }
hr-attacks = { $name } ataca a { $target } con { $count }.
hr-attacks-champion = { $name } ataca a { $card } de { $target } con { $count }.
hr-damage = { $name }: daño { $count }
hr-scorched = { $card } de { $name }: daño { $count }
hr-loses = { $name }: vida −{ $count }
hr-prevents = { $name }: daño evitado: { $count }
hr-stunned = Derribo: { $card } de { $name }.
hr-blessed = { $name }: los campeones tienen { $count } más de defensa.
hr-out = { $name } queda fuera.
hr-defeated = { $name }: derrota.
hr-returns = { $name } vuelve a la lucha.
hr-new-hand = { $name }: derrota, mano nueva.
hr-reward = { $name } ha cazado bien: vida +{ $count } y una carta.
hr-wins = Victoria: { $names }
hr-passes = { $name } da { $card } a { $target }.
hr-borrows = { $name } toma prestada { $card } de { $target }.
hr-taunts = { $name } ha provocado a { $target }: en su próximo turno su combate solo puede ir contra quien lo hizo.
hr-taunt-over = { $name } ya no está bajo provocación.
hr-calm = No se puede provocar a { $name } hasta el final de su próximo turno.
hr-reveals = { $name } revela { $card } del tesoro.
hr-steals = { $name } quita { $card } a { $target }.
hr-hoard-back = { $name } recupera { $card }.
hr-summons = { $name } invoca { $card }.
hr-jar-breaks = { $name }: la vasija de almas { $card } se rompe.
hr-jar-opens = { $name }: se revela la vasija de almas { $card }, vida { $count }.
hr-corrupts = { $name } tiene { $count } cartas: desde ahora puede usar { $card }.

## What is asked

hr-ask-main = { $names }: jugar, adquirir, atacar o terminar el turno
hr-ask-heal = { $name }: ¿quién gana la vida?
hr-ask-bless = { $name }: ¿a quién bendice?
hr-ask-discard = { $name }: ¿qué carta descarta?
hr-ask-sac = { $name }: ¿sacrifica una carta de la mano o del descarte?
hr-ask-topdeck = { $name }: ¿qué carta va encima del mazo?
hr-ask-search = { $name }: ¿qué carta toma en la mano?
hr-ask-look-discard = { $name }: ¿descarta una de las cartas vistas?
hr-ask-look-order = { $name }: ¿qué carta se robará primero?
hr-ask-prepare = { $name }: ¿qué campeón prepara?
hr-ask-raise = { $name }: ¿qué campeón vuelve al juego?
hr-ask-stun = { $name }: ¿qué campeón derriba?
hr-ask-opponent = { $name }: ¿qué oponente descarta?
hr-ask-stun-all = { $name }: ¿de quién son los campeones derribados?
hr-ask-blast = { $name }: ¿quién recibe el daño?
hr-ask-empty-hand = { $name }: ¿qué jugador en derrota descarta la mano?
hr-ask-free = { $name }: ¿qué carta adquiere sin pagar?
hr-ask-goes = { $name }: ¿adónde va la carta?
hr-ask-faction = { $name }: ¿qué facción?
hr-ask-plunder = { $name }: ¿qué objeto del tesoro roba?
hr-ask-skill-steal = { $name }: ¿prueba de habilidad por qué objeto del tesoro?
hr-ask-skill-pay = { $name }: ¿qué carta descarta para la prueba?
hr-ask-choose = { $name }: ¿qué efecto?
hr-ask-yes-no = { $name }: ¿lo hace?
hr-ask-number = { $name }: ¿cuántas?
hr-ask-last-card = { $name }: ¿deja una carta a su emperador?
hr-ask-turned = Hueco { $slot }: ¿qué carta apareció?
hr-option = { $option }
hr-none = ninguna
hr-from = { $card } ({ $zone })
hr-of = { $card } ({ $name })
hr-zone-hand = mano
hr-zone-discard = descarte
hr-zone-deck = mazo
hr-do-play = Jugar { $card }
hr-do-expend = Agotar { $card }
hr-do-ally = Habilidad de aliado de { $card }
hr-do-sacrifice = Sacrificar { $card }
hr-do-acquire = Adquirir { $card } ({ $cost } de oro)
hr-do-attack = Atacar a { $target }
hr-do-attack-champion = Atacar a { $card } de { $target }
hr-do-pass = Pasar { $card } a { $target }
hr-do-borrow = Tomar prestada { $card } de { $target }
hr-do-steal = Robar { $card } con una prueba: { $cards }
hr-do-end = Terminar el turno

## What is refused

hr-over = La partida ha terminado; solo deshacer la recupera.
hr-say-who = Varios juegan a la vez: di quién lo hace, uno de { $options }. ({ $rule })
hr-not-your-turn = No es el turno de { $name }, sino de { $turn }. ({ $rule })
hr-answer-first = Hay una pregunta abierta: primero responde { $name }. ({ $rule })
hr-nothing-asked = Ahora no se pregunta nada; { $found } no responde a nada. ({ $rule })
hr-not-an-option = { $found } no es posible; posible: { $options }. ({ $rule })
hr-not-in-hand = { $card } no está en la mano de { $name }. ({ $rule })
hr-not-in-play = { $card } no está en juego ante { $name }. ({ $rule })
hr-not-in-discard = { $card } no está en el descarte de { $name }. ({ $rule })
hr-not-in-market = { $card } no está en el mercado. ({ $rule })
hr-no-gems = La pila de gemas ígneas está vacía. ({ $rule })
hr-no-printed-cost = { $card } no tiene coste impreso y no se puede tomar. ({ $rule })
hr-no-heist = Sin Gran golpe, { $card } no se puede adquirir de un descarte. ({ $rule })
hr-no-expend = { $card } no tiene habilidad de agotar. ({ $rule })
hr-expended = La carta { $card } ya está agotada; debe estar preparada. ({ $rule })
hr-skill-gold = Usar { $card } cuesta { $cost } de oro; hay { $gold }. ({ $rule })
hr-no-ally = { $card } no tiene habilidad de aliado. ({ $rule })
hr-ally-used = La habilidad de aliado de { $card } ya se usó; vale una vez por turno. ({ $rule })
hr-no-partner = La habilidad de aliado de { $card } necesita otra carta de su facción en juego ({ $faction }). ({ $rule })
hr-no-sacrifice = { $card } no tiene habilidad de sacrificio. ({ $rule })
hr-too-early = { $card } solo se puede usar tras los primeros { $count } turnos. ({ $rule })
hr-too-dear = { $card } cuesta { $cost } de oro; hay { $gold }. ({ $rule })
hr-no-combat = { $name } tiene { $combat } de combate; el ataque necesita { $amount }. ({ $rule })
hr-out-of-reach = { $name } no alcanza a { $target } desde su asiento. ({ $rule })
hr-taunt-limit = Bajo provocación: el combate solo puede ir contra { $names } y sus campeones, no contra { $target }. ({ $rule })
hr-champion-guarded = Un guardián de { $name } protege a { $card }. ({ $rule })
hr-player-guarded = Un guardián protege a { $name }. ({ $rule })
hr-only-emperor = Solo se pasan cartas en Emperador. ({ $rule })
hr-not-adjacent = { $target } no es del equipo en el asiento contiguo a { $name }. ({ $rule })
hr-pass-gold = Pasar una carta cuesta 1 de oro y { $name } no tiene. ({ $rule })
hr-not-defeated = Los héroes toman cartas de jugadores en derrota, y { $name } no lo está. ({ $rule })
hr-lent-already = Ya se tomó una carta de { $name } en este ciclo; es una por ciclo. ({ $rule })
hr-only-dragon = Solo los héroes roban objetos del tesoro, y solo al Dragón. ({ $rule })
hr-dragon-has-not = El Dragón no tiene { $card }. ({ $rule })
hr-not-taunted = El Dragón no está bajo provocación; solo así se roba su tesoro. ({ $rule })
hr-checks-spent = Pruebas de habilidad por turno en esta mesa: { $count }. ({ $rule })
hr-check-failed = { $card } pide cartas por valor de { $check }; estas valen { $found }. ({ $rule })
hr-no-seat = No hay asiento { $found }. Asientos: { $options }
hr-no-card = No hay carta { $found }; escribe el id de una carta o un comienzo único.
hr-which-card = { $found } puede ser varias cartas: { $options }
hr-empty-line = La línea está vacía. Empieza por: { $options }
hr-unknown-word = { $found } no se puede hacer. Posible: { $options }
hr-bad-line = { $found } no se entiende; se escribe: { $expected }
hr-bad-setup = La preparación no encaja en { $field }: encontrado: { $found }; esperado: { $expected }.
hr-bad-seats = { $mode } es para entre { $least } y { $most } asientos, no { $found }.
hr-same-seats = Cada asiento necesita un id propio: { $found }
hr-no-boss = { $found } no es un jefe. Jefes: { $options }
hr-no-character = { $found } no es un personaje. Personajes: { $options }
hr-no-copy = { $card } no puede estar ahí: { $count ->
        [one] la caja tiene una sola y se ve en otra parte
       *[other] la caja tiene { $count } y todas se ven en otra parte
    }.
hr-hidden = Esto está oculto para quien decide.
hr-no-level = No hay nivel { $found }. Niveles: { $options }

## Position files

position-no-engine = Ningún motor { $found } juega posiciones. Motores: { $options }
position-no-mode = No hay modo { $found }. Modos: { $options }
position-no-chair = Nadie juega solo una hoja de puntos, tampoco { $found }.
position-bad = La posición no se puede leer: { $mistakes }
position-differs = No es lo esperado: { $differences }

## Simulation

simulate-progress = Jugando
simulate-games = { $games } { $games ->
        [one] partida
       *[other] partidas
    } de { $mode }, nivel { $level }
simulate-side = { $side }: { $wins } ganadas, { $share } % (95 %: { $low } a { $high } %)
simulate-turns = Turnos: { $mean } de media, de { $least } a { $most }
simulate-open = Sin ganador tras { $limit } turnos: { $count }
simulate-speed = { $rate } partidas por segundo
simulate-no-game = { $found } no se puede simular. Posible: { $options }
simulate-one-of = Indica un modo o un jefe con su grupo, no ambos.
simulate-no-boss = Un grupo lucha contra un jefe: indica también el jefe.

## What an automated chair says

hr-decides = { $name }: { $what }.
hr-why-only = Es lo único posible.
hr-why-random = Por sorteo.
hr-why-play = Las cartas se juegan antes de gastar oro y combate.
hr-why-ability = La habilidad no cuesta nada y ayuda.
hr-why-skill = La destreza vale más que el oro que cuesta.
hr-why-buy = { $card } es la mejor compra con el oro disponible (valor { $worth }).
hr-why-kill = El combate basta para derrotar al objetivo.
hr-why-guard = { $card } cierra el paso y se puede derribar.
hr-why-champion = { $card } daría a su dueño más de lo que cuesta el daño.
hr-why-face = { $target } es quien menos vida y guardianes tiene al alcance.
hr-why-final = Se sacrifica porque así gana ya.
hr-why-steal = El objeto del tesoro vale más que las cartas que cuesta.
hr-why-borrow = Una carta de un jugador en derrota es una carta más.
hr-why-end = No queda nada que merezca la pena.
hr-why-answer = La mejor respuesta según el valor de las cartas y la vida en juego.
hr-why-spent = La carta ya ha cumplido: su combate ahora vale más que la carta después.
hr-why-sweep = Los campeones que quita de la mesa valen más que la carta.
hr-why-sure = { $why } Tras pensarlo { $count } veces, nada parecía mejor.
hr-why-searched = Tras pensarlo { $count } veces, esto parecía lo mejor.
