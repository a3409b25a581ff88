# What somebody did, one sentence each; gains and costs are added by the log.

deed-take-set = { $faction-key ->
        [none] { $seat } takes the set with the planning display { $board }
       *[other] { $seat } takes the set { $board }, { $faction }, round bonus “{ $bonus }”
    }
deed-draft-board = { $seat } drafts the planning display { $board }
deed-draft-faction = { $seat } drafts the faction { $faction }
deed-draft-palace = { $seat } drafts { $palace }
deed-draft-bonus = { $seat } drafts the round bonus “{ $bonus }”
deed-advance = { $seat } advances { $track }
deed-innovate = { $seat } develops the innovation “{ $innovation }”
deed-send-scholar = { $seat } sends a scholar to { $discipline } for { $n } steps
deed-return-scholar = { $seat } returns a scholar for a step in { $discipline }
deed-power-action = { $seat } takes the power action “{ $power-action }”
deed-book-action = { $seat } takes the book action “{ $book-action }”
deed-use = { $seat } uses the special action of “{ $component }”
deed-annex = { $seat } adds an annex to { $hex }
deed-pass = { $bonus-key ->
        [none] { $seat } passes
       *[other] { $seat } passes and takes the round bonus “{ $bonus }”
    }
deed-accept = { $seat } takes the power that is offered
deed-decline = { $seat } declines the power that is offered
deed-take-palace = { $seat } takes { $palace }
deed-take-competency = { $seat } takes the competency “{ $competency }” in { $discipline }
deed-take-city = { $seat } takes the city tile “{ $city }”
deed-starting-goods = Starting goods
