# The companion at a real board: what it is told of a turn.

question-tell = What did you do at the table?
help-tell = Enter only what the Automa can see: your markers on the tracks, territories explored and conquered, and your income turns. Landmarks and achievements follow by themselves. Resources, cards, capital and points are yours to keep. Draw the Automa's tapestry cards and tiles for it at the table, face down; when it defends a territory, turn its cards over and tell only how that ended.
tell-track = { $track }: marker on space { $n }
tell-explore = { $hex } explored
tell-conquer = { $hex } conquered
tell-repelled = { $hex }: conquest repelled by a card
tell-withdraw = Took an own piece off { $hex }
tell-income = { $n ->
        [5] Last income turn, my game is over
       *[other] Income turn { $n }
    }
tell-done = Turn ended
