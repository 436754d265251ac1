# Las pantallas del combate de Heroes III.

## Preparación

h3a-setup = Un combate; la app lleva al enemigo
h3a-fight = El combate
h3a-sentence =
    { $kind ->
        [neutral] Entro en una casilla de nivel { $level } en dificultad { $difficulty }
        [bank] Visito un Banco de Criaturas en dificultad { $difficulty }
        [ai-hero] Lucho contra un héroe IA en dificultad { $difficulty }
        [heroes] Héroe contra héroe
       *[siege] { $where ->
            [my-town] Defiendo mi Ciudad
           *[their-town] Asedio una Ciudad
        }
    }
h3a-kind =
    { $kind ->
        [neutral] Casilla neutral
        [bank] Banco de Criaturas
        [ai-hero] Héroe IA
       *[heroes] Otro héroe
    }
h3a-level = Nivel de la casilla
h3a-level-of = Casilla de nivel { $level }
h3a-difficulty-label = Dificultad
h3a-difficulty =
    { $difficulty ->
        [easy] Fácil
        [normal] Normal
        [hard] Difícil
       *[impossible] Imposible
    }
h3a-guards = { $count } { $tier }
h3a-guarded = La guardan cartas neutrales: { $guards }.
h3a-quick-about = Tu héroe supera esta casilla: combate rápido, nadie lucha y no hay experiencia.
h3a-where = Dónde
h3a-place-of =
    { $where ->
        [land] En tierra
        [sea] En el mar
        [their-town] Asedio: su Ciudad
       *[my-town] Asedio: mi Ciudad
    }
h3a-attacker =
    { $side ->
        [mine] Ataco yo
       *[theirs] Atacan ellos
    }
h3a-hero = Mi héroe
h3a-hero-level = Nivel de mi héroe
h3a-hero-main = Héroe principal
h3a-hero-secondary = Héroe secundario
h3a-movement = Puntos de movimiento
h3a-my-army = Mi ejército: { $count } de { $most }
h3a-army-empty = Nadie todavía. Toca una unidad o escribe dos letras de su nombre.
h3a-find-unit = Unidad: bastan dos letras
h3a-find-none = Ninguna unidad empieza por «{ $typed }».
h3a-add = Añadir { $name }, { $tier } { $about }
h3a-remove = Quitar { $name }
h3a-side =
    { $side ->
        [pack] Manada
       *[few] Pocas
    }
h3a-turn =
    { $side ->
        [pack] { $name }: Manada; girar a Pocas
       *[few] { $name }: Pocas; girar a Manada
    }
h3a-figures-short = Ataque { $attack } · Defensa { $defense } · Salud { $health } · Iniciativa { $initiative }
h3a-enemy = El enemigo
h3a-drawing-label = Quién roba las cartas neutrales
h3a-drawing =
    { $how ->
        [app] Roba la app
        [table] Cartas reales
       *[known] Ya se conoce
    }
h3a-drawing-about =
    { $how ->
        [app] La app roba de sus propios mazos y recuerda lo descartado.
        [table] Robáis de los mazos reales; la app pregunta por cada carta.
       *[known] Las cartas ya están ahí: introdúcelas ahora.
    }
h3a-decks = Mazos neutrales
h3a-decks-seen =
    { $count ->
        [one] Hay { $count } carta neutral en los descartes.
       *[other] Hay { $count } cartas neutrales en los descartes.
    }
h3a-decks-on = Seguir con ellos
h3a-decks-fresh = Barajarlo todo
h3a-decks-settings = Has cambiado dados o reglas: eso abre una mesa nueva con mazos nuevos.
h3a-bank-guards =
    Guardias: { $units }. { $stacked ->
        [one] { $stacked } tiene ficha de Pila.
       *[other] { $stacked } tienen ficha de Pila.
    }
h3a-heroes-about = Los dos ejércitos los llevan personas en esta pantalla.
h3a-their-level-name = Nivel de su héroe
h3a-their-level = Nivel de su héroe: { $level }
h3a-less = Más bajo
h3a-more = Más alto
h3a-ai-deck = Mazo IA
h3a-ai-deck-about = Tantas cartas de cada tipo como diga el escenario.
h3a-ai-type =
    { $type ->
        [might] Cartas de Fuerza
        [magic] Cartas de Magia
       *[skill] Cartas de Habilidad
    }
