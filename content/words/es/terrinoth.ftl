# El motor completo de Héroes de Terrinoth. Los términos siguen el reglamento; los nombres se rellenan como están escritos.

## What happens at a table of Terrinoth

th-begins = Comienza la aventura: { $card }
th-round = Ronda { $round }: comienza la fase de héroes.
th-activates = Se activa { $name }.
th-plays = { $name } agota { $card } y la resuelve.
th-passes = { $name } pasa.
th-rolled = { $name }: éxitos { $successes }, defensas { $shields }
th-app-rolled = { $name } tira: { $faces }
th-strikes = { $enemy } contraataca a { $name }: { $count }
th-threat = ¡Amenaza! Cada efecto de amenaza se resuelve una vez.
th-suffers = { $name }: heridas +{ $count }, ahora { $total }
th-recovers = { $name }: heridas −{ $count }, ahora { $total }
th-falls = { $name } cae.
th-leads = { $name } lidera el grupo.
th-enemy-suffers = { $enemy }: heridas +{ $count }, ahora { $total }
th-enemy-recovers = { $enemy }: heridas −{ $count }, ahora { $total }
th-enemy-falls = { $enemy } cae: descartad su carta.
th-enemy-discarded = Descartad { $enemy }.
th-enemy-exhausted = { $enemy }: girad la carta (agotada).
th-enemy-ready = Preparad de nuevo a { $enemy }.
th-enemy-activates = { $name } activa a { $enemy }.
th-keyword = { $enemy }: palabra clave { $keyword }
th-ability = Capacidad de { $card }
th-revealed = Poned boca arriba un enemigo boca abajo: { $enemy }
th-engages = Poned a { $enemy } ante { $name }: en liza.
th-to-shadows = Poned a { $enemy } en las sombras.
th-line-location = { $location }: progresión { $progress }
th-line-hero =
    { $name }: heridas { $wounds } de { $health }{ $count ->
        [0] { "" }
       *[other] ; en liza: { $enemies }
    }
th-line-shadows = En las sombras: { $enemies }
th-overflow = { $enemy } estaría de más para { $name }: golpea y va a las sombras.
th-spawned = Aparición: { $enemy }
th-spawned-facedown = Aparición: un enemigo boca abajo en las sombras.
th-nothing-spawned = No queda ningún enemigo que pueda aparecer.
th-reshuffled = { $deck }: los descartes se barajan en un mazo nuevo ({ $count }).
th-new-card = Carta nueva: { $card }. Anotad lo que muestra cuando podáis.
th-learned = { $card } ya se conoce.
th-exhausts = { $name } agota { $card }.
th-readies = { $name } prepara { $card }.
th-readies-all = { $name } prepara todas sus cartas de activación.
th-tokens = { $name }: fichas de éxito { $count }, ahora { $total }
th-gains = { $name } obtiene: { $card }
th-loses = { $name } pierde: { $card }
th-claims = { $name } se queda el objeto { $card }.
th-drops = { $name } descarta { $card }.
th-uses = { $name } usa { $card }.
th-event = { $name } resuelve el evento { $card }.
th-upgrades = { $name } mejora una carta: { $card }
th-progress = Progresión { $count }, ahora { $total }
th-explored = Lugar explorado por completo: { $card }
th-enemies-phase = Comienza la fase de los enemigos.
th-all-ready = Preparad a todos los enemigos.
th-peril = Peligro: moved el indicador a la casilla { $space } ({ $colour }).
th-peril-stays = Peligro: el indicador sigue en la última casilla, { $space } ({ $colour }), que se resuelve otra vez.
th-travels = El grupo deja { $card }; descartad ese lugar con su progresión.
th-arrives = El grupo llega: { $card }
th-won = La aventura está ganada.
th-lost = La aventura está perdida.
th-adjusted = Corregido a mano: { $what } { $count }
th-moved = Corregido a mano: { $enemy }, { $zone }
th-nefarious = Nefasta: { $option }

