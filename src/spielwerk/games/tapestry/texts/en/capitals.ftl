# Advanced capitals: names, rules, refusals.

capital-archipelago = Archipelago
capital-canyon = Canyon
capital-cavern = Cavern
capital-cloud-city = Cloud City
capital-mesa = Mesa
capital-swamp = Swamp
capital-bog = Bog
capital-polar = Polar
capital-savanna = Savanna
capital-veil = Veil
capital-city-in-a-bottle = City in a Bottle
capital-underworld = Underworld

when-at-once = { $n ->
    [one] a complete district, at once
   *[other] each of { $n } complete districts, at once
}
when-every-income = { $n ->
    [one] a complete district, in every income turn
   *[other] each of { $n } complete districts, in every income turn
}

capital-rule-no-landmarks = no landmark can be built here; it stands beside the capital and still counts as yours
capital-rule-no-overhang = landmarks must not stick out of the grid
capital-rule-lily-pads = lily pads count as filled and can still be built on; when the capital is scored, every { $n } that are covered bring 1 point
capital-rule-wisps = will-o'-the-wisps are impassable; a landmark beside one, where reeds grow, costs { $n } points for each
capital-rule-linked = a district is complete when its goblin is linked to the centre of the city by filled plots, side by side, both ends included
capital-rule-outside = plots in no district count for rows and columns only
capital-rule-barred = whoever starts with the Riverfolk may not choose it

refusal-no-overhang = In this capital nothing may stick out of the grid.
refusal-barred-capital = { $civilization } may not start with this capital.

help-advanced-capitals = Arts & Architecture and Fantasies & Futures: everybody also draws an advanced capital and keeps one of those drawn. The start territory is that of the basic one in any case. An advanced capital says itself how many districts it has, what they pay, and what is different.
    .title = Advanced capitals
    .rule = p. 5, p. 13
