# Was jemand tat, je ein Satz; was es brachte und kostete, hängt das Protokoll an.

deed-moved = { $seat } erreicht { $space }, { $track } { $n }
deed-moved-on = { $seat } erreicht { $track } { $n }
deed-took-capital = { $seat } nimmt die Hauptstadt „{ $component }“
deed-took-civilization = { $seat } nimmt die Zivilisation „{ $component }“
deed-took-masterpiece = { $seat } nimmt { $component }
    .after-create = { $seat } erschafft { $component }
deed-landmark = { $seat } baut in der Hauptstadt: { $component }
deed-host = { $seat } bringt auf { $site } einen Gast unter
deed-went-back = { $seat } geht an den Anfang von { $track } zurück
deed-income = { $seat } nimmt Einkommen
deed-activate = { $seat } nutzt die eigene Zivilisation: { $civilization }
deed-use = { $seat } nutzt { $tech }
deed-trap = { $seat } spielt eine Falle
deed-react = { $seat } reagiert mit { $tapestry }
deed-create = { $seat } erschafft { $masterpiece }
deed-present = { $seat } präsentiert { $masterpiece }
deed-exhibit = { $seat } setzt { $masterpiece } ein
deed-trade = { $seat } tauscht: { $trade }
