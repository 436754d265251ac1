# Palabras de las pantallas.

app-name = Companion
app-tagline = Lleva la cuenta. No olvida nada.
app-fault = Algo ha fallado por nuestra parte. No se ha perdido nada; inténtalo otra vez.
app-dismiss = Cerrar el mensaje
door-coming = Preparando la mesa…
door-cut = Se ha perdido la conexión
door-cut-about = Todo lo anotado hasta ahora está guardado. Esta página vuelve sola en cuanto Companion responda de nuevo.
unofficial = Proyecto de aficionados, no oficial. Los juegos y sus nombres pertenecen a sus dueños.

back = Volver
close = Cerrar
save = Guardar
yes = Sí
no = No
undo = Deshacer
redo = Rehacer
settings = Ajustes
library = Biblioteca
rename = Cambiar nombre
the-table = Mesa

## Home

new-table = Nueva mesa
home-empty-title = Todavía no hay mesas
home-empty = Empieza una mesa: elige el juego, indica quién juega y la app lo guarda todo desde ese momento, le pase lo que le pase a este dispositivo.
home-running = En curso
home-over = Terminadas
home-more = Mostrar más mesas
home-find = Buscar mesa: nombre, personas, juego
home-find-clear = Mostrar todas las mesas
home-find-busy = Buscando…
home-found = { $count ->
    [one] { $count } mesa encontrada
   *[other] { $count } mesas encontradas
}
home-found-none = Ninguna mesa coincide con «{ $typed }». Prueba con el principio de un nombre, de quien juega o del juego, o escribe menos.
aloud-table = { $title }, { $now }, con { $names }
aloud-table-alone = { $title }, { $now }
table-more = Más sobre { $title }
table-again = Preparar el mismo juego otra vez
table-export = Guardar como archivo
table-delete = Borrar esta mesa
table-delete-warning = Al borrar, la mesa y todo su historial desaparecen para siempre. Guárdala antes como archivo si quizá la quieras recuperar.
home-unopened = no se puede abrir
aloud-unopened = { $title } no se puede abrir. { $reason }
unopened-title = Esta mesa no se puede abrir
unopened-how = Todo lo guardado de ella sigue aquí. Guarda su archivo y consérvalo: quizá otra versión de la aplicación pueda abrir la mesa. O informa de ello: quien arregla Companion necesita saberlo.
unopened-begun = Empezada: { $when }
unopened-changed = Último cambio: { $when }
unopened-inputs = { $count ->
    [one] { $count } entrada
   *[other] { $count } entradas
}
unopened-journal = Su diario, tal como está guardado
unopened-earlier = { $count ->
    [one] { $count } línea anterior está en el archivo.
   *[other] { $count } líneas anteriores están en el archivo.
}
unopened-save = Guardar su archivo
unopened-report = Informar de ello
ago-now = ahora mismo
ago-minute = { $count ->
    [one] hace { $count } minuto
   *[other] hace { $count } minutos
}
ago-hour = { $count ->
    [one] hace { $count } hora
   *[other] hace { $count } horas
}
ago-day = { $count ->
    [one] ayer
   *[other] hace { $count } días
}
ago-month = { $count ->
    [one] hace { $count } mes
   *[other] hace { $count } meses
}
ago-year = { $count ->
    [one] hace { $count } año
   *[other] hace { $count } años
}

## Set-up

choose-game = ¿Qué juego?
setup = Nueva mesa
mode = Modo
people = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
person-name = Jugador { $number }
add-person = Añadir jugador
remove-person = Quitar a { $name }
played-before = Ya han jugado aquí
who-begins = ¿Quién empieza?
first-chance = Al azar
setup-more = Más opciones
setup-less = Menos opciones
rules = Reglas opcionales
begin = Empezar con { $count }
colour-1 = Azul
colour-2 = Naranja
colour-3 = Verde
colour-4 = Rosa
colour-5 = Amarillo
colour-6 = Marino
colour-7 = Rojo
colour-8 = Blanco
own-title = Nombre del juego
own-counters = Qué se cuenta
own-name = Contador { $number }
own-add = Añadir contador
own-remove = Quitar { $name }
own-start = Empieza en { $start }
own-start-less = Empezar con menos
own-start-more = Empezar con más
own-rounds = Rondas y turnos
own-meter = Un medidor
own-meter-name = Nombre del medidor

## Tracker

