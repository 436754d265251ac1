# Heroes III alrededor de los combates.

h3e-gold = { $count } de oro
h3e-materials =
    { $count ->
        [one] { $count } material
       *[other] { $count } materiales
    }
h3e-valuables =
    { $count ->
        [one] { $count } objeto de valor
       *[other] { $count } objetos de valor
    }
h3e-purse = { $parts }
h3e-nothing = nada

h3e-when-always = siempre
h3e-when-built = al construirlo
h3e-when-resource-round = cada ronda de recursos
h3e-when-astrologers-round = cada ronda de astrólogos
h3e-when-each-round = una vez por ronda
h3e-when-start-of-turn = al empezar tu turno
h3e-when-own-turn = en tu turno
h3e-when-once-a-turn = una vez en tu turno
h3e-when-end-of-turn = al final de tu turno
h3e-when-combat = en combate
h3e-when-hero-combat = al empezar un combate con un héroe enemigo
h3e-when-after-siege = tras un asedio de la ciudad
h3e-when-after-win = por cada victoria sobre neutrales
h3e-when-guards = quién la defiende
h3e-when-visit = visita
h3e-when-held = mientras está marcada
h3e-when-flag = al marcarla
h3e-when-first-flag = primera marca de la partida
h3e-when-later-flag = marcas posteriores
h3e-when-per-stacked-guard = por cada guardia apilado
h3e-when-now = ahora
h3e-when-this-round = esta ronda
h3e-when-two-rounds = esta ronda y la siguiente
h3e-when-until-next-astrologers = hasta la próxima ronda de astrólogos
h3e-when-until-replaced = hasta que otra carta la sustituya
h3e-when-next-resource-round = próxima ronda de recursos
h3e-when-next-round = al empezar la próxima ronda
h3e-when-first-combat = primer combate de esta ronda
h3e-when-not-stated = duración desconocida

h3e-deed = { $when }: { $does }
h3e-and = { $first } y { $second }
h3e-comma = { $first }, { $second }
h3e-or = { $first }; o { $second }
h3e-then = { $first }; { $second }
h3e-either = { $first } o { $second }
h3e-times =
    { $count ->
        [2] dos veces
       *[other] { $count } veces
    } { $does }
h3e-up-to-times =
    { $count ->
        [2] hasta dos veces
       *[other] hasta { $count } veces
    }: { $does }
h3e-gain = gana { $what }
h3e-may = si quieres, { $does }
h3e-for = { $price } → { $does }
h3e-if = { $test }: { $does }
h3e-if-else = { $test }: { $does }; si no, { $otherwise }
h3e-tell = «{ $text }»
h3e-test-die = { $what } en el dado de ataque
h3e-test-has-secondary-hero = si ya hay héroe secundario
h3e-test-has-unit = con una unidad de plata
h3e-test-shows =
    { $what ->
        [experience] si sale experiencia
        [artifact] si sale un artefacto
       *[named] si sale el recurso nombrado
    }
h3e-test-removed = con { $count } o más eliminados
h3e-test-tournament = en un torneo
h3e-test-stacked = con { $count } o más guardias apilados
h3e-test-box = con la caja de { $who }
h3e-test-faction = solo { $who }
h3e-test-hero = solo quien juega con { $who }
h3e-test-has-permanent = con una carta permanente en juego

h3e-does-gold = { $count } de oro
h3e-does-materials =
    { $count ->
        [one] { $count } material
       *[other] { $count } materiales
    }
h3e-does-valuables =
    { $count ->
        [one] { $count } objeto de valor
       *[other] { $count } objetos de valor
    }
h3e-does-production = producción +{ $amount }
h3e-does-less-income = { $amount } menos de producción
h3e-does-pay = paga { $amount }
h3e-does-lose = pierde { $amount }
h3e-does-roll =
    tira { $count } { $count ->
        [one] dado
       *[other] dados
    } de { $what ->
        [resource] recursos
       *[treasure] tesoro
    }{ $count ->
        [one] { "" }
       *[other] { $how ->
            [one] , toma uno
           *[all] , toma todo
        }
    }
