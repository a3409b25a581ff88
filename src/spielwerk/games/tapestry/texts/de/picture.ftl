# Der Tisch im Terminal.

picture-title = Ära { $n }, am Zug: { $seat }
picture-tracks = Leisten
picture-supply = Offene Techkarten: { $cards }. Übrige Gobelinkarten: { $tapestry }, Gebietsteile: { $tiles }
picture-points = { $n } Punkte, Ära { $era }
picture-civilizations = Zivilisationen: { $names }
picture-cards = Gobelinkarten: { $n } ({ $names })
picture-techs = Techkarten: { $names }
picture-landmarks = Wahrzeichen: { $names }
picture-stand-ins = Mit Ersatzwerten, wo die gedruckten nicht bekannt sind: { $sets }
picture-gallery = Offene Meisterstücke: { $cards }
picture-masterpieces = Meisterstücke: { $names }
picture-inspired = Inspiriert: { $names }
picture-landmark-cards = Wahrzeichenkarten: { $names }