## Why

th-why-overflow = Nadie tiene más enemigos en liza que el límite.
th-why-damage = Daño de { $enemy }; las defensas no ayudan.
th-why-card = Lo dice { $card }.
th-why-strikes = Golpea primero el ataque más alto, luego el enemigo más difícil.
th-why-shields = { $total } en total, menos defensas: { $shields }
th-why-weary = Las cuatro cartas estaban agotadas.
th-why-passes = Ningún enemigo preparado en liza ni en las sombras.
th-why-only-enemy = Es el único enemigo que { $name } puede activar ahora.
th-why-quest = Lo dice la aventura.
th-why-limit = La mesa juega { $count } rondas como máximo.
th-all-fallen = Todos los héroes han caído.
th-why-nefarious = Es lo que más daña al grupo.
th-why-sensible = Parece lo mejor con lo que está a la vista.
th-why-random = Elegido al azar.

## What is asked

th-ask-activation = { $name }: ¿qué carta?
th-ask-target = { $name }: ¿atacar a qué enemigo?
th-ask-spend = { $name }: ¿gastar cuántas fichas de éxito?
th-ask-dice = { $name }: tirad { $white ->
        [one] { $white } dado blanco
       *[other] { $white } dados blancos
    } y { $black ->
        [one] { $black } negro
       *[other] { $black } negros
    }.
th-ask-reroll = { $name }: ¿qué dado repetir? (quedan { $left })
th-ask-split = { $name }: ¿adónde va el próximo éxito? (quedan { $left })
th-ask-striker = { $name } lidera: ¿qué enemigo contraataca?
th-ask-order = { $name }: ¿qué capacidad primero?
th-ask-choose = { $name }: ¿cuál?
th-ask-may = { $name }: ¿hacerlo? { $what }
th-ask-pay = { $name }: ¿pagar ({ $cost }) por esto? { $what }
th-ask-number = { $name }: ¿qué número dice { $card }?
th-ask-hero = { $name }: ¿qué héroe?
th-ask-enemy = { $name }: ¿qué enemigo?
th-ask-engage = { $name }: ¿qué enemigo entra en liza?
th-ask-shield = { $name }: ¿qué enemigo recibe la primera herida?
th-ask-exhaust = { $name }: ¿qué carta agotar?
th-ask-ready = { $name }: ¿qué carta preparar?
th-ask-item = { $name }: ¿qué objeto descartar?
th-ask-upgrade = { $name }: ¿qué mejora?
th-ask-keep = { $name }: ¿con qué carta quedarse?
th-ask-put = { $name }: ¿adónde va { $card }?
th-ask-sort = { $name }: ¿{ $card } es un objeto o un evento?
th-ask-discarded = { $name } lidera: ¿qué enemigo de los descartes?
th-ask-leader = ¿Quién lidera ahora el grupo? { $name }
th-ask-hand-over = { $name }: ¿quién lidera desde aquí?
th-ask-again = { $name } lidera: ¿quién se activa otra vez?
th-ask-pick = { $name }: ¿a qué enemigo activar?
th-ask-bar = { $name }: ¿qué sigue en la barra de { $enemy }?
th-ask-travel = { $name }: ¿dejar { $card } y viajar?
th-ask-final = { $name }: ¿{ $card } es el último lugar?
th-ask-aid = { $name }: ¿a quién apoyar?
th-ask-learn = { $card }: ¿qué pone? { $field }
th-ask-manual = A mano: { $card } { $text }
th-ask-draw-enemies = Robad el primer enemigo. ¿Cuál es?
th-ask-draw-locations = Revelad el siguiente lugar. ¿Cuál es?
th-ask-draw-exploration = Robad una carta de exploración. ¿Cuál es?
th-ask-facedown = Girad el enemigo boca abajo. ¿Cuál es?

## Answers and names

