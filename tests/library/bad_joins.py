"""Joins that no language has: what a sentence looks like that was put together from parts that do not fit."""

from __future__ import annotations

import re

_VOWEL = "[aeiouàâéèêëîïôöùû]|[AEIOUÀÂÉÈÊÎÔ](?=[a-zéèê])"
_ROMAN = "(?![IVX]+\\b)"
_ONE = r"(?<![\d,.+−=/-])\b1 "

_JOINS = {
    "en": (r"\ba (?:[aei]|o(?!ne))\w", rf"(?<!ound ){_ONE}(?!success|progress|valuables|less|was|has|is)[a-z]+s\b"),
    "es": (
        # de + el = del, a + el = al
        r"\b(?:de|a) el\b",
        # y before the sound of i becomes e, o before that of o becomes u
        rf"\by {_ROMAN}[Hh]?[Ii](?![aeou])\w",
        r"\bo [Hh]?[Oo]\w",
        # both genders at once
        r"\w[oa]/[ao]s?\b",
        # one of several, and a question without its beginning
        rf"{_ONE}(?!mes\b|más|menos|tras)[^\W\d_]{{2,}}s\b",
        r"(?:^|[.!?] )[^¿?]*\w[^¿?]*\?",
    ),
    "fr": (
        # de + le = du, à + les = aux; but a pronoun before an infinitive stays: "de le garder"
        r"\b(?:de|à) les?\b(?! \w+(?:er|ir|re)\b)",
        # le, la, de, que ... before a vowel; but not behind a verb: "prenez-la en main"
        rf"(?<![-\w'])(?:[Ll]e|[Ll]a|[Dd]e|[Qq]ue|[Ss]e|[Nn]e|[Cc]e) (?:{_VOWEL})",
        r"\bsi ils?\b",
        r"\w\(e\)",
        # 0 and 1 are singular; signs of two parts have a space before them
        rf"{_ONE.replace('1', '[01]')}(?![fm]ois|plus|moins|dans|sous|pas|succès|héros|vers|[A-Z])[^\W\d_]{{2,}}[sx]\b",
        r"\w[;?!»]|[^\W\d]:(?=\s)|«\S",
    ),
    "it": (
        # di + il = del, a + la = alla, in + lo = nello
        r"\b(?:di|a|da|in|su) (?:il|lo|la|gli|le)\b",
        r"\b(?:di|a|da|in|su) l'",
        rf"\b(?:dello|della|allo|alla|dallo|dalla|nello|nella|sullo|sulla) (?:{_VOWEL})",
        # il and un before s with another consonant, z, gn, ps
        r"\b(?:il|un|del|al|dal|nel|sul) (?:[Ss][bcdfgklmnpqrtvz]|[Zz]|[Gg]n|[Pp]s)",
        r"\w[oa]/[ae]\b",
        rf"{_ONE}(?!dei|più|poi|chi)[^\W\d_]{{3,}}i\b",
        # only French says so for short
        r"\b[Aa]ppli\b",
    ),
}
_EVERYWHERE = (
    # a word said twice, but for "vous vous reposez" and "cada una una vez"
    r"\b(?!(?:vous|nous|una)\b)([^\W\d_]{2,}) \1\b",
    # signs of the notation in place of words, and marks that follow each other
    r"[≥≤≠]",
    r"[;:,.] ?[;:,.]",
    r"\( | \)|\(\)",
    # too much space, or space in the wrong place
    r"  | [,.](?![\w.…])",
)
_LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


def broken(text: str, language: str) -> list[str]:
    """What cannot stand so in a text, each with a little of what is around it."""
    plain = _LINK.sub(r"\1", text).replace("...", "…")
    found = [match for join in (*_JOINS[language], *_EVERYWHERE) for match in re.finditer(join, plain)]
    return [plain[max(0, match.start() - 20) : match.end() + 20] for match in found]
