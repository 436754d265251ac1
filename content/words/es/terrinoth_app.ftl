# Pantallas de Héroes de Terrinoth.

## Preparación

tha-setup = Llevar los enemigos
tha-quest = Aventura
tha-quest-box = Una aventura de nuestra caja
tha-quest-ours = Una aventura nuestra: todas sus cartas están en la app.
tha-quest-pack = De vuestros paquetes. Las cartas aún sin escribir se preguntan cuando salen.
tha-quest-title = Título de la aventura
tha-quest-nemesis = Antagonista (puede quedar vacío)
tha-box-how = Preparad las cartas reales como dice la hoja de aventura. La app pregunta por cada carta una vez y la recuerda.
tha-track-how = Tocad en orden los colores del medidor de peligro.
tha-add-space = Añadir una casilla: { $colour }
tha-drop-space = Quitar la última casilla
tha-heroes = Héroes: { $count }
tha-hero = Héroe
tha-people = Quién juega
tha-together = Un héroe por persona
tha-solo = En solitario con dos héroes
tha-second-hero = Segundo héroe
tha-add-hero = Añadir un héroe
tha-hero-of = { $player }: { $name }, vida { $health }
tha-who-leads = ¿Quién lidera el grupo?
tha-leads = Lidera { $name }
tha-decks-who = Mazos
tha-decks-by-app = Reparte la app
tha-decks-by-table = Cartas reales
tha-decks-about =
    { $decks ->
        [app] La app baraja y reparte todos los mazos de la aventura.
       *[table] Robáis las cartas reales y decís a la app qué ha salido.
    }
tha-dice = Dados
tha-dice-table = Dados reales
tha-dice-app = Tira la app
tha-faces-how = Tocad una vez las seis caras de un dado blanco y de uno negro. Se recuerdan.
tha-keep-faces = Recordar estas caras
tha-rules = Cuestiones abiertas de las reglas
tha-rules-how = Donde el reglamento calla. La primera respuesta es la habitual.
tha-setting =
    { $setting ->
        [nefarious] Nefasto: los enemigos eligen lo que más daña al grupo
        [action-without-target] Un ataque o apoyo sin objetivo
        [roll-order] Tras una tirada, primero van
        [after-fall] Un héroe cae a mitad de la barra de un enemigo
        [engage-facedown] Entrar en liza con un enemigo boca abajo
        [fallen-conditions] Estados de un héroe caído
        [fallen-enemies] Los enemigos de un héroe caído van a las sombras
        [leader-falls] Cae el líder
        [count-after-fall] Carta de número de héroes tras una caída
        [lair-faceup] El antagonista está boca arriba en la guarida
        [defeated-nemesis] Un antagonista derrotado
        [show-discarded] Enseñar las cartas boca abajo al descartarlas
       *[pile-order] Los montones de un mazo
    }
tha-setting-value =
    { $setting ->
        [action-without-target] { $value ->
            [roll] se tira
           *[forbid] no se permite
        }
        [roll-order] { $value ->
            [counterattacks-first] contraataques
           *[threats-first] amenazas
        }
        [after-fall] { $value ->
            [resolve] se acaba la barra
           *[stop] se para ahí
        }
        [engage-facedown] { $value ->
            [reveal] le da la vuelta
           *[forbid] no es posible
        }
        [fallen-conditions] { $value ->
            [supply] se devuelven
           *[keep] se quedan
        }
        [fallen-enemies] { $value ->
            [keep] como estén
            [ready] preparados
           *[exhausted] agotados
        }
        [leader-falls] { $value ->
            [choose] elegís
           *[next] el siguiente
        }
        [count-after-fall] { $value ->
            [unchanged] se queda
           *[exchange] se cambia
        }
        [defeated-nemesis] { $value ->
            [removed] sale del juego
            [discard-then-lair-on-reshuffle] a la guarida al rebarajar
           *[back-to-lair-now] vuelve a la guarida
        }
        [pile-order] { $value ->
            [quest] como dice la aventura
            [first-is-top] el primero arriba
           *[first-is-bottom] el primero abajo
        }
       *[other] { $value ->
            [yes] Sí
           *[no] No
        }
    }
tha-begin = Empezar con { $count } { $count ->
        [one] héroe
       *[other] héroes
    }
tha-missing-title = La aventura necesita un título.
tha-missing-name = ¿Quién juega el héroe { $number }?
tha-missing-faces = Para tirar, la app necesita las caras de vuestros dados.
tha-to-packs = Paquetes: exportar e importar
tha-own-pack = Nuestras cartas de Terrinoth
tha-kind =
    { $kind ->
        [heroes] Héroes
        [activation] Cartas de activación
        [enemies] Enemigos
        [locations] Lugares
        [exploration] Cartas de exploración
        [conditions] Estados
       *[quests] Aventuras
    }
tha-kind-of = { $kind }: { $done } de { $total }

## La mesa

