"""What Age of Innovation and Terra Nova really share: land and river, power bowls, the terrain circle, ranks."""
