# Why a turn is advised: what each part of the estimate gains or loses, in points.
feature-money = { $n } for money
feature-power = { $n } for power ready to spend
feature-income = { $n } for income
feature-area = { $n } for the largest area at the end
feature-city = { $n } for a city in the making
feature-passing = { $n } for what passing pays
feature-room = { $n } for room to build
feature-palaces = { $n } for abilities of palaces
feature-shipping = { $n } for shipping
feature-leftovers = { $n } for money left at the end
