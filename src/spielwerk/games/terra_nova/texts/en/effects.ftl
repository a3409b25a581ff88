# What tiles, mats and factions do. A line is `when: effect, effect`.

when-now = At once
when-start = At the start
when-always = Always
when-income = Income
when-special = Once a round, as an action
when-action = As an action, any number of times
when-cost = Cost
when-on-build-house = Whenever you build a house
when-on-build-post = Whenever you upgrade to a trading post
when-on-build-palace = Whenever you upgrade to a palace
when-on-use-spade = For each spade you use
when-on-found-city = Whenever you found a city
when-on-shipping-step = For each improvement of shipping
when-on-pass = When passing
when-on-others-house = Whenever another faction builds a house anywhere
when-on-others-upgrade = Whenever another faction upgrades a building

cost-power = { $n } power

effect-gain-money = { $n } money
effect-gain-power = { $n } power
effect-gain-vp = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
effect-gain-money-by-players = { $two } money with two players, otherwise { $more }
effect-gain-power-by-players = { $two } power with two players, otherwise { $more }
effect-points-per-houses = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } per house on the map
effect-points-per-trading-posts = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } per trading post on the map
effect-points-per-palaces = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } per palace on the map
effect-points-per-shipping = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } per step on the shipping track
effect-points-per-edge-settlements = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } per settlement with a building at the edge
effect-points-per-inland-buildings = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } per building that does not border the river
effect-power-per-settlements = { $n } power per settlement
effect-table-trading-posts = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from { $n ->
        [one] { $n } trading post
       *[other] { $n } trading posts
    } on
effect-spades = Make habitable and build with { $n ->
        [one] { $n } free spade
       *[other] { $n } free spades
    }
effect-spades-for-two = Make one or two landscapes habitable with { $n } free spades, then you may build a house
effect-transform-next-door = Make an adjacent landscape on the same continent habitable for free, then you may build a house there
effect-bridge = Build a bridge without paying money
effect-shipping = Improve your shipping by 1
effect-house-anywhere = Build a free house on any space of your home terrain
effect-house-at-edge = You may make any unbuilt landscape at the edge habitable for free and build a free house there
effect-post-in-reach = Make any landscape in reach habitable and put a trading post on it for free
effect-raise-post = Upgrade a house to a trading post for free

passive-extra-shipping = Reach extended by { $n } river space, not in final scoring
passive-power-discount = Power actions cost { $n } power less
passive-city-value-discount = A city needs { $n } less city value
passive-river-cities = You may found cities across { $n } river space
passive-one-spade = Distant landscapes, too, need only { $n } spade
passive-cheap-posts = Trading posts cost 7 money, next to another faction 5
passive-points-exchange = In the power exchange you may also exchange 3 power for 2 points

trait-mat = Costs, income and shipping track of your faction
trait-faction-desert-daughters = You begin with three houses; the third is placed when everybody has placed two
