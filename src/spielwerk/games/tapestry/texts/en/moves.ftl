# Answers, as short imperatives.

move-accept = Yes
move-accept-choice = Yes, { $choice }
    .button = Yes
move-activate = Use { $civilization }
move-advance = Advance on { $track }
move-arrange = Arrange: { $arrangement }
    .button = { $arrangement }
move-gamble = Take { $tapestry }
move-salvage = Keep { $tech }
move-tinker = Tinker: { $tinkering }
move-tinker-on = Use the marker on { $track }
move-back = Go back on { $track }
move-beside = Put it beside the capital
move-block = Block plot { $site }
move-bonus = Take the bonus
move-build = Build on { $site }
move-capital = Keep the capital { $capital }
move-civilization = Keep { $civilization }
move-column = Column { $n }
move-conquer = Conquer { $hex }
move-convert = Convert food into { $material }
move-copy = Copy the card of { $of } in era { $n }
    .button = { $of }, era { $n }
move-craft = Build on column { $n } of the mat
move-decline = No
move-decline-choice = No, do not { $choice }
    .button = No
move-die = Take the { $die }
move-discard = Discard { $tapestry }
move-discard-tech = Discard { $tech }
move-discard-tile = Discard { $component }
move-done = Done
move-done-swapping = Swap no more
move-end = End the turn
move-explore = Explore { $hex }
move-face = Use the roll { $track }
move-gain = Gain: { $material }
move-give-tile = Give { $component } away
move-hex = Choose { $hex }
move-income = Take income
move-invent = Invent { $tech }
move-invent-deck = Invent the top card of the deck
move-keep = Keep the card
move-keep-rows = Upgrade nothing
move-landmark = Build it with its corner on { $site }
move-lead = Lead on { $track }
move-mark = Mark { $tech }
move-no-trap = Play no trap
move-pay = Pay: { $material }
move-perform = Go to: { $part }
move-play = Play { $tapestry }
move-position = Use the position of { $of } on { $track }
move-predict = Predict { $n }
move-repeat = Repeat the space on { $track }
move-roll = Roll again
move-rotate = { $n ->
        [0] Leave it as it lies
        [1] Turn it by 60°
        [2] Turn it by 120°
        [3] Turn it by 180°
        [4] Turn it by 240°
       *[5] Turn it by 300°
    }
move-row = Row { $n }
move-seat = Choose { $of }
move-settle = Place it on the map at { $hex }
move-skip = Leave it
move-skip-copy = Copy nothing
move-space-tile = Explore { $component }
move-start = Start again on { $track }
move-stay = Stay
move-step = Advance for nothing on { $track }
move-stop = Stop and advance
move-swap = Swap the building on { $site }
move-take = Take: { $part }
move-take-landmark = Take { $landmark }
move-tile = Use { $component }
move-to = Go to space { $n }
move-track = Choose { $track }
move-trade = Trade { $trade }
move-trap = Play the trap
move-turn = { $n ->
        [0] Leave it as it lies
       *[other] Turn it by { $n }°
    }
move-upgrade = Upgrade { $tech }
move-use = Use { $tech }
move-cast = Discard { $tapestry } for 5 points
    .button = Discard { $tapestry }
move-circle = Circle: { $circle }
move-host = House it on { $site }
move-keep-card = Keep { $tapestry }
move-keep-space-tile = Keep { $component }
move-keep-tech = Keep { $tech }
move-keep-tile = Keep { $component }
move-replace = Replace the outpost of { $of }: { $posture }
move-result = Take: { $face }
move-submerge = Submerge { $tapestry }
move-surface = Play { $tapestry } onto era 4
    .button = { $tapestry } on era 4
move-create = Create { $masterpiece }
move-create-deck = Create the top masterpiece of the deck
move-keep-masterpiece = Keep { $masterpiece }
move-exhibit = Use { $masterpiece }
move-present = Present { $masterpiece }
move-inspire = Lay the tile { $inspiration }
move-science-die = Roll the { $science-die }
move-spy = Spy: { $secret }
move-spy-card = The card of era { $n }
move-spy-tile = The reward of { $component }
move-spy-space-tile = The reward of { $component }
move-spy-position = The position on { $track }
move-spy-tech = Use { $tech }
move-advise = Give { $tapestry }
move-let-draw = Let the deck decide
move-brief = Give a card to { $of }
move-brief-with = Give { $tapestry }
move-infiltrate = Outpost on { $hex }
move-influence = Token on the start territory of { $of }
move-hunt = Hunt: { $terrain }
move-loot = Take: { $loot }
move-found = Start with { $landmark }
move-utilize = Use { $landmark }
move-release = Take the token from { $landmark }
move-beacon = Two tiles for { $material }
move-collect = Put it on your mat
move-collect-card = Collect { $tapestry }
move-collect-tile = Collect { $component }
move-landmark-card = Choose { $component }
move-on-tech = Place it on { $tech } and upgrade the card
move-isle-tile = Use { $component }
move-isle = Place it on your mat: { $isle }
    .button = { $isle }
move-turn-isle = { $n ->
        [0] Leave it as it lies
       *[other] Turn it by { $n }/6
    }
move-store = Keep it on your mat
move-place-stored = Place { $landmark } from your mat
