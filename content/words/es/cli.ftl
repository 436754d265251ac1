# What the command line says besides what happens at a table. The texts of --help are English only and live in the code.

## Columns and short words

cli-col-id = Id
cli-col-name = Nombre
cli-col-mode = Modo
cli-col-players = Jugadores
cli-col-entries = Entradas
cli-col-changed = Cambiada
cli-col-seat = Asiento
cli-col-step = Paso
cli-col-when = Cuándo
cli-col-who = Quién
cli-col-what = Qué
cli-col-game = Juego
cli-col-people = Personas
cli-round = Ronda { $round }
cli-out = fuera
cli-ended = terminada
cli-archived = archivada
cli-player = Jugador { $number }
cli-status-undone = deshecho
cli-status-removed = quitado
cli-status-impossible = ya no es posible
cli-status-repaired = corregido

## Done

cli-undone = Deshecho: { $text }
cli-redone = Hecho de nuevo: { $text }
cli-a-repair = una corrección
cli-repaired = El paso { $step } se ha corregido.
cli-removed = El paso { $step } se ha quitado.
cli-would-repair = El paso { $step } se puede cambiar así; todavía no se ha cambiado nada.
cli-now-impossible = El paso { $step } ya no es posible. { $why }
cli-rules-how = Elige con --take o --keep.
cli-rules-taken = la corrección de una regla
cli-table-renamed = La mesa se llama ahora «{ $name }».
cli-table-archived = La mesa { $name } se ha archivado.
cli-table-back = La mesa { $name } vuelve a estar con las demás.
cli-table-deleted = La mesa { $name } se ha borrado.
cli-table-kept = La mesa { $name } se queda.
cli-delete-sure = ¿Borrar para siempre la mesa { $table } y todo su historial?
cli-exported = Escrito en { $file }
cli-rows-written = Esta mesa no se puede abrir. Todo lo que hay guardado de ella se ha escrito tal cual en { $file }
cli-backup-done = Todo ({ $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}) se ha escrito en { $file }
cli-restore-come = Mesas que llegan: { $count }
cli-restore-go = Mesas que desaparecen: { $count }
cli-restore-change = Mesas que vuelven a ser como en la copia: { $count }
cli-restore-stay = Mesas que quedan como están: { $count }
cli-restore-preview = También las personas, los paquetes y los ajustes pasarían a ser los de la copia. Todavía no se ha cambiado nada: cierra la app en todos los dispositivos y añade --yes.
cli-restore-done = { $file } ha ocupado el lugar de todo. Lo que había antes está en { $backup }
cli-left-out = { $count ->
    [one] Se ha omitido una fila dañada.
   *[other] Se han omitido { $count } filas dañadas.
}
cli-doctor-data = Datos: { $where }
cli-doctor-folder = Carpeta de datos: { $folder }
cli-doctor-log = Registro de errores: { $file }
cli-doctor-no-log = Aún no se ha registrado ningún error; el registro sería { $file }
cli-doctor-backup = Copia de seguridad: { $file }
cli-doctor-no-backup = Aquí no hay ninguna copia de seguridad. Haz una: companion backup FILE
cli-doctor-cleared = Se ha borrado { $file }: un proceso interrumpido había dejado esta copia sin terminar.
cli-doctor-unfinished = { $file } no está terminada: puede que otro proceso esté escribiendo esta copia.
cli-doctor-checked = Mesas revisadas: { $tables }
cli-doctor-fault = Fallo en el archivo: { $fault }
cli-doctor-salvaged = Lo que se puede leer ({ $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}) se ha escrito en { $file }
cli-doctor-compacted = Compactado: antes { $before } kB, ahora { $after } kB.
cli-doctor-not-compacted = El archivo no se ha compactado, porque está dañado.
cli-doctor-well = Todo está bien.
cli-doctor-wrong = { $count ->
    [one] Hay un problema.
   *[other] Hay { $count } problemas.
} No se ha cambiado nada. Guarda lo que se puede leer con --salvage FILE, o vuelve a una copia con companion restore.
cli-doctor-wrong-salvaged = { $count ->
    [one] Aquí hay un problema.
   *[other] Aquí hay { $count } problemas.
} Pon lo que se ha guardado, o una copia de seguridad, en lugar de todo con companion restore FILE.
cli-stopped = Parado en la línea { $number } de { $of }: «{ $line }». Las líneas anteriores cuentan.
cli-auto-none = Ahora nadie juega por sí solo: { $now }
cli-auto-more = { $now }. Juega por sí solo: companion table next, o table auto.
cli-auto-choice = Las reglas lo dejan en tus manos. Escribe una de estas líneas:

