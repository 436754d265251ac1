# Lo que pasa en una mesa, lo que se rechaza y por qué. Los nombres y contadores se insertan tal cual, por eso las frases
# los ponen uno al lado del otro en vez de concordarlos.

list-and =
    { $before ->
        [i] e
       *[other] y
    }

## Counting

counter-up = { $name }: { $counter } +{ $by }, ahora { $value }
counter-up-table = { $counter } +{ $by }, ahora { $value }
counter-down = { $name }: { $counter } −{ $by }, ahora { $value }
counter-down-table = { $counter } −{ $by }, ahora { $value }
counter-put = { $name }: { $counter } pasa a { $value }
counter-put-table = { $counter } pasa a { $value }
limit-set = { $name }: { $counter } llega como máximo a { $high }
limit-set-table = { $counter } llega como máximo a { $high }
limit-lifted = { $name }: { $counter } ya no tiene máximo
limit-lifted-table = { $counter } ya no tiene máximo
rung-reached = { $name }: { $ladder } { $rung }
rung-reached-table = { $ladder } { $rung }

## The order of play

first-by-chance = Empieza { $name }; lo ha decidido la suerte.
first-chosen = Empieza { $name }.
round-begins = Ronda { $round }
turn-begins = Turno: { $names }
phase-begins = Fase: { $phase }
jumped-round = Corregido: ronda { $round }
jumped-phase = Corregido: fase { $phase }
jumped-turn = Corregido: es el turno de { $names }
reminder = { $text }
reminder-for = { $name }: { $text }

## Marks, tokens, dials, meters

mark-on = { $name }: { $mark }, sí
mark-off = { $name }: { $mark }, ya no
token-to = { $token }: ahora { $name }
dial-at = { $name }: { $dial }, { $value }
meter-at = { $meter }: casilla { $at } de { $of }, { $space }
meter-spaces =
    { $meter }: { $count ->
        [one] una casilla anotada
       *[other] { $count } casillas anotadas
    }
meter-unknown = { $meter }: sus casillas no están anotadas. Moved el indicador real una casilla y haced lo que diga su color.

## Dice, piles, clocks

dice-rolled = { $die }, tirada de la app: { $faces }
dice-typed = { $die }, tirada en la mesa: { $faces }
pile-asks = { $pile }: ¿cuál sale?
pile-card = { $value }
pile-drawn =
    { $pile } para { $name }: { $value }. { $left ->
        [0] Es la última.
        [one] Queda una más.
       *[other] Quedan { $left } más.
    }
pile-none = Ahora no hay nada que sacar.
timer-start = { $timer }: en marcha
timer-pause = { $timer }: en pausa
timer-reset = { $timer }: a cero

## Out, back, the end

seat-out = { $name } queda fuera.
seat-back = { $name } vuelve al juego.
table-won = Fin de la partida. Victoria: { $names }
table-over = Fin de la partida. No gana nadie.
renamed = { $before } ahora se llama { $name }
noted = Nota: { $text }

## Refused: numbers

change-zero = Un cambio de 0 no cambia nada. Indica cuánto, por ejemplo +1 o -1.
below-limit =
    { $name }, { $counter }: no se puede bajar de { $value } a { $wanted }. { $room ->
        [0] Ya está en su mínimo.
       *[other] Se pueden quitar { $room } como máximo; ={ $low } lo deja en el mínimo.
    }
below-limit-table =
    { $counter }: no se puede bajar de { $value } a { $wanted }. { $room ->
        [0] Ya está en su mínimo.
       *[other] Se pueden quitar { $room } como máximo; ={ $low } lo deja en el mínimo.
    }
above-limit =
    { $name }, { $counter }: no se puede subir de { $value } a { $wanted }. { $room ->
        [0] Ya está en su máximo.
       *[other] Se pueden sumar { $room } como máximo; ={ $high } lo deja en el máximo.
    }
above-limit-table =
    { $counter }: no se puede subir de { $value } a { $wanted }. { $room ->
        [0] Ya está en su máximo.
       *[other] Se pueden sumar { $room } como máximo; ={ $high } lo deja en el máximo.
    }
