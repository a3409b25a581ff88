# Was Karten und Felder tun, je ein Satzteil.

when-always = immer
when-benefit = Belohnung
when-bonus-any = Bonus, zahle { $price ->
        [one] 1 beliebigen Rohstoff
       *[other] { $price } beliebige Rohstoffe
    }
when-bonus-cards = Bonus, zahle { $price } Gobelinkarten
when-bonus-techs = Bonus, zahle { $price } Techkarten
when-bonus-tiles = Bonus, zahle { $price } Gebietsteile
when-circle = Kreis
when-square = Quadrat
when-civilization-income = Beginn der Einkommenszüge 2 bis 5
when-last-income = Beginn des letzten Einkommenszuges
when-era = in dieser Ära
when-explored = Belohnung bei Erkundung
when-first = Ende des ersten Einkommenszuges
when-gained = beim Erhalt
when-begin = zu Beginn
when-start = Anpassung zu Beginn
when-late = beim Erhalt im Spielverlauf
when-needs = obere Reihe verlangt
when-played = beim Ausspielen
when-reaction = als Reaktion
needs-track = du oder ein Nachbar mindestens auf Feld { $n } von { $track }
needs-farms = Platz { $n } der Bauernhöfe frei, bei dir oder einem Nachbarn
needs-markets = Platz { $n } der Märkte frei, bei dir oder einem Nachbarn
needs-houses = Platz { $n } der Häuser frei, bei dir oder einem Nachbarn
needs-charm = eine verzauberte Gobelinkarte, die du gespielt hast, oder dein eigener Einkommenszug { $n } oder später
needs-landmark = ein Wahrzeichen auf dieser Karte
asks-tiles = Gebietsteile in deinem Vorrat: mindestens { $n }
asks-same-buildings = Einkommensgebäude eines Typs in deiner Hauptstadt: mindestens { $n }
asks-top-techs = Techkarten in deiner oberen Reihe: mindestens { $n }
asks-lines = volle Reihen und Spalten deiner Hauptstadt: mindestens { $n }
asks-districts = volle Stadtviertel deiner Hauptstadt: mindestens { $n }
asks-landmarks = deine Wahrzeichen: mindestens { $n }
asks-territories = Gebiete, die du kontrollierst: mindestens { $n }
asks-buildings = Einkommensgebäude, die nicht mehr auf deinem Tableau stehen: mindestens { $n }
asks-techs = deine Techkarten: mindestens { $n }
asks-hand = Gobelinkarten auf deiner Hand: mindestens { $n }
effect-gain-food = erhalte { $n } Nahrung
effect-gain-coin = erhalte { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }
effect-gain-worker = erhalte { $n } Arbeiter
effect-gain-culture = erhalte { $n } Kultur
effect-gain-any = erhalte { $n ->
        [one] 1 beliebigen Rohstoff
       *[other] { $n } beliebige Rohstoffe
    }
