# Why a turn is advised: what each part of the estimate gains or loses, in points.
feature-resources = { $n } for what the resources in store can buy
feature-income = { $n } for resources of the income turns to come
feature-scoring = { $n } for points of the income turns to come
feature-eras = { $n } for income turns still to come
feature-tracks = { $n } for the way come on the tracks
feature-capital = { $n } for rows, columns and districts nearly full
feature-territory = { $n } for territories and room around them
feature-techs = { $n } for tech cards to upgrade
feature-hand = { $n } for tapestry cards in hand
feature-abilities = { $n } for tapestry cards at work in this era
feature-tiles = { $n } for territory and space tiles in supply
feature-achievements = { $n } for achievements in reach
feature-civilizations = { $n } for civilizations and what they will bring
feature-pending = { $n } for what your next choices bring or cost
