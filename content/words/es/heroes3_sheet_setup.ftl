# Heroes III, la velada entera: preparación, tablas y dados, combates, héroes de la IA, el final.

## Preparación

h3s-set-setup = Toda la velada en una hoja
h3s-set-begin = Empezar la velada
h3s-set-mode = Modo
h3s-set-mode-about =
    { $mode ->
        [clash] Cada uno por su cuenta.
        [alliance] Dos equipos de dos; los aliados comercian libremente.
        [cooperative] Juntos contra el escenario y sus héroes IA.
        [campaign] En solitario por los escenarios de una historia; las cartas os acompañan.
       *[tournament] Varias partidas seguidas; la app lleva cada una.
    }
h3s-set-scenario = Escenario
h3s-set-own = Uno propio
h3s-set-official =
    La app solo conoce su nombre. Mira en el libro de { $mode ->
        [campaign] campaña con qué empieza tu héroe, la bonificación, el límite de rondas, los eventos, cómo se gana y el héroe IA
        [cooperative] misiones con qué se empieza, el límite de rondas, los eventos, cómo se gana y el héroe IA
       *[other] misiones con qué se empieza, el límite de rondas, los eventos y cómo se gana
    }, y escríbelo abajo.
h3s-set-fan-made = Hecho por aficionados. La app sabe con qué se empieza; mapa, eventos y victoria están en su página.
h3s-set-carried = Continúa el escenario anterior: el mazo y lo que sobró pasan a este. Si empieza aquí, va sin ellos.
h3s-set-enemies = Contra { $names }.
h3s-set-people =
    { $count ->
        [one] Un jugador
       *[other] { $count } jugadores
    }
h3s-set-players =
    { $least ->
        [one] { $most ->
            [one] Para un jugador.
           *[other] De uno a { $most } jugadores.
        }
       *[other] De { $least } a { $most } jugadores.
    }
h3s-set-few-factions = { $count } jugadores necesitan { $count } facciones. Pon otra caja en la mesa.
h3s-set-no-name = El jugador { $number } necesita un nombre.
h3s-set-no-faction = No queda facción para { $name }: pon otra caja en la mesa.
h3s-set-team =
    { $team ->
        [first] Primera alianza
       *[second] Segunda alianza
    }
h3s-set-team-of = Bando de { $name }
h3s-set-teams-empty = Ambas alianzas necesitan a alguien: el libro pone dos jugadores en cada una.
h3s-set-hero =
    { $player }: { $name }, { $profession }, { $type ->
        [might] fuerza
       *[magic] magia
    }
h3s-set-deck = { $profession }. Mazo inicial: { $cards }.

## Dificultad, cajas, reglas

h3s-set-difficulty = Dificultad
h3s-set-bonus = Bonificación inicial: { $ways }. La hoja la aplica.
h3s-set-bonus-none = Sin bonificación inicial.
h3s-set-bonus-campaign = Una campaña tiene su propia bonificación inicial: mira su libro.
h3s-set-boxes = Cajas en la mesa
h3s-set-rules = Reglas opcionales
h3s-set-rules-on = En vigor: { $rules }.
h3s-set-rules-off = Ninguna: se juega según el libro.
h3s-set-rules-choose = Elegir reglas opcionales
h3s-set-rules-contradict = Astrólogos en todas las rondas y ningún astrólogo: elige una de las dos.
h3s-set-effect =
    { $effect ->
        [easier] Más fácil
        [harder] Más difícil
       *[variant] Distinto
    }
h3s-set-settings = Cómo se juega
h3s-set-setting =
    { $setting ->
        [dice] ¿Quién tira los dados?
        [cards] ¿Quién roba cartas de Astrólogos, Evento y Pandora?
        [ai-army] El ejército de un héroe IA, tras un combate:
        [morale] Moral: ¿fichas o las cartas de Battlefield?
       *[second-negative] Tras una segunda moral negativa, la ficha:
    }