h3a-ai-spells = Mazo de hechizos de la IA
h3a-find-spell = Hechizo: bastan dos letras
h3a-dice = Dados de ataque
h3a-dice-app = Tira la app
h3a-dice-table = Dados reales
h3a-odds = Las probabilidades
h3a-odds-later = Elige los dos ejércitos y la app te dirá si conviene este combate.
h3a-odds-quick = Sin combate no hay probabilidades.
h3a-others = Más unidades en mi mazo
h3a-machines = Mis máquinas de guerra
h3a-begin = Al combate
h3a-begin-quick = Combate rápido
h3a-missing-mine = Elige al menos una unidad tuya.
h3a-missing-theirs = Elige al menos una unidad del enemigo.
h3a-map = El turno del héroe IA en el mapa
h3a-map-about = Di a cuántas casillas está cada cosa del héroe IA; – si no está.
h3a-map-steps = Lo que hace
h3a-map-place =
    { $place ->
        [hero] Héroe de un jugador en su loseta
        [first] Mina o Asentamiento en su loseta
        [second] Otra Mina o Asentamiento
        [unknown] Loseta boca abajo en el camino
       *[town] La Ciudad del jugador
    }
h3a-map-name =
    { $place ->
        [hero] el héroe del jugador
        [first] la Mina o el Asentamiento
       *[second] la otra Mina o Asentamiento
    }
h3a-map-distance =
    { $place }: { $fields ->
        [-1] no está
        [one] a { $fields } casilla
       *[other] a { $fields } casillas
    }

## Cómo lee la mesa las reglas

h3a-rules = Cuestiones abiertas de las reglas
h3a-rules-about = El reglamento las deja abiertas. Jugadlas como en vuestra mesa.
h3a-rule-usual = { $answer } (habitual)
h3a-rule =
    { $rule ->
        [distance] G1 ¿Qué objetivo está más cerca para una unidad IA a pie o voladora?
        [attack_space] G2 Varios espacios de ataque están igual de cerca.
        [out_of_reach] G3 Una unidad IA no alcanza a nadie.
        [ranged_move] G4 ¿Usan su paso las unidades IA a distancia?
        [second_targets] G5 El daño opcional, como un segundo objetivo, se usa:
        [returns] G5 ¿Vuelven las unidades IA tras atacar si pueden?
        [rerolls] G5 ¿Repiten las unidades IA un −1 si pueden?
        [instead] G5 ¿Usan las unidades IA habilidades en vez de actuar?
        [retaliation] G6 ¿Contraatacan las unidades IA?
        [paralysis_ends] Una unidad paralizada se recupera al ser:
        [retaliates_as] Una Manada vuelta a Pocas contraataca con los valores de:
        [penalty_when_retaliating] ¿Penalización para una unidad a distancia que contraataca?
        [stop_before_dice] ¿Parar antes de cada dado de ataque para jugar cartas?
        [flying_attack_then_move] ¿Pueden las voladoras atacar primero y moverse después?
        [die_changes_damage] ¿Cambia el dado de ataque el daño?
        [every_attack_hurts] ¿Hace todo ataque al menos 1 de daño?
       *[free_extension] ¿Son gratis las demás rondas de combate?
    }
h3a-rule-answer =
    { $answer ->
        [yes] Sí
        [no] No
        [steps] Por pasos
        [straight] En línea recta
        [ask] Elegimos
        [first] La primera
        [approach] Se acerca
        [stay] Se queda
        [never] Nunca
        [away] Se aleja
        [always] Siempre
        [ordinary] Como siempre
        [attacked] Atacada
        [damaged] Dañada
        [few] Pocas
       *[pack] La Manada
    }

## Las probabilidades

