# El combate de Heroes III. Los nombres de unidades, cartas y casillas se insertan tal como están escritos.

## Qué se llama cómo

h3-unit-at = { $unit } ({ $space })
h3-side =
    { $side ->
        [mine] tu bando
       *[theirs] el enemigo
    }
h3-face =
    { $kind ->
        [neutral] Ejército neutral
        [heroes] Héroes
        [ai-hero] Héroe IA
       *[bank] Banco de Criaturas
    } { $level } · { $difficulty ->
        [easy] fácil
        [normal] normal
        [hard] difícil
       *[impossible] imposible
    }
h3-line-unit = { $side }: { $unit }, daño { $damage } de { $health }
h3-now =
    { $phase ->
        [draw] Se roba el enemigo
        [limit] ¿Seguir o retirarse?
       *[place] Colocación de unidades
    }

## Preparación y orden

h3-drawn = Robada: { $unit }
h3-placed = { $unit }: en { $space }
h3-walls = Hay Murallas en la fila central; la Puerta está en { $gate }.
h3-stacked =
    { $unit }, ficha de Pila: { $token ->
        [attack] Ataque +1
        [defense] Defensa +1
        [health] salud +1
       *[initiative] Iniciativa +2
    }
h3-begins =
    Empieza el combate: { $attacker ->
        [mine] ataca tu bando
       *[theirs] ataca el enemigo
    }.
h3-round = Ronda de Combate { $round }
h3-acts = Activación: { $unit }
h3-skips = { $unit }: esta activación se pierde.
h3-done = { $unit }: terminado
h3-moves = { $unit }: a { $space }
h3-returns = { $unit }: de vuelta a { $space }
h3-flees = { $unit }: huida a { $space }, sin contraataque
h3-swapped = Cambio de sitio: { $unit }, { $target }
h3-defends = { $unit }: una ficha de Defensa

## Ataques

h3-attacks = { $unit }: ataque contra { $target }
h3-retaliates = { $unit }: contraataque contra { $target }
h3-attacks-again = { $unit }: otro ataque contra { $target }
h3-attacks-too = { $unit }: el ataque alcanza también a { $target }
h3-two-dice-lower = { $unit }: dos dados, cuenta el menor
h3-hits =
    { $target }: daño { $amount }. Dados: { $dice } ({ $how ->
        [lower] cuenta el menor
        [higher] cuenta el mayor
        [sum] cuentan ambos
       *[one] un dado
    })
h3-dice =
    Dados: { $dice } ({ $why ->
        [attack] ataque
        [reroll] repetido
        [defense] ficha de Defensa
        [resist] contra una carta
        [card] carta
       *[other] habilidad
    })
h3-extra-dice = { $unit }: más dados: { $dice }
h3-rerolls = { $unit }: nueva tirada: { $dice }
h3-die-ignored = { $unit }: descarta una carta; el dado de ataque no cuenta.
h3-guard-die = { $unit }: dado de la ficha de Defensa { $die }, Defensa +{ $plus }
h3-guard-sure = { $unit }: Defensa +1 por la ficha de Defensa, sin tirar
h3-damage = { $unit }: daño { $amount }
h3-splash = { $target }: daño { $amount } de { $unit }
h3-burns = { $unit }: fuego, daño { $amount }
h3-flipped = { $unit }: de Manada a Pocas
h3-removed = { $unit }: fuera del tablero
h3-reborn = { $unit }: renacimiento con 1 de salud
h3-stack-lost = { $unit }: se pierde en su lugar la ficha de Pila.
h3-rescued = { $unit }: el ataque contra { $target } se anula.
h3-rescued-by = { $card }: de nuevo en el tablero: { $unit }
h3-healed = { $unit }: daño curado { $amount }
h3-paralysed = { $unit }: parálisis
h3-not-paralysed = { $unit }: inmunidad a la parálisis
h3-recovers = { $unit }: la parálisis termina.
h3-poisoned = { $unit }: cubos de veneno +{ $count }
h3-poison = { $unit }: veneno, cubos restantes: { $left }
h3-corroded = { $unit }: Defensa −{ $count } hasta el final del combate
h3-attack-token = { $unit }: Ataque { $amount } hasta el final de la ronda de combate { $until }
h3-stronger = { $unit }: Ataque +{ $amount } en esta activación
h3-dispelled = { $unit }: fin de los efectos
h3-breaks =
    { $unit }: destruida: { $piece ->
        [gate] la Puerta
        [tower] la Torre de Flechas
       *[wall] una Muralla
    }