limit-under-value = { $counter } ya muestra { $value }, así que { $to } no puede ser su máximo. Elige { $value } o más, o baja antes { $counter }.
counter-needs-seat = { $counter } es de alguien: di de quién. Lo llevan { $options }.
counter-not-kept = { $name } no lleva { $counter }, sino { $options }.
dice-count = No se pueden tirar { $found } dados a la vez. Tira de 1 a { $high }.
meter-beyond =
    { $high ->
        [0] { $meter } aún no tiene casillas. Anota primero sus casillas.
       *[other] { $meter } no tiene casilla { $found }. Van de la 1 a la { $high }.
    }
meter-length = No se puede anotar un recorrido de { $found } { $found ->
        [one] casilla
       *[other] casillas
    }. Tiene de 1 a { $high }.
jump-bad-round = «{ $found }» no es una ronda. Pon un número del 1 al 9999.

## Refused: not now

table-ended = La partida ha terminado. Deshaz el último paso para seguir jugando.
seat-is-out = { $name } está fuera. Primero haz que vuelva.
seat-not-out = { $name } no está fuera.
pile-first = { $pile }: sácala primero; la partida espera por ella.
pile-not-now = { $pile }: no es momento de sacarla. Se saca cuando la partida lo pide.
no-turns = Esta mesa no lleva turnos.
no-phases = Esta mesa no tiene fases.
no-rounds = Esta mesa no lleva rondas.
mark-already = { $name } ya tiene esto: { $mark }.
mark-not-there = { $name } no tiene esto: { $mark }.
token-already = { $name } ya tiene esto: { $token }.
undo-nothing =
    { $possible ->
        [0] No hay nada que deshacer.
        [one] Solo se puede deshacer un paso.
       *[other] Solo se pueden deshacer { $possible } pasos.
    }
redo-nothing =
    { $possible ->
        [0] No hay nada que rehacer.
        [one] Solo se puede rehacer un paso.
       *[other] Solo se pueden rehacer { $possible } pasos.
    }
undo-zero = Indica cuántos pasos: 1 o más.
repair-no-step = No hay ningún paso { $step } que corregir. Elige uno del historial que no se haya quitado.
jump-no-step = No hay ningún paso { $step } en este historial. Elige uno de la lista.
jump-already-there = La mesa ya está en el paso { $step }.

## Refused: unknown names

unknown-none = En esta mesa no hay nada como «{ $found }».
unknown-game = No existe el juego «{ $found }». Hay: { $options }.
unknown-mode = No existe el modo «{ $found }». Hay: { $options }.
unknown-choice = No hay nada llamado «{ $found }» que elegir. Hay: { $options }.
unknown-option = No se puede elegir «{ $found }». Elige entre { $options }.
unknown-number = No se pide ningún número llamado «{ $found }». Hay: { $options }.
unknown-rule = No hay ninguna regla «{ $found }» que activar. Hay: { $options }.
unknown-seat = Aquí nadie se llama «{ $found }». En la mesa: { $options }.
unknown-counter = Aquí no se cuenta «{ $found }». Se cuenta: { $options }.
unknown-phase = No hay ninguna fase «{ $found }». Hay: { $options }.
unknown-mark = No hay ninguna marca «{ $found }». Hay: { $options }.
unknown-token = No hay ninguna ficha «{ $found }». Hay: { $options }.
unknown-dial = No hay nada llamado «{ $found }» que girar. Hay: { $options }.
unknown-dial-move = No se puede girar con «{ $found }». Posible: { $options }.
unknown-dial-value = No tiene la posición «{ $found }». Posible: { $options }.
unknown-meter = No hay ningún recorrido «{ $found }». Hay: { $options }.
unknown-space = No hay casillas de tipo «{ $found }». Hay: { $options }.
unknown-die = No hay ningún dado «{ $found }». Hay: { $options }.
unknown-face = El dado no tiene la cara «{ $found }». Tiene: { $options }.
unknown-pile = No hay ningún montón «{ $found }». Hay: { $options }.
unknown-timer = No hay ningún reloj «{ $found }». Hay: { $options }.
pile-no-card = «{ $card }» ya no está en el montón. Quedan: { $options }.
pile-peek-negative = No se pueden mirar { $count } cartas. Pon 0 o más.
mark-not-for = { $mark }: no es para { $name }.

## Refused: setting up

