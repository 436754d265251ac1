## What is wrong in a file: where, what was found, and what was expected. Each fills a place in a sentence.

mistake-whole-file = the whole file
mistake-text = the text
mistake-column = { $field }, column { $column }
shape-whole = all of it
shape-empty-list = an empty list

found-no-text = bytes that are no UTF-8 text
found-unreadable = a file that cannot be read ({ $why })
found-no-yaml = text that is no YAML ({ $problem })
found-tab = a tab
found-letters = { $n ->
    [one] 1 letter
   *[other] { $n } letters
}
found-endless = lists in lists without end
found-alias = a reference to another place (*)
found-group-as-name = a group of fields as the name of a field
found-twice = the same field twice
expected-utf8 = a text in UTF-8
expected-yaml = readable YAML
expected-spaces = spaces
expected-depth = plain lists and groups, at most { $most } within one another
expected-content = content
expected-word = a word
expected-once = each field once

# --- cards of Terrinoth
th-found-id-twice = “{ $id }” twice
th-found-faces = { $n ->
    [one] 1 face
   *[other] { $n } faces
}
th-found-actions = { $actions }
th-found-no-action = no action
th-found-random = { $n } in { $deck }
th-found-too-many-sets = { $n ->
    [one] 1 set too many of the level { $level }
   *[other] { $n } sets too many of the level { $level }
}
th-expected-id = an id of letters, digits and dashes
th-expected-id-once = each id once
th-expected-faces = six faces
th-expected-figure = a number from { $least } to 99, or nothing where it is not known
th-expected-keyword = a keyword that is basic or defined here: { $options }
th-expected-new-keyword = a keyword that is none of the three basic ones
th-expected-action = the action { $action }, once
th-expected-condition = a condition of this pack: { $options }
th-expected-nemesis = a nemesis of this pack: { $options }
th-expected-space = a space of the track: { $options }
th-expected-set = a set: { $options }
th-expected-card-of = a card of { $deck }
th-expected-random = 1 to 19 sets of enemies
th-expected-sets-left = sets that are left

# --- effects of Terrinoth's cards
th-end = the end
th-expected-token = a word, a number or a sign
th-expected-brackets = at most { $most } brackets within brackets
th-expected-who = who or what is meant
th-expected-hero = a hero: { $options }
th-expected-enemy = an enemy: { $options }
th-expected-being = a hero or an enemy
th-expected-thing = an enemy, or a hero's cards, such as { $examples }
th-expected-name-of = a name for “{ $key }”
th-expected-comparison = a comparison: { $options }
th-expected-shift = + or - and a number
th-expected-reminder = a reminder in double quotes
th-expected-branch = | and another branch
th-expected-branches = a list of two branches or more
th-expected-call = { $call }; { $missing } is missing
th-expected-new-argument = an argument that was not given yet
th-expected-effects = a text, or a list with one effect or more
th-expected-group = a group with one of { $options }
th-expected-one-line = one line without double quotes