th-option = { $option }
th-yes = Sí
th-no = No
th-done = Hecho
th-none-left = No queda ninguna carta
th-app-rolls = Tira la app
th-on-top = Encima del mazo
th-under = Debajo del mazo
th-item = Objeto
th-event-kind = Evento
th-use = Usar { $card }
th-facedown = enemigo boca abajo{ $number ->
        [0] {""}
       *[other] {" "}{ $number }
    }
th-numbered = { $name } ({ $number })
th-stub = { $what } ({ $whose })
th-archetype-warrior = guerrero
th-archetype-healer = sanador
th-archetype-mage = mago
th-archetype-scout = explorador
th-condition-poisoned = Envenenamiento
th-condition-weakened = Debilidad
th-condition-focused = Concentración
th-face-success = éxito
th-face-critical = éxito crítico
th-face-shield = defensa
th-face-blank = blanco
th-face-counterattack = contraataque
th-face-threat = amenaza
th-keyword-advance = Avance
th-keyword-retreat = Retirada
th-keyword-damage = Daño
th-field-attack = ataque
th-field-health = vida
th-field-resistance = resistencia
th-field-spawn-engaged = aparición en liza (roja)
th-field-spawn-shadows = aparición en las sombras (negra)
th-field-exploration = puntuación de exploración
th-deck-enemies = Mazo de enemigos
th-deck-exploration = Mazo de exploración
th-zone-engaged = en liza
th-zone-shadows = en las sombras
th-zone-lair = en la guarida
th-zone-discard = descartado

## What is refused

th-over = La aventura ha terminado.
th-not-an-option = { $found } no es una respuesta aquí. Posibles: { $options } ({ $rule })
th-not-so = Esto se responde de otra manera: { $what } ({ $rule })
th-no-roll = Ahora no se tiran dados: { $what } ({ $rule })
th-wrong-dice = Caras esperadas: blancas { $white }, negras { $black }; anotadas: blancas { $white-found }, negras { $black-found } ({ $rule }).
th-finish-first = Responded primero: { $what } ({ $rule })
th-no-faces = No se han anotado las caras de vuestros dados ({ $rule }).
th-does-nothing = No haría nada, y otra opción sí ({ $rule }).
th-two-tokens = Como máximo dos fichas de éxito antes de tirar ({ $rule }).
th-in-lair = En la guarida no puede ser objetivo ({ $rule }).
th-not-engaged = No está en liza con este héroe y el ataque no es a distancia ({ $rule }).
th-card-exhausted = Esta carta está agotada ({ $rule }).
th-cannot = Una capacidad lo prohíbe ({ $rule }).
th-no-target = No hay ningún objetivo ({ $rule }).
th-enemy-is-exhausted = Ya está agotado ({ $rule }).
th-others-enemy = Está en liza con { $name } ({ $rule }).
th-own-first = Primero los enemigos en liza preparados ({ $rule }).
th-not-worst = Otra manera daña más al grupo ({ $rule }).
th-no-card = No hay ninguna carta { $found } ({ $rule }).
th-no-such-card = No hay ninguna carta { $found }. Conocidas: { $options }
th-bad-card = { $field }: encontrado: { $found }; esperado: { $expected } ({ $rule })
th-beyond = { $what } va de { $least } a { $most } ({ $rule }).
th-fallen = { $name } ha caído ({ $rule }).
th-no-number = No hay { $found } que cambiar. Posibles: { $options } ({ $rule })
th-no-enemy = No hay ningún enemigo { $found } ({ $rule }).
th-no-zone = { $found } no es un lugar para este enemigo. Posibles: { $options } ({ $rule })
th-lair-only = Solo un antagonista va a la guarida, y nunca está en los descartes ({ $rule }).
th-three = { $name } tiene tantos enemigos en liza como se permite ({ $rule }).
th-bad-setup = { $field }: encontrado: { $found }; esperado: { $expected }
th-bad-seats = Una aventura necesita de dos a cuatro héroes, no { $found }; quien juega solo lleva dos ({ $rule }).
th-same-seats = Cada héroe necesita un id propio: { $found }
th-same-archetype = Dos héroes de un mismo arquetipo: { $found } ({ $rule })
th-no-seat = Aquí no hay ningún héroe { $found }. Están: { $options }
th-no-quest = No hay ninguna aventura { $found }. Hay: { $options }
th-no-hero = No hay ninguna carta de héroe { $found }. Hay: { $options }
th-no-archetype = No hay ningún arquetipo { $found }. Hay: { $options }
th-no-level = No hay ningún jugador { $found }. Hay: { $options }
th-no-face = { $found } no está en ninguna cara. Hay: { $options }
th-unknown-word = No se entiende { $found }. Una línea empieza por: { $options }
th-bad-line = No se entiende { $found }. Se escribe: { $expected }

