# Why a turn is advised: what each part of the estimate gains or loses, in points.
feature-money = { $n } for money
feature-bowl-3 = { $n } for power in bowl III
feature-bowl-2 = { $n } for power in bowl II
feature-leftovers = { $n } for money left at the end
feature-income = { $n } for income
feature-holdings = { $n } for abilities of faction, palaces and bonus tile
feature-passing = { $n } for what passing pays
feature-round-bonus = { $n } for the next bonus tile
feature-area = { $n } for the largest area at the end
feature-cities = { $n } for a city in the making
feature-scoring-tiles = { $n } for round scorings to come
feature-room = { $n } for room to build
feature-neighbours = { $n } for neighbours
feature-shipping = { $n } for shipping
feature-pending = { $n } for what your next choices bring or cost
