# Dlaczego czegoś nie można teraz zrobić. We wszystkich językach te same komunikaty w tej samej kolejności.

## O co teraz chodzi

first = Najpierw: { $question }.
first-question = Najpierw: { $question }
first-action = Najpierw wybierz akcję { $action }.
when-starting = Żetony Startowe wybiera się przed pierwszą turą.
when-from-bag = Tylko żeton Startowy daje pracownika z woreczka.
when-activated = Departament daje bonus, gdy aktywuje go efekt albo Konsolidacja.
when-consolidating = To następuje podczas Konsolidacji.
when-delivering = To następuje przy dostawie na Rynek Lokalny.
when-modifying = Fabryka modyfikuje tylko swoją akcję.
when-acting = Nie trwa żadna akcja, którą można zakończyć.
when-leading = Cele nagradza się na koniec okresu.
when-an-effect = Pozwala na to tylko efekt żetonu, symbolu lub kontraktu.

## Czego potrzeba i co jest

needs = Potrzeba: { $needed }; masz: { $had }.
needs-all = Potrzeba: { $needed }; nic z tego nie masz.
no-silk = 0 jedwabiu

## Tura

work-area-full = Twój Obszar Pracowników jest pełny: dokonaj Konsolidacji.
no-worker = Na tym polu Zatrudnienia nie ma już pracowników.
no-worker-of-colour = Nie ma tam pracownika tego koloru.
nobody-to-pay = Twój Obszar Pracowników jest pusty: zatrudnij kogoś przed Konsolidacją.
must-act = Spasować możesz tylko wtedy, gdy nie możesz ani wykonać akcji, ani dokonać Konsolidacji.
must-consolidate = Nie możesz wykonać akcji, ale możesz dokonać Konsolidacji.
three-times = Akcję można aktywować najwyżej trzy razy.
at-least-once = Pracownik już zatrudniony: aktywuj akcję co najmniej raz.

## Badania i Rozwój oraz Górnictwo

track-ends = Na torze nie zostało tyle pól.

## Fabryka

no-factory-slot = Wszystkie twoje miejsca na fabryki są zajęte.
display-empty = Nie ma już dostępnych fabryk.
not-on-display = Tej fabryki nie ma wśród dostępnych.
rd-too-low = Potrzeba: Badania i Rozwój { $need }; masz { $value }, a jedwab zastąpi najwyżej 3.
rd-and-silk = Potrzeba: Badania i Rozwój { $need }; masz { $value } i { $had } (wystarczyłoby: { $silk }).

## Maszyny

no-machine-left = Wszystkie twoje maszyny są już zbudowane.
no-machine-place = Żadna twoja fabryka nie ma wolnego miejsca na maszynę.
only-iron-places = Wolne są tylko miejsca, z których każde kosztuje { $iron }; masz za mało.
no-factory-there = Nie ma tu jeszcze fabryki.
machine-elsewhere = Ta maszyna musi trafić do innej fabryki.
old-factory-takes-none = Stara Fabryka nie przyjmuje maszyn.
free-place-taken = Na darmowym miejscu stoi już maszyna.
iron-place-taken = Na miejscu za żelazo stoi już maszyna.
iron-place = Miejsce za żelazo kosztuje { $iron }; masz za mało.

## Produkcja

nothing-produces = Nie masz fabryki, która może produkować.
old-factory-never-produces = Stara Fabryka nigdy nie produkuje.
has-produced = Ta fabryka już produkowała w tej akcji.
no-waiver = Żadna twoja fabryka nie pozwala produkować bez węgla.

## Statki i Pociągi

