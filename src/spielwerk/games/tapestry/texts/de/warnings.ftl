# Was eine Antwort ungenutzt lässt.

warning-income = Du könntest noch voranschreiten: Du hast { $food } Nahrung, { $coin ->
        [one] { $coin } Münze
       *[other] { $coin } Münzen
    }, { $worker } Arbeiter und { $culture } Kultur. Mit dem Einkommen endet diese Ära für dich.
