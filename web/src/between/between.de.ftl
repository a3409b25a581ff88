talk = Gespräch
talk-open = { $n ->
    [0] Gespräch
    [one] Gespräch: { $n } neue Bemerkung
   *[other] Gespräch: { $n } neue Bemerkungen
}
talk-here = da
talk-away = nicht da
talk-nothing = Noch hat niemand etwas gesagt.
talk-quick = Schnelle Bemerkungen
talk-text = Deine Bemerkung
talk-send = Senden
talk-mute = Bemerkungen von { $name } nicht anzeigen
talk-unmute = Bemerkungen von { $name } wieder anzeigen
talk-muted = Bemerkungen von { $name } werden dir nicht angezeigt.
talk-said = { $name } sagt: { $text }
talk-own = Du
talk-private = Das lesen nur die Leute, die hier spielen. Es wird mit dem Tisch aufbewahrt und gelöscht.

quick-hello = Hallo!
quick-good-luck = Viel Glück!
quick-moment = Einen Moment …
quick-back-later = Ich komme später wieder.
quick-take-your-time = Lass dir Zeit.
quick-nice-move = Gut gespielt!
quick-oops = Hoppla!
quick-thanks = Danke!
quick-sorry = Entschuldigung!
quick-good-game = Schönes Spiel!

takeback = Meinen letzten Zug zurücknehmen
takeback-help = Alle anderen müssen zustimmen. Was inzwischen gezogen, gewürfelt oder gezeigt wurde, bleibt.
takeback-asks = { $n ->
    [one] { $name } möchte die letzte Antwort zurücknehmen.
   *[other] { $name } möchte die letzten { $n } Antworten zurücknehmen.
}
takeback-waiting = Du möchtest { $n ->
    [one] die letzte Antwort
   *[other] die letzten { $n } Antworten
} zurücknehmen. Es fehlt noch: { $names }.
takeback-agree = Zustimmen
takeback-refuse = Nein
takeback-withdraw = Doch nicht
note-taken-back = { $n ->
    [one] { $name } hat eine Antwort zurückgenommen; alle waren einverstanden.
   *[other] { $name } hat { $n } Antworten zurückgenommen; alle waren einverstanden.
}
note-takeback-refused = { $name } möchte nichts zurücknehmen lassen.
error-takeback-nothing = Du hast hier noch nichts gespielt, was sich zurücknehmen ließe.
error-takeback-revealed = Seitdem ist etwas ans Licht gekommen: Das lässt sich nicht zurücknehmen.
error-takeback-gone = Danach fragt niemand mehr.
error-nobody-listens = Hier spielt sonst niemand.
error-remark = Da war nichts zu sagen.

sounds = Töne
sounds-help = Ein leiser Ton, wenn du am Zug bist oder andere gespielt haben.

meanwhile = { $n ->
    [one] Während du weg warst, ist etwas geschehen.
   *[other] Während du weg warst, ist { $n }-mal etwas geschehen.
}
meanwhile-watch = Ansehen
meanwhile-skip = Überspringen
meanwhile-next = Weiter
meanwhile-step = { $n } von { $of }
