# Les écrans des jeux qui n’en ont pas à eux.

dt-setup = Préparer la table
dt-more = Options
dt-choices = Ce que vous choisissez
dt-choices-about = Comme dans un terminal, avec des virgules : goal=30, ben.played-by=app
dt-choice-bad = « { $found } » n’est pas un choix. Écrivez quoi=option, ou nom.quoi=option.
dt-seed = Graine
dt-seed-about = Le même nombre donne la même chance. Vide, un nouveau est tiré.
dt-seed-bad = La graine est un nombre entier, pas « { $found } ».
dt-standing = Où en est la partie
dt-last-steps = Ce qui vient de se passer
dt-because = Pourquoi : { $why }
dt-passed-over = Écarté : { $what }
dt-bot-acts = C’est au tour de l’application.
dt-thinking = L’application réfléchit …
dt-choice = Les règles laissent ce choix à la table :
dt-no-question = Rien n’est demandé. Continuez avec une ligne ci-dessous.
dt-type-answer = Écrivez la réponse ci-dessous.
dt-line = Écrivez une ligne
dt-line-examples = Par exemple : { $examples }
dt-next = Suivant
dt-all = Tout
