# La partida de Heroes III en pantalla: la hoja de cada jugador.

## The table

h3s-ui-mode =
    { $mode ->
        [clash] Enfrentamiento
        [campaign] Campaña
        [alliance] Alianza
        [cooperative] Cooperativo
       *[tournament] Torneo
    }
h3s-ui-over = La velada ha terminado
h3s-ui-opening = Antes de la primera ronda
h3s-ui-round =
    Ronda { $round }{ $limit ->
        [0] {""}
       *[other] {" "}de { $limit }
    }{ $kind ->
        [first] {""}
        [resource] {", "}recursos
       *[astrologers] {", "}astrólogos
    }
h3s-ui-turn = turno de { $name }
h3s-ui-table = La mesa
h3s-ui-tables = Tablas y dados
h3s-ui-tables-short = Tablas
h3s-ui-part =
    { $part ->
        [now] Ahora
        [town] Ciudad
        [army] Ejército
        [hero] Héroe
        [cards] Cartas
       *[map] Mapa
    }
h3s-ui-happened = Lo que acaba de pasar
h3s-ui-seat =
    { $state ->
        [out] { $name }, { $about }: fuera de la partida.
        [active] { $name }, { $about }, en su turno: { $amount }.
       *[waiting] { $name }, { $about }: { $amount }.
    }
h3s-ui-seat-line = Nivel { $level } · movimiento { $movement } · unidades { $units }
h3s-ui-open-count = Pendiente: { $count }.

## What is open

h3s-ui-others-open =
    { $count ->
        [one] { $name } tiene algo pendiente
       *[other] { $name } tiene { $count } cosas pendientes
    }
h3s-ui-settle =
    { $count ->
        [one] Resolver lo pendiente
       *[other] Resolver lo pendiente ({ $count })
    }
h3s-ui-skip = Seguir de todos modos
h3s-ui-choose = Elegir
h3s-ui-decline = No, gracias
h3s-ui-app = Que lo haga la app
h3s-ui-ticked = Tomar estas ({ $count })
h3s-ui-drop = Dejarlo sin resolver
h3s-ui-holds = En vigor
h3s-ui-source = { $source }
h3s-ui-face = El dado muestra { $face }
h3s-ui-dice-left =
    { $dice ->
        [one] ¿Qué muestra el dado?
       *[other] ¿Qué muestran los dados? { $typed } de { $dice }
    }
h3s-ui-find = Escribe unas letras
h3s-ui-find-card = Nombre de la carta
h3s-ui-find-none = Nada empieza por «{ $typed }».

## What the rules forbid

h3s-ui-refused = No según las reglas
h3s-ui-refused-how = Si la mesa está de acuerdo, se hace igualmente, y el historial lo muestra.
h3s-ui-says-so = La mesa lo decide
h3s-ui-leave-it = Dejarlo
h3s-ui-rule = Leer la regla { $rule }

## Resources

h3s-ui-resource =
    { $resource ->
        [gold] Oro
        [materials] Materiales
       *[valuables] Valores
    }
h3s-ui-income = Ingresos
h3s-ui-income-more = y más
h3s-ui-income-aloud = Ingresos en una ronda de recursos: { $amount }
h3s-ui-sure = La próxima ronda de recursos da
h3s-ui-track-start = Ciudad propia, según el escenario
h3s-ui-track = Corregir la producción
h3s-ui-less = Una vez menos: { $amount }
h3s-ui-by-hand = Corregir a mano
h3s-ui-trade = Comerciar
h3s-ui-trades = Cuántas veces
h3s-ui-trade-give = Doy
h3s-ui-trade-get = Recibo
h3s-ui-trade-line = { $give } → { $get }
h3s-ui-trade-would = En un Mercadillo bastaría con: { $trades }
h3s-ui-calculator = ¿Qué podría tener?
h3s-ui-most = { $resource }: hasta { $count }
h3s-ui-most-none = Con esto no se puede comerciar.
h3s-ui-give = Dar a un jugador
h3s-ui-have = Disponible: { $amount }
h3s-ui-by = Cambio

## Tokens

