# Fifth Wheel by its rules.

fw-begins = The race begins: { $goal } miles to go. { $name } drives first.
fw-turn = { $name } takes the reins.
fw-asks = { $name }: drive on, or camp with { $stage } { $stage ->
        [one] mile
       *[other] miles
    }?
fw-drive = Drive on
fw-camp = Camp and keep { $stage }
fw-drives = { $name } drives { $miles } miles: { $stage } on this stage.
fw-broken = { $name } breaks an axle and loses { $lost } { $lost ->
        [one] mile
       *[other] miles
    }.
fw-camps = { $name } camps at mile { $miles }.
fw-wins = { $name } arrives first and wins.
fw-decides = { $name } decides: { $what }
fw-standing = { $name }: { $miles } of { $goal } miles
fw-why-drive = { $stage } of { $enough } miles: not worth keeping yet.
fw-why-camp = { $stage } miles are enough: { $enough } are worth keeping.
fw-nothing-driven = There is nothing to keep yet: drive first ({ $rule }).
fw-no-face = A die shows 1 to { $high }, not { $found } ({ $rule }).
fw-bad-line = “{ $found }” is no line of this game. For example: { $options }
fw-drivers = { $low } to { $high } can race, not { $found }.
fw-goal = The goal is a number of miles from 1 to { $high }, not “{ $found }”.
fw-played-by = A driver is played by “person” or “app”, not “{ $found }”.
fw-roads = roads of Fifth Wheel
