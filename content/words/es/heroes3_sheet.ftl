# La velada de Heroes III: rondas, ciudad, héroes, correcciones.

## Nombres

h3s-the-table = La mesa
h3s-production = Producción
h3s-secondary-hero = Héroe secundario
h3s-units =
    { $count ->
        [one] { $count } unidad
       *[other] { $count } unidades
    }

## La ronda

h3s-round =
    Ronda { $round }{ $kind ->
        [resource] : ronda de recursos
        [astrologers] : ronda de astrólogos
       *[first] {""}
    }
h3s-tokens = Todas las fichas de construcción, de población y del libro de hechizos vuelven a estar activas.
h3s-movement-back = Todos los puntos de movimiento vuelven.
h3s-experts-back = Todos los efectos expertos se pueden usar de nuevo.
h3s-turn = Turno de { $name }
h3s-hand = Al empezar el turno: descarta lo que quieras hasta quedarte con { $limit } cartas o menos; luego puedes robar hasta tener { $limit }.
h3s-hand-goes = { $name }: descarta ahora toda la mano.
h3s-goes-first = { $name } juega primero en este equipo.
h3s-who-first = ¿Quién de { $team } juega primero en esta ronda?
h3s-dropped = { $name }: { $what } quedó sin hacer.
h3s-fight-dropped = El combate abierto se cancela.
h3s-overruled = La mesa lo dice: { $why }
h3s-over = La velada ha terminado.

## La guía

h3s-guide-turn = Ronda { $round }: turno de { $name }
h3s-guide-phase =
    { $phase ->
        [opening] Antes de la ronda { $round }
        [ai] Ronda { $round }: turno de los héroes IA
       *[over] El final, tras la ronda { $round }
    }
h3s-next-round = A la ronda { $round }
h3s-next-step = Seguir
h3s-next-turn = Al turno de { $name }
h3s-next-ai = Al turno de los héroes IA
h3s-next-end = Fin de la velada
h3s-todo-fight = Hay un combate abierto: termínalo o cancélalo.
h3s-todo-decks = Formad los mazos iniciales como los listan las hojas, barajadlos y robad hasta el límite de mano.
h3s-todo-artifacts = Tras las bonificaciones iniciales barajad de nuevo el mazo de artefactos.
h3s-todo-map = Colocad el mapa como muestra el escenario.
h3s-todo-tokens = Girad las fichas de ciudad y de movimiento a su lado activo.
h3s-todo-movement =
    { $count ->
        [one] Queda { $count } punto de movimiento
       *[other] Quedan { $count } puntos de movimiento
    }
h3s-todo-token =
    { $token ->
        [build] Se puede usar la ficha de construcción.
        [population] Se puede usar la ficha de población.
       *[spell-book] Se puede usar la ficha del libro de hechizos.
    }
h3s-todo-morale = Se puede usar la moral positiva.
h3s-todo-morale-cards =
    { $morale ->
        [positive] Cartas de moral positiva para usar: { $count }
       *[negative] Cartas de moral negativa, cada una se usa en cuanto encaje: { $count }
    }
h3s-todo-hand-goes = Al acabar este turno se descarta toda la mano.
h3s-todo-ai = De cada héroe IA decid qué tiene alrededor; luego se mueve.
h3s-todo-ai-done = A ningún héroe IA le queda movimiento.

## Ganancias y pagos

h3s-gains = { $name }: { $amount } ({ $source })
h3s-paid = { $name } paga { $amount }.

## La ciudad

h3s-builds = { $name } construye: { $building } ({ $cost })
h3s-uses = { $name } usa: { $building }
h3s-in-combat = En combate: { $what }
h3s-recruits = { $name } recluta: { $unit } (Pocas)
h3s-reinforces = { $name } refuerza: { $unit } (Manada)
h3s-buys-spell = { $name } compra en la Cofradía de Magos: { $amount }

## Héroes

h3s-moves =
    { $name }, { $hero ->
        [main] héroe principal
       *[secondary] héroe secundario
    }: { $on ->
        [revisit] casilla visitada de nuevo
        [reveal] loseta revelada
        [place-tile] loseta colocada
        [combat] el combate sigue
       *[field] se mueve
    }, { $count ->
        [one] { $count } punto de movimiento
       *[other] { $count } puntos de movimiento
    } (quedan: { $left })
h3s-movement =
    { $name }, { $hero ->
        [main] héroe principal
       *[secondary] héroe secundario
    }: movimiento { $by } en este turno
