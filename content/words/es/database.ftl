### Lo que dicen la base de datos, las mesas en curso y la importación de archivos.

# where: el archivo o la dirección del servidor
database-newer = { $where } fue creado por una versión más nueva de Companion (base de datos versión { $found }; esta app conoce hasta la { $newest }). Actualiza la app; el archivo se ha dejado como está.
database-damaged = { $where } está dañado o no es una base de datos. Se ha dejado como está: pon una copia de seguridad en su lugar o elige otra carpeta para los datos.
database-foreign = { $where } pertenece a otro programa. Elige otro archivo u otra carpeta para los datos de Companion.
database-busy = Otro programa tiene bloqueado { $where }. Ciérralo o espera un momento y vuelve a intentarlo.
database-not-writable = No se puede escribir en { $where }. Permite la escritura en esa carpeta o elige otra para los datos.
database-disk-full = No queda espacio para { $where }. Tu última acción no se ha registrado; todo lo anterior está a salvo. Libera espacio y vuelve a intentarlo.
database-no-room = No se ha podido escribir { $where }: no queda espacio o el disco ha dado un error. No ha quedado nada a medias.
database-no-room-to-copy = No hay espacio para una copia temporal de { $where }. Libera espacio e inténtalo de nuevo.
database-disk-failing = El disco ha dado un error en { $where }. Puede que tu última acción no se haya registrado; revisa el disco antes de seguir.
database-unreachable = El servidor de base de datos en { $where } no responde o no deja entrar a Companion. Comprueba la dirección, el nombre y la contraseña.
database-unknown-address = Companion no entiende la dirección { $where }. Indica la ruta de un archivo o una dirección que empiece por postgresql://.
database-bad-text = El texto { $found } contiene caracteres que no se pueden guardar. Escríbelo de nuevo sin ellos.
database-journal-damaged = La línea { $line } del diario de la mesa { $table } falta o no se puede leer. Importa un archivo exportado de esta mesa o vuelve a una copia de seguridad.
database-setup-damaged = La preparación de la mesa { $table } no se puede leer. Importa un archivo exportado de esta mesa o vuelve a una copia de seguridad.
database-row-damaged = No se puede leer una parte de lo guardado de la mesa { $table }. Importa un archivo exportado de esta mesa o vuelve a una copia de seguridad.

table-unknown = Aquí no hay ninguna mesa { $table }. Busca la correcta en la lista de mesas.
table-taken = Ya hay aquí una mesa { $table }.
table-unplayable = La mesa { $table } no se puede abrir con esta versión de la app: la línea { $line } de su diario es rechazada. { $reason }
table-setup-unreadable = La preparación de la mesa { $table } no encaja con esta versión de la app: en { $place } encontrado: { $found }; esperado: { $expected }.
table-does-not-fit = Lo guardado de la mesa { $table } no encaja con esta versión de la app (línea { $line } de su diario; 0 es la preparación).
doctor-snapshot-unreadable = La última posición de la mesa { $table } no se puede leer. Su diario también lleva hasta ella: no se ha perdido nada.
doctor-snapshot-differs = La última posición de la mesa { $table } es distinta de la que da su diario con las reglas actuales.
doctor-fault = { $said }
doctor-fault-astray = una fila de { $rows } no pertenece a ninguna mesa
doctor-fault-everywhere = hay tantos daños que ni la propia revisión puede terminar
table-newer = La mesa { $table } fue creada por un Companion más nuevo ({ $app }). Actualiza la app; la mesa se ha dejado como está.
format-newer = Esto fue creado por un Companion más nuevo (formato { $found }; esta app conoce hasta el { $newest }).
engine-unknown = Nada aquí sabe jugar a { $engine }. Conocidos: { $options }.
table-overtaken = Mientras tanto alguien { $kind ->
        [undo] deshizo algo
        [redo] rehízo algo
        [repair] corrigió un paso anterior
       *[give] cambió la mesa
    }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } cambios en total)
    }. Mira cómo está ahora y vuelve a intentarlo.
table-overtaken-by = Mientras tanto { $who } { $kind ->
        [undo] deshizo algo
        [redo] rehízo algo
        [repair] corrigió un paso anterior
       *[give] cambió la mesa
    }{ $count ->
        [one] {""}
       *[other] {" "}({ $count } cambios en total)
    }. Mira cómo está ahora y vuelve a intentarlo.

# place: el lugar en el archivo, como journal[12].act.by
import-not-a-table = Esto no es una mesa exportada: su formato es { $found }, se esperaba { $expected }. Elige un archivo exportado por Companion.
import-newer = Este archivo fue exportado por una versión más nueva de Companion ({ $app }, formato { $found }; esta app conoce hasta el { $newest }). Actualiza la app e impórtalo de nuevo.
import-bad-field = El archivo no se ha importado: en { $place } encontrado: { $found }; esperado: { $expected }.
import-too-large = El archivo no se ha importado: ocupa { $found } MB y se aceptan { $limit } MB como máximo.
import-too-many-entries = El archivo no se ha importado: su diario tiene { $found } entradas y se aceptan como mucho { $limit }.
import-too-many-repairs = El archivo no se ha importado: su diario tiene { $found } correcciones y se aceptan como mucho { $limit }.
import-too-deep = El archivo no se ha importado: contiene listas dentro de listas a más de { $limit } niveles. Exporta la mesa de nuevo.
import-cancelled = Se ha parado la importación. No ha cambiado nada.
import-not-text = El archivo no se ha importado: en la línea { $line } está el byte { $found }, que no es texto (UTF-8).
import-bad-json = El archivo no se ha importado: en la línea { $line }, columna { $column }, sobra { $found }. Quizá falte justo antes una coma, una comilla o un corchete.
import-unreadable = El archivo no se ha importado: contiene números o listas anidadas fuera de toda medida. Exporta la mesa de nuevo.
import-refused = El archivo no se ha importado: el juego lo rechaza en { $place }. { $reason }
import-broken-setup = El archivo no se ha importado: las partes de su preparación no encajan. Exporta la mesa de nuevo.
import-broken-entry = El archivo no se ha importado: { $place } no encaja con la preparación de la mesa. Exporta la mesa de nuevo.
import-bad-checksum = El archivo no se ha importado: la posición en { $place } se cambió después de exportarla. Exporta la mesa de nuevo.
import-other-state = El archivo no se ha importado: al repetir su diario se llega a otra posición que la que contiene. Exporta la mesa de nuevo.

import-new = Se ha importado «{ $name }» ({ $length ->
        [one] una entrada
       *[other] { $length } entradas
    }).
import-same = «{ $name }» ya estaba aquí, exactamente así. No ha cambiado nada.
import-older = «{ $name }» ya estaba aquí y ha avanzado desde que se hizo este archivo. No ha cambiado nada.
import-extended = «{ $name }» ya estaba aquí y se ha puesto al día con el archivo ({ $length ->
        [one] una entrada
       *[other] { $length } entradas
    }).
import-copy = «{ $name }» ya estaba aquí, pero siguió de otra manera. El archivo es ahora una mesa aparte junto a ella.
import-differs = Con las reglas actuales, los pasos de este archivo llevan a otra posición. La mesa se abre como se veía, y pregunta qué vale cuando miras su historial.

expected-table-id = de 4 a 32 letras (a-z) y cifras
expected-at-most-letters = { $most } letras como máximo
expected-milliseconds = una hora en milisegundos desde 1970
expected-whole-letters = un texto de caracteres completos
expected-number = { $number }
expected-between = un número de { $low } a { $high }
expected-act = una acción
expected-no-act = ninguna acción