## Effects in plain words

th-say-then = { $one }; { $other }
th-say-and = { $one } y después { $other }
th-say-also = { $one }, { $other }
th-say-or = { $one }, o bien { $other }
th-say-may = si queréis, { $what }
th-say-if = si { $test }: { $what }
th-say-else = { $first }; si no: { $what }
th-say-each = para { $who }: { $what }
th-say-pay = podéis pagar: { $cost }; a cambio: { $what }
th-say-choose = { $who } elige: { $options }
th-say-by-hero = { $what } por efectos de héroes
th-say-by-enemy = { $what } por efectos de enemigos
th-say-for = { $who }: { $what }
th-say-for-ban = { $who } { $what }
th-say-while = mientras { $test }: { $what }
th-do-advance = entra en liza con el héroe activo
th-do-retreat = va a las sombras
th-do-damage = inflige tantas heridas como su ataque
th-do-wound =
    { $who } sufre { $kind ->
        [number] { $n ->
            [one] { $n } herida
           *[other] { $n } heridas
        }
        [all] todas las heridas
        [letter] { $n } heridas
       *[other] tantas heridas como { $n }
    }
th-do-recover =
    { $who } se recupera de { $kind ->
        [number] { $n ->
            [one] { $n } herida
           *[other] { $n } heridas
        }
        [all] todas sus heridas
        [letter] { $n } heridas
       *[other] tantas heridas como { $n }
    }
th-do-engage = { $hero } entra en liza con { $enemy }
th-do-to-shadows =
    poned { $enemy } en las sombras, { $face ->
        [down] boca abajo
       *[up] boca arriba
    }
th-do-spawn =
    haced aparecer { $kind } desde { $source }, { $to }{ $face ->
        [down] {""}, boca abajo
       *[up] {""}
    }
th-do-reveal = poned boca arriba { $enemy }
th-do-activate = { $by } activa { $enemy }
th-do-exhaust = agotad { $what }
th-do-exhaust-one = agotad { $what }
th-do-ready = preparad { $what }
th-do-ready-one = preparad { $what }
th-do-give = { $who } recibe el estado { $condition }
th-do-cure = { $who } pierde el estado { $condition }
th-do-token =
    { $way ->
        [up] { $who } reclama { $count ->
            [one] { $count } ficha de éxito
           *[other] { $count } fichas de éxito
        }
        [down] { $who } pierde { $count ->
            [one] { $count } ficha de éxito
           *[other] { $count } fichas de éxito
        }
       *[other] { $who }: fichas de éxito { $n }
    }
th-do-progress =
    { $way ->
        [up] poned { $count ->
            [one] { $count } ficha de progresión
           *[other] { $count } fichas de progresión
        } en el lugar
        [down] quitad { $count ->
            [one] { $count } ficha de progresión
           *[other] { $count } fichas de progresión
        } del lugar
       *[other] progresión { $n }
    }