effect-each-resource = erhalte 1 von jedem Rohstoff
effect-points = { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
effect-draw-tapestry = { $n ->
        [one] erhalte 1 Gobelinkarte
       *[other] erhalte { $n } Gobelinkarten
    }
effect-draw-tile = { $n ->
        [one] erhalte 1 Gebietsteil
       *[other] erhalte { $n } Gebietsteile
    }
effect-build-farm = erhalte einen Bauernhof
effect-build-market = erhalte einen Markt
effect-build-house = erhalte ein Haus
effect-build-armory = erhalte eine Waffenschmiede
effect-landmark = baue das Wahrzeichen: { $landmark }
effect-explore = erkunde
effect-explore-anywhere = erkunde an beliebiger Stelle
effect-explore-space = erkunde ein Weltraumteil
effect-explore-new-space = erhalte { $n } Weltraumteile und erkunde eines davon
effect-conquer = erobere
effect-conquer-anywhere = erobere an beliebiger Stelle
effect-conquer-both = erobere und nutze beide Würfel
effect-conquer-both-if-rival = erobere; beide Würfel, falls es jemandem gehörte
effect-invent = erfinde: { $n }
effect-replace-display = du darfst die offenen Techkarten austauschen
effect-upgrade = werte eine Techkarte auf
effect-circle = Kreis einer Karte deiner mittleren Reihe
effect-square = Quadrat einer Karte deiner oberen Reihe
effect-research = forsche
effect-research-x = forsche ohne Belohnung und Bonus
effect-research-past-end = forsche ohne Belohnung; 5 Punkte hinter dem Ende einer Leiste
effect-advance = schreite voran auf { $tracks }
effect-advance-x = schreite ohne Belohnung und Bonus voran auf { $tracks }
effect-regress = gehe zurück auf { $tracks }, mit Belohnung
effect-regress-x = gehe ohne Belohnung zurück auf { $tracks }
effect-repeat = Belohnung und Bonus deiner Position auf einer Leiste
effect-play-tapestry = spiele eine Gobelinkarte auf deine aktuelle
effect-civilization = erhalte eine weitere Zivilisation
effect-singularity = dieser Marker beginnt neu auf einer beliebigen Leiste
effect-any-order = in beliebiger Reihenfolge:
effect-one-of = eines von diesen:
effect-score-buildings = { $n ->
        [one] 1 Punkt pro Einkommensgebäude, das nicht mehr auf deinem Tableau steht
       *[other] { $n } Punkte pro Einkommensgebäude, das nicht mehr auf deinem Tableau steht
    }
effect-score-farms = { $n ->
        [one] 1 Punkt pro Bauernhof
       *[other] { $n } Punkte pro Bauernhof
    }
effect-score-markets = { $n ->
        [one] 1 Punkt pro Markt
       *[other] { $n } Punkte pro Markt
    }
effect-score-houses = { $n ->
        [one] 1 Punkt pro Haus
       *[other] { $n } Punkte pro Haus
    }
effect-score-armories = { $n ->
        [one] 1 Punkt pro Waffenschmiede
       *[other] { $n } Punkte pro Waffenschmiede
    }
effect-score-exploration = { $n ->
        [one] 1 Punkt pro Feld auf Entdeckung
       *[other] { $n } Punkte pro Feld auf Entdeckung
    }
effect-score-technology = { $n ->
        [one] 1 Punkt pro Feld auf Technologie
       *[other] { $n } Punkte pro Feld auf Technologie
    }
effect-score-science = { $n ->
        [one] 1 Punkt pro Feld auf Wissenschaft
       *[other] { $n } Punkte pro Feld auf Wissenschaft
    }
effect-score-military = { $n ->
        [one] 1 Punkt pro Feld auf Militär
       *[other] { $n } Punkte pro Feld auf Militär
    }
effect-score-territories = { $n ->
        [one] 1 Punkt pro kontrolliertem Gebiet
       *[other] { $n } Punkte pro kontrolliertem Gebiet
    }
effect-score-techs = { $n ->
        [one] 1 Punkt pro Techkarte
       *[other] { $n } Punkte pro Techkarte
    }
effect-score-tiles = { $n ->
        [one] 1 Punkt pro Gebietsteil im Vorrat
       *[other] { $n } Punkte pro Gebietsteil im Vorrat
    }
effect-score-tapestry = { $n ->
        [one] 1 Punkt pro Gobelinkarte auf Hand und Tableau
       *[other] { $n } Punkte pro Gobelinkarte auf Hand und Tableau
    }
effect-score-capital = { $n ->
        [one] 1 Punkt pro voller Reihe und Spalte deiner Hauptstadt
       *[other] { $n } Punkte pro voller Reihe und Spalte deiner Hauptstadt
    }
effect-score-landmarks = { $n ->
        [one] 1 Punkt pro Wahrzeichen
       *[other] { $n } Punkte pro Wahrzeichen
    }
effect-age-of-discovery = wirf den Wissenschaftswürfel: du schreitest mit Belohnung voran, alle anderen ohne
effect-age-of-wonders = wenigste Wahrzeichen: 2 beliebige Rohstoffe; meiste: 12 Punkte; sonst 1 Rohstoff und 6 Punkte
effect-alliance = wähle einen Verbündeten
effect-boast-of-superiority = 4 Punkte pro Leiste, auf der niemand weiter ist
effect-explore-new-tile = erhalte ein Gebietsteil und erkunde es
effect-neighbours-tile = jeder Nachbar erhält ein Gebietsteil
effect-colonialism = ein Rohstoff für jede Landart eines von dir kontrollierten Gebietsteils
effect-dark-ages = auf drei Leisten ein Feld zurück, dann auf der vierten drei voran, ohne Belohnungen
effect-discard-for-points = wirf Karten für je 2 Punkte ab
effect-dictatorship = schreite voran; die Leiste ist für andere bis nach deinem nächsten Zug gesperrt
effect-everybody-any = alle erhalten einen beliebigen Rohstoff
effect-take-landmark = nimm ein beliebiges übriges Wahrzeichen
effect-copy-tapestry = kopiere eine offene Gobelinkarte
effect-guild-trade = tausche 5 Punkte gegen einen Rohstoff oder umgekehrt, bis zu dreimal
effect-marriage-of-state = wähle eine Leiste und einen Mitspieler
effect-oil-magnate = wähle eine Leiste: du darfst mit Belohnung voranschreiten, deine Nachbarn ohne
effect-olympic-host = alle dürfen einen Arbeiter für 10 Punkte zahlen; du erhältst ein Einkommensgebäude, falls ein Mitspieler es tut, sonst eine Münze
effect-plea-for-aid = 2 Punkte und ein beliebiger Rohstoff pro Leiste, auf der alle anderen voraus sind
effect-renaissance = schreite auf jeder Leiste einmal ohne Belohnung voran; Boni sind kostenlos
effect-raise-outposts = richte bis zu drei deiner gestürzten Außenposten auf
effect-socialism = ziehe auf einer Leiste vor oder zurück zum nächsten fremden Marker, ohne Belohnungen
effect-invent-face-up-and-upgrade = erfinde eine offene Techkarte und werte sie auf
effect-neighbours-invent = jeder Nachbar erfindet vom Stapel
effect-technocracy = als Erste in dieser Ära: erfinde und werte diese Karte auf; sonst 3 Punkte pro Mitspieler
effect-trade-economy = Belohnung einer fremden Position; deren Bonus geht kostenlos an diese Person
effect-alchemy = wirf den Wissenschaftswürfel, bis du aufhörst; schreite auf den gewürfelten Leisten voran oder verdirb alles für einen Rohstoff
effect-another-civilization = diese Zivilisation wird gegen eine andere getauscht
effect-be-chosen = pro abgeschlossener oder geführter Leiste 1 Punkt pro Mitspieler; pro Errungenschaft ein beliebiger Rohstoff, am Ende 5 Punkte
effect-block-plots = ein Marker pro Person macht einen Platz unwegsam, jeder in einem anderen Stadtviertel
effect-chosen-points = 15 Punkte pro Mitspieler
effect-chronicle = du darfst gegen ein Gebietsteil einen Marker an einen Mitspieler geben
effect-four-tokens = vier Marker auf dem Tableau
effect-futurists-loss = verliere Kultur und einen beliebigen Rohstoff
effect-hand-out-tokens = gib alle vier Marker an Mitspieler
effect-herald = ein Marker auf eine offene Karte mit Wirkung beim Ausspielen: ihre Fähigkeit gilt für dich
effect-herald-the-fire = ziehe bis zu einer Karte mit Wirkung beim Ausspielen; du darfst eine auf die erste Ära spielen, nie Renaissance
effect-join-the-stage = beginne auf einem beliebigen Feld und erhalte es
effect-lead = schreite mit Belohnung voran, jede Leiste einmal
effect-leap-ahead = vier Felder auf jeder Leiste ohne Belohnungen und Wahrzeichen, dazu 1 von jedem Rohstoff
effect-line-up = deine übrigen Außenposten füllen das Tableau
effect-make-merry = rücke einen Marker nach oben und erhalte das Feld
effect-mark-invention = ein Marker auf einer Karte unter der oberen Reihe wertet sie auf
effect-perform = ziehe entlang eines Pfades und erhalte das Feld
effect-predict = sage vier Zahlen voraus
effect-score-land-mass = Punkte für deine größte Landmasse
effect-score-predictions = 10 Punkte pro genau erfüllter Vorhersage
effect-swap-buildings = bis zu dreimal tauschen zwei Einkommensgebäude die Plätze
effect-trade-post = ein Marker auf ein leeres Gebiet oder neben einen einzelnen fremden Außenposten
effect-uncovered-ranks = erhalte alles Aufgedeckte
passive-academia = 3 Punkte für jede erfundene Karte und jede erhaltene Gobelinkarte
passive-age-of-sail = ziehe vor dem Erkunden 3 Teile; du darfst eines für 3 Punkte einem Mitspieler geben
passive-alliance = du und dein Verbündeter könnt einander nicht erobern; du erhältst die Belohnungen seiner Aufwertungen
passive-broker-of-peace = du kannst auf Militär nicht voranschreiten; 3 Punkte, wenn es ein Mitspieler tut
passive-capitalism = 2 Punkte pro Münze deines Einkommens; eine Münze zu jedem Markt
passive-empiricism = 2 Punkte pro Schritt auf Wissenschaft; wirf den Wissenschaftswürfel zweimal und wähle
passive-exploitation = nimm die Belohnung eines Teils zweimal statt Punkten für seine Seiten
passive-golden-age = Aufwertungen brauchen keine Bedingung und bringen 3 Punkte
passive-industrialism = beim Erfinden erhältst du den Kreis der Karte
passive-marriage-of-state = du erhältst auch die Belohnungen der gewählten Person auf der gewählten Leiste
passive-mercantilism = tausche Nahrung deines Einkommens gegen andere Rohstoffe, für je 2 Punkte
passive-militarism = du darfst auf ein erkundetes Gebiet einen Außenposten stellen
passive-monarchy = 3 Punkte pro Einkommensgebäude in deiner Hauptstadt
passive-pillage-and-plunder = beide Würfel für fremde Gebiete; keine Fallen gegen dich
passive-pirate-rule = erhalte zusätzlich die Belohnung eines eroberten Teils
passive-revisionism = ein Rohstoff zu jedem Wahrzeichen einer Leiste; eine Waffenschmiede, wo es schon fehlt
passive-terraforming = baue auf unwegsame Plätze, für je 5 Punkte
passive-theocracy = du kannst auf Wissenschaft nicht voranschreiten; 4 Punkte für jede neue Stufe
passive-tyranny = eine erhaltene Karte darf auf diese gespielt werden, für 5 Punkte
passive-wartime-economy = Boni, die einen beliebigen Rohstoff kosten, sind kostenlos
passive-trap = wird dein Gebiet angegriffen: erhalte einen beliebigen Rohstoff und stürze den Angreifer
passive-architects = ein Stadtviertel mit Gebäuden einer Art bringt einen Rohstoff mehr, eine solche Reihe oder Spalte einen Punkt mehr
passive-craftsmen = Einkommensgebäude dürfen auf dem Tableau stehen, für das, was sie überdecken
passive-historians = erhält ein Mitspieler mit Marker ein Wahrzeichen, erhältst du alle aufgedeckten Quadrate
passive-inventors = eine markierte fremde Karte, die die obere Reihe erreicht, wird deine
passive-isolationists = schließe ein leeres eroberte Gebiet, für einen beliebigen Rohstoff
passive-militants = jede Eroberung deckt ein Feld des Tableaus auf
passive-mystics = ein beliebiger Rohstoff, wenn eine Vorhersage erstmals erreicht ist
passive-nomads = Gebäude dürfen auf der Karte stehen
passive-traders = erhalte den Würfel, den ein Eroberer neben deinem Marker nicht wählt
effect-gamble = decke drei Karten auf: eine mit Wirkung beim Ausspielen wird vor der üblichen in dieser Ära gespielt
effect-gamble-first = decke drei Karten auf und spiele eine auf die erste Ära
effect-alien-tiles = vier Weltraumteile
effect-alien-visit = das Teil auf dem Tableau geht; erkunde dort ein Weltraumteil (für einen Rohstoff, falls eines ging) oder erhalte einen beliebigen Rohstoff
effect-settle-rivers = 4 Punkte pro Stadtviertel mit zwei unwegsamen Plätzen
effect-settle-or-leave = dasselbe, oder stattdessen eine andere Zivilisation
effect-count-rivers = verliere einen Punkt pro übrigem unwegsamen Platz
effect-arrange = nimm ein Gebäude vom Tableau oder rücke es nach links; am Ende Punkte für Gebäude oder eine ganze Leiste nach links
effect-dance = du darfst eine Karte ziehen; ziehe um deine Karten weiter und erhalte das Feld, am Ende zweimal
effect-transform = ziehe und wirf ein Weltraumteil: erkunde es für einen Schritt zurück oder erhalte 4 Punkte, oder schreite mit Belohnung und kostenlosem Bonus voran
passive-relentless = Züge mit neuen Gebäuden sammeln Marker; ein Zug ohne zahlt sie aus
passive-renegades = statt einer Belohnung darf dein Marker vorrücken, wenn die Stufen gleich sind
passive-riverfolk = baue auf unwegsame Plätze; der letzte eines Stadtviertels bringt einen beliebigen Rohstoff
effect-salvage = decke drei Techkarten auf und behalte eine
effect-recycle = eine zusätzliche Aufwertung
effect-techs-for-others = jeder Mitspieler erhält eine Techkarte vom Stapel
effect-cards-for-others = jeder Mitspieler zieht eine Gobelinkarte
effect-tinker = eine von vier Arten, einen Marker zu nutzen, jede einmal
effect-remember = ein beliebiger Rohstoff oder zwei Gobelinkarten; am Ende zwei Rohstoffe pro abgegebener Karte
passive-recyclers = eine Aufwertung darf eine Karte von der oberen in die untere Reihe nehmen, für 5 Punkte; abgeworfene Techkarten dürfen erfunden werden
passive-elder-ones = nach dem letzten Einkommenszug schreitest du weiter voran; Wahrzeichen bringen dann 10 Punkte
effect-raise-capital = ein Marker, die schwebende Hauptstadt, ersetzt einen Außenposten auf dem Startgebiet
effect-raise-or-leave = dasselbe, oder eine andere Zivilisation stattdessen
effect-float-on = die Hauptstadt darf auf ein benachbartes Gebiet schweben, für beide Eroberungswürfel; zuletzt 5 Punkte je Wahrzeichen, das ganz in der Hauptstadt steht, und 2 Punkte weniger je überhängendem
effect-grant-wishes = wer gezogen wird, wählt und wertet einen Kreis; du wertest ihn auch und erhältst ein Quadrat daneben; zuletzt wertest du zwei verschiedene Kreise
effect-visit = ein Marker zieht in die Hauptstadt einer anderen Person; ein Gebietsteil darf zu einem Einkommensgebäude werden; zuletzt 1 Punkt je Gebäude in Reihe und Spalte jedes Markers
effect-send-guest = ein Marker zieht in die Hauptstadt einer anderen Person
effect-gather-secrets = ziehe drei Gobelinkarten und behalte eine; alle drei Würfel liegen auf dem Tableau
effect-count-dice = 6 Punkte je Würfel auf dem Tableau; dann liegen alle wieder dort
effect-tide = erhalte eine Gobelinkarte und versenke alle bis auf zwei; zuletzt kommen alle zurück
effect-foresee = im 2. Einkommenszug ein Gebietsteil, im 3. eine Gobelinkarte, im 4. eine Techkarte, im 5. Forschen
passive-illuminati = nimmt jemand anderes zum ersten Mal einen Würfel vom Tableau, erhältst du sein Ergebnis zuerst; beim Wissenschaftswürfel darfst du ohne Belohnung voranschreiten
passive-merfolk = nach dem letzten Einkommenszug behältst du bis zu fünf Karten und wirfst sie für je 5 Punkte ab oder spielst sie auf Ära 4
passive-psionics = würfle immer einmal mehr und wähle; ziehe immer eines mehr und behalte eines
passive-advisors = in Zügen zum Voranschreiten darfst du Nachbarn, die eine Gobelinkarte ziehen, stattdessen eine von dir geben und ziehst selbst eine
passive-collectors = in Zügen zum Voranschreiten darf ein erhaltener Außenposten, ein Haus, Wahrzeichen, eine Gobelinkarte, ein Gebietsteil oder eine Techkarte auf dein Tableau, je eines jeder Art, für einen beliebigen Rohstoff; am Spielende 1, 3, 6, 10, 15 oder 21 Punkte dafür
passive-infiltrators = ziehe drei Zivilisationen, wo du eine erhältst; nach der Anpassung keine Kultur im ersten Einkommenszug
passive-utilitarians = höchstens zwei genutzte Wahrzeichen: Schmiede (ein beliebiger Rohstoff pro Aufwertung in die obere Reihe), Kaserne (der rote Würfel bei jeder Eroberung), Leuchtturm (einmal je Zug zum Voranschreiten zwei Gebietsteile gegen einen beliebigen Rohstoff), Apotheke (ein beliebiger Rohstoff mit jedem anderen Wahrzeichen); Gummiwerk, Panzerfabrik, Bahnhof, Akademie (4 Punkte pro Schritt auf den Stufen III und IV ihrer Leiste)
passive-islanders = was erkundet, darf auch die sechs Hexfelder deines Tableaus erkunden; am Ende deines letzten Einkommenszuges 4 Punkte je Teil dort, dessen drei äußere Seiten nur Wasser zeigen
passive-urban-planners = ein Wahrzeichen, das du erhältst, darf auf deinem Tableau warten; am Ende deines letzten Einkommenszuges 1, 4, 9, 16, 25, 36 oder 49 Punkte für 1 bis 7 Wahrzeichen deiner Hauptstadt, die sich berühren
when-after-exploring = nach dem Erkunden
effect-turn-over = danach wird die Karte gewendet
effect-manifest-destiny = erobere ein Gebiet neben deinem Startgebiet; dann darfst du die Belohnung eines Gebietsteils erhalten, das du kontrollierst
effect-charted = hat das Erkunden mindestens 3 Punkte gebracht, darfst du das Gebiet auch erobern
effect-draw-space-tile = { $n ->
        [one] erhalte 1 Weltraumteil
       *[other] erhalte { $n } Weltraumteile
    }
when-own = Wirkung
when-exhibited = Beginn jedes Einkommenszuges
when-condition = Bedingung, am Ende deiner Züge
when-turn-end = dann
effect-create = erschaffe: 1 Meisterstück
effect-present = präsentiere: die Belohnung eines deiner Meisterstücke
effect-showcase = die Belohnungen von bis zu { $n } verschiedenen Meisterstücken, deinen und denen der Nachbarn
effect-inspire = inspiriere: ein Inspirationsplättchen auf seine Reihe des Einkommenstableaus
effect-for-any = du darfst 1 beliebigen Rohstoff zahlen:
effect-replace-gallery = du darfst alle offenen Meisterstücke austauschen
effect-revisit = Belohnung und Bonus eines Feldes, auf dem dein Marker steht
effect-conquer-empty = erobere ein angrenzendes Gebiet ohne Spielsteine
effect-upgrade-once = werte eine Techkarte auf, in diesem Zug nicht noch einmal
effect-score-rows = { $n ->
        [one] 1 Punkt pro voller Reihe der Hauptstadt
       *[other] { $n } Punkte pro voller Reihe der Hauptstadt
    }
effect-score-columns = { $n ->
        [one] 1 Punkt pro voller Spalte der Hauptstadt
       *[other] { $n } Punkte pro voller Spalte der Hauptstadt
    }
effect-score-arts = { $n ->
        [one] 1 Punkt pro Feld auf Künste
       *[other] { $n } Punkte pro Feld auf Künste
    }
effect-lose-any = verliere einen beliebigen Rohstoff
effect-hold-council = ein Punkt pro Gobelinkarte auf der Hand; bei mehr als vier behalte vier und erhalte einen beliebigen Rohstoff
effect-brief-neighbours = ziehe drei Gobelinkarten; jede darf für 5 Punkte an einen Nachbarn gehen
effect-infiltrate = ein Außenposten neben einen einzelnen fremden, mit geteilter Kontrolle und der Belohnung des Gebiets; oder ein Marker auf ein fremdes Startgebiet für einen Punkt pro Außenposten in jenem Vorrat, der dritte dort mit einer weiteren Zivilisation
effect-spy = eine von vier Belohnungen eines Nachbarn, jede einmal; dann darfst du dessen Hand ansehen
effect-hunt = ein Marker auf ein leeres Gebiet neben deinen übernimmt es und bringt einen Rohstoff und Würfel, jedes Gelände einmal
effect-found-landmark = baue ein Wahrzeichen der zweiten Stufe und nutze es
effect-use-owned = nutze bis zu zwei deiner Wahrzeichen
effect-upgrade-freely = werte { $n }-mal auf, eine Karte oder mehrere, ohne Bedingungen
effect-track-points = { $n } Punkte für jedes Voranschreiten auf { $track }
effect-sail-out = du darfst ein Hexfeld deines Tableaus erkunden, mit Punkten und Belohnung wie auf der Karte
effect-island-tiles = 4 Gebietsteile
effect-settle-isles-or-leave = tausche das Inselvolk gegen eine andere Zivilisation oder lege bis zu 4 eigene Teile ohne Belohnung auf das Tableau
effect-await-card = eine weitere Wahrzeichenkarte, nachdem alle eine gewählt haben; gibt es keine, darfst du die Stadtplaner tauschen
effect-plan-more = eine weitere Wahrzeichenkarte; gibt es keine, darfst du die Stadtplaner tauschen
effect-begin-with-any = ein beliebiger Rohstoff, zu viert und zu fünft zwei