h3s-ui-token =
    { $token ->
        [build] Construcción
        [population] Población
       *[spell-book] Libro de hechizos
    }
h3s-ui-token-state =
    { $state ->
        [ready] { $token }: aún sin usar
       *[used] { $token }: usada en esta ronda
    }
h3s-ui-tokens = Fichas de ciudad
h3s-ui-tokens-how = Cada una sirve una vez por ronda; se vuelven al empezar la siguiente.
h3s-ui-mark = { $mark ->
        [build] Ficha de construcción
        [population] Ficha de población
        [spell-book] Ficha del libro de hechizos
        [secondary] Héroe secundario
       *[hand-goes] La mano se descarta al final del turno
    }
h3s-ui-buy-spell = Comprar un hechizo
h3s-ui-put-right = Corregir

## The town

h3s-ui-town = Ciudad
h3s-ui-built = { $count } de { $all }
h3s-ui-build = Construir
h3s-ui-use = Usar: { $building }
h3s-ui-lacks = Falta: { $amount }
h3s-ui-first = Antes: { $first }
h3s-ui-stands = Está construido.
h3s-ui-put-up = Ponerlo a mano
h3s-ui-take-down = Quitarlo a mano
h3s-ui-building-aloud =
    { $state ->
        [built] { $name }: en pie. { $below }
        [now] { $name }: se puede construir por { $cost }. { $below }
       *[later] { $name }: ahora no, cuesta { $cost }. { $below }
    }
h3s-ui-building-kind =
    { $kind ->
        [city-hall] Alcaldía
        [citadel] Ciudadela
        [mage-guild] Cofradía de Magos
        [dwelling] Vivienda
       *[special] Edificio especial
    }{ $tier ->
        [bronze] {", "}bronce
        [silver] {", "}plata
        [gold] {", "}oro
       *[none] {""}
    }
h3s-ui-town-lost = La ciudad está en otras manos.
h3s-ui-own-town = Ciudad propia
h3s-ui-town-state =
    { $state ->
        [held] en tu poder
       *[lost] perdida
    }
h3s-ui-town-change =
    { $state ->
        [held] La ciudad se ha perdido
       *[lost] La ciudad ha vuelto
    }
h3s-ui-town-rule = Tres rondas completas sin ciudad ni asentamiento y se queda fuera.

## The army

h3s-ui-army = Ejército
h3s-ui-units =
    { $count ->
        [one] { $count } unidad
       *[other] { $count } unidades
    }
h3s-ui-no-units = Sin unidades.
h3s-ui-muster = Reclutar, reforzar
h3s-ui-basket =
    { $basket ->
        [recruit] Reclutar
       *[reinforce] Reforzar
    }
h3s-ui-muster-now =
    { $count ->
        [one] Tomar { $count } unidad
       *[other] Tomar { $count } unidades
    }
h3s-ui-none-here = Ninguna.
h3s-ui-together = En total
h3s-ui-left = Quedan: { $amount }
h3s-ui-hire = Contratar un héroe secundario
h3s-ui-offer-aloud =
    { $basket ->
        [recruit] Reclutar
       *[reinforce] Reforzar
    } { $name }, { $cost }{ $count ->
        [0] {""}
       *[other] {", "}en la cesta: { $count }
    }. { $below }
h3s-ui-basket-out = { $name }: una menos
h3s-ui-add-unit = Añadir unidad
h3s-ui-unit-by-hand = El mazo de unidades, corregido a mano
h3s-ui-flip =
    { $side ->
        [few] Girar a Pocas
       *[pack] Girar a Manada
    }
h3s-ui-side =
    { $side ->
        [few] Pocas
        [pack] Manada
       *[neutral] Neutral
    }
h3s-ui-lose-unit = Perder la unidad
h3s-ui-look-up = Consultar
h3s-ui-figures = Ataque { $attack }, defensa { $defense }, salud { $health }, iniciativa { $initiative }

## The hero

