# What is asked. `.title` names the question in a heading or inside another sentence.

question-take-set = Which set do you take?
    .title = choose a set
question-draft = What do you draft: a planning display, a faction or a palace tile?
    .title = draft a component
question-draft-bonus = Which round bonus do you draft?
    .title = draft a round bonus
question-place = { $source-key ->
        [rule-setup] Where do you place one of your first buildings ({ $building })?
       *[other] Where do you place the { $building } ({ $source })?
    }
    .title = place a building
question-turn = { $further ->
        [1] You may take one more action. What do you do?
       *[0] It is your turn. Which action do you take?
    }
    .title = your turn
question-close = Your action is done. Exchange resources if you like, then end your turn.
    .title = end of the turn
question-power-offer = { $builder } builds on { $hex } next to you. Do you take { $power } power { $vp ->
        [0] for free
        [one] for { $vp } point
       *[other] for { $vp } points
    }?
    .title = power from a neighbour
question-book = { $n ->
        [one] Which book do you take ({ $source })?
       *[other] You take { $n } books ({ $source }). Which one is next?
    }
    .title = choose a book
question-step = { $each ->
        [one] { $n ->
            [one] In which discipline do you take the step ({ $source })?
           *[other] You have { $n } steps ({ $source }). In which discipline is the next one?
        }
       *[other] In which discipline do you take { $each } steps ({ $source })?
    }{ $may ->
        [1] {" "}You may also stop.
       *[0] {""}
    }
    .title = choose a discipline
question-use-key = Level 8 in { $discipline } needs a city key. Do you use one, or do you let the { $n ->
        [one] step
       *[other] { $n } steps
    } lapse?
    .title = use a city key
question-pay-books = { $n ->
        [one] Which book do you pay with?
       *[other] You still pay { $n } books of any discipline. Which one is next?
    }
    .title = pay with books
question-dig = { $jump ->
        [1] The way to { $hex } is open. Do you transform the space or build there?
       *[0] { $spades ->
            [0] Where do you build a workshop? You may also stop.
            [one] You have 1 spade ({ $source }). Which space do you transform?
           *[other] You have { $spades } spades ({ $source }). Which space do you transform next?
        }
    }
    .title = use spades
question-take-palace = Which palace tile do you take?
    .title = choose a palace
question-take-competency = Which competency do you take? Its place also brings steps and books.
    .title = choose a competency
question-take-city = Which city tile do you take?
    .title = choose a city tile
question-bridge = Where do you build the bridge ({ $source })?
    .title = build a bridge
question-free-guild = Which workshop becomes a guild ({ $source })?
    .title = upgrade a workshop to a guild
question-downgrade = Which school becomes a guild again ({ $source })?
    .title = turn a school into a guild
question-reward-order = Which reward do you want next ({ $source })?
    .title = order of the rewards