h3s-set-answer =
    { $answer ->
        [app] La app
        [table] { $setting ->
            [cards] Cartas reales
           *[dice] Dados reales
        }
        [goes] se va
        [stays] se queda (habitual)
        [tokens] Fichas (habitual)
        [cards] Cartas
        [losses] conserva sus bajas
       *[static] vuelve entero (habitual)
    }

## Con qué empieza cada uno

h3s-set-start = Con qué empieza cada uno
h3s-set-start-sum = { $resources }. Producción: { $income }.
h3s-set-start-army = Unidades: { $units }. Edificios: { $buildings }.
h3s-set-start-ours = Un comienzo nuestro, para empezar enseguida. La página de tu escenario puede decir otra cosa.
h3s-set-change-start = Cambiarlo
h3s-set-less = Plegar
h3s-set-resources = Recursos
h3s-set-income = Producción en cada ronda de recursos
h3s-set-units = Unidades
h3s-set-buildings = Edificios
h3s-set-no-units = Aún sin unidades.
h3s-set-none = ninguno
h3s-set-add-unit = Añadir una. De una categoría, cada jugador elige cuál.
h3s-set-add = Añadir { $name }
h3s-set-drop = Quitar { $name }
h3s-set-turn = { $name }: girar la carta y después quitarla
h3s-set-tier-unit = { $tier } ({ $side })
h3s-set-named-unit = { $name } ({ $side })
h3s-set-dwelling = Vivienda ({ $tier })
h3s-set-course = Rondas y victoria
h3s-set-title = Nombre del escenario
h3s-set-rounds = Límite de rondas
h3s-set-victory = Condición de victoria
h3s-set-victory-how = Con vuestras palabras; la hoja la muestra toda la velada.
h3s-set-add-event = Añadir un evento de ronda
h3s-set-drop-event = Quitar el evento de la ronda { $round }
h3s-set-event-round = En la ronda
h3s-set-event-text = Qué ocurre
h3s-set-ai = Héroe IA
h3s-set-ai-hero = Héroe IA
h3s-set-ai-add = Añadir un héroe IA
h3s-set-ai-drop = Quitar este héroe IA
h3s-set-ai-about = Su ejército no cambia. Tras los turnos de todos se mueve según sus reglas; la app dice cómo.
h3s-set-ai-name = Su nombre
h3s-set-ai-level = Su nivel
h3s-set-ai-army = Ejército: { $count } de { $most }
h3s-set-ai-elsewhere = Solo lo dice la página del escenario: { $parts }.
h3s-set-ai-part =
    { $part ->
        [army] el ejército
        [deck] el mazo de IA
        [spells] los hechizos
       *[skills] las cartas de habilidad
    }

## Tablas y dados

h3s-set-carries = Las cartas elegidas os acompañan; escribe lo que dice el libro de este escenario.
h3s-set-tables = Tablas y dados
h3s-set-read-rule = Leer la regla
h3s-set-table =
    { $table ->
        [dice] Dados
        [trade] Comercio
        [places] Lugares
        [search] Buscar (2)
        [levels] Niveles
        [difficulty] Guardias
        [machines] Máquinas de guerra
        [ai] Cartas de IA
       *[rules] Reglas opcionales
    }
h3s-set-which-die = Qué dado
h3s-set-how-many-dice = Cuántos
h3s-set-throw =
    { $count ->
        [one] Tirar el dado
       *[other] Tirar { $count } dados
    }
h3s-set-throw-beside = Una tirada aparte del juego: solo se anota lo que se toma.
h3s-set-take = Para { $name }
h3s-set-faces = Las seis caras
h3s-set-of-six = { $count } de 6
h3s-set-have = Lo que tengo
h3s-set-have-mine = Lo que tiene { $name }
h3s-set-most = Lo que puedo obtener
h3s-set-at-most = Hasta { $amount }
h3s-set-want = Lo que quiero
h3s-set-no-way = Inalcanzable, se comercie lo que se comercie. Falta: { $missing }.
h3s-set-trade-now = Comerciar esto para { $name }
h3s-set-difficulty-about = Cartas neutrales que guardan una casilla, por su nivel y la dificultad.
h3s-set-level-line =
    { $experience } de experiencia · mano de { $hand } · { $expert ->
        [one] { $expert } uso experto
       *[other] { $expert } usos expertos
    }