h3e-does-attack-die = tira un dado de ataque
h3e-does-trade = comercia con la tabla del Mercadillo
h3e-does-machine =
    { $what ->
        [trading-post] compra una máquina de guerra al precio del Mercadillo
        [factory] compra una máquina de guerra al precio de la Fábrica
        [less-3] compra una máquina de guerra por 3 de oro menos que en el Mercadillo
       *[free] toma gratis una máquina de guerra
    }
h3e-does-sell-artifact = vende un artefacto de tu mano por { $count } de oro
h3e-does-xp = { $count } de experiencia
h3e-does-mp =
    { $count ->
        [one] { $count } punto de movimiento
       *[other] { $count } puntos de movimiento
    }
h3e-does-lose-mp =
    paga { $count ->
        [one] { $count } punto de movimiento
       *[other] { $count } puntos de movimiento
    }
h3e-does-movement =
    cada héroe tiene { $count } de movimiento { $what ->
        [more] más
       *[less] menos
    }
h3e-does-hand-limit =
    límite de mano { $what ->
        [more] +{ $count }
       *[less] -{ $count }, no menos de 4
    }
h3e-does-morale =
    { $what ->
        [positive] moral positiva
       *[negative] moral negativa
    }
h3e-does-secondary-hero = aparece aquí un héroe secundario
h3e-does-search =
    Buscar ({ $count }) { $what ->
        [artifacts] artefactos
        [spells] hechizos
        [abilities] habilidades
        [discarded-abilities] habilidades descartadas
        [own-deck] en tu mazo
       *[own-discard] en tus descartes
    }
h3e-does-search-stacked =
    Buscar (X) { $what ->
        [artifacts] artefactos
       *[spells] hechizos
    }, X = guardias apilados