tha-now =
    Ronda { $round } · { $phase ->
        [setup] preparación
        [heroes] fase de los héroes
        [enemies] fase de los enemigos
        [peril] fase de peligro
        [travel] fase de viaje
       *[end] fin de la ronda
    }
tha-now-enemies = Ronda { $round } · fase de los enemigos · { $done } de { $total }
tha-over = Terminada tras la ronda { $round }
tha-nobody = nadie
tha-hero-aloud =
    { $name }: heridas { $wounds } de { $health }, fichas de éxito { $tokens }{ $state ->
        [leader] , lidera el grupo
        [fallen] , fuera de combate
       *[plain] {""}
    }
tha-tokens = Fichas de éxito { $count } de { $most }
tha-card-state =
    { $action ->
        [attack] Ataque
        [explore] Exploración
        [rest] Descanso
       *[aid] Apoyo
    }: { $state ->
        [ready] preparada
       *[exhausted] agotada
    }
tha-state =
    { $state ->
        [ready] preparado
       *[exhausted] agotado
    }
tha-foe =
    { $name }: ataque { $attack }, heridas { $wounds } de { $health }, resistencia { $resistance }, { $state ->
        [ready] preparado
       *[exhausted] agotado
    }
tha-foe-facedown =
    { $name }, { $state ->
        [ready] preparado
       *[exhausted] agotado
    }
tha-foe-short = ataque { $attack } · heridas { $wounds } de { $health } · resistencia { $resistance }
tha-hero-short = heridas { $wounds }
tha-danger = Peligro
tha-danger-by-hand = Esta aventura no tiene aquí medidor: llevadlo a mano.
tha-danger-aloud = Peligro: casilla { $at } de { $count }, { $colour }. { $next }
tha-danger-space = Indicador de peligro en la casilla
tha-danger-how = El indicador avanza una casilla por ronda; en la última se queda y se resuelve cada ronda.
tha-space = Casilla { $number }: { $colour }
tha-colour =
    { $colour ->
        [start] inicio
        [grey] gris
        [green] verde
        [yellow] amarilla
        [violet] violeta
        [purple] morada
        [red] roja
        [blue] azul
        [orange] naranja
        [black] negra
       *[other] { $colour }
    }
tha-next = siguiente: { $colour } – { $brings }
tha-next-later = en { $count }: { $colour } – { $brings }
tha-next-last = ahora cada ronda: { $colour } – { $brings }
tha-next-nothing = siguiente: nada
tha-brings-open = lo que diga la hoja de aventura
tha-place = Lugar y peligro
tha-no-location = Aún no hay lugar
tha-final = último
tha-location-aloud =
    { $name }: progresión { $progress } de { $goal }{ $state ->
        [final] , último lugar
        [explored] , explorado por completo
       *[open] {""}
    }
tha-progress = Progresión
tha-shadows = Sombras: { $count }
tha-lair = Guarida
tha-decks = Quedan: enemigos { $enemies }, lugares { $locations }, exploración { $exploration }
tha-decks-table = Repartís los mazos reales.

## La pregunta

tha-chapter =
    { $chapter ->
        [enemies] Fase de los enemigos
        [peril] Fase de peligro
        [travel] Fase de viaje
        [round] Una nueva ronda
        [end] El final
       *[deed] Ahora mismo
    }
tha-pages-left = { $count } más
tha-rule = Regla { $rule }
tha-pick = { $enemy } se activa contra { $name }: { $bar }
tha-pick-facedown = { $name } da la vuelta al enemigo boca abajo y lo activa
tha-pick-why =
    { $where ->
        [shadows] Le toca a { $name } y no tiene en liza ningún enemigo preparado; este es el único preparado en las sombras.
       *[engaged] Le toca a { $name } y activa un enemigo en liza; este es el único preparado.
    }
tha-bar-unknown = leed su barra
tha-next-step = Hecho, seguir
tha-all = Todo
tha-choose-above = Elegid una respuesta
tha-done = Hecho
tha-enter-roll = Anotar la tirada
tha-app-rolls = Tira la app
tha-again = Jugar otra vez
tha-card-unknown = Aún sin escribir: decís cuántos dados.
tha-dice-typed =
    { $die ->
        [white] Blancos
       *[black] Negros
    } { $done } de { $count }
tha-dice-back =
    { $die ->
        [white] Quitar un dado blanco
       *[black] Quitar un dado negro
    }
tha-face =
    { $face ->
        [success] éxito
        [critical] crítico
        [shield] defensa
        [counterattack] contraat.
        [threat] amenaza
       *[blank] blanco
    }
tha-face-aloud =
    { $die ->
        [white] Dado blanco: { $face }
       *[black] Dado negro: { $face }
    }

## Fichas

tha-wounds = Heridas
tha-success = Fichas de éxito
tha-conditions = Estados
tha-activation-cards = Cartas de activación
tha-items = Objetos
tha-turn =
    { $state ->
        [ready] Agotar { $card }
       *[exhausted] Preparar { $card }
    }
tha-turn-foe =
    { $state ->
        [ready] Agotarlo
       *[exhausted] Prepararlo
    }
