# Labels of the table in a terminal.

picture-title = Round { $n }, { $phase } · turn order { $order }
picture-signs = ′ changed terrain   * city   ° neutral house   + house mark
picture-bridges = Bridges
picture-free-sites = Free bridge sites
picture-faction = faction
picture-vp = points
picture-money = money
picture-power = power I / II / III
picture-shipping = shipping
picture-stock = buildings on the mat
picture-pieces = bridges
picture-area = largest area
picture-income = income of the mat
picture-bonus = bonus tile
picture-cities = cities
picture-rounds = round scoring
picture-actions = power actions
picture-bonuses = bonus tiles
