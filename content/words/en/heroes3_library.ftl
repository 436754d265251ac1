# What the library says of towns, heroes, the map, the calendar and scenarios of Heroes III (games/heroes3/catalogue_*.py).

h3l-one-source = Only one source has this; check it against your card.
h3l-copies =
    { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }
h3l-counted = { $count } × { $card }

## Towns and heroes

h3l-built-after = Only after { $first }.
h3l-lets-recruit = Lets you recruit
h3l-hero =
    { $path ->
        [might] Might hero
       *[magic] Magic hero
    } of the { $faction }: { $profession }
h3l-starting-deck = Starting deck: { $cards }
h3l-starting-ability = Starting Ability
h3l-specialties = Specialties

## The map

h3l-category =
    { $category ->
        [visitable] Visitable: after the visit a black cube is laid here
        [flaggable] Flaggable: your own cube is laid here
        [revisitable] Revisitable: no cube is laid here
       *[none] Nothing to visit
    }
h3l-place-mark =
    { $mark ->
        [shared] Cubes of several players may lie here
        [token] A token, laid on a field of a tile
        [dice] Where a number is printed with it, so many dice are rolled and one is taken
       *[sea] On sea tiles
    }
h3l-guards = On tiles of level { $level }, guards: { $guards }
h3l-guarded-by = Guarded by
h3l-fields = Fields
h3l-terrain =
    Terrain: { $terrain }; laid { $layer ->
        [surface] on the surface
        [subterranean] underground
       *[sea] at sea
    }
h3l-at =
    { $at ->
        [nw] north-west
        [ne] north-east
        [w] west
        [c] center
        [e] east
        [sw] south-west
       *[se] south-east
    }
h3l-field =
    { $at ->
        [nw] North-west
        [ne] North-east
        [w] West
        [c] Center
        [e] East
        [sw] South-west
       *[se] South-east
    }: { $place }{ $guard ->
        [none] { "" }
       *[other] , guard of level { $guard }
    }
h3l-place-of = { $place } ({ $faction })
h3l-place-dice =
    { $place } ({ $count ->
        [0] number of dice not known
        [one] { $count } die
       *[other] { $count } dice
    })
h3l-edges = Outer edges that nobody may cross: { $where }
h3l-land = Land: { $where }
h3l-corrected = Follows a picture of the tile against the common list: { $where }.
h3l-list-only = Nobody has compared this tile with a picture; it comes from a list.
h3l-doubt =
    { $doubt ->
        [dice] How many dice the Treasure symbol gives is not known.
        [edges] Which outer edges are closed is not known.
        [land] Which fields are land is not certain.
        [blocked] Which field is blocked is not certain.
        [guards] The levels of the guards are not certain.
        [terrain] The terrain is not certain.
       *[order] Which field lies where is not certain.
    }

## Cards of the calendar

h3l-redraw =
    { $when ->
        [first-astrologers] In the first astrologers' round, put it aside and draw another one.
        [no-sea] Without sea tiles, put it aside and draw another one.
        [campaign] In a campaign, put it aside and draw another one.
        [easy] On easy, put it aside and draw another one.
       *[impossible] Where it cannot be done, put it aside and draw another one.
    }
h3l-event-who =
    { $who ->
        [all] Everybody takes part.
        [choose] Everybody picks a way of their own.
        [pass] Cards go round the table.
       *[drawer] Only whoever drew it acts.
    }
h3l-morale-name =
    { $morale ->
        [positive] Positive morale { $number }
       *[negative] Negative morale { $number }
    }
h3l-morale-known = The cards have no names, and only three of them are known.
h3l-adventure-power = Combat power { $power }: { $reward }.
h3l-adventure-basic = Basic reward: { $reward }.
h3l-battlefield-only = Only in the modes of the Battlefield box.

## Scenarios and optional rules

h3l-scenario =
    { $origin ->
        [fan-made] A fan-made scenario
       *[official] An official scenario
    }
h3l-players =
    { $range ->
        [yes] { $least } to { $most } players
       *[no] { $least ->
            [one] { $least } player
           *[other] { $least } players
        }
    }
h3l-campaign = Campaign { $campaign }, scenario { $number }
h3l-own-heroes = Your heroes: { $heroes }
h3l-enemy-heroes = Enemy heroes: { $heroes }
h3l-start-purse =
    { $carried ->
        [yes] You begin with what the scenario before left you, and { $purse } on top
        [only] You begin with what the scenario before left you
       *[no] You begin with { $purse }
    }
h3l-start-income = Production: { $purse }
h3l-start-units = Your units: { $units }
h3l-start-buildings = Built already: { $buildings }
h3l-built =
    { $kind ->
        [bronze] bronze dwelling
        [silver] silver dwelling
        [gold] gold dwelling
        [citadel] Citadel
        [city-hall] City Hall
       *[mage-guild] Mage Guild
    }
h3l-unit = { $unit } ({ $side })
h3l-any-unit =
    a { $tier ->
        [bronze] bronze
        [silver] silver
       *[gold] gold
    } unit of your choice ({ $side })
h3l-ai-army = Army of the AI hero: { $units }
h3l-ai-deck = AI deck: { $cards }
h3l-ai-spells = Its spells: { $cards }
h3l-ai-skills = Its Skill cards: { $cards }
h3l-skill = { $hero } { $level } ({ $card })
h3l-group-heroes = Heroes
h3l-group-start = Your units
h3l-group-army = Army of the AI hero
h3l-names-only = Only names, players and heroes are known here; its own book tells the rest.
h3l-players-unknown = For how many players it is, is not known.
h3l-assumed = That it uses { $heroes } is assumed.
h3l-elsewhere = Only the scenario's own page tells: { $parts }.
h3l-ai-part =
    { $part ->
        [army] the AI hero's army
        [deck] its AI deck
        [spells] its spells
       *[skills] its Skill cards
    }
h3l-optional =
    { $effect ->
        [harder] Makes the game harder.
        [easier] Makes the game easier.
       *[variant] Changes the game without making it harder or easier.
    }