th-do-peril =
    { $way ->
        [up] moved el indicador de peligro { $count ->
            [one] { $count } casilla
           *[other] { $count } casillas
        } hacia delante
        [down] moved el indicador de peligro { $count ->
            [one] { $count } casilla
           *[other] { $count } casillas
        } hacia atrás
       *[other] indicador de peligro { $n }
    }{ $resolve ->
        [no] {""}, sin resolver esa casilla
       *[yes] {""}
    }
th-do-draw =
    robad { $n } { $n ->
        [one] carta de exploración
       *[other] cartas de exploración
    }{ $keeps ->
        [all] {""}
       *[some] {""}, quedaos con { $keep } y { $rest ->
            [top] poned el resto encima del mazo
            [bottom] poned el resto debajo del mazo
            [choice] poned el resto encima o debajo del mazo
           *[discard] descartad el resto
        }
    }
th-do-discard = descartad { $what }
th-do-discard-one = descartad { $what }
th-do-upgrade = { $who } mejora una carta de activación
th-do-attack =
    ataque con { $dice } { $dice ->
        [one] dado
       *[other] dados
    }{ $targets ->
        [1] {""}
       *[other] {" "}contra { $targets } enemigos
    }
th-do-attack-ranged =
    ataque a distancia con { $dice } { $dice ->
        [one] dado
       *[other] dados
    }{ $targets ->
        [1] {""}
       *[other] {" "}contra { $targets } enemigos
    }
th-do-explore =
    exploración con { $dice } { $dice ->
        [one] dado
       *[other] dados
    }
th-do-rest =
    descanso con { $dice } { $dice ->
        [one] dado
       *[other] dados
    }
th-do-aid =
    apoyo con { $dice } { $dice ->
        [one] dado
       *[other] dados
    }
th-do-reroll =
    repetid { $n } { $die ->
        [hero] { $n ->
            [one] dado blanco
           *[other] dados blancos
        }
        [enemy] { $n ->
            [one] dado negro
           *[other] dados negros
        }
       *[any] { $n ->
            [one] dado
           *[other] dados
        }
    }
th-do-leader = { $who } toma el indicador de líder
th-do-win = la aventura está ganada
th-do-lose = la aventura está perdida
th-from-deck = el mazo
th-from-discard = los descartes
th-from-lair = la guarida
th-to-default = en liza con el héroe activo y luego con los siguientes
th-to-shadows-place = en las sombras
th-to-hero =
    { $many ->
       *[no] en liza
    } con { $who }
th-some-enemies =
    { $n } { $n ->
        [one] enemigo
       *[other] enemigos
    }
th-some-nemesis = al antagonista
th-who-active = el héroe activo
th-who-engaged = el héroe con quien está en liza
th-who-leader = el líder
th-who-target = el objetivo
th-who-next = el siguiente héroe
th-who-owner = el héroe con esta carta
th-who-it = ese
th-who-any = cualquier héroe
th-who-self = esta carta
th-who-this-enemy = este enemigo
th-who-nemesis = el antagonista
th-who-hero-each = cada héroe
th-who-hero-other = cada otro héroe
th-who-hero-pick = un héroe a elección del héroe activo
th-who-hero-pick-leader = un héroe a elección del líder
th-who-hero-most = el héroe con más { $what }
th-who-hero-least = el héroe con menos { $what }
th-who-enemy-each = cada enemigo
th-who-enemy-pick = un enemigo a elección del héroe activo
th-who-enemy-pick-leader = un enemigo a elección del líder
th-who-enemy-hardest = el enemigo más difícil
th-who-enemy-easiest = el enemigo menos difícil
th-who-with = { $who } ({ $demands })
th-of-active = del héroe activo
th-of-engaged = del héroe con quien está en liza
th-of-leader = del líder
th-of-target = del objetivo
th-of-next = del siguiente héroe
th-of-owner = del héroe con esta carta
th-of-it = de ese
th-of-any = de cualquier héroe
th-of-self = de esta carta
th-of-nemesis = del antagonista
th-of-hero-each = de cada héroe
th-of-hero-other = de cada otro héroe
th-of-hero-pick = de un héroe a elección del héroe activo
th-of-hero-pick-leader = de un héroe a elección del líder
th-of-hero-most = del héroe con más { $what }
th-of-hero-least = del héroe con menos { $what }
th-of-enemy-each = de cada enemigo
th-of-enemy-pick = de un enemigo a elección del héroe activo
th-of-enemy-pick-leader = de un enemigo a elección del líder
th-of-enemy-hardest = del enemigo más difícil
th-of-enemy-easiest = del enemigo menos difícil
th-many-hero-each = de héroes
th-many-hero-other = de otros héroes
th-many-enemy-each = de enemigos
th-many-act = de cartas de activación { $whose }
th-many-item = de objetos { $whose }
th-part-act = cartas de activación { $whose }
th-part-item = objetos { $whose }
th-some-act =
    { $kind ->
        [number] { $n } { $n ->
            [one] carta de activación
           *[other] cartas de activación
        }
        [all] todas las cartas de activación
        [letter] { $n } cartas de activación
       *[other] ({ $n }) cartas de activación
    } { $whose }