h3a-odds-about = La app libra este combate cientos de veces y te dice cómo acaba.
h3a-odds-begins = Librando los primeros combates…
h3a-odds-work-out = ¿Me conviene este combate?
h3a-odds-again = Afinar
h3a-odds-stop = Ya basta
h3a-odds-round = Esta ronda
h3a-odds-win = Ganar
h3a-odds-aloud = Probabilidad de ganar esta ronda { $first }, de ganar { $win }
h3a-odds-fights =
    { $fights ->
        [one] { $fights } combate
       *[other] { $fights } combates
    } · { $rounds } rondas · { $experience } de experiencia de media
h3a-odds-losses = Lo que cuesta
h3a-odds-loss =
    { $pack ->
        [yes] pérdida { $gone } · Pocas { $flipped }
       *[no] pérdida { $gone }
    }
h3a-odds-keep = Mostrar sobre el tablero
h3a-odds-from-here = Desde esta posición
h3a-policy-label = Cómo luchan mis unidades
h3a-policy =
    { $policy ->
        [sensible] Sensatas
        [cautious] Prudentes
       *[reckless] Temerarias
    }
h3a-what-if = ¿Y si…?
h3a-what-if-one =
    { $what ->
        [without] Sin { $unit }
        [more] { $unit } como Manada
       *[retreat] Retirada inmediata
    }
h3a-what-if-points = { $points } puntos

## La mesa

h3a-title =
    { $kind ->
        [neutral] Casilla { $level } · { $difficulty }
        [ai-hero] Héroe IA · { $difficulty }
        [siege] Asedio · { $difficulty }
       *[heroes] Héroe contra héroe
    }
h3a-title-bank = { $bank } · { $difficulty }
h3a-now-before = Antes del combate
h3a-now-round = Ronda { $round } · movimiento: { $left }
h3a-now-round-only = Ronda de combate { $round }
h3a-now-over =
    { $outcome ->
        [victory] Ganado
        [quick] Combate rápido
        [surrendered] El enemigo se rindió
        [retreat] Retirada
        [surrender] Rendición
       *[defeat] Perdido
    }
h3a-unit-side =
    { $side ->
        [pack] { $name }, Manada
       *[few] { $name }, Pocas
    }
h3a-tier =
    { $tier ->
        [bronze] bronce
        [silver] plata
        [gold] oro
        [azure] azur
       *[none] sin nivel
    }
h3a-space = { $space }
h3a-ground =
    { $ground ->
        [free] libre
        [wall] Muralla
        [gate] Puerta
        [gap] sin espacio
        [fire-wall] en llamas
       *[obstacle] obstáculo
    }
h3a-sign =
    { $sign ->
        [reach] Se puede llegar
        [target] Se puede atacar
        [from] Atacar desde aquí
        [place] Colocar aquí
        [picked] En tu mano
        [goes] Va aquí
        [hit] Es atacada
        [named] Objetivo { $number }
       *[option] Se puede elegir
    }
h3a-unit-of =
    { $owner ->
        [mine] tus { $name }
       *[theirs] { $name } del enemigo
    }{ $side ->
        [few] , Pocas
        [pack] , Manada
       *[other] {""}
    }
h3a-moves =
    { $kind ->
        [flying] voladora
        [ranged] a distancia
       *[ground] a pie
    }
h3a-figures = Ataque { $attack }, Defensa { $defense }, salud { $left } de { $health }, Iniciativa { $initiative }
h3a-token =
    { $token ->
        [paralysed] paralizada
        [defending] ficha de Defensa
        [retaliated] ya ha contraatacado
        [poison] veneno { $count }
        [corrosion] Defensa −{ $count }
        [stack] ficha de Pila
        [attack] Ataque +{ $count } una vez
        [defense] Defensa +{ $count } una vez
       *[ongoing] efectos duraderos: { $count }
    }
h3a-acts-now = actúa ahora
h3a-has-acted = ya ha actuado
h3a-order = Aún por actuar
h3a-order-more =
    { $count ->
        [one] y { $count } más
       *[other] y { $count } más
    }
h3a-order-unit =
    { $owner ->
        [mine] tus { $unit }
       *[theirs] { $unit } del enemigo
    }, Iniciativa { $initiative }{ $now ->
        [yes] , actúa ahora
       *[no] {""}
    }

## Qué pasa ahora

