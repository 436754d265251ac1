# La silla vacía de Heroes III: por qué las unidades y los héroes IA hacen lo que hacen, y las probabilidades de un combate.

## A quién ataca una unidad IA

h3c-tier =
    { $tier ->
        [bronze] bronce
        [silver] plata
        [gold] oro
        [azure] azur
       *[none] sin nivel
    }
h3c-why-attack =
    { $which ->
        [nearest] { $unit }: un guardia sin nivel ataca a quien esté más cerca.
        [tower] La Torre de Flechas dispara como una unidad a distancia de plata; lo primero en su orden: { $wanted }{ $ranged ->
            [yes] , a distancia
           *[no] , ya no hay objetivos a distancia
        }.
        [neighbour] { $unit }: una unidad a distancia debe atacar al enemigo adyacente; lo primero en su orden: { $wanted }.
        [ranged] { $unit }: a distancia, { $tier }. Lo primero en su orden: { $wanted }{ $ranged ->
            [yes] , a distancia
           *[no] , ya no hay objetivos a distancia
        }.
       *[walking] { $unit }: { $tier }. El primer nivel de su orden que puede atacar: { $wanted }.
    } { $chosen }{ $spaces }
h3c-tied = Igual de cerca, elige el jugador: { $targets }.
h3c-only-one = Solo hay un objetivo válido: { $target }.
h3c-closest =
    Objetivos válidos: { $count }; { $by ->
        [health] menos salud restante: { $target } ({ $steps }).
       *[steps] el más cercano: { $target } ({ $steps }).
    }
h3c-equal-spaces = {" "}Varios espacios están igual de cerca: elige el jugador.
h3c-nothing-more = {""}
h3c-passed-out-of-reach =
    { $steps ->
        [-1] { $unit }: inalcanzable
       *[other] { $unit }: fuera de alcance, { $steps } { $steps ->
            [one] paso
           *[other] pasos
        }
    }
h3c-passed-not-beside = { $unit }: no está adyacente
h3c-passed-tower = { $unit }: solo la alcanzan las unidades a distancia
h3c-passed-class =
    { $how ->
        [not-ranged] { $unit }: { $tier }, no es a distancia
       *[later] { $unit }: { $tier } viene después
    }
h3c-passed-farther = { $unit }: más lejos ({ $steps })
h3c-passed-healthier = { $unit }: más salud restante ({ $left })

## Nadie a quien atacar

h3c-why-approach =
    { $how ->
        [nearer] { $unit }: sin camino hacia nadie; lo más cerca posible de { $targets }.
       *[approach] { $unit }: nadie al alcance; hacia el primer objetivo del orden: { $targets }.
    }{ $count ->
        [one] {""}
       *[other] {" "}Varios espacios son igual de buenos: elige el jugador.
    }
h3c-why-wall = { $unit }: ninguna unidad al alcance; se rompe la Muralla más cercana.
h3c-why-to-wall = { $unit }: nada al alcance; hacia la Muralla más cercana.
h3c-why-defend = { $unit }: sin paso sobre las Murallas ni por la Puerta, así que se defienden.
h3c-why-hold = { $unit }: no se puede hacer nada; sin movimiento.
h3c-why-done = { $unit }: nada más que hacer.
h3c-why-instead = { $unit }: nadie al alcance; en su lugar, lo que permite la carta.
h3c-why-answer =
    { $what ->
        [return] Volver no daña a nadie: decide el ajuste de esta mesa.
        [reroll] Se vuelve a tirar un −1, nada más.
        [rescue] Salvar una unidad propia no cuesta nada.
        [heal-ally] Se cura primero el nivel más alto, luego la más dañada.
        [flee] Las reglas no dicen adónde: elige el jugador.
        [first-placed] Iguales en todo: elige el jugador.
       *[other] Se hace daño siempre que se pueda, al primer objetivo del orden.
    }{ $count ->
        [one] {""}
       *[other] {" "}Siguen iguales: elige el jugador.
    }

## Las cartas del héroe IA

h3c-why-card =
    { $rule ->
        [card-draw] Una carta de IA por activación.
        [card-attack] { $card }: Ataque +{ $amount } para la próxima unidad IA que ataque.
        [card-defense] { $card }: Defensa +{ $amount } sobre { $units } hasta que la ataquen.
        [card-magic] { $card }: el siguiente hechizo, con poder { $amount }.
        [card-no-spell] { $card }: no hay hechizo que lanzar.
        [card-skill] { $card }: usad la carta de habilidad del escenario, { $amount ->
            [one] una vez
           *[other] { $amount } veces
        }.
        [spell-harm] { $spell } daña: sobre la Defensa más alta, { $units }.
        [spell-help] { $spell } ayuda: sobre la unidad IA con la Defensa más alta, { $units }.
        [spell-several] { $spell } alcanza a varias: donde hay juntas más unidades de nivel alto, { $units }.
        [spell-defence] { $spell }: una ficha de Defensa para la Defensa más alta sin ella, { $units }.
        [spell-heal] { $spell } cura a la más dañada del nivel más alto, { $units }.
        [spell-round] { $spell } dura una ronda: sobre la Defensa más alta, { $units }.
        [spell-kept] Más de la mitad de las unidades que cuentan ya han actuado: { $spell } se guarda para la próxima ronda.
        [spell-from-last-round] { $spell } estaba guardado; se lanza en lugar de robar una carta.
        [spell-weaken] { $spell } debilita a quien va a contraatacar, { $units }.
        [spell-summon] { $spell }: no se dice dónde aparecen; elige el jugador.
        [spell-table] { $spell }: las reglas no dicen cómo lo usa un héroe IA; lo resuelve la mesa con poder { $amount }.
        [spell-useless] { $spell } no sirve ahora: { $card } va al fondo del mazo IA.
       *[spell-back] { $spell } no sirve ahora: se vuelve a barajar.
    }{ $count ->
        [one] {""}
       *[other] {" "}Iguales en todo: elige el jugador.
    }

