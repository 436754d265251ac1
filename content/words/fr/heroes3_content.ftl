# Heroes III : ce qui est dit de ses cartes.

heroes3-unknown-unit = Il n'y a pas d'unité « { $found } ». Peut-être : { $options } ?
heroes3-unclear-unit = « { $found } » peut être plusieurs cartes : { $options }.
heroes3-unknown-card = Il n'y a pas de carte « { $found } ». Peut-être : { $options } ?
heroes3-unclear-card = « { $found } » peut être plusieurs cartes : { $options }.
heroes3-ask-genies-three = Génies : défaussez exactement 3 cartes de votre paquet et prenez en main un sort parmi elles.
heroes3-ask-genies-up-to-three = Génies : défaussez jusqu'à 3 cartes de votre paquet, une par une, et prenez en main un sort parmi elles.
heroes3-ask-quicksand = Sables Mouvants : posez les jetons cachés sur des espaces libres comme l'indique la carte, la moitié sont vides. Prévenez l'appli quand une unité marche sur un vrai.
heroes3-ask-land-mine = Mine : posez les jetons cachés sur des espaces libres comme l'indique la carte, la moitié sont vides. Notez 2 dégâts quand une unité marche sur un vrai.