h3-tower-falls = La Torre de Flechas cae con la última Muralla.
h3-joins = Nueva en el combate: { $unit }
h3-becomes-pack = { $unit }: ahora Manada
h3-gold = { $unit }: oro +{ $gold }
h3-discard =
    { $unit }: { $how ->
        [random] descarta una carta al azar
        [choice] descarta una carta al azar o una con poder
       *[any] descarta una carta
    }.
h3-draw = { $unit }: su dueño roba una carta.
h3-strip-morale = { $unit }: pierdes una ficha de Moral Positiva.
h3-spell-power =
    { $unit }: poder +{ $power } para { $school ->
        [first] el primer hechizo
        [air] el primer hechizo de Aire
        [earth] el primer hechizo de Tierra
        [fire] el primer hechizo de Fuego
       *[water] el primer hechizo de Agua
    }

## Cartas

h3-plays = { $side }: { $card }
h3-power = Poder para el próximo hechizo: { $power }
h3-effect = { $card } actúa sobre { $unit }.
h3-ward = { $card } está en vigor.
h3-unaffected = { $card } no afecta a { $unit }.
h3-cancelled = Se anula { $card }.
h3-resists = { $unit }: dado contra la carta: { $die }
h3-spell-tax =
    { $card ->
        [power] { $unit }: descarta otra carta con poder.
       *[card] { $unit }: descarta otra carta.
    }
h3-boost =
    { $unit }: { $what ->
        [attack] Ataque
        [defense] Defensa
        [initiative] Iniciativa
       *[health] salud
    } { $amount } { $until ->
        [attack] para un ataque
        [attacked] hasta que sea atacada
        [activation] en esta activación
        [round] en esta ronda de combate
        [next-round] hasta el final de la próxima ronda de combate
       *[combat] en este combate
    }
h3-waits = Ataque +{ $attack } espera a la próxima unidad IA que ataque.
h3-all-defend = Todas las unidades de este bando tienen una ficha de Defensa.
h3-all-silent = Ninguna habilidad de unidad funciona en esta ronda de combate.
h3-damage-shifted = { $amount } de daño pasa de { $unit } a { $target }.
h3-fire = { $space } arde: daño { $amount }
h3-horde = { $unit }: estos valores cuentan hasta agotarse.
h3-machine = { $machine } actúa.
h3-hand =
    { $word ->
        [draw] Roba cartas: { $amount }
        [discard] Descarta cartas: { $amount }
        [remove-this] Retira esta carta del juego.
        [return-spell] Devuelve el hechizo a la mano.
        [return-this] Devuelve esta carta a la mano.
        [enemy-discards] El enemigo descarta una carta al azar.
        [gold] Oro +{ $amount }
        [materials] Materiales de construcción +{ $amount }
        [valuables] Objetos de valor +{ $amount }
        [pay-materials] Paga materiales de construcción: { $amount }
        [expert-use] Un uso experto, como dice la carta.
        [morale] Una ficha de moral, como dice la carta.
        [recast] Ahora juega el hechizo; no cuenta para el límite.
        [redirect-spell] Ahora introduce el hechizo con su nuevo objetivo.
        [cards-as-attack] Cualquier carta puede jugarse como Ataque; introduce la bonificación.
       *[other] Haz lo que dice la carta.
    }
h3-ai-draws =
    El héroe IA roba { $deck ->
        [spells] un hechizo
       *[cards] una carta
    }: { $card }
h3-ai-card-back =
    { $how ->
        [bottom] { $card } va debajo de su mazo.
        [keep] { $card } se guarda para la próxima ronda.
       *[back] { $card } se baraja de nuevo.
    }
