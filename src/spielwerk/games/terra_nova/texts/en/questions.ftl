# What is asked. `.title` names the question in a heading or in another sentence.

question-take-mat = Which faction mat do you take? It decides your colour.
    .title = choose a mat
question-take-faction = Which side of your mat do you play?
    .title = choose a faction
question-place = { $way ->
        [start] Where do you place one of your first houses? Spaces of your home terrain ({ $terrain }) are free.
        [neutral] Where do you put the neutral house? It belongs on a free, marked space ({ $terrain }).
        [home-anywhere] On which space of your home terrain ({ $terrain }) do you build the free house?
        [edge] On which landscape at the edge do you build the free house? It becomes { $terrain }; you may also decline.
       *[post-in-reach] On which landscape in reach do you put the trading post? It becomes { $terrain }.
    }
    .title = place a building
question-take-bonus = Which bonus tile do you take?
    .title = choose a bonus tile
question-turn = It is your turn. Which action do you take?
    .title = your turn
question-close = Your action is done. Exchange power if you like, and then end your turn.
    .title = end of the turn
question-dig = { $started ->
        [1] { $spades ->
            [0] Do you build a house on the transformed landscape?
           *[other] Do you transform a second landscape with the spade that is left, build a house, or stop?
        }
       *[0] { $spades ->
            [0] Which adjacent landscape do you make habitable?
           *[other] Which landscape do you make habitable? Free spades: { $spades }.
        }
    }
    .title = make habitable and build
question-free-post = Which house do you upgrade to a trading post for free?
    .title = choose a trading post
question-bridge = Where do you build the bridge?
    .title = build a bridge
question-take-city = You found a city. Which city tile do you put down?
    .title = choose a city tile
question-round-end = The round ends. Do you exchange power?
    .title = end of the round
question-final-exchange = The game is over. Do you exchange power for points? What stays in bowl III becomes money.
    .title = exchange at the end