th-some-item =
    { $kind ->
        [number] { $n } { $n ->
            [one] objeto
           *[other] objetos
        }
        [all] todos los objetos
        [letter] { $n } objetos
       *[other] ({ $n }) objetos
    } { $whose }
th-amount-wounds = heridas
th-amount-tokens = fichas de éxito
th-amount-progress = progresión
th-amount-peril = indicador de peligro
th-amount-exhausted = agotada
th-amount-engaged = enemigos en liza
th-measure-wounds = heridas
th-measure-tokens = fichas de éxito
th-measure-progress = progresión
th-measure-peril = indicador de peligro
th-measure-exhausted = agotada
th-measure-engaged = enemigos en liza
th-filter-trait = rasgo { $what }
th-filter-title = título { $what }
th-filter-role = { $what }
th-filter-level = { $what }
th-filter-engaged =
    { $of ->
       *[enemy] en liza
    } con { $what }
th-filter-zone = { $what }
th-filter-ready =
    { $of ->
        [enemies] preparados
        [card] preparada
        [cards] preparadas
       *[enemy] preparado
    }
th-filter-exhausted =
    { $of ->
        [enemies] agotados
        [card] agotada
        [cards] agotadas
       *[enemy] agotado
    }
th-filter-facedown =
    { $of ->
       *[enemy] boca abajo
    }
th-filter-wounded =
    { $of ->
        [enemies] heridos
        [card] herida
        [cards] heridas
       *[enemy] herido
    }
th-filter-self = este
th-filter-basic =
    { $of ->
        [enemies] básicos
        [card] básica
        [cards] básicas
       *[enemy] básico
    }
th-filter-advanced =
    { $of ->
        [enemies] avanzados
        [card] avanzada
        [cards] avanzadas
       *[enemy] avanzado
    }
th-filter-attack = ataque
th-filter-explore = exploración
th-filter-rest = descanso
th-filter-aid = apoyo
th-filter-not = no { $what }
th-filter-other = distinto de este
th-filter-list = { $one }, { $other }
th-same-trait = con el mismo rasgo
th-same-title = con el mismo título
th-value-minion = esbirro
th-value-chieftain = caudillo
th-value-nemesis = antagonista
th-value-trivial = trivial
th-value-challenging = desafiante
th-value-formidable = formidable
th-value-shadows = en las sombras
th-value-engaged =
    { $of ->
       *[enemy] en liza
    }