h3-marked =
    La mesa lo dice: { $unit }, { $token ->
        [paralysed] parálisis
        [defending] ficha de Defensa
        [retaliated] contraataque
        [acted] activación
        [poison] veneno
        [corrosion] corrosión
       *[stack] ficha de Pila
    } { $amount }
h3-table-says = La mesa lo dice: { $unit }, daño { $damage }
h3-chair-decides = IA: { $what }

## El final

h3-over =
    { $outcome ->
        [victory] El combate está ganado.
        [defeat] El combate está perdido.
        [retreat] Retirada.
        [surrender] Te rindes.
        [surrendered] El enemigo se rinde.
       *[quick] Combate rápido: la casilla es tuya sin luchar.
    }
h3-pays = 1 punto de movimiento por otra ronda de combate; quedan: { $left }
h3-experience = El héroe principal gana experiencia: { $count }
h3-level-seven = El héroe principal alcanza el nivel VII de inmediato; resuelve cada nivel del camino.
h3-visit = Ahora visita la casilla.
h3-quick = Sin combate ni experiencia: visita la casilla.
h3-retreat = El héroe vuelve a la casilla que visitó por última vez, sin visitarla.
h3-defeat =
    { $hero ->
        [main] El héroe principal va a una Ciudad o Asentamiento propio.
       *[secondary] El héroe secundario abandona el mapa.
    }
h3-hero-beaten =
    { $hero ->
        [main] El héroe principal vencido va a una Ciudad o Asentamiento propio, recibe moral negativa y paga 5 de oro y un cubo de facción.
       *[secondary] El héroe secundario vencido abandona el mapa; el ganador recibe un cubo de facción.
    }
h3-surrender =
    { $hero ->
        [main] Paga 10 de oro al héroe enemigo; el héroe principal va a una Ciudad o Asentamiento propio.
       *[secondary] Paga 10 de oro al héroe enemigo; el héroe secundario abandona el mapa.
    }
h3-beat-ai = Vencer a un héroe IA no da nada salvo que lo diga el escenario.
h3-beat-bank = Toma la recompensa del Banco de Criaturas; no da experiencia.
h3-lost = Unidades perdidas, { $side }: { $count }
h3-gold-won = Oro ganado por unidades: { $gold }

## Preguntas

h3-ask-place = Coloca hasta cinco unidades y después indica que has terminado.
h3-ask-act = Activación: { $unit }. ¿Y ahora?
h3-ask-card =
    ¿Qué carta neutral se robó ({ $tier ->
        [bronze] bronce
        [silver] plata
        [gold] oro
       *[azure] azur
    })?
h3-ask-dice =
    ¿Qué muestran los dados? Dados: { $count } ({ $why ->
        [attack] ataque
        [reroll] repetir
        [defense] ficha de Defensa
        [resist] contra una carta
        [card] carta
       *[other] habilidad
    })
h3-ask-limit = La ronda de combate ha terminado. ¿Pagar un punto de movimiento para seguir, o retirarse? Puntos de movimiento: { $left }
h3-ask =
    { $what ->
        [order] ¿Cuál de tus unidades empatadas actúa primero?
        [step] { $unit }: ¿adónde moverse tras el ataque?
        [first-placed] ¿Cuál de las unidades empatadas se coloca primero?
        [gate] ¿Dónde está la Puerta?
        [reroll] ¿Volver a tirar el dado de { $unit }?
        [ignore-die] ¿Descartar una carta para que el dado de ataque no cuente?
        [rescue] ¿Anular el ataque que destruiría la unidad?
        [return] { $unit }: ¿volver al punto de partida?
        [another] { $unit }: ¿a quién más atacar?
        [beside] ¿A quién más, junto al objetivo, se ataca?
        [splash] ¿Quién recibe el daño adicional?
        [flee] ¿Adónde huye la unidad asustada?
        [harm] { $unit }: ¿a quién dañar?
        [heal-ally] { $unit }: ¿a quién curar?
        [reinforce] ¿Qué unidad de bronce pasa a Manada?
        [card-damage] ¿Quién recibe el daño?
       *[machine] ¿A quién alcanza la máquina de guerra?
    }
