# Jak się wygrywa, i wskazówki z tym, co zmierzono w mocnych grach: co mieli zwycięzcy, a co przegrani.
win = Rozwijaj technologię, zbuduj kilka mocnych fabryk i często dostarczaj: wpływ w czterech regionach punktuje trzy razy i rozstrzyga większość gier. Resztę dają na koniec mnożniki na osiągnięciach.
tip-regions = Walcz o regiony: zwycięzcy zdobyli tam { $won-points-regions } z { $won-total } punktów, przegrani { $lost-points-regions }.
tip-market = Często chodź na Rynek Lokalny: zwycięzcy { $won-did-action-market } razy, przegrani { $lost-did-action-market } razy.
tip-tiles = Kładź płytki wpływu: zwycięzcom zostało na koniec { $won-has-tiles }, przegranym { $lost-has-tiles }.
tip-consolidate = Konsoliduj rzadziej, z większą liczbą pracowników: zwycięzcy { $won-did-consolidate } razy z wyboru, przegrani { $lost-did-consolidate } razy.
tip-factories = Wystarczy kilka fabryk: zwycięzcy mieli { $won-has-factories }, przegrani { $lost-has-factories }.
tip-machines = Nie wydawaj za dużo na maszyny: zwycięzcy mieli { $won-has-machines }, przegrani { $lost-has-machines }.
tip-technology = Technologia to bilet wstępu: obie strony kończyły na polu { $won-has-technology } z 12.
tip-mining = Zadbaj o węgiel: zwycięzcy kończyli na polu { $won-has-mining } toru górnictwa, przegrani na { $lost-has-mining }.
tip-ships = Buduj statki tam, gdzie prowadzisz: dały zwycięzcom { $won-points-ships } punktów, przegranym { $lost-points-ships }.
tip-multipliers = Bierz nagrody cesarskie: obie strony położyły około { $won-has-multipliers } mnożników; osiągnięcia dały zwycięzcom { $won-points-achievements } punktów.
