column-player = Spieler
column-games = Partien
column-wins = Siege
column-share = Anteil der Siege (95 %)
column-fair = fairer Anteil
column-lead = Vorsprung im Schnitt
column-score = Punkte im Schnitt
column-rating = Wertung (95 %)
report-title = Turnier: { $game }
report-about = { $games } Partien mit { $seats } Spielern, Startzahlen ab { $seed }, Optionen { $options }.
report-explained = Jede Startzahl wurde in jeder Sitzreihenfolge gespielt. Der faire Anteil ist, was gleich starke Spieler gewinnen würden. Punktzahlen: der Median und der Bereich von acht aus zehn Partien.
chart-shares = Anteil der Siege
chart-ratings = Wertung
chart-scores = Punktzahlen

review-title = Analyse: { $game }
review-chart = Gewinnchance nach jedem Zug
review-move = Schritt
review-accuracy = { $percent } % Genauigkeit
review-left = Liegen gelassene Punkte im Vergleich mit starkem Spiel
review-left-source = { $points ->
    [one] { $source }: { $points } Punkt, starkes Spiel kommt auf { $strong }.
   *[other] { $source }: { $points } Punkte, starkes Spiel kommt auf { $strong }.
}
review-lessons = Die teuersten Züge
review-none = Keine nennenswerten.
review-cost = { $points ->
    [one] Kostete etwa { $points } Punkt.
   *[other] Kostete etwa { $points } Punkte.
}
review-cost-turn = { $points ->
    [one] Der ganze Zug kostete etwa { $points } Punkt.
   *[other] Der ganze Zug kostete etwa { $points } Punkte.
}
review-chance-fell = Gewinnchance: { $chance } % statt { $best } %.
review-better = Besser: { $better }.
review-missed = Verpasste Punkte: { $parts }.
review-gave = Punkte an { $name } verschenkt: { $parts }.
review-part = { $points } ({ $source })
review-line = Wahrscheinliche Fortsetzung: { $line }.
review-points = Punkte nach Herkunft
review-source = Herkunft
review-average = Durchschnitt starker Partien
review-about = Jede Entscheidung wurde mit dem beurteilt, was der Spieler da wissen konnte.
kind-only = Einziger Zug
kind-good = Gut
kind-inaccuracy = Ungenauigkeit
kind-mistake = Fehler
kind-blunder = Grober Fehler
phase-opening = Eröffnung
phase-middle = Mittelspiel
phase-end = Endspiel

study-title = Was wie viel wert ist: { $game }
study-about = { $games } Partien mit { $seats } Spielern, alle { $player }, Startzahlen ab { $seed }, Optionen { $options }.
study-explained = Siegesanteil und durchschnittlicher Vorsprung derer, die es hatten, mit 95-%-Bereichen. Die gestrichelte Linie ist der Durchschnitt der Gruppe. Ein Stern zeigt, was deutlich heraussticht. Starke Spieler nehmen etwas, wenn es passt; das beweist nicht, was es jedem bringen würde.
study-seat = Sitzreihenfolge
study-opening = Erste Aktionen
column-thing = Spielmaterial
column-times = Anzahl
column-text = Wirkung
