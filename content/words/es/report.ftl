# Informar de un problema y volver a jugar un informe.

report-open = Informar de un problema
report-do = Informar
report-how = Un archivo para quien arregla Companion: esta mesa con todo lo anotado, las versiones en uso y qué ha fallado. No se envía nada; tú eliges quién lo recibe.
report-how-alone = Un archivo para quien arregla Companion: las versiones en uso y qué ha fallado. No se envía nada; tú eliges quién lo recibe.
report-how-unopened = Un archivo para quien arregla Companion: todo lo guardado de esta mesa, tal como está, las versiones en uso y por qué no se puede abrir. No se envía nada; tú eliges quién lo recibe.
report-error = Último error: { $error }
report-names = Nombres de los jugadores
report-names-yes = Tal como son
report-names-no = Player 1, Player 2
report-names-left-out = Sin nombres
report-left-out = En lo que no se puede leer no se pueden buscar nombres. Por eso también se omiten el nombre de la mesa, su preparación, todo lo anotado y la posición; el archivo solo dice cuánto ocupaban.
report-copied = El informe está en el portapapeles.
report-no-table = Este informe no contiene ninguna mesa que se pueda jugar.
broken = Esta parte no se puede mostrar. No se ha perdido nada; lo demás de la mesa sigue.
broken-again = Reintentar
broken-home = A todas las mesas

report-written = El informe está en { $file }. No se ha enviado nada.
report-written-rows = La mesa no se puede abrir: el archivo contiene todo lo guardado de ella, tal como está.
report-written-rows-nameless = La mesa no se puede abrir, y en lo que no se puede leer no se pueden buscar nombres: se omiten su nombre, su preparación, lo anotado y la posición.

replay-through = Se juega hasta el final: { $count ->
    [one] se ha aceptado 1 entrada.
   *[other] se han aceptado { $count } entradas.
}
replay-passes-now = La entrada que según el informe fallaba pasa aquí. Informado: { $error }
replay-elsewhere = El informe no nombra ninguna entrada que falle. Informado: { $error }
replay-failed = { $number ->
    [0] La preparación hace fallar el juego.
   *[other] La entrada { $number } hace fallar el juego: { $input }
}
replay-same = Es el error del que se informó.
replay-other = Es otro error que el del informe: { $error }
replay-refused = { $number ->
    [0] La preparación se rechaza. { $reason }
   *[other] La entrada { $number } se rechaza: { $input }. { $reason }
}