h3s-ui-hero = Héroe
h3s-ui-level = Nivel { $level }
h3s-ui-level-word = Nivel
h3s-ui-experience = Experiencia: { $count } de { $most }
h3s-ui-gain-xp = Experiencia +1
h3s-ui-movement = Puntos de movimiento
h3s-ui-movement-of =
    { $hero ->
        [main] Movimiento: { $count }
       *[secondary] Héroe secundario: { $count }
    }
h3s-ui-move-pip =
    { $state ->
        [left] Gastar un punto de movimiento ({ $n })
       *[spent] Punto de movimiento { $n }, gastado
    }
h3s-ui-morale =
    { $morale ->
        [positive] Moral positiva
        [negative] Moral negativa
       *[none] Sin moral
    }
h3s-ui-morale-title = Moral
h3s-ui-morale-cards =
    { $morale ->
        [positive] Cartas de moral positiva: { $count }
        [negative] Cartas de moral negativa: { $count }
       *[none] Sin cartas de moral
    }
h3s-ui-use-morale-card = Usar una carta
h3s-ui-morale-on-cards = Lo que hace una carta está escrito en ella. Dos positivas como mucho; primero se va una de la otra clase.
h3s-ui-no-morale-cards = Quitar todas las cartas
h3s-ui-spend-morale = Usa la ficha para una de estas cosas:
h3s-ui-spend =
    { $on ->
        [draw] Robar una carta
        [swap] Cambiar cartas de la mano
       *[reroll] Repetir la tirada de un dado
    }
h3s-ui-gain-morale =
    { $morale ->
        [positive] Ganar moral positiva
       *[negative] Ganar moral negativa
    }
h3s-ui-no-morale = Quitar la ficha
h3s-ui-expert = Experto { $left } de { $most }
h3s-ui-expert-use = Usar un efecto experto (disponibles: { $left })
h3s-ui-hand = Límite de mano { $count }
h3s-ui-hand-goes = Se descarta la mano
h3s-ui-homeless = Sin ciudad: { $count } de 3
h3s-ui-top-level = El nivel más alto.
h3s-ui-next-level =
    { $brings ->
        [specialty] Nivel { $level } con { $missing } de experiencia más: Especialidad { $specialty }
       *[search] Nivel { $level } con { $missing } de experiencia más: Buscar (2) Habilidades
    }
h3s-ui-number =
    { $what ->
        [experience] Experiencia
        [movement] Puntos de movimiento
        [secondary-movement] Movimiento del héroe secundario
        [expert] Usos expertos restantes
       *[homeless] Rondas sin ciudad
    }

## The deck

h3s-ui-deck =
    { $count ->
        [one] Mazo, { $count } carta
       *[other] Mazo, { $count } cartas
    }
h3s-ui-no-cards = Sin cartas.
h3s-ui-kind-name =
    { $kind ->
        [statistic] Características
        [ability] Habilidades
        [spell] Hechizos
        [artifact] Artefactos
        [specialty] Especialidades
       *[other] Otras cartas
    }
h3s-ui-kind = { h3s-ui-kind-name } · { $count }
h3s-ui-empowered = { $card }, potenciadas: { $count }
h3s-ui-add-card = Añadir una carta
h3s-ui-another = Una más
h3s-ui-remove = Eliminar de la partida
h3s-ui-copies = En el mazo: { $count }
h3s-ui-swap = Cambiar en casillas adyacentes, con { $name }

## The map

h3s-ui-map = Mapa
h3s-ui-visit = Visitar
h3s-ui-fight = Combatir
h3s-ui-no-flags = Ninguna mina ni asentamiento marcado.
h3s-ui-flags = Casillas marcadas: { $count }
h3s-ui-beaten = Derrotados: { $names }
h3s-ui-unflag = Perder la marca

## The end

h3s-ui-finish = Terminar el escenario
h3s-ui-finish-how = Toca a quien alcanzó el objetivo; nadie también es una respuesta.
h3s-ui-finish-when = ¿Cuándo termina?
h3s-ui-with-round = Al final de la ronda
h3s-ui-at-once = Al momento
h3s-ui-finish-done = { $count ->
        [0] Nadie ha ganado
        [one] { $names } ha ganado
       *[other] { $names } han ganado
    }
h3s-ui-out = { $name } queda fuera
