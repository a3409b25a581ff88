# Optionen einer neuen Partie; die hinteren nur für einen Aufbau von Hand.

option-players = Personen
    .help = Zwei bis vier.
option-setup = Aufbau
    .help = Beim ersten Spiel sind Völker, Häuser und Plättchen vorgegeben; wo die Regel Bilder zeigt, gilt unser Ersatz.
option-setup-free = frei
option-setup-first-game = erstes Spiel
option-turn_order = Spielreihenfolge
    .help = Im Uhrzeigersinn, oder in der Reihenfolge, in der in der vorigen Runde gepasst wurde.
option-turn_order-clockwise = im Uhrzeigersinn
option-turn_order-pass-order = Passreihenfolge
option-two_players = Variante zu zweit
    .help = Planer und Glücksgräber spielen mit neutralen Häusern auf der Spielplanseite für zwei.
option-two_players-none = keine
option-two_players-planner = Planer
option-two_players-treasure-digger = Glücksgräber
option-map = Spielplan
    .help = Der offizielle Spielplan liegt uns nicht vor; gespielt wird auf einem Ersatz. Eigene Daten prüft `spielwerk map check DATEI`.
option-mats = Tableauwerte
    .help = Die gedruckten Zahlen der Völkertableaus liegen uns nicht vor; es gelten Ersatzwerte. Eigene Daten prüft `spielwerk map check DATEI`.
option-round_tiles = Rundenwertungsplättchen
    .help = Die Plättchen der Runden 1 bis 5 der Reihe nach. Was fehlt, wird gezogen.
option-bonuses = Vorteilsplättchen
    .help = Die Plättchen dieser Partie, drei mehr als Personen. Was fehlt, wird gezogen.
option-neutral = Neutrale Farbe
    .help = Nur in der Variante Planer: die Heimatlandschaft des neutralen Volkes.
