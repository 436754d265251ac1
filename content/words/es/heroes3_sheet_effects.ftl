# Lo que hacen los efectos en las hojas de Heroes III: preguntas, respuestas, lugares, cartas, comercio.

## Respuestas

h3s-fx-none = No, gracias
h3s-fx-yes = Sí
h3s-fx-done = Hecho
h3s-fx-app = Lo hace la app
h3s-fx-redraw = Imposible: robad otra carta
h3s-fx-take = Tomarlo: { $faces }
h3s-fx-reroll = Repetir este dado: { $face }
h3s-fx-face = { $face }
h3s-fx-card = { $card }
h3s-fx-player = { $name }
h3s-fx-flag = { $flag }
h3s-fx-swap = { $old } → { $new }
h3s-fx-price = { $what }: { $cost }
h3s-fx-hero =
    { $hero ->
        [secondary] Héroe secundario
       *[main] Héroe principal
    } ({ $points })
h3s-fx-resource =
    { $resource ->
        [gold] Oro
        [materials] Materiales de construcción
       *[valuables] Objetos de valor
    }
h3s-fx-unit = { $unit }
h3s-fx-unit-side = { $unit } ({ $side })
h3s-fx-kind =
    { $kind ->
        [artifact] un artefacto
        [spell] un hechizo
        [ability] una habilidad
       *[other] otra carta
    }
h3s-fx-source =
    { $kind ->
        [level] nivel { $what }
        [bonus] bonificación inicial
        [start] unidades iniciales
        [order] orden de turno
        [scenario] el escenario
        [draw] robar una carta
       *[other] { $what }
    }

## Preguntas

h3s-fx-choose = { $name }, { $source }: ¿qué eliges?
h3s-fx-may = { $name }, { $source }: ¿{ $does }?
h3s-fx-if = { $name }, { $source }: ¿se cumple? { $does }
h3s-fx-offer = { $name } puede usar { $source }: { $does }
h3s-fx-tell = { $name }, { $source }: { $text }
h3s-fx-tell-name = { $name }: { $source }
h3s-fx-trade = { $name } puede comerciar cuanto quiera; después, «hecho».
h3s-fx-which-hero = { $name }: ¿qué héroe? { $does }
h3s-fx-roll =
    { $name }, { $source }: tira { $count } { $count ->
        [one] dado
       *[other] dados
    } { $die ->
        [resource] de recursos
        [treasure] de tesoro
       *[attack] de ataque
    }
h3s-fx-rolled = { $name }, { $source }: ¿qué tomas?
h3s-fx-which-die = { $name }: ¿qué dado? { $does }
h3s-fx-name-resource = { $name }: nombra un recurso.
h3s-fx-bids =
    { $source }: descubrid un artefacto, pujad oro en secreto y mostrad a la vez. ¿Cuánto puja cada cual? { $left ->
        [one] (El último artefacto.)
       *[other] ({ $left } artefactos.)
    }
h3s-fx-partner = { $name }, { $source }: ¿quién acepta cambiar recursos?
h3s-fx-barter = { $name } y { $to }, { $source }: ¿cuánto de qué recurso por cuánto de otro?
h3s-fx-barter-gives =
    { $name } da { $resource ->
        [gold] oro
        [materials] materiales
       *[valuables] objetos de valor
    }
h3s-fx-barter-gets =
    { $to } da { $resource ->
        [gold] oro
        [materials] materiales
       *[valuables] objetos de valor
    }
h3s-fx-match = { $name }, { $source }: tus dados coinciden. ¿Qué dado de la reserva tomas?
h3s-fx-lay-in = { $name }, { $source }: ¿qué carta de tu mano pusiste? Nómbrala cuando todos hayan tomado una; ninguna, si venía de un mazo.
h3s-fx-search =
    { $name }, { $source }: { $does }. { $pile ->
        [yes] ¿Qué carta conservas, o tomas de encima de sus descartes?
       *[no] ¿Qué carta conservas?
    }
