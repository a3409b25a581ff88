# What the columns of the table `seats` are called: what lay before a seat at the end.

column-coins = coins
column-tools = tools
column-scholars = scholars
column-scholar_supply = scholars in the supply
column-books_banking = books of banking
column-books_law = books of law
column-books_engineering = books of engineering
column-books_medicine = books of medicine
column-bowls_1 = power tokens in bowl I
column-bowls_2 = power tokens in bowl II
column-bowls_3 = power tokens in bowl III
column-keys = city keys
column-annexes = annexes left
column-shipping = steps of the shipping track
column-shipping_value = range of shipping
column-terraforming = steps of the terraforming track
column-tools_per_spade = tools for a spade
column-levels_banking = level of banking
column-levels_law = level of law
column-levels_engineering = level of engineering
column-levels_medicine = level of medicine
column-stock_workshop = workshops still on the board
column-stock_guild = guilds still on the board
column-stock_school = schools still on the board
column-stock_palace = palace still on the board
column-stock_university = university still on the board
column-pieces_workshop = workshops in all
column-pieces_guild = guilds in all
column-pieces_school = schools in all
column-pieces_palace = palaces in all
column-pieces_university = universities in all
column-bridges = bridges left
column-passed = passed
column-income_tools = income of the board: tools
column-income_coins = income of the board: coins
column-income_power = income of the board: power
column-income_scholars = income of the board: scholars
column-area = largest area

# What is counted about how a seat plays (table `habits`).

habit-coins-at-the-first-pass = coins at the first pass
habit-tokens-of-power-after-round-2 = tokens of power after round 2
habit-round-of-the-palace = round of the palace
habit-cities = cities
habit-innovations = innovations
habit-books-chosen = books chosen
