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
cli-table-renamed = La mesa se llama ahora «{ $name }».
cli-table-archived = La mesa { $name } se ha archivado.
cli-table-back = La mesa { $name } vuelve a estar con las demás.
cli-table-deleted = La mesa { $name } se ha borrado.
cli-table-kept = La mesa { $name } se queda.
cli-delete-sure = ¿Borrar para siempre la mesa { $table } y todo su historial?
cli-exported = Escrito en { $file }
cli-stopped = Parado en la línea { $number } de { $of }: «{ $line }». Las líneas anteriores cuentan.

## The app

cli-serving = Companion está en { $address }
cli-serving-outside = Cualquiera en tu red puede abrir esta dirección y cambiar tus mesas.
cli-serving-end = Ctrl+C lo termina. Todo se guarda mientras jugáis, en { $where }
cli-port-other = El puerto { $port } está ocupado; se ha elegido otro.

## Refused

cli-no-tables = Todavía no hay mesas. Prepara una: companion table new --game hero-realms --players "Rojo,Azul"
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