h3s-set-heroes-line = Un héroe principal tiene { $main } puntos de movimiento; uno secundario, { $secondary }. Un héroe secundario cuesta { $cost } de oro.
h3s-set-find-place = Lugar: bastan dos letras
h3s-set-no-place = Ningún lugar empieza por «{ $typed }».
h3s-set-more-places = Todos los lugares de vuestras cajas
h3s-set-type-more = { $count } más: escribe dos letras.
h3s-set-visit-it = Visitar
h3s-set-visit-this = Visitar { $name }
h3s-set-category =
    { $category ->
        [visitable] Visitable: un cubo negro tras la visita
        [flaggable] Señalizable: tu cubo se queda allí
       *[revisitable] Revisitable: 1 punto de movimiento por volver a usarlo
    }
h3s-set-search-step =
    { $step ->
        [1] Buscar siempre es opcional.
        [2] Mira las 2 primeras cartas del mazo; Buscar (X) son X cartas.
        [3] Quédate una en la mano y descarta las demás. O toma en su lugar la primera de los descartes de ese mazo.
       *[4] Si el mazo o sus descartes están vacíos, rellénalo antes con el otro.
    }
h3s-set-kept = La carta que te quedaste
h3s-set-which-deck = Qué mazo
h3s-set-deck-name =
    { $deck ->
        [abilities] Habilidades
        [artifacts] Artefactos
       *[spells] Hechizos
    }
h3s-set-find-card = Carta: bastan dos letras
h3s-set-kept-it = { $name } tiene ahora { $card }.
h3s-set-machine = Fábrica de Máquinas { $factory } de oro · Mercadillo { $post } de oro
h3s-set-rules-here =
    { $count ->
        [0] Esta mesa juega según el libro: ninguna en vigor.
        [one] Una en vigor en esta mesa.
       *[other] { $count } en vigor en esta mesa.
    }

## Un lugar

h3s-set-one-of = { $when }, a elegir:
h3s-set-where = ¿Dónde está el héroe?
h3s-set-visit =
    { $category ->
        [flaggable] { $name } lo marca
       *[other] { $name } lo visita
    }
h3s-set-who = Quién
h3s-set-whose-cube = ¿De quién era el cubo?
h3s-set-nobody = De nadie, nunca
h3s-set-once = Ahora de nadie, antes sí
h3s-set-place-number =
    { $what ->
        [dice] Dados de la casilla
       *[stacked] Guardias apilados
    }

## Combates

h3s-set-fight = { $name } combate
h3s-set-fight-kind =
    { $kind ->
        [neutral] Casilla neutral
        [bank] Banco de Criaturas
        [heroes] Otro jugador
       *[ai-hero] Héroe IA
    }
h3s-set-fight-hero =
    { $which ->
        [enemy_hero] Su héroe
       *[hero] Qué héroe
    }
h3s-set-fight-switch =
    { $what ->
        [own-town] En la ciudad propia del defensor
       *[garrison] Sin héroe: solo unidades, por 8 de oro
    }
h3s-set-fight-place = ¿Por qué lugar? Se visita tras la victoria.
h3s-set-guards-are = De guardia: { $units }.
h3s-set-guards-faction = ¿Qué facción la defiende? Una con la que nadie juega.
h3s-set-guards-nobody = Todas las facciones de vuestras cajas están en juego: nombrad las unidades a mano.
h3s-set-guards-which =
    { $count ->
        [one] ¿Cuál de estas hay?
       *[other] ¿Cuáles de estas hay? Son { $count }.
    }
h3s-set-guards-by-hand = Nombrar los guardias a mano
h3s-set-shuffled = Los mazos se han barajado de nuevo
h3s-set-fight-here = Librarlo aquí
h3s-set-with-cards = Con cartas
h3s-set-quick = Combate rápido
h3s-set-name = { $name }
h3s-set-fighting =
    { $hero ->
        [secondary] El héroe secundario de { $name } contra { $enemy }
       *[main] { $name } contra { $enemy }
    }