h3s-fights-on-free = { $name }: el combate sigue y no cuesta movimiento.
h3s-secondary-appears = { $name } tiene un héroe secundario.
h3s-experience = { $name }: experiencia +{ $count }
h3s-experience-lost = { $name }: experiencia perdida, { $count }; ya está en el último nivel.
h3s-experience-never = { $name }: un héroe secundario no gana experiencia.
h3s-level =
    { $name } alcanza el nivel { $level }: límite de mano { $hand }, { $expert ->
        [one] { $expert } efecto experto por ronda
       *[other] { $expert } efectos expertos por ronda
    }
h3s-expert = { $name }: se usa un efecto experto (quedan: { $left }).
h3s-morale =
    { $name }: { $gained ->
        [positive] moral positiva
       *[negative] moral negativa
    }{ $now ->
        [none] ; las dos se anulan
       *[other] {""}
    }
h3s-morale-again = { $name }: otra vez moral positiva. Usa antes la ficha vieja, o se pierde.
h3s-morale-ignored = { $name }: Necrópolis ignora la moral.
h3s-morale-card =
    { $card ->
        [drawn] { $name } roba una carta de moral { $gained ->
            [positive] positiva
           *[negative] negativa
        } y tiene { $count }.
        [back] { $name } devuelve una carta de moral { $gained ->
            [positive] negativa
           *[negative] positiva
        } bajo su mazo; cartas restantes: { $count }.
       *[full] { $name } tiene { $count } cartas de moral positiva; no se roba una tercera.
    }
h3s-morale-card-used =
    { $name } hace lo que dice una carta de moral { $morale ->
        [positive] positiva
       *[negative] negativa
    } y la pone bajo su mazo; cartas restantes: { $left }.
h3s-hand-will-go =
    { $name }: otra vez moral negativa. Toda la mano se descarta al acabar su próximo turno; { $stays ->
        [yes] la ficha se queda.
       *[no] la ficha se va.
    }
h3s-morale-spent =
    { $name } usa la moral positiva: { $on ->
        [draw] roba una carta.
        [swap] descarta las cartas que quieras y roba otras tantas.
       *[reroll] vuelve a tirar un dado tuyo.
    }
h3s-card =
    { $name } gana { $card }; va a { $to ->
        [hand] la mano.
       *[discard] la pila de descartes.
    }
h3s-card-removed = { $name }: { $card } sale de la partida.

## Corregido a mano

h3s-number =
    { $what ->
        [gold] oro
        [materials] materiales de construcción
        [valuables] objetos de valor
        [income-gold] producción de oro
        [income-materials] producción de materiales de construcción
        [income-valuables] producción de objetos de valor
        [movement] movimiento, héroe principal
        [secondary-movement] movimiento, héroe secundario
        [experience] experiencia
        [expert] efectos expertos
       *[homeless] rondas sin Ciudad ni Asentamiento
    }
h3s-adjusted = Corregido: { $name }, { $what } { $by }, ahora { $now }
h3s-mark =
    Corregido: { $name }, { $mark ->
        [build] ficha de construcción
        [population] ficha de población
        [spell-book] ficha del libro de hechizos
        [secondary] héroe secundario
        [hand-goes] la mano se descartará
       *[no-morale] sin moral
    }: { $on ->
        [yes] sí
       *[no] no
    }
h3s-units-set =
    Corregido: { $name }, { $count ->
        [one] { $count } unidad
       *[other] { $count } unidades
    }, { $machines ->
        [one] { $machines } máquina de guerra
       *[other] { $machines } máquinas de guerra
    }
h3s-building-set =
    Corregido: { $name }, { $building } { $on ->
        [yes] está en pie.
       *[no] no está en pie.
    }

## Rechazado

h3s-bad-setup = La preparación no se puede leer: { $field }: encontrado: { $found }; esperado: { $expected }.
h3s-no-player = No existe ese jugador: { $found }. Hay: { $options }.
h3s-no-matter = No hay nada abierto con el número { $found }.
h3s-matters-open =
    { $count ->
        [one] Antes hay que resolver { $count } asunto.
       *[other] Antes hay que resolver { $count } asuntos.
    } ({ $rule })
