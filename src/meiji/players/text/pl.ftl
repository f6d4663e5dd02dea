level-beginner = początkujący
level-learner = uczeń
level-player = gracz
level-veteran = weteran
level-expert = znawca
level-master = mistrz
level-person-beginner = Hana
level-person-learner = Kenji
level-person-player = Ume
level-person-veteran = Goro
level-person-expert = Shizu
level-person-master = Okina
level-about-beginner = Gra szybko i popełnia dużo błędów: na pierwsze partie.
level-about-learner = Patrzy trochę naprzód, ale nadal popełnia dużo błędów.
level-about-player = Planuje własną turę i rzadko popełnia duże błędy.
level-about-veteran = Starannie planuje własną turę, ale nie zważa na innych.
level-about-expert = Uwzględnia odpowiedzi innych.
level-about-master = Najdłużej myśli nad każdą decyzją: najsilniejszy przeciwnik.
seat = gracz { $seat }
hint-move = { $move }: { $chance } % szans na wygraną, { $lead ->
    [0] na równi z najlepszym z pozostałych graczy
   *[other] { $ahead ->
        [yes] na koniec około { $points } pkt przewagi
       *[no] na koniec około { $points } pkt straty
    }
}
hint-alone = { $move }: na koniec około { $points } pkt
hint-more = { $source }: około +{ $points } pkt w porównaniu z drugim najlepszym ruchem
hint-less = { $source }: około −{ $points } pkt w porównaniu z drugim najlepszym ruchem
hint-other-more = { $name }, { $source }: około +{ $points } pkt
hint-other-less = { $name }, { $source }: około −{ $points } pkt
hint-reply = potem { $name } prawdopodobnie zagra: { $move }
hint-otherwise = po drugim najlepszym ruchu { $name } prawdopodobnie zagra: { $move }
hint-even = mniej więcej tak dobry jak najlepszy ruch
hint-taken = inaczej { $name } prawdopodobnie to weźmie: { $move }
hint-nudge-even = Kilka ruchów jest mniej więcej równych: wybierz to, co pasuje do twojego planu.
hint-nudge-source = Gdzie możesz zdobyć punkty? Pomyśl o: { $source }.
hint-nudge-rival = Pomyśl, co { $name } chce zrobić dalej.
hint-nudge-clear = Jeden ruch jest lepszy od wszystkich innych. Czego potrzebujesz w następnych turach?