h3s-fx-buy = { $name }: { $does }
h3s-fx-buys = { $name }, { $source }: { $does }
h3s-fx-statistic = { $name }, { $source }: { $does }. ¿Qué carta?
h3s-fx-remove = { $name }, { $source }: { $does }. ¿Qué carta?
h3s-fx-permanent = { $name }, { $source }: ¿qué carta permanente se pierde?
h3s-fx-lose-unit = { $name }, { $source }: { $does }. ¿Qué unidad?
h3s-fx-start-unit = { $name }: ¿con qué unidad empiezas?
h3s-fx-taken = ¿Qué casilla perdió { $name }?
h3s-fx-draw =
    { $name }: ¿qué carta de { $deck ->
        [draw-event] Evento
        [draw-pandora] Pandora
       *[draw-astrologers] Astrólogos
    } ha salido?
h3s-fx-which-event = { $name }: ¿cuál de los dos eventos ocurre?

## Qué pasó

h3s-fx-pays = { $name } paga { $amount } ({ $source }).
h3s-fx-told = { $name }: { $does } ({ $source })
h3s-fx-is-done = { $name }: { $source }, hecho.
h3s-fx-no-sale =
    { $source }: { $tied ->
        [yes] las pujas más altas empatan
       *[no] nadie puja
    }; el artefacto se descarta.
h3s-fx-no-match = { $name }, { $source }: ningún dado de la reserva coincide.
h3s-fx-bartered = { $name } da a { $to } { $gives } a cambio de { $gets }.
h3s-fx-laid-in = { $name } puso { $card } en el centro.
h3s-fx-nothing = { $name }: { $source } no da nada.
h3s-fx-shows =
    { $name } tira { $count ->
        [one] el dado
       *[other] los dados
    } { $die ->
        [resource] de recursos
        [treasure] de tesoro
       *[attack] de ataque
    }: { $faces }
h3s-fx-rerolls = { $name } gasta la moral positiva y repite un dado.
h3s-fx-die-lost = { $name } pierde { $amount } ({ $source }).
h3s-fx-cube =
    { $source }: { $count ->
        [one] { $count } cubo
       *[other] { $count } cubos
    } encima
h3s-fx-settlement =
    El asentamiento de { $name } produce { $resource ->
        [gold] oro
        [materials] materiales
       *[valuables] objetos de valor
    }.
h3s-fx-necromancy = { $name }: solo la Necrópolis puede usar Nigromancia; puedes robar otra carta en su lugar.
h3s-fx-empowered = { $name }: { $card } pasa a ser potenciada.
h3s-fx-loses = { $name } pierde { $what }.
h3s-fx-reinforces = { $name } refuerza { $unit } ({ $cost }).
h3s-fx-recruits = { $name } obtiene { $unit }.
h3s-fx-machine = { $name } obtiene { $machine } ({ $cost }).
h3s-fx-turned = { $name }: { $unit } pasan a su cara Pocas.
h3s-fx-nothing-to-reinforce = { $name } no tiene ninguna unidad que reforzar así.
h3s-fx-no-unit = { $name } no tiene una unidad así.
h3s-fx-lasts = { $source }, { $when }: { $does }
h3s-fx-over = Fin del efecto: { $source }
h3s-fx-astrologers = Los astrólogos proclaman: { $card }
h3s-fx-event = { $name } roba un Evento: { $card }
h3s-fx-pandora = { $name } roba una carta de Pandora: { $card }
h3s-fx-put-aside = { $card } se aparta: robad otra carta.
h3s-fx-disputed = No es seguro: { $text }
h3s-fx-visits =
    { $name }, { $hero ->
        [secondary] héroe secundario
       *[main] héroe principal
    }: { $place }{ $category ->
        [visitable] {" "}(cubo negro)
       *[other] {""}
    }
h3s-fx-flags = { $name } marca { $place }.
h3s-fx-own-flag = { $place } ya es de { $name }: no pasa nada.
h3s-fx-allied-flag = { $place } es de un aliado: para { $name } cuenta como vacía.
h3s-fx-flag-lost = { $name } ya no tiene { $flag }.
h3s-fx-had-no-flag = { $name } no tenía { $place } en su hoja.
h3s-fx-flag-of = { $place } de { $name }
h3s-fx-flag-chosen =
    { $place }{ $resource ->
        [gold] {" "}(oro)
        [materials] {" "}(materiales)
        [valuables] {" "}(objetos de valor)
       *[none] {""}
    }
h3s-fx-own-town =
    { $held ->
        [yes] { $name } recupera su propia ciudad.
       *[no] { $name } ha perdido su ciudad por una marca; el tablero de ciudad se queda.
    }
