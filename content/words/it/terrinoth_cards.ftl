# Che cosa dicono le carte di Terrinoth, in parole semplici.

thc-bar = Sulla barra: { $words }
thc-does = { $what }
thc-keyword = { $word }: { $what }
thc-on = { $when }: { $what }
thc-always = Sempre: { $what }
thc-note = Promemoria: { $text }
