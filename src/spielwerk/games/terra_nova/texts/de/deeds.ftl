# Was jemand tat, je ein Satz; was es brachte und kostete, hängt das Protokoll an.

deed-take-mat = { $seat } nimmt das Völkertableau { $terrain }
deed-take-faction = { $seat } spielt das Volk { $faction }
deed-take-bonus = { $seat } nimmt das Vorteilsplättchen „{ $bonus }“
deed-power-action = { $seat } nutzt die Machtaktion „{ $power-action }“
deed-use = { $seat } nutzt „{ $component }“
deed-pass = { $seat } passt und nimmt das Vorteilsplättchen „{ $bonus }“
deed-take-city = { $seat } setzt das Stadtplättchen „{ $city }“ ein
deed-starting-goods = Startausstattung
