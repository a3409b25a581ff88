# Labels of the table in a terminal.

picture-title = Round { $n }, { $phase } · turn order { $order } · rules { $rules }
picture-signs = ′ changed terrain   ° neutral building   + annex   * city
picture-bridges = Bridges
picture-free-sites = Free bridge sites
picture-faction = faction
picture-board = planning display
picture-vp = points
picture-coins = coins
picture-tools = tools
picture-scholars = scholars (supply)
picture-books = books
picture-power = power I / II / III
picture-science = science
picture-shipping = sailing
picture-spade-price = tools per spade
picture-stock = buildings left
picture-pieces = keys / annexes / bridges
picture-area = largest area
picture-income = income
picture-bonus = round bonus
picture-palace = palace
picture-competencies = competencies
picture-innovations = innovations
picture-cities = cities
picture-rounds = round scoring
picture-actions = actions
picture-bonuses = round bonuses
picture-palaces = palaces
picture-automa = Automa
picture-automa-cards = { $drawn } of { $n } cards drawn
picture-offered = to choose from
picture-book-cost = { $n ->
    [one] { $n } book
   *[other] { $n } books
}
