# Warum etwas nicht geht: ganze Sätze mit ihren Zahlen.

refusal-too-few-coins = Dafür brauchst du { $needs } Geld, du hast { $has }.
refusal-too-few-tools = Dafür brauchst du { $needs ->
        [one] { $needs } Werkzeug
       *[other] { $needs } Werkzeuge
    }, du hast { $has }.
refusal-too-few-scholars = Dafür brauchst du { $needs ->
        [one] { $needs } Gelehrten
       *[other] { $needs } Gelehrte
    }, du hast { $has }.
refusal-too-few-power = Dafür brauchst du { $needs } Macht in Schale III, du hast { $has }.
refusal-too-few-books = Dafür brauchst du insgesamt { $needs ->
        [one] { $needs } Buch
       *[other] { $needs } Bücher
    }, du hast { $has }.
refusal-too-few-books-banking = Dafür brauchst du { $needs ->
        [one] { $needs } Buch
       *[other] { $needs } Bücher
    } der Disziplin Bankwesen, du hast { $has }.
refusal-too-few-books-law = Dafür brauchst du { $needs ->
        [one] { $needs } Buch
       *[other] { $needs } Bücher
    } der Disziplin Recht, du hast { $has }.
refusal-too-few-books-engineering = Dafür brauchst du { $needs ->
        [one] { $needs } Buch
       *[other] { $needs } Bücher
    } der Disziplin Ingenieurskunst, du hast { $has }.
refusal-too-few-books-medicine = Dafür brauchst du { $needs ->
        [one] { $needs } Buch
       *[other] { $needs } Bücher
    } der Disziplin Medizin, du hast { $has }.
refusal-too-few-tokens-in-bowl-2 = Dafür brauchst du { $needs } Machtsteine in Schale II, du hast { $has }.
refusal-no-scholars-in-supply = Keiner deiner sieben Gelehrten liegt noch im Vorrat.
refusal-no-power-to-gain = Alle deine Machtsteine liegen in Schale III, du kannst keine Macht mehr erhalten.

refusal-not-land = { $hex } ist kein Landfeld.
refusal-built-on = { $hex } ist schon bebaut.
refusal-out-of-reach = { $hex } ist nicht in Reichweite: Keines deiner Gebäude ist benachbart, und mit Schifffahrt { $shipping } führt kein Fluss dorthin.
refusal-not-native = { $hex } ist { $terrain }. Bauen kannst du nur auf { $terrain_home }.
refusal-native-already = { $hex } ist schon deine Heimatlandschaft.
refusal-terrain-already = { $hex } ist schon { $terrain }.
refusal-not-towards-home = Aus { $terrain } kann nicht { $terrain_to } werden: Umgewandelt wird auf dem kürzeren Weg zu deiner Heimatlandschaft und nie darüber hinaus.
refusal-spades-left-over = { $spades } Spaten { $spades ->
        [one] bliebe
       *[other] blieben
    } übrig. Ein Feld, das nicht zur Heimatlandschaft wird, muss alle aufbrauchen.
refusal-buy-only-for-home = { $spades } Spaten { $spades ->
        [one] fehlt
       *[other] fehlen
    }, und zukaufen darfst du nur, wenn das Feld deine Heimatlandschaft wird.
refusal-no-buying-spades = Dafür brauchst du { $needs } Spaten, du hast { $has } und darfst jetzt keine zukaufen.
refusal-no-spades-left = Du hast keinen Spaten mehr.
refusal-spades-first = Setze zuerst { $spades ->
        [one] deinen Spaten
       *[other] deine { $spades } Spaten
    } ein: Die Werkstatt kommt nach allen Spaten.
