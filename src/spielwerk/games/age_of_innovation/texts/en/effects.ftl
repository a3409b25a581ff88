# What components do. A line is `when: clause, clause`.

when-now = At once
when-start = At the start of the game
when-always = Always
when-income = Income
when-income-from-level = Income from level { $level } on
when-special = Special action, once a round
when-action = As an action
when-cost = Cost
when-science-bonus = At the end of the round, for every { $levels ->
        [one] level
       *[other] { $levels } levels
    } in { $discipline }
when-on-build-workshop = Whenever you build a workshop
when-on-build-guild = Whenever you build a guild
when-on-build-school = Whenever you build a school
when-on-build-palace-or-university = Whenever you build a palace or a university
when-on-river-workshop = Whenever you build a workshop next to a river space
when-on-edge-workshop = Whenever you build a workshop on an edge space
when-on-use-spade = For every spade you use
when-on-knowledge-step = For every step in a discipline
when-on-send-scholar = Whenever you send a scholar, also for a single step
when-on-city-tile = Whenever you gain a city tile
when-on-found-city = Whenever you found a city
when-on-track-step = For every advance in sailing or terraforming
when-on-innovation = Whenever you develop an innovation
when-on-power-action = Whenever you take a power action
when-on-competency = Whenever you gain a competency
when-on-pass = When you pass
when-on-tunnel = For every tunnel
when-on-fly = For every flight

cost-power = { $n } power
cost-books = { $n ->
        [one] { $n } book of any discipline
       *[other] { $n } books of any disciplines
    }

effect-gain-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }
effect-gain-tools = { $n ->
        [one] { $n } tool
       *[other] { $n } tools
    }
effect-gain-scholars = { $n ->
        [one] { $n } scholar
       *[other] { $n } scholars
    }
effect-gain-power = { $n } power
effect-gain-power-tokens = { $n ->
        [one] { $n } new power token in bowl III
       *[other] { $n } new power tokens in bowl III
    }
effect-gain-annexes = { $n ->
        [one] { $n } annex
       *[other] { $n } annexes
    }
effect-gain-vp = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
effect-books = { $n ->
        [one] { $n } book of your choice
       *[other] { $n } books of your choice
    }
effect-points-by-players = { $two } / { $three } / { $four } / { $five } points with 2 / 3 / 4 / 5 players
effect-points-per-workshops = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } per workshop on the map
effect-points-per-guilds = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } per guild on the map
effect-points-per-schools = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } per school on the map
effect-points-per-palaces-and-universities = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } per palace and university on the map
effect-points-per-city-tiles = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } per city tile
effect-points-per-weakest-level = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } per level in your lowest discipline
effect-points-per-two-best-levels = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } per level in each of your two highest disciplines
effect-table-areas = { $points } points from { $n } separate settlement areas on
effect-table-bridges = { $points } points from { $n ->
        [one] { $n } bridge
       *[other] { $n } bridges
    } on
effect-table-buildings = { $points } points from { $n } buildings on
effect-steps = { $n ->
        [one] { $n } step in a discipline of your choice
       *[other] { $n } steps, each in a discipline of your choice
    }
effect-steps-in-one = { $n } steps in one discipline of your choice
effect-step-in-each = 1 step in each discipline
effect-steps-banking = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } in Banking
effect-steps-law = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } in Law
effect-steps-engineering = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } in Engineering
effect-steps-medicine = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } in Medicine
effect-steps-per-schools = 1 step in a discipline of your choice per school on the map
effect-steps-per-shapes = 1 step in a discipline of your choice per different kind of building on the map
effect-terraform-and-build = Terraform and Build with { $n ->
        [one] { $n } free spade
       *[other] { $n } free spades
    }
effect-spades = { $n ->
        [one] { $n } spade
       *[other] { $n } spades
    }, without building
effect-spades-and-free-workshop = Terraform and Build with { $n ->
        [one] { $n } free spade
       *[other] { $n } free spades
    } and a free workshop, which may stand on another space
effect-bridges = { $n ->
        [one] build { $n } bridge
       *[other] build { $n } bridges
    }
effect-competency = 1 competency of your choice
effect-city-tile = 1 city tile of your choice
effect-neutral-workshop = place a neutral workshop (power value 1)
effect-neutral-guild = place a neutral guild (power value 2)
effect-neutral-school = place a neutral school (power value 2)
effect-neutral-palace = place a neutral palace (power value 3), without a palace tile
effect-neutral-university = place a neutral university (power value 3), without a competency
effect-neutral-tower = place a neutral tower (power value 2)
effect-neutral-monument = place a neutral monument (power value 4; a city with it needs only 2 buildings)
effect-guild-anywhere = place a guild on any free native space, in reach or not
effect-raise-guild = upgrade a workshop to a guild for free
effect-downgrade = turn a school back into a guild, which counts as building the guild
effect-track-shipping = { $n ->
        [one] { $n } free advance
       *[other] { $n } free advances
    } in sailing
effect-track-terraforming = { $n ->
        [one] { $n } free advance
       *[other] { $n } free advances
    } in terraforming
effect-another-action = one more action in the same turn
effect-any-order = in an order of your choice

passive-tunnel = when you Terraform and Build, you may pay 1 tool to skip exactly 1 space of land or river
passive-flight = when you Terraform and Build, you may pay 1 scholar to skip up to { $n } spaces of land or river
passive-land-bridges = as an action, 1 bridge for 1 tool, also over land
passive-power-discount = power actions cost { $n } power less
passive-bonus-levels = your level counts as { $n } higher for the science bonus
passive-city-power-discount = your cities need { $n } power value less
passive-river-cities = one river space may lie between the buildings of a new city, if you wish
passive-extra-shipping = sailing +{ $n } in the action phase until you pass
passive-competency-books = { $n ->
        [one] { $n } more book
       *[other] { $n } more books
    } of its discipline with every competency

trait-board-desert = 1 spade after the first buildings, without building
trait-board-plains = advancing terraforming costs 1 coin instead of 5
trait-board-swamp = 3 power tokens in bowl I and 9 in bowl II instead of 5 and 7
trait-board-lake = sailing starts at 1, reaching 2 then brings 3 points and reaching 3 brings 2 books
trait-board-forest = 4 power tokens in bowl I and 8 in bowl II instead of 5 and 7
trait-board-mountain = your first guild brings 3 coins instead of 2
trait-board-wasteland = your second innovation needs no extra book
trait-faction-inventors = 1 competency of your choice after the first workshops
trait-faction-monks = place your university instead of two workshops, last of all, with its competency
trait-faction-omar = besides the two workshops place a neutral tower (power value 2), in any order
trait-competency-annexes = add an annex to a building, which raises its power value by 1 and makes it count as 2 buildings for a city

status-confirmed = Checked against several sources.
status-wasteland-book = The rulebook does not say which book the start brings; a free choice, as on the printed display.
status-revision-1-2 = Changed by the publisher in September 2024; the option “rules” chooses the revision.
status-revision-1-2-moles = Changed by the publisher in September 2024: 2 points more than the number of players; another reading counts only the other players.
status-bridges-inferred = The bridge sites of this side are inferred from the course of the rivers, and four outer river spaces are uncertain.
