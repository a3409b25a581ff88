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
