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
level-about-beginner = Gra szybko i często się myli: na pierwsze partie.
level-about-learner = Patrzy trochę naprzód i jeszcze często się myli.
level-about-player = Planuje własną turę i rzadko myli się o wiele.
level-about-veteran = Starannie planuje własną turę, nie myśląc o odpowiedziach innych.
level-about-expert = Przeszukuje to, co mogą odpowiedzieć inni.
level-about-master = Przy każdej decyzji szuka najdłużej: najsilniejszy, jaki tu jest.

seat = miejsce { $seat }
source-regions = regiony
source-ships = statki
source-objectives = cele
source-achievements = osiągnięcia

hint-move = { $move }: szansa na wygraną { $chance } %, { $lead ->
    [0] na równi z najlepszym z pozostałych miejsc
   *[other] { $ahead ->
        [yes] przewaga około { $points } pkt
       *[no] strata około { $points } pkt
    }
}
hint-alone = { $move }: na koniec około { $points } pkt
hint-more = { $source }: około { $points } pkt więcej niż po drugim najlepszym ruchu
hint-less = { $source }: około { $points } pkt mniej niż po drugim najlepszym ruchu
hint-other-more = { $name }, { $source }: około { $points } pkt więcej
hint-other-less = { $name }, { $source }: około { $points } pkt mniej
hint-reply = potem { $name } prawdopodobnie wybierze: { $move }
hint-otherwise = po drugim najlepszym ruchu { $name } prawdopodobnie wybierze: { $move }
