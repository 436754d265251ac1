# Ce que disent les cartes de Terrinoth, en mots simples.

thc-bar = Sur la barre : { $words }
thc-does = { $what }
thc-keyword = { $word } : { $what }
thc-on = { $when } : { $what }
thc-always = Toujours : { $what }
thc-note = Rappel : { $text }
