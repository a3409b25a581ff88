# The chapters of the guided game: what the coach says.

lesson-turn = The turn
    .about = What you own, and what you do in a turn: make land habitable and build.
lesson-turn-hello = Welcome! You live in the desert. These three houses are yours. Ada lives in the wasteland, Bruno at the lakes.
lesson-turn-money = Nearly everything is paid with money. You have 16.
lesson-turn-transform = A turn is one action. E8 is wasteland, right beside the desert on the terrain circle: that takes 1 spade, 6 money. Turn E8 into desert.
lesson-turn-build = E8 is desert now, your home terrain. In the same action you may build a house there for 4 money. Build it.
lesson-turn-scored = 2 points! The tile of this round rewards every house. Each of the five rounds has its own tile, and all of them lie open.
lesson-turn-end = Until you end your turn you can take everything back. End it now.
lesson-turn-again = Ada has a trading post now, Bruno has improved his shipping. It is your turn again: one action each, until all have passed.
lesson-turn-elsewhere = That is possible, but E8 is just one spade away and joins your houses. Take E8.
lesson-turn-later = That has a chapter of its own. First a new house: begin with E8.
lesson-turn-too-early = Passing ends the round for you. There is too much to do for that.
lesson-turn-build-too = You could leave it at that. But a house brings income and, in this round, points. Build on E8.

lesson-power = Power
    .about = Three bowls, power actions, and what you gain when others build next to you.
lesson-power-bowls = Your 8 power tokens lie in three bowls. You can spend only what lies in bowl III: 5 at the moment.
lesson-power-moves = Every power you gain moves one token on: first from bowl I to II, and once I is empty, from II to III.
lesson-power-spend = Here are the power actions. This one costs 4 power and gives 7 money. Take it.
lesson-power-back = The 4 tokens lie in bowl I again. Spent power is not gone, it only has to come around once more.
lesson-power-exchange = Before and after your action you may also exchange power for money, one for one. One token is left in bowl III. Exchange it.
lesson-power-end = Now end your turn.
lesson-power-used = Ada used power for shipping. Each power action is there only once a round, for all players together.
lesson-power-neighbours = And look: Bruno upgraded D8, next to three of your houses. For each of them you gained 1 power, at once.
lesson-power-free = It cost you nothing, and it works even after you have passed. So it is good to live close to others.
lesson-power-other-action = You could take that one. But you are short of money. Take the 7 money.
lesson-power-later = That gives only 1 money for 1 power. The power action gives 7 for 4. Take it first.
lesson-power-not-yet = Not yet. First use your power.
lesson-power-one-left = Wait, there is still a token in bowl III that can become money.

lesson-building = Upgrading
    .about = Income, trading posts and the two palaces.
lesson-building-income = Your buildings wait on your mat and hide income. Each one that stands on the map uncovers its own.
lesson-building-post = A house becomes a trading post for 10 money, next to another faction for only 7. Bruno's house on D8 borders E8. Upgrade E8.
lesson-building-post-done = Trading posts bring money and power each round. In this round it also scored 3 points. The house is back on your mat and hides its income again.
lesson-building-end = End your turn.
lesson-building-palace = A trading post becomes a palace for 14 money. Left: 2 power a round and, once a round, adjacent land made habitable for free. Right: your cities need 1 city value less. Choose one for E8.
lesson-building-palace-done = Your palace lies with your tiles. It works from your next turn on. You can build both palaces in a game.
lesson-building-end-again = End your turn.
lesson-building-other-one = That is possible, but here please take E8. It lies in the middle of your houses.
lesson-building-palace-now = Later. You have just enough money for a palace on E8.
lesson-building-not-yet = Later. Now it is about upgrading.

lesson-rivers = Rivers
    .about = Reach, shipping and bridges.
