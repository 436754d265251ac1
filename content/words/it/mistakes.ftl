## Che cosa non va in un file: dove, che cosa c'è e che cosa si aspettava. Ognuno riempie un posto in una frase.

mistake-whole-file = tutto il file
mistake-text = il testo
mistake-column = { $field }, colonna { $column }
shape-whole = l'insieme
shape-empty-list = un elenco vuoto

found-no-text = byte che non sono testo UTF-8
found-unreadable = un file che non si può leggere ({ $why })
found-no-yaml = un testo che non è YAML ({ $problem })
found-tab = una tabulazione
found-letters = { $n ->
    [one] 1 lettera
   *[other] { $n } lettere
}
found-endless = elenchi dentro elenchi senza fine
found-alias = un rimando a un altro punto (*)
found-group-as-name = un gruppo di campi come nome di un campo
found-twice = due volte lo stesso campo
expected-utf8 = un testo in UTF-8
expected-yaml = YAML leggibile
expected-spaces = spazi
expected-depth = elenchi e gruppi semplici, al massimo { $most } uno dentro l'altro
expected-content = un contenuto
expected-word = una parola
expected-once = ogni campo una volta sola

# --- carte di Terrinoth
th-found-id-twice = due volte «{ $id }»
th-found-faces = { $n ->
    [one] 1 faccia
   *[other] { $n } facce
}
th-found-actions = { $actions }
th-found-no-action = nessuna azione
th-found-random = { $n } in { $deck }
th-found-too-many-sets = { $n ->
    [one] 1 gruppo di troppo del livello { $level }
   *[other] { $n } gruppi di troppo del livello { $level }
}
th-expected-id = un identificatore di lettere, cifre e trattini
th-expected-id-once = ogni identificatore una volta sola
th-expected-faces = sei facce
th-expected-figure = un numero da { $least } a 99, o niente se non si conosce
th-expected-keyword = una parola chiave di base o definita qui: { $options }
th-expected-new-keyword = una parola chiave che non sia una delle tre di base
th-expected-action = l'azione { $action }, una volta sola
th-expected-condition = uno stato di questo pacchetto: { $options }
th-expected-nemesis = un antagonista di questo pacchetto: { $options }
th-expected-space = una casella dell'indicatore: { $options }
th-expected-set = un gruppo: { $options }
th-expected-card-of = una carta di { $deck }
th-expected-random = da 1 a 19 gruppi di nemici
th-expected-sets-left = gruppi ancora disponibili

# --- effetti delle carte di Terrinoth
th-end = la fine
th-expected-token = una parola, un numero o un segno
th-expected-brackets = al massimo { $most } parentesi una dentro l'altra
th-expected-who = di chi o di che cosa si tratta
th-expected-hero = un eroe: { $options }
th-expected-enemy = un nemico: { $options }
th-expected-being = un eroe o un nemico
th-expected-thing = un nemico o carte di un eroe, per esempio { $examples }
th-expected-name-of = un nome per «{ $key }»
th-expected-comparison = un confronto: { $options }
th-expected-shift = + o - e un numero
th-expected-reminder = un promemoria tra virgolette dritte
th-expected-branch = | e un'altra scelta
th-expected-branches = un elenco di due scelte o più
th-expected-call = { $call }; manca { $missing }
th-expected-new-argument = un argomento non ancora dato
th-expected-effects = un testo o un elenco con almeno un effetto
th-expected-group = un gruppo con uno di { $options }
th-expected-one-line = una sola riga senza virgolette dritte
