# Fortgeschrittene Hauptstädte: Namen, Regeln, Ablehnungen.

capital-archipelago = Archipel
capital-canyon = Canyon
capital-cavern = Höhle
capital-cloud-city = Wolkenstadt
capital-mesa = Tafelberg
capital-swamp = Sumpf
capital-bog = Morast
capital-polar = Polar
capital-savanna = Savanne
capital-veil = Schleier
capital-city-in-a-bottle = Stadt in der Flasche
capital-underworld = Unterwelt

when-at-once = { $n ->
    [one] ein volles Stadtviertel, sofort
   *[other] jedes von { $n } vollen Stadtvierteln, sofort
}
when-every-income = { $n ->
    [one] ein volles Stadtviertel, in jedem Einkommenszug
   *[other] jedes von { $n } vollen Stadtvierteln, in jedem Einkommenszug
}

capital-rule-no-landmarks = hier kann kein Wahrzeichen gebaut werden; es steht neben der Hauptstadt und zählt trotzdem als deines
capital-rule-no-overhang = Wahrzeichen dürfen nicht über das Gitter hinausragen
capital-rule-lily-pads = Seerosenblätter zählen als gefüllt und können doch bebaut werden; bei der Wertung der Hauptstadt bringen je { $n } überdeckte 1 Punkt
capital-rule-wisps = Irrlichter sind unwegsam; ein Wahrzeichen daneben, wo Schilf wächst, kostet { $n } Punkte für jedes
capital-rule-linked = ein Stadtviertel ist voll, wenn sein Kobold über gefüllte Plätze Seite an Seite mit dem Stadtzentrum verbunden ist, beide Enden eingeschlossen
capital-rule-outside = Plätze in keinem Stadtviertel zählen nur für Reihen und Spalten
capital-rule-barred = wer mit dem Flussvolk beginnt, darf sie nicht wählen

refusal-no-overhang = In dieser Hauptstadt darf nichts über das Gitter hinausragen.
refusal-barred-capital = { $civilization }: Mit dieser Hauptstadt darf diese Zivilisation nicht beginnen.

help-advanced-capitals = Kunst und Architektur, Fantasie und Zukunft: Alle ziehen auch eine fortgeschrittene Hauptstadt und behalten eine der gezogenen. Das Startgebiet ist auf jeden Fall das der einfachen. Was eine fortgeschrittene Hauptstadt an Vierteln hat, was sie bringen und was anders ist, sagt sie selbst.
    .title = Fortgeschrittene Hauptstädte
    .rule = S. 5, S. 13
