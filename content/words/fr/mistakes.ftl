## Ce qui ne va pas dans un fichier : où, ce qu'on y trouve et ce qu'on attendait. Chacun remplit une place dans une phrase.

mistake-whole-file = tout le fichier
mistake-text = le texte
mistake-column = { $field }, colonne { $column }
shape-whole = l'ensemble
shape-empty-list = une liste vide

found-no-text = des octets qui ne sont pas du texte UTF-8
found-unreadable = un fichier illisible ({ $why })
found-no-yaml = un texte qui n'est pas du YAML ({ $problem })
found-tab = une tabulation
found-letters = { $n ->
    [one] 1 lettre
   *[other] { $n } lettres
}
found-endless = des listes dans des listes sans fin
found-alias = un renvoi à un autre endroit (*)
found-group-as-name = un groupe de champs comme nom de champ
found-twice = deux fois le même champ
expected-utf8 = un texte en UTF-8
expected-yaml = du YAML lisible
expected-spaces = des espaces
expected-depth = des listes et des groupes simples, au plus { $most } les uns dans les autres
expected-content = un contenu
expected-word = un mot
expected-once = chaque champ une seule fois

# --- cartes de Terrinoth
th-found-id-twice = deux fois « { $id } »
th-found-faces = { $n ->
    [one] 1 face
   *[other] { $n } faces
}
th-found-actions = { $actions }
th-found-no-action = aucune action
th-found-random = { $n } dans { $deck }
th-found-too-many-sets = { $n ->
    [one] 1 groupe de trop du niveau { $level }
   *[other] { $n } groupes de trop du niveau { $level }
}
th-expected-id = un identifiant fait de lettres, de chiffres et de tirets
th-expected-id-once = chaque identifiant une seule fois
th-expected-faces = six faces
th-expected-figure = un nombre de { $least } à 99, ou rien s'il n'est pas connu
th-expected-keyword = un mot-clé de base ou défini ici : { $options }
th-expected-new-keyword = un mot-clé qui n'est aucun des trois de base
th-expected-action = l'action { $action }, une seule fois
th-expected-condition = un état de ce paquet : { $options }
th-expected-nemesis = un antagoniste de ce paquet : { $options }
th-expected-space = une case de la piste : { $options }
th-expected-set = un groupe : { $options }
th-expected-card-of = une carte de { $deck }
th-expected-random = de 1 à 19 groupes d'ennemis
th-expected-sets-left = des groupes encore disponibles

# --- effets des cartes de Terrinoth
th-end = la fin
th-expected-token = un mot, un nombre ou un signe
th-expected-brackets = au plus { $most } parenthèses l'une dans l'autre
th-expected-who = de qui ou de quoi il s'agit
th-expected-hero = un héros : { $options }
th-expected-enemy = un ennemi : { $options }
th-expected-being = un héros ou un ennemi
th-expected-thing = un ennemi ou des cartes d'un héros, par exemple { $examples }
th-expected-name-of = un nom pour « { $key } »
th-expected-comparison = une comparaison : { $options }
th-expected-shift = + ou - et un nombre
th-expected-reminder = un rappel entre guillemets droits
th-expected-branch = | et un autre choix
th-expected-branches = une liste de deux choix ou plus
th-expected-call = { $call } ; il manque { $missing }
th-expected-new-argument = un argument qui n'est pas encore donné
th-expected-effects = un texte ou une liste d'au moins un effet
th-expected-group = un groupe avec l'un de { $options }
th-expected-one-line = une seule ligne sans guillemets droits
