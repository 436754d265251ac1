"""Words that a question is full of and that say nothing about what it asks, in our four languages, folded."""

from __future__ import annotations

_ENGLISH = """
a an and any are as at be been but by can cannot could did do does doing for from get gets had has have he her
his how i if in into is it its me my no not of off on one or our out she should so some than that the their them
then there these they this those to too up was we were what when where which while who whom whose why will with
would you your still just now already vs cant dont guy guys
happen happens whats whos wheres hows im id ill ive u ur pls please lets let us also need needs want wants
allowed right away really actually exactly gotta gonna wanna
"""
_SPANISH = """
al algo alguien como con cual cuales cuando cuanto cuantos cuanta cuantas de del desde donde el ella ellos en
entre es esa ese eso esta este esto estan estoy fue ha hace haces hacer hago han hay la las le les lo los me mi
mis muy ni o para pero por porque pueda puede pueden puedo puedes que quien se sea ser si sin sobre son soy su
sus tambien te tengo tiene tienen todavia tu tus un una uno unos unas y ya yo aun ahora
pasa pasan ocurre sucede q k xq pq x quiero necesito debo nada mas vale
"""
_FRENCH = """
ai ait alors au aux avec ce ces cet cette combien comme comment c d dans de des dois doit donc du elle elles en
encore es est et etre eu fait fais faire faut il ils j je l la le les leur lui m ma mais mes mon n ne nous on ou
par pas peut peux peuvent pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son
sont sur t ta te tes toi ton un une va vais vous y a toujours deja maintenant
passe arrive nb ca cela bien veux besoin peu meme
"""
_ITALIAN = """
ad ai al alla alle allo anche ancora c che chi ci come con cosa cui d da dal dalla dei del della delle dello di
dove due e ed era essere faccio fai fare gli ha hai hanno ho i il in io l la le lei lo loro lui ma me mi mia mie
miei mio ne nei nel nella noi non o ogni per perche piu posso puo puoi possono qual quale quali quando quanta
quante quanti quanto qui se sei si sia sono su sua sue sui sul sulla suo suoi te ti tra tu tua tuo tuoi un una
uno vi adesso ora gia
succede accade capita voglio devo bisogno nr
"""

STOP_WORDS = frozenset(" ".join([_ENGLISH, _SPANISH, _FRENCH, _ITALIAN]).split())
