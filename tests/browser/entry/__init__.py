"""Ways to a table: the first page, one's own machine, friends over the network, the admin's page."""