## The app

cli-serving = Companion está en { $address }
cli-serving-outside = Cualquiera en tu red puede abrir esta dirección y cambiar tus mesas.
cli-serving-end = Ctrl+C lo termina. Todo se guarda mientras jugáis, en { $where }
cli-port-other = El puerto { $port } está ocupado; se ha elegido otro.

## Refused

cli-no-tables = Todavía no hay mesas. Prepara una: companion table new --game hero-realms --players "Rojo,Azul"
cli-no-tables-found = Ninguna mesa coincide con «{ $typed }». Prueba con el principio de un nombre, de quien juega o del juego; --all busca también entre las archivadas.
cli-table-unknown = No hay ninguna mesa «{ $found }». Hay { $options }; «last» es la última que cambió.
cli-table-ambiguous = «{ $found }» puede ser { $options }. Escribe un poco más.
cli-no-line = Di qué pasa. Líneas que valen aquí: { $options }.
cli-repair-what = Di cómo debe ser el paso, o --remove. Líneas que valen aquí: { $options }.
cli-delete-yes = Borrar la mesa { $table } no se puede deshacer. Añade --yes si es lo que quieres.
cli-choose-bad = «{ $found }» no es una elección. Escríbela así: red.character=cleric.
cli-number-bad = «{ $found }» no es un número. Escríbelo así: health=12, o mira.health=9 para una persona.
cli-number-table = { $number } es de toda la mesa, no de una persona. Quita el nombre de «{ $found }».
cli-rule-bad = «{ $found }» no cambia nada. Escríbelo así: events=on, o =off.
cli-spaces-bad = «{ $found }» no es una serie de casillas. Escríbela así: danger=grey,grey,red.
cli-counter-bad = «{ $found }» no es un contador. Escríbelo así: Puntos:0, o Vidas:3:0:9 con su valor mínimo y máximo.
cli-way-unknown = { $game } no tiene ninguna forma de jugar llamada «{ $found }». Hay: { $options }.
cli-way-no-lay = { $way }: se prepara en la app, no en una terminal.
cli-own-only = { $option } es solo para { $options }; { $game } trae los suyos.
cli-file-missing = No hay ningún archivo { $file }.
cli-file-folder = { $file } es una carpeta. Indica el archivo.
cli-file-unreadable = No se puede leer { $file }. Comprueba el nombre y los permisos.
cli-file-exists = { $file } ya existe. Elige otro nombre, o añade --force para sobrescribirlo.
cli-file-unwritable = No se puede escribir { $file }. Elige otro lugar.
cli-port-taken = Otro programa ocupa el puerto { $port }. Elige otro, o quita --port.
cli-port-forbidden = El puerto { $port } está reservado al sistema. Elige uno por encima de 1023.
cli-host-unknown = «{ $found }» no es una dirección de este equipo. 127.0.0.1 es solo este equipo; 0.0.0.0, todas sus redes.
cli-unexpected = Ha fallado algo inesperado ({ $detail }). Repítelo con --debug para ver los detalles.
cli-unexpected-logged = Ha fallado algo inesperado ({ $detail }). Los detalles están en { $log }.

## Muchas partidas de una aventura

simulate-not-its-option = { $option } no vale para { $game }. Allí sirven: { $options }
simulate-quest = { $games } { $games ->
        [one] partida
       *[other] partidas
    } de { $quest }, héroes: { $heroes }, nivel { $level }
simulate-won = Ganadas: { $wins }, { $share } % (95 %: { $low } a { $high } %)
simulate-rounds = Rondas: { $mean } de media, de { $least } a { $most }
simulate-fallen = Héroes derrotados: { $mean } por partida
simulate-open-rounds = Sin final tras { $limit } rondas: { $count }