players-count =
    { $mode } se juega con entre { $low } y { $high } personas. { $found ->
        [0] No se ha nombrado a nadie.
        [one] Se ha nombrado a una.
       *[other] Se ha nombrado a { $found }.
    }
players-count-exact =
    { $mode } se juega con { $high ->
        [one] una persona exactamente
       *[other] { $high } personas exactamente
    }. { $found ->
        [0] No se ha nombrado a nadie.
        [one] Se ha nombrado a una.
       *[other] Se ha nombrado a { $found }.
    }
name-bad = «{ $found }» no puede ser un nombre. Usa de 1 a { $high } letras normales.
name-taken = «{ $found }» ya se usa. Da un nombre propio a cada persona y a cada cosa.
order-no-choice = No hay nada que elegir llamado { $found }. Hay: { $options }.
choice-missing = { $name } todavía debe elegir: { $choice }. Se puede elegir entre { $options }.
choices-too-many = Hay elecciones para { $found } asientos, pero aquí solo hay { $high ->
        [one] una persona
       *[other] { $high } personas
    }.
number-beyond = { $number } no puede ser { $found }. Escribe un número de { $low } a { $high }.
own-too-many = { $found } contadores son demasiados. Pon { $high } como máximo.
own-number = { $found } es demasiado grande. Quédate entre −{ $high } y { $high }.
own-start-outside = «{ $name }» no puede empezar en { $found }: queda fuera de sus propios límites.
timer-beyond = Un reloj de turno no puede tener { $found } s. Elige de { $low } a { $high } segundos.

## Refused: unreadable

finish-twice = Se ha nombrado dos veces a quien gana. Nombra a cada persona una sola vez.
note-bad = Una nota tiene de 1 a { $high } caracteres legibles.
clock-bad = { $found } no es un momento. Da milisegundos, 0 o más.
act-not-an-act = { $found } no es una entrada. Una entrada es un grupo de campos con un campo «act».
act-unknown = No existe la entrada { $found }. Hay: { $options }.
act-bad-field = Entrada «{ $act }», campo { $field }: encontrado: { $found }; esperado: { $expected }.

## Refused: typed lines

line-empty = La línea está vacía. Empieza por aquello de lo que trata, por ejemplo un contador.
line-unknown = «{ $found }» no es nada en esta mesa. Líneas que funcionan: { $options }.
line-ambiguous = «{ $found }» podría ser { $options }. Escribe un poco más.
line-number = «{ $found }» no es un cambio. Escribe +2 o -3 para cambiar, =12 para fijar.
line-counter = Después de «{ $counter }» van un nombre y un cambio. Líneas que funcionan: { $options }.
line-track = Escribe «{ $track } next» para avanzar o «{ $track } =…» para corregir.
line-mark = Escribe «{ $mark }», un nombre, y on u off.
line-token = Escribe «{ $token }» y el nombre de quien la recibe.
line-dial = Escribe «{ $dial }», un nombre y una de estas opciones: { $options }.
line-meter = Escribe «{ $meter } +1» para mover, «{ $meter } =3» para colocar, o «{ $meter } spaces» y los colores con comas.
line-seat = Escribe «{ $verb }» y un nombre.
line-rename = Escribe «rename», el nombre viejo y el nuevo.
line-roll = Escribe «roll», un dado y cuántos. Dados de esta mesa: { $options }.
line-rolled = Escribe «rolled», un dado y las caras que salieron. Dados de esta mesa: { $options }.
line-draw = Escribe «draw» para que saque la app, o «draw» y la carta que salió. { $note }
line-clock = Escribe «clock start», «clock pause» o «clock reset».

## What data should look like

shape-group = un grupo de campos
shape-list = una lista
shape-nothing = nada
shape-yes-no = verdadero o falso (true o false)
shape-whole-number = un número entero
shape-number = un número
shape-text = un texto
shape-needed = que este campo esté
shape-unknown-field = un campo desconocido
shape-one-of = uno de { $options }
shape-only = solo { $options }
shape-either = { $one } o { $other }

table-corrected = { $count ->
    [one] Esta mesa juega con una cifra corregida por tus paquetes.
   *[other] Esta mesa juega con { $count } cifras corregidas por tus paquetes.
}
