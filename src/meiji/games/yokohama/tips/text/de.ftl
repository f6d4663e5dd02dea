# Wie man gewinnt, und Tipps mit dem, was in starken Partien gemessen wurde: was die hatten, die gewannen, und die verloren.
win = Sechzehn Züge entscheiden: Mach jeden davon stark. Technologiekarten, Warenhäuser, Aufträge und Kirchenkarten bringen die meisten Punkte, und Auslandsvertreter schenken dir Züge.
tip-technologies = Sammle Technologiekarten: Sieger hatten { $won-has-technologies }, Verlierer { $lost-has-technologies }.
tip-technology-points = Nimm die mit Punkten: { $won-points-technologies } Punkte für Sieger, { $lost-points-technologies } für Verlierer.
tip-laboratory = Geh immer wieder ins Laboratorium, es ist immer offen: Sieger { $won-did-area-laboratory }-mal, Verlierer { $lost-did-area-laboratory }-mal.
tip-warehouses = Baue Warenhäuser: Sieger { $won-has-warehouses }, Verlierer { $lost-has-warehouses }.
tip-agents = Stelle Auslandsvertreter ein, das sind geschenkte Züge: Sieger { $won-did-hire }, Verlierer { $lost-did-hire }.
tip-churches = Vergiss die Kirche nicht: { $won-points-churches } Punkte für Sieger, { $lost-points-churches } für Verlierer.
tip-orders = Erfülle Aufträge, die du ohnehin zahlen kannst: Sieger { $won-has-fulfilled }, Verlierer { $lost-has-fulfilled }.
tip-harbour = Lass den Hafen links liegen, Aufträge kommen auch durch Bonuskarten und Belohnungen: Sieger waren { $won-did-area-harbour }-mal je Partie dort, Verlierer { $lost-did-area-harbour }-mal.
tip-bank = Lebe nicht von der Bank: Sieger waren { $won-did-area-bank }-mal dort, Verlierer { $lost-did-area-bank }-mal.
tip-tea = Horte nicht: Siegern blieben am Ende { $won-has-tea } Tee, Verlierern { $lost-has-tea }.
