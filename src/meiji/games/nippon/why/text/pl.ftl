# Dlaczego czegoś nie można wybrać. We wszystkich językach są te same komunikaty w tej samej kolejności.

## O co teraz chodzi

first = Najpierw: { $question }.
first-question = Najpierw: { $question }
first-action = Najpierw wybierz akcję „{ $action }”.
either = { $first }” albo „{ $second }
when-exporting = Towary wydajesz po wybraniu kontraktu.
when-delivering = To pojawi się przy dostawie na Rynek Lokalny.
when-consolidating = To pojawi się przy konsolidacji z co najmniej trzema pracownikami.
when-acting = Nie trwa żadna akcja, którą można zakończyć.
when-an-effect = Daje to tylko synergia fabryki.

## Ile trzeba, a ile masz

needs = Potrzeba: { $needed }; masz: { $had }.
needs-all = Potrzeba: { $needed }; nie masz nic.
no-blueprints = brak planów

## Tura

six-workers = Masz sześciu pracowników: dokonaj konsolidacji.
no-worker = Na tym polu akcji nie ma już pracowników.
no-worker-of-colour = Nie stoi tam pracownik tego koloru.
at-least-once = Pracownik już wzięty: wykonaj akcję przynajmniej raz.
gift = To jest darmowe i musi zostać zbudowane.

## Technologia i Górnictwo

track-top = { $track }: znacznik stoi na samej górze.
track-ends = Na torze nie ma już tylu pól.

## Inwestycja

technology = Potrzeba technologii { $need }; masz { $value } i { $had }.
not-on-offer = Ta fabryka nie jest dostępna.
one-of-a-good = Masz już fabrykę tego towaru.
no-new-factory = Żadna dostępna fabryka nie wytwarza towaru, którego jeszcze nie produkujesz.

## Produkcja

no-factories = Nie masz fabryk.
no-factory = Nie masz fabryki tego towaru: { $good }.
all-full = Wszystkie twoje fabryki są pełne (po { $store }).
store-full = Magazyn jest pełny ({ $store }).
has-produced = Ta fabryka już produkowała w tej akcji.
extra-where-produced = Dodatkowy towar trafia do fabryki, która przed chwilą produkowała.

## Maszyny

has-best-machine = Stoi tu już maszyna +2.
factories-first = Najpierw wyposaż fabryki: któraś jeszcze przyjmie maszynę.

## Statki i koleje

no-ship-left = Wszystkie twoje statki są na morzu.
no-railway-left = Wszystkie twoje koleje są zbudowane.
no-region = Żaden region nie ma wolnego pola.
region-full = Wszystkie pola tego regionu są zajęte ({ $n }).
region-used = W tej akcji już tu budujesz: wybierz inny region.

## Eksport

no-goods = Nie masz towarów.
all-contracts = Wszystkie twoje kontrakty są zrealizowane.
no-contract = Twoich towarów nie starczy na żaden otwarty kontrakt.
contract-fulfilled = Ten kontrakt jest już zrealizowany.
contract-needs = Potrzeba towarów: { $goods }, każda ilość innego rodzaju.
good-used = Ten towar już wydajesz na ten kontrakt.
in-order = Równe ilości wydajesz w kolejności towarów.
leaves-too-few = Wtedy nie starczyłoby na resztę kontraktu.

## Rynek Lokalny

no-tile = Nie masz już płytki wpływu do { $value } na ten towar: { $good }.
no-tiles = Nie masz już płytki wpływu, na którą pozwalają twoje towary.
no-market = Żadne pole wpływu nie przyjmie płytki, na którą pozwalają twoje towary.
other-region = Wszystkie dostawy jednej akcji trafiają do jednego regionu: { $region }.
tile-too-low = Leży tu wpływ { $there }; możesz dać najwyżej { $value }.
city-full = Miasto jest pełne: potrzeba więcej niż wpływ { $lowest }, a możesz dać najwyżej { $value }.
goods-allow = Tyle towarów pozwala najwyżej na wpływ { $value }.
no-tile-of-value = Nie masz już płytki o tej wartości.
no-tile-there = Nie leży tu płytka wpływu.
not-the-lowest = Wraca tylko płytka o najniższej wartości: { $lowest }.

## Konsolidacja

no-reward-left = Nie ma już takiej płytki nagrody.
reward-level = Twoi pracownicy sięgają płytek nagród do { $level }×.
achievement-taken = Leży tu już mnożnik.
