# What the columns of the table `seats` are called: what lay before a seat at the end.

column-money = money in hand
column-bowls_1 = power tokens in bowl I
column-bowls_2 = power tokens in bowl II
column-bowls_3 = power tokens in bowl III
column-shipping = steps of the shipping track
column-shipping_value = range of shipping
column-stock_house = houses still on the mat
column-stock_trading_post = trading posts still on the mat
column-stock_left_palace = left palace still on the mat
column-stock_right_palace = right palace still on the mat
column-bridges = bridges left
column-passed = passed
column-income_money = income of the mat: money
column-income_power = income of the mat: power
column-area = largest area

# What is counted about how a seat plays (table `habits`).

habit-money-at-the-first-pass = money at the first pass
habit-tokens-of-power-after-round-2 = tokens of power after round 2
habit-round-of-the-palace = round of the palace
habit-palaces = palaces
habit-cities = cities
habit-shipping = shipping
habit-area = area