now-round = Ronda { $round }
now-turn = Juega { $name }
now-ended = Terminada
next-turn = Pasar a { $name }
next-phase = Sigue: { $phase }
next-round = Ronda { $round }
play-again = Jugar otra vez
history-open = Historial
table-menu = Menú
aloud-counter = { $name }: { $counter } { $value }
aloud-counter-of = { $name }: { $counter } { $value } de { $high }
aloud-minus = { $name }: { $counter } menos 1
aloud-plus = { $name }: { $counter } más 1
aloud-blow = { $name }: { $counter } { $change }
aloud-seat = { $name }: abrir la hoja
aloud-space = Casilla { $at }: { $space }
aloud-card = { $pile }: { $value }
hint-pad = Abre el teclado numérico
so-far = { $change } por ahora
more-numbers = Otro…
tag-winner = Gana
tag-out = Fuera
tag-hand = mano de { $cards }
table-parts = La mesa ahora
reminders = Para recordar ahora
meter-edit = Cambiar las casillas de { $meter }
meter-enter = Introducir las casillas
meter-empty = Las casillas están impresas en vuestra hoja de aventura. Introducidlas una vez y la app moverá el indicador.
meter-next = Casilla siguiente: { $space }
question-pile = { $pile }: ¿qué ha salido?
question-pile-how = Toca el número de la carta que habéis revelado, o deja que robe la app.
question-pile-draw = Que robe la app
won = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
won-nobody = Se acabó, y no ha ganado nadie
won-how = ¿Un error? Con Deshacer se vuelve atrás.
story = Qué ha pasado
story-empty = Nada todavía. Aquí aparecerá el primer toque.
marks = Estados y fichas
marks-uncertain = Lo que hacen está impreso en vuestras cartas; ninguna fuente pública lo muestra.
token-take = Recibe: { $token }
fact-hand = { $cards ->
    [one] Mano inicial: { $cards } carta.
   *[other] Mano inicial: { $cards } cartas.
}
fact-attack = Puede atacar a: { $names }.
fact-champions = Puede atacar a los campeones de: { $names }.
bring-back = Devolver al juego
take-out = Fuera del juego
rename-text = Nuevo nombre
note-write = Escribir una nota
note-text = Nota
finish = Terminar la partida
finish-how = Toca a quien haya ganado. Déjalo vacío si no ha ganado nadie.
finish-won = { $count ->
    [one] Gana { $names }
   *[other] Ganan { $names }
}
finish-nobody = Terminar sin ganador

clock = Cronómetro
clock-start = Iniciar
clock-pause = Pausar
clock-reset = Poner a cero

## Number pad

pad-heading = { $name }: { $counter }
pad-minus = Quitar
pad-plus = Sumar
pad-set = Fijar en
pad-erase = Borrar la última cifra
pad-confirm = { $counter } { $before } → { $after }

## Dice and spaces

dice = Dados
dice-many = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}
dice-fewer = Un dado menos
dice-more = Un dado más
dice-last = Última tirada
dice-typed-how = ¿Habéis tirado dados de verdad? Tocad lo que muestran.
dice-enter = Introducir { $faces }
dice-roll = { $count ->
    [one] Tirar { $count } dado
   *[other] Tirar { $count } dados
}
spaces-how = Toca los colores en el orden impreso en vuestra hoja de aventura, desde la casilla inicial.
spaces-erase = Borrar
spaces-done = { $count ->
    [one] Usar { $count } casilla
   *[other] Usar { $count } casillas
}

## History

history = Historial
history-how = Cada paso, lo último primero
history-empty = Todavía no ha pasado nada.
history-redo = { $count ->
    [one] Recuperar el paso deshecho
   *[other] Recuperar el último de { $count } pasos deshechos
}
history-older = Ver pasos anteriores
history-start = Volver al principio del todo
step-removed = eliminado
step-impossible = ya no es posible
step-repaired = corregido
step-repair = Corregir: { $step }
step-jump = Volver a: { $step }
who-device-phone = Un teléfono
who-device-tablet = Una tableta
who-device-desktop = Un ordenador
who-terminal = La terminal
who-unknown = Alguien
mend = Corregir un paso
mend-was = Era: { $step }
mend-less = Uno menos
mend-more = Uno más
mend-remove = Eliminar
mend-remove-chosen = Este paso se eliminará.
mend-fine = Todo lo que sigue continúa siendo posible.
mend-impossible = { $count ->
    [one] Un paso posterior deja de ser posible y queda apartado:
   *[other] { $count } pasos posteriores dejan de ser posibles y quedan apartados:
}
mend-done = Corregir

## Settings

language = Idioma
colours = Colores
mode-dark = Oscuro
mode-light = Claro
mode-contrast = Alto contraste
layout = Disposición de la mesa
layout-how = Plana: para una tableta tumbada en la mesa, cada panel mira a su jugador.
layout-auto = Automática
layout-hand = Mano
layout-flat = Plana
layout-wide = Ancha
calm = Reducir el movimiento
awake = Mantener la pantalla encendida
awake-how = Mientras haya una mesa abierta. Algunos navegadores no lo permiten.
bring-in = Importar una mesa
bring-in-open = Abrir un archivo
bring-in-how = Un archivo guardado desde esta app en cualquier dispositivo. Importarlo dos veces no cambia nada.
about = Acerca de
about-text = Companion lleva la cuenta y ocupa la silla vacía. Sin cuenta, sin servidor, sin telemetría: todo se queda en esta máquina.
about-version = Versión { $version }, contenido { $content }
about-data = Todo se guarda en { $place }

## Files