h3a-place =
    { $side ->
        [mine] Coloca tus unidades
       *[theirs] El otro bando coloca sus unidades
    }
h3a-place-how =
    { $count ->
        [one] Queda { $count }. Toca un espacio marcado; si tocas una unidad, la recoges.
       *[other] Quedan { $count }. Toca un espacio marcado; si tocas una unidad, la recoges.
    }
h3a-place-done = Todas están puestas. Si tocas una unidad, la recoges.
h3a-place-all = Colocar por mí
h3a-ready = Listo
h3a-draw = Roba una carta neutral: { $tier }
h3a-draw-how = ¿Cuál ha salido?
h3a-draw-which = ¿Qué carta?
h3a-tap-marked = Toca uno de los espacios marcados.
h3a-tap = Toca tu elección
h3a-none = Ninguna
h3a-stay = Quedarse ahí
h3a-done = Hecho
h3a-roll =
    { $side ->
        [mine] { $count ->
            [one] Tira un dado por tu bando{ $why ->
                [attack] {""}
                [reroll] {" "}otra vez
                [defense] : ficha de Defensa
                [resist] : contra la carta
               *[other] : habilidad
            }.
           *[other] Tira { $count } dados por tu bando.
        }
       *[theirs] { $count ->
            [one] Tira un dado por el enemigo{ $why ->
                [attack] {""}
                [reroll] {" "}otra vez
                [defense] : ficha de Defensa
                [resist] : contra la carta
               *[other] : habilidad
            }.
           *[other] Tira { $count } dados por el enemigo.
        }
    }
h3a-strikes-back = Contraataque: { $unit }.
h3a-roll-typed = Hasta ahora: { $dice }
h3a-roll-app = Tirar
h3a-die = El dado muestra { $face }
h3a-acts = { $unit }: te toca
h3a-acts-how =
    { $ranged ->
        [yes] Toca un enemigo para disparar o un espacio para moverte.
       *[no] Toca un espacio marcado para moverte, un enemigo marcado para atacar.
    }
h3a-aim = { $unit } atacan a { $target }
h3a-aim-how = ¿Desde qué espacio? Tócalo o toma el más cercano.
h3a-attack-from = Atacar desde { $space }
h3a-cards = Cartas
h3a-defend = Defender
h3a-finish = Fin de activación
h3a-pass = No hacer nada
h3a-use = Usar la habilidad
h3a-use-how = Toca para quién o qué es la habilidad.
h3a-next = Siguiente
h3a-all = Todo
h3a-passed-over =
    { $count ->
        [one] Lo que se descartó ({ $count })
       *[other] Lo que se descartó ({ $count })
    }
h3a-overrule = Decidir otra cosa
h3a-overrule-back = Que decida la app
h3a-overrules = Decides por { $unit }
h3a-tie = { $unit }: las reglas te dejan elegir
h3a-tie-space = { $unit } atacan a { $target }: tú eliges el espacio
h3a-limit = Fin de la ronda de combate { $round }
h3a-limit-how =
    { $how ->
        [free] Otra ronda, o retirada.
        [pay] Paga 1 punto de movimiento (de { $left }) por otra ronda, o retírate.
       *[none] No queda movimiento para seguir.
    }
h3a-fight-on = Seguir luchando
h3a-retreat = Retirarse
h3a-surrender = Rendirse por 10 de oro
h3a-do-attack =
    { $how ->
        [walk] { $unit } van a { $space } y atacan a { $target }
        [shoot] { $unit } disparan a { $target }
       *[stand] { $unit } atacan a { $target }
    }
h3a-do-move = { $unit } van a { $space }
h3a-do =
    { $what ->
        [defend] { $unit } se defienden: pon una ficha de Defensa
        [done] { $unit } no hacen nada más
        [use] { $unit } usan su habilidad
       *[act] { $unit } actúan
    }
h3a-do-choose = El enemigo elige: { $what }
h3a-do-deck =
    { $do ->
        [draw] { $deck ->
            [spells] Roba el siguiente hechizo del héroe IA
           *[cards] Roba una carta IA
        }
        [bottom] { $card }: al fondo de su mazo
        [back] { $card }: barajada de nuevo en su mazo
        [keep] { $card }: guardada para la próxima ronda
       *[done] { $card }: hecho
    }
