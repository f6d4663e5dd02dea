# Lekcje: dla każdej tytuł, myśl, cel, czego się uczysz i dlaczego próba prowadzi gdzie indziej.
area-title = Wybierz obszar
area-idea = Po czterech rundach wygrywa największa liczba punktów. W każdej z czterech tur rundy wybierasz obszar i zagrywasz tam najniższą kartę siły. Jej siła mówi, ile dostajesz. Potem obszar jest zamknięty dla was obojga do końca rundy; otwarte zostają tylko Laboratorium i Port.
area-goal = Zdobądź 1 rybę na Łowiskach.
area-done = Siła 1, 1 ryba. Następna karta jest mocniejsza, więc obszary wymagające siły zostaw na koniec rundy.
area-not = Tam nie ma ryb. Wybierz Łowiska.

order-title = Zrealizuj zamówienie
order-idea = Zamówienia zamieniają towary na punkty i od razu dają nagrodę. Możesz je realizować w dowolnej chwili swojej tury, ile razy cię stać; nie kosztuje to tury. Zamówienia na ręce na koniec nic nie są warte.
order-goal = Zrealizuj zamówienie 13: miedź, jedwab i rybę już masz.
order-done = 3 punkty na koniec i teraz dodatkowa karta +1. Tura wciąż jest twoja: wybierz obszar.
order-not = Najpierw zrealizuj zamówienie, na które cię stać. Nie kosztuje to tury.

strength-title = Więcej siły
strength-idea = Do obszaru możesz dołożyć jedną dodatkową kartę za +1 lub +2. Twój sklep i dom towarowy dają tam po 1. Od siły 4 możesz w obszarze budować, od 5 bierzesz kartę premii.
strength-goal = Idź do Banku z siłą 3 i weź 3 jeny.
strength-done = Karta 2 i dodatkowa karta +1 to 3 jeny. Dodatkowa karta wraca na stos, więc używaj jej tam, gdzie jeden stopień robi różnicę.
strength-not = Nie tam: po jeny idź do Banku.
strength-not-extra = To tylko siła 2. Dołóż dodatkową kartę +1.

technology-title = Weź technologię
technology-idea = W Laboratorium siła staje się produkcją, a za nią bierzesz technologię. Każdy brakujący punkt kosztuje 2 jeny lub 1 towar importowany. Technologie pomagają do końca gry, a wiele daje punkty na koniec.
technology-goal = Weź Uniwersytet: z nim ulepszasz karty za darmo.
technology-done = Siła 2, a Uniwersytet wymaga 3: płacisz 2 jeny. Od czwartej technologii każda kosztuje 2 jeny więcej.
technology-not = Technologie bierze się w Laboratorium. Jest zawsze otwarte.
technology-not-leave = Stać cię na Uniwersytet: 2 produkcji i 2 jeny.

harbour-title = Nowe zamówienia
harbour-idea = W Porcie oglądasz tyle zamówień, ile masz siły, i zatrzymujesz jedno. Drugie kosztuje 2 jeny lub 1 towar importowany. Bierz to, na co wkrótce będzie cię stać.
harbour-goal = Zdobądź w Porcie nowe zamówienie.
harbour-done = Spójrz na potrzebne towary: już wiesz, które obszary odwiedzić. Najwięcej zrealizowanych zamówień to dodatkowe 6 punktów.
harbour-not = Zamówienia są w Porcie. Jest zawsze otwarty.

building-title = Sklepy i domy towarowe
building-idea = Od siły 4 możesz budować w wybranym obszarze. Sklep kosztuje 1 jena i daje 1 punkt; dom towarowy kosztuje 4 jeny, później więcej, daje 5 punktów i 1 jena za każdym razem, gdy ktoś tam przychodzi. Oba dają ci tam 1 siły.
building-goal = Zbuduj dom towarowy.
building-done = 5 punktów, a Laboratorium od teraz przynosi ci jeny. Drugi dom towarowy się tam nie zmieści.
building-not = Tura skończy się bez budowli. Masz 5 jenów.
building-not-build = Sklep daje 1 punkt. Na dom towarowy masz 4 jeny.