export-how = Un solo archivo legible contiene toda la mesa: la preparación, cada paso con quién y cuándo, y adónde llevó.
export-size = { $size ->
    [one] { $size } kilobyte
   *[other] { $size } kilobytes
}
export-save = Guardar el archivo
export-copy = Copiar como texto
export-copied = La mesa está en el portapapeles.
export-saved = Guardado: { $place }
export-no-dialog = Este dispositivo no permite guardar archivos. Cópialo como texto o usa: companion table export
export-no-clipboard = Este dispositivo no permite copiar. Guarda el archivo.
import-how = Elige el archivo o pega su texto.
import-choose = Elegir un archivo
import-paste = Texto del archivo
import-do = Importar
import-runs = Importando el archivo: { $percent } %
import-cancel = Parar
import-no-dialog = Este dispositivo no permite elegir archivos. Pega su texto o usa: companion table import

## Library

library-how = Números y rondas a mano
fact-source = Referencia de reglas, { $place }
facts-modes = Modos
facts-choices = Números iniciales
facts-levels = Niveles
facts-round = Ronda y fases
facts-marks = Estados, fichas, moral
facts-dice = Dados
facts-people = Jugadores
facts-shared = { $counter }, todo el equipo
facts-hand = Mano inicial, { $kind }
facts-attacks = { $kind } puede atacar a
facts-round-begin = Inicio de ronda
facts-turn-begin = Inicio de turno
facts-turn-end = Fin de turno
facts-uncertain = Lo que hace está impreso en vuestra carta; ninguna fuente pública lo muestra.
relation-anyone = cualquiera
relation-left = quien está a la izquierda
relation-other-team = el otro equipo
relation-facing = el capitán de enfrente; después, el emperador
relation-other-side = el otro bando
relation-nobody = nadie
amount-per-player = { $base ->
    [0] { $each } por jugador
   *[other] { $base } y { $each } más por jugador
}
amount-typed = lo que indique vuestra carta o escenario
amount-chosen = { $plus ->
    [0] { $base }, o lo que diga el personaje
   *[other] { $base }, o lo que diga el personaje, más { $plus }
}
amount-players = más { $plus } con { $players }
hand-half-first = { $hand }; la mitad, redondeando hacia arriba, para quien empieza
hand-teams = { $first } para el equipo que empieza, { $other } para el otro
hand-two = { $two } con dos jugadores; si no, { $more }

# --- the ways to use a game
way = Qué hace la app
way-score = Llevar la cuenta

# --- the library
numbers = Números a mano
numbers-tables = Tablas y dados
library-desk = Todas las reglas y todas las cartas
library-ask = Pregunta a la biblioteca
library-rules = Reglas
library-cards = Cartas
library-busy = Buscando…
library-nothing = Nada para «{ $asked }». Prueba con una sola palabra o en otro idioma.
library-none = Ninguna carta cumple todo esto. Toca uno de los filtros otra vez para quitarlo.
library-recent = Ya preguntado
library-setup = Preparación
library-now = Qué pasa ahora
library-sift-more = Más filtros
library-sift-less = Menos filtros
library-count = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
library-more = … y { $count } más: escribe un nombre o elige un filtro
library-gone = La biblioteca no tiene «{ $id }».
library-ours = Palabra nuestra: sin edición impresa a mano
library-example = Ejemplo
library-uncertain = No es seguro
kind-definition = Término
kind-rule = Regla
kind-phase = Qué pasa ahora
kind-setup = Preparación
compare-keep = Comparar con otra carta
compare-kept = Guardada para comparar. Abre otra carta y verás las dos.
compare-stop = Dejar de comparar
lookup-nothing = La biblioteca aún no tiene nada sobre «{ $word }».

# --- packs
packs = Paquetes
packs-how = Vuestras reglas, correcciones y cartas
pack-own = Nuestra mesa
pack-bring = Importar un paquete
pack-bring-how = Un paquete es un archivo con reglas de la casa, cifras corregidas o cartas. Se acepta todo o nada, y cada error se indica con su línea.
pack-pasted = el texto pegado
pack-write = Escribir una regla
pack-change = Cambiar «{ $what }»
pack-drop = Quitar «{ $what }»
pack-corrections = Correcciones
pack-corrected = { $card }: { $figure } { $value }
pack-copied = El paquete está en el portapapeles.
pack-remove = Quitar este paquete de la estantería
pack-remove-yes = Quitarlo para siempre
pack-remove-warning = Todo lo que contiene se pierde. Guarda antes su archivo si quizá lo quieras de vuelta.
rule-title = De qué trata
rule-body = La regla, con vuestras palabras
rule-keep = Guardar
kind-note = Nota
kind-house = Regla de la casa
from-pack = Del paquete { $name }
card-correct = Corregir una cifra
card-corrected = { $figure }: está impreso { $printed }; { $by } dice otra cosa
card-used = Pertenece a: { $places }
correct-why = Por qué (opcional)
correct-how = La biblioteca lo muestra en todas partes, con la cifra impresa al lado. Las mesas que se preparen desde ahora juegan con ella.
