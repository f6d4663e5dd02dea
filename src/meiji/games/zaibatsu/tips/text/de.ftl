# Wie man gewinnt, und Tipps mit dem, was in starken Partien gemessen wurde: was die hatten, die gewannen, und die verloren.
win = Baue Fabriken, mach aus Kohle Waren und liefere sie: Einfluss in den vier Regionen wird dreimal gewertet und entscheidet die meisten Partien. Den Rest bringen am Ende Erfolge mit Prunkplättchen. Die Löhne begrenzen, wie viel du auf einmal schaffst.
tip-regions = Kämpfe um die Regionen: Wer gewann, holte dort { $won-points-regions } von { $won-total } Siegpunkten, wer verlor { $lost-points-regions }.
tip-objectives = Sammle Prunkplättchen: Erfolge brachten den Siegern { $won-points-objectives } Siegpunkte, den Verlierern { $lost-points-objectives }.
tip-research = Rücke auf F&E bis ans Ende vor, aber mit wenigen Aktionen: Beide erreichten Feld { $won-has-rd } von 12, die Sieger mit { $won-did-action-rd } Aktionen, die Verlierer mit { $lost-did-action-rd }.
tip-mining = Sorge für Kohle: Die Sieger standen am Ende auf Feld { $won-has-mining } der Bergbau-Leiste, die Verlierer auf { $lost-has-mining }.
tip-finance = Erhöhe nebenbei dein Einkommen: Feld { $won-has-finance } der Finanzen-Leiste für Sieger, { $lost-has-finance } für Verlierer.
tip-consolidate = Konsolidiere seltener, mit vollerem Arbeitsbereich: Sieger { $won-did-consolidate }-mal aus freien Stücken, Verlierer { $lost-did-consolidate }-mal.
tip-ships = Entsende Schiffe: Sieger { $won-has-ships }, Verlierer { $lost-has-ships }. Jedes wertet eine Abteilung dauerhaft auf.
tip-factories = Besitze fünf Fabriken: Sieger hatten { $won-has-factories }, Verlierer { $lost-has-factories }.
tip-machines = Stell Maschinen in die guten Fabriken: Sieger bauten { $won-has-machines }, Verlierer { $lost-has-machines }.
tip-contracts = Warte nicht auf Verträge: Starke schlossen { $won-has-contracts } je Partie ab.
