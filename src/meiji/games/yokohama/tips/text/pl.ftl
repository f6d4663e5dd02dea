# Jak się wygrywa, i wskazówki z tym, co zmierzono w mocnych grach: co mieli zwycięzcy, a co przegrani.
win = Decyduje szesnaście tur: niech każda będzie mocna. Najwięcej punktów dają technologie, domy towarowe, zamówienia i karty kościoła, a przedstawiciele dają tury za darmo.
tip-technologies = Zbieraj technologie: zwycięzcy mieli { $won-has-technologies }, przegrani { $lost-has-technologies }.
tip-technology-points = Bierz te z punktami: { $won-points-technologies } punktów u zwycięzców, { $lost-points-technologies } u przegranych.
tip-laboratory = Wracaj do Laboratorium, jest zawsze otwarte: zwycięzcy { $won-did-area-laboratory } razy, przegrani { $lost-did-area-laboratory } razy.
tip-warehouses = Buduj domy towarowe: zwycięzcy { $won-has-warehouses }, przegrani { $lost-has-warehouses }.
tip-agents = Zatrudniaj przedstawicieli, to tury za darmo: zwycięzcy { $won-did-hire }, przegrani { $lost-did-hire }.
tip-churches = Nie zapominaj o Kościele: { $won-points-churches } punktów u zwycięzców, { $lost-points-churches } u przegranych.
tip-orders = Realizuj zamówienia, na które i tak cię stać: zwycięzcy { $won-has-fulfilled }, przegrani { $lost-has-fulfilled }.
tip-harbour = Omijaj Port, zamówienia dają też karty premii i nagrody: zwycięzcy byli tam { $won-did-area-harbour } razy na grę, przegrani { $lost-did-area-harbour } razy.
tip-bank = Nie żyj z Banku: zwycięzcy byli tam { $won-did-area-bank } razy, przegrani { $lost-did-area-bank } razy.
tip-tea = Nie gromadź na zapas: zwycięzcom zostało na koniec { $won-has-tea } herbaty, przegranym { $lost-has-tea }.
