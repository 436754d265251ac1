## Qué falla en un archivo: dónde, qué se encontró y qué se esperaba. Cada uno ocupa un lugar en una frase.

mistake-whole-file = todo el archivo
mistake-text = el texto
mistake-column = { $field }, columna { $column }
shape-whole = el conjunto
shape-empty-list = una lista vacía

found-no-text = bytes que no son texto UTF-8
found-unreadable = un archivo que no se puede leer ({ $why })
found-no-yaml = un texto que no es YAML ({ $problem })
found-tab = un tabulador
found-letters = { $n ->
    [one] 1 letra
   *[other] { $n } letras
}
found-endless = listas dentro de listas sin fin
found-alias = una referencia a otro lugar (*)
found-group-as-name = un grupo de campos como nombre de un campo
found-twice = el mismo campo dos veces
expected-utf8 = un texto en UTF-8
expected-yaml = YAML legible
expected-spaces = espacios
expected-depth = listas y grupos corrientes, como mucho { $most } uno dentro de otro
expected-content = contenido
expected-word = una palabra
expected-once = cada campo una sola vez

# --- cartas de Terrinoth
th-found-id-twice = «{ $id }» dos veces
th-found-faces = { $n ->
    [one] 1 cara
   *[other] { $n } caras
}
th-found-actions = { $actions }
th-found-no-action = ninguna acción
th-found-random = { $n } en { $deck }
th-found-too-many-sets = { $n ->
    [one] 1 grupo de más del nivel { $level }
   *[other] { $n } grupos de más del nivel { $level }
}
th-expected-id = un identificador de letras, cifras y guiones
th-expected-id-once = cada identificador una sola vez
th-expected-faces = seis caras
th-expected-figure = un número de { $least } a 99, o nada si no se conoce
th-expected-keyword = una palabra clave básica o definida aquí: { $options }
th-expected-new-keyword = una palabra clave que no sea ninguna de las tres básicas
th-expected-action = la acción { $action }, una sola vez
th-expected-condition = un estado de este paquete: { $options }
th-expected-nemesis = un antagonista de este paquete: { $options }
th-expected-space = una casilla del medidor: { $options }
th-expected-set = un grupo: { $options }
th-expected-card-of = una carta de { $deck }
th-expected-random = de 1 a 19 grupos de enemigos
th-expected-sets-left = grupos que aún queden

# --- efectos de las cartas de Terrinoth
th-end = el final
th-expected-token = una palabra, un número o un signo
th-expected-brackets = como mucho { $most } paréntesis uno dentro de otro
th-expected-who = de quién o de qué se trata
th-expected-hero = un héroe: { $options }
th-expected-enemy = un enemigo: { $options }
th-expected-being = un héroe o un enemigo
th-expected-thing = un enemigo o cartas de un héroe, por ejemplo { $examples }
th-expected-name-of = un nombre para «{ $key }»
th-expected-comparison = una comparación: { $options }
th-expected-shift = + o - y un número
th-expected-reminder = un recordatorio entre comillas dobles
th-expected-branch = | y otra opción
th-expected-branches = una lista de dos opciones o más
th-expected-call = { $call }; falta { $missing }
th-expected-new-argument = un argumento que no se haya dado ya
th-expected-effects = un texto o una lista con al menos un efecto
th-expected-group = un grupo con uno de { $options }
th-expected-one-line = una sola línea sin comillas dobles
