# Quinta ruota secondo le sue regole.

fw-begins = La corsa comincia: { $goal } miglia da percorrere. Parte { $name }.
fw-turn = { $name } prende le redini.
fw-asks = { $name }: proseguire, o accamparsi con { $stage } { $stage ->
        [one] miglio
       *[other] miglia
    }?
fw-drive = Proseguire
fw-camp = Accamparsi e tenere { $stage }
fw-drives = { $name } percorre { $miles } miglia: { $stage } in questa tappa.
fw-broken = { $name } rompe un asse e perde { $lost } { $lost ->
        [one] miglio
       *[other] miglia
    }.
fw-camps = { $name } si accampa al miglio { $miles }.
fw-wins = { $name } arriva per primo e vince.
fw-decides = { $name } decide: { $what }
fw-standing = { $name }: { $miles } miglia su { $goal }
fw-why-drive = { $stage } miglia su { $enough }: non vale ancora la pena di fermarsi.
fw-why-camp = { $stage } miglia bastano: da { $enough } in su conviene tenerle.
fw-nothing-driven = Non c’è ancora niente da tenere: prima bisogna viaggiare ({ $rule }).
fw-no-face = Un dado mostra da 1 a { $high }, non { $found } ({ $rule }).
fw-bad-line = «{ $found }» non è una riga di questo gioco. Per esempio: { $options }
fw-drivers = Si corre da { $low } a { $high }, non in { $found }.
fw-goal = Il traguardo è un numero di miglia da 1 a { $high }, non «{ $found }».
fw-played-by = Un carro è guidato da «person» o da «app», non da «{ $found }».
fw-roads = strade di Quinta ruota