piece-price = Koszt: { $iron } albo { $both }; masz: { $had }.
no-ship-left = Wszystkie twoje statki już wypłynęły.
no-room-for-both = Potrzebujesz dwóch wolnych pól w Obszarze Pracowników: dla pracownika i dla eksperta.
no-room-for-expert = Ekspert potrzebuje wolnego pola w Obszarze Pracowników.
no-location = W żadnej lokacji nie ma naraz eksperta i wolnego pola na statek.
location-full = Wszystkie pola na statki są tu zajęte.
expert-is-yours = Tutejszy ekspert już pracuje u ciebie.
expert-away = Tutejszy ekspert pracuje gdzie indziej: { $owner }.
no-train-left = Wszystkie twoje pociągi są już zbudowane.
no-region = W żadnym regionie nie ma wolnego pola pociągu.
no-other-region = W żadnym innym regionie nie ma wolnego pola pociągu.
region-used = Przed chwilą stanął tu twój pociąg: wybierz inny region.
region-full = W tym regionie nie ma wolnego pola pociągu.
rail-taken = Stoi tu pociąg: { $owner }.
rail-closed = Przy tej liczbie graczy otwarte są tylko pierwsze pola pociągów: { $n }.
no-train-built-there = W tej akcji nie stanął tam twój pociąg.

## Rynki Lokalne

no-goods = Nie masz towarów.
no-such-good = Potrzebny towar: { $good }; nie masz go.
token-on-map = Twój żeton Wpływu { $values } leży na planszy.
tokens-on-map = Twoje żetony Wpływu { $values } leżą na planszy.
token-on-flag = Twój żeton Wpływu { $values } leży jeszcze na fladze.
tokens-on-flag = Twoje żetony Wpływu { $values } leżą jeszcze na fladze.
tokens-elsewhere = Twoje żetony Wpływu { $values } leżą na planszy lub jeszcze na fladze.
token-too-low = Leży tu Wpływ { $there }; twoje towary i żetony pozwalają najwyżej na { $value }.
city-full = Miasto jest pełne: potrzeba więcej niż Wpływ { $lowest }, a twoje towary i żetony pozwalają najwyżej na { $value }.
no-market = Żadne pole nie przyjmie żetonów, na które pozwalają twoje towary.
other-market-region = Wszystkie dostawy jednej akcji trafiają do jednego regionu: { $region }.
no-token-there = Nie leży tu żaden żeton.
not-the-lowest = Wraca tylko żeton o najniższej wartości: { $lowest }.

## Inwestycje i Kontrakty

good-used = Tym towarem już zapłacono w tej akcji.
no-such-good-there = W tej fabryce brak towaru: { $good }.
from-the-left = Towary wydaje się od lewej do prawej.
contract-concluded = Ten kontrakt masz już wypełniony.
no-recess = Nie ma już wolnego miejsca na kontrakt.
contract-needs = Najpierw zapłać w tej akcji jednym z towarów: { $goods }.

## Fabryki, które modyfikują akcję

modifies-nothing = Ta fabryka nie modyfikuje tej akcji.
modifier-used = Inna fabryka już zmodyfikowała tę akcję.
waives-with-production = Działa razem z produkcją: produkuj bez węgla.
modifier-condition = Jej warunek nie jest jeszcze spełniony.
modifier-idle = Teraz nic by nie dała.
modifier-after-first = Najpierw aktywuj akcję.
modifier-at-end = Zadziała na koniec akcji.
modifier-passed = Kończąc akcję, rezygnujesz z jej efektu.
gift = To nic nie kosztuje, więc zawsze to bierzesz.

## Efekty

other-department = Ten efekt aktywuje inny departament.
one-step = To tylko jeden krok.
marker-at-end = Twój znacznik jest na końcu toru: { $track }.
stores-from-the-left = Każdy towar trafia do innej fabryki, od lewej do prawej.
no-such-effect = Taki efekt nie czeka na rozpatrzenie.

## Konsolidacja

benefit-is-there = Weź żeton Korzyści poziomu { $level } przy ostatnim pracowniku albo niższy.
benefit-beside = Twój ostatni pracownik stoi przy poziomie { $level }.
no-benefit-left = Nie masz już żetonu tego poziomu.
objective-taken = Leży tu już żeton Korzyści.
kept-together = Zachowujesz łącznie { $n } węgla i monet z tego, co masz.
silk-is-enough = Na wszystkie wynagrodzenia wystarczy mniej jedwabiu.

## Żetony Startowe i cele

none-in-bag = W woreczku nie ma już pracownika tego koloru.
no-such-pair = Nie ma takiej pary.
pair-taken = Ta para jest już zajęta: { $owner }.
no-such-reward = Ten cel nie ma takiej nagrody.