h3s-fx-trades = { $name } cambia { $paid } por { $gained }.
h3s-fx-gives = { $name } da { $amount } a { $to }.
h3s-fx-swaps = { $name } cambia { $card } por { $other } con { $to }.

## Rechazado

h3s-fx-no-option = Eso no es una respuesta aquí: { $found }. Respuestas: { $options }
h3s-fx-no-answer = { $source } espera una respuesta; solo la mesa puede dejarlo. ({ $rule })
h3s-fx-no-faces = Caras que hacen falta: { $count }, no «{ $found }». Caras: { $options }
h3s-fx-wrong-card = { $card } no está en ese mazo; tiene que ser { $kinds }.
h3s-fx-no-such-card = No hay tal carta: { $found }. ¿Quieres decir: { $options }?
h3s-fx-too-many = { $count } son demasiados; { $most } como mucho. ({ $rule })
h3s-fx-bid-too-high = { $name } no puede pagar { $bid }; falta: { $missing }. ({ $rule })
h3s-fx-one-for-another = Un cambio da un tipo de recurso por otro distinto. ({ $rule })
h3s-fx-not-of-tier =
    { $unit }: { $which ->
        [silver] solo unidades de plata
        [bronze-and-silver] solo unidades de bronce y de plata
       *[no-azure] ninguna unidad azur
    }. ({ $rule })
h3s-fx-one-a-tier = Solo una unidad de cada nivel. ({ $rule })
h3s-fx-no-elementals = { $unit }: no son Elementales. ({ $rule })
h3s-fx-not-own-faction = { $unit }: no es una unidad de tu facción ({ $faction }). ({ $rule })
h3s-fx-not-that-card = { $card } no puede irse. Posibles: { $options } ({ $rule })
h3s-fx-nothing-to-remove = { $name } no tiene una carta así. ({ $rule })
h3s-fx-no-fitting-unit = { $name } no tiene ninguna unidad para esto. ({ $rule })
h3s-fx-no-machines = Aquí no hay ninguna máquina de guerra que le falte a { $name }. ({ $rule })
h3s-fx-no-points = Ningún héroe tiene { $count } de movimiento. ({ $rule })
h3s-fx-no-cube = No hay ningún cubo en { $source }. ({ $rule })
h3s-fx-no-pandora = Las cartas de Pandora no están en esta mesa. ({ $rule })
h3s-fx-no-rerolls = Por una regla opcional no se repite ninguna tirada. ({ $rule })
h3s-fx-no-reroll = { $name } no tiene moral positiva para repetir. ({ $rule })
h3s-fx-no-flag =
    { $name } no ha marcado { $place }. { $count ->
        [0] No tiene nada marcado.
       *[other] Marcados: { $options }
    }
h3s-fx-town-held = { $name } ya tiene su ciudad. ({ $rule })
h3s-fx-town-lost-already = { $name } ya ha perdido su ciudad. ({ $rule })
h3s-fx-blocked = No se puede entrar en una casilla bloqueada. ({ $rule })
h3s-fx-visit-numbers = Los dados van de 1 a { $dice }, los guardias apilados de 0 a { $guards }.
h3s-fx-no-trading = { $name } solo puede comerciar al visitar un Mercadillo, o donde algo lo diga. ({ $rule })
h3s-fx-not-minor = { $card } no es un artefacto menor. ({ $rule })
h3s-fx-give-something = Di cuánto se entrega: 1 o más de algo.
h3s-fx-give-others = Los recursos se dan a otra persona.
h3s-fx-give-too-little = { $name } no puede dar { $amount }; falta: { $missing }. ({ $rule })
h3s-fx-not-allied = { $to } está en el otro bando: solo se dan cosas los aliados. ({ $rule })
h3s-fx-give-on-turn = Los aliados dan en un turno de su bando. ({ $rule })
h3s-fx-give-at-post = En una partida cooperativa { $name } solo da al visitar un Mercadillo. ({ $rule })
h3s-fx-no-giving = En este modo los jugadores no se dan nada. ({ $rule })
h3s-fx-not-swapped = Solo se cambian Hechizos y Artefactos, no { $card }. ({ $rule })
h3s-fx-no-swap = Solo los aliados en casillas adyacentes cambian cartas, y { $to } no es de tu bando. ({ $rule })