bonus-title = Siła 5 i więcej
bonus-idea = Siła 5 daje pierwszą nagrodę karty premii, 6 pierwsze dwie, 7 wszystkie trzy. Jedna mocna tura może być warta dwóch słabych. Masz kartę 4 i dodatkowe karty.
bonus-goal = Idź do Kopalni miedzi z siłą co najmniej 5 i weź kartę premii.
bonus-done = 3 miedzi i nagrody z karty premii w jednej turze.
bonus-not = Miedź wymaga siły. Wybierz Kopalnię miedzi.
bonus-not-extra = Siła 4 nie daje karty premii. Dołóż dodatkową kartę.

church-title = Kościół
church-idea = W Kościele siła staje się wiarą. Zapłać po jednej rzeczy każdego rodzaju: miedź, jedwab, herbatę, rybę, towar importowany, jena, każda za 1 wiary więcej. Karty kościoła dają teraz nagrodę, a na koniec punkty; dwie pozwalają zatrudnić przedstawiciela.
church-goal = Weź kartę kościoła za 8 punktów.
church-done = 8 punktów w jednej turze za rzeczy, których nie starczało na zamówienie.
church-not = Wybierz Kościół: twój sklep i dom towarowy dają ci tam siłę.
church-not-leave = Brakującą wiarę możesz opłacić, po jednej rzeczy każdego rodzaju.

agent-title = Przedstawiciele zagraniczni
agent-idea = Przedstawiciela możesz zatrudnić po razie za: 3 zrealizowane zamówienia, 3 technologie, 2 karty kościoła, 2 zakryte towary importowane. Każdy daje jeszcze jedną akcję obszaru o sile 3, nawet w wykorzystanym obszarze. Nie kosztuje to tury.
agent-goal = Zatrudnij przedstawiciela za karty kościoła i użyj go.
agent-done = Teraz wybierz dowolny obszar: cała akcja gratis. W grze możesz mieć czterech przedstawicieli.
agent-not = Jeszcze nie kończ: przedstawiciel nic nie kosztuje.

customs-title = Towary importowane
customs-idea = Towary importowane są warte po 1 punkcie, zakryte po 4. W Urzędzie celnym je odwracasz, o jeden mniej niż twoja siła. Nadal możesz nimi płacić, ale wtedy tracisz punkty. Dwa zakryte pozwalają zatrudnić przedstawiciela.
customs-goal = Odwróć swój towar importowany.
customs-done = Z 1 punktu zrobiły się 4.
customs-not = Towary importowane odwraca tylko Urząd celny.

upgrade-title = Ulepsz karty
upgrade-idea = Po rundach 1, 2 i 3 bierzesz karty z powrotem i możesz jedną ulepszyć do końca gry. Najpierw grasz najniższą, więc lepsza niska karta pomaga w każdej rundzie. Twój Uniwersytet czyni to darmowym.
upgrade-goal = Ulepsz kartę siły.
upgrade-done = 1 siły więcej w każdej kolejnej rundzie. Rób to jak najwcześniej.
upgrade-not = Nic nie kosztuje i pomaga w każdej rundzie. Wybierz kartę.

game-title = Twoja pierwsza gra
game-idea = Zagraj resztę ostatniej rundy. Realizuj, co się da, użyj przedstawiciela, zbuduj dom towarowy tam, gdzie masz siłę 4. Punkty dają zamówienia, technologie, karty kościoła, domy towarowe i towary importowane. Gdy coś jest nowe, zapytaj „?”.
game-goal = Zagraj do końca gry.
game-done = Znasz już wszystkie zasady. Zagraj całą grę z Haną, początkującą: podpowiedzi i cofanie są zawsze pod ręką.