tha-move-label = Ponerlo en otro sitio
tha-move-hero = Ante { $name }
tha-move =
    { $zone ->
        [shadows] Sombras
        [lair] Guarida
       *[discard] Descartes
    }
tha-put-right = Corregir a mano
tha-put-right-how = Entre dos pasos: heridas, fichas, cartas y dónde están los enemigos.
tha-by-hand = A mano
tha-draw-how = Robadla del mazo real y decid cuál es.
tha-draw-new-how = Dos letras encuentran una carta conocida; cualquier otro título crea una nueva.
tha-which-card = ¿Qué carta?
tha-card = Carta
tha-card-title = Título
tha-new-card = Carta nueva: { $title }
tha-known-cards = Cartas conocidas
tha-none-left = No quedan cartas

## Escribir una carta

tha-type-card = Escribir esta carta
tha-cards = Cartas por escribir
tha-cards-rough =
    { $count ->
        [0] Todas las cartas vistas están escritas.
        [one] Una carta vista no está escrita del todo.
       *[other] { $count } cartas vistas no están escritas del todo.
    }
tha-card-progress =
    { $state ->
        [stub] solo el título; los números se piden cuando hacen falta
        [stats] los números están, falta la barra
       *[complete] está todo
    }
tha-keep-card = Guardar la carta
tha-later = Luego
tha-field =
    { $field ->
        [attack] Ataque
        [health] Vida
        [resistance] Resistencia
        [dice] Dados
        [spawn_engaged] Aparición, roja
        [spawn_shadows] Aparición, negra
       *[exploration] Puntuación de exploración
    }
tha-role =
    { $role ->
        [minion] Esbirro
        [chieftain] Caudillo
       *[nemesis] Antagonista
    }
tha-level =
    { $level ->
        [trivial] Trivial
        [challenging] Desafiante
       *[formidable] Formidable
    }
tha-sort =
    { $sort ->
        [item] Objeto
       *[event] Evento
    }
tha-bar = Barra de efectos
tha-bar-empty = Tocad sus palabras de izquierda a derecha
tha-bar-back = Quitar la última palabra
tha-own-keyword = Palabra propia
tha-word-keyword = La palabra clave y Entrar
tha-traits = Rasgos
tha-own-trait = Otro
tha-word-trait = El rasgo y Entrar
tha-text = Texto
tha-always = Siempre
tha-note = Recordatorio en vuestras palabras
tha-way =
    { $way ->
        [tap] Tocarlo
        [remind] Recordarlo
       *[type] Notación
    }
tha-line-empty = Tocad lo que hace.
tha-line-bad = Columna { $column }: encontrado: { $found }; esperado: { $expected }
tha-line-done = Eso es
tha-line-drop = Borrar
tha-free-remind = Lo que dice, en vuestras palabras
tha-free-type = En la notación de los paquetes
tha-free-how = Por ejemplo: wound(active, 2); give(poisoned)
tha-op-which =
    { $count ->
        [0] ¿Qué ocurre?
       *[other] ¿Y después?
    }
tha-op-back = Quitar el último efecto
tha-op-other = Otra cosa
tha-op-then = Y después
tha-op =
    { $op ->
        [wound] Heridas
        [recover] Recuperar
        [token] Fichas de éxito
        [give] Ganar un estado
        [cure] Perder un estado
        [exhaust] Agotar
        [ready] Preparar
        [engage] Entrar en liza
        [toShadows] A las sombras
        [spawn] Aparecer
        [peril] Indicador de peligro
        [progress] Progresión
        [activate] Activar
        [reveal] Dar la vuelta
        [discard] Descartar
       *[draw] Robar exploración
    }
tha-param =
    { $param ->
        [who] Quién
        [what] Qué
        [enemy] Qué enemigo
        [hero] Qué héroe
        [condition] Qué estado
        [to] Dónde
        [face] Cara
        [from] De
        [keep] Se quedan
        [rest] El resto
        [resolve] ¿Se resuelve la casilla?
       *[n] Cuántas
    }{ $need ->
        [must] {""}
       *[may] {" "}(si lo dice)
    }
tha-value =
    { $value ->
        [up] boca arriba
        [down] boca abajo
        [deck] mazo
        [discard] descartes
        [lair] guarida
        [top] encima
        [bottom] debajo del mazo
        [choice] a elegir
        [yes] sí
       *[no] no
    }
tha-spawn-to =
    { $place ->
        [shadows] en las sombras
        [active] en liza con el héroe activo
       *[leader] en liza con el líder
    }

## El final

tha-outcome = { $outcome ->
        [won] La aventura está ganada
       *[lost] La aventura está perdida
    }
tha-sum-rounds = Rondas
tha-sum-enemies = Enemigos derrotados
tha-sum-standing = Héroes en pie
tha-sum-places = Lugares visitados
tha-sum-wounds = Heridas sufridas
tha-sum-learned = Cartas aprendidas
tha-sum-kept = Están en vuestro paquete y se conocen la próxima vez.
