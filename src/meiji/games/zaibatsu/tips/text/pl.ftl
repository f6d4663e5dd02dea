# Jak się wygrywa, i wskazówki z tym, co zmierzono w mocnych grach: co mieli zwycięzcy, a co przegrani.
win = Buduj fabryki, zamieniaj węgiel na towary i dostarczaj je: Wpływ w czterech regionach punktuje trzy razy i rozstrzyga większość gier. Resztę dają na koniec Cele Osobiste z żetonami Korzyści. Wynagrodzenia ograniczają, ile zrobisz naraz.
tip-regions = Walcz o regiony: zwycięzcy zdobyli tam { $won-points-regions } z { $won-total } punktów, przegrani { $lost-points-regions }.
tip-objectives = Zbieraj żetony Korzyści: Cele Osobiste dały zwycięzcom { $won-points-objectives } punktów, przegranym { $lost-points-objectives }.
tip-research = Dojdź do końca toru Badań i Rozwoju, ale w niewielu akcjach: obie strony doszły do pola { $won-has-rd } z 12, zwycięzcy w { $won-did-action-rd } akcji, przegrani w { $lost-did-action-rd }.
tip-mining = Zadbaj o węgiel: zwycięzcy kończyli na polu { $won-has-mining } toru Górnictwa, przegrani na { $lost-has-mining }.
tip-finance = Przy okazji zwiększaj dochód: pole { $won-has-finance } toru Finansów u zwycięzców, { $lost-has-finance } u przegranych.
tip-consolidate = Konsoliduj rzadziej, z pełniejszym Obszarem Pracowników: zwycięzcy { $won-did-consolidate } razy z wyboru, przegrani { $lost-did-consolidate } razy.
tip-ships = Wysyłaj statki: zwycięzcy { $won-has-ships }, przegrani { $lost-has-ships }. Każdy na stałe ulepsza departament.
tip-factories = Miej pięć fabryk: zwycięzcy mieli ich { $won-has-factories }, przegrani { $lost-has-factories }.
tip-machines = Wstawiaj maszyny do dobrych fabryk: zwycięzcy zbudowali { $won-has-machines }, przegrani { $lost-has-machines }.
tip-contracts = Nie czekaj na kontrakty: mocni gracze wypełniali ich { $won-has-contracts } na grę.