th-value-lair = en la guarida
th-value-play = en juego
th-number-atk = su ataque
th-number-res = su resistencia
th-number-health = su vida
th-number-heroes = el número de héroes
th-number-progress = la progresión
th-number-successes = el número de éxitos
th-number-round = el número de la ronda
th-number-x = X
th-number-unknown = ?
th-number-all = todas
th-number-count = el número { $of }
th-number-wounds = el número de heridas { $whose }
th-number-tokens = el número de fichas de éxito { $whose }
th-number-sum = { $left } { $sign } { $right }
th-test-compare =
    { $left } { $sign ->
        [at-least] es al menos
        [at-most] es como máximo
        [more] es mayor que
        [less] es menor que
        [other-than] no es
       *[just] es
    } { $right }
th-test-and = { $one } y { $other }
th-test-or = { $one } o { $other }
th-test-in-lair =
    { $who } { $holds ->
        [no] no está
       *[yes] está
    } en la guarida
th-test-defeated =
    { $who } { $holds ->
        [no] no está
       *[yes] está
    } { $of ->
        [card] derrotada
       *[enemy] derrotado
    }
th-test-explored-final =
    el último lugar { $holds ->
        [no] no está
       *[yes] está
    } explorado por completo
th-test-explored-active =
    el lugar { $holds ->
        [no] no está
       *[yes] está
    } explorado por completo
th-test-zone =
    { $who } { $holds ->
        [no] no está
       *[yes] está
    } { $zone }
th-test-has =
    { $who } { $holds ->
        [no] no tiene
       *[yes] tiene
    } el estado { $what }
th-test-leading =
    { $who } { $holds ->
        [no] no es
       *[yes] es
    } el líder
th-on-threat = Amenaza
th-on-counterattack = Cuando contraataca
th-on-activated = Cuando se activa
th-on-spawned = Cuando aparece
th-on-engaged = Cuando entra en liza
th-on-defeated = Cuando cae
th-on-wounded = Cuando sufre heridas
th-on-roll = Tras una tirada
th-on-end-round = Al final de la ronda
th-on-use = Al usarla
th-on-resolve = Al robarla
th-on-start = Al comienzo de una activación
th-on-setup = Durante la preparación
th-on-phase =
    Al comienzo de la fase { $what ->
        [heroes] de los héroes
        [enemies] de los enemigos
        [peril] de peligro
       *[travel] de viaje
    }
th-on-travel-to =
    Al llegar { $what ->
        [final] al último lugar
        [any] a cualquier lugar
       *[other] a «{ $what }»
    }
th-on-peril = Casilla de peligro ({ $what })
th-mod-atk = ataque { $count }
th-mod-res = resistencia { $count }
th-mod-health = vida { $count }
th-mod-dice = dados { $count } ({ $action })
th-mod-spawn-red = aparición en liza { $count }
th-mod-spawn-black = aparición en las sombras { $count }
th-mod-limit = como máximo { $count } { $count ->
        [one] enemigo
       *[other] enemigos
    } en liza
th-mod-cannot = no puede { $what }
th-mod-nobody-can = nadie puede { $what }
th-mod-first-wound-to = su primera herida la sufre en su lugar { $who }
th-mod-reroll-blank =
    los dados { $die ->
        [enemy] negros
       *[hero] blancos
    } en blanco se repiten
th-action-attack = ataque
th-action-explore = exploración
th-action-rest = descanso
th-action-aid = apoyo
th-action-any = cualquier acción
th-ban-exhaust = agotarse
th-ban-exhaust-cards = agotar cartas de activación
th-ban-ready = prepararse
th-ban-ready-cards = preparar cartas de activación
th-ban-to-shadows = ir a las sombras
th-ban-engage = entrar en liza
th-ban-wound = sufrir heridas
th-ban-recover = recuperarse
th-ban-token = obtener fichas de éxito
th-ban-advance = avanzar
th-ban-retreat = retirarse
th-ban-damage = causar daño
th-ban-counterattack = contraatacar
th-ban-activate = activarse
th-ban-attack = atacar
th-ban-explore = explorar
th-ban-rest = descansar
th-ban-aid = apoyar

# What a pack holds for this game.
th-pack-cards = cartas de Terrinoth