## Lo que puede elegir la mesa

h3c-option-attack = Atacar a { $target } desde { $space }
h3c-option-attack-here = Atacar a { $target } sin moverse
h3c-option-move = Ir a { $space }
h3c-option-on = Sobre { $units }
h3c-option = { $what }
h3c-not-mine = Ahora no le toca a ninguna unidad IA.

## El héroe IA en el mapa

h3c-map-the-town = la Ciudad del jugador
h3c-map-moves =
    { $fields ->
        [one] Mover 1 casilla hacia { $target }. Las casillas cruzadas se visitan y se marcan; los neutrales caen sin combate.
       *[other] Mover { $fields } casillas hacia { $target }. Las casillas cruzadas se visitan y se marcan; los neutrales caen sin combate.
    }
h3c-map-attacks = Atacar a { $target }.
h3c-map-flags = Marcar { $target }; el héroe IA no gana nada con ello.
h3c-map-reveals = Revelar la loseta por 1 punto de movimiento; el jugador decide cómo queda.
h3c-map-besieges = Atacar la Ciudad del jugador.
h3c-map-choose = Igual de cerca, elige el jugador: { $options }.
h3c-map-look = Mirar alrededor desde la nueva casilla; movimiento restante: { $left }
h3c-map-ends = Sin movimiento: se acaba el turno.
h3c-map-hero = Un héroe del jugador en la misma loseta va primero: todo el movimiento es para atacarlo.
h3c-map-flaggable = Ningún héroe del jugador en esta loseta; la Mina o el Asentamiento más cercano que pueda marcar.
h3c-map-town = Ni héroe ni nada que marcar en esta loseta: hacia la Ciudad del jugador.
h3c-map-passed = { $target }
h3c-map-negative = Las distancias y el movimiento no pueden ser negativos.

## Probabilidades

h3c-policy =
    { $policy ->
        [cautious] prudente
        [reckless] temerario
       *[sensible] sensato
    }
h3c-no-policy = «{ $found }» no es una forma de jugar. Hay: { $options }.
odds-no-game = No hay probabilidades para «{ $found }». Las hay para: { $options }.
odds-one-of = Pide una sola cosa: un combate (--mine y --level), un duelo (--duel) o la tabla (--table).
odds-no-army = Nombra tus unidades: --mine "castle:Marksmen/pack,castle:Crusaders/few".
odds-no-level = Nombra el nivel de la casilla, { $options }: --level IV.
odds-no-difficulty = «{ $found }» no es una dificultad. Hay: { $options }.
odds-no-field-level = «{ $found }» no es un nivel de casilla. Hay: { $options }.
odds-progress = Combates
odds-table-progress = Duelos
odds-fight = { $fights } { $fights ->
        [one] combate
       *[other] combates
    } en una casilla de nivel { $level }, { $difficulty }; modo de jugar: { $policy }
odds-win = Victoria: { $share } % ({ $low }–{ $high })
odds-round = Victoria en la primera ronda de combate: { $share } % ({ $low }–{ $high })
odds-retreat = Retirada: { $share } % ({ $low }–{ $high })
odds-defeat = Derrota: { $share } % ({ $low }–{ $high })
odds-experience = Experiencia esperada: { $mean } ({ $low }–{ $high })
odds-loss = { $unit }: pérdida { $gone } %, de Manada a Pocas { $flipped } %
odds-what-if =
    ¿Y si…?: { $how ->
        [without] sin { $unit }
       *[with] con { $unit }
    }: { $share } %, { $gap } puntos (de { $low } a { $high })
odds-quick = Combate rápido: el nivel del héroe supera al de la casilla. Sin combate, sin experiencia.
odds-open = Combates sin final tras { $limit } rondas de combate: { $count }
odds-speed = { $rate } combates por segundo
odds-duel = { $first } contra { $second }: { $wins } % a { $loses } %
odds-duel-draw = No acaba nunca: { $draw } %
odds-duel-rounds = Rondas de combate esperadas: { $rounds }
odds-duel-left = Salud restante, de media: { $first } y { $second }