lesson-rivers-reach = F10 is desert, but water lies between it and E9. You can build only in reach, and without shipping the river is the border.
lesson-rivers-shipping = A step of shipping costs 8 money. Each one lets you cross one more river space. Improve your shipping.
lesson-rivers-points = Shipping brings points by itself, here 2, and 2 more from the tile of this round.
lesson-rivers-end = End your turn.
lesson-rivers-river = F10 is in reach now, across one river space, and desert already: no spade needed. Build there.
lesson-rivers-end-build = F10 is in reach of E9, but not adjacent. For cities that makes a difference. End your turn.
lesson-rivers-bridge = A bridge makes two spaces adjacent. It costs 10 money, or 3 or 4 power as a power action. You have three bridges. Build the bridge from E9 to F10.
lesson-rivers-joined = Now E9 and F10 are adjacent, as if they shared a side. They could be part of one city.
lesson-rivers-bridge-later = The bridge comes in a moment.
lesson-rivers-bridge-now = That is possible, but you have just the money for the bridge.
lesson-rivers-no-spade = That takes a spade. F10 is desert already and needs none.
lesson-rivers-not-yet = One moment. First over the river.

lesson-cities = Cities
    .about = Four adjacent buildings, city value 7, and a tile to choose.
lesson-cities-rule = A city takes four adjacent buildings of yours with a city value of 7 together. Here stand three trading posts: 2 + 2 + 2. A house is worth 1, a palace 3.
lesson-cities-missing = One building and one city value are missing. C8 is desert and borders D7. Build a house there.
lesson-cities-founded = Four buildings, 2 + 2 + 2 + 1 = 7: the city founds itself. What touches it later belongs to it.
lesson-cities-tile = Choose one of your four city tiles. Each can be used once in a game. Take the one you like.
lesson-cities-scored = On top, the tile of this round pays 5 points for a city.
lesson-cities-end = End your turn.
lesson-cities-number-too = Upgrading raises city values, but a city also takes four buildings. Build a fourth one on C8.
lesson-cities-not-here = That costs spades. C8 is desert already: build there.
lesson-cities-not-yet = Not now. The city is one building away.

lesson-passing = Passing and rounds
    .about = How a round ends, what you take along, and how the next one begins.
lesson-passing-nothing-left = 1 money: there is nothing left to do for you in this round. Then you pass.
lesson-passing-swap = When you pass you swap your bonus tile. Your present one first pays 1 point for each of your houses.
lesson-passing-pass = This tile brings 6 money of income, and 2 money already lie on it, because nobody wanted it. Pass, and take it.
lesson-passing-first = 3 points for 3 houses. You passed first, so you begin the next round. End your turn.
lesson-passing-income = All have passed, and a new round began with income: 12 money and 1 power from your mat, 6 money from your new tile.
lesson-passing-new-round = In round 3 shipping scores. After five rounds the game is over.
lesson-passing-other-bonus = Allowed, but money is what you need most. Take the 6 money.

lesson-final = Final scoring
    .about = The last round, and the points that come after it.
lesson-final-last = Round 5, the last one. Its tile pays 5 points for a palace.
lesson-final-palace = Ada and Bruno have passed; you may still take as many turns as you like. 14 money are enough for your left palace. Upgrade E8.
lesson-final-end = 5 points. End your turn; you are asked again right after.
lesson-final-money = Money left at the end is worth 1 point for every 3. Power in bowl III becomes money by itself.
lesson-final-pass = Your bonus tile pays 2 points for each trading post when you pass. Two are left. Pass; which tile you take does not matter any more.
lesson-final-last-end = That was your last action. End your turn, and the final scoring begins.
lesson-final-area = The largest groups score 12, 8 and 4 points. What counts is reach, so shipping links buildings across rivers. Your group is the largest.
lesson-final-over = Open the result to see where all points came from. You know the whole game now.
lesson-final-middle-one = Possible, but here please upgrade E8 to the left palace.
lesson-final-palace-first = First the palace on E8: 5 points.
lesson-final-one-more = Wait: 5 points are still within your means.
lesson-final-automatic = That happens by itself at the end.

lesson-game = Your game
    .about = A real game in round 2, half begun. Play it to the end.
lesson-game-yours = This is a real game at the beginning of round 2. You have four houses, money, and some power.
lesson-game-help = From now on nobody tells you what to do. The bulb gives advice, the question mark explains, and everything grey says why not. Play on, and good luck!