refusal-only-first-space = Die Werkstatt darf nur auf dem ersten Feld stehen, das in dieser Aktion deine Heimatlandschaft wurde.
refusal-no-building-now = Mit diesen Spaten darfst du nicht bauen.
refusal-jump-elsewhere = Du hast für den Weg nach { $hex } bezahlt, also geht die Aktion dort weiter.
refusal-no-jump-now = Tunnel oder Flug gibt es einmal je Aktion Umwandeln und Bauen, und zwar ganz am Anfang.
refusal-no-jump-there = { $hex } ist kein Ziel: Es darf keinem deiner Gebäude benachbart sein, und nur so viele Felder wie erlaubt dürfen dazwischen liegen.
refusal-nothing-to-do-there = Wenn der Weg nach { $hex } bezahlt ist, könntest du dort weder umwandeln noch bauen.
refusal-must-go-on = Das muss ausgeführt werden: ein Gebäude, das einzusetzen ist, ein bezahlter Weg oder die gewählte Aktion.

refusal-neutral-building = Das Gebäude auf { $hex } ist neutral und kann nicht verändert werden.
refusal-wrong-building = { $building-key ->
        [palace] Ein
       *[other] Eine
    } { $building } entsteht aus einer { $building_below }, und auf diesem Feld steht keine.
refusal-no-school-there = Auf { $hex } steht keine Schule, und nur eine Schule wird wieder zur Gilde.
refusal-none-left = Auf deinem Planungstableau steht { $building-key ->
        [palace] kein
       *[other] keine
    } { $building } mehr.
refusal-no-city-there = Rund um das Flussfeld { $hex } hast du zu wenige Gebäude oder zu wenig Machtwert für eine Stadt.
refusal-has-annex = Das Gebäude auf { $hex } hat schon einen Anbau.
refusal-no-bridges-left = Du hast alle drei Brücken gebaut.
refusal-bridged-already = Auf { $site } steht schon eine Brücke.
refusal-bridge-needs-building = Du brauchst ein Gebäude an mindestens einem Ende von { $site }.

refusal-track-at-top = Bei der { $track } bist du schon ganz oben.
refusal-no-step-possible = { $level ->
        [7] In { $discipline } kommst du ohne Stadtschlüssel nicht über Stufe 7 hinaus.
        [12] In { $discipline } bist du ganz oben angekommen.
       *[other] Stufe 12 in { $discipline } ist besetzt: Dort darf nur ein Markierungsstein stehen.
    }
refusal-no-free-space = In { $discipline } ist kein Feld für { $steps } Schritte frei.
refusal-innovations-full = Du hast schon { $most } Erfindungen, mehr sind nicht möglich.
refusal-not-on-display = „{ $tile }“ liegt nicht auf dem Innovationstableau.
refusal-not-available = „{ $tile }“ ist nicht zu haben.
refusal-owned-already = Du hast „{ $tile }“ schon, und jede Kompetenz gibt es für dich nur einmal.
refusal-passed-already = Du hast gepasst und bist aus dieser Runde ausgestiegen. Eine Stadt über den Fluss gründest du vorher.
refusal-own-bonus = Deinen eigenen Rundenbonus darfst du keine zweite Runde behalten.
refusal-drafted-already = Davon hast du schon eines gewählt: { $kind }.
refusal-reward-taken = Diese Belohnung hast du schon bekommen.
refusal-used-this-round = Diese Aktion wurde in dieser Runde schon genutzt.
refusal-of-no-use = Du könntest die Wirkung nicht ausführen: Es gibt keinen Platz oder kein Gebäude dafür.
refusal-act-or-pass-first = Führe zuerst eine Aktion aus oder passe.

refusal-side-for-players = Zu { $n ->
        [2] zweit
        [3] dritt
        [4] viert
       *[5] fünft
    } spielt ihr auf der Seite { $sides }, nicht auf { $value }.
refusal-palace-17-named = Palast 17 liegt immer bereit und wird nicht genannt.
refusal-spade-tile-late = Das Plättchen mit dem Spaten darf nicht in Runde 5 oder 6 liegen.
refusal-three-of-a-discipline = Drei Wertungsplättchen derselben Disziplin dürfen nicht alle in den Runden 1 bis 5 liegen.
refusal-final-tile-building = „{ $tile }“ zeigt dasselbe Gebäude wie das Plättchen der Runde 6.