h3a-do-spell =
    { $side ->
        [mine] Juegas { $card }
       *[theirs] El héroe IA lanza { $card }, poder { $power }
    }{ $count ->
        [0] {""}
       *[other] {" "}sobre { $targets }
    }
h3a-do-boost =
    { $waits ->
        [yes] Ataque +{ $attack } para la próxima unidad enemiga que ataque
       *[no] { $unit }: Ataque +{ $attack }, Defensa +{ $defense }
    }
h3a-do-mark =
    { $token ->
        [defending] Una ficha de Defensa para { $unit }
       *[other] Una ficha para { $unit }
    }
h3a-whose =
    { $owner ->
        [mine] tus { $unit }
       *[theirs] { $unit }
    }
h3a-the-wall = la Muralla en { $space }
h3a-the-gate = la Puerta en { $space }
h3a-answer =
    { $answer ->
        [yes] sí
        [no] no
       *[none] nadie
    }

## Cartas

h3a-find-card = Carta: bastan dos letras
h3a-card-kind =
    { $kind ->
        [statistic] Características
        [ability] Habilidades
        [spell] Hechizos
        [artifact] Artefactos
       *[specialty] Especialidades
    }
h3a-way-label = ¿Qué efecto?
h3a-way =
    { $way ->
        [basic] Básico
        [expert] Experto
        [empowered] Potenciado
       *[other] Efecto { $way }
    }
h3a-branch-label = La carta dice «o»: ¿qué parte?
h3a-branch = Parte { $number }
h3a-power = Poder pagado
h3a-power-reaches = Fuerza: { $strength }
h3a-discarded = Cartas descartadas para ello
h3a-card-on = Elegir objetivos
h3a-card-plays = Juegas { $card }
h3a-card-target =
    { $number ->
        [1] Toca el objetivo en el tablero.
       *[other] Toca el objetivo { $number } en el tablero.
    }
h3a-card-ready = Lista para jugar.
h3a-card-play = Jugar
h3a-bonus = Cualquier otra carta
h3a-bonus-how = Lo que da a una unidad, para un ataque.
h3a-bonus-of =
    { $what ->
        [attack] Ataque +{ $amount }
        [defense] Defensa +{ $amount }
       *[damage] Daño { $amount }
    }

## Unidades y correcciones

h3a-units = Unidades
h3a-owner =
    { $owner ->
        [mine] Mi bando
       *[theirs] El enemigo
    }
h3a-figure =
    { $figure ->
        [attack] Ataque
        [defense] Defensa
        [health] Salud
        [damage] Daño
       *[initiative] Iniciativa
    }
h3a-look-up = Consultarla
h3a-by-hand = Corregir a mano
h3a-by-hand-how = Vale el tablero de vuestra mesa. Todo se puede deshacer.
h3a-token-name =
    { $token ->
        [paralysed] Paralizada
        [defending] Ficha de Defensa
        [retaliated] Ya ha contraatacado
        [acted] Ya ha actuado
        [poison] Veneno
       *[corrosion] Defensa perdida
    }
h3a-turn-to =
    { $side ->
        [pack] Girar a Manada
       *[few] Girar a Pocas
    }
h3a-put-elsewhere = Poner en otro sitio
h3a-take-off = Quitar del tablero
h3a-carry = { $unit }: ¿adónde?
h3a-carry-how = Toca cualquier espacio libre.
h3a-carry-leave = Dejarla ahí
h3a-join = Se une una unidad

## El final

h3a-outcome =
    { $outcome ->
        [victory] Victoria
        [quick] Combate rápido
        [surrendered] El enemigo se rinde
        [retreat] Retirada
        [surrender] Rendición
       *[defeat] Derrota
    }
h3a-experience =
    { $count ->
        [one] { $count } de experiencia
       *[other] { $count } de experiencia
    }
h3a-lost = Perdidas: { $units }
h3a-flipped = Ahora Pocas: { $units }
h3a-no-losses = Sin bajas.
h3a-again = Siguiente combate
