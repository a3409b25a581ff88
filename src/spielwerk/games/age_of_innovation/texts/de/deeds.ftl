# Was jemand tat, je ein Satz; was es brachte und kostete, hängt das Protokoll an.

deed-take-set = { $faction-key ->
        [none] { $seat } nimmt das Set mit dem Planungstableau { $board }
       *[other] { $seat } nimmt das Set { $board }, { $faction }, Rundenbonus „{ $bonus }“
    }
deed-draft-board = { $seat } wählt das Planungstableau { $board }
deed-draft-faction = { $seat } wählt die Gemeinschaft { $faction }
deed-draft-palace = { $seat } wählt { $palace }
deed-draft-bonus = { $seat } wählt den Rundenbonus „{ $bonus }“
deed-advance = { $seat } verbessert { $track-key ->
        [shipping] die Schifffahrt
       *[terraforming] die Umwandlung
    }
deed-innovate = { $seat } macht die Erfindung „{ $innovation }“
deed-send-scholar = { $seat } entsendet einen Gelehrten für { $n } Schritte in { $discipline }
deed-return-scholar = { $seat } legt einen Gelehrten für einen Schritt in { $discipline } zurück
deed-power-action = { $seat } nutzt die Machtaktion „{ $power-action }“
deed-book-action = { $seat } nutzt die Buchaktion „{ $book-action }“
deed-use = { $seat } nutzt die Sonderaktion von „{ $component }“
deed-annex = { $seat } legt einen Anbau an { $hex }
deed-pass = { $bonus-key ->
        [none] { $seat } passt
       *[other] { $seat } passt und nimmt den Rundenbonus „{ $bonus }“
    }
deed-accept = { $seat } nimmt die angebotene Macht
deed-decline = { $seat } verzichtet auf die angebotene Macht
deed-take-palace = { $seat } nimmt { $palace }
deed-take-competency = { $seat } nimmt die Kompetenz „{ $competency }“ in { $discipline }
deed-take-city = { $seat } nimmt den Stadtmarker „{ $city }“
deed-starting-goods = Startausstattung