h3-option = { $option }
h3-option-unit = { $unit }
h3-option-word =
    { $word ->
        [yes] Sí
        [no] No
       *[none] Nadie
    }
h3-option-done = Hecho
h3-option-fight-on = Seguir luchando
h3-option-retreat = Retirarse
h3-no-movement = No quedan puntos de movimiento.

## Rechazos

h3-nobody-acts = Ahora no se activa ninguna unidad. ({ $rule })
h3-answer-first = Responde primero a la pregunta abierta. ({ $rule })
h3-still-fighting = Este combate aún no ha terminado. ({ $rule })
h3-fight-over = El combate ha terminado. Deshaz o empieza el siguiente.
h3-acts-now = Actúa ahora mismo: { $unit } ({ $rule })
h3-acted-already = Ya activada en esta ronda de combate: { $unit } ({ $rule })
h3-moved-already = Ya se ha movido: { $unit } ({ $rule })
h3-struck-already = Ya ha atacado: { $unit } ({ $rule })
h3-too-late = La activación ya ha empezado: { $unit } ({ $rule })
h3-ranged-attacks-first = { $unit }: una unidad a distancia primero ataca y después se mueve, o solo se mueve. ({ $rule })
h3-no-step-after = { $unit }: sin movimiento tras el ataque ({ $rule })
h3-out-of-reach = { $unit }: { $space } está fuera de alcance; pasos: { $steps } ({ $rule })
h3-rooted = { $unit }: quien empieza junto a un enemigo que retiene no puede moverse. ({ $rule })
h3-not-adjacent = { $unit }: { $target } no es adyacente a ese espacio. ({ $rule })
h3-wall-not-adjacent = { $unit }: lo que hay en { $space } no puede destruirse desde ahí. ({ $rule })
h3-neighbour-first = { $unit }: una unidad a distancia debe atacar a un enemigo adyacente. ({ $rule })
h3-no-target = No hay ningún enemigo en { $space }. ({ $rule })
h3-nobody-there = No hay ninguna unidad en { $space }. ({ $rule })
h3-only-shot = Solo los ataques a distancia y las cartas pueden alcanzar a { $unit }. ({ $rule })
h3-cannot-attack = { $unit }: sin ataque en esta activación ({ $rule })
h3-berserk = { $unit }: una unidad enloquecida debe atacar a la más cercana. ({ $rule })
h3-may-not-defend = { $unit }: sin defensa en esta activación ({ $rule })
h3-instead-only = { $unit }: eso solo es posible en lugar de moverse y atacar. ({ $rule })
h3-nothing-instead = { $unit }: sin esa habilidad ({ $rule })
h3-cannot-summon = { $unit }: ahí no se puede invocar ahora ({ $rule })
h3-no-piece = No hay nada que destruir en { $space }. ({ $rule })
h3-no-dice-now = Ahora no se piden dados. ({ $rule })
h3-dice-count = Dados introducidos: { $found }, pedidos: { $expected } ({ $rule })
h3-no-face = El dado de ataque muestra -1, 0 o +1, nunca { $found }. ({ $rule })
h3-not-an-option = { $found } no es posible aquí. Posible: { $options } ({ $rule })
h3-nothing-asked = No hay ninguna pregunta a la que { $found } responda. ({ $rule })
h3-not-placing = Ahora no se colocan unidades. ({ $rule })
h3-other-side-places = Ahora coloca el otro bando, no { $side }. ({ $rule })
h3-wrong-place = { $unit }: { $space } no es un espacio de este bando. ({ $rule })
h3-occupied = { $space } está ocupado. ({ $rule })
h3-space-missing = Este tablero no tiene el espacio { $space }. ({ $rule })
h3-too-many-units = Luchan como mucho { $most } unidades, no { $found }. ({ $rule })
h3-no-units = Un ejército necesita al menos una unidad. ({ $rule })
h3-nobody-placed = Coloca al menos una unidad. ({ $rule })
h3-deck-empty = El mazo neutral de este nivel está vacío: { $tier } ({ $rule })
h3-damage-beyond = { $unit }: daño como mucho { $most }, no { $found } ({ $rule })
h3-no-surrender = Solo un héroe contra el héroe de otro jugador puede rendirse. ({ $rule })
h3-no-surrender-at-home = Quien defiende la Ciudad de su facción no puede rendirse. ({ $rule })
h3-no-escape = Una carta prohíbe rendirse. ({ $rule })
h3-only-at-start = { $card } solo se juega al empezar el combate. ({ $rule })
h3-only-neutral = { $card } solo se juega así contra unidades neutrales. ({ $rule })
h3-no-ai-deck = El héroe IA no tiene ese mazo. ({ $rule })
h3-ai-deck-empty = El mazo IA está vacío; no da más cartas en este combate. ({ $rule })
h3-card-needs-target = { $card } necesita objetivos: { $count } ({ $rule })
h3-not-own = { $unit }: no es de ese bando ({ $rule })
h3-not-enemy = { $unit }: no es enemigo ({ $rule })
h3-not-ranged = { $unit }: solo valen unidades terrestres y voladoras. ({ $rule })
h3-only-ranged = { $unit }: solo valen unidades a distancia. ({ $rule })
h3-only-gold = { $unit }: solo valen unidades de oro. ({ $rule })
h3-only-dragons = { $unit }: solo valen dragones. ({ $rule })
h3-wrong-unit = { $card } no puede ponerse sobre { $unit }. ({ $rule })
h3-tier-too-high = La carta solo alcanza hasta { $tier }: no { $unit } ({ $rule })
h3-two-units = Nombra otra unidad que no sea { $unit }. ({ $rule })
h3-not-neighbours = { $space } y { $other } no son adyacentes. ({ $rule })
h3-nobody-fell = Ningún ataque acaba de eliminar una unidad que esta carta pueda salvar. ({ $rule })
h3-not-in-combat = { $card } no hace nada en combate. ({ $rule })
h3-only-activation = { $card } se juega al activar una unidad propia. ({ $rule })
h3-secondary-no-cards = Un héroe secundario no juega cartas en combate. ({ $rule })
h3-one-spell = Hechizos por ronda de combate: como mucho { $count } ({ $rule })
h3-spells-blocked = Ahora los hechizos están bloqueados. ({ $rule })
h3-too-little-power = Poder insuficiente para { $card }. ({ $rule })
h3-no-way = { $found } no es una forma de jugar esta carta. Formas: { $options } ({ $rule })
h3-no-branch = No existe la opción { $found }. Opciones: { $options } ({ $rule })
h3-no-machine = Esa máquina de guerra no está aquí: { $machine } ({ $rule })
h3-machine-used = { $machine } no puede usarse ahora. ({ $rule })
h3-no-space = No existe el espacio { $found }. Los espacios van de A1 a D5, o tower.
h3-no-side = No existe el bando { $found }. Bandos: { $options }
h3-no-source = No existe la fuente { $found }. Fuentes: { $options }
h3-no-token = No existe la ficha { $found }. Fichas: { $options }
h3-no-until = Nada dura hasta { $found }. Posible: { $options }
h3-no-stack = No existe la ficha de Pila { $found }. Fichas: { $options }
h3-no-bank = No existe el Banco de Criaturas { $found }. Bancos: { $options }
h3-no-doing = Con un mazo se puede: { $options }. Encontrado: { $found }
h3-not-discarded = { $found } no está entre las cartas robadas: { $options }
h3-not-in-army = { $found } no está en este ejército.
h3-no-enemy = Indica las unidades enemigas o el nivel de la casilla: { $options }
h3-negative = El número { $found } no es posible aquí.
h3-bad-setup = La preparación es incorrecta en { $field }: encontrado: { $found }; esperado: { $expected }
h3-empty-line = No se escribió nada. Palabras: { $options }
h3-unknown-word = No se entiende { $found }. Palabras: { $options }
h3-bad-line = No se entiende { $found }; se escribe así: { $expected }