h3e-does-draw =
    roba { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
h3e-does-discard =
    descarta { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
h3e-does-swap-hand =
    { $count ->
        [0] descarta las cartas que quieras y roba otras tantas
       *[other] descarta hasta { $count } cartas y roba otras tantas
    }
h3e-does-shuffle-discard = baraja tus descartes en tu mazo
h3e-does-take-back =
    { $what ->
        [specialty] recupera una especialidad de tus descartes
       *[knowledge-or-power] recupera un Conocimiento o Poder de tus descartes
    }
h3e-does-remove =
    elimina { $what ->
        [artifact] un artefacto
        [spell] un hechizo
        [artifact-or-spell] un artefacto o hechizo
        [spells] uno o más hechizos
        [ability] una habilidad
        [gained-ability] una habilidad que no sea la inicial
        [statistic] una característica
        [sellable-card] una carta (ni especialidad, ni característica, ni habilidad inicial, ni Flecha Mágica)
        [spells-and-abilities] uno o más hechizos y habilidades
       *[card] una carta
    } de tu mano{ $how ->
        [hand] {""}
       *[hand-or-discard] {" "}o descartes
    }
h3e-does-gain-statistic = gana una característica a tu elección
h3e-does-swap-statistic = cambia una característica de tu mano o descartes por otra de otro tipo
h3e-does-empower =
    cambia una característica de tu mano{ $what ->
        [hand] {""}
       *[hand-or-discard] {" "}o descartes
    } por la potenciada
h3e-does-lose-permanent = pierde la carta permanente en juego
h3e-does-enemy-discards = un rival descarta una carta al azar
h3e-does-spell-book = desde la ronda siguiente, la ficha del libro de hechizos compra Buscar (2) hechizos por { $count } de oro
h3e-does-free-spell-book = la ficha del libro de hechizos no cuesta nada ni requiere Cofradía de Magos
h3e-does-school-search = en lugar de Buscar hechizos, nombra una escuela, descarta del mazo de hechizos hasta que salga uno de ella y tómalo
h3e-does-spell-search = una búsqueda de hechizos puede ser Buscar ({ $count })
h3e-does-two-events = para un evento roba dos cartas, resuelve una y pon la otra debajo del mazo
h3e-does-recruits =
    puedes reclutar unidades de { $what ->
        [bronze] bronce
        [silver] plata
       *[gold] oro
    }
h3e-does-reinforces = puedes reforzar unidades
h3e-does-fortifies = la ciudad tiene Murallas, Puerta y Torre de Flechas en un asedio
h3e-does-reinforce =
    refuerza { $what ->
        [bronze] una unidad de bronce
        [bronze-or-silver] una unidad de bronce o plata
        [goblins] a los Trasgos
       *[any] una unidad
    } { $how ->
        [half] a mitad de precio, redondeando hacia arriba
        [less-3] por 3 de oro menos
       *[free] gratis
    }
h3e-does-cheaper-reinforcing = un refuerzo cuesta { $count } de oro menos
h3e-does-recruit-or-reinforce = recluta o refuerza Hadas gratis
h3e-does-units-for-anything = materiales y objetos de valor valen como oro para unidades
h3e-does-cube = un cubo en él, { $count } como mucho
h3e-does-spend-cube = un cubo
h3e-does-attack = Ataque +{ $count }
h3e-does-defense = Defensa +{ $count }
h3e-does-power = { $count } de poder
h3e-does-easier-neutrals = los ejércitos neutrales se roban con una dificultad menos
h3e-does-stronger-schools =
    { $what ->
        [air-and-water] los hechizos de Aire y Agua tienen 1 más de poder
       *[earth-and-fire] los hechizos de Tierra y Fuego tienen 1 más de poder
    }
h3e-does-sure-defense = las unidades que se defienden tienen Defensa +1 sin tirar
h3e-does-truce = los héroes no se atacan entre sí
h3e-does-free-whirlpools = un Remolino no cuesta ninguna unidad y tú eliges la salida
h3e-does-reveal-tile = descubre una loseta contigua o coloca una
h3e-does-rotate-tile = gira una loseta contigua sin héroes
h3e-does-clear-cubes = todos los cubos negros salen del mapa
h3e-does-pandora = roba una carta de Pandora
h3e-does-dice =
    tira { $count } { $count ->
        [one] dado
       *[other] dados
    } de { $what ->
        [resource] recursos
       *[treasure] tesoro
    }
h3e-does-take-die = toma un resultado
h3e-does-pay-die = paga lo que muestra el dado
h3e-does-lose-die = pierde lo que muestra un dado a tu elección
h3e-does-step-of-die = producción del recurso obtenido +1 paso
h3e-does-name-resource = nombra un recurso
h3e-does-gamble = hasta { $count } veces: 3 de oro, 2 materiales o 1 objeto de valor → un dado de recursos
h3e-does-dice-pool =
    { $what ->
        [match] toma un dado de la reserva que muestre lo mismo que los tuyos
        [share] repartid la reserva de dados
       *[roll] tirad dos dados de tesoro y dos de recursos como reserva; desde quien roba, cada cual tira uno de cada y puede tomar un dado de la reserva que muestre lo mismo
    }
h3e-does-barter = cambia un tipo de recurso por otro con otro jugador
h3e-does-auction = { $count } veces: descubrid un artefacto y pujad oro en secreto; quien más ofrece paga y lo toma; sin pujas o con empate se descarta
h3e-does-lay-in = nombra la carta de tu mano que pusiste en el centro
h3e-does-reroll = una vez por turno puedes repetir un dado de tesoro o de recursos
h3e-does-spoils = un dado de recursos por cada combate ganado, salvo los rápidos
h3e-does-buy-artifacts =
    compra { $count ->
        [one] un artefacto a la vista
       *[other] hasta { $count } artefactos a la vista
    }: menor { $minor }, mayor { $major }, reliquia { $relic } de oro
h3e-does-main-mp =
    { $count ->
        [one] { $count } punto de movimiento
       *[other] { $count } puntos de movimiento
    } para el héroe principal
h3e-does-draw-keep =
    roba { $count } { $what ->
        [spells] hechizos
       *[abilities] habilidades
    } y quédate con una carta
h3e-does-take-card =
    toma { $what ->
        [minor-artifact] un artefacto menor
        [artifact] el artefacto
        [spell] un hechizo
        [laid-in-card] una carta del centro
        [necromancy] una carta de Nigromancia del mazo de habilidades
       *[ability] una habilidad
    }
h3e-does-gain-unit =
    { $what ->
        [griffins] ganas una unidad de Grifos
       *[dragon-flies] ganas una unidad de Libélulas
    }
h3e-does-flip-pack =
    { $what ->
        [silver] gira una Manada de plata a su lado de Pocas
       *[any] gira una Manada a su lado de Pocas
    }
h3e-does-lose-unit =
    { $what ->
        [cheapest] descarta tu unidad más barata
        [silver] descarta una unidad de plata
       *[any] pierde una unidad
    }
h3e-does-search-per-two =
    Buscar ({ $count }) { $what ->
        [artifacts] artefactos
       *[abilities-or-spells] habilidades o hechizos
    } por cada dos eliminados
h3e-does-recruit-neutrals =
    recluta { $count ->
        [one] una de estas unidades neutrales
       *[other] hasta { $count } de estas unidades neutrales
    } { $what ->
        [printed] a su precio
        [half] a mitad de precio, redondeando hacia arriba
       *[free] gratis
    }
h3e-does-nothing = nada

h3e-too-dear = { $what } cuesta { $cost }; falta: { $missing }. ({ $rule })
h3e-built-already = Ya construido en esta ciudad: { $building }. ({ $rule })
h3e-build-token-used = Solo un edificio por ronda y ya hay uno; tendrá que esperar: { $building }. ({ $rule })
h3e-dwelling-first = Las viviendas se construyen en orden: antes de { $building } va { $first }. ({ $rule })
h3e-no-trade = Un cambio da un recurso por otro, una vez o más. ({ $rule })
h3e-trade-too-little = Ese cambio pide { $price }; falta: { $missing }. ({ $rule })
h3e-no-building = No existe ese edificio: { $found }. Hay: { $options }.
h3e-no-faction = No existe esa facción: { $found }. Hay: { $options }.
h3e-no-resource = No existe ese recurso: { $found }. Hay: { $options }.
h3e-no-die = No existe ese dado: { $found }. Hay: { $options }.
h3e-no-difficulty = No existe esa dificultad: { $found }. Hay: { $options }.
h3e-no-place = No existe ese lugar en el mapa: { $found }.
h3e-no-hero = No existe ese héroe: { $found }.
h3e-no-scenario = No existe ese escenario: { $found }.
h3e-negative = No puede bajar de 0: { $found }.
h3e-no-round = Las rondas se cuentan desde 1: { $found }.
h3e-start-unknown = Con qué empieza { $scenario } está en su libro; escríbelo.

tables-no-game = No hay tablas de este juego: { $found }. Hay: { $options }.
tables-no-table = No existe esa tabla: { $found }. Hay: { $options }.
tables-calculator-only = --have y --want son de la tabla trade, --faction de buildings.
tables-no-have = Di qué tienes: --have "7 oro 2 objetos de valor".
tables-bad-purse = No se entiende: { $found }. Escribe cantidades y recursos, como 7 oro 2 objetos de valor.
tables-too-much = { $found } es más de lo que admite la calculadora: { $most } por recurso como mucho.
tables-too-many-bundles = Es demasiado para listarlo todo: di qué quieres con --want.
tables-col-level = Nivel
tables-col-hand = Límite de mano
tables-col-expert = Usos expertos
tables-col-experience = Experiencia
tables-col-brings = Da
tables-col-give = Das
tables-col-get = Recibes
tables-col-die = Dado
tables-col-faces = Caras
tables-col-card = Carta
tables-col-building = Edificio
tables-col-cost = Coste
tables-col-faction = Facción
tables-army = { $count } { $tier }
tables-specialty = Especialidad { $level }
tables-search-abilities = Buscar ({ $count }) habilidades
tables-have = Tienes { $purse }.
tables-trade-line = { $paid } → { $gained }
tables-after = Entonces tienes { $purse }.
tables-no-trade-needed = No hace falta comerciar.
tables-out-of-reach = Fuera de alcance, cambies lo que cambies: { $cost }.
tables-bundles = Comerciando puedes tener una de estas:
