# The table in a terminal.

picture-title = Era { $n }, turn of { $seat }
picture-tracks = Tracks
picture-supply = Open tech cards: { $cards }. Tapestry cards left: { $tapestry }, territory tiles: { $tiles }
picture-points = { $n } points, era { $era }
picture-civilizations = Civilizations: { $names }
picture-cards = Tapestry cards: { $n } ({ $names })
picture-techs = Tech cards: { $names }
picture-landmarks = Landmarks: { $names }
picture-stand-ins = With stand-ins where the printed values are not known: { $sets }
picture-gallery = Open masterpieces: { $cards }
picture-masterpieces = Masterpieces: { $names }
picture-inspired = Inspired: { $names }
picture-landmark-cards = Landmark cards: { $names }
