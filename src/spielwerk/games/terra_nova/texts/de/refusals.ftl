# Warum etwas nicht geht: ganze Sätze mit ihren Zahlen.

refusal-too-little-money = Dafür brauchst du { $needs } Geld, du hast { $has }.
refusal-too-little-power = Dafür brauchst du { $needs } Macht in Schale III, du hast { $has }.
refusal-not-land = { $hex } ist kein Landfeld.
refusal-built-on = { $hex } ist schon bebaut.
refusal-out-of-reach = { $hex } ist nicht in Reichweite deiner Gebäude.
refusal-not-home = { $hex } ist { $terrain } und nicht deine Heimatlandschaft.
refusal-home-already = { $hex } ist schon deine Heimatlandschaft.
refusal-no-spades-left = Es ist kein Spaten mehr übrig.
refusal-no-buying-spades = Dafür brauchst du { $needs } Spaten, du hast { $has }; dazukaufen darfst du hier keine.
refusal-not-next-door = { $hex } grenzt an keines deiner Gebäude. Brücken und Schifffahrt zählen hier nicht.
refusal-only-transformed = { $hex } gehört nicht zu den Landschaften, die du mit dieser Aktion umgewandelt hast; nur dort darfst du jetzt bauen.
refusal-none-left = Auf deinem Tableau steht kein solches Gebäude mehr: { $building }.
refusal-act-first = Erst musst du etwas tun.
refusal-no-mark = { $hex } trägt keine Hausmarkierung ({ $terrain }).
refusal-not-edge = { $hex } liegt nicht am Rand des Spielplans.
refusal-wrong-building = Auf { $hex } steht nicht das, was aufgewertet werden kann. { $building } entsteht aus: { $needs }.
refusal-track-at-top = Deine Schifffahrtsleiste endet bei { $n }.
refusal-no-bridges-left = Du hast deine drei Brücken gebaut.
refusal-bridged-already = Auf { $site } liegt schon eine Brücke.
refusal-bridge-needs-building = An { $site } grenzt keines deiner Gebäude.
refusal-used-this-round = Diese Aktion ist in dieser Runde schon genutzt.
refusal-of-no-use = Das hätte jetzt keine Wirkung.
refusal-own-bonus = Du darfst dein Plättchen nicht behalten: { $tile }.
refusal-not-available = Steht nicht zur Wahl: { $tile }.
refusal-neutral-colour = Diese Farbe gehört dem neutralen Volk: { $tile }.
refusal-tile-used = Schon eingesetzt: { $tile }.
refusal-no-city-there = Um { $hex } herum reichen deine Gebäude nicht für eine Stadt.

refusal-variant-for-two = Diese Variante ist für 2 Personen, nicht für { $n }.
refusal-first-game-plain = Das erste Spiel wird ohne die Varianten für zwei gespielt.
refusal-map-without-side = Der Spielplan hat die Seite nicht, auf der diese Partie gespielt wird: { $side }.
refusal-first-game-tiles = Das erste Spiel hat seine eigenen Rundenwertungs- und Vorteilsplättchen.
refusal-no-neutral-colour = Nur die Variante Planer hat eine neutrale Farbe, die man nennen kann.
