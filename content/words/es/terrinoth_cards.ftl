# Lo que dicen las cartas de Terrinoth, en palabras sencillas.

thc-bar = En la barra: { $words }
thc-does = { $what }
thc-keyword = { $word }: { $what }
thc-on = { $when }: { $what }
thc-always = Siempre: { $what }
thc-note = Recordatorio: { $text }