h3s-fight-open = Hay un combate abierto: termínalo antes. ({ $rule })
h3s-not-in-team = No es de este equipo: { $found }. Hay: { $options }.
h3s-not-in-combat = No mientras haya un combate abierto. ({ $rule })
h3s-only-in-combat = { $building } se usa en un combate propio. ({ $rule })
h3s-in-a-turn = Las fichas de ciudad se usan en el turno de alguien; ahora no es el de nadie. ({ $rule })
h3s-not-on-table = { $what } está en una caja que no está en esta mesa. ({ $rule })
h3s-mid-action = Resolved antes lo pendiente: las fichas de ciudad no se usan en mitad de otra acción. ({ $rule })
h3s-own-turn-only = Solo en el turno propio, y no es el de { $name }. ({ $rule })
h3s-token-used =
    { $name } ya ha usado la { $token ->
        [population] ficha de población
       *[spell-book] ficha del libro de hechizos
    } en esta ronda. ({ $rule })
h3s-no-mage-guild = La ficha del libro de hechizos necesita la Cofradía de Magos. ({ $rule })
h3s-guild-too-new = La Cofradía de Magos se construyó en esta ronda: vende desde la siguiente. ({ $rule })
h3s-one-secondary = { $name } ya tiene un héroe secundario; solo uno a la vez. ({ $rule })
h3s-no-secondary = { $name } no tiene héroe secundario. ({ $rule })
h3s-no-experience = Un héroe secundario no gana experiencia. ({ $rule })
h3s-no-home = { $name } no tiene Ciudad ni Asentamiento donde contratar. ({ $rule })
h3s-no-cube = No hay ningún cubo en { $building }. ({ $rule })
h3s-used-already =
    { $building } ya se usó en { $when ->
        [each-round] esta ronda
       *[other] este turno
    }. ({ $rule })
h3s-no-spell-search = { $building } se usa en lugar de Buscar hechizos, y ahora no hay ninguna búsqueda. ({ $rule })
h3s-not-built = El edificio { $building } no está construido. ({ $rule })
h3s-nothing-to-use = { $building } no tiene nada que se use a mano.
h3s-nobody-named = Nombra al menos una unidad para reclutar o reforzar. ({ $rule })
h3s-no-dwelling = { $unit }: hace falta { $dwelling }. ({ $rule })
h3s-no-citadel = { $unit }: para reforzar hace falta { $citadel }. ({ $rule })
h3s-no-few = { $name } no tiene { $unit } como Pocas para reforzar. ({ $rule })
h3s-neutral-stays = { $unit }: las unidades neutrales no se refuerzan. ({ $rule })
h3s-not-your-unit = { $unit }: esta ciudad recluta y refuerza solo sus propias unidades ({ $faction }). ({ $rule })
h3s-unit-there = { $name } ya tiene { $unit }, y solo hay una carta de cada unidad. ({ $rule })
h3s-no-such-unit = No existe esa unidad de un mazo de unidades: { $found }.
h3s-too-far =
    { $name }, { $hero ->
        [main] héroe principal
       *[secondary] héroe secundario
    }: { $left ->
        [one] queda { $left } punto de movimiento
       *[other] quedan { $left } puntos de movimiento
    }; falta: { $missing }. ({ $rule })
h3s-no-expert = A { $name } no le queda ningún efecto experto; el nivel { $level } tiene { $most } por ronda. ({ $rule })
h3s-other-morale =
    { $played ->
        [cards] Aquí se juega con cartas de moral: usa una carta y haz lo que dice.
       *[tokens] Aquí se juega con fichas de moral, sin cartas.
    }
h3s-no-morale-card = { $name } no tiene ninguna carta de moral. ({ $rule })
h3s-level-first = Los niveles se resuelven en orden: antes va el nivel { $level }. ({ $rule })
h3s-no-morale =
    { $name } no tiene moral positiva que usar{ $now ->
        [negative] , sino negativa
       *[none] {""}
    }. ({ $rule })
h3s-no-rerolls = Regla opcional de esta mesa: no se repiten tiradas. ({ $rule })
h3s-card-not-owned = { $name } no tiene { $card }. ({ $rule })
h3s-at-least-one = Tiene que ser al menos 1: { $found }.
h3s-no-number = No existe ese número en una hoja: { $found }. Hay: { $options }.
h3s-out-of-range = Según las reglas, de 0 a { $high }: { $what } no puede ser { $found }. ({ $rule })
h3s-beyond = La hoja va de { $low } a { $high }: { $what } no puede ser { $found }.
h3s-no-machine = No existe esa máquina de guerra: { $found }. Hay: { $options }.
