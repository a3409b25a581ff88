# What the columns of the table `seats` are called: what lay before a seat at the end.

column-city_lines = full rows and columns of the capital
column-city_worth = points of the capital in an income turn
column-resources_food = food left
column-resources_coin = coins left
column-resources_worker = workers left
column-resources_culture = culture left
column-positions_exploration = track: exploration
column-positions_technology = track: technology
column-positions_science = track: science
column-positions_military = track: military
column-positions_arts = track: arts
column-buildings_farm = farms in the capital
column-buildings_market = markets in the capital
column-buildings_house = houses in the capital
column-buildings_armory = armories in the capital
column-cards = cards in hand
column-under_mat = cards under the mat
column-charmed = a charmed card on the mat
column-ally = seat of the ally
column-outposts = outposts left
column-territories = territories held
column-toppled = outposts toppled
column-era = income turns begun
column-finished = finished
column-choice_civilizations = civilizations to choose from

# What the set-up drew and no option is named after.
fact-tech_display = Tech cards on display

# What is counted about how a seat plays (table `habits`).

habit-resources-left-after-era-1 = resources left after era 1
habit-steps-on-tracks-after-era-1 = steps on tracks after era 1
habit-income-buildings-after-era-1 = income buildings after era 1
habit-territories-after-era-1 = territories after era 1
habit-techs-after-era-1 = techs after era 1
habit-resources-left-after-era-2 = resources left after era 2
habit-steps-on-tracks-after-era-2 = steps on tracks after era 2
habit-income-buildings-after-era-2 = income buildings after era 2
habit-territories-after-era-2 = territories after era 2
habit-techs-after-era-2 = techs after era 2
habit-landmarks = landmarks
habit-techs = techs
habit-territories = territories
habit-rows-and-columns-of-the-capital = rows and columns of the capital
habit-achievements = achievements
