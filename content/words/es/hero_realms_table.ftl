# Hero Realms at a real table: what people with real cards do, and how a chair's turn is told.

## What people do with real cards

hr-ask-people = { $names }: ¿qué se ve en la mesa?
hr-takes =
    { $name } se lleva { $card }{ $slot ->
        [0] .
       *[other] {" "}del hueco { $slot }.
    }
hr-takes-from = { $name } se lleva { $card } de la pila de descarte de { $target }.
hr-forgotten = La compra de { $card } por { $name } no se había anotado; ahora sí.
hr-must-discard =
    { $name } descarta { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } a su elección.
hr-must-empty-hand = { $name } descarta toda la mano.
hr-forces =
    { $name } hace que { $target } descarte { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }.
hr-borrows-one = { $name } toma prestada una carta de { $target }.
hr-check-missed = { $name } intenta llevarse { $card }, pero las cartas no suman { $check }.
hr-ask-lend = { $name }: derrota. ¿Qué carta de esa mano se presta?
hr-do-borrow-one = Tomar prestada una carta de { $target }
hr-zone-cards = cartas propias
hr-do-take =
    Tomar { $card }{ $slot ->
        [0] {""}
       *[other] {" "}(hueco { $slot })
    }
hr-do-check = Robar { $card }: costes impresos por { $number } o más
hr-yes = sí
hr-zone-top = encima del mazo
hr-faction-name =
    { $faction ->
        [imperial] Imperial
        [guild] Cofrade
        [necros] Necros
       *[wild] Feral
    }

## What the table puts right

hr-table-says = Así lo dice la mesa.
hr-correct-life = Corrección: { $name } tiene { $count } de vida.
hr-correct-slot = Corrección: en el hueco { $slot } está { $card }.
hr-correct-there = Corrección: { $card } está en juego ante { $name }.
hr-correct-gone = Corrección: { $card } no está en juego ante { $name }.
hr-correct-item = Corrección: { $name } tiene { $card }.

## What is refused at a real table

hr-boss-by-people = Las cartas de un jefe las lleva la app: { $name } no puede jugarse con cartas reales.
hr-real-cards = { $name } juega con cartas reales; esto solo se hace con cartas que lleva la app. ({ $rule })
hr-cards-here = La app lleva las cartas de { $name }; esto solo se anota de quien juega con cartas reales. ({ $rule })
hr-all-seen = { $card } no puede estar ahí: { $count ->
        [one] la caja tiene una sola y se ve en otra parte
       *[other] la caja tiene { $count } y todas se ven en otra parte
    }. ({ $rule })
hr-not-owned = { $name } no tiene { $card }. ({ $rule })
hr-slot-empty = El hueco { $slot } está vacío. ({ $rule })
hr-slot-not-asked = El hueco { $slot } no espera ninguna carta. ({ $rule })
hr-no-slot = No hay hueco { $found }; los huecos van de 1 a { $most }, y 0 es la pila de gemas ígneas.
hr-prepared-already = La carta { $card } ya está preparada. ({ $rule })
hr-say-how-much = Di con cuánto se ataca a { $target }. ({ $rule })
hr-odd-number = { $found } no puede ser; los números llegan hasta { $most }.
hr-not-nearby = { $name } no puede dar vida a { $target }: es para uno mismo o, en grupo, para alguien contiguo. ({ $rule })
hr-is-out = { $name } está fuera y no recibe cartas. ({ $rule })
hr-no-champion = { $card } no es un campeón. ({ $rule })
hr-item-hidden = { $card } no está entre los objetos del tesoro a la vista. ({ $rule })
hr-let-stopped = No es el turno de una silla que juegue sola.

## A chair's turn, step by step

hr-line-seat =
    { $name }: vida { $life }{ $count ->
        [0] { "" }
       *[other] , en juego: { $cards }
    }
hr-line-market = Mercado: { $cards }
hr-step-gain =
    { $count } { $pool ->
        [gold] de oro
        [combat] de combate
       *[health] de vida
    }
hr-step-play =
    { $name } juega { $card }{ $count ->
        [0] .
       *[other] : { $gains }.
    }
hr-step-expend =
    { $name } agota { $card }{ $count ->
        [0] .
       *[other] : { $gains }.
    }
hr-step-ally =
    { $name } usa la habilidad de aliado de { $card }{ $count ->
        [0] .
       *[other] : { $gains }.
    }
hr-step-sacrifice =
    { $name } sacrifica { $card }{ $count ->
        [0] .
       *[other] : { $gains }.
    }
hr-step-buys-ask = { $name } compra { $card } del hueco { $slot }: revela ahí una carta nueva.
hr-step-buys-new = { $name } compra { $card } del hueco { $slot }: ahí viene { $new }.
hr-step-buys-last = { $name } compra { $card } del hueco { $slot }; el hueco queda vacío.
hr-step-buys-gem = { $name } compra { $card } de su pila.
hr-step-declines = { $name } renuncia.
hr-step-end = { $name } termina el turno.

## Why a chair did it

hr-why-finish = A { $target } le { $count ->
        [one] queda
       *[other] quedan
    } { $count } de vida, y el combate basta.
hr-why-taunted = Por la provocación de { $names }, su combate solo puede ir ahí; deja a { $target } con { $left }.
hr-why-only-target = No se puede golpear a nadie más; deja a { $target } con { $left }.
hr-why-unguarded = Los demás están tras guardianes; deja a { $target } con { $left }.
hr-why-weakest = { $target } es quien menos vida tiene al alcance; queda con { $left }.
hr-why-most-use = El combate rinde más contra { $target }; queda con { $left }.
hr-why-guard-gone = { $card } guarda a { $target }; si cae, { $left ->
        [one] queda
       *[other] quedan
    } { $left } de combate para lo que hay detrás.
hr-why-champion-gone = { $card } daría a { $target } cada turno más de lo que cuesta ahora este daño.
hr-why-best-buy = El mejor valor por { $gold } de oro: { $card } antes que { $others }.
hr-why-best-alone = Por { $gold } de oro no hay otra compra que { $card }.
hr-why-play-draws = { $card } hace robar, así que va primero.
hr-why-play-champion = { $card } se queda en la mesa y actúa cada turno.
hr-why-play-last = Es la última carta de la mano.
hr-why-ally =
    Hay otra carta de su facción en juego ({ $faction ->
        [imperial] Imperial
        [guild] Cofrade
        [necros] Necros
       *[wild] Feral
    }), así que la habilidad es gratis.
hr-why-answer-least = Es la carta que menos se echará de menos.
hr-why-answer-thin = Sin cartas flojas, las buenas salen más a menudo.
hr-why-answer-threat = Es el campeón que más daño haría.
hr-why-answer-own = Es el campeón cuya habilidad más da ahora.
hr-why-answer-weakest = Es quien menos vida tiene.
hr-why-answer-fullest = Es quien más cartas tiene en mano.
hr-why-answer-best = Es la carta que más vale ahora.
hr-why-answer-most = Es lo que más da ahora.
hr-why-answer-partner = Es la facción con más aliados.
hr-why-answer-none = Lo que hay es mejor conservarlo.
hr-why-answer-item = Es el objeto del tesoro más valioso.