h3s-set-standing =
    { $standing ->
        [running] El combate se libra en la app.
        [over] El combate ha terminado; su resultado aún no está en la hoja.
        [gone] La mesa del combate se borró. Anota cómo terminó o líbralo de nuevo.
       *[cards] Lo libráis con vuestras cartas. Anota cómo terminó.
    }
h3s-set-go-on = Seguir con el combate
h3s-set-take-over = Pasar el resultado a la hoja
h3s-set-enter-outcome = Anotar el desenlace
h3s-set-call-off = Cancelarlo
h3s-set-back-to-evening = Volver a la velada
h3s-set-see-evening = Mirar la hoja de la velada
h3s-set-fight-entered = La velada no espera este combate: su desenlace ya se anotó o se canceló.
h3s-set-outcome-title = ¿Cómo terminó?
h3s-set-outcome =
    { $outcome ->
        [victory] Victoria
        [retreat] Retirada
        [defeat] Derrota
        [surrender] Rendición, 10 de oro
       *[surrendered] { $name } se rindió, 10 de oro
    }
h3s-set-left = Lo que queda del ejército de { $name }
h3s-set-left-how = Toca una unidad una vez por cada carta perdida.
h3s-set-gone = { $name }: perdida
h3s-set-azure = Había una unidad azur
h3s-set-fought-number =
    { $what ->
        [movement] Puntos de movimiento que costó
        [experience] Experiencia que dio
       *[stacked] Guardias apilados
    }
h3s-set-stacked = { $usual ->
        [0] Con vuestra dificultad, ningún guardia tiene ficha de Pila.
        [1] Con vuestra dificultad, un guardia tiene ficha de Pila.
       *[other] Con vuestra dificultad, { $usual } guardias tienen ficha de Pila.
    }
h3s-set-enter = Pasarlo a la hoja

## Héroes de la IA

h3s-set-ai-line =
    { $state ->
        [beaten] { $name }: fuera de juego
        [moves] { $name } se mueve: movimiento { $movement }
        [next] { $name } se mueve
       *[waits] { $name }
    }
h3s-set-ai-subtitle =
    { $state ->
        [beaten] Héroe IA de nivel { $level }, derrotado
       *[there] Héroe IA de nivel { $level } · movimiento { $movement }
    }
h3s-set-ai-army-now = Ejército
h3s-set-ai-no-army = La app no conoce su ejército: está en la página del escenario.
h3s-set-ai-is-beaten = Fuera de juego
h3s-set-ai-flags = Ha marcado: { $places }.
h3s-set-ai-skills = Cartas de habilidad
h3s-set-ai-skills-used = Cartas que usa una carta de Habilidad
h3s-set-find-skill = Habilidad o especialidad: bastan dos letras
h3s-set-counted = { $count } { $name }
h3s-set-ai-fields = Qué puede marcar en su loseta
h3s-set-ai-hero-of =
    { $hero ->
        [secondary] Héroe secundario de { $name }
       *[main] Héroe de { $name }
    }
h3s-set-ai-field-of = { $place } de { $name }
h3s-set-ai-go = Se mueve
h3s-set-ai-fight = Empezar el combate

## El final

h3s-set-again = Otra velada
h3s-set-figures = La velada en cifras
h3s-set-carry = Lo que os acompaña
h3s-set-carry-deck =
    El próximo mazo: todas las Características, la Especialidad I y otras cinco cartas. { $count ->
        [one] De momento, { $count } carta.
       *[other] De momento, { $count } cartas.
    }
h3s-set-carry-choose = Elegir cartas: { $chosen } de { $wanted }
h3s-set-carry-how = Todas las Características y la Especialidad I pasan siempre; las demás Especialidades, no.
h3s-set-carry-done = Estas: { $chosen } de { $wanted }
h3s-set-next = Seguir con { $name }
h3s-set-next-own = Seguir con el próximo escenario
h3s-set-campaign-over = Este era el último escenario de la campaña.
h3s-set-restart = Jugarlo otra vez
h3s-set-restart-how = Un escenario perdido vuelve a empezar con el mazo que se llevó a él.
