# Wie man gewinnt, und Tipps mit dem, was in starken Partien gemessen wurde: was die hatten, die gewannen, und die verloren.
win = Rücke bei Technologie vor, errichte wenige starke Fabriken und liefere oft: Einfluss in den vier Regionen wird dreimal gewertet und entscheidet die meisten Partien. Den Rest bringen am Ende Multiplikatoren auf deinen Erfolgen.
tip-regions = Kämpfe um die Regionen: Wer gewann, holte dort { $won-points-regions } von { $won-total } Siegpunkten, wer verlor { $lost-points-regions }.
tip-market = Geh oft auf den Heimischen Markt: Sieger { $won-did-action-market }-mal, Verlierer { $lost-did-action-market }-mal.
tip-tiles = Lege deine Einflussplättchen: Siegern blieben am Ende { $won-has-tiles }, Verlierern { $lost-has-tiles }.
tip-consolidate = Konsolidiere seltener, mit mehr Arbeitern: Sieger { $won-did-consolidate }-mal aus freien Stücken, Verlierer { $lost-did-consolidate }-mal.
tip-factories = Wenige Fabriken genügen: Sieger hatten { $won-has-factories }, Verlierer { $lost-has-factories }.
tip-machines = Gib nicht zu viel für Maschinen aus: Sieger hatten { $won-has-machines }, Verlierer { $lost-has-machines }.
tip-technology = Technologie ist das Eintrittsgeld: Beide endeten auf Feld { $won-has-technology } von 12.
tip-mining = Sorge für Kohle: Sieger standen am Ende auf Feld { $won-has-mining } der Bergbauleiste, Verlierer auf { $lost-has-mining }.
tip-ships = Baue Schiffe, wo du führst: Sie brachten Siegern { $won-points-ships } Siegpunkte, Verlierern { $lost-points-ships }.
tip-multipliers = Nimm kaiserliche Belohnungen: Beide legten rund { $won-has-multipliers } Multiplikatoren; den Siegern brachten die Erfolge { $won-points-achievements } Siegpunkte.
